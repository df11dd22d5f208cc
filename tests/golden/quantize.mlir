// fake_quantize_per_tensor_affine_cachemask, by case.fake_quantize_per_tensor_affine_cachemask 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi1>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%1) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.slice"(%1) {start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<1xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %13 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.divide"(%13, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %16 = "stablehlo.multiply"(%12, %15) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %17 = "stablehlo.round_nearest_even"(%16) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %18 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %19 = "stablehlo.add"(%18, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.clamp"(%7, %19, %9) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %21 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %22 = "stablehlo.compare"(%19, %19) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %23 = "stablehlo.select"(%22, %21, %20) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %24 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %25 = "stablehlo.subtract"(%23, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %27 = "stablehlo.multiply"(%25, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %28 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %29 = "stablehlo.compare"(%19, %28) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %30 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %31 = "stablehlo.compare"(%19, %30) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %32 = "stablehlo.and"(%31, %29) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 "func.return"(%27, %32) : (tensor<3x4xf32>, tensor<3x4xi1>) -> ()
}
}

// _fake_quantize_per_tensor_affine_cachemask_tensor_qparams, by case._fake_quantize_per_tensor_affine_cachemask_tensor_qparams 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<1xf32>, %2: tensor<1xi32>, %3: tensor<1xi64>, %4: tensor<2xf32>) -> (tensor<3x4xf32>, tensor<3x4xi1>) {
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.slice"(%4) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %12 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<i32>
 %13 = "stablehlo.convert"(%12) : (tensor<i32>) -> tensor<f32>
 %14 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.divide"(%15, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %18 = "stablehlo.multiply"(%11, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %19 = "stablehlo.round_nearest_even"(%18) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %21 = "stablehlo.add"(%20, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %22 = "stablehlo.clamp"(%6, %21, %8) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %23 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %24 = "stablehlo.compare"(%21, %21) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %25 = "stablehlo.select"(%24, %23, %22) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %27 = "stablehlo.subtract"(%25, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %28 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %29 = "stablehlo.multiply"(%27, %28) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %30 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %31 = "stablehlo.compare"(%21, %30) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %32 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %33 = "stablehlo.compare"(%21, %32) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %34 = "stablehlo.and"(%33, %31) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 %35 = "stablehlo.reshape"(%3) : (tensor<1xi64>) -> tensor<i64>
 %36 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %37 = "stablehlo.compare"(%35, %36) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %38 = "stablehlo.select"(%37, %11, %29) : (tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x4xi1>
 %40 = "stablehlo.or"(%34, %39) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 "func.return"(%38, %40) : (tensor<3x4xf32>, tensor<3x4xi1>) -> ()
}
}

// fake_quantize_per_channel_affine_cachemask, by case.fake_quantize_per_channel_affine_cachemask 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<3xf32>, %2: tensor<3xi32>, %3: tensor<2xf32>) -> (tensor<3x4xf32>, tensor<3x4xi1>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %11 = "stablehlo.convert"(%2) : (tensor<3xi32>) -> tensor<3xf32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
 %13 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %16 = "stablehlo.divide"(%15, %13) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %17 = "stablehlo.multiply"(%10, %16) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %18 = "stablehlo.round_nearest_even"(%17) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %19 = "stablehlo.add"(%12, %18) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.clamp"(%5, %19, %7) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %21 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %22 = "stablehlo.compare"(%19, %19) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %23 = "stablehlo.select"(%22, %21, %20) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %24 = "stablehlo.subtract"(%23, %12) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %25 = "stablehlo.multiply"(%24, %13) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %27 = "stablehlo.compare"(%19, %26) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %28 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %29 = "stablehlo.compare"(%19, %28) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %30 = "stablehlo.and"(%29, %27) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 "func.return"(%25, %30) : (tensor<3x4xf32>, tensor<3x4xi1>) -> ()
}
}

// _fake_quantize_learnable_per_tensor_affine, by case._fake_quantize_learnable_per_tensor_affine 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<1xf32>, %2: tensor<1xf32>, %3: tensor<2xf32>) -> (tensor<3x4xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %11 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %12 = "stablehlo.round_nearest_even"(%11) : (tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.clamp"(%5, %12, %7) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.divide"(%15, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %18 = "stablehlo.multiply"(%10, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %19 = "stablehlo.round_nearest_even"(%18) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %21 = "stablehlo.add"(%20, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %22 = "stablehlo.clamp"(%5, %21, %7) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %23 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %24 = "stablehlo.compare"(%21, %21) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %25 = "stablehlo.select"(%24, %23, %22) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %27 = "stablehlo.subtract"(%25, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %28 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %29 = "stablehlo.multiply"(%27, %28) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %30 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %31 = "stablehlo.compare"(%21, %30) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %32 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %33 = "stablehlo.compare"(%21, %32) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %34 = "stablehlo.and"(%33, %31) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 "func.return"(%29) : (tensor<3x4xf32>) -> ()
}
}

