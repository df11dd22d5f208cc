// How one tensor argument is seen by keys and entries: shared by the hot path (kernel.cpp) and the miss path (describe.cpp)
// so that both walk arguments in the same order and agree on what is an operand.
#pragma once
#include <ATen/core/Tensor.h>

#include "aten/dtype.h"
#include "aten/storage.h"
#include "lazy/entry.h"

namespace tpu::aten {

enum class Seen : uint8_t {
  Undefined,  // no tensor
  CpuScalar,  // 0-dim CPU tensor: a scalar operand
  Zeros,      // no elements, or never written: a constant
  Whole,      // the cell's array as it is
  Window,     // a view over the cell's array
};

/// The tensor is exactly an array of this type, element for element.
[[gnu::always_inline]] inline bool is_whole(const c10::TensorImpl& t, const hlo::Type& stored) {
  if (t.storage_offset() != 0 || !t.is_contiguous()) return false;
  at::IntArrayRef sizes = t.sizes();
  if (sizes.size() != stored.dims.size()) return false;
  for (size_t i = 0; i < sizes.size(); i++)
    if (sizes[i] != stored.dims[i]) return false;
  return dtype_map::kMap.hlo[static_cast<int>(t.dtype().toScalarType())] == static_cast<int8_t>(stored.dtype);
}

/// Throws torch's error for tensors of another device.
[[gnu::always_inline]] inline Seen look(const at::Tensor& t, runtime::Cell** cell) {
  if (!t.defined()) return Seen::Undefined;
  auto* impl = t.unsafeGetTensorImpl();
  if (impl->device_type() != c10::DeviceType::PrivateUse1) [[unlikely]] {
    TORCH_CHECK(impl->dim() == 0 && impl->device_type() == c10::DeviceType::CPU,
                "Expected all tensors to be on the same device, but found at least two devices, tpu:0 and ",
                impl->device(), "!");
    return Seen::CpuScalar;
  }
  if (impl->numel() == 0) return Seen::Zeros;
  *cell = cell_of(*impl);
  TORCH_CHECK(*cell, "tpu: tensor's storage has been freed (its size is 0 bytes)");
  if (!(*cell)->value) return Seen::Zeros;
  return is_whole(*impl, *(*cell)->value->type) ? Seen::Whole : Seen::Window;
}

inline lazy::View view_of(const at::Tensor& t, const hlo::Type& stored) {
  lazy::View v;
  v.base = stored;
  v.dtype = to_hlo(t.scalar_type());
  v.sizes = t.sizes().vec();
  v.strides = is_whole(*t.unsafeGetTensorImpl(), stored) ? row_major_strides(v.sizes) : t.strides().vec();
  v.offset = t.storage_offset();
  return v;
}

/// The stored type a write through `t` leaves: the cell's own, or t's dense layout when it replaces everything and the cell
/// has no value yet or one of another dtype.
const hlo::Type* written_type(const at::Tensor& t, const runtime::Cell& cell);

/// The value of a 0-dim CPU tensor or a torch Scalar.
lazy::ScalarValue scalar_of(const at::Tensor& cpu);
lazy::ScalarValue scalar_of(const c10::IValue& v);

/// An Exponent argument that is part of the program.
inline bool is_static_exponent(const c10::IValue& v) {
  return v.isInt() ? ops::is_known_exponent(static_cast<double>(v.toInt()))
                   : v.isBool() || (v.isDouble() && ops::is_known_exponent(v.toDouble()));
}

}  // namespace tpu::aten
