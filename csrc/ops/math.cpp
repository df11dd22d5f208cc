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
  op("ceil", pointwise | takes(kInts | kFloats), [](Val x) { return ceil(x); });
  op("floor", pointwise | takes(kInts | kFloats), [](Val x) { return floor(x); });
  op("trunc", pointwise | takes(kInts | kFloats), [](Val x) { return trunc(x); });
  op("round", pointwise | takes(kInts | kFloats), [](Val x) { return round_nearest_even(x); });
  op("round.decimals", pointwise | takes(kFloats), [](Val x, int64_t decimals) { return round_decimals(x, decimals); });
  op("frac", pointwise | takes(kFloats), [](Val x) { return x - trunc(x); });
  op("frexp.Tensor", pointwise | takes(kFloats), [](Val x) { return frexp(x); });
  op("nan_to_num", pointwise, [](Ctx& c, Val x, optional<Num> nan, optional<Num> posinf, optional<Num> neginf) {
    return nan_to_num(c, x, nan, posinf, neginf);
  });
}

void signs(Table& op) {
  op("neg", pointwise, [](Val x) { return -x; });
  op("abs", pointwise, [](Val x) { return abs(x); });
  op("sign", pointwise | takes(kReal), [](Val x) { return is_pred(x.dtype()) ? x : sign(x); });
  op("sgn", pointwise, [](Val x) { return is_pred(x.dtype()) ? x : sign(x); });
}

void exponentials(Table& op) {
  op("exp", pointwise, [](Val x) { return exp(x); });
  op("exp2", pointwise, [](Val x) { return power(constant_like(x, 2.0), x); });
  op("expm1", pointwise, [](Val x) { return expm1(x); });
  op("log", pointwise, [](Val x) { return log(x); });
  op("log2", pointwise, [](Val x) { return log(x) / std::numbers::ln2; });
  op("log10", pointwise, [](Val x) { return log(x) / std::numbers::ln10; });
  op("log1p", pointwise, [](Val x) { return log1p(x); });
  op("sqrt", pointwise, [](Val x) { return sqrt(x); });
  op("rsqrt", pointwise, [](Val x) { return rsqrt(x); });
  op("reciprocal", pointwise, [](Val x) { return 1 / x; });
  op("logit", pointwise | takes(kReal), [](Val x, optional<Num> eps) {
    Val p = eps ? minimum(maximum(x, *eps), 1 - Val(*eps)) : x;
    return log(p / (1 - p));
  });
  op("logit_backward", pointwise | takes(kFloats), [](Val grad, Val x, optional<Num> eps) {
    Val d = grad / (x * (1 - x));
    if (!eps) return select((x < 0) | (x > 1), constant_like(x, NAN), d);
    return select((x < *eps) | (x > 1 - Val(*eps)), 0, d);
  });
}

void trigonometry(Table& op) {
  op("sin", pointwise, [](Val x) { return sin(x); });
  op("cos", pointwise, [](Val x) { return cos(x); });
  op("tan", pointwise, [](Val x) { return tan(x); });
  op("sinh", pointwise, [](Val x) { return sinh(x); });
  op("cosh", pointwise, [](Val x) { return cosh(x); });
  op("asin", pointwise, [](Val x) { return asin(x); });
  op("acos", pointwise, [](Val x) { return acos(x); });
  op("atan", pointwise, [](Val x) { return atan(x); });
  op("asinh", pointwise, [](Val x) { return asinh(x); });
  op("acosh", pointwise, [](Val x) { return acosh(x); });
  op("atanh", pointwise, [](Val x) { return atanh(x); });
  op("sinc", pointwise, [](Val x) { return sinc(x); });
}

}  // namespace

void math_rows(Table& op) {
  signs(op);
  rounding(op);
  exponentials(op);
  trigonometry(op);
}

}  // namespace tpu::ops
