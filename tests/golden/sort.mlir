// sort.stable, by quantile 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi64>) {
 %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
 %12, %13 = "stablehlo.sort"(%0, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):
  %7 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %8 = "stablehlo.compare"(%4, %4) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %9 = "stablehlo.and"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %10 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %11 = "stablehlo.or"(%10, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%11) : (tensor<i1>) -> ()
 }) {dimension = 0 : i64, is_stable = true} : (tensor<1xf32>, tensor<1xi32>) -> (tensor<1xf32>, tensor<1xi32>)
 %14 = "stablehlo.convert"(%13) : (tensor<1xi32>) -> tensor<1xi64>
 "func.return"(%12, %14) : (tensor<1xf32>, tensor<1xi64>) -> ()
}
}

// topk, by topk 0
module @tpu {
func.func @main(%0: tensor<250xf32>) -> (tensor<5x10x3xf32>, tensor<5x10x3xi64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<250xf32>) -> tensor<5x50xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x50xf32>) -> tensor<5x10x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x10x5xf32>) -> tensor<5x10x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x10x5x1xf32>) -> tensor<5x10x5xf32>
 %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
 %6 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x10x5xi32>
 %16, %17 = "stablehlo.sort"(%4, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>, %9: tensor<i32>, %10: tensor<i32>):
  %11 = "stablehlo.compare"(%8, %8) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %12 = "stablehlo.compare"(%7, %7) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %13 = "stablehlo.and"(%12, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %14 = "stablehlo.compare"(%7, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %15 = "stablehlo.or"(%14, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%15) : (tensor<i1>) -> ()
 }) {dimension = 2 : i64, is_stable = true} : (tensor<5x10x5xf32>, tensor<5x10x5xi32>) -> (tensor<5x10x5xf32>, tensor<5x10x5xi32>)
 %18 = "stablehlo.slice"(%16) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 10, 3>, strides = array<i64: 1, 1, 1>} : (tensor<5x10x5xf32>) -> tensor<5x10x3xf32>
 %19 = "stablehlo.slice"(%17) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 10, 3>, strides = array<i64: 1, 1, 1>} : (tensor<5x10x5xi32>) -> tensor<5x10x3xi32>
 %20 = "stablehlo.convert"(%19) : (tensor<5x10x3xi32>) -> tensor<5x10x3xi64>
 "func.return"(%18, %20) : (tensor<5x10x3xf32>, tensor<5x10x3xi64>) -> ()
}
}

// kthvalue, by kthvalue 3
module @tpu {
func.func @main(%0: tensor<125xf32>) -> (tensor<5x1x5xf32>, tensor<5x1x5xi64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<125xf32>) -> tensor<5x25xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5x5xf32>) -> tensor<5x5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x5x1xf32>) -> tensor<5x5x5xf32>
 %5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1x5xi32>
 %7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
 %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5x5xi32>
 %18, %19 = "stablehlo.sort"(%4, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>, %11: tensor<i32>, %12: tensor<i32>):
  %13 = "stablehlo.compare"(%9, %9) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %14 = "stablehlo.compare"(%10, %10) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %15 = "stablehlo.and"(%14, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %16 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %17 = "stablehlo.or"(%16, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%17) : (tensor<i1>) -> ()
 }) {dimension = 1 : i64, is_stable = true} : (tensor<5x5x5xf32>, tensor<5x5x5xi32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xi32>)
 %20 = "stablehlo.gather"(%18, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 3, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1]>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<5x5x5xf32>, tensor<5x1x5xi32>) -> tensor<5x1x5xf32>
 %21 = "stablehlo.gather"(%19, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 3, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1]>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<5x5x5xi32>, tensor<5x1x5xi32>) -> tensor<5x1x5xi32>
 %22 = "stablehlo.convert"(%21) : (tensor<5x1x5xi32>) -> tensor<5x1x5xi64>
 "func.return"(%20, %22) : (tensor<5x1x5xf32>, tensor<5x1x5xi64>) -> ()
}
}

