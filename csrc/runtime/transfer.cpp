#include "runtime/transfer.h"

#include <array>
#include <cstring>
#include <mutex>

#include "base/error.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"

namespace tpu::runtime {

ValueRef upload(int device, const void* data, const hlo::Type* type) {
  Runtime& rt = Runtime::get();
  ValueRef value(new Value(type, device));
  value->set_ready(rt.client().from_host(device, data, *type));
  count(counters().transfers);
  count(counters().h2d_bytes, numel(type->dims) * hlo::byte_size(type->dtype));
  return value;
}

void download(const Value& value, void* destination) {
  int64_t bytes = numel(value.type->dims) * hlo::byte_size(value.type->dtype);
  if (bytes) value.buffer.to_host(destination, bytes);
  count(counters().transfers);
  count(counters().d2h_bytes, bytes);
}

namespace {
// Direct-mapped: a pack that repeats (alpha = 1, the same epsilon) costs one compare; one that does not is replaced.
struct PackCache {
  struct Line {
    hlo::DType dtype;
    std::string bytes;
    ValueRef value;
  };
  std::mutex mutex;
  std::array<Line, 1024> lines;
};
PackCache& packs(int device) {
  static auto& caches = *new std::array<PackCache, 64>;
  return caches[device % 64];
}
}  // namespace

const pjrt::Buffer* scalar_pack(int device, hlo::DType dtype, const std::string& bytes, ValueRef* keep) {
  PackCache& cache = packs(device);
  size_t h = std::hash<std::string>{}(bytes) * 31 + static_cast<size_t>(dtype);
  auto& line = cache.lines[h % cache.lines.size()];
  {
    std::lock_guard lock(cache.mutex);
    if (line.value && line.dtype == dtype && line.bytes == bytes) {
      count(counters().scalar_hits);
      *keep = line.value;
      return &(*keep)->buffer;
    }
  }
  const hlo::Type* type = intern({dtype, {static_cast<int64_t>(bytes.size()) / hlo::byte_size(dtype)}});
  ValueRef value(new Value(type, device));
  value->set_ready(Runtime::get().client().from_host(device, bytes.data(), *type));
  count(counters().scalar_uploads);
  *keep = value;
  std::lock_guard lock(cache.mutex);
  line = {dtype, bytes, std::move(value)};
  return &(*keep)->buffer;
}

}  // namespace tpu::runtime
