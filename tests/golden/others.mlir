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

// _foreach_add.ScalarList, by _foreach_add 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, 59e5ace7d8265de7fbee03f86ea2c99a7bbdc2a796f6452dd2985ede82040f07
//      1 func.return
//     20 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     78 stablehlo.reshape
//     20 stablehlo.slice

// _foreach_addcdiv.Scalar, by _foreach_norm 0
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<1xf64>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 214 lines, c959a05b51951f5ee31732f0575de457b7b9d12d91268b805420f47290133fa1
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     20 stablehlo.divide
//     20 stablehlo.multiply
//    109 stablehlo.reshape

// _foreach_addcdiv.ScalarList, by case.embedding_renorm 0
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<20xf32>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 233 lines, 2a7b465989379d2c2ce5d59eea51e6e5eb7659eaa815067e34b50612bd436cef
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     20 stablehlo.divide
//     20 stablehlo.multiply
//    128 stablehlo.reshape
//     20 stablehlo.slice

// _foreach_addcmul.Scalar, by _foreach_addcmul 0
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<1xi64>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 214 lines, 76b78df334791ec3d9e910e86df325b87d1a9a725158d50f0ac73e6a618f4bd5
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     20 stablehlo.convert
//     40 stablehlo.multiply
//    109 stablehlo.reshape

// _foreach_addcmul.ScalarList, by _foreach_addcmul 8
func.func @main(%0: tensor<0xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<0xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<0xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<0xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<0xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<0xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<0xf32>, %19: tensor<0xf32>, %20: tensor<0xf32>, %21: tensor<361xf32>, %22: tensor<324xf32>, %23: tensor<0xf32>, %24: tensor<256xf32>, %25: tensor<225xf32>, %26: tensor<0xf32>, %27: tensor<169xf32>, %28: tensor<144xf32>, %29: tensor<0xf32>, %30: tensor<100xf32>, %31: tensor<81xf32>, %32: tensor<0xf32>, %33: tensor<49xf32>, %34: tensor<36xf32>, %35: tensor<0xf32>, %36: tensor<16xf32>, %37: tensor<9xf32>, %38: tensor<0xf32>, %39: tensor<0xf32>, %40: tensor<0xf32>, %41: tensor<361xf32>, %42: tensor<324xf32>, %43: tensor<0xf32>, %44: tensor<256xf32>, %45: tensor<225xf32>, %46: tensor<0xf32>, %47: tensor<169xf32>, %48: tensor<144xf32>, %49: tensor<0xf32>, %50: tensor<100xf32>, %51: tensor<81xf32>, %52: tensor<0xf32>, %53: tensor<49xf32>, %54: tensor<36xf32>, %55: tensor<0xf32>, %56: tensor<16xf32>, %57: tensor<9xf32>, %58: tensor<0xf32>, %59: tensor<0xf32>, %60: tensor<20xf32>) -> (tensor<0xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<0xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<0xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<0xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<0xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<0xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) { ... }
// 233 lines, b337056d4c90e4583230490b1f1cd639f5af06a9af56da4cb281dd5d0c0a0dac
//      1 func.return
//     20 stablehlo.add
//     20 stablehlo.broadcast_in_dim
//     40 stablehlo.multiply
//    128 stablehlo.reshape
//     20 stablehlo.slice

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

// _foreach_clamp_max.ScalarList, by _foreach_clamp_max 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, bf754266cb92a3a9be07743e8ead0d471dd238a33c5b5ca1126bb67552bf0cbc
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.minimum
//     78 stablehlo.reshape
//     20 stablehlo.slice

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

// _foreach_clamp_min.ScalarList, by _foreach_clamp_min 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, da4b5ccecb10b8f28f8016841d41953e36fe5c9e065a4c9abf47286e3fb42011
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.maximum
//     78 stablehlo.reshape
//     20 stablehlo.slice

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

// _foreach_div.ScalarList, by _foreach_div 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, b781ac26eba2ae27400c4e3137e866231443ae2f36dfd836eb701b42b27e1f5c
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.divide
//     78 stablehlo.reshape
//     20 stablehlo.slice

