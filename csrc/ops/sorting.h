// Sorting as torch orders: NaN greatest, equal elements in their order.
#pragma once
#include "ops/family.h"

namespace tpu::ops {

/// Whether a stands strictly before b.
Val comes_before(Val a, Val b, bool descending);

struct Sorted {
  Val values, indices;  // indices S32 where they fit
};
/// x (rank > 0) sorted along axis, with where each element came from. Stable.
Sorted sort_with_indices(Val x, int64_t axis, bool descending);

}  // namespace tpu::ops
