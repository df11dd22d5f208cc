// THE TABLE: one row per ATen operator.
//
//     op("silu", [](Val x) { return x * logistic(x); }, pointwise);
//
// A row is {aten name of the functional overload, typed lambda, traits}. aten/ derives the in-place and out= overloads
// from the schema and registers one boxed kernel for each; a lambda that disagrees with its schema fails at load.
// Names that start with "tpu::" are internal rows (copies, fills, views): no schema, called from C++ by name.
#pragma once
#include <array>
#include <functional>
#include <memory>
#include <tuple>
#include <unordered_map>

#include "ops/ctx.h"

namespace tpu::ops {

/// A set of dtypes a row takes, as a bit mask over hlo::DType.
struct DTypes {
  uint32_t mask = 0;
  constexpr bool has(DType t) const { return mask >> static_cast<int>(t) & 1; }
  constexpr DTypes operator|(DTypes o) const { return {mask | o.mask}; }
};
constexpr DTypes dtype_set(std::initializer_list<DType> list) {
  DTypes s;
  for (DType t : list) s.mask |= 1u << static_cast<int>(t);
  return s;
}
inline constexpr DTypes kBool = dtype_set({DType::Pred});
inline constexpr DTypes kInts =
    dtype_set({DType::S8, DType::S16, DType::S32, DType::S64, DType::U8, DType::U16, DType::U32, DType::U64});
inline constexpr DTypes kFloats = dtype_set({DType::F16, DType::BF16, DType::F32, DType::F64});
inline constexpr DTypes kFloat8 = dtype_set({DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3FNUZ, DType::F8E5M2FNUZ});
inline constexpr DTypes kComplex = dtype_set({DType::C64, DType::C128});
inline constexpr DTypes kReal = kBool | kInts | kFloats;
inline constexpr DTypes kInexact = kFloats | kComplex;
inline constexpr DTypes kAll = kReal | kComplex;
inline constexpr DTypes kEvery = kAll | kFloat8;

/// What the driver must know of a row. Combine with `|`: `pointwise | takes(kFloats)`.
struct Traits {
  bool pointwise = false;  // Vals and Nums arrive promoted to Ctx::compute; the result is converted to the result dtype
  bool random = false;  // Ctx::rng is set; the generator's offset advances by ceil(elements of the largest result / 4)
  bool infers = false;  // torch has no usable Meta for it: result types are the lowering's own (contiguous)
  DTypes dtypes =
      kAll;  // what the first tensor argument (pointwise: the promoted dtype) may be; else NotImplementedError
  bool dtypes_set = false;
};
constexpr Traits operator|(Traits a, Traits b) {
  return {a.pointwise || b.pointwise, a.random || b.random, a.infers || b.infers, b.dtypes_set ? b.dtypes : a.dtypes,
          a.dtypes_set || b.dtypes_set};
}
inline constexpr Traits pointwise{.pointwise = true};
inline constexpr Traits random_op{.random = true};
inline constexpr Traits infers{.infers = true};
constexpr Traits takes(DTypes dtypes) { return {.dtypes = dtypes, .dtypes_set = true}; }

struct Param {
  ArgKind kind;
  bool optional;       // the lambda takes std::optional<T>
  bool raw;            // Raw: not promoted
  const char* schema;  // schema types it may stand for
};

struct Row {
  std::string name;
  Traits traits;
  std::vector<Param> params;
  /// Builds the row's maths. Result i has the dtype the lambda gave; the caller converts. A null Val is an undefined tensor.
  std::function<Vals(Ctx&, const std::vector<Arg>&)> lower;
};

// ---- the typed-lambda adaptor ------------------------------------------------------------------------------------
inline Vals results(Val v) { return {v}; }
inline Vals results(Vals v) { return v; }
template <size_t N>
Vals results(const std::array<Val, N>& v) {
  return {v.begin(), v.end()};
}
template <class... T>
Vals results(const std::tuple<T...>& t) {
  return std::apply([](const auto&... v) { return Vals{v...}; }, t);
}

namespace detail {
template <class T>
using bare = std::remove_cv_t<std::remove_reference_t<T>>;
template <class P>
Param param_of() {
  using T = bare<P>;
  constexpr bool raw = std::is_same_v<T, Raw> || std::is_same_v<T, std::optional<Raw>>;
  return {unpack<T>::kind, is_optional<T>, raw, unpack<T>::schema};
}
template <class F, class... P, size_t... I>
void fill_row(Row& row, F f, std::index_sequence<I...>) {
  row.params = {param_of<P>()...};
  row.lower = [f](Ctx&, const std::vector<Arg>& a) { return results(f(unpack<bare<P>>::get(a[I])...)); };
}
template <class F, class... P, size_t... I>
void fill_row_ctx(Row& row, F f, std::index_sequence<I...>) {
  row.params = {param_of<P>()...};
  row.lower = [f](Ctx& c, const std::vector<Arg>& a) { return results(f(c, unpack<bare<P>>::get(a[I])...)); };
}
template <class F, class R, class... P>
void fill(Row& row, F f, R (F::*)(P...) const) {
  fill_row<F, P...>(row, f, std::index_sequence_for<P...>{});
}
template <class F, class R, class... P>
void fill(Row& row, F f, R (F::*)(Ctx&, P...) const) {
  fill_row_ctx<F, P...>(row, f, std::index_sequence_for<P...>{});
}
}  // namespace detail

class Table {
 public:
  /// Adds a row. Throws when the name is taken.
  template <class F>
  void operator()(const char* name, F lambda) {
    (*this)(name, Traits{}, lambda);
  }
  template <class F>
  void operator()(const char* name, Traits traits, F lambda) {
    Row row{name, traits, {}, nullptr};
    detail::fill(row, lambda, &F::operator());
    add(std::move(row));
  }
  const Row* find(const std::string& name) const;
  const std::vector<std::unique_ptr<Row>>& rows() const { return rows_; }

