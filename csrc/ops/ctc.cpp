// Connectionist temporal classification (Graves et al. 2006): the forward variables alpha, and the gradient through the
// backward variables beta. Lengths are part of the program; time is a loop.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// The labels with a blank before, between and after them, padded to the longest target: [N, L], L = 2 * longest + 1.
struct Problem {
  int64_t time, batch, classes, length;
  Val labels;         // [N, L]
  Val skippable;      // Pred [N, L]: place s may be reached from s - 2
  Val input_lengths;  // [N, 1]
  Val ends;           // [N, 1]: 2 * target length, the last place of each row
};

Val column(Builder& b, const Dims& values) {
  return reshape(constant_list(b, DType::S64, values), {static_cast<int64_t>(values.size()), 1});
}

Problem problem_of(Val log_probs, Val targets, const Dims& input_lengths, const Dims& target_lengths, int64_t blank) {
  Builder& b = *log_probs.b;
  Problem p{log_probs.dims()[0], log_probs.dims()[1], log_probs.dims()[2], 0, {}, {}, {}, {}};
  require(static_cast<int64_t>(input_lengths.size()) == p.batch, "input_lengths must be of size batch_size");
  require(static_cast<int64_t>(target_lengths.size()) == p.batch, "target_lengths must be of size batch_size");
  int64_t longest = 0;
  for (int64_t n : target_lengths) longest = std::max(longest, n);
  for (int64_t n : input_lengths) {
    require(n >= 0 && n <= p.time, "Expected input_lengths to have value at most ", p.time, ", but got value ", n);
  }
  p.length = 2 * longest + 1;
  p.input_lengths = column(b, input_lengths);
  Dims ends;
  for (int64_t n : target_lengths) ends.push_back(2 * n);
  p.ends = column(b, ends);

  Val labels = full(b, {DType::S64, {p.batch, p.length}}, blank);
  if (longest > 0) {
    Val flat = convert(targets, DType::S64);
    Dims places;  // of each row's labels in the flat targets
    int64_t stride = targets.rank() > 1 ? targets.dims()[1] : 0, start = 0, last = targets.numel() - 1;
    for (int64_t n = 0; n < p.batch; n++) {
      for (int64_t s = 0; s < longest; s++) places.push_back(std::min(s < target_lengths[n] ? start + s : start, last));
      start += stride ? stride : target_lengths[n];
    }
    Val dense = take(reshape(flat, {targets.numel()}), constant_list(b, DType::S64, places), 0);
    dense = reshape(dense, {p.batch, longest});
    Val spread = pad(dense, constant(b, DType::S64, blank), {0, 1}, {0, 1}, {0, 1});
    Val used = iota(b, {DType::S64, {p.batch, p.length}}, 1) < p.ends;
    labels = select(used, spread, blank);
  }
  p.labels = labels;
  Val before = pad(labels, constant(b, DType::S64, blank), {0, 2}, {0, -2});
  p.skippable = (labels != blank) & (labels != before);
  return p;
}

Val log_sum_exp(Val a, Val b, Val c) {
  Val top = maximum(maximum(a, b), c);
  Val base = select(is_finite(top), top, 0);
  return log(exp(a - base) + exp(b - base) + exp(c - base)) + base;
}

/// x moved along dim 1, -inf coming in.
Val shifted(Val x, int64_t by) { return pad(x, lowest(*x.b, x.dtype()), {0, by}, {0, -by}); }

/// log_probs of each place's label: [T, N, L].
Val place_scores(const Problem& p, Val log_probs) {
  Val index = broadcast_to(unsqueeze(p.labels, 0), {p.time, p.batch, p.length});
  return take_along_axis(log_probs, index, 2);
}

Val at_time(Val x, Val t) {
  Val zero = constant(*x.b, DType::S64, 0);
  Dims one{1, x.dims()[1], x.dims()[2]};
  return reshape(dynamic_slice(x, {t, zero, zero}, one), {x.dims()[1], x.dims()[2]});
}

Val put_time(Val x, Val row, Val t) {
  Val zero = constant(*x.b, DType::S64, 0);
  return dynamic_update_slice(x, unsqueeze(row, 0), {t, zero, zero});
}

/// alpha over [T, N, L]: log probability of all paths that stand at place s at time t.
Val forward_variables(const Problem& p, Val scores) {
  Builder& b = *scores.b;
  Val minus_inf = lowest(b, scores.dtype());
  Type row{DType::S64, {p.batch, p.length}};
  Val start = iota(b, row, 1) <= minimum(p.ends, 1);
  Val first = select(start, at_time(scores, constant(b, DType::S64, 0)), minus_inf);
  Val alpha = put_time(broadcast_to(minus_inf, scores.dims()), first, constant(b, DType::S64, 0));
  Val skippable = p.skippable;
  Vals out = while_loop(
      {constant(b, DType::S64, 1), first, alpha, scores, skippable}, [&](const Vals& v) { return v[0] < p.time; },
      [&](const Vals& v) -> Vals {
        Val skip = select(v[4], shifted(v[1], 2), lowest(b, v[1].dtype()));
        Val next = log_sum_exp(v[1], shifted(v[1], 1), skip) + at_time(v[3], v[0]);
        return {v[0] + 1, next, put_time(v[2], next, v[0]), v[3], v[4]};
      });
  return out[2];
}

