// native_layer_norm, by nn.functional.layer_norm 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.reduce"(%0, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
  %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%8) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%9) : (tensor<f32>) -> tensor<1xf32>
 %11 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %13 = "stablehlo.divide"(%10, %12) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %14 = "stablehlo.subtract"(%0, %13) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %15 = "stablehlo.multiply"(%14, %14) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %20 = "stablehlo.reduce"(%15, %16) ({
^bb0(%17: tensor<f32>, %18: tensor<f32>):
  %19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%19) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %21 = "stablehlo.reshape"(%20) : (tensor<f32>) -> tensor<1xf32>
 %22 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %24 = "stablehlo.divide"(%21, %23) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %25 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %26 = "stablehlo.add"(%24, %25) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %27 = "stablehlo.rsqrt"(%26) : (tensor<1xf32>) -> tensor<1xf32>
 %28 = "stablehlo.subtract"(%0, %13) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %29 = "stablehlo.multiply"(%28, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %30 = "stablehlo.multiply"(%29, %1) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %31 = "stablehlo.add"(%30, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%31, %13, %27) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}

// native_layer_norm_backward, by nn.functional.layer_norm 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>, %4: tensor<1xf32>, %5: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
 %6 = "stablehlo.subtract"(%1, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %7 = "stablehlo.multiply"(%6, %3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %8 = "stablehlo.multiply"(%0, %4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %9 = "stablehlo.multiply"(%8, %7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.reshape"(%14) : (tensor<f32>) -> tensor<1xf32>
 %16 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %18 = "stablehlo.divide"(%15, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %19 = "stablehlo.multiply"(%7, %18) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %20 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.reduce"(%8, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
  %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%23) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
 %25 = "stablehlo.reshape"(%24) : (tensor<f32>) -> tensor<1xf32>
 %26 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %28 = "stablehlo.divide"(%25, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %29 = "stablehlo.subtract"(%8, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %30 = "stablehlo.subtract"(%29, %19) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %31 = "stablehlo.multiply"(%3, %30) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %32 = "stablehlo.multiply"(%0, %7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%31, %32, %0) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}

// native_group_norm, by native_group_norm 0
module @tpu {
func.func @main(%0: tensor<18xf32>, %1: tensor<6xf32>, %2: tensor<6xf32>, %3: tensor<1xf32>) -> (tensor<1x6x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) {
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.reshape"(%0) : (tensor<18xf32>) -> tensor<6x3xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<6x3xf32>) -> tensor<6x3x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<6x3x1xf32>) -> tensor<6x3xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<6x3xf32>) -> tensor<1x6x3xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
 %16 = "stablehlo.constant"() {value = dense<9.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
 %18 = "stablehlo.divide"(%15, %17) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %20 = "stablehlo.subtract"(%9, %19) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %21 = "stablehlo.multiply"(%20, %20) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %22 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
  %25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%25) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
 %28 = "stablehlo.constant"() {value = dense<9.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
 %30 = "stablehlo.divide"(%27, %29) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %31 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
 %32 = "stablehlo.add"(%30, %31) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %33 = "stablehlo.rsqrt"(%32) : (tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %34 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %35 = "stablehlo.subtract"(%9, %34) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %36 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %37 = "stablehlo.multiply"(%35, %36) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %38 = "stablehlo.reshape"(%1) : (tensor<6xf32>) -> tensor<2x3xf32>
 %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<1x2x3x3xf32>
 %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %41 = "stablehlo.reshape"(%2) : (tensor<6xf32>) -> tensor<2x3xf32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<1x2x3x3xf32>
 %43 = "stablehlo.add"(%40, %42) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %44 = "stablehlo.reshape"(%43) : (tensor<1x2x3x3xf32>) -> tensor<1x6x3xf32>
 %45 = "stablehlo.reshape"(%18) : (tensor<1x2x1x1xf32>) -> tensor<1x2xf32>
 %46 = "stablehlo.reshape"(%33) : (tensor<1x2x1x1xf32>) -> tensor<1x2xf32>
 "func.return"(%44, %45, %46) : (tensor<1x6x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> ()
}
}

// native_group_norm_backward, by nn.functional.group_norm 0
module @tpu {
func.func @main(%0: tensor<1x6x3xf32>, %1: tensor<18xf32>, %2: tensor<1x2xf32>, %3: tensor<1x2xf32>, %4: tensor<6xf32>) -> (tensor<1x6x3xf32>, tensor<6xf32>, tensor<6xf32>) {
 %5 = "stablehlo.reshape"(%1) : (tensor<18xf32>) -> tensor<6x3xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<6x3xf32>) -> tensor<6x3x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<6x3x1xf32>) -> tensor<6x3xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<6x3xf32>) -> tensor<1x6x3xf32>
 %9 = "stablehlo.reshape"(%0) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
 %10 = "stablehlo.reshape"(%3) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
 %11 = "stablehlo.reshape"(%2) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
 %12 = "stablehlo.reshape"(%8) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
 %13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %14 = "stablehlo.subtract"(%12, %13) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %16 = "stablehlo.multiply"(%14, %15) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %17 = "stablehlo.reshape"(%4) : (tensor<6xf32>) -> tensor<2x3xf32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<1x2x3x3xf32>
 %19 = "stablehlo.multiply"(%9, %18) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %20 = "stablehlo.multiply"(%19, %16) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %21 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
  %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%24) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
 %26 = "stablehlo.reshape"(%25) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
 %27 = "stablehlo.constant"() {value = dense<9.0> : tensor<f32>} : () -> tensor<f32>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
 %29 = "stablehlo.divide"(%26, %28) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %31 = "stablehlo.multiply"(%16, %30) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %32 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.reduce"(%19, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
  %35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%35) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
 %38 = "stablehlo.constant"() {value = dense<9.0> : tensor<f32>} : () -> tensor<f32>
 %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
 %40 = "stablehlo.divide"(%37, %39) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
 %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %42 = "stablehlo.subtract"(%19, %41) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %43 = "stablehlo.subtract"(%42, %31) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %44 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
 %45 = "stablehlo.multiply"(%44, %43) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<1x2x3x3xf32>) -> tensor<1x6x3xf32>
 %47 = "stablehlo.multiply"(%9, %16) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
 %48 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f32>, %50: tensor<f32>):
  %51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%51) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
 %53 = "stablehlo.reshape"(%52) : (tensor<2x3xf32>) -> tensor<6xf32>
 %54 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.reduce"(%9, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
  %57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%57) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
 %59 = "stablehlo.reshape"(%58) : (tensor<2x3xf32>) -> tensor<6xf32>
 "func.return"(%46, %53, %59) : (tensor<1x6x3xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
}
}

// _weight_norm_interface, by case._weight_norm_interface 0
module @tpu {
func.func @main(%0: tensor<24xf32>, %1: tensor<4xf32>) -> (tensor<4x3x2xf32>, tensor<4x1x1xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<4x6xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<4x6xf32>) -> tensor<4x3x2xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x3x2xf32>) -> tensor<4x3x2x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x3x2x1xf32>) -> tensor<4x3x2xf32>
 %6 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x1x1xf32>
 %7 = "stablehlo.multiply"(%5, %5) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<f32>, %10: tensor<f32>):
  %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%11) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1, 2>} : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<4xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4xf32>) -> tensor<4x1x1xf32>
 %14 = "stablehlo.sqrt"(%13) : (tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
 %15 = "stablehlo.divide"(%6, %14) : (tensor<4x1x1xf32>, tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x1x1xf32>) -> tensor<4x3x2xf32>
 %17 = "stablehlo.multiply"(%5, %16) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 "func.return"(%17, %14) : (tensor<4x3x2xf32>, tensor<4x1x1xf32>) -> ()
}
}

