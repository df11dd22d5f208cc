// Special functions: those of StableHLO's companion dialect, and series of our own for the others.
#include <cmath>
#include <numbers>

#include "ops/family.h"
#include "ops/series.h"
#include "ops/special_tables.h"

namespace tpu::ops {

double epsilon(Val x) { return x.dtype() == DType::F64 ? 0x1p-53 : 0x1p-24; }

Vals iterate(Vals v, int64_t limit, const std::function<Vals(const Vals&, Val count)>& step) {
  Builder& b = *v[0].b;
  v.push_back(constant(b, DType::S32, 0));
  Vals out = while_loop(
      v, [&](const Vals& s) { return reduce_or(s[0], {}) & (s.back() < limit); },
      [&](const Vals& s) {
        Vals state(s.begin(), s.end() - 1);
        Val count = s.back() + 1;
        Vals next = step(state, convert(count, s[1].dtype()));
        for (size_t i = 0; i < next.size(); i++) next[i] = i == 0 ? next[i] & s[0] : select(s[0], next[i], s[i]);
        next.push_back(count);
        return next;
      });
  out.pop_back();
  return out;
}

namespace {

constexpr double kPi = std::numbers::pi;

/// The series at u by Clenshaw's recurrence. Terms that x's dtype cannot see are left out.
Val chebyshev(const Series& s, Val u) {
  double visible = u.dtype() == DType::F64 ? 0 : 1e-10, most = 0;
  for (double c : s.c) most = std::max(most, std::abs(c));
  size_t n = s.c.size();
  while (n > 1 && std::abs(s.c[n - 1]) < visible * most) n--;
  Val t = (u - s.low) * (2 / (s.high - s.low)) - 1;
  Val two_t = t + t;
  Val next = full_like(u, 0), after = next;
  for (size_t k = n - 1; k > 0; k--) {
    Val value = two_t * next - after + s.c[k];
    after = next;
    next = value;
  }
  return t * next - after + s.c[0];
}

Val nan_like(Val x) { return constant_like(x, NAN); }
Val inf_like(Val x) { return constant_like(x, INFINITY); }

// ---- gamma and error functions -----------------------------------------------------------------------------------

Val digamma_at(Val x) {
  // A pole with the sign of the zero, as torch has it.
  return select(x == 0, select(sign_bit(x), inf_like(x), -inf_like(x)), digamma(x));
}

/// Recurrence up to x >= 6.5, then the asymptotic series; reflected below 1/2. https://dlmf.nist.gov/5.15
Val trigamma(Val x) {
  Val low = x < 0.5;
  Val y = select(low, 1 - x, x);
  Val sum = zeros_like(x);
  for (int i = 0; i < 6; i++) {
    sum = sum + 1 / (y * y);
    y = y + 1;
  }
  Val w = 1 / (y * y);
  sum = sum + (1 + 1 / (2 * y) + w * (1.0 / 6 - w * (1.0 / 30 - w * (1.0 / 42)))) / y;
  Val s = sin(kPi * x);
  return select(low, kPi * kPi / (s * s) - sum, sum);
}

/// (2k)! / B(2k), k = 1 ... 12, with the Bernoulli numbers B: divisors of the Euler-Maclaurin terms.
constexpr double kEulerMaclaurin[] = {12.0,
                                      -720.0,
                                      30240.0,
                                      -1209600.0,
                                      47900160.0,
                                      -1892437580.31837916,
                                      74724249600.0,
                                      -2950130727918.16422,
                                      116467828143500.672,
                                      -4597978722407472.61,
                                      181521054019435468.0,
                                      -7166165256175667010.0};

/// The Hurwitz zeta function: the first terms until q + k > 9, then Euler-Maclaurin. https://dlmf.nist.gov/25.11.E28
/// Not chlo.zeta, whose fixed number of first terms does not reach that far for negative q.
Val hurwitz_zeta(Val x, Val q) {
  Dims dims = broadcast_dims(x.dims(), q.dims());
  x = broadcast_to(x, dims);
  q = broadcast_to(q, dims);
  double eps = epsilon(x);
  Val whole = (q == floor(q)) & (q <= 0), undefined = (x < 1) | ((q <= 0) & (x != floor(x)));
  Val regular = (x > 1) & logical_not(whole | undefined) & (q < 1e8);
  Val sq = select(regular, q, 1), sx = select(regular, x, 2);
  Vals v = iterate({regular, power(sq, -sx), sq, sx}, INT32_MAX, [=](const Vals& s, Val k) -> Vals {
    Val a = s[2] + 1, term = power(a, -s[3]);
    Val goes_on = ((k < 9) | (a <= 9)) & (abs(term) > eps * abs(s[1]));
    return {goes_on, s[1] + term, a, s[3]};
  });
  Val a = v[2], power_a = power(a, -sx), sum = v[1] + power_a * a / (sx - 1) - 0.5 * power_a;
  Val factor = sx, open = abs(power_a) > eps * abs(sum);
  power_a = power_a / a;
  for (int i = 0; i < 12; i++) {
    Val term = select(open, factor * power_a / kEulerMaclaurin[i], 0);
    sum = sum + term;
    open = open & (abs(term) > eps * abs(sum));
    factor = factor * (sx + (2 * i + 1)) * (sx + (2 * i + 2));
    power_a = power_a / (a * a);
  }
  Val far = (1 / (x - 1) + 0.5 / q) * power(q, 1 - x);
  Val out = select(q >= 1e8, far, sum);
  out = select(whole | (x == 1), inf_like(x), out);
  return select((undefined & logical_not(whole & (x > 1))) | is_nan(x) | is_nan(q), nan_like(x), out);
}

Val polygamma_at(int64_t n, Val x) {
  require(n >= 0, "polygamma(n, x) does not support negative n.");
  if (n == 0) return digamma_at(x);
  if (n == 1) return trigamma(x);
  double factor = (n % 2 ? 1.0 : -1.0) * std::tgamma(static_cast<double>(n) + 1);
  return factor * hurwitz_zeta(full_like(x, static_cast<double>(n + 1)), x);
}

/// exp(x^2) erfc(x)
Val erfcx(Val x) {
  Val a = abs(x), u = 4 / (4 + a);
  Val positive = u * chebyshev(kErfcx, u);
  return select(x < 0, 2 * exp(x * x) - positive, positive);
}

Val log_ndtr(Val x) {
  Val t = x * (1 / std::numbers::sqrt2);
  return select(x < -1, log(erfcx(-t) / 2) - t * t, log1p(-erfc(t) / 2));
}

Val ndtri(Val p) {
  Val middle = std::numbers::sqrt2 * erf_inv(2 * p - 1);
  Val tail = minimum(p, 1 - p);
  Val y = sqrt(-2 * log(tail)), z = 1 / y;
  Val series = select(z > kNdtriNear.low, chebyshev(kNdtriNear, z), chebyshev(kNdtriFar, z));
  Val x = z * series - (y - log(y) / y);
  x = select(p > 0.5, -x, x);
  Val out = select(tail < std::exp(-2.0), x, middle);
  out = select(p == 0, -inf_like(p), select(p == 1, inf_like(p), out));
  return select((p < 0) | (p > 1), nan_like(p), out);
}

Val entr(Val x) {
  Val inside = select(x == 0, 0, -x * log(x));
  return select(is_nan(x), x, select(x < 0, -inf_like(x), inside));
}

constexpr int64_t kMostTerms = 2000;  // as many as torch's own loops take (Math.h, MAXITER)

/// x^a exp(-x) / Gamma(a) by logarithms.
Val gamma_factor(Val a, Val x) { return exp(a * log(x) - x - lgamma(a)); }

/// The lower regularised incomplete gamma function by its power series, https://dlmf.nist.gov/8.11.E4
Val gamma_series(Val a, Val x, Val wanted) {
  double eps = epsilon(x);
  Val one = full_like(x, 1);
  Vals v = iterate({wanted, one, one, a, x}, kMostTerms, [=](const Vals& s, Val n) -> Vals {
    Val term = s[1] * s[4] / (s[3] + n), sum = s[2] + term;
    return {term > sum * eps, term, sum, s[3], s[4]};
  });
  return v[2] * gamma_factor(a, x) / a;
}

/// The upper one by its continued fraction, https://dlmf.nist.gov/8.9.E2, evaluated by Lentz's method.
Val gamma_fraction(Val a, Val x, Val wanted) {
  double eps = epsilon(x), tiny = x.dtype() == DType::F64 ? 1e-300 : 1e-30;
  Val b = x + 1 - a;
  Val d = 1 / select(abs(b) < tiny, tiny, b);
  Vals v = iterate({wanted, full_like(x, 1 / tiny), d, d, b, a}, kMostTerms, [=](const Vals& s, Val n) -> Vals {
    Val numerator = n * (s[5] - n), partial = s[4] + 2;
    Val lower = numerator * s[2] + partial, upper = partial + numerator / s[1];
    lower = 1 / select(abs(lower) < tiny, tiny, lower);
    upper = select(abs(upper) < tiny, tiny, upper);
    Val factor = lower * upper;
    return {abs(factor - 1) > eps, upper, lower, s[3] * factor, partial, s[5]};
  });
  return v[3] * gamma_factor(a, x);
}

/// P(a, x), or Q(a, x) = 1 - P(a, x) when `upper`; the borders as in torch's calc_igamma.
Val igamma(Val a, Val x, bool upper) {
  Dims dims = broadcast_dims(a.dims(), x.dims());
  a = broadcast_to(a, dims);
  x = broadcast_to(x, dims);
  Val regular = (a > 0) & (x > 0) & is_finite(a) & is_finite(x);
  Val sa = select(regular, a, 1), sx = select(regular, x, 1);
  Val by_fraction = (sx > 1) & (sx > sa);
  Val p = gamma_series(sa, select(by_fraction, 1, sx), regular & logical_not(by_fraction));
  Val q = gamma_fraction(select(by_fraction, sa, 1), select(by_fraction, sx, 2), regular & by_fraction);
  Val inside = upper ? select(by_fraction, q, 1 - p) : select(by_fraction, 1 - q, p);
  double low = upper ? 1 : 0, high = upper ? 0 : 1;
  Val out = select(is_inf(x), high, inside);
  out = select(is_inf(a), select(is_inf(x), nan_like(x), constant_like(x, low)), out);
  out = select(x == 0, low, out);
  out = select(a == 0, select(x > 0, constant_like(x, high), nan_like(x)), out);
  return select((x < 0) | (a < 0) | is_nan(x) | is_nan(a), nan_like(x), out);
}

// ---- Bessel and Airy functions -----------------------------------------------------------------------------------

/// exp(-|x|) I_n(|x|), n = 0, 1
Val scaled_i(int n, Val a) {
  Val small = n == 0 ? chebyshev(kI0Small, a) : a * chebyshev(kI1Small, a);
  Val u = 1 / maximum(a, 8);
  Val large = chebyshev(n == 0 ? kI0Large : kI1Large, u) * rsqrt(a);
  return select(a <= 8, small, large);
}

Val i0e(Val x) { return scaled_i(0, abs(x)); }
Val i1e(Val x) { return sign(x) * scaled_i(1, abs(x)); }
Val i0(Val x) { return exp(abs(x)) * i0e(x); }
Val i1(Val x) { return exp(abs(x)) * i1e(x); }

/// K_n(x), times exp(x) when `scaled`. nan below zero, infinity at it.
Val bessel_k(int n, Val x, bool scaled) {
  Val inside = minimum(maximum(x, 0), 2), u = inside * inside, half_log = log(inside / 2);
  Val small =
      n == 0 ? chebyshev(kK0Small, u) - half_log * i0(inside) : chebyshev(kK1Small, u) / inside + half_log * i1(inside);
  if (scaled) small = small * exp(inside);
  Val large = chebyshev(n == 0 ? kK0Large : kK1Large, 1 / maximum(x, 2)) * rsqrt(x);
  if (!scaled) large = large * exp(-x);
  Val out = select(x <= 2, small, large);
  return select(x < 0, nan_like(x), select(x == 0, inf_like(x), out));
}

struct Oscillation {
  Val p, q, cos_phase, sin_phase, scale;
};

/// Hankel's expansion for x > 8, https://dlmf.nist.gov/10.17
Oscillation oscillation(int n, Val x) {
  Val a = maximum(x, 8), u = 1 / (a * a);
  Val phase = a - (2 * n + 1) * kPi / 4;
  return {chebyshev(n == 0 ? kJ0P : kJ1P, u), chebyshev(n == 0 ? kJ0Q : kJ1Q, u) / a, cos(phase), sin(phase),
          sqrt(2 / (kPi * a))};
}

Val small_j(int n, Val a) {
  Val b = minimum(a, 8);
  return n == 0 ? chebyshev(kJ0Small, b * b) : b * chebyshev(kJ1Small, b * b);
}

Val bessel_j(int n, Val x) {
  Val a = abs(x);
  Oscillation o = oscillation(n, a);
  Val out = select(a <= 8, small_j(n, a), o.scale * (o.p * o.cos_phase - o.q * o.sin_phase));
  return n == 1 ? sign(x) * out : out;
}

Val bessel_y(int n, Val x) {
  Val b = minimum(maximum(x, 0), 8), u = b * b;
  Val regular = n == 0 ? chebyshev(kY0Small, u) : b * chebyshev(kY1Small, u) - (2 / kPi) / b;
  Val small = regular + (2 / kPi) * log(b) * small_j(n, b);
  Oscillation o = oscillation(n, x);
  Val out = select(x <= 8, small, o.scale * (o.p * o.sin_phase + o.q * o.cos_phase));
  return select(x < 0, nan_like(x), select(x == 0, -inf_like(x), out));
}

Val airy_ai(Val x) {
  Val a = maximum(abs(x), 2);
  Val root = sqrt(sqrt(a)), zeta = (2.0 / 3) * a * sqrt(a);
  Val decay = chebyshev(kAiryDecay, 1 / zeta) * exp(-zeta) / root;
  Val phase = zeta + kPi / 4, u = 1 / (zeta * zeta);
  Val wave = (chebyshev(kAiryF, u) * sin(phase) - chebyshev(kAiryG, u) / zeta * cos(phase)) / (std::sqrt(kPi) * root);
  Val middle = chebyshev(kAiryMiddle, minimum(maximum(x, -2), 2));
  return select(x > 2, decay, select(x < -2, wave, middle));
}

Val spherical_j0(Val x) {
  Val u = x * x;  // below 1/2 the first terms of sin(x)/x, https://dlmf.nist.gov/10.53
  Val small = 1 - u / 6 * (1 - u / 20 * (1 - u / 42 * (1 - u / 72 * (1 - u / 110 * (1 - u / 156)))));
  return select(abs(x) < 0.5, small, select(is_inf(x), 0, sin(x) / x));
}

void bessel(Table& op) {
  constexpr Traits real = pointwise | takes(kReal);
  op("i0", real, [](Val x) { return i0(x); });
  op("special_i0e", real, [](Val x) { return i0e(x); });
  op("special_i1", real, [](Val x) { return i1(x); });
  op("special_i1e", real, [](Val x) { return i1e(x); });
  op("special_modified_bessel_i0", real, [](Val x) { return i0(x); });
  op("special_modified_bessel_i1", real, [](Val x) { return i1(x); });
  op("special_modified_bessel_k0", real, [](Val x) { return bessel_k(0, x, false); });
  op("special_modified_bessel_k1", real, [](Val x) { return bessel_k(1, x, false); });
  op("special_scaled_modified_bessel_k0", real, [](Val x) { return bessel_k(0, x, true); });
  op("special_scaled_modified_bessel_k1", real, [](Val x) { return bessel_k(1, x, true); });
  op("special_bessel_j0", real, [](Val x) { return bessel_j(0, x); });
  op("special_bessel_j1", real, [](Val x) { return bessel_j(1, x); });
  op("special_bessel_y0", real, [](Val x) { return bessel_y(0, x); });
  op("special_bessel_y1", real, [](Val x) { return bessel_y(1, x); });
  op("special_spherical_bessel_j0", real, [](Val x) { return spherical_j0(x); });
  op("special_airy_ai", real, [](Val x) { return airy_ai(x); });
}

// ---- orthogonal polynomials --------------------------------------------------------------------------------------

/// p_n(x) by a three-term recurrence: `first` gives p_1, `next(x, k, p_k, p_(k-1))` gives p_(k+1). n is truncated; zero
/// below 0. https://dlmf.nist.gov/18.9
template <class First, class Next>
Val polynomial(Val x, Val n, First first, Next next) {
  Dims dims = broadcast_dims(x.dims(), n.dims());
  x = broadcast_to(x, dims);
  n = broadcast_to(select(n < 0, ceil(n), floor(n)), dims);
  Vals v = iterate({n > 1, full_like(x, 1), first(x), x, n}, INT32_MAX, [=](const Vals& s, Val k) -> Vals {
    return {k + 1 < s[4], s[2], next(s[3], k, s[2], s[1]), s[3], s[4]};
  });
  return select(n < 0, 0, select(n < 1, 1, v[2]));
}

Val chebyshev_next(Val x, Val, Val q, Val p) { return 2 * x * q - p; }

template <class First, class Next>
void polynomial_row(Table& op, const char* name, First first, Next next) {
  op(name, pointwise | takes(kReal), [=](Val x, Val n) { return polynomial(x, n, first, next); });
}

/// The four Chebyshev kinds differ in p_1 only; the shifted ones are those of 2x - 1.
template <class First>
void chebyshev_rows(Table& op, const std::string& kind, First first) {
  polynomial_row(op, ("special_chebyshev_polynomial_" + kind).c_str(), first, chebyshev_next);
  op(("special_shifted_chebyshev_polynomial_" + kind).c_str(), pointwise | takes(kReal),
     [=](Val x, Val n) { return polynomial(2 * x - 1, n, first, chebyshev_next); });
}

void polynomials(Table& op) {
  chebyshev_rows(op, "t", [](Val x) { return x; });
  chebyshev_rows(op, "u", [](Val x) { return 2 * x; });
  chebyshev_rows(op, "v", [](Val x) { return 2 * x - 1; });
  chebyshev_rows(op, "w", [](Val x) { return 2 * x + 1; });
  polynomial_row(
      op, "special_hermite_polynomial_h", [](Val x) { return 2 * x; },
      [](Val x, Val k, Val q, Val p) { return 2 * x * q - 2 * k * p; });
  polynomial_row(
      op, "special_hermite_polynomial_he", [](Val x) { return x; },
      [](Val x, Val k, Val q, Val p) { return x * q - k * p; });
  polynomial_row(
      op, "special_laguerre_polynomial_l", [](Val x) { return 1 - x; },
      [](Val x, Val k, Val q, Val p) { return ((2 * k + 1 - x) * q - k * p) / (k + 1); });
  polynomial_row(
      op, "special_legendre_polynomial_p", [](Val x) { return x; },
      [](Val x, Val k, Val q, Val p) { return ((2 * k + 1) * x * q - k * p) / (k + 1); });
}

}  // namespace

void gamma_grad_rows(Table& op);

void special_rows(Table& op) {
  gamma_grad_rows(op);
  constexpr Traits real = pointwise | takes(kReal);
  op("erf", real, [](Val x) { return erf(x); });
  op("erfc", real, [](Val x) { return erfc(x); });
  op("erfinv", real, [](Val x) { return erf_inv(x); });
  op("lgamma", real, [](Val x) { return lgamma(x); });
  op("digamma", real, [](Val x) { return digamma_at(x); });
  op("polygamma", real, [](int64_t n, Val x) { return polygamma_at(n, x); });
  op("igamma", pointwise | takes(kFloats), [](Val a, Val x) { return igamma(a, x, false); });
  op("igammac", pointwise | takes(kFloats), [](Val a, Val x) { return igamma(a, x, true); });
  op("special_zeta", real, [](Val x, Val q) { return hurwitz_zeta(x, q); });
  op("special_entr", real, [](Val x) { return entr(x); });
  op("special_erfcx", real, [](Val x) { return erfcx(x); });
  op("special_log_ndtr", real, [](Val x) { return log_ndtr(x); });
  op("special_ndtri", real, [](Val x) { return ndtri(x); });
  bessel(op);
  polynomials(op);
}

}  // namespace tpu::ops
