// The random generator of a device: a seed and an offset, nothing else.
//
// Random rows are counter-based (Philox4x32-10): each call takes a range of counters, and the pair (seed, first counter) is
// an operand of its program. So the state lives on the host, reading it waits for nothing, and the same seed gives the same
// bits in every mode. As bytes it is seed then offset, 8 bytes each, little endian: the form torch's own tools
// (torch.distributed.tensor, checkpoints) take apart.
#pragma once
#include <ATen/core/Generator.h>

#include <cstdint>
#include <optional>
#include <utility>

namespace tpu::aten {

/// Takes `counters` counters of `generator`, or of the default one of `device`: returns (seed, first counter) and moves
/// the offset past them. Any thread.
std::pair<uint64_t, uint64_t> reserve(const std::optional<at::Generator>& generator, int device, uint64_t counters);

/// The generator that calls without one use. Negative means the current device. Lives as long as the process.
const at::Generator& default_generator(c10::DeviceIndex device);

/// A fresh generator with torch's default seed.
at::Generator new_generator(c10::DeviceIndex device);

}  // namespace tpu::aten
