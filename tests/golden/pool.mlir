// max_pool2d_with_indices, by nn.functional.max_pool1d 0
module @tpu {
func.func @main(%0: tensor<6xf32>) -> (tensor<1x2x1x1xf32>, tensor<1x2x1x1xi64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> tensor<2x3xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<2x3xf32>) -> tensor<1x2x1x3xf32>
 %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3xi32>) -> tensor<1x3xi32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<1x3xi32>) -> tensor<1x2x1x3xi32>
 %8 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1xf32>
 %9 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x3xi32>) -> tensor<1x2x1x1xi32>
 %10 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1xf32>
 %11 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 1, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x3xi32>) -> tensor<1x2x1x1xi32>
 %12 = "stablehlo.compare"(%11, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi1>
 %13 = "stablehlo.compare"(%10, %8) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %14 = "stablehlo.and"(%13, %12) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %15 = "stablehlo.compare"(%10, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %16 = "stablehlo.or"(%15, %14) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %17 = "stablehlo.compare"(%8, %8) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %18 = "stablehlo.compare"(%11, %9) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi1>
 %19 = "stablehlo.not"(%17) : (tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %20 = "stablehlo.or"(%19, %18) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %21 = "stablehlo.compare"(%10, %10) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %22 = "stablehlo.and"(%21, %20) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %23 = "stablehlo.or"(%16, %22) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %24 = "stablehlo.select"(%23, %10, %8) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %25 = "stablehlo.select"(%23, %11, %9) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
 %26 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 1, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1xf32>
 %27 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 1, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x3xi32>) -> tensor<1x2x1x1xi32>
 %28 = "stablehlo.compare"(%27, %25) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi1>
 %29 = "stablehlo.compare"(%26, %24) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %30 = "stablehlo.and"(%29, %28) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %31 = "stablehlo.compare"(%26, %24) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %32 = "stablehlo.or"(%31, %30) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %33 = "stablehlo.compare"(%24, %24) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %34 = "stablehlo.compare"(%27, %25) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi1>
 %35 = "stablehlo.not"(%33) : (tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %36 = "stablehlo.or"(%35, %34) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %37 = "stablehlo.compare"(%26, %26) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
 %38 = "stablehlo.and"(%37, %36) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %39 = "stablehlo.or"(%32, %38) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %40 = "stablehlo.select"(%39, %26, %24) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %41 = "stablehlo.select"(%39, %27, %25) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
 %42 = "stablehlo.convert"(%41) : (tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi64>
 "func.return"(%40, %42) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xi64>) -> ()
}
}

// max_pool3d_with_indices, by nn.functional.max_pool3d 0
func.func @main(%0: tensor<180xf32>) -> (tensor<1x2x1x3x2xf32>, tensor<1x2x1x3x2xi64>) { ... }
// 121 lines, a4f5b38aed00eb87131288472eea949a78a5e260897e82bdb47afde3ac308497
//      1 func.return
//     12 stablehlo.and
//      2 stablehlo.broadcast_in_dim
//     36 stablehlo.compare
//      2 stablehlo.constant
//      1 stablehlo.convert
//      1 stablehlo.iota
//      6 stablehlo.not
//     18 stablehlo.or
//      2 stablehlo.pad
//      6 stablehlo.reshape
//     12 stablehlo.select
//     18 stablehlo.slice

// max_pool2d_with_indices_backward, by nn.functional.max_pool1d 0
module @tpu {
func.func @main(%0: tensor<1x2x1xf32>, %1: tensor<6xf32>, %2: tensor<1x2x1x1xi64>) -> (tensor<1x2x1x3xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<1x2x1xf32>) -> tensor<2xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<1x2x1x1xf32>
 %5 = "stablehlo.reshape"(%1) : (tensor<6xf32>) -> tensor<2x3xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<2x3xf32>) -> tensor<1x2x1x3xf32>
 %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x1xi32>
 %10 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
 %12 = "stablehlo.multiply"(%9, %11) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
 %13 = "stablehlo.reshape"(%2) : (tensor<1x2x1x1xi64>) -> tensor<2x1xi64>
 %14 = "stablehlo.convert"(%13) : (tensor<2x1xi64>) -> tensor<2x1xi32>
 %15 = "stablehlo.add"(%12, %14) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
 %18 = "stablehlo.reshape"(%4) : (tensor<1x2x1x1xf32>) -> tensor<2xf32>
 %22 = "stablehlo.scatter"(%17, %15, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<6xf32>
 %23 = "stablehlo.reshape"(%22) : (tensor<6xf32>) -> tensor<1x2x1x3xf32>
 "func.return"(%23) : (tensor<1x2x1x3xf32>) -> ()
}
}

