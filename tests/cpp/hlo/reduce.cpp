// Reductions, windows and sorting.
#include <limits>

#include "program.h"

using namespace tpu;
using namespace tpu::hlo;
using namespace tpu::test;

namespace {
constexpr DType kF32 = DType::F32;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN(), kInf = std::numeric_limits<double>::infinity();
}  // namespace

TEST(reduce_each_dtype) {
  for (DType t : {DType::S8, DType::S32, DType::S64, DType::U8, DType::F16, DType::BF16, DType::F32, DType::F64,
                  DType::C64, DType::C128}) {
    Program p;
    Val x = convert(p.in(kF32, {2, 3}, {1, 2, 3, 4, 1, 2}), t);
    DType r = real_of(t);
    p.want("sum", real(reduce_sum(x, {})), r, {}, {13});
    p.want("sum 0", real(reduce_sum(x, {0})), r, {3}, {5, 3, 5});
    p.want("sum keep", real(reduce_sum(x, {-1}, true)), r, {2, 1}, {6, 7});
    p.want("prod", real(reduce_prod(x, {1})), r, {2}, {6, 8});
    if (!is_complex(t)) {
      p.want("max", reduce_max(x, {1}), t, {2}, {3, 4});
      p.want("min", reduce_min(x, {0, 1}), t, {}, {1});
    }
    p.run();
  }
}

TEST(reduce_special) {
  Program p;
  Val b = p.in(DType::Pred, {2, 2}, {1, 0, 1, 1}), i = p.in(DType::S32, {3}, {6, 3, 2});
  p.want("pred sum", reduce_sum(b, {1}), DType::Pred, {2}, {1, 1});
  p.want("pred prod", reduce_prod(b, {1}), DType::Pred, {2}, {0, 1});
  p.want("pred max", reduce_max(b, {0}), DType::Pred, {2}, {1, 1});
  p.want("pred min", reduce_min(b, {0}), DType::Pred, {2}, {1, 0});
  p.want("all", reduce_and(b, {}), DType::Pred, {}, {0});
  p.want("any", reduce_or(b, {}), DType::Pred, {}, {1});
  p.want("int and", reduce_and(i, {}), DType::S32, {}, {2 & 3 & 6});
  p.want("int or", reduce_or(i, {}), DType::S32, {}, {7});
  Val n = p.in(kF32, {2, 2}, {1, kNaN, -kInf, 2});
  p.want("nan max", reduce_max(n, {1}), kF32, {2}, {kNaN, 2});
  p.want("nan min", reduce_min(n, {1}), kF32, {2}, {kNaN, -kInf});
  p.want("maximum", maximum(n, reverse(n, {1})), kF32, {2, 2}, {kNaN, kNaN, 2, 2});
  p.want("minimum", minimum(n, reverse(n, {1})), kF32, {2, 2}, {kNaN, kNaN, -kInf, -kInf});
  Val e = p.in(kF32, {0, 2}, {});
  p.want("empty sum", reduce_sum(e, {0}), kF32, {2}, {0, 0});
  p.want("empty prod", reduce_prod(e, {0}), kF32, {2}, {1, 1});
  p.want("empty max", reduce_max(e, {0}), kF32, {2}, {-kInf, -kInf});
  p.want("empty result", reduce_sum(e, {1}), kF32, {0}, {});
  p.want("0-dim", reduce_sum(p.in(kF32, {}, {4}), {0}), kF32, {}, {4});
  // 4096 ones: a bf16 accumulator stops at 256, an f16 one at 2048.
  Val ones = broadcast_to(p.in(DType::BF16, {}, {1}), {4096});
  p.want("bf16 accumulates in f32", reduce_sum(ones, {}), DType::BF16, {}, {4096});
  // Two operands at once: the greatest value and where it is.
  Val v = p.in(kF32, {2, 3}, {1, 5, 2, 7, 0, 7});
  Vals arg = reduce({v, iota(p.b, {DType::S32, {2, 3}}, 1)}, {lowest(p.b, kF32), constant(p.b, DType::S32, 0)}, {1},
                    [](const Vals& a, const Vals& c) {
                      Val keep = (a[0] > c[0]) | ((a[0] == c[0]) & (a[1] < c[1]));
                      return Vals{select(keep, a[0], c[0]), select(keep, a[1], c[1])};
                    });
  p.want("argmax value", arg[0], kF32, {2}, {5, 7});
  p.want("argmax place", arg[1], DType::S32, {2}, {1, 0});
  p.run();
}

