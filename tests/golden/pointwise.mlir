// mul.Tensor, by __rdiv__ 2
module @tpu {
func.func @main(%0: tensor<5x1xf32>, %1: tensor<5x1xf32>) -> (tensor<5x1xf32>) {
 %2 = "stablehlo.multiply"(%0, %1) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 "func.return"(%2) : (tensor<5x1xf32>) -> ()
}
}

// div.Tensor, by div.no_rounding_mode 2
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<5xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.divide"(%0, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%3) : (tensor<5x5xf32>) -> ()
}
}

// add.Tensor, by atan2 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.multiply"(%1, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.add"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%5) : (tensor<f32>) -> ()
}
}

// sub.Tensor, by logcumsumexp 0
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>, %1: tensor<5x5x5xf32>, %2: tensor<1xf32>) -> (tensor<5x5x5xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5x5xf32>
 %5 = "stablehlo.multiply"(%1, %4) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %6 = "stablehlo.subtract"(%0, %5) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 "func.return"(%6) : (tensor<5x5x5xf32>) -> ()
}
}

// rsub.Tensor, by __rsub__ 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.multiply"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.subtract"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%7) : (tensor<f32>) -> ()
}
}

// where.self, by clamp_max 0
module @tpu {
func.func @main(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<f32>) {
 %3 = "stablehlo.select"(%0, %1, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%3) : (tensor<f32>) -> ()
}
}

// pow.Tensor_Scalar, by dist 1
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
 %1 = "stablehlo.multiply"(%0, %0) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 "func.return"(%1) : (tensor<5x5x5xf32>) -> ()
}
}

// pow.Tensor_Tensor, by pow 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<f32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.power"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%3) : (tensor<f32>) -> ()
}
}

// pow.Scalar, by logaddexp2 0
module @tpu {
func.func @main(%0: tensor<5x5xf32>, %1: tensor<1xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %4 = "stablehlo.power"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%4) : (tensor<5x5xf32>) -> ()
}
}

// div.Tensor_mode, by div.trunc_rounding 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.floor"(%4) : (tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.ceil"(%4) : (tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.compare"(%4, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %9 = "stablehlo.select"(%8, %6, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%9) : (tensor<f32>) -> ()
}
}

// floor_divide, by unravel_index 3
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<2xi64>) -> (tensor<2xi64>, tensor<i32>) {
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %4 = "stablehlo.compare"(%1, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
 %5 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<i1>, %7: tensor<i1>):
  %8 = "stablehlo.and"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%8) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
 %10 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi64>) -> tensor<2xi64>
 %11 = "stablehlo.remainder"(%10, %1) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %14 = "stablehlo.compare"(%11, %13) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
 %15 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %17 = "stablehlo.compare"(%1, %16) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
 %18 = "stablehlo.xor"(%17, %14) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
 %19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %21 = "stablehlo.compare"(%11, %20) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
 %22 = "stablehlo.and"(%21, %18) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
 %23 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi64>) -> tensor<2xi64>
 %24 = "stablehlo.divide"(%23, %1) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
 %25 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
 %27 = "stablehlo.subtract"(%24, %26) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
 %28 = "stablehlo.select"(%22, %27, %24) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
 %29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.select"(%9, %29, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%28, %31) : (tensor<2xi64>, tensor<i32>) -> ()
}
}

// remainder.Tensor, by remainder 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.remainder"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.add"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.compare"(%3, %8) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %10 = "stablehlo.xor"(%9, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%4, %11) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.and"(%12, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.select"(%13, %5, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%14) : (tensor<f32>) -> ()
}
}

// remainder.Scalar_Tensor, by case.remainder.Scalar_Tensor 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<1xf32>) -> (tensor<3x4xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %7 = "stablehlo.remainder"(%6, %5) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %8 = "stablehlo.add"(%7, %5) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %11 = "stablehlo.compare"(%7, %10) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %14 = "stablehlo.compare"(%5, %13) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %15 = "stablehlo.xor"(%14, %11) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %18 = "stablehlo.compare"(%7, %17) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %19 = "stablehlo.and"(%18, %15) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 %20 = "stablehlo.select"(%19, %8, %7) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 "func.return"(%20) : (tensor<3x4xf32>) -> ()
}
}

// fmod.Tensor, by fmod 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.remainder"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}

