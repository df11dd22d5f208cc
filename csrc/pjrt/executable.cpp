#include <algorithm>

#include "pjrt/guard.h"
#include "pjrt/pjrt.h"
#include "pjrt/status.h"
#include "pjrt/topology_api.h"

namespace tpu::pjrt {
namespace {

/// The description of a loaded executable; ours to destroy.
class Description {
 public:
  Description(const Api* api, PJRT_LoadedExecutable* loaded) : api_(api) {
    LoadedExecutableGetExecutableArgs args{.loaded_executable = loaded};
    invoke(api, args);
    handle_ = args.executable;
  }
  Description(const Description&) = delete;
  Description& operator=(const Description&) = delete;
  ~Description() {
    ExecutableDestroyArgs args{.executable = handle_};
    invoke_quietly(api_, args);
  }
  PJRT_Executable* handle() const { return handle_; }

 private:
  const Api* api_;
  PJRT_Executable* handle_;
};

}  // namespace

Executable::Executable(const Api* api, PJRT_LoadedExecutable* handle) : api_(api), handle_(handle) {
  try {
    Description description(api, handle);
    ExecutableNumOutputsArgs args{.executable = description.handle()};
    invoke(api, args);
    num_outputs_ = args.num_outputs;
    ExecutableGetCompiledMemoryStatsArgs memory{.executable = description.handle()};
    if (!has<ExecutableGetCompiledMemoryStatsArgs>(api)) return;
    if (PJRT_Error* unknown = call(api, memory)) {
      ErrorDestroyArgs destroy{.error = unknown};
      call(api, destroy);
      return;
    }
    launch_bytes_ =
        std::max<int64_t>(0, memory.output_size_in_bytes - memory.alias_size_in_bytes) + memory.temp_size_in_bytes;
  } catch (...) {
    reset();
    throw;
  }
}

Executable::Executable(Executable&& o) noexcept
    : api_(o.api_),
      handle_(std::exchange(o.handle_, nullptr)),
      num_outputs_(o.num_outputs_),
      launch_bytes_(o.launch_bytes_) {}

Executable& Executable::operator=(Executable&& o) noexcept {
  std::swap(api_, o.api_);
  std::swap(handle_, o.handle_);
  std::swap(num_outputs_, o.num_outputs_);
  std::swap(launch_bytes_, o.launch_bytes_);
  return *this;
}

Executable::~Executable() { reset(); }

void Executable::reset() {
  if (handle_ && usable_process()) {
    LoadedExecutableDestroyArgs args{.executable = handle_};
    invoke_quietly(api_, args);
  }
  handle_ = nullptr;
}

void Executable::launch(PJRT_Device* device, int launch_id, std::span<PJRT_Buffer* const> arguments,
                        std::span<const int64_t> keep, PJRT_Buffer** outputs) const {
  check_process();
  ExecuteOptions options{.launch_id = launch_id,
                         .non_donatable_input_indices = keep.data(),
                         .num_non_donatable_input_indices = keep.size()};
  PJRT_Buffer* const* argument_list = arguments.data();
  LoadedExecutableExecuteArgs args{.executable = handle_,
                                   .options = &options,
                                   .argument_lists = &argument_list,
                                   .num_devices = 1,
                                   .num_args = arguments.size(),
                                   .output_lists = &outputs,
                                   .execute_device = device};
  invoke(api_, args);
}

void Executable::execute_on(PJRT_Device* device, int launch_id, std::span<PJRT_Buffer* const> arguments,
                            std::span<const int64_t> keep, PJRT_Buffer** outputs) const {
  check_launch_id(launch_id);
  launch(device, launch_id, arguments, keep, outputs);
}

std::string Executable::serialize() const {
  check_process();
  Description description(api_, handle_);
  ExecutableSerializeArgs args{.executable = description.handle()};
  invoke(api_, args);
  std::string bytes(args.serialized_bytes, args.serialized_bytes_size);
  args.serialized_executable_deleter(args.serialized_executable);
  return bytes;
}

}  // namespace tpu::pjrt
