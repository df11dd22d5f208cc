// Scaled dot product attention as one program, forward and backward.
//
// torch's fused entry points (_scaled_dot_product_fused_attention_overrideable and its backward) also return SymInts and
// random state, so they are hand-written kernels in aten/ that call these two internal rows. They may be chosen by
// _fused_sdp_choice (answer 4, overrideable) when dropout_p is 0, query, key and value are 4-d and of one floating dtype,
// and key's head count divides query's; everything else is torch's math composite (answer 0).
//
// The causal mask is torch's: query i sees keys 0..i. A row whose keys are all masked gives zero, as on the CPU.
// The forward is plain softmax(q k^T) v. The TPU compiler recognises that, and emits its flash kernel, where nothing stands
// between the product and the softmax: so the scale goes to the query there, rounded to its dtype, and a mask, which has
// no other place, means that the scores are written out (libtpu 0.0.52).
#include <cmath>
#include <limits>

#include "ops/family.h"

namespace tpu::ops {
namespace {

/// Query heads in groups of one key head each: [B, Hkv, G * L, E] against key's [B, Hkv, S, E].
struct Heads {
  int64_t b, h, g, l, s;
  Dims scores() const { return {b, h, g, l, s}; }
};

Heads heads_of(Val q, Val k) {
  require(q.rank() == 4 && k.rank() == 4, "attention: query, key and value must be 4-dimensional");
  int64_t hq = q.dim(1), hk = k.dim(1);
  require(hk > 0 && hq % hk == 0, "attention: the number of heads of key (", hk, ") must divide that of query (", hq,
          ")");
  return {q.dim(0), hk, hq / hk, q.dim(2), k.dim(2)};
}

Val fold_heads(Val q, const Heads& n) { return reshape(q, {n.b, n.h, n.g * n.l, q.dim(3)}); }

constexpr double kNegInf = -std::numeric_limits<double>::infinity();

double scale_of(Val q, const optional<double>& scale) {
  return scale ? *scale : 1.0 / std::sqrt(static_cast<double>(q.dim(3)));
}

/// scale * q k^T with bias and causal mask, [B, Hkv, G, L, S] in F32 or F64.
Val scores(Val q, Val k, const optional<Val>& bias, bool causal, double scale, const Heads& n, Platform platform) {
  DType t = opmath_of(q.dtype());
  bool on_query = platform == Platform::Tpu;
  if (on_query) q = convert(convert(q, t) * scale, q.dtype());
  Val s = reshape(dot_general(fold_heads(q, n), k, {{0, 1}, {0, 1}, {3}, {3}}, t), n.scores());
  if (!on_query) s = s * scale;
  if (bias) {
    Val full_bias = *bias;
    while (full_bias.rank() < 4) full_bias = unsqueeze(full_bias, 0);
    full_bias = broadcast_to(full_bias, {n.b, n.h * n.g, n.l, n.s});
    full_bias = reshape(full_bias, n.scores());
    s = is_pred(full_bias.dtype()) ? select(full_bias, s, full_like(s, kNegInf)) : s + convert(full_bias, t);
  }
  if (causal) {
    Builder& b = *q.b;
    Val sees = iota(b, {DType::S32, {n.l, n.s}}, 0) >= iota(b, {DType::S32, {n.l, n.s}}, 1);
    s = select(broadcast_in_dim(sees, s.dims(), {3, 4}), s, full_like(s, kNegInf));
  }
  return s;
}

/// Whether a row of scores may be masked as a whole. A causal row always sees key 0.
bool may_mask_rows(const optional<Val>& bias) { return bias.has_value(); }

/// {output, logsumexp [B, Hq, L]}.
std::array<Val, 2> attention(Ctx& c, Val q, Val k, Val v, optional<Val> bias, bool causal, optional<double> scale) {
  Heads n = heads_of(q, k);
  Val s = scores(q, k, bias, causal, scale_of(q, scale), n, c.platform);
  Val top = reduce_max(s, {4}, true);
  if (may_mask_rows(bias)) top = select(top == kNegInf, zeros_like(top), top);
  Val e = exp(s - top), sum = reduce_sum(e, {4}, true);
  Val p = e / sum;
  if (may_mask_rows(bias)) p = select(broadcast_to(sum == 0, p.dims()), zeros_like(p), p);
  Val folded = reshape(convert(p, v.dtype()), {n.b, n.h, n.g * n.l, n.s});
  Val out = dot_general(folded, v, {{0, 1}, {0, 1}, {3}, {2}});
  return {reshape(out, {n.b, n.h * n.g, n.l, v.dim(3)}), reshape(log(sum) + top, {n.b, n.h * n.g, n.l})};
}

/// Sums a gradient down to the dims that were broadcast.
Val sum_to(Val g, const Dims& dims) {
  Dims axes;
  int64_t lead = g.rank() - static_cast<int64_t>(dims.size());
  for (int64_t i = 0; i < g.rank(); i++) {
    if (i < lead || (dims[i - lead] == 1 && g.dims()[i] != 1)) axes.push_back(i);
  }
  return reshape(axes.empty() ? g : reduce_sum(g, axes, true), dims);
}

/// {grad_query, grad_key, grad_value, grad_bias}, each when wanted.
std::array<Val, 4> attention_backward(Ctx& c, Val g, Val q, Val k, Val v, optional<Val> bias, std::vector<bool> wanted,
                                      Val out, Val lse, bool causal, optional<double> scale_arg) {
  Heads n = heads_of(q, k);
  double scale = scale_of(q, scale_arg);
  DType t = opmath_of(q.dtype());
  Val s = scores(q, k, bias, causal, scale, n, c.platform);
  Val l = reshape(convert(lse, t), {n.b, n.h, n.g, n.l, 1});
  Val p = exp(s - l);
  if (may_mask_rows(bias)) p = select(broadcast_to(l == kNegInf, p.dims()), zeros_like(p), p);
  auto fold_scores = [&](Val x, DType as) { return reshape(convert(x, as), {n.b, n.h, n.g * n.l, n.s}); };
  Val dy = fold_heads(g, n), dp = reshape(dot_general(dy, v, {{0, 1}, {0, 1}, {3}, {3}}, t), n.scores());
  Val delta = reduce_sum(widen(g) * widen(out), {3}, true);
  Val ds = p * (dp - reshape(delta, {n.b, n.h, n.g, n.l, 1}));
  std::array<Val, 4> grads;
  Val folded = fold_scores(ds * scale, q.dtype());
  if (wanted[0]) grads[0] = reshape(dot_general(folded, k, {{0, 1}, {0, 1}, {3}, {2}}), q.dims());
  if (wanted[1]) grads[1] = dot_general(folded, fold_heads(q, n), {{0, 1}, {0, 1}, {2}, {2}});
  if (wanted[2]) grads[2] = dot_general(fold_scores(p, v.dtype()), dy, {{0, 1}, {0, 1}, {2}, {2}});
  if (wanted[3] && bias)
    grads[3] = convert(sum_to(reshape(ds, {n.b, n.h * n.g, n.l, n.s}), bias->dims()), bias->dtype());
  return grads;
}

}  // namespace

void attention_rows(Table& op) {
  op("tpu::attention", infers | takes(kFloats),
     [](Ctx& c, Val q, Val k, Val v, optional<Val> bias, bool causal, optional<double> scale) {
       return attention(c, q, k, v, bias, causal, scale);
     });
  op("tpu::attention_backward", infers | takes(kFloats),
     [](Ctx& c, Val g, Val q, Val k, Val v, optional<Val> bias, std::vector<bool> wanted, Val out, Val lse, bool causal,
        optional<double> scale) { return attention_backward(c, g, q, k, v, bias, wanted, out, lse, causal, scale); });
}

}  // namespace tpu::ops
