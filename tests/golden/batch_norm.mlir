// batch_norm_stats, by case.batch_norm_stats 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %7 = "stablehlo.constant"() {value = dense<20.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.reduce"(%6, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
  %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%11) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %13 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %14 = "stablehlo.divide"(%12, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %16 = "stablehlo.subtract"(%6, %15) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %17 = "stablehlo.multiply"(%16, %16) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %23 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %24 = "stablehlo.divide"(%22, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %26 = "stablehlo.add"(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %27 = "stablehlo.rsqrt"(%26) : (tensor<3xf32>) -> tensor<3xf32>
 "func.return"(%14, %27) : (tensor<3xf32>, tensor<3xf32>) -> ()
}
}

// batch_norm_elemt, by case.batch_norm_elemt 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<4x3x5xf32>) {
 %5 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %9 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %11 = "stablehlo.subtract"(%8, %10) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %12 = "stablehlo.multiply"(%11, %9) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %13 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.multiply"(%12, %13) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %15 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %16 = "stablehlo.add"(%14, %15) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 "func.return"(%16) : (tensor<4x3x5xf32>) -> ()
}
}

// tpu::batch_norm_gather_stats, by case.tpu::batch_norm_gather_stats 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<9xf32>, %2: tensor<9xf32>, %3: tensor<3xf32>, %4: tensor<2xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.slice"(%4) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<4x3xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %12 = "stablehlo.reshape"(%1) : (tensor<9xf32>) -> tensor<3x3xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %15 = "stablehlo.reshape"(%2) : (tensor<9xf32>) -> tensor<3x3xf32>
 %16 = "stablehlo.reshape"(%15) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %17 = "stablehlo.reshape"(%16) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
 %19 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<f32>, %21: tensor<f32>):
  %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%22) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
 %24 = "stablehlo.multiply"(%14, %18) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %25 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
  %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%28) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
 %30 = "stablehlo.divide"(%29, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
 %32 = "stablehlo.subtract"(%14, %31) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %33 = "stablehlo.multiply"(%32, %32) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %34 = "stablehlo.multiply"(%17, %17) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %35 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %37 = "stablehlo.divide"(%36, %34) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %38 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %39 = "stablehlo.subtract"(%37, %38) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %40 = "stablehlo.add"(%39, %33) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %41 = "stablehlo.multiply"(%40, %18) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %42 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
  %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%45) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
 %47 = "stablehlo.divide"(%46, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %48 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %49 = "stablehlo.add"(%47, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %50 = "stablehlo.rsqrt"(%49) : (tensor<3xf32>) -> tensor<3xf32>
 %51 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %53 = "stablehlo.subtract"(%23, %52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %54 = "stablehlo.divide"(%46, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 "func.return"(%30, %50) : (tensor<3xf32>, tensor<3xf32>) -> ()
}
}

// batch_norm_backward_reduce, by case.batch_norm_backward_reduce 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<60xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
 %5 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %9 = "stablehlo.reshape"(%1) : (tensor<60xf32>) -> tensor<4x15xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.subtract"(%12, %13) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %15 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.reduce"(%8, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
  %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%18) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %20 = "stablehlo.multiply"(%8, %14) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
  %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%24) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %26 = "stablehlo.multiply"(%25, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 "func.return"(%19, %25, %26, %19) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
}
}

