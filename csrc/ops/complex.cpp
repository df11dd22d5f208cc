// Complex numbers and Fourier transforms.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ops/family.h"

namespace tpu::ops {
namespace {

/// The parts a complex number can have here.
constexpr DTypes kWide = dtype_set({DType::F32, DType::F64});

/// torch's fft_norm_mode.
enum Normalization : int64_t { kNoScale = 0, kByRootN = 1, kByN = 2 };

Val scaled(Val x, int64_t normalization, int64_t n) {
  if (normalization == kNoScale) return x;
  double size = static_cast<double>(n);
  return x * (1 / (normalization == kByN ? size : std::sqrt(size)));
}

/// f along `axis`, brought to the end, where the fft builder works.
template <class F>
Val along(Val x, int64_t axis, F f) {
  return swap_axes(f(swap_axes(x, axis, -1)), axis, -1);
}

/// Unscaled complex transform along each of `axes`. XLA's inverse divides by n, torch's backward does not.
Val transform(Val x, const Dims& axes, bool forward) {
  for (int64_t axis : axes) {
    int64_t n = x.dims()[axis];
    x = along(x, axis, [&](Val v) { return fft(v, forward ? FftKind::Fft : FftKind::Ifft, {n}); });
    if (!forward) x = x * static_cast<double>(n);
  }
  return x;
}

Dims fft_axes(Val x, const Dims& dim) { return normalize_axes(dim, x.rank()); }

void fourier(Table& op) {
  op("_fft_c2c", takes(kComplex), [](Val x, Dims dim, int64_t normalization, bool forward) {
    Dims axes = fft_axes(x, dim);
    int64_t n = extent(x, axes);
    return scaled(transform(x, axes, forward), normalization, n);
  });
  op("_fft_r2c", takes(kWide), [](Val x, Dims dim, int64_t normalization, bool onesided) {
    Dims axes = fft_axes(x, dim);
    int64_t n = extent(x, axes), last = axes.back();
    if (!onesided) return scaled(transform(convert(x, complex_of(x.dtype())), axes, true), normalization, n);
    Val half = along(x, last, [&](Val v) { return fft(v, FftKind::Rfft, {x.dims()[last]}); });
    axes.pop_back();
    return scaled(transform(half, axes, true), normalization, n);
  });
  op("_fft_c2r", takes(kComplex), [](Val x, Dims dim, int64_t normalization, int64_t last_dim_size) {
    Dims axes = fft_axes(x, dim);
    int64_t last = axes.back();
    axes.pop_back();
    int64_t n = extent(x, axes) * last_dim_size;
    Val y = transform(x, axes, false);
    y = along(y, last, [&](Val v) { return fft(v, FftKind::Irfft, {last_dim_size}); }) *
        static_cast<double>(last_dim_size);
    return scaled(y, normalization, n);
  });
}

}  // namespace

void complex_rows(Table& op) {
  op("complex", takes(kWide), [](Val re, Val im) { return complex(re, im); });
  op("polar", takes(kWide),
     [](Val magnitude, Val angle) { return complex(magnitude * cos(angle), magnitude * sin(angle)); });
  op("angle", pointwise, [](Val x) {
    if (is_complex(x.dtype())) return atan2(imag(x), real(x));
    Val half_turn = select(x < 0, constant_like(x, std::numbers::pi), zeros_like(x));
    return select(is_nan(x), x, half_turn);
  });
  op("conj_physical.out", pointwise, [](Val x) { return is_complex(x.dtype()) ? conj(x) : x; });
  fourier(op);
}

}  // namespace tpu::ops
