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

// special_chebyshev_polynomial_t, by special.chebyshev_polynomial_t 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %39, %40, %41, %42, %43, %44 = "stablehlo.while"(%6, %7, %2, %2, %4, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<i32>):
  %15 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %17 = "stablehlo.and"(%9, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%17) : (tensor<i1>) -> ()
 }, {
^bb0(%18: tensor<i1>, %19: tensor<f32>, %20: tensor<f32>, %21: tensor<f32>, %22: tensor<f32>, %23: tensor<i32>):
  %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.add"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %26 = "stablehlo.convert"(%25) : (tensor<i32>) -> tensor<f32>
  %27 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %29 = "stablehlo.compare"(%28, %22) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %30 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %31 = "stablehlo.multiply"(%30, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %32 = "stablehlo.multiply"(%31, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.subtract"(%32, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %34 = "stablehlo.and"(%29, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %35 = "stablehlo.select"(%18, %20, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %36 = "stablehlo.select"(%18, %33, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.select"(%18, %21, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.select"(%18, %22, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%34, %35, %36, %37, %38, %25) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %45 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %46 = "stablehlo.compare"(%4, %45) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %47 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %48 = "stablehlo.select"(%46, %47, %41) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %49 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %50 = "stablehlo.compare"(%4, %49) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %51 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.select"(%50, %51, %48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%52) : (tensor<f32>) -> ()
}
}

// special_chebyshev_polynomial_u, by special.chebyshev_polynomial_u 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %41, %42, %43, %44, %45, %46 = "stablehlo.while"(%6, %7, %9, %2, %4, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<i32>):
  %17 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %19 = "stablehlo.and"(%11, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%19) : (tensor<i1>) -> ()
 }, {
^bb0(%20: tensor<i1>, %21: tensor<f32>, %22: tensor<f32>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<i32>):
  %26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %27 = "stablehlo.add"(%25, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %28 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<f32>
  %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %31 = "stablehlo.compare"(%30, %24) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %32 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %33 = "stablehlo.multiply"(%32, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %34 = "stablehlo.multiply"(%33, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %35 = "stablehlo.subtract"(%34, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %36 = "stablehlo.and"(%31, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %37 = "stablehlo.select"(%20, %22, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.select"(%20, %35, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %39 = "stablehlo.select"(%20, %23, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.select"(%20, %24, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%36, %37, %38, %39, %40, %27) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %47 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %48 = "stablehlo.compare"(%4, %47) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %49 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %50 = "stablehlo.select"(%48, %49, %43) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %51 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.compare"(%4, %51) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %53 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.select"(%52, %53, %50) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%54) : (tensor<f32>) -> ()
}
}

// special_chebyshev_polynomial_v, by special.chebyshev_polynomial_v 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.subtract"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %43, %44, %45, %46, %47, %48 = "stablehlo.while"(%6, %7, %11, %2, %4, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<f32>, %17: tensor<f32>, %18: tensor<i32>):
  %19 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %21 = "stablehlo.and"(%13, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%21) : (tensor<i1>) -> ()
 }, {
^bb0(%22: tensor<i1>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<f32>, %26: tensor<f32>, %27: tensor<i32>):
  %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %29 = "stablehlo.add"(%27, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %30 = "stablehlo.convert"(%29) : (tensor<i32>) -> tensor<f32>
  %31 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.compare"(%32, %26) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %34 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %35 = "stablehlo.multiply"(%34, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %36 = "stablehlo.multiply"(%35, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.subtract"(%36, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.and"(%33, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %39 = "stablehlo.select"(%22, %24, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.select"(%22, %37, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.select"(%22, %25, %25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.select"(%22, %26, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%38, %39, %40, %41, %42, %29) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %49 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %50 = "stablehlo.compare"(%4, %49) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %51 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.select"(%50, %51, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %53 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.compare"(%4, %53) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %55 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.select"(%54, %55, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%56) : (tensor<f32>) -> ()
}
}

// special_chebyshev_polynomial_w, by special.chebyshev_polynomial_w 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %43, %44, %45, %46, %47, %48 = "stablehlo.while"(%6, %7, %11, %2, %4, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<f32>, %17: tensor<f32>, %18: tensor<i32>):
  %19 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %21 = "stablehlo.and"(%13, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%21) : (tensor<i1>) -> ()
 }, {
^bb0(%22: tensor<i1>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<f32>, %26: tensor<f32>, %27: tensor<i32>):
  %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %29 = "stablehlo.add"(%27, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %30 = "stablehlo.convert"(%29) : (tensor<i32>) -> tensor<f32>
  %31 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.compare"(%32, %26) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %34 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %35 = "stablehlo.multiply"(%34, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %36 = "stablehlo.multiply"(%35, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.subtract"(%36, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.and"(%33, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %39 = "stablehlo.select"(%22, %24, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.select"(%22, %37, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.select"(%22, %25, %25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.select"(%22, %26, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%38, %39, %40, %41, %42, %29) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %49 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %50 = "stablehlo.compare"(%4, %49) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %51 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.select"(%50, %51, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %53 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.compare"(%4, %53) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %55 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.select"(%54, %55, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%56) : (tensor<f32>) -> ()
}
}

// special_hermite_polynomial_h, by special.hermite_polynomial_h 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.multiply"(%8, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %44, %45, %46, %47, %48, %49 = "stablehlo.while"(%6, %7, %9, %2, %4, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<i32>):
  %17 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %19 = "stablehlo.and"(%11, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%19) : (tensor<i1>) -> ()
 }, {
^bb0(%20: tensor<i1>, %21: tensor<f32>, %22: tensor<f32>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<i32>):
  %26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %27 = "stablehlo.add"(%25, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %28 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<f32>
  %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %31 = "stablehlo.compare"(%30, %24) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %32 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %33 = "stablehlo.multiply"(%32, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %34 = "stablehlo.multiply"(%33, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %35 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %36 = "stablehlo.multiply"(%35, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.multiply"(%36, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.subtract"(%37, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %39 = "stablehlo.and"(%31, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %40 = "stablehlo.select"(%20, %22, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.select"(%20, %38, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.select"(%20, %23, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.select"(%20, %24, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%39, %40, %41, %42, %43, %27) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %51 = "stablehlo.compare"(%4, %50) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %52 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %53 = "stablehlo.select"(%51, %52, %46) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %54 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %55 = "stablehlo.compare"(%4, %54) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %56 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %57 = "stablehlo.select"(%55, %56, %53) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%57) : (tensor<f32>) -> ()
}
}

// special_hermite_polynomial_he, by special.hermite_polynomial_he 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %38, %39, %40, %41, %42, %43 = "stablehlo.while"(%6, %7, %2, %2, %4, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<i32>):
  %15 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %17 = "stablehlo.and"(%9, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%17) : (tensor<i1>) -> ()
 }, {
^bb0(%18: tensor<i1>, %19: tensor<f32>, %20: tensor<f32>, %21: tensor<f32>, %22: tensor<f32>, %23: tensor<i32>):
  %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.add"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %26 = "stablehlo.convert"(%25) : (tensor<i32>) -> tensor<f32>
  %27 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %29 = "stablehlo.compare"(%28, %22) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %30 = "stablehlo.multiply"(%26, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %31 = "stablehlo.multiply"(%21, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %32 = "stablehlo.subtract"(%31, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.and"(%29, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %34 = "stablehlo.select"(%18, %20, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %35 = "stablehlo.select"(%18, %32, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %36 = "stablehlo.select"(%18, %21, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.select"(%18, %22, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%33, %34, %35, %36, %37, %25) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %44 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %45 = "stablehlo.compare"(%4, %44) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %46 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %47 = "stablehlo.select"(%45, %46, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %48 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %49 = "stablehlo.compare"(%4, %48) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %50 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %51 = "stablehlo.select"(%49, %50, %47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%51) : (tensor<f32>) -> ()
}
}

// special_laguerre_polynomial_l, by special.laguerre_polynomial_l 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %9 = "stablehlo.subtract"(%8, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %48, %49, %50, %51, %52, %53 = "stablehlo.while"(%6, %7, %9, %2, %4, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<i32>):
  %17 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %19 = "stablehlo.and"(%11, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%19) : (tensor<i1>) -> ()
 }, {
^bb0(%20: tensor<i1>, %21: tensor<f32>, %22: tensor<f32>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<i32>):
  %26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %27 = "stablehlo.add"(%25, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %28 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<f32>
  %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %31 = "stablehlo.compare"(%30, %24) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %32 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %33 = "stablehlo.add"(%28, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %34 = "stablehlo.multiply"(%28, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %35 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %36 = "stablehlo.multiply"(%35, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %39 = "stablehlo.subtract"(%38, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.multiply"(%39, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.subtract"(%40, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.divide"(%41, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.and"(%31, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %44 = "stablehlo.select"(%20, %22, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %45 = "stablehlo.select"(%20, %42, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %46 = "stablehlo.select"(%20, %23, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %47 = "stablehlo.select"(%20, %24, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%43, %44, %45, %46, %47, %27) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %54 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %55 = "stablehlo.compare"(%4, %54) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %56 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %57 = "stablehlo.select"(%55, %56, %50) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %58 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %59 = "stablehlo.compare"(%4, %58) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %60 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %61 = "stablehlo.select"(%59, %60, %57) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%61) : (tensor<f32>) -> ()
}
}

// special_legendre_polynomial_p, by special.legendre_polynomial_p 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %7 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %46, %47, %48, %49, %50, %51 = "stablehlo.while"(%6, %7, %2, %2, %4, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<i32>):
  %15 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %17 = "stablehlo.and"(%9, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%17) : (tensor<i1>) -> ()
 }, {
^bb0(%18: tensor<i1>, %19: tensor<f32>, %20: tensor<f32>, %21: tensor<f32>, %22: tensor<f32>, %23: tensor<i32>):
  %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %25 = "stablehlo.add"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %26 = "stablehlo.convert"(%25) : (tensor<i32>) -> tensor<f32>
  %27 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %29 = "stablehlo.compare"(%28, %22) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %30 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %31 = "stablehlo.add"(%26, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %32 = "stablehlo.multiply"(%26, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %34 = "stablehlo.multiply"(%33, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %35 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.multiply"(%36, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.multiply"(%37, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %39 = "stablehlo.subtract"(%38, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.divide"(%39, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.and"(%29, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %42 = "stablehlo.select"(%18, %20, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.select"(%18, %40, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %44 = "stablehlo.select"(%18, %21, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %45 = "stablehlo.select"(%18, %22, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%41, %42, %43, %44, %45, %25) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %52 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %53 = "stablehlo.compare"(%4, %52) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %54 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %55 = "stablehlo.select"(%53, %54, %48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %56 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %57 = "stablehlo.compare"(%4, %56) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %58 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %59 = "stablehlo.select"(%57, %58, %55) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%59) : (tensor<f32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_t, by special.shifted_chebyshev_polynomial_t 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.multiply"(%4, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.subtract"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %43, %44, %45, %46, %47, %48 = "stablehlo.while"(%10, %11, %7, %7, %8, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<f32>, %17: tensor<f32>, %18: tensor<i32>):
  %19 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %21 = "stablehlo.and"(%13, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%21) : (tensor<i1>) -> ()
 }, {
^bb0(%22: tensor<i1>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<f32>, %26: tensor<f32>, %27: tensor<i32>):
  %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %29 = "stablehlo.add"(%27, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %30 = "stablehlo.convert"(%29) : (tensor<i32>) -> tensor<f32>
  %31 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %33 = "stablehlo.compare"(%32, %26) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %34 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %35 = "stablehlo.multiply"(%34, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %36 = "stablehlo.multiply"(%35, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.subtract"(%36, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.and"(%33, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %39 = "stablehlo.select"(%22, %24, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.select"(%22, %37, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.select"(%22, %25, %25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.select"(%22, %26, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%38, %39, %40, %41, %42, %29) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %49 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %50 = "stablehlo.compare"(%8, %49) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %51 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.select"(%50, %51, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %53 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.compare"(%8, %53) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %55 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.select"(%54, %55, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%56) : (tensor<f32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_u, by special.shifted_chebyshev_polynomial_u 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.multiply"(%4, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.subtract"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.multiply"(%12, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %45, %46, %47, %48, %49, %50 = "stablehlo.while"(%10, %11, %13, %7, %8, %14) ({
^bb0(%15: tensor<i1>, %16: tensor<f32>, %17: tensor<f32>, %18: tensor<f32>, %19: tensor<f32>, %20: tensor<i32>):
  %21 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %23 = "stablehlo.and"(%15, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%23) : (tensor<i1>) -> ()
 }, {
^bb0(%24: tensor<i1>, %25: tensor<f32>, %26: tensor<f32>, %27: tensor<f32>, %28: tensor<f32>, %29: tensor<i32>):
  %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %31 = "stablehlo.add"(%29, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %32 = "stablehlo.convert"(%31) : (tensor<i32>) -> tensor<f32>
  %33 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %35 = "stablehlo.compare"(%34, %28) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %36 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %37 = "stablehlo.multiply"(%36, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %38 = "stablehlo.multiply"(%37, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %39 = "stablehlo.subtract"(%38, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.and"(%35, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %41 = "stablehlo.select"(%24, %26, %25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.select"(%24, %39, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %43 = "stablehlo.select"(%24, %27, %27) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %44 = "stablehlo.select"(%24, %28, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%40, %41, %42, %43, %44, %31) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %51 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.compare"(%8, %51) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.select"(%52, %53, %47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %55 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.compare"(%8, %55) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %57 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.select"(%56, %57, %54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%58) : (tensor<f32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_v, by special.shifted_chebyshev_polynomial_v 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.multiply"(%4, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.subtract"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.multiply"(%12, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.subtract"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %47, %48, %49, %50, %51, %52 = "stablehlo.while"(%10, %11, %15, %7, %8, %16) ({
^bb0(%17: tensor<i1>, %18: tensor<f32>, %19: tensor<f32>, %20: tensor<f32>, %21: tensor<f32>, %22: tensor<i32>):
  %23 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %24 = "stablehlo.compare"(%22, %23) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %25 = "stablehlo.and"(%17, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%25) : (tensor<i1>) -> ()
 }, {
^bb0(%26: tensor<i1>, %27: tensor<f32>, %28: tensor<f32>, %29: tensor<f32>, %30: tensor<f32>, %31: tensor<i32>):
  %32 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %33 = "stablehlo.add"(%31, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %34 = "stablehlo.convert"(%33) : (tensor<i32>) -> tensor<f32>
  %35 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.compare"(%36, %30) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %38 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %39 = "stablehlo.multiply"(%38, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.multiply"(%39, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.subtract"(%40, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.and"(%37, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %43 = "stablehlo.select"(%26, %28, %27) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %44 = "stablehlo.select"(%26, %41, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %45 = "stablehlo.select"(%26, %29, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %46 = "stablehlo.select"(%26, %30, %30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%42, %43, %44, %45, %46, %33) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.compare"(%8, %53) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %55 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.select"(%54, %55, %49) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %57 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.compare"(%8, %57) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %59 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %60 = "stablehlo.select"(%58, %59, %56) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%60) : (tensor<f32>) -> ()
}
}

// special_shifted_chebyshev_polynomial_w, by special.shifted_chebyshev_polynomial_w 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<f32>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.multiply"(%4, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.subtract"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.floor"(%3) : (tensor<f32>) -> tensor<f32>
 %9 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %11 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.multiply"(%12, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %14 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %47, %48, %49, %50, %51, %52 = "stablehlo.while"(%10, %11, %15, %7, %8, %16) ({
^bb0(%17: tensor<i1>, %18: tensor<f32>, %19: tensor<f32>, %20: tensor<f32>, %21: tensor<f32>, %22: tensor<i32>):
  %23 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %24 = "stablehlo.compare"(%22, %23) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %25 = "stablehlo.and"(%17, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%25) : (tensor<i1>) -> ()
 }, {
^bb0(%26: tensor<i1>, %27: tensor<f32>, %28: tensor<f32>, %29: tensor<f32>, %30: tensor<f32>, %31: tensor<i32>):
  %32 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %33 = "stablehlo.add"(%31, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %34 = "stablehlo.convert"(%33) : (tensor<i32>) -> tensor<f32>
  %35 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %37 = "stablehlo.compare"(%36, %30) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %38 = "stablehlo.constant"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %39 = "stablehlo.multiply"(%38, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %40 = "stablehlo.multiply"(%39, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %41 = "stablehlo.subtract"(%40, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %42 = "stablehlo.and"(%37, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %43 = "stablehlo.select"(%26, %28, %27) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %44 = "stablehlo.select"(%26, %41, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %45 = "stablehlo.select"(%26, %29, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %46 = "stablehlo.select"(%26, %30, %30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%42, %43, %44, %45, %46, %33) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> ()
 }) : (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %54 = "stablehlo.compare"(%8, %53) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %55 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %56 = "stablehlo.select"(%54, %55, %49) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 %57 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.compare"(%8, %57) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %59 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %60 = "stablehlo.select"(%58, %59, %56) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
 "func.return"(%60) : (tensor<f32>) -> ()
}
}