// batch_norm_backward_elemt, by case.batch_norm_backward_elemt 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<60xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<3xf32>, %6: tensor<3xf32>, %7: tensor<1xi32>) -> (tensor<4x3x5xf32>) {
 %8 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %12 = "stablehlo.reshape"(%1) : (tensor<60xf32>) -> tensor<4x15xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %20 = "stablehlo.reduce"(%7, %16) ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
  %19 = "stablehlo.add"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%19) : (tensor<i32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
 %21 = "stablehlo.convert"(%20) : (tensor<i32>) -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %23 = "stablehlo.divide"(%6, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %24 = "stablehlo.multiply"(%23, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %25 = "stablehlo.multiply"(%24, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %27 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %28 = "stablehlo.subtract"(%15, %27) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %29 = "stablehlo.multiply"(%28, %26) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %30 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %31 = "stablehlo.divide"(%5, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %33 = "stablehlo.subtract"(%11, %32) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %34 = "stablehlo.subtract"(%33, %29) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %35 = "stablehlo.multiply"(%3, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %37 = "stablehlo.multiply"(%34, %36) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 "func.return"(%37) : (tensor<4x3x5xf32>) -> ()
}
}

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

// _native_batch_norm_legit_functional, by case._native_batch_norm_legit_functional 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<2xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.slice"(%5) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.constant"() {value = dense<20.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.reduce"(%13, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
  %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%18) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %20 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %21 = "stablehlo.divide"(%19, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %23 = "stablehlo.subtract"(%13, %22) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %24 = "stablehlo.multiply"(%23, %23) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %25 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
  %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%28) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %30 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %31 = "stablehlo.divide"(%29, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %32 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %33 = "stablehlo.add"(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %34 = "stablehlo.rsqrt"(%33) : (tensor<3xf32>) -> tensor<3xf32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %36 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %37 = "stablehlo.subtract"(%13, %36) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %38 = "stablehlo.multiply"(%37, %35) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %39 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %40 = "stablehlo.multiply"(%38, %39) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %41 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %42 = "stablehlo.add"(%40, %41) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %43 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %44 = "stablehlo.multiply"(%43, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %45 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %46 = "stablehlo.subtract"(%45, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %48 = "stablehlo.multiply"(%47, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %49 = "stablehlo.add"(%48, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %50 = "stablehlo.constant"() {value = dense<0x3F86BCA2> : tensor<f32>} : () -> tensor<f32>
 %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %52 = "stablehlo.multiply"(%31, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %53 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %54 = "stablehlo.multiply"(%53, %52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %55 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.subtract"(%55, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %58 = "stablehlo.multiply"(%57, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %59 = "stablehlo.add"(%58, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 "func.return"(%42, %21, %34, %49, %59) : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
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

// _native_batch_norm_legit_no_training, by case._native_batch_norm_legit_no_training 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<2xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>) {
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.slice"(%5) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %16 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %17 = "stablehlo.add"(%4, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %18 = "stablehlo.rsqrt"(%17) : (tensor<3xf32>) -> tensor<3xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %20 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %21 = "stablehlo.subtract"(%13, %20) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %22 = "stablehlo.multiply"(%21, %19) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %23 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %24 = "stablehlo.multiply"(%22, %23) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %26 = "stablehlo.add"(%24, %25) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 "func.return"(%26, %15, %15) : (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>) -> ()
}
}

// _batch_norm_with_update_functional, by case._batch_norm_with_update_functional 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<2xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>) {
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.slice"(%5) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.constant"() {value = dense<20.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.reduce"(%13, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
  %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%18) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %20 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %21 = "stablehlo.divide"(%19, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %23 = "stablehlo.subtract"(%13, %22) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %24 = "stablehlo.multiply"(%23, %23) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %25 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
  %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%28) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
 %30 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %31 = "stablehlo.divide"(%29, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %32 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %33 = "stablehlo.add"(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %34 = "stablehlo.rsqrt"(%33) : (tensor<3xf32>) -> tensor<3xf32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %36 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %37 = "stablehlo.subtract"(%13, %36) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %38 = "stablehlo.multiply"(%37, %35) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %39 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %40 = "stablehlo.multiply"(%38, %39) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %41 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %42 = "stablehlo.add"(%40, %41) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %43 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %44 = "stablehlo.multiply"(%43, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %45 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %46 = "stablehlo.subtract"(%45, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %48 = "stablehlo.multiply"(%47, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %49 = "stablehlo.add"(%48, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %50 = "stablehlo.constant"() {value = dense<0x3F86BCA2> : tensor<f32>} : () -> tensor<f32>
 %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %52 = "stablehlo.multiply"(%31, %51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %53 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %54 = "stablehlo.multiply"(%53, %52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %55 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.subtract"(%55, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %58 = "stablehlo.multiply"(%57, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %59 = "stablehlo.add"(%58, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %60 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
 %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<0xui8>
 "func.return"(%42, %21, %34, %61, %49, %59) : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>) -> ()
}
}

// _batch_norm_no_update, by case._batch_norm_no_update 0
module @tpu {
func.func @main(%0: tensor<60xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<2xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) {
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.slice"(%5) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%0) : (tensor<60xf32>) -> tensor<4x15xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<4x15xf32>) -> tensor<4x3x5xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<4x3x5xf32>) -> tensor<4x3x5x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3x5x1xf32>) -> tensor<4x3x5xf32>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %16 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %17 = "stablehlo.add"(%4, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %18 = "stablehlo.rsqrt"(%17) : (tensor<3xf32>) -> tensor<3xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %20 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %21 = "stablehlo.subtract"(%13, %20) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %22 = "stablehlo.multiply"(%21, %19) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %23 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %24 = "stablehlo.multiply"(%22, %23) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x5xf32>
 %26 = "stablehlo.add"(%24, %25) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
 %27 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<0xui8>
 "func.return"(%26, %15, %15, %28) : (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) -> ()
}
}

// tpu::batch_norm_update_stats, by case.tpu::batch_norm_update_stats 0
module @tpu {
func.func @main(%0: tensor<24xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<4x6xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x6xf32>) -> tensor<4x3x2xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3x2xf32>) -> tensor<4x3x2x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<4x3x2x1xf32>) -> tensor<4x3x2xf32>
 %9 = "stablehlo.constant"() {value = dense<8.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%8, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %16 = "stablehlo.divide"(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3x2xf32>
 %18 = "stablehlo.subtract"(%8, %17) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %19 = "stablehlo.multiply"(%18, %18) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %20 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
  %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%23) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 2>} : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
 %25 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %26 = "stablehlo.divide"(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %27 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %28 = "stablehlo.multiply"(%27, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.subtract"(%29, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %32 = "stablehlo.multiply"(%31, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %33 = "stablehlo.add"(%32, %28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %34 = "stablehlo.constant"() {value = dense<0x3F924925> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %36 = "stablehlo.multiply"(%26, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %37 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %38 = "stablehlo.multiply"(%37, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %39 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %40 = "stablehlo.subtract"(%39, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %42 = "stablehlo.multiply"(%41, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %43 = "stablehlo.add"(%42, %38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 "func.return"(%16, %26, %33, %43) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
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
