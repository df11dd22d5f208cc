// linalg_qr, by svd_lowrank 0
module @tpu {
func.func @main(%0: tensor<3x2xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>) {
 %1, %2 = "stablehlo.custom_call"(%0) {call_target_name = "Qr"} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
 %3 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<2x2xf32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
 %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
 %7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
 %8 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2xi32>
 %10 = "stablehlo.add"(%7, %9) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
 %11 = "stablehlo.compare"(%10, %6) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
 %12 = "stablehlo.select"(%11, %5, %3) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
 %13 = "stablehlo.custom_call"(%1, %2) {call_target_name = "ProductOfElementaryHouseholderReflectors"} : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
 %14 = "stablehlo.transpose"(%13) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
 %15 = "stablehlo.transpose"(%12) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
 "func.return"(%14, %15) : (tensor<2x3xf32>, tensor<2x2xf32>) -> ()
}
}

// geqrf, by geqrf 0
module @tpu {
func.func @main(%0: tensor<25xf32>) -> (tensor<5x5xf32>, tensor<5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %4, %5 = "stablehlo.custom_call"(%3) {call_target_name = "Qr"} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>)
 "func.return"(%4, %5) : (tensor<5x5xf32>, tensor<5xf32>) -> ()
}
}

// linalg_householder_product, by linalg.householder_product 0
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<5xf32>) -> (tensor<5x5xf32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %5 = "stablehlo.custom_call"(%4, %1) {call_target_name = "ProductOfElementaryHouseholderReflectors"} : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%6) : (tensor<5x5xf32>) -> ()
}
}

// ormqr, by ormqr 2
module @tpu {
func.func @main(%0: tensor<25xf32>, %1: tensor<5xf32>, %2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %6 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %7 = "stablehlo.custom_call"(%6, %1) {call_target_name = "ProductOfElementaryHouseholderReflectors"} : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5x5xf32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2, 1>} : (tensor<5x5xf32>) -> tensor<5x5x5xf32>
 %9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x5xf32>) -> tensor<5x5x5xf32>
 %10 = "stablehlo.multiply"(%9, %8) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
  %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%14) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
 %16 = "stablehlo.transpose"(%15) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%16) : (tensor<5x5xf32>) -> ()
}
}

// _linalg_eigh, by linalg.eigh 0
module @tpu {
func.func @main(%0: tensor<25xf32>) -> (tensor<5xf32>, tensor<5x5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %5, %6 = "stablehlo.custom_call"(%4) {call_target_name = "Eigh", backend_config = "1,1,100,1.19209e-07"} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>)
 %7 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
 "func.return"(%6, %7) : (tensor<5xf32>, tensor<5x5xf32>) -> ()
}
}

// linalg_lstsq, by linalg.lstsq 3
func.func @main(%0: tensor<6xf32>, %1: tensor<6xf32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>) { ... }
// 331 lines, e98d92d463f8dcfbb91d5f62f366a6ad28342b3af1fd730a512c94af2d5652bf
//      1 func.return
//      4 stablehlo.abs
//     18 stablehlo.add
//      2 stablehlo.and
//     58 stablehlo.broadcast_in_dim
//     19 stablehlo.compare
//      2 stablehlo.concatenate
//     53 stablehlo.constant
//      2 stablehlo.convert
//      6 stablehlo.custom_call
//      8 stablehlo.divide
//      2 stablehlo.gather
//      9 stablehlo.iota
//      2 stablehlo.maximum
//     27 stablehlo.multiply
//      1 stablehlo.not
//      1 stablehlo.or
//     11 stablehlo.reduce
//     13 stablehlo.reshape
//     16 stablehlo.return
//      1 stablehlo.rsqrt
//     17 stablehlo.select
//      7 stablehlo.slice
//      1 stablehlo.sort
//      3 stablehlo.sqrt
//      3 stablehlo.subtract
//      6 stablehlo.transpose
//      2 stablehlo.while

// _linalg_svd, by linalg.matrix_rank 0
func.func @main(%0: tensor<25xf32>) -> (tensor<0xf32>, tensor<5xf32>, tensor<0xf32>) { ... }
// 191 lines, 93a1e18a7400a6149586c81830e0ab7c61fce0cf0e11be0f158b9712f038b992
//      1 func.return
//      2 stablehlo.abs
//     11 stablehlo.add
//      2 stablehlo.and
//     22 stablehlo.broadcast_in_dim
//     10 stablehlo.compare
//      6 stablehlo.concatenate
//     30 stablehlo.constant
//      1 stablehlo.convert
//      4 stablehlo.divide
//      3 stablehlo.iota
//      2 stablehlo.maximum
//     19 stablehlo.multiply
//      1 stablehlo.not
//      1 stablehlo.or
//      1 stablehlo.pad
//      5 stablehlo.reduce
//      5 stablehlo.reshape
//     10 stablehlo.return
//      1 stablehlo.rsqrt
//      6 stablehlo.select
//     15 stablehlo.slice
//      1 stablehlo.sort
//      3 stablehlo.sqrt
//      3 stablehlo.subtract
//      2 stablehlo.while