// _foreach_div.Tensor, by _foreach_clamp_min 0
func.func @main(%0: tensor<529xf32>, %1: tensor<484xf32>, %2: tensor<441xf32>, %3: tensor<400xf32>, %4: tensor<361xf32>, %5: tensor<324xf32>, %6: tensor<289xf32>, %7: tensor<256xf32>, %8: tensor<225xf32>, %9: tensor<196xf32>, %10: tensor<169xf32>, %11: tensor<144xf32>, %12: tensor<121xf32>, %13: tensor<100xf32>, %14: tensor<81xf32>, %15: tensor<64xf32>, %16: tensor<49xf32>, %17: tensor<36xf32>, %18: tensor<25xf32>, %19: tensor<16xf32>, %20: tensor<9xf32>, %21: tensor<4xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>) -> (tensor<23x23xf32>, tensor<22x22xf32>, tensor<21x21xf32>, tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 120 lines, 30ffd2316f1efa6a4404bad2e32d3237cdaaca6fdbebfc504f0b649d933b1cd6
//      1 func.return
//     24 stablehlo.broadcast_in_dim
//     23 stablehlo.divide
//     68 stablehlo.reshape

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

// _foreach_maximum.ScalarList, by _foreach_maximum 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, da4b5ccecb10b8f28f8016841d41953e36fe5c9e065a4c9abf47286e3fb42011
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.maximum
//     78 stablehlo.reshape
//     20 stablehlo.slice

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

// _foreach_minimum.ScalarList, by _foreach_minimum 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, bf754266cb92a3a9be07743e8ead0d471dd238a33c5b5ca1126bb67552bf0cbc
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.minimum
//     78 stablehlo.reshape
//     20 stablehlo.slice

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

// _foreach_mul.ScalarList, by _foreach_mul 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, 81e9c891a0a1efc05f67adb46547325a91eb9950d05f679bcedc0b15f77d1a9d
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     20 stablehlo.multiply
//     78 stablehlo.reshape
//     20 stablehlo.slice

// _foreach_mul.Tensor, by _foreach_div 0
func.func @main(%0: tensor<529xf32>, %1: tensor<484xf32>, %2: tensor<441xf32>, %3: tensor<400xf32>, %4: tensor<361xf32>, %5: tensor<324xf32>, %6: tensor<289xf32>, %7: tensor<256xf32>, %8: tensor<225xf32>, %9: tensor<196xf32>, %10: tensor<169xf32>, %11: tensor<144xf32>, %12: tensor<121xf32>, %13: tensor<100xf32>, %14: tensor<81xf32>, %15: tensor<64xf32>, %16: tensor<49xf32>, %17: tensor<36xf32>, %18: tensor<25xf32>, %19: tensor<16xf32>, %20: tensor<9xf32>, %21: tensor<4xf32>, %22: tensor<1xf32>, %23: tensor<1xf32>) -> (tensor<23x23xf32>, tensor<22x22xf32>, tensor<21x21xf32>, tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 120 lines, 6ec7edf642d2e0f98193781a3c7a6e7526abb42863e212de0ccb6af64fa897db
//      1 func.return
//     24 stablehlo.broadcast_in_dim
//     23 stablehlo.multiply
//     68 stablehlo.reshape

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

// _foreach_sub.ScalarList, by _foreach_sub 4
func.func @main(%0: tensor<400xf32>, %1: tensor<361xf32>, %2: tensor<324xf32>, %3: tensor<289xf32>, %4: tensor<256xf32>, %5: tensor<225xf32>, %6: tensor<196xf32>, %7: tensor<169xf32>, %8: tensor<144xf32>, %9: tensor<121xf32>, %10: tensor<100xf32>, %11: tensor<81xf32>, %12: tensor<64xf32>, %13: tensor<49xf32>, %14: tensor<36xf32>, %15: tensor<25xf32>, %16: tensor<16xf32>, %17: tensor<9xf32>, %18: tensor<4xf32>, %19: tensor<1xf32>, %20: tensor<20xf32>) -> (tensor<20x20xf32>, tensor<19x19xf32>, tensor<18x18xf32>, tensor<17x17xf32>, tensor<16x16xf32>, tensor<15x15xf32>, tensor<14x14xf32>, tensor<13x13xf32>, tensor<12x12xf32>, tensor<11x11xf32>, tensor<10x10xf32>, tensor<9x9xf32>, tensor<8x8xf32>, tensor<7x7xf32>, tensor<6x6xf32>, tensor<5x5xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<1x1xf32>) { ... }
// 144 lines, 6738e85b62ef461c03d547caf1059504445da49582a4c2c6bbc18c12271dc026
//      1 func.return
//     21 stablehlo.broadcast_in_dim
//     78 stablehlo.reshape
//     20 stablehlo.slice
//     20 stablehlo.subtract

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

// _fused_adagrad, by case._fused_adagrad 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<f32>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
 %13 = "stablehlo.slice"(%12) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %14 = "stablehlo.reshape"(%13) : (tensor<1xf64>) -> tensor<f64>
 %15 = "stablehlo.slice"(%12) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %16 = "stablehlo.reshape"(%15) : (tensor<1xf64>) -> tensor<f64>
 %17 = "stablehlo.slice"(%12) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %18 = "stablehlo.reshape"(%17) : (tensor<1xf64>) -> tensor<f64>
 %19 = "stablehlo.slice"(%12) {start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %20 = "stablehlo.reshape"(%19) : (tensor<1xf64>) -> tensor<f64>
 %21 = "stablehlo.negate"(%3) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %22 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %24 = "stablehlo.multiply"(%0, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %25 = "stablehlo.add"(%21, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %26 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
 %27 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %28 = "stablehlo.subtract"(%26, %27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %29 = "stablehlo.multiply"(%28, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %30 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %31 = "stablehlo.add"(%30, %29) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %32 = "stablehlo.divide"(%14, %31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %33 = "stablehlo.multiply"(%25, %25) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %34 = "stablehlo.add"(%6, %33) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %35 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
 %36 = "stablehlo.convert"(%20) : (tensor<f64>) -> tensor<f32>
 %37 = "stablehlo.sqrt"(%34) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %39 = "stablehlo.add"(%37, %38) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %40 = "stablehlo.divide"(%25, %39) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %42 = "stablehlo.multiply"(%40, %41) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %43 = "stablehlo.subtract"(%0, %42) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %44 = "stablehlo.negate"(%4) : (tensor<7xf32>) -> tensor<7xf32>
 %45 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %47 = "stablehlo.multiply"(%1, %46) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %48 = "stablehlo.add"(%44, %47) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %49 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
 %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %51 = "stablehlo.subtract"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %52 = "stablehlo.multiply"(%51, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %54 = "stablehlo.add"(%53, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %55 = "stablehlo.divide"(%14, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %56 = "stablehlo.multiply"(%48, %48) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %57 = "stablehlo.add"(%7, %56) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %58 = "stablehlo.convert"(%55) : (tensor<f64>) -> tensor<f32>
 %59 = "stablehlo.convert"(%20) : (tensor<f64>) -> tensor<f32>
 %60 = "stablehlo.sqrt"(%57) : (tensor<7xf32>) -> tensor<7xf32>
 %61 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %62 = "stablehlo.add"(%60, %61) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %63 = "stablehlo.divide"(%48, %62) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %64 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %65 = "stablehlo.multiply"(%63, %64) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %66 = "stablehlo.subtract"(%1, %65) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %67 = "stablehlo.negate"(%5) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %68 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %70 = "stablehlo.multiply"(%2, %69) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %71 = "stablehlo.add"(%67, %70) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %72 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
 %73 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %74 = "stablehlo.subtract"(%72, %73) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %75 = "stablehlo.multiply"(%74, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %76 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %77 = "stablehlo.add"(%76, %75) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %78 = "stablehlo.divide"(%14, %77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %79 = "stablehlo.multiply"(%71, %71) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %80 = "stablehlo.add"(%8, %79) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %81 = "stablehlo.convert"(%78) : (tensor<f64>) -> tensor<f32>
 %82 = "stablehlo.convert"(%20) : (tensor<f64>) -> tensor<f32>
 %83 = "stablehlo.sqrt"(%80) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %84 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %85 = "stablehlo.add"(%83, %84) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %86 = "stablehlo.divide"(%71, %85) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %87 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %88 = "stablehlo.multiply"(%86, %87) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %89 = "stablehlo.subtract"(%2, %88) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%43, %66, %89, %3, %4, %5, %34, %57, %80, %9, %10, %11) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
}
}

// _fused_adagrad.tensor_lr, by case._fused_adagrad.tensor_lr 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<f32>, %10: tensor<f32>, %11: tensor<f32>, %12: tensor<f32>, %13: tensor<3xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) {
 %14 = "stablehlo.slice"(%13) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %15 = "stablehlo.reshape"(%14) : (tensor<1xf64>) -> tensor<f64>
 %16 = "stablehlo.slice"(%13) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %17 = "stablehlo.reshape"(%16) : (tensor<1xf64>) -> tensor<f64>
 %18 = "stablehlo.slice"(%13) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %19 = "stablehlo.reshape"(%18) : (tensor<1xf64>) -> tensor<f64>
 %20 = "stablehlo.negate"(%3) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %21 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
 %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %23 = "stablehlo.multiply"(%0, %22) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %24 = "stablehlo.add"(%20, %23) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %25 = "stablehlo.convert"(%9) : (tensor<f32>) -> tensor<f64>
 %26 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %27 = "stablehlo.subtract"(%25, %26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %28 = "stablehlo.multiply"(%27, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %29 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %30 = "stablehlo.add"(%29, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %31 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
 %32 = "stablehlo.divide"(%31, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %33 = "stablehlo.multiply"(%24, %24) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %34 = "stablehlo.add"(%6, %33) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %35 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
 %36 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
 %37 = "stablehlo.sqrt"(%34) : (tensor<4x3xf32>) -> tensor<4x3xf32>
 %38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %39 = "stablehlo.add"(%37, %38) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %40 = "stablehlo.divide"(%24, %39) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %42 = "stablehlo.multiply"(%40, %41) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %43 = "stablehlo.subtract"(%0, %42) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %44 = "stablehlo.negate"(%4) : (tensor<7xf32>) -> tensor<7xf32>
 %45 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
 %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %47 = "stablehlo.multiply"(%1, %46) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %48 = "stablehlo.add"(%44, %47) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %49 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
 %50 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %51 = "stablehlo.subtract"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %52 = "stablehlo.multiply"(%51, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %53 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %54 = "stablehlo.add"(%53, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %55 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
 %56 = "stablehlo.divide"(%55, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %57 = "stablehlo.multiply"(%48, %48) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %58 = "stablehlo.add"(%7, %57) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %59 = "stablehlo.convert"(%56) : (tensor<f64>) -> tensor<f32>
 %60 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
 %61 = "stablehlo.sqrt"(%58) : (tensor<7xf32>) -> tensor<7xf32>
 %62 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %63 = "stablehlo.add"(%61, %62) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %64 = "stablehlo.divide"(%48, %63) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %65 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %66 = "stablehlo.multiply"(%64, %65) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %67 = "stablehlo.subtract"(%1, %66) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %68 = "stablehlo.negate"(%5) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %69 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<f32>
 %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %71 = "stablehlo.multiply"(%2, %70) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %72 = "stablehlo.add"(%68, %71) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %73 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
 %74 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %75 = "stablehlo.subtract"(%73, %74) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %76 = "stablehlo.multiply"(%75, %15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %77 = "stablehlo.constant"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
 %78 = "stablehlo.add"(%77, %76) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %79 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
 %80 = "stablehlo.divide"(%79, %78) : (tensor<f64>, tensor<f64>) -> tensor<f64>
 %81 = "stablehlo.multiply"(%72, %72) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %82 = "stablehlo.add"(%8, %81) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %83 = "stablehlo.convert"(%80) : (tensor<f64>) -> tensor<f32>
 %84 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
 %85 = "stablehlo.sqrt"(%82) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %87 = "stablehlo.add"(%85, %86) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %88 = "stablehlo.divide"(%72, %87) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %89 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %90 = "stablehlo.multiply"(%88, %89) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %91 = "stablehlo.subtract"(%2, %90) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%43, %67, %91, %3, %4, %5, %34, %58, %82) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) -> ()
}
}

// _fused_adam, by case._fused_adam 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<5xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 141 lines, b819a3ae93ab91602ef629d25d3f3afb1b4b9de5f76b22081c8bcdebb8d01a9c
//      1 func.return
//     12 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     24 stablehlo.convert
//      9 stablehlo.divide
//     18 stablehlo.multiply
//      6 stablehlo.power
//      5 stablehlo.reshape
//      5 stablehlo.slice
//      6 stablehlo.sqrt
//     18 stablehlo.subtract

// _fused_adam.tensor_lr, by case._fused_adam.tensor_lr 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 140 lines, 38f86a4257155639030e63c78a438f69e7fc3f17056e57c54963a151d686696f
//      1 func.return
//     12 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     25 stablehlo.convert
//      9 stablehlo.divide
//     18 stablehlo.multiply
//      6 stablehlo.power
//      4 stablehlo.reshape
//      4 stablehlo.slice
//      6 stablehlo.sqrt
//     18 stablehlo.subtract

// _fused_adamw, by case._fused_adamw 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<5xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 144 lines, 87d32278fcd0e67baf0a319f9b966d1bde0256a0adabcb239644a05bdfe3647e
//      1 func.return
//      9 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     24 stablehlo.convert
//      9 stablehlo.divide
//     21 stablehlo.multiply
//      6 stablehlo.power
//      5 stablehlo.reshape
//      5 stablehlo.slice
//      6 stablehlo.sqrt
//     21 stablehlo.subtract

// _fused_adamw.tensor_lr, by case._fused_adamw.tensor_lr 0
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4x3xf32>, %7: tensor<7xf32>, %8: tensor<2x2x2xf32>, %9: tensor<4x3xf32>, %10: tensor<7xf32>, %11: tensor<2x2x2xf32>, %12: tensor<f32>, %13: tensor<f32>, %14: tensor<f32>, %15: tensor<f32>, %16: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) { ... }
// 143 lines, 490fd32f6b5d1e1a71090f3eaf8c52f864c2f00591f5555bd110e6ae65ab25b2
//      1 func.return
//      9 stablehlo.add
//     21 stablehlo.broadcast_in_dim
//     12 stablehlo.constant
//     25 stablehlo.convert
//      9 stablehlo.divide
//     21 stablehlo.multiply
//      6 stablehlo.power
//      4 stablehlo.reshape
//      4 stablehlo.slice
//      6 stablehlo.sqrt
//     21 stablehlo.subtract

// _fused_sgd, by case._fused_sgd 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<4xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) {
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %8 = "stablehlo.reshape"(%7) : (tensor<1xf64>) -> tensor<f64>
 %9 = "stablehlo.slice"(%6) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %10 = "stablehlo.reshape"(%9) : (tensor<1xf64>) -> tensor<f64>
 %11 = "stablehlo.slice"(%6) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %12 = "stablehlo.reshape"(%11) : (tensor<1xf64>) -> tensor<f64>
 %13 = "stablehlo.slice"(%6) {start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4xf64>) -> tensor<1xf64>
 %14 = "stablehlo.reshape"(%13) : (tensor<1xf64>) -> tensor<f64>
 %15 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %17 = "stablehlo.multiply"(%0, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %18 = "stablehlo.add"(%3, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %19 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %22 = "stablehlo.subtract"(%0, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %23 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %25 = "stablehlo.multiply"(%1, %24) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %26 = "stablehlo.add"(%4, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %27 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %29 = "stablehlo.multiply"(%26, %28) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %30 = "stablehlo.subtract"(%1, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %31 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %33 = "stablehlo.multiply"(%2, %32) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %34 = "stablehlo.add"(%5, %33) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %35 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %38 = "stablehlo.subtract"(%2, %37) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%22, %30, %38, %3, %4, %5) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) -> ()
}
}

// _fused_sgd.tensor_lr, by case._fused_sgd.tensor_lr 0
module @tpu {
func.func @main(%0: tensor<4x3xf32>, %1: tensor<7xf32>, %2: tensor<2x2x2xf32>, %3: tensor<4x3xf32>, %4: tensor<7xf32>, %5: tensor<2x2x2xf32>, %6: tensor<f32>, %7: tensor<3xf64>) -> (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) {
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %9 = "stablehlo.reshape"(%8) : (tensor<1xf64>) -> tensor<f64>
 %10 = "stablehlo.slice"(%7) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %11 = "stablehlo.reshape"(%10) : (tensor<1xf64>) -> tensor<f64>
 %12 = "stablehlo.slice"(%7) {start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf64>) -> tensor<1xf64>
 %13 = "stablehlo.reshape"(%12) : (tensor<1xf64>) -> tensor<f64>
 %14 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %16 = "stablehlo.multiply"(%0, %15) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %17 = "stablehlo.add"(%3, %16) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %18 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %19 = "stablehlo.convert"(%18) : (tensor<f64>) -> tensor<f32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
 %21 = "stablehlo.multiply"(%17, %20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %22 = "stablehlo.subtract"(%0, %21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
 %23 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %25 = "stablehlo.multiply"(%1, %24) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %26 = "stablehlo.add"(%4, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %27 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %28 = "stablehlo.convert"(%27) : (tensor<f64>) -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
 %30 = "stablehlo.multiply"(%26, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %31 = "stablehlo.subtract"(%1, %30) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
 %32 = "stablehlo.convert"(%9) : (tensor<f64>) -> tensor<f32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %34 = "stablehlo.multiply"(%2, %33) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %35 = "stablehlo.add"(%5, %34) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %36 = "stablehlo.convert"(%6) : (tensor<f32>) -> tensor<f64>
 %37 = "stablehlo.convert"(%36) : (tensor<f64>) -> tensor<f32>
 %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2xf32>
 %39 = "stablehlo.multiply"(%35, %38) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 %40 = "stablehlo.subtract"(%2, %39) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
 "func.return"(%22, %31, %40, %3, %4, %5) : (tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<2x2x2xf32>) -> ()
}
}

// _upsample_bicubic2d_aa, by case._upsample_bicubic2d_aa 1
module @tpu {
func.func @main(%0: tensor<252xf32>) -> (tensor<2x3x9x11xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<252xf32>) -> tensor<2x126xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x126xf32>) -> tensor<2x3x42xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x42xf32>) -> tensor<2x3x6x7xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x6x7xf32>) -> tensor<2x3x6x7x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x6x7x1xf32>) -> tensor<2x3x6x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5]> : tensor<11xi32>} : () -> tensor<11xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %8 = "stablehlo.constant"() {value = dense<[0x3F890001, 0x3F15B56A, 0xBD19DE82, 0xBCDD9280, 0xBD96CAC2, 0.0, 0xBD2C5580, 0xBD93B6DE, 0xBB763404, 0xBD582F83, 0xBD8FFFE5]> : tensor<11xf32>} : () -> tensor<11xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %11 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6]> : tensor<11xi32>} : () -> tensor<11xi32>
 %12 = "stablehlo.gather"(%5, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %13 = "stablehlo.constant"() {value = dense<[0xBD90000E, 0x3EEF9B1B, 0x3F7AFFD3, 0x3E82677A, 0x3F3DD617, 1.0, 0x3EBF913E, 0x3F582FB5, 0x3D7944A4, 0x3EEF9B1D, 0x3F88FFFE]> : tensor<11xf32>} : () -> tensor<11xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %16 = "stablehlo.add"(%10, %15) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %17 = "stablehlo.constant"() {value = dense<[1, 2, 2, 2, 3, 4, 4, 5, 5, 6, 6]> : tensor<11xi32>} : () -> tensor<11xi32>
 %18 = "stablehlo.gather"(%5, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %19 = "stablehlo.constant"() {value = dense<[0.0, 0xBD582F83, 0x3D7944A4, 0x3F582FB4, 0x3EBF9135, 0.0, 0x3F3DD610, 0x3E82676C, 0x3F7AFFD3, 0x3F15B56A, 0.0]> : tensor<11xf32>} : () -> tensor<11xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %22 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, true, true, false]> : tensor<11xi1>} : () -> tensor<11xi1>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x11xf32>
 %25 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<11xi1>) -> tensor<2x3x6x11xi1>
 %26 = "stablehlo.select"(%25, %21, %24) : (tensor<2x3x6x11xi1>, tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %27 = "stablehlo.add"(%16, %26) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %28 = "stablehlo.constant"() {value = dense<[1, 2, 3, 3, 4, 5, 5, 6, 6, 6, 6]> : tensor<11xi32>} : () -> tensor<11xi32>
 %29 = "stablehlo.gather"(%5, %28) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x7xf32>, tensor<11xi32>) -> tensor<2x3x6x11xf32>
 %30 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0xBB763404, 0xBD93B6E0, 0xBD2C5583, 0.0, 0xBD96CAC0, 0xBCDD91FD, 0xBD19DE82, 0.0, 0.0]> : tensor<11xf32>} : () -> tensor<11xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<11xf32>) -> tensor<2x3x6x11xf32>
 %32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %33 = "stablehlo.constant"() {value = dense<[false, false, true, true, true, true, true, true, true, false, false]> : tensor<11xi1>} : () -> tensor<11xi1>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x11xf32>
 %36 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 3>} : (tensor<11xi1>) -> tensor<2x3x6x11xi1>
 %37 = "stablehlo.select"(%36, %32, %35) : (tensor<2x3x6x11xi1>, tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %38 = "stablehlo.add"(%27, %37) : (tensor<2x3x6x11xf32>, tensor<2x3x6x11xf32>) -> tensor<2x3x6x11xf32>
 %39 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 2, 2, 3, 4]> : tensor<9xi32>} : () -> tensor<9xi32>
 %40 = "stablehlo.gather"(%38, %39) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %41 = "stablehlo.constant"() {value = dense<[0x3F886BC8, 0x3F078788, 0xBD6D0984, 0xBC3DA100, -0.0625, 0xBD6D0984, 0xBC3DA100, 0xBD70F0F1, 0xBD86BCA7]> : tensor<9xf32>} : () -> tensor<9xf32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %44 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 2, 3, 3, 4, 5]> : tensor<9xi32>} : () -> tensor<9xi32>
 %45 = "stablehlo.gather"(%38, %44) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %46 = "stablehlo.constant"() {value = dense<[0xBD86BC7E, 0x3F078788, 0x3F700003, 0x3E071C68, 0.5625, 0x3F700003, 0x3E071C68, 0x3F078788, 0x3F886BCA]> : tensor<9xf32>} : () -> tensor<9xf32>
 %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %49 = "stablehlo.add"(%43, %48) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %50 = "stablehlo.constant"() {value = dense<[1, 2, 2, 2, 3, 4, 4, 5, 5]> : tensor<9xi32>} : () -> tensor<9xi32>
 %51 = "stablehlo.gather"(%38, %50) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %52 = "stablehlo.constant"() {value = dense<[0.0, 0xBD70F0F1, 0x3E071C7A, 0x3F700002, 0.5625, 0x3E071C7A, 0x3F700002, 0x3F078788, 0.0]> : tensor<9xf32>} : () -> tensor<9xf32>
 %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %54 = "stablehlo.multiply"(%51, %53) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %55 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, false]> : tensor<9xi1>} : () -> tensor<9xi1>
 %56 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x9x11xf32>
 %58 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<2x3x9x11xi1>
 %59 = "stablehlo.select"(%58, %54, %57) : (tensor<2x3x9x11xi1>, tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %60 = "stablehlo.add"(%49, %59) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %61 = "stablehlo.constant"() {value = dense<[1, 2, 3, 3, 4, 5, 5, 5, 5]> : tensor<9xi32>} : () -> tensor<9xi32>
 %62 = "stablehlo.gather"(%38, %61) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 11>, indices_are_sorted = false} : (tensor<2x3x6x11xf32>, tensor<9xi32>) -> tensor<2x3x9x11xf32>
 %63 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0xBC3DA203, 0xBD6D0980, -0.0625, 0xBC3DA203, 0xBD6D0980, 0.0, 0.0]> : tensor<9xf32>} : () -> tensor<9xf32>
 %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<2x3x9x11xf32>
 %65 = "stablehlo.multiply"(%62, %64) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %66 = "stablehlo.constant"() {value = dense<[false, false, true, true, true, true, true, false, false]> : tensor<9xi1>} : () -> tensor<9xi1>
 %67 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x9x11xf32>
 %69 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<2x3x9x11xi1>
 %70 = "stablehlo.select"(%69, %65, %68) : (tensor<2x3x9x11xi1>, tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 %71 = "stablehlo.add"(%60, %70) : (tensor<2x3x9x11xf32>, tensor<2x3x9x11xf32>) -> tensor<2x3x9x11xf32>
 "func.return"(%71) : (tensor<2x3x9x11xf32>) -> ()
}
}

