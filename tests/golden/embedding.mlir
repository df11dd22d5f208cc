// embedding, by nn.functional.embedding 0
module @tpu {
func.func @main(%0: tensor<50xf32>, %1: tensor<1xi64>) -> (tensor<5xf32>, tensor<i32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<50xf32>) -> tensor<10x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<10x5xf32>) -> tensor<10x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<10x5x1xf32>) -> tensor<10x5xf32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.compare"(%5, %6) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %8 = "stablehlo.constant"() {value = dense<10> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.compare"(%5, %8) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %11 = "stablehlo.convert"(%5) : (tensor<i64>) -> tensor<i32>
 %12 = "stablehlo.gather"(%4, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<10x5xf32>, tensor<i32>) -> tensor<5xf32>
 %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.select"(%10, %13, %14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%12, %15) : (tensor<5xf32>, tensor<i32>) -> ()
}
}

// embedding_dense_backward, by nn.functional.embedding 1
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<5xi64>) -> (tensor<10x5xf32>) {
 %2 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
 %5 = "stablehlo.reshape"(%2) : (tensor<5xi32>) -> tensor<5x1xi32>
 %9 = "stablehlo.scatter"(%4, %5, %0) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
  %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%8) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<10x5xf32>, tensor<5x1xi32>, tensor<5x5xf32>) -> tensor<10x5xf32>
 "func.return"(%9) : (tensor<10x5xf32>) -> ()
}
}

// _embedding_bag, by nn.functional.embedding_bag 3
func.func @main(%0: tensor<50xf32>, %1: tensor<25xi64>, %2: tensor<5xi64>, %3: tensor<25xf32>) -> (tensor<5x5xf32>, tensor<25xi64>, tensor<5xi64>, tensor<5xi64>, tensor<i32>) { ... }
// 116 lines, f0c9d9f8e5da12f4b4d0c7b39c63c4a21b16739b823312c91c1f76f1ab622405
//      1 func.return
//      8 stablehlo.add
//      8 stablehlo.and
//     19 stablehlo.broadcast_in_dim
//      8 stablehlo.compare
//     21 stablehlo.constant
//      3 stablehlo.convert
//      4 stablehlo.gather
//      1 stablehlo.iota
//      3 stablehlo.minimum
//      1 stablehlo.multiply
//      6 stablehlo.not
//      1 stablehlo.reduce
//      6 stablehlo.reshape
//      3 stablehlo.return
//      2 stablehlo.scatter
//      7 stablehlo.select
//      3 stablehlo.shift_right_logical
//      1 stablehlo.subtract

// _embedding_bag_forward_only, by case._embedding_bag_forward_only 1
func.func @main(%0: tensor<18xf32>, %1: tensor<6xi64>, %2: tensor<3xi64>) -> (tensor<3x3xf32>, tensor<6xi64>, tensor<3xi64>, tensor<3xi64>, tensor<i32>) { ... }
// 101 lines, cf6631460781048a1e5012283aa6647c15577f4e3daaee899e6f7c6a6771593a
//      1 func.return
//      6 stablehlo.add
//      6 stablehlo.and
//     17 stablehlo.broadcast_in_dim
//      6 stablehlo.compare
//     19 stablehlo.constant
//      4 stablehlo.convert
//      1 stablehlo.divide
//      3 stablehlo.gather
//      1 stablehlo.iota
//      1 stablehlo.maximum
//      2 stablehlo.minimum
//      4 stablehlo.not
//      1 stablehlo.reduce
//      6 stablehlo.reshape
//      3 stablehlo.return
//      2 stablehlo.scatter
//      5 stablehlo.select
//      2 stablehlo.shift_right_logical
//      1 stablehlo.subtract

// _embedding_bag_backward, by nn.functional.embedding_bag 0
module @tpu {
func.func @main(%0: tensor<2x5xf32>, %1: tensor<5xi64>, %2: tensor<2xi64>, %3: tensor<5xi64>, %4: tensor<2xi64>, %5: tensor<2xi64>, %6: tensor<5xf32>) -> (tensor<10x5xf32>) {
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
 %9 = "stablehlo.convert"(%3) : (tensor<5xi64>) -> tensor<5xi32>
 %10 = "stablehlo.gather"(%0, %9) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<2x5xf32>, tensor<5xi32>) -> tensor<5x5xf32>
 %11 = "stablehlo.reshape"(%6) : (tensor<5xf32>) -> tensor<5x1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
 %13 = "stablehlo.multiply"(%10, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %14 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
 %15 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
 %17 = "stablehlo.reshape"(%14) : (tensor<5xi32>) -> tensor<5x1xi32>
 %21 = "stablehlo.scatter"(%16, %17, %13) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
  %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%20) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<10x5xf32>, tensor<5x1xi32>, tensor<5x5xf32>) -> tensor<10x5xf32>
 "func.return"(%21) : (tensor<10x5xf32>) -> ()
}
}

