// _amp_foreach_non_finite_check_and_unscale, by case._amp_foreach_non_finite_check_and_unscale 1
module @tpu {
func.func @main(%0: tensor<2xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>) -> (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) {
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %7 = "stablehlo.is_finite"(%0) : (tensor<2xf32>) -> tensor<2xi1>
 %8 = "stablehlo.not"(%7) : (tensor<2xi1>) -> tensor<2xi1>
 %9 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<i1>, %11: tensor<i1>):
  %12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%12) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
 %15 = "stablehlo.or"(%6, %14) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %16 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %18 = "stablehlo.multiply"(%0, %17) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %19 = "stablehlo.is_finite"(%1) : (tensor<1xf32>) -> tensor<1xi1>
 %20 = "stablehlo.not"(%19) : (tensor<1xi1>) -> tensor<1xi1>
 %21 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
 %25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<i1>, %23: tensor<i1>):
  %24 = "stablehlo.or"(%22, %23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%24) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<1xi1>
 %27 = "stablehlo.or"(%15, %26) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %28 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %30 = "stablehlo.multiply"(%1, %29) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %31 = "stablehlo.convert"(%27) : (tensor<1xi1>) -> tensor<1xf32>
 "func.return"(%18, %30, %31) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}

// _amp_update_scale, by case._amp_update_scale 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xi32>, %2: tensor<1xf32>, %3: tensor<1xi64>, %4: tensor<2xf64>) -> (tensor<1xf32>, tensor<1xi32>) {
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf64>) -> tensor<1xf64>
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf64>) -> tensor<f64>
 %7 = "stablehlo.slice"(%4) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf64>) -> tensor<1xf64>
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf64>) -> tensor<f64>
 %9 = "stablehlo.reshape"(%3) : (tensor<1xi64>) -> tensor<i64>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %12 = "stablehlo.compare"(%2, %11) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
 %13 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %15 = "stablehlo.add"(%1, %14) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 %16 = "stablehlo.convert"(%9) : (tensor<i64>) -> tensor<i32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %18 = "stablehlo.compare"(%15, %17) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
 %19 = "stablehlo.convert"(%6) : (tensor<f64>) -> tensor<f32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %21 = "stablehlo.multiply"(%0, %20) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %22 = "stablehlo.is_finite"(%21) : (tensor<1xf32>) -> tensor<1xi1>
 %23 = "stablehlo.and"(%18, %22) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %24 = "stablehlo.select"(%23, %21, %0) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %25 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %27 = "stablehlo.multiply"(%0, %26) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %28 = "stablehlo.select"(%12, %27, %24) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %29 = "stablehlo.or"(%12, %18) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
 %30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
 %32 = "stablehlo.select"(%29, %31, %15) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 "func.return"(%28, %32) : (tensor<1xf32>, tensor<1xi32>) -> ()
}
}
