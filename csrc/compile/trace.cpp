#include "compile/trace.h"

#include "runtime/runtime.h"

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
  Op op{&e, {}, {call.scalars, call.scalars + e.scalars.size()}, {call.offsets, call.offsets + e.dynamic.size()}};
  op.checks = e.checks;
  for (size_t i = 0; i < e.operands.size(); i++) op.operands.push_back(number(call.operands[i]));
  op.results = static_cast<int32_t>(values_.size());
  for (size_t i = 0; i < e.results.size(); i++) {
    const hlo::Type* type = e.results[i].stored;
    ValueRef value(new Value(type ? type : runtime::intern({DType::Pred, {0}}), device_));
    add(value);
    if (e.results[i].defined) results[i] = std::move(value);
  }
  if (e.row->traits.random) {
    random_ = true;
    op.state = state_;
    uint64_t& drawn = state_ < 0 ? counters_ : state_counters_;
    op.counters = drawn;
    drawn += e.rng_counters;
  }
  ops_.push_back(std::move(op));
}

std::vector<ValueRef> Trace::add_special(Op op, const Values& operands, const std::vector<hlo::Type>& results) {
  for (Value* v : operands) op.operands.push_back(number(v));
  op.results = static_cast<int32_t>(values_.size());
  std::vector<ValueRef> made;
  for (const hlo::Type& t : results) {
    made.emplace_back(new Value(runtime::intern(t), device_));
    add(made.back());
  }
  ops_.push_back(std::move(op));
  return made;
}

ValueRef Trace::random_state() {
  random_ = true;
  Op op{};
  auto drawn = static_cast<int64_t>(counters_);
  op.special = [drawn](const Frame& f, const Vals&) {
    return Vals{hlo::concatenate({hlo::reshape(f.rng.seed, {1}), hlo::reshape(f.rng.offset + drawn, {1})}, 0)};
  };
  return add_special(std::move(op), {}, {{DType::S64, {2}}})[0];
}

void Trace::draw_from(Value* state) {
  state_ = state ? number(state) : -1;
  state_counters_ = 0;
}

Source Trace::want(Value* value) {
  if (!value) return {};
  int32_t n = number(value);
  auto [at, fresh] = sources_.try_emplace(n, Source{Source::From::Result, static_cast<int32_t>(wanted_.size())});
  if (fresh) wanted_.push_back(n);
  return at->second;
}

void Trace::overwrites(int32_t argument, int32_t result) {
  if (*values_[arguments_[argument]]->type == *values_[wanted_[result]]->type)
    aliases_.push_back({argument, result, hlo::byte_size(*values_[wanted_[result]]->type)});
}

static ops::Rng halves(Val state) {
  auto half = [&](int64_t i) { return hlo::reshape(hlo::slice_axis(state, 0, i, i + 1), {}); };
  return {half(0), half(1)};
}

Vals Trace::emit_call(const Frame& frame, const Op& op, const Vals& values) const {
  const lazy::Entry& e = *op.entry;
  lazy::LowerInputs in;
  for (int32_t v : op.operands) in.operands.push_back(values[v]);
  for (size_t i = 0; i < e.scalars.size(); i++) {
    std::string bytes;
    lazy::append_scalar(&bytes, e.scalars[i], op.scalars[i]);
    in.scalars.push_back(hlo::constant_dense(frame.b, {e.scalars[i], {}}, std::move(bytes)));
  }
  for (int64_t offset : op.offsets) in.offsets.push_back(hlo::constant(frame.b, DType::S64, offset));
  if (e.row->traits.random) {
    in.rng = op.state < 0 ? frame.rng : halves(values[op.state]);
    in.rng.offset = in.rng.offset + static_cast<int64_t>(op.counters);
  }
  return lazy::lower(e, frame.b, lazy::platform(), in, frame.checks);
}

void Trace::emit(const Frame& frame, std::span<const Val> inputs, Vals* values) const {
  values->assign(values_.size(), {});
  size_t next = 0;
  for (const auto* list : {&arguments_, &constants_})
    for (int32_t n : *list) (*values)[n] = inputs[next++];
  for (const Op& op : ops_) {
    Vals results;
    if (op.entry) {
      results = emit_call(frame, op, *values);
    } else {
      Vals operands;
      for (int32_t v : op.operands) operands.push_back((*values)[v]);
      results = op.special(frame, operands);
    }
    for (size_t i = 0; i < results.size(); i++) (*values)[op.results + i] = results[i];
  }
}

Lowered Trace::lower(bool sizes_vary) {
  Lowered out;
  out.program = std::make_unique<lazy::Program>();
  lazy::Program& program = *out.program;
  hlo::Builder b;
  b.sizes_vary = sizes_vary;
  Vals inputs, values, outputs;
  for (const auto* list : {&arguments_, &constants_})
    for (int32_t n : *list) inputs.push_back(b.param(*values_[n]->type));
  std::vector<ops::Check> checks;
  Frame frame{b, {}, &checks};
  if (random_) frame.rng = halves(b.param({DType::S64, {2}}));
  emit(frame, inputs, &values);
  for (int32_t n : wanted_) outputs.push_back(values[n]);
  for (Val v : outputs) program.result_bytes += hlo::byte_size(v.type());
  program.externals = arguments_.size() + constants_.size();
  program.outputs = outputs.size();
  program.aliases = aliases_;
  program.checks = lazy::messages_of(checks);
  if (program.checks) outputs.push_back(lazy::first_failure(b, checks));
  out.calls = ops_.size();
  out.parts = parts();
  out.graph = b.finish(outputs);
  for (const lazy::Alias& a : aliases_) out.graph.alias[a.external] = a.output;
  return out;
}

std::vector<lazy::Part> Trace::parts() const {
  std::vector<lazy::Part> parts;
  auto add = [&](const std::string& name, const hlo::Type& type) {
    parts.push_back({name + ", dtype", hlo::name(type.dtype)});
    parts.push_back({name + ", sizes", to_string(type.dims)});
  };
  for (size_t i = 0; i < arguments_.size(); i++) add(str("argument ", i), *values_[arguments_[i]]->type);
  for (size_t i = 0; i < ops_.size(); i++)
    parts.push_back({str("call ", i + 1, ", operator"), ops_[i].entry ? ops_[i].entry->row->name : "control flow"});
  for (size_t i = 0; i < wanted_.size(); i++) add(str("result ", i), *values_[wanted_[i]]->type);
  return parts;
}

std::unique_ptr<Compiled> Trace::call_of(std::shared_ptr<const Binary> binary, hlo::BoundedOperands sizes) const {
  auto compiled = std::make_unique<Compiled>();
  compiled->device_ = device_;
  compiled->binary_ = std::move(binary);
  compiled->sizes_ = std::move(sizes);
  compiled->counters_ = counters_;
  compiled->random_ = random_;
  for (int32_t n : constants_) compiled->constants_.push_back(values_[n]);
  for (int32_t n : wanted_) compiled->results_.push_back(runtime::intern(*values_[n]->type));
  return compiled;
}

}  // namespace tpu::compile
