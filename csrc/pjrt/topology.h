// Topology: devices that are described, not present, and the compiler for them.
//
// A plugin compiles for a topology without a client, so a host without the chip can ask what its compiler makes of a
// program: whether it takes it, what memory it needs, what it estimates. Nothing can be run. libtpu is only loaded in a
// process of its own (csrc/aot): it takes over signals, and some of its checks end the process.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "pjrt/pjrt.h"

namespace tpu::pjrt {

/// What the compiler says of a program that it took.
struct CompileReport {
  /// "argument", "output", "alias", "temp", "code", "peak": bytes. On a TPU the peak counts copies in VMEM too, and
  /// argument + output - alias + temp is what must fit in HBM.
  std::map<std::string, int64_t> memory;
  /// "flops", "bytes accessed", "optimal_seconds", ... as the plugin names and counts them; per-operand entries left out.
  std::map<std::string, double> cost;
  /// The program after all passes: a HloModuleProtoWithConfig from libtpu. Empty where the plugin does not give it.
  std::string program;
  std::string program_format;
};

class Topology {
 public:
  /// `name` is the plugin's, for libtpu "v5e:2x2"; options by name, of whole numbers ("wrap") or text
  /// ("chip_config_name"). Throws what the plugin says of a name or an option that it does not know.
  static std::unique_ptr<Topology> create(std::shared_ptr<Plugin> plugin, const std::string& name,
                                          const std::map<std::string, std::vector<int64_t>>& lists,
                                          const std::map<std::string, std::string>& texts);
  ~Topology();

  int device_count() const { return static_cast<int>(devices_.size()); }
  std::string device_kind() const;
  /// Attributes of the first device that are whole numbers: "device_memory_bytes_limit", "num_cores", ...
  std::map<std::string, int64_t> device_attributes() const;

  /// Compiles StableHLO text at an optimisation level of XLA's scale (9: none, 19, 29; 0: the plugin's default).
  CompileReport compile(const std::string& stablehlo_text, const CompileOptions& options, int level,
                        bool want_program) const;

 private:
  explicit Topology(std::shared_ptr<Plugin> plugin) : plugin_(std::move(plugin)) {}
  const Api* api() const { return plugin_->api(); }
  std::shared_ptr<Plugin> plugin_;
  PJRT_TopologyDescription* handle_ = nullptr;
  std::vector<PJRT_DeviceDescription*> devices_;
};

}  // namespace tpu::pjrt
