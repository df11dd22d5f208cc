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

// _slow_conv2d_forward, by case._slow_conv2d_forward 0
module @tpu {
func.func @main(%0: tensor<180xf32>, %1: tensor<72xf32>, %2: tensor<4xf32>) -> (tensor<2x4x3x4xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<180xf32>) -> tensor<2x90xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x90xf32>) -> tensor<2x3x30xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x30xf32>) -> tensor<2x3x6x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x6x5xf32>) -> tensor<2x3x6x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x6x5x1xf32>) -> tensor<2x3x6x5xf32>
 %8 = "stablehlo.reshape"(%1) : (tensor<72xf32>) -> tensor<4x18xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<4x18xf32>) -> tensor<4x3x6xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x3x6xf32>) -> tensor<4x3x3x2xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2x1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x3x2x1xf32>) -> tensor<4x3x3x2xf32>
 %13 = "stablehlo.convolution"(%7, %12) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<2x3x6x5xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x4xf32>
 %14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x3x4xf32>
 %15 = "stablehlo.add"(%13, %14) : (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>) -> tensor<2x4x3x4xf32>
 "func.return"(%15) : (tensor<2x4x3x4xf32>) -> ()
}
}

// slow_conv3d_forward, by case.slow_conv3d_forward 0
module @tpu {
func.func @main(%0: tensor<720xf32>, %1: tensor<96xf32>, %2: tensor<4xf32>) -> (tensor<2x4x4x5x5xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<720xf32>) -> tensor<2x360xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x360xf32>) -> tensor<2x3x120xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x120xf32>) -> tensor<2x3x5x24xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x5x24xf32>) -> tensor<2x3x5x4x6xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x4x6xf32>) -> tensor<2x3x5x4x6x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3x5x4x6x1xf32>) -> tensor<2x3x5x4x6xf32>
 %9 = "stablehlo.reshape"(%1) : (tensor<96xf32>) -> tensor<4x24xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x24xf32>) -> tensor<4x3x8xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x8xf32>) -> tensor<4x3x2x4xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x2x4xf32>) -> tensor<4x3x2x2x2xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3x2x2x2xf32>) -> tensor<4x3x2x2x2x1xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<4x3x2x2x2x1xf32>) -> tensor<4x3x2x2x2xf32>
 %15 = "stablehlo.convolution"(%8, %14) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<2x3x5x4x6xf32>, tensor<4x3x2x2x2xf32>) -> tensor<2x4x4x5x5xf32>
 %16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x4x5x5xf32>
 %17 = "stablehlo.add"(%15, %16) : (tensor<2x4x4x5x5xf32>, tensor<2x4x4x5x5xf32>) -> tensor<2x4x4x5x5xf32>
 "func.return"(%17) : (tensor<2x4x4x5x5xf32>) -> ()
}
}

// _slow_conv2d_backward.output_mask, by case._slow_conv2d_backward.output_mask 0
module @tpu {
func.func @main(%0: tensor<192xf32>, %1: tensor<180xf32>, %2: tensor<72xf32>) -> (tensor<2x3x6x5xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<192xf32>) -> tensor<2x96xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x96xf32>) -> tensor<2x4x24xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x4x24xf32>) -> tensor<2x4x6x4xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x4x6x4xf32>) -> tensor<2x4x6x4x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x4x6x4x1xf32>) -> tensor<2x4x6x4xf32>
 %8 = "stablehlo.reshape"(%1) : (tensor<180xf32>) -> tensor<2x90xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<2x90xf32>) -> tensor<2x3x30xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<2x3x30xf32>) -> tensor<2x3x6x5xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<2x3x6x5xf32>) -> tensor<2x3x6x5x1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<2x3x6x5x1xf32>) -> tensor<2x3x6x5xf32>
 %13 = "stablehlo.reshape"(%2) : (tensor<72xf32>) -> tensor<4x18xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<4x18xf32>) -> tensor<4x3x6xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<4x3x6xf32>) -> tensor<4x3x3x2xf32>
 %16 = "stablehlo.reshape"(%15) : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2x1xf32>
 %17 = "stablehlo.reshape"(%16) : (tensor<4x3x3x2x1xf32>) -> tensor<4x3x3x2xf32>
 %18 = "stablehlo.reverse"(%17) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
 %19 = "stablehlo.convolution"(%7, %18) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<2x4x6x4xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x6x5xf32>
 %20 = "stablehlo.convolution"(%12, %7) {dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<2x3x6x5xf32>, tensor<2x4x6x4xf32>) -> tensor<4x3x3x2xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.reduce"(%7, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
  %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%24) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x4x6x4xf32>, tensor<f32>) -> tensor<4xf32>
 "func.return"(%19, %20, %25) : (tensor<2x3x6x5xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) -> ()
}
}

// slow_conv_dilated2d, by case.slow_conv_dilated2d 0
module @tpu {
func.func @main(%0: tensor<120xf32>, %1: tensor<48xf32>, %2: tensor<4xf32>) -> (tensor<2x4x3x5xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<120xf32>) -> tensor<2x60xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x60xf32>) -> tensor<2x3x20xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x20xf32>) -> tensor<2x3x5x4xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4xf32>
 %8 = "stablehlo.reshape"(%1) : (tensor<48xf32>) -> tensor<4x12xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<4x12xf32>) -> tensor<4x3x4xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x3x4xf32>) -> tensor<4x3x2x2xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x2x2xf32>) -> tensor<4x3x2x2x1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x2x2x1xf32>) -> tensor<4x3x2x2xf32>
 %13 = "stablehlo.convolution"(%7, %12) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<2x3x5x4xf32>, tensor<4x3x2x2xf32>) -> tensor<2x4x3x5xf32>
 %14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x3x5xf32>
 %15 = "stablehlo.add"(%13, %14) : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
 "func.return"(%15) : (tensor<2x4x3x5xf32>) -> ()
}
}

