// Moving elements about: shape operations, slices and run-time places.
#include "program.h"

using namespace tpu;
using namespace tpu::hlo;
using namespace tpu::test;

namespace {
constexpr DType kF32 = DType::F32;
std::vector<double> count(int n, double from = 0) {
  std::vector<double> v(n);
  for (int i = 0; i < n; i++) v[i] = from + i;
  return v;
}
}  // namespace

TEST(shape_static) {
  Program p;
  Val x = p.in(kF32, {2, 3}, count(6));
  Val c = p.in(kF32, {}, {9});
  p.want("reshape", reshape(x, {3, -1}), kF32, {3, 2}, count(6));
  p.want("transpose", transpose(x, {1, 0}), kF32, {3, 2}, {0, 3, 1, 4, 2, 5});
  p.want("swap_axes", swap_axes(x, 0, -1), kF32, {3, 2}, {0, 3, 1, 4, 2, 5});
  p.want("swap_axes 0-dim", swap_axes(c, 0, -1), kF32, {}, {9});
  p.want("unsqueeze", unsqueeze(x, -1), kF32, {2, 3, 1}, count(6));
  p.want("unsqueeze 0-dim", unsqueeze(c, 0), kF32, {1}, {9});
  p.want("squeeze", squeeze(unsqueeze(x, 0), 0), kF32, {2, 3}, count(6));
  p.want("squeeze 0-dim", squeeze(c, -1), kF32, {}, {9});
  p.want("broadcast_to", broadcast_to(c, {2, 2}), kF32, {2, 2}, {9, 9, 9, 9});
  p.want("broadcast_in_dim", broadcast_in_dim(slice_axis(x, 0, 1, 2), {3, 2}, {1, 0}), kF32, {3, 2},
         {3, 3, 4, 4, 5, 5});
  p.want("slice", slice(x, {0, 1}, {2, 3}), kF32, {2, 2}, {1, 2, 4, 5});
  p.want("slice strided", slice(x, {0, 0}, {2, 3}, {1, 2}), kF32, {2, 2}, {0, 2, 3, 5});
  p.want("slice_axis", slice_axis(x, -1, 2, 3), kF32, {2, 1}, {2, 5});
  p.want("pad", pad(x, c, {0, 1}, {1, 0}), kF32, {3, 4}, {9, 0, 1, 2, 9, 3, 4, 5, 9, 9, 9, 9});
  p.want("pad crop", pad(x, c, {-1, 0}, {0, -1}), kF32, {1, 2}, {3, 4});
  p.want("pad interior", pad(x, c, {0, 0}, {0, 0}, {0, 1}), kF32, {2, 5}, {0, 9, 1, 9, 2, 3, 9, 4, 9, 5});
  p.want("concatenate", concatenate({x, slice_axis(x, 1, 0, 1)}, -1), kF32, {2, 4}, {0, 1, 2, 0, 3, 4, 5, 3});
  p.want("reverse", reverse(x, {-1}), kF32, {2, 3}, {2, 1, 0, 5, 4, 3});
  p.want("iota", iota(p.b, {DType::F64, {2, 2}}, 0), DType::F64, {2, 2}, {0, 0, 1, 1});
  p.want("iota bf16", iota(p.b, {DType::BF16, {3}}, 0), DType::BF16, {3}, {0, 1, 2});
  p.want("full_like", full_like(x, 1.5), kF32, {2, 3}, {1.5, 1.5, 1.5, 1.5, 1.5, 1.5});
  p.want("dense", constant_dense(p.b, {DType::U8, {2, 2}}, "\1\2\3\4"), DType::U8, {2, 2}, {1, 2, 3, 4});
  p.want("dense pred", constant_dense(p.b, {DType::Pred, {3}}, std::string("\1\0\1", 3)), DType::Pred, {3}, {1, 0, 1});
  p.run();
}

