// upsample_linear1d, by nn.functional.interpolate.linear 3
module @tpu {
func.func @main(%0: tensor<24xf32>) -> (tensor<2x3x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<2x12xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 3>} : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
 %6 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
 %7 = "stablehlo.constant"() {value = dense<[0.0, 0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2xf32>
 %9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
 %10 = "stablehlo.add"(%5, %9) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
 "func.return"(%10) : (tensor<2x3x2xf32>) -> ()
}
}

// upsample_linear1d_backward, by nn.functional.interpolate.linear 0
module @tpu {
func.func @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false} : (tensor<2x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false} : (tensor<2x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 %11 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 "func.return"(%16) : (tensor<2x3x4xf32>) -> ()
}
}

// upsample_trilinear3d, by nn.functional.interpolate.trilinear 2
module @tpu {
func.func @main(%0: tensor<360xf32>) -> (tensor<2x3x3x2x4xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<360xf32>) -> tensor<2x180xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x180xf32>) -> tensor<2x3x60xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x60xf32>) -> tensor<2x3x4x15xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x15xf32>) -> tensor<2x3x4x3x5xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x5x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x3x5x1xf32>) -> tensor<2x3x4x3x5xf32>
 %7 = "stablehlo.constant"() {value = dense<[0, 1, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
 %8 = "stablehlo.gather"(%6, %7) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 3, 4, 3, 1>, indices_are_sorted = false} : (tensor<2x3x4x3x5xf32>, tensor<4xi32>) -> tensor<2x3x4x3x4xf32>
 %9 = "stablehlo.constant"() {value = dense<[1.0, 0x3F2AAAAA, 0x3EAAAAA8, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x4x3x4xf32>
 %11 = "stablehlo.multiply"(%8, %10) : (tensor<2x3x4x3x4xf32>, tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x3x4xf32>
 %12 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 3, 5>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x3x5xf32>) -> tensor<2x3x4x3x4xf32>
 %13 = "stablehlo.constant"() {value = dense<[0.0, 0x3EAAAAAC, 0x3F2AAAAC, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x4x3x4xf32>
 %15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3x4xf32>, tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x3x4xf32>
 %16 = "stablehlo.add"(%11, %15) : (tensor<2x3x4x3x4xf32>, tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x3x4xf32>
 %17 = "stablehlo.slice"(%16) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3, 4>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x2x4xf32>
 %18 = "stablehlo.slice"(%16) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 3, 4>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x2x4xf32>
 %19 = "stablehlo.constant"() {value = dense<[0.0, 0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2x4xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x2x4xf32>, tensor<2x3x4x2x4xf32>) -> tensor<2x3x4x2x4xf32>
 %22 = "stablehlo.add"(%17, %21) : (tensor<2x3x4x2x4xf32>, tensor<2x3x4x2x4xf32>) -> tensor<2x3x4x2x4xf32>
 %23 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %24 = "stablehlo.gather"(%22, %23) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 2, 4>, indices_are_sorted = false} : (tensor<2x3x4x2x4xf32>, tensor<3xi32>) -> tensor<2x3x3x2x4xf32>
 %25 = "stablehlo.constant"() {value = dense<[1.0, 0.5, 1.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x2x4xf32>
 %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x3x2x4xf32>, tensor<2x3x3x2x4xf32>) -> tensor<2x3x3x2x4xf32>
 %28 = "stablehlo.slice"(%22) {start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 4, 2, 4>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x2x4xf32>) -> tensor<2x3x3x2x4xf32>
 %29 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x2x4xf32>
 %31 = "stablehlo.multiply"(%28, %30) : (tensor<2x3x3x2x4xf32>, tensor<2x3x3x2x4xf32>) -> tensor<2x3x3x2x4xf32>
 %32 = "stablehlo.add"(%27, %31) : (tensor<2x3x3x2x4xf32>, tensor<2x3x3x2x4xf32>) -> tensor<2x3x3x2x4xf32>
 "func.return"(%32) : (tensor<2x3x3x2x4xf32>) -> ()
}
}

// upsample_trilinear3d_backward, by nn.functional.interpolate.trilinear 0
module @tpu {
func.func @main(%0: tensor<2x3x3x3x3xf32>) -> (tensor<2x3x4x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3, 3>, indices_are_sorted = false} : (tensor<2x3x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3x3xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>) -> tensor<2x3x4x3x3xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3, 3>, indices_are_sorted = false} : (tensor<2x3x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3x3xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>) -> tensor<2x3x4x3x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3x3xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3x3xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<2x3x4x3x3xi1>, tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>) -> tensor<2x3x4x3x3xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<2x3x4x3x3xf32>, tensor<2x3x4x3x3xf32>) -> tensor<2x3x4x3x3xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4x3xf32>
 %19 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x4x4x3xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
 %22 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %23 = "stablehlo.gather"(%16, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4x3xf32>
 %24 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x4x4x3xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
 %27 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4x3xf32>
 %30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4x3xi1>
 %31 = "stablehlo.select"(%30, %26, %29) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
 %32 = "stablehlo.add"(%21, %31) : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
 %33 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %34 = "stablehlo.gather"(%32, %33) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 3, 4, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4x4xf32>
 %35 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x4x4x4xf32>
 %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x3x4x4x4xf32>, tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4xf32>
 %38 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %39 = "stablehlo.gather"(%32, %38) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 3, 4, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4x4xf32>
 %40 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<2x3x4x4x4xf32>
 %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x4x4x4xf32>, tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4xf32>
 %43 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %44 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4x4xf32>
 %46 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 4>} : (tensor<4xi1>) -> tensor<2x3x4x4x4xi1>
 %47 = "stablehlo.select"(%46, %42, %45) : (tensor<2x3x4x4x4xi1>, tensor<2x3x4x4x4xf32>, tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4xf32>
 %48 = "stablehlo.add"(%37, %47) : (tensor<2x3x4x4x4xf32>, tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4xf32>
 "func.return"(%48) : (tensor<2x3x4x4x4xf32>) -> ()
}
}

// _upsample_bicubic2d_aa, by case._upsample_bicubic2d_aa 1
module @tpu {
func.func @main(%0: tensor<252xf32>) -> (tensor<2x3x9x11xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<252xf32>) -> tensor<2x126xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x126xf32>) -> tensor<2x3x42xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x42xf32>) -> tensor<2x3x6x7xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x6x7x1xf32>) -> tensor<2x3x6x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5]> : tensor<11xi32>} : () -> tensor<11xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %8 = "stablehlo.constant"() {value = dense<[0x3F890001, 0x3F15B56A, 0xBD19DE82, 0xBCDD9280, 0xBD96CAC2, 0.0, 0xBD2C5580, 0xBD93B6DE, 0xBB763404, 0xBD582F83, 0xBD8FFFE5]> : tensor<11xf32>} : () -> tensor<11xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %11 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6]> : tensor<11xi32>} : () -> tensor<11xi32>
 %12 = "stablehlo.gather"(%5, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %13 = "stablehlo.constant"() {value = dense<[0xBD90000E, 0x3EEF9B1B, 0x3F7AFFD3, 0x3E82677A, 0x3F3DD617, 1.0, 0x3EBF913E, 0x3F582FB5, 0x3D7944A4, 0x3EEF9B1D, 0x3F88FFFE]> : tensor<11xf32>} : () -> tensor<11xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %16 = "stablehlo.add"(%10, %15) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %17 = "stablehlo.constant"() {value = dense<[1, 2, 2, 2, 3, 4, 4, 5, 5, 6, 6]> : tensor<11xi32>} : () -> tensor<11xi32>
 %18 = "stablehlo.gather"(%5, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %19 = "stablehlo.constant"() {value = dense<[0.0, 0xBD582F83, 0x3D7944A4, 0x3F582FB4, 0x3EBF9135, 0.0, 0x3F3DD610, 0x3E82676C, 0x3F7AFFD3, 0x3F15B56A, 0.0]> : tensor<11xf32>} : () -> tensor<11xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %22 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, true, true, false]> : tensor<11xi1>} : () -> tensor<11xi1>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x11xf32>
 %25 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<11xi1>) -> tensor<2x3x6x11xi1>
 %26 = "stablehlo.select"(%25, %21, %24) : (tensor<2x3x6x11xi1>, tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %27 = "stablehlo.add"(%16, %26) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %28 = "stablehlo.constant"() {value = dense<[1, 2, 3, 3, 4, 5, 5, 6, 6, 6, 6]> : tensor<11xi32>} : () -> tensor<11xi32>
 %29 = "stablehlo.gather"(%5, %28) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %30 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0xBB763404, 0xBD93B6E0, 0xBD2C5583, 0.0, 0xBD96CAC0, 0xBCDD91FD, 0xBD19DE82, 0.0, 0.0]> : tensor<11xf32>} : () -> tensor<11xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %33 = "stablehlo.constant"() {value = dense<[false, false, true, true, true, true, true, true, true, false, false]> : tensor<11xi1>} : () -> tensor<11xi1>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x11xf32>
 %36 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 3>} : (tensor<11xi1>) -> tensor<2x3x6x11xi1>
 %37 = "stablehlo.select"(%36, %32, %35) : (tensor<2x3x6x11xi1>, tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %38 = "stablehlo.add"(%27, %37) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %39 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 2, 2, 3, 4]> : tensor<9xi32>} : () -> tensor<9xi32>
 %40 = "stablehlo.gather"(%38, %39) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %41 = "stablehlo.constant"() {value = dense<[0x3F886BC8, 0x3F078788, 0xBD6D0984, 0xBC3DA100, -0.0625, 0xBD6D0984, 0xBC3DA100, 0xBD70F0F1, 0xBD86BCA7]> : tensor<9xf32>} : () -> tensor<9xf32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %44 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 2, 3, 3, 4, 5]> : tensor<9xi32>} : () -> tensor<9xi32>
 %45 = "stablehlo.gather"(%38, %44) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %46 = "stablehlo.constant"() {value = dense<[0xBD86BC7E, 0x3F078788, 0x3F700003, 0x3E071C68, 0.5625, 0x3F700003, 0x3E071C68, 0x3F078788, 0x3F886BCA]> : tensor<9xf32>} : () -> tensor<9xf32>
 %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %49 = "stablehlo.add"(%43, %48) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %50 = "stablehlo.constant"() {value = dense<[1, 2, 2, 2, 3, 4, 4, 5, 5]> : tensor<9xi32>} : () -> tensor<9xi32>
 %51 = "stablehlo.gather"(%38, %50) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %52 = "stablehlo.constant"() {value = dense<[0.0, 0xBD70F0F1, 0x3E071C7A, 0x3F700002, 0.5625, 0x3E071C7A, 0x3F700002, 0x3F078788, 0.0]> : tensor<9xf32>} : () -> tensor<9xf32>
 %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %54 = "stablehlo.multiply"(%51, %53) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %55 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, false]> : tensor<9xi1>} : () -> tensor<9xi1>
 %56 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x9x11xf32>
 %58 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<2x3x9x11xi1>
 %59 = "stablehlo.select"(%58, %54, %57) : (tensor<2x3x9x11xi1>, tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %60 = "stablehlo.add"(%49, %59) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %61 = "stablehlo.constant"() {value = dense<[1, 2, 3, 3, 4, 5, 5, 5, 5]> : tensor<9xi32>} : () -> tensor<9xi32>
 %62 = "stablehlo.gather"(%38, %61) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %63 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0xBC3DA203, 0xBD6D0980, -0.0625, 0xBC3DA203, 0xBD6D0980, 0.0, 0.0]> : tensor<9xf32>} : () -> tensor<9xf32>
 %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %65 = "stablehlo.multiply"(%62, %64) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %66 = "stablehlo.constant"() {value = dense<[false, false, true, true, true, true, true, false, false]> : tensor<9xi1>} : () -> tensor<9xi1>
 %67 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x9x11xf32>
 %69 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<2x3x9x11xi1>
 %70 = "stablehlo.select"(%69, %65, %68) : (tensor<2x3x9x11xi1>, tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %71 = "stablehlo.add"(%60, %70) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 "func.return"(%71) : (tensor<2x3x9x11xf32>) -> ()
}
}

