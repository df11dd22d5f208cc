#include "runtime/counters.h"

namespace tpu::runtime {

std::vector<std::pair<const char*, int64_t>> snapshot() {
  Counters& c = counters();
  return {
#define X(name) {#name, c.name.load(std::memory_order_relaxed)},
      TPU_COUNTERS(X)
#undef X
  };
}

}  // namespace tpu::runtime