// max_pool3d_with_indices_backward, by nn.functional.max_pool3d 0
module @tpu {
func.func @main(%0: tensor<1x2x1x3x2xf32>, %1: tensor<180xf32>, %2: tensor<1x2x1x3x2xi64>) -> (tensor<1x2x3x6x5xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<180xf32>) -> tensor<2x90xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x90xf32>) -> tensor<2x3x30xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x30xf32>) -> tensor<2x3x6x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x6x5xf32>) -> tensor<2x3x6x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x6x5x1xf32>) -> tensor<2x3x6x5xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1, 2, 3, 4>} : (tensor<2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
 %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x6xi32>
 %10 = "stablehlo.constant"() {value = dense<90> : tensor<i32>} : () -> tensor<i32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x6xi32>
 %12 = "stablehlo.multiply"(%9, %11) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
 %13 = "stablehlo.reshape"(%2) : (tensor<1x2x1x3x2xi64>) -> tensor<2x6xi64>
 %14 = "stablehlo.convert"(%13) : (tensor<2x6xi64>) -> tensor<2x6xi32>
 %15 = "stablehlo.add"(%12, %14) : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
 %16 = "stablehlo.reshape"(%15) : (tensor<2x6xi32>) -> tensor<12x1xi32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<180xf32>
 %19 = "stablehlo.reshape"(%0) : (tensor<1x2x1x3x2xf32>) -> tensor<12xf32>
 %23 = "stablehlo.scatter"(%18, %16, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
  %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%22) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<180xf32>, tensor<12x1xi32>, tensor<12xf32>) -> tensor<180xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<180xf32>) -> tensor<1x2x3x6x5xf32>
 "func.return"(%24) : (tensor<1x2x3x6x5xf32>) -> ()
}
}