// _upsample_bicubic2d_aa_backward, by case._upsample_bicubic2d_aa_backward 1
func.func @main(%0: tensor<2x3x9x11xf32>) -> (tensor<2x3x6x7xf32>) { ... }
// 106 lines, e5092dba93350b6a626f598cf51fa9824b533934256fecaebe47c9dd00f14ac5
//      1 func.return
//     11 stablehlo.add
//     23 stablehlo.broadcast_in_dim
//     36 stablehlo.constant
//     13 stablehlo.gather
//     13 stablehlo.multiply
//      5 stablehlo.select

// _upsample_bilinear2d_aa, by _upsample_bilinear2d_aa 3
module @tpu {
func.func @main(%0: tensor<3600xf32>) -> (tensor<6x3x8x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<3600xf32>) -> tensor<6x600xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<6x600xf32>) -> tensor<6x3x200xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<6x3x200xf32>) -> tensor<6x3x10x20xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<6x3x10x20xf32>) -> tensor<6x3x10x20x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<6x3x10x20x1xf32>) -> tensor<6x3x10x20xf32>
 %6 = "stablehlo.constant"() {value = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19]> : tensor<20xi32>} : () -> tensor<20xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 6, 3, 10, 1>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<20xi32>) -> tensor<6x3x10x20xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<20xf32>} : () -> tensor<20xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<20xf32>) -> tensor<6x3x10x20xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %11 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<20xi1>} : () -> tensor<20xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x10x20xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<20xi1>) -> tensor<6x3x10x20xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 5, 6, 7, 8]> : tensor<8xi32>} : () -> tensor<8xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<8xi32>) -> tensor<6x3x8x20xf32>
 %19 = "stablehlo.constant"() {value = dense<[0x3F3A2E8C, 0x3F0BA2E8, 0x3EBA2E8E, 0x3E1D89D8, 0x3F22E8BB, 0x3EE8BA34, 0x3E80000A, 0x3DE38E64]> : tensor<8xf32>} : () -> tensor<8xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<6x3x8x20xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %22 = "stablehlo.constant"() {value = dense<[1, 2, 3, 4, 6, 7, 8, 9]> : tensor<8xi32>} : () -> tensor<8xi32>
 %23 = "stablehlo.gather"(%16, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<8xi32>) -> tensor<6x3x8x20xf32>
 %24 = "stablehlo.constant"() {value = dense<[0x3E8BA2E8, 0x3EE8BA2F, 0x3F22E8B9, 0x3F313B14, 0x3EBA2E88, 0x3F0BA2E6, 0x3F2AAAA9, 0x3F638E34]> : tensor<8xf32>} : () -> tensor<8xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<6x3x8x20xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %27 = "stablehlo.add"(%21, %26) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %28 = "stablehlo.constant"() {value = dense<[1, 2, 4, 5, 6, 7, 9, 9]> : tensor<8xi32>} : () -> tensor<8xi32>
 %29 = "stablehlo.gather"(%16, %28) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<8xi32>) -> tensor<6x3x8x20xf32>
 %30 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0x3E1D89D8, 0.0, 0.0, 0x3DAAAA8E, 0.0]> : tensor<8xf32>} : () -> tensor<8xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<6x3x8x20xf32>
 %32 = "stablehlo.multiply"(%29, %31) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %33 = "stablehlo.constant"() {value = dense<[false, false, true, true, false, false, true, false]> : tensor<8xi1>} : () -> tensor<8xi1>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x8x20xf32>
 %36 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<6x3x8x20xi1>
 %37 = "stablehlo.select"(%36, %32, %35) : (tensor<6x3x8x20xi1>, tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %38 = "stablehlo.add"(%27, %37) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 "func.return"(%38) : (tensor<6x3x8x20xf32>) -> ()
}
}

