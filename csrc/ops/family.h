// Helpers shared by the row files: what makes most rows one line. Add here only what two families need.
#pragma once
#include "ops/table.h"

namespace tpu::ops {

using namespace hlo;  // NOLINT: row files are written in the words of hlo/
using std::optional;

/// Axes of a `dim` argument: absent or empty means all. Normalised, in the order given.
inline Dims axes_of(Val x, const optional<Dims>& dim) {
  if (!dim || dim->empty()) {
    Dims all;
    for (int64_t i = 0; i < x.rank(); i++) all.push_back(i);
    return all;
  }
  if (x.rank() == 0) return {};
  return normalize_axes(*dim, x.rank());
}

/// Number of elements that a reduction over `axes` folds into one.
inline int64_t extent(Val x, const Dims& axes) {
  int64_t n = 1;
  for (int64_t a : axes) n *= x.dims()[a];
  return n;
}

/// x in the dtype its maths is done in (half types widened to F32).
inline Val widen(Val x) { return convert(x, opmath_of(x.dtype())); }

/// 0-dim constant in x's dtype.
template <Number T>
Val lit(Val x, T v) {
  return constant_like(x, v);
}

}  // namespace tpu::ops
