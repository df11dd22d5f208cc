// The hand-written kernels: storage, views and copies. Everything else is a row.
#pragma once
#include <ATen/core/Tensor.h>
#include <c10/core/Scalar.h>

namespace tpu::aten {

at::Tensor copy_from(const at::Tensor& src, const at::Tensor& dst, bool non_blocking);
at::Tensor copy_from_and_resize(const at::Tensor& src, const at::Tensor& dst);
c10::Scalar local_scalar_dense(const at::Tensor& t);

}  // namespace tpu::aten
