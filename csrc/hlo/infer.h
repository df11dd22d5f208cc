// Helpers of the builder functions: checks and small result types. Private to hlo/.
#pragma once
#include "hlo/builders.h"

namespace tpu::hlo {

inline Type scalar(DType dtype) { return {dtype, {}}; }

inline std::vector<Type> types_of(const Vals& values) {
  std::vector<Type> types;
  for (const Val& v : values) types.push_back(v.type());
  return types;
}

inline Dims all_axes(int64_t rank) {
  Dims axes(rank);
  for (int64_t i = 0; i < rank; i++) axes[i] = i;
  return axes;
}

inline bool contains(const Dims& list, int64_t x) {
  for (int64_t y : list) {
    if (x == y) return true;
  }
  return false;
}

/// `list`, or as many `value`s as there are dims when it is empty.
inline Dims filled(const Dims& list, int64_t rank, int64_t value) { return list.empty() ? Dims(rank, value) : list; }

inline void require_defined(Opcode code, Val a) { require(bool(a), name(code), ": undefined operand"); }

inline void require_same_dtype(const char* what, Val a, Val b) {
  require(a && b, what, ": undefined operand");
  require(a.dtype() == b.dtype(), what, ": operands must share the dtype, got ", to_string(a.type()), " and ",
          to_string(b.type()));
}

inline void require_size(const char* what, const char* list, const Dims& dims, int64_t rank) {
  require(static_cast<int64_t>(dims.size()) == rank, what, ": ", list, " ", to_string(dims), " must have ", rank,
          " entries");
}

/// Type with every listed dim taken out.
inline Type without(const Type& type, const Dims& axes) {
  Type out{type.dtype, {}};
  for (int64_t i = 0; i < type.rank(); i++) {
    if (!contains(axes, i)) out.dims.push_back(type.dims[i]);
  }
  return out;
}

}  // namespace tpu::hlo
