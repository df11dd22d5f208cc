// mm, by _foreach_mm 0
module @tpu {
func.func @main(%0: tensor<32x24xf32>, %1: tensor<384xf32>) -> (tensor<32x16xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<384xf32>) -> tensor<16x24xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<16x24xf32>) -> tensor<16x24x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<16x24x1xf32>) -> tensor<16x24xf32>
 %5 = "stablehlo.transpose"(%4) {permutation = array<i64: 1, 0>} : (tensor<16x24xf32>) -> tensor<24x16xf32>
 %6 = "stablehlo.dot_general"(%0, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<32x24xf32>, tensor<24x16xf32>) -> tensor<32x16xf32>
 "func.return"(%6) : (tensor<32x16xf32>) -> ()
}
}

// bmm, by nn.functional.scaled_dot_product_attention 0
module @tpu {
func.func @main(%0: tensor<4x3x6xf32>, %1: tensor<4x6x8xf32>) -> (tensor<4x3x8xf32>) {
 %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<4x3x6xf32>, tensor<4x6x8xf32>) -> tensor<4x3x8xf32>
 "func.return"(%2) : (tensor<4x3x8xf32>) -> ()
}
}

// dot, by dot 0
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.multiply"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
  %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%6) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
 "func.return"(%7) : (tensor<f32>) -> ()
}
}

// vdot, by linalg.vecdot 0
module @tpu {
func.func @main() -> (tensor<f32>) {
 %0 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
 %4 = "stablehlo.dot_general"(%1, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
 "func.return"(%4) : (tensor<f32>) -> ()
}
}

// mv, by mv 0
module @tpu {
func.func @main(%0: tensor<50xf32>, %1: tensor<10xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<50xf32>) -> tensor<5x10xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x10xf32>) -> tensor<5x10x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x10x1xf32>) -> tensor<5x10xf32>
 %5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
 %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
  %10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%10) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
 "func.return"(%11) : (tensor<5xf32>) -> ()
}
}

// addmm, by addmm 3
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<4xf32>, %2: tensor<6xf32>, %3: tensor<2xf32>) -> (tensor<2x3xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%1) : (tensor<4xf32>) -> tensor<2x2xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %12 = "stablehlo.reshape"(%2) : (tensor<6xf32>) -> tensor<2x3xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2, 1>} : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
 %16 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
 %17 = "stablehlo.multiply"(%16, %15) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<f32>, %20: tensor<f32>):
  %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%21) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
 %23 = "stablehlo.multiply"(%8, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
 %25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
 %26 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %28 = "stablehlo.compare"(%5, %27) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %29 = "stablehlo.select"(%28, %26, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
 %31 = "stablehlo.add"(%30, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
 "func.return"(%31) : (tensor<2x3xf32>) -> ()
}
}

// addmv, by addmv 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<50xf32>, %2: tensor<10xf32>, %3: tensor<2xf32>) -> (tensor<5xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%1) : (tensor<50xf32>) -> tensor<5x10xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<5x10xf32>) -> tensor<5x10x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<5x10x1xf32>) -> tensor<5x10xf32>
 %11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
 %12 = "stablehlo.multiply"(%10, %11) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<f32>, %15: tensor<f32>):
  %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%16) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
 %18 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %19 = "stablehlo.multiply"(%0, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %20 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %21 = "stablehlo.multiply"(%17, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %22 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %24 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.compare"(%5, %24) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %26 = "stablehlo.select"(%25, %23, %19) : (tensor<i1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %27 = "stablehlo.add"(%26, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%27) : (tensor<5xf32>) -> ()
}
}

// baddbmm, by baddbmm 1
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<125xf32>, %2: tensor<250xf32>, %3: tensor<2xf32>) -> (tensor<5x5x10xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%1) : (tensor<125xf32>) -> tensor<5x25xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<5x5x5xf32>) -> tensor<5x5x5x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<5x5x5x1xf32>) -> tensor<5x5x5xf32>
 %12 = "stablehlo.reshape"(%2) : (tensor<250xf32>) -> tensor<5x50xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<5x50xf32>) -> tensor<5x5x10xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<5x5x10xf32>) -> tensor<5x5x10x1xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<5x5x10x1xf32>) -> tensor<5x5x10xf32>
 %16 = "stablehlo.dot_general"(%11, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x5x5xf32>, tensor<5x5x10xf32>) -> tensor<5x5x10xf32>
 %17 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %18 = "stablehlo.multiply"(%0, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %19 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5x10xf32>
 %20 = "stablehlo.multiply"(%16, %19) : (tensor<5x5x10xf32>, tensor<5x5x10xf32>) -> tensor<5x5x10xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.compare"(%5, %23) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %25 = "stablehlo.select"(%24, %22, %18) : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<1xf32>) -> tensor<5x5x10xf32>
 %27 = "stablehlo.add"(%26, %20) : (tensor<5x5x10xf32>, tensor<5x5x10xf32>) -> tensor<5x5x10xf32>
 "func.return"(%27) : (tensor<5x5x10xf32>) -> ()
}
}

