// convolution_overrideable, by nn.functional.conv3d 0
module @tpu {
func.func @main(%0: tensor<64xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<1x1x4x4x4xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<64xf32>) -> tensor<4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x16xf32>) -> tensor<4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x4x4xf32>) -> tensor<4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x4x4x1xf32>) -> tensor<4x4x4xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<4x4x4xf32>) -> tensor<1x1x4x4x4xf32>
 %8 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1x1xf32>
 %10 = "stablehlo.convolution"(%7, %9) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>) -> tensor<1x1x4x4x4xf32>
 %11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<1x1x4x4x4xf32>
 %12 = "stablehlo.add"(%10, %11) : (tensor<1x1x4x4x4xf32>, tensor<1x1x4x4x4xf32>) -> tensor<1x1x4x4x4xf32>
 "func.return"(%12) : (tensor<1x1x4x4x4xf32>) -> ()
}
}

// convolution_backward_overrideable, by nn.functional.conv3d 0
module @tpu {
func.func @main(%0: tensor<1x1x4x4x4xf32>, %1: tensor<64xf32>, %2: tensor<1xf32>) -> (tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>, tensor<1xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<64xf32>) -> tensor<4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x16xf32>) -> tensor<4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x4x4xf32>) -> tensor<4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x4x4x1xf32>) -> tensor<4x4x4xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<4x4x4xf32>) -> tensor<1x1x4x4x4xf32>
 %8 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1x1xf32>
 %10 = "stablehlo.reverse"(%9) {dimensions = array<i64: 2, 3, 4>} : (tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
 %11 = "stablehlo.convolution"(%0, %10) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>) -> tensor<1x1x4x4x4xf32>
 %12 = "stablehlo.convolution"(%7, %0) {dimension_numbers = #stablehlo.conv<[f, b, 0, 1, 2]x[i, o, 0, 1, 2]->[f, b, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x1x4x4x4xf32>, tensor<1x1x4x4x4xf32>) -> tensor<1x1x1x1x1xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.reduce"(%0, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
  %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%16) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2, 3, 4>} : (tensor<1x1x4x4x4xf32>, tensor<f32>) -> tensor<1xf32>
 "func.return"(%11, %12, %17) : (tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>, tensor<1xf32>) -> ()
}
}
