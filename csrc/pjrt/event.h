// Event: something the plugin will finish; owned, destroyed with its scope.
#pragma once
#include "pjrt/status.h"

namespace tpu::pjrt {

class Event {
 public:
  Event(const Api* api, PJRT_Event* handle) : api_(api), handle_(handle) {}
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;
  ~Event() {
    EventDestroyArgs args{.event = handle_};
    invoke_quietly(api_, args);
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
  const Api* api_;
  PJRT_Event* handle_;
};

}  // namespace tpu::pjrt
