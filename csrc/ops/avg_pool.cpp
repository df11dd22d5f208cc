// Average pooling: windows of fixed size are window sums, adaptive ones are taps (resample.h).
#include "ops/pool.h"

namespace tpu::ops {
namespace {

/// What each window's sum is divided by, [size of each spatial dim]: a product of one factor per dim.
Val divisors(Val like, const PoolArgs& a, const Dims& in, const Dims& out, bool count_include_pad,
             optional<int64_t> divisor) {
  if (divisor) return full(*like.b, {like.dtype(), out}, *divisor);
  Val product = full(*like.b, {like.dtype(), out}, 1);
  for (int64_t i = 0; i < a.n(); i++) {
    Dims counts;
    for (int64_t o = 0; o < out[i]; o++) {
      int64_t start = o * a.stride[i] - a.padding[i], end = std::min(start + a.kernel[i], in[i] + a.padding[i]);
      if (!count_include_pad) {
        start = std::max<int64_t>(start, 0);
        end = std::min(end, in[i]);
      }
      counts.push_back(end - start);
    }
    Val c = convert(constant_list(*like.b, DType::S64, counts), like.dtype());
    product = product * broadcast_in_dim(c, out, {i});
  }
  return product;
}

Val against(Val spatial, Val x) {
  Dims mapping;
  for (int64_t i = x.rank() - spatial.rank(); i < x.rank(); i++) mapping.push_back(i);
  return broadcast_in_dim(spatial, x.dims(), mapping);
}

Dims pooled_sizes(const PoolArgs& a, const Dims& in) {
  Dims out;
  for (int64_t i = 0; i < a.n(); i++) out.push_back(pooled_size(a, i, in[i]));
  return out;
}

Val window_sum(Val x, const Window& w) {
  return reduce_window(x, constant(*x.b, x.dtype(), 0), w, [](Val a, Val b) { return a + b; });
}

/// Ones for the leading dims, then v.
Dims behind(Val x, const Dims& v) {
  Dims dims(x.rank() - static_cast<int64_t>(v.size()), 1);
  dims.insert(dims.end(), v.begin(), v.end());
  return dims;
}

void check_divisor(const optional<int64_t>& divisor) { require(!divisor || *divisor != 0, "divisor must be not zero"); }

Val avg_pool(Val x, const PoolArgs& a, bool count_include_pad, optional<int64_t> divisor) {
  check_divisor(divisor);
  Dims in = spatial_dims(x, a.n()), out = pooled_sizes(a, in);
  Val w = widen(x);
  Dims dims = with_spatial(x, out);
  if (numel(dims) == 0) return full(*x.b, {x.dtype(), dims}, 0);
  Window window{.size = behind(x, a.kernel), .stride = behind(x, a.stride), .padding = {}};
  window.padding.resize(x.rank() - a.n(), {0, 0});
  // Windows may end beyond the padding in ceil mode, or leave a rest of the input unread.
  for (int64_t i = 0; i < a.n(); i++) {
    window.padding.push_back(
        {a.padding[i], std::max<int64_t>((out[i] - 1) * a.stride[i] + a.kernel[i] - in[i] - a.padding[i], 0)});
  }
  Val sum = window_sum(w, window);
  return convert(sum / against(divisors(w, a, in, out, count_include_pad, divisor), sum), x.dtype());
}

Val avg_pool_backward(Val g, Val x, const PoolArgs& a, bool count_include_pad, optional<int64_t> divisor) {
  check_divisor(divisor);
  if (x.numel() == 0) return zeros_like(x);
  Dims in = spatial_dims(x, a.n()), out = spatial_dims(g, a.n());
  Val w = widen(g);
  w = w / against(divisors(w, a, in, out, count_include_pad, divisor), w);
  Dims one(a.n(), 1);
  Window window{
      .size = behind(x, a.kernel), .stride = behind(x, one), .base_dilation = behind(x, a.stride), .padding = {}};
  window.padding.resize(x.rank() - a.n(), {0, 0});
  for (int64_t i = 0; i < a.n(); i++) {
    int64_t low = a.kernel[i] - 1 - a.padding[i];
    window.padding.push_back({low, in[i] + a.padding[i] - 1 - (out[i] - 1) * a.stride[i]});
  }
  return convert(window_sum(w, window), x.dtype());
}

// ---- adaptive ------------------------------------------------------------------------------------------------------

struct Adaptive {
  std::vector<Taps> taps;
  std::vector<Dims> counts;
};
Adaptive adaptive(const Dims& in, const Dims& out) {
  Adaptive a;
  for (size_t i = 0; i < in.size(); i++) {
    Dims start, end, counts;
    adaptive_intervals(in[i], out[i], start, end);
    for (size_t o = 0; o < start.size(); o++) counts.push_back(end[o] - start[o]);
    a.taps.push_back(interval_taps(in[i], start, end));
    a.counts.push_back(counts);
  }
  return a;
}

Val divide_counts(Val x, const Adaptive& a) {
  int64_t n = static_cast<int64_t>(a.counts.size());
  for (int64_t i = 0; i < n; i++) {
    Val c = convert(constant_list(*x.b, DType::S64, a.counts[i]), x.dtype());
    x = x / broadcast_in_dim(c, x.dims(), {x.rank() - n + i});
  }
  return x;
}

Val adaptive_avg_pool(Val x, const Dims& size) {
  int64_t n = static_cast<int64_t>(size.size());
  Adaptive a = adaptive(spatial_dims(x, n), size);
  Val w = widen(x);
  for (int64_t i = n - 1; i >= 0; i--) w = resample(w, x.rank() - n + i, a.taps[i]);
  return convert(divide_counts(w, a), x.dtype());
}

Val adaptive_avg_pool_backward(Val g, Val x, int64_t n) {
  Adaptive a = adaptive(spatial_dims(x, n), spatial_dims(g, n));
  Val w = divide_counts(widen(g), a);
  for (int64_t i = 0; i < n; i++) w = resample(w, x.rank() - n + i, transposed(a.taps[i]));
  return convert(w, x.dtype());
}

}  // namespace

void avg_pool_rows(Table& op) {
  auto forward = [](int64_t n) {
    return [n](Val x, Dims kernel, Dims stride, Dims padding, bool ceil_mode, bool count_include_pad,
               optional<int64_t> divisor) {
      return avg_pool(x, pool_args(n, kernel, stride, padding, {1}, ceil_mode), count_include_pad, divisor);
    };
  };
  op("avg_pool2d", takes(kInts | kFloats), forward(2));
  op("avg_pool3d", takes(kInts | kFloats), forward(3));
  auto backward = [](int64_t n) {
    return [n](Val g, Val x, Dims kernel, Dims stride, Dims padding, bool ceil_mode, bool count_include_pad,
               optional<int64_t> divisor) {
      return avg_pool_backward(g, x, pool_args(n, kernel, stride, padding, {1}, ceil_mode), count_include_pad, divisor);
    };
  };
  op("avg_pool2d_backward", backward(2));
  op("avg_pool3d_backward", backward(3));
  auto adaptive_forward = [](Val x, Dims size) { return adaptive_avg_pool(x, size); };
  op("_adaptive_avg_pool2d", takes(kFloats), adaptive_forward);
  op("_adaptive_avg_pool3d", takes(kFloats), adaptive_forward);
  op("adaptive_avg_pool2d.out", takes(kFloats), adaptive_forward);
  op("adaptive_avg_pool3d.out", takes(kFloats), adaptive_forward);
  op("_adaptive_avg_pool2d_backward", [](Val g, Val x) { return adaptive_avg_pool_backward(g, x, 2); });
  auto adaptive_backward3 = [](Val g, Val x) { return adaptive_avg_pool_backward(g, x, 3); };
  op("_adaptive_avg_pool3d_backward", adaptive_backward3);
  op("adaptive_avg_pool3d_backward.grad_input", adaptive_backward3);
}

}  // namespace tpu::ops
