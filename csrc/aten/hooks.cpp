#include "aten/hooks.h"

#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <c10/core/CPUAllocator.h>

#include <iterator>
#include <map>
#include <mutex>

#include "aten/device_ops.h"
#include "aten/generator.h"
#include "aten/guard.h"
#include "aten/storage.h"

namespace tpu::aten {
namespace {

/// PJRT copies from any host memory, so pinned memory is plain memory that remembers it was asked for: `is_pinned()` is
/// true of it, and data loaders that pin go their usual way.
class PinnedAllocator final : public c10::Allocator {
 public:
  c10::DataPtr allocate(size_t bytes) override {
    c10::DataPtr data = c10::GetCPUAllocator()->allocate(bytes);
    void* address = data.get();
    if (address == nullptr) return data;
    std::lock_guard lock(mutex_);
    blocks_[address] = {bytes, std::move(data)};
    return {address, address, &release, c10::Device(c10::kCPU)};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &release; }
  void copy_data(void* to, const void* from, size_t bytes) const override { default_copy_data(to, from, bytes); }

  bool owns(const void* address) {
    std::lock_guard lock(mutex_);
    auto after = blocks_.upper_bound(address);
    if (after == blocks_.begin()) return false;
    const auto& [start, block] = *std::prev(after);
    return static_cast<const char*>(address) < static_cast<const char*>(start) + block.bytes;
  }

  static PinnedAllocator& get() {
    static auto* allocator = new PinnedAllocator;
    return *allocator;
  }

 private:
  struct Block {
    size_t bytes = 0;
    c10::DataPtr data;
  };

  static void release(void* address) {
    auto& self = get();
    Block block;  // freed after the lock
    std::lock_guard lock(self.mutex_);
    auto found = self.blocks_.find(address);
    block = std::move(found->second);
    self.blocks_.erase(found);
  }

  std::mutex mutex_;
  std::map<const void*, Block> blocks_;
};

struct Hooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return available(nullptr); }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return started(); }
  void init() const override { start(); }

  c10::DeviceIndex deviceCount() const override { return static_cast<c10::DeviceIndex>(device_count()); }
  c10::DeviceIndex getCurrentDevice() const override { return current_device(); }
  void setCurrentDevice(c10::DeviceIndex device) const override { exchange_device(device); }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex device) const override { return exchange_device(device); }
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex device) const override { return exchange_device(device); }

  const at::Generator& getDefaultGenerator(c10::DeviceIndex device) const override { return default_generator(device); }
  at::Generator getNewGenerator(c10::DeviceIndex device) const override { return new_generator(device); }

  at::Allocator* getPinnedMemoryAllocator() const override { return &PinnedAllocator::get(); }
  bool isPinnedPtr(const void* address) const override { return is_pinned(address); }
  at::Device getDeviceFromPtr(void*) const override { return {c10::kPrivateUse1, current_device()}; }

  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t bytes) const override {
    resize_storage_bytes(storage, bytes);
  }
};

[[maybe_unused]] const bool registered = [] {
  at::RegisterPrivateUse1HooksInterface(new Hooks);
  return true;
}();

}  // namespace

bool is_pinned(const void* address) { return PinnedAllocator::get().owns(address); }

}  // namespace tpu::aten
