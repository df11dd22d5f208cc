// Arithmetic over two and more tensors and scalars. Each lambda sees its operands in the compute dtype (half types as
// F32). Formulas and corner cases are those of ATen/native/cpu/BinaryOpsKernel.cpp and PointwiseOpsKernel.cpp.
#include <cmath>
#include <numbers>

#include "ops/family.h"

namespace tpu::ops {

Val pow(Val a, Val n);

namespace {

/// Integer division by zero is an error in torch; floats give inf and nan.
void check_divisor(Ctx& c, Val b) {
  if (!is_inexact(b.dtype())) c.check(b != 0, ErrorKind::Runtime, "ZeroDivisionError");
}

Val trunc(Val x) { return select(x < 0, ceil(x), floor(x)); }

Val copysign(Val magnitude, Val sign_of) {
  Val m = abs(magnitude);
  return select(sign_bit(sign_of), negate(m), m);
}

/// C's fmod, then the sign of the divisor: Python's remainder.
Val floor_remainder(Val a, Val b) {
  Val r = remainder(a, b);
  if (is_unsigned_int(a.dtype())) return r;
  return select((r != 0) & ((b < 0) ^ (r < 0)), r + b, r);
}

/// Python's a // b. For floats: c10::div_floor_floating (exact multiples do not round up; the sign of zero is kept).
Val floor_div(Val a, Val b) {
  if (is_unsigned_int(a.dtype())) return a / b;
  Val r = remainder(a, b);
  Val apart = (r != 0) & ((b < 0) ^ (r < 0));
  if (!is_float(a.dtype())) {
    Val q = a / b;
    return select(apart, q - 1, q);
  }
  Val q = (a - r) / b;
  q = select(apart, q - 1, q);
  Val f = floor(q);
  f = select((q - f) > 0.5, f + 1, f);
  f = select(q == 0, copysign(zeros_like(q), a / b), f);
  return select(b == 0, a / b, f);
}

Val lerp(Val start, Val end, Val weight) {
  Val diff = end - start;
  return select(abs(weight) < 0.5, start + weight * diff, end - diff * (1 - weight));
}

Val logaddexp(Val a, Val b, bool base2) {
  if (is_complex(a.dtype())) {
    // Ordered by real part, so that exp never overflows.
    Val a_first = real(a) >= real(b);
    Val hi = select(a_first, a, b), lo = select(a_first, b, a);
    return hi + log(exp(lo - hi) + 1);
  }
  Val hi = maximum(a, b);
  Val gap = negate(abs(a - b));
  Val sum = base2 ? hi + log1p(exp(gap * std::numbers::ln2)) * std::numbers::log2e : hi + log1p(exp(gap));
  return select(is_inf(a) & (a == b), a, sum);
}

/// a * log(b) and its like: zero when a is zero, nan when b is.
Val zero_wins(Val a, Val b, Val product) { return select(is_nan(b), b, select(a == 0, zeros_like(product), product)); }

/// torch's pow of integers: negative exponents give 0, except for the bases 1 and -1.
Val int_power(Val a, Val n) {
  Val p = power(a, is_signed_int(n.dtype()) ? maximum(n, 0) : n);
  if (!is_signed_int(n.dtype())) return p;
  Val odd = (n & constant_like(n, 1)) == 1;
  Val inverse = select(a == 1, 1, select(a == -1, select(odd, constant_like(a, -1), 1), zeros_like(a)));
  return select(n < 0, inverse, p);
}

}  // namespace

Val pow(Val a, Val n) {
  if (is_inexact(a.dtype())) return power(a, n);
  if (is_pred(a.dtype())) return a | logical_not(n);
  return int_power(a, n);
}

namespace {

/// The exponents that torch computes without pow, by multiplication or roots.
Val pow_known(Val x, const Const& n) {
  bool special = is_inexact(x.dtype());
  double e = n.d();
  if (special && e == 2) return x * x;
  if (special && e == 3) return x * x * x;
  if (special && e == 1) return x;
  if (special && e == 0) return full_like(x, 1);
  if (special && e == 0.5) return sqrt(x);
  if (special && e == -1) return 1 / x;
  if (special && e == -2) return 1 / (x * x);
  if (special && e == -0.5) return rsqrt(x);
  if (special) return power(x, e);
  if (!is_pred(x.dtype()) && n.i == 2) return x * x;
  return pow(x, constant_like(x, n.i));
}

/// Euclid's algorithm on whole tensors, until every remainder is zero.
Val gcd(Val a, Val b) {
  Dims dims = broadcast_dims(a.dims(), b.dims());
  Vals last = while_loop(
      {broadcast_to(abs(a), dims), broadcast_to(abs(b), dims)}, [](const Vals& v) { return reduce_or(v[1] != 0, {}); },
      [](const Vals& v) -> Vals {
        Val done = v[1] == 0;
        return {select(done, v[0], v[1]), select(done, v[1], remainder(v[0], select(done, 1, v[1])))};
      });
  return abs(last[0]);
}

void arithmetic(Table& op) {
  op("mul.Tensor", pointwise, [](Val a, Val b) { return a * b; });
  op("div.Tensor", pointwise, [](Val a, Val b) { return a / b; });
  op("add.Tensor", pointwise, [](Val a, Val b, Num alpha) { return a + b * alpha; });
  op("sub.Tensor", pointwise, [](Val a, Val b, Num alpha) { return a - b * alpha; });
  op("rsub.Tensor", pointwise, [](Val a, Val b, Num alpha) { return b - a * alpha; });
  op("where.self", pointwise,
     [](Raw condition, Val a, Val b) { return select(convert(condition, DType::Pred), a, b); });
  op("pow.Tensor_Scalar", pointwise,
     [](Val x, Exponent n) { return n.known ? pow_known(x, *n.known) : pow(x, n.value); });
  op("pow.Tensor_Tensor", pointwise, [](Val x, Val n) { return pow(x, n); });
  op("pow.Scalar", pointwise, [](Num x, Val n) { return pow(x, n); });
  op("div.Tensor_mode", pointwise | takes(kAll), [](Ctx& c, Val a, Val b, optional<std::string> mode) {
    if (!mode) return a / b;
    check_divisor(c, b);
    if (*mode == "floor") return floor_div(a, b);
    require(*mode == "trunc", "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '", *mode,
            "'");
    return is_float(a.dtype()) ? trunc(a / b) : a / b;
  });
  op("floor_divide", pointwise | takes(kReal), [](Ctx& c, Val a, Val b) {
    check_divisor(c, b);
    return floor_div(a, b);
  });
  auto remainder_row = [](Ctx& c, Val a, Val b) {
    check_divisor(c, b);
    return floor_remainder(a, b);
  };
  op("remainder.Tensor", pointwise | takes(kInts | kFloats), remainder_row);
  op("remainder.Scalar_Tensor", pointwise | takes(kInts | kFloats),
     [=](Ctx& c, Num a, Val b) { return remainder_row(c, a, b); });
  op("fmod.Tensor", pointwise | takes(kInts | kFloats), [](Ctx& c, Val a, Val b) {
    check_divisor(c, b);
    return remainder(a, b);
  });
  op("_add_relu.Tensor", pointwise | takes(kInts | kFloats),
     [](Val a, Val b, Num alpha) { return maximum(a + b * alpha, 0); });
  op("_add_relu.Scalar", pointwise | takes(kInts | kFloats),
     [](Val a, Num b, Num alpha) { return maximum(a + b * alpha, 0); });
  op("addcmul", pointwise, [](Val x, Val a, Val b, Num value) { return x + value * a * b; });
  op("addcdiv", pointwise | takes(kInexact), [](Val x, Val a, Val b, Num value) { return x + value * a / b; });
  op("lerp.Tensor", pointwise | takes(kInexact), [](Val a, Val b, Val weight) { return lerp(a, b, weight); });
  op("lerp.Scalar", pointwise | takes(kInexact), [](Val a, Val b, Num weight) { return lerp(a, b, weight); });
  op("native_dropout_backward", pointwise, [](Val grad, Val mask, Num scale) { return grad * mask * scale; });
}

void extremes(Table& op) {
  op("maximum", pointwise | takes(kReal), [](Val a, Val b) { return maximum(a, b); });
  op("minimum", pointwise | takes(kReal), [](Val a, Val b) { return minimum(a, b); });
  op("fmax", pointwise | takes(kReal),
     [](Val a, Val b) { return select(is_nan(a), b, select(is_nan(b), a, maximum(a, b))); });
  op("fmin", pointwise | takes(kReal),
     [](Val a, Val b) { return select(is_nan(a), b, select(is_nan(b), a, minimum(a, b))); });
  // Not hlo::clamp: torch lets `max` win where the bounds cross, and a nan bound gives nan.
  auto clamp_row = [](Val x, auto low, auto high) {
    if (low) x = maximum(x, *low);
    return high ? minimum(x, *high) : x;
  };
  op("clamp", pointwise | takes(kInts | kFloats),
     [=](Val x, optional<Num> low, optional<Num> high) { return clamp_row(x, low, high); });
  op("clamp.Tensor", pointwise | takes(kInts | kFloats),
     [=](Val x, optional<Val> low, optional<Val> high) { return clamp_row(x, low, high); });
  op("clamp_min", pointwise | takes(kInts | kFloats), [](Val x, Num low) { return maximum(x, low); });
  op("clamp_max", pointwise | takes(kInts | kFloats), [](Val x, Num high) { return minimum(x, high); });
  op("clamp_min.Tensor", pointwise | takes(kReal), [](Val x, Val low) { return maximum(x, low); });
  op("clamp_max.Tensor", pointwise | takes(kReal), [](Val x, Val high) { return minimum(x, high); });
}

void two_argument_maths(Table& op) {
  op("atan2", pointwise | takes(kReal), [](Val a, Val b) { return atan2(a, b); });
  op("copysign.Tensor", pointwise | takes(kReal), [](Val a, Val b) { return copysign(a, b); });
  op("hypot", pointwise | takes(kFloats), [](Val a, Val b) {
    Val x = abs(a), y = abs(b);
    Val big = maximum(x, y), small = minimum(x, y);
    Val ratio = select(big == 0, zeros_like(big), small / big);
    Val scaled = select(is_inf(big), big, big * sqrt(1 + ratio * ratio));
    return select(is_inf(x) | is_inf(y), constant_like(x, INFINITY), scaled);
  });
  op("logaddexp", pointwise | takes(kInexact), [](Val a, Val b) { return logaddexp(a, b, false); });
  op("logaddexp2", pointwise | takes(kFloats), [](Val a, Val b) { return logaddexp(a, b, true); });
  op("xlogy.Tensor", pointwise | takes(kReal), [](Val a, Val b) { return zero_wins(a, b, a * log(b)); });
  op("special_xlog1py", pointwise | takes(kReal), [](Val a, Val b) { return zero_wins(a, b, a * log1p(b)); });
  op("heaviside", pointwise | takes(kReal),
     [](Val x, Val at_zero) { return select(x == 0, at_zero, convert(x > 0, x.dtype())); });
  op("gcd", pointwise | takes(kInts), [](Val a, Val b) { return gcd(a, b); });
  op("lcm", pointwise | takes(kInts), [](Val a, Val b) {
    Val g = gcd(a, b);
    return select(g == 0, zeros_like(g), abs(a / select(g == 0, 1, g) * b));
  });
  // The neighbour is that of the half type itself, so these steps are taken in it.
  op("nextafter", pointwise | takes(kFloats),
     [](Ctx& c, Val a, Val b) { return next_after(convert(a, c.common), convert(b, c.common)); });
}

}  // namespace

void pointwise_rows(Table& op) {
  arithmetic(op);
  extremes(op);
  two_argument_maths(op);
}

}  // namespace tpu::ops