// _upsample_bicubic2d_aa_backward, by case._upsample_bicubic2d_aa_backward 1
func.func @main(%0: tensor<2x3x9x11xf32>) -> (tensor<2x3x6x7xf32>) { ... }
// 106 lines, e5092dba93350b6a626f598cf51fa9824b533934256fecaebe47c9dd00f14ac5
//      1 func.return
//     11 stablehlo.add
//     23 stablehlo.broadcast_in_dim
//     36 stablehlo.constant
//     13 stablehlo.gather
//     13 stablehlo.multiply
//      5 stablehlo.select

// _upsample_bilinear2d_aa, by _upsample_bilinear2d_aa 3
module @tpu {
func.func @main(%0: tensor<3600xf32>) -> (tensor<6x3x8x20xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<3600xf32>) -> tensor<6x600xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<6x600xf32>) -> tensor<6x3x200xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<6x3x200xf32>) -> tensor<6x3x10x20xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<6x3x10x20xf32>) -> tensor<6x3x10x20x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<6x3x10x20x1xf32>) -> tensor<6x3x10x20xf32>
 %6 = "stablehlo.constant"() {value = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19]> : tensor<20xi32>} : () -> tensor<20xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 6, 3, 10, 1>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<20xi32>) -> tensor<6x3x10x20xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<20xf32>} : () -> tensor<20xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<20xf32>) -> tensor<6x3x10x20xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %11 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<20xi1>} : () -> tensor<20xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x10x20xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<20xi1>) -> tensor<6x3x10x20xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 5, 6, 7, 8]> : tensor<8xi32>} : () -> tensor<8xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<8xi32>) -> tensor<6x3x8x20xf32>
 %19 = "stablehlo.constant"() {value = dense<[0x3F3A2E8C, 0x3F0BA2E8, 0x3EBA2E8E, 0x3E1D89D8, 0x3F22E8BB, 0x3EE8BA34, 0x3E80000A, 0x3DE38E64]> : tensor<8xf32>} : () -> tensor<8xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<6x3x8x20xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %22 = "stablehlo.constant"() {value = dense<[1, 2, 3, 4, 6, 7, 8, 9]> : tensor<8xi32>} : () -> tensor<8xi32>
 %23 = "stablehlo.gather"(%16, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<8xi32>) -> tensor<6x3x8x20xf32>
 %24 = "stablehlo.constant"() {value = dense<[0x3E8BA2E8, 0x3EE8BA2F, 0x3F22E8B9, 0x3F313B14, 0x3EBA2E88, 0x3F0BA2E6, 0x3F2AAAA9, 0x3F638E34]> : tensor<8xf32>} : () -> tensor<8xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<6x3x8x20xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %27 = "stablehlo.add"(%21, %26) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %28 = "stablehlo.constant"() {value = dense<[1, 2, 4, 5, 6, 7, 9, 9]> : tensor<8xi32>} : () -> tensor<8xi32>
 %29 = "stablehlo.gather"(%16, %28) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<8xi32>) -> tensor<6x3x8x20xf32>
 %30 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0x3E1D89D8, 0.0, 0.0, 0x3DAAAA8E, 0.0]> : tensor<8xf32>} : () -> tensor<8xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<6x3x8x20xf32>
 %32 = "stablehlo.multiply"(%29, %31) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %33 = "stablehlo.constant"() {value = dense<[false, false, true, true, false, false, true, false]> : tensor<8xi1>} : () -> tensor<8xi1>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x8x20xf32>
 %36 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<6x3x8x20xi1>
 %37 = "stablehlo.select"(%36, %32, %35) : (tensor<6x3x8x20xi1>, tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 %38 = "stablehlo.add"(%27, %37) : (tensor<6x3x8x20xf32>, tensor<6x3x8x20xf32>) -> tensor<6x3x8x20xf32>
 "func.return"(%38) : (tensor<6x3x8x20xf32>) -> ()
}
}

// _upsample_bilinear2d_aa_backward, by _upsample_bilinear2d_aa 3
module @tpu {
func.func @main(%0: tensor<6x3x8x20xf32>) -> (tensor<6x3x10x20xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2, 3, 4, 5, 6, 6]> : tensor<10xi32>} : () -> tensor<10xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x8x20xf32>, tensor<10xi32>) -> tensor<6x3x10x20xf32>
 %3 = "stablehlo.constant"() {value = dense<[0x3F3A2E8C, 0x3E8BA2E8, 0x3EE8BA2F, 0x3F22E8B9, 0.0, 0x3E1D89D8, 0x3EBA2E88, 0x3F0BA2E6, 0x3F2AAAA9, 0x3DAAAA8E]> : tensor<10xf32>} : () -> tensor<10xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<6x3x10x20xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 3, 4, 5, 6, 7, 7]> : tensor<10xi32>} : () -> tensor<10xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 6, 3, 1, 20>, indices_are_sorted = false} : (tensor<6x3x8x20xf32>, tensor<10xi32>) -> tensor<6x3x10x20xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0x3F0BA2E8, 0x3EBA2E8E, 0x3E1D89D8, 0x3F313B14, 0x3F22E8BB, 0x3EE8BA34, 0x3E80000A, 0x3DE38E64, 0x3F638E34]> : tensor<10xf32>} : () -> tensor<10xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<10xf32>) -> tensor<6x3x10x20xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %11 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>} : () -> tensor<10xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x10x20xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<10xi1>) -> tensor<6x3x10x20xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]> : tensor<20xi32>} : () -> tensor<20xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 6, 3, 10, 1>, indices_are_sorted = false} : (tensor<6x3x10x20xf32>, tensor<20xi32>) -> tensor<6x3x10x20xf32>
 %19 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<20xf32>} : () -> tensor<20xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<20xf32>) -> tensor<6x3x10x20xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %22 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>} : () -> tensor<20xi1>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3x10x20xf32>
 %25 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<20xi1>) -> tensor<6x3x10x20xi1>
 %26 = "stablehlo.select"(%25, %16, %24) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 %27 = "stablehlo.add"(%21, %26) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
 "func.return"(%27) : (tensor<6x3x10x20xf32>) -> ()
}
}

