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

// _logcumsumexp, by logcumsumexp 0
module @tpu {
func.func @main(%0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
 %1 = "stablehlo.convert"(%0) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf64>
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 5, 5, 5>, strides = array<i64: 2, 1, 1>} : (tensor<5x5x5xf64>) -> tensor<2x5x5xf64>
 %3 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 5, 5>, strides = array<i64: 2, 1, 1>} : (tensor<5x5x5xf64>) -> tensor<2x5x5xf64>
 %4 = "stablehlo.maximum"(%3, %2) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %5 = "stablehlo.subtract"(%3, %2) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %6 = "stablehlo.abs"(%5) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %7 = "stablehlo.negate"(%6) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %8 = "stablehlo.exponential"(%7) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %9 = "stablehlo.log_plus_one"(%8) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %10 = "stablehlo.add"(%4, %9) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %11 = "stablehlo.compare"(%3, %2) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xi1>
 %12 = "stablehlo.abs"(%3) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %13 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x5x5xf64>
 %15 = "stablehlo.compare"(%12, %14) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xi1>
 %16 = "stablehlo.and"(%15, %11) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
 %17 = "stablehlo.select"(%16, %3, %10) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %18 = "stablehlo.slice"(%17) {start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 2, 5, 5>, strides = array<i64: 2, 1, 1>} : (tensor<2x5x5xf64>) -> tensor<1x5x5xf64>
 %19 = "stablehlo.slice"(%17) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 2, 1, 1>} : (tensor<2x5x5xf64>) -> tensor<1x5x5xf64>
 %20 = "stablehlo.maximum"(%19, %18) : (tensor<1x5x5xf64>, tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %21 = "stablehlo.subtract"(%19, %18) : (tensor<1x5x5xf64>, tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %22 = "stablehlo.abs"(%21) : (tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %23 = "stablehlo.negate"(%22) : (tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %24 = "stablehlo.exponential"(%23) : (tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %25 = "stablehlo.log_plus_one"(%24) : (tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %26 = "stablehlo.add"(%20, %25) : (tensor<1x5x5xf64>, tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %27 = "stablehlo.compare"(%19, %18) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x5x5xf64>, tensor<1x5x5xf64>) -> tensor<1x5x5xi1>
 %28 = "stablehlo.abs"(%19) : (tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %29 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x5x5xf64>
 %31 = "stablehlo.compare"(%28, %30) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x5x5xf64>, tensor<1x5x5xf64>) -> tensor<1x5x5xi1>
 %32 = "stablehlo.and"(%31, %27) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
 %33 = "stablehlo.select"(%32, %19, %26) : (tensor<1x5x5xi1>, tensor<1x5x5xf64>, tensor<1x5x5xf64>) -> tensor<1x5x5xf64>
 %34 = "stablehlo.slice"(%17) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x5xf64>) -> tensor<1x5x5xf64>
 %35 = "stablehlo.constant"() {value = dense<0.0> : tensor<f64>} : () -> tensor<f64>
 %36 = "stablehlo.pad"(%34, %35) {edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 1, 0, 0>, interior_padding = array<i64: 1, 0, 0>} : (tensor<1x5x5xf64>, tensor<f64>) -> tensor<2x5x5xf64>
 %37 = "stablehlo.pad"(%33, %35) {edge_padding_low = array<i64: 1, 0, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 1, 0, 0>} : (tensor<1x5x5xf64>, tensor<f64>) -> tensor<2x5x5xf64>
 %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x1x1xi32>
 %40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1x1xi32>
 %41 = "stablehlo.and"(%39, %40) : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
 %42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1x1xi32>
 %44 = "stablehlo.compare"(%41, %43) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
 %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
 %46 = "stablehlo.select"(%45, %36, %37) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %47 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>} : (tensor<5x5x5xf64>) -> tensor<1x5x5xf64>
 %48 = "stablehlo.slice"(%1) {start_indices = array<i64: 2, 0, 0>, limit_indices = array<i64: 5, 5, 5>, strides = array<i64: 2, 1, 1>} : (tensor<5x5x5xf64>) -> tensor<2x5x5xf64>
 %49 = "stablehlo.maximum"(%46, %48) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %50 = "stablehlo.subtract"(%46, %48) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %51 = "stablehlo.abs"(%50) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %52 = "stablehlo.negate"(%51) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %53 = "stablehlo.exponential"(%52) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %54 = "stablehlo.log_plus_one"(%53) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %55 = "stablehlo.add"(%49, %54) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %56 = "stablehlo.compare"(%46, %48) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xi1>
 %57 = "stablehlo.abs"(%46) : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %58 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
 %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x5x5xf64>
 %60 = "stablehlo.compare"(%57, %59) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xi1>
 %61 = "stablehlo.and"(%60, %56) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
 %62 = "stablehlo.select"(%61, %46, %55) : (tensor<2x5x5xi1>, tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
 %63 = "stablehlo.concatenate"(%47, %62) {dimension = 0 : i64} : (tensor<1x5x5xf64>, tensor<2x5x5xf64>) -> tensor<3x5x5xf64>
 %64 = "stablehlo.constant"() {value = dense<0.0> : tensor<f64>} : () -> tensor<f64>
 %65 = "stablehlo.pad"(%63, %64) {edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 1, 0, 0>} : (tensor<3x5x5xf64>, tensor<f64>) -> tensor<5x5x5xf64>
 %66 = "stablehlo.pad"(%46, %64) {edge_padding_low = array<i64: 1, 0, 0>, edge_padding_high = array<i64: 1, 0, 0>, interior_padding = array<i64: 1, 0, 0>} : (tensor<2x5x5xf64>, tensor<f64>) -> tensor<5x5x5xf64>
 %67 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %68 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x1x1xi32>
 %69 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1x1xi32>
 %70 = "stablehlo.and"(%68, %69) : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi32>
 %71 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1x1xi32>
 %73 = "stablehlo.compare"(%70, %72) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
 %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x1x1xi1>) -> tensor<5x5x5xi1>
 %75 = "stablehlo.select"(%74, %65, %66) : (tensor<5x5x5xi1>, tensor<5x5x5xf64>, tensor<5x5x5xf64>) -> tensor<5x5x5xf64>
 %76 = "stablehlo.convert"(%75) : (tensor<5x5x5xf64>) -> tensor<5x5x5xf32>
 "func.return"(%76) : (tensor<5x5x5xf32>) -> ()
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
