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

/// Signed integer type as wide as x's dtype: where its bits are looked at.
inline DType bits_of(DType t) {
  switch (bit_width(t)) {
    case 8: return DType::S8;
    case 16: return DType::S16;
    case 32: return DType::S32;
    default: return DType::S64;
  }
}

/// C's signbit: also true for -0.0 and for nan with its sign set.
inline Val sign_bit(Val x) {
  if (is_float(x.dtype())) return bitcast_convert(x, bits_of(x.dtype())) < 0;
  return is_signed_int(x.dtype()) ? x < 0 : convert(zeros_like(x), DType::Pred);
}

/// x in the dtype that the maths of all arguments together is done in: for rows that are not pointwise.
inline Val widen(Ctx& c, Val x) { return convert(x, c.compute); }

/// 0-dim constant in x's dtype.
template <Number T>
Val lit(Val x, T v) {
  return constant_like(x, v);
}

}  // namespace tpu::ops
