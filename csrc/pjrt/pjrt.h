// RAII over the PJRT C ABI: plugin, client, device buffers, executables.
//
// Who owns what: a Client keeps its Plugin (never unloaded: its threads and registries outlive us); Buffer and Executable
// own one handle each and may die on any thread, before or after the Client is abandoned at exit. All calls are thread
// safe as the plugin's are. A failure throws tpu::Error with the plugin's text; calls that are known to abort the process
// (listed in guard.h) are refused with a clear error instead. In a forked child of a process that has a client every call
// throws, and handles are leaked: the plugin's threads are not there.
#pragma once
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "hlo/types.h"
#include "pjrt/c_api.h"

namespace tpu::pjrt {

/// A loaded plugin library. Loading is once per path and process; never unloaded.
class Plugin {
 public:
  /// dlopen + GetPjrtApi + Plugin_Initialize. Throws Error(Runtime) naming the path and what is wrong with it. Sets
  /// TF_CPP_MIN_LOG_LEVEL=3 where the user has not: the plugin repeats on stderr every error that it returns.
  static std::shared_ptr<Plugin> load(const std::string& path);

  const std::string& path() const { return path_; }
  int major_version() const;
  int minor_version() const;
  /// True when the file's name says that it drives the host's CPU. Only such a plugin is given `cpu_device_count`.
  bool is_cpu() const;
  /// "xla_version", "stablehlo_current_version", ... as "key=value" text, sorted.
  std::vector<std::string> attributes() const;
  /// Identity for program keys, 32 hexadecimal digits: content of the library file and feature flags of the host's CPU,
  /// for which a CPU plugin compiles. Computed once; the file's share is kept in the cache directory, by path, size and
  /// time of change, as reading 200 MB takes a while.
  const std::string& digest() const;
  const Api* api() const { return api_; }

 private:
  Plugin(std::string path, const Api* api) : path_(std::move(path)), api_(api) {}
  std::string path_;
  const Api* api_;
  mutable std::once_flag digest_once_;
  mutable std::string digest_;
};

/// Where the plugin comes from: first of TORCH_TPU_PJRT_PLUGIN, libtpu when a TPU chip is present on the host, an XLA CPU
/// plugin found in `site_packages` (lammps_jax_pjrt_cpu, then fastatomstruct_xla_cpu, then xla_plugins/xla_cpu_pjrt).
/// Returns "" when there is none; `why` then says what to install. Loads nothing.
std::string find_plugin(const std::vector<std::string>& site_packages, std::string* why);

/// True when the PCI bus has a TPU. `root` is where the system's /sys and /dev hang.
bool has_tpu_chip(const std::string& root = "");

/// One device buffer. Move-only.
class Buffer {
 public:
  Buffer() = default;
  Buffer(const Api* api, PJRT_Buffer* handle) : api_(api), handle_(handle) {}
  Buffer(Buffer&& o) noexcept : api_(o.api_), handle_(o.handle_) { o.handle_ = nullptr; }
  Buffer& operator=(Buffer&& o) noexcept;
  ~Buffer() {
    if (handle_) reset();
  }
  void reset();

  explicit operator bool() const { return handle_ != nullptr; }
  PJRT_Buffer* handle() const { return handle_; }
  hlo::Type type() const;
  int64_t byte_size() const;  // on device
  bool is_ready() const;
  bool is_deleted() const;  // donated to an execution
  void await() const;       // throws what went wrong in producing it
  /// Blocking copy of the whole value, row major, to host memory of exactly `bytes` bytes.
  void to_host(void* destination, int64_t bytes) const;
  /// Host address of the data where the platform has one (CPU), else null. Valid after await().
  void* unsafe_pointer() const;

