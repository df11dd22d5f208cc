// i0, by special.i1 1
func.func @main(%0: tensor<f32>) -> (tensor<f32>) { ... }
// 150 lines, 098c4b7ef8b8e4ffbd50562d49764988555d795f7880e1ad347a85e2700033cd
//      1 func.return
//      2 stablehlo.abs
//     31 stablehlo.add
//      1 stablehlo.compare
//     40 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.exponential
//      1 stablehlo.maximum
//     33 stablehlo.multiply
//      1 stablehlo.rsqrt
//      1 stablehlo.select
//     33 stablehlo.subtract

// special_i0e, by special.i1e 1
func.func @main(%0: tensor<f32>) -> (tensor<f32>) { ... }
// 147 lines, 6530fbac018f69b8a78a7abd26ed1c74376f9cc70ce60c41a27bf8042f536508
//      1 func.return
//      1 stablehlo.abs
//     31 stablehlo.add
//      1 stablehlo.compare
//     40 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.maximum
//     32 stablehlo.multiply
//      1 stablehlo.rsqrt
//      1 stablehlo.select
//     33 stablehlo.subtract

// special_i1, by i0 0
func.func @main(%0: tensor<5xf32>) -> (tensor<5xf32>) { ... }
// 188 lines, 2e8650ea2ad96ce006f691423e927a733dc64771083729ec9abfc2476b24424e
//      1 func.return
//      2 stablehlo.abs
//     30 stablehlo.add
//     39 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     39 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.exponential
//      1 stablehlo.maximum
//     34 stablehlo.multiply
//      1 stablehlo.rsqrt
//      1 stablehlo.select
//      1 stablehlo.sign
//     32 stablehlo.subtract

// special_i1e, by special.i0e 0
func.func @main(%0: tensor<5xf32>) -> (tensor<5xf32>) { ... }
// 185 lines, d3f67b3e4d9264e79edceb7bc7b73b6ae44a551d87523cfcbfedba2b41b79bfb
//      1 func.return
//      1 stablehlo.abs
//     30 stablehlo.add
//     39 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     39 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.maximum
//     33 stablehlo.multiply
//      1 stablehlo.rsqrt
//      1 stablehlo.select
//      1 stablehlo.sign
//     32 stablehlo.subtract

// special_modified_bessel_i0, by special.modified_bessel_i0 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 190 lines, 74e401a0d2549d077126b9fc4ad402201e7b218bda120fa69b71f480246aedb1
//      1 func.return
//      2 stablehlo.abs
//     31 stablehlo.add
//     40 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     40 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.exponential
//      1 stablehlo.maximum
//     33 stablehlo.multiply
//      1 stablehlo.rsqrt
//      1 stablehlo.select
//     33 stablehlo.subtract

// special_modified_bessel_i1, by special.modified_bessel_i1 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 188 lines, da5c94492e7d76888911c0924c007423a919c4376496ee95e5b98e698a692f76
//      1 func.return
//      2 stablehlo.abs
//     30 stablehlo.add
//     39 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     39 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.exponential
//      1 stablehlo.maximum
//     34 stablehlo.multiply
//      1 stablehlo.rsqrt
//      1 stablehlo.select
//      1 stablehlo.sign
//     32 stablehlo.subtract

// special_modified_bessel_k0, by special.modified_bessel_k0 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 344 lines, 9d8e5c94d550b64b2deb18053ec29abec44834123c20126e2112d3d7c2086b7a
//      1 func.return
//      2 stablehlo.abs
//     51 stablehlo.add
//     76 stablehlo.broadcast_in_dim
//      4 stablehlo.compare
//     76 stablehlo.constant
//      3 stablehlo.divide
//      2 stablehlo.exponential
//      1 stablehlo.log
//      3 stablehlo.maximum
//      1 stablehlo.minimum
//     57 stablehlo.multiply
//      1 stablehlo.negate
//      2 stablehlo.rsqrt
//      4 stablehlo.select
//     56 stablehlo.subtract

// special_modified_bessel_k1, by special.modified_bessel_k1 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 348 lines, 702f89e87bbabf28e30d72889fcb7678305ad36a2c66515051282b533bcd8c52
//      1 func.return
//      2 stablehlo.abs
//     52 stablehlo.add
//     76 stablehlo.broadcast_in_dim
//      4 stablehlo.compare
//     76 stablehlo.constant
//      4 stablehlo.divide
//      2 stablehlo.exponential
//      1 stablehlo.log
//      3 stablehlo.maximum
//      1 stablehlo.minimum
//     59 stablehlo.multiply
//      1 stablehlo.negate
//      2 stablehlo.rsqrt
//      4 stablehlo.select
//      1 stablehlo.sign
//     55 stablehlo.subtract

// special_scaled_modified_bessel_k0, by special.scaled_modified_bessel_k0 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 343 lines, a3d029da3b61ea9a9b36f2e14a3a09340600d969cd957d78b3216658b8cfbe63
//      1 func.return
//      2 stablehlo.abs
//     51 stablehlo.add
//     76 stablehlo.broadcast_in_dim
//      4 stablehlo.compare
//     76 stablehlo.constant
//      3 stablehlo.divide
//      2 stablehlo.exponential
//      1 stablehlo.log
//      3 stablehlo.maximum
//      1 stablehlo.minimum
//     57 stablehlo.multiply
//      2 stablehlo.rsqrt
//      4 stablehlo.select
//     56 stablehlo.subtract

