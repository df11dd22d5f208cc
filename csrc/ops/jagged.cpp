// Rows of unequal length in one array, told apart by offsets: jagged tensors and the compressed indices of sparse matrices.
#include "ops/indexing.h"

namespace tpu::ops {

void jagged_rows(Table& op);

namespace {

Val offsets_of(const Vals& offsets) {
  require(offsets.size() == 1, "only one jagged dim is supported, got ", offsets.size(), " lists of offsets");
  return convert(offsets[0], DType::S64);
}
Val starts_of(Val offsets) { return slice(offsets, {0}, {offsets.dim(0) - 1}); }

/// Values [total, ..] as [rows, length, ..].
Val to_padded(Val values, Val offsets, int64_t length, Val padding) {
  int64_t rows = offsets.dim(0) - 1, total = values.dim(0);
  Dims rest(values.dims().begin() + 1, values.dims().end()), dims{rows, length};
  Val at = iota(*values.b, {DType::S64, dims}, 1);
  Val from = broadcast_in_dim(starts_of(offsets), dims, {0}) + at;
  Val inside = from < broadcast_in_dim(slice(offsets, {1}, {rows + 1}), dims, {0});
  dims.insert(dims.end(), rest.begin(), rest.end());
  if (total == 0) return broadcast_to(padding, dims);
  Val taken = take(values, minimum(from, total - 1), 0);
  return select(broadcast_in_dim(inside, dims, {0, 1}), taken, broadcast_to(padding, dims));
}

/// [rows, length, ..] as values [total, ..].
Val to_jagged(Val dense, Val offsets, int64_t total) {
  int64_t rows = dense.dim(0), length = dense.dim(1);
  Dims rest(dense.dims().begin() + 2, dense.dims().end()), flat{rows * length}, dims{total};
  flat.insert(flat.end(), rest.begin(), rest.end());
  dims.insert(dims.end(), rest.begin(), rest.end());
  if (total == 0 || rows * length == 0) return full(*dense.b, {dense.dtype(), dims}, 0);
  Val at = iota(*dense.b, {DType::S64, {total}}, 0);
  Val row = maximum(convert(search_sorted(offsets, at, true), DType::S64) - 1, 0);
  Val column = at - take(offsets, row, 0);  // beyond `length` the value was cut off
  Val taken = take(reshape(dense, flat), row * length + minimum(column, length - 1), 0);
  return select(broadcast_in_dim(column < length, dims, {0}), taken, zeros_like(taken));
}

/// Ordered row numbers of `size` rows as the place where each row starts.
Val compressed(Val rows, int64_t size) {
  return search_sorted(rows, iota(*rows.b, {rows.dtype(), {size + 1}}, 0), false);
}

/// Where each row starts, [.., rows + 1], as coordinates [batch dims + 2, elements].
Val coordinates(Val starts, Val columns, bool transposed) {
  if (columns.numel() == 0) return full(*starts.b, {columns.dtype(), {columns.rank() + 1, 0}}, 0);
  int64_t count = columns.dim(-1), batch = columns.numel() / count, rows = starts.dim(-1);
  Dims dims = columns.dims();
  Val elements = iota(*starts.b, {starts.dtype(), {batch, count}}, 1);
  Val row = reshape(search_sorted(reshape(starts, {batch, rows}), elements, true) - 1, {1, batch * count});
  Val column = reshape(columns, {1, batch * count});
  Vals parts;
  for (int64_t i = 0; i + 1 < columns.rank(); i++)
    parts.push_back(reshape(iota(*starts.b, {columns.dtype(), dims}, i), {1, batch * count}));
  row = convert(row, columns.dtype());
  parts.push_back(transposed ? column : row);
  parts.push_back(transposed ? row : column);
  return concatenate(parts, 0);
}

DType index_type(bool narrow) { return narrow ? DType::S32 : DType::S64; }

}  // namespace

void jagged_rows(Table& op) {
  op("_jagged_to_padded_dense_forward", takes(kAll) | infers, [](Val x, Vals offsets, Dims lengths, Exact padding) {
    require(lengths.size() == 1, "one length is needed for one jagged dim, got ", lengths.size());
    return to_padded(x, offsets_of(offsets), lengths[0], convert(padding, x.dtype()));
  });
  // The caller knows the total.
  op("tpu::padded_dense_to_jagged", takes(kAll) | infers,
     [](Val dense, Vals offsets, int64_t total) { return to_jagged(dense, offsets_of(offsets), total); });
  op("_convert_indices_from_coo_to_csr", takes(kInts),
     [](Val rows, int64_t size, bool narrow) { return convert(compressed(rows, size), index_type(narrow)); });
  op("_convert_indices_from_csr_to_coo", takes(kInts), [](Val starts, Val columns, bool narrow, bool transposed) {
    return convert(coordinates(starts, columns, transposed), index_type(narrow));
  });
}

}  // namespace tpu::ops
