// Maths of one operand. Integer operands arrive as the float type of the result where torch promotes them.
#include <cmath>
#include <limits>
#include <numbers>

#include "ops/family.h"

namespace tpu::ops {
namespace {

Val trunc(Val x) { return is_float(x.dtype()) ? select(x < 0, ceil(x), floor(x)) : x; }

/// f applied to the real and the imaginary part.
template <class F>
Val by_parts(Val x, F f) {
  return is_complex(x.dtype()) ? complex(f(real(x)), f(imag(x))) : f(x);
}

Val sinc(Val x) {
  Val y = x * std::numbers::pi;
  Val at_zero = x == 0;
  return select(at_zero, 1, sin(y) / select(at_zero, 1, y));
}

/// Rounds half to even at a decimal place, by scaling as torch does (BinaryOpsKernel.cpp, round_decimals).
Val round_decimals(Val x, int64_t decimals) {
  double scale = std::pow(10.0, static_cast<double>(std::abs(decimals)));
  return decimals < 0 ? round_nearest_even(x / scale) * scale : round_nearest_even(x * scale) / scale;
}

/// The greatest finite value of a dtype; the least is its negative.
double finite_max(DType t) {
  switch (t) {
    case DType::F16: return 65504;
    case DType::BF16: return 0x1.FEp127;
    case DType::F32: return std::numeric_limits<float>::max();
    default: return std::numeric_limits<double>::max();
  }
}

Val nan_to_num(Ctx& c, Val x, optional<Num> nan, optional<Num> posinf, optional<Num> neginf) {
  if (!is_inexact(x.dtype())) return x;
  double most = finite_max(real_of(c.common));
  return by_parts(x, [&](Val v) {
    auto or_else = [&](const optional<Num>& n, double otherwise) {
      return n ? convert(real(*n), v.dtype()) : constant_like(v, otherwise);
    };
    Val inf = is_inf(v);
    Val finite = select(inf, select(v > 0, or_else(posinf, most), or_else(neginf, -most)), v);
    return select(is_nan(v), or_else(nan, 0), finite);
  });
}

/// The mantissa in [0.5, 1) and the exponent, from the bits; denormals are scaled up first.
std::array<Val, 2> frexp(Val x) {
  bool wide = x.dtype() == DType::F64;
  int64_t digits = wide ? 52 : 23, bias = wide ? 1022 : 126;
  int64_t exponent_mask = wide ? 0x7ff : 0xff;
  Val special = (x == 0) | logical_not(is_finite(x));
  Val bits = bitcast_convert(x, bits_of(x.dtype()));
  Val exponent = (shift_right_logical(bits, constant_like(bits, digits)) & exponent_mask) - bias;
  Val cleared = bits & ~(exponent_mask << digits);
  Val mantissa = bitcast_convert(cleared | (bias << digits), x.dtype());
  return {select(special, x, mantissa), select(special, 0, exponent)};
}

void rounding(Table& op) {
  op("ceil", [](Val x) { return ceil(x); }, pointwise | takes(kInts | kFloats));
  op("floor", [](Val x) { return floor(x); }, pointwise | takes(kInts | kFloats));
  op("trunc", [](Val x) { return trunc(x); }, pointwise | takes(kInts | kFloats));
  op("round", [](Val x) { return round_nearest_even(x); }, pointwise | takes(kInts | kFloats));
  op("round.decimals", [](Val x, int64_t decimals) { return round_decimals(x, decimals); }, pointwise | takes(kFloats));
  op("frac", [](Val x) { return x - trunc(x); }, pointwise | takes(kFloats));
  op("frexp.Tensor", [](Val x) { return frexp(x); }, pointwise | takes(kFloats));
  op("nan_to_num", [](Ctx& c, Val x, optional<Num> nan, optional<Num> posinf, optional<Num> neginf) {
    return nan_to_num(c, x, nan, posinf, neginf);
  }, pointwise);
}

void signs(Table& op) {
  op("neg", [](Val x) { return -x; }, pointwise);
  op("abs", [](Val x) { return abs(x); }, pointwise);
  op("sign", [](Val x) { return is_pred(x.dtype()) ? x : sign(x); }, pointwise | takes(kReal));
  op("sgn", [](Val x) { return is_pred(x.dtype()) ? x : sign(x); }, pointwise);
}

void exponentials(Table& op) {
  op("exp", [](Val x) { return exp(x); }, pointwise);
  op("exp2", [](Val x) { return power(constant_like(x, 2.0), x); }, pointwise);
  op("expm1", [](Val x) { return expm1(x); }, pointwise);
  op("log", [](Val x) { return log(x); }, pointwise);
  op("log2", [](Val x) { return log(x) / std::numbers::ln2; }, pointwise);
  op("log10", [](Val x) { return log(x) / std::numbers::ln10; }, pointwise);
  op("log1p", [](Val x) { return log1p(x); }, pointwise);
  op("sqrt", [](Val x) { return sqrt(x); }, pointwise);
  op("rsqrt", [](Val x) { return rsqrt(x); }, pointwise);
  op("reciprocal", [](Val x) { return 1 / x; }, pointwise);
  op("logit", [](Val x, optional<Num> eps) {
    Val p = eps ? minimum(maximum(x, *eps), 1 - Val(*eps)) : x;
    return log(p / (1 - p));
  }, pointwise | takes(kReal));
  op("logit_backward", [](Val grad, Val x, optional<Num> eps) {
    Val d = grad / (x * (1 - x));
    if (!eps) return select((x < 0) | (x > 1), constant_like(x, NAN), d);
    return select((x < *eps) | (x > 1 - Val(*eps)), 0, d);
  }, pointwise | takes(kFloats));
}

void trigonometry(Table& op) {
  op("sin", [](Val x) { return sin(x); }, pointwise);
  op("cos", [](Val x) { return cos(x); }, pointwise);
  op("tan", [](Val x) { return tan(x); }, pointwise);
  op("sinh", [](Val x) { return sinh(x); }, pointwise);
  op("cosh", [](Val x) { return cosh(x); }, pointwise);
  op("asin", [](Val x) { return asin(x); }, pointwise);
  op("acos", [](Val x) { return acos(x); }, pointwise);
  op("atan", [](Val x) { return atan(x); }, pointwise);
  op("asinh", [](Val x) { return asinh(x); }, pointwise);
  op("acosh", [](Val x) { return acosh(x); }, pointwise);
  op("atanh", [](Val x) { return atanh(x); }, pointwise);
  op("sinc", [](Val x) { return sinc(x); }, pointwise);
}

}  // namespace

void math_rows(Table& op) {
  signs(op);
  rounding(op);
  exponentials(op);
  trigonometry(op);
}

}  // namespace tpu::ops