// special_scaled_modified_bessel_k1, by special.scaled_modified_bessel_k1 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 347 lines, bbf2ae6868ec2623a4dfb5316c0eb9123d8b2b3794b656ddb9eb91f690e09db6
//      1 func.return
//      2 stablehlo.abs
//     52 stablehlo.add
//     76 stablehlo.broadcast_in_dim
//      4 stablehlo.compare
//     76 stablehlo.constant
//      4 stablehlo.divide
//      2 stablehlo.exponential
//      1 stablehlo.log
//      3 stablehlo.maximum
//      1 stablehlo.minimum
//     59 stablehlo.multiply
//      2 stablehlo.rsqrt
//      4 stablehlo.select
//      1 stablehlo.sign
//     55 stablehlo.subtract

// special_bessel_j0, by special.bessel_j0 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 199 lines, 42b07c63cfdb1ae2fd757f63f36aad032c7a87457bde3b162df67c9928b342ae
//      1 func.return
//      1 stablehlo.abs
//     28 stablehlo.add
//     44 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     44 stablehlo.constant
//      1 stablehlo.cosine
//      3 stablehlo.divide
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//     34 stablehlo.multiply
//      1 stablehlo.select
//      1 stablehlo.sine
//      1 stablehlo.sqrt
//     33 stablehlo.subtract

// special_bessel_j1, by special.bessel_j1 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 192 lines, e3e2476b5e31fbb67de1aad4ceaeb78a098dc115fcf5d2d722248c1224f0dda1
//      1 func.return
//      1 stablehlo.abs
//     26 stablehlo.add
//     42 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     42 stablehlo.constant
//      1 stablehlo.cosine
//      3 stablehlo.divide
//      1 stablehlo.maximum
//      1 stablehlo.minimum
//     34 stablehlo.multiply
//      1 stablehlo.select
//      1 stablehlo.sign
//      1 stablehlo.sine
//      1 stablehlo.sqrt
//     31 stablehlo.subtract

// special_bessel_y0, by special.bessel_y0 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 301 lines, 6b3fc50b99ebc13c23541cb837625fda63c6baacce90f34ab95422be8cf2afe7
//      1 func.return
//     44 stablehlo.add
//     68 stablehlo.broadcast_in_dim
//      3 stablehlo.compare
//     68 stablehlo.constant
//      1 stablehlo.cosine
//      3 stablehlo.divide
//      1 stablehlo.log
//      2 stablehlo.maximum
//      2 stablehlo.minimum
//     51 stablehlo.multiply
//      1 stablehlo.negate
//      3 stablehlo.select
//      1 stablehlo.sine
//      1 stablehlo.sqrt
//     47 stablehlo.subtract

// special_bessel_y1, by special.bessel_y1 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 292 lines, c9fe21cfa89af19a37df4faae4f5978315ac6279891a76322a5e886d673c14aa
//      1 func.return
//     41 stablehlo.add
//     66 stablehlo.broadcast_in_dim
//      3 stablehlo.compare
//     66 stablehlo.constant
//      1 stablehlo.cosine
//      4 stablehlo.divide
//      1 stablehlo.log
//      2 stablehlo.maximum
//      2 stablehlo.minimum
//     50 stablehlo.multiply
//      1 stablehlo.negate
//      3 stablehlo.select
//      1 stablehlo.sine
//      1 stablehlo.sqrt
//     45 stablehlo.subtract

// special_spherical_bessel_j0, by special.spherical_bessel_j0 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.multiply"(%1, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<156.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.subtract"(%5, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<110.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.divide"(%2, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.subtract"(%10, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<72.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.divide"(%2, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.multiply"(%13, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.subtract"(%15, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %17 = "stablehlo.constant"() {value = dense<42.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.divide"(%2, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %19 = "stablehlo.multiply"(%18, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %20 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.subtract"(%20, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %22 = "stablehlo.constant"() {value = dense<20.0> : tensor<f32>} : () -> tensor<f32>
 %23 = "stablehlo.divide"(%2, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %24 = "stablehlo.multiply"(%23, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %25 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %26 = "stablehlo.subtract"(%25, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %27 = "stablehlo.constant"() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32>
 %28 = "stablehlo.divide"(%2, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %29 = "stablehlo.multiply"(%28, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %30 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %31 = "stablehlo.subtract"(%30, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %32 = "stablehlo.sine"(%1) : (tensor<f32>) -> tensor<f32>
 %33 = "stablehlo.divide"(%32, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %34 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
 %35 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.compare"(%34, %35) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %37 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %38 = "stablehlo.select"(%36, %37, %33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %39 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
 %40 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %41 = "stablehlo.compare"(%39, %40) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %42 = "stablehlo.select"(%41, %31, %38) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%42) : (tensor<f32>) -> ()
}
}

// special_airy_ai, by special.airy_ai 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 422 lines, 435bad5c2b7dfd70318b039768ca41614707afbe2c1fabaea814fd034760b7f7
//      1 func.return
//      1 stablehlo.abs
//     69 stablehlo.add
//     90 stablehlo.broadcast_in_dim
//      2 stablehlo.compare
//     90 stablehlo.constant
//      1 stablehlo.cosine
//      5 stablehlo.divide
//      1 stablehlo.exponential
//      2 stablehlo.maximum
//      1 stablehlo.minimum
//     75 stablehlo.multiply
//      1 stablehlo.negate
//      2 stablehlo.select
//      1 stablehlo.sine
//      3 stablehlo.sqrt
//     73 stablehlo.subtract

// erf, by special.ndtr 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.erf"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// erfc, by erfc 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.erfc"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// erfinv, by erfinv 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "chlo.erf_inv"(%3) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%4) : (tensor<20x20xf32>) -> ()
}
}

// lgamma, by lgamma 0
module @tpu {
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) {
 %1 = "chlo.lgamma"(%0) : (tensor<20xf32>) -> tensor<20xf32>
 "func.return"(%1) : (tensor<20xf32>) -> ()
}
}

// digamma, by digamma 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "chlo.digamma"(%1) : (tensor<f32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.bitcast_convert"(%1) : (tensor<f32>) -> tensor<i32>
 %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %8 = "stablehlo.compare"(%6, %7) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
 %9 = "stablehlo.select"(%8, %5, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.compare"(%1, %10) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %12 = "stablehlo.select"(%11, %9, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%12) : (tensor<f32>) -> ()
}
}