// _weight_norm_interface_backward, by case._weight_norm_interface_backward 0
module @tpu {
func.func @main(%0: tensor<4x3x2xf32>, %1: tensor<24xf32>, %2: tensor<4xf32>, %3: tensor<4x1x1xf32>) -> (tensor<4x3x2xf32>, tensor<4x1x1xf32>) {
 %4 = "stablehlo.reshape"(%1) : (tensor<24xf32>) -> tensor<4x6xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x6xf32>) -> tensor<4x3x2xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<4x3x2xf32>) -> tensor<4x3x2x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x3x2x1xf32>) -> tensor<4x3x2xf32>
 %8 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x1x1xf32>
 %9 = "stablehlo.multiply"(%0, %7) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1, 2>} : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<4xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<4xf32>) -> tensor<4x1x1xf32>
 %16 = "stablehlo.multiply"(%3, %3) : (tensor<4x1x1xf32>, tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
 %17 = "stablehlo.divide"(%15, %16) : (tensor<4x1x1xf32>, tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x1x1xf32>) -> tensor<4x3x2xf32>
 %19 = "stablehlo.multiply"(%7, %18) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %20 = "stablehlo.subtract"(%0, %19) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %21 = "stablehlo.divide"(%8, %3) : (tensor<4x1x1xf32>, tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x1x1xf32>) -> tensor<4x3x2xf32>
 %23 = "stablehlo.multiply"(%22, %20) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
 %24 = "stablehlo.divide"(%15, %3) : (tensor<4x1x1xf32>, tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
 "func.return"(%23, %24) : (tensor<4x3x2xf32>, tensor<4x1x1xf32>) -> ()
}
}