// _embedding_bag_dense_backward, by case._embedding_bag_dense_backward 0
module @tpu {
func.func @main(%0: tensor<8xf32>, %1: tensor<4xi64>, %2: tensor<4xi64>, %3: tensor<2xi64>, %4: tensor<2xi64>) -> (tensor<5x4xf32>) {
 %5 = "stablehlo.reshape"(%0) : (tensor<8xf32>) -> tensor<2x4xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
 %10 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %12 = "stablehlo.maximum"(%3, %11) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
 %13 = "stablehlo.convert"(%12) : (tensor<2xi64>) -> tensor<2xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<2xf32>) -> tensor<2x1xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
 %16 = "stablehlo.divide"(%7, %15) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
 %17 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false} : (tensor<2x4xf32>, tensor<4xi32>) -> tensor<4x4xf32>
 %19 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xi32>
 %20 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
 %22 = "stablehlo.reshape"(%19) : (tensor<4xi32>) -> tensor<4x1xi32>
 %26 = "stablehlo.scatter"(%21, %22, %18) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
  %25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%25) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<5x4xf32>, tensor<4x1xi32>, tensor<4x4xf32>) -> tensor<5x4xf32>
 "func.return"(%26) : (tensor<5x4xf32>) -> ()
}
}

// _embedding_bag_per_sample_weights_backward, by nn.functional.embedding_bag 0
module @tpu {
func.func @main(%0: tensor<2x5xf32>, %1: tensor<50xf32>, %2: tensor<5xi64>, %3: tensor<2xi64>, %4: tensor<5xi64>) -> (tensor<5xf32>) {
 %5 = "stablehlo.reshape"(%1) : (tensor<50xf32>) -> tensor<10x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<10x5xf32>) -> tensor<10x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<10x5x1xf32>) -> tensor<10x5xf32>
 %8 = "stablehlo.convert"(%2) : (tensor<5xi64>) -> tensor<5xi32>
 %9 = "stablehlo.gather"(%7, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<10x5xf32>, tensor<5xi32>) -> tensor<5x5xf32>
 %10 = "stablehlo.convert"(%4) : (tensor<5xi64>) -> tensor<5xi32>
 %11 = "stablehlo.gather"(%0, %10) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<2x5xf32>, tensor<5xi32>) -> tensor<5x5xf32>
 %12 = "stablehlo.multiply"(%9, %11) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
  %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%16) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
 "func.return"(%17) : (tensor<5xf32>) -> ()
}
}

// embedding_renorm, by case.embedding_renorm 0
module @tpu {
func.func @main(%0: tensor<5x3xf32>, %1: tensor<4xi64>, %2: tensor<1xf32>) -> (tensor<5x3xf32>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%1) : (tensor<4xi64>) -> tensor<2x2xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x2x1xi64>) -> tensor<2x2xi64>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x2xi64>) -> tensor<4xi64>
 %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
 %11 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
 %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
 %14 = "stablehlo.and"(%10, %13) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
 %15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i1>, %17: tensor<i1>):
  %18 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%18) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
 %20 = "stablehlo.convert"(%7) : (tensor<4xi64>) -> tensor<4xi32>
 %21 = "stablehlo.gather"(%0, %20) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false} : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
 %22 = "stablehlo.abs"(%21) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %23 = "stablehlo.constant"() {value = dense<2.5> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %25 = "stablehlo.power"(%22, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %26 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
  %29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%29) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<4xf32>) -> tensor<4x1xf32>
 %32 = "stablehlo.constant"() {value = dense<0x3ECCCCCD> : tensor<f32>} : () -> tensor<f32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
 %34 = "stablehlo.power"(%31, %33) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
 %35 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.constant"() {value = dense<0x33D6BF95> : tensor<f32>} : () -> tensor<f32>
 %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
 %38 = "stablehlo.add"(%34, %37) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
 %39 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
 %40 = "stablehlo.divide"(%39, %38) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
 %41 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
 %42 = "stablehlo.compare"(%34, %41) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xi1>
 %43 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
 %44 = "stablehlo.select"(%42, %40, %43) : (tensor<4x1xi1>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
 %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x3xf32>
 %46 = "stablehlo.multiply"(%21, %45) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %47 = "stablehlo.reshape"(%20) : (tensor<4xi32>) -> tensor<4x1xi32>
 %50 = "stablehlo.scatter"(%0, %47, %46) ({
^bb0(%48: tensor<f32>, %49: tensor<f32>):
  "stablehlo.return"(%49) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
 %51 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %53 = "stablehlo.select"(%19, %51, %52) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%50, %53) : (tensor<5x3xf32>, tensor<i32>) -> ()
}
}
