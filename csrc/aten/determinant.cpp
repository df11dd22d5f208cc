// Determinants. torch's gradient formulas expect the LU factors of A^T when A is real and contiguous and of A otherwise,
// a difference that only the tensor's strides show, so it is made here and not in the rows.
#include "aten/manual.h"
#include "aten/rows.h"

namespace tpu::aten {
namespace {

using at::Tensor;

Tensor factored(const Tensor& a) { return a.dim() >= 2 && a.is_contiguous() && !a.is_complex() ? a.mT() : a; }

std::tuple<Tensor, Tensor, Tensor> det(const Tensor& a) {
  auto r = call_row("tpu::det", {factored(a)});
  return {r[0], r[1], r[2]};
}
std::tuple<Tensor, Tensor, Tensor, Tensor> slogdet(const Tensor& a) {
  auto r = call_row("tpu::slogdet", {factored(a)});
  return {r[0], r[1], r[2], r[3]};
}

Tensor& write(Tensor& out, const Tensor& value) { return out.resize_(value.sizes()).copy_(value); }

std::tuple<Tensor&, Tensor&, Tensor&> det_out(const Tensor& a, Tensor& result, Tensor& lu, Tensor& pivots) {
  auto [r0, r1, r2] = det(a);
  return {write(result, r0), write(lu, r1), write(pivots, r2)};
}
std::tuple<Tensor&, Tensor&, Tensor&, Tensor&> slogdet_out(const Tensor& a, Tensor& sign, Tensor& logabsdet, Tensor& lu,
                                                           Tensor& pivots) {
  auto [r0, r1, r2, r3] = slogdet(a);
  return {write(sign, r0), write(logabsdet, r1), write(lu, r2), write(pivots, r3)};
}

}  // namespace

void determinant_kernels(Manual& impl) {
  impl("_linalg_det", TORCH_FN(det));
  impl("_linalg_det.result", TORCH_FN(det_out));
  impl("_linalg_slogdet", TORCH_FN(slogdet));
  impl("_linalg_slogdet.sign", TORCH_FN(slogdet_out));
}

}  // namespace tpu::aten
