// Batch normalisation, one form for all of torch's entry points.
//
// torch's native_batch_norm writes running_mean and running_var in place although its schema does not say so, and the
// same holds for batch_norm_update_stats and batch_norm_gather_stats*. Rows are functional, so these come as internal
// rows that return the new statistics after the schema's own results; the aten kernel of that name (aten/) calls the row
// and stores the last two results into the running tensors:
//     native_batch_norm(...)                    = tpu::batch_norm(...)[:3],           then running_* = [3], [4]
//     batch_norm_update_stats(...)              = tpu::batch_norm_update_stats[:2],   then running_* = [2], [3]
//     batch_norm_gather_stats(_with_counts)     = tpu::batch_norm_gather_stats[:2],   then running_* = [2], [3]
// A null result means that there is nothing to store. _native_batch_norm_legit and _batch_norm_with_update follow from
// their *_functional rows in the same way.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// All dims but the channel's.
Dims batch_axes(Val x) {
  Dims axes;
  for (int64_t i = 0; i < x.rank(); i++) {
    if (i != 1) axes.push_back(i);
  }
  return axes;
}
double count(Val x) { return static_cast<double>(extent(x, batch_axes(x))); }

/// A per-channel vector against x, in x's widened dtype.
Val along(Val v, Val x) { return broadcast_in_dim(convert(v, opmath_of(x.dtype())), x.dims(), {1}); }

struct Stats {
  Val mean, var;  // biased
};
Stats batch_stats(Val x) {
  Val w = widen(x), n = lit(w, count(x));
  Val mean = reduce_sum(w, batch_axes(x)) / n, d = w - along(mean, x);
  return {mean, reduce_sum(d * d, batch_axes(x)) / n};
}

Val normalise(Val x, Val mean, Val invstd, const optional<Val>& weight, const optional<Val>& bias) {
  Val y = (widen(x) - along(mean, x)) * along(invstd, x);
  if (weight) y = y * along(*weight, x);
  if (bias) y = y + along(*bias, x);
  return convert(y, x.dtype());
}

/// (1 - momentum) * running + momentum * batch, in running's dtype.
Val moving(const optional<Val>& running, Val batch, Num momentum) {
  if (!running) return {};
  Val m = convert(momentum.v, batch.dtype());
  return convert((1.0 - m) * convert(*running, batch.dtype()) + m * batch, running->dtype());
}
/// running_var takes the unbiased variance.
Val unbiased(Val var, double n) { return var * (n / (n - 1)); }

Val eps_like(Num eps, Val v) { return convert(eps.v, v.dtype()); }

/// {y, save_mean, save_invstd, new running_mean, new running_var}. In evaluation the saved ones are empty, as on the CPU.
std::array<Val, 5> batch_norm(Val x, const optional<Val>& weight, const optional<Val>& bias,
                              const optional<Val>& running_mean, const optional<Val>& running_var, bool training,
                              Num momentum, Num eps) {
  if (!training) {
    require(running_mean && running_var, "Expected running_mean and running_var to be defined when training=False");
    Val mean = widen(*running_mean), var = widen(*running_var);
    Val none = full(*x.b, {opmath_of(x.dtype()), {0}}, 0);
    return {normalise(x, mean, rsqrt(var + eps_like(eps, var)), weight, bias), none, none, *running_mean, *running_var};
  }
  Stats s = batch_stats(x);
  Val invstd = rsqrt(s.var + eps_like(eps, s.var));
  return {normalise(x, s.mean, invstd, weight, bias), s.mean, invstd, moving(running_mean, s.mean, momentum),
          moving(running_var, unbiased(s.var, count(x)), momentum)};
}

