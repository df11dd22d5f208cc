// Types of StableHLO values: an element type and static dims.
#pragma once
#include <cstdint>
#include <string>

#include "base/dims.h"

namespace tpu::hlo {

/// Element types. The order is ours; pjrt/ maps them to PJRT_Buffer_Type, aten/ to c10::ScalarType.
enum class DType : uint8_t {
  Pred,
  S8,
  S16,
  S32,
  S64,
  U8,
  U16,
  U32,
  U64,
  F8E4M3FN,
  F8E5M2,
  F8E4M3FNUZ,
  F8E5M2FNUZ,
  F16,
  BF16,
  F32,
  F64,
  C64,
  C128,
};
inline constexpr int kDTypeCount = static_cast<int>(DType::C128) + 1;

const char* name(DType dtype);   // as StableHLO writes it: "i1", "ui8", "bf16", "complex<f32>"
int64_t byte_size(DType dtype);  // bytes of one element in host memory (Pred is 1)
struct Type;
int64_t byte_size(const Type& type);
int bit_width(DType dtype);  // 1 for Pred, 8 for S8, 64 for C64

constexpr bool is_pred(DType t) { return t == DType::Pred; }
constexpr bool is_signed_int(DType t) { return t >= DType::S8 && t <= DType::S64; }
constexpr bool is_unsigned_int(DType t) { return t >= DType::U8 && t <= DType::U64; }
constexpr bool is_int(DType t) { return t >= DType::S8 && t <= DType::U64; }          // without Pred
constexpr bool is_float(DType t) { return t >= DType::F8E4M3FN && t <= DType::F64; }  // real floating point
constexpr bool is_complex(DType t) { return t >= DType::C64; }
constexpr bool is_inexact(DType t) { return t >= DType::F8E4M3FN; }

DType real_of(DType dtype);     // C64 -> F32, C128 -> F64, others unchanged
DType complex_of(DType dtype);  // F64 -> C128, C128 -> C128, others -> C64
DType opmath_of(DType dtype);   // F16, BF16, F8* -> F32, others unchanged: the type pointwise math is done in

/// A tensor type. Equality is exact.
struct Type {
  DType dtype = DType::F32;
  Dims dims;
  int64_t rank() const { return static_cast<int64_t>(dims.size()); }
  bool operator==(const Type&) const = default;
};

std::string to_string(const Type& type);  // "tensor<2x3xf32>"
using tpu::to_string;                     // for Dims: a std::vector is not found by argument-dependent lookup

}  // namespace tpu::hlo
