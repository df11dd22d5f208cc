// The part of the PJRT C ABI that compiles for devices that are not here, and tells about what was compiled. As c_api.h,
// which says how structs and slots are read; none of these is required of a plugin, so ask has<Args>() first.
#pragma once
#include "pjrt/c_api.h"

namespace tpu::pjrt {

struct TopologyDescriptionCreateArgs {
  static constexpr int kSlot = 82;
  size_t struct_size = sizeof(TopologyDescriptionCreateArgs);
  Extension* extension_start = nullptr;
  const char* topology_name = nullptr;
  size_t topology_name_size = 0;
  const NamedValue* create_options = nullptr;
  size_t num_options = 0;
  PJRT_TopologyDescription* topology = nullptr;  // out
};

struct TopologyDescriptionDestroyArgs {
  static constexpr int kSlot = 83;
  size_t struct_size = sizeof(TopologyDescriptionDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_TopologyDescription* topology = nullptr;
};

struct TopologyDescriptionGetDeviceDescriptionsArgs {
  static constexpr int kSlot = 86;
  size_t struct_size = sizeof(TopologyDescriptionGetDeviceDescriptionsArgs);
  Extension* extension_start = nullptr;
  PJRT_TopologyDescription* topology = nullptr;
  PJRT_DeviceDescription* const* descriptions = nullptr;  // out; lives as long as the topology
  size_t num_descriptions = 0;                            // out
};

struct DeviceDescriptionAttributesArgs {
  static constexpr int kSlot = 25;
  size_t struct_size = sizeof(DeviceDescriptionAttributesArgs);
  Extension* extension_start = nullptr;
  PJRT_DeviceDescription* device_description = nullptr;
  size_t num_attributes = 0;               // out
  const NamedValue* attributes = nullptr;  // out; lives as long as the device
};

struct CompileArgs {
  static constexpr int kSlot = 89;
  size_t struct_size = sizeof(CompileArgs);
  Extension* extension_start = nullptr;
  const PJRT_TopologyDescription* topology = nullptr;
  const Program* program = nullptr;
  const char* compile_options = nullptr;  // a serialised CompileOptionsProto
  size_t compile_options_size = 0;
  PJRT_Client* client = nullptr;          // may be null: nothing is run
  PJRT_Executable* executable = nullptr;  // out; the caller destroys it
};

struct ExecutableGetCostAnalysisArgs {
  static constexpr int kSlot = 46;
  size_t struct_size = sizeof(ExecutableGetCostAnalysisArgs);
  Extension* extension_start = nullptr;
  PJRT_Executable* executable = nullptr;
  size_t num_properties = 0;               // out
  const NamedValue* properties = nullptr;  // out; lives as long as the executable
};

/// Called twice: first with no code, which gives its size, then with memory for it.
struct ExecutableOptimizedProgramArgs {
  static constexpr int kSlot = 48;
  size_t struct_size = sizeof(ExecutableOptimizedProgramArgs);
  Extension* extension_start = nullptr;
  PJRT_Executable* executable = nullptr;
  Program* program = nullptr;  // out, but for its code
};

struct ExecutableGetCompiledMemoryStatsArgs {
  static constexpr int kSlot = 96;
  size_t struct_size = sizeof(ExecutableGetCompiledMemoryStatsArgs);
  Extension* extension_start = nullptr;
  PJRT_Executable* executable = nullptr;
  // All out.
  int64_t generated_code_size_in_bytes = 0;
  int64_t argument_size_in_bytes = 0;
  int64_t output_size_in_bytes = 0;
  int64_t alias_size_in_bytes = 0;
  int64_t temp_size_in_bytes = 0;
  int64_t host_generated_code_size_in_bytes = 0;
  int64_t host_argument_size_in_bytes = 0;
  int64_t host_output_size_in_bytes = 0;
  int64_t host_alias_size_in_bytes = 0;
  int64_t host_temp_size_in_bytes = 0;
  int64_t peak_memory_in_bytes = 0;
  int64_t total_size_in_bytes = 0;
  int64_t total_allocation_bytes = 0;
  int64_t indefinite_allocations = 0;
  int64_t peak_unpadded_heap_bytes = 0;
};

}  // namespace tpu::pjrt
