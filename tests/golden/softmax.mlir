// _softmax, by nn.functional.multi_head_attention_forward 0
module @tpu {
func.func @main(%0: tensor<4x3x4xf32>) -> (tensor<4x3x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
  %4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%4) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x3x4xf32>, tensor<f32>) -> tensor<4x3xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x3x1xf32>) -> tensor<4x3x4xf32>
 %8 = "stablehlo.subtract"(%0, %7) : (tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
 %9 = "stablehlo.exponential"(%8) : (tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x3x4xf32>, tensor<f32>) -> tensor<4x3xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x3x1xf32>) -> tensor<4x3x4xf32>
 %17 = "stablehlo.divide"(%9, %16) : (tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
 "func.return"(%17) : (tensor<4x3x4xf32>) -> ()
}
}

// _log_softmax, by log_softmax 0
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<5xf32>) {
 %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
  %4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%4) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%5) : (tensor<f32>) -> tensor<1xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %8 = "stablehlo.subtract"(%0, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.exponential"(%8) : (tensor<5xf32>) -> tensor<5xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.reshape"(%14) : (tensor<f32>) -> tensor<1xf32>
 %16 = "stablehlo.log"(%15) : (tensor<1xf32>) -> tensor<1xf32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %18 = "stablehlo.subtract"(%8, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%18) : (tensor<5xf32>) -> ()
}
}

// _softmax_backward_data, by nn.functional.multi_head_attention_forward 0
module @tpu {
func.func @main(%0: tensor<4x3x4xf32>, %1: tensor<4x3x4xf32>) -> (tensor<4x3x4xf32>) {
 %2 = "stablehlo.multiply"(%0, %1) : (tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
  %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%6) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x3x4xf32>, tensor<f32>) -> tensor<4x3xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x3x1xf32>) -> tensor<4x3x4xf32>
 %10 = "stablehlo.multiply"(%1, %9) : (tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
 %11 = "stablehlo.subtract"(%2, %10) : (tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
 "func.return"(%11) : (tensor<4x3x4xf32>) -> ()
}
}

// _log_softmax_backward_data, by log_softmax 0
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.reduce"(%0, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
  %5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%5) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.reshape"(%6) : (tensor<f32>) -> tensor<1xf32>
 %8 = "stablehlo.exponential"(%1) : (tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %11 = "stablehlo.subtract"(%0, %10) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%11) : (tensor<5xf32>) -> ()
}
}

// _safe_softmax, by nn.functional.scaled_dot_product_attention 0
module @tpu {
func.func @main(%0: tensor<4x3x6xf32>) -> (tensor<4x3x6xf32>) {
 %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
  %4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%4) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x3x6xf32>, tensor<f32>) -> tensor<4x3xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x3x1xf32>) -> tensor<4x3x6xf32>
 %8 = "stablehlo.subtract"(%0, %7) : (tensor<4x3x6xf32>, tensor<4x3x6xf32>) -> tensor<4x3x6xf32>
 %9 = "stablehlo.exponential"(%8) : (tensor<4x3x6xf32>) -> tensor<4x3x6xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x3x6xf32>, tensor<f32>) -> tensor<4x3xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x3x1xf32>) -> tensor<4x3x6xf32>
 %17 = "stablehlo.divide"(%9, %16) : (tensor<4x3x6xf32>, tensor<4x3x6xf32>) -> tensor<4x3x6xf32>
 %18 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3x1xf32>
 %20 = "stablehlo.compare"(%6, %19) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3x1xf32>, tensor<4x3x1xf32>) -> tensor<4x3x1xi1>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x3x1xi1>) -> tensor<4x3x6xi1>
 %23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3x6xf32>
 %24 = "stablehlo.select"(%22, %23, %17) : (tensor<4x3x6xi1>, tensor<4x3x6xf32>, tensor<4x3x6xf32>) -> tensor<4x3x6xf32>
 "func.return"(%24) : (tensor<4x3x6xf32>) -> ()
}
}

// logsumexp, by masked.logsumexp 1
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 "func.return"(%0) : (tensor<f32>) -> ()
}
}

// _masked_softmax, by case._masked_softmax 0
module @tpu {
func.func @main(%0: tensor<96xf32>, %1: tensor<16xi1>) -> (tensor<2x3x4x4xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %7 = "stablehlo.reshape"(%1) : (tensor<16xi1>) -> tensor<4x4xi1>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x4xi1>) -> tensor<4x4x1xi1>
 %9 = "stablehlo.reshape"(%8) : (tensor<4x4x1xi1>) -> tensor<4x4xi1>
 %10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
 %12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %13 = "stablehlo.select"(%11, %12, %6) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
  %17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%17) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
 %19 = "stablehlo.reshape"(%18) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x4xf32>
 %21 = "stablehlo.subtract"(%13, %20) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %22 = "stablehlo.exponential"(%21) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<f32>, %25: tensor<f32>):
  %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%26) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x4xf32>
 %30 = "stablehlo.divide"(%22, %29) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %31 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x1xf32>
 %33 = "stablehlo.compare"(%19, %32) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x1xf32>, tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xi1>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x1xi1>) -> tensor<2x3x4x4xi1>
 %36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %37 = "stablehlo.select"(%35, %36, %30) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%37) : (tensor<2x3x4x4xf32>) -> ()
}
}

// _masked_softmax_backward, by case._masked_softmax_backward 0
module @tpu {
func.func @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x4x5xf32>, %2: tensor<120xi1>) -> (tensor<2x3x4x5xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<120xi1>) -> tensor<2x60xi1>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x60xi1>) -> tensor<2x3x20xi1>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x20xi1>) -> tensor<2x3x4x5xi1>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5x1xi1>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3x4x5x1xi1>) -> tensor<2x3x4x5xi1>
 %8 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
  %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%12) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x1xf32>) -> tensor<2x3x4x5xf32>
 %16 = "stablehlo.multiply"(%1, %15) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %17 = "stablehlo.subtract"(%8, %16) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
 %20 = "stablehlo.select"(%7, %19, %17) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 "func.return"(%20) : (tensor<2x3x4x5xf32>) -> ()
}
}
