#include "compile/trace.h"

#include "runtime/counters.h"
#include "runtime/programs.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::compile {
using hlo::DType;
using hlo::Val;
using hlo::Vals;
using runtime::Value;
using runtime::ValueRef;

int32_t Trace::add(ValueRef value) {
  auto n = static_cast<int32_t>(values_.size());
  numbers_[value.get()] = n;
  values_.push_back(std::move(value));
  return n;
}

ValueRef Trace::argument(const hlo::Type* type) {
  ValueRef value(new Value(type, device_));
  int32_t n = add(value);
  sources_[n] = {Source::From::Argument, static_cast<int32_t>(arguments_.size())};
  arguments_.push_back(n);
  return value;
}

int32_t Trace::number(Value* value) {
  if (auto known = numbers_.find(value); known != numbers_.end()) return known->second;
  lazy::Stream::of(device_).make_ready(*value);
  int32_t n = add(ValueRef::share(value));
  sources_[n] = {Source::From::Constant, static_cast<int32_t>(constants_.size())};
  constants_.push_back(n);
  return n;
}

void Trace::call(const lazy::Call& call, ValueRef* results) {
  const lazy::Entry& e = *call.entry;
  Op op{&e,        {}, {call.scalars, call.scalars + e.scalars.size()}, {call.offsets, call.offsets + e.dynamic.size()},
        counters_, 0};
  for (size_t i = 0; i < e.operands.size(); i++) op.operands.push_back(number(call.operands[i]));
  op.results = static_cast<int32_t>(values_.size());
  for (size_t i = 0; i < e.results.size(); i++) {
    const hlo::Type* type = e.results[i].stored;
    ValueRef value(new Value(type ? type : runtime::intern({DType::Pred, {0}}), device_));
    add(value);
    if (e.results[i].defined) results[i] = std::move(value);
  }
  if (e.row->traits.random) {
    counters_ += e.rng_counters;
    random_ = true;
  }
  ops_.push_back(std::move(op));
}

Source Trace::want(Value* value) {
  if (!value) return {};
  int32_t n = number(value);
  auto [at, fresh] = sources_.try_emplace(n, Source{Source::From::Result, static_cast<int32_t>(wanted_.size())});
  if (fresh) wanted_.push_back(n);
  return at->second;
}

void Trace::overwrites(int32_t argument, int32_t result) {
  if (*values_[arguments_[argument]]->type == *values_[wanted_[result]]->type) aliases_.push_back({argument, result});
}

void Trace::emit(hlo::Builder& b, const Op& op, const ops::Rng& rng, Vals& values,
                 std::vector<ops::Check>* checks) const {
  const lazy::Entry& e = *op.entry;
  lazy::LowerInputs in;
  for (int32_t v : op.operands) in.operands.push_back(values[v]);
  for (size_t i = 0; i < e.scalars.size(); i++) {
    std::string bytes;
    lazy::append_scalar(&bytes, e.scalars[i], op.scalars[i]);
    in.scalars.push_back(hlo::constant_dense(b, {e.scalars[i], {}}, std::move(bytes)));
  }
  for (int64_t offset : op.offsets) in.offsets.push_back(hlo::constant(b, DType::S64, offset));
  if (e.row->traits.random) in.rng = {rng.seed, rng.offset + static_cast<int64_t>(op.counters)};
  Vals results = lazy::lower(e, b, lazy::platform(), in, checks);
  for (size_t i = 0; i < results.size(); i++) values[op.results + i] = results[i];
}

hlo::Graph Trace::graph(lazy::Program* program) {
  hlo::Builder b;
  Vals values(values_.size());
  for (const auto* list : {&arguments_, &constants_})
    for (int32_t n : *list) values[n] = b.param(*values_[n]->type);
  ops::Rng rng;
  if (random_) {
    Val pair = b.param({DType::S64, {2}});
    rng = {hlo::reshape(hlo::slice_axis(pair, 0, 0, 1), {}), hlo::reshape(hlo::slice_axis(pair, 0, 1, 2), {})};
  }
  std::vector<ops::Check> checks;
  for (const Op& op : ops_) emit(b, op, rng, values, &checks);
  Vals outputs;
  for (int32_t n : wanted_) outputs.push_back(values[n]);
  program->externals = arguments_.size() + constants_.size();
  program->outputs = outputs.size();
  program->aliases = aliases_;
  program->checks = lazy::messages_of(checks);
  if (program->checks) outputs.push_back(lazy::first_failure(b, checks));
  hlo::Graph graph = b.finish(outputs);
  for (const lazy::Alias& a : aliases_) graph.alias[a.external] = a.output;
  return graph;
}

std::unique_ptr<Compiled> Trace::build(const std::string& what) {
  auto compiled = std::make_unique<Compiled>();
  compiled->device_ = device_;
  compiled->counters_ = counters_;
  compiled->random_ = random_;
  for (int32_t n : constants_) compiled->constants_.push_back(values_[n]);
  for (int32_t n : wanted_) compiled->results_.push_back(values_[n]->type);
  lazy::Program& program = compiled->program_;
  compiled->text_ = hlo::print(graph(&program));
  program.what = what;
  if (program.outputs || program.checks)
    program.executable = runtime::load_program(device_, compiled->text_, {program.what, program.where});
  return compiled;
}

void Compiled::run(std::span<Value* const> arguments, uint64_t seed, uint64_t first_counter,
                   std::vector<ValueRef>* results) const {
  results->clear();
  if (!program_.outputs && !program_.checks) return;
  thread_local std::vector<PJRT_Buffer*> handles, outputs;
  thread_local std::vector<int64_t> keep;
  handles.clear();
  keep.clear();
  for (Value* v : arguments) handles.push_back(v->buffer.handle());
  for (const ValueRef& v : constants_) handles.push_back(v->buffer.handle());
  for (const lazy::Alias& a : program_.aliases)
    if (arguments[a.external]->shared()) keep.push_back(a.external);
  std::vector<ValueRef> held;
  if (random_) {
    lazy::Packs pack;
    pack.add_s64(static_cast<int64_t>(seed));
    pack.add_s64(static_cast<int64_t>(first_counter));
    pack.upload(device_, &handles, &held);
  }
  lazy::Stream::of(device_).run(program_, handles, keep, outputs);
  const pjrt::Api* api = runtime::Runtime::get().client().api();
  for (size_t i = 0; i < results_.size(); i++) {
    results->emplace_back(new Value(results_[i], device_));
    results->back()->set_ready(pjrt::Buffer(api, outputs[i]));
  }
}

}  // namespace tpu::compile
