// Layer, group and weight normalisation. Statistics are computed and handed out in the widened dtype.
// Batch normalisation is in batch_norm.cpp.
#include "ops/family.h"

namespace tpu::ops {
namespace {

Dims range(int64_t from, int64_t to) {
  Dims r;
  for (int64_t i = from; i < to; i++) r.push_back(i);
  return r;
}

/// Mean over axes, dims kept. Over nothing it is NaN, as in torch.
Val mean_over(Val x, const Dims& axes) { return reduce_sum(x, axes, true) / static_cast<double>(extent(x, axes)); }

struct Moments {
  Val mean, rstd;
};
Moments moments(Val x, const Dims& axes, Val eps) {
  Val mean = mean_over(x, axes);
  Val d = x - mean;
  return {mean, rsqrt(mean_over(d * d, axes) + eps)};
}

/// The gradient that normalisation hands to its input: rstd * (g - mean(g) - xhat * mean(g * xhat)).
Val normalise_backward(Val g, Val xhat, Val rstd, const Dims& axes) {
  return rstd * (g - mean_over(g, axes) - xhat * mean_over(g * xhat, axes));
}

// ---- layer norm: the last dims, those of normalized_shape, are one row ---------------------------------------------

void check_layer_norm(Val x, const Dims& shape, const optional<Val>& weight, const optional<Val>& bias) {
  require(!shape.empty(),
          "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, "
          "but got normalized_shape = ",
          to_string(shape));
  for (auto& [v, name] : {std::pair{weight, "weight"}, std::pair{bias, "bias"}}) {
    require(!v || v->dims() == shape, "Expected ", name, " to be of same shape as normalized_shape, but got ", name,
            " of shape ", v ? to_string(v->dims()) : "", " and normalized_shape = ", to_string(shape));
  }
  bool fits = x.rank() >= static_cast<int64_t>(shape.size()) &&
              std::equal(shape.begin(), shape.end(), x.dims().end() - shape.size());
  require(fits, "Given normalized_shape=", to_string(shape), ", expected input with shape [*, ",
          to_string(shape).substr(1), ", but got input of size", to_string(x.dims()));
}

std::array<Val, 3> layer_norm(Val x, Dims shape, optional<Val> weight, optional<Val> bias, Num eps) {
  check_layer_norm(x, shape, weight, bias);
  Val w = widen(x);
  Moments m = moments(w, range(x.rank() - static_cast<int64_t>(shape.size()), x.rank()), convert(eps.v, w.dtype()));
  Val y = (w - m.mean) * m.rstd;
  if (weight) y = y * convert(*weight, y.dtype());
  if (bias) y = y + convert(*bias, y.dtype());
  return {convert(y, x.dtype()), m.mean, m.rstd};
}

std::array<Val, 3> layer_norm_backward(Val g, Val x, Dims shape, Val mean, Val rstd, optional<Val> weight,
                                       optional<Val>, std::vector<bool> mask) {
  int64_t outer = x.rank() - static_cast<int64_t>(shape.size());
  Dims rows = range(0, outer), cols = range(outer, x.rank());
  Val dy = widen(g);
  DType t = dy.dtype();
  Val r = convert(rstd, t), xhat = (convert(x, t) - convert(mean, t)) * r;
  std::array<Val, 3> out;
  if (mask[0]) out[0] = convert(normalise_backward(weight ? dy * convert(*weight, t) : dy, xhat, r, cols), x.dtype());
  // An empty list of axes would mean all of them.
  auto over_rows = [&](Val v) { return rows.empty() ? v : reduce_sum(v, rows); };
  DType param = weight ? weight->dtype() : x.dtype();
  if (mask[1]) out[1] = convert(over_rows(dy * xhat), param);
  if (mask[2]) out[2] = convert(over_rows(dy), param);
  return out;
}

// ---- group norm: [N, C, *] seen as [N, group, C / group, HxW] ------------------------------------------------------

struct Grouping {
  int64_t n, c, hw, g;
  Dims split() const { return {n, g, c / g, hw}; }
};

/// A per-channel value against the split view.
Val per_channel(Val v, const Grouping& s, DType t) {
  return broadcast_in_dim(reshape(convert(v, t), {s.g, s.c / s.g}), s.split(), {1, 2});
}
Val per_group(Val v, const Grouping& s, DType t) { return reshape(convert(v, t), {s.n, s.g, 1, 1}); }

std::array<Val, 3> group_norm(Val x, optional<Val> weight, optional<Val> bias, int64_t n, int64_t c, int64_t hw,
                              int64_t group, Num eps) {
  Grouping s{n, c, hw, group};
  Val w = reshape(widen(x), s.split());
  Moments m = moments(w, {2, 3}, convert(eps.v, w.dtype()));
  Val y = (w - m.mean) * m.rstd;
  if (weight) y = y * per_channel(*weight, s, y.dtype());
  if (bias) y = y + per_channel(*bias, s, y.dtype());
  return {convert(reshape(y, x.dims()), x.dtype()), reshape(m.mean, {n, group}), reshape(m.rstd, {n, group})};
}

std::array<Val, 3> group_norm_backward(Val g, Val x, Val mean, Val rstd, optional<Val> weight, int64_t n, int64_t c,
                                       int64_t hw, int64_t group, std::vector<bool> mask) {
  Grouping s{n, c, hw, group};
  Val dy = reshape(widen(g), s.split());
  DType t = dy.dtype();
  Val r = per_group(rstd, s, t), xhat = (reshape(convert(x, t), s.split()) - per_group(mean, s, t)) * r;
  std::array<Val, 3> out;
  if (mask[0]) {
    Val scaled = weight ? dy * per_channel(*weight, s, t) : dy;
    out[0] = convert(reshape(normalise_backward(scaled, xhat, r, {2, 3}), x.dims()), x.dtype());
  }
  DType param = weight ? weight->dtype() : x.dtype();
  if (mask[1]) out[1] = convert(reshape(reduce_sum(dy * xhat, {0, 3}), {c}), param);
  if (mask[2]) out[2] = convert(reshape(reduce_sum(dy, {0, 3}), {c}), param);
  return out;
}

// ---- weight norm: w = v * g / |v|, the norm over all dims but `dim` ------------------------------------------------

Dims all_but(Val v, int64_t dim) {
  Dims axes = range(0, v.rank());
  axes.erase(axes.begin() + normalize_axis(dim, v.rank()));
  return axes;
}

std::array<Val, 2> weight_norm(Val v, Val g, int64_t dim) {
  Val w = widen(v), squares = w * w;
  Dims axes = all_but(v, dim);
  Val norm = sqrt(axes.empty() ? squares : reduce_sum(squares, axes, true));
  return {convert(w * (convert(g, w.dtype()) / norm), v.dtype()), norm};
}

std::array<Val, 2> weight_norm_backward(Val grad, Val v, Val g, Val norms, int64_t dim) {
  Val d = widen(grad);
  DType t = d.dtype();
  Val w = convert(v, t), n = convert(norms, t);
  Dims axes = all_but(v, dim);
  Val dots = axes.empty() ? d * w : reduce_sum(d * w, axes, true);
  Val grad_v = convert(g, t) / n * (d - w * (dots / (n * n)));
  return {convert(grad_v, v.dtype()), convert(dots / n, g.dtype())};
}

}  // namespace

void norm_rows(Table& op) {
  auto norm_types = takes(kFloats);
  op("native_layer_norm", norm_types, [](Val x, Dims shape, optional<Val> weight, optional<Val> bias, Num eps) {
    return layer_norm(x, shape, weight, bias, eps);
  });
  op("native_layer_norm_backward",
     [](Val g, Val x, Dims shape, Val mean, Val rstd, optional<Val> weight, optional<Val> bias,
        std::vector<bool> mask) { return layer_norm_backward(g, x, shape, mean, rstd, weight, bias, mask); });
  op("native_group_norm", norm_types,
     [](Val x, optional<Val> weight, optional<Val> bias, int64_t n, int64_t c, int64_t hw, int64_t group, Num eps) {
       return group_norm(x, weight, bias, n, c, hw, group, eps);
     });
  op("native_group_norm_backward",
     [](Val g, Val x, Val mean, Val rstd, optional<Val> weight, int64_t n, int64_t c, int64_t hw, int64_t group,
        std::vector<bool> mask) { return group_norm_backward(g, x, mean, rstd, weight, n, c, hw, group, mask); });
  op("_weight_norm_interface", [](Val v, Val g, int64_t dim) { return weight_norm(v, g, dim); });
  op("_weight_norm_interface_backward",
     [](Val grad, Val v, Val g, Val norms, int64_t dim) { return weight_norm_backward(grad, v, g, norms, dim); });
}

}  // namespace tpu::ops
