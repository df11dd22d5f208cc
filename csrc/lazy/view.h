// View: a strided window (sizes, strides, offset, dtype) over one stored array, lowered to a short program.
//
// This is the one place where views are understood. Reading gives the window as a dense value; writing gives the new
// stored array. Three plans, tried in this order:
//   box     one slice per stored dim, then transpose and broadcast: what slicing, select, expand, permute make
//   nested  slice/pad/reshape over the flat array: what view() after slicing, diagonal, unfold(step >= size) make
//   gather  an index per element: windows that overlap themselves
// With a run-time offset (the second one met at the same shapes) slices become dynamic slices; box and nested still hold.
#pragma once
#include "hlo/builders.h"

namespace tpu::lazy {

struct View {
  hlo::Type base;       // the stored array
  hlo::DType dtype;     // of the window; another than the base's is a bitcast
  Dims sizes, strides;  // in elements of `dtype`
  int64_t offset = 0;
  bool dynamic = false;  // the offset is an operand; `offset` is then one example of it
  bool flat = false;     // box is not to be used: run-time offsets have been met for which it does not hold

  /// The window is the stored array itself.
  bool whole() const;
  /// Writing needs nothing of the old array: every element is replaced.
  bool covers() const;
  /// For a dynamic view that goes by box: per stored dim {stride, greatest start, size}. Another offset may use the same
  /// program when all its starts stay within (`box_holds`). Empty when the plan is another one, which any offset may use.
  std::vector<std::array<int64_t, 3>> box_limits() const;
};

bool box_holds(const std::vector<std::array<int64_t, 3>>& limits, int64_t offset);

/// The window's elements, dims = sizes. `offset` is an S64 scalar when view.dynamic.
hlo::Val read_view(hlo::Val base, const View& view, hlo::Val offset);
/// The stored array after `value` (dims = sizes, dtype of the view) is written through the window. `base` may be no value
/// when view.covers().
hlo::Val write_view(hlo::Builder& b, hlo::Val base, const View& view, hlo::Val value, hlo::Val offset);

}  // namespace tpu::lazy
