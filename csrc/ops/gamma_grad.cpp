// Derivatives of gamma and Dirichlet samples by their parameter: with the distribution function F and the density p, a
// sample x moves by -(dF/da) / p when its parameter a does (implicit reparametrisation, M. Figurnov et al. 2018). The
// series of F are differentiated term by term (R. J. Moore, Applied Statistics algorithm AS 187, 1982), and what F and p
// have in common is left out of both, so nothing underflows.
#include "ops/series.h"

namespace tpu::ops {

void gamma_grad_rows(Table& op);

namespace {

constexpr int64_t kMostTerms = 10000;

/// {sum, its derivative} of 1 + t(1) + t(2) + ..., where t(n) / t(n - 1) and the derivative of its logarithm come from
/// `factor(parameters, n)`.
std::array<Val, 2> power_series(Val wanted, const Vals& parameters,
                                const std::function<std::array<Val, 2>(const Vals&, Val n)>& factor) {
  Val one = full_like(parameters[0], 1), zero = zeros_like(one);
  Vals state{wanted, one, zero, one, zero};  // going, term, derivative of its logarithm, sum, derivative
  state.insert(state.end(), parameters.begin(), parameters.end());
  double eps = epsilon(one);
  Vals out = iterate(state, kMostTerms, [&](const Vals& s, Val n) {
    Vals given(s.begin() + 5, s.end());
    auto [ratio, slope] = factor(given, n);
    Val term = s[1] * ratio, log_slope = s[2] + slope, change = term * log_slope;
    Val sum = s[3] + term, derivative = s[4] + change;
    Vals next{(term > eps * sum) | (abs(change) > eps * (abs(derivative) + sum)), term, log_slope, sum, derivative};
    next.insert(next.end(), given.begin(), given.end());
    return next;
  });
  return {out[3], out[4]};
}

/// {value, its derivative by a} of the fraction h in Q(a, x) = x^a exp(-x) / Gamma(a) h (https://dlmf.nist.gov/8.9.E2):
/// its convergents A / B by the forward recurrence, scaled so that B stays 1.
std::array<Val, 2> upper_fraction(Val a, Val x, Val wanted) {
  double eps = epsilon(x);
  Val zero = zeros_like(x), b = x + 1 - a;
  // going, {A, A', B, B'} of the last convergent but one, {A, A', B'} of the last, a, x
  Vals state{wanted, zero, zero, 1 / b, zero, 1 / b, zero, -1 / b, a, x};
  Vals out = iterate(state, kMostTerms, [&](const Vals& s, Val n) -> Vals {
    Val num = n * (s[8] - n), den = s[9] + 1 - s[8] + 2 * n;  // their derivatives by a: n, -1
    Val top = den * s[5] + num * s[1], bottom = den + num * s[3];
    Val dtop = den * s[6] - s[5] + num * s[2] + n * s[1], dbottom = den * s[7] - 1 + num * s[4] + n * s[3];
    Val scale = 1 / bottom;
    Val value = top * scale, slope = (dtop - value * dbottom) * scale, before = s[6] - s[5] * s[7];
    Val going = (abs(value - s[5]) > eps * abs(value)) | (abs(slope - before) > eps * (abs(slope) + abs(value)));
    return {going, s[5] * scale, s[6] * scale, scale, s[7] * scale, value, dtop * scale, dbottom * scale, s[8], s[9]};
  });
  return {out[5], out[6] - out[5] * out[7]};
}

Val gamma_grad(Val a, Val x) {
  Val regular = (a > 0) & (x > 0) & is_finite(a) & is_finite(x);
  Val sa = select(regular, a, 1), sx = select(regular, x, 1), upper = regular & (sx > 1) & (sx > sa);
  auto [sum, slope] = power_series(regular & ~upper, {sa, select(upper, 1, sx)},
                                   [](const Vals& p, Val n) { return std::array{p[1] / (p[0] + n), -1 / (p[0] + n)}; });
  Val below = -sx / sa * (sum * (log(sx) - digamma(sa + 1)) + slope);
  auto [h, dh] = upper_fraction(select(upper, sa, 1), select(upper, sx, 2), upper);
  Val out = select(upper, sx * (h * (log(sx) - digamma(sa)) + dh), below);
  return select(regular, out, select(x == 0, 0, constant_like(x, NAN)));
}

/// The same for x of Beta(a, total - a), divided by 1 - x, as torch defines _dirichlet_grad.
Val dirichlet_grad(Val x, Val a, Val total) {
  Val b = total - a, regular = (x > 0) & (x < 1) & (a > 0) & (b > 0);
  x = select(regular, x, 0.5);
  a = select(regular, a, 1);
  b = select(regular, b, 1);
  total = a + b;
  Val upper = x * total > a, common = log(x) - digamma(a) + digamma(total);
  // The lower tail is a series in x over a + 1, a + 2, ..., the upper one in 1 - x over b + 1, b + 2, ...
  Val start = select(upper, b, a), argument = select(upper, 1 - x, x);
  auto [sum, slope] =
      power_series(regular, {start, argument, total, convert(upper, x.dtype())}, [](const Vals& p, Val n) {
        Val more = p[2] + n - 1, less = p[0] + n;
        return std::array{p[1] * more / less, 1 / more - select(p[3] == 0, 1 / less, 0)};
      });
  Val high = x / b * (sum * common + slope), low = -x / a * (sum * (common - 1 / a) + slope);
  return select(regular, select(upper, high, low), 0);
}

}  // namespace

void gamma_grad_rows(Table& op) {
  op("_standard_gamma_grad", pointwise | takes(kFloats), [](Val a, Val x) {
    Dims dims = broadcast_dims(a.dims(), x.dims());
    return gamma_grad(broadcast_to(a, dims), broadcast_to(x, dims));
  });
  op("_dirichlet_grad", pointwise | takes(kFloats), [](Val x, Val a, Val total) {
    Dims dims = broadcast_dims(x.dims(), a.dims());
    return dirichlet_grad(broadcast_to(x, dims), broadcast_to(a, dims), broadcast_to(total, dims));
  });
}

}  // namespace tpu::ops
