#include <limits>

#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

Val emit_same(Opcode code, Val a) { return a.b->emit1(code, {a}, a.type()); }

/// A function of real or complex floating point.
Val inexact(Opcode code, Val a) {
  require_defined(code, a);
  require(is_inexact(a.dtype()), name(code), ": needs floating point, got ", to_string(a.type()));
  return emit_same(code, a);
}

/// A function of real floating point.
Val floating(Opcode code, Val a) {
  require_defined(code, a);
  require(is_float(a.dtype()), name(code), ": needs real floating point, got ", to_string(a.type()));
  return emit_same(code, a);
}

/// A rounding: integers and Pred are whole already.
Val rounding(Opcode code, Val a) {
  require_defined(code, a);
  return is_inexact(a.dtype()) ? floating(code, a) : a;
}

Val integral(Opcode code, Val a) {
  require_defined(code, a);
  require(is_int(a.dtype()), name(code), ": needs integers, got ", to_string(a.type()));
  return emit_same(code, a);
}

Val all_pred(Val a, bool value) { return full(*a.b, {DType::Pred, a.dims()}, int64_t{value}); }

}  // namespace

Val exp(Val a) { return inexact(Opcode::Exponential, a); }
Val expm1(Val a) { return inexact(Opcode::ExponentialMinusOne, a); }
Val log(Val a) { return inexact(Opcode::Log, a); }
Val log1p(Val a) { return inexact(Opcode::LogPlusOne, a); }
Val sin(Val a) { return inexact(Opcode::Sine, a); }
Val cos(Val a) { return inexact(Opcode::Cosine, a); }
Val tan(Val a) { return inexact(Opcode::Tan, a); }
Val tanh(Val a) { return inexact(Opcode::Tanh, a); }
Val logistic(Val a) { return inexact(Opcode::Logistic, a); }
Val sqrt(Val a) { return inexact(Opcode::Sqrt, a); }
Val rsqrt(Val a) { return inexact(Opcode::Rsqrt, a); }
Val cbrt(Val a) { return floating(Opcode::Cbrt, a); }
Val acos(Val a) { return inexact(Opcode::ChloAcos, a); }
Val acosh(Val a) { return inexact(Opcode::ChloAcosh, a); }
Val asin(Val a) { return inexact(Opcode::ChloAsin, a); }
Val asinh(Val a) { return inexact(Opcode::ChloAsinh, a); }
Val atan(Val a) { return inexact(Opcode::ChloAtan, a); }
Val atanh(Val a) { return inexact(Opcode::ChloAtanh, a); }
Val cosh(Val a) { return inexact(Opcode::ChloCosh, a); }
Val sinh(Val a) { return inexact(Opcode::ChloSinh, a); }
Val bessel_i1e(Val a) { return floating(Opcode::ChloBesselI1e, a); }
Val digamma(Val a) { return floating(Opcode::ChloDigamma, a); }
Val erf(Val a) { return floating(Opcode::ChloErf, a); }
Val erf_inv(Val a) { return floating(Opcode::ChloErfInv, a); }
Val erfc(Val a) { return floating(Opcode::ChloErfc, a); }
Val lgamma(Val a) { return floating(Opcode::ChloLgamma, a); }

Val floor(Val a) { return rounding(Opcode::Floor, a); }
Val ceil(Val a) { return rounding(Opcode::Ceil, a); }
Val round_nearest_even(Val a) { return rounding(Opcode::RoundNearestEven, a); }
Val round_nearest_afz(Val a) { return rounding(Opcode::RoundNearestAfz, a); }
Val popcnt(Val a) { return integral(Opcode::Popcnt, a); }
Val count_leading_zeros(Val a) { return integral(Opcode::CountLeadingZeros, a); }

Val abs(Val a) {
  require_defined(Opcode::Abs, a);
  if (is_pred(a.dtype()) || is_unsigned_int(a.dtype())) return a;
  return a.b->emit1(Opcode::Abs, {a}, {real_of(a.dtype()), a.dims()});
}

