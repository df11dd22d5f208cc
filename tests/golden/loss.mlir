// mse_loss, by nn.functional.mse_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.subtract"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %3 = "stablehlo.multiply"(%2, %2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%3) : (tensor<5xf32>) -> ()
}
}

// mse_loss_backward, by nn.functional.mse_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>) -> (tensor<5xf32>) {
 %3 = "stablehlo.subtract"(%1, %2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %4 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %6 = "stablehlo.multiply"(%5, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %7 = "stablehlo.multiply"(%6, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%7) : (tensor<5xf32>) -> ()
}
}

// binary_cross_entropy, by nn.functional.binary_cross_entropy 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>, tensor<i32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.compare"(%2, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.compare"(%2, %6) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.and"(%7, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %9 = "stablehlo.log"(%2) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<-100.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.maximum"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.multiply"(%3, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.log_plus_one"(%13) : (tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<-100.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.maximum"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.subtract"(%3, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %19 = "stablehlo.multiply"(%18, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %20 = "stablehlo.subtract"(%19, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %21 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.divide"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %25 = "stablehlo.select"(%8, %23, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%22, %25) : (tensor<f32>, tensor<i32>) -> ()
}
}

// binary_cross_entropy_backward, by nn.functional.binary_cross_entropy 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.subtract"(%5, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.multiply"(%6, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<0x2B8CBCCC> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.maximum"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.subtract"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.divide"(%10, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.divide"(%0, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.multiply"(%11, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%14) : (tensor<f32>) -> ()
}
}

// smooth_l1_loss, by nn.functional.smooth_l1_loss 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.subtract"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.abs"(%6) : (tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.subtract"(%7, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.multiply"(%11, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.multiply"(%12, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.divide"(%13, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.compare"(%7, %3) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %16 = "stablehlo.select"(%15, %14, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.divide"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%18) : (tensor<f32>) -> ()
}
}

// smooth_l1_loss_backward, by nn.functional.smooth_l1_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>, %3: tensor<1xf32>) -> (tensor<5xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.subtract"(%1, %2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.multiply"(%0, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %8 = "stablehlo.divide"(%6, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %10 = "stablehlo.compare"(%5, %9) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %11 = "stablehlo.select"(%10, %0, %8) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %12 = "stablehlo.negate"(%0) : (tensor<5xf32>) -> tensor<5xf32>
 %13 = "stablehlo.negate"(%4) : (tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %15 = "stablehlo.compare"(%5, %14) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %16 = "stablehlo.select"(%15, %12, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%16) : (tensor<5xf32>) -> ()
}
}

