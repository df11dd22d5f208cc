#include <algorithm>

#include "pjrt/event.h"
#include "pjrt/guard.h"
#include "pjrt/pjrt.h"

namespace tpu::pjrt {

std::unique_ptr<Client> Client::create(std::shared_ptr<Plugin> plugin, int device_count) {
  check_process();
  check_xla_flags(plugin->path());
  watch_forks();
  std::unique_ptr<Client> client(new Client(std::move(plugin)));
  const Api* api = client->api();

  static constexpr std::string_view kCount = "cpu_device_count";
  NamedValue count{.name = kCount.data(),
                   .name_size = kCount.size(),
                   .type = NamedValueType::Int64,
                   .int64_value = device_count,
                   .value_size = 1};
  ClientCreateArgs create;
  if (client->plugin().is_cpu()) {  // an option that a plugin does not know is an error
    require(device_count >= 1, "a client needs at least one device, got ", device_count);
    create.create_options = &count;
    create.num_options = 1;
  }
  invoke(api, create);
  client->handle_ = create.client;

  ClientPlatformNameArgs platform{.client = client->handle_};
  invoke(api, platform);
  client->platform_.assign(platform.platform_name, platform.platform_name_size);
  ClientAddressableDevicesArgs devices{.client = client->handle_};
  invoke(api, devices);
  client->devices_.assign(devices.addressable_devices, devices.addressable_devices + devices.num_addressable_devices);
  require(!client->devices_.empty(), "the PJRT plugin ", client->plugin().path(), " found no device");
  return client;
}

Client::~Client() {
  if (!handle_ || !usable_process()) return;
  ClientDestroyArgs args{.client = handle_};
  invoke_quietly(api(), args);
}

PJRT_Device* Client::device(int index) const {
  require(index >= 0 && index < device_count(), "device tpu:", index, " does not exist; there are ", device_count());
  return devices_[index];
}

PJRT_DeviceDescription* Client::description(int index) const {
  check_process();
  DeviceGetDescriptionArgs args{.device = device(index)};
  invoke(api(), args);
  return args.device_description;
}

std::string Client::device_kind(int index) const {
  DeviceDescriptionKindArgs args{.device_description = description(index)};
  invoke(api(), args);
  return std::string(args.device_kind, args.device_kind_size);
}

int Client::device_id(int index) const {
  DeviceDescriptionIdArgs args{.device_description = description(index)};
  invoke(api(), args);
  return args.id;
}

bool Client::memory_stats(int index, MemoryStats* stats) const {
  check_process();
  DeviceMemoryStatsArgs args{.device = device(index)};
  try {
    invoke(api(), args);
  } catch (const Error& error) {
    if (error.kind() == ErrorKind::NotImplemented) return false;
    throw;
  }
  stats->bytes_in_use = args.bytes_in_use;
  stats->peak_bytes = args.peak_bytes_in_use_is_set ? args.peak_bytes_in_use : 0;
  stats->bytes_limit = args.bytes_limit_is_set ? args.bytes_limit : 0;
  return true;
}

Buffer Client::from_host(int index, const void* data, const hlo::Type& type) const {
  check_process();
  check_dims(type.dims, is_cpu());
  require(data != nullptr || numel(type.dims) == 0, "no host memory to copy ", hlo::to_string(type), " from");
  ClientBufferFromHostBufferArgs args{.client = handle_,
                                      .data = data,
                                      .type = buffer_type(type.dtype),
                                      .dims = type.dims.data(),
                                      .num_dims = type.dims.size(),
                                      .device = device(index)};
  invoke(api(), args);
  Buffer buffer(api(), args.buffer);
  Event(api(), args.done_with_host_buffer).await();
  return buffer;
}

Executable Client::compile(const std::string& text, const CompileOptions& options) const {
  check_process();
  check_program(text, is_cpu());
  CompileOptions complete = options;
  // StableHLO's maximum and minimum propagate NaN; XLA:CPU drops it from the second operand unless told otherwise. First,
  // so that an override of the caller wins.
  if (is_cpu()) complete.overrides.insert(complete.overrides.begin(), {"xla_cpu_enable_fast_min_max", "false"});
  std::string encoded = complete.encode();
  static constexpr std::string_view kFormat = "mlir";
  Program program{.code = const_cast<char*>(text.data()),
                  .code_size = text.size(),
                  .format = kFormat.data(),
                  .format_size = kFormat.size()};
  ClientCompileArgs args{.client = handle_,
                         .program = &program,
                         .compile_options = encoded.data(),
                         .compile_options_size = encoded.size()};
  invoke(api(), args);
  return Executable(api(), args.executable);
}

Executable Client::compile_for(int index, const std::string& text, CompileOptions options) const {
  options.device_ids = {device_id(index)};
  return compile(text, options);
}

Executable Client::deserialize(const std::string& bytes, const CompileOptions& options) const {
  check_process();
  std::string encoded = options.encode();
  ExecutableDeserializeAndLoadArgs args{.client = handle_,
                                        .serialized_executable = bytes.data(),
                                        .serialized_executable_size = bytes.size(),
                                        .overridden_serialized_compile_options = encoded.data(),
                                        .overridden_serialized_compile_options_size = encoded.size()};
  invoke(api(), args);
  return Executable(api(), args.loaded_executable);
}

Buffer Client::copy_to_device(const Buffer& source, int index) const {
  check_process();
  BufferCopyToDeviceArgs args{.buffer = source.handle(), .dst_device = device(index)};
  invoke(api(), args);
  return Buffer(api(), args.dst_buffer);
}

}  // namespace tpu::pjrt
