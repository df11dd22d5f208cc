// Losses and their backward. Formulas: ATen/native/Loss*.cpp and native/cpu/BinaryOpsKernel.cpp.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// torch's at::Reduction.
enum Reduction : int64_t { kNone = 0, kMean = 1, kSum = 2 };

/// All elements to one by `reduction`; the mean of nothing is nan.
Val reduced(Val loss, int64_t reduction) {
  if (reduction == kNone) return loss;
  Val total = loss.rank() == 0 ? loss : reduce_sum(loss, {});
  return reduction == kMean ? total / static_cast<double>(loss.numel()) : total;
}

/// What one element's gradient is multiplied by: the incoming gradient, shared out by a mean over `n` elements.
Val shared(Val grad, int64_t reduction, int64_t n) { return reduction == kMean ? grad / static_cast<double>(n) : grad; }

int64_t broadcast_numel(Val a, Val b) { return numel(broadcast_dims(a.dims(), b.dims())); }

// ---- elementwise losses ------------------------------------------------------------------------------------------

Val bce(Val x, Val target) {
  // Logarithms are cut at -100, so that a certain wrong answer costs 100 and not inf * 0.
  return (target - 1) * maximum(log1p(-x), -100) - target * maximum(log(x), -100);
}

void elementwise(Table& op) {
  op("mse_loss", takes(kInts | kFloats), [](Ctx& c, Val x, Val target, int64_t reduction) {
    Val d = widen(c, x) - widen(c, target);
    return reduced(d * d, reduction);
  });
  op("mse_loss_backward", takes(kFloats), [](Ctx& c, Val grad, Val x, Val target, int64_t reduction) {
    Val d = widen(c, x) - widen(c, target);
    return 2 * d * shared(widen(c, grad), reduction, d.numel());
  });
  op("binary_cross_entropy", takes(kFloats), [](Ctx& c, Val x, Val target, optional<Val> weight, int64_t reduction) {
    Val v = widen(c, x);
    c.check((v >= 0) & (v <= 1), ErrorKind::Runtime, "all elements of input should be between 0 and 1");
    Val loss = bce(v, widen(c, target));
    return reduced(weight ? loss * widen(c, *weight) : loss, reduction);
  });
  op("binary_cross_entropy_backward", takes(kFloats),
     [](Ctx& c, Val grad, Val x, Val target, optional<Val> weight, int64_t reduction) {
       Val v = widen(c, x);
       Val slope = (v - widen(c, target)) / maximum((1 - v) * v, 1e-12);  // 1e-12: EPSILON of Loss.cpp
       if (weight) slope = slope * widen(c, *weight);
       return slope * shared(widen(c, grad), reduction, v.numel());
     });
  op("smooth_l1_loss", takes(kInts | kFloats), [](Ctx& c, Val x, Val target, int64_t reduction, Num beta) {
    Val z = abs(widen(c, x) - widen(c, target)), b = convert(beta, z.dtype());
    return reduced(select(z < b, 0.5 * z * z / b, z - 0.5 * b), reduction);
  });
  op("smooth_l1_loss_backward", takes(kFloats), [](Ctx& c, Val grad, Val x, Val target, int64_t reduction, Num beta) {
    Val d = widen(c, x) - widen(c, target), b = convert(beta, d.dtype());
    Val g = shared(widen(c, grad), reduction, d.numel());
    return select(d <= -b, -g, select(d >= b, g, g * d / b));
  });
  op("huber_loss", takes(kInts | kFloats), [](Ctx& c, Val x, Val target, int64_t reduction, Num delta) {
    Val z = abs(widen(c, x) - widen(c, target)), d = convert(delta, z.dtype());
    return reduced(select(z < d, 0.5 * z * z, d * (z - 0.5 * d)), reduction);
  });
  op("huber_loss_backward", takes(kFloats), [](Ctx& c, Val grad, Val x, Val target, int64_t reduction, Num delta) {
    Val d = widen(c, x) - widen(c, target), limit = convert(delta, d.dtype());
    Val g = shared(widen(c, grad), reduction, d.numel());
    return select(d <= -limit, -g * limit, select(d >= limit, g * limit, g * d));
  });
  op("soft_margin_loss", takes(kFloats), [](Ctx& c, Val x, Val target, int64_t reduction) {
    return reduced(log1p(exp(-widen(c, target) * widen(c, x))), reduction);
  });
  op("soft_margin_loss_backward", takes(kFloats), [](Ctx& c, Val grad, Val x, Val target, int64_t reduction) {
    Val v = widen(c, x), t = widen(c, target);
    return -t * logistic(-t * v) * shared(widen(c, grad), reduction, broadcast_numel(x, target));
  });
}

