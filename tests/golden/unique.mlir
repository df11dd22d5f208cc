// tpu::unique, by index_fill 1
module @tpu {
func.func @main(%0: tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<i64>) {
 %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %9, %10 = "stablehlo.sort"(%0, %3) ({
^bb0(%4: tensor<i64>, %5: tensor<i64>, %6: tensor<i32>, %7: tensor<i32>):
  %8 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
  "stablehlo.return"(%8) : (tensor<i1>) -> ()
 }) {dimension = 0 : i64, is_stable = true} : (tensor<1xi64>, tensor<1xi32>) -> (tensor<1xi64>, tensor<1xi32>)
 %11 = "stablehlo.slice"(%9) {start_indices = array<i64: 1>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<1xi64>) -> tensor<0xi64>
 %12 = "stablehlo.slice"(%9) {start_indices = array<i64: 0>, limit_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<1xi64>) -> tensor<0xi64>
 %13 = "stablehlo.compare"(%12, %11) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
 %14 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %15 = "stablehlo.pad"(%13, %14) {edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<0xi1>, tensor<i1>) -> tensor<1xi1>
 %16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %17 = "stablehlo.convert"(%15) : (tensor<1xi1>) -> tensor<1xi32>
 %18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %20 = "stablehlo.subtract"(%17, %19) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %21 = "stablehlo.reshape"(%20) : (tensor<1xi32>) -> tensor<i32>
 %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.add"(%21, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %27 = "stablehlo.select"(%15, %20, %26) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %28 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %29 = "stablehlo.reshape"(%27) : (tensor<1xi32>) -> tensor<1x1xi32>
 %32 = "stablehlo.scatter"(%28, %29, %16) ({
^bb0(%30: tensor<i32>, %31: tensor<i32>):
  "stablehlo.return"(%31) : (tensor<i32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true} : (tensor<1xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %33 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %34 = "stablehlo.reshape"(%10) : (tensor<1xi32>) -> tensor<1x1xi32>
 %37 = "stablehlo.scatter"(%33, %34, %20) ({
^bb0(%35: tensor<i32>, %36: tensor<i32>):
  "stablehlo.return"(%36) : (tensor<i32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true} : (tensor<1xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %38 = "stablehlo.convert"(%37) : (tensor<1xi32>) -> tensor<1xi64>
 %39 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %41 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %43 = "stablehlo.reshape"(%20) : (tensor<1xi32>) -> tensor<1x1xi32>
 %47 = "stablehlo.scatter"(%42, %43, %40) ({
^bb0(%44: tensor<i64>, %45: tensor<i64>):
  %46 = "stablehlo.add"(%44, %45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%46) : (tensor<i64>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<1xi64>, tensor<1x1xi32>, tensor<1xi64>) -> tensor<1xi64>
 %48 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<i64>
 %49 = "stablehlo.gather"(%9, %32) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<1xi64>, tensor<1xi32>) -> tensor<1xi64>
 "func.return"(%49, %38, %47, %48) : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<i64>) -> ()
}
}
