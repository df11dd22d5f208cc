// constant_pad_nd, by constant_pad_nd 0
module @tpu {
func.func @main(%0: tensor<1x3x7xf32>, %1: tensor<1xf32>) -> (tensor<1x3x3xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.pad"(%0, %2) {edge_padding_low = array<i64: 0, 0, -2>, edge_padding_high = array<i64: 0, 0, -2>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x3x7xf32>, tensor<f32>) -> tensor<1x3x3xf32>
 "func.return"(%3) : (tensor<1x3x3xf32>) -> ()
}
}
