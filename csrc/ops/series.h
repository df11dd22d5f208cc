// Series and continued fractions: loops in which every element runs until its own sum stands still.
#pragma once
#include "ops/family.h"

namespace tpu::ops {

/// Half a unit in the last place of 1: what a further term of a sum must exceed to be seen.
double epsilon(Val x);

/// Runs `step` until v[0], a Pred that tells where an element still changes, is false everywhere; at most `limit` times.
/// `count` is 1, 2, ... in the dtype of v[1].
Vals iterate(Vals v, int64_t limit, const std::function<Vals(const Vals&, Val count)>& step);

}  // namespace tpu::ops
