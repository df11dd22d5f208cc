// Calling a row by name from hand-written kernels.
#include <map>
#include <mutex>

#include "aten/kernel.h"
#include "aten/rows.h"

namespace tpu::aten {

namespace {

const Spec& spec_of(const char* name, lazy::Form form, size_t outs) {
  static std::mutex mutex;
  static auto& specs = *new std::map<std::tuple<std::string, lazy::Form, size_t>, std::unique_ptr<Spec>>;
  static uint32_t next_id = 1u << 30;  // far from the ids of registered overloads
  std::lock_guard lock(mutex);
  auto& slot = specs[{name, form, outs}];
  if (slot) return *slot;
  const ops::Row* row = ops::table().find(name);
  TORCH_CHECK(row, "internal: no row named ", name);
  slot = std::make_unique<Spec>();
  slot->row = row;
  slot->validate = validator_of(row->name);
  slot->form = form;
  slot->id = next_id++;
  slot->name = name;
  slot->args = row->params.size();
  slot->outs = outs;
  slot->returns = form == lazy::Form::InPlace ? 1 : outs;
  if (form == lazy::Form::InPlace) slot->mutated = {0};
  bool internal = std::string(name).rfind("tpu::", 0) == 0;
  if (internal || form == lazy::Form::InPlace) return *slot;
  std::string full = std::string("aten::") + name;
  size_t dot = full.find('.');
  auto op = c10::Dispatcher::singleton().findSchema(
      {full.substr(0, dot), dot == std::string::npos ? "" : full.substr(dot + 1)});
  TORCH_CHECK(op, "internal: torch has no ", name);
  if (form != lazy::Form::InPlace) slot->functional = new c10::OperatorHandle(*op);
  return *slot;
}

}  // namespace

std::vector<at::Tensor> call_row(const char* name, std::vector<c10::IValue> args) {
  torch::jit::Stack stack = std::move(args);
  Kernel::run(spec_of(name, lazy::Form::Functional, 0), &stack);
  std::vector<at::Tensor> results;
  for (auto& v : stack) results.push_back(std::move(v).toTensor());
  return results;
}

void call_row_in_place(const char* name, std::vector<c10::IValue> args) {
  torch::jit::Stack stack = std::move(args);
  Kernel::run(spec_of(name, lazy::Form::InPlace, 0), &stack);
}

void call_row_out(const char* name, std::vector<c10::IValue> args, std::vector<at::Tensor> outs) {
  torch::jit::Stack stack = std::move(args);
  size_t n = outs.size();
  for (auto& t : outs) stack.emplace_back(std::move(t));
  Kernel::run(spec_of(name, lazy::Form::Out, n), &stack);
}

}  // namespace tpu::aten