// huber_loss, by nn.functional.huber_loss 0
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>, %2: tensor<1xf32>) -> (tensor<5xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.subtract"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %5 = "stablehlo.abs"(%4) : (tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.multiply"(%6, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.subtract"(%5, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.multiply"(%10, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %12 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.multiply"(%13, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %15 = "stablehlo.multiply"(%14, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %16 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %17 = "stablehlo.compare"(%5, %16) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %18 = "stablehlo.select"(%17, %15, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%18) : (tensor<5xf32>) -> ()
}
}

// huber_loss_backward, by nn.functional.huber_loss 0
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>, %3: tensor<1xf32>) -> (tensor<5xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.subtract"(%1, %2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.multiply"(%0, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %8 = "stablehlo.multiply"(%0, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %10 = "stablehlo.compare"(%5, %9) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %11 = "stablehlo.select"(%10, %8, %6) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %12 = "stablehlo.negate"(%0) : (tensor<5xf32>) -> tensor<5xf32>
 %13 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %15 = "stablehlo.negate"(%4) : (tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %17 = "stablehlo.compare"(%5, %16) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %18 = "stablehlo.select"(%17, %14, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%18) : (tensor<5xf32>) -> ()
}
}

// soft_margin_loss, by nn.functional.soft_margin_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.negate"(%1) : (tensor<5xf32>) -> tensor<5xf32>
 %3 = "stablehlo.multiply"(%2, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %4 = "stablehlo.exponential"(%3) : (tensor<5xf32>) -> tensor<5xf32>
 %5 = "stablehlo.log_plus_one"(%4) : (tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%5) : (tensor<5xf32>) -> ()
}
}

// soft_margin_loss_backward, by nn.functional.soft_margin_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>) -> (tensor<5xf32>) {
 %3 = "stablehlo.negate"(%2) : (tensor<5xf32>) -> tensor<5xf32>
 %4 = "stablehlo.multiply"(%3, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %5 = "stablehlo.logistic"(%4) : (tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.negate"(%2) : (tensor<5xf32>) -> tensor<5xf32>
 %7 = "stablehlo.multiply"(%6, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %8 = "stablehlo.multiply"(%7, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%8) : (tensor<5xf32>) -> ()
}
}

// multi_margin_loss, by nn.functional.multi_margin_loss 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>, %2: tensor<1xf32>) -> (tensor<f32>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %6 = "stablehlo.reshape"(%4) : (tensor<f32>) -> tensor<1x1xf32>
 %7 = "stablehlo.reshape"(%5) : (tensor<i64>) -> tensor<1x1xi64>
 %8 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %14 = "stablehlo.and"(%13, %10) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
 %15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i1>, %17: tensor<i1>):
  %18 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%18) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
 %20 = "stablehlo.gather"(%6, %7) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x1xf32>, tensor<1x1xi64>) -> tensor<1x1xf32>
 %21 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %22 = "stablehlo.subtract"(%21, %20) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %23 = "stablehlo.add"(%22, %6) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi64>
 %25 = "stablehlo.compare"(%24, %7) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %26 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %30 = "stablehlo.compare"(%23, %29) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
 %31 = "stablehlo.not"(%25) : (tensor<1x1xi1>) -> tensor<1x1xi1>
 %32 = "stablehlo.and"(%31, %30) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
 %33 = "stablehlo.multiply"(%23, %27) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %36 = "stablehlo.select"(%32, %33, %35) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %37 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
  %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%40) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
 %42 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %44 = "stablehlo.divide"(%41, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %45 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<f32>, %47: tensor<f32>):
  %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%48) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %52 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %54 = "stablehlo.select"(%19, %52, %53) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%51, %54) : (tensor<f32>, tensor<i32>) -> ()
}
}

// multi_margin_loss_backward, by nn.functional.multi_margin_loss 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<1xi64>, %3: tensor<1xf32>) -> (tensor<f32>, tensor<i32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%2) : (tensor<1xi64>) -> tensor<i64>
 %7 = "stablehlo.reshape"(%5) : (tensor<f32>) -> tensor<1x1xf32>
 %8 = "stablehlo.reshape"(%6) : (tensor<i64>) -> tensor<1x1xi64>
 %9 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %14 = "stablehlo.compare"(%8, %13) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %15 = "stablehlo.and"(%14, %11) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
 %16 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<i1>, %18: tensor<i1>):
  %19 = "stablehlo.and"(%17, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%19) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
 %21 = "stablehlo.gather"(%7, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x1xf32>, tensor<1x1xi64>) -> tensor<1x1xf32>
 %22 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %23 = "stablehlo.subtract"(%22, %21) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %24 = "stablehlo.add"(%23, %7) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi64>
 %26 = "stablehlo.compare"(%25, %8) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %27 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %29 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %31 = "stablehlo.compare"(%24, %30) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
 %32 = "stablehlo.not"(%26) : (tensor<1x1xi1>) -> tensor<1x1xi1>
 %33 = "stablehlo.and"(%32, %31) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %36 = "stablehlo.select"(%33, %28, %35) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %37 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %39 = "stablehlo.divide"(%36, %38) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %40 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %44 = "stablehlo.reduce"(%39, %40) ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
  %43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%43) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<1xf32>) -> tensor<1x1xf32>
 %46 = "stablehlo.negate"(%45) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 %47 = "stablehlo.select"(%26, %46, %39) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %48 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %49 = "stablehlo.divide"(%0, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %51 = "stablehlo.multiply"(%47, %50) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<1x1xf32>) -> tensor<f32>
 %53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %55 = "stablehlo.select"(%20, %53, %54) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%52, %55) : (tensor<f32>, tensor<i32>) -> ()
}
}