// ---- negative log likelihood -------------------------------------------------------------------------------------

/// Classes stand in dim 1 of [N, C, ...] or dim 0 of [C]. Everything below keeps that dim with size 1.
struct Classes {
  int64_t axis, count;
  Val index;   // the target, wrapped into range where ignored
  Val counts;  // Pred: not ignored
  Val weight;  // per target: its class's weight, 0 where ignored
};

Classes classes_of(Ctx& c, Val x, Val target, const optional<Val>& weight, int64_t ignore_index) {
  Classes k;
  k.axis = x.rank() == 1 ? 0 : 1;
  k.count = x.dims()[k.axis];
  target = x.rank() == 1 ? reshape(target, {1}) : unsqueeze(target, 1);
  k.counts = target != ignore_index;
  c.check(logical_not(k.counts) | ((target >= 0) & (target < k.count)), ErrorKind::Index, "Target is out of bounds.");
  k.index = select(k.counts, target, 0);
  Val w = weight ? take(widen(*weight), k.index, 0) : full(c.b, {opmath_of(x.dtype()), target.dims()}, 1);
  k.weight = select(k.counts, w, 0);
  return k;
}

std::array<Val, 2> nll_forward(Ctx& c, Val x, Val target, const optional<Val>& weight, int64_t reduction,
                               int64_t ignore) {
  Val v = widen(x);
  if (x.numel() == 0 || target.numel() == 0) {
    Val zero = constant(c.b, v.dtype(), 0.0);
    Val none = reduction == kNone ? full(c.b, {v.dtype(), c.out(0).dims}, 0) : reduction == kMean ? zero / zero : zero;
    return {none, zero};
  }
  Classes k = classes_of(c, x, target, weight, ignore);
  Val loss = -take_along_axis(v, k.index, k.axis) * k.weight;
  // An ignored target costs nothing even where the score it names is not finite.
  loss = select(k.counts, loss, 0);
  Val total_weight = reduce_sum(k.weight, {});
  if (reduction == kNone) return {reshape(loss, c.out(0).dims), constant(c.b, v.dtype(), 0.0)};
  Val total = reduce_sum(loss, {});
  return {reduction == kMean ? total / total_weight : total, total_weight};
}

Val nll_backward(Ctx& c, Val grad, Val x, Val target, const optional<Val>& weight, int64_t reduction, int64_t ignore,
                 Val total_weight) {
  if (x.numel() == 0 || target.numel() == 0) return zeros_like(x);
  Classes k = classes_of(c, x, target, weight, ignore);
  Val g = widen(grad);
  if (reduction == kNone) g = reshape(g, k.index.dims());
  if (reduction == kMean) g = g / widen(total_weight);
  Val column = iota(c.b, {k.index.dtype(), x.dims()}, k.axis);
  return select((column == k.index) & k.counts, -g * k.weight, 0);
}

void likelihood(Table& op) {
  for (std::string name : {"nll_loss", "nll_loss2d"}) {
    op((name + "_forward").c_str(), takes(kFloats),
       [](Ctx& c, Val x, Val target, optional<Val> weight, int64_t reduction, int64_t ignore_index) {
         return nll_forward(c, x, target, weight, reduction, ignore_index);
       });
    op((name + "_backward").c_str(), takes(kFloats),
       [](Ctx& c, Val grad, Val x, Val target, optional<Val> weight, int64_t reduction, int64_t ignore_index,
          Val total_weight) {
         return nll_backward(c, grad, x, target, weight, reduction, ignore_index, total_weight);
       });
  }
}

// ---- margins -----------------------------------------------------------------------------------------------------

/// [N, C] scores; a single sample counts as a batch of one.
Val as_batch(Val x) { return x.rank() < 2 ? reshape(x, {1, x.numel()}) : x; }

struct Margin {
  Val z;       // margin - x[target] + x, the violation of each class
  Val target;  // Pred: this class is the target
  Val weight;  // of the target's class
  Val active;  // z > 0 and not the target
};

Margin margin_of(Ctx& c, Val x, Val target, Val margin, const optional<Val>& weight) {
  Val v = as_batch(widen(x));
  Val t = reshape(target, {v.dims()[0], 1});
  int64_t classes = v.dims()[1];
  c.check((t >= 0) & (t < classes), ErrorKind::Runtime, "target out of range");
  Margin m;
  m.z = convert(margin, v.dtype()) - take_along_axis(v, t, 1) + v;
  m.target = iota(c.b, {t.dtype(), v.dims()}, 1) == t;
  m.weight = weight ? take(widen(*weight), t, 0) : full(c.b, {v.dtype(), t.dims()}, 1);
  m.active = logical_not(m.target) & (m.z > 0);
  return m;
}

