#include "hlo/types.h"

namespace tpu::hlo {
namespace {

struct Traits {
  const char* name;
  int bytes, bits;
};
constexpr Traits kTraits[kDTypeCount] = {
    {"i1", 1, 1},
    {"i8", 1, 8},
    {"i16", 2, 16},
    {"i32", 4, 32},
    {"i64", 8, 64},
    {"ui8", 1, 8},
    {"ui16", 2, 16},
    {"ui32", 4, 32},
    {"ui64", 8, 64},
    {"f8E4M3FN", 1, 8},
    {"f8E5M2", 1, 8},
    {"f8E4M3FNUZ", 1, 8},
    {"f8E5M2FNUZ", 1, 8},
    {"f16", 2, 16},
    {"bf16", 2, 16},
    {"f32", 4, 32},
    {"f64", 8, 64},
    {"complex<f32>", 8, 64},
    {"complex<f64>", 16, 128},
};
const Traits& traits(DType dtype) { return kTraits[static_cast<int>(dtype)]; }

}  // namespace

const char* name(DType dtype) { return traits(dtype).name; }
int64_t byte_size(DType dtype) { return traits(dtype).bytes; }
int bit_width(DType dtype) { return traits(dtype).bits; }

DType real_of(DType dtype) {
  if (dtype == DType::C64) return DType::F32;
  return dtype == DType::C128 ? DType::F64 : dtype;
}

int64_t byte_size(const Type& type) { return numel(type.dims) * byte_size(type.dtype); }

DType complex_of(DType dtype) { return dtype == DType::F64 || dtype == DType::C128 ? DType::C128 : DType::C64; }

DType opmath_of(DType dtype) { return dtype >= DType::F8E4M3FN && dtype <= DType::BF16 ? DType::F32 : dtype; }

std::string to_string(const Type& type) {
  std::string text = "tensor<";
  for (int64_t d : type.dims) text += std::to_string(d) + "x";
  return text + name(type.dtype) + ">";
}

}  // namespace tpu::hlo
