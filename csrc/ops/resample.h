// Taps: a linear map along one axis whose matrix is sparse and known when the program is built.
//
// Interpolation, adaptive pooling, folding and the gradients of all of them are such maps: output i is a weighted sum of
// a few inputs. One mechanism applies them: gathers at constant places, never a scatter; a gradient is the transposed
// map. Places that do not exist are masked, not multiplied by zero, so an inf or NaN stays where it belongs.
#pragma once
#include "ops/family.h"

namespace tpu::ops {

struct Tap {
  int64_t at;  // place in the input
  double weight = 1.0;
};

struct Taps {
  int64_t in = 0;                        // size of the input axis
  std::vector<std::vector<Tap>> rows{};  // per output place; taps at one place are summed
  int64_t out() const { return static_cast<int64_t>(rows.size()); }
};

/// The map of the gradient.
Taps transposed(const Taps& taps);

/// Applies the map to one axis of x, in x's dtype. Weights that are all one are not multiplied.
Val resample(Val x, int64_t axis, const Taps& taps);

/// Rows a[.., index, ..] along axis at constant places: a slice or a repeat where the places allow, else a gather.
Val take_constant(Val x, int64_t axis, const Dims& places);

/// Output i sums inputs [start[i], end[i]).
Taps interval_taps(int64_t in, const Dims& start, const Dims& end);
/// Adaptive pooling's intervals: output i covers [floor(i * in / out), ceil((i + 1) * in / out)).
void adaptive_intervals(int64_t in, int64_t out, Dims& start, Dims& end);

/// A 1-dim constant of a floating dtype.
Val constant_reals(Builder& b, DType dtype, const std::vector<double>& values);

}  // namespace tpu::ops
