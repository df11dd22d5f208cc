// The unique family at fixed size: groups of equal elements (or slices), each result at its greatest size beside the number
// of groups. The caller reads the number and cuts.
#include "ops/family.h"
#include "ops/indexing.h"
#include "ops/sorting.h"

namespace tpu::ops {

void unique_rows(Table& op);

namespace {

Val longs(Val x) { return convert(x, DType::S64); }

/// Groups of neighbours. `starts[i]`: element i of the ordered sequence opens a group; `order[i]`: where it came from.
/// Gives {the start of each group in the sequence, group of each original element, size of each group, number of groups}.
struct Groups {
  Val first, inverse, counts, number;
};
Groups group(Val starts, Val order) {
  const int64_t n = starts.numel();
  Val place = positions(*starts.b, n);
  Val id = prefix_sum(convert(starts, place.dtype()), 0) - 1;
  Val number = reshape(slice(id, {n - 1}, {n}), {}) + 1;
  Val none = lit(place, 0);
  Val first = scatter_rows(broadcast_to(none, {n}), select(starts, id, lit(id, n)), place, 0, replace, true);
  Val inverse = scatter_rows(broadcast_to(none, {n}), order, id, 0, replace, true);
  return {first, longs(inverse), count_of(id, n, DType::S64), longs(number)};
}

Val opens(Val differs) { return pad(differs, constant(*differs.b, DType::Pred, 1), {1}, {0}); }

Vals unique(Val x, bool sorted) {
  const int64_t n = x.numel();
  Builder& b = *x.b;
  if (n == 0) {
    Val none = full(b, {DType::S64, {0}}, 0);
    return {full(b, {x.dtype(), {0}}, 0), full(b, {DType::S64, x.dims()}, 0), none, constant(b, DType::S64, 0)};
  }
  Val values = reshape(x, {n}), order = positions(b, n);
  if (sorted) {
    const Sorted s = sort_with_indices(values, 0, false);
    values = s.values;
    order = s.indices;
  }
  const Groups g = group(opens(slice(values, {0}, {n - 1}) != slice(values, {1}, {n})), order);
  return {take(values, g.first, 0), reshape(g.inverse, x.dims()), g.counts, g.number};
}

/// The order of the rows of [n, m], first column most significant: stable sorts from the last column to the first.
Val lexicographic_order(Val rows) {
  const int64_t n = rows.dim(0), m = rows.dim(1);
  Builder& b = *rows.b;
  Vals state{constant(b, DType::S32, m - 1), positions(b, n), transpose(rows, {1, 0})};
  auto left = [](const Vals& v) { return v[0] >= 0; };
  auto step = [n](const Vals& v) -> Vals {
    Val column = reshape(dynamic_slice(v[2], {v[0], lit(v[0], 0)}, {1, n}), {n});
    Vals sorted = sort({take(column, v[1], 0), v[1]}, 0, true,
                       [](const Vals& pair) { return comes_before(pair[0], pair[1], false); });
    return {v[0] - 1, sorted[1], v[2]};
  };
  return while_loop(state, left, step)[1];
}

Vals unique_dim(Val x, int64_t dim, bool sorted) {
  const int64_t axis = normalize_axis(dim, x.rank()), n = x.dim(axis), m = n ? x.numel() / n : 0;
  Builder& b = *x.b;
  if (n == 0) {
    Val none = full(b, {DType::S64, {0}}, 0);
    return {x, none, none, constant(b, DType::S64, 0)};
  }
  require(m > 0, "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied");
  Dims to_front{axis};
  for (int64_t i = 0; i < x.rank(); i++)
    if (i != axis) to_front.push_back(i);
  Val rows = reshape(transpose(x, to_front), {n, m});
  Val order = positions(b, n);
  if (sorted) {
    order = lexicographic_order(rows);
    rows = take(rows, order, 0);
  }
  Val differs = reduce_or(slice(rows, {0, 0}, {n - 1, m}) != slice(rows, {1, 0}, {n, m}), {1});
  const Groups g = group(opens(differs), order);
  Val values = take(x, take(order, g.first, 0), axis);
  return {values, g.inverse, g.counts, g.number};
}

}  // namespace

void unique_rows(Table& op) {
  // {values, inverse, counts, number}: `sorted` for unique, without it only neighbours join (unique_consecutive).
  op("tpu::unique", infers | takes(kReal), [](Val x, bool sorted) { return unique(x, sorted); });
  op("tpu::unique_dim", infers | takes(kReal),
     [](Val x, int64_t dim, bool sorted) { return unique_dim(x, dim, sorted); });
}

}  // namespace tpu::ops
