// What an operator's typed lambda may take, and the schema type that each C++ type stands for.
//
// The parameter types are the cache rule. Val, Num and the lists of them are run-time operands and never enter a program
// key; everything else is part of the program and is in the key. Nobody writes a key by hand.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "hlo/builders.h"

namespace tpu::ops {

using hlo::Builder;
using hlo::DType;
using hlo::Type;
using hlo::Val;
using hlo::Vals;

/// A torch Scalar as a run-time operand: a 0-dim Val, already of the dtype the row computes in (see Ctx::compute).
/// Its value never enters a key; whether it was bool, int, float or complex does.
struct Num {
  Val v;
  operator Val() const { return v; }
};
using Nums = std::vector<Num>;

/// A Scalar, float or int as a run-time operand at its own full width and kind: a 0-dim S64, F64, C128 or Pred Val, never
/// promoted. For arguments whose exact value matters beside a narrow tensor (the range of random_, the start of arange).
struct Exact {
  Val v;
  operator Val() const { return v; }
};

/// A torch Scalar that is part of the program (and of the key): use it only where the result type or the shape of the
/// program depends on it.
struct Const {
  enum class Kind { Bool, Int, Float, Complex } kind = Kind::Int;
  int64_t i = 0;
  std::complex<double> c = 0;
  double d() const { return kind == Kind::Bool || kind == Kind::Int ? static_cast<double>(i) : c.real(); }
};

/// A torch Scalar that is an exponent: the few that are products or roots (see is_known_exponent) are part of the program,
/// like Const; every other one is an operand, like Num.
struct Exponent {
  std::optional<Const> known;
  Num value;  // when not known
};
inline bool is_known_exponent(double e) {
  return e == 0.5 || e == -0.5 || (e >= -2 && e <= 3 && e == static_cast<int>(e));
}

/// A tensor operand that a pointwise row takes as it is: no promotion (the mask of `where`, an index).
struct Raw {
  Val v;
  operator Val() const { return v; }
};

/// An argument that says nothing about the maths (layout, device, pin_memory, memory_format, generator): accepted,
/// ignored, not in the key.
struct Ignored {};

/// A `Tensor?[]`, as advanced indexing takes it: no value where the list holds None.
using OptVals = std::vector<std::optional<Val>>;

using Arg = std::variant<std::monostate, Val, Vals, OptVals, Num, Nums, Exact, Const, int64_t, double, bool, Dims,
                         std::vector<double>, std::vector<bool>, DType, std::string, Ignored>;

/// How aten/ must hand over one argument; derived from the lambda's parameter type.
enum class ArgKind : uint8_t {
  Tensor,
  TensorList,
  OptTensorList,
  Num,
  NumList,
  Exact,
  Const,
  Exponent,
  Int,
  Float,
  Bool,
  Ints,
  Floats,
  Bools,
  DType,
  Str,
  Ignored
};

/// unpack<T>::get(arg) gives the lambda its parameter; `schema` are the schema types T may stand for ('|' separated).
template <class T>
struct unpack;
#define TPU_OPS_ARG(cpp, arg_kind, schema_text)                      \
  template <>                                                        \
  struct unpack<cpp> {                                               \
    static constexpr ArgKind kind = ArgKind::arg_kind;               \
    static constexpr const char* schema = schema_text;               \
    static const cpp& get(const Arg& a) { return std::get<cpp>(a); } \
  };
TPU_OPS_ARG(Val, Tensor, "Tensor")
TPU_OPS_ARG(Vals, TensorList, "Tensor[]")
TPU_OPS_ARG(OptVals, OptTensorList, "Tensor?[]")
TPU_OPS_ARG(Num, Num, "Scalar|float|int")
TPU_OPS_ARG(Nums, NumList, "Scalar[]|float[]|int[]")
TPU_OPS_ARG(Exact, Exact, "Scalar|float|int")
TPU_OPS_ARG(Const, Const, "Scalar")
TPU_OPS_ARG(int64_t, Int, "int")
TPU_OPS_ARG(double, Float, "float")
TPU_OPS_ARG(bool, Bool, "bool")
TPU_OPS_ARG(Dims, Ints, "int[]")
TPU_OPS_ARG(std::vector<double>, Floats, "float[]")
TPU_OPS_ARG(std::vector<bool>, Bools, "bool[]")
TPU_OPS_ARG(DType, DType, "ScalarType")
TPU_OPS_ARG(std::string, Str, "str")
#undef TPU_OPS_ARG
template <>
struct unpack<Raw> {
  static constexpr ArgKind kind = ArgKind::Tensor;
  static constexpr const char* schema = "Tensor";
  static Raw get(const Arg& a) { return {std::get<Val>(a)}; }
};
template <>
struct unpack<Exponent> {
  static constexpr ArgKind kind = ArgKind::Exponent;
  static constexpr const char* schema = "Scalar";
  static Exponent get(const Arg& a) {
    if (const Const* known = std::get_if<Const>(&a)) return {*known, {}};
    return {std::nullopt, std::get<Num>(a)};
  }
};
template <>
struct unpack<Ignored> {
  static constexpr ArgKind kind = ArgKind::Ignored;
  static constexpr const char* schema = "*";  // any schema type, optional or not
  static Ignored get(const Arg&) { return {}; }
};
template <class T>
struct unpack<std::optional<T>> {
  static constexpr ArgKind kind = unpack<T>::kind;
  static constexpr const char* schema = unpack<T>::schema;
  static std::optional<T> get(const Arg& a) {
    if (std::holds_alternative<std::monostate>(a)) return std::nullopt;
    return unpack<T>::get(a);
  }
};
template <class T>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<std::optional<T>> = true;

}  // namespace tpu::ops
