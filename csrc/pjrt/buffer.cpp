#include <cstring>

#include "pjrt/event.h"
#include "pjrt/guard.h"
#include "pjrt/pjrt.h"

namespace tpu::pjrt {
namespace {

PJRT_Event* ready_event(const Api* api, PJRT_Buffer* buffer) {
  check_process();
  BufferReadyEventArgs args{.buffer = buffer};
  invoke(api, args);
  return args.event;
}

BufferType element_type(const Api* api, PJRT_Buffer* buffer) {
  BufferElementTypeArgs args{.buffer = buffer};
  invoke(api, args);
  return args.type;
}

std::span<const int64_t> dimensions(const Api* api, PJRT_Buffer* buffer) {
  BufferDimensionsArgs args{.buffer = buffer};
  invoke(api, args);
  return {args.dims, args.num_dims};
}

}  // namespace

Buffer& Buffer::operator=(Buffer&& o) noexcept {
  std::swap(api_, o.api_);
  std::swap(handle_, o.handle_);
  return *this;
}

void Buffer::reset() {
  if (handle_ && usable_process()) {
    BufferDestroyArgs args{.buffer = handle_};
    invoke_quietly(api_, args);
  }
  handle_ = nullptr;
}

hlo::Type Buffer::type() const {
  check_process();
  std::span<const int64_t> dims = dimensions(api_, handle_);
  return {dtype_of(element_type(api_, handle_)), Dims(dims.begin(), dims.end())};
}

int64_t Buffer::byte_size() const {
  check_process();
  BufferOnDeviceSizeInBytesArgs args{.buffer = handle_};
  invoke(api_, args);
  return static_cast<int64_t>(args.on_device_size_in_bytes);
}

bool Buffer::is_ready() const { return Event(api_, ready_event(api_, handle_)).is_ready(); }

void Buffer::await() const { Event(api_, ready_event(api_, handle_)).await(); }

bool Buffer::is_deleted() const {
  check_process();
  BufferIsDeletedArgs args{.buffer = handle_};
  invoke(api_, args);
  return args.is_deleted;
}

void* Buffer::unsafe_pointer() const {
  check_process();
  BufferIsOnCpuArgs where{.buffer = handle_};
  invoke(api_, where);
  if (!where.is_on_cpu) return nullptr;
  BufferUnsafePointerArgs args{.buffer = handle_};
  invoke(api_, args);
  return reinterpret_cast<void*>(args.buffer_pointer);
}

void Buffer::to_host(void* destination, int64_t bytes) const {
  check_process();
  std::span<const int64_t> dims = dimensions(api_, handle_);
  int64_t expected = hlo::byte_size(dtype_of(element_type(api_, handle_)));
  for (int64_t d : dims) expected *= d;
  require(bytes == expected, "copy of ", expected, " bytes from the device into host memory of ", bytes, " bytes");
  // The pointer is taken after the wait: before, an output may have no memory yet. A copy of our own costs 0.1 us where
  // ToHostBuffer, which goes through a thread of the plugin, takes 3.
  await();
  if (bytes == 0) return;
  if (const void* source = unsafe_pointer()) {
    std::memcpy(destination, source, static_cast<size_t>(bytes));
    return;
  }
  Dims minor_to_major(dims.size());
  for (size_t i = 0; i < dims.size(); i++) minor_to_major[i] = static_cast<int64_t>(dims.size() - 1 - i);
  MemoryLayout row_major;
  row_major.tiled.minor_to_major = minor_to_major.data();
  row_major.tiled.minor_to_major_size = minor_to_major.size();
  BufferToHostBufferArgs args{
      .src = handle_, .host_layout = &row_major, .dst = destination, .dst_size = static_cast<size_t>(bytes)};
  invoke(api_, args);
  Event(api_, args.event).await();
}

}  // namespace tpu::pjrt
