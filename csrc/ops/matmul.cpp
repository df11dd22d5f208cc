// Matrix products: mm, bmm, addmm and their kin, grouped products.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// beta * self + alpha * product in the product's dtype. As in BLAS, beta == 0 means that self is not read: its NaN and
/// inf must not leak. beta is a run-time operand, so this is a select.
Val blend(Val self, Val product, Num beta, Num alpha) {
  DType t = product.dtype();
  Val b = convert(beta.v, t), scaled = convert(self, t) * b;
  return select(b == 0, zeros_like(scaled), scaled) + product * convert(alpha.v, t);
}

/// Sum of products of two vectors, accumulated in the widened dtype.
Val dot_vectors(Val a, Val b) { return dot_general(a, b, {{}, {}, {0}, {0}}); }

/// Dtype a product is accumulated in before it meets beta, alpha or a bias.
DType acc(Val a) { return opmath_of(a.dtype()); }

Val mat_vec(Val m, Val v) { return dot_general(m, v, {{}, {}, {1}, {0}}, acc(m)); }

Val check_mm(Val a, Val b, const char* name) {
  require(a.dtype() == b.dtype(), "expected m1 and m2 to have the same dtype, but got: ", hlo::name(a.dtype()),
          " != ", hlo::name(b.dtype()));
  require(!is_pred(a.dtype()), "\"", name, "\" not implemented for 'Bool'");
  return matmul(a, b, acc(a));
}

// ---- grouped products ---------------------------------------------------------------------------------------------
// One operand's rows (or columns, or the contracted dim) are cut into groups at run-time offsets. A loop walks over the
// (tile, group) pairs that meet, at most tiles + groups of them, so the work is that of one dense product and a little.

struct Grouped {
  int64_t tile, tiles, groups;
};

/// Calls body(state, tile start, group, mask of the tile's positions that lie in the group) for each pair that meets.
/// `state` are loop values; `offs` are the groups' ends, S32 [groups], not decreasing.
using GroupBody = std::function<Vals(const Vals& state, Val start, Val group, Val mask)>;
Vals for_each_group(Grouped g, Val offs, const Vals& state, const GroupBody& body) {
  Builder& b = *offs.b;
  Vals init{constant(b, DType::S32, 0), constant(b, DType::S32, 0), offs};
  init.insert(init.end(), state.begin(), state.end());
  auto cond = [=](const Vals& v) { return (v[0] < g.tiles) & (v[1] < g.groups); };
  auto step = [=](const Vals& v) {
    Val tile = v[0], group = v[1], ends = v[2];
    Val start = tile * g.tile;
    Val high = reshape(dynamic_slice(ends, {group}, {1}), {});
    Val low = reshape(dynamic_slice(ends, {maximum(group - 1, 0)}, {1}), {});
    low = select(group == 0, zeros_like(low), low);
    Val at = iota(*tile.b, {DType::S32, {g.tile}}, 0) + start;
    Val mask = (at >= low) & (at < high);
    Vals next = body({v.begin() + 3, v.end()}, start, group, mask);
    Val group_ends = high <= start + g.tile;
    Vals out{tile + select(group_ends, zeros_like(tile), full_like(tile, 1)), group + convert(group_ends, DType::S32),
             ends};
    out.insert(out.end(), next.begin(), next.end());
    return out;
  };
  Vals out = while_loop(init, cond, step);
  return {out.begin() + 3, out.end()};
}

Val pad_axis_to(Val a, int64_t axis, int64_t size) {
  Dims low(a.rank(), 0), high(a.rank(), 0);
  high[axis] = size - a.dims()[axis];
  return high[axis] == 0 ? a : pad(a, constant(*a.b, a.dtype(), 0), low, high);
}

Grouped tiles_of(int64_t extent, int64_t groups) {
  // 128 rows fill one pass of a TPU's matrix unit.
  int64_t tile = std::min<int64_t>(128, std::max<int64_t>(extent, 1));
  return {tile, (extent + tile - 1) / tile, groups};
}

