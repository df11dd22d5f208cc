// Max pooling of all kinds. A value travels with its flat place in the input plane; each axis is reduced in turn.
#include "ops/pool.h"

namespace tpu::ops {

PoolArgs pool_args(int64_t n, const Dims& kernel, const Dims& stride, const Dims& padding, const Dims& dilation,
                   bool ceil_mode) {
  auto spread = [n](const Dims& v) { return v.size() == 1 ? Dims(n, v[0]) : v; };
  Dims k = spread(kernel);
  return {k, stride.empty() ? k : spread(stride), spread(padding), spread(dilation), ceil_mode};
}

int64_t pooled_size(const PoolArgs& p, int64_t i, int64_t in) {
  int64_t reach = p.dilation[i] * (p.kernel[i] - 1) + 1, span = in + 2 * p.padding[i] - reach;
  int64_t out = (span + (p.ceil_mode ? p.stride[i] - 1 : 0)) / p.stride[i] + 1;
  if (p.ceil_mode && (out - 1) * p.stride[i] >= in + p.padding[i]) out--;
  require(out >= 1, "Given input size: ", in, ". Calculated output size: ", out, ". Output size is too small");
  return out;
}

Dims with_spatial(Val x, const Dims& spatial) {
  Dims dims(x.dims().begin(), x.dims().end() - static_cast<int64_t>(spatial.size()));
  dims.insert(dims.end(), spatial.begin(), spatial.end());
  return dims;
}

namespace {

/// Values and their flat places; a place that pads has the greatest index.
struct Placed {
  Val value, at;
};

Placed place_all(Val x, int64_t n) {
  Dims plane = spatial_dims(x, n);
  DType t = numel(plane) < (int64_t{1} << 31) ? DType::S32 : DType::S64;
  Val flat = reshape(iota(*x.b, {t, {numel(plane)}}, 0), plane);
  Dims mapping;
  for (int64_t i = x.rank() - n; i < x.rank(); i++) mapping.push_back(i);
  return {x, broadcast_in_dim(flat, x.dims(), mapping)};
}

/// torch's rule in a form that does not depend on the order: the greatest value, NaN above all; of equals the first
/// place, of NaNs the last.
Placed better(Placed a, Placed b) {
  Val takes_b = (b.value > a.value) | ((b.value == a.value) & (b.at < a.at));
  if (is_float(a.value.dtype())) {
    Val nan_a = is_nan(a.value);
    takes_b = takes_b | (is_nan(b.value) & (~nan_a | (b.at > a.at)));
  }
  return {select(takes_b, b.value, a.value), select(takes_b, b.at, a.at)};
}

/// Reduces groups of `k` places along axis, where axis holds out * k places, group by group.
Placed reduce_groups(Placed p, int64_t axis, int64_t k) {
  Dims split = p.value.dims();
  split[axis] /= k;
  split.insert(split.begin() + axis + 1, k);
  Builder& b = *p.value.b;
  Vals inits{lowest(b, p.value.dtype()), highest(b, p.at.dtype())};
  Vals r = reduce({reshape(p.value, split), reshape(p.at, split)}, inits, {axis + 1}, [](const Vals& l, const Vals& r) {
    Placed best = better({l[0], l[1]}, {r[0], r[1]});
    return Vals{best.value, best.at};
  });
  return {r[0], r[1]};
}

/// The best of each of windows that start at start[i] and step by dilation; k places each.
Placed reduce_windows(Placed p, int64_t axis, const Dims& start, int64_t k, int64_t dilation) {
  constexpr int64_t kUnroll = 8;
  auto pick = [&](const Dims& places) {
    return Placed{take_constant(p.value, axis, places), take_constant(p.at, axis, places)};
  };
  if (k <= kUnroll) {
    Placed best;
    for (int64_t j = 0; j < k; j++) {
      Dims places = start;
      for (int64_t& at : places) at += j * dilation;
      best = j == 0 ? pick(places) : better(best, pick(places));
    }
    return best;
  }
  Dims places;
  for (int64_t s : start) {
    for (int64_t j = 0; j < k; j++) places.push_back(s + j * dilation);
  }
  return reduce_groups(pick(places), axis, k);
}

std::array<Val, 2> max_pool(Val x, const PoolArgs& a) {
  Placed p = place_all(x, a.n());
  for (int64_t i = a.n() - 1; i >= 0; i--) {
    int64_t axis = x.rank() - a.n() + i, in = x.dim(axis), out = pooled_size(a, i, in);
    int64_t reach = (out - 1) * a.stride[i] + a.dilation[i] * (a.kernel[i] - 1) + 1;
    Dims low(x.rank(), 0), high(x.rank(), 0);
    low[axis] = a.padding[i];
    high[axis] = std::max<int64_t>(reach - in - a.padding[i], 0);
    if (low[axis] || high[axis]) {
      p.value = pad(p.value, lowest(*x.b, x.dtype()), low, high);
      p.at = pad(p.at, highest(*x.b, p.at.dtype()), low, high);
    }
    Dims start;
    for (int64_t o = 0; o < out; o++) start.push_back(o * a.stride[i]);
    p = reduce_windows(p, axis, start, a.kernel[i], a.dilation[i]);
  }
  return {p.value, convert(p.at, DType::S64)};
}

std::array<Val, 2> adaptive_max_pool(Val x, const Dims& size) {
  int64_t n = static_cast<int64_t>(size.size());
  Placed p = place_all(x, n);
  for (int64_t i = n - 1; i >= 0; i--) {
    int64_t axis = x.rank() - n + i, k = 0;
    Dims start, end, places;
    adaptive_intervals(x.dim(axis), size[i], start, end);
    for (size_t o = 0; o < start.size(); o++) k = std::max(k, end[o] - start[o]);
    // Windows differ by one place; a place read twice changes no maximum.
    for (size_t o = 0; o < start.size(); o++) {
      for (int64_t j = 0; j < k; j++) places.push_back(std::min(start[o] + j, end[o] - 1));
    }
    p = reduce_groups({take_constant(p.value, axis, places), take_constant(p.at, axis, places)}, axis, k);
  }
  return {p.value, convert(p.at, DType::S64)};
}

// ---- fractional pooling: windows start where random samples say (Graham 2014) --------------------------------------

/// Starts of the windows along one axis, S32 [planes, out], from samples [planes].
Val fractional_starts(Val sample, int64_t in, int64_t out, int64_t k) {
  Builder& b = *sample.b;
  Dims dims{sample.dim(0), out};
  DType t = sample.dtype();
  Val last = full(b, {DType::S32, dims}, in - k);
  if (out == 1) return last;
  Val alpha = constant(b, t, static_cast<double>(in - k)) / constant(b, t, static_cast<double>(out - 1));
  Val s = broadcast_in_dim(sample, dims, {0}), i = iota(b, {t, dims}, 1);
  Val start = convert((i + s) * alpha, DType::S32) - convert(s * alpha, DType::S32);
  return select(iota(b, {DType::S32, dims}, 1) == out - 1, last, start);
}

std::array<Val, 2> fractional_max_pool(Val x, const Dims& kernel, const Dims& size, Val samples) {
  int64_t n = static_cast<int64_t>(size.size());
  int64_t planes = numel({x.dims().begin(), x.dims().end() - n});
  Dims flat = spatial_dims(x, n);
  flat.insert(flat.begin(), planes);
  Val s = reshape(samples, {planes, n});
  Placed p = place_all(reshape(x, flat), n);
  for (int64_t i = n - 1; i >= 0; i--) {
    // torch orders a sample as (W, H) in two dims and as (T, H, W) in three.
    int64_t column = n == 2 ? 1 - i : i, k = kernel[i], out = size[i], axis = i + 1;
    Val start = fractional_starts(reshape(slice_axis(s, 1, column, column + 1), {planes}), flat[axis], out, k);
    Val places = broadcast_in_dim(start, {planes, out, k}, {0, 1}) + iota(*x.b, {DType::S32, {planes, out, k}}, 2);
    Dims dims = p.value.dims();
    dims[axis] = out * k;
    places = broadcast_in_dim(reshape(places, {planes, out * k}), dims, {0, axis});
    p = reduce_groups({take_along_axis(p.value, places, axis), take_along_axis(p.at, places, axis)}, axis, k);
  }
  Dims dims = with_spatial(x, size);
  return {reshape(p.value, dims), convert(reshape(p.at, dims), DType::S64)};
}

// ---- the way back: values put at their flat places -----------------------------------------------------------------

/// out[plane, at[plane, i]] combined with value[plane, i]; out has the given dims, of which the last n are the plane.
Val put_in_planes(Val value, Val at, const Dims& dims, int64_t n, bool accumulate) {
  Builder& b = *value.b;
  if (value.numel() == 0 || numel(dims) == 0) return full(b, {value.dtype(), dims}, 0);
  int64_t planes = numel({dims.begin(), dims.end() - n}), plane = numel(dims) / planes, items = value.numel() / planes;
  DType t = numel(dims) < (int64_t{1} << 31) ? DType::S32 : DType::S64;
  Val row = iota(b, {t, {planes, items}}, 0) * plane;
  Val flat = reshape(row + convert(reshape(at, {planes, items}), t), {planes * items, 1});
  ScatterDims scatter_dims{.inserted_window_dims = {0}, .scatter_dims_to_operand_dims = {0}, .index_vector_dim = 1};
  Val zeros = full(b, {value.dtype(), {planes * plane}}, 0);
  Val out = scatter(zeros, flat, reshape(value, {planes * items}), scatter_dims,
                    [accumulate](Val old, Val update) { return accumulate ? old + update : update; });
  return reshape(out, dims);
}

Val max_pool_backward(Val g, Val x, Val indices, int64_t n) {
  return convert(put_in_planes(widen(g), indices, x.dims(), n, true), x.dtype());
}

Val max_unpool(Ctx& c, Val x, Val indices, const Dims& size) {
  int64_t n = static_cast<int64_t>(size.size()), plane = numel(size);
  c.check((indices >= 0) & (indices < plane), ErrorKind::Runtime,
          str("Found an invalid max index (output volumes are of size ", to_string(size), ")"));
  return put_in_planes(x, indices, with_spatial(x, size), n, false);
}

}  // namespace

void pool_rows(Table& op) {
  auto pooled = [](int64_t n) {
    return [n](Val x, Dims kernel, Dims stride, Dims padding, Dims dilation, bool ceil_mode) {
      return max_pool(x, pool_args(n, kernel, stride, padding, dilation, ceil_mode));
    };
  };
  op("max_pool2d_with_indices", takes(kInts | kFloats), pooled(2));
  op("max_pool3d_with_indices", takes(kInts | kFloats), pooled(3));
  auto pooled_backward = [](int64_t n) {
    return [n](Val g, Val x, Dims, Dims, Dims, Dims, bool, Val indices) { return max_pool_backward(g, x, indices, n); };
  };
  op("max_pool2d_with_indices_backward", pooled_backward(2));
  op("max_pool3d_with_indices_backward", pooled_backward(3));

  auto adaptive = [](Val x, Dims size) { return adaptive_max_pool(x, size); };
  op("adaptive_max_pool2d", takes(kFloats), adaptive);
  op("adaptive_max_pool3d", takes(kFloats), adaptive);
  op("adaptive_max_pool2d_backward", [](Val g, Val x, Val indices) { return max_pool_backward(g, x, indices, 2); });
  op("adaptive_max_pool3d_backward", [](Val g, Val x, Val indices) { return max_pool_backward(g, x, indices, 3); });

  auto fractional = [](Val x, Dims kernel, Dims size, Val samples) {
    return fractional_max_pool(x, kernel, size, samples);
  };
  op("fractional_max_pool2d", takes(kFloats), fractional);
  op("fractional_max_pool3d", takes(kFloats), fractional);
  op("fractional_max_pool2d_backward",
     [](Val g, Val x, Dims, Dims, Val indices) { return max_pool_backward(g, x, indices, 2); });
  op("fractional_max_pool3d_backward", infers,
     [](Val g, Val x, Dims, Dims, Val indices) { return max_pool_backward(g, x, indices, 3); });

  op("max_unpool2d", [](Ctx& c, Val x, Val indices, Dims size) { return max_unpool(c, x, indices, size); });
  op("max_unpool3d", [](Ctx& c, Val x, Val indices, Dims size, Dims, Dims) { return max_unpool(c, x, indices, size); });
}

}  // namespace tpu::ops
