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

// adaptive_avg_pool2d.out, by case.adaptive_avg_pool2d.out 0
module @tpu {
func.func @main(%0: tensor<70xf32>) -> (tensor<2x2x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<70xf32>) -> tensor<2x35xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x35xf32>) -> tensor<2x5x7xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x5x7xf32>) -> tensor<2x5x7x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x5x7x1xf32>) -> tensor<2x5x7xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 5, 5>, strides = array<i64: 1, 1, 2>} : (tensor<2x5x7xf32>) -> tensor<2x5x3xf32>
 %6 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 5, 6>, strides = array<i64: 1, 1, 2>} : (tensor<2x5x7xf32>) -> tensor<2x5x3xf32>
 %7 = "stablehlo.add"(%5, %6) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
 %8 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 5, 7>, strides = array<i64: 1, 1, 2>} : (tensor<2x5x7xf32>) -> tensor<2x5x3xf32>
 %9 = "stablehlo.add"(%7, %8) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
 %10 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 2, 1>} : (tensor<2x5x3xf32>) -> tensor<2x2x3xf32>
 %11 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 4, 3>, strides = array<i64: 1, 2, 1>} : (tensor<2x5x3xf32>) -> tensor<2x2x3xf32>
 %12 = "stablehlo.add"(%10, %11) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
 %13 = "stablehlo.slice"(%9) {start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 2, 5, 3>, strides = array<i64: 1, 2, 1>} : (tensor<2x5x3xf32>) -> tensor<2x2x3xf32>
 %14 = "stablehlo.add"(%12, %13) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
 %15 = "stablehlo.constant"() {value = dense<[3, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
 %16 = "stablehlo.convert"(%15) : (tensor<2xi64>) -> tensor<2xf32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2x3xf32>
 %18 = "stablehlo.divide"(%14, %17) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
 %19 = "stablehlo.constant"() {value = dense<[3, 3, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
 %20 = "stablehlo.convert"(%19) : (tensor<3xi64>) -> tensor<3xf32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x2x3xf32>
 %22 = "stablehlo.divide"(%18, %21) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
 "func.return"(%22) : (tensor<2x2x3xf32>) -> ()
}
}

// adaptive_avg_pool3d.out, by case.adaptive_avg_pool3d.out 0
module @tpu {
func.func @main(%0: tensor<120xf32>) -> (tensor<2x2x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<120xf32>) -> tensor<2x60xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x60xf32>) -> tensor<2x3x20xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x20xf32>) -> tensor<2x3x5x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 5, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2xf32>
 %7 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 5, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2xf32>
 %8 = "stablehlo.add"(%6, %7) : (tensor<2x3x5x2xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x5x2xf32>) -> tensor<2x3x2x2xf32>
 %10 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x5x2xf32>) -> tensor<2x3x2x2xf32>
 %11 = "stablehlo.add"(%9, %10) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 %12 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 5, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x5x2xf32>) -> tensor<2x3x2x2xf32>
 %13 = "stablehlo.add"(%11, %12) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 %14 = "stablehlo.slice"(%13) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x2x2xf32>
 %15 = "stablehlo.slice"(%13) {start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x2x2xf32>) -> tensor<2x2x2x2xf32>
 %16 = "stablehlo.add"(%14, %15) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 %17 = "stablehlo.constant"() {value = dense<[2, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
 %18 = "stablehlo.convert"(%17) : (tensor<2xi64>) -> tensor<2xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2x2x2xf32>
 %20 = "stablehlo.divide"(%16, %19) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 %21 = "stablehlo.constant"() {value = dense<[3, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
 %22 = "stablehlo.convert"(%21) : (tensor<2xi64>) -> tensor<2xf32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x2x2x2xf32>
 %24 = "stablehlo.divide"(%20, %23) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 %25 = "stablehlo.constant"() {value = dense<[2, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
 %26 = "stablehlo.convert"(%25) : (tensor<2xi64>) -> tensor<2xf32>
 %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x2x2x2xf32>
 %28 = "stablehlo.divide"(%24, %27) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 "func.return"(%28) : (tensor<2x2x2x2xf32>) -> ()
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

// adaptive_avg_pool3d_backward.grad_input, by case.adaptive_avg_pool3d_backward.grad_input 0
module @tpu {
func.func @main(%0: tensor<16xf32>, %1: tensor<120xf32>) -> (tensor<2x3x5x4xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<16xf32>) -> tensor<2x8xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x8xf32>) -> tensor<2x2x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x2x4xf32>) -> tensor<2x2x2x2xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x2x2x2x1xf32>) -> tensor<2x2x2x2xf32>
 %7 = "stablehlo.reshape"(%1) : (tensor<120xf32>) -> tensor<2x60xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x60xf32>) -> tensor<2x3x20xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<2x3x20xf32>) -> tensor<2x3x5x4xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<2x3x5x4x1xf32>) -> tensor<2x3x5x4xf32>
 %12 = "stablehlo.constant"() {value = dense<[2, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
 %13 = "stablehlo.convert"(%12) : (tensor<2xi64>) -> tensor<2xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2x2x2xf32>
 %15 = "stablehlo.divide"(%6, %14) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 %16 = "stablehlo.constant"() {value = dense<[3, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
 %17 = "stablehlo.convert"(%16) : (tensor<2xi64>) -> tensor<2xf32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x2x2x2xf32>
 %19 = "stablehlo.divide"(%15, %18) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 %20 = "stablehlo.constant"() {value = dense<[2, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
 %21 = "stablehlo.convert"(%20) : (tensor<2xi64>) -> tensor<2xf32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x2x2x2xf32>
 %23 = "stablehlo.divide"(%19, %22) : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
 %24 = "stablehlo.constant"() {value = dense<[0, 0, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
 %25 = "stablehlo.gather"(%23, %24) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 2, 3], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1]>, slice_sizes = array<i64: 2, 1, 2, 2>, indices_are_sorted = false} : (tensor<2x2x2x2xf32>, tensor<3xi32>) -> tensor<2x3x2x2xf32>
 %26 = "stablehlo.constant"() {value = dense<[0, 1, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
 %27 = "stablehlo.gather"(%23, %26) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 2, 3], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1]>, slice_sizes = array<i64: 2, 1, 2, 2>, indices_are_sorted = false} : (tensor<2x2x2x2xf32>, tensor<3xi32>) -> tensor<2x3x2x2xf32>
 %28 = "stablehlo.constant"() {value = dense<[false, true, false]> : tensor<3xi1>} : () -> tensor<3xi1>
 %29 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2xf32>
 %31 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi1>) -> tensor<2x3x2x2xi1>
 %32 = "stablehlo.select"(%31, %27, %30) : (tensor<2x3x2x2xi1>, tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 %33 = "stablehlo.add"(%25, %32) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 %34 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1]> : tensor<5xi32>} : () -> tensor<5xi32>
 %35 = "stablehlo.gather"(%33, %34) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 2>, indices_are_sorted = false} : (tensor<2x3x2x2xf32>, tensor<5xi32>) -> tensor<2x3x5x2xf32>
 %36 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 1]> : tensor<5xi32>} : () -> tensor<5xi32>
 %37 = "stablehlo.gather"(%33, %36) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 2>, indices_are_sorted = false} : (tensor<2x3x2x2xf32>, tensor<5xi32>) -> tensor<2x3x5x2xf32>
 %38 = "stablehlo.constant"() {value = dense<[false, false, true, false, false]> : tensor<5xi1>} : () -> tensor<5xi1>
 %39 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x5x2xf32>
 %41 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5x2xi1>
 %42 = "stablehlo.select"(%41, %37, %40) : (tensor<2x3x5x2xi1>, tensor<2x3x5x2xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
 %43 = "stablehlo.add"(%35, %42) : (tensor<2x3x5x2xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
 %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x5x2xf32>) -> tensor<2x3x5x2x2xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<2x3x5x2x2xf32>) -> tensor<2x3x5x4xf32>
 "func.return"(%45) : (tensor<2x3x5x4xf32>) -> ()
}
}
