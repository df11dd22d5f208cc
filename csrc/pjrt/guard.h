// Guards: calls that are known to kill the process or to hang it, refused here with a clear error.
//
// Measured on the XLA CPU plugins (PJRT 0.81 to 0.115):
//   what                                                   plugin's answer                       guard
//   compile with no options, or zero replicas/partitions   CHECK replica_count > 0, abort        check_options
//   an unknown flag in XLA_FLAGS                           abort at the first compile            check_xla_flags
//   compile of a value of 2^38 elements                    SIGFPE                                check_program
//   a buffer of type INVALID or of an unknown type         CHECK, abort                          buffer_type
//   use in a child of fork()                               hangs: the plugin's threads are gone  check_process
//   one launch of a multi-device program with launch id 0  deadlock in the collectives           check_launch_id
//   CreateViewOfDeviceBuffer with no delete callback       std::bad_function_call at destroy     not called
//   CreateAliasBuffer, CreateErrorBuffer with no layout    abort when read                       not called
//   a scheduled HLO module as input                        CHECK, abort                          only "mlir" is sent
// Not covered: a known flag with a wrong value in XLA_FLAGS, for which XLA prints its usage and ends the process.
// And one that corrupts silently: a buffer whose dims differ from the program's parameter but whose byte size is the
// same is accepted. The caller of Executable::execute has checked dtypes and dims.
#pragma once
#include <string_view>

#include "hlo/types.h"
#include "pjrt/c_api.h"

namespace tpu::pjrt {

/// Values of more elements than this are refused on CPU plugins, whose compiler dies of 2^38.
inline constexpr int64_t kMaxElements = int64_t{1} << 36;

namespace internal {
/// Set in the child of a fork() when the parent had a client. Read on the hot path, hence no function call.
extern bool forked;
[[noreturn]] void throw_forked();
}  // namespace internal

/// Throws in a forked child of a process that had a client.
inline void check_process() {
  if (internal::forked) [[unlikely]]
    internal::throw_forked();
}

/// Non-throwing form for destructors: handles are leaked in such a child.
inline bool usable_process() { return !internal::forked; }

/// To be called once before the first client of the process exists.
void watch_forks();

BufferType buffer_type(hlo::DType dtype);
hlo::DType dtype_of(BufferType type);  // throws for those we have no name for

/// Throws for negative dims and for too many elements.
void check_dims(const Dims& dims, bool is_cpu);

/// Throws for an empty text, for a dimension without a size, and for too large values on CPU plugins.
void check_program(std::string_view stablehlo_text, bool is_cpu);

/// Throws when the environment's XLA_FLAGS names a flag that the plugin's library does not hold.
void check_xla_flags(const std::string& plugin_path);

void check_launch_id(int launch_id);

}  // namespace tpu::pjrt