// _upsample_bilinear2d_aa_backward, by _upsample_bilinear2d_aa 3
module @tpu {
func.func @main(%0: tensor<6x3x8x20xf32>) -> (tensor<6x3x10x20xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4, 5, 6, 6]> : tensor<10xi32>} : () -> tensor<10xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x8x20xf32>, tensor<10xi32>) -> tensor<6x3x10x20xf32>
 %3 = "stablehlo.constant"() {value = dense<[0x3F3A2E8C, 0x3E8BA2E8, 0x3EE8BA2F, 0x3F22E8B9, 0.0, 0x3E1D89D8, 0x3EBA2E88, 0x3F0BA2E6, 0x3F2AAAA9, 0x3DAAAA8E]> : tensor<10xf32>} : () -> tensor<10xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<6x3x10x20xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 3, 4, 5, 6, 7, 7]> : tensor<10xi32>} : () -> tensor<10xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x8x20xf32>, tensor<10xi32>) -> tensor<6x3x10x20xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0x3F0BA2E8, 0x3EBA2E8E, 0x3E1D89D8, 0x3F313B14, 0x3F22E8BB, 0x3EE8BA34, 0x3E80000A, 0x3DE38E64, 0x3F638E34]> : tensor<10xf32>} : () -> tensor<10xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<6x3x10x20xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %11 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>} : () -> tensor<10xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x10x20xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<6x3x10x20xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]> : tensor<20xi32>} : () -> tensor<20xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 6, 3, 10, 1>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<20xi32>) -> tensor<6x3x10x20xf32>
 %19 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<20xf32>} : () -> tensor<20xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<20xf32>) -> tensor<6x3x10x20xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %22 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>} : () -> tensor<20xi1>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x10x20xf32>
 %25 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<20xi1>) -> tensor<6x3x10x20xi1>
 %26 = "stablehlo.select"(%25, %16, %24) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %27 = "stablehlo.add"(%21, %26) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 "func.return"(%27) : (tensor<6x3x10x20xf32>) -> ()
}
}

