// Interpolation: nearest, linear, cubic and their antialiased forms, in one to three dims, and all gradients.
// Each is a set of taps per axis (resample.h). Where a sampling point falls is computed in the type torch uses for it
// (float, or double for float64 data), because a rounding difference there moves a whole sample.
#include <algorithm>
#include <cmath>

#include "ops/resample.h"

namespace tpu::ops {
namespace {

enum class Filter { Nearest, NearestExact, Linear, Cubic, LinearAa, CubicAa, LanczosAa };

using Scales = std::vector<optional<double>>;

/// Input steps per output step. A scale factor that the caller passed wins over the ratio of the sizes.
template <class T>
T step_of(int64_t in, int64_t out, bool align_corners, const optional<double>& scale) {
  if (align_corners) return out > 1 ? static_cast<T>(in - 1) / static_cast<T>(out - 1) : T(0);
  if (scale && *scale > 0) return static_cast<T>(1.0 / *scale);
  return static_cast<T>(in) / static_cast<T>(out);
}

/// Cubic convolution with parameter a at distance x (Keys 1981): torch takes a = -0.75, and -0.5 when antialiasing.
template <class T>
T keys(T x, T a) {
  x = std::abs(x);
  if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  if (x < 2) return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
  return 0;
}

template <class T>
T sinc(T x) {
  constexpr T pi = static_cast<T>(3.14159265358979323846);
  return x == 0 ? T(1) : std::sin(pi * x) / (pi * x);
}

template <class T>
T aa_filter(Filter f, T x) {
  x = std::abs(x);
  if (f == Filter::LinearAa) return x < 1 ? 1 - x : T(0);
  if (f == Filter::CubicAa) return keys<T>(x, T(-0.5));
  return x < 3 ? sinc(x) * sinc(x / 3) : T(0);
}

/// Half-width of the filters in input steps, times two.
int64_t filter_width(Filter f) { return f == Filter::LinearAa ? 2 : f == Filter::CubicAa ? 4 : 6; }

template <class T>
Taps make_taps(Filter f, int64_t in, int64_t out, bool align_corners, const optional<double>& scale) {
  Taps taps{.in = in};
  T step = step_of<T>(in, out, align_corners, scale);
  auto clamp_place = [&](int64_t i) { return std::min(std::max<int64_t>(i, 0), in - 1); };
  for (int64_t o = 0; o < out; o++) {
    auto& row = taps.rows.emplace_back();
    T at = align_corners ? step * o : step * (o + T(0.5)) - T(0.5);
    switch (f) {
      case Filter::Nearest: row.push_back({clamp_place(static_cast<int64_t>(std::floor(step * o)))}); break;
      case Filter::NearestExact:
        row.push_back({clamp_place(static_cast<int64_t>(std::floor(step * (o + T(0.5)))))});
        break;
      case Filter::Linear: {
        if (in == out) {
          row.push_back({o});
          break;
        }
        at = std::max(at, T(0));
        int64_t low = std::min(static_cast<int64_t>(std::floor(at)), in - 1);
        T t = std::min(std::max(at - static_cast<T>(low), T(0)), T(1));
        row.push_back({low, 1 - t});
        row.push_back({std::min(low + 1, in - 1), t});
        break;
      }
      case Filter::Cubic: {
        int64_t low = static_cast<int64_t>(std::floor(at));
        T t = at - static_cast<T>(low);
        for (int64_t k = -1; k <= 2; k++) row.push_back({clamp_place(low + k), keys<T>(t - k, T(-0.75))});
        break;
      }
      default: {
        T widen = std::max(step, T(1)), support = filter_width(f) * T(0.5) * widen, center = step * (o + T(0.5));
        int64_t first = std::max<int64_t>(static_cast<int64_t>(center - support + T(0.5)), 0);
        int64_t last = std::min<int64_t>(static_cast<int64_t>(center + support + T(0.5)), in);
        T total = 0;
        for (int64_t i = first; i < last; i++) {
          T w = aa_filter<T>(f, (i - center + T(0.5)) / widen);
          row.push_back({i, w});
          total += w;
        }
        for (Tap& tap : row) tap.weight = total != 0 ? static_cast<T>(tap.weight) / total : T(0);
      }
    }
  }
  return taps;
}

Taps taps_for(Filter f, DType dtype, int64_t in, int64_t out, bool align_corners, const optional<double>& scale) {
  return dtype == DType::F64 ? make_taps<double>(f, in, out, align_corners, scale)
                             : make_taps<float>(f, in, out, align_corners, scale);
}

bool is_nearest(Filter f) { return f == Filter::Nearest || f == Filter::NearestExact; }

/// Taps as torch's filters of 8-bit images have them: weights of 16 bits with as many fraction bits as fit, and a result
/// rounded after each axis (compute_index_ranges_int16_weights in UpSampleKernel.cpp).
Val resample_fixed(Val x, int64_t axis, Taps taps) {
  double most = 0;
  for (auto& row : taps.rows) {
    std::vector<Tap> merged;  // a place that stands for several beyond the edge has their sum
    for (const Tap& tap : row) {
      auto same = std::find_if(merged.begin(), merged.end(), [&](const Tap& t) { return t.at == tap.at; });
      if (same != merged.end())
        same->weight += tap.weight;
      else
        merged.push_back(tap);
    }
    row = merged;
    for (const Tap& tap : row) most = std::max(most, tap.weight);
  }
  int bits = 0;
  while (bits < 22 && static_cast<int>(0.5 + most * (1 << (bits + 1))) < 1 << 15) bits++;
  for (auto& row : taps.rows)
    for (Tap& tap : row) tap.weight = std::trunc(tap.weight * (1 << bits) + (tap.weight < 0 ? -0.5 : 0.5));
  Val sum = resample(x, axis, taps) + (1 << (bits - 1));
  return clamp(lit(x, 0), shift_right_arithmetic(sum, full_like(sum, bits)), lit(x, 255));
}

/// Images of integers are interpolated in float and rounded back.
Val to_image(Val y, DType dtype) {
  if (!is_int(dtype) || is_int(y.dtype())) return convert(y, dtype);
  Val low = convert(lowest(*y.b, dtype), y.dtype()), high = convert(highest(*y.b, dtype), y.dtype());
  return convert(clamp(low, round_nearest_even(y), high), dtype);
}

Val upsample(Filter f, Val x, const Dims& size, bool align_corners, const Scales& scales) {
  if (x.dtype() == DType::U8 && size.size() == 2 && !is_nearest(f)) {
    Val y = convert(x, DType::S32);
    for (int64_t i = 1; i >= 0; i--)
      y = resample_fixed(y, i + 2, make_taps<double>(f, x.dim(i + 2), size[i], align_corners, scales[i]));
    return convert(y, x.dtype());
  }
  Val y = is_nearest(f) ? x : is_int(x.dtype()) ? convert(x, DType::F32) : widen(x);
  for (int64_t i = static_cast<int64_t>(size.size()) - 1; i >= 0; i--) {
    y = resample(y, i + 2, taps_for(f, x.dtype(), x.dim(i + 2), size[i], align_corners, scales[i]));
  }
  return to_image(y, x.dtype());
}

Val upsample_backward(Filter f, Val g, const Dims& input_size, bool align_corners, const Scales& scales) {
  Val y = widen(g);
  for (int64_t axis = 2; axis < g.rank(); axis++) {
    y = resample(y, axis,
                 transposed(taps_for(f, g.dtype(), input_size[axis], g.dim(axis), align_corners, scales[axis - 2])));
  }
  return convert(y, g.dtype());
}

using Scale = optional<double>;

void nearest_rows(Table& op, Filter f, const std::string& name) {
  op((name + "1d").c_str(), [f](Val x, Dims size, Scale s) { return upsample(f, x, size, false, {s}); });
  op((name + "2d").c_str(), [f](Val x, Dims size, Scale h, Scale w) { return upsample(f, x, size, false, {h, w}); });
  op((name + "3d").c_str(),
     [f](Val x, Dims size, Scale d, Scale h, Scale w) { return upsample(f, x, size, false, {d, h, w}); });
  op((name + "1d_backward").c_str(),
     [f](Val g, Dims, Dims in, Scale s) { return upsample_backward(f, g, in, false, {s}); });
  op((name + "2d_backward").c_str(),
     [f](Val g, Dims, Dims in, Scale h, Scale w) { return upsample_backward(f, g, in, false, {h, w}); });
  op((name + "3d_backward").c_str(),
     [f](Val g, Dims, Dims in, Scale d, Scale h, Scale w) { return upsample_backward(f, g, in, false, {d, h, w}); });
}

void planar_rows(Table& op, Filter f, const std::string& name) {
  op(name.c_str(), [f](Val x, Dims size, bool align, Scale h, Scale w) { return upsample(f, x, size, align, {h, w}); });
  op((name + "_backward").c_str(),
     [f](Val g, Dims, Dims in, bool align, Scale h, Scale w) { return upsample_backward(f, g, in, align, {h, w}); });
}

}  // namespace

void upsample_rows(Table& op) {
  nearest_rows(op, Filter::Nearest, "upsample_nearest");
  nearest_rows(op, Filter::NearestExact, "_upsample_nearest_exact");
  planar_rows(op, Filter::Linear, "upsample_bilinear2d");
  planar_rows(op, Filter::Cubic, "upsample_bicubic2d");
  planar_rows(op, Filter::LinearAa, "_upsample_bilinear2d_aa");
  planar_rows(op, Filter::CubicAa, "_upsample_bicubic2d_aa");
  planar_rows(op, Filter::LanczosAa, "_upsample_lanczos2d_aa");
  op("upsample_linear1d",
     [](Val x, Dims size, bool align, Scale s) { return upsample(Filter::Linear, x, size, align, {s}); });
  op("upsample_linear1d_backward",
     [](Val g, Dims, Dims in, bool align, Scale s) { return upsample_backward(Filter::Linear, g, in, align, {s}); });
  op("upsample_trilinear3d", [](Val x, Dims size, bool align, Scale d, Scale h, Scale w) {
    return upsample(Filter::Linear, x, size, align, {d, h, w});
  });
  op("upsample_trilinear3d_backward", [](Val g, Dims, Dims in, bool align, Scale d, Scale h, Scale w) {
    return upsample_backward(Filter::Linear, g, in, align, {d, h, w});
  });
}

}  // namespace tpu::ops