// _upsample_lanczos2d_aa, by case._upsample_lanczos2d_aa 1
func.func @main(%0: tensor<252xf32>) -> (tensor<2x3x9x11xf32>) { ... }
// 110 lines, 1b32bdf4e82c9ffccfd012efe79a61818e0ec9bcd00b360eac5a384a983b86a6
//      1 func.return
//     10 stablehlo.add
//     24 stablehlo.broadcast_in_dim
//     36 stablehlo.constant
//     12 stablehlo.gather
//     12 stablehlo.multiply
//      5 stablehlo.reshape
//      6 stablehlo.select

// _upsample_lanczos2d_aa_backward, by case._upsample_lanczos2d_aa_backward 0
module @tpu {
func.func @main(%0: tensor<2x3x3x4xf32>) -> (tensor<2x3x6x7xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0]> : tensor<6xi32>} : () -> tensor<6xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[0x3EF27132, 0x3EF27132, 0x3E13312C, 0xBD90C4E2, 0xBD13B935, 0x3C82D660]> : tensor<6xf32>} : () -> tensor<6xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6x4xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1]> : tensor<6xi32>} : () -> tensor<6xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6x4xf32>
 %8 = "stablehlo.constant"() {value = dense<[0xBD846EE4, 0x3E06A652, 0x3EDDC890, 0x3EDDC890, 0x3E06A652, 0xBD846EE4]> : tensor<6xf32>} : () -> tensor<6xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6x4xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %11 = "stablehlo.add"(%5, %10) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %12 = "stablehlo.constant"() {value = dense<[2, 2, 2, 2, 2, 2]> : tensor<6xi32>} : () -> tensor<6xi32>
 %13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<6xi32>) -> tensor<2x3x6x4xf32>
 %14 = "stablehlo.constant"() {value = dense<[0x3C82D660, 0xBD13B934, 0xBD90C4E1, 0x3E13312B, 0x3EF27131, 0x3EF27131]> : tensor<6xf32>} : () -> tensor<6xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6x4xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %17 = "stablehlo.add"(%11, %16) : (tensor<2x3x6x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x6x4xf32>
 %18 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 1]> : tensor<7xi32>} : () -> tensor<7xi32>
 %19 = "stablehlo.gather"(%17, %18) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %20 = "stablehlo.constant"() {value = dense<[0x3F0DA4AF, 0x3EF1F4BE, 0x3D1FEFC8, 0xBDA6AEAF, 0x3C008EDB, 0x3C0D6433, 0x3C8397FB]> : tensor<7xf32>} : () -> tensor<7xf32>
 %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %23 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 1, 1, 2]> : tensor<7xi32>} : () -> tensor<7xi32>
 %24 = "stablehlo.gather"(%17, %23) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %25 = "stablehlo.constant"() {value = dense<[0xBD8E9A75, 0x3E6FDC3E, 0x3F0FC8B8, 0x3EB075F7, 0xBCF68AF5, 0xBD68FDDC, 0xBD8E9A75]> : tensor<7xf32>} : () -> tensor<7xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %28 = "stablehlo.add"(%22, %27) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %29 = "stablehlo.constant"() {value = dense<[2, 2, 2, 2, 2, 2, 3]> : tensor<7xi32>} : () -> tensor<7xi32>
 %30 = "stablehlo.gather"(%17, %29) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %31 = "stablehlo.constant"() {value = dense<[0x3C8397FC, 0xBD68FDDD, 0xBCF68AF6, 0x3EB075F8, 0x3F0FC8B9, 0x3E6FDC3F, 0x3F0DA4AF]> : tensor<7xf32>} : () -> tensor<7xf32>
 %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %34 = "stablehlo.add"(%28, %33) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %35 = "stablehlo.constant"() {value = dense<[2, 3, 3, 3, 3, 3, 3]> : tensor<7xi32>} : () -> tensor<7xi32>
 %36 = "stablehlo.gather"(%17, %35) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 6, 1>, indices_are_sorted = false} : (tensor<2x3x6x4xf32>, tensor<7xi32>) -> tensor<2x3x6x7xf32>
 %37 = "stablehlo.constant"() {value = dense<[0.0, 0x3C0D6433, 0x3C008EDB, 0xBDA6AEAF, 0x3D1FEFC8, 0x3EF1F4BE, 0.0]> : tensor<7xf32>} : () -> tensor<7xf32>
 %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<7xf32>) -> tensor<2x3x6x7xf32>
 %39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %40 = "stablehlo.constant"() {value = dense<[false, true, true, true, true, true, false]> : tensor<7xi1>} : () -> tensor<7xi1>
 %41 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x6x7xf32>
 %43 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<7xi1>) -> tensor<2x3x6x7xi1>
 %44 = "stablehlo.select"(%43, %39, %42) : (tensor<2x3x6x7xi1>, tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 %45 = "stablehlo.add"(%34, %44) : (tensor<2x3x6x7xf32>, tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
 "func.return"(%45) : (tensor<2x3x6x7xf32>) -> ()
}
}

// _upsample_nearest_exact1d, by nn.functional.interpolate.nearest-exact 3
module @tpu {
func.func @main(%0: tensor<24xf32>) -> (tensor<2x3x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<2x12xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
 "func.return"(%5) : (tensor<2x3x2xf32>) -> ()
}
}

// _upsample_nearest_exact1d_backward, by nn.functional.interpolate.nearest-exact 0
module @tpu {
func.func @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false} : (tensor<2x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 "func.return"(%7) : (tensor<2x3x4xf32>) -> ()
}
}

// _upsample_nearest_exact2d, by nn.functional.interpolate.nearest-exact 11
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
 "func.return"(%7) : (tensor<2x3x2x2xf32>) -> ()
}
}

// _upsample_nearest_exact2d_backward, by nn.functional.interpolate.nearest-exact 6
module @tpu {
func.func @main(%0: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %9 = "stablehlo.gather"(%7, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %10 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %14 = "stablehlo.select"(%13, %9, %12) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%14) : (tensor<2x3x4x4xf32>) -> ()
}
}

// _upsample_nearest_exact3d, by nn.functional.interpolate.nearest-exact 20
module @tpu {
func.func @main(%0: tensor<384xf32>) -> (tensor<2x3x2x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<384xf32>) -> tensor<2x192xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x192xf32>) -> tensor<2x3x64xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x64xf32>) -> tensor<2x3x4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x16xf32>) -> tensor<2x3x4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x4x4x1xf32>) -> tensor<2x3x4x4x4xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4, 3>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x2xf32>
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3, 2>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x4x4x2xf32>) -> tensor<2x3x4x2x2xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 2, 2>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x2x2xf32>) -> tensor<2x3x2x2x2xf32>
 "func.return"(%9) : (tensor<2x3x2x2x2xf32>) -> ()
}
}

// _upsample_nearest_exact3d_backward, by nn.functional.interpolate.nearest-exact 16
module @tpu {
func.func @main(%0: tensor<2x2x5x6x7xf32>) -> (tensor<2x2x5x2x3xf32>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 2, 5, 4, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %2 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 2, 5, 5, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %3 = "stablehlo.add"(%1, %2) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 2, 5, 6, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %5 = "stablehlo.add"(%3, %4) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 2, 5]> : tensor<3xi32>} : () -> tensor<3xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[1, 3, 6]> : tensor<3xi32>} : () -> tensor<3xi32>
 %9 = "stablehlo.gather"(%5, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %10 = "stablehlo.add"(%7, %9) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[1, 4, 6]> : tensor<3xi32>} : () -> tensor<3xi32>
 %12 = "stablehlo.gather"(%5, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %13 = "stablehlo.constant"() {value = dense<[false, true, false]> : tensor<3xi1>} : () -> tensor<3xi1>
 %14 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x2x3xf32>
 %16 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x2x5x2x3xi1>
 %17 = "stablehlo.select"(%16, %12, %15) : (tensor<2x2x5x2x3xi1>, tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %18 = "stablehlo.add"(%10, %17) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 "func.return"(%18) : (tensor<2x2x5x2x3xf32>) -> ()
}
}

// eq.Scalar, by atan2 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// eq.Tensor, by isfinite 0
module @tpu {
func.func @main(%0: tensor<20xf32>, %1: tensor<20xf32>) -> (tensor<20xi1>) {
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
 "func.return"(%2) : (tensor<20xi1>) -> ()
}
}

// ge.Scalar, by nn.functional.triplet_margin_with_distance_loss 0
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<1xf32>) -> (tensor<5xi1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
 %4 = "stablehlo.compare"(%0, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 "func.return"(%4) : (tensor<5xi1>) -> ()
}
}

// ge.Tensor, by clamp_min 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%4) : (tensor<i1>) -> ()
}
}

// grid_sampler_2d, by grid_sampler_2d 1
func.func @main(%0: tensor<600xf32>, %1: tensor<520xf32>) -> (tensor<2x3x13x10xf32>) { ... }
// 168 lines, 585415bfec22a226c0f0043716bff1527bc1df3f96c35d346f5d72d9d5453213
//      1 func.return
//     11 stablehlo.add
//      8 stablehlo.and
//     38 stablehlo.broadcast_in_dim
//      8 stablehlo.compare
//     30 stablehlo.constant
//      4 stablehlo.convert
//      2 stablehlo.floor
//      4 stablehlo.gather
//     22 stablehlo.multiply
//      2 stablehlo.negate
//     18 stablehlo.reshape
//      8 stablehlo.select
//      2 stablehlo.slice
//      4 stablehlo.subtract
//      2 stablehlo.transpose

// grid_sampler_2d_backward, by grid_sampler_2d 1
func.func @main(%0: tensor<2x3x13x10xf32>, %1: tensor<600xf32>, %2: tensor<520xf32>) -> (tensor<2x3x5x20xf32>, tensor<2x13x10x2xf32>) { ... }
// 255 lines, 77b157846db210015fe21e85888046e963affabda3f704143437ed55b7942c93
//      1 func.return
//     22 stablehlo.add
//      8 stablehlo.and
//     47 stablehlo.broadcast_in_dim
//      8 stablehlo.compare
//      1 stablehlo.concatenate
//     39 stablehlo.constant
//      4 stablehlo.convert
//      2 stablehlo.floor
//      4 stablehlo.gather
//     34 stablehlo.multiply
//      2 stablehlo.negate
//      4 stablehlo.reduce
//     26 stablehlo.reshape
//      8 stablehlo.return
//      4 stablehlo.scatter
//     12 stablehlo.select
//      2 stablehlo.slice
//      4 stablehlo.subtract
//      3 stablehlo.transpose

// grid_sampler_3d, by grid_sampler_3d 0
func.func @main(%0: tensor<8xf32>, %1: tensor<3xf32>) -> (tensor<1x1x1x1x1xf32>) { ... }
// 331 lines, 2fff894dcf8156e327b81aff8fa9972b90c047cfc31c8647f108e491442669af
//      1 func.return
//     25 stablehlo.add
//     18 stablehlo.and
//     77 stablehlo.broadcast_in_dim
//     12 stablehlo.compare
//     59 stablehlo.constant
//      6 stablehlo.convert
//      3 stablehlo.divide
//      3 stablehlo.floor
//      8 stablehlo.gather
//     67 stablehlo.multiply
//      3 stablehlo.negate
//     17 stablehlo.reshape
//     14 stablehlo.select
//      3 stablehlo.slice
//      9 stablehlo.subtract
//      2 stablehlo.transpose

