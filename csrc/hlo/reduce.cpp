#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

/// Argument types of a combining region: the accumulators, then the new elements, all 0-dim.
std::vector<Type> pair_types(const Vals& values) {
  std::vector<Type> types;
  for (int twice = 0; twice < 2; twice++) {
    for (const Val& v : values) types.push_back(scalar(v.dtype()));
  }
  return types;
}

Region combine_region(const Vals& values, const CombineMany& combine) {
  return values[0].b->region(pair_types(values), [&](const Vals& v) {
    size_t n = v.size() / 2;
    return combine(Vals(v.begin(), v.begin() + n), Vals(v.begin() + n, v.end()));
  });
}

void check_operands(const char* what, const Vals& values, const Vals& inits) {
  require(!values.empty() && values.size() == inits.size(), what, ": needs one initial value per operand");
  for (size_t i = 0; i < values.size(); i++) {
    require_same_dtype(what, values[i], inits[i]);
    require(values[i].dims() == values[0].dims(), what, ": operands must share the shape, got ",
            to_string(values[0].type()), " and ", to_string(values[i].type()));
    require(inits[i].rank() == 0, what, ": an initial value must be 0-dim, got ", to_string(inits[i].type()));
  }
}

Vals concat(const Vals& a, const Vals& b) {
  Vals out = a;
  out.insert(out.end(), b.begin(), b.end());
  return out;
}

/// A reduction with one operation. The identity is asked for only when it is needed, in the dtype summed in.
template <class Identity>
Val reduce_by(Val a, const Dims& axes, bool keepdims, Identity identity, Val (*combine)(Val, Val)) {
  require_defined(Opcode::Reduce, a);
  Dims at = axes.empty() ? all_axes(a.rank()) : normalize_axes(axes, a.rank());
  if (a.rank() == 0) return a;
  Val out = reduce({a}, {identity(*a.b, a.dtype())}, at,
                   [&](const Vals& x, const Vals& y) { return Vals{combine(x[0], y[0])}; })[0];
  if (!keepdims) return out;
  Dims dims = a.dims();
  for (int64_t axis : at) dims[axis] = 1;
  return reshape(out, dims);
}

Val zero(Builder& b, DType t) { return constant(b, t, 0); }
Val one(Builder& b, DType t) { return constant(b, t, 1); }
Val all_ones(Builder& b, DType t) { return constant(b, t, is_pred(t) ? 1 : -1); }

/// Adds or multiplies half types in f32: their own range and mantissa are too short for a running total.
Val in_opmath(Val a, const auto& run) { return convert(run(convert(a, opmath_of(a.dtype()))), a.dtype()); }

}  // namespace

Vals reduce(const Vals& a, const Vals& inits, const Dims& axes, const CombineMany& combine) {
  const char* what = name(Opcode::Reduce);
  check_operands(what, a, inits);
  Dims at = normalize_axes(axes, a[0].rank());
  std::vector<Type> results;
  for (const Val& v : a) results.push_back(without(v.type(), at));
  std::vector<Region> regions;
  regions.push_back(combine_region(a, combine));
  return a[0].b->emit(Opcode::Reduce, concat(a, inits), std::move(results), {{"dimensions", at}}, std::move(regions));
}

Val reduce_sum(Val a, const Dims& axes, bool keepdims) {
  return in_opmath(a, [&](Val x) { return reduce_by(x, axes, keepdims, zero, add); });
}
Val reduce_prod(Val a, const Dims& axes, bool keepdims) {
  return in_opmath(a, [&](Val x) { return reduce_by(x, axes, keepdims, one, multiply); });
}
Val reduce_max(Val a, const Dims& axes, bool keepdims) { return reduce_by(a, axes, keepdims, lowest, maximum); }
Val reduce_min(Val a, const Dims& axes, bool keepdims) { return reduce_by(a, axes, keepdims, highest, minimum); }
Val reduce_and(Val a, const Dims& axes, bool keepdims) { return reduce_by(a, axes, keepdims, all_ones, bitwise_and); }
Val reduce_or(Val a, const Dims& axes, bool keepdims) { return reduce_by(a, axes, keepdims, zero, bitwise_or); }

// ---- windows -----------------------------------------------------------------------------------------------------

