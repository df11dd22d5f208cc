// Copies between host and device memory.
#pragma once
#include "runtime/value.h"

namespace tpu::runtime {

/// A ready value holding a copy of dense row-major host data of exactly this type. `origin` may be null.
ValueRef upload(int device, const void* data, const hlo::Type* type, Origin* origin = nullptr);
/// Blocking copy of a ready or padded value to dense row-major host memory. Throws what went wrong in producing it.
void download(const Value& value, void* destination);

/// Makes a padded value ready: its elements are put into an array of its own type, by way of the host.
void make_exact(Value& value);
/// The array of a larger type with the value's elements at the front of every dim. What stands around them is zeros, or
/// NaN and the like when TORCH_TPU_PADDING says so. Made by way of the host, once: the value keeps it.
const pjrt::Buffer& padded_to(Value& value, const hlo::Type* larger);

/// Scalar operands of one launch, packed by dtype: one small device array each, found again when the bytes repeat.
/// `bytes` holds dense elements of `dtype`.
const pjrt::Buffer* scalar_pack(int device, hlo::DType dtype, const std::string& bytes, ValueRef* keep);
/// Forgets those of a device.
void drop_scalar_packs(int device);

}  // namespace tpu::runtime
