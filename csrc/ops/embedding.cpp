// Embedding tables: rows read by index, bags of rows, their gradients, and the renormalisation of rows.
#include <cmath>

#include "ops/family.h"
#include "ops/indexing.h"

namespace tpu::ops {

void embedding_rows(Table& op);

namespace {

enum BagMode : int64_t { kSum = 0, kMean = 1, kMax = 2 };  // torch's numbers

Val checked_rows(Ctx& c, Val indices, int64_t size) {
  return narrow_index(c.checked_index(indices, size, false, "index out of range in self"), size);
}

Val embedding(Ctx& c, Val weight, Val indices) {
  require(weight.rank() == 2, "'weight' must be 2-D");
  Dims out = indices.dims();
  out.push_back(weight.dim(1));
  Val rows = checked_rows(c, indices, weight.dim(0));
  if (numel(out) == 0) return full(c.b, {weight.dtype(), out}, 0);
  return take(weight, rows, 0);
}

/// Sum of grad rows [n, d] by table row, F32 inside for half types. Rows of padding_idx get nothing.
Val table_grad(Val grad, Val rows, int64_t num_weights, int64_t padding_idx, bool scale_by_freq) {
  grad = widen(grad);
  if (padding_idx >= 0) rows = select(rows == padding_idx, lit(rows, num_weights), rows);
  Val table = full(*grad.b, {grad.dtype(), {num_weights, grad.dim(1)}}, 0);
  if (grad.numel() == 0 || num_weights == 0) return table;
  table = scatter_rows(table, rows, grad, 0, add);
  if (!scale_by_freq) return table;
  Val count = maximum(count_of(rows, num_weights, grad.dtype()), 1);
  return table / reshape(count, {num_weights, 1});
}

Val embedding_dense_backward(Val grad, Val indices, int64_t num_weights, int64_t padding_idx, bool scale_by_freq) {
  Val rows = narrow_index(reshape(indices, {indices.numel()}), num_weights);
  Val flat = reshape(grad, {indices.numel(), grad.dim(-1)});
  return table_grad(flat, rows, num_weights, padding_idx, scale_by_freq);
}

Val column(Val x) { return reshape(x, {x.numel(), 1}); }

/// The bag each position belongs to: offsets hold where each bag starts.
Val bags_of(Val offsets, int64_t n) {
  Val at = positions(*offsets.b, n);
  return search_sorted(narrow_index(offsets, n), at, true) - 1;
}

/// {output, offset2bag, bag_size, max_indices}
Vals embedding_bag(Ctx& c, Val weight, Val indices, Val offsets, int64_t mode, optional<Val> sample_weights,
                   bool include_last_offset, int64_t padding_idx) {
  const int64_t n = indices.numel(), d = weight.dim(1), vocabulary = weight.dim(0);
  const int64_t bags = offsets.numel() - (include_last_offset ? 1 : 0);
  Builder& b = c.b;
  if (padding_idx < 0 && padding_idx != -1) padding_idx += vocabulary;
  Val rows = checked_rows(c, indices, vocabulary);
  const DType out = weight.dtype(), t = opmath_of(out);
  Val no_indices = full(b, {DType::S64, mode == kMax ? Dims{bags, d} : Dims{bags}}, 0);
  if (n == 0 || d == 0) {
    return {full(b, {out, {bags, d}}, 0), full(b, {DType::S64, {n}}, 0), full(b, {DType::S64, {bags}}, 0), no_indices};
  }
  Val bag = bags_of(offsets, n);
  Val counted = bag;  // padding belongs nowhere
  if (padding_idx >= 0) counted = select(rows == padding_idx, lit(bag, bags), bag);
  Val size = count_of(counted, bags, DType::S64);
  Val picked = convert(take(weight, rows, 0), t);
  if (sample_weights) picked = picked * column(convert(*sample_weights, t));
  Val bag64 = convert(bag, DType::S64);
  if (mode != kMax) {
    Val sum = scatter_rows(full(b, {t, {bags, d}}, 0), counted, picked, 0, add);
    if (mode == kMean) sum = sum / column(convert(maximum(size, 1), t));
    return {convert(sum, out), bag64, size, no_indices};
  }
  Val greatest = scatter_rows(broadcast_to(lowest(b, t), {bags, d}), counted, picked, 0,
                              [](Val u, Val v) { return maximum(u, v); });
  // The first position that holds its bag's maximum, by column.
  Val mine = take(greatest, minimum(bag, bags - 1), 0);
  Val at = broadcast_to(column(positions(b, n)), {n, d});
  at = select((mine == picked) | ((mine != mine) & (picked != picked)), at, lit(at, n - 1));
  Val first =
      scatter_rows(full(b, {at.dtype(), {bags, d}}, n - 1), counted, at, 0, [](Val u, Val v) { return minimum(u, v); });
  Val empty = column(size == 0);
  Val row = select(empty, lit(indices, 0), take(indices, first, 0));
  return {convert(select(empty, lit(greatest, 0), greatest), out), bag64, size, convert(row, DType::S64)};
}

Val embedding_bag_backward(Ctx& c, Val grad, Val indices, Val offset2bag, Val bag_size, Val max_indices,
                           int64_t num_weights, bool scale_by_freq, int64_t mode, optional<Val> sample_weights,
                           int64_t padding_idx) {
  const int64_t bags = grad.dim(0), d = grad.dim(1);
  grad = widen(grad);
  Val table = full(c.b, {grad.dtype(), {num_weights, d}}, 0);
  if (indices.numel() == 0 || bags == 0 || d == 0) return table;
  if (mode == kMax) {
    Val row = narrow_index(max_indices, num_weights);
    row = select(column(bag_size == 0), lit(row, num_weights), row);
    return scatter_along_axis(table, row, grad, 0, add);
  }
  if (mode == kMean) grad = grad / column(convert(maximum(bag_size, 1), grad.dtype()));
  Val per_index = take(grad, narrow_index(offset2bag, bags), 0);
  if (sample_weights) per_index = per_index * column(convert(*sample_weights, grad.dtype()));
  return table_grad(per_index, narrow_index(indices, num_weights), num_weights, padding_idx, scale_by_freq);
}

/// |x|_p over axes (kept as ones), in the real type of the maths.
Val p_norm(Val x, double p, const Dims& axes) {
  Val a = abs(widen(x));
  if (std::isinf(p)) return p > 0 ? reduce_max(a, axes, true) : reduce_min(a, axes, true);
  if (p == 0) return reduce_sum(convert(a != 0, a.dtype()), axes, true);
  if (p == 1) return reduce_sum(a, axes, true);
  if (p == 2) return sqrt(reduce_sum(a * a, axes, true));
  return power(reduce_sum(power(a, p), axes, true), 1 / p);
}

/// x scaled down where its norm over axes exceeds the bound; 1e-7 as in aten/native/cpu/RenormKernel.cpp.
Val renorm(Val x, double p, Val bound, const Dims& axes) {
  Val norm = p_norm(x, p, axes);
  bound = convert(bound, norm.dtype());
  Val factor = select(norm > bound, bound / (norm + 1e-7), lit(norm, 1.0));
  Val wide = widen(x);
  return wide * convert(factor, wide.dtype());
}

}  // namespace

void embedding_rows(Table& op) {
  op("embedding", takes(kEvery),
     [](Ctx& c, Val weight, Val indices, Ignored, Ignored, Ignored) { return embedding(c, weight, indices); });
  op("embedding_dense_backward",
     [](Val grad, Val indices, int64_t num_weights, int64_t padding_idx, bool scale_by_freq) {
       return embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_by_freq);
     });
  auto bag = [](Ctx& c, Val weight, Val indices, Val offsets, Ignored, int64_t mode, Ignored,
                optional<Val> sample_weights, bool include_last_offset, int64_t padding_idx) {
    return embedding_bag(c, weight, indices, offsets, mode, sample_weights, include_last_offset, padding_idx);
  };
  op("_embedding_bag", infers | takes(kFloats), bag);
  op("_embedding_bag_forward_only", infers | takes(kFloats), bag);
  op("_embedding_bag_backward",
     [](Ctx& c, Val grad, Val indices, Val, Val offset2bag, Val bag_size, Val max_indices, int64_t num_weights,
        bool scale_by_freq, int64_t mode, bool sparse, optional<Val> sample_weights, int64_t padding_idx) {
       if (sparse) fail_as(ErrorKind::NotImplemented, "embedding_bag: sparse gradients are not available on tpu");
       return embedding_bag_backward(c, grad, indices, offset2bag, bag_size, max_indices, num_weights, scale_by_freq,
                                     mode, sample_weights, padding_idx);
     });
  op("_embedding_bag_dense_backward",
     [](Ctx& c, Val grad, Val indices, Val offset2bag, Val bag_size, Val max_indices, int64_t num_weights,
        bool scale_by_freq, int64_t mode, optional<Val> sample_weights, int64_t padding_idx) {
       return embedding_bag_backward(c, grad, indices, offset2bag, bag_size, max_indices, num_weights, scale_by_freq,
                                     mode, sample_weights, padding_idx);
     });
  op("_embedding_bag_per_sample_weights_backward",
     [](Ctx& c, Val grad, Val weight, Val indices, Val, Val offset2bag, Ignored, int64_t padding_idx) {
       const DType t = opmath_of(grad.dtype());
       if (indices.numel() == 0) return full(c.b, {t, {0}}, 0);
       Val row = take(weight, narrow_index(indices, weight.dim(0)), 0);
       Val mine = take(grad, narrow_index(offset2bag, grad.dim(0)), 0);
       Val dot = reduce_sum(convert(row, t) * convert(mine, t), {1});
       return padding_idx < 0 ? dot : select(indices == padding_idx, lit(dot, 0), dot);
     });
  op("embedding_renorm", takes(kFloats), [](Ctx& c, Val weight, Val indices, Num bound, double p) {
    Val rows = checked_rows(c, reshape(indices, {indices.numel()}), weight.dim(0));
    if (indices.numel() == 0) return weight;
    Val scaled = convert(renorm(take(weight, rows, 0), p, bound, {1}), weight.dtype());
    return scatter_rows(weight, rows, scaled, 0, replace);
  });
}

}  // namespace tpu::ops
