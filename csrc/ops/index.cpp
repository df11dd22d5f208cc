// Reading by index: gather, index_select, take, advanced indexing; and the masked operators.
// Writing by index is in scatter.cpp, embeddings in embedding.cpp.
#include "ops/family.h"
#include "ops/indexing.h"

namespace tpu::ops {

void index_write_rows(Table& op);
void embedding_rows(Table& op);
void jagged_rows(Table& op);

Val bounded_index(Ctx& c, Val index, int64_t size, int64_t axis, bool wrap, ErrorKind kind) {
  index =
      c.checked_index(index, size, wrap, str("index is out of bounds for dimension ", axis, " with size ", size), kind);
  return narrow_index(index, size);
}

Advanced::Advanced(Ctx& c, Val x, const OptVals& indices) {
  require(static_cast<int64_t>(indices.size()) <= x.rank(), "too many indices for tensor of dimension ", x.rank(),
          " (got ", indices.size(), ")");
  Dims common;
  for (size_t i = 0; i < indices.size(); i++) {
    if (!indices[i]) continue;
    axes.push_back(static_cast<int64_t>(i));
    try {
      common = broadcast_dims(common, indices[i]->dims());
    } catch (const Error&) {
      std::string shapes;
      for (const auto& index : indices)
        if (index) shapes += (shapes.empty() ? "" : ", ") + to_string(index->dims());
      fail_as(ErrorKind::Index, "shape mismatch: indexing tensors could not be broadcast together with shapes ",
              shapes);
    }
  }
  // Indexed dims side by side: the index dims take their place; otherwise they come first.
  const bool adjacent = !axes.empty() && axes.back() - axes.front() + 1 == static_cast<int64_t>(axes.size());
  place = adjacent ? axes.front() : 0;
  const int64_t index_rank = static_cast<int64_t>(common.size());
  for (int64_t i = 0; i < x.rank(); i++) {
    const bool indexed = std::find(axes.begin(), axes.end(), i) != axes.end();
    slice_sizes.push_back(indexed ? 1 : x.dim(i));
    if (!indexed) window.push_back(x.dim(i));
  }
  for (int64_t i = 0; i < static_cast<int64_t>(window.size()); i++)
    window_dims.push_back(i < place ? i : i + index_rank);
  dims = window;
  dims.insert(dims.begin() + place, common.begin(), common.end());

  Vals parts;
  Dims last = common;
  last.push_back(1);
  for (int64_t axis : axes) {
    Val index = bounded_index(c, *indices[axis], x.dim(axis), axis, true, ErrorKind::Index);
    parts.push_back(reshape(broadcast_to(convert(index, DType::S64), common), last));
  }
  starts = concatenate(parts, index_rank);
  int64_t largest = 1;
  for (int64_t axis : axes) largest = std::max(largest, x.dim(axis));
  starts = narrow_index(starts, largest);
}

namespace {

Val gather_row(Ctx& c, Val x, int64_t dim, Val index) {
  const Dims out = index.dims();
  if (index.numel() == 0) return full(c.b, {x.dtype(), out}, 0);
  x = at_least_1d(x);
  index = at_least_1d(index);
  const int64_t axis = normalize_axis(dim, x.rank());
  index = bounded_index(c, index, x.dim(axis), dim, false, ErrorKind::Runtime);
  return reshape(take_along_axis(x, index, axis), out);
}

Val index_select(Ctx& c, Val x, int64_t dim, Val index) {
  const Dims out = x.rank() == 0 ? Dims{} : c.out().dims;
  x = at_least_1d(x);
  index = c.checked_index(at_least_1d(index), x.dim(dim), false, "index out of range in self");
  if (numel(out) == 0) return full(c.b, {x.dtype(), out}, 0);
  return reshape(take(x, narrow_index(index, x.dim(dim)), normalize_axis(dim, x.rank())), out);
}

/// x[index] over the flattened x, negative indices counted from the end.
Val take_flat(Ctx& c, Val x, Val index) {
  const int64_t n = x.numel();
  if (index.numel() == 0) return full(c.b, {x.dtype(), index.dims()}, 0);
  require(n > 0, "take(): tried to take from an empty tensor");
  index =
      c.checked_index(index, n, true, str("out of range: tried to access an index on a tensor of ", n, " elements."));
  return take(reshape(x, {n}), narrow_index(index, n), 0);
}

Val advanced_index(Ctx& c, Val x, const OptVals& indices) {
  Advanced at(c, x, indices);
  if (at.axes.empty()) return x;
  if (numel(at.dims) == 0 || x.numel() == 0) return full(c.b, {x.dtype(), at.dims}, 0);
  GatherDims d;
  d.offset_dims = at.window_dims;
  d.collapsed_slice_dims = d.start_index_map = at.axes;
  d.index_vector_dim = at.starts.rank() - 1;
  return gather(x, at.starts, d, at.slice_sizes);
}

Val masked_fill(Ctx& c, Val x, Val mask, Val value) {
  require(is_pred(mask.dtype()), "masked_fill_ only supports boolean masks, but got mask with dtype ",
          name(mask.dtype()));
  require(value.rank() == 0, "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with ",
          value.rank(), " dimension(s).");
  const Dims dims = broadcast_dims(x.dims(), mask.dims());
  return select(broadcast_to(mask, dims), broadcast_to(convert(value, x.dtype()), dims), broadcast_to(x, dims));
}

/// For each true element of the flat mask its number among the true ones; and how many there are.
std::array<Val, 2> rank_of(Val mask) {
  Val running = prefix_sum(convert(mask, positions(*mask.b, mask.numel()).dtype()), 0);
  Val count =
      mask.numel() ? reshape(slice(running, {mask.numel() - 1}, {mask.numel()}), {}) : constant(*mask.b, DType::S32, 0);
  return {running - 1, count};
}

/// The elements of src (flat or [n, ...]) where mask is true, moved to the front in order; the rest is `rest`.
Val compact(Val mask, Val rank, Val src, Val rest) {
  Val target = select(mask, rank, lit(rank, mask.numel()));
  return scatter_rows(broadcast_to(rest, src.dims()), target, src, 0, replace, true);
}

Val masked_scatter(Ctx& c, Val x, Val mask, Val source) {
  require(is_pred(mask.dtype()), "masked_scatter_ only supports boolean masks, but got mask with dtype ",
          name(mask.dtype()));
  require(x.dtype() == source.dtype(), "masked_scatter: expected self and source to have same dtypes but got ",
          name(x.dtype()), " and ", name(source.dtype()));
  const Dims dims = broadcast_dims(x.dims(), mask.dims());
  if (numel(dims) == 0) return broadcast_to(x, dims);
  x = broadcast_to(x, dims);
  Val flat = reshape(broadcast_to(mask, dims), {-1});
  auto [rank, count] = rank_of(flat);
  const int64_t n = source.numel();
  c.check(count <= n, ErrorKind::Runtime, "Number of elements of source < number of ones in mask");
  if (n == 0) return x;
  Val picked = take(reshape(source, {n}), clamp(lit(rank, 0), rank, lit(rank, n - 1)), 0);
  return select(reshape(flat, dims), reshape(picked, dims), x);
}

/// All coordinates of true elements [numel, rank] in order, those in front valid; and their number.
std::array<Val, 2> nonzero(Val x, int64_t fill) {
  const int64_t n = x.numel(), rank = x.rank();
  Builder& b = *x.b;
  if (n == 0) return {full(b, {DType::S64, {0, rank}}, 0), constant(b, DType::S64, 0)};
  Val mask = reshape(x != lit(x, 0), {n});
  auto [number, count] = rank_of(mask);
  Val where = positions(b, n);
  Val flat = compact(mask, number, where, lit(where, 0));
  Val valid = where < count;
  const Dims strides = row_major_strides(x.dims());
  Vals columns;
  for (int64_t i = 0; i < rank; i++) {
    Val coordinate = convert(remainder(flat / lit(flat, strides[i]), lit(flat, x.dim(i))), DType::S64);
    columns.push_back(reshape(select(valid, coordinate, fill), {n, 1}));
  }
  Val table = rank ? concatenate(columns, 1) : full(b, {DType::S64, {n, 0}}, 0);
  return {table, convert(count, DType::S64)};
}

}  // namespace

void index_rows(Table& op) {
  op("gather", takes(kEvery),
     [](Ctx& c, Val x, int64_t dim, Val index, Ignored) { return gather_row(c, x, dim, index); });
  op("index_select", takes(kEvery),
     [](Ctx& c, Val x, int64_t dim, Val index) { return index_select(c, x, dim, index); });
  op("take", takes(kEvery), [](Ctx& c, Val x, Val index) { return take_flat(c, x, index); });
  op("index.Tensor", takes(kEvery), [](Ctx& c, Val x, OptVals indices) { return advanced_index(c, x, indices); });

  op("masked_fill.Scalar", takes(kEvery),
     [](Ctx& c, Val x, Val mask, Num value) { return masked_fill(c, x, mask, value); });
  op("masked_fill.Tensor", takes(kEvery),
     [](Ctx& c, Val x, Val mask, Val value) { return masked_fill(c, x, mask, value); });
  op("masked_scatter", takes(kEvery),
     [](Ctx& c, Val x, Val mask, Val source) { return masked_scatter(c, x, mask, source); });

  // Sizes that depend on data: the row gives everything at its greatest size and the number that counts; the caller cuts.
  op("tpu::nonzero", infers, [](Val x) { return nonzero(x, 0); });
  op("tpu::masked_select", infers | takes(kEvery), [](Ctx& c, Val x, Val mask) {
    const Dims dims = broadcast_dims(x.dims(), mask.dims());
    Val flat = reshape(broadcast_to(mask, dims), {-1}), values = reshape(broadcast_to(x, dims), {-1});
    auto [rank, count] = rank_of(flat);
    return std::array<Val, 2>{compact(flat, rank, values, lit(values, 0)), convert(count, DType::S64)};
  });
  op("nonzero_static", [](Ctx& c, Val x, int64_t size, int64_t fill) {
    Val table = nonzero(x, fill)[0];
    const int64_t n = table.dim(0);
    return pad(table, constant(c.b, DType::S64, fill), {0, 0}, {size - n, 0});
  });

  index_write_rows(op);
  embedding_rows(op);
  jagged_rows(op);
}

}  // namespace tpu::ops
