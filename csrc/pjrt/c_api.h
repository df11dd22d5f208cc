// The PJRT C ABI, as much of it as we call.
//
// A plugin is a shared library with one export, GetPjrtApi(), which returns a table: a 40-byte head and then function
// pointers, one word each, whose order never changes and only grows at the end. Every function takes one pointer to an
// argument struct and returns an error (null: all well) that the caller destroys. So an argument struct and its place in
// the table say everything about a function: below each struct carries its `kSlot`, and `call()` does the rest.
//
// Compatibility: structs, too, only grow at the end. The caller states the size it knows in `struct_size`; an older
// plugin ignores what it does not know. A slot exists when the table is long enough (`has<Args>()`). Layouts and slots
// are those of PJRT 0.114 (openxla/xla, xla/pjrt/c/pjrt_c_api.h) and are compared with a module generated from that
// header in tests/test_pjrt_abi.py.
#pragma once
#include <cstddef>
#include <cstdint>

// Handles: owned by the plugin, opaque to us.
struct PJRT_Error;
struct PJRT_Event;
struct PJRT_Client;
struct PJRT_Device;
struct PJRT_DeviceDescription;
struct PJRT_Memory;
struct PJRT_Buffer;
struct PJRT_Executable;
struct PJRT_LoadedExecutable;
struct PJRT_SerializedExecutable;
struct PJRT_TopologyDescription;

