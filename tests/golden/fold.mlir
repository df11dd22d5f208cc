// pixel_shuffle, by nn.functional.pixel_unshuffle 0
module @tpu {
func.func @main(%0: tensor<1x1x6x6xf32>) -> (tensor<1x1x6x6xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1x1x6x6xf32>) -> tensor<1x1x1x1x6x6xf32>
 %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 1, 4, 2, 5, 3>} : (tensor<1x1x1x1x6x6xf32>) -> tensor<1x1x6x1x6x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1x1x6x1x6x1xf32>) -> tensor<1x1x6x6xf32>
 "func.return"(%3) : (tensor<1x1x6x6xf32>) -> ()
}
}

// pixel_unshuffle, by nn.functional.pixel_shuffle 0
module @tpu {
func.func @main(%0: tensor<1x9x2x2xf32>) -> (tensor<1x9x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<1x9x2x2xf32>) -> tensor<1x9x2x1x2x1xf32>
 %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 1, 3, 5, 2, 4>} : (tensor<1x9x2x1x2x1xf32>) -> tensor<1x9x1x1x2x2xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<1x9x1x1x2x2xf32>) -> tensor<1x9x2x2xf32>
 "func.return"(%3) : (tensor<1x9x2x2xf32>) -> ()
}
}
