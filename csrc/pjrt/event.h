// Event: something the plugin will finish; owned, destroyed with its scope. Move-only.
#pragma once
#include <utility>

#include "pjrt/status.h"

namespace tpu::pjrt {

class Event {
 public:
  Event() = default;
  Event(const Api* api, PJRT_Event* handle) : api_(api), handle_(handle) {}
  Event(Event&& o) noexcept : api_(o.api_), handle_(std::exchange(o.handle_, nullptr)) {}
  Event& operator=(Event&& o) noexcept {
    std::swap(api_, o.api_);
    std::swap(handle_, o.handle_);
    return *this;
  }
  ~Event() {
    if (!handle_) return;
    EventDestroyArgs args{.event = handle_};
    invoke_quietly(api_, args);
  }
  /// Done when the buffer's contents are there.
  static Event ready_of(const Api* api, PJRT_Buffer* buffer) {
    BufferReadyEventArgs args{.buffer = buffer};
    invoke(api, args);
    return Event(api, args.event);
  }
  bool is_ready() const {
    EventIsReadyArgs args{.event = handle_};
    invoke(api_, args);
    return args.is_ready;
  }
  /// Waits; throws what went wrong.
  void await() const {
    EventAwaitArgs args{.event = handle_};
    invoke(api_, args);
  }

 private:
  const Api* api_ = nullptr;
  PJRT_Event* handle_ = nullptr;
};

}  // namespace tpu::pjrt
