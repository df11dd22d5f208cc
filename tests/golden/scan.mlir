// cumsum, by cumsum 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// cumprod, by cumprod 3
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// _logcumsumexp, by logcumsumexp 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 "func.return"(%1) : (tensor<f32>) -> ()
}
}

// cummax, by cummax 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}

// cummin, by cummin 2
module @tpu {
func.func @main(%0: tensor<1xf32>) -> (tensor<f32>, tensor<i64>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 "func.return"(%1, %2) : (tensor<f32>, tensor<i64>) -> ()
}
}