// adaptive_max_pool2d, by nn.functional.adaptive_max_pool1d 1
module @tpu {
func.func @main(%0: tensor<16xf32>) -> (tensor<4x1x3xf32>, tensor<4x1x3xi64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<16xf32>) -> tensor<4x4xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
 %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4xi32>) -> tensor<1x4xi32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<1x4xi32>) -> tensor<4x1x4xi32>
 %8 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2, 2, 3]> : tensor<6xi32>} : () -> tensor<6xi32>
 %9 = "stablehlo.gather"(%4, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 4, 1, 1>, indices_are_sorted = false} : (tensor<4x1x4xf32>, tensor<6xi32>) -> tensor<4x1x6xf32>
 %10 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2, 2, 3]> : tensor<6xi32>} : () -> tensor<6xi32>
 %11 = "stablehlo.gather"(%7, %10) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 4, 1, 1>, indices_are_sorted = false} : (tensor<4x1x4xi32>, tensor<6xi32>) -> tensor<4x1x6xi32>
 %12 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
 %14 = "stablehlo.reshape"(%9) : (tensor<4x1x6xf32>) -> tensor<4x1x3x2xf32>
 %15 = "stablehlo.reshape"(%11) : (tensor<4x1x6xi32>) -> tensor<4x1x3x2xi32>
 %34, %35 = "stablehlo.reduce"(%14, %15, %12, %13) ({
^bb0(%16: tensor<f32>, %17: tensor<i32>, %18: tensor<f32>, %19: tensor<i32>):
  %20 = "stablehlo.compare"(%19, %17) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %21 = "stablehlo.compare"(%18, %16) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %22 = "stablehlo.and"(%21, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %23 = "stablehlo.compare"(%18, %16) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %24 = "stablehlo.or"(%23, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %25 = "stablehlo.compare"(%16, %16) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %26 = "stablehlo.compare"(%19, %17) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %27 = "stablehlo.not"(%25) : (tensor<i1>) -> tensor<i1>
  %28 = "stablehlo.or"(%27, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %29 = "stablehlo.compare"(%18, %18) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %30 = "stablehlo.and"(%29, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %31 = "stablehlo.or"(%24, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %32 = "stablehlo.select"(%31, %18, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.select"(%31, %19, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%32, %33) : (tensor<f32>, tensor<i32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<4x1x3x2xf32>, tensor<4x1x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x1x3xf32>, tensor<4x1x3xi32>)
 %36 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %37 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
 %38 = "stablehlo.reshape"(%34) : (tensor<4x1x3xf32>) -> tensor<4x1x1x3xf32>
 %39 = "stablehlo.reshape"(%35) : (tensor<4x1x3xi32>) -> tensor<4x1x1x3xi32>
 %58, %59 = "stablehlo.reduce"(%38, %39, %36, %37) ({
^bb0(%40: tensor<f32>, %41: tensor<i32>, %42: tensor<f32>, %43: tensor<i32>):
  %44 = "stablehlo.compare"(%43, %41) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %45 = "stablehlo.compare"(%42, %40) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %46 = "stablehlo.and"(%45, %44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %47 = "stablehlo.compare"(%42, %40) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %48 = "stablehlo.or"(%47, %46) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %49 = "stablehlo.compare"(%40, %40) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %50 = "stablehlo.compare"(%43, %41) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %51 = "stablehlo.not"(%49) : (tensor<i1>) -> tensor<i1>
  %52 = "stablehlo.or"(%51, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %53 = "stablehlo.compare"(%42, %42) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %54 = "stablehlo.and"(%53, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %55 = "stablehlo.or"(%48, %54) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %56 = "stablehlo.select"(%55, %42, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %57 = "stablehlo.select"(%55, %43, %41) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%56, %57) : (tensor<f32>, tensor<i32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x1x1x3xf32>, tensor<4x1x1x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x1x3xf32>, tensor<4x1x3xi32>)
 %60 = "stablehlo.convert"(%59) : (tensor<4x1x3xi32>) -> tensor<4x1x3xi64>
 "func.return"(%58, %60) : (tensor<4x1x3xf32>, tensor<4x1x3xi64>) -> ()
}
}

// adaptive_max_pool3d, by nn.functional.adaptive_max_pool3d 1
module @tpu {
func.func @main(%0: tensor<240xf32>) -> (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<240xf32>) -> tensor<4x60xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<4x60xf32>) -> tensor<4x4x15xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x4x15xf32>) -> tensor<4x4x3x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x4x3x5xf32>) -> tensor<4x4x3x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x4x3x5x1xf32>) -> tensor<4x4x3x5xf32>
 %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<60xi32>
 %7 = "stablehlo.reshape"(%6) : (tensor<60xi32>) -> tensor<4x3x5xi32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<4x3x5xi32>) -> tensor<4x4x3x5xi32>
 %9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
 %11 = "stablehlo.reshape"(%5) : (tensor<4x4x3x5xf32>) -> tensor<4x4x3x5x1xf32>
 %12 = "stablehlo.reshape"(%8) : (tensor<4x4x3x5xi32>) -> tensor<4x4x3x5x1xi32>
 %31, %32 = "stablehlo.reduce"(%11, %12, %9, %10) ({
^bb0(%13: tensor<f32>, %14: tensor<i32>, %15: tensor<f32>, %16: tensor<i32>):
  %17 = "stablehlo.compare"(%16, %14) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %18 = "stablehlo.compare"(%15, %13) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %19 = "stablehlo.and"(%18, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %20 = "stablehlo.compare"(%15, %13) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %21 = "stablehlo.or"(%20, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %22 = "stablehlo.compare"(%13, %13) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %23 = "stablehlo.compare"(%16, %14) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %24 = "stablehlo.not"(%22) : (tensor<i1>) -> tensor<i1>
  %25 = "stablehlo.or"(%24, %23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %26 = "stablehlo.compare"(%15, %15) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %27 = "stablehlo.and"(%26, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %28 = "stablehlo.or"(%21, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %29 = "stablehlo.select"(%28, %15, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %30 = "stablehlo.select"(%28, %16, %14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%29, %30) : (tensor<f32>, tensor<i32>) -> ()
 }) {dimensions = array<i64: 4>} : (tensor<4x4x3x5x1xf32>, tensor<4x4x3x5x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi32>)
 %33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %34 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
 %35 = "stablehlo.reshape"(%31) : (tensor<4x4x3x5xf32>) -> tensor<4x4x3x1x5xf32>
 %36 = "stablehlo.reshape"(%32) : (tensor<4x4x3x5xi32>) -> tensor<4x4x3x1x5xi32>
 %55, %56 = "stablehlo.reduce"(%35, %36, %33, %34) ({
^bb0(%37: tensor<f32>, %38: tensor<i32>, %39: tensor<f32>, %40: tensor<i32>):
  %41 = "stablehlo.compare"(%40, %38) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %42 = "stablehlo.compare"(%39, %37) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %43 = "stablehlo.and"(%42, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %44 = "stablehlo.compare"(%39, %37) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %45 = "stablehlo.or"(%44, %43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %46 = "stablehlo.compare"(%37, %37) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %47 = "stablehlo.compare"(%40, %38) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %48 = "stablehlo.not"(%46) : (tensor<i1>) -> tensor<i1>
  %49 = "stablehlo.or"(%48, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %50 = "stablehlo.compare"(%39, %39) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %51 = "stablehlo.and"(%50, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %52 = "stablehlo.or"(%45, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %53 = "stablehlo.select"(%52, %39, %37) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %54 = "stablehlo.select"(%52, %40, %38) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%53, %54) : (tensor<f32>, tensor<i32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<4x4x3x1x5xf32>, tensor<4x4x3x1x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi32>)
 %57 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
 %59 = "stablehlo.reshape"(%55) : (tensor<4x4x3x5xf32>) -> tensor<4x4x1x3x5xf32>
 %60 = "stablehlo.reshape"(%56) : (tensor<4x4x3x5xi32>) -> tensor<4x4x1x3x5xi32>
 %79, %80 = "stablehlo.reduce"(%59, %60, %57, %58) ({
^bb0(%61: tensor<f32>, %62: tensor<i32>, %63: tensor<f32>, %64: tensor<i32>):
  %65 = "stablehlo.compare"(%64, %62) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %66 = "stablehlo.compare"(%63, %61) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %67 = "stablehlo.and"(%66, %65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %68 = "stablehlo.compare"(%63, %61) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %69 = "stablehlo.or"(%68, %67) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %70 = "stablehlo.compare"(%61, %61) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %71 = "stablehlo.compare"(%64, %62) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %72 = "stablehlo.not"(%70) : (tensor<i1>) -> tensor<i1>
  %73 = "stablehlo.or"(%72, %71) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %74 = "stablehlo.compare"(%63, %63) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %75 = "stablehlo.and"(%74, %73) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %76 = "stablehlo.or"(%69, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %77 = "stablehlo.select"(%76, %63, %61) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %78 = "stablehlo.select"(%76, %64, %62) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%77, %78) : (tensor<f32>, tensor<i32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x4x1x3x5xf32>, tensor<4x4x1x3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi32>)
 %81 = "stablehlo.convert"(%80) : (tensor<4x4x3x5xi32>) -> tensor<4x4x3x5xi64>
 "func.return"(%79, %81) : (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi64>) -> ()
}
}

// adaptive_max_pool2d_backward, by nn.functional.adaptive_max_pool2d 1
module @tpu {
func.func @main(%0: tensor<4x2x3xf32>, %1: tensor<64xf32>, %2: tensor<4x2x3xi64>) -> (tensor<4x4x4xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<64xf32>) -> tensor<4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x16xf32>) -> tensor<4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x4x4xf32>) -> tensor<4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x4x4x1xf32>) -> tensor<4x4x4xf32>
 %7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x6xi32>
 %8 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x6xi32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
 %11 = "stablehlo.reshape"(%2) : (tensor<4x2x3xi64>) -> tensor<4x6xi64>
 %12 = "stablehlo.convert"(%11) : (tensor<4x6xi64>) -> tensor<4x6xi32>
 %13 = "stablehlo.add"(%10, %12) : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
 %14 = "stablehlo.reshape"(%13) : (tensor<4x6xi32>) -> tensor<24x1xi32>
 %15 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
 %17 = "stablehlo.reshape"(%0) : (tensor<4x2x3xf32>) -> tensor<24xf32>
 %21 = "stablehlo.scatter"(%16, %14, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
  %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%20) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<64xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<64xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<64xf32>) -> tensor<4x4x4xf32>
 "func.return"(%22) : (tensor<4x4x4xf32>) -> ()
}
}

// adaptive_max_pool3d_backward, by nn.functional.adaptive_max_pool3d 1
module @tpu {
func.func @main(%0: tensor<4x4x3x5xf32>, %1: tensor<240xf32>, %2: tensor<4x4x3x5xi64>) -> (tensor<4x4x3x5xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<240xf32>) -> tensor<4x60xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x60xf32>) -> tensor<4x4x15xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x4x15xf32>) -> tensor<4x4x3x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x4x3x5xf32>) -> tensor<4x4x3x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x4x3x5x1xf32>) -> tensor<4x4x3x5xf32>
 %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x60xi32>
 %9 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x60xi32>
 %11 = "stablehlo.multiply"(%8, %10) : (tensor<4x60xi32>, tensor<4x60xi32>) -> tensor<4x60xi32>
 %12 = "stablehlo.reshape"(%2) : (tensor<4x4x3x5xi64>) -> tensor<4x60xi64>
 %13 = "stablehlo.convert"(%12) : (tensor<4x60xi64>) -> tensor<4x60xi32>
 %14 = "stablehlo.add"(%11, %13) : (tensor<4x60xi32>, tensor<4x60xi32>) -> tensor<4x60xi32>
 %15 = "stablehlo.reshape"(%14) : (tensor<4x60xi32>) -> tensor<240x1xi32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<240xf32>
 %18 = "stablehlo.reshape"(%0) : (tensor<4x4x3x5xf32>) -> tensor<240xf32>
 %22 = "stablehlo.scatter"(%17, %15, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<240xf32>, tensor<240x1xi32>, tensor<240xf32>) -> tensor<240xf32>
 %23 = "stablehlo.reshape"(%22) : (tensor<240xf32>) -> tensor<4x4x3x5xf32>
 "func.return"(%23) : (tensor<4x4x3x5xf32>) -> ()
}
}

// fractional_max_pool2d, by nn.functional.fractional_max_pool2d 0
func.func @main(%0: tensor<243xf32>, %1: tensor<1x3x2xf32>) -> (tensor<1x3x2x2xf32>, tensor<1x3x2x2xi64>) { ... }
// 120 lines, b22b1ae13bf367443a94fa205e731e8c148d193d577ddce4a1d42eb6309fb2c7
//      1 func.return
//      4 stablehlo.add
//      4 stablehlo.and
//     16 stablehlo.broadcast_in_dim
//     14 stablehlo.compare
//     12 stablehlo.constant
//      5 stablehlo.convert
//      2 stablehlo.divide
//      4 stablehlo.gather
//      7 stablehlo.iota
//      4 stablehlo.multiply
//      2 stablehlo.not
//      6 stablehlo.or
//      2 stablehlo.reduce
//     17 stablehlo.reshape
//      2 stablehlo.return
//      6 stablehlo.select
//      2 stablehlo.slice
//      2 stablehlo.subtract

// fractional_max_pool3d, by nn.functional.fractional_max_pool3d 0
func.func @main(%0: tensor<750xf32>, %1: tensor<2x3x3xf32>) -> (tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xi64>) { ... }
// 172 lines, 74c9ebb7100864dfd914a030cc69dea4b8fb0dad2af2e9ce5c286c17351275ca
//      1 func.return
//      6 stablehlo.add
//      6 stablehlo.and
//     22 stablehlo.broadcast_in_dim
//     21 stablehlo.compare
//     18 stablehlo.constant
//      7 stablehlo.convert
//      3 stablehlo.divide
//      6 stablehlo.gather
//     10 stablehlo.iota
//      6 stablehlo.multiply
//      3 stablehlo.not
//      9 stablehlo.or
//      3 stablehlo.reduce
//     23 stablehlo.reshape
//      3 stablehlo.return
//      9 stablehlo.select
//      3 stablehlo.slice
//      3 stablehlo.subtract

// fractional_max_pool2d_backward, by nn.functional.fractional_max_pool2d 0
module @tpu {
func.func @main(%0: tensor<1x3x2x2xf32>, %1: tensor<243xf32>, %2: tensor<1x3x2x2xi64>) -> (tensor<1x3x9x9xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<243xf32>) -> tensor<3x81xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x81xf32>) -> tensor<3x9x9xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x9x9xf32>) -> tensor<3x9x9x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3x9x9x1xf32>) -> tensor<3x9x9xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x9x9xf32>) -> tensor<1x3x9x9xf32>
 %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
 %9 = "stablehlo.constant"() {value = dense<81> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
 %11 = "stablehlo.multiply"(%8, %10) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
 %12 = "stablehlo.reshape"(%2) : (tensor<1x3x2x2xi64>) -> tensor<3x4xi64>
 %13 = "stablehlo.convert"(%12) : (tensor<3x4xi64>) -> tensor<3x4xi32>
 %14 = "stablehlo.add"(%11, %13) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
 %15 = "stablehlo.reshape"(%14) : (tensor<3x4xi32>) -> tensor<12x1xi32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<243xf32>
 %18 = "stablehlo.reshape"(%0) : (tensor<1x3x2x2xf32>) -> tensor<12xf32>
 %22 = "stablehlo.scatter"(%17, %15, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<243xf32>, tensor<12x1xi32>, tensor<12xf32>) -> tensor<243xf32>
 %23 = "stablehlo.reshape"(%22) : (tensor<243xf32>) -> tensor<1x3x9x9xf32>
 "func.return"(%23) : (tensor<1x3x9x9xf32>) -> ()
}
}

// fractional_max_pool3d_backward, by nn.functional.fractional_max_pool3d 0
module @tpu {
func.func @main(%0: tensor<2x3x2x2x2xf32>, %1: tensor<750xf32>, %2: tensor<2x3x2x2x2xi64>) -> (tensor<2x3x5x5x5xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<750xf32>) -> tensor<2x375xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x375xf32>) -> tensor<2x3x125xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x125xf32>) -> tensor<2x3x5x25xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x5x25xf32>) -> tensor<2x3x5x5x5xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x5x5xf32>) -> tensor<2x3x5x5x5x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3x5x5x5x1xf32>) -> tensor<2x3x5x5x5xf32>
 %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x8xi32>
 %10 = "stablehlo.constant"() {value = dense<125> : tensor<i32>} : () -> tensor<i32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x8xi32>
 %12 = "stablehlo.multiply"(%9, %11) : (tensor<6x8xi32>, tensor<6x8xi32>) -> tensor<6x8xi32>
 %13 = "stablehlo.reshape"(%2) : (tensor<2x3x2x2x2xi64>) -> tensor<6x8xi64>
 %14 = "stablehlo.convert"(%13) : (tensor<6x8xi64>) -> tensor<6x8xi32>
 %15 = "stablehlo.add"(%12, %14) : (tensor<6x8xi32>, tensor<6x8xi32>) -> tensor<6x8xi32>
 %16 = "stablehlo.reshape"(%15) : (tensor<6x8xi32>) -> tensor<48x1xi32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<750xf32>
 %19 = "stablehlo.reshape"(%0) : (tensor<2x3x2x2x2xf32>) -> tensor<48xf32>
 %23 = "stablehlo.scatter"(%18, %16, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
  %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%22) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<750xf32>, tensor<48x1xi32>, tensor<48xf32>) -> tensor<750xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<750xf32>) -> tensor<2x3x5x5x5xf32>
 "func.return"(%24) : (tensor<2x3x5x5x5xf32>) -> ()
}
}

