// Tensors of this device: a plain strided TensorImpl on a plain StorageImpl whose DataPtr owns a Cell and whose address is a
// token (runtime/value.h). Storages of zero bytes have no cell.
#pragma once
#include <ATen/core/Tensor.h>

#include "base/error.h"
#include "runtime/value.h"

namespace tpu::aten {

/// The cell under a tensor; null when it has no bytes. Works for storages that torch made out of a bare address.
runtime::Cell* cell_of(const c10::TensorImpl& tensor);

/// A tensor over a new storage. `value` may be null: never written. `stored` is the type the cell has or will have.
at::Tensor make_tensor(at::IntArrayRef sizes, at::IntArrayRef strides, c10::ScalarType dtype, int device,
                       const hlo::Type* stored, runtime::ValueRef value);

/// Grows or shrinks a storage, keeping the bytes that fit.
void resize_storage_bytes(const c10::Storage& storage, size_t bytes);

/// Dims in storage order of a dense, non-overlapping tensor, and the permutation from logical dims to it (empty: identity).
/// False when the strides are not dense.
bool storage_order(at::IntArrayRef sizes, at::IntArrayRef strides, Dims* stored, Dims* permutation);

/// Runs `body`, turning tpu::Error into the c10 exception that becomes torch's Python exception.
template <class F>
auto translate(F body) -> decltype(body()) {
  try {
    return body();
  } catch (const Error& e) {
    [[maybe_unused]] const char* text = e.what();
    switch (e.kind()) {
      case ErrorKind::Index: C10_THROW_ERROR(IndexError, text);
      case ErrorKind::Value: C10_THROW_ERROR(ValueError, text);
      case ErrorKind::Type: C10_THROW_ERROR(TypeError, text);
      case ErrorKind::NotImplemented: C10_THROW_ERROR(NotImplementedError, text);
      case ErrorKind::OutOfMemory: C10_THROW_ERROR(OutOfMemoryError, text);
      default: C10_THROW_ERROR(Error, text);
    }
  }
}

}  // namespace tpu::aten
