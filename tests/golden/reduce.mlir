// amax, by masked.amax 1
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 "func.return"(%0) : (tensor<f32>) -> ()
}
}

// amin, by masked.amin 1
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 "func.return"(%0) : (tensor<f32>) -> ()
}
}

// max, by max.reduction_no_dim 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// min, by min.reduction_no_dim 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// max.dim, by max.reduction_with_dim 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}

// min.dim, by min.reduction_with_dim 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}

// argmax, by masked.argmax 3
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<i64>) {
 %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1) : (tensor<i64>) -> ()
}
}

// argmin, by masked.argmin 3
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<i64>) {
 %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1) : (tensor<i64>) -> ()
}
}

// aminmax, by aminmax 3
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1, %1) : (tensor<f32>, tensor<f32>) -> ()
}
}

// _aminmax, by case._aminmax 0
module @tpu {
func.func @main(%0: tensor<12xf32>) -> (tensor<f32>, tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<4x3xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.minimum"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.reduce"(%3, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
  %12 = "stablehlo.maximum"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%12) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8, %13) : (tensor<f32>, tensor<f32>) -> ()
}
}

// _aminmax.dim, by case._aminmax.dim 0
module @tpu {
func.func @main(%0: tensor<12xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<4x3xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.minimum"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
 %9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.reduce"(%3, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
  %12 = "stablehlo.maximum"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%12) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
 "func.return"(%8, %13) : (tensor<4xf32>, tensor<4xf32>) -> ()
}
}

// sum.dim_IntList, by index_fill 1
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 "func.return"(%0) : (tensor<f32>) -> ()
}
}

// mean.dim, by nn.functional.binary_cross_entropy_with_logits 0
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 %1 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %2 = "stablehlo.divide"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%2) : (tensor<f32>) -> ()
}
}

// nansum, by nanmean 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.select"(%2, %3, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}

// prod, by prod 0
module @tpu {
func.func @main(%0: tensor<125xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<125xf32>) -> tensor<5x25xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5x5xf32>) -> tensor<5x5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x5x1xf32>) -> tensor<5x5x5xf32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
  %8 = "stablehlo.multiply"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%8) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<f32>
 "func.return"(%9) : (tensor<f32>) -> ()
}
}

// prod.dim_int, by masked.prod 3
module @tpu {
func.func @main(%0: tensor<f32>) -> (tensor<f32>) {
 "func.return"(%0) : (tensor<f32>) -> ()
}
}

// count_nonzero.dim_IntList, by count_nonzero 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %4 = "stablehlo.convert"(%3) : (tensor<i1>) -> tensor<i64>
 "func.return"(%4) : (tensor<i64>) -> ()
}
}

// hash_tensor, by hash_tensor 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<ui64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<f64>
 %3 = "stablehlo.bitcast_convert"(%2) : (tensor<f64>) -> tensor<i64>
 %4 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<ui64>
 "func.return"(%4) : (tensor<ui64>) -> ()
}
}

// trace, by trace 3
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<1x5xf32>
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>} : (tensor<1x5xf32>) -> tensor<1x1xf32>
 %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
 %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
 %5 = "stablehlo.compare"(%4, %3) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %8 = "stablehlo.select"(%5, %2, %7) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f32>, %11: tensor<f32>):
  %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%12) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
 "func.return"(%13) : (tensor<f32>) -> ()
}
}

// all, by istft 0
module @tpu {
func.func @main(%0: tensor<i1>) -> (tensor<i1>) {
 "func.return"(%0) : (tensor<i1>) -> ()
}
}

// any, by linalg.cholesky 0
module @tpu {
func.func @main(%0: tensor<i32>) -> (tensor<i1>) {
 %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 "func.return"(%2) : (tensor<i1>) -> ()
}
}

// all.dim, by all 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<i1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// any.dim, by any 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<i1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// all.dims, by all 3
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<i1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// any.dims, by any 3
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<i1>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// var.correction, by var.unbiased 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<5.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%0, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%8) : (tensor<f32>) -> tensor<1xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %11 = "stablehlo.divide"(%9, %10) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %13 = "stablehlo.subtract"(%0, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %14 = "stablehlo.multiply"(%13, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %15 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%14, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %23 = "stablehlo.divide"(%22, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%23) : (tensor<f32>) -> ()
}
}

