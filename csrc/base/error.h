// Error: the one exception that travels inside the core.
//
// The core knows nothing of Python or torch, so an error carries the *kind* of Python exception that torch itself
// would raise; aten/ translates it once, at the border. Lowerings and builders throw it (they run on a cache miss only);
// the hot path never does.
#pragma once
#include <sstream>
#include <stdexcept>
#include <string>

namespace tpu {

enum class ErrorKind { Runtime, Index, Value, Type, NotImplemented, OutOfMemory };

class Error : public std::runtime_error {
 public:
  Error(ErrorKind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
  ~Error() override;
  ErrorKind kind() const { return kind_; }

 private:
  ErrorKind kind_;
};

/// Concatenates its arguments as text: str("got ", 3, " dims").
template <class... T>
std::string str(const T&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

/// Throws a RuntimeError with the arguments as text.
template <class... T>
[[noreturn]] void fail(const T&... parts) {
  throw Error(ErrorKind::Runtime, str(parts...));
}

template <class... T>
[[noreturn]] void fail_as(ErrorKind kind, const T&... parts) {
  throw Error(kind, str(parts...));
}

/// `require(cond, "text ", x)` throws a RuntimeError when cond is false. The text is only built then.
template <class... T>
void require(bool ok, const T&... parts) {
  if (!ok) [[unlikely]]
    fail(parts...);
}

}  // namespace tpu
