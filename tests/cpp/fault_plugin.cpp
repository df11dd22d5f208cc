// A PJRT plugin that stands before a real one and fails when told to.
//
//   TORCH_TPU_FAULT_TARGET   path of the real plugin; unset: the table is null
//   TORCH_TPU_FAULT_TABLE    damage to the table: "short", "major" or "hole"
//   TORCH_TPU_FAULT          what to do wrong, comma separated:
//     ClientCompile:2:8      the second call of Client_Compile from now on fails with code 8; any function that csrc/pjrt
//                            calls, named like its Args struct
//     not_on_cpu             buffers say that they are not in host memory, so there is no host pointer
//     slow_compile           compiles take 2.3 s longer
//     memory_stats           Device_MemoryStats answers 111 in use, 222 at most, 333 in all
//
// A program that has loaded it finds these in it with dlsym, to change and to see at run time:
//   torch_tpu_fault_arm(spec)   replaces the specification
//   torch_tpu_fault_calls(name) calls of a function since the last arm
//   torch_tpu_fault_live()      injected errors that nobody has destroyed
#include <dlfcn.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <set>
#include <sstream>
#include <string>
#include <thread>

#include "pjrt/c_api.h"

// An injected error. The real plugin's errors have the same (opaque) type; `live` tells which is whose.
struct PJRT_Error {
  std::string message;
  tpu::pjrt::ErrorCode code;
};

namespace {

using namespace tpu::pjrt;  // NOLINT

constexpr int kSlots = kLastRequiredSlot + 1;
using Function = void* (*)(void*);

struct Name {
  const char* name;
  int slot;
};
#define NAMED(name) {#name, name##Args::kSlot}
constexpr Name kNames[] = {
    NAMED(PluginInitialize),
    NAMED(PluginAttributes),
    NAMED(EventDestroy),
    NAMED(EventIsReady),
    NAMED(EventAwait),
    NAMED(ClientCreate),
    NAMED(ClientDestroy),
    NAMED(ClientPlatformName),
    NAMED(ClientAddressableDevices),
    NAMED(ClientCompile),
    NAMED(ClientBufferFromHostBuffer),
    NAMED(DeviceDescriptionId),
    NAMED(DeviceDescriptionKind),
    NAMED(DeviceGetDescription),
    NAMED(DeviceMemoryStats),
    NAMED(ExecutableDestroy),
    NAMED(ExecutableNumOutputs),
    NAMED(ExecutableSerialize),
    NAMED(LoadedExecutableDestroy),
    NAMED(LoadedExecutableGetExecutable),
    NAMED(LoadedExecutableExecute),
    NAMED(ExecutableDeserializeAndLoad),
    NAMED(BufferDestroy),
    NAMED(BufferElementType),
    NAMED(BufferDimensions),
    NAMED(BufferOnDeviceSizeInBytes),
    NAMED(BufferIsDeleted),
    NAMED(BufferCopyToDevice),
    NAMED(BufferToHostBuffer),
    NAMED(BufferIsOnCpu),
    NAMED(BufferReadyEvent),
    NAMED(BufferUnsafePointer),
};

struct Fault {
  std::atomic<int> calls{0}, at{0}, code{0};  // at: number of the call that fails, 0 for none
};

const Api* real = nullptr;
std::array<Fault, kSlots> faults;
std::atomic<bool> not_on_cpu{false}, memory_stats{false}, slow_compile{false};
std::mutex live_mutex;
std::set<const void*> live;

int slot_of(const std::string& name) {
  for (const Name& known : kNames) {
    if (name == known.name) return known.slot;
  }
  return -1;
}

const char* name_of(int slot) {
  for (const Name& known : kNames) {
    if (slot == known.slot) return known.name;
  }
  return "?";
}

void* inject(int slot) {
  Fault& fault = faults[slot];
  auto* error =
      new PJRT_Error{std::string("injected fault in ") + name_of(slot), static_cast<ErrorCode>(fault.code.load())};
  std::lock_guard lock(live_mutex);
  live.insert(error);
  return error;
}

bool is_injected(const void* error) {
  std::lock_guard lock(live_mutex);
  return live.count(error) != 0;
}

// A function that destroys does so even when it reports a failure: what a leak checker finds is then the client's.
template <int Slot>
constexpr bool kDestroys =
    Slot == EventDestroyArgs::kSlot || Slot == ClientDestroyArgs::kSlot || Slot == ExecutableDestroyArgs::kSlot ||
    Slot == LoadedExecutableDestroyArgs::kSlot || Slot == BufferDestroyArgs::kSlot;

template <int Slot>
void* forward(void* args) {
  Fault& fault = faults[Slot];
  bool fails = ++fault.calls == fault.at;
  if (fails && !kDestroys<Slot>) return inject(Slot);
  if (Slot == ClientCompileArgs::kSlot && slow_compile) std::this_thread::sleep_for(std::chrono::milliseconds(2300));
  if (Slot == BufferIsOnCpuArgs::kSlot && not_on_cpu) {
    static_cast<BufferIsOnCpuArgs*>(args)->is_on_cpu = false;
    return nullptr;
  }
  if (Slot == DeviceMemoryStatsArgs::kSlot && memory_stats) {
    auto* stats = static_cast<DeviceMemoryStatsArgs*>(args);
    stats->bytes_in_use = 111;
    stats->peak_bytes_in_use = 222;
    stats->bytes_limit = 333;
    stats->peak_bytes_in_use_is_set = stats->bytes_limit_is_set = true;
    return nullptr;
  }
  void* result = reinterpret_cast<const Function*>(real + 1)[Slot](args);
  return fails ? inject(Slot) : result;
}

void destroy_error(ErrorDestroyArgs* args) {
  {
    std::lock_guard lock(live_mutex);
    if (live.erase(args->error)) {
      delete args->error;
      return;
    }
  }
  call(real, *args);
}

void error_message(ErrorMessageArgs* args) {
  if (!is_injected(args->error)) return call(real, *args);
  args->message = args->error->message.data();
  args->message_size = args->error->message.size();
}

PJRT_Error* error_code(ErrorGetCodeArgs* args) {
  if (!is_injected(args->error)) return call(real, *args);
  args->code = args->error->code;
  return nullptr;
}

struct Table {
  Api head;
  void* slots[256];
};

template <int... Slot>
void fill(Table& table, std::integer_sequence<int, Slot...>) {
  ((table.slots[Slot] = reinterpret_cast<void*>(&forward<Slot>)), ...);
}

}  // namespace

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT void torch_tpu_fault_arm(const char* spec) {
  for (Fault& fault : faults) fault.calls = fault.at = fault.code = 0;
  not_on_cpu = memory_stats = slow_compile = false;
  std::istringstream words(spec);
  for (std::string word; std::getline(words, word, ',');) {
    if (word == "not_on_cpu") not_on_cpu = true;
    if (word == "memory_stats") memory_stats = true;
    if (word == "slow_compile") slow_compile = true;
    std::istringstream parts(word);
    std::string name, at, code;
    std::getline(parts, name, ':');
    std::getline(parts, at, ':');
    std::getline(parts, code, ':');
    int slot = slot_of(name);
    if (slot < 0) continue;
    faults[slot].at = std::atoi(at.c_str());
    faults[slot].code = std::atoi(code.c_str());
  }
}

