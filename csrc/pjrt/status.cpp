#include "pjrt/status.h"

namespace tpu::pjrt {

void throw_error(const Api* api, PJRT_Error* error) {
  ErrorMessageArgs message{.error = error};
  call(api, message);
  std::string text(message.message, message.message_size);
  ErrorGetCodeArgs code{.error = error};
  invoke_quietly(api, code);
  ErrorDestroyArgs destroy{.error = error};
  call(api, destroy);
  switch (code.code) {
    case ErrorCode::ResourceExhausted: throw Error(ErrorKind::OutOfMemory, text);
    case ErrorCode::Unimplemented: throw Error(ErrorKind::NotImplemented, text);
    default: throw Error(ErrorKind::Runtime, text);
  }
}

}  // namespace tpu::pjrt
