// tpu::copy, by fft.ifft 0
module @tpu {
func.func @main(%0: tensor<5x10x7xcomplex<f32>>) -> (tensor<5x10x7xcomplex<f32>>) {
 "func.return"(%0) : (tensor<5x10x7xcomplex<f32>>) -> ()
}
}

// fill.Scalar, by fill 0
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<1xf32>) -> (tensor<20xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 "func.return"(%3) : (tensor<20xf32>) -> ()
}
}

// fill.Tensor, by case.fill.Tensor 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<1xf32>) -> (tensor<3x4xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 "func.return"(%6) : (tensor<3x4xf32>) -> ()
}
}

// zero, by zero_ 0
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 %1 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// tpu::arange, by as_strided 3
module @tpu {
func.func @main(%0: tensor<2xi64>) -> (tensor<16xi64>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.slice"(%0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<1xi64>) -> tensor<i64>
 %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xi64>
 %6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<16xi64>
 %7 = "stablehlo.multiply"(%6, %5) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
 %8 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<16xi64>
 %9 = "stablehlo.add"(%8, %7) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
 "func.return"(%9) : (tensor<16xi64>) -> ()
}
}

// linspace.out, by linspace 1
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<1xf64>) -> (tensor<1xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf64>) -> tensor<f64>
 %3 = "stablehlo.reshape"(%0) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.convert"(%2) : (tensor<f64>) -> tensor<f32>
 %5 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
 %6 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
 %7 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
 %9 = "stablehlo.convert"(%8) : (tensor<1xf64>) -> tensor<1xf32>
 "func.return"(%9) : (tensor<1xf32>) -> ()
}
}

// logspace.out, by logspace 5
module @tpu {
func.func @main(%0: tensor<2xi64>, %1: tensor<1xf64>) -> (tensor<1xf32>) {
 %2 = "stablehlo.slice"(%0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xi64>) -> tensor<i64>
 %6 = "stablehlo.reshape"(%1) : (tensor<1xf64>) -> tensor<f64>
 %7 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f32>
 %8 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<f64>
 %9 = "stablehlo.convert"(%5) : (tensor<i64>) -> tensor<f32>
 %10 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
 %11 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
 %12 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
 %13 = "stablehlo.power"(%12, %11) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
 %14 = "stablehlo.convert"(%13) : (tensor<1xf64>) -> tensor<1xf32>
 "func.return"(%14) : (tensor<1xf32>) -> ()
}
}

// eye.m_out, by linalg.matrix_power 0
module @tpu {
func.func @main() -> (tensor<1x1xf32>) {
 %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi64>
 %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi64>
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %3 = "stablehlo.convert"(%2) : (tensor<1x1xi1>) -> tensor<1x1xf32>
 "func.return"(%3) : (tensor<1x1xf32>) -> ()
}
}

// tril_indices, by tril_indices 3
func.func @main() -> (tensor<2x210xi64>) { ... }
// 118 lines, dea74d4a09209ed5cc6526743fa24c25f8525aae658b1396292731bfc7829732
//      1 func.return
//     11 stablehlo.add
//     10 stablehlo.and
//     18 stablehlo.broadcast_in_dim
//     10 stablehlo.compare
//      1 stablehlo.concatenate
//     21 stablehlo.constant
//      1 stablehlo.convert
//      7 stablehlo.gather
//      1 stablehlo.iota
//      5 stablehlo.minimum
//     10 stablehlo.not
//      2 stablehlo.reshape
//     10 stablehlo.select
//      5 stablehlo.shift_right_logical
//      1 stablehlo.subtract

// triu_indices, by triu_indices 3
func.func @main() -> (tensor<2x230xi64>) { ... }
// 118 lines, 3e3a019818c3c1d58fc2a45336d29e4bb1041969a33702b65f02fc26dfe1c66f
//      1 func.return
//     11 stablehlo.add
//     10 stablehlo.and
//     18 stablehlo.broadcast_in_dim
//     10 stablehlo.compare
//      1 stablehlo.concatenate
//     21 stablehlo.constant
//      1 stablehlo.convert
//      7 stablehlo.gather
//      1 stablehlo.iota
//      5 stablehlo.minimum
//     10 stablehlo.not
//      2 stablehlo.reshape
//     10 stablehlo.select
//      5 stablehlo.shift_right_logical
//      1 stablehlo.subtract