 private:
  void add(Row row);
  std::vector<std::unique_ptr<Row>> rows_;
  std::unordered_map<std::string, const Row*> by_name_;
};

/// The one table, built on first use. Throws at load when a row is wrong.
const Table& table();

// One registration function per family file; table.cpp calls them all.
void pointwise_rows(Table& op);    // add, mul, silu, where, ... and their backward
void math_rows(Table& op);         // unary maths
void special_rows(Table& op);      // gamma, error, Bessel functions, orthogonal polynomials
void compare_rows(Table& op);      // eq, logical, bitwise, shifts, isnan, ...
void activation_rows(Table& op);   // relu, gelu, silu, ... and backward
void loss_rows(Table& op);         // nll, bce, mse, smooth_l1, ...
void ctc_rows(Table& op);          // connectionist temporal classification
void reduce_rows(Table& op);       // sum, mean, amax, argmax, var, norm, any/all, ...
void scan_rows(Table& op);         // cumsum, cumprod, cummax, logcumsumexp, ...
void softmax_rows(Table& op);      // _softmax, _log_softmax, logsumexp and backward
void sort_rows(Table& op);         // sort, topk, median, kthvalue, mode, searchsorted, unique, ...
void matmul_rows(Table& op);       // mm, bmm, addmm, baddbmm, dot, _grouped_mm, ...
void linalg_rows(Table& op);       // cholesky, triangular solves, cross, matrix_exp
void lu_rows(Table& op);           // lu, solve, inverse, determinants
void decompose_rows(Table& op);    // qr, householder products, eigh, svd
void distance_rows(Table& op);     // cdist, pdist
void conv_rows(Table& op);         // convolution_overrideable (+ backward)
void pool_rows(Table& op);         // max pooling of all kinds, unpooling (+ backward)
void avg_pool_rows(Table& op);     // average pooling, adaptive too (+ backward)
void norm_rows(Table& op);         // layer/group/weight norm (+ backward)
void batch_norm_rows(Table& op);   // batch norm (+ backward), the parts of SyncBatchNorm
void attention_rows(Table& op);    // scaled dot product attention (+ backward)
void rnn_rows(Table& op);          // _thnn_fused_lstm_cell, _thnn_fused_gru_cell (+ backward)
void index_rows(Table& op);        // gather, scatter*, index*, take, embedding, masked_*, ...
void shape_rows(Table& op);        // cat, flip, roll, repeat, tril/triu, pads, slice_backward, ...
void factory_rows(Table& op);      // fill, zero, arange, linspace, eye, full, internal copies
void random_rows(Table& op);       // uniform, normal, bernoulli, randperm, dropout, multinomial, ...
void upsample_rows(Table& op);     // upsample_* (+ backward)
void grid_sample_rows(Table& op);  // grid_sampler_* (+ backward)
void fold_rows(Table& op);         // im2col, col2im, pixel shuffles
void complex_rows(Table& op);      // complex, polar, angle, real/imag helpers, fft
void foreach_rows(Table& op);      // _foreach_*
void fused_rows(Table& op);        // _fused_*, the gradient scaler

}  // namespace tpu::ops