// polygamma, by polygamma.polygamma_n_0 0
func.func @main(%0: tensor<25xf32>) -> (tensor<5x5xf32>) { ... }
// 102 lines, c91523891756bb80dd5f37e6cc4e7137839b85dba5a080c86148305f0b989fc9
//      1 func.return
//     15 stablehlo.add
//     24 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     24 stablehlo.constant
//     10 stablehlo.divide
//     13 stablehlo.multiply
//      3 stablehlo.reshape
//      2 stablehlo.select
//      1 stablehlo.sine
//      4 stablehlo.subtract

// igamma, by igamma 0
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) { ... }
// 174 lines, dd0e3294aa1462912866b7e8ca8e231849b33d450356cdf46d95802fc9ea20ed
//      2 chlo.lgamma
//      1 func.return
//      7 stablehlo.abs
//      8 stablehlo.add
//     10 stablehlo.and
//     21 stablehlo.compare
//     45 stablehlo.constant
//      2 stablehlo.convert
//      5 stablehlo.divide
//      2 stablehlo.exponential
//      2 stablehlo.is_finite
//      2 stablehlo.log
//     10 stablehlo.multiply
//      1 stablehlo.not
//      3 stablehlo.or
//      2 stablehlo.reshape
//      4 stablehlo.return
//     25 stablehlo.select
//      8 stablehlo.subtract
//      2 stablehlo.while

// igammac, by igammac 0
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) { ... }
// 174 lines, c2292c6bd0d45f7c00ff42fcc62f29e041b7008f6f462020c510267e79e4750b
//      2 chlo.lgamma
//      1 func.return
//      7 stablehlo.abs
//      8 stablehlo.add
//     10 stablehlo.and
//     21 stablehlo.compare
//     45 stablehlo.constant
//      2 stablehlo.convert
//      5 stablehlo.divide
//      2 stablehlo.exponential
//      2 stablehlo.is_finite
//      2 stablehlo.log
//     10 stablehlo.multiply
//      1 stablehlo.not
//      3 stablehlo.or
//      2 stablehlo.reshape
//      4 stablehlo.return
//     25 stablehlo.select
//      8 stablehlo.subtract
//      2 stablehlo.while

// special_zeta, by special.zeta 0
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) { ... }
// 354 lines, 4bb3122ba4ad40869d0bd49d409610958ea6cfa666158f965fd8f9a3cc5d4bfd
//      1 func.return
//     28 stablehlo.abs
//     41 stablehlo.add
//     21 stablehlo.and
//     29 stablehlo.compare
//     86 stablehlo.constant
//      1 stablehlo.convert
//     28 stablehlo.divide
//      2 stablehlo.floor
//     65 stablehlo.multiply
//      3 stablehlo.negate
//      2 stablehlo.not
//      6 stablehlo.or
//      4 stablehlo.power
//      2 stablehlo.reshape
//      2 stablehlo.return
//     20 stablehlo.select
//      4 stablehlo.subtract
//      1 stablehlo.while

// special_entr, by special.entr 1
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.log"(%1) : (tensor<f32>) -> tensor<f32>
 %3 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.multiply"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%1, %5) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.select"(%6, %7, %4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.negate"(%9) : (tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%1, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %10, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.compare"(%1, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %15 = "stablehlo.select"(%14, %1, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%15) : (tensor<f32>) -> ()
}
}

// special_erfcx, by special.erfcx 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 110 lines, 0812d423f2d2b720a10d47c54e9403ba34d1ae39d8abf7d61943b2a9d232a654
//      1 func.return
//      1 stablehlo.abs
//     17 stablehlo.add
//     23 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//     23 stablehlo.constant
//      1 stablehlo.divide
//      1 stablehlo.exponential
//     19 stablehlo.multiply
//      1 stablehlo.select
//     18 stablehlo.subtract

