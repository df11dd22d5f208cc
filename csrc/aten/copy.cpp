// Copies: host to device, device to host, device to device; reading one element.
#include <ATen/MemoryOverlap.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/_local_scalar_dense.h>
#include <ATen/ops/conj_physical.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/neg.h>

#include "aten/location.h"
#include "aten/manual.h"
#include "aten/operand.h"
#include "aten/rows.h"
#include "aten/spec.h"
#include "lazy/stream.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::aten {
using runtime::Cell;

namespace {

bool on_tpu(const at::Tensor& t) { return t.device().type() == c10::kPrivateUse1; }

int64_t dtype_arg(c10::ScalarType t) { return static_cast<int64_t>(t); }

// The same storage without lazy conjugation and negation: what rows see.
at::Tensor stored(at::Tensor t) {
  if (t.is_conj()) t = t.conj();
  return t.is_neg() ? t._neg_view() : t;
}

/// A window is fetched with what lies around it and cut on the host where that is not much more: few programs for windows
/// of all sizes and places. False when it would be too much, or src is the whole array.
bool fetch_window(const at::Tensor& src, at::Tensor& host) {
  constexpr int64_t kSmall = 1 << 14;  // bytes that are fetched as fast as one
  Cell* cell = cell_of(*src.unsafeGetTensorImpl());
  const hlo::Type* type = cell && cell->value ? cell->type() : nullptr;
  if (!type || type->dtype != to_hlo(src.scalar_type())) return false;
  int64_t all = numel(type->dims), n = src.numel(), start = 0, run = 1, width = src.element_size();
  for (int64_t d = 0; d < src.dim(); d++) run += (src.size(d) - 1) * src.stride(d);
  if (is_whole(*src.unsafeGetTensorImpl(), *type)) return false;
  runtime::ValueRef value;
  if (all * width <= kSmall || n * 4 >= all) {
    value = runtime::ValueRef::share(cell->read());
  } else if (n > 1 && run <= 4 * n) {
    int64_t size = std::min(bucket(run), all);
    start = std::min(src.storage_offset(), all - size);
    value = dense_value(stored(src).as_strided({size}, {1}, start));
  } else {
    return false;
  }
  auto& stream = lazy::Stream::of(src.device().index());
  stream.make_ready(*value.get(), false);
  at::Tensor around = at::empty({numel(value->type->dims)}, host.options());
  runtime::download(*value.get(), around.mutable_data_ptr());
  stream.raise_failed_checks(true);
  host.copy_(around.as_strided(src.sizes(), src.strides(), src.storage_offset() - start));
  return true;
}

void to_host(const at::Tensor& src, const at::Tensor& dst) {
  at::Tensor host =
      dst.is_contiguous() && dst.scalar_type() == src.scalar_type()
          ? dst
          : at::empty(src.sizes(), dst.options().dtype(src.scalar_type()).memory_format(c10::MemoryFormat::Contiguous));
  if (src.numel() && !fetch_window(src, host)) {
    runtime::ValueRef value;
    // A plain dense array in another order (channels_last, a transpose) is fetched as it lies and re-read on the host.
    Dims stored, permutation;
    Cell* cell = cell_of(*src.unsafeGetTensorImpl());
    TORCH_CHECK(cell, "tpu: tensor's storage has been freed (its size is 0 bytes)");
    if (cell->value && src.storage_offset() == 0 && storage_order(src.sizes(), src.strides(), &stored, &permutation) &&
        !permutation.empty() && *cell->value->type == hlo::Type{to_hlo(src.scalar_type()), stored}) {
      value = cell->value;
      host = at::empty_strided(src.sizes(), src.strides(), dst.options().dtype(src.scalar_type()));
    } else {
      value = dense_value(src);
    }
    auto& stream = lazy::Stream::of(src.device().index());
    stream.make_ready(*value.get(), false);
    runtime::download(*value.get(), host.mutable_data_ptr());
    stream.raise_failed_checks(true);
  }
  if (host.unsafeGetTensorImpl() == dst.unsafeGetTensorImpl()) return;
  if (src.is_conj()) host._set_conj(true);
  if (src.is_neg()) host._set_neg(true);
  const_cast<at::Tensor&>(dst).copy_(host);
}

void to_device(const at::Tensor& src, const at::Tensor& dst) {
  if (dst.numel() == 0) return;
  at::Tensor host = src.expand(dst.sizes()).to(dst.scalar_type()).resolve_conj().resolve_neg();
  Dims stored, permutation;
  Cell* cell = cell_of(*dst.unsafeGetTensorImpl());
  TORCH_CHECK(cell, "tpu: tensor's storage has been freed (its size is 0 bytes)");
  bool all = dst.storage_offset() == 0 && static_cast<size_t>(dst.numel() * dst.element_size()) == cell->bytes &&
             storage_order(dst.sizes(), dst.strides(), &stored, &permutation);
  int device = dst.device().index();
  if (all) {  // upload in storage order and put it in the cell
    if (!permutation.empty()) host = host.permute(permutation);
    host = host.contiguous();
    const hlo::Type* type = runtime::intern({to_hlo(dst.scalar_type()), stored});
    runtime::Origin* origin =
        hlo::byte_size(*type) >= runtime::kLarge ? runtime::origin_of(python_location()) : nullptr;
    cell->value = runtime::upload(device, host.const_data_ptr(), type, origin);
    return;
  }
  host = host.contiguous();
  const hlo::Type* type = runtime::intern({to_hlo(dst.scalar_type()), host.sizes().vec()});
  at::Tensor dense = make_tensor(host.sizes(), host.strides(), host.scalar_type(), device, type,
                                 runtime::upload(device, host.const_data_ptr(), type));
  call_row_out("tpu::copy", {dense, dtype_arg(dst.scalar_type())}, {dst});
}

void between_devices(const at::Tensor& src, const at::Tensor& dst) {
  at::Tensor dense = src.contiguous();
  if (dense.numel() == 0) return;
  auto value = dense_value(dense);
  lazy::Stream::of(src.device().index()).make_ready(*value.get());
  runtime::ValueRef copy(new runtime::Value(value->type, dst.device().index()));
  auto& rt = runtime::Runtime::get();
  int there_index = dst.device().index();
  copy->set_ready(runtime::take_memory(rt.memory(there_index), there_index, hlo::byte_size(*value->type),
                                       [&] { return rt.client().copy_to_device(value->buffer, there_index); }));
  at::Tensor there =
      make_tensor(dense.sizes(), dense.strides(), dense.scalar_type(), dst.device().index(), value->type, copy);
  call_row_out("tpu::copy", {there, dtype_arg(dst.scalar_type())}, {dst});
}

}  // namespace

