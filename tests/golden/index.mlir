// gather, by quantile 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>) -> (tensor<1xf32>, tensor<i32>) {
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %4 = "stablehlo.compare"(%1, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %5 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %7 = "stablehlo.compare"(%1, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %8 = "stablehlo.and"(%4, %7) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
  %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%12) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
 %15 = "stablehlo.gather"(%0, %14) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
 %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %18 = "stablehlo.select"(%13, %16, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%15, %18) : (tensor<1xf32>, tensor<i32>) -> ()
}
}

// index_select, by index_copy 2
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<5xi64>) -> (tensor<5x5xf32>, tensor<i32>) {
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %4 = "stablehlo.compare"(%1, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %5 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %7 = "stablehlo.compare"(%1, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %8 = "stablehlo.and"(%4, %7) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
  %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%12) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.convert"(%1) : (tensor<5xi64>) -> tensor<5xi32>
 %15 = "stablehlo.gather"(%0, %14) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1]>, slice_sizes = array<i64: 5, 1>, indices_are_sorted = false} : (tensor<5x5xf32>, tensor<5xi32>) -> tensor<5x5xf32>
 %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %18 = "stablehlo.select"(%13, %16, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%15, %18) : (tensor<5x5xf32>, tensor<i32>) -> ()
}
}

// take, by take 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>) -> (tensor<f32>, tensor<i32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.compare"(%3, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %8 = "stablehlo.and"(%5, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %9 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.add"(%3, %9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.compare"(%3, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %10, %3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %14 = "stablehlo.convert"(%13) : (tensor<i64>) -> tensor<i32>
 %15 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1xf32>
 %16 = "stablehlo.gather"(%15, %14) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<1xf32>, tensor<i32>) -> tensor<f32>
 %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %19 = "stablehlo.select"(%8, %17, %18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%16, %19) : (tensor<f32>, tensor<i32>) -> ()
}
}

// index.Tensor, by index_put 0
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<1xi64>) -> (tensor<1x5xf32>, tensor<i32>) {
 %2 = "stablehlo.constant"() {value = dense<-5> : tensor<i64>} : () -> tensor<i64>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %4 = "stablehlo.compare"(%1, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %5 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %7 = "stablehlo.compare"(%1, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %8 = "stablehlo.and"(%4, %7) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
  %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%12) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %16 = "stablehlo.add"(%1, %15) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
 %17 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %19 = "stablehlo.compare"(%1, %18) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %20 = "stablehlo.select"(%19, %16, %1) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
 %21 = "stablehlo.convert"(%20) : (tensor<1xi64>) -> tensor<1xi32>
 %22 = "stablehlo.convert"(%21) : (tensor<1xi32>) -> tensor<1xi64>
 %23 = "stablehlo.reshape"(%22) : (tensor<1xi64>) -> tensor<1x1xi64>
 %24 = "stablehlo.convert"(%23) : (tensor<1x1xi64>) -> tensor<1x1xi32>
 %25 = "stablehlo.gather"(%0, %24) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<5x5xf32>, tensor<1x1xi32>) -> tensor<1x5xf32>
 %26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %27 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %28 = "stablehlo.select"(%13, %26, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%25, %28) : (tensor<1x5xf32>, tensor<i32>) -> ()
}
}

// masked_fill.Scalar, by atan2 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<i1>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.select"(%1, %3, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}

// masked_fill.Tensor, by max.reduction_no_dim 1
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<i1>, %2: tensor<f32>) -> (tensor<f32>) {
 %3 = "stablehlo.select"(%1, %2, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%3) : (tensor<f32>) -> ()
}
}

// masked_scatter, by combinations 2
module @tpu {
func.func @main(%0: tensor<1x1xf32>, %1: tensor<1x1xi1>) -> (tensor<1x1xf32>, tensor<i32>) {
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %4 = "stablehlo.reshape"(%1) : (tensor<1x1xi1>) -> tensor<1xi1>
 %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %6 = "stablehlo.convert"(%4) : (tensor<1xi1>) -> tensor<1xi32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xi32>) -> tensor<i32>
 %8 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %10 = "stablehlo.subtract"(%6, %9) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %12 = "stablehlo.compare"(%7, %11) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.select"(%12, %13, %14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%0, %15) : (tensor<1x1xf32>, tensor<i32>) -> ()
}
}

