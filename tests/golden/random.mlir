// uniform, by nn.functional.fractional_max_pool2d 0
func.func @main(%0: tensor<2xi64>, %1: tensor<2xf64>) -> (tensor<1x3x2xf32>) { ... }
// 331 lines, 665d8aa081ee25c43f4af379c9922886e2c7ef6104d6dd09564db1a964e95991
//      1 func.return
//     20 stablehlo.add
//     69 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     65 stablehlo.constant
//     69 stablehlo.convert
//      1 stablehlo.iota
//     22 stablehlo.multiply
//     10 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      5 stablehlo.slice
//      1 stablehlo.subtract
//     40 stablehlo.xor

// normal_functional, by normal.in_place 0
func.func @main(%0: tensor<25xf32>, %1: tensor<2xi64>, %2: tensor<2xf64>) -> (tensor<25xf32>) { ... }
// 377 lines, b8f50a3340bf7b6183c33c5ab3ecf8a246566ba743ed22f298b82bc2f47aaadb
//      1 func.return
//     20 stablehlo.add
//     77 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     73 stablehlo.constant
//     72 stablehlo.convert
//      2 stablehlo.cosine
//      1 stablehlo.iota
//      2 stablehlo.log
//      2 stablehlo.maximum
//     33 stablehlo.multiply
//     18 stablehlo.reshape
//     22 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      5 stablehlo.slice
//      2 stablehlo.sqrt
//     40 stablehlo.xor

// normal.Tensor_float, by normal 3
func.func @main(%0: tensor<6xf32>, %1: tensor<2xi64>, %2: tensor<1xf64>) -> (tensor<2x3xf32>) { ... }
// 365 lines, f56e09415d1778b0cb5104647e807b2f94c12ec4173ff38ffd34fca877144a24
//      1 func.return
//     20 stablehlo.add
//     75 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     72 stablehlo.constant
//     71 stablehlo.convert
//      2 stablehlo.cosine
//      1 stablehlo.iota
//      2 stablehlo.log
//      2 stablehlo.maximum
//     33 stablehlo.multiply
//     12 stablehlo.reshape
//     22 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      3 stablehlo.slice
//      2 stablehlo.sqrt
//     40 stablehlo.xor

// normal.float_Tensor, by case.normal.float_Tensor 0
func.func @main(%0: tensor<12xf32>, %1: tensor<2xi64>, %2: tensor<1xf64>) -> (tensor<3x4xf32>, tensor<i32>) { ... }
// 376 lines, 850f01993b8bab49ac5f8de6f117ecaaef9b5a78af12b1477a23bfd8f866cd83
//      1 func.return
//     20 stablehlo.add
//      1 stablehlo.and
//     76 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//      1 stablehlo.concatenate
//     76 stablehlo.constant
//     71 stablehlo.convert
//      2 stablehlo.cosine
//      1 stablehlo.iota
//      2 stablehlo.log
//      2 stablehlo.maximum
//     33 stablehlo.multiply
//      1 stablehlo.reduce
//     12 stablehlo.reshape
//      1 stablehlo.return
//      1 stablehlo.select
//     22 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      2 stablehlo.slice
//      2 stablehlo.sqrt
//     40 stablehlo.xor

// normal.Tensor_Tensor, by normal 0
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<2xi64>) -> (tensor<f32>, tensor<i32>) { ... }
// 366 lines, 31d123ee36f755a74f4811f35615f88ba028a702d964fe9ad6780643f2062afa
//      1 func.return
//     20 stablehlo.add
//     74 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//      1 stablehlo.concatenate
//     75 stablehlo.constant
//     70 stablehlo.convert
//      2 stablehlo.cosine
//      1 stablehlo.iota
//      2 stablehlo.log
//      2 stablehlo.maximum
//     33 stablehlo.multiply
//     10 stablehlo.reshape
//      1 stablehlo.select
//     22 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      3 stablehlo.slice
//      2 stablehlo.sqrt
//     40 stablehlo.xor

