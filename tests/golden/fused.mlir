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

// _fused_adagrad, by case._fused_adagrad 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<f32>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
 %13 = "stablehlo.slice"(%12) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %14 = "stablehlo.reshape"(%13) : (tensor<1xf64>) -> tensor<f64>
 %15 = "stablehlo.slice"(%12) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %16 = "stablehlo.reshape"(%15) : (tensor<1xf64>) -> tensor<f64>
 %17 = "stablehlo.slice"(%12) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %18 = "stablehlo.reshape"(%17) : (tensor<1xf64>) -> tensor<f64>
 %19 = "stablehlo.slice"(%12) {start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %20 = "stablehlo.reshape"(%19) : (tensor<1xf64>) -> tensor<f64>
 %21 = "stablehlo.negate"(%3) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %22 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %24 = "stablehlo.multiply"(%0, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %25 = "stablehlo.add"(%21, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %26 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
 %27 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %28 = "stablehlo.subtract"(%26, %27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %29 = "stablehlo.multiply"(%28, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %30 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %31 = "stablehlo.add"(%30, %29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %32 = "stablehlo.divide"(%14, %31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %33 = "stablehlo.multiply"(%25, %25) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %34 = "stablehlo.add"(%6, %33) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %35 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
 %36 = "stablehlo.convert"(%20) : (tensor<f64>) -> tensor<f32>
 %37 = "stablehlo.sqrt"(%34) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %39 = "stablehlo.add"(%37, %38) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %40 = "stablehlo.divide"(%25, %39) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %42 = "stablehlo.multiply"(%40, %41) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %43 = "stablehlo.subtract"(%0, %42) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %44 = "stablehlo.negate"(%4) : (tensor<7xf32>) -> tensor<7xf32>
 %45 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %47 = "stablehlo.multiply"(%1, %46) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %48 = "stablehlo.add"(%44, %47) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %49 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
 %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %51 = "stablehlo.subtract"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %52 = "stablehlo.multiply"(%51, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %54 = "stablehlo.add"(%53, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %55 = "stablehlo.divide"(%14, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %56 = "stablehlo.multiply"(%48, %48) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %57 = "stablehlo.add"(%7, %56) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %58 = "stablehlo.convert"(%55) : (tensor<f64>) -> tensor<f32>
 %59 = "stablehlo.convert"(%20) : (tensor<f64>) -> tensor<f32>
 %60 = "stablehlo.sqrt"(%57) : (tensor<7xf32>) -> tensor<7xf32>
 %61 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %62 = "stablehlo.add"(%60, %61) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %63 = "stablehlo.divide"(%48, %62) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %64 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %65 = "stablehlo.multiply"(%63, %64) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %66 = "stablehlo.subtract"(%1, %65) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %67 = "stablehlo.negate"(%5) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %68 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %70 = "stablehlo.multiply"(%2, %69) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %71 = "stablehlo.add"(%67, %70) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %72 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
 %73 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %74 = "stablehlo.subtract"(%72, %73) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %75 = "stablehlo.multiply"(%74, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %76 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %77 = "stablehlo.add"(%76, %75) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %78 = "stablehlo.divide"(%14, %77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %79 = "stablehlo.multiply"(%71, %71) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %80 = "stablehlo.add"(%8, %79) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %81 = "stablehlo.convert"(%78) : (tensor<f64>) -> tensor<f32>
 %82 = "stablehlo.convert"(%20) : (tensor<f64>) -> tensor<f32>
 %83 = "stablehlo.sqrt"(%80) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %84 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %85 = "stablehlo.add"(%83, %84) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %86 = "stablehlo.divide"(%71, %85) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %87 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %88 = "stablehlo.multiply"(%86, %87) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %89 = "stablehlo.subtract"(%2, %88) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%43, %66, %89, %3, %4, %5, %34, %57, %80, %9, %10, %11) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
}
}

// _fused_adagrad.tensor_lr, by case._fused_adagrad.tensor_lr 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<f32>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<f32>, %13: tensor<3xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) {
 %14 = "stablehlo.slice"(%13) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %15 = "stablehlo.reshape"(%14) : (tensor<1xf64>) -> tensor<f64>
 %16 = "stablehlo.slice"(%13) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %17 = "stablehlo.reshape"(%16) : (tensor<1xf64>) -> tensor<f64>
 %18 = "stablehlo.slice"(%13) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %19 = "stablehlo.reshape"(%18) : (tensor<1xf64>) -> tensor<f64>
 %20 = "stablehlo.negate"(%3) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %21 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %23 = "stablehlo.multiply"(%0, %22) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %24 = "stablehlo.add"(%20, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %25 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
 %26 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %27 = "stablehlo.subtract"(%25, %26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %28 = "stablehlo.multiply"(%27, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %30 = "stablehlo.add"(%29, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %31 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
 %32 = "stablehlo.divide"(%31, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %33 = "stablehlo.multiply"(%24, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %34 = "stablehlo.add"(%6, %33) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %35 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
 %36 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
 %37 = "stablehlo.sqrt"(%34) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %39 = "stablehlo.add"(%37, %38) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %40 = "stablehlo.divide"(%24, %39) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %42 = "stablehlo.multiply"(%40, %41) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %43 = "stablehlo.subtract"(%0, %42) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %44 = "stablehlo.negate"(%4) : (tensor<7xf32>) -> tensor<7xf32>
 %45 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
 %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %47 = "stablehlo.multiply"(%1, %46) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %48 = "stablehlo.add"(%44, %47) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %49 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
 %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %51 = "stablehlo.subtract"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %52 = "stablehlo.multiply"(%51, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %54 = "stablehlo.add"(%53, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %55 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
 %56 = "stablehlo.divide"(%55, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %57 = "stablehlo.multiply"(%48, %48) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %58 = "stablehlo.add"(%7, %57) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %59 = "stablehlo.convert"(%56) : (tensor<f64>) -> tensor<f32>
 %60 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
 %61 = "stablehlo.sqrt"(%58) : (tensor<7xf32>) -> tensor<7xf32>
 %62 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %63 = "stablehlo.add"(%61, %62) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %64 = "stablehlo.divide"(%48, %63) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %65 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %66 = "stablehlo.multiply"(%64, %65) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %67 = "stablehlo.subtract"(%1, %66) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %68 = "stablehlo.negate"(%5) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %69 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
 %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %71 = "stablehlo.multiply"(%2, %70) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %72 = "stablehlo.add"(%68, %71) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %73 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
 %74 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %75 = "stablehlo.subtract"(%73, %74) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %76 = "stablehlo.multiply"(%75, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %77 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %78 = "stablehlo.add"(%77, %76) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %79 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
 %80 = "stablehlo.divide"(%79, %78) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %81 = "stablehlo.multiply"(%72, %72) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %82 = "stablehlo.add"(%8, %81) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %83 = "stablehlo.convert"(%80) : (tensor<f64>) -> tensor<f32>
 %84 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
 %85 = "stablehlo.sqrt"(%82) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %87 = "stablehlo.add"(%85, %86) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %88 = "stablehlo.divide"(%72, %87) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %89 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %90 = "stablehlo.multiply"(%88, %89) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %91 = "stablehlo.subtract"(%2, %90) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%43, %67, %91, %3, %4, %5, %34, %58, %82) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) -> ()
}
}

// _fused_adam, by case._fused_adam 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<5xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 141 lines, b819a3ae93ab91602ef629d25d3f3afb1b4b9de5f76b22081c8bcdebb8d01a9c
//      1 func.return
//     12 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     24 stablehlo.convert
//      9 stablehlo.divide
//     18 stablehlo.multiply
//      6 stablehlo.power
//      5 stablehlo.reshape
//      5 stablehlo.slice
//      6 stablehlo.sqrt
//     18 stablehlo.subtract

// _fused_adam.tensor_lr, by case._fused_adam.tensor_lr 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 140 lines, 38f86a4257155639030e63c78a438f69e7fc3f17056e57c54963a151d686696f
//      1 func.return
//     12 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     25 stablehlo.convert
//      9 stablehlo.divide
//     18 stablehlo.multiply
//      6 stablehlo.power
//      4 stablehlo.reshape
//      4 stablehlo.slice
//      6 stablehlo.sqrt
//     18 stablehlo.subtract

// _fused_adamw, by case._fused_adamw 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<5xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 144 lines, 87d32278fcd0e67baf0a319f9b966d1bde0256a0adabcb239644a05bdfe3647e
//      1 func.return
//      9 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     24 stablehlo.convert
//      9 stablehlo.divide
//     21 stablehlo.multiply
//      6 stablehlo.power
//      5 stablehlo.reshape
//      5 stablehlo.slice
//      6 stablehlo.sqrt
//     21 stablehlo.subtract

// _fused_adamw.tensor_lr, by case._fused_adamw.tensor_lr 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 143 lines, 490fd32f6b5d1e1a71090f3eaf8c52f864c2f00591f5555bd110e6ae65ab25b2
//      1 func.return
//      9 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     25 stablehlo.convert
//      9 stablehlo.divide
//     21 stablehlo.multiply
//      6 stablehlo.power
//      4 stablehlo.reshape
//      4 stablehlo.slice
//      6 stablehlo.sqrt
//     21 stablehlo.subtract

// _fused_sgd, by case._fused_sgd 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) {
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf64>) -> tensor<f64>
 %9 = "stablehlo.slice"(%6) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %10 = "stablehlo.reshape"(%9) : (tensor<1xf64>) -> tensor<f64>
 %11 = "stablehlo.slice"(%6) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %12 = "stablehlo.reshape"(%11) : (tensor<1xf64>) -> tensor<f64>
 %13 = "stablehlo.slice"(%6) {start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %14 = "stablehlo.reshape"(%13) : (tensor<1xf64>) -> tensor<f64>
 %15 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %17 = "stablehlo.multiply"(%0, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %18 = "stablehlo.add"(%3, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %19 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %22 = "stablehlo.subtract"(%0, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %23 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %25 = "stablehlo.multiply"(%1, %24) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %26 = "stablehlo.add"(%4, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %27 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %29 = "stablehlo.multiply"(%26, %28) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %30 = "stablehlo.subtract"(%1, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %31 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %33 = "stablehlo.multiply"(%2, %32) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %34 = "stablehlo.add"(%5, %33) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %35 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %38 = "stablehlo.subtract"(%2, %37) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%22, %30, %38, %3, %4, %5) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) -> ()
}
}

// _fused_sgd.tensor_lr, by case._fused_sgd.tensor_lr 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<f32>, %7: tensor<3xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) {
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf64>) -> tensor<f64>
 %10 = "stablehlo.slice"(%7) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %11 = "stablehlo.reshape"(%10) : (tensor<1xf64>) -> tensor<f64>
 %12 = "stablehlo.slice"(%7) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %13 = "stablehlo.reshape"(%12) : (tensor<1xf64>) -> tensor<f64>
 %14 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %16 = "stablehlo.multiply"(%0, %15) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %17 = "stablehlo.add"(%3, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %18 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %19 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %21 = "stablehlo.multiply"(%17, %20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %22 = "stablehlo.subtract"(%0, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %23 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %25 = "stablehlo.multiply"(%1, %24) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %26 = "stablehlo.add"(%4, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %27 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %28 = "stablehlo.convert"(%27) : (tensor<f64>) -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %30 = "stablehlo.multiply"(%26, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %31 = "stablehlo.subtract"(%1, %30) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %32 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %34 = "stablehlo.multiply"(%2, %33) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %35 = "stablehlo.add"(%5, %34) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %36 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %37 = "stablehlo.convert"(%36) : (tensor<f64>) -> tensor<f32>
 %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %39 = "stablehlo.multiply"(%35, %38) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %40 = "stablehlo.subtract"(%2, %39) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%22, %31, %40, %3, %4, %5) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) -> ()
}
}