// _add_relu.Tensor, by case._add_relu.Tensor 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<12xf32>, %2: tensor<1xf32>) -> (tensor<4x3xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<4x3xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %7 = "stablehlo.reshape"(%1) : (tensor<12xf32>) -> tensor<4x3xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %11 = "stablehlo.multiply"(%9, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %12 = "stablehlo.add"(%6, %11) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %15 = "stablehlo.maximum"(%12, %14) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 "func.return"(%15) : (tensor<4x3xf32>) -> ()
}
}

// _add_relu.Scalar, by case._add_relu.Scalar 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<2xf32>) -> (tensor<4x3xf32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<4x3xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %9 = "stablehlo.multiply"(%3, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %11 = "stablehlo.add"(%8, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %14 = "stablehlo.maximum"(%11, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 "func.return"(%14) : (tensor<4x3xf32>) -> ()
}
}

// addcmul, by addcmul 2
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>, %3: tensor<1xf32>) -> (tensor<5x5xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %8 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x1xf32>
 %9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<1x5xf32>
 %10 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x1xf32>
 %11 = "stablehlo.multiply"(%10, %8) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
 %13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
 %14 = "stablehlo.multiply"(%12, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %15 = "stablehlo.add"(%7, %14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%15) : (tensor<5x5xf32>) -> ()
}
}

// addcdiv, by addcdiv 2
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>, %3: tensor<1xf32>) -> (tensor<5x5xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %8 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x1xf32>
 %9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<1x5xf32>
 %10 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x1xf32>
 %11 = "stablehlo.multiply"(%10, %8) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
 %13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
 %14 = "stablehlo.divide"(%12, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %15 = "stablehlo.add"(%7, %14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%15) : (tensor<5x5xf32>) -> ()
}
}

// lerp.Tensor, by quantile 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<1xf32>) {
 %3 = "stablehlo.subtract"(%1, %0) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %4 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %6 = "stablehlo.subtract"(%5, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %7 = "stablehlo.multiply"(%3, %6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %8 = "stablehlo.subtract"(%1, %7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %9 = "stablehlo.multiply"(%2, %3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %10 = "stablehlo.add"(%0, %9) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %11 = "stablehlo.abs"(%2) : (tensor<1xf32>) -> tensor<1xf32>
 %12 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %14 = "stablehlo.compare"(%11, %13) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %15 = "stablehlo.select"(%14, %10, %8) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%15) : (tensor<1xf32>) -> ()
}
}

// lerp.Scalar, by lerp 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.subtract"(%5, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.subtract"(%7, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.multiply"(%6, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.subtract"(%5, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.multiply"(%3, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.add"(%4, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.abs"(%3) : (tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.compare"(%13, %14) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %16 = "stablehlo.select"(%15, %12, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%16) : (tensor<f32>) -> ()
}
}

// native_dropout_backward, by native_dropout_backward 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xi1>, %2: tensor<1xf32>) -> (tensor<5xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.convert"(%1) : (tensor<5xi1>) -> tensor<5xf32>
 %5 = "stablehlo.multiply"(%0, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %7 = "stablehlo.multiply"(%5, %6) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%7) : (tensor<5xf32>) -> ()
}
}

// maximum, by masked.std 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) {
 %2 = "stablehlo.maximum"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%2) : (tensor<f32>) -> ()
}
}

// minimum, by nn.functional.triplet_margin_with_distance_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.minimum"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%2) : (tensor<5xf32>) -> ()
}
}

// fmax, by fmax 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.select"(%5, %2, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.compare"(%2, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.select"(%7, %3, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8) : (tensor<f32>) -> ()
}
}

// fmin, by fmin 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.select"(%5, %2, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.compare"(%2, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.select"(%7, %3, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8) : (tensor<f32>) -> ()
}
}

// clamp, by _unsafe_masked_index_put_accumulate 0
module @tpu {
func.func @main(%0: tensor<10xi64>, %1: tensor<2xi64>) -> (tensor<10x1xi64>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xi64>) -> tensor<i64>
 %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi64>) -> tensor<10x1xi64>
 %7 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<10x1xi64>
 %8 = "stablehlo.maximum"(%6, %7) : (tensor<10x1xi64>, tensor<10x1xi64>) -> tensor<10x1xi64>
 %9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<10x1xi64>
 %10 = "stablehlo.minimum"(%8, %9) : (tensor<10x1xi64>, tensor<10x1xi64>) -> tensor<10x1xi64>
 "func.return"(%10) : (tensor<10x1xi64>) -> ()
}
}