// multilabel_margin_loss_forward, by nn.functional.multilabel_margin_loss 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi64>) -> (tensor<f32>, tensor<f32>, tensor<i32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.reshape"(%2) : (tensor<f32>) -> tensor<1x1xf32>
 %5 = "stablehlo.reshape"(%3) : (tensor<i64>) -> tensor<1x1xi64>
 %6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %8 = "stablehlo.compare"(%5, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %9 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %11 = "stablehlo.compare"(%5, %10) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %12 = "stablehlo.and"(%11, %8) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
 %13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i1>, %15: tensor<i1>):
  %16 = "stablehlo.and"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%16) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
 %18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi64>
 %19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %21 = "stablehlo.compare"(%5, %20) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %22 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %24 = "stablehlo.select"(%21, %18, %23) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
 %25 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
 %29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<i64>, %27: tensor<i64>):
  %28 = "stablehlo.minimum"(%26, %27) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%28) : (tensor<i64>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<1x1xi64>, tensor<i64>) -> tensor<1xi64>
 %30 = "stablehlo.reshape"(%29) : (tensor<1xi64>) -> tensor<1x1xi64>
 %31 = "stablehlo.compare"(%18, %30) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
 %32 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x1xi64>
 %34 = "stablehlo.select"(%31, %5, %33) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
 %35 = "stablehlo.reshape"(%31) : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
 %36 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x1x1xi64>
 %37 = "stablehlo.reshape"(%34) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
 %38 = "stablehlo.compare"(%37, %36) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
 %39 = "stablehlo.and"(%38, %35) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
 %40 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %44 = "stablehlo.reduce"(%39, %40) ({
^bb0(%41: tensor<i1>, %42: tensor<i1>):
  %43 = "stablehlo.or"(%41, %42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%43) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<1x1x1xi1>, tensor<i1>) -> tensor<1x1xi1>
 %45 = "stablehlo.reshape"(%4) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
 %46 = "stablehlo.gather"(%4, %34) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x1xf32>, tensor<1x1xi64>) -> tensor<1x1xf32>
 %47 = "stablehlo.reshape"(%46) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
 %48 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1xf32>
 %50 = "stablehlo.subtract"(%49, %47) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
 %51 = "stablehlo.add"(%50, %45) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
 %52 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1xf32>
 %54 = "stablehlo.compare"(%51, %53) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
 %55 = "stablehlo.reshape"(%44) : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
 %56 = "stablehlo.not"(%55) : (tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
 %57 = "stablehlo.reshape"(%31) : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
 %58 = "stablehlo.and"(%57, %56) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
 %59 = "stablehlo.and"(%58, %54) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
 %60 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1xf32>
 %62 = "stablehlo.select"(%59, %51, %61) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
 %63 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
  %66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%66) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1, 2>} : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1xf32>
 %68 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %70 = "stablehlo.divide"(%67, %69) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %71 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %75 = "stablehlo.reduce"(%70, %71) ({
^bb0(%72: tensor<f32>, %73: tensor<f32>):
  %74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%74) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %76 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %77 = "stablehlo.divide"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %78 = "stablehlo.convert"(%44) : (tensor<1x1xi1>) -> tensor<1x1xf32>
 %79 = "stablehlo.reshape"(%78) : (tensor<1x1xf32>) -> tensor<f32>
 %80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %81 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %82 = "stablehlo.select"(%17, %80, %81) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%77, %79, %82) : (tensor<f32>, tensor<f32>, tensor<i32>) -> ()
}
}

// multilabel_margin_loss_backward, by nn.functional.multilabel_margin_loss 0
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<1xi64>) -> (tensor<f32>, tensor<i32>) { ... }
// 103 lines, ddd0a2e27cb3e2bd9851c75649ce7bad988672b09324403f8f7fae0142d84ee6
//      1 func.return
//      4 stablehlo.add
//      5 stablehlo.and
//      9 stablehlo.broadcast_in_dim
//      7 stablehlo.compare
//     18 stablehlo.constant
//      1 stablehlo.convert
//      2 stablehlo.divide
//      1 stablehlo.gather
//      3 stablehlo.iota
//      1 stablehlo.minimum
//      1 stablehlo.multiply
//      1 stablehlo.not
//      1 stablehlo.or
//      6 stablehlo.reduce
//     14 stablehlo.reshape
//      6 stablehlo.return
//      4 stablehlo.select
//      2 stablehlo.subtract
