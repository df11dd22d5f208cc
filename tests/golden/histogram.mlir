// tpu::bincount, by bincount 0
module @tpu {
func.func @main(%0: tensor<5xi64>) -> (tensor<2xi64>) {
 %1 = "stablehlo.convert"(%0) : (tensor<5xi64>) -> tensor<5xi32>
 %2 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %6 = "stablehlo.reshape"(%1) : (tensor<5xi32>) -> tensor<5x1xi32>
 %10 = "stablehlo.scatter"(%5, %6, %3) ({
^bb0(%7: tensor<i64>, %8: tensor<i64>):
  %9 = "stablehlo.add"(%7, %8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%9) : (tensor<i64>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<2xi64>, tensor<5x1xi32>, tensor<5xi64>) -> tensor<2xi64>
 "func.return"(%10) : (tensor<2xi64>) -> ()
}
}

// histc, by histc 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<2xf32>) -> (tensor<100xf32>, tensor<i32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.reshape"(%6) : (tensor<f32>) -> tensor<1xf32>
 %8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
  %11 = "stablehlo.minimum"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%11) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.reduce"(%7, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
  %16 = "stablehlo.maximum"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%16) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %18 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %19 = "stablehlo.select"(%18, %12, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %20 = "stablehlo.select"(%18, %17, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %21 = "stablehlo.is_finite"(%20) : (tensor<f32>) -> tensor<i1>
 %22 = "stablehlo.is_finite"(%19) : (tensor<f32>) -> tensor<i1>
 %23 = "stablehlo.and"(%22, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %24 = "stablehlo.compare"(%19, %20) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %25 = "stablehlo.compare"(%19, %20) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %26 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.subtract"(%19, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %28 = "stablehlo.select"(%25, %27, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.add"(%20, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %31 = "stablehlo.select"(%25, %30, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %33 = "stablehlo.compare"(%7, %32) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %34 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %35 = "stablehlo.compare"(%7, %34) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %36 = "stablehlo.and"(%35, %33) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %37 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %38 = "stablehlo.subtract"(%31, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %39 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %40 = "stablehlo.subtract"(%7, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %41 = "stablehlo.constant"() {value = dense<100.0> : tensor<f32>} : () -> tensor<f32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %43 = "stablehlo.multiply"(%40, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %44 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %45 = "stablehlo.divide"(%43, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %46 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %47 = "stablehlo.select"(%36, %45, %46) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %48 = "stablehlo.convert"(%47) : (tensor<1xf32>) -> tensor<1xi32>
 %49 = "stablehlo.constant"() {value = dense<99> : tensor<i32>} : () -> tensor<i32>
 %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %51 = "stablehlo.minimum"(%48, %50) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %52 = "stablehlo.constant"() {value = dense<100> : tensor<i32>} : () -> tensor<i32>
 %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %54 = "stablehlo.select"(%36, %51, %53) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %55 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %57 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<100xi64>
 %59 = "stablehlo.reshape"(%54) : (tensor<1xi32>) -> tensor<1x1xi32>
 %63 = "stablehlo.scatter"(%58, %59, %56) ({
^bb0(%60: tensor<i64>, %61: tensor<i64>):
  %62 = "stablehlo.add"(%60, %61) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%62) : (tensor<i64>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<100xi64>, tensor<1x1xi32>, tensor<1xi64>) -> tensor<100xi64>
 %64 = "stablehlo.convert"(%63) : (tensor<100xi64>) -> tensor<100xf32>
 %65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %66 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
 %67 = "stablehlo.select"(%24, %65, %66) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 %68 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %69 = "stablehlo.select"(%23, %67, %68) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%64, %69) : (tensor<100xf32>, tensor<i32>) -> ()
}
}

// histogram.bin_ct, by histogram 0
func.func @main(%0: tensor<1xf32>) -> (tensor<1xf32>, tensor<2xf32>, tensor<i32>) { ... }
// 136 lines, bb0b3fb0a06d55a6e9813287ba015a83471721ac4f72a654b1ced21bf524f429
//      1 func.return
//      8 stablehlo.add
//      7 stablehlo.and
//     24 stablehlo.broadcast_in_dim
//      8 stablehlo.compare
//     27 stablehlo.constant
//      2 stablehlo.convert
//      1 stablehlo.divide
//      2 stablehlo.gather
//      1 stablehlo.iota
//      2 stablehlo.is_finite
//      1 stablehlo.maximum
//      4 stablehlo.minimum
//      3 stablehlo.multiply
//      4 stablehlo.not
//      2 stablehlo.reduce
//      7 stablehlo.reshape
//      3 stablehlo.return
//      1 stablehlo.scatter
//      9 stablehlo.select
//      2 stablehlo.shift_right_logical
//      2 stablehlo.slice
//      5 stablehlo.subtract

// histogram.bins_tensor, by histogram 1
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<2xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1x1xf32>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
 %8 = "stablehlo.reshape"(%3) : (tensor<1x1xf32>) -> tensor<1xf32>
 %9 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
 %11 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %14 = "stablehlo.compare"(%8, %13) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %15 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %16 = "stablehlo.compare"(%8, %15) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %17 = "stablehlo.and"(%7, %16) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %18 = "stablehlo.and"(%17, %14) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %21 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %23 = "stablehlo.compare"(%20, %22) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
 %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %25 = "stablehlo.add"(%20, %22) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %27 = "stablehlo.shift_right_logical"(%25, %26) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %30 = "stablehlo.minimum"(%27, %29) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %31 = "stablehlo.gather"(%1, %30) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<1xf32>
 %32 = "stablehlo.compare"(%31, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %33 = "stablehlo.not"(%32) : (tensor<1xi1>) -> tensor<1xi1>
 %34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %36 = "stablehlo.add"(%27, %35) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %37 = "stablehlo.and"(%23, %33) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %38 = "stablehlo.select"(%37, %36, %20) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %39 = "stablehlo.not"(%33) : (tensor<1xi1>) -> tensor<1xi1>
 %40 = "stablehlo.and"(%23, %39) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %41 = "stablehlo.select"(%40, %27, %22) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %42 = "stablehlo.compare"(%38, %41) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
 %43 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %44 = "stablehlo.add"(%38, %41) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %45 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %46 = "stablehlo.shift_right_logical"(%44, %45) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %49 = "stablehlo.minimum"(%46, %48) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %50 = "stablehlo.gather"(%1, %49) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<1xf32>
 %51 = "stablehlo.compare"(%50, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %52 = "stablehlo.not"(%51) : (tensor<1xi1>) -> tensor<1xi1>
 %53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %55 = "stablehlo.add"(%46, %54) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %56 = "stablehlo.and"(%42, %52) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %57 = "stablehlo.select"(%56, %55, %38) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %58 = "stablehlo.not"(%52) : (tensor<1xi1>) -> tensor<1xi1>
 %59 = "stablehlo.and"(%42, %58) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %60 = "stablehlo.select"(%59, %46, %41) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %61 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %63 = "stablehlo.subtract"(%57, %62) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %64 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %66 = "stablehlo.minimum"(%63, %65) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %67 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %69 = "stablehlo.multiply"(%5, %68) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %70 = "stablehlo.add"(%69, %66) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %71 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %73 = "stablehlo.select"(%18, %70, %72) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %74 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %76 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %78 = "stablehlo.reshape"(%73) : (tensor<1xi32>) -> tensor<1x1xi32>
 %82 = "stablehlo.scatter"(%77, %78, %75) ({
^bb0(%79: tensor<i64>, %80: tensor<i64>):
  %81 = "stablehlo.add"(%79, %80) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%81) : (tensor<i64>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<1xi64>, tensor<1x1xi32>, tensor<1xi64>) -> tensor<1xi64>
 %83 = "stablehlo.convert"(%82) : (tensor<1xi64>) -> tensor<1xf32>
 "func.return"(%83, %1) : (tensor<1xf32>, tensor<2xf32>) -> ()
}
}

// _histogramdd_bin_edges, by histogramdd 0
func.func @main(%0: tensor<25xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>) { ... }
// 249 lines, f18834c8f5a0373acf441c2e38558f003ff83b79f8a689bf65d4bd0734f5ca52
//      1 func.return
//     10 stablehlo.add
//      5 stablehlo.and
//     30 stablehlo.broadcast_in_dim
//     10 stablehlo.compare
//     51 stablehlo.constant
//      5 stablehlo.convert
//      5 stablehlo.divide
//      5 stablehlo.iota
//     10 stablehlo.is_finite
//      5 stablehlo.maximum
//      5 stablehlo.minimum
//     10 stablehlo.multiply
//     10 stablehlo.reduce
//      8 stablehlo.reshape
//     10 stablehlo.return
//     20 stablehlo.select
//      5 stablehlo.slice
//     20 stablehlo.subtract

// _histogramdd_from_bin_cts, by histogramdd 0
func.func @main(%0: tensor<25xf32>) -> (tensor<1x1x1x1x1xf32>, tensor<i32>) { ... }
// 588 lines, 025d43c6600e95c86c95558a763e06de4b2bc5d30cee37a1ce819a97bbcba09a
//      1 func.return
//     36 stablehlo.add
//     35 stablehlo.and
//    100 stablehlo.broadcast_in_dim
//     40 stablehlo.compare
//    111 stablehlo.constant
//      6 stablehlo.convert
//      5 stablehlo.divide
//     10 stablehlo.gather
//      5 stablehlo.iota
//     10 stablehlo.is_finite
//      5 stablehlo.maximum
//     20 stablehlo.minimum
//     15 stablehlo.multiply
//     20 stablehlo.not
//     10 stablehlo.reduce
//     25 stablehlo.reshape
//     11 stablehlo.return
//      1 stablehlo.scatter
//     41 stablehlo.select
//     10 stablehlo.shift_right_logical
//     20 stablehlo.slice
//     25 stablehlo.subtract

// _histogramdd_from_bin_tensors, by histogramdd 1
func.func @main(%0: tensor<25xf32>, %1: tensor<2xf32>, %2: tensor<2xf32>, %3: tensor<2xf32>, %4: tensor<2xf32>, %5: tensor<2xf32>) -> (tensor<1x1x1x1x1xf32>) { ... }
// 347 lines, b23b1057784116992cfb6baf5c8bdacd5f0894366efdf75731986ca7fb3a4062
//      1 func.return
//     26 stablehlo.add
//     30 stablehlo.and
//     70 stablehlo.broadcast_in_dim
//     30 stablehlo.compare
//     60 stablehlo.constant
//      1 stablehlo.convert
//     10 stablehlo.gather
//     15 stablehlo.minimum
//      5 stablehlo.multiply
//     20 stablehlo.not
//     20 stablehlo.reshape
//      1 stablehlo.return
//      1 stablehlo.scatter
//     21 stablehlo.select
//     10 stablehlo.shift_right_logical
//     15 stablehlo.slice
//      5 stablehlo.subtract

// segment_reduce, by _segment_reduce.lengths 0
func.func @main(%0: tensor<5xf32>, %1: tensor<4xi64>, %2: tensor<1xf32>) -> (tensor<4xf32>, tensor<i32>) { ... }
// 111 lines, 218759366f8a7eafb5373a0cd0ed00ba93b84f861d218f143f8ee688053a3f26
//      1 func.return
//      9 stablehlo.add
//      7 stablehlo.and
//     17 stablehlo.broadcast_in_dim
//      8 stablehlo.compare
//     20 stablehlo.constant
//      1 stablehlo.convert
//      3 stablehlo.gather
//      2 stablehlo.iota
//      1 stablehlo.maximum
//      3 stablehlo.minimum
//      1 stablehlo.multiply
//      6 stablehlo.not
//      2 stablehlo.pad
//      1 stablehlo.reduce
//      7 stablehlo.reshape
//      2 stablehlo.return
//      1 stablehlo.scatter
//      8 stablehlo.select
//      3 stablehlo.shift_right_logical

// _segment_reduce_backward, by _segment_reduce.lengths 2
func.func @main(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<5xf32>, %3: tensor<4xi64>, %4: tensor<1xf32>) -> (tensor<5xf32>, tensor<i32>) { ... }
// 123 lines, 4c70fc3f2445f438fdec9ff955fbb788b07aedfeea0d0994e0715d2707a53004
//      1 func.return
//      9 stablehlo.add
//      7 stablehlo.and
//     20 stablehlo.broadcast_in_dim
//      9 stablehlo.compare
//     24 stablehlo.constant
//      2 stablehlo.convert
//      1 stablehlo.divide
//      4 stablehlo.gather
//      2 stablehlo.iota
//      1 stablehlo.maximum
//      4 stablehlo.minimum
//      1 stablehlo.multiply
//      6 stablehlo.not
//      2 stablehlo.pad
//      1 stablehlo.reduce
//     10 stablehlo.reshape
//      1 stablehlo.return
//      9 stablehlo.select
//      3 stablehlo.shift_right_logical
