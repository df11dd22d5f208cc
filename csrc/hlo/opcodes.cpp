#include "hlo/opcodes.h"

namespace tpu::hlo {

const char* name(Opcode code) {
  static constexpr const char* kNames[] = {
#define X(id, text) text,
      TPU_HLO_OPCODES(X)
#undef X
  };
  return kNames[static_cast<int>(code)];
}

}  // namespace tpu::hlo
