// torch dtypes and ours, both ways.
#pragma once
#include <c10/core/ScalarType.h>

#include "hlo/types.h"

namespace tpu::aten {

/// Throws NotImplementedError for dtypes that no device compiler has (quantised, bits).
hlo::DType to_hlo(c10::ScalarType t);
c10::ScalarType to_torch(hlo::DType t);
bool has_hlo(c10::ScalarType t);

}  // namespace tpu::aten
