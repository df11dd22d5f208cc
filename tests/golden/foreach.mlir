// _foreach_pow.ScalarAndTensor, by case._foreach_pow.ScalarAndTensor 0
module @tpu {
func.func @main(%0: tensor<3xf32>, %1: tensor<4xf32>, %2: tensor<1xf64>) -> (tensor<3xf32>, tensor<2x2xf32>) {
 %3 = "stablehlo.reshape"(%2) : (tensor<1xf64>) -> tensor<f64>
 %4 = "stablehlo.reshape"(%1) : (tensor<4xf32>) -> tensor<2x2xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %7 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
 %9 = "stablehlo.power"(%8, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
 %10 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
 %12 = "stablehlo.power"(%11, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
 "func.return"(%9, %12) : (tensor<3xf32>, tensor<2x2xf32>) -> ()
}
}

// _foreach_lerp.List, by _foreach_lerp 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>, %40: tensor<400xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<289xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<196xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<121xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<64xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<25xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<4xf32>, %59: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 442 lines, b8c48eecf9c88bf76c58908612fc0539b2305c99f0378ff5917abef36c72b599
//      1 func.return
//     20 stablehlo.abs
//     20 stablehlo.add
//     43 stablehlo.broadcast_in_dim
//     20 stablehlo.compare
//     40 stablehlo.constant
//     40 stablehlo.multiply
//    174 stablehlo.reshape
//     20 stablehlo.select
//     60 stablehlo.subtract

// _foreach_lerp.Scalar, by _foreach_lerp 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>, %40: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 404 lines, b3463b7c3d2db195d6c81968ce45c8de969bb9176dcca46f237fc056d8c1974f
//      1 func.return
//     20 stablehlo.abs
//     20 stablehlo.add
//     42 stablehlo.broadcast_in_dim
//     20 stablehlo.compare
//     40 stablehlo.constant
//     20 stablehlo.convert
//     40 stablehlo.multiply
//    117 stablehlo.reshape
//     20 stablehlo.select
//     60 stablehlo.subtract

// _foreach_lerp.ScalarList, by _foreach_lerp 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>, %40: tensor<1xf32>, %41: tensor<1xf32>, %42: tensor<1xf32>, %43: tensor<1xf32>, %44: tensor<1xf32>, %45: tensor<1xf32>, %46: tensor<1xf32>, %47: tensor<1xf32>, %48: tensor<1xf32>, %49: tensor<1xf32>, %50: tensor<1xf32>, %51: tensor<1xf32>, %52: tensor<1xf32>, %53: tensor<1xf32>, %54: tensor<1xf32>, %55: tensor<1xf32>, %56: tensor<1xf32>, %57: tensor<1xf32>, %58: tensor<1xf32>, %59: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 403 lines, 902700afcd50127dc85f96060ee87aafa031e610c4fbf2f6498a2f6ab71692de
//      1 func.return
//     20 stablehlo.abs
//     20 stablehlo.add
//     42 stablehlo.broadcast_in_dim
//     20 stablehlo.compare
//     40 stablehlo.constant
//     40 stablehlo.multiply
//    136 stablehlo.reshape
//     20 stablehlo.select
//     60 stablehlo.subtract

// _foreach_max, by _foreach_max 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) { ... }
// 184 lines, a0bf7434b87e6a08718fa0becafee435595e996ff87c9a297870f66fc4415a76
//      1 func.return
//      1 stablehlo.broadcast_in_dim
//     20 stablehlo.constant
//     20 stablehlo.maximum
//     20 stablehlo.reduce
//     58 stablehlo.reshape
//     20 stablehlo.return

// _foreach_norm.Scalar, by _foreach_norm 2
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) { ... }
// 201 lines, a5a363401da9bdccc77783aa45a8c904efbc50c2b9b57d79c713b8deb612a607
//      1 func.return
//     20 stablehlo.abs
//     20 stablehlo.add
//     20 stablehlo.constant
//     20 stablehlo.convert
//     20 stablehlo.reduce
//     36 stablehlo.reshape
//     20 stablehlo.return

// _foreach_abs, by _foreach_abs 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.abs"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.abs"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.abs"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.abs"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.abs"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.abs"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.abs"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.abs"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.abs"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.abs"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.abs"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.abs"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.abs"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.abs"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.abs"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.abs"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.abs"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.abs"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.abs"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.abs"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_acos, by _foreach_acos 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.acos"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.acos"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.acos"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.acos"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.acos"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.acos"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.acos"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.acos"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.acos"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.acos"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.acos"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.acos"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.acos"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.acos"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.acos"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.acos"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.acos"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.acos"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.acos"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.acos"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_add.List, by _foreach_add 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>, %40: tensor<1xf64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 204 lines, 6207b7d22bec92622196efa354ff758f4640d6164d7535757f743ffd9d25f70b
//      1 func.return
//     20 stablehlo.add
//     22 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.multiply
//    117 stablehlo.reshape

// _foreach_add.Scalar, by _foreach_add 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, f620c9d053cdcee3fcc50a66fa80001ad6649cb4a5727899c042c5283901caed
//      1 func.return
//     20 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     59 stablehlo.reshape

// _foreach_add.ScalarList, by _foreach_add 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, 2b967f6a09625ded98e64f09ed0fbeebf1cbb5ae038c6414f4fc460ee4d1f96a
//      1 func.return
//     20 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     78 stablehlo.reshape

// _foreach_addcdiv.Scalar, by _foreach_addcdiv 0
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<1xi64>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 214 lines, 586fabf922680ea68ce2c59fa411bcad9019ef1f3d76fddb99f1d58a23140393
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.divide
//     20 stablehlo.multiply
//    109 stablehlo.reshape

// _foreach_addcdiv.ScalarList, by _foreach_addcdiv 9
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<1xf32>, %61: tensor<1xf32>, %62: tensor<1xf32>, %63: tensor<1xf32>, %64: tensor<1xf32>, %65: tensor<1xf32>, %66: tensor<1xf32>, %67: tensor<1xf32>, %68: tensor<1xf32>, %69: tensor<1xf32>, %70: tensor<1xf32>, %71: tensor<1xf32>, %72: tensor<1xf32>, %73: tensor<1xf32>, %74: tensor<1xf32>, %75: tensor<1xf32>, %76: tensor<1xf32>, %77: tensor<1xf32>, %78: tensor<1xf32>, %79: tensor<1xf32>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 213 lines, dc837ba02d68b9eb718ee38429a634422af465eb63ac53701aa6d7bade347ab8
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     20 stablehlo.divide
//     20 stablehlo.multiply
//    128 stablehlo.reshape

// _foreach_addcmul.Scalar, by _foreach_addcmul 0
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<1xi64>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 214 lines, 76b78df334791ec3d9e910e86df325b87d1a9a725158d50f0ac73e6a618f4bd5
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     40 stablehlo.multiply
//    109 stablehlo.reshape

// _foreach_addcmul.ScalarList, by _foreach_addcmul 9
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<1xf32>, %61: tensor<1xf32>, %62: tensor<1xf32>, %63: tensor<1xf32>, %64: tensor<1xf32>, %65: tensor<1xf32>, %66: tensor<1xf32>, %67: tensor<1xf32>, %68: tensor<1xf32>, %69: tensor<1xf32>, %70: tensor<1xf32>, %71: tensor<1xf32>, %72: tensor<1xf32>, %73: tensor<1xf32>, %74: tensor<1xf32>, %75: tensor<1xf32>, %76: tensor<1xf32>, %77: tensor<1xf32>, %78: tensor<1xf32>, %79: tensor<1xf32>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 213 lines, 7b4c9f20d4947790a92873a4bae65870d4870d0df3bfd8675b15936a0cc40195
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     40 stablehlo.multiply
//    128 stablehlo.reshape

// _foreach_asin, by _foreach_asin 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.asin"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.asin"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.asin"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.asin"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.asin"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.asin"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.asin"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.asin"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.asin"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.asin"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.asin"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.asin"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.asin"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.asin"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.asin"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.asin"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.asin"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.asin"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.asin"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.asin"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_atan, by _foreach_atan 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.atan"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.atan"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.atan"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.atan"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.atan"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.atan"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.atan"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.atan"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.atan"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.atan"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.atan"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.atan"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.atan"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.atan"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.atan"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.atan"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.atan"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.atan"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.atan"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.atan"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_ceil, by _foreach_ceil 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.ceil"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.ceil"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.ceil"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.ceil"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.ceil"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.ceil"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.ceil"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.ceil"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.ceil"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.ceil"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.ceil"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.ceil"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.ceil"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.ceil"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.ceil"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.ceil"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.ceil"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.ceil"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.ceil"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.ceil"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_clamp_max.List, by _foreach_clamp_max 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, b4291e13b8fba9460883dd277c5843d69dcb117be1ca6076cae5d430e397c752
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.minimum
//    116 stablehlo.reshape

// _foreach_clamp_max.Scalar, by _foreach_clamp_max 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 9196a928cbdf4ad140ac0a259724de804869cbb67a479b0fcf2555917bc4a1ea
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.minimum
//     59 stablehlo.reshape

// _foreach_clamp_max.ScalarList, by _foreach_clamp_max 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, d349e8f882e335411b034e5435a0f8bb18d2156e1791e8c5d866b2b00fa5011c
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.minimum
//     78 stablehlo.reshape

// _foreach_clamp_min.List, by _foreach_clamp_min 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, 42bafc3a52051e8a3bed57fd0e0c213b991107efc8bdaad9181b3fba1dc48576
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.maximum
//    116 stablehlo.reshape

// _foreach_clamp_min.Scalar, by _foreach_clamp_min 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 2927fb6ea8360cc1c4249d0bb670656df3e3f9f84089ba715b052294e9b3b84c
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.maximum
//     59 stablehlo.reshape

// _foreach_clamp_min.ScalarList, by _foreach_clamp_min 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, d2ee5bc57a1a3eb1402995148e767aec4a8ffa4339a9e2fea369eed939f1093f
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.maximum
//     78 stablehlo.reshape

// _foreach_cos, by _foreach_cos 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.cosine"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.cosine"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.cosine"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.cosine"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.cosine"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.cosine"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.cosine"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.cosine"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.cosine"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.cosine"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.cosine"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.cosine"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.cosine"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.cosine"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.cosine"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.cosine"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.cosine"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.cosine"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.cosine"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.cosine"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_cosh, by _foreach_cosh 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.cosh"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.cosh"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.cosh"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.cosh"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.cosh"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.cosh"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.cosh"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.cosh"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.cosh"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.cosh"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.cosh"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.cosh"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.cosh"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.cosh"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.cosh"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.cosh"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.cosh"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.cosh"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.cosh"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.cosh"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_div.List, by _foreach_div 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, 13dafde963ab1479b9236f6ca18bf9526de87914c8ab1138171d5ccd09d15695
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.divide
//    116 stablehlo.reshape

// _foreach_div.Scalar, by _foreach_div 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 928fdc54fad29fdba2704232abd27e3810d8b49cbca70db4b84a29573baba06a
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.divide
//     59 stablehlo.reshape

// _foreach_div.ScalarList, by _foreach_div 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, 51ab39a3607ac1fc236519e6a6655fb4fbf006997582a298a3ca266d0a14928a
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.divide
//     78 stablehlo.reshape

// _foreach_div.Tensor, by _foreach_div 6
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 105 lines, c15406835e407cf597a92bb061316a4a6657de45cc27a20ee2c489373e589507
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.divide
//     59 stablehlo.reshape

// _foreach_erf, by _foreach_erf 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.erf"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.erf"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.erf"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.erf"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.erf"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.erf"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.erf"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.erf"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.erf"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.erf"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.erf"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.erf"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.erf"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.erf"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.erf"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.erf"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.erf"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.erf"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.erf"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.erf"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_erfc, by _foreach_erfc 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.erfc"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.erfc"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.erfc"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.erfc"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.erfc"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.erfc"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.erfc"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.erfc"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.erfc"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.erfc"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.erfc"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.erfc"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.erfc"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.erfc"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.erfc"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.erfc"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.erfc"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.erfc"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.erfc"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.erfc"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_exp, by _foreach_exp 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.exponential"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.exponential"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.exponential"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.exponential"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.exponential"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.exponential"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.exponential"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.exponential"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.exponential"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.exponential"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.exponential"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.exponential"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.exponential"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.exponential"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.exponential"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.exponential"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.exponential"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.exponential"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.exponential"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.exponential"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_expm1, by _foreach_expm1 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.exponential_minus_one"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.exponential_minus_one"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.exponential_minus_one"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.exponential_minus_one"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.exponential_minus_one"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.exponential_minus_one"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.exponential_minus_one"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.exponential_minus_one"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.exponential_minus_one"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.exponential_minus_one"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.exponential_minus_one"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.exponential_minus_one"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.exponential_minus_one"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.exponential_minus_one"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.exponential_minus_one"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.exponential_minus_one"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.exponential_minus_one"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.exponential_minus_one"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.exponential_minus_one"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.exponential_minus_one"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_floor, by _foreach_floor 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.floor"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.floor"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.floor"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.floor"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.floor"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.floor"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.floor"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.floor"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.floor"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.floor"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.floor"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.floor"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.floor"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.floor"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.floor"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.floor"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.floor"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.floor"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.floor"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.floor"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_frac, by _foreach_frac 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 204 lines, 6dafe19ed5444aaf5f2030d71c39eb3b9d46b421a4243c74a814fcb72e6b192d
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.ceil
//     20 stablehlo.compare
//     20 stablehlo.constant
//     20 stablehlo.floor
//     58 stablehlo.reshape
//     20 stablehlo.select
//     20 stablehlo.subtract

// _foreach_lgamma, by _foreach_lgamma 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.lgamma"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.lgamma"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.lgamma"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.lgamma"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.lgamma"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.lgamma"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.lgamma"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.lgamma"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.lgamma"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.lgamma"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.lgamma"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.lgamma"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.lgamma"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.lgamma"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.lgamma"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.lgamma"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.lgamma"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.lgamma"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.lgamma"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.lgamma"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_log, by _foreach_log 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.log"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.log"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.log"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.log"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.log"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.log"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.log"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.log"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.log"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.log"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.log"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.log"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.log"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.log"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.log"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.log"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.log"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.log"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.log"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.log"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_log10, by _foreach_log10 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, a36eb3cfd94b94ebdc35d3fba60e15740b67afbe090866191c99b5f46cfed8f9
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.constant
//     20 stablehlo.divide
//     20 stablehlo.log
//     58 stablehlo.reshape

// _foreach_log1p, by _foreach_log1p 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.log_plus_one"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.log_plus_one"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.log_plus_one"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.log_plus_one"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.log_plus_one"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.log_plus_one"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.log_plus_one"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.log_plus_one"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.log_plus_one"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.log_plus_one"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.log_plus_one"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.log_plus_one"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.log_plus_one"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.log_plus_one"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.log_plus_one"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.log_plus_one"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.log_plus_one"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.log_plus_one"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.log_plus_one"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.log_plus_one"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_log2, by _foreach_log2 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, ffee421c4adf25f95a1cd35d98a2eb0076fde8a8ccc212f4f50c4691a9cec242
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.constant
//     20 stablehlo.divide
//     20 stablehlo.log
//     58 stablehlo.reshape

// _foreach_maximum.List, by _foreach_maximum 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, 42bafc3a52051e8a3bed57fd0e0c213b991107efc8bdaad9181b3fba1dc48576
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.maximum
//    116 stablehlo.reshape

// _foreach_maximum.Scalar, by _foreach_maximum 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 2927fb6ea8360cc1c4249d0bb670656df3e3f9f84089ba715b052294e9b3b84c
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.maximum
//     59 stablehlo.reshape

// _foreach_maximum.ScalarList, by _foreach_maximum 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, d2ee5bc57a1a3eb1402995148e767aec4a8ffa4339a9e2fea369eed939f1093f
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.maximum
//     78 stablehlo.reshape

// _foreach_minimum.List, by _foreach_minimum 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, b4291e13b8fba9460883dd277c5843d69dcb117be1ca6076cae5d430e397c752
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.minimum
//    116 stablehlo.reshape

// _foreach_minimum.Scalar, by _foreach_minimum 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 9196a928cbdf4ad140ac0a259724de804869cbb67a479b0fcf2555917bc4a1ea
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.minimum
//     59 stablehlo.reshape

// _foreach_minimum.ScalarList, by _foreach_minimum 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, d349e8f882e335411b034e5435a0f8bb18d2156e1791e8c5d866b2b00fa5011c
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.minimum
//     78 stablehlo.reshape

// _foreach_mul.List, by _foreach_mul 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, 8310aa6758878ac7589000d4fd8dcd54088d4779c6294523e0278ac9709708b1
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.multiply
//    116 stablehlo.reshape

// _foreach_mul.Scalar, by _foreach_mul 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 07857abe169978695a941e47175ef861c16d3bae8b1214044042275661b5bcc3
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.multiply
//     59 stablehlo.reshape

// _foreach_mul.ScalarList, by _foreach_mul 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, fd9fabb2819e84ceb072f53b1d47b2ce8f246113d261e8f145c2c1c49bb5c900
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.multiply
//     78 stablehlo.reshape

// _foreach_mul.Tensor, by _foreach_mul 6
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 105 lines, 85133a2f2295437d0adaf0e1b7209c8d43bfbaf92abf43cdc28db443111c05d3
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.multiply
//     59 stablehlo.reshape

// _foreach_neg, by _foreach_neg 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.negate"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.negate"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.negate"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.negate"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.negate"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.negate"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.negate"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.negate"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.negate"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.negate"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.negate"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.negate"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.negate"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.negate"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.negate"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.negate"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.negate"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.negate"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.negate"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.negate"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_pow.List, by _foreach_pow 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 143 lines, 800172c2c7a0fea89aa2b7235355654606dc424ed5109b735f8fb10cb19e82b3
//      1 func.return
//      2 stablehlo.broadcast_in_dim
//     20 stablehlo.power
//    116 stablehlo.reshape

// _foreach_pow.Scalar, by _foreach_pow 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, d97f802537c3c8bc5311ef4ca78115c760c451b5a89bd6c55b12b893b7bda0cf
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.power
//     59 stablehlo.reshape

// _foreach_pow.ScalarList, by _foreach_pow 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, 93252e7644d63b37096e04a8e057ec5fcde6221c9a43b86e8ff79cfa4f95f9d3
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.power
//     78 stablehlo.reshape

// _foreach_reciprocal, by _foreach_reciprocal 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, 617552591375a06281eba684640c595294630bf36bd1f9ab856886b1a008ed0f
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.constant
//     20 stablehlo.divide
//     58 stablehlo.reshape

// _foreach_round, by _foreach_round 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.round_nearest_even"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.round_nearest_even"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.round_nearest_even"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.round_nearest_even"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.round_nearest_even"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.round_nearest_even"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.round_nearest_even"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.round_nearest_even"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.round_nearest_even"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.round_nearest_even"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.round_nearest_even"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.round_nearest_even"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.round_nearest_even"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.round_nearest_even"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.round_nearest_even"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.round_nearest_even"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.round_nearest_even"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.round_nearest_even"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.round_nearest_even"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.round_nearest_even"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_rsqrt, by _foreach_rsqrt 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.rsqrt"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.rsqrt"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.rsqrt"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.rsqrt"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.rsqrt"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.rsqrt"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.rsqrt"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.rsqrt"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.rsqrt"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.rsqrt"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.rsqrt"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.rsqrt"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.rsqrt"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.rsqrt"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.rsqrt"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.rsqrt"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.rsqrt"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.rsqrt"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.rsqrt"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.rsqrt"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_sigmoid, by _foreach_sigmoid 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.logistic"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.logistic"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.logistic"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.logistic"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.logistic"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.logistic"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.logistic"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.logistic"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.logistic"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.logistic"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.logistic"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.logistic"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.logistic"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.logistic"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.logistic"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.logistic"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.logistic"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.logistic"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.logistic"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.logistic"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_sign, by _foreach_sign 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.sign"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.sign"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.sign"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.sign"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.sign"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.sign"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.sign"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.sign"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.sign"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.sign"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.sign"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.sign"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.sign"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.sign"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.sign"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.sign"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.sign"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.sign"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.sign"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.sign"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_sin, by _foreach_sin 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.sine"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.sine"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.sine"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.sine"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.sine"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.sine"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.sine"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.sine"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.sine"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.sine"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.sine"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.sine"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.sine"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.sine"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.sine"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.sine"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.sine"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.sine"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.sine"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.sine"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_sinh, by _foreach_sinh 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "chlo.sinh"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "chlo.sinh"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "chlo.sinh"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "chlo.sinh"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "chlo.sinh"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "chlo.sinh"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "chlo.sinh"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "chlo.sinh"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "chlo.sinh"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "chlo.sinh"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "chlo.sinh"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "chlo.sinh"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "chlo.sinh"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "chlo.sinh"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "chlo.sinh"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "chlo.sinh"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "chlo.sinh"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "chlo.sinh"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "chlo.sinh"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "chlo.sinh"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_sqrt, by _foreach_sqrt 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.sqrt"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.sqrt"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.sqrt"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.sqrt"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.sqrt"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.sqrt"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.sqrt"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.sqrt"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.sqrt"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.sqrt"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.sqrt"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.sqrt"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.sqrt"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.sqrt"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.sqrt"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.sqrt"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.sqrt"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.sqrt"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.sqrt"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.sqrt"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_sub.List, by _foreach_sub 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<400xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<289xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<196xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<121xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<64xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<25xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<4xf32>, %39: tensor<1xf32>, %40: tensor<1xf64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 204 lines, d31ef5f091d48734e0689952108c4c5a80168fbfe34d0fd64c4e19eeb8f48f18
//      1 func.return
//     22 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.multiply
//    117 stablehlo.reshape
//     20 stablehlo.subtract

// _foreach_sub.Scalar, by _foreach_sub 1
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xi64>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 125 lines, 274fac6829d522aad7b2127cccfc0392835d7303d7842c6c0dfb5eeb7eb8dccd
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     59 stablehlo.reshape
//     20 stablehlo.subtract

// _foreach_sub.ScalarList, by _foreach_sub 5
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<1xf32>, %21: tensor<1xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>, %24: tensor<1xf32>, %25: tensor<1xf32>, %26: tensor<1xf32>, %27: tensor<1xf32>, %28: tensor<1xf32>, %29: tensor<1xf32>, %30: tensor<1xf32>, %31: tensor<1xf32>, %32: tensor<1xf32>, %33: tensor<1xf32>, %34: tensor<1xf32>, %35: tensor<1xf32>, %36: tensor<1xf32>, %37: tensor<1xf32>, %38: tensor<1xf32>, %39: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 124 lines, e1e21e6e5c21ffd8793ee130883b8988fc4183a9c76dd0198f1ff68f1cd6bb2c
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     78 stablehlo.reshape
//     20 stablehlo.subtract

// _foreach_tan, by _foreach_tan 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.tan"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.tan"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.tan"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.tan"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.tan"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.tan"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.tan"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.tan"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.tan"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.tan"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.tan"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.tan"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.tan"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.tan"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.tan"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.tan"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.tan"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.tan"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.tan"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.tan"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_tanh, by _foreach_tanh 0
module @tpu {
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) {
 %20 = "stablehlo.reshape"(%0) : (tensor<400xf32>) -> tensor<20x20xf32>
 %21 = "stablehlo.reshape"(%20) : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
 %22 = "stablehlo.reshape"(%21) : (tensor<20x20x1xf32>) -> tensor<20x20xf32>
 %23 = "stablehlo.reshape"(%1) : (tensor<361xf32>) -> tensor<19x19xf32>
 %24 = "stablehlo.reshape"(%23) : (tensor<19x19xf32>) -> tensor<19x19x1xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<19x19x1xf32>) -> tensor<19x19xf32>
 %26 = "stablehlo.reshape"(%2) : (tensor<324xf32>) -> tensor<18x18xf32>
 %27 = "stablehlo.reshape"(%26) : (tensor<18x18xf32>) -> tensor<18x18x1xf32>
 %28 = "stablehlo.reshape"(%27) : (tensor<18x18x1xf32>) -> tensor<18x18xf32>
 %29 = "stablehlo.reshape"(%3) : (tensor<289xf32>) -> tensor<17x17xf32>
 %30 = "stablehlo.reshape"(%29) : (tensor<17x17xf32>) -> tensor<17x17x1xf32>
 %31 = "stablehlo.reshape"(%30) : (tensor<17x17x1xf32>) -> tensor<17x17xf32>
 %32 = "stablehlo.reshape"(%4) : (tensor<256xf32>) -> tensor<16x16xf32>
 %33 = "stablehlo.reshape"(%32) : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
 %34 = "stablehlo.reshape"(%33) : (tensor<16x16x1xf32>) -> tensor<16x16xf32>
 %35 = "stablehlo.reshape"(%5) : (tensor<225xf32>) -> tensor<15x15xf32>
 %36 = "stablehlo.reshape"(%35) : (tensor<15x15xf32>) -> tensor<15x15x1xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<15x15x1xf32>) -> tensor<15x15xf32>
 %38 = "stablehlo.reshape"(%6) : (tensor<196xf32>) -> tensor<14x14xf32>
 %39 = "stablehlo.reshape"(%38) : (tensor<14x14xf32>) -> tensor<14x14x1xf32>
 %40 = "stablehlo.reshape"(%39) : (tensor<14x14x1xf32>) -> tensor<14x14xf32>
 %41 = "stablehlo.reshape"(%7) : (tensor<169xf32>) -> tensor<13x13xf32>
 %42 = "stablehlo.reshape"(%41) : (tensor<13x13xf32>) -> tensor<13x13x1xf32>
 %43 = "stablehlo.reshape"(%42) : (tensor<13x13x1xf32>) -> tensor<13x13xf32>
 %44 = "stablehlo.reshape"(%8) : (tensor<144xf32>) -> tensor<12x12xf32>
 %45 = "stablehlo.reshape"(%44) : (tensor<12x12xf32>) -> tensor<12x12x1xf32>
 %46 = "stablehlo.reshape"(%45) : (tensor<12x12x1xf32>) -> tensor<12x12xf32>
 %47 = "stablehlo.reshape"(%9) : (tensor<121xf32>) -> tensor<11x11xf32>
 %48 = "stablehlo.reshape"(%47) : (tensor<11x11xf32>) -> tensor<11x11x1xf32>
 %49 = "stablehlo.reshape"(%48) : (tensor<11x11x1xf32>) -> tensor<11x11xf32>
 %50 = "stablehlo.reshape"(%10) : (tensor<100xf32>) -> tensor<10x10xf32>
 %51 = "stablehlo.reshape"(%50) : (tensor<10x10xf32>) -> tensor<10x10x1xf32>
 %52 = "stablehlo.reshape"(%51) : (tensor<10x10x1xf32>) -> tensor<10x10xf32>
 %53 = "stablehlo.reshape"(%11) : (tensor<81xf32>) -> tensor<9x9xf32>
 %54 = "stablehlo.reshape"(%53) : (tensor<9x9xf32>) -> tensor<9x9x1xf32>
 %55 = "stablehlo.reshape"(%54) : (tensor<9x9x1xf32>) -> tensor<9x9xf32>
 %56 = "stablehlo.reshape"(%12) : (tensor<64xf32>) -> tensor<8x8xf32>
 %57 = "stablehlo.reshape"(%56) : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
 %58 = "stablehlo.reshape"(%57) : (tensor<8x8x1xf32>) -> tensor<8x8xf32>
 %59 = "stablehlo.reshape"(%13) : (tensor<49xf32>) -> tensor<7x7xf32>
 %60 = "stablehlo.reshape"(%59) : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
 %61 = "stablehlo.reshape"(%60) : (tensor<7x7x1xf32>) -> tensor<7x7xf32>
 %62 = "stablehlo.reshape"(%14) : (tensor<36xf32>) -> tensor<6x6xf32>
 %63 = "stablehlo.reshape"(%62) : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
 %64 = "stablehlo.reshape"(%63) : (tensor<6x6x1xf32>) -> tensor<6x6xf32>
 %65 = "stablehlo.reshape"(%15) : (tensor<25xf32>) -> tensor<5x5xf32>
 %66 = "stablehlo.reshape"(%65) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
 %67 = "stablehlo.reshape"(%66) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
 %68 = "stablehlo.reshape"(%16) : (tensor<16xf32>) -> tensor<4x4xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
 %70 = "stablehlo.reshape"(%69) : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
 %71 = "stablehlo.reshape"(%17) : (tensor<9xf32>) -> tensor<3x3xf32>
 %72 = "stablehlo.reshape"(%71) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %73 = "stablehlo.reshape"(%72) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %74 = "stablehlo.reshape"(%18) : (tensor<4xf32>) -> tensor<2x2xf32>
 %75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
 %76 = "stablehlo.reshape"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
 %77 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
 %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
 %79 = "stablehlo.tanh"(%22) : (tensor<20x20xf32>) -> tensor<20x20xf32>
 %80 = "stablehlo.tanh"(%25) : (tensor<19x19xf32>) -> tensor<19x19xf32>
 %81 = "stablehlo.tanh"(%28) : (tensor<18x18xf32>) -> tensor<18x18xf32>
 %82 = "stablehlo.tanh"(%31) : (tensor<17x17xf32>) -> tensor<17x17xf32>
 %83 = "stablehlo.tanh"(%34) : (tensor<16x16xf32>) -> tensor<16x16xf32>
 %84 = "stablehlo.tanh"(%37) : (tensor<15x15xf32>) -> tensor<15x15xf32>
 %85 = "stablehlo.tanh"(%40) : (tensor<14x14xf32>) -> tensor<14x14xf32>
 %86 = "stablehlo.tanh"(%43) : (tensor<13x13xf32>) -> tensor<13x13xf32>
 %87 = "stablehlo.tanh"(%46) : (tensor<12x12xf32>) -> tensor<12x12xf32>
 %88 = "stablehlo.tanh"(%49) : (tensor<11x11xf32>) -> tensor<11x11xf32>
 %89 = "stablehlo.tanh"(%52) : (tensor<10x10xf32>) -> tensor<10x10xf32>
 %90 = "stablehlo.tanh"(%55) : (tensor<9x9xf32>) -> tensor<9x9xf32>
 %91 = "stablehlo.tanh"(%58) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %92 = "stablehlo.tanh"(%61) : (tensor<7x7xf32>) -> tensor<7x7xf32>
 %93 = "stablehlo.tanh"(%64) : (tensor<6x6xf32>) -> tensor<6x6xf32>
 %94 = "stablehlo.tanh"(%67) : (tensor<5x5xf32>) -> tensor<5x5xf32>
 %95 = "stablehlo.tanh"(%70) : (tensor<4x4xf32>) -> tensor<4x4xf32>
 %96 = "stablehlo.tanh"(%73) : (tensor<3x3xf32>) -> tensor<3x3xf32>
 %97 = "stablehlo.tanh"(%76) : (tensor<2x2xf32>) -> tensor<2x2xf32>
 %98 = "stablehlo.tanh"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
 "func.return"(%79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98) : (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) -> ()
}
}

// _foreach_trunc, by _foreach_trunc 0
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 184 lines, 59a08fe3096a35ef5a328ffa352cd7c3cef06a497723664360c61000807ac2ad
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.ceil
//     20 stablehlo.compare
//     20 stablehlo.constant
//     20 stablehlo.floor
//     58 stablehlo.reshape
//     20 stablehlo.select