// _upsample_lanczos2d_aa, by case._upsample_lanczos2d_aa 1
func.func @main(%0: tensor<252xf32>) -> (tensor<2x3x9x11xf32>) { ... }
// 110 lines, 1b32bdf4e82c9ffccfd012efe79a61818e0ec9bcd00b360eac5a384a983b86a6
//      1 func.return
//     10 stablehlo.add
//     24 stablehlo.broadcast_in_dim
//     36 stablehlo.constant
//     12 stablehlo.gather
//     12 stablehlo.multiply
//      5 stablehlo.reshape
//      6 stablehlo.select

// _upsample_lanczos2d_aa_backward, by case._upsample_lanczos2d_aa_backward 0
module @tpu {
func.func @main(%0: tensor<2x3x3x4xf32>) -> (tensor<2x3x6x7xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0]> : tensor<6xi32>} : () -> tensor<6xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[0x3EF27132, 0x3EF27132, 0x3E13312C, 0xBD90C4E2, 0xBD13B935, 0x3C82D660]> : tensor<6xf32>} : () -> tensor<6xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6x4xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1]> : tensor<6xi32>} : () -> tensor<6xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6x4xf32>
 %8 = "stablehlo.constant"() {value = dense<[0xBD846EE4, 0x3E06A652, 0x3EDDC890, 0x3EDDC890, 0x3E06A652, 0xBD846EE4]> : tensor<6xf32>} : () -> tensor<6xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6x4xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %11 = "stablehlo.add"(%5, %10) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %12 = "stablehlo.constant"() {value = dense<[2, 2, 2, 2, 2, 2]> : tensor<6xi32>} : () -> tensor<6xi32>
 %13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6x4xf32>
 %14 = "stablehlo.constant"() {value = dense<[0x3C82D660, 0xBD13B934, 0xBD90C4E1, 0x3E13312B, 0x3EF27131, 0x3EF27131]> : tensor<6xf32>} : () -> tensor<6xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6x4xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %17 = "stablehlo.add"(%11, %16) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %18 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 1]> : tensor<7xi32>} : () -> tensor<7xi32>
 %19 = "stablehlo.gather"(%17, %18) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %20 = "stablehlo.constant"() {value = dense<[0x3F0DA4AF, 0x3EF1F4BE, 0x3D1FEFC8, 0xBDA6AEAF, 0x3C008EDB, 0x3C0D6433, 0x3C8397FB]> : tensor<7xf32>} : () -> tensor<7xf32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %23 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
 %24 = "stablehlo.gather"(%17, %23) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %25 = "stablehlo.constant"() {value = dense<[0xBD8E9A75, 0x3E6FDC3E, 0x3F0FC8B8, 0x3EB075F7, 0xBCF68AF5, 0xBD68FDDC, 0xBD8E9A75]> : tensor<7xf32>} : () -> tensor<7xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %28 = "stablehlo.add"(%22, %27) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %29 = "stablehlo.constant"() {value = dense<[2, 2, 2, 2, 2, 2, 3]> : tensor<7xi32>} : () -> tensor<7xi32>
 %30 = "stablehlo.gather"(%17, %29) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %31 = "stablehlo.constant"() {value = dense<[0x3C8397FC, 0xBD68FDDD, 0xBCF68AF6, 0x3EB075F8, 0x3F0FC8B9, 0x3E6FDC3F, 0x3F0DA4AF]> : tensor<7xf32>} : () -> tensor<7xf32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %34 = "stablehlo.add"(%28, %33) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %35 = "stablehlo.constant"() {value = dense<[2, 3, 3, 3, 3, 3, 3]> : tensor<7xi32>} : () -> tensor<7xi32>
 %36 = "stablehlo.gather"(%17, %35) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %37 = "stablehlo.constant"() {value = dense<[0.0, 0x3C0D6433, 0x3C008EDB, 0xBDA6AEAF, 0x3D1FEFC8, 0x3EF1F4BE, 0.0]> : tensor<7xf32>} : () -> tensor<7xf32>
 %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %40 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, false]> : tensor<7xi1>} : () -> tensor<7xi1>
 %41 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x7xf32>
 %43 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<7xi1>) -> tensor<2x3x6x7xi1>
 %44 = "stablehlo.select"(%43, %39, %42) : (tensor<2x3x6x7xi1>, tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %45 = "stablehlo.add"(%34, %44) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 "func.return"(%45) : (tensor<2x3x6x7xf32>) -> ()
}
}

