// p-norm distances between rows: cdist (two sets) and pdist (all pairs of one), with their gradients.
// The difference of every pair is a broadcast that fuses into the reduction, so nothing of that size is stored.
#include <cmath>

#include "ops/matrices.h"

namespace tpu::ops {
namespace {

/// |d| summed by the p-norm over the last dim.
Val norm_last(Val d, double p) {
  int64_t axis = d.rank() - 1;
  Val a = abs(d);
  if (p == 0) return reduce_sum(convert(a != 0.0, d.dtype()), {axis});
  if (p == 1) return reduce_sum(a, {axis});
  if (p == 2) return sqrt(reduce_sum(a * a, {axis}));
  if (std::isinf(p)) return d.dims()[axis] == 0 ? full(*d.b, {d.dtype(), batch_dims(d, 1)}, 0) : reduce_max(a, {axis});
  return power(reduce_sum(power(a, p), {axis}), 1.0 / p);
}

/// d distance / d difference, times g; g and distance lack d's last dim. Zero distances pass no gradient, as in torch.
Val norm_gradient(Val d, Val g, Val distance, double p) {
  auto wide = [&](Val v) { return broadcast_to(unsqueeze(v, v.rank()), d.dims()); };
  Val gw = wide(g), dist = wide(distance), s = sign(d), a = abs(d), zero = zeros_like(d);
  if (p == 0) return zero;
  if (p == 1) return gw * s;
  if (std::isinf(p)) return select(a == dist, gw * s, zero);
  Val dead = dist == 0.0, safe = select(dead, full_like(dist, 1), dist);
  if (p == 2) return select(dead, zero, gw * d / safe);
  // sign(d) |d|^(p-1) / distance^(p-1); for p < 1 a difference of zero has no slope.
  Val slope = s * power(a, p - 1) / power(safe, p - 1) * gw;
  if (p < 1) dead = dead | (a == 0.0);
  return select(dead, zero, slope);
}

/// x1[.., i, None, :] - x2[.., None, j, :].
Val differences(Val a, Val b) {
  Dims batch = broadcast_dims(batch_dims(a), batch_dims(b));
  Dims dims = batch + Dims{a.dim(-2), b.dim(-2), a.dim(-1)};
  return broadcast_to(unsqueeze(a, a.rank() - 1), dims) - broadcast_to(unsqueeze(b, b.rank() - 2), dims);
}

/// In the batch dims of both sets: autograd sums over those that broadcasting made. Where nothing is compared, torch gives
/// zeros of the first set's own shape.
Val cdist_backward(Val g, Val a, Val b, double p, Val distance) {
  Val d = differences(a, b);
  if (d.numel() == 0) return zeros_like(a);
  return reduce_sum(norm_gradient(d, g, distance, p), {d.rank() - 2});
}

/// Row indices of all pairs i < j in pdist's order.
std::array<Dims, 2> pairs(int64_t n) {
  std::array<Dims, 2> p;
  for (int64_t i = 0; i < n; i++) {
    for (int64_t j = i + 1; j < n; j++) {
      p[0].push_back(i);
      p[1].push_back(j);
    }
  }
  return p;
}

/// The place in pdist's result of pair (i, j), i != j, as an [n, n] table; the diagonal points anywhere.
Dims pair_places(int64_t n) {
  Dims places;
  for (int64_t i = 0; i < n; i++) {
    for (int64_t j = 0; j < n; j++) {
      int64_t low = std::min(i, j), high = std::max(i, j);
      places.push_back(i == j ? 0 : low * n - low * (low + 1) / 2 + high - low - 1);
    }
  }
  return places;
}

Val pdist(Val x, double p) {
  int64_t n = x.dim(0);
  if (n < 2) return full(*x.b, {x.dtype(), {0}}, 0);
  auto [first, second] = pairs(n);
  Val i = constant_list(*x.b, DType::S32, first), j = constant_list(*x.b, DType::S32, second);
  return norm_last(take(x, i, 0) - take(x, j, 0), p);
}

Val pdist_backward(Val g, Val x, double p, Val distance) {
  int64_t n = x.dim(0);
  if (n < 2 || x.numel() == 0) return zeros_like(x);
  Val places = reshape(constant_list(*x.b, DType::S32, pair_places(n)), {n, n});
  // The diagonal reads some distance, but its difference is zero and so is its gradient unless that is NaN: mask it.
  Val d = differences(x, x), grad = norm_gradient(d, take(g, places, 0), take(distance, places, 0), p);
  Val own = iota(*x.b, {DType::S32, {n, n}}, 0) == iota(*x.b, {DType::S32, {n, n}}, 1);
  grad = select(broadcast_in_dim(own, grad.dims(), {0, 1}), zeros_like(grad), grad);
  return reduce_sum(grad, {1});
}

}  // namespace

void distance_rows(Table& op) {
  auto floats = takes(dtype_set({DType::F32, DType::F64}));
  op("_cdist_forward", floats,
     [](Val a, Val b, double p, optional<int64_t>) { return norm_last(differences(a, b), p); });
  op("_cdist_backward", floats,
     [](Val g, Val a, Val b, double p, Val distance) { return cdist_backward(g, a, b, p, distance); });
  op("_pdist_forward", floats, [](Val x, double p) { return pdist(x, p); });
  op("_pdist_backward", floats, [](Val g, Val x, double p, Val distance) { return pdist_backward(g, x, p, distance); });
}

}  // namespace tpu::ops