void margins(Table& op) {
  op("multi_margin_loss", takes(kFloats),
     [](Ctx& c, Val x, Val target, Const p, Num margin, optional<Val> weight, int64_t reduction) {
       Margin m = margin_of(c, x, target, margin, weight);
       Val cost = p.d() == 1 ? m.z : m.z * m.z;
       Val loss = reduce_sum(select(m.active, cost * m.weight, 0), {1}) / static_cast<double>(m.z.dims()[1]);
       return reshape(reduced(loss, reduction), c.out().dims);
     });
  op("multi_margin_loss_backward", takes(kFloats) | infers,
     [](Ctx& c, Val grad, Val x, Val target, Const p, Num margin, optional<Val> weight, int64_t reduction) {
       Margin m = margin_of(c, x, target, margin, weight);
       Val slope = select(m.active, p.d() == 1 ? broadcast_to(m.weight, m.z.dims()) : 2 * m.z * m.weight, 0);
       slope = slope / static_cast<double>(m.z.dims()[1]);
       slope = select(m.target, -reduce_sum(slope, {1}, true), slope);
       Val g = shared(widen(grad), reduction, m.z.dims()[0]);
       if (reduction == kNone && g.rank() > 0) g = unsqueeze(g, 1);
       return convert(reshape(slope * g, x.dims()), x.dtype());
     });
}

/// The classes a row of `target` names, up to the first -1: [N, C] Pred per class, and per place in the row.
struct Labels {
  Val named, used, index;
};

Labels labels_of(Ctx& c, Val target) {
  Val t = as_batch(target);
  int64_t classes = t.dims()[1];
  c.check((t >= -1) & (t < classes), ErrorKind::Runtime, "argument #2 'target' is out of range");
  Val place = iota(c.b, {DType::S64, t.dims()}, 1);
  Val end = reduce_min(select(t < 0, place, classes), {1}, true);
  Labels l;
  l.used = place < end;
  l.index = select(l.used, t, 0);
  Type cube{t.dtype(), {t.dims()[0], classes, classes}};
  l.named = reduce_or((unsqueeze(l.index, 2) == iota(c.b, cube, 2)) & unsqueeze(l.used, 2), {1});
  return l;
}

/// z[n, j, k] = 1 - x[n, label j] + x[n, k], and where it counts: label j used, class k not named, z > 0.
std::array<Val, 2> multilabel_terms(Val v, const Labels& l) {
  Val z = 1 - unsqueeze(take_along_axis(v, l.index, 1), 2) + unsqueeze(v, 1);
  return {z, unsqueeze(l.used, 2) & logical_not(unsqueeze(l.named, 1)) & (z > 0)};
}

void multilabel(Table& op) {
  op("multilabel_margin_loss_forward", takes(kFloats),
     [](Ctx& c, Val x, Val target, int64_t reduction) -> std::array<Val, 2> {
       Val v = as_batch(widen(x));
       Labels l = labels_of(c, target);
       auto [z, counts] = multilabel_terms(v, l);
       Val loss = reduce_sum(select(counts, z, 0), {1, 2}) / static_cast<double>(v.dims()[1]);
       return {reshape(reduced(loss, reduction), c.out(0).dims), reshape(convert(l.named, v.dtype()), c.out(1).dims)};
     });
  op("multilabel_margin_loss_backward", takes(kFloats) | infers,
     [](Ctx& c, Val grad, Val x, Val target, int64_t reduction, Ignored) {
       Val v = as_batch(widen(x));
       int64_t classes = v.dims()[1];
       Labels l = labels_of(c, target);
       auto [z, counts] = multilabel_terms(v, l);
       Val one = convert(counts, v.dtype());
       Val pushed = reduce_sum(one, {2}, true);  // [N, j, 1]: what label j loses
       Val onto = unsqueeze(l.index, 2) == iota(c.b, {l.index.dtype(), counts.dims()}, 2);
       Val slope = reduce_sum(one, {1}) - reduce_sum(select(onto, pushed, 0), {1});
       Val g = shared(widen(grad), reduction, v.dims()[0]) / static_cast<double>(classes);
       if (reduction == kNone && g.rank() > 0) g = unsqueeze(g, 1);
       return convert(reshape(slope * g, x.dims()), x.dtype());
     });
}

}  // namespace

void loss_rows(Table& op) {
  elementwise(op);
  likelihood(op);
  margins(op);
  multilabel(op);
}

}  // namespace tpu::ops
