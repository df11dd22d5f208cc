// Pads: constant, reflection, replication, and their gradients. Negative pads crop.
#include "ops/family.h"

namespace tpu::ops {

void padding_rows(Table& op);

namespace {

enum class Border { Reflect, Replicate };

/// torch lists pads from the last dim backwards: {left, right, top, bottom, ...}.
struct Sides {
  int64_t axis, low, high;
};
std::vector<Sides> sides_of(int64_t rank, const Dims& padding) {
  std::vector<Sides> sides;
  for (int64_t i = 0; i < static_cast<int64_t>(padding.size()) / 2; i++) {
    sides.push_back({rank - 1 - i, padding[2 * i], padding[2 * i + 1]});
  }
  return sides;
}

Val constant_pad(Val x, const Dims& padding, Val value) {
  require(padding.size() % 2 == 0, "Length of pad must be even but instead it equals ", padding.size());
  require(static_cast<int64_t>(padding.size()) <= 2 * x.rank(),
          "Length of pad should be no more than twice the number of dimensions of the input. Pad length is ",
          padding.size(), "while the input has ", x.rank(), "dimensions.");
  Dims low(x.rank(), 0), high(x.rank(), 0);
  for (const Sides& s : sides_of(x.rank(), padding)) {
    low[s.axis] = s.low;
    high[s.axis] = s.high;
    require(x.dim(s.axis) + s.low + s.high >= 0, "The input size ", x.dim(s.axis), ", plus negative padding ", s.low,
            " and ", s.high, ", resulted in a negative output size, which is invalid. Check dimension ", s.axis,
            " of your input.");
  }
  return pad(x, convert(value, x.dtype()), low, high);
}

/// n copies of the element at `at` along axis.
Val edge(Val x, int64_t axis, int64_t at, int64_t n) {
  Dims dims = x.dims();
  dims[axis] = n;
  return broadcast_to(slice_axis(x, axis, at, at + 1), dims);
}

Val pad_axis(Val x, const Sides& s, Border border) {
  const int64_t n = x.dim(s.axis), low = std::max<int64_t>(s.low, 0), high = std::max<int64_t>(s.high, 0);
  const bool reflect = border == Border::Reflect;
  Vals parts;
  if (low) parts.push_back(reflect ? reverse(slice_axis(x, s.axis, 1, low + 1), {s.axis}) : edge(x, s.axis, 0, low));
  parts.push_back(x);
  if (high)
    parts.push_back(reflect ? reverse(slice_axis(x, s.axis, n - 1 - high, n - 1), {s.axis})
                            : edge(x, s.axis, n - 1, high));
  Val padded = parts.size() == 1 ? x : concatenate(parts, s.axis);
  return slice_axis(padded, s.axis, std::max<int64_t>(-s.low, 0), padded.dim(s.axis) - std::max<int64_t>(-s.high, 0));
}

/// part with zeros before and after along axis.
Val with_zeros(Val part, int64_t axis, int64_t before, int64_t after) {
  Dims low(part.rank(), 0), high(part.rank(), 0);
  low[axis] = before;
  high[axis] = after;
  return pad(part, lit(part, 0), low, high);
}

/// The transpose of pad_axis: what the border copied flows back to where it came from.
Val pad_axis_backward(Val g, int64_t n, const Sides& s, Border border) {
  g = with_zeros(g, s.axis, std::max<int64_t>(-s.low, 0), std::max<int64_t>(-s.high, 0));
  const int64_t low = std::max<int64_t>(s.low, 0), high = std::max<int64_t>(s.high, 0);
  const bool reflect = border == Border::Reflect;
  Val result = slice_axis(g, s.axis, low, low + n);
  auto fold = [&](Val part) { return reflect ? reverse(part, {s.axis}) : reduce_sum(part, {s.axis}, true); };
  if (low) {
    Val part = fold(slice_axis(g, s.axis, 0, low));
    result = result + (reflect ? with_zeros(part, s.axis, 1, n - 1 - low) : with_zeros(part, s.axis, 0, n - 1));
  }
  if (high) {
    Val part = fold(slice_axis(g, s.axis, low + n, low + n + high));
    result = result + (reflect ? with_zeros(part, s.axis, n - 1 - high, 1) : with_zeros(part, s.axis, n - 1, 0));
  }
  return result;
}

void border_pad(Table& op, const char* forward, const char* backward, Border border) {
  op(forward, [border](Val x, Dims padding) {
    if (x.numel() == 0) {  // only the batch may be empty
      Dims dims = x.dims();
      for (const Sides& s : sides_of(x.rank(), padding)) dims[s.axis] += s.low + s.high;
      return full(*x.b, {x.dtype(), dims}, 0);
    }
    for (const Sides& s : sides_of(x.rank(), padding)) x = pad_axis(x, s, border);
    return x;
  });
  op(backward, [border](Val grad, Val x, Dims padding) {
    Val g = widen(grad);
    if (g.numel() == 0 || x.numel() == 0) return full(*g.b, {g.dtype(), x.dims()}, 0);
    for (const Sides& s : sides_of(x.rank(), padding)) g = pad_axis_backward(g, x.dim(s.axis), s, border);
    return g;
  });
}

}  // namespace

void padding_rows(Table& op) {
  op("constant_pad_nd", takes(kEvery), [](Val x, Dims padding, Num value) { return constant_pad(x, padding, value); });
  border_pad(op, "reflection_pad1d", "reflection_pad1d_backward", Border::Reflect);
  border_pad(op, "reflection_pad2d", "reflection_pad2d_backward", Border::Reflect);
  border_pad(op, "reflection_pad3d", "reflection_pad3d_backward", Border::Reflect);
  border_pad(op, "replication_pad1d", "replication_pad1d_backward", Border::Replicate);
  border_pad(op, "replication_pad2d", "replication_pad2d_backward", Border::Replicate);
  border_pad(op, "replication_pad3d", "replication_pad3d_backward", Border::Replicate);
}

}  // namespace tpu::ops
