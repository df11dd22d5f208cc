// Arithmetic over tensors and scalars. Each lambda sees its operands in the compute dtype (half types as F32).
#include "ops/family.h"

namespace tpu::ops {

void pointwise_rows(Table& op) {
  op("add.Tensor", [](Val a, Val b, Num alpha) { return a + b * alpha; }, pointwise);
  op("sub.Tensor", [](Val a, Val b, Num alpha) { return a - b * alpha; }, pointwise);
  op("mul.Tensor", [](Val a, Val b) { return a * b; }, pointwise);
}

}  // namespace tpu::ops
