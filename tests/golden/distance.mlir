// _cdist_forward, by cdist 1
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<25xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.reshape"(%1) : (tensor<25xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x5xf32>) -> tensor<5x5x5xf32>
 %10 = "stablehlo.reshape"(%4) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x1x5xf32>) -> tensor<5x5x5xf32>
 %12 = "stablehlo.subtract"(%11, %9) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %13 = "stablehlo.abs"(%12) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5x5xf32>
 %16 = "stablehlo.compare"(%13, %15) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
 %17 = "stablehlo.convert"(%16) : (tensor<5x5x5xi1>) -> tensor<5x5x5xf32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
 "func.return"(%22) : (tensor<5x5xf32>) -> ()
}
}

// _cdist_backward, by cdist 1
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<25xf32>, %2: tensor<25xf32>, %3: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
 %4 = "stablehlo.reshape"(%1) : (tensor<25xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %7 = "stablehlo.reshape"(%2) : (tensor<25xf32>) -> tensor<5x5xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x5xf32>) -> tensor<5x5x5xf32>
 %12 = "stablehlo.reshape"(%6) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x1x5xf32>) -> tensor<5x5x5xf32>
 %14 = "stablehlo.subtract"(%13, %11) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %15 = "stablehlo.reshape"(%0) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x5x1xf32>) -> tensor<5x5x5xf32>
 %17 = "stablehlo.reshape"(%3) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x5x1xf32>) -> tensor<5x5x5xf32>
 %19 = "stablehlo.sign"(%14) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %20 = "stablehlo.abs"(%14) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5x5xf32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
  %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%26) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
 "func.return"(%27) : (tensor<5x5xf32>) -> ()
}
}

// _pdist_forward, by nn.functional.pdist 2
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<10xf32>) {
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x1xf32>
 %2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 1, 1, 2, 2, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
 %3 = "stablehlo.constant"() {value = dense<[1, 2, 3, 4, 2, 3, 4, 3, 4, 4]> : tensor<10xi32>} : () -> tensor<10xi32>
 %4 = "stablehlo.gather"(%1, %3) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<5x1xf32>, tensor<10xi32>) -> tensor<10x1xf32>
 %5 = "stablehlo.gather"(%1, %2) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<5x1xf32>, tensor<10xi32>) -> tensor<10x1xf32>
 %6 = "stablehlo.subtract"(%5, %4) : (tensor<10x1xf32>, tensor<10x1xf32>) -> tensor<10x1xf32>
 %7 = "stablehlo.abs"(%6) : (tensor<10x1xf32>) -> tensor<10x1xf32>
 %8 = "stablehlo.multiply"(%7, %7) : (tensor<10x1xf32>, tensor<10x1xf32>) -> tensor<10x1xf32>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
  %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%12) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
 %14 = "stablehlo.sqrt"(%13) : (tensor<10xf32>) -> tensor<10xf32>
 "func.return"(%14) : (tensor<10xf32>) -> ()
}
}

// _pdist_backward, by nn.functional.pdist 1
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<1x5xf32>) {
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<1x5xf32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
 "func.return"(%7) : (tensor<1x5xf32>) -> ()
}
}