// special_log_ndtr, by special.log_ndtr 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 130 lines, ae2c1bc59ef2d98e8960bfa9ffa7377d8eeeed9fbe74557283ec9260c68ed6c4
//      1 chlo.erfc
//      1 func.return
//      1 stablehlo.abs
//     17 stablehlo.add
//     27 stablehlo.broadcast_in_dim
//      2 stablehlo.compare
//     27 stablehlo.constant
//      3 stablehlo.divide
//      1 stablehlo.exponential
//      1 stablehlo.log
//      1 stablehlo.log_plus_one
//     21 stablehlo.multiply
//      2 stablehlo.negate
//      2 stablehlo.select
//     19 stablehlo.subtract

// special_ndtri, by special.ndtri 0
func.func @main(%0: tensor<20xf32>) -> (tensor<20xf32>) { ... }
// 232 lines, f7ee4b68e61a2361d892fac3fe76a34f40413314ba1d2ebb16ecb585264bc2a8
//      1 chlo.erf_inv
//      1 func.return
//     30 stablehlo.add
//     52 stablehlo.broadcast_in_dim
//      7 stablehlo.compare
//     52 stablehlo.constant
//      2 stablehlo.divide
//      2 stablehlo.log
//      1 stablehlo.minimum
//     34 stablehlo.multiply
//      2 stablehlo.negate
//      1 stablehlo.or
//      6 stablehlo.select
//      1 stablehlo.sqrt
//     36 stablehlo.subtract