Val index0(Val like) { return constant(*like.b, DType::S32, 0); }
/// x[group] of a [groups, m, n] value.
Val pick(Val x, Val group) {
  Val z = index0(x);
  return reshape(dynamic_slice(x, {group, z, z}, {1, x.dim(1), x.dim(2)}), {x.dim(1), x.dim(2)});
}

/// Rows of a in groups: out[s:e] = a[s:e] @ b[g].
Val grouped_rows(Val a, Val b, Val offs) {
  int64_t m = a.dim(0), n = b.dim(2);
  Grouped g = tiles_of(m, b.dim(0));
  Val padded = pad_axis_to(a, 0, g.tile * g.tiles);
  Val out = full(*a.b, {acc(a), {g.tile * g.tiles, n}}, 0);
  Vals r = for_each_group(g, offs, {out, padded, b}, [=](const Vals& s, Val start, Val group, Val mask) -> Vals {
    Val z = index0(start), lhs = s[1];
    Val rows = dynamic_slice(lhs, {start, z}, {g.tile, lhs.dim(1)});
    Val part = matmul(rows, pick(s[2], group), s[0].dtype());
    Val old = dynamic_slice(s[0], {start, z}, {g.tile, n});
    Val keep = broadcast_in_dim(mask, {g.tile, n}, {0});
    return {dynamic_update_slice(s[0], select(keep, part, old), {start, z}), s[1], s[2]};
  });
  return slice_axis(r[0], 0, 0, m);
}

/// The contracted dim in groups: out[g] = a[:, s:e] @ b[s:e].
Val grouped_inner(Val a, Val b, Val offs) {
  int64_t m = a.dim(0), n = b.dim(1), groups = offs.dim(0);
  Grouped g = tiles_of(a.dim(1), groups);
  Val lhs = pad_axis_to(a, 1, g.tile * g.tiles), rhs = pad_axis_to(b, 0, g.tile * g.tiles);
  Val out = full(*a.b, {acc(a), {groups, m, n}}, 0);
  Vals r = for_each_group(g, offs, {out, lhs, rhs}, [=](const Vals& s, Val start, Val group, Val mask) -> Vals {
    Val z = index0(start);
    Val cols = dynamic_slice(s[1], {z, start}, {m, g.tile}), rows = dynamic_slice(s[2], {start, z}, {g.tile, n});
    cols = select(broadcast_in_dim(mask, {m, g.tile}, {1}), cols, zeros_like(cols));
    rows = select(broadcast_in_dim(mask, {g.tile, n}, {0}), rows, zeros_like(rows));
    Val old = dynamic_slice(s[0], {group, z, z}, {1, m, n});
    Val sum = old + reshape(matmul(cols, rows, s[0].dtype()), {1, m, n});
    return {dynamic_update_slice(s[0], sum, {group, z, z}), s[1], s[2]};
  });
  return r[0];
}

Val grouped_mm(Val a, Val b, const optional<Val>& offs) {
  if (a.rank() == 3 && b.rank() == 3) return matmul(a, b, acc(a));
  require(offs.has_value(), "_grouped_mm: offs are required when an operand is 2-d");
  Val ends = convert(*offs, DType::S32);
  if (a.rank() == 2 && b.rank() == 3) return grouped_rows(a, b, ends);
  if (a.rank() == 2 && b.rank() == 2) return grouped_inner(a, b, ends);
  // Columns of b in groups: the transposed product.
  return transpose(grouped_rows(transpose(b, {1, 0}), transpose(a, {0, 2, 1}), ends), {1, 0});
}

