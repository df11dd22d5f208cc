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