// bernoulli, by bernoulli 1
func.func @main(%0: tensor<1xf32>, %1: tensor<2xi64>) -> (tensor<f32>, tensor<i32>) { ... }
// 327 lines, aa2553a8e38e578473a53751ab218100466f1312a1c2b78969211fbe0f48af09
//      1 func.return
//     19 stablehlo.add
//      1 stablehlo.and
//     64 stablehlo.broadcast_in_dim
//      3 stablehlo.compare
//      1 stablehlo.concatenate
//     68 stablehlo.constant
//     68 stablehlo.convert
//      1 stablehlo.iota
//     21 stablehlo.multiply
//      9 stablehlo.reshape
//      1 stablehlo.select
//     23 stablehlo.shift_right_logical
//      3 stablehlo.slice
//     40 stablehlo.xor

// bernoulli_.float, by nn.functional.dropout2d 2
func.func @main(%0: tensor<2xi64>, %1: tensor<1xf64>) -> (tensor<5x5x1xf32>) { ... }
// 632 lines, a36317091c9c56c44865df64b952c9cf686a9b33dccf72ae1d471e77357cf77b
//      1 func.return
//     38 stablehlo.add
//    133 stablehlo.broadcast_in_dim
//      1 stablehlo.compare
//      2 stablehlo.concatenate
//    128 stablehlo.constant
//    136 stablehlo.convert
//      2 stablehlo.iota
//     41 stablehlo.multiply
//      1 stablehlo.or
//     15 stablehlo.reshape
//      1 stablehlo.shift_left
//     45 stablehlo.shift_right_logical
//      4 stablehlo.slice
//     80 stablehlo.xor

// bernoulli.Tensor, by case.bernoulli.Tensor 0
func.func @main(%0: tensor<12xf32>, %1: tensor<12xf32>, %2: tensor<2xi64>) -> (tensor<3x4xf32>, tensor<i32>) { ... }
// 341 lines, 09c7e68202a7b491e524f73598b014377a5429da48a5f0302373d696c27723f2
//      1 func.return
//     19 stablehlo.add
//      2 stablehlo.and
//     68 stablehlo.broadcast_in_dim
//      3 stablehlo.compare
//      1 stablehlo.concatenate
//     69 stablehlo.constant
//     68 stablehlo.convert
//      1 stablehlo.iota
//     21 stablehlo.multiply
//      1 stablehlo.reduce
//     14 stablehlo.reshape
//      1 stablehlo.return
//      1 stablehlo.select
//     23 stablehlo.shift_right_logical
//      2 stablehlo.slice
//     40 stablehlo.xor

// random, by case.random 0
func.func @main(%0: tensor<12xf32>, %1: tensor<2xi64>) -> (tensor<3x4xf32>) { ... }
// 328 lines, 4f44d536d01924e7a696a0747349fea004db9ffa5bb2ba508d7a8608fa569793
//      1 func.return
//     21 stablehlo.add
//     67 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     66 stablehlo.constant
//     70 stablehlo.convert
//      1 stablehlo.iota
//     21 stablehlo.multiply
//     11 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      2 stablehlo.slice
//     40 stablehlo.xor

// random.to, by case.random.to 0
func.func @main(%0: tensor<12xf32>, %1: tensor<3xi64>) -> (tensor<3x4xf32>) { ... }
// 328 lines, 7ffe89a078288d4f162596220d74821ecab2c4a2e4ba096f63e73a940a5cc75d
//      1 func.return
//     20 stablehlo.add
//     67 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     64 stablehlo.constant
//     70 stablehlo.convert
//      1 stablehlo.iota
//     21 stablehlo.multiply
//     12 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      3 stablehlo.slice
//      1 stablehlo.subtract
//     40 stablehlo.xor

// random.from, by randint_like 0
func.func @main(%0: tensor<4xi64>) -> (tensor<f32>) { ... }
// 325 lines, 045d5f175eb83fed3ae18b89d45a8468db8b4b3b0aa219d82fa9d96fb3c27ebb
//      1 func.return
//     20 stablehlo.add
//     64 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     64 stablehlo.constant
//     70 stablehlo.convert
//      1 stablehlo.iota
//     21 stablehlo.multiply
//     10 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      5 stablehlo.slice
//      1 stablehlo.subtract
//     40 stablehlo.xor

