// sigmoid, by nn.functional.binary_cross_entropy_with_logits 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<1xf32>) {
 %1 = "stablehlo.logistic"(%0) : (tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%1) : (tensor<1xf32>) -> ()
}
}

// tanh, by nn.functional.tanhshrink 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.tanh"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// sigmoid_backward, by sigmoid 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) {
 %2 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.subtract"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.multiply"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.multiply"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%5) : (tensor<f32>) -> ()
}
}

// tanh_backward, by nn.functional.tanhshrink 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) {
 %2 = "stablehlo.multiply"(%1, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.multiply"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%5) : (tensor<f32>) -> ()
}
}

// gelu, by nn.functional.gelu 0
module @tpu {
func.func @main(%0: tensor<100xf32>) -> (tensor<10x10xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<100xf32>) -> tensor<10x10xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %4 = "stablehlo.constant"() {value = dense<0x3F3504F3> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %6 = "stablehlo.multiply"(%3, %5) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %7 = "chlo.erf"(%6) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %8 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %10 = "stablehlo.add"(%9, %7) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %11 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %13 = "stablehlo.multiply"(%3, %12) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %14 = "stablehlo.multiply"(%13, %10) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 "func.return"(%14) : (tensor<10x10xf32>) -> ()
}
}

// gelu_backward, by nn.functional.gelu 0
module @tpu {
func.func @main(%0: tensor<10x10xf32>, %1: tensor<100xf32>) -> (tensor<10x10xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<100xf32>) -> tensor<10x10xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %5 = "stablehlo.constant"() {value = dense<0x3F3504F3> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %7 = "stablehlo.multiply"(%4, %6) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %8 = "chlo.erf"(%7) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %11 = "stablehlo.add"(%10, %8) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %12 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %14 = "stablehlo.multiply"(%13, %11) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %15 = "stablehlo.multiply"(%4, %4) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %16 = "stablehlo.constant"() {value = dense<-0.5> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %18 = "stablehlo.multiply"(%15, %17) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %19 = "stablehlo.exponential"(%18) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %20 = "stablehlo.constant"() {value = dense<0x3ECC422A> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %22 = "stablehlo.multiply"(%19, %21) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %23 = "stablehlo.multiply"(%4, %22) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %24 = "stablehlo.add"(%14, %23) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %25 = "stablehlo.multiply"(%0, %24) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 "func.return"(%25) : (tensor<10x10xf32>) -> ()
}
}

// silu, by nn.functional.silu 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.logistic"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 %2 = "stablehlo.multiply"(%0, %1) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%2) : (tensor<20xf32>) -> ()
}
}

// silu_backward, by nn.functional.silu 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.logistic"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.subtract"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.multiply"(%2, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.add"(%7, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.multiply"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.multiply"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%10) : (tensor<f32>) -> ()
}
}

// mish, by nn.functional.mish 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "stablehlo.exponential"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 %2 = "stablehlo.log_plus_one"(%1) : (tensor<20xf32>) -> tensor<20xf32>
 %3 = "stablehlo.tanh"(%2) : (tensor<20xf32>) -> tensor<20xf32>
 %4 = "stablehlo.multiply"(%0, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%4) : (tensor<20xf32>) -> ()
}
}

// mish_backward, by nn.functional.mish 0
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<20xf32>) -> (tensor<20xf32>) {
 %2 = "stablehlo.logistic"(%1) : (tensor<20xf32>) -> tensor<20xf32>
 %3 = "stablehlo.exponential"(%1) : (tensor<20xf32>) -> tensor<20xf32>
 %4 = "stablehlo.log_plus_one"(%3) : (tensor<20xf32>) -> tensor<20xf32>
 %5 = "stablehlo.tanh"(%4) : (tensor<20xf32>) -> tensor<20xf32>
 %6 = "stablehlo.multiply"(%5, %5) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %9 = "stablehlo.subtract"(%8, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %10 = "stablehlo.multiply"(%1, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %11 = "stablehlo.multiply"(%10, %9) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %12 = "stablehlo.add"(%5, %11) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %13 = "stablehlo.multiply"(%0, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%13) : (tensor<20xf32>) -> ()
}
}

// softplus, by nn.functional.softplus 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<2xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.multiply"(%6, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.exponential"(%7) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.log_plus_one"(%8) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.divide"(%9, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.compare"(%7, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %12 = "stablehlo.select"(%11, %6, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%12) : (tensor<f32>) -> ()
}
}

