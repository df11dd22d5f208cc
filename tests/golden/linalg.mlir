// linalg_cross, by cross 2
module @tpu {
func.func @main(%0: tensor<5x3xf32>, %1: tensor<3xf32>) -> (tensor<5x3xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<1x3xf32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %5 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %6 = "stablehlo.multiply"(%5, %4) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %7 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %8 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %9 = "stablehlo.multiply"(%8, %7) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %10 = "stablehlo.subtract"(%9, %6) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %11 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %12 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %13 = "stablehlo.multiply"(%12, %11) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %14 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %15 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %16 = "stablehlo.multiply"(%15, %14) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %17 = "stablehlo.subtract"(%16, %13) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %18 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %19 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %20 = "stablehlo.multiply"(%19, %18) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %21 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %22 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
 %23 = "stablehlo.multiply"(%22, %21) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %24 = "stablehlo.subtract"(%23, %20) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %25 = "stablehlo.concatenate"(%10, %17, %24) {dimension = 1 : i64} : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
 "func.return"(%25) : (tensor<5x3xf32>) -> ()
}
}

// linalg_matrix_exp, by matrix_exp 1
func.func @main(%0: tensor<5x10x10xf32>) -> (tensor<5x10x10xf32>) { ... }
// 151 lines, cf827ef06e36a71e97c77c4dfcfd23d823e385d8aa7c44a64883aec08bda314a
//      1 func.return
//      1 stablehlo.abs
//     20 stablehlo.add
//     29 stablehlo.broadcast_in_dim
//      1 stablehlo.ceil
//      4 stablehlo.compare
//     30 stablehlo.constant
//      2 stablehlo.convert
//      2 stablehlo.divide
//      8 stablehlo.dot_general
//      2 stablehlo.iota
//      1 stablehlo.log
//      2 stablehlo.maximum
//      1 stablehlo.minimum
//     20 stablehlo.multiply
//      1 stablehlo.negate
//      1 stablehlo.power
//      3 stablehlo.reduce
//      5 stablehlo.return
//      2 stablehlo.select
//      1 stablehlo.while

// _compute_linear_combination, by case._compute_linear_combination 0
module @tpu {
func.func @main(%0: tensor<24xf32>, %1: tensor<6xf32>) -> (tensor<2x4x2xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<3x8xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x8xf32>) -> tensor<3x4x2xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x4x2xf32>) -> tensor<3x4x2x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x4x2x1xf32>) -> tensor<3x4x2xf32>
 %6 = "stablehlo.reshape"(%1) : (tensor<6xf32>) -> tensor<2x3xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %9 = "stablehlo.reshape"(%5) : (tensor<3x4x2xf32>) -> tensor<3x8xf32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2, 1>} : (tensor<3x8xf32>) -> tensor<2x8x3xf32>
 %11 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x8x3xf32>
 %12 = "stablehlo.multiply"(%11, %10) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
  %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%16) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2x8xf32>
 %18 = "stablehlo.reshape"(%17) : (tensor<2x8xf32>) -> tensor<2x4x2xf32>
 "func.return"(%18) : (tensor<2x4x2xf32>) -> ()
}
}

// linalg_cholesky_ex, by linalg.cholesky 3
module @tpu {
func.func @main() -> (tensor<0x0xf32>, tensor<i32>) {
 %0 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x0xf32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 "func.return"(%1, %2) : (tensor<0x0xf32>, tensor<i32>) -> ()
}
}

// cholesky, by cholesky 2
module @tpu {
func.func @main() -> (tensor<0x0xf32>, tensor<i32>) {
 %0 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x0xf32>
 %2 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xi1>
 %3 = "stablehlo.not"(%2) : (tensor<0x0xi1>) -> tensor<0x0xi1>
 %4 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i1>, %6: tensor<i1>):
  %7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%7) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<0x0xi1>, tensor<i1>) -> tensor<i1>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %11 = "stablehlo.select"(%8, %9, %10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%1, %11) : (tensor<0x0xf32>, tensor<i32>) -> ()
}
}

// _cholesky_solve_helper, by cholesky_solve 8
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<25xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<25xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.triangular_solve"(%4, %0) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.triangular_solve"(%4, %5) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %7 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%7) : (tensor<5x5xf32>) -> ()
}
}

// cholesky_inverse, by cholesky_inverse 8
module @tpu {
func.func @main(%0: tensor<25xf32>) -> (tensor<5x5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
 %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
 %6 = "stablehlo.compare"(%5, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
 %7 = "stablehlo.convert"(%6) : (tensor<5x5xi1>) -> tensor<5x5xf32>
 %8 = "stablehlo.triangular_solve"(%3, %7) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %9 = "stablehlo.triangular_solve"(%3, %8) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %10 = "stablehlo.transpose"(%9) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%10) : (tensor<5x5xf32>) -> ()
}
}

// linalg_solve_triangular, by cholesky 1
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%3) : (tensor<5x5xf32>) -> ()
}
}

// triangular_solve, by triangular_solve 0
module @tpu {
func.func @main(%0: tensor<5x1xf32>, %1: tensor<25xf32>) -> (tensor<5x1xf32>, tensor<5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<25xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.triangular_solve"(%4, %0) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %6 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%5, %6) : (tensor<5x1xf32>, tensor<5x5xf32>) -> ()
}
}