TEST(windows) {
  Program p;
  Val x = p.in(kF32, {1, 4}, {1, 3, 2, 5}), zero = constant(p.b, kF32, 0);
  auto max2 = static_cast<Val (*)(Val, Val)>(maximum);
  p.want("max pool", reduce_window(x, lowest(p.b, kF32), {.size = {1, 2}, .stride = {1, 2}}, max2), kF32, {1, 2},
         {3, 5});
  p.want("padded sum", reduce_window(x, zero, {.size = {1, 3}, .padding = {{0, 0}, {1, 1}}}, add), kF32, {1, 4},
         {4, 6, 10, 7});
  p.want("dilated", reduce_window(x, zero, {.size = {1, 2}, .window_dilation = {1, 2}}, add), kF32, {1, 2}, {3, 8});
  p.want("base dilated", reduce_window(x, zero, {.size = {1, 2}, .base_dilation = {1, 2}}, add), kF32, {1, 6},
         {1, 3, 3, 2, 2, 5});
  p.want("cumsum", reduce_window(x, zero, {.size = {1, 4}, .padding = {{0, 0}, {3, 0}}}, add), kF32, {1, 4},
         {1, 4, 6, 11});
  p.want("too small", reduce_window(x, zero, {.size = {1, 5}}, add), kF32, {1, 0}, {});
  p.want("empty", reduce_window(p.in(kF32, {0, 4}, {}), zero, {.size = {1, 2}}, add), kF32, {0, 3}, {});
  p.want("s64", reduce_window(convert(x, DType::S64), constant(p.b, DType::S64, 0), {.size = {1, 2}}, add), DType::S64,
         {1, 3}, {4, 5, 7});
  p.want("bf16", reduce_window(convert(x, DType::BF16), constant(p.b, DType::BF16, 0), {.size = {1, 2}}, add),
         DType::BF16, {1, 3}, {4, 5, 7});
  Vals both =
      reduce_window(Vals{x, iota(p.b, {DType::S64, {1, 4}}, 1)}, {lowest(p.b, kF32), constant(p.b, DType::S64, -1)},
                    {.size = {1, 2}, .stride = {1, 2}}, [](const Vals& a, const Vals& c) {
                      Val keep = a[0] >= c[0];
                      return Vals{select(keep, a[0], c[0]), select(keep, a[1], c[1])};
                    });
  p.want("value", both[0], kF32, {1, 2}, {3, 5});
  p.want("place", both[1], DType::S64, {1, 2}, {1, 3});
  Val source = p.in(kF32, {1, 2}, {10, 20});
  p.want("select_and_scatter", select_and_scatter(x, source, zero, {.size = {1, 2}, .stride = {1, 2}}, ge, add), kF32,
         {1, 4}, {0, 10, 0, 20});
  p.want("select_and_scatter padded",
         select_and_scatter(x, p.in(kF32, {1, 3}, {1, 2, 4}), zero,
                            {.size = {1, 2}, .stride = {1, 2}, .padding = {{0, 0}, {1, 1}}}, ge, add),
         kF32, {1, 4}, {1, 2, 0, 4});
  p.run();
}

TEST(sorting) {
  Program p;
  Val x = p.in(kF32, {2, 4}, {3, 1, 2, 1, 0, -1, 5, 4}), s = p.in(kF32, {}, {3});
  auto less = [](const Vals& v) { return v[0] < v[1]; };
  p.want("sort", sort({x}, -1, true, less)[0], kF32, {2, 4}, {1, 1, 2, 3, -1, 0, 4, 5});
  p.want("sort columns", sort({x}, 0, true, less)[0], kF32, {2, 4}, {0, -1, 2, 1, 3, 1, 5, 4});
  Vals pair = sort({x, iota(p.b, {DType::S64, {2, 4}}, 1)}, 1, true, less);
  p.want("places", pair[1], DType::S64, {2, 4}, {1, 3, 2, 0, 1, 0, 3, 2});
  p.want("0-dim", sort({s}, 0, true, less)[0], kF32, {}, {3});
  p.want("empty", sort({p.in(kF32, {0}, {})}, 0, true, less)[0], kF32, {0}, {});
  p.want("bf16", sort({convert(x, DType::BF16)}, 1, true, less)[0], DType::BF16, {2, 4}, {1, 1, 2, 3, -1, 0, 4, 5});
  p.want("pred", sort({x > 1}, 1, true, less)[0], DType::Pred, {2, 4}, {0, 0, 1, 1, 0, 0, 1, 1});
  for (DType t : {kF32, DType::F64, DType::BF16, DType::S32, DType::S64}) {
    auto [values, places] = top_k(convert(x, t), 2);
    p.want(std::string("top_k ") + name(t), values, t, {2, 2}, {3, 2, 5, 4});
    p.want("top_k places", places, DType::S32, {2, 2}, {0, 2, 2, 3});
  }
  p.want("top_k 0-dim", top_k(s, 1)[0], kF32, {}, {3});
  p.want("top_k none", top_k(x, 0)[0], kF32, {2, 0}, {});
  p.run();
}
