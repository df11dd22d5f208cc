#include "runtime/transfer.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>
#include <vector>

#include "base/error.h"
#include "base/settings.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"
#include "runtime/trace.h"

namespace tpu::runtime {

ValueRef upload(int device, const void* data, const hlo::Type* type, Origin* origin) {
  Runtime& rt = Runtime::get();
  int64_t bytes = numel(type->dims) * hlo::byte_size(type->dtype);
  ValueRef value(new Value(type, device));
  value->origin = origin;
  trace::Timed timed(trace::Kind::ToDevice, device, bytes);
  value->set_ready(
      take_memory(rt.memory(device), device, bytes, [&] { return rt.client().from_host(device, data, *type); }));
  count(counters().transfers);
  count(counters().h2d_bytes, bytes);
  return value;
}

namespace {

/// Copies the elements that both arrays have: one of them is the other with padding.
void copy_common(const char* from, const hlo::Type& source, char* to, const hlo::Type& target) {
  const Dims a = row_major_strides(source.dims), b = row_major_strides(target.dims);
  const int64_t width = hlo::byte_size(source.dtype);
  auto rank = source.dims.size();
  size_t inner = rank;  // dims from here on are the same in both: one run
  while (inner > 0 && source.dims[inner - 1] == target.dims[inner - 1]) inner--;
  auto copy = [&](auto& self, size_t axis, int64_t at, int64_t put) -> void {
    int64_t n = axis < rank ? std::min(source.dims[axis], target.dims[axis]) : 1;
    if (axis + 1 >= inner) {
      int64_t run = axis < rank ? n * a[axis] : 1;
      std::memcpy(to + put * width, from + at * width, static_cast<size_t>(run * width));
      return;
    }
    for (int64_t i = 0; i < n; i++) self(self, axis + 1, at + i * a[axis], put + i * b[axis]);
  };
  copy(copy, 0, 0, 0);
}

std::vector<char> fetched(const pjrt::Buffer& buffer, const hlo::Type& type) {
  std::vector<char> host(static_cast<size_t>(hlo::byte_size(type)));
  if (!host.empty()) buffer.to_host(host.data(), static_cast<int64_t>(host.size()));
  return host;
}

std::mutex& conversions() {
  static auto& mutex = *new std::mutex;
  return mutex;
}

/// NaN in floats, -1 in integers, true in booleans.
char padding_byte(hlo::DType dtype) {
  const bool hostile = settings::kPadding.text() == "nan";
  return static_cast<char>(!hostile ? 0 : hlo::is_pred(dtype) ? 1 : 0xFF);
}

}  // namespace

void make_exact(Value& value) {
  std::lock_guard lock(conversions());
  if (value.state() != Value::State::Padded) return;
  std::vector<char> padded = fetched(value.padded, *value.larger);
  std::vector<char> host(static_cast<size_t>(hlo::byte_size(*value.type)));
  copy_common(padded.data(), *value.larger, host.data(), *value.type);
  value.set_ready(Runtime::get().client().from_host(value.device, host.data(), *value.type));
  count(counters().transfers);
}

const pjrt::Buffer& padded_to(Value& value, const hlo::Type* larger) {
  std::lock_guard lock(conversions());
  if (value.padded && value.larger == larger) return value.padded;
  const bool exact = value.state() == Value::State::Ready;
  const hlo::Type& from = exact ? *value.type : *value.larger;
  std::vector<char> source = fetched(exact ? value.buffer : value.padded, from);
  if (!exact) {  // what is padding there need not be padding here
    std::vector<char> dense(static_cast<size_t>(hlo::byte_size(*value.type)));
    copy_common(source.data(), from, dense.data(), *value.type);
    source = std::move(dense);
  }
  std::vector<char> host(static_cast<size_t>(hlo::byte_size(*larger)), padding_byte(larger->dtype));
  copy_common(source.data(), *value.type, host.data(), *larger);
  value.set_padded(larger, Runtime::get().client().from_host(value.device, host.data(), *larger));
  count(counters().transfers);
  return value.padded;
}

void download(const Value& value, void* destination) {
  int64_t bytes = hlo::byte_size(*value.type);
  trace::Timed timed(trace::Kind::ToHost, value.device, bytes);
  if (bytes && value.state() == Value::State::Padded) {
    std::vector<char> padded = fetched(value.padded, *value.larger);
    copy_common(padded.data(), *value.larger, static_cast<char*>(destination), *value.type);
  } else if (bytes) {
    value.buffer.to_host(destination, bytes);
  }
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

void drop_scalar_packs(int device) {
  PackCache& cache = packs(device);
  std::lock_guard lock(cache.mutex);
  for (auto& line : cache.lines) line = {};
}

}  // namespace tpu::runtime
