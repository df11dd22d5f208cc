// Operators that torch asks of each backend although they are made of other operators: comparing whole tensors, the fast
// path of nn.MultiheadAttention and nn.TransformerEncoderLayer, assertions, the tensor of zeros that forward-mode
// derivatives are made of. Torch's own kernels serve where they only call operators.
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/native/TensorFactories.h>
#include <ATen/ops/_assert_async_native.h>
#include <ATen/ops/_ctc_loss_backward_native.h>
#include <ATen/ops/_ctc_loss_native.h>
#include <ATen/ops/_functional_assert_async_native.h>
#include <ATen/ops/_native_multi_head_attention_native.h>
#include <ATen/ops/_scaled_mm.h>
#include <ATen/ops/_transformer_encoder_layer_fwd_native.h>
#include <ATen/ops/conj_physical.h>
#include <ATen/ops/cummax.h>
#include <ATen/ops/cummin.h>
#include <ATen/ops/is_set_to_native.h>
#include <ATen/ops/tensor_split_native.h>
#include <torch/library.h>

#include <cmath>

#include "aten/manual.h"
#include "aten/rows.h"

namespace tpu::aten {
namespace {

using at::Tensor;

bool equal(const Tensor& self, const Tensor& other) {
  TORCH_CHECK(self.device() == other.device(), "Cannot compare two tensors on different devices. Got: ", self.device(),
              " and ", other.device());
  TORCH_CHECK(self.dtype() == other.dtype(), "Expected object of data type ", self.dtype(), " but got data type ",
              other.dtype(), " for argument 'other' in call to equal");
  return self.sizes() == other.sizes() && self.eq(other).all().item<bool>();
}

/// Takes [B, T, 3 D] apart into query (scaled), key and value of [B, heads, T, D / heads].
std::tuple<Tensor, Tensor, Tensor> transform_bias_rescale_qkv(const Tensor& qkv, const Tensor& bias, int64_t heads) {
  const int64_t b = qkv.size(0), t = qkv.size(1), d = bias.size(0) / 3;
  TORCH_CHECK(d % heads == 0, "the embedding of ", d, " does not divide into ", heads, " heads");
  auto parts = qkv.add(bias).view({b, t, 3, heads, d / heads}).permute({2, 0, 3, 1, 4}).unbind(0);
  Tensor query = parts[0].mul(1 / std::sqrt(static_cast<double>(d / heads)));
  return {query.contiguous(), parts[1].contiguous(), parts[2].contiguous()};  // the caller views them
}

/// nn.TransformerEncoder asks this before it packs padded sequences into a nested tensor, a layout that this device does not
/// have. After a no it goes on with the padded tensor and its mask.
bool nested_tensor_from_mask_left_aligned(const Tensor&, const Tensor&) { return false; }

Tensor& conj_physical(Tensor& self) { return self.is_complex() ? at::conj_physical_out(self, self) : self; }

/// Zeros that hold no memory: torch's ZeroTensor key gives them their meaning.
Tensor efficient_zeros(at::IntArrayRef sizes, std::optional<at::ScalarType> dtype, std::optional<at::Layout>,
                       std::optional<at::Device> device, std::optional<bool>) {
  static auto* allocator = new at::native::ZeroTensorAllocator(at::Device(c10::kPrivateUse1, 0));
  const c10::DispatchKeySet keys({c10::DispatchKey::PrivateUse1, c10::DispatchKey::ZeroTensor});
  return at::detail::empty_generic(sizes, allocator, keys, dtype.value_or(at::get_default_dtype_as_scalartype()),
                                   std::nullopt);
}

void cummax_helper(const Tensor& self, Tensor& values, Tensor& indices, int64_t dim) {
  at::cummax_out(values, indices, self, dim);
}
void cummin_helper(const Tensor& self, Tensor& values, Tensor& indices, int64_t dim) {
  at::cummin_out(values, indices, self, dim);
}

/// The noise is an argument that is written, and not the result.
Tensor noisy_rrelu(const Tensor& self, Tensor& noise, const at::Scalar& lower, const at::Scalar& upper, bool training,
                   std::optional<at::Generator> generator) {
  auto r = call_row("rrelu_with_noise_functional", {self, noise, lower, upper, training, std::move(generator)});
  if (training) rebind(noise, r[1]);
  return r[0];
}
Tensor& noisy_rrelu_out(const Tensor& self, Tensor& noise, const at::Scalar& lower, const at::Scalar& upper,
                        bool training, std::optional<at::Generator> generator, Tensor& out) {
  at::native::resize_output(out, self.sizes());
  return out.copy_(noisy_rrelu(self, noise, lower, upper, training, std::move(generator)));
}

/// Recipes 0 and 1 of torch.nn.functional.ScalingType: one scale, or one for each row. Nothing is swizzled here.
Tensor scaled_mm_v2(const Tensor& self, const Tensor& mat2, at::TensorList scale_a, at::IntArrayRef recipe_a,
                    at::IntArrayRef, at::TensorList scale_b, at::IntArrayRef recipe_b, at::IntArrayRef,
                    const std::optional<Tensor>& bias, std::optional<at::ScalarType> type, at::IntArrayRef, bool) {
  TORCH_CHECK_NOT_IMPLEMENTED(scale_a.size() == 1 && scale_b.size() == 1 && recipe_a[0] <= 1 && recipe_b[0] <= 1,
                              "_scaled_mm_v2: only tensor-wise and row-wise scales are implemented for tpu");
  return at::_scaled_mm(self, mat2, scale_a[0], scale_b[0], bias, {}, type, false);
}

/// torch's own wants the places to cut on the CPU, whose values it reads.
std::vector<Tensor> tensor_split(const Tensor& self, const Tensor& indices_or_sections, int64_t dim) {
  return at::native::tensor_split(self, indices_or_sections.cpu(), dim);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("conj_physical_", TORCH_FN(conj_physical));
  m.impl("equal", TORCH_FN(equal));
  m.impl("is_set_to", TORCH_FN(at::native::is_set_to));
  m.impl("_assert_async", TORCH_FN(at::native::_assert_async_cpu));
  m.impl("_assert_async.msg", TORCH_FN(at::native::_assert_async_msg_cpu));
  m.impl("_functional_assert_async.msg", TORCH_FN(at::native::_functional_assert_async_msg_cpu));
  m.impl("_ctc_loss.Tensor", TORCH_FN(at::native::ctc_loss_tensor));
  m.impl("_ctc_loss_backward.Tensor", TORCH_FN(at::native::ctc_loss_backward_tensor));
  m.impl("_cummax_helper", TORCH_FN(cummax_helper));
  m.impl("_cummin_helper", TORCH_FN(cummin_helper));
  m.impl("rrelu_with_noise", TORCH_FN(noisy_rrelu));
  m.impl("rrelu_with_noise.out", TORCH_FN(noisy_rrelu_out));
  m.impl("_scaled_mm_v2", TORCH_FN(scaled_mm_v2));
  m.impl("_transform_bias_rescale_qkv", TORCH_FN(transform_bias_rescale_qkv));
  m.impl("_native_multi_head_attention", TORCH_FN(at::native::native_multi_head_attention_cpu));
  m.impl("_transformer_encoder_layer_fwd", TORCH_FN(at::native::transformer_encoder_layer_forward));
  m.impl("_nested_tensor_from_mask_left_aligned", TORCH_FN(nested_tensor_from_mask_left_aligned));
  m.impl("_efficientzerotensor", TORCH_FN(efficient_zeros));
  m.impl("tensor_split.tensor_indices_or_sections", TORCH_FN(tensor_split));
}
TORCH_LIBRARY_IMPL(aten, AutogradPrivateUse1, m) {  // of views, which know their own derivatives
  m.impl("tensor_split.tensor_indices_or_sections", TORCH_FN(tensor_split));
}

}  // namespace
}  // namespace tpu::aten