// _upsample_nearest_exact1d, by nn.functional.interpolate.nearest-exact 3
module @tpu {
func.func @main(%0: tensor<24xf32>) -> (tensor<2x3x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<2x12xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
 "func.return"(%5) : (tensor<2x3x2xf32>) -> ()
}
}

// _upsample_nearest_exact1d_backward, by nn.functional.interpolate.nearest-exact 0
module @tpu {
func.func @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false} : (tensor<2x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 "func.return"(%7) : (tensor<2x3x4xf32>) -> ()
}
}

// _upsample_nearest_exact2d, by nn.functional.interpolate.nearest-exact 11
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
 "func.return"(%7) : (tensor<2x3x2x2xf32>) -> ()
}
}

// _upsample_nearest_exact2d_backward, by nn.functional.interpolate.nearest-exact 6
module @tpu {
func.func @main(%0: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %9 = "stablehlo.gather"(%7, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %10 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %14 = "stablehlo.select"(%13, %9, %12) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%14) : (tensor<2x3x4x4xf32>) -> ()
}
}

// _upsample_nearest_exact3d, by nn.functional.interpolate.nearest-exact 20
module @tpu {
func.func @main(%0: tensor<384xf32>) -> (tensor<2x3x2x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<384xf32>) -> tensor<2x192xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x192xf32>) -> tensor<2x3x64xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x64xf32>) -> tensor<2x3x4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x16xf32>) -> tensor<2x3x4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x4x4x1xf32>) -> tensor<2x3x4x4x4xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4, 3>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x2xf32>
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3, 2>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x4x4x2xf32>) -> tensor<2x3x4x2x2xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 2, 2>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x2x2xf32>) -> tensor<2x3x2x2x2xf32>
 "func.return"(%9) : (tensor<2x3x2x2x2xf32>) -> ()
}
}