// addbmm, by addbmm 1
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<125xf32>, %2: tensor<250xf32>, %3: tensor<2xf32>) -> (tensor<5x10xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%1) : (tensor<125xf32>) -> tensor<5x25xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<5x5x5xf32>) -> tensor<5x5x5x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<5x5x5x1xf32>) -> tensor<5x5x5xf32>
 %12 = "stablehlo.reshape"(%2) : (tensor<250xf32>) -> tensor<5x50xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<5x50xf32>) -> tensor<5x5x10xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<5x5x10xf32>) -> tensor<5x5x10x1xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<5x5x10x1xf32>) -> tensor<5x5x10xf32>
 %16 = "stablehlo.dot_general"(%11, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 1]>} : (tensor<5x5x5xf32>, tensor<5x5x10xf32>) -> tensor<5x10xf32>
 %17 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %18 = "stablehlo.multiply"(%0, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %19 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x10xf32>
 %20 = "stablehlo.multiply"(%16, %19) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.compare"(%5, %23) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %25 = "stablehlo.select"(%24, %22, %18) : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<1xf32>) -> tensor<5x10xf32>
 %27 = "stablehlo.add"(%26, %20) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 "func.return"(%27) : (tensor<5x10xf32>) -> ()
}
}

// addr, by addr 1
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<5xf32>, %2: tensor<10xf32>, %3: tensor<2xf32>) -> (tensor<5x10xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%2) : (tensor<10xf32>) -> tensor<1x10xf32>
 %10 = "stablehlo.reshape"(%1) : (tensor<5xf32>) -> tensor<5x1xf32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x10xf32>
 %12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x10xf32>) -> tensor<5x10xf32>
 %13 = "stablehlo.multiply"(%11, %12) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 %14 = "stablehlo.multiply"(%8, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x10xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.compare"(%5, %18) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %20 = "stablehlo.select"(%19, %17, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x10xf32>
 %22 = "stablehlo.add"(%21, %16) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
 "func.return"(%22) : (tensor<5x10xf32>) -> ()
}
}

// _addmm_activation, by case._addmm_activation 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<12xf32>, %2: tensor<15xf32>, %3: tensor<2xf32>) -> (tensor<4x5xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%1) : (tensor<12xf32>) -> tensor<4x3xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %11 = "stablehlo.reshape"(%2) : (tensor<15xf32>) -> tensor<3x5xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2, 1>} : (tensor<3x5xf32>) -> tensor<4x5x3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x3xf32>) -> tensor<4x5x3xf32>
 %16 = "stablehlo.multiply"(%15, %14) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<f32>, %19: tensor<f32>):
  %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%20) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<4x5x3xf32>, tensor<f32>) -> tensor<4x5xf32>
 %22 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %23 = "stablehlo.multiply"(%0, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %24 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
 %25 = "stablehlo.multiply"(%21, %24) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
 %26 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.compare"(%5, %28) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %30 = "stablehlo.select"(%29, %27, %23) : (tensor<i1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<4x5xf32>
 %32 = "stablehlo.add"(%31, %25) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
 %33 = "stablehlo.constant"() {value = dense<0x3F3504F3> : tensor<f32>} : () -> tensor<f32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
 %35 = "stablehlo.multiply"(%32, %34) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
 %36 = "chlo.erf"(%35) : (tensor<4x5xf32>) -> tensor<4x5xf32>
 %37 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
 %39 = "stablehlo.add"(%36, %38) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
 %40 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
 %42 = "stablehlo.multiply"(%32, %41) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
 %43 = "stablehlo.multiply"(%42, %39) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
 "func.return"(%43) : (tensor<4x5xf32>) -> ()
}
}

// _scaled_mm, by case._scaled_mm 0
module @tpu {
func.func @main(%0: tensor<128xf8E4M3FN>, %1: tensor<512xf8E4M3FN>, %2: tensor<1xf32>, %3: tensor<1xf32>) -> (tensor<4x16xbf16>) {
 %4 = "stablehlo.reshape"(%0) : (tensor<128xf8E4M3FN>) -> tensor<4x32xf8E4M3FN>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x32xf8E4M3FN>) -> tensor<4x32x1xf8E4M3FN>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x32x1xf8E4M3FN>) -> tensor<4x32xf8E4M3FN>
 %7 = "stablehlo.reshape"(%1) : (tensor<512xf8E4M3FN>) -> tensor<16x32xf8E4M3FN>
 %8 = "stablehlo.reshape"(%7) : (tensor<16x32xf8E4M3FN>) -> tensor<16x32x1xf8E4M3FN>
 %9 = "stablehlo.reshape"(%8) : (tensor<16x32x1xf8E4M3FN>) -> tensor<16x32xf8E4M3FN>
 %10 = "stablehlo.transpose"(%9) {permutation = array<i64: 1, 0>} : (tensor<16x32xf8E4M3FN>) -> tensor<32x16xf8E4M3FN>
 %11 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %12 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %13 = "stablehlo.convert"(%10) : (tensor<32x16xf8E4M3FN>) -> tensor<32x16xf32>
 %14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<32x16xf32>
 %15 = "stablehlo.multiply"(%13, %14) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
 %16 = "stablehlo.convert"(%6) : (tensor<4x32xf8E4M3FN>) -> tensor<4x32xf32>
 %17 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x32xf32>
 %18 = "stablehlo.multiply"(%16, %17) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
 %19 = "stablehlo.dot_general"(%18, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x32xf32>, tensor<32x16xf32>) -> tensor<4x16xf32>
 %20 = "stablehlo.convert"(%19) : (tensor<4x16xf32>) -> tensor<4x16xbf16>
 "func.return"(%20) : (tensor<4x16xbf16>) -> ()
}
}