// clamp.Tensor, by clamp 3
module @tpu {
func.func @main(%0: tensor<250xf32>, %1: tensor<250xf32>) -> (tensor<5x10x5xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<250xf32>) -> tensor<5x50xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x50xf32>) -> tensor<5x10x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x10x5xf32>) -> tensor<5x10x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x10x5x1xf32>) -> tensor<5x10x5xf32>
 %6 = "stablehlo.reshape"(%1) : (tensor<250xf32>) -> tensor<5x50xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<5x50xf32>) -> tensor<5x10x5xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<5x10x5xf32>) -> tensor<5x10x5x1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<5x10x5x1xf32>) -> tensor<5x10x5xf32>
 %10 = "stablehlo.minimum"(%5, %9) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
 "func.return"(%10) : (tensor<5x10x5xf32>) -> ()
}
}

// clamp_min, by native_group_norm 0
module @tpu {
func.func @main(%0: tensor<1x2x1x1xf32>, %1: tensor<1xf32>) -> (tensor<1x2x1x1xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
 %4 = "stablehlo.maximum"(%0, %3) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 "func.return"(%4) : (tensor<1x2x1x1xf32>) -> ()
}
}

// clamp_max, by case.clamp_max 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<1xf32>) -> (tensor<3x4xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %7 = "stablehlo.minimum"(%5, %6) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 "func.return"(%7) : (tensor<3x4xf32>) -> ()
}
}

// clamp_min.Tensor, by nn.functional.cosine_similarity 3
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) {
 %2 = "stablehlo.maximum"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%2) : (tensor<f32>) -> ()
}
}

// clamp_max.Tensor, by clamp_max 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}

// atan2, by atan2 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.atan2"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}

// copysign.Tensor, by copysign 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.abs"(%0) : (tensor<5xf32>) -> tensor<5xf32>
 %4 = "stablehlo.negate"(%3) : (tensor<5xf32>) -> tensor<5xf32>
 %5 = "stablehlo.bitcast_convert"(%2) : (tensor<f32>) -> tensor<i32>
 %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %7 = "stablehlo.compare"(%5, %6) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %8 = "stablehlo.select"(%7, %4, %3) : (tensor<i1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%8) : (tensor<5xf32>) -> ()
}
}

// hypot, by hypot 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.abs"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.abs"(%3) : (tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.minimum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.divide"(%7, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.compare"(%6, %10) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %12 = "stablehlo.select"(%11, %9, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.multiply"(%12, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.add"(%14, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.sqrt"(%15) : (tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.multiply"(%6, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %18 = "stablehlo.abs"(%6) : (tensor<f32>) -> tensor<f32>
 %19 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %21 = "stablehlo.select"(%20, %6, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %22 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.abs"(%5) : (tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.compare"(%23, %24) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %26 = "stablehlo.abs"(%4) : (tensor<f32>) -> tensor<f32>
 %27 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %28 = "stablehlo.compare"(%26, %27) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %29 = "stablehlo.or"(%28, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %30 = "stablehlo.select"(%29, %22, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%30) : (tensor<f32>) -> ()
}
}

// logaddexp, by masked.logaddexp 0
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.maximum"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %3 = "stablehlo.subtract"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %4 = "stablehlo.abs"(%3) : (tensor<5xf32>) -> tensor<5xf32>
 %5 = "stablehlo.negate"(%4) : (tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.exponential"(%5) : (tensor<5xf32>) -> tensor<5xf32>
 %7 = "stablehlo.log_plus_one"(%6) : (tensor<5xf32>) -> tensor<5xf32>
 %8 = "stablehlo.add"(%2, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %10 = "stablehlo.abs"(%0) : (tensor<5xf32>) -> tensor<5xf32>
 %11 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %13 = "stablehlo.compare"(%10, %12) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %14 = "stablehlo.and"(%13, %9) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
 %15 = "stablehlo.select"(%14, %0, %8) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%15) : (tensor<5xf32>) -> ()
}
}

