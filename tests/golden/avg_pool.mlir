// avg_pool2d, by nn.functional.avg_pool2d 0
module @tpu {
func.func @main(%0: tensor<243xf32>) -> (tensor<1x3x9x9xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<243xf32>) -> tensor<3x81xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<3x81xf32>) -> tensor<3x9x9xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x9x9xf32>) -> tensor<3x9x9x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x9x9x1xf32>) -> tensor<3x9x9xf32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x9x9xf32>) -> tensor<1x3x9x9xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.reduce_window"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
  %9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%9) : (tensor<f32>) -> ()
 }) {window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>} : (tensor<1x3x9x9xf32>, tensor<f32>) -> tensor<1x3x9x9xf32>
 %11 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9x9xf32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<9x9xf32>) -> tensor<1x3x9x9xf32>
 %14 = "stablehlo.divide"(%10, %13) : (tensor<1x3x9x9xf32>, tensor<1x3x9x9xf32>) -> tensor<1x3x9x9xf32>
 "func.return"(%14) : (tensor<1x3x9x9xf32>) -> ()
}
}

// avg_pool3d, by nn.functional.avg_pool3d 1
module @tpu {
func.func @main(%0: tensor<128xf32>) -> (tensor<1x2x5x5x5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<128xf32>) -> tensor<2x64xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x64xf32>) -> tensor<2x4x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x4x16xf32>) -> tensor<2x4x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x4x4x4x1xf32>) -> tensor<2x4x4x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1, 2, 3, 4>} : (tensor<2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.reduce_window"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
  %10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%10) : (tensor<f32>) -> ()
 }) {window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [1, 1]]> : tensor<5x2xi64>} : (tensor<1x2x4x4x4xf32>, tensor<f32>) -> tensor<1x2x5x5x5xf32>
 %12 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5x5xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x5x5xf32>) -> tensor<1x2x5x5x5xf32>
 %15 = "stablehlo.divide"(%11, %14) : (tensor<1x2x5x5x5xf32>, tensor<1x2x5x5x5xf32>) -> tensor<1x2x5x5x5xf32>
 "func.return"(%15) : (tensor<1x2x5x5x5xf32>) -> ()
}
}

// avg_pool2d_backward, by nn.functional.avg_pool2d 0
module @tpu {
func.func @main(%0: tensor<1x3x9x9xf32>, %1: tensor<243xf32>) -> (tensor<1x3x9x9xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<243xf32>) -> tensor<3x81xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x81xf32>) -> tensor<3x9x9xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x9x9xf32>) -> tensor<3x9x9x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x9x9x1xf32>) -> tensor<3x9x9xf32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x9x9xf32>) -> tensor<1x3x9x9xf32>
 %7 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9x9xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<9x9xf32>) -> tensor<1x3x9x9xf32>
 %10 = "stablehlo.divide"(%0, %9) : (tensor<1x3x9x9xf32>, tensor<1x3x9x9xf32>) -> tensor<1x3x9x9xf32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.reduce_window"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
  %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%14) : (tensor<f32>) -> ()
 }) {window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>} : (tensor<1x3x9x9xf32>, tensor<f32>) -> tensor<1x3x9x9xf32>
 "func.return"(%15) : (tensor<1x3x9x9xf32>) -> ()
}
}

// avg_pool3d_backward, by nn.functional.avg_pool3d 1
module @tpu {
func.func @main(%0: tensor<1x2x5x5x5xf32>, %1: tensor<128xf32>) -> (tensor<1x2x4x4x4xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<128xf32>) -> tensor<2x64xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x64xf32>) -> tensor<2x4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x4x16xf32>) -> tensor<2x4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x4x4x4x1xf32>) -> tensor<2x4x4x4xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1, 2, 3, 4>} : (tensor<2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
 %8 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5x5xf32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x5x5xf32>) -> tensor<1x2x5x5x5xf32>
 %11 = "stablehlo.divide"(%0, %10) : (tensor<1x2x5x5x5xf32>, tensor<1x2x5x5x5xf32>) -> tensor<1x2x5x5x5xf32>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.reduce_window"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
  %15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%15) : (tensor<f32>) -> ()
 }) {window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi64>} : (tensor<1x2x5x5x5xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
 "func.return"(%16) : (tensor<1x2x4x4x4xf32>) -> ()
}
}

