#include "runtime/runtime.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "base/error.h"
#include "base/private_files.h"
#include "base/settings.h"
#include "runtime/disk_cache.h"

namespace tpu::runtime {
namespace {

constexpr int kMostDevices = 64;

struct Config {
  std::mutex mutex;
  std::vector<std::string> site_packages;
  int devices = 0;  // 0: as the setting says
};
Config& config() {
  static auto& instance = *new Config;
  return instance;
}
// With config().mutex held.
int wanted_devices() {
  if (config().devices > 0) return config().devices;
  return static_cast<int>(std::clamp<int64_t>(settings::kDevices.number(), 1, kMostDevices));
}
std::atomic<Runtime*> instance{nullptr};

}  // namespace

bool Runtime::started() { return instance.load(std::memory_order_acquire) != nullptr; }

Runtime& Runtime::get() {
  if (Runtime* rt = instance.load(std::memory_order_acquire)) [[likely]]
    return *rt;
  static std::mutex start;
  std::lock_guard lock(start);
  if (!instance.load()) instance.store(new Runtime, std::memory_order_release);
  return *instance.load();
}

bool Runtime::available(std::string* why) {
  if (started()) return true;
  std::lock_guard lock(config().mutex);
  return !pjrt::find_plugin(config().site_packages, why).empty();
}

int Runtime::device_count() {
  if (Runtime* rt = instance.load(std::memory_order_acquire)) return rt->client().device_count();
  std::string why;
  if (!available(&why)) return 0;
  std::lock_guard lock(config().mutex);
  return wanted_devices();
}

void Runtime::set_plugin_search(std::vector<std::string> site_packages) {
  std::lock_guard lock(config().mutex);
  config().site_packages = std::move(site_packages);
}

void Runtime::set_device_count(int count) {
  require(!started(), "tpu: the number of emulated devices cannot change once the device is in use");
  if (count < 1 || count > kMostDevices) {
    fail_as(ErrorKind::Value, "tpu: the number of emulated devices must be 1 to ", kMostDevices, ", got ", count);
  }
  std::lock_guard lock(config().mutex);
  config().devices = count;
}

Runtime::Runtime() {
  std::string why, path;
  int devices;
  {
    std::lock_guard lock(config().mutex);
    path = pjrt::find_plugin(config().site_packages, &why);
    devices = wanted_devices();
  }
  require(!path.empty(), "tpu: no PJRT plugin: ", why);
  client_ = pjrt::Client::create(pjrt::Plugin::load(path), devices);
  memory_ = std::make_unique<Memory[]>(client_->device_count());
  for (int i = 0; i < client_->device_count(); i++) memory_[i].limit = device_memory(i);
  disk_ = std::make_unique<DiskCache>(cache_directory(), client_->plugin().digest());
  if (!disk_->enabled()) disk_.reset();
}

int64_t Runtime::device_memory(int device) const {
  pjrt::MemoryStats stats;
  if (client_->memory_stats(device, &stats) && stats.bytes_limit > 0) return stats.bytes_limit;
  if (int64_t emulated = settings::kDeviceMemory.number(); emulated > 0) return emulated;
  return static_cast<int64_t>(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGE_SIZE);
}

}  // namespace tpu::runtime