// max_unpool2d, by nn.functional.max_unpool1d 0
module @tpu {
func.func @main(%0: tensor<2xf32>, %1: tensor<2xi64>) -> (tensor<1x2x3x1xf32>, tensor<i32>) {
 %2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<1x2x1x1xf32>
 %3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi64>) -> tensor<1x2x1x1xi64>
 %4 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x2x1x1xi64>
 %6 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x1x1xi64>, tensor<1x2x1x1xi64>) -> tensor<1x2x1x1xi1>
 %7 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x2x1x1xi64>
 %9 = "stablehlo.compare"(%3, %8) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x1x1xi64>, tensor<1x2x1x1xi64>) -> tensor<1x2x1x1xi1>
 %10 = "stablehlo.and"(%9, %6) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
 %11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
  %14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%14) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xi1>, tensor<i1>) -> tensor<i1>
 %16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x1xi32>
 %17 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
 %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
 %20 = "stablehlo.reshape"(%3) : (tensor<1x2x1x1xi64>) -> tensor<2x1xi64>
 %21 = "stablehlo.convert"(%20) : (tensor<2x1xi64>) -> tensor<2x1xi32>
 %22 = "stablehlo.add"(%19, %21) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
 %25 = "stablehlo.reshape"(%2) : (tensor<1x2x1x1xf32>) -> tensor<2xf32>
 %28 = "stablehlo.scatter"(%24, %22, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
  "stablehlo.return"(%27) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<6xf32>
 %29 = "stablehlo.reshape"(%28) : (tensor<6xf32>) -> tensor<1x2x3x1xf32>
 %30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %32 = "stablehlo.select"(%15, %30, %31) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%29, %32) : (tensor<1x2x3x1xf32>, tensor<i32>) -> ()
}
}

