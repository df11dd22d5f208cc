// Activations and their backward. Formulas and the side a boundary falls on: ATen/native/cpu/Activation.cpp.
#include <numbers>

#include "ops/family.h"

namespace tpu::ops {
namespace {

Val conj_of(Val x) { return is_complex(x.dtype()) ? conj(x) : x; }

Val relu6_shifted(Val x) { return minimum(maximum(x + 3, 0), 6); }

constexpr double kInvSqrt2 = 1 / std::numbers::sqrt2;
constexpr double kSqrt2OverPi = std::numbers::sqrt2 * std::numbers::inv_sqrtpi;  // of gelu's tanh form
constexpr double kGeluCubic = 0.044715;                                          // arXiv:1606.08415, section 2

Val gelu(Val x, const std::string& approximate) {
  if (approximate == "none") return x * 0.5 * (1 + erf(x * kInvSqrt2));
  require(approximate == "tanh", "approximate argument must be either none or tanh.");
  return 0.5 * x * (1 + tanh(kSqrt2OverPi * (x + kGeluCubic * x * x * x)));
}

Val gelu_backward(Val grad, Val x, const std::string& approximate) {
  if (approximate == "none") {
    Val cdf = 0.5 * (1 + erf(x * kInvSqrt2));
    Val pdf = exp(x * x * -0.5) * (std::numbers::inv_sqrtpi * kInvSqrt2);
    return grad * (cdf + x * pdf);
  }
  require(approximate == "tanh", "approximate argument must be either none or tanh.");
  Val t = tanh(kSqrt2OverPi * (x + kGeluCubic * x * x * x));
  Val inner = kSqrt2OverPi * (1 + 3 * kGeluCubic * x * x);
  return grad * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * inner);
}

void smooth(Table& op) {
  op("sigmoid", pointwise, [](Val x) { return logistic(x); });
  op("tanh", pointwise, [](Val x) { return tanh(x); });
  op("sigmoid_backward", pointwise | takes(kInexact), [](Val grad, Val y) { return grad * conj_of((1 - y) * y); });
  op("tanh_backward", pointwise | takes(kInexact), [](Val grad, Val y) { return grad * conj_of(1 - y * y); });
  op("gelu", pointwise | takes(kFloats), [](Val x, std::string approximate) { return gelu(x, approximate); });
  op("gelu_backward", pointwise | takes(kFloats),
     [](Val grad, Val x, std::string approximate) { return gelu_backward(grad, x, approximate); });
  op("silu", pointwise | takes(kInexact), [](Val x) { return x * logistic(x); });
  op("silu_backward", pointwise | takes(kFloats), [](Val grad, Val x) {
    Val s = logistic(x);
    return grad * s * (1 + x * (1 - s));
  });
  op("mish", pointwise | takes(kFloats), [](Val x) { return x * tanh(log1p(exp(x))); });
  op("mish_backward", pointwise | takes(kFloats), [](Val grad, Val x) {
    Val s = logistic(x), t = tanh(log1p(exp(x)));
    return grad * (t + x * s * (1 - t * t));
  });
  op("softplus", pointwise | takes(kFloats), [](Val x, Num beta, Num threshold) {
    Val z = x * beta;
    return select(z > threshold, x, log1p(exp(z)) / beta);
  });
  op("softplus_backward", pointwise | takes(kFloats), [](Val grad, Val x, Num beta, Num threshold) {
    Val z = x * beta, e = exp(z);
    return select(z > threshold, grad, grad * e / (e + 1));
  });
  op("log_sigmoid_forward", pointwise | takes(kFloats), [](Ctx& c, Val x) -> std::array<Val, 2> {
    Val buffer = exp(-abs(x));
    Val y = minimum(x, 0) - log1p(buffer);
    return {y, c.out(1).dims == x.dims() ? buffer : full(c.b, {x.dtype(), c.out(1).dims}, 0)};
  });
  op("log_sigmoid_backward", pointwise | takes(kFloats), [](Val grad, Val x, Raw) { return grad * logistic(-x); });
}

void pieces(Table& op) {
  constexpr DTypes real = kInts | kFloats;
  op("relu", pointwise | takes(real), [](Val x) { return maximum(x, 0); });
  op("threshold", pointwise | takes(real),
     [](Val x, Num threshold, Num value) { return select(x <= threshold, value, x); });
  op("threshold_backward", pointwise | takes(real),
     [](Val grad, Val x, Num threshold) { return select(x <= threshold, 0, grad); });
  op("hardtanh", pointwise | takes(real), [](Val x, Num low, Num high) { return minimum(maximum(x, low), high); });
  op("hardtanh_backward", pointwise | takes(kFloats),
     [](Val grad, Val x, Num low, Num high) { return select((x <= low) | (x >= high), 0, grad); });
  op("elu", pointwise | takes(kFloats), [](Val x, Num alpha, Num scale, Num input_scale) {
    return select(x < 0, expm1(x * input_scale) * (alpha.v * scale.v), x * scale);
  });
  op("elu_backward", pointwise | takes(kFloats),
     [](Val grad, Num alpha, Num scale, Num input_scale, bool is_result, Val x) {
       Val negative = alpha.v * scale.v;
       Val slope = is_result ? x + negative : negative * exp(x * input_scale);
       return select(x <= 0, grad * input_scale * slope, grad * scale);
     });
  op("leaky_relu", pointwise | takes(kFloats), [](Val x, Num slope) { return select(x > 0, x, x * slope); });
  op("leaky_relu_backward", pointwise | takes(kFloats),
     [](Val grad, Val x, Num slope, bool) { return select(x > 0, grad, grad * slope); });
  op("_prelu_kernel", pointwise | takes(kFloats), [](Val x, Val weight) { return select(x > 0, x, x * weight); });
  op("_prelu_kernel_backward", pointwise | takes(kFloats), [](Val grad, Val x, Val weight) -> std::array<Val, 2> {
    Val positive = x > 0;
    return {select(positive, grad, grad * weight), select(positive, 0, grad * x)};
  });
  op("hardsigmoid", pointwise | takes(kFloats), [](Val x) { return relu6_shifted(x) / 6; });
  op("hardsigmoid_backward", pointwise | takes(kFloats),
     [](Val grad, Val x) { return select((x > -3) & (x < 3), grad / 6, 0); });
  op("hardswish", pointwise | takes(kFloats), [](Val x) { return x * relu6_shifted(x) / 6; });
  op("hardswish_backward", pointwise | takes(kFloats),
     [](Val grad, Val x) { return select(x <= -3, 0, select(x < 3, grad * (x / 3 + 0.5), grad)); });
  op("hardshrink", pointwise | takes(kFloats),
     [](Val x, Num lambd) { return select((x >= -lambd.v) & (x <= lambd), 0, x); });
  op("softshrink", pointwise | takes(kFloats),
     [](Val x, Num lambd) { return select(x > lambd, x - lambd, select(x < -lambd.v, x + lambd, x * 0)); });
  auto shrink_backward = [](Val grad, Val x, Num lambd) { return select((x >= -lambd.v) & (x <= lambd), 0, grad); };
  op("hardshrink_backward", pointwise | takes(kFloats), shrink_backward);
  op("softshrink_backward", pointwise | takes(kFloats), shrink_backward);
}

/// The halves that glu gates: {value, gate}.
std::array<Val, 2> halves(Val x, int64_t axis) {
  int64_t half = x.dims()[axis] / 2;
  return {slice_axis(x, axis, 0, half), slice_axis(x, axis, half, 2 * half)};
}

void gated(Table& op) {
  op("glu", takes(kFloats), [](Val x, int64_t dim) {
    auto [value, gate] = halves(widen(x), normalize_axis(dim, x.rank()));
    return value * logistic(gate);
  });
  op("glu_backward", takes(kFloats), [](Val grad, Val x, int64_t dim) {
    int64_t axis = normalize_axis(dim, x.rank());
    auto [value, gate] = halves(widen(x), axis);
    Val g = widen(grad), s = logistic(gate);
    return concatenate({g * s, g * value * s * (1 - s)}, axis);
  });
  op("glu_jvp", takes(kFloats), [](Val y, Val x, Val dx, int64_t dim) {
    int64_t axis = normalize_axis(dim, x.rank());
    auto [value, gate] = halves(widen(x), axis);
    auto [dvalue, dgate] = halves(widen(dx), axis);
    Val s = logistic(gate);
    return dvalue * s + widen(y) * (1 - s) * dgate;
  });
  // The derivative of glu_backward along (dgrad, dx): grad_x = [g s, g v s (1 - s)].
  op("glu_backward_jvp", takes(kFloats) | infers, [](Val, Val grad, Val x, Val dgrad, Val dx, int64_t dim) {
    int64_t axis = normalize_axis(dim, x.rank());
    auto [v, gate] = halves(widen(x), axis);
    auto [dv, dgate] = halves(widen(dx), axis);
    Val g = widen(grad), dg = widen(dgrad), s = logistic(gate);
    Val slope = s * (1 - s), ds = slope * dgate;
    Val dvalue = dg * s + g * ds;
    Val dgated = (dg * v + g * dv) * slope + g * v * slope * (1 - 2 * s) * dgate;
    return convert(concatenate({dvalue, dgated}, axis), x.dtype());
  });
}

}  // namespace

void quantize_rows(Table& op);

void activation_rows(Table& op) {
  quantize_rows(op);
  smooth(op);
  pieces(op);
  gated(op);
}

}  // namespace tpu::ops
