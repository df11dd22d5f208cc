#include "ops/indexing.h"

#include <limits>

namespace tpu::ops {

namespace {

bool fits_s32(int64_t size) { return size <= std::numeric_limits<int32_t>::max(); }

/// 0..rank-1 without axis.
Dims all_but(int64_t rank, int64_t axis) {
  Dims axes;
  for (int64_t i = 0; i < rank; i++)
    if (i != axis) axes.push_back(i);
  return axes;
}

}  // namespace

Val narrow_index(Val index, int64_t size) { return convert(index, fits_s32(size) ? DType::S32 : DType::S64); }

Val positions(Builder& b, int64_t n) { return iota(b, {fits_s32(n) ? DType::S32 : DType::S64, {n}}, 0); }

Val prefix_sum(Val x, int64_t axis) {
  axis = normalize_axis(axis, x.rank());
  const int64_t n = x.dim(axis);
  // Doubling steps: after step k every element holds the sum of the 2^k elements that end at it.
  for (int64_t shift = 1; shift < n; shift *= 2) {
    Dims low(x.rank(), 0), high(x.rank(), 0);
    low[axis] = shift;
    high[axis] = -shift;
    x = x + pad(x, lit(x, 0), low, high);
  }
  return x;
}

Val search_sorted(Val sorted, Val values, bool right, optional<Val> sorter) {
  const int64_t n = sorted.dim(-1);
  const Dims out = values.dims();
  const bool batched = sorted.rank() > 1;
  if (batched) {  // one sequence per row
    const int64_t rows = n ? sorted.numel() / n : 0;
    sorted = reshape(sorted, {rows, n});
    if (sorter) sorter = reshape(*sorter, {rows, n});
    values = reshape(values, {rows, rows ? values.numel() / rows : 0});
  }
  auto at = [&](Val a, Val where) { return batched ? take_along_axis(a, where, 1) : take(a, where, 0); };
  Val low = full(*values.b, {DType::S32, values.dims()}, 0);
  Val high = full(*values.b, {DType::S32, values.dims()}, n);
  for (int64_t width = n; width > 0; width /= 2) {
    Val open = low < high;
    Val middle = shift_right_logical(low + high, lit(low, 1));
    Val where = minimum(middle, n - 1);
    Val probe = at(sorted, sorter ? narrow_index(at(*sorter, where), n) : where);
    Val above = logical_not(right ? probe > values : probe >= values);  // the place is to the right of the middle
    low = select(open & above, middle + 1, low);
    high = select(open & logical_not(above), middle, high);
  }
  return reshape(low, out);
}

Val scatter_along_axis(Val a, Val index, Val src, int64_t axis, const Combine& combine, bool unique) {
  if (index.numel() == 0 || a.numel() == 0) return a;
  const int64_t rank = a.rank();
  ScatterDims d;
  d.inserted_window_dims = {axis};
  d.input_batching_dims = d.scatter_indices_batching_dims = all_but(rank, axis);
  d.scatter_dims_to_operand_dims = {axis};
  d.index_vector_dim = rank;
  return scatter(a, unsqueeze(index, rank), src, d, combine, false, unique);
}

Val scatter_rows(Val a, Val index, Val src, int64_t axis, const Combine& combine, bool unique) {
  if (src.numel() == 0 || a.numel() == 0) return a;
  ScatterDims d;
  d.update_window_dims = all_but(a.rank(), axis);
  d.inserted_window_dims = {axis};
  d.scatter_dims_to_operand_dims = {axis};
  d.index_vector_dim = 1;
  return scatter(a, unsqueeze(index, 1), src, d, combine, false, unique);
}

Val count_of(Val index, int64_t size, DType dtype) {
  Val ones = full(*index.b, {dtype, index.dims()}, 1);
  return scatter_rows(full(*index.b, {dtype, {size}}, 0), index, ones, 0, add);
}

}  // namespace tpu::ops
