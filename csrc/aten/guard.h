// The current device, per thread, as torch's device guards and `torch.tpu.set_device` see it.
#pragma once
#include <c10/core/Device.h>

namespace tpu::aten {

/// The calling thread's current device. No call, no lock: one thread-local read.
c10::DeviceIndex current_device();

/// Makes `device` current and returns the one before. Negative means "as it is". Throws when there is no such device;
/// asking for the device that is current checks nothing.
c10::DeviceIndex exchange_device(c10::DeviceIndex device);

/// `index` itself, or the current device for a negative one. Throws when there is no such device.
c10::DeviceIndex device_or_current(c10::DeviceIndex index);

}  // namespace tpu::aten
