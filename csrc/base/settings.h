// Settings: every environment variable of this project, in one typed table.
//
// A setting is read when it is asked for, so setting it from Python works as long as the thing it governs has not
// happened yet: the plugin and the devices are chosen at the start of the device, caches opened then, options read at each
// compile. `torch-tpu` prints the table with the values in force.
#pragma once
#include <cstdint>
#include <span>
#include <string>

namespace tpu {

struct Setting {
  const char* name;
  const char* meaning;
  const char* otherwise;  // value when the variable is unset or empty, as text

  std::string text() const;
  /// The value as a whole number; `otherwise` when it is none.
  int64_t number() const;
};

/// Value of an environment variable that is not ours (HOME, XLA_FLAGS); empty when unset.
std::string environment(const char* name);

namespace settings {

inline constexpr Setting kPlugin{"TORCH_TPU_PJRT_PLUGIN", "path of the PJRT plugin, before all that is found", ""};
inline constexpr Setting kDevices{"TORCH_TPU_DEVICES", "how many devices an XLA CPU plugin emulates", "1"};
inline constexpr Setting kDeviceMemory{"TORCH_TPU_DEVICE_MEMORY",
                                       "bytes an emulated device has; 0: as many as the host", "0"};
inline constexpr Setting kEagerMode{"TORCH_TPU_EAGER_MODE", "strict, fuse or debug", "strict"};
inline constexpr Setting kPromote{"TORCH_TPU_PROMOTE",
                                  "fuse mode makes larger programs of what repeats: on, off or wait", "off"};
inline constexpr Setting kFallback{"TORCH_TPU_FALLBACK", "an operator without a row: error, warn or allow", "error"};
inline constexpr Setting kCompile{"TORCH_TPU_COMPILE", "default, or fast: less optimisation on a CPU plugin",
                                  "default"};
inline constexpr Setting kXlaOptions{"TORCH_TPU_XLA_OPTIONS", "compiler options: name=value,...", ""};
inline constexpr Setting kCache{"TORCH_TPU_CACHE", "0: no programs are kept on disk", "1"};
inline constexpr Setting kCacheDir{"TORCH_TPU_CACHE_DIR", "where they are kept; else the user's cache folder", ""};
inline constexpr Setting kCacheMaxBytes{"TORCH_TPU_CACHE_MAX_BYTES", "how much of them", "2147483648"};
inline constexpr Setting kMaxPrograms{"TORCH_TPU_MAX_PROGRAMS",
                                      "how many programs stay loaded; 0: as many as memory mappings allow", "0"};
inline constexpr Setting kDump{"TORCH_TPU_DUMP", "a folder that gets the text of each program this process loads", ""};
inline constexpr Setting kPadding{"TORCH_TPU_PADDING", "zero, or nan: what is put around values of varying size",
                                  "zero"};

/// All of them, in the order above.
std::span<const Setting> all();

}  // namespace settings
}  // namespace tpu