runtime::ValueRef dense_value(const at::Tensor& t) {
  Cell* cell = cell_of(*t.unsafeGetTensorImpl());
  if (!is_whole(*t.unsafeGetTensorImpl(), *cell->type())) {
    at::Tensor dense = call_row("tpu::copy", {stored(t), dtype_arg(t.scalar_type())})[0].contiguous();
    return cell_of(*dense.unsafeGetTensorImpl())->value;
  }
  return runtime::ValueRef::share(cell->read());
}

at::Tensor copy_from(const at::Tensor& src, const at::Tensor& dst, bool) {
  if (inferring) return dst;  // a structured in-place operator may copy a proxy back
  translate([&] {
    if (!on_tpu(src)) return to_device(src, dst);
    if (!on_tpu(dst)) return to_host(src, dst);
    if (src.device() != dst.device()) return between_devices(src, dst);
    at::assert_no_partial_overlap(dst, src);
    at::Tensor from = src.sizes() == dst.sizes() ? src : src.expand(dst.sizes());
    from = stored(from);  // copy_ reaches this with lazy conjugation and negation still on
    if (src.is_conj() != dst.is_conj()) from = at::conj_physical(from);
    if (src.is_neg() != dst.is_neg()) from = at::neg(from);
    call_row_out("tpu::copy", {from, dtype_arg(dst.scalar_type())}, {dst});
  });
  return dst;
}

void rebind(const at::Tensor& target, const at::Tensor& source) {
  Cell* from = source.numel() ? cell_of(*source.unsafeGetTensorImpl()) : nullptr;
  Cell* to = target.numel() ? cell_of(*target.unsafeGetTensorImpl()) : nullptr;
  bool whole = from && to && from->value && is_whole(*target.unsafeGetTensorImpl(), *from->type()) &&
               is_whole(*source.unsafeGetTensorImpl(), *from->type()) && to->bytes == from->bytes;
  if (whole)
    to->value = from->value;
  else
    copy_from(source, target, false);
}

at::Tensor copy_from_and_resize(const at::Tensor& src, const at::Tensor& dst) {
  at::native::resize_output(dst, src.sizes());
  return copy_from(src, dst, false);
}

c10::Scalar local_scalar_dense(const at::Tensor& t) {
  TORCH_CHECK(t.numel() == 1, "a Tensor with ", t.numel(), " elements cannot be converted to Scalar");
  at::Tensor host = at::empty({}, t.options().device(c10::kCPU));
  copy_from(t.reshape({}), host, false);
  return at::_local_scalar_dense(host);
}

}  // namespace tpu::aten
