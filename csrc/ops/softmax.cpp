// Softmax along one dim and its relatives. Everything is computed in the widened dtype; half_to_float and dtype only
// change the result's dtype, which the caller sees to.
#include "ops/family.h"

namespace tpu::ops {
namespace {

/// One dim to normalise over, with 0-dim tensors as [1].
Dims axis_of(Val x, int64_t dim) {
  int64_t axis = normalize_axis(dim, x.rank());
  return x.rank() == 0 ? Dims{} : Dims{axis};
}

/// Reductions over no axes leave a 0-dim tensor as it is (an empty list would mean all).
Val sum_over(Val x, const Dims& axes) { return axes.empty() ? x : reduce_sum(x, axes, true); }
Val max_over(Val x, const Dims& axes) { return axes.empty() ? x : reduce_max(x, axes, true); }

Val softmax(Val x, const Dims& axes) {
  Val e = exp(x - max_over(x, axes));
  return e / sum_over(e, axes);
}

Val log_softmax(Val x, const Dims& axes) {
  Val shifted = x - max_over(x, axes);
  return shifted - log(sum_over(exp(shifted), axes));
}

/// A row of which nothing is left (all -inf) gives zeros instead of nan.
Val safe_softmax(Val x, const Dims& axes) {
  Val top = max_over(x, axes);
  Val e = exp(x - top);
  return select(top == lowest(*x.b, x.dtype()), 0, e / sum_over(e, axes));
}

Val softmax_backward(Val grad, Val y, const Dims& axes) {
  Val gy = grad * y;
  return gy - y * sum_over(gy, axes);
}

/// The mask of _masked_softmax over x's dims. mask_type 0: [L, L], 1: [B, L], 2: that of x (transformer.cpp).
Val mask_over(Val mask, const Dims& dims, const optional<int64_t>& mask_type) {
  if (mask_type.value_or(2) == 1) mask = reshape(mask, {dims.front(), 1, 1, dims.back()});
  return broadcast_to(mask, dims);
}

}  // namespace

void softmax_rows(Table& op) {
  op("_softmax", takes(kFloats), [](Val x, int64_t dim, bool) { return softmax(widen(x), axis_of(x, dim)); });
  op("_log_softmax", takes(kFloats), [](Val x, int64_t dim, bool) { return log_softmax(widen(x), axis_of(x, dim)); });
  op("_softmax_backward_data", takes(kFloats),
     [](Val grad, Val y, int64_t dim, Ignored) { return softmax_backward(widen(grad), widen(y), axis_of(y, dim)); });
  op("_log_softmax_backward_data", takes(kFloats), [](Val grad, Val y, int64_t dim, Ignored) {
    Val g = widen(grad);
    return g - exp(widen(y)) * sum_over(g, axis_of(y, dim));
  });
  op("_safe_softmax", [](Val x, int64_t dim, optional<DType> dtype) {
    Val v = convert(x, opmath_of(dtype.value_or(x.dtype())));
    return safe_softmax(v, axis_of(x, dim));
  });
  op("logsumexp", [](Ctx& c, Val x, Dims dim, bool keepdim) {
    Dims axes = axes_of(x, dim);
    Val v = convert(x, opmath_of(c.out().dtype));
    if (axes.empty() && !is_complex(v.dtype())) return v;  // a complex one gets the angle of its logarithm
    Val top = is_complex(v.dtype()) ? reduce_max(real(v), axes, true) : reduce_max(v, axes, true);
    Val shift = convert(select(is_finite(top), top, 0), v.dtype());
    Val total = log(reduce_sum(exp(v - shift), axes, true)) + shift;
    return keepdim ? total : reshape(total, c.out().dims);
  });
  op("_masked_softmax", takes(kFloats) | infers,
     [](Val x, Val mask, optional<int64_t> dim, optional<int64_t> mask_type) {
       Val masked = select(mask_over(mask, x.dims(), mask_type), lowest(*x.b, opmath_of(x.dtype())), widen(x));
       return convert(safe_softmax(masked, axis_of(x, dim.value_or(-1))), x.dtype());
     });
  op("_masked_softmax_backward", takes(kFloats) | infers, [](Val grad, Val y, Val mask, optional<int64_t> dim) {
    Val dx = softmax_backward(widen(grad), widen(y), axis_of(y, dim.value_or(-1)));
    return convert(select(broadcast_to(mask, y.dims()), 0, dx), grad.dtype());
  });
}

}  // namespace tpu::ops