namespace {

/// The attributes of a window; `dilations` is false for select_and_scatter, which knows none.
std::vector<Attr> window_attrs(const Window& w, bool dilations) {
  int64_t rank = static_cast<int64_t>(w.size.size());
  std::vector<Attr> attrs{{"window_dimensions", w.size}, {"window_strides", filled(w.stride, rank, 1)}};
  if (dilations) {
    attrs.push_back({"base_dilations", filled(w.base_dilation, rank, 1)});
    attrs.push_back({"window_dilations", filled(w.window_dilation, rank, 1)});
  }
  Table padding;
  for (const auto& p : w.padding) padding.rows.push_back({p[0], p[1]});
  if (!padding.rows.empty()) attrs.push_back({"padding", padding});
  return attrs;
}

Dims window_dims(const char* what, const Type& type, const Window& w) {
  int64_t rank = type.rank();
  require_size(what, "window", w.size, rank);
  Dims stride = filled(w.stride, rank, 1), base = filled(w.base_dilation, rank, 1),
       dilation = filled(w.window_dilation, rank, 1);
  require_size(what, "stride", stride, rank);
  require_size(what, "base_dilation", base, rank);
  require_size(what, "window_dilation", dilation, rank);
  require(w.padding.empty() || static_cast<int64_t>(w.padding.size()) == rank, what, ": padding must have ", rank,
          " entries");
  Dims dims(rank);
  for (int64_t i = 0; i < rank; i++) {
    int64_t d = type.dims[i] == 0 ? 0 : (type.dims[i] - 1) * base[i] + 1;
    if (!w.padding.empty()) d += w.padding[i][0] + w.padding[i][1];
    int64_t window = (w.size[i] - 1) * dilation[i] + 1;
    require(w.size[i] > 0 && stride[i] > 0, what, ": window sizes and strides must be positive");
    dims[i] = d < window ? 0 : (d - window) / stride[i] + 1;
  }
  return dims;
}

}  // namespace

Vals reduce_window(const Vals& a, const Vals& inits, const Window& window, const CombineMany& combine) {
  const char* what = name(Opcode::ReduceWindow);
  check_operands(what, a, inits);
  if (a[0].rank() == 0) return a;
  Dims dims = window_dims(what, a[0].type(), window);
  std::vector<Type> results;
  for (const Val& v : a) results.push_back({v.dtype(), dims});
  std::vector<Region> regions;
  regions.push_back(combine_region(a, combine));
  return a[0].b->emit(Opcode::ReduceWindow, concat(a, inits), std::move(results), window_attrs(window, true),
                      std::move(regions));
}

Val reduce_window(Val a, Val init, const Window& window, const Combine& combine) {
  return reduce_window(Vals{a}, Vals{init}, window,
                       [&](const Vals& x, const Vals& y) { return Vals{combine(x[0], y[0])}; })[0];
}

Val select_and_scatter(Val a, Val source, Val init, const Window& window, const Combine& select,
                       const Combine& combine) {
  const char* what = name(Opcode::SelectAndScatter);
  require_same_dtype(what, a, source);
  require_same_dtype(what, a, init);
  Dims dims = window_dims(what, a.type(), window);
  require(source.dims() == dims, what, ": the source of ", to_string(a.type()), " must have sizes ", to_string(dims),
          ", got ", to_string(source.type()));
  Type element = scalar(a.dtype());
  std::vector<Region> regions;
  regions.push_back(a.b->region({element, element}, [&](const Vals& v) { return Vals{select(v[0], v[1])}; }));
  regions.push_back(a.b->region({element, element}, [&](const Vals& v) { return Vals{combine(v[0], v[1])}; }));
  Val operands[] = {a, source, init};
  return a.b->emit(Opcode::SelectAndScatter, operands, {a.type()}, window_attrs(window, false), std::move(regions))[0];
}

// ---- sorting -----------------------------------------------------------------------------------------------------

Vals sort(const Vals& values, int64_t axis, bool stable, const std::function<Val(const Vals&)>& less) {
  const char* what = name(Opcode::Sort);
  require(!values.empty() && values[0], what, ": needs at least one operand");
  axis = normalize_axis(axis, values[0].rank());
  if (values[0].rank() == 0) return values;
  std::vector<Type> pairs;
  for (const Val& v : values) {
    require_defined(Opcode::Sort, v);
    require(v.dims() == values[0].dims(), what, ": operands must share the shape, got ", to_string(values[0].type()),
            " and ", to_string(v.type()));
    pairs.insert(pairs.end(), 2, scalar(v.dtype()));
  }
  std::vector<Region> regions;
  regions.push_back(values[0].b->region(pairs, [&](const Vals& v) { return Vals{less(v)}; }));
  return values[0].b->emit(Opcode::Sort, values, types_of(values), {{"dimension", axis}, {"is_stable", stable}},
                           std::move(regions));
}

std::array<Val, 2> top_k(Val a, int64_t k) {
  require_defined(Opcode::ChloTopK, a);
  if (a.rank() == 0) return {a, constant(*a.b, DType::S32, 0)};
  Dims dims = a.dims();
  require(k >= 0 && k <= dims.back(), "selected index k out of range");
  dims.back() = k;
  if (numel(dims) == 0) return {full(*a.b, {a.dtype(), dims}, int64_t{0}), full(*a.b, {DType::S32, dims}, int64_t{0})};
  Val operands[] = {a};
  Vals out = a.b->emit(Opcode::ChloTopK, operands, {{a.dtype(), dims}, {DType::S32, dims}}, {{"k", k}});
  return {out[0], out[1]};
}

}  // namespace tpu::hlo
