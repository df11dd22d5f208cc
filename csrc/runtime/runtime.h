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
#include "runtime/memory.h"

namespace tpu::runtime {

class DiskCache;

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
  /// Bytes one device has in all: PJRT's word, else the setting's, else the host's memory.
  int64_t device_memory(int device) const;

 private:
  Runtime();
  std::unique_ptr<pjrt::Client> client_;
  std::unique_ptr<Memory[]> memory_;
  std::unique_ptr<DiskCache> disk_;
};

}  // namespace tpu::runtime
