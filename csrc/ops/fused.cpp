// Fused optimizer steps and the gradient scaler: one program for a whole step. Results are the lists one after another, in
// the order of the schema's returns.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// A hyperparameter at full width, so that 1 - beta keeps its digits; the arithmetic on it is 0-dim.
Val wide(Exact e) { return convert(e, DType::F64); }
Val wide(Val v) { return convert(v, DType::F64); }

Val like(Val scalar, Val x) { return convert(scalar, x.dtype()); }

/// What the gradient scaler hands to a fused step.
struct Scaling {
  optional<Val> scale, found_inf;

  Val unscaled(Val grad) const { return scale ? grad / like(*scale, grad) : grad; }
  /// Nothing changes in a step whose gradients overflowed.
  Val kept(Val before, Val after) const {
    after = convert(after, before.dtype());
    return found_inf ? select(reshape(*found_inf, {}) != 0, before, after) : after;
  }
};

struct AdamStep {
  Val lr, beta1, beta2, weight_decay, eps;
  bool amsgrad, maximize, decoupled;
  Scaling scaling;
};

/// ATen/native/cpu/FusedAdamKernel.cpp, with all of a step in one program.
Vals adam(const AdamStep& s, const Vals& params, const Vals& grads, const Vals& exp_avgs, const Vals& exp_avg_sqs,
          const Vals& max_exp_avg_sqs, const Vals& steps) {
  size_t n = params.size();
  Vals out(n * (s.amsgrad ? 5 : 4));
  for (size_t i = 0; i < n; i++) {
    Val param = widen(params[i]), exp_avg = widen(exp_avgs[i]), exp_avg_sq = widen(exp_avg_sqs[i]);
    Val grad = s.scaling.unscaled(widen(grads[i]));
    out[n + i] = convert(grad, grads[i].dtype());
    Val step = wide(reshape(steps[i], {}));
    Val correction1 = 1 - power(s.beta1, step), correction2 = sqrt(1 - power(s.beta2, step));
    if (s.maximize) grad = -grad;
    if (s.decoupled) {
      param = param - param * like(s.lr * s.weight_decay, param);
    } else {
      grad = grad + param * like(s.weight_decay, param);
    }
    exp_avg = exp_avg + (grad - exp_avg) * like(1 - s.beta1, grad);
    exp_avg_sq = exp_avg_sq * like(s.beta2, grad) + grad * grad * like(1 - s.beta2, grad);
    Val most = s.amsgrad ? maximum(widen(max_exp_avg_sqs[i]), exp_avg_sq) : exp_avg_sq;
    Val denominator = sqrt(most) / like(correction2, grad) + like(s.eps, grad);
    param = param - exp_avg / denominator * like(s.lr / correction1, grad);
    out[i] = s.scaling.kept(params[i], param);
    out[2 * n + i] = s.scaling.kept(exp_avgs[i], exp_avg);
    out[3 * n + i] = s.scaling.kept(exp_avg_sqs[i], exp_avg_sq);
    if (s.amsgrad) out[4 * n + i] = s.scaling.kept(max_exp_avg_sqs[i], most);
  }
  return out;
}

template <class Lr>
void adam_row(Table& op, const char* name, bool decoupled) {
  op(name, takes(kFloats) | infers,
     [=](Vals params, Vals grads, Vals exp_avgs, Vals exp_avg_sqs, Vals max_exp_avg_sqs, Vals steps, Lr lr, Exact beta1,
         Exact beta2, Exact weight_decay, Exact eps, bool amsgrad, bool maximize, optional<Val> scale,
         optional<Val> found_inf) {
       AdamStep s{wide(lr), wide(beta1), wide(beta2), wide(weight_decay), wide(eps),
                  amsgrad,  maximize,    decoupled,   {scale, found_inf}};
       return adam(s, params, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, steps);
     });
}

