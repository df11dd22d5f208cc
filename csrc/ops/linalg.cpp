#include "ops/family.h"

namespace tpu::ops {

void linalg_rows(Table& op) { (void)op; }

}  // namespace tpu::ops
