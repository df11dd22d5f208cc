// The hand-written kernels: storage, views and copies. Everything else is a row.
#pragma once
#include <ATen/core/Tensor.h>
#include <c10/core/Scalar.h>
#include <torch/library.h>

#include "runtime/value.h"

namespace tpu::aten {

/// Registers hand-written kernels; rows of the same overloads are then left to be called from them.
class Manual {
 public:
  explicit Manual(torch::Library& library) : library_(library) {}
  template <class K>
  void operator()(const char* name, K kernel) {
    note(name);
    library_.impl(name, kernel);
  }

 private:
  static void note(const char* name);
  torch::Library& library_;
};

void dynamic_kernels(Manual& impl);      // results whose size depends on data
void index_kernels(Manual& impl);        // advanced indexing with masks
void range_kernels(Manual& impl);        // arange
void batch_norm_kernels(Manual& impl);   // write running statistics
void attention_kernels(Manual& impl);    // scaled dot product attention
void determinant_kernels(Manual& impl);  // det, slogdet

/// The elements as one array in the tensor's own order of dims. Zeros where it was never written.
runtime::ValueRef dense_value(const at::Tensor& t);

/// Puts what `source` holds into `target`, of the same shape, without a copy where the target is a whole array.
void rebind(const at::Tensor& target, const at::Tensor& source);

/// The next of a few sizes, at least n: where a count known at run time would else make a program of its own.
int64_t bucket(int64_t n);

at::Tensor copy_from(const at::Tensor& src, const at::Tensor& dst, bool non_blocking);
at::Tensor copy_from_and_resize(const at::Tensor& src, const at::Tensor& dst);
c10::Scalar local_scalar_dense(const at::Tensor& t);

}  // namespace tpu::aten
