// The builder functions: one per StableHLO/CHLO operation, plus the few compositions every lowering needs.
//
// Conventions, the same for all:
//  * result types are inferred; wrong operands throw Error (RuntimeError) naming the op and both types;
//  * binary, compare and select operands must share the dtype; shapes broadcast as in numpy/torch;
//  * a double or int64_t beside a Val is a constant of that Val's dtype;
//  * axes may be negative where the parameter is called `axis` or `axes`.
// Semantics: https://openxla.org/stablehlo/spec
#pragma once
#include <array>
#include <optional>

#include "hlo/builder.h"

namespace tpu::hlo {

// ---- constants --------------------------------------------------------------------------------------------------
Val constant(Builder& b, DType dtype, double value);   // 0-dim; complex gets (value, 0); Pred value != 0
Val constant(Builder& b, DType dtype, int64_t value);  // exact for 64-bit integers
inline Val constant(Builder& b, DType dtype, int value) { return constant(b, dtype, static_cast<int64_t>(value)); }
Val constant(Builder& b, DType dtype, std::complex<double> value);
Val full(Builder& b, const Type& type, double value);  // broadcast constant
Val full(Builder& b, const Type& type, int64_t value);
inline Val full(Builder& b, const Type& type, int value) { return full(b, type, static_cast<int64_t>(value)); }
Val constant_dense(Builder& b, const Type& type, std::string bytes);  // all elements, row major
Val constant_list(Builder& b, DType dtype, const Dims& values);       // 1-dim integer constant
Val iota(Builder& b, const Type& type, int64_t axis);
Val full_like(Val a, double value);  // dtype and dims of a
Val zeros_like(Val a);
/// Identity elements: the least/greatest value of a dtype (-inf/inf for floats, false/true for Pred).
Val lowest(Builder& b, DType dtype);
Val highest(Builder& b, DType dtype);
Val nan(Builder& b, DType dtype);
Val infinity(Builder& b, DType dtype);

// ---- elementwise, one operand ------------------------------------------------------------------------------------
Val abs(Val a);  // complex -> real; unsigned and Pred: a itself
Val negate(Val a);
Val exp(Val a);
Val expm1(Val a);
Val log(Val a);
Val log1p(Val a);
Val sin(Val a);
Val cos(Val a);
Val tan(Val a);
Val tanh(Val a);
Val logistic(Val a);
Val sqrt(Val a);
Val rsqrt(Val a);
Val cbrt(Val a);
Val floor(Val a);  // integers and Pred: a itself (so ceil, round_*)
Val ceil(Val a);
Val round_nearest_even(Val a);
Val round_nearest_afz(Val a);
Val sign(Val a);         // NaN stays NaN
Val logical_not(Val a);  // Pred only
Val bitwise_not(Val a);  // Pred and integers
Val popcnt(Val a);
Val count_leading_zeros(Val a);
Val is_finite(Val a);  // integers: true
Val is_nan(Val a);
Val is_inf(Val a);
Val real(Val a);  // non-complex: a itself
Val imag(Val a);  // non-complex: zeros
Val conj(Val a);
Val acos(Val a);
Val acosh(Val a);
Val asin(Val a);
Val asinh(Val a);
Val atan(Val a);
Val atanh(Val a);
Val bessel_i1e(Val a);
Val cosh(Val a);
Val sinh(Val a);
Val digamma(Val a);
Val erf(Val a);
Val erf_inv(Val a);
Val erfc(Val a);
Val lgamma(Val a);
Val convert(Val a,
            DType dtype);  // to Pred is `!= 0`; float -> int truncates as C does; complex -> real takes the real part
Val bitcast_convert(Val a, DType dtype);  // widths may differ: last dim splits or merges
Val reduce_precision(Val a, int exponent_bits, int mantissa_bits);
Val optimization_barrier(Val a);

// ---- elementwise, two and three operands -------------------------------------------------------------------------
Val add(Val a, Val b);  // Pred: or
Val subtract(Val a, Val b);
Val multiply(Val a, Val b);   // Pred: and
Val divide(Val a, Val b);     // integers truncate
Val remainder(Val a, Val b);  // sign of the dividend
Val maximum(Val a, Val b);    // NaN wins
Val minimum(Val a, Val b);
Val power(Val a, Val b);
Val atan2(Val a, Val b);
Val bitwise_and(Val a, Val b);  // Pred and integers
Val bitwise_or(Val a, Val b);
Val bitwise_xor(Val a, Val b);
Val shift_left(Val a, Val b);
Val shift_right_arithmetic(Val a, Val b);
Val shift_right_logical(Val a, Val b);
Val complex(Val re, Val im);
Val next_after(Val a, Val b);
Val polygamma(Val n, Val x);
Val zeta(Val x, Val q);

enum class Direction { EQ, NE, LT, LE, GT, GE };
Val compare(Val a, Val b, Direction direction, bool total_order = false);
Val eq(Val a, Val b);
Val ne(Val a, Val b);
Val lt(Val a, Val b);
Val le(Val a, Val b);
Val gt(Val a, Val b);
Val ge(Val a, Val b);
Val select(Val pred, Val on_true, Val on_false);
Val clamp(Val low, Val a, Val high);  // NaN in a stays

// ---- operators: maths reads as maths -----------------------------------------------------------------------------
template <class T>
concept Number = std::is_arithmetic_v<T>;
/// 0-dim constant of a's dtype.
template <Number T>
Val constant_like(Val a, T v) {
  if constexpr (std::is_floating_point_v<T>)
    return constant(*a.b, a.dtype(), static_cast<double>(v));
  else
    return constant(*a.b, a.dtype(), static_cast<int64_t>(v));
}
#define TPU_HLO_OPERATOR(op, fn)                            \
  inline Val operator op(Val a, Val b) { return fn(a, b); } \
  template <Number T>                                       \
  Val operator op(Val a, T b) {                             \
    return fn(a, constant_like(a, b));                      \
  }                                                         \
  template <Number T>                                       \
  Val operator op(T a, Val b) {                             \
    return fn(constant_like(b, a), b);                      \
  }
TPU_HLO_OPERATOR(+, add)
TPU_HLO_OPERATOR(-, subtract)
TPU_HLO_OPERATOR(*, multiply)
TPU_HLO_OPERATOR(/, divide)
TPU_HLO_OPERATOR(<, lt)
TPU_HLO_OPERATOR(<=, le)
TPU_HLO_OPERATOR(>, gt)
TPU_HLO_OPERATOR(>=, ge)
TPU_HLO_OPERATOR(==, eq)
TPU_HLO_OPERATOR(!=, ne)
TPU_HLO_OPERATOR(&, bitwise_and)
TPU_HLO_OPERATOR(|, bitwise_or)
TPU_HLO_OPERATOR(^, bitwise_xor)
#undef TPU_HLO_OPERATOR
inline Val operator-(Val a) { return negate(a); }
inline Val operator~(Val a) { return bitwise_not(a); }
template <Number T>
Val select(Val p, Val t, T f) {
  return select(p, t, constant_like(t, f));
}
template <Number T>
Val select(Val p, T t, Val f) {
  return select(p, constant_like(f, t), f);
}
template <Number T>
Val maximum(Val a, T v) {
  return maximum(a, constant_like(a, v));
}
template <Number T>
Val minimum(Val a, T v) {
  return minimum(a, constant_like(a, v));
}
template <Number T>
Val power(Val a, T v) {
  return power(a, constant_like(a, v));
}

// ---- shape -------------------------------------------------------------------------------------------------------
Dims broadcast_dims(const Dims& a, const Dims& b);                   // numpy rules; throws as torch words it
int64_t normalize_axis(int64_t axis, int64_t rank);                  // IndexError as torch words it; rank 0 counts as 1
Dims normalize_axes(const Dims& axes, int64_t rank);                 // empty stays empty; duplicates throw
Val broadcast_in_dim(Val a, const Dims& dims, const Dims& mapping);  // mapping[i]: the result dim of a's dim i
Val broadcast_to(Val a, const Dims& dims);                           // numpy rules
Val reshape(Val a, const Dims& dims);                                // one -1 allowed
Val transpose(Val a, const Dims& permutation);
Val swap_axes(Val a, int64_t axis0, int64_t axis1);
Val unsqueeze(Val a, int64_t axis);  // axis in [-(rank+1), rank]
Val squeeze(Val a, int64_t axis);
Val slice(Val a, const Dims& start, const Dims& limit, const Dims& stride = {});
Val slice_axis(Val a, int64_t axis, int64_t start, int64_t limit, int64_t stride = 1);
Val pad(Val a, Val value, const Dims& low, const Dims& high, const Dims& interior = {});  // negative low/high crop
Val concatenate(const Vals& values, int64_t axis);
Val reverse(Val a, const Dims& axes);
Val dynamic_slice(Val a, const Vals& starts, const Dims& sizes);  // 0-dim integer starts, clamped by XLA
Val dynamic_update_slice(Val a, Val update, const Vals& starts);

struct GatherDims {
  Dims offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map;
  int64_t index_vector_dim = 0;
};
Val gather(Val a, Val indices, const GatherDims& dims, const Dims& slice_sizes, bool sorted = false);
struct ScatterDims {
  Dims update_window_dims, inserted_window_dims, input_batching_dims, scatter_indices_batching_dims,
      scatter_dims_to_operand_dims;
  int64_t index_vector_dim = 0;
};
using Combine = std::function<Val(Val, Val)>;
using CombineMany = std::function<Vals(const Vals&, const Vals&)>;
Val scatter(Val a, Val indices, Val updates, const ScatterDims& dims, const Combine& combine, bool sorted = false,
            bool unique = false);

/// torch.take_along_dim without broadcasting: out[.., i, ..] = a[.., index[.., i, ..], ..]; index has a's rank. Indices
/// outside are clamped: check first where torch would raise.
Val take_along_axis(Val a, Val index, int64_t axis);
/// Rows a[.., index[..], ..]: index (any rank) replaces dim `axis`. Clamped likewise.
Val take(Val a, Val index, int64_t axis);

// ---- reductions, windows, sorting --------------------------------------------------------------------------------
Vals reduce(const Vals& a, const Vals& inits, const Dims& axes, const CombineMany& combine);
/// Sum etc. over `axes` (empty: all). Pred sums are `or`, products `and`. keepdims keeps size-1 dims.
Val reduce_sum(Val a, const Dims& axes, bool keepdims = false);
Val reduce_prod(Val a, const Dims& axes, bool keepdims = false);
Val reduce_max(Val a, const Dims& axes, bool keepdims = false);  // NaN wins; complex not taken
Val reduce_min(Val a, const Dims& axes, bool keepdims = false);
Val reduce_and(Val a, const Dims& axes, bool keepdims = false);
Val reduce_or(Val a, const Dims& axes, bool keepdims = false);
struct Window {
  Dims size, stride, base_dilation, window_dilation;  // empty lists mean ones
  std::vector<std::array<int64_t, 2>> padding;        // empty means none
};
Val reduce_window(Val a, Val init, const Window& window, const Combine& combine);
Vals reduce_window(const Vals& a, const Vals& inits, const Window& window, const CombineMany& combine);
/// `select(a, b)` tells whether a is kept; the source value is added at the kept place by `combine`.
Val select_and_scatter(Val a, Val source, Val init, const Window& window, const Combine& select,
                       const Combine& combine);
/// Sorts all operands together along axis; `less` gets the pairs {a0, b0, a1, b1, ...}.
Vals sort(const Vals& values, int64_t axis, bool stable, const std::function<Val(const Vals&)>& less);
/// chlo.top_k over the last dim: {values, i32 indices}, greatest first.
std::array<Val, 2> top_k(Val a, int64_t k);

// ---- contraction, convolution ------------------------------------------------------------------------------------
struct DotDims {
  Dims lhs_batch, rhs_batch, lhs_contract, rhs_contract;
};
/// f16, bf16 operands accumulate in f32 and `out` (default: the operands' dtype) is the result's dtype.
Val dot_general(Val a, Val b, const DotDims& dims, std::optional<DType> out = {});
/// Matrix product over the last two dims, leading dims are batch and must be equal.
Val matmul(Val a, Val b, std::optional<DType> out = {});
struct Convolution {
  Dims stride, lhs_dilation, rhs_dilation;      // empty: ones
  std::vector<std::array<int64_t, 2>> padding;  // empty: none
  std::vector<bool> reversal;                   // empty: none
  // dimension numbers: where batch/feature/spatial dims stand
  int64_t input_batch = 0, input_feature = 1, kernel_input = 1, kernel_output = 0, output_batch = 0, output_feature = 1;
  Dims input_spatial, kernel_spatial, output_spatial;  // empty: 2, 3, ...
  int64_t feature_group_count = 1, batch_group_count = 1;
};
Val convolution(Val a, Val kernel, const Convolution& conv, std::optional<DType> out = {});

// ---- linear algebra, fft, control flow, random, custom -----------------------------------------------------------
Val cholesky(Val a, bool lower);
Val triangular_solve(Val a, Val b, bool left_side, bool lower, bool unit_diagonal, bool transpose_a,
                     bool adjoint = false);
enum class FftKind { Fft, Ifft, Rfft, Irfft };
Val fft(Val a, FftKind kind, const Dims& lengths);  // over the last lengths.size() dims
Vals while_loop(const Vals& inits, const std::function<Val(const Vals&)>& cond,
                const std::function<Vals(const Vals&)>& body);
/// A stablehlo.if; its regions take no arguments, so each branch is called with `operands`, which it captures.
Vals if_else(Val pred, const Vals& operands, const std::function<Vals(const Vals&)>& on_true,
             const std::function<Vals(const Vals&)>& on_false);
Vals custom_call(Builder& b, const std::string& target, const Vals& operands, const std::vector<Type>& results,
                 std::vector<Attr> extra = {});

}  // namespace tpu::hlo
