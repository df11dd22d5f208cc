// Random numbers. The bits come from philox.h; each row turns uniform words into its distribution with the ranges and
// formulas of torch's CPU kernels (ATen/core/TransformationHelper.h). Rejection samplers are in random_sampling.cpp.
#include <cmath>
#include <limits>
#include <numbers>

#include "ops/family.h"
#include "ops/indexing.h"
#include "ops/philox.h"

namespace tpu::ops {

void sampling_rows(Table& op);

namespace {

/// The type a real distribution over x's dtype is computed in.
DType real_type(DType dtype) { return opmath_of(real_of(dtype)); }

Val uniform(Ctx& c, Val x, Val from, Val to) {
  const DType t = real_type(x.dtype());
  from = convert(from, t);
  to = convert(to, t);
  auto draw = [&](const Dims& dims, DType dtype) { return uniform01(c, dims, dtype) * (to - from) + from; };
  if (!is_complex(x.dtype())) return draw(x.dims(), x.dtype());
  Dims parts = x.dims();  // as view_as_real shows them
  parts.push_back(2);
  Val both = draw(parts, real_of(x.dtype()));
  auto part = [&](int64_t i) { return reshape(slice_axis(both, -1, i, i + 1), x.dims()); };
  return complex(part(0), part(1));
}

/// mean + std * z, complex when the dtype is: then each part has half the variance.
Val normal(Ctx& c, const Dims& dims, DType dtype, Val mean, Val std) {
  const DType t = real_type(dtype);
  if (!is_complex(dtype)) return standard_normal(c, dims, t) * convert(std, t) + convert(mean, t);
  Val scale = convert(std, t) * (std::numbers::sqrt2 / 2);
  Val re = standard_normal(c, dims, t, int64_t{0}) * scale, im = standard_normal(c, dims, t, int64_t{2}) * scale;
  return convert(complex(re, im), dtype) + convert(mean, dtype);
}

Val bernoulli(Ctx& c, const Dims& dims, Val p) {
  const DType t = p.dtype() == DType::F64 ? DType::F64 : DType::F32;
  return uniform01(c, dims, t) < convert(p, t);
}

Val checked_probability(Ctx& c, Val p) {
  c.check((p >= 0) & (p <= 1), ErrorKind::Runtime, "Expected p_in >= 0 && p_in <= 1 to be true, but got false.");
  return p;
}

/// High 64 bits of a 64 x 64 bit product, by halves.
Val multiply_high64(Val a, Val b) {
  Val mask = lit(a, int64_t{0xFFFFFFFF}), shift = lit(a, 32);
  auto low = [&](Val x) { return x & mask; };
  auto high = [&](Val x) { return shift_right_logical(x, shift); };
  Val middle = high(a) * low(b) + high(low(a) * low(b));
  Val carry = low(a) * high(b) + low(middle);
  return high(a) * high(b) + high(middle) + high(carry);
}

/// An integer in [from, from + range): the high part of bits * range, which needs no division. range 0 means 2^64.
Val integer_in(Ctx& c, const Dims& dims, DType dtype, Val from, Val range) {
  range = convert(range, DType::U64);
  if (dtype == DType::S64 || dtype == DType::U64 || dtype == DType::F64) {
    Val bits = bits64(c, dims);
    Val offset = select(broadcast_to(range == 0, dims), bits, multiply_high64(bits, broadcast_to(range, dims)));
    return convert(offset, DType::S64) + from;
  }
  Val product = convert(bits32(c, dims), DType::U64) * range;  // narrower types: range <= 2^32
  return convert(shift_right_logical(product, lit(product, 32)), DType::S64) + from;
}

/// How many integers, from 0 on, random_() without bounds draws for a dtype: all that it holds exactly.
Val default_range(Ctx& c, DType dtype) {
  auto power_of_two = [&](int e) { return constant(c.b, DType::S64, int64_t{1} << e); };
  if (is_pred(dtype)) return power_of_two(1);
  if (dtype == DType::F64) return power_of_two(53) + 1;
  if (is_float(dtype)) return power_of_two(dtype == DType::F32 ? 24 : dtype == DType::F16 ? 11 : 8) + 1;
  const int bits = bit_width(dtype) - (is_signed_int(dtype) ? 1 : 0);
  return bits > 62 ? constant(c.b, DType::S64, std::numeric_limits<int64_t>::min())
                   : power_of_two(bits);  // as U64: 2^63
}

Val random_from(Ctx& c, Val x, Val from, optional<Exact> to) {
  const Dims dims = x.dims();
  Val top = to ? convert(to->v, DType::S64) : default_range(c, x.dtype());
  // Without an end, [from, greatest]; for 64 bits that may be the whole range, which wraps to 0 as U64.
  return convert(integer_in(c, dims, x.dtype(), from, top - from), x.dtype());
}

/// A permutation of 0..n-1: positions sorted by 64 random bits.
Val randperm(Ctx& c, int64_t n) {
  if (n == 0) return full(c.b, {DType::S64, {0}}, 0);
  Vals keys{bits32(c, {n}, int64_t{0}), bits32(c, {n}, int64_t{1}), positions(c.b, n)};
  Vals sorted = sort(keys, 0, true, [](const Vals& v) { return (v[0] < v[1]) | ((v[0] == v[1]) & (v[2] < v[3])); });
  return sorted[2];
}

/// {x * mask / (1 - p), mask}
std::array<Val, 2> dropout(Ctx& c, Val x, Val p, optional<bool> train) {
  if (train && !*train) return {x, full(c.b, {DType::Pred, x.dims()}, 1)};
  Val wide = widen(x);
  const DType t = real_of(wide.dtype());
  Val keep = 1.0 - convert(p, t);
  Val mask = uniform01(c, x.dims(), t) < keep;
  Val scale = select(keep == 0, lit(keep, 0), 1.0 / keep);
  return {wide * convert(mask, wide.dtype()) * convert(scale, wide.dtype()), mask};
}

/// {output, noise}: negative elements times a slope drawn from [lower, upper].
std::array<Val, 2> rrelu(Ctx& c, Val x, Val noise, Val lower, Val upper, bool training) {
  Val wide = widen(x);
  lower = convert(lower, wide.dtype());
  upper = convert(upper, wide.dtype());
  if (!training) {
    Val slope = (lower + upper) * 0.5;
    return {select(wide > 0, wide, wide * slope), noise};
  }
  Val slope = uniform01(c, x.dims(), wide.dtype()) * (upper - lower) + lower;
  slope = select(wide <= 0, slope, lit(wide, 1.0));
  return {wide * slope, slope};
}

Val multinomial(Ctx& c, Val probabilities, int64_t samples, bool replacement) {
  require(probabilities.rank() == 1 || probabilities.rank() == 2, "prob_dist must be 1 or 2 dim");
  require(samples > 0, "cannot sample n_sample <= 0 samples");
  const int64_t n = probabilities.dim(-1), rows = probabilities.rank() == 2 ? probabilities.dim(0) : 1;
  require(n > 0, "prob_dist must have at least one category");  // sum <= 0 in torch's words for no category
  require(replacement || samples <= n, "cannot sample n_sample > prob_dist.size(-1) samples without replacement");
  Dims out = probabilities.dims();
  out.back() = samples;
  Val p = reshape(widen(probabilities), {rows, n});
  c.check((p >= 0) & is_finite(p), ErrorKind::Runtime,
          "probability tensor contains either `inf`, `nan` or element < 0");
  Val running = prefix_sum(p, 1), total = slice_axis(running, 1, n - 1, n);
  c.check(total > 0, ErrorKind::Runtime, "invalid multinomial distribution (sum of probabilities <= 0)");
  if (replacement) {
    Val u = uniform01(c, {rows, samples}, p.dtype()) * total;
    Val picked = search_sorted(running, u, true);
    // Rounding may give the whole sum: the last category that can be drawn stands for it.
    Val last = reduce_max(select(p > 0, broadcast_to(positions(c.b, n), {rows, n}), 0), {1}, true);
    return reshape(minimum(picked, last), out);
  }
  // The `samples` greatest of p / Exponential(1) are a draw without replacement (P. Efraimidis, P. Spirakis 2006).
  Val e = negate(log(uniform_open(wide_bits32(c, {rows, n}), DType::F32)));
  Val score = p / convert(e, p.dtype());
  Vals sorted =
      sort({score, broadcast_to(positions(c.b, n), {rows, n})}, 1, true, [](const Vals& v) { return v[0] > v[1]; });
  return reshape(slice_axis(sorted[1], 1, 0, samples), out);
}

}  // namespace

void random_rows(Table& op) {
  const Traits floats = random_op | takes(kFloats);
  op("uniform", random_op | takes(kInexact),
     [](Ctx& c, Val x, Exact from, Exact to, Ignored) { return uniform(c, x, from, to); });
  op("normal_functional", random_op | takes(kInexact), [](Ctx& c, Val x, Exact mean, Exact std, Ignored) {
    return convert(normal(c, x.dims(), x.dtype(), mean, std), x.dtype());
  });
  op("normal.Tensor_float", random_op | takes(kInexact),
     [](Ctx& c, Val mean, Exact std, Ignored) { return normal(c, mean.dims(), mean.dtype(), mean, std); });
  op("normal.float_Tensor", random_op | takes(kFloats), [](Ctx& c, Exact mean, Val std, Ignored) {
    c.check(std >= 0, ErrorKind::Runtime, "normal expects all elements of std >= 0.0");
    return normal(c, std.dims(), c.out().dtype, mean, std);
  });
  op("normal.Tensor_Tensor", random_op | takes(kInexact), [](Ctx& c, Val mean, Val std, Ignored) {
    c.check(std >= 0, ErrorKind::Runtime, "normal expects all elements of std >= 0.0");
    return normal(c, c.out().dims, c.out().dtype, broadcast_to(mean, c.out().dims), broadcast_to(std, c.out().dims));
  });

  op("bernoulli", floats, [](Ctx& c, Val p, Ignored) { return bernoulli(c, p.dims(), checked_probability(c, p)); });
  op("bernoulli_.float", random_op, [](Ctx& c, Val x, Exact p, Ignored) { return bernoulli(c, x.dims(), p); });
  op("bernoulli.Tensor", random_op, [](Ctx& c, Val x, Val p, Ignored) {
    return convert(bernoulli(c, x.dims(), broadcast_to(checked_probability(c, p), x.dims())), x.dtype());
  });

  op("random", random_op | takes(kReal), [](Ctx& c, Val x, Ignored) {
    return convert(integer_in(c, x.dims(), x.dtype(), constant(c.b, DType::S64, 0), default_range(c, x.dtype())),
                   x.dtype());
  });
  op("random.to", random_op | takes(kReal),
     [](Ctx& c, Val x, Exact to, Ignored) { return random_from(c, x, constant(c.b, DType::S64, 0), to); });
  op("random.from", random_op | takes(kReal), [](Ctx& c, Val x, Exact from, optional<Exact> to, Ignored) {
    return random_from(c, x, convert(from, DType::S64), to);
  });

  op("exponential", floats, [](Ctx& c, Val x, Exact rate, Ignored) {
    Val u = uniform01(c, x.dims(), real_type(x.dtype()));
    return negate(log1p(negate(u))) / convert(rate, u.dtype());
  });
  op("cauchy", floats, [](Ctx& c, Val x, Exact median, Exact sigma, Ignored) {
    Val u = uniform_open(c, x.dims(), real_type(x.dtype()));
    return tan((u - 0.5) * std::numbers::pi) * convert(sigma, u.dtype()) + convert(median, u.dtype());
  });
  op("geometric", random_op | takes(kInts | kFloats), [](Ctx& c, Val x, Exact p, Ignored) {
    Val u = uniform_open(c, x.dims(), x.dtype() == DType::F64 ? DType::F64 : DType::F32);
    return ceil(log(u) / log1p(negate(convert(p, u.dtype()))));
  });
  op("log_normal", floats, [](Ctx& c, Val x, Exact mean, Exact std, Ignored) {
    return exp(normal(c, x.dims(), real_type(x.dtype()), mean, std));
  });

  op("randperm.generator_out", random_op,
     [](Ctx& c, int64_t n, Ignored) { return convert(randperm(c, n), DType::S64); });
  op("native_dropout", random_op | takes(kInexact),
     [](Ctx& c, Val x, Exact p, optional<bool> train) { return dropout(c, x, p, train); });
  op("rrelu_with_noise_functional", floats,
     [](Ctx& c, Val x, Val noise, Exact lower, Exact upper, bool training, Ignored) {
       return rrelu(c, x, noise, lower, upper, training);
     });
  op("multinomial", floats,
     [](Ctx& c, Val p, int64_t samples, bool replacement, Ignored) { return multinomial(c, p, samples, replacement); });

  sampling_rows(op);
}

}  // namespace tpu::ops
