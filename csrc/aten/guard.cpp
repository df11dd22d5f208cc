#include "aten/guard.h"

#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <algorithm>
#include <limits>

#include "aten/device_ops.h"
#include "aten/stream.h"

namespace tpu::aten {
namespace {

thread_local c10::DeviceIndex current = 0;

c10::DeviceIndex count() noexcept {
  try {
    return static_cast<c10::DeviceIndex>(std::min<int>(device_count(), std::numeric_limits<c10::DeviceIndex>::max()));
  } catch (...) {
    return 0;  // torch's rule: a device that cannot be counted is none
  }
}

void check_index(c10::DeviceIndex index) {
  const int n = count();
  if (index < n) return;
  std::string why;
  TORCH_CHECK(n > 0 || available(&why), "tpu:", static_cast<int>(index), " is not available: ", why);
  TORCH_CHECK(false, "tpu:", static_cast<int>(index), " is no device of this process: ", n,
              n == 1 ? " tpu device is" : " tpu devices are", " visible, counted from 0");
}

struct Guard final : c10::impl::DeviceGuardImplInterface {
  c10::DeviceType type() const override { return c10::kPrivateUse1; }
  c10::DeviceIndex deviceCount() const noexcept override { return count(); }
  c10::Device getDevice() const override { return {c10::kPrivateUse1, current}; }
  c10::Device exchangeDevice(c10::Device device) const override {
    return {c10::kPrivateUse1, exchange_device(device.index())};
  }
  void setDevice(c10::Device device) const override { exchange_device(device.index()); }
  void uncheckedSetDevice(c10::Device device) const noexcept override {
    if (device.index() >= 0) current = device.index();
  }
  c10::DeviceCapability getDeviceCapability(c10::Device) const override {
    c10::DeviceCapability able;
    able.capability_data.capability_bits = 0;
    for (int index : {c10::kIndex_Bool, c10::kIndex_Char, c10::kIndex_Short, c10::kIndex_Int, c10::kIndex_Long,
                      c10::kIndex_Byte, c10::kIndex_UInt16, c10::kIndex_UInt32, c10::kIndex_UInt64, c10::kIndex_Half,
                      c10::kIndex_BFloat16, c10::kIndex_Float, c10::kIndex_Double, c10::kIndex_ComplexFloat,
                      c10::kIndex_ComplexDouble, c10::kIndex_Float8_e4m3fn, c10::kIndex_Float8_e5m2,
                      c10::kIndex_Float8_e4m3fnuz, c10::kIndex_Float8_e5m2fnuz}) {
      able.capability_data.capability_bits |= 1ull << index;
    }
    return able;
  }

  c10::Stream getStream(c10::Device device) const override { return current_stream(device); }
  c10::Stream getDefaultStream(c10::Device device) const override { return default_stream(device); }
  c10::Stream getNewStream(c10::Device device, int) const override { return new_stream(device); }
  c10::Stream getStreamFromGlobalPool(c10::Device device, bool) const override { return new_stream(device); }
  c10::Stream exchangeStream(c10::Stream stream) const override { return exchange_stream(stream); }
  bool queryStream(const c10::Stream& stream) const override { return idle(stream.device_index()); }
  void synchronizeStream(const c10::Stream& stream) const override { synchronize(stream.device_index()); }
  void synchronizeDevice(c10::DeviceIndex device) const override { synchronize(device_or_current(device)); }

  void record(void** event, const c10::Stream& stream, c10::DeviceIndex device, c10::EventFlag flag) const override {
    TORCH_CHECK(device < 0 || device == stream.device_index(), "Event device index ", static_cast<int>(device),
                " does not match recording stream's device index ", static_cast<int>(stream.device_index()), ".");
    aten::record(reinterpret_cast<Event**>(event), stream, flag == c10::EventFlag::BACKEND_DEFAULT);
  }
  void block(void* event, const c10::Stream& stream) const override { aten::block(of(event), stream); }
  bool queryEvent(void* event) const override { return event == nullptr || reached(of(event)); }
  void synchronizeEvent(void* event) const override {
    if (event != nullptr) wait(of(event));
  }
  double elapsedTime(void* from, void* to, c10::DeviceIndex) const override { return elapsed_ms(of(from), of(to)); }
  void destroyEvent(void* event, c10::DeviceIndex) const noexcept override { destroy(static_cast<Event*>(event)); }

 private:
  static const Event& of(void* event) { return *static_cast<const Event*>(event); }
};

C10_REGISTER_GUARD_IMPL(PrivateUse1, Guard);

}  // namespace

c10::DeviceIndex current_device() { return current; }

c10::DeviceIndex exchange_device(c10::DeviceIndex device) {
  const c10::DeviceIndex before = current;
  if (device >= 0 && device != before) {
    check_index(device);
    current = device;
  }
  return before;
}

c10::DeviceIndex device_or_current(c10::DeviceIndex index) {
  if (index < 0 || index == current) return current;
  check_index(index);
  return index;
}

}  // namespace tpu::aten
