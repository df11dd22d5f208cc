// What the pooling files share: window arithmetic of torch's pools.
#pragma once
#include "ops/resample.h"

namespace tpu::ops {

/// Sizes of a pool's window along its spatial dims, which are the last ones.
struct PoolArgs {
  Dims kernel, stride, padding, dilation;
  bool ceil_mode = false;
  int64_t n() const { return static_cast<int64_t>(kernel.size()); }
};

/// torch's lists may hold one element for all dims, and an empty stride means the kernel's size.
PoolArgs pool_args(int64_t n, const Dims& kernel, const Dims& stride, const Dims& padding, const Dims& dilation,
                   bool ceil_mode);

/// Output size along spatial dim i of an input of size `in`. In ceil mode a window must start inside the input or the
/// left padding.
int64_t pooled_size(const PoolArgs& p, int64_t i, int64_t in);

inline Dims spatial_dims(Val x, int64_t n) { return {x.dims().end() - n, x.dims().end()}; }
/// x's dims with the last n replaced.
Dims with_spatial(Val x, const Dims& spatial);

}  // namespace tpu::ops