// max_unpool3d, by nn.functional.max_unpool3d.grad 2
module @tpu {
func.func @main(%0: tensor<4xf32>, %1: tensor<4xi64>) -> (tensor<1x2x3x6x5xf32>, tensor<i32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<4xf32>) -> tensor<2x2xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<2x2xf32>) -> tensor<1x2x1x2x1xf32>
 %6 = "stablehlo.reshape"(%1) : (tensor<4xi64>) -> tensor<2x2xi64>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x2xi64>) -> tensor<2x2x1xi64>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x2x1xi64>) -> tensor<2x2xi64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<2x2xi64>) -> tensor<1x2x1x2x1xi64>
 %10 = "stablehlo.constant"() {value = dense<90> : tensor<i64>} : () -> tensor<i64>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x2x1x2x1xi64>
 %12 = "stablehlo.compare"(%9, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x1x2x1xi64>, tensor<1x2x1x2x1xi64>) -> tensor<1x2x1x2x1xi1>
 %13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x2x1x2x1xi64>
 %15 = "stablehlo.compare"(%9, %14) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x1x2x1xi64>, tensor<1x2x1x2x1xi64>) -> tensor<1x2x1x2x1xi1>
 %16 = "stablehlo.and"(%15, %12) : (tensor<1x2x1x2x1xi1>, tensor<1x2x1x2x1xi1>) -> tensor<1x2x1x2x1xi1>
 %17 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<i1>, %19: tensor<i1>):
  %20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%20) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x1x2x1xi1>, tensor<i1>) -> tensor<i1>
 %22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
 %23 = "stablehlo.constant"() {value = dense<90> : tensor<i32>} : () -> tensor<i32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2xi32>
 %25 = "stablehlo.multiply"(%22, %24) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
 %26 = "stablehlo.reshape"(%9) : (tensor<1x2x1x2x1xi64>) -> tensor<2x2xi64>
 %27 = "stablehlo.convert"(%26) : (tensor<2x2xi64>) -> tensor<2x2xi32>
 %28 = "stablehlo.add"(%25, %27) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
 %29 = "stablehlo.reshape"(%28) : (tensor<2x2xi32>) -> tensor<4x1xi32>
 %30 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<180xf32>
 %32 = "stablehlo.reshape"(%5) : (tensor<1x2x1x2x1xf32>) -> tensor<4xf32>
 %35 = "stablehlo.scatter"(%31, %29, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
  "stablehlo.return"(%34) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<180xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<180xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<180xf32>) -> tensor<1x2x3x6x5xf32>
 %37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.select"(%21, %37, %38) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%36, %39) : (tensor<1x2x3x6x5xf32>, tensor<i32>) -> ()
}
}