// _upsample_nearest_exact3d_backward, by nn.functional.interpolate.nearest-exact 16
module @tpu {
func.func @main(%0: tensor<2x2x5x6x7xf32>) -> (tensor<2x2x5x2x3xf32>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 2, 5, 4, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %2 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 2, 5, 5, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %3 = "stablehlo.add"(%1, %2) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 2, 5, 6, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %5 = "stablehlo.add"(%3, %4) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 2, 5]> : tensor<3xi32>} : () -> tensor<3xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[1, 3, 6]> : tensor<3xi32>} : () -> tensor<3xi32>
 %9 = "stablehlo.gather"(%5, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %10 = "stablehlo.add"(%7, %9) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[1, 4, 6]> : tensor<3xi32>} : () -> tensor<3xi32>
 %12 = "stablehlo.gather"(%5, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %13 = "stablehlo.constant"() {value = dense<[false, true, false]> : tensor<3xi1>} : () -> tensor<3xi1>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x2x3xf32>
 %16 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x2x5x2x3xi1>
 %17 = "stablehlo.select"(%16, %12, %15) : (tensor<2x2x5x2x3xi1>, tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %18 = "stablehlo.add"(%10, %17) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 "func.return"(%18) : (tensor<2x2x5x2x3xf32>) -> ()
}
}

