// The precision of products that calls are made with: a thread's own, else the process's. Part of every call's key, and so of
// its entry; what a call of the past was made with is in the entry.
#pragma once
#include <atomic>

#include "hlo/precision.h"
#include "ops/ctx.h"

namespace tpu::lazy {

namespace internal {
inline constinit std::atomic<hlo::Precision> process_precision{hlo::Precision::Unset};
inline constinit thread_local hlo::Precision thread_precision = hlo::Precision::Unset;
}  // namespace internal

inline hlo::Precision thread_precision() { return internal::thread_precision; }
inline void set_thread_precision(hlo::Precision precision) { internal::thread_precision = precision; }
inline void set_process_precision(hlo::Precision precision) {
  internal::process_precision.store(precision, std::memory_order_relaxed);
}
/// Of a call that this thread makes now.
inline hlo::Precision precision() {
  hlo::Precision mine = internal::thread_precision;
  return mine != hlo::Precision::Unset ? mine : internal::process_precision.load(std::memory_order_relaxed);
}

/// What a lowering for this platform writes.
inline hlo::Products products_of(hlo::Precision precision, ops::Platform platform) {
  if (platform == ops::Platform::Cpu) return {precision, true};
  bool full = precision == hlo::Precision::Unset || precision == hlo::Precision::Native;
  return {full ? hlo::Precision::Highest : precision, false};
}

}  // namespace tpu::lazy
