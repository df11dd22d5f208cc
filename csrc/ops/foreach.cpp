#include "ops/family.h"

namespace tpu::ops {

void foreach_rows(Table& op) { (void)op; }

}  // namespace tpu::ops
