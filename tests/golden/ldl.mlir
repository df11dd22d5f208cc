// linalg_ldl_factor_ex, by linalg.ldl_factor 2
module @tpu {
func.func @main() -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) {
 %0 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x0xf32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<0xi32>
 %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 "func.return"(%1, %3, %4) : (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>) -> ()
}
}

// linalg_ldl_solve, by linalg.ldl_solve 0
func.func @main(%0: tensor<25xf32>, %1: tensor<5xi32>, %2: tensor<25xf32>) -> (tensor<5x5xf32>) { ... }
// 243 lines, 6365c205d827e524f2356425d309c8de860d26f00610e85abe0f8a6b1040da41
//      1 func.return
//      4 stablehlo.abs
//      9 stablehlo.add
//      3 stablehlo.and
//     39 stablehlo.broadcast_in_dim
//     18 stablehlo.compare
//     41 stablehlo.constant
//      2 stablehlo.convert
//      6 stablehlo.divide
//     17 stablehlo.dynamic_slice
//      6 stablehlo.iota
//      1 stablehlo.minimum
//     15 stablehlo.multiply
//      2 stablehlo.negate
//      2 stablehlo.reduce
//     21 stablehlo.reshape
//      8 stablehlo.return
//     14 stablehlo.select
//      9 stablehlo.subtract
//      2 stablehlo.transpose
//      3 stablehlo.while
