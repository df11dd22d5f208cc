#include "ops/family.h"

namespace tpu::ops {

void conv_rows(Table& op) { (void)op; }

}  // namespace tpu::ops