TEST(shape_zero_element) {
  Program p;
  Val e = p.in(kF32, {2, 0}, {}), c = p.in(kF32, {}, {9});
  p.want("transpose", transpose(e, {1, 0}), kF32, {0, 2}, {});
  p.want("reshape", reshape(e, {0, 5}), kF32, {0, 5}, {});
  p.want("slice", slice_axis(e, 0, 1, 2), kF32, {1, 0}, {});
  p.want("slice to none", slice_axis(unsqueeze(c, 0), 0, 1, 1), kF32, {0}, {});
  p.want("pad", pad(e, c, {0, 1}, {0, 1}), kF32, {2, 2}, {9, 9, 9, 9});
  p.want("concatenate", concatenate({e, broadcast_to(c, {2, 1}), e}, 1), kF32, {2, 1}, {9, 9});
  p.want("concatenate none", concatenate({e, e}, 0), kF32, {4, 0}, {});
  p.want("reverse", reverse(e, {1}), kF32, {2, 0}, {});
  p.want("broadcast", broadcast_to(c, {0}), kF32, {0}, {});
  p.want("iota", iota(p.b, {DType::S32, {0}}, 0), DType::S32, {0}, {});
  p.want("dense", constant_dense(p.b, {DType::S64, {0}}, ""), DType::S64, {0}, {});
  p.want("dynamic_slice", dynamic_slice(e, {constant(p.b, DType::S32, 1), constant(p.b, DType::S32, 0)}, {1, 0}), kF32,
         {1, 0}, {});
  Val none = p.in(DType::S64, {2, 0}, {});
  p.want("take none", take(broadcast_to(c, {3}), none, 0), kF32, {2, 0}, {});
  p.want("take from none", take(e, p.in(DType::S64, {1}, {0}), 0), kF32, {1, 0}, {});
  p.want("take_along_axis", take_along_axis(e, none, 1), kF32, {2, 0}, {});
  p.want("scatter none",
         scatter(broadcast_to(c, {3}), reshape(none, {0}), e.b->emit1(Opcode::Reshape, {e}, {kF32, {0}}),
                 {.inserted_window_dims = {0}, .scatter_dims_to_operand_dims = {0}, .index_vector_dim = 1}, add),
         kF32, {3}, {9, 9, 9});
  p.run();
}

TEST(dynamic_places) {
  Program p;
  Val x = p.in(kF32, {2, 3}, count(6));
  Val one = p.in(DType::S64, {}, {1}), far = p.in(DType::S64, {}, {99}), small = p.in(DType::S32, {}, {1});
  p.want("dynamic_slice", dynamic_slice(x, {one, one}, {1, 2}), kF32, {1, 2}, {4, 5});
  p.want("clamped", dynamic_slice(x, {far, far}, {1, 2}), kF32, {1, 2}, {4, 5});
  p.want("mixed index dtypes", dynamic_slice(x, {small, one}, {1, 2}), kF32, {1, 2}, {4, 5});
  p.want("whole", dynamic_slice(x, {far, far}, {2, 3}), kF32, {2, 3}, count(6));
  p.want("update", dynamic_update_slice(x, p.in(kF32, {1, 2}, {7, 8}), {one, one}), kF32, {2, 3}, {0, 1, 2, 3, 7, 8});
  Val s = p.in(kF32, {}, {5});
  p.want("0-dim", dynamic_slice(s, {}, {}), kF32, {}, {5});
  p.run();
}