Val negate(Val a) {
  require_defined(Opcode::Negate, a);
  require(!is_pred(a.dtype()), name(Opcode::Negate), ": does not take ", to_string(a.type()));
  return emit_same(Opcode::Negate, a);
}

Val sign(Val a) {
  require_defined(Opcode::Sign, a);
  if (is_pred(a.dtype())) return a;
  if (is_unsigned_int(a.dtype())) return convert(a != 0, a.dtype());
  return emit_same(Opcode::Sign, a);
}

Val logical_not(Val a) {
  require_defined(Opcode::Not, a);
  require(is_pred(a.dtype()), "logical_not: needs Pred, got ", to_string(a.type()));
  return emit_same(Opcode::Not, a);
}

Val bitwise_not(Val a) {
  require_defined(Opcode::Not, a);
  require(!is_inexact(a.dtype()), name(Opcode::Not), ": needs Pred or integers, got ", to_string(a.type()));
  return emit_same(Opcode::Not, a);
}

Val is_finite(Val a) {
  require_defined(Opcode::IsFinite, a);
  if (!is_inexact(a.dtype())) return all_pred(a, true);
  if (is_complex(a.dtype())) return is_finite(real(a)) & is_finite(imag(a));
  return a.b->emit1(Opcode::IsFinite, {a}, {DType::Pred, a.dims()});
}

Val is_nan(Val a) { return is_inexact(a.dtype()) ? a != a : all_pred(a, false); }

Val is_inf(Val a) {
  if (!is_inexact(a.dtype())) return all_pred(a, false);
  if (is_complex(a.dtype())) return is_inf(real(a)) | is_inf(imag(a));
  // Types without an infinity encode it as NaN, which equals nothing.
  return abs(a) == std::numeric_limits<double>::infinity();
}

Val real(Val a) {
  require_defined(Opcode::Real, a);
  if (!is_complex(a.dtype())) return a;
  return a.b->emit1(Opcode::Real, {a}, {real_of(a.dtype()), a.dims()});
}

Val imag(Val a) {
  require_defined(Opcode::Imag, a);
  if (!is_complex(a.dtype())) return zeros_like(a);
  return a.b->emit1(Opcode::Imag, {a}, {real_of(a.dtype()), a.dims()});
}

Val conj(Val a) {
  require_defined(Opcode::ChloConj, a);
  return is_complex(a.dtype()) ? emit_same(Opcode::ChloConj, a) : a;
}

Val convert(Val a, DType dtype) {
  require_defined(Opcode::Convert, a);
  if (a.dtype() == dtype) return a;
  if (is_pred(dtype)) return a != 0;
  if (is_complex(a.dtype()) && !is_complex(dtype)) return convert(real(a), dtype);
  return a.b->emit1(Opcode::Convert, {a}, {dtype, a.dims()});
}

Val bitcast_convert(Val a, DType dtype) {
  require_defined(Opcode::BitcastConvert, a);
  if (a.dtype() == dtype) return a;
  int from = bit_width(a.dtype()), to = bit_width(dtype);
  Dims dims = a.dims();
  if (from > to) {
    dims.push_back(from / to);
  } else if (from < to) {
    require(!dims.empty() && dims.back() == to / from, name(Opcode::BitcastConvert), ": the last dim of ",
            to_string(a.type()), " must be ", to / from, " to make ", name(dtype));
    dims.pop_back();
  }
  return a.b->emit1(Opcode::BitcastConvert, {a}, {dtype, dims});
}

Val reduce_precision(Val a, int exponent_bits, int mantissa_bits) {
  require_defined(Opcode::ReducePrecision, a);
  require(is_float(a.dtype()), name(Opcode::ReducePrecision), ": needs real floating point, got ", to_string(a.type()));
  return a.b->emit1(Opcode::ReducePrecision, {a}, a.type(),
                    {{"exponent_bits", I32{exponent_bits}}, {"mantissa_bits", I32{mantissa_bits}}});
}

Val optimization_barrier(Val a) {
  require_defined(Opcode::OptimizationBarrier, a);
  return emit_same(Opcode::OptimizationBarrier, a);
}

}  // namespace tpu::hlo
