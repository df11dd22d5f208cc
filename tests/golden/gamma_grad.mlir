// _standard_gamma_grad, by case._standard_gamma_grad 0
func.func @main(%0: tensor<12xf32>, %1: tensor<12xf32>) -> (tensor<12xf32>) { ... }
// 233 lines, 60b163de4f2d2f9beea9fef994f7295b298cc46f1bb6d5c361a660ab2a03d810
//      2 chlo.digamma
//      1 func.return
//      7 stablehlo.abs
//     21 stablehlo.add
//     10 stablehlo.and
//     34 stablehlo.broadcast_in_dim
//     11 stablehlo.compare
//     36 stablehlo.constant
//      2 stablehlo.convert
//      7 stablehlo.divide
//      2 stablehlo.is_finite
//      2 stablehlo.log
//     31 stablehlo.multiply
//      1 stablehlo.negate
//      1 stablehlo.not
//      4 stablehlo.or
//      2 stablehlo.reduce
//      6 stablehlo.return
//     23 stablehlo.select
//     12 stablehlo.subtract
//      2 stablehlo.while

// _dirichlet_grad, by case._dirichlet_grad 0
func.func @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>) -> (tensor<3xf32>) { ... }
// 133 lines, 0e53b17f3f0d2e03f4ae5c8b56fa5e9d4bcaff06f5c1dcfdaa72510d29b97149
//      2 chlo.digamma
//      1 func.return
//      2 stablehlo.abs
//     11 stablehlo.add
//      5 stablehlo.and
//     21 stablehlo.broadcast_in_dim
//      9 stablehlo.compare
//     23 stablehlo.constant
//      2 stablehlo.convert
//      6 stablehlo.divide
//      1 stablehlo.log
//     10 stablehlo.multiply
//      1 stablehlo.negate
//      2 stablehlo.or
//      1 stablehlo.reduce
//      3 stablehlo.return
//     16 stablehlo.select
//      6 stablehlo.subtract
//      1 stablehlo.while
