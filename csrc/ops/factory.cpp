// Tensors made from nothing but numbers: fills, ranges, identity matrices; and the one copy that all dtype changes use.
#include "ops/family.h"
#include "ops/indexing.h"

namespace tpu::ops {

namespace {

/// `x.to(dtype)`. A float beyond the range of a narrow integer wraps as it does on x86, where torch's conversion goes
/// through a wider integer (c10/util/TypeCast.h: static_cast_with_inter_type).
Val copy(Val x, DType dtype) {
  if (is_complex(x.dtype()) && !is_complex(dtype) && !is_pred(dtype)) x = real(x);
  const bool narrow = is_int(dtype) && bit_width(dtype) < 32;
  if (narrow && is_float(x.dtype())) x = convert(x, dtype == DType::U8 ? DType::S64 : DType::S32);
  if (dtype == DType::U32 && is_float(x.dtype())) x = convert(x, DType::S64);
  return convert(x, dtype);
}

/// The type a range is computed in: integers exactly, F32 in double as torch's CPU kernel does, half types in F32.
DType range_type(DType out) {
  if (is_int(out) || is_pred(out)) return DType::S64;
  if (out == DType::F32 || out == DType::F64) return DType::F64;
  return is_complex(out) ? DType::C128 : DType::F32;
}

Val arange(Builder& b, int64_t size, Val start, Val step, DType out) {
  const DType t = range_type(out);
  return copy(convert(start, t) + convert(step, t) * convert(iota(b, {DType::S64, {size}}, 0), t), out);
}

/// Points of a linear range, symmetric about its middle as torch computes them; integers are rounded by the caller.
Val linear_points(Ctx& c, Val start, Val end, int64_t steps) {
  const DType out = c.out().dtype;
  const DType t = is_complex(out) ? DType::C128 : DType::F64;
  // The ends are taken as values of the result type first: linspace(0.5, 3.5, dtype=int64) starts at 0.
  start = convert(copy(start, out), t);
  end = convert(copy(end, out), t);
  if (steps == 1) return broadcast_to(start, {1});
  Val index = iota(c.b, {DType::S64, {steps}}, 0);
  Val step = (end - start) / static_cast<double>(steps - 1);
  Val from_start = start + step * convert(index, t);
  Val from_end = end - step * convert((steps - 1) - index, t);
  return select(index < steps / 2, from_start, from_end);
}

Val eye(Ctx& c, int64_t n, int64_t m) {
  Val row = iota(c.b, {DType::S64, {n, m}}, 0), column = iota(c.b, {DType::S64, {n, m}}, 1);
  return row == column;
}

/// Coordinates [2, count] of a triangle of a rows x cols matrix, row by row. `first(r)` and `last(r)` bound row r's columns.
template <class First, class Last>
Val triangle_indices(Ctx& c, int64_t rows, DType t, First first, Last last) {
  Dims starts, offsets;  // position of each non-empty row's first element, and its column minus that position
  Dims row_numbers;
  int64_t count = 0;
  for (int64_t r = 0; r < rows; r++) {
    const int64_t low = first(r), high = last(r);
    if (high <= low) continue;
    starts.push_back(count);
    offsets.push_back(low - count);
    row_numbers.push_back(r);
    count += high - low;
  }
  if (count == 0) return full(c.b, {t, {2, 0}}, 0);
  Val position = iota(c.b, {DType::S32, {count}}, 0);
  Val slot = search_sorted(constant_list(c.b, DType::S32, starts), position, true) - 1;
  Val row = take(constant_list(c.b, DType::S64, row_numbers), slot, 0);
  Val column = take(constant_list(c.b, DType::S64, offsets), slot, 0) + convert(position, DType::S64);
  return convert(concatenate({reshape(row, {1, count}), reshape(column, {1, count})}, 0), t);
}

}  // namespace

void factory_rows(Table& op) {
  op("tpu::copy", takes(kEvery), [](Val x, DType dtype) { return copy(x, dtype); });
  op("fill.Scalar", takes(kEvery),
     [](Ctx& c, Val x, Num value) { return broadcast_to(copy(value, x.dtype()), x.dims()); });
  op("fill.Tensor", takes(kEvery), [](Ctx& c, Val x, Val value) {
    require(value.rank() == 0, "fill_ only supports 0-dimension value tensor but got tensor with ", value.rank(),
            " dimensions.");
    return broadcast_to(copy(value, x.dtype()), x.dims());
  });
  op("zero", takes(kEvery), [](Val x) { return zeros_like(x); });

  // Sizes are part of the program; start and step are operands.
  op("tpu::arange",
     [](Ctx& c, int64_t size, Exact start, Exact step, DType dtype) { return arange(c.b, size, start, step, dtype); });
  op("linspace.out", [](Ctx& c, Exact start, Exact end, int64_t steps) {
    require(steps >= 0, "number of steps must be non-negative");
    return copy(linear_points(c, start, end, steps), c.out().dtype);
  });
  op("logspace.out", [](Ctx& c, Exact start, Exact end, int64_t steps, Exact base) {
    require(steps >= 0, "number of steps must be non-negative");
    Val points = linear_points(c, start, end, steps);
    return copy(power(broadcast_to(convert(base, points.dtype()), points.dims()), points), c.out().dtype);
  });
  op("eye.out", [](Ctx& c, int64_t n) { return eye(c, n, n); });
  op("eye.m_out", [](Ctx& c, int64_t n, int64_t m) { return eye(c, n, m); });
  op("tril_indices",
     [](Ctx& c, int64_t rows, int64_t cols, int64_t offset, optional<DType> dtype, Ignored, Ignored, Ignored) {
       return triangle_indices(
           c, rows, dtype.value_or(DType::S64), [](int64_t) { return int64_t{0}; },
           [&](int64_t r) { return std::min(cols, r + offset + 1); });
     });
  op("triu_indices",
     [](Ctx& c, int64_t rows, int64_t cols, int64_t offset, optional<DType> dtype, Ignored, Ignored, Ignored) {
       return triangle_indices(
           c, rows, dtype.value_or(DType::S64), [&](int64_t r) { return std::max<int64_t>(0, r + offset); },
           [&](int64_t) { return cols; });
     });
}

}  // namespace tpu::ops