// median, by median 3
module @tpu {
func.func @main(%0: tensor<2xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
 %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
 %12, %13 = "stablehlo.sort"(%0, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):
  %7 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %8 = "stablehlo.compare"(%4, %4) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %9 = "stablehlo.and"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %10 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %11 = "stablehlo.or"(%10, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%11) : (tensor<i1>) -> ()
 }) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %16 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
 %17 = "stablehlo.convert"(%16) : (tensor<2xi1>) -> tensor<2xi32>
 %18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i32>, %20: tensor<i32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%21) : (tensor<i32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
 %23 = "stablehlo.reshape"(%22) : (tensor<i32>) -> tensor<1xi32>
 %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %27 = "stablehlo.subtract"(%23, %26) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %28 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %29 = "stablehlo.shift_right_arithmetic"(%27, %28) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %30 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %32 = "stablehlo.compare"(%23, %31) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
 %33 = "stablehlo.select"(%32, %23, %15) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %34 = "stablehlo.gather"(%12, %33) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<1xf32>
 %35 = "stablehlo.gather"(%13, %33) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xi32>, tensor<1xi32>) -> tensor<1xi32>
 %36 = "stablehlo.reshape"(%34) : (tensor<1xf32>) -> tensor<f32>
 %37 = "stablehlo.reshape"(%35) : (tensor<1xi32>) -> tensor<i32>
 %38 = "stablehlo.convert"(%37) : (tensor<i32>) -> tensor<i64>
 "func.return"(%36) : (tensor<f32>) -> ()
}
}

// median.dim, by median 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}

// nanmedian, by nanmedian 3
module @tpu {
func.func @main(%0: tensor<2xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
 %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
 %12, %13 = "stablehlo.sort"(%0, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):
  %7 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %8 = "stablehlo.compare"(%4, %4) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %9 = "stablehlo.and"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %10 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %11 = "stablehlo.or"(%10, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%11) : (tensor<i1>) -> ()
 }) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %16 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
 %17 = "stablehlo.convert"(%16) : (tensor<2xi1>) -> tensor<2xi32>
 %18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i32>, %20: tensor<i32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%21) : (tensor<i32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
 %23 = "stablehlo.reshape"(%22) : (tensor<i32>) -> tensor<1xi32>
 %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %27 = "stablehlo.subtract"(%23, %26) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %28 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %29 = "stablehlo.shift_right_arithmetic"(%27, %28) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %32 = "stablehlo.maximum"(%29, %31) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %33 = "stablehlo.gather"(%12, %32) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<1xf32>
 %34 = "stablehlo.gather"(%13, %32) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xi32>, tensor<1xi32>) -> tensor<1xi32>
 %35 = "stablehlo.reshape"(%33) : (tensor<1xf32>) -> tensor<f32>
 %36 = "stablehlo.reshape"(%34) : (tensor<1xi32>) -> tensor<i32>
 %37 = "stablehlo.convert"(%36) : (tensor<i32>) -> tensor<i64>
 "func.return"(%35) : (tensor<f32>) -> ()
}
}

// nanmedian.dim, by nanmedian 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}

// mode, by mode 3
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}

