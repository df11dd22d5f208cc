// Batch norm entry points that write running statistics: the rows give the new statistics as results, these kernels put
// them in place.
#include <ATen/native/Resize.h>

#include "aten/manual.h"
#include "aten/rows.h"

namespace tpu::aten {
namespace {

using at::Tensor;
using OptTensor = std::optional<Tensor>;
using c10::IValue;

IValue opt(const OptTensor& t) { return t && t->defined() ? IValue(*t) : IValue(); }

void put(const OptTensor& running, const Tensor& value) {
  if (running && running->defined()) rebind(*running, value);
}

std::tuple<Tensor, Tensor, Tensor> forward(const Tensor& input, const OptTensor& weight, const OptTensor& bias,
                                           const OptTensor& mean, const OptTensor& var, bool training, double momentum,
                                           double eps) {
  auto r = call_row("tpu::batch_norm", {input, opt(weight), opt(bias), opt(mean), opt(var), training, momentum, eps});
  if (training) {
    put(mean, r[3]);
    put(var, r[4]);
  }
  return {r[0], r[1], r[2]};
}

std::tuple<Tensor, Tensor, Tensor> legit(const Tensor& input, const OptTensor& weight, const OptTensor& bias,
                                         Tensor& mean, Tensor& var, bool training, double momentum, double eps) {
  return forward(input, weight, bias, mean, var, training, momentum, eps);
}

Tensor& write(Tensor& out, const Tensor& value) {
  at::native::resize_output(out, value.sizes());
  return out.copy_(value);
}

std::tuple<Tensor&, Tensor&, Tensor&> forward_out(const Tensor& input, const OptTensor& weight, const OptTensor& bias,
                                                  const OptTensor& mean, const OptTensor& var, bool training,
                                                  double momentum, double eps, Tensor& out, Tensor& save_mean,
                                                  Tensor& save_invstd) {
  auto [y, m, s] = forward(input, weight, bias, mean, var, training, momentum, eps);
  return {write(out, y), write(save_mean, m), write(save_invstd, s)};
}

std::tuple<Tensor&, Tensor&, Tensor&> legit_out(const Tensor& input, const OptTensor& weight, const OptTensor& bias,
                                                Tensor& mean, Tensor& var, bool training, double momentum, double eps,
                                                Tensor& out, Tensor& save_mean, Tensor& save_invstd) {
  return forward_out(input, weight, bias, mean, var, training, momentum, eps, out, save_mean, save_invstd);
}

std::tuple<Tensor, Tensor, Tensor, Tensor> with_update(const Tensor& input, const OptTensor& weight,
                                                       const OptTensor& bias, Tensor& mean, Tensor& var,
                                                       double momentum, double eps) {
  auto [out, save_mean, save_invstd] = forward(input, weight, bias, mean, var, true, momentum, eps);
  return {out, save_mean, save_invstd, input.new_empty({0}, at::kByte)};
}

std::tuple<Tensor&, Tensor&, Tensor&, Tensor&> with_update_out(const Tensor& input, const OptTensor& weight,
                                                               const OptTensor& bias, Tensor& mean, Tensor& var,
                                                               double momentum, double eps, Tensor& out,
                                                               Tensor& save_mean, Tensor& save_invstd,
                                                               Tensor& reserve) {
  auto [y, m, s, r] = with_update(input, weight, bias, mean, var, momentum, eps);
  return {write(out, y), write(save_mean, m), write(save_invstd, s), write(reserve, r)};
}

std::tuple<Tensor, Tensor> gather_stats(const Tensor& input, const Tensor& mean, const Tensor& invstd,
                                        const OptTensor& running_mean, const OptTensor& running_var, double momentum,
                                        double eps, const Tensor& counts) {
  auto r = call_row("tpu::batch_norm_gather_stats",
                    {input, mean, invstd, opt(running_mean), opt(running_var), momentum, eps, counts});
  put(running_mean, r[2]);
  put(running_var, r[3]);
  return {r[0], r[1]};
}

std::tuple<Tensor, Tensor> gather_stats_evenly(const Tensor& input, const Tensor& mean, const Tensor& invstd,
                                               const OptTensor& running_mean, const OptTensor& running_var,
                                               double momentum, double eps, int64_t count) {
  Tensor counts = mean.new_full({mean.size(0)}, count);
  return gather_stats(input, mean, invstd, running_mean, running_var, momentum, eps, counts);
}

std::tuple<Tensor, Tensor> update_stats(const Tensor& input, const OptTensor& running_mean,
                                        const OptTensor& running_var, double momentum) {
  auto r = call_row("tpu::batch_norm_update_stats", {input, opt(running_mean), opt(running_var), momentum});
  put(running_mean, r[2]);
  put(running_var, r[3]);
  return {r[0], r[1]};
}

}  // namespace

void batch_norm_kernels(Manual& impl) {
  impl("native_batch_norm", TORCH_FN(forward));
  impl("native_batch_norm.out", TORCH_FN(forward_out));
  impl("_native_batch_norm_legit", TORCH_FN(legit));
  impl("_native_batch_norm_legit.out", TORCH_FN(legit_out));
  impl("_batch_norm_with_update", TORCH_FN(with_update));
  impl("_batch_norm_with_update.out", TORCH_FN(with_update_out));
  impl("batch_norm_gather_stats_with_counts", TORCH_FN(gather_stats));
  impl("batch_norm_gather_stats", TORCH_FN(gather_stats_evenly));
  impl("batch_norm_update_stats", TORCH_FN(update_stats));
}

}  // namespace tpu::aten
