// Reductions. Half types accumulate in F32, integers in the result's dtype, as torch does.
#include <cmath>

#include "ops/family.h"

namespace tpu::ops {
namespace {

/// x in the dtype a sum or product into `result` is accumulated in.
Val accumulable(Val x, DType result) { return convert(x, opmath_of(result)); }

/// Reductions of a 0-dim tensor have no axes to fold: `reduce` is called only when there are some.
template <class F>
Val over(Val x, const Dims& axes, F reduce) {
  return axes.empty() ? x : reduce(x, axes);
}

Val sum(Val x, const Dims& axes, bool keepdim = false) {
  return over(x, axes, [&](Val v, const Dims& a) { return reduce_sum(v, a, keepdim); });
}
Val prod(Val x, const Dims& axes, bool keepdim = false) {
  return over(x, axes, [&](Val v, const Dims& a) { return reduce_prod(v, a, keepdim); });
}
Val max(Val x, const Dims& axes, bool keepdim = false) {
  return over(x, axes, [&](Val v, const Dims& a) { return reduce_max(v, a, keepdim); });
}
Val min(Val x, const Dims& axes, bool keepdim = false) {
  return over(x, axes, [&](Val v, const Dims& a) { return reduce_min(v, a, keepdim); });
}

Dims all_axes(Val x) { return axes_of(x, {}); }
Dims one_axis(Val x, int64_t dim) { return x.rank() == 0 ? Dims{} : Dims{normalize_axis(dim, x.rank())}; }

/// Counts as a constant of x's real dtype.
Val count(Val x, const Dims& axes) { return constant(*x.b, real_of(x.dtype()), static_cast<double>(extent(x, axes))); }

// ---- extremes ----------------------------------------------------------------------------------------------------

/// First index along `axis` at which x equals its extreme `best` (kept dims). Where best is nan, the first nan.
Val first_index(Val x, Val best, int64_t axis, bool keepdim) {
  int64_t n = x.dims()[axis];
  DType index = n <= INT32_MAX ? DType::S32 : DType::S64;
  Val place = iota(*x.b, {index, x.dims()}, axis);
  Val hit = x == best;
  if (is_float(x.dtype())) hit = hit | is_nan(x);
  return convert(reduce_min(select(hit, place, n), {axis}, keepdim), DType::S64);
}

struct Extreme {
  Val value, index;
};

Extreme extreme(Val x, int64_t dim, bool keepdim, bool greatest) {
  if (x.rank() == 0) return {x, constant(*x.b, DType::S64, 0)};
  int64_t axis = normalize_axis(dim, x.rank());
  Val best = greatest ? reduce_max(x, {axis}, true) : reduce_min(x, {axis}, true);
  return {keepdim ? best : squeeze(best, axis), first_index(x, best, axis, keepdim)};
}

void need_elements(const char* name, Val x) {
  require(x.numel() > 0, name,
          "(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' "
          "argument.");
}

void extremes(Table& op) {
  op("amax", takes(kReal), [](Val x, Dims dim, bool keepdim) { return max(x, axes_of(x, dim), keepdim); });
  op("amin", takes(kReal), [](Val x, Dims dim, bool keepdim) { return min(x, axes_of(x, dim), keepdim); });
  op("max", takes(kReal), [](Val x) {
    need_elements("max", x);
    return max(x, all_axes(x));
  });
  op("min", takes(kReal), [](Val x) {
    need_elements("min", x);
    return min(x, all_axes(x));
  });
  auto with_index = [](bool greatest) {
    return [=](Val x, int64_t dim, bool keepdim) -> std::array<Val, 2> {
      auto [value, index] = extreme(x, dim, keepdim, greatest);
      return {value, index};
    };
  };
  op("max.dim", takes(kReal), with_index(true));
  op("min.dim", takes(kReal), with_index(false));
  auto index_only = [](bool greatest) {
    return [=](Ctx& c, Val x, optional<int64_t> dim, bool keepdim) {
      if (dim) return extreme(x, *dim, keepdim, greatest).index;
      return reshape(extreme(reshape(x, {x.numel()}), 0, false, greatest).index, c.out().dims);
    };
  };
  op("argmax", takes(kInts | kFloats), index_only(true));
  op("argmin", takes(kInts | kFloats), index_only(false));
  op("aminmax", takes(kReal), [](Val x, optional<int64_t> dim, bool keepdim) -> std::array<Val, 2> {
    Dims axes = dim ? one_axis(x, *dim) : all_axes(x);
    return {min(x, axes, keepdim), max(x, axes, keepdim)};
  });
  op("_aminmax", takes(kReal) | infers,
     [](Val x) -> std::array<Val, 2> { return {min(x, all_axes(x)), max(x, all_axes(x))}; });
  op("_aminmax.dim", takes(kReal) | infers, [](Val x, int64_t dim, bool keepdim) -> std::array<Val, 2> {
    return {min(x, one_axis(x, dim), keepdim), max(x, one_axis(x, dim), keepdim)};
  });
}

// ---- sums --------------------------------------------------------------------------------------------------------

void sums(Table& op) {
  op("sum.dim_IntList", takes(kEvery), [](Ctx& c, Val x, optional<Dims> dim, bool keepdim, optional<DType>) {
    return sum(accumulable(x, c.out().dtype), axes_of(x, dim), keepdim);
  });
  op("mean.dim", [](Ctx& c, Val x, optional<Dims> dim, bool keepdim, optional<DType>) {
    Val v = accumulable(x, c.out().dtype);
    Dims axes = axes_of(x, dim);
    return sum(v, axes, keepdim) / convert(count(v, axes), v.dtype());
  });
  op("nansum", takes(kReal), [](Ctx& c, Val x, optional<Dims> dim, bool keepdim, optional<DType>) {
    Val v = accumulable(x, c.out().dtype);
    return sum(is_float(v.dtype()) ? select(is_nan(v), 0, v) : v, axes_of(x, dim), keepdim);
  });
  op("prod", [](Ctx& c, Val x, optional<DType>) { return prod(accumulable(x, c.out().dtype), all_axes(x)); });
  op("prod.dim_int", [](Ctx& c, Val x, int64_t dim, bool keepdim, optional<DType>) {
    return prod(accumulable(x, c.out().dtype), one_axis(x, dim), keepdim);
  });
  op("count_nonzero.dim_IntList",
     [](Val x, Dims dim) { return sum(convert(convert(x, DType::Pred), DType::S64), axes_of(x, dim)); });
  op("hash_tensor", takes(kReal), [](Ctx& c, Val x, Dims dim, bool keepdim, int64_t) {
    // The exclusive or of all elements as 64 bits; floats by the bits of their double (ReduceOpsKernel.cpp, XorSumOps).
    Val bits = is_float(x.dtype()) ? bitcast_convert(convert(x, DType::F64), DType::S64) : convert(x, DType::S64);
    Dims axes = axes_of(x, dim);
    if (axes.empty()) return bits;
    Vals folded = reduce({bits}, {constant(c.b, DType::S64, 0)}, axes,
                         [](const Vals& a, const Vals& b) { return Vals{a[0] ^ b[0]}; });
    return reshape(folded[0], c.out().dims);
  });
  op("trace", [](Ctx& c, Val x) {
    int64_t n = std::min(x.dims()[0], x.dims()[1]);
    Val square = accumulable(slice(x, {0, 0}, {n, n}), c.out().dtype);
    Type index{DType::S32, {n, n}};
    Val diagonal = iota(c.b, index, 0) == iota(c.b, index, 1);
    return reduce_sum(select(diagonal, square, 0), {});
  });
}

// ---- truth -------------------------------------------------------------------------------------------------------

Val all(Val x, const Dims& axes, bool keepdim = false) {
  return over(convert(x, DType::Pred), axes, [&](Val v, const Dims& a) { return reduce_and(v, a, keepdim); });
}
Val any(Val x, const Dims& axes, bool keepdim = false) {
  return over(convert(x, DType::Pred), axes, [&](Val v, const Dims& a) { return reduce_or(v, a, keepdim); });
}

void truth(Table& op) {
  op("all", [](Val x) { return all(x, all_axes(x)); });
  op("any", [](Val x) { return any(x, all_axes(x)); });
  op("all.dim", [](Val x, int64_t dim, bool keepdim) { return all(x, one_axis(x, dim), keepdim); });
  op("any.dim", [](Val x, int64_t dim, bool keepdim) { return any(x, one_axis(x, dim), keepdim); });
  // An empty list of dims reduces nothing here, unlike everywhere else.
  auto dims_of = [](Val x, const optional<Dims>& dim) { return dim && dim->empty() ? Dims{} : axes_of(x, dim); };
  op("all.dims", [=](Val x, optional<Dims> dim, bool keepdim) { return all(x, dims_of(x, dim), keepdim); });
  op("any.dims", [=](Val x, optional<Dims> dim, bool keepdim) { return any(x, dims_of(x, dim), keepdim); });
}

// ---- moments -----------------------------------------------------------------------------------------------------

struct Moments {
  Val var, mean;
};

/// Two passes: the mean, then the squared distances from it. `correction` is an operand; below zero degrees count as zero.
Moments moments(Val x, const optional<Dims>& dim, const optional<Num>& correction, bool keepdim) {
  Val v = widen(x);
  Dims axes = axes_of(x, dim);
  Val n = count(v, axes);
  Val mean = sum(v, axes, true) / convert(n, v.dtype());
  Val d = v - mean;
  Val squares = is_complex(d.dtype()) ? real(d) * real(d) + imag(d) * imag(d) : d * d;
  Val degrees = maximum(n - (correction ? convert(real(*correction), n.dtype()) : lit(n, 1)), 0);
  Val var = sum(squares, axes, keepdim) / degrees;
  return {var, keepdim ? mean : reshape(mean, var.dims())};
}

void spread(Table& op) {
  op("var.correction", takes(kInexact), [](Val x, optional<Dims> dim, optional<Num> correction, bool keepdim) {
    return moments(x, dim, correction, keepdim).var;
  });
  op("std.correction", takes(kInexact), [](Val x, optional<Dims> dim, optional<Num> correction, bool keepdim) {
    return sqrt(moments(x, dim, correction, keepdim).var);
  });
  op("var_mean.correction", takes(kInexact),
     [](Val x, optional<Dims> dim, optional<Num> correction, bool keepdim) -> std::array<Val, 2> {
       auto [var, mean] = moments(x, dim, correction, keepdim);
       return {var, mean};
     });
  op("std_mean.correction", takes(kInexact),
     [](Val x, optional<Dims> dim, optional<Num> correction, bool keepdim) -> std::array<Val, 2> {
       auto [var, mean] = moments(x, dim, correction, keepdim);
       return {sqrt(var), mean};
     });
}

// ---- norms -------------------------------------------------------------------------------------------------------

/// The p-norm of the vectors along `axes`, in x's real dtype.
Val vector_norm(Val x, double p, const Dims& axes, bool keepdim) {
  Val a = abs(x);
  if (p == 0) return sum(convert(a != 0, a.dtype()), axes, keepdim);
  if (p == 1) return sum(a, axes, keepdim);
  if (p == 2) return axes.empty() ? a : sqrt(sum(a * a, axes, keepdim));
  if (std::isinf(p) && extent(x, axes) == 0) return sum(a, axes, keepdim);
  if (std::isinf(p)) return p > 0 ? max(a, axes, keepdim) : min(a, axes, keepdim);
  return power(sum(power(a, p), axes, keepdim), 1 / p);
}

Val norm_row(Ctx& c, Val x, double p, const optional<Dims>& dim, bool keepdim) {
  DType result = opmath_of(c.out().dtype);
  Val v = convert(x, is_complex(x.dtype()) ? complex_of(result) : result);
  return vector_norm(v, p, axes_of(x, dim), keepdim);
}

void norms(Table& op) {
  op("linalg_vector_norm", takes(kInexact),
     [](Ctx& c, Val x, Const p, optional<Dims> dim, bool keepdim, optional<DType>) {
       return norm_row(c, x, p.d(), dim, keepdim);
     });
  op("norm.ScalarOpt_dim", takes(kInexact), [](Ctx& c, Val x, optional<Const> p, Dims dim, bool keepdim) {
    return norm_row(c, x, p ? p->d() : 2, dim, keepdim);
  });
  op("norm.ScalarOpt_dim_dtype", takes(kAll), [](Ctx& c, Val x, optional<Const> p, Dims dim, bool keepdim, DType) {
    return norm_row(c, x, p ? p->d() : 2, dim, keepdim);
  });
  op("renorm", takes(kInexact), [](Val x, Const p, int64_t dim, Num maxnorm) {
    Val v = widen(x);
    Dims axes = all_axes(x);
    axes.erase(axes.begin() + normalize_axis(dim, x.rank()));
    Val norm = vector_norm(v, p.d(), axes, true);
    Val most = convert(real(maxnorm), norm.dtype());
    Val scale =
        select(norm > most, most / (norm + 1e-7), lit(norm, 1));  // 1e-7: aten/src/ATen/native/cpu/RenormKernel.cpp
    return v * convert(scale, v.dtype());
  });
}

}  // namespace

void reduce_rows(Table& op) {
  sums(op);
  extremes(op);
  truth(op);
  spread(op);
  norms(op);
}

}  // namespace tpu::ops
