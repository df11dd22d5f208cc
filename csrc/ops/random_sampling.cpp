// Distributions that need a loop: Poisson, binomial, gamma, Dirichlet. Every turn of the loop takes fresh words of each
// element's own counter (a new `draw`), so an element's value does not depend on how long its neighbours take.
#include <cmath>

#include "ops/family.h"
#include "ops/philox.h"

namespace tpu::ops {

void sampling_rows(Table& op);

namespace {

/// One turn of a sampler: {finished, next state...} for the state before it. `draw` is the number of its first word.
using Turn = std::function<Vals(Ctx&, Val draw, const Vals& state, const Vals& parameters)>;

/// Runs turns until every element has finished; an element's state stands still from then on. A loop body sees only what
/// it is handed, so seed, offset and parameters travel with the state.
Vals sample(Ctx& c, const Dims& dims, Vals state, const Vals& parameters, int64_t draws_per_turn, const Turn& turn) {
  const size_t states = state.size();
  Vals carried{c.rng.seed, c.rng.offset, constant(c.b, DType::U32, 1), full(c.b, {DType::Pred, dims}, 0)};
  carried.insert(carried.end(), state.begin(), state.end());
  carried.insert(carried.end(), parameters.begin(), parameters.end());
  auto unfinished = [](const Vals& v) { return logical_not(reduce_and(v[3], {})); };
  auto body = [&](const Vals& v) {
    Ctx inner{c.b, c.outs, c.compute, c.common, c.platform, {v[0], v[1]}, {}};
    const Vals before(v.begin() + 4, v.begin() + 4 + states), given(v.begin() + 4 + states, v.end());
    Vals after = turn(inner, v[2], before, given);
    Vals next{v[0], v[1], v[2] + draws_per_turn, v[3] | after[0]};
    for (size_t i = 0; i < states; i++) next.push_back(select(v[3], before[i], after[i + 1]));
    next.insert(next.end(), given.begin(), given.end());
    return next;
  };
  const Vals result = while_loop(carried, unfinished, body);
  return {result.begin() + 4, result.begin() + 4 + states};
}

Val uniform_at(Ctx& c, const Dims& dims, Val draw) { return uniform_open(bits32(c, dims, draw), DType::F32); }

/// Samples of small parameters are computed in F32: the words have no more digits.
Val poisson(Ctx& c, Val rate) {
  const Dims dims = rate.dims();
  Val lam = convert(rate, DType::F32);
  Val zero = full_like(lam, 0);

  // Below 10: count the uniforms whose running product stays above exp(-lam) (D. Knuth, TAOCP 2, 3.4.1).
  auto knuth = [&](Ctx& in, Val draw, const Vals& s, const Vals& p) -> Vals {
    Val product = s[1] * uniform_at(in, dims, draw);
    Val done = product <= exp(negate(p[0]));
    return {done, select(done, s[0], s[0] + 1.0), product};
  };
  // From 10 on: transformed rejection PTRS (W. Hörmann 1993).
  auto ptrs = [&](Ctx& in, Val draw, const Vals& s, const Vals& p) -> Vals {
    Val l = p[0], b = sqrt(l) * 2.53 + 0.931, a = b * 0.02483 - 0.059;
    Val inverse_alpha = 1.1328 / (b - 3.4) + 1.1239, vr = 0.9277 - 3.6224 / (b - 2.0);
    Val u = uniform_at(in, dims, draw) - 0.5, v = uniform_at(in, dims, draw + 1), us = 0.5 - abs(u);
    Val k = floor((a * 2.0 / us + b) * u + l + 0.43);
    Val quick = (us >= 0.07) & (v <= vr);
    Val refuse = (k < 0.0) | ((us < 0.013) & (v > us));
    Val fits = log(v) + log(inverse_alpha) - log(a / (us * us) + b) <= k * log(l) - l - lgamma(k + 1.0);
    return {quick | (logical_not(refuse) & fits), k};
  };
  Val small = select(lam < 10.0, lam, zero), large = select((lam >= 10.0) & is_finite(lam), lam, lit(lam, 10.0));
  Val few = sample(c, dims, {zero, full_like(lam, 1)}, {small}, 1, knuth)[0];
  Val many = sample(c, dims, {zero}, {large}, 2, ptrs)[0];
  return select(lam >= 10.0, many, few);
}

Val binomial(Ctx& c, Val count, Val prob) {
  const Dims dims = broadcast_dims(count.dims(), prob.dims());
  Val n = broadcast_to(convert(count, DType::F32), dims), given = broadcast_to(convert(prob, DType::F32), dims);
  Val flipped = given > 0.5;
  Val p = select(flipped, 1.0 - given, given);  // the rarer outcome
  Val possible = (n > 0.0) & (p > 0.0), large = (n * p >= 10.0) & is_finite(n);
  Val zero = full_like(n, 0);

  // Few successes expected: sum geometric waiting times until they pass n (L. Devroye 1986, X.4).
  auto waiting = [&](Ctx& in, Val draw, const Vals& s, const Vals& q) -> Vals {
    Val sum = s[1] + ceil(log(uniform_at(in, dims, draw)) / log1p(negate(q[1])));
    Val done = sum > q[0];
    return {done, select(done, s[0], s[0] + 1.0), sum};
  };
  // Many: transformed rejection BTRS (W. Hörmann 1993).
  auto btrs = [&](Ctx& in, Val draw, const Vals& s, const Vals& q) -> Vals {
    Val m = q[0], r = q[1], deviation = sqrt(m * r * (1.0 - r)), b = deviation * 2.53 + 1.15;
    Val a = b * 0.0248 + r * 0.01 - 0.0873, alpha = (5.1 / b + 2.83) * deviation, vr = 0.92 - 4.2 / b;
    Val mode = floor((m + 1.0) * r), odds = log(r / (1.0 - r));
    Val u = uniform_at(in, dims, draw) - 0.5, v = uniform_at(in, dims, draw + 1), us = 0.5 - abs(u);
    Val k = floor((a * 2.0 / us + b) * u + m * r + 0.5);
    Val quick = (us >= 0.07) & (v <= vr), inside = (k >= 0.0) & (k <= m);
    Val bound = lgamma(mode + 1.0) + lgamma(m - mode + 1.0) - lgamma(k + 1.0) - lgamma(m - k + 1.0) + (k - mode) * odds;
    Val fits = log(v * alpha / (a / (us * us) + b)) <= bound;
    return {inside & (quick | fits), k};
  };
  Val few_n = select(possible & logical_not(large), n, lit(n, 0)), few_p = select(possible, p, lit(p, 0.5));
  Val few = sample(c, dims, {zero, zero}, {few_n, few_p}, 1, waiting)[0];
  Val many_n = select(large, n, lit(n, 100)), many_p = select(large, p, lit(p, 0.5));
  Val many = sample(c, dims, {zero}, {many_n, many_p}, 2, btrs)[0];
  Val drawn = select(possible, select(large, many, few), zero);
  Val result = select(flipped, maximum(n, 0.0) - drawn, drawn);
  return select(is_nan(given) | is_nan(n), nan(c.b, DType::F32), result);
}

/// Marsaglia and Tsang, "A simple method for generating gamma variables", 2000; below 1 by its boost from alpha + 1.
Val standard_gamma(Ctx& c, Val alpha) {
  const Dims dims = alpha.dims();
  const DType t = opmath_of(alpha.dtype());
  Val given = convert(alpha, t), valid = (given > 0.0) & is_finite(given);
  Val a = select(valid, given, lit(given, 1.0));  // a NaN would never be accepted
  Val boost = a < 1.0;
  Val scale = select(boost, power(convert(uniform_at(c, dims, constant(c.b, DType::U32, 0)), t), 1.0 / a), lit(a, 1.0));
  Val shape = select(boost, a + 1.0, a);
  auto turn = [&](Ctx& in, Val draw, const Vals& s, const Vals& p) -> Vals {
    Val d = p[0] - 1.0 / 3.0, x = standard_normal(in, dims, t, draw);
    Val y = x / sqrt(d * 9.0) + 1.0, v = y * y * y;
    Val u = convert(uniform_at(in, dims, draw + 2), t), x2 = x * x;
    Val accept = (u < 1.0 - x2 * x2 * 0.0331) | (log(u) < x2 * 0.5 + d * (1.0 - v + log(v)));
    return {(y > 0.0) & accept, d * v};
  };
  Val drawn = scale * sample(c, dims, {full_like(a, 0)}, {shape}, 3, turn)[0];
  return select(valid, drawn, given);
}

}  // namespace

void sampling_rows(Table& op) {
  const Traits floats = random_op | takes(kFloats);
  op("poisson", floats, [](Ctx& c, Val rate, Ignored) {
    c.check(rate >= 0, ErrorKind::Runtime, "invalid Poisson rate, expected rate to be non-negative");
    return poisson(c, rate);
  });
  op("binomial", floats | infers,
     [](Ctx& c, Val count, Val prob, Ignored) { return convert(binomial(c, count, prob), count.dtype()); });
  op("_standard_gamma", floats, [](Ctx& c, Val alpha, Ignored) { return standard_gamma(c, alpha); });
  op("_sample_dirichlet", floats | infers, [](Ctx& c, Val alpha, Ignored) {
    Val gamma = standard_gamma(c, alpha);
    return convert(gamma / reduce_sum(gamma, {-1}, true), alpha.dtype());
  });
}

}  // namespace tpu::ops
