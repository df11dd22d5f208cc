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
