// From the plugin's errors to ours.
#pragma once
#include "base/error.h"
#include "pjrt/c_api.h"

namespace tpu::pjrt {

/// Destroys `error` and throws tpu::Error with its text. RESOURCE_EXHAUSTED becomes OutOfMemory, UNIMPLEMENTED becomes
/// NotImplemented, all others Runtime.
[[noreturn]] void throw_error(const Api* api, PJRT_Error* error);

/// Calls the function that takes Args and throws what it returns.
template <class Args>
void invoke(const Api* api, Args& args) {
  if (PJRT_Error* error = call(api, args)) [[unlikely]]
    throw_error(api, error);
}

/// For destructors: calls the function that takes Args and drops the error, if any.
template <class Args>
void invoke_quietly(const Api* api, Args& args) noexcept {
  if (PJRT_Error* error = call(api, args)) [[unlikely]] {
    ErrorDestroyArgs destroy{.error = error};
    call(api, destroy);
  }
}

}  // namespace tpu::pjrt