// logaddexp2, by logaddexp2 0
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<25xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.reshape"(%1) : (tensor<25xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %8 = "stablehlo.maximum"(%4, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %9 = "stablehlo.subtract"(%4, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %10 = "stablehlo.abs"(%9) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %11 = "stablehlo.negate"(%10) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %12 = "stablehlo.constant"() {value = dense<0x3F317218> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %14 = "stablehlo.multiply"(%11, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %15 = "stablehlo.exponential"(%14) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %16 = "stablehlo.log_plus_one"(%15) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %17 = "stablehlo.constant"() {value = dense<0x3FB8AA3B> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %19 = "stablehlo.multiply"(%16, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %20 = "stablehlo.add"(%8, %19) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 %21 = "stablehlo.compare"(%4, %7) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
 %22 = "stablehlo.abs"(%4) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %23 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %25 = "stablehlo.compare"(%22, %24) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
 %26 = "stablehlo.and"(%25, %21) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
 %27 = "stablehlo.select"(%26, %4, %20) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%27) : (tensor<5x5xf32>) -> ()
}
}

// xlogy.Tensor, by xlogy 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.log"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.multiply"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.compare"(%0, %6) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.select"(%7, %5, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.compare"(%2, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %10 = "stablehlo.select"(%9, %2, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%10) : (tensor<f32>) -> ()
}
}

// special_xlog1py, by special.xlog1py 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.log_plus_one"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.multiply"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.compare"(%0, %6) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.select"(%7, %5, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.compare"(%2, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %10 = "stablehlo.select"(%9, %2, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%10) : (tensor<f32>) -> ()
}
}

// heaviside, by heaviside 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.compare"(%2, %4) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.convert"(%5) : (tensor<i1>) -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.compare"(%2, %7) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %9 = "stablehlo.select"(%8, %3, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%9) : (tensor<f32>) -> ()
}
}

// gcd, by gcd 0
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<1xi64>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.abs"(%2) : (tensor<i64>) -> tensor<i64>
 %5 = "stablehlo.abs"(%3) : (tensor<i64>) -> tensor<i64>
 %19, %20 = "stablehlo.while"(%4, %5) ({
^bb0(%6: tensor<i64>, %7: tensor<i64>):
  %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %9 = "stablehlo.compare"(%7, %8) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
  "stablehlo.return"(%9) : (tensor<i1>) -> ()
 }, {
^bb0(%10: tensor<i64>, %11: tensor<i64>):
  %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %14 = "stablehlo.select"(%13, %10, %11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %15 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %16 = "stablehlo.select"(%13, %15, %11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %17 = "stablehlo.remainder"(%10, %16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %18 = "stablehlo.select"(%13, %11, %17) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%14, %18) : (tensor<i64>, tensor<i64>) -> ()
 }) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
 %21 = "stablehlo.abs"(%19) : (tensor<i64>) -> tensor<i64>
 "func.return"(%21) : (tensor<i64>) -> ()
}
}

// lcm, by lcm 0
module @tpu {
func.func @main(%0: tensor<1xi64>, %1: tensor<1xi64>) -> (tensor<i64>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %4 = "stablehlo.abs"(%2) : (tensor<i64>) -> tensor<i64>
 %5 = "stablehlo.abs"(%3) : (tensor<i64>) -> tensor<i64>
 %19, %20 = "stablehlo.while"(%4, %5) ({
^bb0(%6: tensor<i64>, %7: tensor<i64>):
  %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %9 = "stablehlo.compare"(%7, %8) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
  "stablehlo.return"(%9) : (tensor<i1>) -> ()
 }, {
^bb0(%10: tensor<i64>, %11: tensor<i64>):
  %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %14 = "stablehlo.select"(%13, %10, %11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %15 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %16 = "stablehlo.select"(%13, %15, %11) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  %17 = "stablehlo.remainder"(%10, %16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %18 = "stablehlo.select"(%13, %11, %17) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%14, %18) : (tensor<i64>, tensor<i64>) -> ()
 }) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
 %21 = "stablehlo.abs"(%19) : (tensor<i64>) -> tensor<i64>
 %22 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %23 = "stablehlo.compare"(%21, %22) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %24 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
 %25 = "stablehlo.select"(%23, %24, %21) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %26 = "stablehlo.divide"(%2, %25) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 %27 = "stablehlo.multiply"(%26, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 %28 = "stablehlo.abs"(%27) : (tensor<i64>) -> tensor<i64>
 %29 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %30 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %31 = "stablehlo.compare"(%21, %30) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %32 = "stablehlo.select"(%31, %29, %28) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 "func.return"(%32) : (tensor<i64>) -> ()
}
}

// nextafter, by nextafter 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "chlo.next_after"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}
