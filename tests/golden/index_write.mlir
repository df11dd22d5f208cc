// scatter.src, by kthvalue 3
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>, %1: tensor<5x1x5xi64>, %2: tensor<5x1x5xf32>) -> (tensor<5x5x5xf32>, tensor<i32>) {
 %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x1x5xi64>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x1x5xi64>, tensor<5x1x5xi64>) -> tensor<5x1x5xi1>
 %6 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x1x5xi64>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x1x5xi64>, tensor<5x1x5xi64>) -> tensor<5x1x5xi1>
 %9 = "stablehlo.and"(%5, %8) : (tensor<5x1x5xi1>, tensor<5x1x5xi1>) -> tensor<5x1x5xi1>
 %10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
  %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%13) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x1x5xi1>, tensor<i1>) -> tensor<i1>
 %15 = "stablehlo.convert"(%1) : (tensor<5x1x5xi64>) -> tensor<5x1x5xi32>
 %16 = "stablehlo.reshape"(%15) : (tensor<5x1x5xi32>) -> tensor<5x1x5x1xi32>
 %19 = "stablehlo.scatter"(%0, %16, %2) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
  "stablehlo.return"(%18) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 3, update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [1]>, indices_are_sorted = false, unique_indices = false} : (tensor<5x5x5xf32>, tensor<5x1x5x1xi32>, tensor<5x1x5xf32>) -> tensor<5x5x5xf32>
 %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %21 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.select"(%14, %20, %21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%19, %22) : (tensor<5x5x5xf32>, tensor<i32>) -> ()
}
}

// scatter.value, by nn.functional.one_hot 0
module @tpu {
func.func @main(%0: tensor<6xi64>, %1: tensor<1xi64>, %2: tensor<1xi64>) -> (tensor<6xi64>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %6 = "stablehlo.compare"(%1, %5) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %7 = "stablehlo.constant"() {value = dense<6> : tensor<i64>} : () -> tensor<i64>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %9 = "stablehlo.compare"(%1, %8) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %10 = "stablehlo.and"(%6, %9) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
  %14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%14) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %16 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
 %17 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %18 = "stablehlo.reshape"(%16) : (tensor<1xi32>) -> tensor<1x1xi32>
 %21 = "stablehlo.scatter"(%0, %18, %17) ({
^bb0(%19: tensor<i64>, %20: tensor<i64>):
  "stablehlo.return"(%20) : (tensor<i64>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<6xi64>, tensor<1x1xi32>, tensor<1xi64>) -> tensor<6xi64>
 %22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %24 = "stablehlo.select"(%15, %22, %23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%21, %24) : (tensor<6xi64>, tensor<i32>) -> ()
}
}

// scatter.value_reduce, by case.scatter.value_reduce 0
module @tpu {
func.func @main(%0: tensor<9xf32>, %1: tensor<6xi64>, %2: tensor<1xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%0) : (tensor<9xf32>) -> tensor<3x3xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %7 = "stablehlo.reshape"(%1) : (tensor<6xi64>) -> tensor<2x3xi64>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
 %9 = "stablehlo.reshape"(%8) : (tensor<2x3x1xi64>) -> tensor<2x3xi64>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
 %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
 %13 = "stablehlo.compare"(%9, %12) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
 %14 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
 %16 = "stablehlo.compare"(%9, %15) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
 %17 = "stablehlo.and"(%13, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
 %18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
  %21 = "stablehlo.and"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%21) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
 %23 = "stablehlo.convert"(%9) : (tensor<2x3xi64>) -> tensor<2x3xi32>
 %24 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %26 = "stablehlo.reshape"(%23) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
 %30 = "stablehlo.scatter"(%6, %26, %10) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
  %29 = "stablehlo.multiply"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%29) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 2, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
 %31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %32 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %33 = "stablehlo.select"(%22, %31, %32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%30, %33) : (tensor<3x3xf32>, tensor<i32>) -> ()
}
}

// scatter_add, by gather 3
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<5xf32>) {
 %1 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<0xui8>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 "func.return"(%0) : (tensor<5xf32>) -> ()
}
}

// scatter_reduce.two, by scatter_reduce.prod 1
module @tpu {
func.func @main(%0: tensor<10x5xf32>, %1: tensor<25xi64>, %2: tensor<25xf32>) -> (tensor<10x5xf32>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<25xi64>) -> tensor<5x5xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5xi64>) -> tensor<5x5x1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x5x1xi64>) -> tensor<5x5xi64>
 %6 = "stablehlo.reshape"(%2) : (tensor<25xf32>) -> tensor<5x5xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x5xi64>
 %11 = "stablehlo.compare"(%5, %10) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
 %12 = "stablehlo.constant"() {value = dense<10> : tensor<i64>} : () -> tensor<i64>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x5xi64>
 %14 = "stablehlo.compare"(%5, %13) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
 %15 = "stablehlo.and"(%11, %14) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
 %16 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<i1>, %18: tensor<i1>):
  %19 = "stablehlo.and"(%17, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%19) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
 %21 = "stablehlo.convert"(%5) : (tensor<5x5xi64>) -> tensor<5x5xi32>
 %22 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.reshape"(%21) : (tensor<5x5xi32>) -> tensor<5x5x1xi32>
 %28 = "stablehlo.scatter"(%0, %24, %8) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
  %27 = "stablehlo.multiply"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%27) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 2, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<10x5xf32>, tensor<5x5x1xi32>, tensor<5x5xf32>) -> tensor<10x5xf32>
 %29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.select"(%20, %29, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%28, %31) : (tensor<10x5xf32>, tensor<i32>) -> ()
}
}