// upsample_bicubic2d, by nn.functional.interpolate.bicubic 0
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %12 = "stablehlo.gather"(%5, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
 %13 = "stablehlo.constant"() {value = dense<[1.0, 0.59375, 1.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %16 = "stablehlo.add"(%10, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %17 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
 %18 = "stablehlo.constant"() {value = dense<[0.0, 0.59375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %21 = "stablehlo.add"(%16, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %22 = "stablehlo.constant"() {value = dense<[2, 3, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %23 = "stablehlo.gather"(%5, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
 %24 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %27 = "stablehlo.add"(%21, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %28 = "stablehlo.constant"() {value = dense<[0, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
 %29 = "stablehlo.gather"(%27, %28) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3xi32>) -> tensor<2x3x3x3xf32>
 %30 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %33 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %34 = "stablehlo.gather"(%27, %33) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3xi32>) -> tensor<2x3x3x3xf32>
 %35 = "stablehlo.constant"() {value = dense<[1.0, 0.59375, 1.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %38 = "stablehlo.add"(%32, %37) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %39 = "stablehlo.slice"(%27) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x3x3xf32>
 %40 = "stablehlo.constant"() {value = dense<[0.0, 0.59375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %43 = "stablehlo.add"(%38, %42) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %44 = "stablehlo.constant"() {value = dense<[2, 3, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %45 = "stablehlo.gather"(%27, %44) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3xi32>) -> tensor<2x3x3x3xf32>
 %46 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %49 = "stablehlo.add"(%43, %48) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 "func.return"(%49) : (tensor<2x3x3x3xf32>) -> ()
}
}

// upsample_bicubic2d_backward, by nn.functional.interpolate.bicubic 2
module @tpu {
func.func @main(%0: tensor<2x3x3x4xf32>) -> (tensor<2x3x4x5xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, -0.09375]> : tensor<4xf32>} : () -> tensor<4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %8 = "stablehlo.constant"() {value = dense<[1.0, 0.59375, 0.59375, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %11 = "stablehlo.add"(%5, %10) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %12 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %14 = "stablehlo.constant"() {value = dense<[-0.09375, 0.0, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %17 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %21 = "stablehlo.select"(%20, %16, %19) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %22 = "stablehlo.add"(%11, %21) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %23 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %25 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %28 = "stablehlo.constant"() {value = dense<[false, false, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %29 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %31 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %32 = "stablehlo.select"(%31, %27, %30) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %33 = "stablehlo.add"(%22, %32) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %34 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2]> : tensor<5xi32>} : () -> tensor<5xi32>
 %35 = "stablehlo.gather"(%33, %34) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %36 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0xBD638E80, 0xBDE38E40]> : tensor<5xf32>} : () -> tensor<5xf32>
 %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %38 = "stablehlo.multiply"(%35, %37) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %39 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
 %40 = "stablehlo.gather"(%33, %39) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %41 = "stablehlo.constant"() {value = dense<[1.0, 0x3F4BDA12, 0x3EBDA132, 0x3F4BDA14, 1.0]> : tensor<5xf32>} : () -> tensor<5xf32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %44 = "stablehlo.add"(%38, %43) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %45 = "stablehlo.constant"() {value = dense<[1, 2, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
 %46 = "stablehlo.gather"(%33, %45) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %47 = "stablehlo.constant"() {value = dense<[0xBDE38E40, 0xBD638DC0, 0x3EBDA12C, 0.0, 0.0]> : tensor<5xf32>} : () -> tensor<5xf32>
 %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %49 = "stablehlo.multiply"(%46, %48) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %50 = "stablehlo.add"(%44, %49) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %51 = "stablehlo.constant"() {value = dense<[1, 2, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
 %52 = "stablehlo.gather"(%33, %51) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %53 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf32>} : () -> tensor<5xf32>
 %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %56 = "stablehlo.constant"() {value = dense<[false, false, false, false, true]> : tensor<5xi1>} : () -> tensor<5xi1>
 %57 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
 %59 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
 %60 = "stablehlo.select"(%59, %55, %58) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %61 = "stablehlo.add"(%50, %60) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 "func.return"(%61) : (tensor<2x3x4x5xf32>) -> ()
}
}

// upsample_bilinear2d, by nn.functional.upsample_bilinear 3
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 3>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
 %7 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 %11 = "stablehlo.add"(%6, %10) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 %12 = "stablehlo.slice"(%11) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
 %13 = "stablehlo.slice"(%11) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
 %14 = "stablehlo.constant"() {value = dense<[0.0, 0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x2xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 %17 = "stablehlo.add"(%12, %16) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 "func.return"(%17) : (tensor<2x3x2x2xf32>) -> ()
}
}

// upsample_bilinear2d_backward, by nn.functional.interpolate.bilinear 0
module @tpu {
func.func @main(%0: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %19 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %22 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %23 = "stablehlo.gather"(%16, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %24 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %27 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %31 = "stablehlo.select"(%30, %26, %29) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %32 = "stablehlo.add"(%21, %31) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%32) : (tensor<2x3x4x4xf32>) -> ()
}
}

// upsample_nearest1d, by nn.functional.interpolate.nearest 0
module @tpu {
func.func @main(%0: tensor<24xf32>) -> (tensor<2x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<2x12xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
 "func.return"(%5) : (tensor<2x3x3xf32>) -> ()
}
}

// upsample_nearest1d_backward, by nn.functional.interpolate.nearest 0
module @tpu {
func.func @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 1, 2, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false} : (tensor<2x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, true, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 "func.return"(%7) : (tensor<2x3x4xf32>) -> ()
}
}

// upsample_nearest2d, by nn.functional.interpolate.nearest 6
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x3x3xf32>
 "func.return"(%7) : (tensor<2x3x3x3xf32>) -> ()
}
}

// upsample_nearest2d_backward, by nn.functional.interpolate.nearest 6
module @tpu {
func.func @main(%0: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 1, 2, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, true, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0, 1, 2, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
 %9 = "stablehlo.gather"(%7, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %10 = "stablehlo.constant"() {value = dense<[true, true, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %14 = "stablehlo.select"(%13, %9, %12) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%14) : (tensor<2x3x4x4xf32>) -> ()
}
}

// upsample_nearest3d, by nn.functional.interpolate.nearest 14
module @tpu {
func.func @main(%0: tensor<384xf32>) -> (tensor<2x3x3x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<384xf32>) -> tensor<2x192xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x192xf32>) -> tensor<2x3x64xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x64xf32>) -> tensor<2x3x4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x16xf32>) -> tensor<2x3x4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x4x4x1xf32>) -> tensor<2x3x4x4x4xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x3xf32>
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x3x3xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x3x3xf32>
 "func.return"(%9) : (tensor<2x3x3x3x3xf32>) -> ()
}
}

// upsample_nearest3d_backward, by nn.functional.interpolate.nearest 16
module @tpu {
func.func @main(%0: tensor<2x2x5x6x7xf32>) -> (tensor<2x2x5x2x3xf32>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 2, 5, 4, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %2 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 2, 5, 5, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %3 = "stablehlo.add"(%1, %2) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 2, 5, 6, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %5 = "stablehlo.add"(%3, %4) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 3, 5]> : tensor<3xi32>} : () -> tensor<3xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[1, 4, 6]> : tensor<3xi32>} : () -> tensor<3xi32>
 %9 = "stablehlo.gather"(%5, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %10 = "stablehlo.add"(%7, %9) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %11 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 2, 5, 2, 7>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x3xf32>
 %12 = "stablehlo.constant"() {value = dense<[true, false, false]> : tensor<3xi1>} : () -> tensor<3xi1>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x2x3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x2x5x2x3xi1>
 %16 = "stablehlo.select"(%15, %11, %14) : (tensor<2x2x5x2x3xi1>, tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %17 = "stablehlo.add"(%10, %16) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 "func.return"(%17) : (tensor<2x2x5x2x3xf32>) -> ()
}
}
