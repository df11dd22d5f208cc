// Runtime: the PJRT client and its devices, started on first use and never before.
//
// One per process, abandoned (not destroyed) at exit: the plugin's threads may still run then. Settings that must be known
// before the start (where plugins may be, how many emulated devices) are set by Python at import.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "pjrt/pjrt.h"

namespace tpu::runtime {

class DiskCache;

/// Byte accounting of one device: our own, because the CPU plugin has none. What a program needs while it runs counts into
/// the peak.
struct Memory {
  std::atomic<int64_t> allocated{0}, peak{0}, allocations{0}, frees{0};
  /// `extra` bytes on top of what is allocated are taken for a while.
  void touch(int64_t extra);
  void add(int64_t bytes);
  void remove(int64_t bytes);
};

class Runtime {
 public:
  /// The started runtime. Throws RuntimeError saying in one line what to install when no plugin can be used.
  static Runtime& get();
  static bool started();
  /// Whether a plugin file is there to be used. Loads nothing.
  static bool available(std::string* why);
  /// Devices there are or will be, without starting anything.
  static int device_count();
  static void set_plugin_search(std::vector<std::string> site_packages);
  /// Emulated devices of the embedded plugin; before the start only.
  static void set_device_count(int count);

  const pjrt::Client& client() const { return *client_; }
  Memory& memory(int device) { return memory_[device]; }
  DiskCache* disk() { return disk_.get(); }
  /// Bytes one device holds in all: PJRT's word, else the host's memory.
  int64_t memory_limit(int device) const;

 private:
  Runtime();
  std::unique_ptr<pjrt::Client> client_;
  std::unique_ptr<Memory[]> memory_;
  std::unique_ptr<DiskCache> disk_;
};

}  // namespace tpu::runtime
