// bitwise_and.Tensor, by index_reduce.prod 0
module @tpu {
func.func @main(%0: tensor<i1>, %1: tensor<i1>) -> (tensor<i1>) {
 %2 = "stablehlo.and"(%0, %1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 "func.return"(%2) : (tensor<i1>) -> ()
}
}

// bitwise_or.Tensor, by isclose 0
module @tpu {
func.func @main(%0: tensor<i1>, %1: tensor<i1>) -> (tensor<i1>) {
 %2 = "stablehlo.or"(%0, %1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 "func.return"(%2) : (tensor<i1>) -> ()
}
}

// bitwise_xor.Tensor, by bitwise_xor 0
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<1xi64>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.xor"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 "func.return"(%4) : (tensor<i64>) -> ()
}
}

// bitwise_not, by bitwise_not 0
module @tpu {
func.func @main(%0: tensor<20xi64>) -> (tensor<20xi64>) {
 %1 = "stablehlo.not"(%0) : (tensor<20xi64>) -> tensor<20xi64>
 "func.return"(%1) : (tensor<20xi64>) -> ()
}
}

// bitwise_left_shift.Tensor, by bitwise_left_shift 0
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<1xi64>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<64> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.compare"(%3, %6) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %8 = "stablehlo.or"(%7, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.select"(%8, %9, %3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %11 = "stablehlo.shift_left"(%2, %10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %13 = "stablehlo.select"(%8, %12, %11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 "func.return"(%13) : (tensor<i64>) -> ()
}
}

// bitwise_right_shift.Tensor, by bitwise_right_shift 0
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<1xi64>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<63> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.compare"(%3, %6) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %8 = "stablehlo.or"(%7, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %9 = "stablehlo.constant"() {value = dense<63> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.select"(%8, %9, %3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %11 = "stablehlo.shift_right_arithmetic"(%2, %10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 "func.return"(%11) : (tensor<i64>) -> ()
}
}

// __lshift__.Tensor, by case.__lshift__.Tensor 0
module @tpu {
func.func @main(%0: tensor<12xi64>, %1: tensor<12xi64>) -> (tensor<4x3xi64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<12xi64>) -> tensor<4x3xi64>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %5 = "stablehlo.reshape"(%1) : (tensor<12xi64>) -> tensor<4x3xi64>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
 %11 = "stablehlo.constant"() {value = dense<64> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
 %14 = "stablehlo.or"(%13, %10) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
 %15 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %17 = "stablehlo.select"(%14, %16, %7) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 %18 = "stablehlo.shift_left"(%4, %17) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 %19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %21 = "stablehlo.select"(%14, %20, %18) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 "func.return"(%21) : (tensor<4x3xi64>) -> ()
}
}

// __rshift__.Tensor, by case.__rshift__.Tensor 0
module @tpu {
func.func @main(%0: tensor<12xi64>, %1: tensor<12xi64>) -> (tensor<4x3xi64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<12xi64>) -> tensor<4x3xi64>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %5 = "stablehlo.reshape"(%1) : (tensor<12xi64>) -> tensor<4x3xi64>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
 %11 = "stablehlo.constant"() {value = dense<63> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
 %14 = "stablehlo.or"(%13, %10) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
 %15 = "stablehlo.constant"() {value = dense<63> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %17 = "stablehlo.select"(%14, %16, %7) : (tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 %18 = "stablehlo.shift_right_arithmetic"(%4, %17) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 "func.return"(%18) : (tensor<4x3xi64>) -> ()
}
}

// __lshift__.Scalar, by case.__lshift__.Scalar 0
module @tpu {
func.func @main(%0: tensor<12xi64>, %1: tensor<1xi64>) -> (tensor<4x3xi64>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%0) : (tensor<12xi64>) -> tensor<4x3xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.compare"(%2, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %8 = "stablehlo.constant"() {value = dense<64> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.compare"(%2, %8) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %10 = "stablehlo.or"(%9, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.select"(%10, %11, %2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %14 = "stablehlo.shift_left"(%5, %13) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 %15 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %17 = "stablehlo.select"(%10, %16, %14) : (tensor<i1>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 "func.return"(%17) : (tensor<4x3xi64>) -> ()
}
}

// __rshift__.Scalar, by case.__rshift__.Scalar 0
module @tpu {
func.func @main(%0: tensor<12xi64>, %1: tensor<1xi64>) -> (tensor<4x3xi64>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%0) : (tensor<12xi64>) -> tensor<4x3xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %7 = "stablehlo.compare"(%2, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %8 = "stablehlo.constant"() {value = dense<63> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.compare"(%2, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %10 = "stablehlo.or"(%9, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<63> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.select"(%10, %11, %2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
 %14 = "stablehlo.shift_right_arithmetic"(%5, %13) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
 "func.return"(%14) : (tensor<4x3xi64>) -> ()
}
}

// logical_not, by fmax 0
module @tpu {
func.func @main(%0: tensor<i1>) -> (tensor<i1>) {
 %1 = "stablehlo.not"(%0) : (tensor<i1>) -> tensor<i1>
 "func.return"(%1) : (tensor<i1>) -> ()
}
}

// isnan, by fmax 2
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<5xi1>) {
 %1 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 "func.return"(%1) : (tensor<5xi1>) -> ()
}
}

// isposinf, by isposinf 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xi1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %6 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %7 = "stablehlo.abs"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %11 = "stablehlo.and"(%10, %6) : (tensor<20x20xi1>, tensor<20x20xi1>) -> tensor<20x20xi1>
 "func.return"(%11) : (tensor<20x20xi1>) -> ()
}
}

// isneginf, by isneginf 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xi1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %6 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %7 = "stablehlo.abs"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %11 = "stablehlo.and"(%10, %6) : (tensor<20x20xi1>, tensor<20x20xi1>) -> tensor<20x20xi1>
 "func.return"(%11) : (tensor<20x20xi1>) -> ()
}
}

// signbit, by signbit 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xi1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.bitcast_convert"(%3) : (tensor<20x20xf32>) -> tensor<20x20xi32>
 %5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20x20xi32>
 %7 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20x20xi32>, tensor<20x20xi32>) -> tensor<20x20xi1>
 "func.return"(%7) : (tensor<20x20xi1>) -> ()
}
}
