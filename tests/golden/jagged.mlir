// _jagged_to_padded_dense_forward, by case._jagged_to_padded_dense_forward 0
module @tpu {
func.func @main(%0: tensor<10xf32>, %1: tensor<4xi64>, %2: tensor<1xf64>) -> (tensor<3x4x2xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf64>) -> tensor<f64>
 %4 = "stablehlo.reshape"(%0) : (tensor<10xf32>) -> tensor<5x2xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x2xf32>) -> tensor<5x2x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x2x1xf32>) -> tensor<5x2xf32>
 %7 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
 %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi64>
 %9 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<3xi64>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi64>) -> tensor<3x4xi64>
 %11 = "stablehlo.add"(%10, %8) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
 %12 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<3xi64>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi64>) -> tensor<3x4xi64>
 %14 = "stablehlo.compare"(%11, %13) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
 %15 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x4xi64>
 %17 = "stablehlo.minimum"(%11, %16) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
 %18 = "stablehlo.gather"(%6, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = false} : (tensor<5x2xf32>, tensor<3x4xi64>) -> tensor<3x4x2xf32>
 %19 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4x2xf32>
 %20 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x4xi1>) -> tensor<3x4x2xi1>
 %21 = "stablehlo.select"(%20, %18, %19) : (tensor<3x4x2xi1>, tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
 "func.return"(%21) : (tensor<3x4x2xf32>) -> ()
}
}

// tpu::padded_dense_to_jagged, by case.tpu::padded_dense_to_jagged 0
module @tpu {
func.func @main(%0: tensor<24xf32>, %1: tensor<3xi64>) -> (tensor<5x3xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<2x12xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x12xf32>) -> tensor<2x4x3xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x4x3xf32>) -> tensor<2x4x3x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x4x3x1xf32>) -> tensor<2x4x3xf32>
 %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
 %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %13 = "stablehlo.add"(%8, %10) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %15 = "stablehlo.shift_right_logical"(%13, %14) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %16 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %18 = "stablehlo.minimum"(%15, %17) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %19 = "stablehlo.gather"(%1, %18) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<3xi64>, tensor<5xi32>) -> tensor<5xi64>
 %20 = "stablehlo.compare"(%19, %6) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %21 = "stablehlo.not"(%20) : (tensor<5xi1>) -> tensor<5xi1>
 %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %24 = "stablehlo.add"(%15, %23) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %25 = "stablehlo.and"(%11, %21) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %26 = "stablehlo.select"(%25, %24, %8) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %27 = "stablehlo.not"(%21) : (tensor<5xi1>) -> tensor<5xi1>
 %28 = "stablehlo.and"(%11, %27) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %29 = "stablehlo.select"(%28, %15, %10) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %30 = "stablehlo.compare"(%26, %29) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
 %31 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %32 = "stablehlo.add"(%26, %29) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %33 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %34 = "stablehlo.shift_right_logical"(%32, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %35 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %37 = "stablehlo.minimum"(%34, %36) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %38 = "stablehlo.gather"(%1, %37) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<3xi64>, tensor<5xi32>) -> tensor<5xi64>
 %39 = "stablehlo.compare"(%38, %6) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %40 = "stablehlo.not"(%39) : (tensor<5xi1>) -> tensor<5xi1>
 %41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
 %43 = "stablehlo.add"(%34, %42) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %44 = "stablehlo.and"(%30, %40) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %45 = "stablehlo.select"(%44, %43, %26) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %46 = "stablehlo.not"(%40) : (tensor<5xi1>) -> tensor<5xi1>
 %47 = "stablehlo.and"(%30, %46) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %48 = "stablehlo.select"(%47, %34, %29) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
 %49 = "stablehlo.convert"(%45) : (tensor<5xi32>) -> tensor<5xi64>
 %50 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %52 = "stablehlo.subtract"(%49, %51) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %53 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %55 = "stablehlo.maximum"(%52, %54) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %56 = "stablehlo.gather"(%1, %55) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<3xi64>, tensor<5xi64>) -> tensor<5xi64>
 %57 = "stablehlo.subtract"(%6, %56) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %58 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
 %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %60 = "stablehlo.minimum"(%57, %59) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %61 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
 %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %63 = "stablehlo.multiply"(%55, %62) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %64 = "stablehlo.add"(%63, %60) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %65 = "stablehlo.reshape"(%5) : (tensor<2x4x3xf32>) -> tensor<8x3xf32>
 %66 = "stablehlo.gather"(%65, %64) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false} : (tensor<8x3xf32>, tensor<5xi64>) -> tensor<5x3xf32>
 %67 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x3xf32>
 %69 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
 %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %71 = "stablehlo.compare"(%57, %70) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi1>) -> tensor<5x3xi1>
 %73 = "stablehlo.select"(%72, %66, %68) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
 "func.return"(%73) : (tensor<5x3xf32>) -> ()
}
}

