// torch dtypes and ours, both ways.
#pragma once
#include <c10/core/ScalarType.h>
#include <c10/util/Exception.h>

#include "hlo/types.h"

namespace tpu::aten {
using c10::ScalarType;
using hlo::DType;

namespace dtype_map {
struct Pair {
  ScalarType torch;
  DType hlo;
};
inline constexpr Pair kPairs[] = {
    {ScalarType::Bool, DType::Pred},
    {ScalarType::Char, DType::S8},
    {ScalarType::Short, DType::S16},
    {ScalarType::Int, DType::S32},
    {ScalarType::Long, DType::S64},
    {ScalarType::Byte, DType::U8},
    {ScalarType::UInt16, DType::U16},
    {ScalarType::UInt32, DType::U32},
    {ScalarType::UInt64, DType::U64},
    {ScalarType::Half, DType::F16},
    {ScalarType::BFloat16, DType::BF16},
    {ScalarType::Float, DType::F32},
    {ScalarType::Double, DType::F64},
    {ScalarType::ComplexFloat, DType::C64},
    {ScalarType::ComplexDouble, DType::C128},
    {ScalarType::Float8_e4m3fn, DType::F8E4M3FN},
    {ScalarType::Float8_e5m2, DType::F8E5M2},
    {ScalarType::Float8_e4m3fnuz, DType::F8E4M3FNUZ},
    {ScalarType::Float8_e5m2fnuz, DType::F8E5M2FNUZ},
};
// By code, both ways; -1: the other side has no such dtype.
struct Map {
  int8_t hlo[static_cast<int>(ScalarType::NumOptions)];
  int8_t torch[256];
  constexpr Map() : hlo(), torch() {
    for (auto& x : hlo) x = -1;
    for (auto& x : torch) x = -1;
    for (auto& p : kPairs) {
      hlo[static_cast<int>(p.torch)] = static_cast<int8_t>(p.hlo);
      torch[static_cast<uint8_t>(p.hlo)] = static_cast<int8_t>(p.torch);
    }
  }
};
inline constexpr Map kMap;
}  // namespace dtype_map

inline bool has_hlo(ScalarType t) { return dtype_map::kMap.hlo[static_cast<int>(t)] >= 0; }

/// Throws NotImplementedError for dtypes that no device compiler has (quantised, bits).
inline DType to_hlo(ScalarType t) {
  int8_t code = dtype_map::kMap.hlo[static_cast<int>(t)];
  TORCH_CHECK_NOT_IMPLEMENTED(code >= 0, "tpu: tensors of dtype ", c10::toString(t), " are not supported");
  return static_cast<DType>(code);
}

inline ScalarType to_torch(DType t) {
  int8_t code = dtype_map::kMap.torch[static_cast<uint8_t>(t)];
  TORCH_CHECK(code >= 0, "tpu: no torch dtype for ", hlo::name(t));
  return static_cast<ScalarType>(code);
}

}  // namespace tpu::aten