TEST(takes) {
  Program p;
  Val x = p.in(kF32, {2, 3}, count(6)), s = p.in(kF32, {}, {5});
  for (DType t : {DType::S32, DType::S64, DType::U8}) {
    Val i = p.in(t, {2}, {2, 0}), m = p.in(t, {2, 2}, {1, 0, 0, 1});
    std::string n = name(t);
    p.want("take columns " + n, take(x, i, 1), kF32, {2, 2}, {2, 0, 5, 3});
    p.want("take rows " + n, take(x, m, 0), kF32, {2, 2, 3}, {3, 4, 5, 0, 1, 2, 0, 1, 2, 3, 4, 5});
    p.want("take middle " + n, take(x, m, -1), kF32, {2, 2, 2}, {1, 0, 0, 1, 4, 3, 3, 4});
    p.want("take one " + n, take(x, p.in(t, {}, {1}), 0), kF32, {3}, {3, 4, 5});
    p.want("along 1 " + n, take_along_axis(x, m, 1), kF32, {2, 2}, {1, 0, 3, 4});
    p.want("along 0 " + n, take_along_axis(x, m, 0), kF32, {2, 2}, {3, 1, 0, 4});
    p.want("0-dim take " + n, take(s, i, 0), kF32, {2}, {5, 5});
  }
  Val wild = p.in(DType::S64, {2}, {-7, 99});
  p.want("clamped", take(x, wild, 1), kF32, {2, 2}, {0, 2, 3, 5});
  p.want("clamped along", take_along_axis(x, broadcast_to(wild, {2, 2}), 1), kF32, {2, 2}, {0, 2, 3, 5});
  p.want("0-dim along", take_along_axis(s, p.in(DType::S64, {}, {0}), 0), kF32, {}, {5});
  Val z = p.in(DType::C64, {2}, {1, 2, 3, 4}), b = p.in(DType::Pred, {2}, {0, 1});
  p.want("complex", take(z, p.in(DType::S64, {1}, {1}), 0), DType::C64, {1}, {3, 4});
  p.want("pred", take(b, p.in(DType::S64, {3}, {1, 0, 1}), 0), DType::Pred, {3}, {1, 0, 1});
  p.run();
}

TEST(gather_and_scatter) {
  Program p;
  Val x = p.in(kF32, {3, 3}, count(9));
  Val at = p.in(DType::S64, {2, 2}, {2, 1, 0, 2});
  p.want("points",
         gather(x, at, {.collapsed_slice_dims = {0, 1}, .start_index_map = {0, 1}, .index_vector_dim = 1}, {1, 1}),
         kF32, {2}, {7, 2});
  p.want("windows", gather(x, at, {.offset_dims = {1, 2}, .start_index_map = {0, 1}, .index_vector_dim = 1}, {1, 2}),
         kF32, {2, 1, 2}, {7, 8, 1, 2});
  ScatterDims rows{.update_window_dims = {1},
                   .inserted_window_dims = {0},
                   .scatter_dims_to_operand_dims = {0},
                   .index_vector_dim = 1};
  Val twice = p.in(DType::S32, {3}, {1, 1, 7}), u = p.in(kF32, {3, 3}, count(9, 1));
  p.want("scatter add", scatter(x, twice, u, rows, add), kF32, {3, 3}, {0, 1, 2, 8, 11, 14, 6, 7, 8});
  p.want("scatter max", scatter(x, twice, u, rows, static_cast<Val (*)(Val, Val)>(maximum)), kF32, {3, 3},
         {0, 1, 2, 4, 5, 6, 6, 7, 8});
  Val once = p.in(DType::S64, {2}, {2, 0});
  p.want("scatter set",
         scatter(
             x, once, slice_axis(u, 0, 0, 2), rows, [](Val, Val n) { return n; }, false, true),
         kF32, {3, 3}, {4, 5, 6, 3, 4, 5, 1, 2, 3});
  ScatterDims along{.inserted_window_dims = {1},
                    .input_batching_dims = {0},
                    .scatter_indices_batching_dims = {0},
                    .scatter_dims_to_operand_dims = {1},
                    .index_vector_dim = 2};
  p.want("scatter batching",
         scatter(x, p.in(DType::S64, {3, 1}, {2, 0, 1}), p.in(kF32, {3, 1}, {10, 20, 30}), along, add), kF32, {3, 3},
         {0, 1, 12, 23, 4, 5, 6, 37, 8});
  for (DType t : {DType::BF16, DType::S8, DType::S64, DType::F64, DType::C64}) {
    Val v = convert(x, t);
    p.want(std::string("scatter ") + name(t), real(scatter(v, twice, convert(u, t), rows, add)), real_of(t), {3, 3},
           {0, 1, 2, 8, 11, 14, 6, 7, 8});
  }
  Val flags = x > 100;
  p.want("scatter pred", scatter(flags, once, slice_axis(u, 0, 0, 2) > 3, rows, add), DType::Pred, {3, 3},
         {1, 1, 1, 0, 0, 0, 0, 0, 0});
  p.run();
}