/// Gradients of y = (x - mean) * invstd * weight + bias. In training mean and invstd depend on x.
std::array<Val, 3> backward(Val g, Val x, const optional<Val>& weight, Val mean, Val invstd, bool training,
                            const std::vector<bool>& mask) {
  Val dy = widen(g);
  Val xhat = (widen(x) - along(mean, x)) * along(invstd, x);
  Val sum_dy = reduce_sum(dy, batch_axes(x)), sum_dy_xhat = reduce_sum(dy * xhat, batch_axes(x));
  std::array<Val, 3> out;
  if (mask[0]) {
    Val scale = convert(invstd, dy.dtype());
    if (weight) scale = scale * convert(*weight, dy.dtype());
    Val dx = dy;
    if (training) dx = dy - along(sum_dy / count(x), x) - xhat * along(sum_dy_xhat / count(x), x);
    out[0] = convert(dx * along(scale, x), x.dtype());
  }
  DType param = weight ? weight->dtype() : opmath_of(x.dtype());
  if (mask[1]) out[1] = convert(sum_dy_xhat, param);
  if (mask[2]) out[2] = convert(sum_dy, param);
  return out;
}

std::array<Val, 3> batch_norm_backward(Val g, Val x, const optional<Val>& weight, const optional<Val>& running_mean,
                                       const optional<Val>& running_var, const optional<Val>& save_mean,
                                       const optional<Val>& save_invstd, bool training, Num eps,
                                       const std::vector<bool>& mask) {
  if (training) return backward(g, x, weight, widen(*save_mean), widen(*save_invstd), true, mask);
  Val var = widen(*running_var);
  return backward(g, x, weight, widen(*running_mean), rsqrt(var + eps_like(eps, var)), false, mask);
}

/// cuDNN's scratch space, which torch's fused entry points return: always empty here.
Val no_reserve(Val x) { return full(*x.b, {DType::U8, {0}}, 0); }

// ---- the pieces that SyncBatchNorm puts together -------------------------------------------------------------------

/// Statistics of all replicas from each one's mean, invstd [replicas, C] and element counts [replicas].
std::array<Val, 4> gather_stats(Val mean, Val invstd, const optional<Val>& running_mean,
                                const optional<Val>& running_var, Num momentum, Num eps, Val counts) {
  Val m = widen(mean), is = widen(invstd);
  Val n = broadcast_in_dim(convert(counts, m.dtype()), m.dims(), {0}), total = reduce_sum(n, {0});
  Val e = eps_like(eps, m);
  Val all_mean = reduce_sum(m * n, {0}) / total;
  Val d = m - all_mean;
  Val squares = reduce_sum((1.0 / (is * is) - e + d * d) * n, {0});
  Val var = squares / total;
  return {all_mean, rsqrt(var + e), moving(running_mean, all_mean, momentum),
          moving(running_var, squares / (total - 1.0), momentum)};
}

void sync_batch_norm_rows(Table& op) {
  op("batch_norm_stats", infers, [](Val x, Num eps) {
    Stats s = batch_stats(x);
    return std::array{s.mean, rsqrt(s.var + eps_like(eps, s.var))};
  });
  op("batch_norm_elemt", infers, [](Val x, optional<Val> weight, optional<Val> bias, Val mean, Val invstd, Ignored) {
    return normalise(x, mean, invstd, weight, bias);
  });
  op("tpu::batch_norm_gather_stats", infers,
     [](Val, Val mean, Val invstd, optional<Val> running_mean, optional<Val> running_var, Num momentum, Num eps,
        Val counts) { return gather_stats(mean, invstd, running_mean, running_var, momentum, eps, counts); });
  op("batch_norm_backward_reduce", infers,
     [](Val g, Val x, Val mean, Val invstd, optional<Val> weight, bool input_g, bool weight_g, bool bias_g) {
       Val dy = widen(g), d = widen(x) - along(mean, x);
       Val sum_dy = reduce_sum(dy, batch_axes(x)), sum_dy_xmu = reduce_sum(dy * d, batch_axes(x));
       DType param = weight ? weight->dtype() : dy.dtype();
       std::array<Val, 4> out;
       if (input_g) out[0] = sum_dy;
       if (input_g) out[1] = sum_dy_xmu;
       if (weight_g) out[2] = convert(sum_dy_xmu * convert(invstd, dy.dtype()), param);
       if (bias_g) out[3] = convert(sum_dy, param);
       return out;
     });
  op("batch_norm_backward_elemt", infers,
     [](Val g, Val x, Val mean, Val invstd, optional<Val> weight, Val sum_dy, Val sum_dy_xmu, Val counts) {
       Val dy = widen(g), total = convert(reduce_sum(counts, {}), dy.dtype());
       Val is = convert(invstd, dy.dtype());
       Val slope = convert(sum_dy_xmu, dy.dtype()) / total * is * is;
       Val dx = dy - along(convert(sum_dy, dy.dtype()) / total, x) - (widen(x) - along(mean, x)) * along(slope, x);
       return convert(dx * along(weight ? is * convert(*weight, is.dtype()) : is, x), x.dtype());
     });
}

}  // namespace