// bucketize.Tensor, by bucketize 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<5xf32>) -> (tensor<i32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %4 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.add"(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %8 = "stablehlo.shift_right_logical"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %9 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.minimum"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %11 = "stablehlo.gather"(%1, %10) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
 %12 = "stablehlo.compare"(%11, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.not"(%12) : (tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.add"(%8, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %16 = "stablehlo.and"(%5, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %17 = "stablehlo.select"(%16, %15, %3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %18 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
 %19 = "stablehlo.and"(%5, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %20 = "stablehlo.select"(%19, %8, %4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %21 = "stablehlo.compare"(%17, %20) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.add"(%17, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %24 = "stablehlo.shift_right_logical"(%23, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %25 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.minimum"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %27 = "stablehlo.gather"(%1, %26) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
 %28 = "stablehlo.compare"(%27, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %29 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.add"(%24, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %32 = "stablehlo.and"(%21, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %33 = "stablehlo.select"(%32, %31, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %34 = "stablehlo.not"(%29) : (tensor<i1>) -> tensor<i1>
 %35 = "stablehlo.and"(%21, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %36 = "stablehlo.select"(%35, %24, %20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %37 = "stablehlo.compare"(%33, %36) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.add"(%33, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %40 = "stablehlo.shift_right_logical"(%39, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %41 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
 %42 = "stablehlo.minimum"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %43 = "stablehlo.gather"(%1, %42) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
 %44 = "stablehlo.compare"(%43, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %45 = "stablehlo.not"(%44) : (tensor<i1>) -> tensor<i1>
 %46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %47 = "stablehlo.add"(%40, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %48 = "stablehlo.and"(%37, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %49 = "stablehlo.select"(%48, %47, %33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %50 = "stablehlo.not"(%45) : (tensor<i1>) -> tensor<i1>
 %51 = "stablehlo.and"(%37, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %52 = "stablehlo.select"(%51, %40, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%49) : (tensor<i32>) -> ()
}
}

// bucketize.Scalar, by case.bucketize.Scalar 0
module @tpu {
func.func @main(%0: tensor<4xf32>, %1: tensor<1xf32>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.add"(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %8 = "stablehlo.shift_right_logical"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.minimum"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %11 = "stablehlo.gather"(%0, %10) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
 %12 = "stablehlo.compare"(%11, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.not"(%12) : (tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.add"(%8, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %16 = "stablehlo.and"(%5, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %17 = "stablehlo.select"(%16, %15, %3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %18 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
 %19 = "stablehlo.and"(%5, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %20 = "stablehlo.select"(%19, %8, %4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %21 = "stablehlo.compare"(%17, %20) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.add"(%17, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %24 = "stablehlo.shift_right_logical"(%23, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %25 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.minimum"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %27 = "stablehlo.gather"(%0, %26) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
 %28 = "stablehlo.compare"(%27, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %29 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.add"(%24, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %32 = "stablehlo.and"(%21, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %33 = "stablehlo.select"(%32, %31, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %34 = "stablehlo.not"(%29) : (tensor<i1>) -> tensor<i1>
 %35 = "stablehlo.and"(%21, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %36 = "stablehlo.select"(%35, %24, %20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %37 = "stablehlo.compare"(%33, %36) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.add"(%33, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %40 = "stablehlo.shift_right_logical"(%39, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %41 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %42 = "stablehlo.minimum"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %43 = "stablehlo.gather"(%0, %42) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
 %44 = "stablehlo.compare"(%43, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %45 = "stablehlo.not"(%44) : (tensor<i1>) -> tensor<i1>
 %46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %47 = "stablehlo.add"(%40, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %48 = "stablehlo.and"(%37, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %49 = "stablehlo.select"(%48, %47, %33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %50 = "stablehlo.not"(%45) : (tensor<i1>) -> tensor<i1>
 %51 = "stablehlo.and"(%37, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %52 = "stablehlo.select"(%51, %40, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %53 = "stablehlo.convert"(%49) : (tensor<i32>) -> tensor<i64>
 "func.return"(%53) : (tensor<i64>) -> ()
}
}

// searchsorted.Tensor, by searchsorted 32
module @tpu {
func.func @main(%0: tensor<10xf32>, %1: tensor<1xf32>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %4 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.add"(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %8 = "stablehlo.shift_right_logical"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %9 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.minimum"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %11 = "stablehlo.gather"(%0, %10) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
 %12 = "stablehlo.compare"(%11, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.not"(%12) : (tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.add"(%8, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %16 = "stablehlo.and"(%5, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %17 = "stablehlo.select"(%16, %15, %3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %18 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
 %19 = "stablehlo.and"(%5, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %20 = "stablehlo.select"(%19, %8, %4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %21 = "stablehlo.compare"(%17, %20) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.add"(%17, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %24 = "stablehlo.shift_right_logical"(%23, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %25 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.minimum"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %27 = "stablehlo.gather"(%0, %26) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
 %28 = "stablehlo.compare"(%27, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %29 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.add"(%24, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %32 = "stablehlo.and"(%21, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %33 = "stablehlo.select"(%32, %31, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %34 = "stablehlo.not"(%29) : (tensor<i1>) -> tensor<i1>
 %35 = "stablehlo.and"(%21, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %36 = "stablehlo.select"(%35, %24, %20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %37 = "stablehlo.compare"(%33, %36) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.add"(%33, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %40 = "stablehlo.shift_right_logical"(%39, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %41 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
 %42 = "stablehlo.minimum"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %43 = "stablehlo.gather"(%0, %42) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
 %44 = "stablehlo.compare"(%43, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %45 = "stablehlo.not"(%44) : (tensor<i1>) -> tensor<i1>
 %46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %47 = "stablehlo.add"(%40, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %48 = "stablehlo.and"(%37, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %49 = "stablehlo.select"(%48, %47, %33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %50 = "stablehlo.not"(%45) : (tensor<i1>) -> tensor<i1>
 %51 = "stablehlo.and"(%37, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %52 = "stablehlo.select"(%51, %40, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %53 = "stablehlo.compare"(%49, %52) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %55 = "stablehlo.add"(%49, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %56 = "stablehlo.shift_right_logical"(%55, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %57 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
 %58 = "stablehlo.minimum"(%56, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %59 = "stablehlo.gather"(%0, %58) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
 %60 = "stablehlo.compare"(%59, %2) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %61 = "stablehlo.not"(%60) : (tensor<i1>) -> tensor<i1>
 %62 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %63 = "stablehlo.add"(%56, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %64 = "stablehlo.and"(%53, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %65 = "stablehlo.select"(%64, %63, %49) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %66 = "stablehlo.not"(%61) : (tensor<i1>) -> tensor<i1>
 %67 = "stablehlo.and"(%53, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %68 = "stablehlo.select"(%67, %56, %52) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %69 = "stablehlo.convert"(%65) : (tensor<i32>) -> tensor<i64>
 "func.return"(%69) : (tensor<i64>) -> ()
}
}

// isin.Tensor_Tensor, by isin 0
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<5xf32>) -> (tensor<20xi1>) {
 %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<20xi1>
 %4 = "stablehlo.reshape"(%0) : (tensor<20xf32>) -> tensor<20x1xf32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<20x1xf32>) -> tensor<20x5xf32>
 %6 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<20x5xf32>
 %7 = "stablehlo.compare"(%5, %6) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<20x5xf32>, tensor<20x5xf32>) -> tensor<20x5xi1>
 %8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
  %11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%11) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<20x5xi1>, tensor<i1>) -> tensor<20xi1>
 "func.return"(%12) : (tensor<20xi1>) -> ()
}
}

// isin.Tensor_Scalar, by case.isin.Tensor_Scalar 0
module @tpu {
func.func @main(%0: tensor<6xi64>, %1: tensor<1xi64>) -> (tensor<2x3xi1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%0) : (tensor<6xi64>) -> tensor<2x3xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x1xi64>) -> tensor<2x3xi64>
 %6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x3xi1>
 %8 = "stablehlo.reshape"(%2) : (tensor<i64>) -> tensor<1xi64>
 %9 = "stablehlo.reshape"(%5) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
 %10 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<1xi64>) -> tensor<2x3x1xi64>
 %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x1xi1>
 %12 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
  %15 = "stablehlo.or"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%15) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
 "func.return"(%16) : (tensor<2x3xi1>) -> ()
}
}

// isin.Scalar_Tensor, by case.isin.Scalar_Tensor 0
module @tpu {
func.func @main(%0: tensor<6xi64>, %1: tensor<1xi64>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%0) : (tensor<6xi64>) -> tensor<2x3xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x1xi64>) -> tensor<2x3xi64>
 %6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %7 = "stablehlo.reshape"(%5) : (tensor<2x3xi64>) -> tensor<6xi64>
 %8 = "stablehlo.reshape"(%2) : (tensor<i64>) -> tensor<1xi64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi64>) -> tensor<6xi64>
 %10 = "stablehlo.compare"(%9, %7) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
 %11 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
  %14 = "stablehlo.or"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%14) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
 "func.return"(%15) : (tensor<i1>) -> ()
}
}