/// 8-bit floats with scales of one element or one for each row (column). Values stand for value * scale.
Val scaled_mm(Val a, Val b, Val scale_a, Val scale_b, optional<Raw> bias, optional<Raw> scale_result,
              optional<DType> out) {
  require(a.rank() == 2 && b.rank() == 2 && a.dim(1) == b.dim(0), "_scaled_mm: ", to_string(a.type()), " and ",
          to_string(b.type()), " do not fit");
  auto scaled = [](Val x, Val scale, int64_t axis) {
    bool each = scale.rank() == 2 && scale.dim(axis) == x.dim(axis) && scale.dim(1 - axis) == 1;
    require(scale.numel() == 1 || each, "_scaled_mm: scales must have one element or one for each ",
            axis ? "column of mat2" : "row of self", ", got ", to_string(scale.type()));
    return convert(x, DType::F32) * (scale.numel() == 1 ? reshape(scale, {}) : scale);
  };
  Val x = matmul(scaled(a, scale_a, 0), scaled(b, scale_b, 1));
  if (bias) x = x + convert(*bias, DType::F32);
  if (scale_result) x = x * reshape(*scale_result, {});
  return convert(x, out.value_or(a.dtype()));
}

}  // namespace

void matmul_rows(Table& op) {
  op("mm", [](Val a, Val b) { return check_mm(a, b, "addmm_impl_cpu_"); });
  op("bmm", [](Val a, Val b) { return check_mm(a, b, "bmm"); });
  op("dot", [](Val a, Val b) { return dot_vectors(a, b); });
  op("vdot", [](Val a, Val b) { return dot_vectors(conj(a), b); });
  op("mv", [](Val m, Val v) { return mat_vec(m, v); });
  op("addmm", [](Val self, Val a, Val b, Num beta, Num alpha) {
    return blend(self, check_mm(a, b, "addmm_impl_cpu_"), beta, alpha);
  });
  op("addmv", [](Val self, Val m, Val v, Num beta, Num alpha) { return blend(self, mat_vec(m, v), beta, alpha); });
  op("baddbmm",
     [](Val self, Val a, Val b, Num beta, Num alpha) { return blend(self, check_mm(a, b, "baddbmm"), beta, alpha); });
  op("addbmm", [](Val self, Val a, Val b, Num beta, Num alpha) {
    return blend(self, dot_general(a, b, {{}, {}, {0, 2}, {0, 1}}, acc(a)), beta, alpha);
  });
  op("addr", [](Ctx& c, Val self, Val a, Val b, Num beta, Num alpha) {
    Val outer = unsqueeze(convert(a, c.compute), 1) * unsqueeze(convert(b, c.compute), 0);
    return blend(self, outer, beta, alpha);
  });
  op("_addmm_activation", [](Val self, Val a, Val b, Num beta, Num alpha, bool use_gelu) {
    Val x = blend(self, check_mm(a, b, "addmm_impl_cpu_"), beta, alpha);
    if (use_gelu) return x * 0.5 * (erf(x * 0.70710678118654752) + 1.0);
    return maximum(x, 0);
  });
  op("_scaled_mm", takes(kFloat8) | infers,
     [](Val a, Val b, Raw scale_a, Raw scale_b, optional<Raw> bias, optional<Raw> scale_result, optional<DType> out,
        Ignored) { return scaled_mm(a, b, scale_a, scale_b, bias, scale_result, out); });
  op("_weight_int8pack_mm", takes(kFloats), [](Val a, Raw weight, Raw scales) {
    Val x = widen(a);
    return convert(matmul(x, transpose(convert(weight, x.dtype()), {1, 0})) * convert(scales, x.dtype()), a.dtype());
  });
  op("_int_mm", [](Val a, Val b) { return matmul(a, b, DType::S32); });
  op("_grouped_mm", [](Val a, Val b, optional<Val> offs, optional<Val> bias, optional<DType>) {
    Val out = grouped_mm(a, b, offs);
    return bias ? out + convert(*bias, out.dtype()) : out;
  });
}

}  // namespace tpu::ops