// softplus_backward, by nn.functional.softplus 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<2xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.slice"(%2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.slice"(%2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.multiply"(%7, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.exponential"(%8) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.multiply"(%0, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.divide"(%12, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.compare"(%8, %6) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %15 = "stablehlo.select"(%14, %0, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%15) : (tensor<f32>) -> ()
}
}

// log_sigmoid_forward, by nn.functional.binary_cross_entropy_with_logits 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
 %3 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.exponential"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.log_plus_one"(%4) : (tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.minimum"(%1, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.subtract"(%7, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8, %4) : (tensor<f32>, tensor<f32>) -> ()
}
}

// log_sigmoid_backward, by nn.functional.logsigmoid 0
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<20xf32>, %2: tensor<20xf32>) -> (tensor<20xf32>) {
 %3 = "stablehlo.negate"(%1) : (tensor<20xf32>) -> tensor<20xf32>
 %4 = "stablehlo.logistic"(%3) : (tensor<20xf32>) -> tensor<20xf32>
 %5 = "stablehlo.multiply"(%0, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%5) : (tensor<20xf32>) -> ()
}
}

// relu, by nn.functional.relu 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.maximum"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%3) : (tensor<f32>) -> ()
}
}

// threshold, by nn.functional.threshold 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<2xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.compare"(%6, %3) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.select"(%7, %5, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8) : (tensor<f32>) -> ()
}
}

// threshold_backward, by nn.functional.relu 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>, %2: tensor<1xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.compare"(%1, %3) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.select"(%4, %5, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%6) : (tensor<f32>) -> ()
}
}

// hardtanh, by nn.functional.relu6 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<2xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.maximum"(%6, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.minimum"(%7, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8) : (tensor<f32>) -> ()
}
}

// hardtanh_backward, by nn.functional.relu6 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<2xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.slice"(%2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.slice"(%2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.compare"(%7, %6) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %9 = "stablehlo.compare"(%7, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %10 = "stablehlo.or"(%9, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.select"(%10, %11, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%12) : (tensor<f32>) -> ()
}
}

// elu, by nn.functional.celu 2
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<3xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
 %6 = "stablehlo.slice"(%1) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
 %8 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.multiply"(%3, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.multiply"(%8, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.exponential_minus_one"(%11) : (tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.multiply"(%12, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.compare"(%8, %14) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %16 = "stablehlo.select"(%15, %13, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%16) : (tensor<f32>) -> ()
}
}

// elu_backward, by nn.functional.celu 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<3xf32>) -> (tensor<f32>) {
 %3 = "stablehlo.slice"(%2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.slice"(%2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
 %7 = "stablehlo.slice"(%2) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
 %9 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %10 = "stablehlo.multiply"(%4, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.multiply"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.exponential"(%11) : (tensor<f32>) -> tensor<f32>
 %13 = "stablehlo.multiply"(%10, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.multiply"(%0, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.multiply"(%0, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.multiply"(%15, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.compare"(%9, %17) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %19 = "stablehlo.select"(%18, %16, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%19) : (tensor<f32>) -> ()
}
}

// leaky_relu, by nn.functional.leaky_relu 0
module @tpu {
func.func @main(%0: tensor<100xf32>, %1: tensor<1xf32>) -> (tensor<10x10xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%0) : (tensor<100xf32>) -> tensor<10x10xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %7 = "stablehlo.multiply"(%5, %6) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %10 = "stablehlo.compare"(%5, %9) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
 %11 = "stablehlo.select"(%10, %5, %7) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 "func.return"(%11) : (tensor<10x10xf32>) -> ()
}
}

// leaky_relu_backward, by nn.functional.leaky_relu 0
module @tpu {
func.func @main(%0: tensor<10x10xf32>, %1: tensor<100xf32>, %2: tensor<1xf32>) -> (tensor<10x10xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%1) : (tensor<100xf32>) -> tensor<10x10xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %7 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %8 = "stablehlo.multiply"(%0, %7) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %11 = "stablehlo.compare"(%6, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
 %12 = "stablehlo.select"(%11, %0, %8) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 "func.return"(%12) : (tensor<10x10xf32>) -> ()
}
}

// _prelu_kernel, by nn.functional.prelu 0
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<1xf32>) -> (tensor<20xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<20xf32>
 %3 = "stablehlo.multiply"(%0, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %6 = "stablehlo.compare"(%0, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %7 = "stablehlo.select"(%6, %0, %3) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%7) : (tensor<20xf32>) -> ()
}
}

