#include "aten/fallback.h"

#include <ATen/native/CPUFallback.h>
#include <torch/library.h>

#include <atomic>
#include <mutex>

#include "runtime/counters.h"

namespace tpu::aten {
namespace {

std::atomic<Fallback> policy{Fallback::Error};
std::mutex mutex;
std::map<std::string, int64_t>& counts() {
  static auto& m = *new std::map<std::string, int64_t>;
  return m;
}

void run_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  std::string name = toString(op.operator_name());
  Fallback p = policy.load();
  TORCH_CHECK_NOT_IMPLEMENTED(p != Fallback::Error, "Could not run '", name,
                              "' with arguments from the 'tpu' backend: the operator is not implemented for tpu. "
                              "torch.tpu.set_fallback(\"warn\") runs such operators on the CPU.");
  bool first;
  {
    std::lock_guard lock(mutex);
    first = counts()[name]++ == 0;
  }
  runtime::count(runtime::counters().fallbacks);
  if (p == Fallback::Warn && first) TORCH_WARN("tpu: '", name, "' is not implemented for tpu and runs on the CPU");
  at::native::cpu_fallback(op, stack);
}

}  // namespace

Fallback fallback() { return policy.load(); }
void set_fallback(Fallback p) { policy.store(p); }
std::map<std::string, int64_t> fallback_counts() {
  std::lock_guard lock(mutex);
  return counts();
}

TORCH_LIBRARY_IMPL(_, PrivateUse1, m) { m.fallback(torch::CppFunction::makeFromBoxedFunction<&run_on_cpu>()); }

}  // namespace tpu::aten