// grid_sampler_3d_backward, by grid_sampler_3d 0
func.func @main(%0: tensor<1x1x1x1x1xf32>, %1: tensor<8xf32>, %2: tensor<3xf32>) -> (tensor<1x1x2x2x2xf32>, tensor<1x1x1x1x3xf32>) { ... }
// 514 lines, 91b1267e452bb628d14b73ba96c98197558d262c8d90fb7b7a3186948a033c53
//      1 func.return
//     55 stablehlo.add
//     18 stablehlo.and
//     94 stablehlo.broadcast_in_dim
//     12 stablehlo.compare
//      1 stablehlo.concatenate
//     76 stablehlo.constant
//      6 stablehlo.convert
//      3 stablehlo.divide
//      3 stablehlo.floor
//      8 stablehlo.gather
//     99 stablehlo.multiply
//      3 stablehlo.negate
//      8 stablehlo.reduce
//     30 stablehlo.reshape
//     16 stablehlo.return
//      8 stablehlo.scatter
//     22 stablehlo.select
//      3 stablehlo.slice
//      9 stablehlo.subtract
//      3 stablehlo.transpose

// gt.Scalar, by special.i1 1
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// gt.Tensor, by nn.functional.triplet_margin_with_distance_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xi1>) {
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 "func.return"(%2) : (tensor<5xi1>) -> ()
}
}

// le.Scalar, by nn.functional.kl_div 1
module @tpu {
func.func @main(%0: tensor<2xf32>, %1: tensor<1xf32>) -> (tensor<2xi1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
 %4 = "stablehlo.compare"(%0, %3) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
 "func.return"(%4) : (tensor<2xi1>) -> ()
}
}

// le.Tensor, by isclose 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<i1>) {
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%2) : (tensor<i1>) -> ()
}
}

// logical_and, by clamp 0
module @tpu {
func.func @main(%0: tensor<5x10x5xi1>, %1: tensor<5x10x5xi1>) -> (tensor<5x10x5xi1>) {
 %2 = "stablehlo.and"(%0, %1) : (tensor<5x10x5xi1>, tensor<5x10x5xi1>) -> tensor<5x10x5xi1>
 "func.return"(%2) : (tensor<5x10x5xi1>) -> ()
}
}

// logical_or, by clamp 0
module @tpu {
func.func @main(%0: tensor<5x10x5xi1>, %1: tensor<5x10x5xi1>) -> (tensor<5x10x5xi1>) {
 %2 = "stablehlo.or"(%0, %1) : (tensor<5x10x5xi1>, tensor<5x10x5xi1>) -> tensor<5x10x5xi1>
 "func.return"(%2) : (tensor<5x10x5xi1>) -> ()
}
}

// logical_xor, by logical_xor 0
module @tpu {
func.func @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.compare"(%2, %6) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 %8 = "stablehlo.xor"(%7, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
 "func.return"(%8) : (tensor<i1>) -> ()
}
}

// lt.Scalar, by istft 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// lt.Tensor, by nn.functional.triplet_margin_with_distance_loss 3
module @tpu {
func.func @main(%0: tensor<5xf32>, %1: tensor<5xf32>) -> (tensor<5xi1>) {
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
 "func.return"(%2) : (tensor<5xi1>) -> ()
}
}

// ne.Scalar, by isclose 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<1xf32>) -> (tensor<i1>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<f32>
 %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
 "func.return"(%3) : (tensor<i1>) -> ()
}
}

// ne.Tensor, by case.randperm.generator_out 0
module @tpu {
func.func @main(%0: tensor<50xi64>, %1: tensor<50xi64>) -> (tensor<50xi1>) {
 %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi1>
 "func.return"(%2) : (tensor<50xi1>) -> ()
}
}

// nll_loss2d_backward, by nn.functional.cross_entropy 2
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<2x3x1xf32>, %2: tensor<2xi64>, %3: tensor<f32>) -> (tensor<2x3x1x1xf32>, tensor<i32>) {
 %4 = "stablehlo.reshape"(%1) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x1x1xf32>
 %6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi64>) -> tensor<2x1x1xi64>
 %7 = "stablehlo.reshape"(%6) : (tensor<2x1x1xi64>) -> tensor<2x1x1x1xi64>
 %8 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x1x1xi64>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x1x1xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi1>
 %11 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x1x1xi64>
 %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x1x1xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi1>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x1x1xi64>
 %16 = "stablehlo.compare"(%7, %15) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1x1x1xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi1>
 %17 = "stablehlo.and"(%16, %13) : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi1>) -> tensor<2x1x1x1xi1>
 %18 = "stablehlo.not"(%10) : (tensor<2x1x1x1xi1>) -> tensor<2x1x1x1xi1>
 %19 = "stablehlo.or"(%18, %17) : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi1>) -> tensor<2x1x1x1xi1>
 %20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<i1>, %22: tensor<i1>):
  %23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%23) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x1x1xi1>, tensor<i1>) -> tensor<i1>
 %25 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x1x1xi64>
 %27 = "stablehlo.select"(%10, %7, %26) : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi64>
 %28 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x1x1xf32>
 %30 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x1x1xf32>
 %32 = "stablehlo.select"(%10, %29, %31) : (tensor<2x1x1x1xi1>, tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
 %33 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %34 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x1x1xi64>
 %35 = "stablehlo.negate"(%33) : (tensor<f32>) -> tensor<f32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x1x1xf32>
 %37 = "stablehlo.multiply"(%36, %32) : (tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
 %38 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x1x1xi64>) -> tensor<2x3x1x1xi64>
 %39 = "stablehlo.compare"(%34, %38) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x1x1xi64>, tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xi1>
 %40 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x1x1xi1>) -> tensor<2x3x1x1xi1>
 %41 = "stablehlo.and"(%39, %40) : (tensor<2x3x1x1xi1>, tensor<2x3x1x1xi1>) -> tensor<2x3x1x1xi1>
 %42 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %43 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x1x1xf32>) -> tensor<2x3x1x1xf32>
 %44 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x1x1xf32>
 %45 = "stablehlo.select"(%41, %43, %44) : (tensor<2x3x1x1xi1>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
 %46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %48 = "stablehlo.select"(%24, %46, %47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%45, %48) : (tensor<2x3x1x1xf32>, tensor<i32>) -> ()
}
}

// nll_loss2d_forward, by nn.functional.linear_cross_entropy.chunked_none 2
module @tpu {
func.func @main(%0: tensor<4x2x3xf32>, %1: tensor<12xi64>) -> (tensor<4x1x3xf32>, tensor<f32>, tensor<i32>) {
 %2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<4x2x3xf32>) -> tensor<4x2x1x3xf32>
 %3 = "stablehlo.reshape"(%1) : (tensor<12xi64>) -> tensor<4x3xi64>
 %4 = "stablehlo.reshape"(%3) : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
 %5 = "stablehlo.reshape"(%4) : (tensor<4x3x1xi64>) -> tensor<4x3xi64>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x3xi64>) -> tensor<4x1x3xi64>
 %7 = "stablehlo.reshape"(%6) : (tensor<4x1x3xi64>) -> tensor<4x1x1x3xi64>
 %8 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x1x1x3xi64>
 %10 = "stablehlo.compare"(%7, %9) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x1x1x3xi64>, tensor<4x1x1x3xi64>) -> tensor<4x1x1x3xi1>
 %11 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x1x1x3xi64>
 %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x1x1x3xi64>, tensor<4x1x1x3xi64>) -> tensor<4x1x1x3xi1>
 %14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x1x1x3xi64>
 %16 = "stablehlo.compare"(%7, %15) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x1x1x3xi64>, tensor<4x1x1x3xi64>) -> tensor<4x1x1x3xi1>
 %17 = "stablehlo.and"(%16, %13) : (tensor<4x1x1x3xi1>, tensor<4x1x1x3xi1>) -> tensor<4x1x1x3xi1>
 %18 = "stablehlo.not"(%10) : (tensor<4x1x1x3xi1>) -> tensor<4x1x1x3xi1>
 %19 = "stablehlo.or"(%18, %17) : (tensor<4x1x1x3xi1>, tensor<4x1x1x3xi1>) -> tensor<4x1x1x3xi1>
 %20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<i1>, %22: tensor<i1>):
  %23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%23) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<4x1x1x3xi1>, tensor<i1>) -> tensor<i1>
 %25 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x1x1x3xi64>
 %27 = "stablehlo.select"(%10, %7, %26) : (tensor<4x1x1x3xi1>, tensor<4x1x1x3xi64>, tensor<4x1x1x3xi64>) -> tensor<4x1x1x3xi64>
 %28 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x1x3xf32>
 %30 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x1x3xf32>
 %32 = "stablehlo.select"(%10, %29, %31) : (tensor<4x1x1x3xi1>, tensor<4x1x1x3xf32>, tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
 %33 = "stablehlo.gather"(%2, %27) {dimension_numbers = #stablehlo.gather<index_vector_dim = 4, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 2, 3], start_index_map = [1]>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = false} : (tensor<4x2x1x3xf32>, tensor<4x1x1x3xi64>) -> tensor<4x1x1x3xf32>
 %34 = "stablehlo.negate"(%33) : (tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
 %35 = "stablehlo.multiply"(%34, %32) : (tensor<4x1x1x3xf32>, tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
 %36 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x1x3xf32>
 %38 = "stablehlo.select"(%10, %35, %37) : (tensor<4x1x1x3xi1>, tensor<4x1x1x3xf32>, tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
 %39 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %43 = "stablehlo.reduce"(%32, %39) ({
^bb0(%40: tensor<f32>, %41: tensor<f32>):
  %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%42) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<4x1x1x3xf32>, tensor<f32>) -> tensor<f32>
 %44 = "stablehlo.reshape"(%38) : (tensor<4x1x1x3xf32>) -> tensor<4x1x3xf32>
 %45 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %48 = "stablehlo.select"(%24, %46, %47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%44, %45, %48) : (tensor<4x1x3xf32>, tensor<f32>, tensor<i32>) -> ()
}
}

// nll_loss_backward, by nn.functional.cross_entropy 0
module @tpu {
func.func @main(%0: tensor<f32>, %1: tensor<2x3xf32>, %2: tensor<2xi64>, %3: tensor<f32>) -> (tensor<2x3xf32>, tensor<i32>) {
 %4 = "stablehlo.reshape"(%2) : (tensor<2xi64>) -> tensor<2x1xi64>
 %5 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
 %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %7 = "stablehlo.compare"(%4, %6) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
 %8 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %10 = "stablehlo.compare"(%4, %9) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
 %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %13 = "stablehlo.compare"(%4, %12) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
 %14 = "stablehlo.and"(%13, %10) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
 %15 = "stablehlo.not"(%7) : (tensor<2x1xi1>) -> tensor<2x1xi1>
 %16 = "stablehlo.or"(%15, %14) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
 %17 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<i1>, %19: tensor<i1>):
  %20 = "stablehlo.and"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%20) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
 %22 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %24 = "stablehlo.select"(%7, %4, %23) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
 %25 = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
 %27 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
 %29 = "stablehlo.select"(%7, %26, %28) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
 %30 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
 %31 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi64>
 %32 = "stablehlo.negate"(%30) : (tensor<f32>) -> tensor<f32>
 %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
 %34 = "stablehlo.multiply"(%33, %29) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
 %35 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi64>) -> tensor<2x3xi64>
 %36 = "stablehlo.compare"(%31, %35) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
 %37 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x3xi1>
 %38 = "stablehlo.and"(%36, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
 %39 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %40 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
 %42 = "stablehlo.select"(%38, %40, %41) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
 %43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %44 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %45 = "stablehlo.select"(%21, %43, %44) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%42, %45) : (tensor<2x3xf32>, tensor<i32>) -> ()
}
}

