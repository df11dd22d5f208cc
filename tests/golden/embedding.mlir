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
