// poisson, by case.poisson 0
func.func @main(%0: tensor<10000xf32>, %1: tensor<2xi64>) -> (tensor<100x100xf32>, tensor<i32>) { ... }
// 1110 lines, 9e0b447c4220e21a5002ba3885c6b81fb0ef840f9f2bc85ddad33f0c27372687
//      1 chlo.lgamma
//      1 func.return
//      1 stablehlo.abs
//     72 stablehlo.add
//      7 stablehlo.and
//    229 stablehlo.broadcast_in_dim
//     11 stablehlo.compare
//      3 stablehlo.concatenate
//    230 stablehlo.constant
//    201 stablehlo.convert
//      4 stablehlo.divide
//      1 stablehlo.exponential
//      1 stablehlo.floor
//      3 stablehlo.iota
//      1 stablehlo.is_finite
//      4 stablehlo.log
//     70 stablehlo.multiply
//      1 stablehlo.negate
//      3 stablehlo.not
//      4 stablehlo.or
//      3 stablehlo.reduce
//     23 stablehlo.reshape
//      7 stablehlo.return
//      8 stablehlo.select
//     69 stablehlo.shift_right_logical
//      2 stablehlo.slice
//      1 stablehlo.sqrt
//      9 stablehlo.subtract
//      2 stablehlo.while
//    120 stablehlo.xor

// binomial, by case.binomial 0
func.func @main(%0: tensor<10000xf32>, %1: tensor<10000xf32>, %2: tensor<2xi64>) -> (tensor<100x100xf32>) { ... }
// 1157 lines, 43923186957a2e1105bc2f9358625ad31e1a668b8d3d8c483d4e5cc17eebeca0
//      4 chlo.lgamma
//      1 func.return
//      1 stablehlo.abs
//     79 stablehlo.add
//      8 stablehlo.and
//    238 stablehlo.broadcast_in_dim
//      1 stablehlo.ceil
//     12 stablehlo.compare
//      3 stablehlo.concatenate
//    236 stablehlo.constant
//    201 stablehlo.convert
//      7 stablehlo.divide
//      2 stablehlo.floor
//      3 stablehlo.iota
//      1 stablehlo.is_finite
//      3 stablehlo.log
//      1 stablehlo.log_plus_one
//      1 stablehlo.maximum
//     77 stablehlo.multiply
//      1 stablehlo.negate
//      3 stablehlo.not
//      4 stablehlo.or
//      2 stablehlo.reduce
//     26 stablehlo.reshape
//      6 stablehlo.return
//     13 stablehlo.select
//     69 stablehlo.shift_right_logical
//      2 stablehlo.slice
//      1 stablehlo.sqrt
//     13 stablehlo.subtract
//      2 stablehlo.while
//    120 stablehlo.xor

// _standard_gamma, by case._standard_gamma 0
func.func @main(%0: tensor<10000xf32>, %1: tensor<2xi64>) -> (tensor<100x100xf32>) { ... }
// 1068 lines, 6ab2447eba553dc63eeb5fc6be6005587383ff20974412e6a8028605ad1e8bfa
//      1 func.return
//     65 stablehlo.add
//      3 stablehlo.and
//    224 stablehlo.broadcast_in_dim
//      5 stablehlo.compare
//      3 stablehlo.concatenate
//    220 stablehlo.constant
//    204 stablehlo.convert
//      2 stablehlo.cosine
//      2 stablehlo.divide
//      3 stablehlo.iota
//      1 stablehlo.is_finite
//      4 stablehlo.log
//      2 stablehlo.maximum
//     84 stablehlo.multiply
//      1 stablehlo.not
//      2 stablehlo.or
//      1 stablehlo.power
//      1 stablehlo.reduce
//     23 stablehlo.reshape
//      3 stablehlo.return
//      5 stablehlo.select
//     68 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      2 stablehlo.slice
//      3 stablehlo.sqrt
//      3 stablehlo.subtract
//      1 stablehlo.while
//    120 stablehlo.xor

// _sample_dirichlet, by case._sample_dirichlet 0
func.func @main(%0: tensor<3xf32>, %1: tensor<2xi64>) -> (tensor<10000x3xf32>) { ... }
// 1075 lines, 8f2fc4722de92ef924b611bc5c66a3ddbed5c1c7ece123cdabb693a8e54bd36f
//      1 func.return
//     66 stablehlo.add
//      3 stablehlo.and
//    226 stablehlo.broadcast_in_dim
//      5 stablehlo.compare
//      3 stablehlo.concatenate
//    221 stablehlo.constant
//    204 stablehlo.convert
//      2 stablehlo.cosine
//      3 stablehlo.divide
//      3 stablehlo.iota
//      1 stablehlo.is_finite
//      4 stablehlo.log
//      2 stablehlo.maximum
//     84 stablehlo.multiply
//      1 stablehlo.not
//      2 stablehlo.or
//      1 stablehlo.power
//      2 stablehlo.reduce
//     21 stablehlo.reshape
//      4 stablehlo.return
//      5 stablehlo.select
//     68 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      2 stablehlo.slice
//      3 stablehlo.sqrt
//      3 stablehlo.subtract
//      1 stablehlo.while
//    120 stablehlo.xor