EXPORT int torch_tpu_fault_calls(const char* name) {
  int slot = slot_of(name);
  return slot < 0 ? -1 : faults[slot].calls.load();
}

EXPORT int torch_tpu_fault_live() {
  std::lock_guard lock(live_mutex);
  return static_cast<int>(live.size());
}

EXPORT const Api* GetPjrtApi() {
  const char* target = std::getenv("TORCH_TPU_FAULT_TARGET");
  void* library = target ? dlopen(target, RTLD_NOW | RTLD_LOCAL) : nullptr;
  if (!library) return nullptr;
  real = reinterpret_cast<const Api* (*)()>(dlsym(library, "GetPjrtApi"))();
  static Table table;
  std::memcpy(&table, real, std::min(real->struct_size, sizeof(table)));
  fill(table, std::make_integer_sequence<int, kSlots>());
  table.slots[ErrorDestroyArgs::kSlot] = reinterpret_cast<void*>(&destroy_error);
  table.slots[ErrorMessageArgs::kSlot] = reinterpret_cast<void*>(&error_message);
  table.slots[ErrorGetCodeArgs::kSlot] = reinterpret_cast<void*>(&error_code);
  if (const char* spec = std::getenv("TORCH_TPU_FAULT")) torch_tpu_fault_arm(spec);
  std::string damage = std::getenv("TORCH_TPU_FAULT_TABLE") ? std::getenv("TORCH_TPU_FAULT_TABLE") : "";
  if (damage == "short") table.head.struct_size = sizeof(Api) + 8 * sizeof(void*);
  if (damage == "major") table.head.version.major_version = 1;
  if (damage == "hole") table.slots[ClientCompileArgs::kSlot] = nullptr;
  return &table.head;
}
