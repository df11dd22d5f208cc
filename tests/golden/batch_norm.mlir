// tpu::batch_norm, by native_batch_norm 1
module @tpu {
func.func @main(%0: tensor<24xf32>, %1: tensor<2xf32>, %2: tensor<2xf32>, %3: tensor<2xf32>, %4: tensor<2xf32>, %5: tensor<2xf32>) -> (tensor<3x2x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2xf32>, tensor<2xf32>) {
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.slice"(%5) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<3x8xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<3x8xf32>) -> tensor<3x2x4xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<3x2x4xf32>) -> tensor<3x2x4x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<3x2x4x1xf32>) -> tensor<3x2x4xf32>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %16 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %17 = "stablehlo.add"(%4, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %18 = "stablehlo.rsqrt"(%17) : (tensor<2xf32>) -> tensor<2xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %21 = "stablehlo.subtract"(%13, %20) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 %22 = "stablehlo.multiply"(%21, %19) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 %23 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %24 = "stablehlo.multiply"(%22, %23) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 %25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %26 = "stablehlo.add"(%24, %25) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 "func.return"(%26, %15, %15, %3, %4) : (tensor<3x2x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}
}

// _native_batch_norm_legit.no_stats, by _native_batch_norm_legit 9
module @tpu {
func.func @main(%0: tensor<6xf32>, %1: tensor<2xf32>) -> (tensor<1x2x3xf32>, tensor<2xf32>, tensor<2xf32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> tensor<2x3xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
 %10 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.reduce"(%9, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
  %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%14) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<2xf32>
 %16 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %17 = "stablehlo.divide"(%15, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<1x2x3xf32>
 %19 = "stablehlo.subtract"(%9, %18) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
 %20 = "stablehlo.multiply"(%19, %19) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
  %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%24) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<2xf32>
 %26 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %27 = "stablehlo.divide"(%25, %26) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %28 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %29 = "stablehlo.add"(%27, %28) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %30 = "stablehlo.rsqrt"(%29) : (tensor<2xf32>) -> tensor<2xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<1x2x3xf32>
 %32 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<1x2x3xf32>
 %33 = "stablehlo.subtract"(%9, %32) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
 %34 = "stablehlo.multiply"(%33, %31) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
 %35 = "stablehlo.constant"() {value = dense<1.5> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %37 = "stablehlo.multiply"(%27, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 "func.return"(%34, %17, %30) : (tensor<1x2x3xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}
}

// native_batch_norm_backward, by native_batch_norm 1
module @tpu {
func.func @main(%0: tensor<3x2x4xf32>, %1: tensor<24xf32>, %2: tensor<2xf32>, %3: tensor<2xf32>, %4: tensor<2xf32>, %5: tensor<1xf32>) -> (tensor<3x2x4xf32>, tensor<2xf32>, tensor<2xf32>) {
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.reshape"(%1) : (tensor<24xf32>) -> tensor<3x8xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<3x8xf32>) -> tensor<3x2x4xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x2x4xf32>) -> tensor<3x2x4x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x2x4x1xf32>) -> tensor<3x2x4xf32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %15 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %16 = "stablehlo.add"(%4, %15) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %17 = "stablehlo.rsqrt"(%16) : (tensor<2xf32>) -> tensor<2xf32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %19 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %20 = "stablehlo.subtract"(%10, %19) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 %21 = "stablehlo.multiply"(%20, %18) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 %22 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %26 = "stablehlo.reduce"(%0, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
  %25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%25) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<2xf32>
 %27 = "stablehlo.multiply"(%0, %21) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
  %31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%31) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<2xf32>
 %33 = "stablehlo.multiply"(%17, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x4xf32>
 %35 = "stablehlo.multiply"(%0, %34) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
 "func.return"(%35, %32, %26) : (tensor<3x2x4xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}
}

// batch_norm_backward, by _batch_norm_with_update 2
module @tpu {
func.func @main(%0: tensor<3x1xf32>, %1: tensor<3xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>, %4: tensor<1xf32>, %5: tensor<1xf32>, %6: tensor<1xf32>, %7: tensor<1xf32>) -> (tensor<3x1xf32>, tensor<1xf32>, tensor<1xf32>) {
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x1xf32>
 %10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<3x1xf32>
 %11 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<3x1xf32>
 %12 = "stablehlo.subtract"(%9, %11) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 %13 = "stablehlo.multiply"(%12, %10) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.reduce"(%0, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
  %17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%17) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<3x1xf32>, tensor<f32>) -> tensor<1xf32>
 %19 = "stablehlo.multiply"(%0, %13) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 %20 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
  %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%23) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<3x1xf32>, tensor<f32>) -> tensor<1xf32>
 %25 = "stablehlo.multiply"(%6, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %26 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %28 = "stablehlo.divide"(%24, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<3x1xf32>
 %30 = "stablehlo.multiply"(%13, %29) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 %31 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %33 = "stablehlo.divide"(%18, %32) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<3x1xf32>
 %35 = "stablehlo.subtract"(%0, %34) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 %36 = "stablehlo.subtract"(%35, %30) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 %37 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<3x1xf32>
 %38 = "stablehlo.multiply"(%36, %37) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
 "func.return"(%38, %24, %18) : (tensor<3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}
