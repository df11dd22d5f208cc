// Contractions and convolutions.
#include "program.h"

using namespace tpu;
using namespace tpu::hlo;
using namespace tpu::test;

namespace {
constexpr DType kF32 = DType::F32;
}

TEST(dot_each_dtype) {
  for (DType t : {DType::S8, DType::S16, DType::S32, DType::S64, DType::U8, DType::F16, DType::BF16, DType::F32,
                  DType::F64, DType::C64, DType::C128}) {
    Program p;
    Val a = convert(p.in(kF32, {2, 3}, {1, 2, 3, 4, 5, 6}), t), b = convert(p.in(kF32, {3, 2}, {1, 0, 2, 1, 0, 3}), t);
    p.want(std::string("matmul ") + name(t), real(matmul(a, b)), real_of(t), {2, 2}, {5, 11, 14, 23});
    p.run();
  }
  Program p;
  Val a = p.in(kF32, {2, 3}, {1, 2, 3, 4, 5, 6}), b = p.in(kF32, {3, 2}, {1, 0, 2, 1, 0, 3});
  Val q = p.in(DType::Pred, {2, 2}, {1, 0, 0, 0});
  p.want("pred", matmul(q, q), DType::Pred, {2, 2}, {1, 0, 0, 0});
  p.want("s8 to s32", matmul(convert(a * 20, DType::S8), convert(b, DType::S8), DType::S32), DType::S32, {2, 2},
         {100, 220, 280, 460});
  p.want("bf16 to f32", matmul(convert(a / 3, DType::BF16), convert(b, DType::BF16), kF32), kF32, {2, 2},
         {(0.333984375 + 2 * 0.66796875), 0.66796875 + 3, 1.3359375 + 2 * 1.6640625, 1.6640625 + 6}, 1e-6);
  for (DType t : {DType::F8E4M3FN, DType::F8E5M2})
    p.want(name(t), matmul(convert(a, t), convert(b, t), kF32), kF32, {2, 2}, {5, 11, 14, 23});
  p.run();
}

TEST(dot_shapes) {
  Program p;
  Val a = p.in(kF32, {2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8}), v = p.in(kF32, {2}, {1, 10});
  p.want("batch", matmul(a, a), kF32, {2, 2, 2}, {7, 10, 15, 22, 67, 78, 91, 106});
  p.want("vector", dot_general(v, v, {.lhs_contract = {0}, .rhs_contract = {0}}), kF32, {}, {101});
  p.want("outer", dot_general(v, v, {}), kF32, {2, 2}, {1, 10, 10, 100});
  p.want("batch last",
         dot_general(a, a, {.lhs_batch = {2}, .rhs_batch = {2}, .lhs_contract = {0, 1}, .rhs_contract = {0, 1}}), kF32,
         {2}, {84, 120});
  Val e = p.in(kF32, {2, 0}, {}), f = p.in(kF32, {0, 3}, {});
  p.want("empty contraction", matmul(e, f), kF32, {2, 3}, {0, 0, 0, 0, 0, 0});
  p.want("empty result", matmul(f, p.in(kF32, {3, 2}, {1, 2, 3, 4, 5, 6})), kF32, {0, 2}, {});
  p.want("empty batch", matmul(p.in(kF32, {0, 2, 2}, {}), p.in(kF32, {0, 2, 2}, {})), kF32, {0, 2, 2}, {});
  p.run();
}

TEST(convolutions) {
  for (DType t : {DType::F32, DType::F64, DType::F16, DType::BF16, DType::S32, DType::S64, DType::C64}) {
    Program p;
    Val x = convert(p.in(kF32, {1, 1, 4}, {1, 2, 3, 4}), t), k = convert(p.in(kF32, {1, 1, 2}, {1, 10}), t);
    p.want(std::string("1d ") + name(t), real(convolution(x, k, {})), real_of(t), {1, 1, 3}, {21, 32, 43});
    p.run();
  }
  Program p;
  Val x = p.in(kF32, {1, 2, 3}, {1, 2, 3, 4, 5, 6}), k = p.in(kF32, {2, 2, 2}, {1, 0, 0, 1, 1, 1, 1, 1});
  p.want("features", convolution(x, k, {}), kF32, {1, 2, 2}, {6, 8, 12, 16});
  p.want("stride, padding", convolution(x, k, {.stride = {2}, .padding = {{1, 1}}}), kF32, {1, 2, 2}, {4, 8, 5, 16});
  p.want("rhs dilation", convolution(x, k, {.rhs_dilation = {2}}), kF32, {1, 2, 1}, {7, 14});
  p.want("lhs dilation", convolution(x, k, {.lhs_dilation = {2}}), kF32, {1, 2, 4}, {1, 5, 2, 6, 5, 7, 7, 9});
  p.want("reversal", convolution(x, k, {.reversal = {true}}), kF32, {1, 2, 2}, {6, 8, 12, 16});
  p.want("groups", convolution(x, slice_axis(k, 1, 0, 1), {.feature_group_count = 2}), kF32, {1, 2, 2}, {1, 2, 9, 11});
  p.want("channels last",
         convolution(transpose(x, {0, 2, 1}), transpose(k, {2, 1, 0}),
                     {.input_feature = 2,
                      .kernel_input = 1,
                      .kernel_output = 2,
                      .output_feature = 2,
                      .input_spatial = {1},
                      .kernel_spatial = {0},
                      .output_spatial = {1}}),
         kF32, {1, 2, 2}, {6, 12, 8, 16});
  p.want("batch groups",
         convolution(broadcast_to(slice_axis(x, 1, 0, 1), {2, 1, 3}),
                     broadcast_to(slice_axis(slice_axis(k, 0, 0, 1), 1, 0, 1), {2, 1, 2}), {.batch_group_count = 2}),
         kF32, {1, 2, 2}, {1, 2, 1, 2});
  Val y = p.in(kF32, {1, 1, 2, 2}, {1, 2, 3, 4});
  p.want("2d", convolution(y, y, {}), kF32, {1, 1, 1, 1}, {30});
  Val z = p.in(kF32, {1, 1, 1, 2, 2}, {1, 2, 3, 4});
  p.want("3d", convolution(z, z, {}), kF32, {1, 1, 1, 1, 1}, {30});
  p.want("no batch", convolution(p.in(kF32, {0, 2, 3}, {}), k, {}), kF32, {0, 2, 2}, {});
  p.want("too small", convolution(slice_axis(x, 2, 0, 1), k, {}), kF32, {1, 2, 0}, {});
  p.run();
}
