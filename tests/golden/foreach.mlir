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