// _fake_quantize_learnable_per_channel_affine, by case._fake_quantize_learnable_per_channel_affine 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<2xf32>) -> (tensor<3x4xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<3x4xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
 %12 = "stablehlo.round_nearest_even"(%11) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %13 = "stablehlo.clamp"(%5, %12, %7) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %14 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %17 = "stablehlo.divide"(%16, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %18 = "stablehlo.multiply"(%10, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %19 = "stablehlo.round_nearest_even"(%18) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.add"(%13, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %21 = "stablehlo.clamp"(%5, %20, %7) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %22 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %23 = "stablehlo.compare"(%20, %20) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %24 = "stablehlo.select"(%23, %22, %21) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %25 = "stablehlo.subtract"(%24, %13) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.multiply"(%25, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %27 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %28 = "stablehlo.compare"(%20, %27) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %29 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %30 = "stablehlo.compare"(%20, %29) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %31 = "stablehlo.and"(%30, %28) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 "func.return"(%26) : (tensor<3x4xf32>) -> ()
}
}

// _fake_quantize_learnable_per_tensor_affine_backward, by case._fake_quantize_learnable_per_tensor_affine 0
module @tpu {
func.func @main(%0: tensor<3x4xf32>, %1: tensor<12xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>, %4: tensor<1xf32>) -> (tensor<3x4xf32>, tensor<1xf32>, tensor<1xf32>) {
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%1) : (tensor<12xf32>) -> tensor<3x4xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %9 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<4.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.round_nearest_even"(%9) : (tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.clamp"(%11, %13, %12) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.divide"(%15, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %18 = "stablehlo.multiply"(%8, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %19 = "stablehlo.round_nearest_even"(%18) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %21 = "stablehlo.add"(%20, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %22 = "stablehlo.clamp"(%11, %21, %12) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %23 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %24 = "stablehlo.compare"(%21, %21) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %25 = "stablehlo.select"(%24, %23, %22) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %27 = "stablehlo.subtract"(%25, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %28 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %29 = "stablehlo.multiply"(%27, %28) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %30 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %31 = "stablehlo.compare"(%21, %30) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %32 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %33 = "stablehlo.compare"(%21, %32) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %34 = "stablehlo.and"(%33, %31) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 %35 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %37 = "stablehlo.subtract"(%12, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %38 = "stablehlo.subtract"(%11, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %39 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %40 = "stablehlo.compare"(%21, %39) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %41 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %42 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %43 = "stablehlo.select"(%40, %41, %42) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %44 = "stablehlo.subtract"(%29, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %45 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %46 = "stablehlo.divide"(%44, %45) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %47 = "stablehlo.select"(%34, %46, %43) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %48 = "stablehlo.multiply"(%47, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %49 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %50 = "stablehlo.multiply"(%48, %49) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %51 = "stablehlo.negate"(%10) : (tensor<f32>) -> tensor<f32>
 %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %53 = "stablehlo.multiply"(%52, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %54 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %55 = "stablehlo.multiply"(%53, %54) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %56 = "stablehlo.select"(%34, %36, %55) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %57 = "stablehlo.select"(%34, %0, %36) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %58 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %62 = "stablehlo.reduce"(%50, %58) ({
^bb0(%59: tensor<f32>, %60: tensor<f32>):
  %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%61) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
 %63 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %67 = "stablehlo.reduce"(%56, %63) ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
  %66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%66) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
 %68 = "stablehlo.reshape"(%62) : (tensor<f32>) -> tensor<1xf32>
 %69 = "stablehlo.reshape"(%67) : (tensor<f32>) -> tensor<1xf32>
 "func.return"(%57, %68, %69) : (tensor<3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}

// _fake_quantize_learnable_per_channel_affine_backward, by case._fake_quantize_learnable_per_channel_affine 0
module @tpu {
func.func @main(%0: tensor<3x4xf32>, %1: tensor<12xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<1xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%1) : (tensor<12xf32>) -> tensor<3x4xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
 %10 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<4.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.round_nearest_even"(%9) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %14 = "stablehlo.clamp"(%11, %13, %12) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %17 = "stablehlo.divide"(%16, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %18 = "stablehlo.multiply"(%8, %17) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %19 = "stablehlo.round_nearest_even"(%18) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %20 = "stablehlo.add"(%14, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %21 = "stablehlo.clamp"(%11, %20, %12) : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
 %22 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %23 = "stablehlo.compare"(%20, %20) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %24 = "stablehlo.select"(%23, %22, %21) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %25 = "stablehlo.subtract"(%24, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %26 = "stablehlo.multiply"(%25, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %27 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %28 = "stablehlo.compare"(%20, %27) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %29 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %30 = "stablehlo.compare"(%20, %29) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %31 = "stablehlo.and"(%30, %28) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
 %32 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %34 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %35 = "stablehlo.subtract"(%34, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %36 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %37 = "stablehlo.subtract"(%36, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %38 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %39 = "stablehlo.compare"(%20, %38) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
 %40 = "stablehlo.select"(%39, %37, %35) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %41 = "stablehlo.subtract"(%26, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %42 = "stablehlo.divide"(%41, %10) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %43 = "stablehlo.select"(%31, %42, %40) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %44 = "stablehlo.multiply"(%43, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %45 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %46 = "stablehlo.multiply"(%44, %45) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %47 = "stablehlo.negate"(%10) : (tensor<3x4xf32>) -> tensor<3x4xf32>
 %48 = "stablehlo.multiply"(%47, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %49 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
 %50 = "stablehlo.multiply"(%48, %49) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %51 = "stablehlo.select"(%31, %33, %50) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %52 = "stablehlo.select"(%31, %0, %33) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
 %53 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %57 = "stablehlo.reduce"(%46, %53) ({
^bb0(%54: tensor<f32>, %55: tensor<f32>):
  %56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%56) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
 %58 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %62 = "stablehlo.reduce"(%51, %58) ({
^bb0(%59: tensor<f32>, %60: tensor<f32>):
  %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%61) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
 "func.return"(%52, %57, %62) : (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
}
}
