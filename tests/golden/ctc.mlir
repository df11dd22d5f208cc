// _ctc_loss, by nn.functional.ctc_loss 0
func.func @main(%0: tensor<16000xf32>, %1: tensor<480xi64>) -> (tensor<16xf32>, tensor<16x50x59xf32>) { ... }
// 160 lines, 0f7482ec6d27b94442c581ccf7ac2a0202f27dc24293eb263d7a86c9cfd2c13f
//      1 func.return
//      7 stablehlo.add
//      2 stablehlo.and
//     23 stablehlo.broadcast_in_dim
//     10 stablehlo.compare
//     33 stablehlo.constant
//      2 stablehlo.dynamic_slice
//      2 stablehlo.dynamic_update_slice
//      4 stablehlo.exponential
//      2 stablehlo.gather
//      4 stablehlo.iota
//      2 stablehlo.is_finite
//      2 stablehlo.log
//      3 stablehlo.maximum
//      1 stablehlo.minimum
//      1 stablehlo.negate
//      1 stablehlo.or
//      4 stablehlo.pad
//      2 stablehlo.reduce
//     22 stablehlo.reshape
//      4 stablehlo.return
//      8 stablehlo.select
//      6 stablehlo.subtract
//      1 stablehlo.transpose
//      1 stablehlo.while

// _ctc_loss_backward, by nn.functional.ctc_loss 2
func.func @main(%0: tensor<16xf32>, %1: tensor<16000xf32>, %2: tensor<480xi64>, %3: tensor<16xf32>, %4: tensor<16x50x59xf32>) -> (tensor<50x16x20xf32>) { ... }
// 139 lines, 94179b0112e0b5c5d3fe85dde2c21e498c364d5704d1e137420a245c8958ddb8
//      1 func.return
//      6 stablehlo.add
//      1 stablehlo.and
//     24 stablehlo.broadcast_in_dim
//     10 stablehlo.compare
//     24 stablehlo.constant
//      1 stablehlo.convert
//      1 stablehlo.dot_general
//      1 stablehlo.dynamic_slice
//      1 stablehlo.dynamic_update_slice
//      5 stablehlo.exponential
//      2 stablehlo.gather
//      4 stablehlo.iota
//      1 stablehlo.is_finite
//      1 stablehlo.log
//      2 stablehlo.maximum
//      1 stablehlo.multiply
//      1 stablehlo.or
//      5 stablehlo.pad
//     18 stablehlo.reshape
//      2 stablehlo.return
//      7 stablehlo.select
//      8 stablehlo.subtract
//      3 stablehlo.transpose
//      1 stablehlo.while
