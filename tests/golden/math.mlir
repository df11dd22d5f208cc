// ceil, by quantile 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<1xf32>) {
 %1 = "stablehlo.ceil"(%0) : (tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%1) : (tensor<1xf32>) -> ()
}
}

// floor, by floor 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.floor"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// trunc, by trunc 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.floor"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %5 = "stablehlo.ceil"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %8 = "stablehlo.compare"(%3, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %9 = "stablehlo.select"(%8, %5, %4) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%9) : (tensor<20x20xf32>) -> ()
}
}

// round, by round 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.round_nearest_even"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// round.decimals, by round.decimals_0 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.multiply"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.round_nearest_even"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.divide"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%6) : (tensor<f32>) -> ()
}
}

// frac, by frac 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.floor"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %5 = "stablehlo.ceil"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %8 = "stablehlo.compare"(%3, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %9 = "stablehlo.select"(%8, %5, %4) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
 %10 = "stablehlo.subtract"(%3, %9) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%10) : (tensor<20x20xf32>) -> ()
}
}

// frexp.Tensor, by frexp 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.is_finite"(%1) : (tensor<f32>) -> tensor<i1>
 %3 = "stablehlo.not"(%2) : (tensor<i1>) -> tensor<i1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.or"(%5, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %7 = "stablehlo.bitcast_convert"(%1) : (tensor<f32>) -> tensor<i32>
 %8 = "stablehlo.constant"() {value = dense<23> : tensor<i32>} : () -> tensor<i32>
 %9 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %10 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
 %11 = "stablehlo.and"(%9, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %12 = "stablehlo.constant"() {value = dense<126> : tensor<i32>} : () -> tensor<i32>
 %13 = "stablehlo.subtract"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %14 = "stablehlo.constant"() {value = dense<-2139095041> : tensor<i32>} : () -> tensor<i32>
 %15 = "stablehlo.and"(%7, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %16 = "stablehlo.constant"() {value = dense<1056964608> : tensor<i32>} : () -> tensor<i32>
 %17 = "stablehlo.or"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
 %18 = "stablehlo.bitcast_convert"(%17) : (tensor<i32>) -> tensor<f32>
 %19 = "stablehlo.select"(%6, %1, %18) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %21 = "stablehlo.select"(%6, %20, %13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%19, %21) : (tensor<f32>, tensor<i32>) -> ()
}
}

// nan_to_num, by nan_to_num 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %5 = "stablehlo.constant"() {value = dense<0xFF7FFFFF> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<0x7F7FFFFF> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %9 = "stablehlo.select"(%8, %6, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.select"(%4, %9, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %11, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%13) : (tensor<f32>) -> ()
}
}

// neg, by __rdiv__ 2
module @tpu {
func.func @main(%0: tensor<5x1xf32>) -> (tensor<5x1xf32>) {
 %1 = "stablehlo.negate"(%0) : (tensor<5x1xf32>) -> tensor<5x1xf32>
 "func.return"(%1) : (tensor<5x1xf32>) -> ()
}
}

// abs, by dist 1
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
 %1 = "stablehlo.abs"(%0) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 "func.return"(%1) : (tensor<5x5x5xf32>) -> ()
}
}

// sign, by sign 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.sign"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// sgn, by polar 0
module @tpu {
func.func @main(%0: tensor<complex<f32>>) -> (tensor<complex<f32>>) {
 %1 = "stablehlo.sign"(%0) : (tensor<complex<f32>>) -> tensor<complex<f32>>
 "func.return"(%1) : (tensor<complex<f32>>) -> ()
}
}

// exp, by signal.windows.exponential 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<1xf32>) {
 %1 = "stablehlo.exponential"(%0) : (tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%1) : (tensor<1xf32>) -> ()
}
}

// exp2, by exp2 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %3 = "stablehlo.power"(%2, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%3) : (tensor<20xf32>) -> ()
}
}

// expm1, by expm1 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.exponential_minus_one"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// log, by log 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.log"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// log2, by log2 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.log"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 %2 = "stablehlo.constant"() {value = dense<0x3F317218> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %4 = "stablehlo.divide"(%1, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%4) : (tensor<20xf32>) -> ()
}
}

// log10, by log10 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.log"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 %2 = "stablehlo.constant"() {value = dense<0x40135D8E> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %4 = "stablehlo.divide"(%1, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%4) : (tensor<20xf32>) -> ()
}
}

// log1p, by log1p 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.log_plus_one"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// sqrt, by masked.std 0
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 %1 = "stablehlo.sqrt"(%0) : (tensor<f32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// rsqrt, by acos 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.rsqrt"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// reciprocal, by atan2 0
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 %1 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %2 = "stablehlo.divide"(%1, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%2) : (tensor<f32>) -> ()
}
}

// logit, by nn.functional.binary_cross_entropy 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<1xf32>) {
 %1 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %3 = "stablehlo.subtract"(%2, %0) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %4 = "stablehlo.divide"(%0, %3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %5 = "stablehlo.log"(%4) : (tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%5) : (tensor<1xf32>) -> ()
}
}

// logit_backward, by logit 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.divide"(%0, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.compare"(%2, %8) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.compare"(%2, %10) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %12 = "stablehlo.or"(%11, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %7, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%13) : (tensor<f32>) -> ()
}
}

// sin, by cos 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.sine"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// cos, by cos 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.cosine"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// tan, by tan 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.tan"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// sinh, by cosh 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.sinh"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// cosh, by cosh 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.cosh"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// asin, by asin 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "chlo.asin"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// acos, by acos 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.acos"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// atan, by atan 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "chlo.atan"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// asinh, by asinh 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "chlo.asinh"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// acosh, by acosh 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.acosh"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// atanh, by atanh 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "chlo.atanh"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// sinc, by sinc 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.multiply"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.select"(%5, %6, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.sine"(%3) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.divide"(%8, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.select"(%5, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%11) : (tensor<f32>) -> ()
}
}