// _weight_int8pack_mm, by case._weight_int8pack_mm 0
module @tpu {
func.func @main(%0: tensor<2048xbf16>, %1: tensor<1024xi8>, %2: tensor<16xbf16>) -> (tensor<32x16xbf16>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<2048xbf16>) -> tensor<32x64xbf16>
 %4 = "stablehlo.reshape"(%3) : (tensor<32x64xbf16>) -> tensor<32x64x1xbf16>
 %5 = "stablehlo.reshape"(%4) : (tensor<32x64x1xbf16>) -> tensor<32x64xbf16>
 %6 = "stablehlo.reshape"(%1) : (tensor<1024xi8>) -> tensor<16x64xi8>
 %7 = "stablehlo.reshape"(%6) : (tensor<16x64xi8>) -> tensor<16x64x1xi8>
 %8 = "stablehlo.reshape"(%7) : (tensor<16x64x1xi8>) -> tensor<16x64xi8>
 %9 = "stablehlo.convert"(%5) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
 %10 = "stablehlo.convert"(%2) : (tensor<16xbf16>) -> tensor<16xf32>
 %11 = "stablehlo.convert"(%8) : (tensor<16x64xi8>) -> tensor<16x64xf32>
 %12 = "stablehlo.transpose"(%11) {permutation = array<i64: 1, 0>} : (tensor<16x64xf32>) -> tensor<64x16xf32>
 %13 = "stablehlo.dot_general"(%9, %12) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
 %14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<32x16xf32>
 %15 = "stablehlo.multiply"(%13, %14) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
 %16 = "stablehlo.convert"(%15) : (tensor<32x16xf32>) -> tensor<32x16xbf16>
 "func.return"(%16) : (tensor<32x16xbf16>) -> ()
}
}

// _int_mm, by case._int_mm 0
module @tpu {
func.func @main(%0: tensor<136xi8>, %1: tensor<128xi8>) -> (tensor<17x16xi32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<136xi8>) -> tensor<17x8xi8>
 %3 = "stablehlo.reshape"(%2) : (tensor<17x8xi8>) -> tensor<17x8x1xi8>
 %4 = "stablehlo.reshape"(%3) : (tensor<17x8x1xi8>) -> tensor<17x8xi8>
 %5 = "stablehlo.reshape"(%1) : (tensor<128xi8>) -> tensor<8x16xi8>
 %6 = "stablehlo.reshape"(%5) : (tensor<8x16xi8>) -> tensor<8x16x1xi8>
 %7 = "stablehlo.reshape"(%6) : (tensor<8x16x1xi8>) -> tensor<8x16xi8>
 %8 = "stablehlo.dot_general"(%4, %7) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<17x8xi8>, tensor<8x16xi8>) -> tensor<17x16xi32>
 "func.return"(%8) : (tensor<17x16xi32>) -> ()
}
}

// _grouped_mm, by case._grouped_mm 0
module @tpu {
func.func @main(%0: tensor<384xbf16>, %1: tensor<384xbf16>) -> (tensor<3x16x16xbf16>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<384xbf16>) -> tensor<3x128xbf16>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x128xbf16>) -> tensor<3x16x8xbf16>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x16x8xbf16>) -> tensor<3x16x8x1xbf16>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x16x8x1xbf16>) -> tensor<3x16x8xbf16>
 %6 = "stablehlo.reshape"(%1) : (tensor<384xbf16>) -> tensor<3x128xbf16>
 %7 = "stablehlo.reshape"(%6) : (tensor<3x128xbf16>) -> tensor<3x8x16xbf16>
 %8 = "stablehlo.reshape"(%7) : (tensor<3x8x16xbf16>) -> tensor<3x8x16x1xbf16>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x8x16x1xbf16>) -> tensor<3x8x16xbf16>
 %10 = "stablehlo.dot_general"(%5, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<3x16x8xbf16>, tensor<3x8x16xbf16>) -> tensor<3x16x16xf32>
 %11 = "stablehlo.convert"(%10) : (tensor<3x16x16xf32>) -> tensor<3x16x16xbf16>
 "func.return"(%11) : (tensor<3x16x16xbf16>) -> ()
}
}
