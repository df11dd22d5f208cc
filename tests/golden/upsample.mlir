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