 private:
  const Api* api_ = nullptr;
  PJRT_Buffer* handle_ = nullptr;
};

struct CompileOptions {
  int replicas = 1, partitions = 1;
  /// Ids of the devices to run on, replicas x partitions of them, replica major. Empty: the client's default.
  std::vector<int> device_ids;
  /// Lets `partitions` shards of one program be made from its sharding annotations (Shardy).
  bool spmd = false;
  /// XLA options by flag name, e.g. {"xla_backend_optimization_level", "0"}; value parsed as bool/int/float/string.
  std::vector<std::pair<std::string, std::string>> overrides;
  std::string encode() const;  // CompileOptionsProto wire bytes
};

class Executable {
 public:
  Executable() = default;
  Executable(const Api* api, PJRT_LoadedExecutable* handle);
  Executable(Executable&& o) noexcept;
  Executable& operator=(Executable&& o) noexcept;
  ~Executable();

  explicit operator bool() const { return handle_ != nullptr; }
  size_t num_outputs() const { return num_outputs_; }
  /// Device bytes that a launch takes on top of its arguments: outputs that are no donated argument, and what the program
  /// needs while it runs. 0 where the plugin does not say.
  int64_t launch_bytes() const { return launch_bytes_; }
  /// Launches on the one device it was compiled for. `outputs` gets num_outputs() new handles (owned by the caller).
  /// `keep` lists argument indices whose donation is refused this time. The caller has checked dtype and dims.
  void execute(std::span<PJRT_Buffer* const> arguments, std::span<const int64_t> keep, PJRT_Buffer** outputs) const {
    launch(nullptr, 0, arguments, keep, outputs);
  }
  /// Launches one device's part of a multi-device program; other threads launch the other parts, all with the same
  /// `launch_id`, which is at least 1 and new for every launch.
  void execute_on(PJRT_Device* device, int launch_id, std::span<PJRT_Buffer* const> arguments,
                  std::span<const int64_t> keep, PJRT_Buffer** outputs) const;
  std::string serialize() const;

 private:
  void launch(PJRT_Device* device, int launch_id, std::span<PJRT_Buffer* const> arguments,
              std::span<const int64_t> keep, PJRT_Buffer** outputs) const;
  void reset();
  const Api* api_ = nullptr;
  PJRT_LoadedExecutable* handle_ = nullptr;
  size_t num_outputs_ = 0;
  int64_t launch_bytes_ = 0;
};

struct MemoryStats {
  int64_t bytes_in_use = 0, peak_bytes = 0, bytes_limit = 0;
};

class Client {
 public:
  /// `device_count` is passed to CPU plugins (cpu_device_count) and ignored by others.
  static std::unique_ptr<Client> create(std::shared_ptr<Plugin> plugin, int device_count);
  ~Client();

  const Api* api() const { return plugin_->api(); }
  const Plugin& plugin() const { return *plugin_; }
  const std::string& platform() const { return platform_; }  // "cpu", "tpu"
  bool is_cpu() const { return platform_ == "cpu"; }
  int device_count() const { return static_cast<int>(devices_.size()); }  // addressable
  std::string device_kind(int device) const;                              // "cpu", "TPU v6 lite"
  bool memory_stats(int device, MemoryStats* stats) const;                // false where the plugin has none

  /// Copies `bytes` of dense row-major host data to a device; the host memory may be reused on return.
  Buffer from_host(int device, const void* data, const hlo::Type& type) const;
  Executable compile(const std::string& stablehlo_text, const CompileOptions& options) const;
  /// compile() for the one device with this index.
  Executable compile_for(int device, const std::string& stablehlo_text, CompileOptions options) const;
  /// Loads what Executable::serialize gave, on the devices that `options` say (their overrides are already compiled in).
  /// The bytes must come from this plugin: the caller keeps them under its digest, with a checksum.
  Executable deserialize(const std::string& bytes, const CompileOptions& options) const;
  /// Copy of a buffer on another device of this client.
  Buffer copy_to_device(const Buffer& source, int device) const;

  PJRT_Client* handle() const { return handle_; }
  PJRT_Device* device(int index) const;  // throws for an index without a device
  int device_id(int index) const;        // as CompileOptions::device_ids counts

 private:
  explicit Client(std::shared_ptr<Plugin> plugin) : plugin_(std::move(plugin)) {}
  PJRT_DeviceDescription* description(int device) const;
  std::shared_ptr<Plugin> plugin_;
  PJRT_Client* handle_ = nullptr;
  std::vector<PJRT_Device*> devices_;
  std::string platform_;
};

}  // namespace tpu::pjrt
