// Advanced indexing: what must be settled before a row can take over. Masks become coordinates (a lone mask of a write does
// not: the row selects instead, at static shape), index tensors on the CPU are sent over.
#include <ATen/ExpandUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/nonzero.h>

#include "aten/manual.h"
#include "aten/rows.h"
#include "aten/spec.h"

namespace tpu::aten {
namespace {

using at::Tensor;
using Indices = c10::List<std::optional<Tensor>>;

bool is_mask(const Tensor& t) { return t.scalar_type() == at::kBool || t.scalar_type() == at::kByte; }

void check_mask(const Tensor& self, const Tensor& mask, int64_t at) {
  for (int64_t i = 0; i < mask.dim(); i++) {
    TORCH_CHECK_INDEX(at + i < self.dim() && mask.size(i) == self.size(at + i), "The shape of the mask ", mask.sizes(),
                      " at index ", i, " does not match the shape of the indexed tensor ", self.sizes(), " at index ",
                      at + i);
  }
}

// Indices on this device, masks replaced by their coordinates; `keep_lone_mask` leaves one mask alone if it is the only index.
Indices settle(const Tensor& self, const Indices& given, bool keep_lone_mask) {
  int present = 0;
  for (const std::optional<Tensor>& i : given) present += i && i->defined();
  Indices settled;
  int64_t at = 0;
  for (const std::optional<Tensor>& i : given) {
    if (!i || !i->defined()) {
      settled.push_back(std::nullopt);
      at++;
      continue;
    }
    Tensor index = *i;
    TORCH_CHECK_INDEX(is_mask(index) || c10::isIntegralType(index.scalar_type(), false),
                      "tensors used as indices must be long, int, byte or bool tensors");
    if (index.device() != self.device()) index = index.to(self.device());
    if (!is_mask(index)) {
      settled.push_back(index);
      at++;
      continue;
    }
    if (index.scalar_type() == at::kByte) {
      TORCH_WARN("indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead.");
      index = index.to(at::kBool);
    }
    check_mask(self, index, at);
    if (keep_lone_mask && present == 1) {
      settled.push_back(index);
    } else if (index.dim() > 0) {  // beside other indices a mask of no dims says nothing, as on the CPU
      Tensor table = at::nonzero(index);
      for (int64_t d = 0; d < index.dim(); d++) settled.push_back(table.select(1, d));
    }
    at += index.dim();
  }
  return settled;
}

void check_count(const Tensor& self, const Indices& given) {
  TORCH_CHECK_INDEX(static_cast<int64_t>(given.size()) <= self.dim(), "too many indices for tensor of dimension ",
                    self.dim(), " (got ", given.size(), ")");
}

// The only index when it is a mask of no dims: it then adds a dim of size 0 or 1 in front, as in numpy.
std::optional<Tensor> lone_scalar_mask(const Indices& given) {
  std::optional<Tensor> found;
  for (const std::optional<Tensor>& i : given) {
    if (!i || !i->defined()) continue;
    if (found || !is_mask(*i) || i->dim() > 0) return {};
    found = *i;
  }
  return found;
}

// One mask and nothing else: as many elements as the mask has are read, and those of its true elements stand in front.
std::optional<Tensor> read_masked(const Tensor& self, const Indices& given) {
  int64_t dim = -1;
  for (size_t i = 0; i < given.size(); i++) {
    std::optional<Tensor> t = given[i];
    if (!t || !t->defined()) continue;
    if (dim >= 0 || t->scalar_type() != at::kBool || t->device() != self.device() || t->numel() == 0) return {};
    dim = static_cast<int64_t>(i);
  }
  if (dim < 0) return {};
  Tensor mask = *given[dim];
  check_mask(self, mask, dim);
  auto table = call_row("tpu::nonzero", {mask});
  Indices all;
  for (int64_t i = 0; i < dim; i++) all.push_back(std::nullopt);
  for (int64_t i = 0; i < mask.dim(); i++) all.push_back(table[0].select(1, i));
  Tensor values = call_row("index.Tensor", {self, all})[0];
  return values.narrow(dim, 0, local_scalar_dense(table[1]).toLong());
}

Tensor read_index(const Tensor& self, const Indices& given) {
  check_count(self, given);
  if (std::optional<Tensor> mask = lone_scalar_mask(given)) {
    Indices in_front;
    in_front.push_back(mask->reshape(1));
    return read_index(self.unsqueeze(0), in_front);
  }
  if (std::optional<Tensor> masked = read_masked(self, given)) return *masked;
  return call_row("index.Tensor", {self, settle(self, given, false)})[0];
}

Tensor& index_out(const Tensor& self, const Indices& given, Tensor& out) {
  if (inferring) return out;
  Tensor result = read_index(self, given);
  TORCH_CHECK(out.scalar_type() == result.scalar_type(), "index_out: self (", self.scalar_type(), ") and result (",
              out.scalar_type(), ") must have the same scalar type");
  at::native::resize_output(out, result.sizes());
  out.copy_(result);
  return out;
}

Tensor& index_put(Tensor& self, const Indices& given, const Tensor& values, bool accumulate, bool) {
  check_count(self, given);
  TORCH_CHECK_INDEX(self.scalar_type() == values.scalar_type(),
                    "Index put requires the source and destination dtypes match, got ", self.scalar_type(),
                    " for the destination and ", values.scalar_type(), " for the source.");
  if (self.numel() == 0) return self;
  Tensor v = values.device() == self.device() || values.dim() == 0 ? values : values.to(self.device());
  call_row_in_place("_index_put_impl", {self, settle(self, given, true), v, accumulate, false});
  return self;
}

}  // namespace

void index_kernels(Manual& impl) {
  impl("index.Tensor", TORCH_FN(read_index));
  impl("index.Tensor_out", TORCH_FN(index_out));
  impl("_index_put_impl_", TORCH_FN(index_put));
}

}  // namespace tpu::aten
