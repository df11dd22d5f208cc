// _thnn_fused_lstm_cell, by case._thnn_fused_lstm_cell 1
module @tpu {
func.func @main(%0: tensor<3x20xf32>, %1: tensor<3x20xf32>, %2: tensor<15xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x20xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<15xf32>) -> tensor<3x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
 %6 = "stablehlo.add"(%0, %1) : (tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3x20xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %8 = "stablehlo.logistic"(%7) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %9 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 5>, limit_indices = array<i64: 3, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %10 = "stablehlo.logistic"(%9) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %11 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 10>, limit_indices = array<i64: 3, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %12 = "stablehlo.tanh"(%11) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %13 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 15>, limit_indices = array<i64: 3, 20>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %14 = "stablehlo.logistic"(%13) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %15 = "stablehlo.multiply"(%8, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %16 = "stablehlo.multiply"(%10, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %17 = "stablehlo.add"(%16, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %18 = "stablehlo.tanh"(%17) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %19 = "stablehlo.multiply"(%14, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %20 = "stablehlo.concatenate"(%8, %10, %12, %14) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
 "func.return"(%19, %17, %20) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x20xf32>) -> ()
}
}

// _thnn_fused_lstm_cell_backward_impl, by case._thnn_fused_lstm_cell 1
module @tpu {
func.func @main(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<15xf32>, %3: tensor<3x5xf32>, %4: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x5xf32>) {
 %5 = "stablehlo.reshape"(%2) : (tensor<15xf32>) -> tensor<3x5xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
 %8 = "stablehlo.tanh"(%3) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %9 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %10 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 5>, limit_indices = array<i64: 3, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %11 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 10>, limit_indices = array<i64: 3, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %12 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 15>, limit_indices = array<i64: 3, 20>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
 %13 = "stablehlo.multiply"(%8, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %16 = "stablehlo.subtract"(%15, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %17 = "stablehlo.multiply"(%0, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %18 = "stablehlo.multiply"(%17, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %19 = "stablehlo.add"(%1, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %20 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %22 = "stablehlo.subtract"(%21, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %23 = "stablehlo.multiply"(%19, %11) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %24 = "stablehlo.multiply"(%23, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %25 = "stablehlo.multiply"(%24, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %26 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %28 = "stablehlo.subtract"(%27, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %29 = "stablehlo.multiply"(%19, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %30 = "stablehlo.multiply"(%29, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %31 = "stablehlo.multiply"(%30, %28) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %32 = "stablehlo.multiply"(%11, %11) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %33 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %35 = "stablehlo.subtract"(%34, %32) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %36 = "stablehlo.multiply"(%19, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %37 = "stablehlo.multiply"(%36, %35) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %38 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %40 = "stablehlo.subtract"(%39, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %41 = "stablehlo.multiply"(%0, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %42 = "stablehlo.multiply"(%41, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %43 = "stablehlo.multiply"(%42, %40) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %44 = "stablehlo.concatenate"(%25, %31, %37, %43) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
 %45 = "stablehlo.multiply"(%19, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 "func.return"(%44, %45) : (tensor<3x20xf32>, tensor<3x5xf32>) -> ()
}
}

// _thnn_fused_gru_cell, by case._thnn_fused_gru_cell 1
module @tpu {
func.func @main(%0: tensor<3x15xf32>, %1: tensor<3x15xf32>, %2: tensor<15xf32>) -> (tensor<3x5xf32>, tensor<3x25xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<15xf32>) -> tensor<3x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x5x1xf32>) -> tensor<3x5xf32>
 %6 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
 %7 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
 %8 = "stablehlo.add"(%7, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %9 = "stablehlo.logistic"(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %10 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 5>, limit_indices = array<i64: 3, 10>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
 %11 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 5>, limit_indices = array<i64: 3, 10>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
 %12 = "stablehlo.add"(%11, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %13 = "stablehlo.logistic"(%12) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %14 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 10>, limit_indices = array<i64: 3, 15>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
 %15 = "stablehlo.multiply"(%9, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %16 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 10>, limit_indices = array<i64: 3, 15>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
 %17 = "stablehlo.add"(%16, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %18 = "stablehlo.tanh"(%17) : (tensor<3x5xf32>) -> tensor<3x5xf32>
 %19 = "stablehlo.subtract"(%5, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %20 = "stablehlo.multiply"(%13, %19) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %21 = "stablehlo.add"(%18, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %22 = "stablehlo.concatenate"(%9, %13, %18, %5, %14) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x25xf32>
 "func.return"(%21, %22) : (tensor<3x5xf32>, tensor<3x25xf32>) -> ()
}
}

// _thnn_fused_gru_cell_backward, by case._thnn_fused_gru_cell 1
module @tpu {
func.func @main(%0: tensor<3x5xf32>, %1: tensor<3x25xf32>) -> (tensor<3x15xf32>, tensor<3x15xf32>, tensor<3x5xf32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
 %3 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 5>, limit_indices = array<i64: 3, 10>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 10>, limit_indices = array<i64: 3, 15>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
 %5 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 15>, limit_indices = array<i64: 3, 20>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
 %6 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 20>, limit_indices = array<i64: 3, 25>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
 %7 = "stablehlo.multiply"(%4, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %8 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %10 = "stablehlo.subtract"(%9, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %11 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %13 = "stablehlo.subtract"(%12, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %14 = "stablehlo.multiply"(%0, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %15 = "stablehlo.multiply"(%14, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %16 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %18 = "stablehlo.subtract"(%17, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %19 = "stablehlo.subtract"(%5, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %20 = "stablehlo.multiply"(%0, %19) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %21 = "stablehlo.multiply"(%20, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %22 = "stablehlo.multiply"(%21, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %23 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %25 = "stablehlo.subtract"(%24, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %26 = "stablehlo.multiply"(%15, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %27 = "stablehlo.multiply"(%26, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %28 = "stablehlo.multiply"(%27, %25) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %29 = "stablehlo.concatenate"(%28, %22, %15) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
 %30 = "stablehlo.multiply"(%15, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 %31 = "stablehlo.concatenate"(%28, %22, %30) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
 %32 = "stablehlo.multiply"(%0, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 "func.return"(%29, %31, %32) : (tensor<3x15xf32>, tensor<3x15xf32>, tensor<3x5xf32>) -> ()
}
}