// _adaptive_avg_pool2d, by nn.functional.adaptive_avg_pool2d 3
module @tpu {
func.func @main(%0: tensor<512xf32>) -> (tensor<8x8x7xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<512xf32>) -> tensor<8x64xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<8x64xf32>) -> tensor<8x8x8xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<8x8x8xf32>) -> tensor<8x8x8x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<8x8x8x1xf32>) -> tensor<8x8x8xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 8, 8, 7>, strides = array<i64: 1, 1, 1>} : (tensor<8x8x8xf32>) -> tensor<8x8x7xf32>
 %6 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 8, 8, 8>, strides = array<i64: 1, 1, 1>} : (tensor<8x8x8xf32>) -> tensor<8x8x7xf32>
 %7 = "stablehlo.add"(%5, %6) : (tensor<8x8x7xf32>, tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
 %8 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1, 1, 1]> : tensor<8xi64>} : () -> tensor<8xi64>
 %9 = "stablehlo.convert"(%8) : (tensor<8xi64>) -> tensor<8xf32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<8x8x7xf32>
 %11 = "stablehlo.divide"(%7, %10) : (tensor<8x8x7xf32>, tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
 %12 = "stablehlo.constant"() {value = dense<[2, 2, 2, 2, 2, 2, 2]> : tensor<7xi64>} : () -> tensor<7xi64>
 %13 = "stablehlo.convert"(%12) : (tensor<7xi64>) -> tensor<7xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<8x8x7xf32>
 %15 = "stablehlo.divide"(%11, %14) : (tensor<8x8x7xf32>, tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
 "func.return"(%15) : (tensor<8x8x7xf32>) -> ()
}
}

// _adaptive_avg_pool3d, by nn.functional.adaptive_avg_pool3d 3
module @tpu {
func.func @main(%0: tensor<672xf32>) -> (tensor<8x4x3x7xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<672xf32>) -> tensor<8x84xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<8x84xf32>) -> tensor<8x4x21xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<8x4x21xf32>) -> tensor<8x4x3x7xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<8x4x3x7xf32>) -> tensor<8x4x3x7x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<8x4x3x7x1xf32>) -> tensor<8x4x3x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
 %7 = "stablehlo.convert"(%6) : (tensor<4xi64>) -> tensor<4xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<8x4x3x7xf32>
 %9 = "stablehlo.divide"(%5, %8) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
 %10 = "stablehlo.constant"() {value = dense<[1, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
 %11 = "stablehlo.convert"(%10) : (tensor<3xi64>) -> tensor<3xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<8x4x3x7xf32>
 %13 = "stablehlo.divide"(%9, %12) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
 %14 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1, 1]> : tensor<7xi64>} : () -> tensor<7xi64>
 %15 = "stablehlo.convert"(%14) : (tensor<7xi64>) -> tensor<7xf32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<8x4x3x7xf32>
 %17 = "stablehlo.divide"(%13, %16) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
 "func.return"(%17) : (tensor<8x4x3x7xf32>) -> ()
}
}

// _adaptive_avg_pool2d_backward, by nn.functional.interpolate.area 3
module @tpu {
func.func @main(%0: tensor<2x3x2xf32>, %1: tensor<24xf32>) -> (tensor<2x3x1x4xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<2x3x2xf32>) -> tensor<2x3x1x2xf32>
 %3 = "stablehlo.reshape"(%1) : (tensor<24xf32>) -> tensor<2x12xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
 %8 = "stablehlo.constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
 %9 = "stablehlo.convert"(%8) : (tensor<1xi64>) -> tensor<1xf32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2>} : (tensor<1xf32>) -> tensor<2x3x1x2xf32>
 %11 = "stablehlo.divide"(%2, %10) : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
 %12 = "stablehlo.constant"() {value = dense<[2, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
 %13 = "stablehlo.convert"(%12) : (tensor<2xi64>) -> tensor<2xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x1x2xf32>
 %15 = "stablehlo.divide"(%11, %14) : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x1x2xf32>) -> tensor<2x3x1x2x2xf32>
 %17 = "stablehlo.reshape"(%16) : (tensor<2x3x1x2x2xf32>) -> tensor<2x3x1x4xf32>
 "func.return"(%17) : (tensor<2x3x1x4xf32>) -> ()
}
}

// _adaptive_avg_pool3d_backward, by nn.functional.adaptive_avg_pool3d 3
module @tpu {
func.func @main(%0: tensor<8x4x3x7xf32>, %1: tensor<672xf32>) -> (tensor<8x4x3x7xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<672xf32>) -> tensor<8x84xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<8x84xf32>) -> tensor<8x4x21xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<8x4x21xf32>) -> tensor<8x4x3x7xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<8x4x3x7xf32>) -> tensor<8x4x3x7x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<8x4x3x7x1xf32>) -> tensor<8x4x3x7xf32>
 %7 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
 %8 = "stablehlo.convert"(%7) : (tensor<4xi64>) -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<8x4x3x7xf32>
 %10 = "stablehlo.divide"(%0, %9) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
 %11 = "stablehlo.constant"() {value = dense<[1, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
 %12 = "stablehlo.convert"(%11) : (tensor<3xi64>) -> tensor<3xf32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<8x4x3x7xf32>
 %14 = "stablehlo.divide"(%10, %13) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
 %15 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1, 1]> : tensor<7xi64>} : () -> tensor<7xi64>
 %16 = "stablehlo.convert"(%15) : (tensor<7xi64>) -> tensor<7xf32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<8x4x3x7xf32>
 %18 = "stablehlo.divide"(%14, %17) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
 "func.return"(%18) : (tensor<8x4x3x7xf32>) -> ()
}
}
