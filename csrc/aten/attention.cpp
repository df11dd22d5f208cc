// Scaled dot product attention: which form torch should take, and the fused form. The fused rows compute no dropout, so a
// call with dropout takes torch's own composition.
#include <ATen/Context.h>
#include <ATen/SDPBackend.h>
#include <ATen/native/transformers/attention.h>
#include <ATen/ops/empty.h>

#include "aten/manual.h"
#include "aten/rows.h"

namespace tpu::aten {
namespace {

using at::Tensor;
using OptTensor = std::optional<Tensor>;

int64_t choose(const Tensor& q, const Tensor& k, const Tensor& v, const OptTensor& mask, double dropout, bool,
               std::optional<double>, bool grouped) {
  // Sizes may be symbols: torch asks while a graph is traced too.
  auto same = [](const Tensor& a, const Tensor& b, int64_t d) { return a.sym_size(d) == b.sym_size(d); };
  bool fits = q.dim() == 4 && k.dim() == 4 && v.dim() == 4 && dropout == 0.0 && q.sym_numel() != 0 &&
              k.sym_numel() != 0 && v.sym_numel() != 0 && same(q, k, 0) && same(k, v, 0) && same(k, v, 1) &&
              same(k, v, 2) && (grouped ? q.sym_size(1) % k.sym_size(1) == 0 : same(q, k, 1)) &&
              c10::isFloatingType(q.scalar_type()) && (!mask || !mask->defined() || mask->dim() <= 4);
  fits = fits && q.scalar_type() == k.scalar_type() && q.scalar_type() == v.scalar_type() && same(q, k, 3) &&
         at::globalContext().userEnabledOverrideableSDP();
  return static_cast<int64_t>(fits ? at::SDPBackend::overrideable : at::SDPBackend::math);
}

c10::IValue scale_value(std::optional<double> scale) { return scale ? c10::IValue(*scale) : c10::IValue(); }

std::tuple<Tensor, Tensor, Tensor, Tensor, c10::SymInt, c10::SymInt, Tensor, Tensor, Tensor> forward(
    const Tensor& q, const Tensor& k, const Tensor& v, const OptTensor& bias, double dropout, bool causal, bool,
    std::optional<double> scale) {
  TORCH_CHECK_NOT_IMPLEMENTED(dropout == 0.0,
                              "tpu: fused attention with dropout is not supported; torch's math form is");
  auto r = call_row("tpu::attention", {q, k, v, bias && bias->defined() ? c10::IValue(*bias) : c10::IValue(), causal,
                                       scale_value(scale)});
  auto empty = [&](at::ScalarType t) { return at::empty({0}, q.options().dtype(t)); };
  return {r[0],
          r[1],
          empty(at::kInt),
          empty(at::kInt),
          q.size(2),
          k.size(2),
          empty(at::kLong),
          empty(at::kLong),
          empty(q.scalar_type())};
}

std::tuple<Tensor, Tensor, Tensor, Tensor> backward(const Tensor& grad, const Tensor& q, const Tensor& k,
                                                    const Tensor& v, const Tensor& bias, std::array<bool, 4> wanted,
                                                    const Tensor& out, const Tensor& lse, const Tensor&, const Tensor&,
                                                    c10::SymInt, c10::SymInt, double, bool causal, const Tensor&,
                                                    const Tensor&, std::optional<double> scale) {
  c10::List<bool> mask;
  for (bool w : wanted) mask.push_back(w);
  auto r = call_row("tpu::attention_backward", {grad, q, k, v, bias.defined() ? c10::IValue(bias) : c10::IValue(), mask,
                                                out, lse, causal, scale_value(scale)});
  return {r[0], r[1], r[2], r[3]};
}

}  // namespace

void attention_kernels(Manual& impl) {
  impl("_fused_sdp_choice", TORCH_FN(choose));
  impl("_scaled_dot_product_fused_attention_overrideable", TORCH_FN(forward));
  impl("_scaled_dot_product_fused_attention_overrideable_backward", TORCH_FN(backward));
}

}  // namespace tpu::aten

// torch asks this table and not the operator whenever a device has an entry in it.
namespace at::native {
REGISTER_PRIVATEUSE1_DISPATCH(_fused_sdp_choice_stub, &tpu::aten::choose)
}
