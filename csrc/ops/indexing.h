// The few index manipulations that gathers, scatters, sorts and the data-dependent operators are made of.
//
// Indices here are already checked and wrapped. A scatter drops an update whose index is out of bounds, so `size` serves
// as "nowhere".
#pragma once
#include <algorithm>

#include "ops/family.h"

namespace tpu::ops {

/// A 0-dim tensor as a 1-dim one, as torch's indexing operators treat it.
inline Val at_least_1d(Val x) { return x.rank() == 0 ? reshape(x, {1}) : x; }

/// A 64-bit index as S32 when every position of a dim of `size` fits: half the traffic, and no emulation on a TPU.
Val narrow_index(Val index, int64_t size);

/// 0, 1, ..., n-1 as S32 (S64 when that is too small).
Val positions(Builder& b, int64_t n);

/// Inclusive running sum along axis.
Val prefix_sum(Val x, int64_t axis);

/// Where each value would be inserted into `sorted` (ascending along its last dim) to keep the order: before equal elements,
/// or after them when `right`. `sorted` is 1-dim, or has the leading dims of `values`. Result S32. A `sorter` holds the
/// permutation that sorts an unsorted sequence. The comparisons are torch's own (aten/native/Bucketization.cpp), so NaN and
/// unsorted sequences give the same answers.
Val search_sorted(Val sorted, Val values, bool right, optional<Val> sorter = {});

/// The second of two values: the combiner of a plain (last one wins) scatter.
inline Val replace(Val, Val update) { return update; }

/// a[.., index[.., i, ..], ..] = combine(a[..], src[.., i, ..]) along axis. index and src share their dims; a's other dims
/// are the same.
Val scatter_along_axis(Val a, Val index, Val src, int64_t axis, const Combine& combine, bool unique = false);

/// a[.., index[i], ..] = combine(a[..], src[.., i, ..]): index is 1-dim, src has a's dims but for axis.
Val scatter_rows(Val a, Val index, Val src, int64_t axis, const Combine& combine, bool unique = false);

/// How often each of 0..size-1 stands in the 1-dim index, in `dtype`.
Val count_of(Val index, int64_t size, DType dtype);

/// Checks that index is in [0, size) (or [-size, size) when wrap), in the words of torch's gather and of advanced
/// indexing; gives the wrapped, narrowed index.
Val bounded_index(Ctx& c, Val index, int64_t size, int64_t axis, bool wrap, ErrorKind kind);

/// The geometry of x[indices] with integer tensors (None where absent), for reading and for writing.
struct Advanced {
  Advanced(Ctx& c, Val x, const OptVals& indices);
  Dims axes;          // the dims of x that are indexed
  Val starts;         // [broadcast index dims.., axes]: where each window starts
  Dims slice_sizes;   // of x, 1 in the indexed dims
  Dims window;        // sizes of the dims that are not indexed
  Dims window_dims;   // where those stand in the result
  int64_t place = 0;  // where the index dims stand in the result
  Dims dims;          // of the result
};

}  // namespace tpu::ops
