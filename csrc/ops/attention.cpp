#include "ops/family.h"

namespace tpu::ops {

void attention_rows(Table& op) { (void)op; }

}  // namespace tpu::ops
