// linalg_lu_factor_ex, by linalg.lu_factor_ex 0
func.func @main(%0: tensor<15xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>) { ... }
// 144 lines, b80b7827073a78fa925f70976e80c67232faee8aa58449a62d83fb7fc2a017b4
//      1 func.return
//      1 stablehlo.abs
//      6 stablehlo.add
//      3 stablehlo.and
//     27 stablehlo.broadcast_in_dim
//     15 stablehlo.compare
//     25 stablehlo.constant
//      1 stablehlo.divide
//      2 stablehlo.dynamic_slice
//      5 stablehlo.iota
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//      1 stablehlo.multiply
//      5 stablehlo.reduce
//      9 stablehlo.reshape
//      7 stablehlo.return
//     13 stablehlo.select
//      1 stablehlo.subtract
//      1 stablehlo.transpose
//      1 stablehlo.while

// linalg_lu, by linalg.lu 2
func.func @main(%0: tensor<25xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) { ... }
// 220 lines, 132ca1538bb7671ef2d2e4b6600aa02af07c9976395e74044ea05f6e9d09afb2
//      1 func.return
//      1 stablehlo.abs
//     11 stablehlo.add
//      3 stablehlo.and
//     40 stablehlo.broadcast_in_dim
//     22 stablehlo.compare
//     39 stablehlo.constant
//      1 stablehlo.convert
//      1 stablehlo.divide
//      3 stablehlo.dynamic_slice
//     14 stablehlo.iota
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//      1 stablehlo.multiply
//      7 stablehlo.reduce
//     13 stablehlo.reshape
//     11 stablehlo.return
//     20 stablehlo.select
//      2 stablehlo.subtract
//      2 stablehlo.while

// lu_unpack, by lu_solve 0
module @tpu {
func.func @main(%0: tensor<9xf32>, %1: tensor<3xi32>) -> (tensor<0xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<9xf32>) -> tensor<3x3xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %5 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
 %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
 %12 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
 %14 = "stablehlo.add"(%11, %13) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
 %15 = "stablehlo.compare"(%14, %10) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
 %16 = "stablehlo.select"(%15, %5, %9) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
 %18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
 %19 = "stablehlo.compare"(%18, %17) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
 %20 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %22 = "stablehlo.select"(%19, %21, %16) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
 %26 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
 %27 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
 %29 = "stablehlo.add"(%26, %28) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
 %30 = "stablehlo.compare"(%29, %25) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
 %31 = "stablehlo.select"(%30, %24, %5) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 "func.return"(%7, %22, %31) : (tensor<0xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> ()
}
}

// linalg_lu_solve, by linalg.slogdet 1
module @tpu {
func.func @main(%0: tensor<1x1xf32>, %1: tensor<1xi32>, %2: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
 %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<1x1xi32>
 %46, %47, %48 = "stablehlo.while"(%4, %5, %3) ({
^bb0(%6: tensor<i32>, %7: tensor<1x1xi32>, %8: tensor<1x1xi32>):
  %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %10 = "stablehlo.compare"(%6, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.return"(%10) : (tensor<i1>) -> ()
 }, {
^bb0(%11: tensor<i32>, %12: tensor<1x1xi32>, %13: tensor<1x1xi32>):
  %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %15 = "stablehlo.reshape"(%12) : (tensor<1x1xi32>) -> tensor<1xi32>
  %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
  %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
  %19 = "stablehlo.subtract"(%16, %18) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
  %21 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
  %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %23 = "stablehlo.compare"(%20, %19) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.add"(%11, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
  %28 = "stablehlo.select"(%22, %13, %27) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<i32>, %31: tensor<i32>):
   %32 = "stablehlo.add"(%30, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
   "stablehlo.return"(%32) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
  %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
  %35 = "stablehlo.select"(%23, %34, %13) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
  %38 = "stablehlo.select"(%23, %13, %37) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<i32>, %41: tensor<i32>):
   %42 = "stablehlo.add"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
   "stablehlo.return"(%42) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
  %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x1xi32>
  %45 = "stablehlo.select"(%22, %44, %35) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  "stablehlo.return"(%25, %12, %45) : (tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>) -> ()
 }) : (tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>)
 %49 = "stablehlo.reshape"(%48) : (tensor<1x1xi32>) -> tensor<1xi32>
 %50 = "stablehlo.reshape"(%49) : (tensor<1xi32>) -> tensor<1x1xi32>
 %51 = "stablehlo.gather"(%2, %50) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
 %52 = "stablehlo.triangular_solve"(%0, %51) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %53 = "stablehlo.triangular_solve"(%0, %52) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%53) : (tensor<1x1xf32>) -> ()
}
}