void batch_norm_rows(Table& op) {
  auto full_form = [](Val x, optional<Val> weight, optional<Val> bias, optional<Val> running_mean,
                      optional<Val> running_var, bool training, Num momentum, Num eps) {
    return batch_norm(x, weight, bias, running_mean, running_var, training, momentum, eps);
  };
  op("tpu::batch_norm", infers, full_form);
  op("_native_batch_norm_legit_functional", infers,
     [](Val x, optional<Val> weight, optional<Val> bias, Val running_mean, Val running_var, bool training, Num momentum,
        Num eps) { return batch_norm(x, weight, bias, running_mean, running_var, training, momentum, eps); });
  op("_native_batch_norm_legit.no_stats", infers,
     [](Val x, optional<Val> weight, optional<Val> bias, bool training, Num momentum, Num eps) {
       auto r = batch_norm(x, weight, bias, {}, {}, training, momentum, eps);
       return std::array{r[0], r[1], r[2]};
     });
  op("_native_batch_norm_legit_no_training", infers,
     [](Val x, optional<Val> weight, optional<Val> bias, Val running_mean, Val running_var, Num momentum, Num eps) {
       auto r = batch_norm(x, weight, bias, running_mean, running_var, false, momentum, eps);
       return std::array{r[0], r[1], r[2]};
     });
  op("_batch_norm_with_update_functional", infers,
     [](Val x, optional<Val> weight, optional<Val> bias, Val running_mean, Val running_var, Num momentum, Num eps) {
       auto r = batch_norm(x, weight, bias, running_mean, running_var, true, momentum, eps);
       return std::array{r[0], r[1], r[2], no_reserve(x), r[3], r[4]};
     });
  op("_batch_norm_no_update", infers,
     [](Val x, optional<Val> weight, optional<Val> bias, optional<Val> running_mean, optional<Val> running_var,
        Num momentum, Num eps) {
       auto r = batch_norm(x, weight, bias, running_mean, running_var, !running_mean, momentum, eps);
       return std::array{r[0], r[1], r[2], no_reserve(x)};
     });
  op("tpu::batch_norm_update_stats", infers,
     [](Val x, optional<Val> running_mean, optional<Val> running_var, Num momentum) {
       Stats s = batch_stats(x);
       return std::array{s.mean, s.var, moving(running_mean, s.mean, momentum),
                         moving(running_var, unbiased(s.var, count(x)), momentum)};
     });

  op("native_batch_norm_backward", infers,
     [](Val g, Val x, optional<Val> weight, optional<Val> running_mean, optional<Val> running_var,
        optional<Val> save_mean, optional<Val> save_invstd, bool training, Num eps, std::vector<bool> mask) {
       return batch_norm_backward(g, x, weight, running_mean, running_var, save_mean, save_invstd, training, eps, mask);
     });
  op("batch_norm_backward", infers,
     [](Val g, Val x, Val weight, optional<Val> running_mean, optional<Val> running_var, optional<Val> save_mean,
        optional<Val> save_invstd, bool update, Num eps, std::vector<bool> mask, Ignored) {
       return batch_norm_backward(g, x, weight, running_mean, running_var, save_mean, save_invstd, update, eps, mask);
     });
  sync_batch_norm_rows(op);
}

}  // namespace tpu::ops
