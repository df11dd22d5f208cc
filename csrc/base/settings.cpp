#include "base/settings.h"

#include <charconv>
#include <cstdlib>

namespace tpu {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::string Setting::text() const {
  std::string value = environment(name);
  return value.empty() ? otherwise : value;
}

int64_t Setting::number() const {
  for (const std::string& value : {text(), std::string(otherwise)}) {
    int64_t number = 0;
    auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && end == value.data() + value.size()) return number;
  }
  return 0;
}

std::span<const Setting> settings::all() {
  static constexpr Setting kAll[] = {kPlugin, kDevices,  kDeviceMemory,  kEagerMode,   kFallback, kCompile, kXlaOptions,
                                     kCache,  kCacheDir, kCacheMaxBytes, kMaxPrograms, kDump,     kPromote, kPadding};
  return kAll;
}

}  // namespace tpu
