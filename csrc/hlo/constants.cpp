#include <limits>

#include "hlo/element.h"
#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

Val dense(Builder& b, const Type& type, std::string bytes) {
  return b.emit1(Opcode::Constant, {}, type, {{"value", Dense{type, std::move(bytes)}}});
}

template <class T>
Val filled_with(Builder& b, const Type& type, T value) {
  return broadcast_to(constant(b, type.dtype, value), type.dims);
}

}  // namespace

Val constant(Builder& b, DType dtype, double value) { return dense(b, scalar(dtype), encode(dtype, value)); }
Val constant(Builder& b, DType dtype, int64_t value) { return dense(b, scalar(dtype), encode(dtype, value)); }
Val constant(Builder& b, DType dtype, std::complex<double> value) {
  return dense(b, scalar(dtype), encode(dtype, value));
}

Val full(Builder& b, const Type& type, double value) { return filled_with(b, type, value); }
Val full(Builder& b, const Type& type, int64_t value) { return filled_with(b, type, value); }
Val full_like(Val a, double value) { return full(*a.b, a.type(), value); }
Val zeros_like(Val a) { return full(*a.b, a.type(), int64_t{0}); }

Val constant_dense(Builder& b, const Type& type, std::string bytes) {
  int64_t want = numel(type.dims) * byte_size(type.dtype);
  require(static_cast<int64_t>(bytes.size()) == want, "constant: ", to_string(type), " needs ", want, " bytes, got ",
          bytes.size());
  return dense(b, type, std::move(bytes));
}

Val constant_list(Builder& b, DType dtype, const Dims& values) {
  std::string bytes;
  for (int64_t v : values) bytes += encode(dtype, v);
  return constant_dense(b, {dtype, {static_cast<int64_t>(values.size())}}, std::move(bytes));
}

Val iota(Builder& b, const Type& type, int64_t axis) {
  if (type.dims.empty()) return constant(b, type.dtype, 0);
  axis = normalize_axis(axis, type.rank());
  // StableHLO has no iota of booleans, and XLA none of 8-bit floats.
  if (is_pred(type.dtype) || (is_float(type.dtype) && bit_width(type.dtype) == 8)) {
    return convert(iota(b, {DType::S32, type.dims}, axis), type.dtype);
  }
  return b.emit1(Opcode::Iota, {}, type, {{"iota_dimension", axis}});
}

Val lowest(Builder& b, DType dtype) {
  require(!is_complex(dtype), "lowest: complex numbers have no order");
  if (is_unsigned_int(dtype) || is_pred(dtype)) return constant(b, dtype, 0);
  if (is_int(dtype)) return constant(b, dtype, std::numeric_limits<int64_t>::min() >> (64 - bit_width(dtype)));
  return constant(b, dtype, has_infinity(dtype) ? -std::numeric_limits<double>::infinity() : -greatest_finite(dtype));
}

Val highest(Builder& b, DType dtype) {
  require(!is_complex(dtype), "highest: complex numbers have no order");
  if (is_pred(dtype)) return constant(b, dtype, 1);
  if (is_unsigned_int(dtype)) return constant(b, dtype, int64_t{-1});
  if (is_int(dtype)) return constant(b, dtype, std::numeric_limits<int64_t>::max() >> (64 - bit_width(dtype)));
  return constant(b, dtype, has_infinity(dtype) ? std::numeric_limits<double>::infinity() : greatest_finite(dtype));
}

Val nan(Builder& b, DType dtype) {
  require(is_inexact(dtype), "nan: ", name(dtype), " has no NaN");
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  if (is_complex(dtype)) return constant(b, dtype, std::complex<double>(kNaN, kNaN));
  return constant(b, dtype, kNaN);
}

Val infinity(Builder& b, DType dtype) {
  require(is_complex(dtype) || (is_float(dtype) && has_infinity(dtype)), "infinity: ", name(dtype), " has no infinity");
  return constant(b, dtype, std::numeric_limits<double>::infinity());
}

}  // namespace tpu::hlo
