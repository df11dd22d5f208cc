#include "compile/compiled.h"

#include <algorithm>
#include <chrono>

#include "lazy/resident.h"
#include "runtime/programs.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::compile {
using runtime::Value;
using runtime::ValueRef;

namespace {

std::shared_ptr<Binary> loaded(int device, const std::string& what, Lowered lowered, const hlo::Graph& graph) {
  auto binary = std::make_shared<Binary>();
  binary->program = std::move(lowered.program);
  binary->text = hlo::print(graph);
  for (size_t i = 0; i < binary->program->outputs; i++)
    binary->results.push_back(runtime::intern(graph.types[graph.body.results[i]]));
  lazy::Program& p = *binary->program;
  p.what = what;
  if (!p.outputs && !p.checks) return binary;
  lazy::make_room();
  auto start = std::chrono::steady_clock::now();
  uint64_t number =
      lazy::compile_begins(lazy::Compiling::Graph, what, p.where, lowered.calls, std::move(lowered.parts));
  bool from_disk = false;
  p.executable = runtime::load_program(device, binary->text, {p.what, p.where}, &from_disk);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  lazy::compile_ended(number, seconds, from_disk);
  return binary;
}

}  // namespace

std::shared_ptr<const Binary> Binary::exact(int device, const std::string& what, Lowered lowered) {
  hlo::Graph graph = std::move(lowered.graph);
  return loaded(device, what, std::move(lowered), graph);
}

std::shared_ptr<const Binary> Binary::for_sizes(int device, const std::string& what, Lowered at_bound,
                                                const Lowered& sample) {
  auto bounded = std::make_unique<hlo::Bounded>(hlo::bound(at_bound.graph, sample.graph));
  // Memory of an argument that has a padded array beside its own is not handed on.
  std::vector<lazy::Alias> aliases;
  std::vector<const hlo::Type*> larger;
  auto varies = [&](size_t i) {
    hlo::ValueId id = at_bound.graph.body.args[i];
    return at_bound.graph.types[id] != sample.graph.types[id];
  };
  for (size_t i = 0; i < at_bound.program->externals; i++)
    larger.push_back(varies(i) ? runtime::intern(at_bound.graph.types[at_bound.graph.body.args[i]]) : nullptr);
  for (const lazy::Alias& a : at_bound.program->aliases)
    if (!larger[a.external]) aliases.push_back(a);
  for (size_t i = 0; i < larger.size(); i++)
    if (larger[i]) bounded->graph.alias[i] = -1;
  at_bound.program->aliases = std::move(aliases);
  auto binary = loaded(device, what, std::move(at_bound), bounded->graph);
  binary->larger = std::move(larger);
  bounded->graph = {};
  binary->bounded = std::move(bounded);
  return binary;
}

bool Compiled::large() const {
  return std::ranges::any_of(results_, [](const hlo::Type* t) { return hlo::byte_size(*t) >= runtime::kLarge; });
}

void Compiled::run(std::span<Value* const> arguments, uint64_t seed, uint64_t first_counter,
                   std::vector<ValueRef>* results, runtime::Origin* origin) const {
  results->clear();
  const lazy::Program& program = *binary_->program;
  if (!program.outputs && !program.checks) return;
  thread_local std::vector<PJRT_Buffer*> handles, outputs;
  thread_local std::vector<int64_t> keep;
  handles.clear();
  keep.clear();
  auto& stream = lazy::Stream::of(device_);
  for (size_t i = 0; i < arguments.size(); i++) {
    Value& v = *arguments[i];
    const hlo::Type* larger = binary_->bounded ? binary_->larger[i] : nullptr;
    if (larger && *larger == *v.type) larger = nullptr;  // it fills the bound
    if (v.state() != Value::State::Ready) stream.make_ready(v, !larger);
    handles.push_back(larger ? runtime::padded_to(v, larger).handle() : v.buffer.handle());
  }
  for (const ValueRef& v : constants_) handles.push_back(v->buffer.handle());
  for (const lazy::Alias& a : program.aliases)
    if (arguments[a.external]->shared()) keep.push_back(a.external);
  std::vector<ValueRef> held;
  if (random_) {
    lazy::Packs pack;
    pack.add_s64(static_cast<int64_t>(seed));
    pack.add_s64(static_cast<int64_t>(first_counter));
    pack.upload(device_, &handles, &held);
  }
  if (!sizes_.sizes.empty()) {
    std::string bytes(reinterpret_cast<const char*>(sizes_.sizes.data()), sizes_.sizes.size() * sizeof(int32_t));
    held.emplace_back();
    handles.push_back(runtime::scalar_pack(device_, hlo::DType::S32, bytes, &held.back())->handle());
  }
  for (size_t i = 0; i < sizes_.constants.size();) {  // they come by dtype
    const hlo::DType dtype = sizes_.constants[i].first;
    std::string bytes;
    for (; i < sizes_.constants.size() && sizes_.constants[i].first == dtype; i++) bytes += sizes_.constants[i].second;
    held.emplace_back();
    handles.push_back(runtime::scalar_pack(device_, dtype, bytes, &held.back())->handle());
  }
  stream.run(program, handles, keep, outputs);
  const pjrt::Api* api = runtime::Runtime::get().client().api();
  for (size_t i = 0; i < results_.size(); i++) {
    results->emplace_back(new Value(results_[i], device_));
    if (origin && hlo::byte_size(*results_[i]) >= runtime::kLarge) results->back()->origin = origin;
    pjrt::Buffer buffer(api, outputs[i]);
    if (binary_->results[i] == results_[i])
      results->back()->set_ready(std::move(buffer));
    else
      results->back()->set_padded(binary_->results[i], std::move(buffer));
  }
}

}  // namespace tpu::compile