// nll_loss_forward, by nn.functional.nll_loss 1
module @tpu {
func.func @main(%0: tensor<6xf32>, %1: tensor<2xi64>, %2: tensor<3xf32>) -> (tensor<2xf32>, tensor<f32>, tensor<i32>) {
 %3 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> tensor<2x3xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
 %6 = "stablehlo.reshape"(%1) : (tensor<2xi64>) -> tensor<2x1xi64>
 %7 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
 %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %9 = "stablehlo.compare"(%6, %8) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
 %10 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
 %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %12 = "stablehlo.compare"(%6, %11) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
 %13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %15 = "stablehlo.compare"(%6, %14) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
 %16 = "stablehlo.and"(%15, %12) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
 %17 = "stablehlo.not"(%9) : (tensor<2x1xi1>) -> tensor<2x1xi1>
 %18 = "stablehlo.or"(%17, %16) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
 %19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
 %23 = "stablehlo.reduce"(%18, %19) ({
^bb0(%20: tensor<i1>, %21: tensor<i1>):
  %22 = "stablehlo.and"(%20, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%22) : (tensor<i1>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
 %24 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1xi64>
 %26 = "stablehlo.select"(%9, %6, %25) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
 %27 = "stablehlo.gather"(%2, %26) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0]>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
 %30 = "stablehlo.select"(%9, %27, %29) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
 %31 = "stablehlo.gather"(%5, %26) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
 %32 = "stablehlo.negate"(%31) : (tensor<2x1xf32>) -> tensor<2x1xf32>
 %33 = "stablehlo.multiply"(%32, %30) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
 %34 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
 %36 = "stablehlo.select"(%9, %33, %35) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
 %37 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %41 = "stablehlo.reduce"(%30, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
  %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%40) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
 %42 = "stablehlo.reshape"(%36) : (tensor<2x1xf32>) -> tensor<2xf32>
 %43 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
 %45 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
 %46 = "stablehlo.select"(%23, %44, %45) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
 "func.return"(%42, %43, %46) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> ()
}
}

// reflection_pad1d, by nn.functional.pad.reflect 1
module @tpu {
func.func @main(%0: tensor<3xf32>) -> (tensor<1x4xf32>) {
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<1x3xf32>
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x3xf32>) -> tensor<1x1xf32>
 %3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 %4 = "stablehlo.concatenate"(%1, %3) {dimension = 1 : i64} : (tensor<1x3xf32>, tensor<1x1xf32>) -> tensor<1x4xf32>
 "func.return"(%4) : (tensor<1x4xf32>) -> ()
}
}

// reflection_pad1d_backward, by nn.functional.pad.reflect 1
module @tpu {
func.func @main(%0: tensor<1x4xf32>, %1: tensor<3xf32>) -> (tensor<1x3xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<1x3xf32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>} : (tensor<1x4xf32>) -> tensor<1x3xf32>
 %5 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>} : (tensor<1x4xf32>) -> tensor<1x1xf32>
 %6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.pad"(%6, %7) {edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x3xf32>
 %9 = "stablehlo.add"(%4, %8) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
 "func.return"(%9) : (tensor<1x3xf32>) -> ()
}
}

// reflection_pad2d, by nn.functional.pad.reflect 6
module @tpu {
func.func @main(%0: tensor<9xf32>) -> (tensor<1x4x5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<9xf32>) -> tensor<3x3xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x3x3xf32>) -> tensor<1x3x2xf32>
 %6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 2>} : (tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
 %7 = "stablehlo.concatenate"(%4, %6) {dimension = 2 : i64} : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x5xf32>
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 2, 5>, strides = array<i64: 1, 1, 1>} : (tensor<1x3x5xf32>) -> tensor<1x1x5xf32>
 %9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 1>} : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
 %10 = "stablehlo.concatenate"(%7, %9) {dimension = 1 : i64} : (tensor<1x3x5xf32>, tensor<1x1x5xf32>) -> tensor<1x4x5xf32>
 "func.return"(%10) : (tensor<1x4x5xf32>) -> ()
}
}

// reflection_pad2d_backward, by nn.functional.pad.reflect 6
module @tpu {
func.func @main(%0: tensor<1x4x5xf32>, %1: tensor<9xf32>) -> (tensor<1x3x3xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<9xf32>) -> tensor<3x3xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %7 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
 %8 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 3>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x2xf32>
 %9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 2>} : (tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %11 = "stablehlo.pad"(%9, %10) {edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x4x3xf32>
 %12 = "stablehlo.add"(%7, %11) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.slice"(%12) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 3, 3>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x3xf32>) -> tensor<1x3x3xf32>
 %15 = "stablehlo.slice"(%12) {start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 1, 4, 3>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x3xf32>) -> tensor<1x1x3xf32>
 %16 = "stablehlo.reverse"(%15) {dimensions = array<i64: 1>} : (tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.pad"(%16, %17) {edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x1x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
 %19 = "stablehlo.add"(%14, %18) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
 "func.return"(%19) : (tensor<1x3x3xf32>) -> ()
}
}

// reflection_pad3d, by nn.functional.pad.reflect 9
module @tpu {
func.func @main(%0: tensor<225xf32>) -> (tensor<3x5x7x7xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<225xf32>) -> tensor<3x75xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<3x75xf32>) -> tensor<3x3x25xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x3x25xf32>) -> tensor<3x3x5x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x3x5x5x1xf32>) -> tensor<3x3x5x5xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 3, 3, 5, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x1xf32>
 %7 = "stablehlo.reverse"(%6) {dimensions = array<i64: 3>} : (tensor<3x3x5x1xf32>) -> tensor<3x3x5x1xf32>
 %8 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 3>, limit_indices = array<i64: 3, 3, 5, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x1xf32>
 %9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 3>} : (tensor<3x3x5x1xf32>) -> tensor<3x3x5x1xf32>
 %10 = "stablehlo.concatenate"(%7, %5, %9) {dimension = 3 : i64} : (tensor<3x3x5x1xf32>, tensor<3x3x5x5xf32>, tensor<3x3x5x1xf32>) -> tensor<3x3x5x7xf32>
 %11 = "stablehlo.slice"(%10) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 3, 3, 2, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x7xf32>) -> tensor<3x3x1x7xf32>
 %12 = "stablehlo.reverse"(%11) {dimensions = array<i64: 2>} : (tensor<3x3x1x7xf32>) -> tensor<3x3x1x7xf32>
 %13 = "stablehlo.slice"(%10) {start_indices = array<i64: 0, 0, 3, 0>, limit_indices = array<i64: 3, 3, 4, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x7xf32>) -> tensor<3x3x1x7xf32>
 %14 = "stablehlo.reverse"(%13) {dimensions = array<i64: 2>} : (tensor<3x3x1x7xf32>) -> tensor<3x3x1x7xf32>
 %15 = "stablehlo.concatenate"(%12, %10, %14) {dimension = 2 : i64} : (tensor<3x3x1x7xf32>, tensor<3x3x5x7xf32>, tensor<3x3x1x7xf32>) -> tensor<3x3x7x7xf32>
 %16 = "stablehlo.slice"(%15) {start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 3, 2, 7, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x7x7xf32>) -> tensor<3x1x7x7xf32>
 %17 = "stablehlo.reverse"(%16) {dimensions = array<i64: 1>} : (tensor<3x1x7x7xf32>) -> tensor<3x1x7x7xf32>
 %18 = "stablehlo.slice"(%15) {start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 3, 2, 7, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x7x7xf32>) -> tensor<3x1x7x7xf32>
 %19 = "stablehlo.reverse"(%18) {dimensions = array<i64: 1>} : (tensor<3x1x7x7xf32>) -> tensor<3x1x7x7xf32>
 %20 = "stablehlo.concatenate"(%17, %15, %19) {dimension = 1 : i64} : (tensor<3x1x7x7xf32>, tensor<3x3x7x7xf32>, tensor<3x1x7x7xf32>) -> tensor<3x5x7x7xf32>
 "func.return"(%20) : (tensor<3x5x7x7xf32>) -> ()
}
}

// reflection_pad3d_backward, by nn.functional.pad.reflect 9
module @tpu {
func.func @main(%0: tensor<3x5x7x7xf32>, %1: tensor<225xf32>) -> (tensor<3x3x5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<225xf32>) -> tensor<3x75xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x75xf32>) -> tensor<3x3x25xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x3x25xf32>) -> tensor<3x3x5x5xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x5x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3x3x5x5x1xf32>) -> tensor<3x3x5x5xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x7xf32>) -> tensor<3x5x7x5xf32>
 %9 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 5, 7, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x7xf32>) -> tensor<3x5x7x1xf32>
 %10 = "stablehlo.reverse"(%9) {dimensions = array<i64: 3>} : (tensor<3x5x7x1xf32>) -> tensor<3x5x7x1xf32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.pad"(%10, %11) {edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x7x1xf32>, tensor<f32>) -> tensor<3x5x7x5xf32>
 %13 = "stablehlo.add"(%8, %12) : (tensor<3x5x7x5xf32>, tensor<3x5x7x5xf32>) -> tensor<3x5x7x5xf32>
 %14 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 3, 5, 7, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x7xf32>) -> tensor<3x5x7x1xf32>
 %15 = "stablehlo.reverse"(%14) {dimensions = array<i64: 3>} : (tensor<3x5x7x1xf32>) -> tensor<3x5x7x1xf32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.pad"(%15, %16) {edge_padding_low = array<i64: 0, 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x7x1xf32>, tensor<f32>) -> tensor<3x5x7x5xf32>
 %18 = "stablehlo.add"(%13, %17) : (tensor<3x5x7x5xf32>, tensor<3x5x7x5xf32>) -> tensor<3x5x7x5xf32>
 %19 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %20 = "stablehlo.slice"(%18) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 3, 5, 6, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x5xf32>) -> tensor<3x5x5x5xf32>
 %21 = "stablehlo.slice"(%18) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 5, 1, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x5xf32>) -> tensor<3x5x1x5xf32>
 %22 = "stablehlo.reverse"(%21) {dimensions = array<i64: 2>} : (tensor<3x5x1x5xf32>) -> tensor<3x5x1x5xf32>
 %23 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.pad"(%22, %23) {edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x1x5xf32>, tensor<f32>) -> tensor<3x5x5x5xf32>
 %25 = "stablehlo.add"(%20, %24) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
 %26 = "stablehlo.slice"(%18) {start_indices = array<i64: 0, 0, 6, 0>, limit_indices = array<i64: 3, 5, 7, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x5xf32>) -> tensor<3x5x1x5xf32>
 %27 = "stablehlo.reverse"(%26) {dimensions = array<i64: 2>} : (tensor<3x5x1x5xf32>) -> tensor<3x5x1x5xf32>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.pad"(%27, %28) {edge_padding_low = array<i64: 0, 0, 3, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x1x5xf32>, tensor<f32>) -> tensor<3x5x5x5xf32>
 %30 = "stablehlo.add"(%25, %29) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
 %31 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %32 = "stablehlo.slice"(%30) {start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 3, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>) -> tensor<3x3x5x5xf32>
 %33 = "stablehlo.slice"(%30) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>) -> tensor<3x1x5x5xf32>
 %34 = "stablehlo.reverse"(%33) {dimensions = array<i64: 1>} : (tensor<3x1x5x5xf32>) -> tensor<3x1x5x5xf32>
 %35 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.pad"(%34, %35) {edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x1x5x5xf32>, tensor<f32>) -> tensor<3x3x5x5xf32>
 %37 = "stablehlo.add"(%32, %36) : (tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) -> tensor<3x3x5x5xf32>
 %38 = "stablehlo.slice"(%30) {start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 3, 5, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>) -> tensor<3x1x5x5xf32>
 %39 = "stablehlo.reverse"(%38) {dimensions = array<i64: 1>} : (tensor<3x1x5x5xf32>) -> tensor<3x1x5x5xf32>
 %40 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %41 = "stablehlo.pad"(%39, %40) {edge_padding_low = array<i64: 0, 1, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x1x5x5xf32>, tensor<f32>) -> tensor<3x3x5x5xf32>
 %42 = "stablehlo.add"(%37, %41) : (tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) -> tensor<3x3x5x5xf32>
 "func.return"(%42) : (tensor<3x3x5x5xf32>) -> ()
}
}

