#include "lazy/nan_check.h"

#include <cmath>
#include <map>

#include "hlo/builders.h"
#include "hlo/graph.h"
#include "runtime/programs.h"
#include "runtime/runtime.h"

namespace tpu::lazy {
using runtime::Value;

namespace {
std::atomic<bool> looking{true};

bool can_hold_nan(hlo::DType t) { return hlo::is_float(t) || hlo::is_complex(t); }

// One small program for each type of array: is there an element that does not equal itself?
const pjrt::Executable& finder(const hlo::Type& type, int device) {
  static std::mutex mutex;
  static auto& known = *new std::map<std::pair<const hlo::Type*, int>, pjrt::Executable>;
  std::lock_guard lock(mutex);
  auto [at, fresh] = known.try_emplace({runtime::intern(type), device});
  if (fresh) {
    hlo::Builder b;
    hlo::Val x = b.param(type);
    Dims every;
    for (size_t i = 0; i < type.dims.size(); i++) every.push_back(static_cast<int64_t>(i));
    hlo::Graph graph = b.finish({hlo::reduce_or(hlo::ne(x, x), every)});
    at->second = runtime::load_program(device, hlo::print(graph), {"the search for NaN", ""});
  }
  return at->second;
}

bool holds_nan(const Value& v) {
  if (!can_hold_nan(v.type->dtype) || numel(v.type->dims) == 0) return false;
  std::vector<PJRT_Buffer*> arguments{v.buffer.handle()}, outputs(1);
  finder(*v.type, v.device).execute(arguments, {}, outputs.data());
  uint8_t found = 0;
  pjrt::Buffer(runtime::Runtime::get().client().api(), outputs[0]).to_host(&found, sizeof found);
  return found != 0;
}

bool takes_nan(const Call& call) {
  const Entry& e = *call.entry;
  for (size_t i = 0; i < e.scalars.size(); i++)
    if (std::isnan(call.scalars[i].re) || std::isnan(call.scalars[i].im)) return true;
  for (const ArgSource& a : e.args)
    if (const double* d = std::get_if<double>(&a.value); d && std::isnan(*d)) return true;
  for (size_t i = 0; i < e.operands.size(); i++) {
    const View& v = e.operands[i];
    if (can_hold_nan(v.dtype) && v.dtype != v.base.dtype) return true;
    if (holds_nan(*call.operands[i])) return true;
  }
  return false;
}
}  // namespace

bool checks_nan() { return looking.load(std::memory_order_relaxed); }
void set_checks_nan(bool on) { looking.store(on); }

void raise_new_nan(const Call& call, const runtime::ValueRef* results) {
  const Entry& e = *call.entry;
  for (size_t i = 0; i < e.results.size(); i++) {
    const Result& r = e.results[i];
    if (!r.defined || !can_hold_nan(r.logical.dtype) || !holds_nan(*results[i].get())) continue;
    if (takes_nan(call)) return;
    // Words of torch/csrc/autograd/engine.cpp, which says the same of gradient functions.
    fail("Function '", e.row->name, "' returned nan values in its ", i, "th output (", to_string(r.logical),
         "), and none of its operands had any. torch.tpu.eager_mode(\"debug\", check_nan=False) goes on past them.");
  }
}

}  // namespace tpu::lazy