namespace tpu::pjrt {

/// Head of an optional block of further functions; they form a list.
struct Extension {
  size_t struct_size;
  int type;
  Extension* next;
};

struct ApiVersion {
  size_t struct_size;
  Extension* extension_start;
  int major_version;
  int minor_version;
};

/// The table. Its functions follow the head; reach them through call() and has().
struct Api {
  size_t struct_size;
  Extension* extension_start;
  ApiVersion version;
};
static_assert(sizeof(Api) == 40, "the functions of the table start at byte 40");

enum class ErrorCode : int {
  Ok,
  Cancelled,
  Unknown,
  InvalidArgument,
  DeadlineExceeded,
  NotFound,
  AlreadyExists,
  PermissionDenied,
  ResourceExhausted,
  FailedPrecondition,
  Aborted,
  OutOfRange,
  Unimplemented,
  Internal,
  Unavailable,
  DataLoss,
  Unauthenticated,
};

enum class BufferType : int {
  Invalid,
  Pred,
  S8,
  S16,
  S32,
  S64,
  U8,
  U16,
  U32,
  U64,
  F16,
  F32,
  F64,
  BF16,
  C64,
  C128,
  F8E5M2,
  F8E4M3FN,
  F8E4M3B11FNUZ,
  F8E5M2FNUZ,
  F8E4M3FNUZ,
  S4,
  U4,
  Token,
  S2,
  U2,
  F8E4M3,
  F8E3M4,
  F8E8M0FNU,
  F4E2M1FN,
  S1,
  U1,
  F6E2M3FN,
  F6E3M2FN,
};

enum class HostBufferSemantics : int {
  ImmutableOnlyDuringCall,
  ImmutableUntilTransferCompletes,
  ImmutableZeroCopy,
  MutableZeroCopy,
};

enum class NamedValueType : int { String, Int64, Int64List, Float, Bool };

/// An option or an attribute. `value_size` is the length of a string or list, else 1.
struct NamedValue {
  size_t struct_size = sizeof(NamedValue);
  Extension* extension_start = nullptr;
  const char* name = nullptr;
  size_t name_size = 0;
  NamedValueType type = NamedValueType::String;
  union {
    const char* string_value;
    int64_t int64_value = 0;
    const int64_t* int64_array_value;
    float float_value;
    bool bool_value;
  };
  size_t value_size = 0;
};

/// A program to compile: `format` is "mlir" (text or bytecode) or "hlo" (a serialised HloModuleProto).
struct Program {
  size_t struct_size = sizeof(Program);
  Extension* extension_start = nullptr;
  char* code = nullptr;
  size_t code_size = 0;
  const char* format = nullptr;
  size_t format_size = 0;
};

enum class MemoryLayoutType : int { Tiled, Strides };

struct TiledLayout {
  size_t struct_size = sizeof(TiledLayout);
  Extension* extension_start = nullptr;
  const int64_t* minor_to_major = nullptr;
  size_t minor_to_major_size = 0;
  const int64_t* tile_dims = nullptr;
  const size_t* tile_dim_sizes = nullptr;
  size_t num_tiles = 0;
};

/// How a value lies in memory. The C struct holds a union of a tiled and a strided description; we only say "tiled".
struct MemoryLayout {
  size_t struct_size = sizeof(MemoryLayout);
  Extension* extension_start = nullptr;
  TiledLayout tiled;
  MemoryLayoutType type = MemoryLayoutType::Tiled;
};

// ---- Errors ----

struct ErrorDestroyArgs {
  using Result = void;
  static constexpr int kSlot = 0;
  size_t struct_size = sizeof(ErrorDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_Error* error = nullptr;
};

struct ErrorMessageArgs {
  using Result = void;
  static constexpr int kSlot = 1;
  size_t struct_size = sizeof(ErrorMessageArgs);
  Extension* extension_start = nullptr;
  const PJRT_Error* error = nullptr;
  const char* message = nullptr;  // out; lives as long as the error
  size_t message_size = 0;        // out
};

struct ErrorGetCodeArgs {
  static constexpr int kSlot = 2;
  size_t struct_size = sizeof(ErrorGetCodeArgs);
  Extension* extension_start = nullptr;
  const PJRT_Error* error = nullptr;
  ErrorCode code = ErrorCode::Ok;  // out
};

// ---- Plugin ----

struct PluginInitializeArgs {
  static constexpr int kSlot = 3;
  size_t struct_size = sizeof(PluginInitializeArgs);
  Extension* extension_start = nullptr;
};

struct PluginAttributesArgs {
  static constexpr int kSlot = 4;
  size_t struct_size = sizeof(PluginAttributesArgs);
  Extension* extension_start = nullptr;
  const NamedValue* attributes = nullptr;  // out; lives as long as the plugin
  size_t num_attributes = 0;               // out
};

// ---- Events ----

struct EventDestroyArgs {
  static constexpr int kSlot = 5;
  size_t struct_size = sizeof(EventDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_Event* event = nullptr;
};

struct EventIsReadyArgs {
  static constexpr int kSlot = 6;
  size_t struct_size = sizeof(EventIsReadyArgs);
  Extension* extension_start = nullptr;
  PJRT_Event* event = nullptr;
  bool is_ready = false;  // out
};

struct EventAwaitArgs {
  static constexpr int kSlot = 8;
  size_t struct_size = sizeof(EventAwaitArgs);
  Extension* extension_start = nullptr;
  PJRT_Event* event = nullptr;
};

// ---- Client ----

using KeyValueCallback = void*;  // only multi-host clients pass one; we never do

struct ClientCreateArgs {
  static constexpr int kSlot = 10;
  size_t struct_size = sizeof(ClientCreateArgs);
  Extension* extension_start = nullptr;
  const NamedValue* create_options = nullptr;
  size_t num_options = 0;
  KeyValueCallback kv_get_callback = nullptr;
  void* kv_get_user_arg = nullptr;
  KeyValueCallback kv_put_callback = nullptr;
  void* kv_put_user_arg = nullptr;
  PJRT_Client* client = nullptr;  // out
  KeyValueCallback kv_try_get_callback = nullptr;
  void* kv_try_get_user_arg = nullptr;
};

struct ClientDestroyArgs {
  static constexpr int kSlot = 11;
  size_t struct_size = sizeof(ClientDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_Client* client = nullptr;
};

struct ClientPlatformNameArgs {
  static constexpr int kSlot = 12;
  size_t struct_size = sizeof(ClientPlatformNameArgs);
  Extension* extension_start = nullptr;
  PJRT_Client* client = nullptr;
  const char* platform_name = nullptr;  // out; lives as long as the client
  size_t platform_name_size = 0;        // out
};

struct ClientAddressableDevicesArgs {
  static constexpr int kSlot = 16;
  size_t struct_size = sizeof(ClientAddressableDevicesArgs);
  Extension* extension_start = nullptr;
  PJRT_Client* client = nullptr;
  PJRT_Device* const* addressable_devices = nullptr;  // out; lives as long as the client
  size_t num_addressable_devices = 0;                 // out
};

struct ClientCompileArgs {
  static constexpr int kSlot = 20;
  size_t struct_size = sizeof(ClientCompileArgs);
  Extension* extension_start = nullptr;
  PJRT_Client* client = nullptr;
  const Program* program = nullptr;
  const char* compile_options = nullptr;  // a serialised CompileOptionsProto
  size_t compile_options_size = 0;
  PJRT_LoadedExecutable* executable = nullptr;  // out
};

struct ClientBufferFromHostBufferArgs {
  static constexpr int kSlot = 22;
  size_t struct_size = sizeof(ClientBufferFromHostBufferArgs);
  Extension* extension_start = nullptr;
  PJRT_Client* client = nullptr;
  const void* data = nullptr;
  BufferType type = BufferType::Invalid;
  const int64_t* dims = nullptr;
  size_t num_dims = 0;
  const int64_t* byte_strides = nullptr;  // null: dense, row major
  size_t num_byte_strides = 0;
  HostBufferSemantics host_buffer_semantics = HostBufferSemantics::ImmutableOnlyDuringCall;
  PJRT_Device* device = nullptr;
  PJRT_Memory* memory = nullptr;
  MemoryLayout* device_layout = nullptr;
  PJRT_Event* done_with_host_buffer = nullptr;  // out
  PJRT_Buffer* buffer = nullptr;                // out
};

// ---- Devices ----

struct DeviceDescriptionIdArgs {
  static constexpr int kSlot = 23;
  size_t struct_size = sizeof(DeviceDescriptionIdArgs);
  Extension* extension_start = nullptr;
  PJRT_DeviceDescription* device_description = nullptr;
  int id = 0;  // out
};

struct DeviceDescriptionKindArgs {
  static constexpr int kSlot = 26;
  size_t struct_size = sizeof(DeviceDescriptionKindArgs);
  Extension* extension_start = nullptr;
  PJRT_DeviceDescription* device_description = nullptr;
  const char* device_kind = nullptr;  // out; lives as long as the device
  size_t device_kind_size = 0;        // out
};

struct DeviceGetDescriptionArgs {
  static constexpr int kSlot = 29;
  size_t struct_size = sizeof(DeviceGetDescriptionArgs);
  Extension* extension_start = nullptr;
  PJRT_Device* device = nullptr;
  PJRT_DeviceDescription* device_description = nullptr;  // out
};

/// All fields but the first out field come with a flag that says whether the plugin has them.
struct DeviceMemoryStatsArgs {
  static constexpr int kSlot = 34;
  size_t struct_size = sizeof(DeviceMemoryStatsArgs);
  Extension* extension_start = nullptr;
  PJRT_Device* device = nullptr;
  int64_t bytes_in_use = 0;
  int64_t peak_bytes_in_use = 0;
  bool peak_bytes_in_use_is_set = false;
  int64_t num_allocs = 0;
  bool num_allocs_is_set = false;
  int64_t largest_alloc_size = 0;
  bool largest_alloc_size_is_set = false;
  int64_t bytes_limit = 0;
  bool bytes_limit_is_set = false;
  int64_t bytes_reserved = 0;
  bool bytes_reserved_is_set = false;
  int64_t peak_bytes_reserved = 0;
  bool peak_bytes_reserved_is_set = false;
  int64_t bytes_reservable_limit = 0;
  bool bytes_reservable_limit_is_set = false;
  int64_t largest_free_block_bytes = 0;
  bool largest_free_block_bytes_is_set = false;
  int64_t pool_bytes = 0;
  bool pool_bytes_is_set = false;
  int64_t peak_pool_bytes = 0;
  bool peak_pool_bytes_is_set = false;
  int64_t peak_allocated_bytes = 0;
  bool peak_allocated_bytes_is_set = false;
};

// ---- Executables ----

struct ExecutableDestroyArgs {
  static constexpr int kSlot = 40;
  size_t struct_size = sizeof(ExecutableDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_Executable* executable = nullptr;
};

struct ExecutableNumOutputsArgs {
  static constexpr int kSlot = 44;
  size_t struct_size = sizeof(ExecutableNumOutputsArgs);
  Extension* extension_start = nullptr;
  PJRT_Executable* executable = nullptr;
  size_t num_outputs = 0;  // out
};

struct ExecutableSerializeArgs {
  static constexpr int kSlot = 49;
  size_t struct_size = sizeof(ExecutableSerializeArgs);
  Extension* extension_start = nullptr;
  const PJRT_Executable* executable = nullptr;
  const char* serialized_bytes = nullptr;                      // out; owned by serialized_executable
  size_t serialized_bytes_size = 0;                            // out
  PJRT_SerializedExecutable* serialized_executable = nullptr;  // out
  void (*serialized_executable_deleter)(PJRT_SerializedExecutable* exec) = nullptr;  // out
};

struct LoadedExecutableDestroyArgs {
  static constexpr int kSlot = 50;
  size_t struct_size = sizeof(LoadedExecutableDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_LoadedExecutable* executable = nullptr;
};

struct LoadedExecutableGetExecutableArgs {
  static constexpr int kSlot = 51;
  size_t struct_size = sizeof(LoadedExecutableGetExecutableArgs);
  Extension* extension_start = nullptr;
  PJRT_LoadedExecutable* loaded_executable = nullptr;
  PJRT_Executable* executable = nullptr;  // out; the caller destroys it
};

struct ExecuteOptions {
  size_t struct_size = sizeof(ExecuteOptions);
  Extension* extension_start = nullptr;
  void* send_callbacks = nullptr;
  void* recv_callbacks = nullptr;
  size_t num_send_ops = 0;
  size_t num_recv_ops = 0;
  int launch_id = 0;  // same number on all devices of one launch; zero: not part of a larger launch
  const int64_t* non_donatable_input_indices = nullptr;
  size_t num_non_donatable_input_indices = 0;
  void* context = nullptr;
  const char* call_location = nullptr;  // "file:line" of the user, for the plugin's messages
  size_t num_tasks = 0;
  int* task_ids = nullptr;
  int64_t* incarnation_ids = nullptr;
  void* multi_slice_config = nullptr;
  bool use_major_to_minor_data_layout_for_callbacks = false;
  void* hlo_output_callbacks = nullptr;
  size_t num_hlo_output_callbacks = 0;
};

struct LoadedExecutableExecuteArgs {
  static constexpr int kSlot = 55;
  size_t struct_size = sizeof(LoadedExecutableExecuteArgs);
  Extension* extension_start = nullptr;
  PJRT_LoadedExecutable* executable = nullptr;
  ExecuteOptions* options = nullptr;
  PJRT_Buffer* const* const* argument_lists = nullptr;  // [num_devices][num_args]
  size_t num_devices = 0;
  size_t num_args = 0;
  PJRT_Buffer** const* output_lists = nullptr;  // [num_devices][outputs], lists owned by the caller
  PJRT_Event** device_complete_events = nullptr;
  PJRT_Device* execute_device = nullptr;
};

struct ExecutableDeserializeAndLoadArgs {
  static constexpr int kSlot = 56;
  size_t struct_size = sizeof(ExecutableDeserializeAndLoadArgs);
  Extension* extension_start = nullptr;
  PJRT_Client* client = nullptr;
  const char* serialized_executable = nullptr;
  size_t serialized_executable_size = 0;
  PJRT_LoadedExecutable* loaded_executable = nullptr;  // out
  const char* overridden_serialized_compile_options = nullptr;
  size_t overridden_serialized_compile_options_size = 0;
  void* load_options = nullptr;
};

// ---- Buffers ----

struct BufferDestroyArgs {
  static constexpr int kSlot = 58;
  size_t struct_size = sizeof(BufferDestroyArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
};

struct BufferElementTypeArgs {
  static constexpr int kSlot = 59;
  size_t struct_size = sizeof(BufferElementTypeArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  BufferType type = BufferType::Invalid;  // out
};

struct BufferDimensionsArgs {
  static constexpr int kSlot = 60;
  size_t struct_size = sizeof(BufferDimensionsArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  const int64_t* dims = nullptr;  // out; lives as long as the buffer
  size_t num_dims = 0;            // out
};

struct BufferOnDeviceSizeInBytesArgs {
  static constexpr int kSlot = 64;
  size_t struct_size = sizeof(BufferOnDeviceSizeInBytesArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  size_t on_device_size_in_bytes = 0;  // out
};

struct BufferIsDeletedArgs {
  static constexpr int kSlot = 68;
  size_t struct_size = sizeof(BufferIsDeletedArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  bool is_deleted = false;  // out
};

struct BufferCopyToDeviceArgs {
  static constexpr int kSlot = 69;
  size_t struct_size = sizeof(BufferCopyToDeviceArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  PJRT_Device* dst_device = nullptr;
  PJRT_Buffer* dst_buffer = nullptr;  // out
};

struct BufferToHostBufferArgs {
  static constexpr int kSlot = 70;
  size_t struct_size = sizeof(BufferToHostBufferArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* src = nullptr;
  MemoryLayout* host_layout = nullptr;
  void* dst = nullptr;
  size_t dst_size = 0;
  PJRT_Event* event = nullptr;  // out
};

struct BufferIsOnCpuArgs {
  static constexpr int kSlot = 71;
  size_t struct_size = sizeof(BufferIsOnCpuArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  bool is_on_cpu = false;  // out
};

struct BufferReadyEventArgs {
  static constexpr int kSlot = 72;
  size_t struct_size = sizeof(BufferReadyEventArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  PJRT_Event* event = nullptr;  // out
};

struct BufferUnsafePointerArgs {
  static constexpr int kSlot = 73;
  size_t struct_size = sizeof(BufferUnsafePointerArgs);
  Extension* extension_start = nullptr;
  PJRT_Buffer* buffer = nullptr;
  uintptr_t buffer_pointer = 0;  // out
};

// ---- Calls ----

/// True when the plugin is new enough to have the function that takes Args.
template <class Args>
bool has(const Api* api) {
  void* const* slots = reinterpret_cast<void* const*>(api + 1);
  return sizeof(Api) + (Args::kSlot + 1) * sizeof(void*) <= api->struct_size && slots[Args::kSlot] != nullptr;
}

/// What the function that takes Args returns: an error or null, but for the two that serve errors themselves.
template <class Args>
struct ResultOf {
  using type = PJRT_Error*;
};
template <class Args>
  requires requires { typename Args::Result; }
struct ResultOf<Args> {
  using type = typename Args::Result;
};

/// Calls the function that takes Args; the error, if any, is the caller's to destroy. The slot must exist: those up to
/// kLastRequiredSlot do in every plugin that Plugin::load accepts.
template <class Args>
typename ResultOf<Args>::type call(const Api* api, Args& args) {
  using Function = typename ResultOf<Args>::type (*)(Args*);
  return reinterpret_cast<const Function*>(api + 1)[Args::kSlot](&args);
}

/// The highest slot that we call without asking. Plugin::load refuses a table that ends before it.
inline constexpr int kLastRequiredSlot = BufferUnsafePointerArgs::kSlot;

}  // namespace tpu::pjrt
