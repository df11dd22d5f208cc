#include "aten/device_ops.h"

#include "aten/storage.h"
#include "lazy/stream.h"
#include "runtime/runtime.h"

namespace tpu::aten {
using lazy::Stream;
using runtime::Runtime;

bool available(std::string* why) { return Runtime::available(why); }
int device_count() { return Runtime::device_count(); }
bool started() { return Runtime::started(); }
void start() {
  translate([] { Runtime::get(); });
}

void synchronize(int device) {
  if (!started()) return;
  translate([&] { Stream::of(device).synchronize(); });
}

bool idle(int device) {
  if (!started()) return true;
  return translate([&] {
    auto& s = Stream::of(device);
    return s.reached(s.mark());
  });
}

uint64_t mark(int device) {
  return translate([&] { return Stream::of(device).mark(); });
}
void wait_until(int device, uint64_t mark) {
  translate([&] { Stream::of(device).wait_until(mark); });
}
bool reached(int device, uint64_t mark) {
  return translate([&] { return Stream::of(device).reached(mark); });
}

}  // namespace tpu::aten