/// FusedSGDKernel.cpp. Without momentum the list of buffers is empty.
template <class Lr>
void sgd_row(Table& op, const char* name) {
  op(name, takes(kFloats) | infers,
     [](Vals params, Vals grads, Vals buffers, Exact weight_decay, Exact momentum, Lr lr, Exact dampening,
        bool nesterov, bool maximize, bool is_first_step, optional<Val> scale, optional<Val> found_inf) {
       Scaling scaling{scale, found_inf};
       size_t n = params.size();
       Vals out(n * (buffers.empty() ? 2 : 3));
       for (size_t i = 0; i < n; i++) {
         Val param = widen(params[i]), grad = scaling.unscaled(widen(grads[i]));
         out[n + i] = convert(grad, grads[i].dtype());
         if (maximize) grad = -grad;
         grad = grad + param * like(wide(weight_decay), param);
         if (!buffers.empty()) {
           Val m = like(wide(momentum), grad);
           Val buffer = is_first_step ? grad : widen(buffers[i]) * m + grad * like(1 - wide(dampening), grad);
           out[2 * n + i] = scaling.kept(buffers[i], buffer);
           grad = nesterov ? grad + buffer * m : buffer;
         }
         out[i] = scaling.kept(params[i], param - grad * like(wide(lr), grad));
       }
       return out;
     });
}

/// FusedAdagradKernel.cpp
template <class Lr>
void adagrad_row(Table& op, const char* name, bool returns_steps) {
  op(name, takes(kFloats) | infers,
     [=](Vals params, Vals grads, Vals sums, Vals steps, Lr lr, Exact lr_decay, Exact weight_decay, Exact eps,
         bool maximize, optional<Val> scale, optional<Val> found_inf) {
       Scaling scaling{scale, found_inf};
       size_t n = params.size();
       Vals out(n * 3);
       for (size_t i = 0; i < n; i++) {
         Val param = widen(params[i]), grad = scaling.unscaled(widen(grads[i]));
         out[n + i] = convert(grad, grads[i].dtype());
         if (maximize) grad = -grad;
         grad = grad + param * like(wide(weight_decay), param);
         Val rate = wide(lr) / (1 + (wide(reshape(steps[i], {})) - 1) * wide(lr_decay));
         Val sum = widen(sums[i]) + grad * grad;
         out[i] = scaling.kept(params[i], param - grad / (sqrt(sum) + like(wide(eps), grad)) * like(rate, grad));
         out[2 * n + i] = scaling.kept(sums[i], sum);
       }
       if (returns_steps) out.insert(out.end(), steps.begin(), steps.end());
       return out;
     });
}

void gradient_scaler(Table& op) {
  op("_amp_foreach_non_finite_check_and_unscale", takes(kFloats) | infers,
     [](Vals grads, Val found_inf, Val inv_scale) {
       Vals out;
       Val found = found_inf != 0;
       for (Val grad : grads) {
         found = found | reduce_or(logical_not(is_finite(grad)), {});
         Val g = widen(grad);
         out.push_back(convert(g * like(reshape(inv_scale, {}), g), grad.dtype()));
       }
       out.push_back(convert(found, found_inf.dtype()));
       return out;
     });
  op("_amp_update_scale", takes(kFloats) | infers,
     [](Val scale, Val growth_tracker, Val found_inf, Exact growth, Exact backoff,
        Exact interval) -> std::array<Val, 2> {
       Val found = found_inf != 0, good = growth_tracker + 1;
       Val grows = good == convert(interval, good.dtype());
       Val grown = scale * like(growth, scale);
       Val larger = select(grows & is_finite(grown), grown, scale);
       return {select(found, scale * like(backoff, scale), larger), select(found | grows, 0, good)};
     });
}

}  // namespace

void fused_rows(Table& op) {
  adam_row<Exact>(op, "_fused_adam", false);
  adam_row<Val>(op, "_fused_adam.tensor_lr", false);
  adam_row<Exact>(op, "_fused_adamw", true);
  adam_row<Val>(op, "_fused_adamw.tensor_lr", true);
  sgd_row<Exact>(op, "_fused_sgd");
  sgd_row<Val>(op, "_fused_sgd.tensor_lr");
  adagrad_row<Exact>(op, "_fused_adagrad", true);
  adagrad_row<Val>(op, "_fused_adagrad.tensor_lr", false);
  gradient_scaler(op);
}

}  // namespace tpu::ops
