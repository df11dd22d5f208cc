// Copies between host and device memory.
#pragma once
#include "runtime/value.h"

namespace tpu::runtime {

/// A ready value holding a copy of dense row-major host data of exactly this type.
ValueRef upload(int device, const void* data, const hlo::Type* type);
/// Blocking copy of a ready value to dense row-major host memory. Throws what went wrong in producing it.
void download(const Value& value, void* destination);

/// Scalar operands of one launch, packed by dtype: one small device array each, found again when the bytes repeat.
/// `bytes` holds dense elements of `dtype`.
const pjrt::Buffer* scalar_pack(int device, hlo::DType dtype, const std::string& bytes, ValueRef* keep);

}  // namespace tpu::runtime