/// beta over [T, N, L]: log probability of all ways to end from place s at time t, its own score included.
Val backward_variables(const Problem& p, Val scores) {
  Builder& b = *scores.b;
  Type row{DType::S64, {p.batch, p.length}};
  Val place = iota(b, row, 1);
  Val finish = (place == p.ends) | (place == p.ends - 1);
  Val minus_inf = broadcast_to(lowest(b, scores.dtype()), {p.batch, p.length});
  // A skip is allowed by the place it lands on.
  Val skip_from = pad(p.skippable, constant(b, DType::Pred, 0), {0, -2}, {0, 2});
  Val last_time = broadcast_to(p.input_lengths - 1, {p.batch, p.length});
  Vals out = while_loop(
      {constant(b, DType::S64, p.time - 1), minus_inf, broadcast_to(lowest(b, scores.dtype()), scores.dims()), scores,
       skip_from, finish, last_time},
      [&](const Vals& v) { return v[0] >= 0; },
      [&](const Vals& v) -> Vals {
        Val none = lowest(b, v[1].dtype());
        Val skip = select(v[4], shifted(v[1], -2), none);
        Val onward = log_sum_exp(v[1], shifted(v[1], -1), skip);
        Val ending = select(v[5], 0, broadcast_to(none, v[1].dims()));
        Val now = select(v[6] == v[0], ending, onward) + at_time(v[3], v[0]);
        now = select(v[6] < v[0], none, now);
        return {v[0] - 1, now, put_time(v[2], now, v[0]), v[3], v[4], v[5], v[6]};
      });
  return out[2];
}

std::array<Val, 2> ctc_loss(Val log_probs, Val targets, const Dims& input_lengths, const Dims& target_lengths,
                            int64_t blank) {
  Problem p = problem_of(log_probs, targets, input_lengths, target_lengths, blank);
  Val scores = place_scores(p, widen(log_probs));
  Builder& b = *scores.b;
  Val alpha = transpose(forward_variables(p, scores), {1, 0, 2});  // [N, T, L]
  // Everything each row has at its own last moment, at its two last places.
  Type full_type{DType::S64, alpha.dims()};
  Val place = iota(b, full_type, 2), ends = unsqueeze(p.ends, 2);
  Val last = (iota(b, full_type, 1) == unsqueeze(p.input_lengths - 1, 2)) & ((place == ends) | (place == ends - 1));
  Val at_end = select(last, alpha, lowest(b, alpha.dtype()));
  Val top = reduce_max(at_end, {1, 2}, true);
  Val base = select(is_finite(top), top, 0);
  Val likelihood = log(reduce_sum(exp(at_end - base), {1, 2})) + reshape(base, {p.batch});
  // Nothing heard: an empty target is certain, any other impossible.
  Val silent = reshape(p.input_lengths == 0, {p.batch}), empty = reshape(p.ends == 0, {p.batch});
  Val impossible = select(empty, 0, broadcast_to(lowest(b, alpha.dtype()), {p.batch}));
  return {-select(silent, impossible, likelihood), alpha};
}

Val ctc_gradient(Val grad, Val log_probs, Val targets, const Dims& input_lengths, const Dims& target_lengths, Val loss,
                 Val alpha, int64_t blank, bool zero_infinity) {
  Problem p = problem_of(log_probs, targets, input_lengths, target_lengths, blank);
  Val lp = widen(log_probs);
  Builder& b = *lp.b;
  Val scores = place_scores(p, lp);
  Val beta = backward_variables(p, scores);
  Val paths = transpose(widen(alpha), {1, 0, 2}) + beta - scores + reshape(widen(loss), {1, p.batch, 1});
  Val share = transpose(exp(paths), {1, 0, 2});  // [N, T, L]: how likely place s at time t is, given the target
  Type hot{DType::S64, {p.batch, p.length, p.classes}};
  Val one_hot = convert(iota(b, hot, 2) == unsqueeze(p.labels, 2), lp.dtype());
  Val expected = transpose(matmul(share, one_hot), {1, 0, 2});
  Val dx = (exp(lp) - expected) * reshape(widen(grad), {1, p.batch, 1});
  Val heard = iota(b, {DType::S64, lp.dims()}, 0) < unsqueeze(p.input_lengths, 0);
  dx = select(heard, dx, 0);
  if (zero_infinity) dx = select(reshape(is_inf(loss), {1, p.batch, 1}), 0, dx);
  return convert(dx, log_probs.dtype());
}

constexpr DTypes kWide = dtype_set({DType::F32, DType::F64});

}  // namespace

void ctc_rows(Table& op) {
  op("_ctc_loss", takes(kWide) | infers,
     [](Val log_probs, Val targets, Dims input_lengths, Dims target_lengths, int64_t blank, bool) {
       auto [loss, alpha] = ctc_loss(log_probs, targets, input_lengths, target_lengths, blank);
       return std::array<Val, 2>{loss, alpha};
     });
  op("_ctc_loss_backward", takes(kWide) | infers,
     [](Val grad, Val log_probs, Val targets, Dims input_lengths, Dims target_lengths, Val loss, Val log_alpha,
        int64_t blank, bool zero_infinity) {
       return ctc_gradient(grad, log_probs, targets, input_lengths, target_lengths, loss, log_alpha, blank,
                           zero_infinity);
     });
}

}  // namespace tpu::ops