// _linalg_solve_ex, by linalg.solve_ex 0
func.func @main(%0: tensor<25xf32>, %1: tensor<5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) { ... }
// 198 lines, c95391e1785a33eecf9c36f63bba47c78389cbfb0b25c3fd9062bdf9be5433b5
//      1 func.return
//      1 stablehlo.abs
//      9 stablehlo.add
//      3 stablehlo.and
//     34 stablehlo.broadcast_in_dim
//     18 stablehlo.compare
//     34 stablehlo.constant
//      1 stablehlo.divide
//      3 stablehlo.dynamic_slice
//      1 stablehlo.gather
//      7 stablehlo.iota
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//      1 stablehlo.multiply
//      7 stablehlo.reduce
//     15 stablehlo.reshape
//     11 stablehlo.return
//     17 stablehlo.select
//      2 stablehlo.subtract
//      1 stablehlo.transpose
//      2 stablehlo.triangular_solve
//      2 stablehlo.while

// linalg_inv_ex, by linalg.inv 1
module @tpu {
func.func @main() -> (tensor<0x0xf32>, tensor<i32>) {
 %0 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x0xf32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x0xi32>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %6 = "stablehlo.reshape"(%3) : (tensor<1x0xi32>) -> tensor<0xi32>
 %7 = "stablehlo.reshape"(%5) : (tensor<1xi32>) -> tensor<i32>
 %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<0x0xi32>
 %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<0x0xi32>
 %10 = "stablehlo.compare"(%9, %8) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
 %11 = "stablehlo.convert"(%10) : (tensor<0x0xi1>) -> tensor<0x0xf32>
 "func.return"(%11, %7) : (tensor<0x0xf32>, tensor<i32>) -> ()
}
}

// tpu::det, by linalg.det 1
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<1x1xf32>, tensor<1xi32>) { ... }
// 176 lines, a1023ef6492ca3f0980a2faf198b29dbb263ae5d31a0bc037559511cebd34b85
//      1 func.return
//      1 stablehlo.abs
//      9 stablehlo.add
//      4 stablehlo.and
//     30 stablehlo.broadcast_in_dim
//     18 stablehlo.compare
//     32 stablehlo.constant
//      1 stablehlo.convert
//      1 stablehlo.divide
//      8 stablehlo.iota
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//      2 stablehlo.multiply
//      1 stablehlo.negate
//      8 stablehlo.reduce
//      7 stablehlo.reshape
//     10 stablehlo.return
//     15 stablehlo.select
//      1 stablehlo.subtract
//      1 stablehlo.while

// tpu::slogdet, by linalg.slogdet 1
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<1xi32>) { ... }
// 185 lines, eb4c051c3765fdee06a96e833e0f2f2357686e4528f1e5b20a10e0362d19933a
//      1 func.return
//      2 stablehlo.abs
//     10 stablehlo.add
//      4 stablehlo.and
//     30 stablehlo.broadcast_in_dim
//     18 stablehlo.compare
//     33 stablehlo.constant
//      1 stablehlo.convert
//      1 stablehlo.divide
//      8 stablehlo.iota
//      1 stablehlo.log
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//      2 stablehlo.multiply
//      1 stablehlo.negate
//      9 stablehlo.reduce
//      7 stablehlo.reshape
//     11 stablehlo.return
//     15 stablehlo.select
//      1 stablehlo.sign
//      1 stablehlo.subtract
//      1 stablehlo.while
