// Operators whose result size depends on data. Their rows compute at the greatest size and give the number that counts; one
// host read of that number, and the result is the front of the array. Programs do not grow with the number of counts.
#include <ATen/ExpandUtils.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/empty.h>

#include "aten/manual.h"
#include "aten/rows.h"

namespace tpu::aten {
namespace {

using at::Tensor;
using Three = std::tuple<Tensor, Tensor, Tensor>;

int64_t read_count(const Tensor& count) { return local_scalar_dense(count).toLong(); }
Tensor front(const Tensor& t, int64_t n, int64_t dim = 0) { return t.narrow(dim, 0, n); }

Tensor true_coordinates(const Tensor& self) {
  auto r = call_row("tpu::nonzero", {self});
  return front(r[0], read_count(r[1]));
}

Tensor masked_elements(const Tensor& self, const Tensor& mask) {
  TORCH_CHECK(mask.scalar_type() == at::kBool, "masked_select: expected BoolTensor for mask");
  auto r = call_row("tpu::masked_select", {self, mask});
  return front(r[0], read_count(r[1]));
}

Tensor& into(Tensor& out, const Tensor& result) {
  TORCH_CHECK(out.scalar_type() == result.scalar_type(), "Expected out tensor to have dtype ", result.scalar_type(),
              ", but got ", out.scalar_type(), " instead");
  at::native::resize_output(out, result.sizes());
  out.copy_(result);
  return out;
}

Tensor& nonzero_out(const Tensor& self, Tensor& out) { return into(out, true_coordinates(self)); }
Tensor& masked_select_out(const Tensor& self, const Tensor& mask, Tensor& out) {
  at::assert_no_internal_overlap(out);
  at::assert_no_overlap(out, self);
  at::assert_no_overlap(out, mask);
  return into(out, masked_elements(self, mask));
}

Tensor none(const Tensor& self) { return at::empty({0}, self.options().dtype(at::kLong)); }

Three unique(const Tensor& self, bool sorted, bool inverse, bool counts) {
  auto r = call_row("tpu::unique", {self, sorted});
  int64_t n = read_count(r[3]);
  return {front(r[0], n), inverse ? r[1].view(self.sizes()) : none(self), counts ? front(r[2], n) : none(self)};
}

Three unique_along(const Tensor& self, int64_t dim, bool sorted, bool inverse, bool counts) {
  auto r = call_row("tpu::unique_dim", {self, dim, sorted});
  int64_t n = read_count(r[3]);
  return {front(r[0], n, dim), inverse ? r[1] : none(self), counts ? front(r[2], n) : none(self)};
}

// torch sorts in any case.
Three unique2(const Tensor& self, bool, bool inverse, bool counts) { return unique(self, true, inverse, counts); }
std::tuple<Tensor, Tensor> unique1(const Tensor& self, bool, bool inverse) {
  auto [values, where, _] = unique(self, true, inverse, false);
  return {values, where};
}
Three unique_dim(const Tensor& self, int64_t dim, bool, bool inverse, bool counts) {
  return unique_along(self, dim, true, inverse, counts);
}
Three unique_consecutive(const Tensor& self, bool inverse, bool counts, std::optional<int64_t> dim) {
  return dim ? unique_along(self, *dim, false, inverse, counts) : unique(self, false, inverse, counts);
}
Three unique_dim_consecutive(const Tensor& self, int64_t dim, bool inverse, bool counts) {
  return unique_along(self, dim, false, inverse, counts);
}

Tensor count_bins(const Tensor& self, const std::optional<Tensor>& weights, c10::SymInt minlength) {
  int64_t least = minlength.guard_int(__FILE__, __LINE__);
  TORCH_CHECK(least >= 0, "minlength should be >= 0");
  TORCH_CHECK(self.dim() == 1, "bincount only supports 1-d non-negative integral inputs.");
  int64_t bins = least;
  if (self.numel()) {
    TORCH_CHECK(self.min().item<int64_t>() >= 0, "bincount only supports 1-d non-negative integral inputs.");
    bins = std::max(bins, self.max().item<int64_t>() + 1);
  }
  c10::IValue w;
  if (weights && weights->defined()) {
    TORCH_CHECK(weights->dim() == 1 && weights->size(0) == self.size(0),
                "weights should be 1-d and have the same length as input");
    w = *weights;
  }
  return call_row("tpu::bincount", {self, w, bins})[0];
}

Tensor repeat_each(const Tensor& repeats, std::optional<c10::SymInt> size) {
  if (size) return call_row("tpu::repeat_interleave", {repeats, size->guard_int(__FILE__, __LINE__), true})[0];
  int64_t n = repeats.sum().item<int64_t>();
  return front(call_row("tpu::repeat_interleave", {repeats, bucket(std::max<int64_t>(n, 0)), false})[0], n);
}

Tensor padded_to_jagged(const Tensor& dense, at::TensorList offsets, std::optional<c10::SymInt> total) {
  TORCH_CHECK(offsets.size() == 1, "only one jagged dim is supported, got ", offsets.size(), " lists of offsets");
  int64_t n = total ? total->guard_int(__FILE__, __LINE__) : offsets[0].select(0, -1).item<int64_t>();
  return call_row("tpu::padded_dense_to_jagged", {dense, offsets, n})[0];
}

}  // namespace

int64_t bucket(int64_t n) {
  int64_t size = 1;
  while (size < n) size *= size < 4096 ? 4 : 2;
  return n > 0 ? size : 0;
}

void dynamic_kernels(Manual& impl) {
  impl("nonzero", TORCH_FN(true_coordinates));
  impl("nonzero.out", TORCH_FN(nonzero_out));
  impl("masked_select", TORCH_FN(masked_elements));
  impl("masked_select.out", TORCH_FN(masked_select_out));
  impl("_unique2", TORCH_FN(unique2));
  impl("_unique", TORCH_FN(unique1));
  impl("unique_dim", TORCH_FN(unique_dim));
  impl("unique_consecutive", TORCH_FN(unique_consecutive));
  impl("unique_dim_consecutive", TORCH_FN(unique_dim_consecutive));
  impl("bincount", TORCH_FN(count_bins));
  impl("repeat_interleave.Tensor", TORCH_FN(repeat_each));
  impl("_padded_dense_to_jagged_forward", TORCH_FN(padded_to_jagged));
}

}  // namespace tpu::aten