// _convert_indices_from_coo_to_csr, by case._convert_indices_from_coo_to_csr 0
module @tpu {
func.func @main(%0: tensor<20x2xi64>) -> (tensor<6xi64>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 12, 1>, strides = array<i64: 1, 1>} : (tensor<20x2xi64>) -> tensor<12x1xi64>
 %2 = "stablehlo.reshape"(%1) : (tensor<12x1xi64>) -> tensor<12xi64>
 %3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi64>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %6 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %8 = "stablehlo.compare"(%5, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
 %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.add"(%5, %7) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %12 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %13 = "stablehlo.constant"() {value = dense<11> : tensor<i32>} : () -> tensor<i32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %15 = "stablehlo.minimum"(%12, %14) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %16 = "stablehlo.gather"(%2, %15) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<12xi64>, tensor<6xi32>) -> tensor<6xi64>
 %17 = "stablehlo.compare"(%16, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
 %18 = "stablehlo.not"(%17) : (tensor<6xi1>) -> tensor<6xi1>
 %19 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %21 = "stablehlo.add"(%12, %20) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %22 = "stablehlo.and"(%8, %18) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %23 = "stablehlo.select"(%22, %21, %5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %24 = "stablehlo.not"(%18) : (tensor<6xi1>) -> tensor<6xi1>
 %25 = "stablehlo.and"(%8, %24) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %26 = "stablehlo.select"(%25, %12, %7) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %27 = "stablehlo.compare"(%23, %26) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
 %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %29 = "stablehlo.add"(%23, %26) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %30 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %31 = "stablehlo.shift_right_logical"(%29, %30) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %32 = "stablehlo.constant"() {value = dense<11> : tensor<i32>} : () -> tensor<i32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %34 = "stablehlo.minimum"(%31, %33) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %35 = "stablehlo.gather"(%2, %34) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<12xi64>, tensor<6xi32>) -> tensor<6xi64>
 %36 = "stablehlo.compare"(%35, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
 %37 = "stablehlo.not"(%36) : (tensor<6xi1>) -> tensor<6xi1>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %40 = "stablehlo.add"(%31, %39) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %41 = "stablehlo.and"(%27, %37) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %42 = "stablehlo.select"(%41, %40, %23) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %43 = "stablehlo.not"(%37) : (tensor<6xi1>) -> tensor<6xi1>
 %44 = "stablehlo.and"(%27, %43) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %45 = "stablehlo.select"(%44, %31, %26) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %46 = "stablehlo.compare"(%42, %45) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
 %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %48 = "stablehlo.add"(%42, %45) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %49 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %50 = "stablehlo.shift_right_logical"(%48, %49) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %51 = "stablehlo.constant"() {value = dense<11> : tensor<i32>} : () -> tensor<i32>
 %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %53 = "stablehlo.minimum"(%50, %52) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %54 = "stablehlo.gather"(%2, %53) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<12xi64>, tensor<6xi32>) -> tensor<6xi64>
 %55 = "stablehlo.compare"(%54, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
 %56 = "stablehlo.not"(%55) : (tensor<6xi1>) -> tensor<6xi1>
 %57 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %59 = "stablehlo.add"(%50, %58) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %60 = "stablehlo.and"(%46, %56) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %61 = "stablehlo.select"(%60, %59, %42) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %62 = "stablehlo.not"(%56) : (tensor<6xi1>) -> tensor<6xi1>
 %63 = "stablehlo.and"(%46, %62) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %64 = "stablehlo.select"(%63, %50, %45) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %65 = "stablehlo.compare"(%61, %64) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
 %66 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %67 = "stablehlo.add"(%61, %64) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %68 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %69 = "stablehlo.shift_right_logical"(%67, %68) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %70 = "stablehlo.constant"() {value = dense<11> : tensor<i32>} : () -> tensor<i32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %72 = "stablehlo.minimum"(%69, %71) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %73 = "stablehlo.gather"(%2, %72) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<12xi64>, tensor<6xi32>) -> tensor<6xi64>
 %74 = "stablehlo.compare"(%73, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
 %75 = "stablehlo.not"(%74) : (tensor<6xi1>) -> tensor<6xi1>
 %76 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
 %78 = "stablehlo.add"(%69, %77) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %79 = "stablehlo.and"(%65, %75) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %80 = "stablehlo.select"(%79, %78, %61) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %81 = "stablehlo.not"(%75) : (tensor<6xi1>) -> tensor<6xi1>
 %82 = "stablehlo.and"(%65, %81) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
 %83 = "stablehlo.select"(%82, %69, %64) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
 %84 = "stablehlo.convert"(%80) : (tensor<6xi32>) -> tensor<6xi64>
 "func.return"(%84) : (tensor<6xi64>) -> ()
}
}

// _convert_indices_from_csr_to_coo, by case._convert_indices_from_csr_to_coo 0
module @tpu {
func.func @main(%0: tensor<4xi64>, %1: tensor<3xi64>) -> (tensor<2x3xi32>) {
 %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi64>
 %3 = "stablehlo.reshape"(%0) : (tensor<4xi64>) -> tensor<1x4xi64>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %6 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %8 = "stablehlo.compare"(%5, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
 %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %10 = "stablehlo.add"(%5, %7) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %12 = "stablehlo.shift_right_logical"(%10, %11) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %13 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %15 = "stablehlo.minimum"(%12, %14) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %16 = "stablehlo.gather"(%3, %15) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x4xi64>, tensor<1x3xi32>) -> tensor<1x3xi64>
 %17 = "stablehlo.compare"(%16, %2) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
 %18 = "stablehlo.not"(%17) : (tensor<1x3xi1>) -> tensor<1x3xi1>
 %19 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %21 = "stablehlo.add"(%12, %20) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %22 = "stablehlo.and"(%8, %18) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
 %23 = "stablehlo.select"(%22, %21, %5) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %24 = "stablehlo.not"(%18) : (tensor<1x3xi1>) -> tensor<1x3xi1>
 %25 = "stablehlo.and"(%8, %24) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
 %26 = "stablehlo.select"(%25, %12, %7) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %27 = "stablehlo.compare"(%23, %26) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
 %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %29 = "stablehlo.add"(%23, %26) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %30 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %31 = "stablehlo.shift_right_logical"(%29, %30) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %32 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %34 = "stablehlo.minimum"(%31, %33) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %35 = "stablehlo.gather"(%3, %34) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x4xi64>, tensor<1x3xi32>) -> tensor<1x3xi64>
 %36 = "stablehlo.compare"(%35, %2) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
 %37 = "stablehlo.not"(%36) : (tensor<1x3xi1>) -> tensor<1x3xi1>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %40 = "stablehlo.add"(%31, %39) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %41 = "stablehlo.and"(%27, %37) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
 %42 = "stablehlo.select"(%41, %40, %23) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %43 = "stablehlo.not"(%37) : (tensor<1x3xi1>) -> tensor<1x3xi1>
 %44 = "stablehlo.and"(%27, %43) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
 %45 = "stablehlo.select"(%44, %31, %26) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %46 = "stablehlo.compare"(%42, %45) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
 %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %48 = "stablehlo.add"(%42, %45) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %49 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %50 = "stablehlo.shift_right_logical"(%48, %49) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %51 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
 %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %53 = "stablehlo.minimum"(%50, %52) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %54 = "stablehlo.gather"(%3, %53) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x4xi64>, tensor<1x3xi32>) -> tensor<1x3xi64>
 %55 = "stablehlo.compare"(%54, %2) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
 %56 = "stablehlo.not"(%55) : (tensor<1x3xi1>) -> tensor<1x3xi1>
 %57 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %59 = "stablehlo.add"(%50, %58) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %60 = "stablehlo.and"(%46, %56) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
 %61 = "stablehlo.select"(%60, %59, %42) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %62 = "stablehlo.not"(%56) : (tensor<1x3xi1>) -> tensor<1x3xi1>
 %63 = "stablehlo.and"(%46, %62) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
 %64 = "stablehlo.select"(%63, %50, %45) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %65 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
 %67 = "stablehlo.subtract"(%61, %66) : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
 %68 = "stablehlo.reshape"(%1) : (tensor<3xi64>) -> tensor<1x3xi64>
 %69 = "stablehlo.convert"(%67) : (tensor<1x3xi32>) -> tensor<1x3xi64>
 %70 = "stablehlo.concatenate"(%69, %68) {dimension = 0 : i64} : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
 %71 = "stablehlo.convert"(%70) : (tensor<2x3xi64>) -> tensor<2x3xi32>
 "func.return"(%71) : (tensor<2x3xi32>) -> ()
}
}
