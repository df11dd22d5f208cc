// Memory: what the values of one device hold, who made them, and what happens when no more fits.
//
// The numbers are our own, because a CPU plugin has none: a value counts from the moment its buffer is there until nobody
// holds it. Values of kLarge bytes and more know the Python line that made them, so that an out-of-memory error can name
// the largest owners; below that the line would cost more than it tells.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"

namespace tpu::runtime {

inline constexpr int64_t kLarge = 1 << 20;

/// A line of the user's program and what the values that it made hold now, on all devices. Lives for ever.
struct Origin {
  std::string where;
  std::atomic<int64_t> bytes{0}, values{0};
};
/// The one Origin of a line; null for "".
Origin* origin_of(const std::string& where);

struct Memory {
  std::atomic<int64_t> allocated{0}, peak{0}, allocations{0}, frees{0}, total{0};
  std::atomic<int64_t> retries{0}, failures{0};  // how often no more fit, at first and after all
  std::atomic<int64_t> limit{0};                 // bytes that values may hold
  void add(int64_t bytes);
  /// `extra` bytes on top of what is allocated are taken for a while: what a program needs while it runs counts into the
  /// peak.
  void touch(int64_t extra);
  void remove(int64_t bytes);
  bool fits(int64_t bytes) const { return allocated.load(std::memory_order_relaxed) + bytes <= limit; }
};

/// Frees what is only kept for speed and waits for a device, so that what its queue still holds is free too. Counted as a
/// retry.
void relieve(int device);
/// Throws OutOfMemory: how much was asked for, what is held, by whom, and what to do. `cause` is the plugin's text, or "".
[[noreturn]] void raise_out_of_memory(int device, int64_t bytes, const std::string& cause);
/// How to wait for a device: said by the layer that has the queue.
void set_wait(void (*wait)(int device));

/// Runs `take`, which takes `bytes` of a device. Where they are beyond the limit, or the plugin says so, the device is
/// relieved and it is tried once more.
template <class F>
auto take_memory(Memory& memory, int device, int64_t bytes, F take) -> decltype(take()) {
  bool relieved = false;
  if (!memory.fits(bytes)) [[unlikely]] {
    relieve(device);
    relieved = true;
    if (!memory.fits(bytes)) raise_out_of_memory(device, bytes, "");
  }
  for (;;) {
    try {
      return take();
    } catch (const Error& error) {
      if (error.kind() != ErrorKind::OutOfMemory) throw;
      if (relieved) raise_out_of_memory(device, bytes, error.what());
    }
    relieve(device);
    relieved = true;
  }
}

}  // namespace tpu::runtime