// replication_pad1d, by nn.functional.pad.replicate 1
module @tpu {
func.func @main(%0: tensor<3xf32>) -> (tensor<1x4xf32>) {
 %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<1x3xf32>
 %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>} : (tensor<1x3xf32>) -> tensor<1x1xf32>
 %3 = "stablehlo.concatenate"(%1, %2) {dimension = 1 : i64} : (tensor<1x3xf32>, tensor<1x1xf32>) -> tensor<1x4xf32>
 "func.return"(%3) : (tensor<1x4xf32>) -> ()
}
}

// replication_pad1d_backward, by nn.functional.pad.replicate 1
module @tpu {
func.func @main(%0: tensor<1x4xf32>, %1: tensor<3xf32>) -> (tensor<1x3xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<1x3xf32>
 %3 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>} : (tensor<1x4xf32>) -> tensor<1x3xf32>
 %5 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>} : (tensor<1x4xf32>) -> tensor<1x1xf32>
 %6 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
  %9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%9) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
 %11 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<1x1xf32>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.pad"(%11, %12) {edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x3xf32>
 %14 = "stablehlo.add"(%4, %13) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
 "func.return"(%14) : (tensor<1x3xf32>) -> ()
}
}

// replication_pad2d, by nn.functional.pad.replicate_negative 0
module @tpu {
func.func @main(%0: tensor<240xf32>) -> (tensor<5x3x4x5xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<240xf32>) -> tensor<5x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<5x48xf32>) -> tensor<5x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x3x16xf32>) -> tensor<5x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x3x4x4xf32>) -> tensor<5x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x3x4x4x1xf32>) -> tensor<5x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 3>, limit_indices = array<i64: 5, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<5x3x4x4xf32>) -> tensor<5x3x4x1xf32>
 %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x3x4x1xf32>) -> tensor<5x3x4x5xf32>
 %8 = "stablehlo.concatenate"(%5, %7) {dimension = 3 : i64} : (tensor<5x3x4x4xf32>, tensor<5x3x4x5xf32>) -> tensor<5x3x4x9xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 5, 3, 4, 9>, strides = array<i64: 1, 1, 1, 1>} : (tensor<5x3x4x9xf32>) -> tensor<5x3x4x5xf32>
 "func.return"(%9) : (tensor<5x3x4x5xf32>) -> ()
}
}

// replication_pad2d_backward, by nn.functional.pad.replicate_negative 0
module @tpu {
func.func @main(%0: tensor<5x3x4x5xf32>, %1: tensor<240xf32>) -> (tensor<5x3x4x4xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<240xf32>) -> tensor<5x48xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<5x48xf32>) -> tensor<5x3x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<5x3x16xf32>) -> tensor<5x3x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<5x3x4x4xf32>) -> tensor<5x3x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<5x3x4x4x1xf32>) -> tensor<5x3x4x4xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.pad"(%0, %7) {edge_padding_low = array<i64: 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<5x3x4x5xf32>, tensor<f32>) -> tensor<5x3x4x9xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 5, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<5x3x4x9xf32>) -> tensor<5x3x4x4xf32>
 %10 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 5, 3, 4, 9>, strides = array<i64: 1, 1, 1, 1>} : (tensor<5x3x4x9xf32>) -> tensor<5x3x4x5xf32>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
  %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%14) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<5x3x4x5xf32>, tensor<f32>) -> tensor<5x3x4xf32>
 %16 = "stablehlo.reshape"(%15) : (tensor<5x3x4xf32>) -> tensor<5x3x4x1xf32>
 %17 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %18 = "stablehlo.pad"(%16, %17) {edge_padding_low = array<i64: 0, 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<5x3x4x1xf32>, tensor<f32>) -> tensor<5x3x4x4xf32>
 %19 = "stablehlo.add"(%9, %18) : (tensor<5x3x4x4xf32>, tensor<5x3x4x4xf32>) -> tensor<5x3x4x4xf32>
 %20 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 "func.return"(%19) : (tensor<5x3x4x4xf32>) -> ()
}
}

// replication_pad3d, by nn.functional.pad.replicate 9
module @tpu {
func.func @main(%0: tensor<225xf32>) -> (tensor<3x5x7x7xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<225xf32>) -> tensor<3x75xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<3x75xf32>) -> tensor<3x3x25xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x3x25xf32>) -> tensor<3x3x5x5xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x5x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x3x5x5x1xf32>) -> tensor<3x3x5x5xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 3, 5, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x1xf32>
 %7 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 3, 3, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x1xf32>
 %8 = "stablehlo.concatenate"(%6, %5, %7) {dimension = 3 : i64} : (tensor<3x3x5x1xf32>, tensor<3x3x5x5xf32>, tensor<3x3x5x1xf32>) -> tensor<3x3x5x7xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 3, 1, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x7xf32>) -> tensor<3x3x1x7xf32>
 %10 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 4, 0>, limit_indices = array<i64: 3, 3, 5, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x5x7xf32>) -> tensor<3x3x1x7xf32>
 %11 = "stablehlo.concatenate"(%9, %8, %10) {dimension = 2 : i64} : (tensor<3x3x1x7xf32>, tensor<3x3x5x7xf32>, tensor<3x3x1x7xf32>) -> tensor<3x3x7x7xf32>
 %12 = "stablehlo.slice"(%11) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 7, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x7x7xf32>) -> tensor<3x1x7x7xf32>
 %13 = "stablehlo.slice"(%11) {start_indices = array<i64: 0, 2, 0, 0>, limit_indices = array<i64: 3, 3, 7, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x3x7x7xf32>) -> tensor<3x1x7x7xf32>
 %14 = "stablehlo.concatenate"(%12, %11, %13) {dimension = 1 : i64} : (tensor<3x1x7x7xf32>, tensor<3x3x7x7xf32>, tensor<3x1x7x7xf32>) -> tensor<3x5x7x7xf32>
 "func.return"(%14) : (tensor<3x5x7x7xf32>) -> ()
}
}

// replication_pad3d_backward, by nn.functional.pad.replicate 9
module @tpu {
func.func @main(%0: tensor<3x5x7x7xf32>, %1: tensor<225xf32>) -> (tensor<3x3x5x5xf32>) {
 %2 = "stablehlo.reshape"(%1) : (tensor<225xf32>) -> tensor<3x75xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<3x75xf32>) -> tensor<3x3x25xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<3x3x25xf32>) -> tensor<3x3x5x5xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<3x3x5x5xf32>) -> tensor<3x3x5x5x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<3x3x5x5x1xf32>) -> tensor<3x3x5x5xf32>
 %7 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 3, 5, 7, 6>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x7xf32>) -> tensor<3x5x7x5xf32>
 %9 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 5, 7, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x7xf32>) -> tensor<3x5x7x1xf32>
 %10 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<f32>, %12: tensor<f32>):
  %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%13) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<3x5x7x1xf32>, tensor<f32>) -> tensor<3x5x7xf32>
 %15 = "stablehlo.reshape"(%14) : (tensor<3x5x7xf32>) -> tensor<3x5x7x1xf32>
 %16 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %17 = "stablehlo.pad"(%15, %16) {edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x7x1xf32>, tensor<f32>) -> tensor<3x5x7x5xf32>
 %18 = "stablehlo.add"(%8, %17) : (tensor<3x5x7x5xf32>, tensor<3x5x7x5xf32>) -> tensor<3x5x7x5xf32>
 %19 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 6>, limit_indices = array<i64: 3, 5, 7, 7>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x7xf32>) -> tensor<3x5x7x1xf32>
 %20 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<f32>, %22: tensor<f32>):
  %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%23) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 3>} : (tensor<3x5x7x1xf32>, tensor<f32>) -> tensor<3x5x7xf32>
 %25 = "stablehlo.reshape"(%24) : (tensor<3x5x7xf32>) -> tensor<3x5x7x1xf32>
 %26 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %27 = "stablehlo.pad"(%25, %26) {edge_padding_low = array<i64: 0, 0, 0, 4>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x7x1xf32>, tensor<f32>) -> tensor<3x5x7x5xf32>
 %28 = "stablehlo.add"(%18, %27) : (tensor<3x5x7x5xf32>, tensor<3x5x7x5xf32>) -> tensor<3x5x7x5xf32>
 %29 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.slice"(%28) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 3, 5, 6, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x5xf32>) -> tensor<3x5x5x5xf32>
 %31 = "stablehlo.slice"(%28) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 5, 1, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x5xf32>) -> tensor<3x5x1x5xf32>
 %32 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %36 = "stablehlo.reduce"(%31, %32) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
  %35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%35) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<3x5x1x5xf32>, tensor<f32>) -> tensor<3x5x5xf32>
 %37 = "stablehlo.reshape"(%36) : (tensor<3x5x5xf32>) -> tensor<3x5x1x5xf32>
 %38 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %39 = "stablehlo.pad"(%37, %38) {edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 4, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x1x5xf32>, tensor<f32>) -> tensor<3x5x5x5xf32>
 %40 = "stablehlo.add"(%30, %39) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
 %41 = "stablehlo.slice"(%28) {start_indices = array<i64: 0, 0, 6, 0>, limit_indices = array<i64: 3, 5, 7, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x7x5xf32>) -> tensor<3x5x1x5xf32>
 %42 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
  %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%45) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 2>} : (tensor<3x5x1x5xf32>, tensor<f32>) -> tensor<3x5x5xf32>
 %47 = "stablehlo.reshape"(%46) : (tensor<3x5x5xf32>) -> tensor<3x5x1x5xf32>
 %48 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %49 = "stablehlo.pad"(%47, %48) {edge_padding_low = array<i64: 0, 0, 4, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x5x1x5xf32>, tensor<f32>) -> tensor<3x5x5x5xf32>
 %50 = "stablehlo.add"(%40, %49) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
 %51 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %52 = "stablehlo.slice"(%50) {start_indices = array<i64: 0, 1, 0, 0>, limit_indices = array<i64: 3, 4, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>) -> tensor<3x3x5x5xf32>
 %53 = "stablehlo.slice"(%50) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 3, 1, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>) -> tensor<3x1x5x5xf32>
 %54 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.reduce"(%53, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
  %57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%57) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<3x1x5x5xf32>, tensor<f32>) -> tensor<3x5x5xf32>
 %59 = "stablehlo.reshape"(%58) : (tensor<3x5x5xf32>) -> tensor<3x1x5x5xf32>
 %60 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %61 = "stablehlo.pad"(%59, %60) {edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x1x5x5xf32>, tensor<f32>) -> tensor<3x3x5x5xf32>
 %62 = "stablehlo.add"(%52, %61) : (tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) -> tensor<3x3x5x5xf32>
 %63 = "stablehlo.slice"(%50) {start_indices = array<i64: 0, 4, 0, 0>, limit_indices = array<i64: 3, 5, 5, 5>, strides = array<i64: 1, 1, 1, 1>} : (tensor<3x5x5x5xf32>) -> tensor<3x1x5x5xf32>
 %64 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %68 = "stablehlo.reduce"(%63, %64) ({
^bb0(%65: tensor<f32>, %66: tensor<f32>):
  %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%67) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<3x1x5x5xf32>, tensor<f32>) -> tensor<3x5x5xf32>
 %69 = "stablehlo.reshape"(%68) : (tensor<3x5x5xf32>) -> tensor<3x1x5x5xf32>
 %70 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %71 = "stablehlo.pad"(%69, %70) {edge_padding_low = array<i64: 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<3x1x5x5xf32>, tensor<f32>) -> tensor<3x3x5x5xf32>
 %72 = "stablehlo.add"(%62, %71) : (tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) -> tensor<3x3x5x5xf32>
 "func.return"(%72) : (tensor<3x3x5x5xf32>) -> ()
}
}

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

