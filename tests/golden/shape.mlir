// cat, by masked_scatter 2
module @tpu {
func.func @main(%0: tensor<0xf32>, %1: tensor<25xf32>) -> (tensor<25xf32>) {
 "func.return"(%1) : (tensor<25xf32>) -> ()
}
}

// stack, by combinations 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<1x1xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<1x1xf32>
 "func.return"(%1) : (tensor<1x1xf32>) -> ()
}
}

// flip, by cumprod 2
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
 %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 2>} : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 "func.return"(%1) : (tensor<5x5x5xf32>) -> ()
}
}

// roll, by roll 1
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
 "func.return"(%0) : (tensor<5x5x5xf32>) -> ()
}
}

// repeat, by repeat 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// tril, by cholesky 0
module @tpu {
func.func @main(%0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
 %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
 %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
 %3 = "stablehlo.subtract"(%2, %1) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
 %4 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
 %6 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %9 = "stablehlo.select"(%6, %0, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%9) : (tensor<5x5xf32>) -> ()
}
}

// triu, by linalg.lu_factor_ex 0
module @tpu {
func.func @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
 %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
 %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
 %3 = "stablehlo.subtract"(%2, %1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
 %6 = "stablehlo.compare"(%3, %5) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
 %9 = "stablehlo.select"(%6, %0, %8) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
 "func.return"(%9) : (tensor<3x5xf32>) -> ()
}
}

// channel_shuffle, by nn.functional.channel_shuffle 0
module @tpu {
func.func @main(%0: tensor<1x4x10x10xf32>) -> (tensor<1x4x10x10xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1x4x10x10xf32>) -> tensor<1x2x2x100xf32>
 %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x2x2x100xf32>) -> tensor<1x2x2x100xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1x2x2x100xf32>) -> tensor<1x4x10x10xf32>
 "func.return"(%3) : (tensor<1x4x10x10xf32>) -> ()
}
}

// narrow_copy, by narrow_copy 0
module @tpu {
func.func @main(%0: tensor<125xf32>) -> (tensor<5x2x5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<125xf32>) -> tensor<5x25xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5x5xf32>) -> tensor<5x5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x5x1xf32>) -> tensor<5x5x5xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 5, 4, 5>, strides = array<i64: 1, 1, 1>} : (tensor<5x5x5xf32>) -> tensor<5x2x5xf32>
 "func.return"(%5) : (tensor<5x2x5xf32>) -> ()
}
}

// slice_backward, by istft 3
module @tpu {
func.func @main(%0: tensor<10x20xf32>, %1: tensor<1xi64>) -> (tensor<10x20xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.constant"() {value = dense<20> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.add"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %8 = "stablehlo.constant"() {value = dense<20> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.clamp"(%9, %7, %8) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x20xf32>
 %13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%0) : (tensor<10x20xf32>) -> ()
}
}

// select_backward, by __getitem__ 2
module @tpu {
func.func @main(%0: tensor<3x5xf32>, %1: tensor<1xi64>) -> (tensor<3x5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
 %3 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %4 = "stablehlo.add"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
 %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %8 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %10 = "stablehlo.clamp"(%9, %7, %8) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
 %11 = "stablehlo.reshape"(%0) : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5x5xf32>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %15 = "stablehlo.dynamic_update_slice"(%13, %11, %14, %10, %14) : (tensor<3x5x5xf32>, tensor<3x1x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x5x5xf32>
 "func.return"(%15) : (tensor<3x5x5xf32>) -> ()
}
}

// diagonal_backward, by diagonal 0
module @tpu {
func.func @main(%0: tensor<5xf32>) -> (tensor<5x5xf32>) {
 %1 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
 %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
 %4 = "stablehlo.subtract"(%3, %2) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
 %5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
 %7 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
 %8 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x5xf32>
 %10 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
 %11 = "stablehlo.select"(%7, %9, %10) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%11) : (tensor<5x5xf32>) -> ()
}
}

// unfold_backward, by unfold 0
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}
