#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "pjrt/pjrt.h"
#include "pjrt/status.h"

namespace tpu::pjrt {
namespace {

std::string real_path(const std::string& path) {
  char* resolved = realpath(path.c_str(), nullptr);
  if (!resolved) return path;
  std::string result = resolved;
  std::free(resolved);
  return result;
}

const Api* open_library(const std::string& path) {
  setenv("TF_CPP_MIN_LOG_LEVEL", "3", /*overwrite=*/0);
  // Local symbols let several plugins live side by side, each with its own copy of XLA.
  void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* reason = dlerror();
    fail("cannot load the PJRT plugin ", path, ": ", reason ? reason : "unknown reason");
  }
  auto get_api = reinterpret_cast<const Api* (*)()>(dlsym(library, "GetPjrtApi"));
  require(get_api != nullptr, path, " is no PJRT plugin: it does not export GetPjrtApi");
  const Api* api = get_api();
  require(api != nullptr, "the PJRT plugin ", path, " has no function table");
  require(api->struct_size >= sizeof(Api) + (kLastRequiredSlot + 1) * sizeof(void*) && api->version.major_version == 0,
          "the PJRT plugin ", path, " speaks PJRT ", api->version.major_version, ".", api->version.minor_version,
          " with a table of ", api->struct_size, " bytes; this library speaks PJRT 0.x with at least ",
          sizeof(Api) + (kLastRequiredSlot + 1) * sizeof(void*));
  void* const* slots = reinterpret_cast<void* const*>(api + 1);
  for (int i = 0; i <= kLastRequiredSlot; i++) {
    require(slots[i] != nullptr, "the PJRT plugin ", path, " lacks function ", i, " of the table");
  }
  PluginInitializeArgs initialize;
  invoke(api, initialize);
  return api;
}

std::string value_text(const NamedValue& value) {
  switch (value.type) {
    case NamedValueType::String: return std::string(value.string_value, value.value_size);
    case NamedValueType::Int64: return std::to_string(value.int64_value);
    case NamedValueType::Float: return str(value.float_value);
    case NamedValueType::Bool: return value.bool_value ? "true" : "false";
    case NamedValueType::Int64List: break;
  }
  // Versions are lists: "1.20.0".
  std::string text;
  for (size_t i = 0; i < value.value_size; i++) {
    text += (i ? "." : "") + std::to_string(value.int64_array_value[i]);
  }
  return text;
}

}  // namespace

std::shared_ptr<Plugin> Plugin::load(const std::string& path) {
  // Never destroyed: a plugin is used by threads that outlive static destructors.
  static auto& mutex = *new std::mutex;
  static auto& loaded = *new std::map<std::string, std::shared_ptr<Plugin>>;
  std::string real = real_path(path);
  std::lock_guard lock(mutex);
  std::shared_ptr<Plugin>& plugin = loaded[real];
  if (!plugin) plugin.reset(new Plugin(real, open_library(real)));
  return plugin;
}

int Plugin::major_version() const { return api_->version.major_version; }
int Plugin::minor_version() const { return api_->version.minor_version; }

bool Plugin::is_cpu() const { return path_.find("cpu", path_.rfind('/') + 1) != std::string::npos; }

std::vector<std::string> Plugin::attributes() const {
  PluginAttributesArgs args;
  invoke(api_, args);
  std::vector<std::string> result;
  for (size_t i = 0; i < args.num_attributes; i++) {
    const NamedValue& value = args.attributes[i];
    result.push_back(std::string(value.name, value.name_size) + "=" + value_text(value));
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace tpu::pjrt