// _prelu_kernel_backward, by nn.functional.prelu 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>, %2: tensor<1xf32>) -> (tensor<f32>, tensor<f32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.multiply"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.select"(%6, %0, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.multiply"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.select"(%6, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%8, %11) : (tensor<f32>, tensor<f32>) -> ()
}
}

// hardsigmoid, by nn.functional.hardsigmoid 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.add"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.minimum"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.divide"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%9) : (tensor<f32>) -> ()
}
}

// hardsigmoid_backward, by nn.functional.hardsigmoid 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<-3.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.compare"(%2, %7) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %9 = "stablehlo.and"(%8, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.select"(%9, %4, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%11) : (tensor<f32>) -> ()
}
}

// hardswish, by nn.functional.hardswish 0
module @tpu {
func.func @main(%0: tensor<100xf32>) -> (tensor<10x10xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<100xf32>) -> tensor<10x10xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %4 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %6 = "stablehlo.add"(%3, %5) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %9 = "stablehlo.maximum"(%6, %8) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %10 = "stablehlo.constant"() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %12 = "stablehlo.minimum"(%9, %11) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %13 = "stablehlo.multiply"(%3, %12) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %14 = "stablehlo.constant"() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %16 = "stablehlo.divide"(%13, %15) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 "func.return"(%16) : (tensor<10x10xf32>) -> ()
}
}

// hardswish_backward, by nn.functional.hardswish 0
module @tpu {
func.func @main(%0: tensor<10x10xf32>, %1: tensor<100xf32>) -> (tensor<10x10xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<100xf32>) -> tensor<10x10xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %5 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %7 = "stablehlo.divide"(%4, %6) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %8 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %10 = "stablehlo.add"(%7, %9) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %11 = "stablehlo.multiply"(%0, %10) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %12 = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %14 = "stablehlo.compare"(%4, %13) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
 %15 = "stablehlo.select"(%14, %11, %0) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 %16 = "stablehlo.constant"() {value = dense<-3.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %18 = "stablehlo.compare"(%4, %17) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
 %19 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
 %21 = "stablehlo.select"(%18, %20, %15) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
 "func.return"(%21) : (tensor<10x10xf32>) -> ()
}
}

// hardshrink, by nn.functional.hardshrink 3
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<1xf32>) -> (tensor<20xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %4 = "stablehlo.compare"(%0, %3) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %5 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %7 = "stablehlo.compare"(%0, %6) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %8 = "stablehlo.and"(%7, %4) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
 %9 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %11 = "stablehlo.select"(%8, %10, %0) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%11) : (tensor<20xf32>) -> ()
}
}

// softshrink, by nn.functional.softshrink 2
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<1xf32>) -> (tensor<20xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %5 = "stablehlo.multiply"(%0, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %7 = "stablehlo.add"(%0, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %8 = "stablehlo.negate"(%2) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %10 = "stablehlo.compare"(%0, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %11 = "stablehlo.select"(%10, %7, %5) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %12 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %13 = "stablehlo.subtract"(%0, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 %14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %15 = "stablehlo.compare"(%0, %14) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %16 = "stablehlo.select"(%15, %13, %11) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%16) : (tensor<20xf32>) -> ()
}
}

// hardshrink_backward, by nn.functional.hardshrink 3
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<20xf32>, %2: tensor<1xf32>) -> (tensor<20xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %6 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %9 = "stablehlo.and"(%8, %5) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %12 = "stablehlo.select"(%9, %11, %0) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%12) : (tensor<20xf32>) -> ()
}
}

// softshrink_backward, by nn.functional.softshrink 2
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<20xf32>, %2: tensor<1xf32>) -> (tensor<20xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %6 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %8 = "stablehlo.compare"(%1, %7) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 %9 = "stablehlo.and"(%8, %5) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
 %12 = "stablehlo.select"(%9, %11, %0) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%12) : (tensor<20xf32>) -> ()
}
}