// tpu::nonzero, by index_put 1
module @tpu {
func.func @main(%0: tensor<5xi1>) -> (tensor<5x1xi64>, tensor<i64>) {
 %1 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
 %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
 %5 = "stablehlo.convert"(%3) : (tensor<5xi1>) -> tensor<5xi32>
 %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.pad"(%5, %6) {edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
 %8 = "stablehlo.add"(%5, %7) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.pad"(%8, %9) {edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: -2>, interior_padding = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
 %11 = "stablehlo.add"(%8, %10) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %13 = "stablehlo.pad"(%11, %12) {edge_padding_low = array<i64: 4>, edge_padding_high = array<i64: -4>, interior_padding = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
 %14 = "stablehlo.add"(%11, %13) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %15 = "stablehlo.slice"(%14) {start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>} : (tensor<5xi32>) -> tensor<1xi32>
 %16 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<i32>
 %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %19 = "stablehlo.subtract"(%14, %18) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
 %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %24 = "stablehlo.select"(%3, %19, %23) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %25 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %26 = "stablehlo.reshape"(%24) : (tensor<5xi32>) -> tensor<5x1xi32>
 %29 = "stablehlo.scatter"(%25, %26, %20) ({
^bb0(%27: tensor<i32>, %28: tensor<i32>):
  "stablehlo.return"(%28) : (tensor<i32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true} : (tensor<5xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<5xi32>
 %30 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %31 = "stablehlo.compare"(%20, %30) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
 %32 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
 %33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %35 = "stablehlo.divide"(%29, %34) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %36 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %37 = "stablehlo.remainder"(%35, %36) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %38 = "stablehlo.convert"(%37) : (tensor<5xi32>) -> tensor<5xi64>
 %39 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %41 = "stablehlo.select"(%31, %38, %40) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %42 = "stablehlo.reshape"(%41) : (tensor<5xi64>) -> tensor<5x1xi64>
 %43 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
 "func.return"(%42, %43) : (tensor<5x1xi64>, tensor<i64>) -> ()
}
}

// tpu::masked_select, by combinations 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi1>) -> (tensor<1xf32>, tensor<i64>) {
 %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %3 = "stablehlo.convert"(%1) : (tensor<1xi1>) -> tensor<1xi32>
 %4 = "stablehlo.reshape"(%3) : (tensor<1xi32>) -> tensor<i32>
 %5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %7 = "stablehlo.subtract"(%3, %6) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %11 = "stablehlo.select"(%1, %7, %10) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %13 = "stablehlo.reshape"(%11) : (tensor<1xi32>) -> tensor<1x1xi32>
 %16 = "stablehlo.scatter"(%12, %13, %0) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
  "stablehlo.return"(%15) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true} : (tensor<1xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<1xf32>
 %17 = "stablehlo.convert"(%4) : (tensor<i32>) -> tensor<i64>
 "func.return"(%16, %17) : (tensor<1xf32>, tensor<i64>) -> ()
}
}

// nonzero_static, by nonzero_static 13
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<5x1xi64>) {
 %1 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
 %5 = "stablehlo.convert"(%3) : (tensor<5xi1>) -> tensor<5xi32>
 %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.pad"(%5, %6) {edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
 %8 = "stablehlo.add"(%5, %7) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.pad"(%8, %9) {edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: -2>, interior_padding = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
 %11 = "stablehlo.add"(%8, %10) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %13 = "stablehlo.pad"(%11, %12) {edge_padding_low = array<i64: 4>, edge_padding_high = array<i64: -4>, interior_padding = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
 %14 = "stablehlo.add"(%11, %13) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %15 = "stablehlo.slice"(%14) {start_indices = array<i64: 4>, limit_indices = array<i64: 5>, strides = array<i64: 1>} : (tensor<5xi32>) -> tensor<1xi32>
 %16 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<i32>
 %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %19 = "stablehlo.subtract"(%14, %18) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
 %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %24 = "stablehlo.select"(%3, %19, %23) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %25 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %26 = "stablehlo.reshape"(%24) : (tensor<5xi32>) -> tensor<5x1xi32>
 %29 = "stablehlo.scatter"(%25, %26, %20) ({
^bb0(%27: tensor<i32>, %28: tensor<i32>):
  "stablehlo.return"(%28) : (tensor<i32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true} : (tensor<5xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<5xi32>
 %30 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %31 = "stablehlo.compare"(%20, %30) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
 %32 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
 %33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %35 = "stablehlo.divide"(%29, %34) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %36 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %37 = "stablehlo.remainder"(%35, %36) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %38 = "stablehlo.convert"(%37) : (tensor<5xi32>) -> tensor<5xi64>
 %39 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
 %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %41 = "stablehlo.select"(%31, %38, %40) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %42 = "stablehlo.reshape"(%41) : (tensor<5xi64>) -> tensor<5x1xi64>
 %43 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
 %44 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%42) : (tensor<5x1xi64>) -> ()
}
}