// special_chebyshev_polynomial_t, by special.chebyshev_polynomial_t 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %52, %53, %54, %55, %56, %57 = "stablehlo.while"(%11, %13, %0, %0, %8, %14) ({
^bb0(%15: tensor<5xi1>, %16: tensor<5xf32>, %17: tensor<5xf32>, %18: tensor<5xf32>, %19: tensor<5xf32>, %20: tensor<i32>):
  %21 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %23 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %27 = "stablehlo.reduce"(%15, %23) ({
^bb0(%24: tensor<i1>, %25: tensor<i1>):
   %26 = "stablehlo.or"(%24, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %28 = "stablehlo.and"(%27, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%28) : (tensor<i1>) -> ()
 }, {
^bb0(%29: tensor<5xi1>, %30: tensor<5xf32>, %31: tensor<5xf32>, %32: tensor<5xf32>, %33: tensor<5xf32>, %34: tensor<i32>):
  %35 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %36 = "stablehlo.add"(%34, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %37 = "stablehlo.convert"(%36) : (tensor<i32>) -> tensor<f32>
  %38 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %41 = "stablehlo.compare"(%40, %33) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %42 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %44 = "stablehlo.multiply"(%43, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %45 = "stablehlo.multiply"(%44, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %46 = "stablehlo.subtract"(%45, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %47 = "stablehlo.and"(%41, %29) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %48 = "stablehlo.select"(%29, %31, %30) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %49 = "stablehlo.select"(%29, %46, %31) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %50 = "stablehlo.select"(%29, %32, %32) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %51 = "stablehlo.select"(%29, %33, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%47, %48, %49, %50, %51, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %58 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %60 = "stablehlo.compare"(%8, %59) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %61 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %63 = "stablehlo.select"(%60, %62, %54) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %64 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %66 = "stablehlo.compare"(%8, %65) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %67 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.select"(%66, %68, %63) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%69) : (tensor<5xf32>) -> ()
}
}

// special_chebyshev_polynomial_u, by special.chebyshev_polynomial_u 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %16 = "stablehlo.multiply"(%15, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %55, %56, %57, %58, %59, %60 = "stablehlo.while"(%11, %13, %16, %0, %8, %17) ({
^bb0(%18: tensor<5xi1>, %19: tensor<5xf32>, %20: tensor<5xf32>, %21: tensor<5xf32>, %22: tensor<5xf32>, %23: tensor<i32>):
  %24 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.compare"(%23, %24) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %26 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %30 = "stablehlo.reduce"(%18, %26) ({
^bb0(%27: tensor<i1>, %28: tensor<i1>):
   %29 = "stablehlo.or"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%29) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %31 = "stablehlo.and"(%30, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%31) : (tensor<i1>) -> ()
 }, {
^bb0(%32: tensor<5xi1>, %33: tensor<5xf32>, %34: tensor<5xf32>, %35: tensor<5xf32>, %36: tensor<5xf32>, %37: tensor<i32>):
  %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %39 = "stablehlo.add"(%37, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %40 = "stablehlo.convert"(%39) : (tensor<i32>) -> tensor<f32>
  %41 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %44 = "stablehlo.compare"(%43, %36) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %45 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %47 = "stablehlo.multiply"(%46, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %48 = "stablehlo.multiply"(%47, %34) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %49 = "stablehlo.subtract"(%48, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %50 = "stablehlo.and"(%44, %32) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %51 = "stablehlo.select"(%32, %34, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %52 = "stablehlo.select"(%32, %49, %34) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %53 = "stablehlo.select"(%32, %35, %35) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %54 = "stablehlo.select"(%32, %36, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%50, %51, %52, %53, %54, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %61 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %63 = "stablehlo.compare"(%8, %62) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %64 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %66 = "stablehlo.select"(%63, %65, %57) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %67 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.compare"(%8, %68) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %70 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.select"(%69, %71, %66) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%72) : (tensor<5xf32>) -> ()
}
}

// special_chebyshev_polynomial_v, by special.chebyshev_polynomial_v 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %16 = "stablehlo.multiply"(%15, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %17 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %19 = "stablehlo.subtract"(%16, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %58, %59, %60, %61, %62, %63 = "stablehlo.while"(%11, %13, %19, %0, %8, %20) ({
^bb0(%21: tensor<5xi1>, %22: tensor<5xf32>, %23: tensor<5xf32>, %24: tensor<5xf32>, %25: tensor<5xf32>, %26: tensor<i32>):
  %27 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %28 = "stablehlo.compare"(%26, %27) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %29 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %33 = "stablehlo.reduce"(%21, %29) ({
^bb0(%30: tensor<i1>, %31: tensor<i1>):
   %32 = "stablehlo.or"(%30, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%32) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %34 = "stablehlo.and"(%33, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%34) : (tensor<i1>) -> ()
 }, {
^bb0(%35: tensor<5xi1>, %36: tensor<5xf32>, %37: tensor<5xf32>, %38: tensor<5xf32>, %39: tensor<5xf32>, %40: tensor<i32>):
  %41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %42 = "stablehlo.add"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %43 = "stablehlo.convert"(%42) : (tensor<i32>) -> tensor<f32>
  %44 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %47 = "stablehlo.compare"(%46, %39) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %48 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %50 = "stablehlo.multiply"(%49, %38) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %51 = "stablehlo.multiply"(%50, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %52 = "stablehlo.subtract"(%51, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %53 = "stablehlo.and"(%47, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %54 = "stablehlo.select"(%35, %37, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %55 = "stablehlo.select"(%35, %52, %37) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.select"(%35, %38, %38) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.select"(%35, %39, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%53, %54, %55, %56, %57, %42) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %64 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %66 = "stablehlo.compare"(%8, %65) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %67 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.select"(%66, %68, %60) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %70 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.compare"(%8, %71) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %73 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.select"(%72, %74, %69) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%75) : (tensor<5xf32>) -> ()
}
}

// special_chebyshev_polynomial_w, by special.chebyshev_polynomial_w 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %16 = "stablehlo.multiply"(%15, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %17 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %19 = "stablehlo.add"(%16, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %58, %59, %60, %61, %62, %63 = "stablehlo.while"(%11, %13, %19, %0, %8, %20) ({
^bb0(%21: tensor<5xi1>, %22: tensor<5xf32>, %23: tensor<5xf32>, %24: tensor<5xf32>, %25: tensor<5xf32>, %26: tensor<i32>):
  %27 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %28 = "stablehlo.compare"(%26, %27) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %29 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %33 = "stablehlo.reduce"(%21, %29) ({
^bb0(%30: tensor<i1>, %31: tensor<i1>):
   %32 = "stablehlo.or"(%30, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%32) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %34 = "stablehlo.and"(%33, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%34) : (tensor<i1>) -> ()
 }, {
^bb0(%35: tensor<5xi1>, %36: tensor<5xf32>, %37: tensor<5xf32>, %38: tensor<5xf32>, %39: tensor<5xf32>, %40: tensor<i32>):
  %41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %42 = "stablehlo.add"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %43 = "stablehlo.convert"(%42) : (tensor<i32>) -> tensor<f32>
  %44 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %47 = "stablehlo.compare"(%46, %39) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %48 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %50 = "stablehlo.multiply"(%49, %38) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %51 = "stablehlo.multiply"(%50, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %52 = "stablehlo.subtract"(%51, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %53 = "stablehlo.and"(%47, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %54 = "stablehlo.select"(%35, %37, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %55 = "stablehlo.select"(%35, %52, %37) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.select"(%35, %38, %38) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.select"(%35, %39, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%53, %54, %55, %56, %57, %42) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %64 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %66 = "stablehlo.compare"(%8, %65) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %67 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.select"(%66, %68, %60) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %70 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.compare"(%8, %71) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %73 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.select"(%72, %74, %69) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%75) : (tensor<5xf32>) -> ()
}
}

// special_hermite_polynomial_h, by special.hermite_polynomial_h 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %16 = "stablehlo.multiply"(%15, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %59, %60, %61, %62, %63, %64 = "stablehlo.while"(%11, %13, %16, %0, %8, %17) ({
^bb0(%18: tensor<5xi1>, %19: tensor<5xf32>, %20: tensor<5xf32>, %21: tensor<5xf32>, %22: tensor<5xf32>, %23: tensor<i32>):
  %24 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.compare"(%23, %24) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %26 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %30 = "stablehlo.reduce"(%18, %26) ({
^bb0(%27: tensor<i1>, %28: tensor<i1>):
   %29 = "stablehlo.or"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%29) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %31 = "stablehlo.and"(%30, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%31) : (tensor<i1>) -> ()
 }, {
^bb0(%32: tensor<5xi1>, %33: tensor<5xf32>, %34: tensor<5xf32>, %35: tensor<5xf32>, %36: tensor<5xf32>, %37: tensor<i32>):
  %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %39 = "stablehlo.add"(%37, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %40 = "stablehlo.convert"(%39) : (tensor<i32>) -> tensor<f32>
  %41 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %44 = "stablehlo.compare"(%43, %36) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %45 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %46 = "stablehlo.multiply"(%45, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %48 = "stablehlo.multiply"(%47, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %49 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %51 = "stablehlo.multiply"(%50, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %52 = "stablehlo.multiply"(%51, %34) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %53 = "stablehlo.subtract"(%52, %48) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %54 = "stablehlo.and"(%44, %32) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %55 = "stablehlo.select"(%32, %34, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.select"(%32, %53, %34) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.select"(%32, %35, %35) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %58 = "stablehlo.select"(%32, %36, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%54, %55, %56, %57, %58, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %65 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %67 = "stablehlo.compare"(%8, %66) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %68 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %70 = "stablehlo.select"(%67, %69, %61) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %71 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %73 = "stablehlo.compare"(%8, %72) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %74 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %76 = "stablehlo.select"(%73, %75, %70) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%76) : (tensor<5xf32>) -> ()
}
}

// special_hermite_polynomial_he, by special.hermite_polynomial_he 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %51, %52, %53, %54, %55, %56 = "stablehlo.while"(%11, %13, %0, %0, %8, %14) ({
^bb0(%15: tensor<5xi1>, %16: tensor<5xf32>, %17: tensor<5xf32>, %18: tensor<5xf32>, %19: tensor<5xf32>, %20: tensor<i32>):
  %21 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %23 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %27 = "stablehlo.reduce"(%15, %23) ({
^bb0(%24: tensor<i1>, %25: tensor<i1>):
   %26 = "stablehlo.or"(%24, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %28 = "stablehlo.and"(%27, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%28) : (tensor<i1>) -> ()
 }, {
^bb0(%29: tensor<5xi1>, %30: tensor<5xf32>, %31: tensor<5xf32>, %32: tensor<5xf32>, %33: tensor<5xf32>, %34: tensor<i32>):
  %35 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %36 = "stablehlo.add"(%34, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %37 = "stablehlo.convert"(%36) : (tensor<i32>) -> tensor<f32>
  %38 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %41 = "stablehlo.compare"(%40, %33) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %42 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %43 = "stablehlo.multiply"(%42, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %44 = "stablehlo.multiply"(%32, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %45 = "stablehlo.subtract"(%44, %43) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %46 = "stablehlo.and"(%41, %29) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %47 = "stablehlo.select"(%29, %31, %30) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %48 = "stablehlo.select"(%29, %45, %31) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %49 = "stablehlo.select"(%29, %32, %32) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %50 = "stablehlo.select"(%29, %33, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%46, %47, %48, %49, %50, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %57 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %59 = "stablehlo.compare"(%8, %58) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %60 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %62 = "stablehlo.select"(%59, %61, %53) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %63 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %65 = "stablehlo.compare"(%8, %64) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %66 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %68 = "stablehlo.select"(%65, %67, %62) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%68) : (tensor<5xf32>) -> ()
}
}

// special_laguerre_polynomial_l, by special.laguerre_polynomial_l 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %16 = "stablehlo.subtract"(%15, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %64, %65, %66, %67, %68, %69 = "stablehlo.while"(%11, %13, %16, %0, %8, %17) ({
^bb0(%18: tensor<5xi1>, %19: tensor<5xf32>, %20: tensor<5xf32>, %21: tensor<5xf32>, %22: tensor<5xf32>, %23: tensor<i32>):
  %24 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.compare"(%23, %24) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %26 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %30 = "stablehlo.reduce"(%18, %26) ({
^bb0(%27: tensor<i1>, %28: tensor<i1>):
   %29 = "stablehlo.or"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%29) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %31 = "stablehlo.and"(%30, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%31) : (tensor<i1>) -> ()
 }, {
^bb0(%32: tensor<5xi1>, %33: tensor<5xf32>, %34: tensor<5xf32>, %35: tensor<5xf32>, %36: tensor<5xf32>, %37: tensor<i32>):
  %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %39 = "stablehlo.add"(%37, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %40 = "stablehlo.convert"(%39) : (tensor<i32>) -> tensor<f32>
  %41 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %44 = "stablehlo.compare"(%43, %36) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %45 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %46 = "stablehlo.add"(%40, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %47 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %48 = "stablehlo.multiply"(%47, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %49 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %50 = "stablehlo.multiply"(%49, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %51 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %54 = "stablehlo.subtract"(%53, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %55 = "stablehlo.multiply"(%54, %34) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.subtract"(%55, %48) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %58 = "stablehlo.divide"(%56, %57) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %59 = "stablehlo.and"(%44, %32) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %60 = "stablehlo.select"(%32, %34, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %61 = "stablehlo.select"(%32, %58, %34) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %62 = "stablehlo.select"(%32, %35, %35) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %63 = "stablehlo.select"(%32, %36, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%59, %60, %61, %62, %63, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %70 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.compare"(%8, %71) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %73 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.select"(%72, %74, %66) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %76 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %78 = "stablehlo.compare"(%8, %77) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %79 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %81 = "stablehlo.select"(%78, %80, %75) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%81) : (tensor<5xf32>) -> ()
}
}

// special_legendre_polynomial_p, by special.legendre_polynomial_p 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %4 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.select"(%6, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %11 = "stablehlo.compare"(%8, %10) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %12 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %61, %62, %63, %64, %65, %66 = "stablehlo.while"(%11, %13, %0, %0, %8, %14) ({
^bb0(%15: tensor<5xi1>, %16: tensor<5xf32>, %17: tensor<5xf32>, %18: tensor<5xf32>, %19: tensor<5xf32>, %20: tensor<i32>):
  %21 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %23 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %27 = "stablehlo.reduce"(%15, %23) ({
^bb0(%24: tensor<i1>, %25: tensor<i1>):
   %26 = "stablehlo.or"(%24, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %28 = "stablehlo.and"(%27, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%28) : (tensor<i1>) -> ()
 }, {
^bb0(%29: tensor<5xi1>, %30: tensor<5xf32>, %31: tensor<5xf32>, %32: tensor<5xf32>, %33: tensor<5xf32>, %34: tensor<i32>):
  %35 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %36 = "stablehlo.add"(%34, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %37 = "stablehlo.convert"(%36) : (tensor<i32>) -> tensor<f32>
  %38 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %41 = "stablehlo.compare"(%40, %33) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %42 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %43 = "stablehlo.add"(%37, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %44 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %45 = "stablehlo.multiply"(%44, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %46 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %47 = "stablehlo.multiply"(%46, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %48 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %51 = "stablehlo.multiply"(%50, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %52 = "stablehlo.multiply"(%51, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %53 = "stablehlo.subtract"(%52, %45) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %54 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %55 = "stablehlo.divide"(%53, %54) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.and"(%41, %29) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %57 = "stablehlo.select"(%29, %31, %30) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %58 = "stablehlo.select"(%29, %55, %31) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %59 = "stablehlo.select"(%29, %32, %32) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %60 = "stablehlo.select"(%29, %33, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%56, %57, %58, %59, %60, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %67 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.compare"(%8, %68) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %70 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.select"(%69, %71, %63) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %73 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.compare"(%8, %74) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %76 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %78 = "stablehlo.select"(%75, %77, %72) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%78) : (tensor<5xf32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_t, by special.shifted_chebyshev_polynomial_t 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %5 = "stablehlo.multiply"(%4, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %8 = "stablehlo.subtract"(%5, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%2, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %18 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %58, %59, %60, %61, %62, %63 = "stablehlo.while"(%17, %19, %8, %8, %14, %20) ({
^bb0(%21: tensor<5xi1>, %22: tensor<5xf32>, %23: tensor<5xf32>, %24: tensor<5xf32>, %25: tensor<5xf32>, %26: tensor<i32>):
  %27 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %28 = "stablehlo.compare"(%26, %27) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %29 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %33 = "stablehlo.reduce"(%21, %29) ({
^bb0(%30: tensor<i1>, %31: tensor<i1>):
   %32 = "stablehlo.or"(%30, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%32) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %34 = "stablehlo.and"(%33, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%34) : (tensor<i1>) -> ()
 }, {
^bb0(%35: tensor<5xi1>, %36: tensor<5xf32>, %37: tensor<5xf32>, %38: tensor<5xf32>, %39: tensor<5xf32>, %40: tensor<i32>):
  %41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %42 = "stablehlo.add"(%40, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %43 = "stablehlo.convert"(%42) : (tensor<i32>) -> tensor<f32>
  %44 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %47 = "stablehlo.compare"(%46, %39) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %48 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %50 = "stablehlo.multiply"(%49, %38) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %51 = "stablehlo.multiply"(%50, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %52 = "stablehlo.subtract"(%51, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %53 = "stablehlo.and"(%47, %35) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %54 = "stablehlo.select"(%35, %37, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %55 = "stablehlo.select"(%35, %52, %37) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.select"(%35, %38, %38) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.select"(%35, %39, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%53, %54, %55, %56, %57, %42) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %64 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %66 = "stablehlo.compare"(%14, %65) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %67 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.select"(%66, %68, %60) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %70 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.compare"(%14, %71) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %73 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.select"(%72, %74, %69) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%75) : (tensor<5xf32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_u, by special.shifted_chebyshev_polynomial_u 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %5 = "stablehlo.multiply"(%4, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %8 = "stablehlo.subtract"(%5, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%2, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %18 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %20 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %22 = "stablehlo.multiply"(%21, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %61, %62, %63, %64, %65, %66 = "stablehlo.while"(%17, %19, %22, %8, %14, %23) ({
^bb0(%24: tensor<5xi1>, %25: tensor<5xf32>, %26: tensor<5xf32>, %27: tensor<5xf32>, %28: tensor<5xf32>, %29: tensor<i32>):
  %30 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %31 = "stablehlo.compare"(%29, %30) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %32 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %36 = "stablehlo.reduce"(%24, %32) ({
^bb0(%33: tensor<i1>, %34: tensor<i1>):
   %35 = "stablehlo.or"(%33, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%35) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %37 = "stablehlo.and"(%36, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%37) : (tensor<i1>) -> ()
 }, {
^bb0(%38: tensor<5xi1>, %39: tensor<5xf32>, %40: tensor<5xf32>, %41: tensor<5xf32>, %42: tensor<5xf32>, %43: tensor<i32>):
  %44 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %45 = "stablehlo.add"(%43, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %46 = "stablehlo.convert"(%45) : (tensor<i32>) -> tensor<f32>
  %47 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %50 = "stablehlo.compare"(%49, %42) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %51 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %53 = "stablehlo.multiply"(%52, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %54 = "stablehlo.multiply"(%53, %40) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %55 = "stablehlo.subtract"(%54, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %56 = "stablehlo.and"(%50, %38) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %57 = "stablehlo.select"(%38, %40, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %58 = "stablehlo.select"(%38, %55, %40) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %59 = "stablehlo.select"(%38, %41, %41) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %60 = "stablehlo.select"(%38, %42, %42) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%56, %57, %58, %59, %60, %45) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %67 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %69 = "stablehlo.compare"(%14, %68) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %70 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.select"(%69, %71, %63) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %73 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.compare"(%14, %74) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %76 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %78 = "stablehlo.select"(%75, %77, %72) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%78) : (tensor<5xf32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_v, by special.shifted_chebyshev_polynomial_v 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %5 = "stablehlo.multiply"(%4, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %8 = "stablehlo.subtract"(%5, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%2, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %18 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %20 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %22 = "stablehlo.multiply"(%21, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %23 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %25 = "stablehlo.subtract"(%22, %24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %64, %65, %66, %67, %68, %69 = "stablehlo.while"(%17, %19, %25, %8, %14, %26) ({
^bb0(%27: tensor<5xi1>, %28: tensor<5xf32>, %29: tensor<5xf32>, %30: tensor<5xf32>, %31: tensor<5xf32>, %32: tensor<i32>):
  %33 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %34 = "stablehlo.compare"(%32, %33) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %35 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %39 = "stablehlo.reduce"(%27, %35) ({
^bb0(%36: tensor<i1>, %37: tensor<i1>):
   %38 = "stablehlo.or"(%36, %37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%38) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %40 = "stablehlo.and"(%39, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%40) : (tensor<i1>) -> ()
 }, {
^bb0(%41: tensor<5xi1>, %42: tensor<5xf32>, %43: tensor<5xf32>, %44: tensor<5xf32>, %45: tensor<5xf32>, %46: tensor<i32>):
  %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %48 = "stablehlo.add"(%46, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %49 = "stablehlo.convert"(%48) : (tensor<i32>) -> tensor<f32>
  %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %53 = "stablehlo.compare"(%52, %45) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %54 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %56 = "stablehlo.multiply"(%55, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.multiply"(%56, %43) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %58 = "stablehlo.subtract"(%57, %42) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %59 = "stablehlo.and"(%53, %41) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %60 = "stablehlo.select"(%41, %43, %42) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %61 = "stablehlo.select"(%41, %58, %43) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %62 = "stablehlo.select"(%41, %44, %44) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %63 = "stablehlo.select"(%41, %45, %45) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%59, %60, %61, %62, %63, %48) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %70 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.compare"(%14, %71) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %73 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.select"(%72, %74, %66) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %76 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %78 = "stablehlo.compare"(%14, %77) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %79 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %81 = "stablehlo.select"(%78, %80, %75) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%81) : (tensor<5xf32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_w, by special.shifted_chebyshev_polynomial_w 1
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %5 = "stablehlo.multiply"(%4, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %8 = "stablehlo.subtract"(%5, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %9 = "stablehlo.floor"(%2) : (tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.ceil"(%2) : (tensor<f32>) -> tensor<f32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.compare"(%2, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %13 = "stablehlo.select"(%12, %10, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %15 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %18 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %20 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %22 = "stablehlo.multiply"(%21, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %23 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %25 = "stablehlo.add"(%22, %24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %64, %65, %66, %67, %68, %69 = "stablehlo.while"(%17, %19, %25, %8, %14, %26) ({
^bb0(%27: tensor<5xi1>, %28: tensor<5xf32>, %29: tensor<5xf32>, %30: tensor<5xf32>, %31: tensor<5xf32>, %32: tensor<i32>):
  %33 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %34 = "stablehlo.compare"(%32, %33) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %35 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %39 = "stablehlo.reduce"(%27, %35) ({
^bb0(%36: tensor<i1>, %37: tensor<i1>):
   %38 = "stablehlo.or"(%36, %37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
   "stablehlo.return"(%38) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %40 = "stablehlo.and"(%39, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%40) : (tensor<i1>) -> ()
 }, {
^bb0(%41: tensor<5xi1>, %42: tensor<5xf32>, %43: tensor<5xf32>, %44: tensor<5xf32>, %45: tensor<5xf32>, %46: tensor<i32>):
  %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %48 = "stablehlo.add"(%46, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %49 = "stablehlo.convert"(%48) : (tensor<i32>) -> tensor<f32>
  %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %53 = "stablehlo.compare"(%52, %45) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %54 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
  %56 = "stablehlo.multiply"(%55, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %57 = "stablehlo.multiply"(%56, %43) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %58 = "stablehlo.subtract"(%57, %42) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %59 = "stablehlo.and"(%53, %41) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %60 = "stablehlo.select"(%41, %43, %42) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %61 = "stablehlo.select"(%41, %58, %43) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %62 = "stablehlo.select"(%41, %44, %44) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %63 = "stablehlo.select"(%41, %45, %45) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  "stablehlo.return"(%59, %60, %61, %62, %63, %48) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> ()
 }) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>)
 %70 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %72 = "stablehlo.compare"(%14, %71) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %73 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %75 = "stablehlo.select"(%72, %74, %66) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 %76 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %78 = "stablehlo.compare"(%14, %77) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 %79 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %81 = "stablehlo.select"(%78, %80, %75) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
 "func.return"(%81) : (tensor<5xf32>) -> ()
}
}