// index_add, by index_add 3
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>, %2: tensor<1xf32>, %3: tensor<1xf32>) -> (tensor<1xf32>, tensor<i32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %6 = "stablehlo.multiply"(%2, %5) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %7 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %9 = "stablehlo.compare"(%1, %8) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %10 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %12 = "stablehlo.compare"(%1, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %13 = "stablehlo.and"(%9, %12) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %14 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i1>, %16: tensor<i1>):
  %17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%17) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %19 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
 %20 = "stablehlo.reshape"(%19) : (tensor<1xi32>) -> tensor<1x1xi32>
 %24 = "stablehlo.scatter"(%0, %20, %6) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
  %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%23) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<1xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<1xf32>
 %25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %27 = "stablehlo.select"(%18, %25, %26) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%24, %27) : (tensor<1xf32>, tensor<i32>) -> ()
}
}

// index_copy, by index_copy 1
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>, %2: tensor<1xf32>) -> (tensor<1xf32>, tensor<i32>) {
 %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %9 = "stablehlo.and"(%5, %8) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
  %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%13) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %15 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
 %16 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<1x1xi32>
 %19 = "stablehlo.scatter"(%0, %16, %2) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
  "stablehlo.return"(%18) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<1xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<1xf32>
 %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %21 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %22 = "stablehlo.select"(%14, %20, %21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%19, %22) : (tensor<1xf32>, tensor<i32>) -> ()
}
}

// index_fill.int_Scalar, by index_copy 2
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<5xi64>, %2: tensor<1xf32>) -> (tensor<5x5xf32>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<-5> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %6 = "stablehlo.compare"(%1, %5) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %7 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %9 = "stablehlo.compare"(%1, %8) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %10 = "stablehlo.and"(%6, %9) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
  %14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%14) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
 %16 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %18 = "stablehlo.add"(%1, %17) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %21 = "stablehlo.compare"(%1, %20) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %22 = "stablehlo.select"(%21, %18, %1) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %23 = "stablehlo.convert"(%22) : (tensor<5xi64>) -> tensor<5xi32>
 %24 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %25 = "stablehlo.reshape"(%23) : (tensor<5xi32>) -> tensor<5x1xi32>
 %28 = "stablehlo.scatter"(%0, %25, %24) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
  "stablehlo.return"(%27) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1]>, indices_are_sorted = false, unique_indices = false} : (tensor<5x5xf32>, tensor<5x1xi32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.select"(%15, %29, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%28, %31) : (tensor<5x5xf32>, tensor<i32>) -> ()
}
}

// index_fill.int_Tensor, by trace 0
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<5xi64>, %2: tensor<f32>) -> (tensor<25xf32>, tensor<i32>) {
 %3 = "stablehlo.constant"() {value = dense<-25> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %6 = "stablehlo.constant"() {value = dense<25> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %9 = "stablehlo.and"(%5, %8) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
  %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%13) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
 %15 = "stablehlo.constant"() {value = dense<25> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %17 = "stablehlo.add"(%1, %16) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %18 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
 %20 = "stablehlo.compare"(%1, %19) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
 %21 = "stablehlo.select"(%20, %17, %1) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
 %22 = "stablehlo.convert"(%21) : (tensor<5xi64>) -> tensor<5xi32>
 %23 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %24 = "stablehlo.reshape"(%22) : (tensor<5xi32>) -> tensor<5x1xi32>
 %27 = "stablehlo.scatter"(%0, %24, %23) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
  "stablehlo.return"(%26) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<25xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<25xf32>
 %28 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %30 = "stablehlo.select"(%14, %28, %29) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%27, %30) : (tensor<25xf32>, tensor<i32>) -> ()
}
}

// index_reduce, by index_reduce.amax 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>, %2: tensor<1xf32>) -> (tensor<1xf32>, tensor<i32>) {
 %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1xi64>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
 %9 = "stablehlo.and"(%5, %8) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
  %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%13) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %15 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.reshape"(%15) : (tensor<1xi32>) -> tensor<1x1xi32>
 %22 = "stablehlo.scatter"(%0, %18, %2) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.maximum"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<1xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<1xf32>
 %23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %25 = "stablehlo.select"(%14, %23, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%22, %25) : (tensor<1xf32>, tensor<i32>) -> ()
}
}

// _index_put_impl, by index_put 1
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<5xi1>, %2: tensor<5xf32>) -> (tensor<5x5xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<5xf32>) -> tensor<1x5xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi1>) -> tensor<5x5xi1>
 %6 = "stablehlo.select"(%5, %4, %0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%6) : (tensor<5x5xf32>) -> ()
}
}

// put, by put 1
module @tpu {
func.func @main(%0: tensor<3x3xf32>, %1: tensor<3xi64>, %2: tensor<3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
 %3 = "stablehlo.constant"() {value = dense<-9> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
 %6 = "stablehlo.constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
 %9 = "stablehlo.and"(%5, %8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
 %10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
  %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%13) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
 %15 = "stablehlo.constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
 %17 = "stablehlo.add"(%1, %16) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
 %18 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
 %20 = "stablehlo.compare"(%1, %19) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
 %21 = "stablehlo.select"(%20, %17, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
 %22 = "stablehlo.convert"(%21) : (tensor<3xi64>) -> tensor<3xi32>
 %23 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<9xf32>
 %24 = "stablehlo.reshape"(%22) : (tensor<3xi32>) -> tensor<3x1xi32>
 %27 = "stablehlo.scatter"(%23, %24, %2) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
  "stablehlo.return"(%26) : (tensor<f32>) -> ()
 }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1, update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = false} : (tensor<9xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<9xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<9xf32>) -> tensor<3x3xf32>
 %29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.select"(%14, %29, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%28, %31) : (tensor<3x3xf32>, tensor<i32>) -> ()
}
}
