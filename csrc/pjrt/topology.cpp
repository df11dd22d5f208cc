#include "pjrt/topology.h"

#include "pjrt/guard.h"
#include "pjrt/status.h"
#include "pjrt/topology_api.h"

namespace tpu::pjrt {
namespace {

/// Appends ExecutableBuildOptionsProto.optimization_level (field 24) to a CompileOptionsProto: of a message that occurs
/// twice (field 3 here), protobuf merges the occurrences.
void append_level(std::string& options, int level) {
  if (level <= 0) return;
  require(level < 128, "an optimisation level is a number below 128, got ", level);
  options += std::string("\x1a\x03\xc0\x01", 4) + static_cast<char>(level);
}

class Compiled {
 public:
  Compiled(const Api* api, PJRT_Executable* handle) : api_(api), handle_(handle) {}
  Compiled(const Compiled&) = delete;
  Compiled& operator=(const Compiled&) = delete;
  ~Compiled() {
    ExecutableDestroyArgs args{.executable = handle_};
    invoke_quietly(api_, args);
  }

  std::map<std::string, int64_t> memory() const {
    ExecutableGetCompiledMemoryStatsArgs stats{.executable = handle_};
    if (!has<ExecutableGetCompiledMemoryStatsArgs>(api_)) return {};
    invoke(api_, stats);
    return {{"argument", stats.argument_size_in_bytes},   {"output", stats.output_size_in_bytes},
            {"alias", stats.alias_size_in_bytes},         {"temp", stats.temp_size_in_bytes},
            {"code", stats.generated_code_size_in_bytes}, {"peak", stats.peak_memory_in_bytes}};
  }

  std::map<std::string, double> cost() const {
    std::map<std::string, double> result;
    ExecutableGetCostAnalysisArgs args{.executable = handle_};
    if (!has<ExecutableGetCostAnalysisArgs>(api_)) return result;
    invoke(api_, args);
    for (size_t i = 0; i < args.num_properties; i++) {
      const NamedValue& value = args.properties[i];
      std::string name(value.name, value.name_size);
      if (name.find('{') != std::string::npos) continue;
      if (value.type == NamedValueType::Float) result[name] = value.float_value;
      if (value.type == NamedValueType::Int64) result[name] = static_cast<double>(value.int64_value);
    }
    return result;
  }

  void program(CompileReport* report) const {
    if (!has<ExecutableOptimizedProgramArgs>(api_)) return;
    Program program;
    ExecutableOptimizedProgramArgs args{.executable = handle_, .program = &program};
    invoke(api_, args);
    report->program.resize(program.code_size);
    program.code = report->program.data();
    invoke(api_, args);
    report->program_format.assign(program.format, program.format_size);
  }

 private:
  const Api* api_;
  PJRT_Executable* handle_;
};

}  // namespace

std::unique_ptr<Topology> Topology::create(std::shared_ptr<Plugin> plugin, const std::string& name,
                                           const std::map<std::string, std::vector<int64_t>>& lists,
                                           const std::map<std::string, std::string>& texts) {
  require(has<TopologyDescriptionCreateArgs>(plugin->api()) && has<CompileArgs>(plugin->api()), "the PJRT plugin ",
          plugin->path(), " does not compile for absent devices");
  std::vector<NamedValue> options;
  for (const auto& [key, list] : lists) {
    options.push_back({.name = key.data(),
                       .name_size = key.size(),
                       .type = NamedValueType::Int64List,
                       .int64_array_value = list.data(),
                       .value_size = list.size()});
  }
  for (const auto& [key, text] : texts) {
    options.push_back({.name = key.data(),
                       .name_size = key.size(),
                       .type = NamedValueType::String,
                       .string_value = text.data(),
                       .value_size = text.size()});
  }
  std::unique_ptr<Topology> topology(new Topology(std::move(plugin)));
  TopologyDescriptionCreateArgs create{.topology_name = name.data(),
                                       .topology_name_size = name.size(),
                                       .create_options = options.data(),
                                       .num_options = options.size()};
  invoke(topology->api(), create);
  topology->handle_ = create.topology;
  TopologyDescriptionGetDeviceDescriptionsArgs devices{.topology = topology->handle_};
  invoke(topology->api(), devices);
  topology->devices_.assign(devices.descriptions, devices.descriptions + devices.num_descriptions);
  require(!topology->devices_.empty(), "the topology ", name, " has no device");
  return topology;
}

Topology::~Topology() {
  if (!handle_) return;
  TopologyDescriptionDestroyArgs args{.topology = handle_};
  invoke_quietly(api(), args);
}

std::string Topology::device_kind() const {
  DeviceDescriptionKindArgs args{.device_description = devices_[0]};
  invoke(api(), args);
  return std::string(args.device_kind, args.device_kind_size);
}

std::map<std::string, int64_t> Topology::device_attributes() const {
  DeviceDescriptionAttributesArgs args{.device_description = devices_[0]};
  invoke(api(), args);
  std::map<std::string, int64_t> result;
  for (size_t i = 0; i < args.num_attributes; i++) {
    const NamedValue& value = args.attributes[i];
    if (value.type == NamedValueType::Int64) result[std::string(value.name, value.name_size)] = value.int64_value;
  }
  return result;
}

CompileReport Topology::compile(const std::string& text, const CompileOptions& options, int level,
                                bool want_program) const {
  check_program(text, /*is_cpu=*/false);
  std::string encoded = options.encode();
  append_level(encoded, level);
  static constexpr std::string_view kFormat = "mlir";
  Program program{.code = const_cast<char*>(text.data()),
                  .code_size = text.size(),
                  .format = kFormat.data(),
                  .format_size = kFormat.size()};
  CompileArgs args{.topology = handle_,
                   .program = &program,
                   .compile_options = encoded.data(),
                   .compile_options_size = encoded.size()};
  invoke(api(), args);
  Compiled compiled(api(), args.executable);
  CompileReport report{.memory = compiled.memory(), .cost = compiled.cost()};
  if (want_program) compiled.program(&report);
  return report;
}

}  // namespace tpu::pjrt
