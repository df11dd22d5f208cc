// Orders and what follows from them: sort, topk, kthvalue, median, mode, searchsorted, isin, bincount, histc, and the
// fixed-size halves of the unique family (unique.cpp).
//
// NaN is greater than every number, as in torch; equal elements keep their order, so all results are deterministic.
#include "ops/sorting.h"

#include "ops/indexing.h"

namespace tpu::ops {

void unique_rows(Table& op);
void histogram_rows(Table& op);

Val comes_before(Val a, Val b, bool descending) {
  if (!is_float(a.dtype())) return descending ? a > b : a < b;
  return descending ? (a > b) | ((a != a) & (b == b)) : (a < b) | ((b != b) & (a == a));
}

Sorted sort_with_indices(Val x, int64_t axis, bool descending) {
  const Dims dims = x.dims();
  const DType index = positions(*x.b, x.dim(axis)).dtype();
  Vals sorted = sort({x, iota(*x.b, {index, dims}, axis)}, axis, true,
                     [descending](const Vals& v) { return comes_before(v[0], v[1], descending); });
  return {sorted[0], sorted[1]};
}

namespace {

Val long_index(Val index) { return convert(index, DType::S64); }

using Pair = std::array<Val, 2>;

Pair sort_row(Val x, int64_t dim, bool descending) {
  const int64_t axis = normalize_axis(dim, x.rank());
  if (x.rank() == 0) return {x, constant(*x.b, DType::S64, 0)};
  const Sorted s = sort_with_indices(x, axis, descending);
  return {s.values, long_index(s.indices)};
}

Pair topk(Val x, int64_t k, int64_t dim, bool largest) {
  const int64_t axis = normalize_axis(dim, x.rank());
  require(k >= 0 && k <= (x.rank() ? x.dim(axis) : 1), "selected index k out of range");
  if (x.rank() == 0) {
    return k == 1 ? Pair{x, constant(*x.b, DType::S64, 0)}
                  : Pair{full(*x.b, {x.dtype(), {0}}, 0), full(*x.b, {DType::S64, {0}}, 0)};
  }
  const Sorted s = sort_with_indices(x, axis, largest);
  return {slice_axis(s.values, axis, 0, k), long_index(slice_axis(s.indices, axis, 0, k))};
}

/// The element at sorted position `at` (a number, or [.., 1, ..] along axis).
Pair pick(const Sorted& s, int64_t axis, Val at, bool keepdim) {
  Val value = take_along_axis(s.values, at, axis), index = take_along_axis(s.indices, at, axis);
  if (!keepdim) {
    value = squeeze(value, axis);
    index = squeeze(index, axis);
  }
  return {value, long_index(index)};
}

Val same_place(Val x, int64_t axis, int64_t at) {
  Dims dims = x.dims();
  dims[axis] = 1;
  return full(*x.b, {DType::S32, dims}, at);
}

Pair kthvalue(Val x, int64_t k, int64_t dim, bool keepdim) {
  const int64_t axis = normalize_axis(dim, x.rank());
  require(k >= 1 && k <= (x.rank() ? x.dim(axis) : 1), "kthvalue(): selected number k out of range for dimension ",
          axis);
  if (x.rank() == 0) return {x, constant(*x.b, DType::S64, 0)};
  return pick(sort_with_indices(x, axis, false), axis, same_place(x, axis, k - 1), keepdim);
}

/// The lower median. NaN stands last: without ignore_nan any NaN is the result, with it only the numbers count.
Pair median(Val x, int64_t dim, bool keepdim, bool ignore_nan) {
  const int64_t axis = normalize_axis(dim, x.rank());
  if (x.rank() == 0) return {x, constant(*x.b, DType::S64, 0)};
  const int64_t n = x.dim(axis);
  if (n == 0) fail_as(ErrorKind::Index, "median(): Expected reduction dim ", axis, " to have non-zero size.");
  const Sorted s = sort_with_indices(x, axis, false);
  Val at = same_place(x, axis, (n - 1) / 2);
  if (is_float(x.dtype())) {
    Val numbers = reduce_sum(convert(x == x, DType::S32), {axis}, true);
    Val middle = shift_right_arithmetic(numbers - 1, lit(numbers, 1));
    at = ignore_nan ? maximum(middle, 0) : select(numbers < n, numbers, at);  // the first NaN stands at `numbers`
  }
  return pick(s, axis, at, keepdim);
}

Val median_of_all(Val x, bool ignore_nan) {
  if (x.numel() == 0) return is_float(x.dtype()) ? nan(*x.b, x.dtype()) : lowest(*x.b, x.dtype());
  return median(reshape(x, {x.numel()}), 0, false, ignore_nan)[0];
}

/// The most frequent value, the least of equals, and the last place it stands at.
Pair mode(Val x, int64_t dim, bool keepdim) {
  const int64_t axis = normalize_axis(dim, x.rank());
  if (x.rank() == 0) return {x, constant(*x.b, DType::S64, 0)};
  const int64_t n = x.dim(axis);
  if (n == 0) fail_as(ErrorKind::Index, "mode(): Expected reduction dim ", axis, " to have non-zero size.");
  const Sorted s = sort_with_indices(x, axis, false);
  Val place = iota(*x.b, {DType::S32, x.dims()}, axis);
  if (n == 1) return pick(s, axis, same_place(x, axis, 0), keepdim);
  // Start of each element's run: a running maximum of the places where a new run starts. Doubling steps.
  Val previous = slice_axis(s.values, axis, 0, n - 1), next = slice_axis(s.values, axis, 1, n);
  Dims low(x.rank(), 0), none(x.rank(), 0);
  low[axis] = 1;
  Val starts = pad(previous != next, constant(*x.b, DType::Pred, 1), low, none);
  Val start = select(starts, place, lit(place, 0));
  for (int64_t shift = 1; shift < n; shift *= 2) {
    Dims before(x.rank(), 0), after(x.rank(), 0);
    before[axis] = shift;
    after[axis] = -shift;
    start = maximum(start, pad(start, lit(start, 0), before, after));
  }
  Val length = place - start;  // of the run up to here
  Val longest = reduce_max(length, {axis}, true);
  Val at = reduce_min(select(length == longest, place, lit(place, n)), {axis}, true);
  return pick(s, axis, at, keepdim);
}

Val searched(Val found, bool out_int32) { return convert(found, out_int32 ? DType::S32 : DType::S64); }

Val searchsorted(Val sorted, Val values, bool out_int32, bool right, const optional<std::string>& side,
                 optional<Val> sorter) {
  require(!side || *side == "left" || *side == "right",
          "torch.searchsorted(): side can only be 'left' or 'right' but got ", side.value_or(""));
  require(!side || *side == "right" || !right,
          "torch.searchsorted(): side and right can't be set to opposites, got side of left while right was True");
  require(sorted.rank() > 0, "torch.searchsorted(): boundaries tensor should have positive dimension");
  require(sorted.rank() == 1 || Dims(sorted.dims().begin(), sorted.dims().end() - 1) ==
                                    Dims(values.dims().begin(), values.dims().end() - (values.rank() ? 1 : 0)),
          "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries "
          "tensor and "
          "input value tensor must match, but we got boundaries tensor ",
          to_string(sorted.dims()), " and input value tensor ", to_string(values.dims()));
  return searched(search_sorted(sorted, values, right || (side && *side == "right"), sorter), out_int32);
}

/// Which elements stand in `tests`.
Val isin(Val elements, Val tests, bool invert) {
  constexpr int64_t kCompareAll = 64;  // up to here comparing with each is cheaper than sorting
  const int64_t n = tests.numel();
  Val found = full(*elements.b, {DType::Pred, elements.dims()}, 0);
  if (n > 0 && elements.numel() > 0) {
    Val flat = reshape(tests, {n});
    if (n <= kCompareAll) {
      found = reduce_or(unsqueeze(elements, elements.rank()) == flat, {elements.rank()});
    } else {
      Val sorted = sort_with_indices(flat, 0, false).values;
      Val at = minimum(search_sorted(sorted, elements, false), n - 1);
      found = take(sorted, at, 0) == elements;
    }
  }
  return invert ? logical_not(found) : found;
}

}  // namespace

void sort_rows(Table& op) {
  op("sort.stable", takes(kReal),
     [](Val x, Ignored, int64_t dim, bool descending) { return sort_row(x, dim, descending); });
  op("topk", takes(kReal),
     [](Val x, int64_t k, int64_t dim, bool largest, Ignored) { return topk(x, k, dim, largest); });
  op("kthvalue", takes(kReal),
     [](Val x, int64_t k, int64_t dim, bool keepdim) { return kthvalue(x, k, dim, keepdim); });
  op("median", takes(kReal), [](Val x) { return median_of_all(x, false); });
  op("median.dim", takes(kReal), [](Val x, int64_t dim, bool keepdim) { return median(x, dim, keepdim, false); });
  op("nanmedian", takes(kReal), [](Val x) { return median_of_all(x, true); });
  op("nanmedian.dim", takes(kReal), [](Val x, int64_t dim, bool keepdim) { return median(x, dim, keepdim, true); });
  op("mode", takes(kReal), [](Val x, int64_t dim, bool keepdim) { return mode(x, dim, keepdim); });

  op("bucketize.Tensor", takes(kReal), [](Val x, Val boundaries, bool out_int32, bool right) {
    require(boundaries.rank() == 1, "torch.searchsorted(): boundaries tensor must be 1 dimension, but got dim(",
            boundaries.rank(), ")");
    return searched(search_sorted(boundaries, x, right), out_int32);
  });
  op("bucketize.Scalar", takes(kReal), [](Num x, Val boundaries, bool out_int32, bool right) {
    return searched(search_sorted(boundaries, convert(x, boundaries.dtype()), right), out_int32);
  });
  op("searchsorted.Tensor", takes(kReal),
     [](Val sorted, Val values, bool out_int32, bool right, optional<std::string> side, optional<Val> sorter) {
       return searchsorted(sorted, values, out_int32, right, side, sorter);
     });
  op("searchsorted.Scalar", takes(kReal),
     [](Val sorted, Num value, bool out_int32, bool right, optional<std::string> side, optional<Val> sorter) {
       return searchsorted(sorted, convert(value, sorted.dtype()), out_int32, right, side, sorter);
     });

  op("isin.Tensor_Tensor", takes(kReal), [](Ctx& c, Val elements, Val tests, Ignored, bool invert) {
    return isin(convert(elements, c.common), convert(tests, c.common), invert);
  });
  op("isin.Tensor_Scalar", takes(kReal), [](Ctx& c, Val elements, Num test, Ignored, bool invert) {
    return isin(convert(elements, c.common), convert(test, c.common), invert);
  });
  op("isin.Scalar_Tensor", infers | takes(kReal), [](Ctx& c, Num element, Val tests, Ignored, bool invert) {
    return isin(convert(element, c.common), convert(tests, c.common), invert);
  });

  histogram_rows(op);
  unique_rows(op);
}

}  // namespace tpu::ops
