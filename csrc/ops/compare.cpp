// Comparisons, logic, bits: results mostly Pred, which the caller converts to torch's result dtype.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// A scalar beside a half tensor is compared at the tensor's own precision in torch, not at the compute dtype's.
Val at_precision(Ctx& c, Val v) {
  if (c.common == DType::BF16) return reduce_precision(v, 8, 7);
  if (c.common == DType::F16) return reduce_precision(v, 5, 10);
  return v;
}

template <class F>
void comparison(Table& op, const std::string& name, F f, DTypes dtypes) {
  op((name + ".Tensor").c_str(), pointwise | takes(dtypes),
     [f](Ctx& c, Val a, Val b) { return f(at_precision(c, a), at_precision(c, b)); });
  op((name + ".Scalar").c_str(), pointwise | takes(dtypes),
     [f](Ctx& c, Val a, Num b) { return f(a, at_precision(c, b)); });
}

Val truth(Val x) { return convert(x, DType::Pred); }

template <class F>
void logical(Table& op, const char* name, F f) {
  op(name, pointwise | takes(kEvery), [f](Raw a, Raw b) { return f(truth(a), truth(b)); });
}

/// Shifts by less than nothing or by the whole width: as in torch, 0 to the left, the sign to the right.
Val shift_left_checked(Val a, Val n) {
  int64_t width = bit_width(a.dtype());
  Val outside = (n >= width) | (n < 0);
  return select(outside, 0, shift_left(a, select(outside, 0, n)));
}

Val shift_right_checked(Val a, Val n) {
  bool is_signed = is_signed_int(a.dtype());
  int64_t most = bit_width(a.dtype()) - 1;
  Val outside = (n > most) | (n < 0);
  Val amount = select(outside, most, n);
  return is_signed ? shift_right_arithmetic(a, amount) : select(outside, 0, shift_right_logical(a, amount));
}

void bits(Table& op) {
  constexpr DTypes bitwise = kBool | kInts;
  op("bitwise_and.Tensor", pointwise | takes(bitwise), [](Val a, Val b) { return a & b; });
  op("bitwise_or.Tensor", pointwise | takes(bitwise), [](Val a, Val b) { return a | b; });
  op("bitwise_xor.Tensor", pointwise | takes(bitwise), [](Val a, Val b) { return a ^ b; });
  op("bitwise_not", pointwise | takes(bitwise), [](Val a) { return ~a; });
  op("bitwise_left_shift.Tensor", pointwise | takes(kInts), [](Val a, Val n) { return shift_left_checked(a, n); });
  op("bitwise_right_shift.Tensor", pointwise | takes(kInts), [](Val a, Val n) { return shift_right_checked(a, n); });
  op("__lshift__.Tensor", pointwise | takes(kInts), [](Val a, Val n) { return shift_left_checked(a, n); });
  op("__rshift__.Tensor", pointwise | takes(kInts), [](Val a, Val n) { return shift_right_checked(a, n); });
  op("__lshift__.Scalar", pointwise | takes(kInts), [](Val a, Num n) { return shift_left_checked(a, n); });
  op("__rshift__.Scalar", pointwise | takes(kInts), [](Val a, Num n) { return shift_right_checked(a, n); });
}

}  // namespace

void compare_rows(Table& op) {
  comparison(op, "eq", [](Val a, Val b) { return a == b; }, kEvery);
  comparison(op, "ne", [](Val a, Val b) { return a != b; }, kEvery);
  comparison(op, "gt", [](Val a, Val b) { return a > b; }, kReal | kFloat8);
  comparison(op, "ge", [](Val a, Val b) { return a >= b; }, kReal | kFloat8);
  comparison(op, "lt", [](Val a, Val b) { return a < b; }, kReal | kFloat8);
  comparison(op, "le", [](Val a, Val b) { return a <= b; }, kReal | kFloat8);

  logical(op, "logical_or", [](Val a, Val b) { return a | b; });
  logical(op, "logical_and", [](Val a, Val b) { return a & b; });
  logical(op, "logical_xor", [](Val a, Val b) { return a ^ b; });
  op("logical_not", pointwise | takes(kEvery), [](Raw a) { return logical_not(truth(a)); });

  op("isnan", pointwise | takes(kEvery), [](Val x) { return x != x; });
  op("isposinf", pointwise | takes(kReal), [](Val x) { return is_inf(x) & (x > 0); });
  op("isneginf", pointwise | takes(kReal), [](Val x) { return is_inf(x) & (x < 0); });
  op("signbit", pointwise | takes(kReal), [](Val x) { return sign_bit(x); });

  bits(op);
}

}  // namespace tpu::ops