// std.correction, by std.unbiased 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<5.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%0, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%8) : (tensor<f32>) -> tensor<1xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %11 = "stablehlo.divide"(%9, %10) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %13 = "stablehlo.subtract"(%0, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %14 = "stablehlo.multiply"(%13, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %15 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%14, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %23 = "stablehlo.divide"(%22, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
 %25 = "stablehlo.sqrt"(%23) : (tensor<f32>) -> tensor<f32>
 "func.return"(%25) : (tensor<f32>) -> ()
}
}

// var_mean.correction, by var_mean.unbiased 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<f32>, tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<5.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%0, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%8) : (tensor<f32>) -> tensor<1xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %11 = "stablehlo.divide"(%9, %10) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %13 = "stablehlo.subtract"(%0, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %14 = "stablehlo.multiply"(%13, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %15 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%14, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %23 = "stablehlo.divide"(%22, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%23, %24) : (tensor<f32>, tensor<f32>) -> ()
}
}

// std_mean.correction, by std_mean.unbiased 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<f32>, tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<5.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%0, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%8) : (tensor<f32>) -> tensor<1xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %11 = "stablehlo.divide"(%9, %10) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
 %13 = "stablehlo.subtract"(%0, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %14 = "stablehlo.multiply"(%13, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %15 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.maximum"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%14, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 %23 = "stablehlo.divide"(%22, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
 %25 = "stablehlo.sqrt"(%23) : (tensor<f32>) -> tensor<f32>
 "func.return"(%25, %24) : (tensor<f32>, tensor<f32>) -> ()
}
}

// linalg_vector_norm, by linalg.vector_norm 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
 "func.return"(%2) : (tensor<f32>) -> ()
}
}

// norm.ScalarOpt_dim, by dist 0
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.abs"(%0) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %2 = "stablehlo.multiply"(%1, %1) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
  %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%6) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.sqrt"(%7) : (tensor<f32>) -> tensor<f32>
 "func.return"(%8) : (tensor<f32>) -> ()
}
}

// norm.ScalarOpt_dim_dtype, by case.norm.ScalarOpt_dim_dtype 0
module @tpu {
func.func @main(%0: tensor<12xf32>) -> (tensor<3x1xf64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %4 = "stablehlo.convert"(%3) : (tensor<3x4xf32>) -> tensor<3x4xf64>
 %5 = "stablehlo.abs"(%4) : (tensor<3x4xf64>) -> tensor<3x4xf64>
 %6 = "stablehlo.constant"() {value = dense<3.0> : tensor<f64>} : () -> tensor<f64>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3x4xf64>
 %8 = "stablehlo.power"(%5, %7) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f64>} : () -> tensor<f64>
 %13 = "stablehlo.reduce"(%8, %9) ({
^bb0(%10: tensor<f64>, %11: tensor<f64>):
  %12 = "stablehlo.add"(%10, %11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  "stablehlo.return"(%12) : (tensor<f64>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
 %14 = "stablehlo.reshape"(%13) : (tensor<3xf64>) -> tensor<3x1xf64>
 %15 = "stablehlo.constant"() {value = dense<0x3FD5555555555555> : tensor<f64>} : () -> tensor<f64>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3x1xf64>
 %17 = "stablehlo.power"(%14, %16) : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
 "func.return"(%17) : (tensor<3x1xf64>) -> ()
}
}

// renorm, by renorm 2
module @tpu {
func.func @main(%0: tensor<125xf32>, %1: tensor<1xf32>) -> (tensor<5x5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%0) : (tensor<125xf32>) -> tensor<5x25xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x5x5xf32>) -> tensor<5x5x5x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x5x5x1xf32>) -> tensor<5x5x5xf32>
 %7 = "stablehlo.abs"(%6) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
  %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%11) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<5xf32>) -> tensor<1x1x5xf32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<0x33D6BF95> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x5xf32>
 %17 = "stablehlo.add"(%13, %16) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
 %18 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x5xf32>
 %19 = "stablehlo.divide"(%18, %17) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
 %20 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x5xf32>
 %21 = "stablehlo.compare"(%13, %20) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xi1>
 %22 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x5xf32>
 %23 = "stablehlo.select"(%21, %19, %22) : (tensor<1x1x5xi1>, tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x1x5xf32>) -> tensor<5x5x5xf32>
 %25 = "stablehlo.multiply"(%6, %24) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 "func.return"(%25) : (tensor<5x5x5xf32>) -> ()
}
}
