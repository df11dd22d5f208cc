// Rearranging: joins, flips, rolls, repeats, triangles, and the gradients of views. Pads are in padding.cpp.
#include "ops/family.h"
#include "ops/indexing.h"

namespace tpu::ops {

void padding_rows(Table& op);

namespace {

Val cat(Ctx& c, Vals parts, int64_t dim) {
  // Empty 1-dim tensors join anything: torch keeps this for old programs.
  std::erase_if(parts, [](Val v) { return v.rank() == 1 && v.dim(0) == 0; });
  if (parts.empty()) return full(c.b, c.out(), 0);
  for (Val& v : parts) v = convert(v, c.out().dtype);
  return concatenate(parts, normalize_axis(dim, parts[0].rank()));
}

Val stack(Ctx& c, Vals parts, int64_t dim) {
  require(!parts.empty(), "stack expects a non-empty TensorList");
  const int64_t axis = dim < 0 ? dim + parts[0].rank() + 1 : dim;
  for (size_t i = 0; i < parts.size(); i++) {
    require(parts[i].dims() == parts[0].dims(), "stack expects each tensor to be equal size, but got ",
            to_string(parts[0].dims()), " at entry 0 and ", to_string(parts[i].dims()), " at entry ", i);
  }
  for (Val& v : parts) v = unsqueeze(convert(v, c.out().dtype), axis);
  return concatenate(parts, axis);
}

Val roll_axis(Val x, int64_t shift, int64_t axis) {
  const int64_t n = x.dim(axis);
  if (n == 0) return x;
  const int64_t first = ((-shift) % n + n) % n;  // the element that comes to the front
  if (first == 0) return x;
  return concatenate({slice_axis(x, axis, first, n), slice_axis(x, axis, 0, first)}, axis);
}

Val roll(Val x, const Dims& shifts, const Dims& dims) {
  require(!shifts.empty(), "`shifts` required");
  if (dims.empty()) {
    require(shifts.size() == 1, "shifts and dimensions must align. shifts: ", shifts.size(), ", dims:0");
    return reshape(roll_axis(reshape(x, {x.numel()}), shifts[0], 0), x.dims());
  }
  require(shifts.size() == dims.size(), "shifts and dimensions must align. shifts: ", shifts.size(),
          ", dims:", dims.size());
  for (size_t i = 0; i < dims.size(); i++) x = roll_axis(x, shifts[i], normalize_axis(dims[i], x.rank()));
  return x;
}

Val repeat(Val x, const Dims& repeats) {
  const int64_t extra = static_cast<int64_t>(repeats.size()) - x.rank();
  require(extra >= 0, "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor");
  Dims tiled, mapping, out;  // [r0, d0, r1, d1, ...]
  for (int64_t i = 0; i < static_cast<int64_t>(repeats.size()); i++) {
    const int64_t d = i < extra ? 1 : x.dim(i - extra);
    require(repeats[i] >= 0, "Trying to create tensor with negative dimension ", repeats[i] * d, ": ",
            to_string(repeats));
    if (i >= extra) mapping.push_back(2 * i + 1);
    tiled.push_back(repeats[i]);
    tiled.push_back(d);
    out.push_back(repeats[i] * d);
  }
  return reshape(broadcast_in_dim(x, tiled, mapping), out);
}

/// Column minus row in the last two dims of x.
Val diagonal_number(Val x) {
  require(x.rank() >= 2, "input must have at least 2 dimensions");
  const Dims matrix{x.dim(-2), x.dim(-1)};
  return iota(*x.b, {DType::S32, matrix}, 1) - iota(*x.b, {DType::S32, matrix}, 0);
}

Val triangle(Val x, Val keep) { return select(broadcast_to(keep, x.dims()), x, zeros_like(x)); }

/// An operand index as a position in [0, size]: negative counts from the end.
Val position(Val index, int64_t size) {
  index = convert(index, DType::S64);
  index = select(index < 0, index + size, index);
  return clamp(lit(index, 0), index, lit(index, size));
}

/// part written into zeros of dims at `start` along axis. The start is an operand: x[i] in a loop is one program.
Val place(Val part, const Dims& dims, int64_t axis, Val start) {
  Val zeros = full(*part.b, {part.dtype(), dims}, 0);
  if (part.numel() == 0 || numel(dims) == 0) return zeros;
  Vals starts(dims.size(), constant(*part.b, DType::S64, 0));
  starts[axis] = start;
  return dynamic_update_slice(zeros, part, starts);
}

Val slice_backward(Val grad, const Dims& dims, int64_t dim, Val start, int64_t step) {
  const int64_t axis = normalize_axis(dim, static_cast<int64_t>(dims.size()));
  if (step > 1 && grad.numel() > 0) {
    Dims none(dims.size(), 0), interior = none;
    interior[axis] = step - 1;
    grad = pad(grad, lit(grad, 0), none, none, interior);
  }
  return place(grad, dims, axis, position(start, dims[axis]));
}

Val diagonal_backward(Val grad, const Dims& dims, int64_t offset, int64_t dim1, int64_t dim2) {
  const int64_t rank = static_cast<int64_t>(dims.size());
  const int64_t a = normalize_axis(dim1, rank), b = normalize_axis(dim2, rank);
  if (grad.numel() == 0) return full(*grad.b, {grad.dtype(), dims}, 0);
  // The diagonal's elements by row, then spread over the row where column - row == offset.
  const int64_t skip = std::max<int64_t>(-offset, 0), length = grad.dim(-1);
  Dims low(rank - 1, 0), high(rank - 1, 0);
  low.back() = skip;
  high.back() = dims[a] - skip - length;
  Val rows = pad(grad, lit(grad, 0), low, high);
  Dims mapping;
  for (int64_t i = 0; i < rank; i++)
    if (i != a && i != b) mapping.push_back(i);
  mapping.push_back(a);
  const Type index{DType::S32, dims};
  Val on = iota(*grad.b, index, b) - iota(*grad.b, index, a) == offset;
  return select(on, broadcast_in_dim(rows, dims, mapping), lit(grad, 0));
}

/// grad [.., windows, .., size] summed into the positions its windows were taken from.
Val unfold_backward(Val grad, const Dims& dims, int64_t dim, int64_t size, int64_t step) {
  if (dims.empty()) return reshape(widen(grad), {});
  const int64_t rank = static_cast<int64_t>(dims.size()), axis = normalize_axis(dim, rank), windows = grad.dim(axis);
  Val g = widen(grad);
  if (grad.numel() == 0) return full(*g.b, {g.dtype(), dims}, 0);
  Dims order;  // windows and size side by side, as one dim of updates
  for (int64_t i = 0; i <= axis; i++) order.push_back(i);
  order.push_back(rank);
  for (int64_t i = axis + 1; i < rank; i++) order.push_back(i);
  Dims rows = dims;
  rows[axis] = windows * size;
  g = reshape(transpose(g, order), rows);
  const Type index{DType::S32, {windows, size}};
  Val at = iota(*g.b, index, 0) * static_cast<int64_t>(step) + iota(*g.b, index, 1);
  return scatter_rows(full(*g.b, {g.dtype(), dims}, 0), reshape(at, {windows * size}), g, axis, add);
}

Val channel_shuffle(Val x, int64_t groups) {
  require(x.rank() > 2, "channel_shuffle expects input with > 2 dims, but got input with sizes ", to_string(x.dims()));
  const int64_t channels = x.dim(1);
  require(groups > 0, "Number of groups to divide channels in must be positive. Value of groups:", groups);
  require(channels % groups == 0, "Number of channels must be divisible by groups. Got ", channels, " channels and ",
          groups, " groups.");
  if (x.numel() == 0) return x;
  Val split = reshape(x, {x.dim(0), groups, channels / groups, -1});
  return reshape(swap_axes(split, 1, 2), x.dims());
}

}  // namespace

void shape_rows(Table& op) {
  op("cat", takes(kEvery), [](Ctx& c, Vals parts, int64_t dim) { return cat(c, parts, dim); });
  op("stack", takes(kEvery), [](Ctx& c, Vals parts, int64_t dim) { return stack(c, parts, dim); });
  op("flip", takes(kEvery), [](Val x, Dims dims) { return x.rank() ? reverse(x, normalize_axes(dims, x.rank())) : x; });
  op("roll", takes(kEvery), [](Val x, Dims shifts, Dims dims) { return roll(x, shifts, dims); });
  op("repeat", takes(kEvery), [](Val x, Dims repeats) { return repeat(x, repeats); });
  op("tril", [](Val x, int64_t diagonal) { return triangle(x, diagonal_number(x) <= diagonal); });
  op("triu", [](Val x, int64_t diagonal) { return triangle(x, diagonal_number(x) >= diagonal); });
  op("channel_shuffle", [](Val x, int64_t groups) { return channel_shuffle(x, groups); });
  op("narrow_copy", takes(kEvery), [](Val x, int64_t dim, int64_t start, int64_t length) {
    const int64_t axis = normalize_axis(dim, x.rank()), n = x.dim(axis), from = start < 0 ? start + n : start;
    require(length >= 0, "narrow(): length must be non-negative.");
    require(from >= 0 && from + length <= n, "start (", start, ") + length (", length, ") exceeds dimension size (", n,
            ").");
    return slice_axis(x, axis, from, from + length);
  });

  op("slice_backward", [](Val grad, Dims dims, int64_t dim, Exact start, Ignored, int64_t step) {
    return slice_backward(grad, dims, dim, start, step);
  });
  op("select_backward", [](Val grad, Dims dims, int64_t dim, Exact index) {
    const int64_t axis = normalize_axis(dim, static_cast<int64_t>(dims.size()));
    return place(unsqueeze(grad, axis), dims, axis, position(index, dims[axis]));
  });
  op("diagonal_backward", [](Val grad, Dims dims, int64_t offset, int64_t dim1, int64_t dim2) {
    return diagonal_backward(grad, dims, offset, dim1, dim2);
  });
  op("unfold_backward", [](Val grad, Dims dims, int64_t dim, int64_t size, int64_t step) {
    return unfold_backward(grad, dims, dim, size, step);
  });

  padding_rows(op);
}

}  // namespace tpu::ops