// glu, by nn.functional.glu 0
module @tpu {
func.func @main(%0: tensor<2xf32>) -> (tensor<1xf32>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %2 = "stablehlo.slice"(%0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.logistic"(%2) : (tensor<1xf32>) -> tensor<1xf32>
 %4 = "stablehlo.multiply"(%1, %3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 "func.return"(%4) : (tensor<1xf32>) -> ()
}
}

// glu_backward, by nn.functional.glu 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<2xf32>) -> (tensor<2xf32>) {
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %3 = "stablehlo.slice"(%1) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
 %4 = "stablehlo.logistic"(%3) : (tensor<1xf32>) -> tensor<1xf32>
 %5 = "stablehlo.multiply"(%0, %4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
 %8 = "stablehlo.subtract"(%7, %4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %9 = "stablehlo.multiply"(%0, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %10 = "stablehlo.multiply"(%9, %4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %11 = "stablehlo.multiply"(%10, %8) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
 %12 = "stablehlo.concatenate"(%5, %11) {dimension = 0 : i64} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
 "func.return"(%12) : (tensor<2xf32>) -> ()
}
}

// glu_jvp, by case.glu_jvp 0
module @tpu {
func.func @main(%0: tensor<3x3xf32>, %1: tensor<18xf32>, %2: tensor<18xf32>) -> (tensor<3x3xf32>) {
 %3 = "stablehlo.reshape"(%1) : (tensor<18xf32>) -> tensor<3x6xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
 %6 = "stablehlo.reshape"(%2) : (tensor<18xf32>) -> tensor<3x6xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
 %8 = "stablehlo.reshape"(%7) : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
 %9 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %10 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %11 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %12 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %13 = "stablehlo.logistic"(%10) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %16 = "stablehlo.subtract"(%15, %13) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %17 = "stablehlo.multiply"(%0, %16) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %18 = "stablehlo.multiply"(%17, %12) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %19 = "stablehlo.multiply"(%11, %13) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %20 = "stablehlo.add"(%19, %18) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 "func.return"(%20) : (tensor<3x3xf32>) -> ()
}
}

// glu_backward_jvp, by case.glu_backward_jvp 0
module @tpu {
func.func @main(%0: tensor<3x6xf32>, %1: tensor<9xf32>, %2: tensor<18xf32>, %3: tensor<9xf32>, %4: tensor<18xf32>) -> (tensor<3x6xf32>) {
 %5 = "stablehlo.reshape"(%1) : (tensor<9xf32>) -> tensor<3x3xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %7 = "stablehlo.reshape"(%6) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %8 = "stablehlo.reshape"(%2) : (tensor<18xf32>) -> tensor<3x6xf32>
 %9 = "stablehlo.reshape"(%8) : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
 %10 = "stablehlo.reshape"(%9) : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
 %11 = "stablehlo.reshape"(%3) : (tensor<9xf32>) -> tensor<3x3xf32>
 %12 = "stablehlo.reshape"(%11) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %14 = "stablehlo.reshape"(%4) : (tensor<18xf32>) -> tensor<3x6xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<3x6xf32>) -> tensor<3x6x1xf32>
 %16 = "stablehlo.reshape"(%15) : (tensor<3x6x1xf32>) -> tensor<3x6xf32>
 %17 = "stablehlo.slice"(%10) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %18 = "stablehlo.slice"(%10) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %19 = "stablehlo.slice"(%16) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %20 = "stablehlo.slice"(%16) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
 %21 = "stablehlo.logistic"(%18) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %22 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %24 = "stablehlo.subtract"(%23, %21) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %25 = "stablehlo.multiply"(%21, %24) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %26 = "stablehlo.multiply"(%25, %20) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %27 = "stablehlo.multiply"(%7, %26) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %28 = "stablehlo.multiply"(%13, %21) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %29 = "stablehlo.add"(%28, %27) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %30 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %32 = "stablehlo.multiply"(%31, %21) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %33 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
 %35 = "stablehlo.subtract"(%34, %32) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %36 = "stablehlo.multiply"(%7, %17) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %37 = "stablehlo.multiply"(%36, %25) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %38 = "stablehlo.multiply"(%37, %35) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %39 = "stablehlo.multiply"(%38, %20) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %40 = "stablehlo.multiply"(%7, %19) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %41 = "stablehlo.multiply"(%13, %17) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %42 = "stablehlo.add"(%41, %40) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %43 = "stablehlo.multiply"(%42, %25) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %44 = "stablehlo.add"(%43, %39) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
 %45 = "stablehlo.concatenate"(%29, %44) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
 "func.return"(%45) : (tensor<3x6xf32>) -> ()
}
}
