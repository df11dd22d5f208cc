// Fake quantization: x rounded to the integers quant_min ... quant_max of a scale and a zero point, and back.
#include "ops/family.h"

namespace tpu::ops {

void quantize_rows(Table& op);

namespace {

/// {x as it comes back, whether its integer is in range}. All in x's dtype, of dims that broadcast against x.
struct Quantized {
  Val value, level, inside;
};
Quantized quantized(Val x, Val scale, Val zero, Val low, Val high) {
  Val level = zero + round_nearest_even(x * (1 / scale));
  Val kept = select(is_nan(level), broadcast_to(low, level.dims()), clamp(low, level, high));
  return {(kept - zero) * scale, level, (level >= low) & (level <= high)};
}

/// A value for each channel, to stand against x.
Val per_channel(Val v, Val x, int64_t axis) {
  return broadcast_in_dim(convert(v, x.dtype()), x.dims(), {normalize_axis(axis, x.rank())});
}
/// The only element of a parameter.
Val single(Val v, Val x) { return convert(reshape(v, {}), x.dtype()); }
Val rounded_zero(Val zero, Val low, Val high) { return clamp(low, round_nearest_even(zero), high); }

/// {gradient of x, of the scale, of the zero point}, the last two summed over `axes` (S. Esser et al., Learned step size
/// quantization, 2020).
std::array<Val, 3> learnable_backward(Val grad, Val x, Val scale, Val zero, int64_t lowest, int64_t highest, Val factor,
                                      const Dims& axes) {
  Val low = lit(x, lowest), high = lit(x, highest);
  zero = rounded_zero(zero, low, high);
  Quantized q = quantized(x, scale, zero, low, high);
  Val none = zeros_like(x), edge = select(q.level < low, low - zero, high - zero);
  Val by_scale = select(q.inside, (q.value - x) / scale, edge) * grad * factor;
  Val by_zero = select(q.inside, none, -scale * grad * factor);
  return {select(q.inside, grad, none), reduce_sum(by_scale, axes), reduce_sum(by_zero, axes)};
}

}  // namespace

void quantize_rows(Table& op) {
  const Traits floats = pointwise | takes(kFloats);
  op("fake_quantize_per_tensor_affine_cachemask", floats, [](Val x, Num scale, Num zero, Num low, Num high) {
    Quantized q = quantized(x, scale, zero, low, high);
    return std::array{q.value, q.inside};
  });
  op("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", floats,
     [](Val x, Raw scale, Raw zero, Raw enabled, Num low, Num high) {
       Quantized q = quantized(x, single(scale, x), single(zero, x), low, high);
       Val off = reshape(enabled, {}) == 0;
       return std::array{select(off, x, q.value), q.inside | off};
     });
  op("fake_quantize_per_channel_affine_cachemask", floats,
     [](Val x, Raw scale, Raw zero, int64_t axis, Num low, Num high) {
       Quantized q = quantized(x, per_channel(scale, x, axis), per_channel(zero, x, axis), low, high);
       return std::array{q.value, q.inside};
     });
  op("_fake_quantize_learnable_per_tensor_affine", floats, [](Val x, Raw scale, Raw zero, Num low, Num high, Ignored) {
    return quantized(x, single(scale, x), rounded_zero(single(zero, x), low, high), low, high).value;
  });
  op("_fake_quantize_learnable_per_channel_affine", floats,
     [](Val x, Raw scale, Raw zero, int64_t axis, Num low, Num high, Ignored) {
       return quantized(x, per_channel(scale, x, axis), rounded_zero(per_channel(zero, x, axis), low, high), low, high)
           .value;
     });
  op("_fake_quantize_learnable_per_tensor_affine_backward", takes(kFloats) | infers,
     [](Val grad, Val x, Val scale, Val zero, int64_t low, int64_t high, Num factor) {
       auto [dx, dscale, dzero] = learnable_backward(grad, x, single(scale, x), single(zero, x), low, high, factor, {});
       return std::array{dx, reshape(dscale, {1}), reshape(dzero, {1})};
     });
  op("_fake_quantize_learnable_per_channel_affine_backward", takes(kFloats) | infers,
     [](Val grad, Val x, Val scale, Val zero, int64_t axis, int64_t low, int64_t high, Num factor) {
       Dims others;
       for (int64_t i = 0; i < x.rank(); i++)
         if (i != normalize_axis(axis, x.rank())) others.push_back(i);
       auto parameter = [&](Val v) { return per_channel(v, x, axis); };
       if (others.empty()) return learnable_backward(grad, x, parameter(scale), parameter(zero), low, high, factor, {});
       return learnable_backward(grad, x, parameter(scale), parameter(zero), low, high, factor, others);
     });
}

}  // namespace tpu::ops