// upsample_bicubic2d, by nn.functional.interpolate.bicubic 0
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %12 = "stablehlo.gather"(%5, %11) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
 %13 = "stablehlo.constant"() {value = dense<[1.0, 0.59375, 1.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %16 = "stablehlo.add"(%10, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %17 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
 %18 = "stablehlo.constant"() {value = dense<[0.0, 0.59375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %21 = "stablehlo.add"(%16, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %22 = "stablehlo.constant"() {value = dense<[2, 3, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %23 = "stablehlo.gather"(%5, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
 %24 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %27 = "stablehlo.add"(%21, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %28 = "stablehlo.constant"() {value = dense<[0, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
 %29 = "stablehlo.gather"(%27, %28) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3xi32>) -> tensor<2x3x3x3xf32>
 %30 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %33 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %34 = "stablehlo.gather"(%27, %33) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3xi32>) -> tensor<2x3x3x3xf32>
 %35 = "stablehlo.constant"() {value = dense<[1.0, 0.59375, 1.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %38 = "stablehlo.add"(%32, %37) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %39 = "stablehlo.slice"(%27) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x3x3xf32>
 %40 = "stablehlo.constant"() {value = dense<[0.0, 0.59375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %43 = "stablehlo.add"(%38, %42) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %44 = "stablehlo.constant"() {value = dense<[2, 3, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
 %45 = "stablehlo.gather"(%27, %44) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3xi32>) -> tensor<2x3x3x3xf32>
 %46 = "stablehlo.constant"() {value = dense<[0.0, -0.09375, 0.0]> : tensor<3xf32>} : () -> tensor<3xf32>
 %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
 %48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 %49 = "stablehlo.add"(%43, %48) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
 "func.return"(%49) : (tensor<2x3x3x3xf32>) -> ()
}
}

// upsample_bicubic2d_backward, by nn.functional.interpolate.bicubic 2
module @tpu {
func.func @main(%0: tensor<2x3x3x4xf32>) -> (tensor<2x3x4x5xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, -0.09375]> : tensor<4xf32>} : () -> tensor<4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %8 = "stablehlo.constant"() {value = dense<[1.0, 0.59375, 0.59375, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %11 = "stablehlo.add"(%5, %10) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %12 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %14 = "stablehlo.constant"() {value = dense<[-0.09375, 0.0, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %17 = "stablehlo.constant"() {value = dense<[true, false, true, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %18 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %21 = "stablehlo.select"(%20, %16, %19) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %22 = "stablehlo.add"(%11, %21) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %23 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 4>, indices_are_sorted = false} : (tensor<2x3x3x4xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %25 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %28 = "stablehlo.constant"() {value = dense<[false, false, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %29 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %31 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %32 = "stablehlo.select"(%31, %27, %30) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %33 = "stablehlo.add"(%22, %32) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %34 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2]> : tensor<5xi32>} : () -> tensor<5xi32>
 %35 = "stablehlo.gather"(%33, %34) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %36 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0xBD638E80, 0xBDE38E40]> : tensor<5xf32>} : () -> tensor<5xf32>
 %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %38 = "stablehlo.multiply"(%35, %37) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %39 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
 %40 = "stablehlo.gather"(%33, %39) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %41 = "stablehlo.constant"() {value = dense<[1.0, 0x3F4BDA12, 0x3EBDA132, 0x3F4BDA14, 1.0]> : tensor<5xf32>} : () -> tensor<5xf32>
 %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %44 = "stablehlo.add"(%38, %43) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %45 = "stablehlo.constant"() {value = dense<[1, 2, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
 %46 = "stablehlo.gather"(%33, %45) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %47 = "stablehlo.constant"() {value = dense<[0xBDE38E40, 0xBD638DC0, 0x3EBDA12C, 0.0, 0.0]> : tensor<5xf32>} : () -> tensor<5xf32>
 %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %49 = "stablehlo.multiply"(%46, %48) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %50 = "stablehlo.add"(%44, %49) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %51 = "stablehlo.constant"() {value = dense<[1, 2, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
 %52 = "stablehlo.gather"(%33, %51) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
 %53 = "stablehlo.constant"() {value = dense<[0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf32>} : () -> tensor<5xf32>
 %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
 %55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %56 = "stablehlo.constant"() {value = dense<[false, false, false, false, true]> : tensor<5xi1>} : () -> tensor<5xi1>
 %57 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
 %59 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
 %60 = "stablehlo.select"(%59, %55, %58) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 %61 = "stablehlo.add"(%50, %60) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
 "func.return"(%61) : (tensor<2x3x4x5xf32>) -> ()
}
}

// upsample_bilinear2d, by nn.functional.upsample_bilinear 3
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x2x2xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 3>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
 %7 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 %11 = "stablehlo.add"(%6, %10) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 %12 = "stablehlo.slice"(%11) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
 %13 = "stablehlo.slice"(%11) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 2>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
 %14 = "stablehlo.constant"() {value = dense<[0.0, 0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
 %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x2xf32>
 %16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 %17 = "stablehlo.add"(%12, %16) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
 "func.return"(%17) : (tensor<2x3x2x2xf32>) -> ()
}
}

// upsample_bilinear2d_backward, by nn.functional.interpolate.bilinear 0
module @tpu {
func.func @main(%0: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
 %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
 %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %11 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %12 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
 %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
 %15 = "stablehlo.select"(%14, %10, %13) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %16 = "stablehlo.add"(%5, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %17 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %19 = "stablehlo.constant"() {value = dense<[1.0, 0.0, 0.5, 1.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %22 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
 %23 = "stablehlo.gather"(%16, %22) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %24 = "stablehlo.constant"() {value = dense<[0.0, 0.5, 0.0, 0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
 %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x4x4xf32>
 %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %27 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
 %28 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %30 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %31 = "stablehlo.select"(%30, %26, %29) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 %32 = "stablehlo.add"(%21, %31) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%32) : (tensor<2x3x4x4xf32>) -> ()
}
}

// upsample_nearest1d, by nn.functional.interpolate.nearest 0
module @tpu {
func.func @main(%0: tensor<24xf32>) -> (tensor<2x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<2x12xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
 %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
 "func.return"(%5) : (tensor<2x3x3xf32>) -> ()
}
}

// upsample_nearest1d_backward, by nn.functional.interpolate.nearest 0
module @tpu {
func.func @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 1, 2, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1>, indices_are_sorted = false} : (tensor<2x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, true, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 "func.return"(%7) : (tensor<2x3x4xf32>) -> ()
}
}

// upsample_nearest2d, by nn.functional.interpolate.nearest 6
module @tpu {
func.func @main(%0: tensor<96xf32>) -> (tensor<2x3x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<96xf32>) -> tensor<2x48xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x48xf32>) -> tensor<2x3x16xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x16xf32>) -> tensor<2x3x4x4xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
 %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x3x3xf32>
 "func.return"(%7) : (tensor<2x3x3x3xf32>) -> ()
}
}

// upsample_nearest2d_backward, by nn.functional.interpolate.nearest 6
module @tpu {
func.func @main(%0: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x4xf32>) {
 %1 = "stablehlo.constant"() {value = dense<[0, 1, 2, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
 %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2]>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x3x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
 %3 = "stablehlo.constant"() {value = dense<[true, true, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
 %4 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
 %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
 %7 = "stablehlo.select"(%6, %2, %5) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[0, 1, 2, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
 %9 = "stablehlo.gather"(%7, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3]>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<4xi32>) -> tensor<2x3x4x4xf32>
 %10 = "stablehlo.constant"() {value = dense<[true, true, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
 %11 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
 %13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x4x4xi1>
 %14 = "stablehlo.select"(%13, %9, %12) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
 "func.return"(%14) : (tensor<2x3x4x4xf32>) -> ()
}
}

// upsample_nearest3d, by nn.functional.interpolate.nearest 14
module @tpu {
func.func @main(%0: tensor<384xf32>) -> (tensor<2x3x3x3x3xf32>) {
 %1 = "stablehlo.reshape"(%0) : (tensor<384xf32>) -> tensor<2x192xf32>
 %2 = "stablehlo.reshape"(%1) : (tensor<2x192xf32>) -> tensor<2x3x64xf32>
 %3 = "stablehlo.reshape"(%2) : (tensor<2x3x64xf32>) -> tensor<2x3x4x16xf32>
 %4 = "stablehlo.reshape"(%3) : (tensor<2x3x4x16xf32>) -> tensor<2x3x4x4x4xf32>
 %5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x4x1xf32>
 %6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x4x4x1xf32>) -> tensor<2x3x4x4x4xf32>
 %7 = "stablehlo.slice"(%6) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x4x4x3xf32>
 %8 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x3x3xf32>
 %9 = "stablehlo.slice"(%8) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 3, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x4x3x3xf32>) -> tensor<2x3x3x3x3xf32>
 "func.return"(%9) : (tensor<2x3x3x3x3xf32>) -> ()
}
}

// upsample_nearest3d_backward, by nn.functional.interpolate.nearest 16
module @tpu {
func.func @main(%0: tensor<2x2x5x6x7xf32>) -> (tensor<2x2x5x2x3xf32>) {
 %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 2, 5, 4, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %2 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 2, 5, 5, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %3 = "stablehlo.add"(%1, %2) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %4 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0, 2, 0>, limit_indices = array<i64: 2, 2, 5, 6, 7>, strides = array<i64: 1, 1, 1, 3, 1>} : (tensor<2x2x5x6x7xf32>) -> tensor<2x2x5x2x7xf32>
 %5 = "stablehlo.add"(%3, %4) : (tensor<2x2x5x2x7xf32>, tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x7xf32>
 %6 = "stablehlo.constant"() {value = dense<[0, 3, 5]> : tensor<3xi32>} : () -> tensor<3xi32>
 %7 = "stablehlo.gather"(%5, %6) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %8 = "stablehlo.constant"() {value = dense<[1, 4, 6]> : tensor<3xi32>} : () -> tensor<3xi32>
 %9 = "stablehlo.gather"(%5, %8) {dimension_numbers = #stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4]>, slice_sizes = array<i64: 2, 2, 5, 2, 1>, indices_are_sorted = false} : (tensor<2x2x5x2x7xf32>, tensor<3xi32>) -> tensor<2x2x5x2x3xf32>
 %10 = "stablehlo.add"(%7, %9) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %11 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 2, 2, 5, 2, 7>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x2x5x2x7xf32>) -> tensor<2x2x5x2x3xf32>
 %12 = "stablehlo.constant"() {value = dense<[true, false, false]> : tensor<3xi1>} : () -> tensor<3xi1>
 %13 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
 %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x2x3xf32>
 %15 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x2x5x2x3xi1>
 %16 = "stablehlo.select"(%15, %11, %14) : (tensor<2x2x5x2x3xi1>, tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 %17 = "stablehlo.add"(%10, %16) : (tensor<2x2x5x2x3xf32>, tensor<2x2x5x2x3xf32>) -> tensor<2x2x5x2x3xf32>
 "func.return"(%17) : (tensor<2x2x5x2x3xf32>) -> ()
}
}