// exponential, by exponential 0
func.func @main(%0: tensor<10xf32>, %1: tensor<2xi64>, %2: tensor<1xf64>) -> (tensor<10xf32>) { ... }
// 324 lines, 85436256ff876a68eb294ffaf5b9fe19262603cee0339e76c445848395b43704
//      1 func.return
//     19 stablehlo.add
//     67 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     64 stablehlo.constant
//     68 stablehlo.convert
//      1 stablehlo.divide
//      1 stablehlo.iota
//      1 stablehlo.log_plus_one
//     21 stablehlo.multiply
//      2 stablehlo.negate
//      8 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      3 stablehlo.slice
//     40 stablehlo.xor

// cauchy, by cauchy 0
func.func @main(%0: tensor<10xf32>, %1: tensor<2xi64>, %2: tensor<2xf64>) -> (tensor<10xf32>) { ... }
// 337 lines, 4e3b5be301110a634da12ac0424a95d3caf9177c80e018bac32befa6ac39abc1
//      1 func.return
//     21 stablehlo.add
//     71 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     67 stablehlo.constant
//     69 stablehlo.convert
//      1 stablehlo.iota
//     23 stablehlo.multiply
//      9 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      5 stablehlo.slice
//      1 stablehlo.subtract
//      1 stablehlo.tan
//     40 stablehlo.xor

// geometric, by geometric 0
func.func @main(%0: tensor<10xf32>, %1: tensor<2xi64>, %2: tensor<1xf64>) -> (tensor<10xf32>) { ... }
// 328 lines, 78c6a3e90078b7dbe53ffafe737aefa06fd1917a7aedaca7252cfcdb5adaae85
//      1 func.return
//     20 stablehlo.add
//     68 stablehlo.broadcast_in_dim
//      1 stablehlo.ceil
//      1 stablehlo.concatenate
//     65 stablehlo.constant
//     68 stablehlo.convert
//      1 stablehlo.divide
//      1 stablehlo.iota
//      1 stablehlo.log
//      1 stablehlo.log_plus_one
//     21 stablehlo.multiply
//      1 stablehlo.negate
//      8 stablehlo.reshape
//     23 stablehlo.shift_right_logical
//      3 stablehlo.slice
//     40 stablehlo.xor

// log_normal, by log_normal 0
func.func @main(%0: tensor<10xf32>, %1: tensor<2xi64>, %2: tensor<2xf64>) -> (tensor<10xf32>) { ... }
// 367 lines, 5e9a2d2283919039bd67291f5a4d4078c22f1e59a74d2abcf5205a6dd794322c
//      1 func.return
//     20 stablehlo.add
//     76 stablehlo.broadcast_in_dim
//      1 stablehlo.concatenate
//     72 stablehlo.constant
//     72 stablehlo.convert
//      2 stablehlo.cosine
//      1 stablehlo.exponential
//      1 stablehlo.iota
//      2 stablehlo.log
//      2 stablehlo.maximum
//     33 stablehlo.multiply
//      9 stablehlo.reshape
//     22 stablehlo.shift_right_logical
//      2 stablehlo.sine
//      5 stablehlo.slice
//      2 stablehlo.sqrt
//     40 stablehlo.xor

// randperm.generator_out, by case.randperm.generator_out 0
func.func @main(%0: tensor<2xi64>) -> (tensor<50xi64>) { ... }
// 622 lines, 1950c8d96726505039c9cafca7d257bb84a9225c7eafd2a812bcb577f0351b86
//      1 func.return
//     38 stablehlo.add
//      1 stablehlo.and
//    128 stablehlo.broadcast_in_dim
//      3 stablehlo.compare
//      2 stablehlo.concatenate
//    124 stablehlo.constant
//    133 stablehlo.convert
//      3 stablehlo.iota
//     40 stablehlo.multiply
//      1 stablehlo.or
//     12 stablehlo.reshape
//      1 stablehlo.return
//     44 stablehlo.shift_right_logical
//      4 stablehlo.slice
//      1 stablehlo.sort
//     80 stablehlo.xor

