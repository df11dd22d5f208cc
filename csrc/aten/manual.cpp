// Storage and view kernels (metadata only), and the registration of all kernels of this backend.
#include <ATen/EmptyTensor.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <torch/library.h>

#include "aten/manual.h"

#include <set>

#include "aten/dtype.h"
#include "aten/guard.h"
#include "aten/rows.h"
#include "aten/storage.h"

namespace tpu::aten {
namespace {

using c10::IntArrayRef;
using c10::ScalarType;

int device_of(std::optional<c10::Device> device) {
  return device && device->has_index() ? device->index() : current_device();
}

void check_options(std::optional<c10::Layout> layout, ScalarType dtype) {
  TORCH_CHECK_NOT_IMPLEMENTED(!layout || *layout == c10::kStrided, "tpu: tensors of layout ", *layout,
                              " are not supported");
  to_hlo(dtype);
}

at::Tensor empty_strided(IntArrayRef sizes, IntArrayRef strides, std::optional<ScalarType> dtype,
                         std::optional<c10::Layout> layout, std::optional<c10::Device> device, std::optional<bool>) {
  ScalarType t = c10::dtype_or_default(dtype);
  check_options(layout, t);
  for (int64_t s : sizes) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", sizes);
  return translate([&] {
    Dims stored, permutation;
    const hlo::Type* declared =
        storage_order(sizes, strides, &stored, &permutation) ? runtime::intern({to_hlo(t), stored}) : nullptr;
    return make_tensor(sizes, strides, t, device_or_current(static_cast<c10::DeviceIndex>(device_of(device))), declared,
                       {});
  });
}

at::Tensor empty(IntArrayRef sizes, std::optional<ScalarType> dtype, std::optional<c10::Layout> layout,
                 std::optional<c10::Device> device, std::optional<bool> pin, std::optional<c10::MemoryFormat> format) {
  TORCH_CHECK(!pin.value_or(false), "Only dense CPU tensors can be pinned");
  for (int64_t s : sizes) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", sizes);
  c10::DimVector strides;
  auto f = format.value_or(c10::MemoryFormat::Contiguous);
  if (f == c10::MemoryFormat::ChannelsLast) {
    TORCH_CHECK(sizes.size() == 4, "required rank 4 tensor to use channels_last format");
    for (int64_t s : c10::get_channels_last_strides_2d(sizes)) strides.push_back(s);
  } else if (f == c10::MemoryFormat::ChannelsLast3d) {
    TORCH_CHECK(sizes.size() == 5, "required rank 5 tensor to use channels_last_3d format");
    for (int64_t s : c10::get_channels_last_strides_3d(sizes)) strides.push_back(s);
  } else {
    strides.resize(sizes.size());
    int64_t step = 1;
    for (size_t i = sizes.size(); i-- > 0; step *= std::max<int64_t>(sizes[i], 1)) strides[i] = step;
  }
  return empty_strided(sizes, strides, dtype, layout, device, pin);
}

at::Tensor& set_storage(at::Tensor& self, c10::Storage storage, int64_t offset, IntArrayRef sizes,
                        IntArrayRef strides) {
  at::native::checkSetStorage(self, storage, offset, sizes, strides);
  size_t need = at::detail::computeStorageNbytes(sizes, strides, self.element_size(), offset);
  if (need > storage.nbytes()) resize_storage_bytes(self.storage(), need);
  self.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides, offset);
  return self;
}

at::Tensor& set_nothing(at::Tensor& self) {
  auto storage = c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), 0,
                                                       c10::GetAllocator(c10::kPrivateUse1), true);
  return set_storage(self, c10::Storage(std::move(storage)), 0, {0}, {1});
}

at::Tensor& set_whole_storage(at::Tensor& self, c10::Storage storage) {
  int64_t n = static_cast<int64_t>(storage.nbytes()) / self.element_size();
  return set_storage(self, std::move(storage), 0, {n}, {1});
}

// torch's own resize_ copies host bytes.
const at::Tensor& resize(const at::Tensor& self, IntArrayRef sizes, std::optional<c10::MemoryFormat> format) {
  auto* impl = self.unsafeGetTensorImpl();
  for (int64_t s : sizes) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", sizes);
  size_t need = at::detail::computeStorageNbytesContiguous(sizes, self.element_size(), self.storage_offset());
  if (need > self.storage().nbytes()) resize_storage_bytes(self.storage(), need);
  if (impl->sizes() != sizes) impl->set_sizes_contiguous(sizes);
  if (format && *format != c10::MemoryFormat::Preserve) impl->empty_tensor_restride(*format);
  return self;
}

// A CPU parameter and its tpu copy may swap data, so `module.to("tpu")` keeps Parameter objects, ties and optimizers.
bool shallow_copy_compatible(const at::Tensor& self, const at::Tensor& from) {
  return self.layout() == c10::kStrided && from.layout() == c10::kStrided;
}

std::set<std::string>& handwritten() {
  static auto& names = *new std::set<std::string>;
  return names;
}

}  // namespace

void Manual::note(const char* name) { handwritten().insert(name); }

bool is_handwritten(const std::string& overload) { return handwritten().count(overload) > 0; }

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  Manual impl(m);
  impl("empty.memory_format", TORCH_FN(empty));
  impl("empty_strided", TORCH_FN(empty_strided));
  impl("as_strided", TORCH_FN(at::native::as_strided_tensorimpl));
  impl("view", TORCH_FN(static_cast<at::Tensor (*)(const at::Tensor&, IntArrayRef)>(at::native::view)));
  impl("_reshape_alias", TORCH_FN(at::native::_reshape_alias));
  impl("unfold", TORCH_FN(at::native::unfold));
  impl("view_as_real", TORCH_FN(at::native::view_as_real));
  impl("view_as_complex", TORCH_FN(at::native::view_as_complex));
  impl("resize_", TORCH_FN(resize));
  impl("set_.source_Storage_storage_offset", TORCH_FN(set_storage));
  impl("set_.source_Tensor", TORCH_FN(at::native::set_tensor_));
  impl("set_.source_Storage", TORCH_FN(set_whole_storage));
  impl("set_", TORCH_FN(set_nothing));
  impl("_copy_from", TORCH_FN(copy_from));
  impl("_copy_from_and_resize", TORCH_FN(copy_from_and_resize));
  impl("_local_scalar_dense", TORCH_FN(local_scalar_dense));
  impl("_has_compatible_shallow_copy_type", TORCH_FN(shallow_copy_compatible));
  dynamic_kernels(impl);
  index_kernels(impl);
  range_kernels(impl);
  batch_norm_kernels(impl);
  attention_kernels(impl);
  determinant_kernels(impl);
  register_rows(m);
}

// copy_ falls through these keys but _copy_from does not: without this a conjugate view recurses for ever.
TORCH_LIBRARY_IMPL(aten, Conjugate, m) {
  for (auto name : {"_copy_from", "_copy_from_and_resize"}) m.impl(name, torch::CppFunction::makeFallthrough());
}
TORCH_LIBRARY_IMPL(aten, Negative, m) {
  for (auto name : {"_copy_from", "_copy_from_and_resize"}) m.impl(name, torch::CppFunction::makeFallthrough());
}

}  // namespace tpu::aten
