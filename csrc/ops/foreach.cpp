// The same arithmetic over every tensor of a list, as one program for the list: what optimizers are made of. Lists that
// are not covered here go tensor by tensor through torch's own loops.
#include <cmath>

#include "ops/family.h"

namespace tpu::ops {

Val pow(Val a, Val n);  // pointwise.cpp

namespace {

int category(DType t) { return is_complex(t) ? 3 : is_float(t) ? 2 : is_pred(t) ? 0 : 1; }

/// torch.promote_types
DType promote(DType a, DType b) {
  if (a == b) return a;
  if (category(a) != category(b)) {
    DType high = category(a) > category(b) ? a : b, low = high == a ? b : a;
    return high == DType::C64 && low == DType::F64 ? DType::C128 : high;
  }
  bool mixed_ints = is_int(a) && is_unsigned_int(a) != is_unsigned_int(b);
  if (mixed_ints) {
    DType s = is_signed_int(a) ? a : b, u = s == a ? b : a;
    if (bit_width(s) > bit_width(u)) return s;
    return bit_width(u) == 8 ? DType::S16 : bit_width(u) == 16 ? DType::S32 : DType::S64;
  }
  if (bit_width(a) == bit_width(b)) return DType::F32;  // float16 and bfloat16
  return bit_width(a) > bit_width(b) ? a : b;
}

/// Result dtype of two tensors: one without dims yields to one with dims of its category.
DType result_dtype(Val a, Val b) {
  if (a.rank() == 0 && b.rank() > 0 && category(a.dtype()) <= category(b.dtype())) return b.dtype();
  if (b.rank() == 0 && a.rank() > 0 && category(b.dtype()) <= category(a.dtype())) return a.dtype();
  return promote(a.dtype(), b.dtype());
}

/// A tensor and a number: the number only lifts the category.
DType result_dtype(Val a, const Exact& n) {
  if (category(n.v.dtype()) <= category(a.dtype())) return a.dtype();
  switch (category(n.v.dtype())) {
    case 1: return DType::S64;
    case 2: return DType::F32;
    default: return complex_of(a.dtype());
  }
}
DType result_dtype(Val a, const Num&) { return a.dtype(); }

DType float_dtype(DType t) { return is_inexact(t) ? t : DType::F32; }

Val in(Val x, DType t) { return convert(x, opmath_of(t)); }

void same_length(const Vals& a, size_t b) {
  require(!a.empty(), "Tensor list must have at least one tensor.");
  require(a.size() == b, "Tensor lists must have the same number of tensors, got ", a.size(), " and ", b);
}

// ---- one operand -------------------------------------------------------------------------------------------------

/// `name` of each tensor, by its own row. `to_float`: integers go in as floats, as torch promotes them there.
void unary(Table& op, const std::string& name, bool to_float) {
  op(("_foreach_" + name).c_str(), infers, [=, &op](Ctx& c, Vals xs) {
    const Row* row = op.find(name);
    Vals out;
    for (Val x : xs) {
      DType t = to_float ? float_dtype(x.dtype()) : x.dtype();
      if (!row->traits.dtypes.has(t))
        fail_as(ErrorKind::NotImplemented, "\"_foreach_", name, "\" not implemented for ", hlo::name(t));
      Val y = row->lower(c, {in(x, t)})[0];
      out.push_back(convert(y, is_complex(y.dtype()) ? t : real_of(t)));
    }
    return out;
  });
}

// ---- two operands ------------------------------------------------------------------------------------------------

/// f over pairs, in the dtype that the two make.
template <class B, class F>
Val pair(Val a, const B& b, bool to_float, F f) {
  DType t = result_dtype(a, b);
  if (to_float) t = float_dtype(t);
  return convert(f(in(a, t), in(b, t)), t);
}

template <class F>
void binary(Table& op, const std::string& name, bool to_float, F f) {
  op(("_foreach_" + name + ".Scalar").c_str(), infers, [=](Vals xs, Exact n) {
    Vals out;
    for (Val x : xs) out.push_back(pair(x, n, to_float, f));
    return out;
  });
  op(("_foreach_" + name + ".ScalarList").c_str(), takes(kInexact) | infers, [=](Vals xs, Nums ns) {
    same_length(xs, ns.size());
    Vals out;
    for (size_t i = 0; i < xs.size(); i++) out.push_back(pair(xs[i], ns[i], to_float, f));
    return out;
  });
}

template <class F>
Vals over_pairs(const Vals& xs, const Vals& ys, bool to_float, F f) {
  same_length(xs, ys.size());
  Vals out;
  for (size_t i = 0; i < xs.size(); i++) out.push_back(pair(xs[i], ys[i], to_float, f));
  return out;
}

template <class F>
void binary_list(Table& op, const std::string& name, bool to_float, F f) {
  op(("_foreach_" + name + ".List").c_str(), infers, [=](Vals xs, Vals ys) { return over_pairs(xs, ys, to_float, f); });
}

template <class F>
void binary_tensor(Table& op, const std::string& name, bool to_float, F f) {
  op(("_foreach_" + name + ".Tensor").c_str(), infers, [=](Vals xs, Val y) {
    require(y.rank() == 0 && y.numel() == 1, "scalar tensor expected to be 0 dim but it has ", y.rank(),
            " dimensions and ", y.numel(), " elements.");
    return over_pairs(xs, Vals(xs.size(), y), to_float, f);
  });
}

/// add and sub: the second operand times alpha.
template <class F>
void with_alpha(Table& op, const std::string& name, F f) {
  op(("_foreach_" + name + ".List").c_str(), infers, [=](Vals xs, Vals ys, Exact alpha) {
    return over_pairs(xs, ys, false, [&](Val a, Val b) { return f(a, b * convert(alpha, b.dtype())); });
  });
}

// ---- three operands ----------------------------------------------------------------------------------------------

/// f(x, a, b, weight) over the lists; `weight(i)` is the number for the i-th.
template <class W, class F>
Vals triples(const Vals& xs, const Vals& as, const Vals& bs, W weight, F f) {
  same_length(xs, as.size());
  same_length(xs, bs.size());
  Vals out;
  for (size_t i = 0; i < xs.size(); i++) {
    DType t = promote(xs[i].dtype(), promote(as[i].dtype(), bs[i].dtype()));
    out.push_back(convert(f(in(xs[i], t), in(as[i], t), in(bs[i], t), in(weight(i), t)), t));
  }
  return out;
}

template <class F>
void pointwise_triples(Table& op, const std::string& name, F f) {
  op(("_foreach_" + name + ".Scalar").c_str(), infers,
     [=](Vals xs, Vals as, Vals bs, Exact value) { return triples(xs, as, bs, [&](size_t) { return value.v; }, f); });
  op(("_foreach_" + name + ".ScalarList").c_str(), takes(kInexact) | infers,
     [=](Vals xs, Vals as, Vals bs, Nums values) {
       same_length(xs, values.size());
       return triples(xs, as, bs, [&](size_t i) { return values[i].v; }, f);
     });
}

Val lerp(Val a, Val b, Val weight) {
  Val diff = b - a;
  return select(abs(weight) < 0.5, a + weight * diff, b - diff * (1 - weight));
}

Val norm(Val x, double p) {
  Val a = abs(x);
  if (p == 1) return reduce_sum(a, {});
  if (p == 2) return sqrt(reduce_sum(a * a, {}));
  if (p == 0) return reduce_sum(convert(a != 0, a.dtype()), {});
  if (std::isinf(p)) return x.numel() == 0 ? reduce_sum(a, {}) : p > 0 ? reduce_max(a, {}) : reduce_min(a, {});
  return power(reduce_sum(power(a, p), {}), 1 / p);
}

}  // namespace

void foreach_rows(Table& op) {
  for (const char* name : {"abs", "neg", "sign", "floor", "ceil", "round", "trunc", "frac"}) unary(op, name, false);
  for (const char* name :
       {"sqrt", "rsqrt", "reciprocal", "exp",  "expm1", "log",  "log1p", "log2", "log10", "sin",    "cos",
        "tan",  "asin",  "acos",       "atan", "sinh",  "cosh", "tanh",  "erf",  "erfc",  "lgamma", "sigmoid"})
    unary(op, name, true);
  op("_foreach_zero", infers, [](Vals xs) {
    for (Val& x : xs) x = zeros_like(x);
    return xs;
  });

  binary(op, "add", false, [](Val a, Val b) { return a + b; });
  binary(op, "sub", false, [](Val a, Val b) { return a - b; });
  with_alpha(op, "add", [](Val a, Val b) { return a + b; });
  with_alpha(op, "sub", [](Val a, Val b) { return a - b; });
  auto times = [](Val a, Val b) { return a * b; };
  binary(op, "mul", false, times);
  binary_list(op, "mul", false, times);
  binary_tensor(op, "mul", false, times);
  auto over = [](Val a, Val b) { return a / b; };
  binary(op, "div", true, over);
  binary_list(op, "div", true, over);
  binary_tensor(op, "div", true, over);
  auto greater = [](Val a, Val b) { return maximum(a, b); };
  auto less = [](Val a, Val b) { return minimum(a, b); };
  binary(op, "pow", false, pow);
  binary_list(op, "pow", false, pow);
  op("_foreach_pow.ScalarAndTensor", infers, [](Exact base, Vals exponents) {
    for (Val& x : exponents) x = pair(x, base, false, [](Val n, Val b) { return pow(b, n); });
    return exponents;
  });
  for (const char* name : {"maximum", "clamp_min"}) {
    binary(op, name, false, greater);
    binary_list(op, name, false, greater);
  }
  for (const char* name : {"minimum", "clamp_max"}) {
    binary(op, name, false, less);
    binary_list(op, name, false, less);
  }

  pointwise_triples(op, "addcmul", [](Val x, Val a, Val b, Val value) { return x + value * a * b; });
  pointwise_triples(op, "addcdiv", [](Val x, Val a, Val b, Val value) { return x + value * a / b; });
  op("_foreach_lerp.List", takes(kInexact) | infers, [](Vals xs, Vals ends, Vals weights) {
    return triples(
        xs, ends, weights, [&](size_t i) { return weights[i]; },
        [](Val a, Val b, Val, Val w) { return lerp(a, b, w); });
  });
  op("_foreach_lerp.Scalar", takes(kInexact) | infers, [](Vals xs, Vals ends, Exact weight) {
    return triples(
        xs, ends, ends, [&](size_t) { return weight.v; }, [](Val a, Val b, Val, Val w) { return lerp(a, b, w); });
  });
  op("_foreach_lerp.ScalarList", takes(kInexact) | infers, [](Vals xs, Vals ends, Nums weights) {
    same_length(xs, weights.size());
    return triples(
        xs, ends, ends, [&](size_t i) { return weights[i].v; }, [](Val a, Val b, Val, Val w) { return lerp(a, b, w); });
  });
  op("_foreach_max", takes(kReal) | infers, [](Vals xs) {
    for (Val& x : xs) x = reduce_max(x, {});
    return xs;
  });
  op("_foreach_norm.Scalar", takes(kInexact) | infers, [](Vals xs, Const p, optional<DType> dtype) {
    Vals out;
    for (Val x : xs) {
      DType t = real_of(dtype.value_or(x.dtype()));
      out.push_back(convert(norm(in(x, is_complex(x.dtype()) ? complex_of(t) : t), p.d()), t));
    }
    return out;
  });
}

}  // namespace tpu::ops
