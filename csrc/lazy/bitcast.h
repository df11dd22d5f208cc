// Reading a stored array as another dtype: view(dtype), view_as_real, view_as_complex.
#pragma once
#include "hlo/builders.h"

namespace tpu::lazy {

/// The same bytes as `dtype`. Equal element sizes keep the dims; else the result is flat. Complex and real parts are
/// interleaved as in host memory. Bool is taken as bytes 0 and 1.
hlo::Val reinterpret(hlo::Val x, hlo::DType dtype);

}  // namespace tpu::lazy