// native_dropout, by nn.functional.dropout 2
func.func @main(%0: tensor<25xf32>, %1: tensor<2xi64>, %2: tensor<1xf64>) -> (tensor<5x5xf32>, tensor<5x5xi1>) { ... }
// 337 lines, ffa7d48359bcc9b617141c0b7a463d0d828379edf097f9ef873bac53548663db
//      1 func.return
//     19 stablehlo.add
//     68 stablehlo.broadcast_in_dim
//      2 stablehlo.compare
//      1 stablehlo.concatenate
//     68 stablehlo.constant
//     69 stablehlo.convert
//      1 stablehlo.divide
//      1 stablehlo.iota
//     23 stablehlo.multiply
//     12 stablehlo.reshape
//      1 stablehlo.select
//     23 stablehlo.shift_right_logical
//      3 stablehlo.slice
//      1 stablehlo.subtract
//     40 stablehlo.xor

// rrelu_with_noise_functional, by case.rrelu_with_noise_functional 0
module @tpu {
func.func @main(%0: tensor<12xf32>, %1: tensor<12xf32>, %2: tensor<2xi64>, %3: tensor<2xf64>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
 %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf64>) -> tensor<1xf64>
 %5 = "stablehlo.reshape"(%4) : (tensor<1xf64>) -> tensor<f64>
 %6 = "stablehlo.slice"(%3) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf64>) -> tensor<1xf64>
 %7 = "stablehlo.reshape"(%6) : (tensor<1xf64>) -> tensor<f64>
 %8 = "stablehlo.slice"(%2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xi64>) -> tensor<i64>
 %10 = "stablehlo.slice"(%2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
 %11 = "stablehlo.reshape"(%10) : (tensor<1xi64>) -> tensor<i64>
 %12 = "stablehlo.reshape"(%0) : (tensor<12xf32>) -> tensor<4x3xf32>
 %13 = "stablehlo.reshape"(%12) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %14 = "stablehlo.reshape"(%13) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %15 = "stablehlo.reshape"(%1) : (tensor<12xf32>) -> tensor<4x3xf32>
 %16 = "stablehlo.reshape"(%15) : (tensor<4x3xf32>) -> tensor<4x3x1xf32>
 %17 = "stablehlo.reshape"(%16) : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
 %18 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
 %19 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<f32>
 %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %21 = "stablehlo.constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
 %22 = "stablehlo.multiply"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %24 = "stablehlo.multiply"(%14, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %25 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %27 = "stablehlo.compare"(%14, %26) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
 %28 = "stablehlo.select"(%27, %14, %24) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 "func.return"(%28, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
}
}

// multinomial, by multinomial 0
func.func @main(%0: tensor<3xf32>, %1: tensor<2xi64>) -> (tensor<3xi64>, tensor<i32>) { ... }
// 363 lines, 5b19f2d7321cf25872ec500123e6f36deb69e9a453711c9e8b7ebe9b163fa010
//      1 func.return
//     21 stablehlo.add
//      3 stablehlo.and
//     69 stablehlo.broadcast_in_dim
//      3 stablehlo.compare
//      1 stablehlo.concatenate
//     73 stablehlo.constant
//     68 stablehlo.convert
//      1 stablehlo.divide
//      2 stablehlo.iota
//      1 stablehlo.is_finite
//      1 stablehlo.log
//     21 stablehlo.multiply
//      1 stablehlo.negate
//      2 stablehlo.pad
//      2 stablehlo.reduce
//     10 stablehlo.reshape
//      3 stablehlo.return
//      2 stablehlo.select
//     23 stablehlo.shift_right_logical
//      4 stablehlo.slice
//      1 stablehlo.sort
//     40 stablehlo.xor
