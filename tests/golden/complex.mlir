// _fft_c2c, by fft.fft 2
module @tpu {
func.func @main(%0: tensor<5x6x7xcomplex<f32>>) -> (tensor<5x6x7xcomplex<f32>>) {
 %1 = "stablehlo.fft"(%0) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 7>} : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x7xcomplex<f32>>
 %2 = "stablehlo.constant"() {value = dense<(7.0,0.0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<5x6x7xcomplex<f32>>
 %4 = "stablehlo.multiply"(%1, %3) : (tensor<5x6x7xcomplex<f32>>, tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x7xcomplex<f32>>
 "func.return"(%4) : (tensor<5x6x7xcomplex<f32>>) -> ()
}
}

// _fft_r2c, by fft.rfft 3
module @tpu {
func.func @main(%0: tensor<31xf32>) -> (tensor<16xcomplex<f32>>) {
 %1 = "stablehlo.fft"(%0) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 31>} : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
 "func.return"(%1) : (tensor<16xcomplex<f32>>) -> ()
}
}

// _fft_c2r, by fft.irfft 1
module @tpu {
func.func @main(%0: tensor<5x6x7xcomplex<f32>>) -> (tensor<5x6x12xf32>) {
 %1 = "stablehlo.fft"(%0) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 12>} : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x12xf32>
 %2 = "stablehlo.constant"() {value = dense<12.0> : tensor<f32>} : () -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6x12xf32>
 %4 = "stablehlo.multiply"(%1, %3) : (tensor<5x6x12xf32>, tensor<5x6x12xf32>) -> tensor<5x6x12xf32>
 %5 = "stablehlo.constant"() {value = dense<0x3E93CD3A> : tensor<f32>} : () -> tensor<f32>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x6x12xf32>
 %7 = "stablehlo.multiply"(%4, %6) : (tensor<5x6x12xf32>, tensor<5x6x12xf32>) -> tensor<5x6x12xf32>
 "func.return"(%7) : (tensor<5x6x12xf32>) -> ()
}
}

// complex, by complex 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<complex<f32>>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.complex"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
 "func.return"(%4) : (tensor<complex<f32>>) -> ()
}
}

// polar, by polar 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<complex<f32>>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.sine"(%3) : (tensor<f32>) -> tensor<f32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %6 = "stablehlo.cosine"(%3) : (tensor<f32>) -> tensor<f32>
 %7 = "stablehlo.multiply"(%2, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %8 = "stablehlo.complex"(%7, %5) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
 "func.return"(%8) : (tensor<complex<f32>>) -> ()
}
}

// angle, by angle 0
module @tpu {
func.func @main(%0: tensor<400xf32>) -> (tensor<20x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %6 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %9 = "stablehlo.compare"(%3, %8) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20x20xf32>
 %11 = "stablehlo.select"(%9, %10, %5) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
 %12 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
 %13 = "stablehlo.select"(%12, %3, %11) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
 "func.return"(%13) : (tensor<20x20xf32>) -> ()
}
}

// conj_physical.out, by fft.ifft 0
module @tpu {
func.func @main(%0: tensor<5x10x7xcomplex<f32>>) -> (tensor<5x10x7xcomplex<f32>>) {
 %1 = "chlo.conj"(%0) : (tensor<5x10x7xcomplex<f32>>) -> tensor<5x10x7xcomplex<f32>>
 "func.return"(%1) : (tensor<5x10x7xcomplex<f32>>) -> ()
}
}