// slow_conv_dilated3d, by case.slow_conv_dilated3d 0
module @tpu {
func.func @main(%0: tensor<720xf32>, %1: tensor<96xf32>, %2: tensor<4xf32>) -> (tensor<2x4x3x5x5xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<720xf32>) -> tensor<2x360xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x360xf32>) -> tensor<2x3x120xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x120xf32>) -> tensor<2x3x5x24xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x5x24xf32>) -> tensor<2x3x5x4x6xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x4x6xf32>) -> tensor<2x3x5x4x6x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3x5x4x6x1xf32>) -> tensor<2x3x5x4x6xf32>
 %9 = "stablehlo.reshape"(%1) : (tensor<96xf32>) -> tensor<4x24xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x24xf32>) -> tensor<4x3x8xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x8xf32>) -> tensor<4x3x2x4xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x2x4xf32>) -> tensor<4x3x2x2x2xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3x2x2x2xf32>) -> tensor<4x3x2x2x2x1xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<4x3x2x2x2x1xf32>) -> tensor<4x3x2x2x2xf32>
 %15 = "stablehlo.convolution"(%8, %14) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 2, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<2x3x5x4x6xf32>, tensor<4x3x2x2x2xf32>) -> tensor<2x4x3x5x5xf32>
 %16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x3x5x5xf32>
 %17 = "stablehlo.add"(%15, %16) : (tensor<2x4x3x5x5xf32>, tensor<2x4x3x5x5xf32>) -> tensor<2x4x3x5x5xf32>
 "func.return"(%17) : (tensor<2x4x3x5x5xf32>) -> ()
}
}

// slow_conv_transpose2d, by case.slow_conv_transpose2d 0
module @tpu {
func.func @main(%0: tensor<120xf32>, %1: tensor<48xf32>, %2: tensor<4xf32>) -> (tensor<2x4x11x3xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<120xf32>) -> tensor<2x60xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x60xf32>) -> tensor<2x3x20xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x20xf32>) -> tensor<2x3x5x4xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4xf32>
 %8 = "stablehlo.reshape"(%1) : (tensor<48xf32>) -> tensor<3x16xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x16xf32>) -> tensor<3x4x4xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x4x4xf32>) -> tensor<3x4x2x2xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2x1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<3x4x2x2x1xf32>) -> tensor<3x4x2x2xf32>
 %13 = "stablehlo.reverse"(%12) {dimensions = array<i64: 2, 3>} : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xf32>
 %14 = "stablehlo.convolution"(%7, %13) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>} : (tensor<2x3x5x4xf32>, tensor<3x4x2x2xf32>) -> tensor<2x4x11x3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x11x3xf32>
 %16 = "stablehlo.add"(%14, %15) : (tensor<2x4x11x3xf32>, tensor<2x4x11x3xf32>) -> tensor<2x4x11x3xf32>
 "func.return"(%16) : (tensor<2x4x11x3xf32>) -> ()
}
}

// slow_conv_transpose3d, by case.slow_conv_transpose3d 0
module @tpu {
func.func @main(%0: tensor<720xf32>, %1: tensor<96xf32>, %2: tensor<4xf32>) -> (tensor<2x4x11x3x7xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<720xf32>) -> tensor<2x360xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x360xf32>) -> tensor<2x3x120xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x120xf32>) -> tensor<2x3x5x24xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x5x24xf32>) -> tensor<2x3x5x4x6xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x4x6xf32>) -> tensor<2x3x5x4x6x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3x5x4x6x1xf32>) -> tensor<2x3x5x4x6xf32>
 %9 = "stablehlo.reshape"(%1) : (tensor<96xf32>) -> tensor<3x32xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x32xf32>) -> tensor<3x4x8xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<3x4x8xf32>) -> tensor<3x4x2x4xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<3x4x2x4xf32>) -> tensor<3x4x2x2x2xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<3x4x2x2x2xf32>) -> tensor<3x4x2x2x2x1xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<3x4x2x2x2x1xf32>) -> tensor<3x4x2x2x2xf32>
 %15 = "stablehlo.reverse"(%14) {dimensions = array<i64: 2, 3, 4>} : (tensor<3x4x2x2x2xf32>) -> tensor<3x4x2x2x2xf32>
 %16 = "stablehlo.convolution"(%8, %15) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2]>, window_strides = array<i64: 1, 1, 1>, lhs_dilation = array<i64: 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[1, 2], [0, 0], [1, 1]]> : tensor<3x2xi64>} : (tensor<2x3x5x4x6xf32>, tensor<3x4x2x2x2xf32>) -> tensor<2x4x11x3x7xf32>
 %17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x11x3x7xf32>
 %18 = "stablehlo.add"(%16, %17) : (tensor<2x4x11x3x7xf32>, tensor<2x4x11x3x7xf32>) -> tensor<2x4x11x3x7xf32>
 "func.return"(%18) : (tensor<2x4x11x3x7xf32>) -> ()
}
}
