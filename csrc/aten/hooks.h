// What torch's core asks of a backend outside of operators: counts, current device, generators, pinned memory, resizing.
// Registered with torch when the module loads; `is_pinned` is the only part others call.
#pragma once

namespace tpu::aten {

/// Whether host memory was allocated by `pin_memory` for this device. Any address of the block counts.
bool is_pinned(const void* address);

}  // namespace tpu::aten
