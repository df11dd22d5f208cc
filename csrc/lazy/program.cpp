#include "lazy/program.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstring>
#include <utility>

#include "runtime/programs.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::lazy {
using hlo::DType;
using hlo::Val;
using hlo::Vals;

namespace {

// Hands out the scalar operands of a plan from one packed parameter per dtype.
class PackedScalars {
 public:
  PackedScalars(hlo::Builder& b, const Plan& plan) : b_(b) {
    std::vector<int64_t> counts(hlo::kDTypeCount, 0);
    for (const Step& s : plan.steps) {
      if (s.entry->scalars.size() <= kFewScalars)
        for (DType t : s.entry->scalars) counts[static_cast<int>(t)]++;
      counts[static_cast<int>(DType::S64)] += s.entry->dynamic.size() + (s.entry->row->traits.random ? 2 : 0);
    }
    for (int t = 0; t < hlo::kDTypeCount; t++)
      if (counts[t]) packs_[t] = b.param({static_cast<DType>(t), {counts[t]}});
    for (const Step& s : plan.steps)
      if (s.entry->scalars.size() > kFewScalars)
        for (DType t : s.entry->scalars) singles_.push_back(b.param({t, {1}}));
  }
  Vals of(const Entry& e) {
    Vals values;
    for (DType t : e.scalars)
      values.push_back(e.scalars.size() <= kFewScalars ? next(t) : hlo::reshape(singles_[used_singles_++], {}));
    return values;
  }
  Val next(DType dtype) {
    int t = static_cast<int>(dtype);
    int64_t i = used_[t]++;
    return hlo::reshape(hlo::slice(packs_[t], {i}, {i + 1}), {});
  }

 private:
  hlo::Builder& b_;
  Val packs_[hlo::kDTypeCount];
  int64_t used_[hlo::kDTypeCount] = {};
  Vals singles_;
  size_t used_singles_ = 0;
};

void choose_aliases(const Plan& plan, const Vals& outputs, Program* program) {
  std::vector<bool> taken(outputs.size(), false);
  for (int32_t x : plan.donated) {
    for (size_t o = 0; o < outputs.size(); o++) {
      if (taken[o] || outputs[o].type() != *plan.externals[x]) continue;
      taken[o] = true;
      program->aliases.push_back({x, static_cast<int32_t>(o), hlo::byte_size(outputs[o].type())});
      break;
    }
  }
}

}  // namespace

Val first_failure(hlo::Builder& b, const std::vector<ops::Check>& checks) {
  Val code = hlo::constant(b, DType::S32, 0);
  for (size_t i = checks.size(); i-- > 0;) {
    code = hlo::select(checks[i].ok, code, hlo::constant(b, DType::S32, static_cast<int64_t>(i + 1)));
  }
  return code;
}

std::shared_ptr<const Checks> messages_of(const std::vector<ops::Check>& checks) {
  if (checks.empty()) return nullptr;
  auto messages = std::make_shared<Checks>();
  for (const auto& c : checks) messages->push_back({c.kind, c.message});
  return messages;
}

hlo::Graph assemble(const Plan& plan, ops::Platform platform, Program* program) {
  hlo::Builder b;
  Vals values;
  for (const hlo::Type* t : plan.externals) values.push_back(b.param(*t));
  PackedScalars scalars(b, plan);
  std::vector<ops::Check> checks;
  for (const Step& s : plan.steps) {
    LowerInputs in;
    for (int32_t v : s.operands) in.operands.push_back(values[v]);
    in.scalars = scalars.of(*s.entry);
    for (size_t i = 0; i < s.entry->dynamic.size(); i++) in.offsets.push_back(scalars.next(DType::S64));
    if (s.entry->row->traits.random) {
      in.rng.seed = scalars.next(DType::S64);
      in.rng.offset = scalars.next(DType::S64);
    }
    for (Val v : lower(*s.entry, b, platform, in, &checks)) values.push_back(v);
  }
  Vals outputs;
  for (int32_t v : plan.outputs) outputs.push_back(values[v]);
  choose_aliases(plan, outputs, program);
  for (Val v : outputs) program->result_bytes += hlo::byte_size(v.type());
  program->externals = plan.externals.size();
  program->outputs = outputs.size();
  if (!checks.empty()) outputs.push_back(first_failure(b, checks));
  program->checks = messages_of(checks);
  hlo::Graph graph = b.finish(outputs);
  for (const Alias& a : program->aliases) graph.alias[a.external] = a.output;
  return graph;
}

namespace {
thread_local std::optional<ops::Platform> target;
}

Target::Target(ops::Platform platform) : before_(std::exchange(target, platform)) {}
Target::~Target() { target = before_; }

ops::Platform platform() {
  if (target) return *target;
  return runtime::Runtime::get().client().is_cpu() ? ops::Platform::Cpu : ops::Platform::Tpu;
}

std::unique_ptr<Program> build(const Plan& plan, int device, Compiling kind) {
  auto start = std::chrono::steady_clock::now();
  auto program = std::make_unique<Program>();
  const Entry& first = *plan.steps.front().entry;
  const Entry& last = *plan.steps.back().entry;
  program->what =
      plan.steps.size() == 1 ? last.row->name : str(plan.steps.size(), " operators ending in ", last.row->name);
  bool one = first.where == last.where || first.where.empty() || last.where.empty();  // backward's thread has no line
  program->where = one ? (first.where.empty() ? last.where : first.where) : first.where + " to " + last.where;
  uint64_t number = compile_begins(kind, program->what, program->where, plan.steps.size(), parts_of(plan));
  hlo::Graph graph = assemble(plan, platform(), program.get());
  bool loaded = false;
  program->executable = runtime::load_program(device, hlo::print(graph),
                                              {program->what, program->where, kind == Compiling::Promotion}, &loaded);
  program->touch();
  compile_ended(number, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), loaded);
  return program;
}

// ---- packing ---------------------------------------------------------------------------------------------------------
namespace {

uint16_t bf16_bits(float f) {
  uint32_t u = std::bit_cast<uint32_t>(f);
  if ((u & 0x7fffffff) > 0x7f800000) return static_cast<uint16_t>(u >> 16 | 0x40);  // quiet NaN
  return static_cast<uint16_t>((u + 0x7fff + (u >> 16 & 1)) >> 16);                 // round to nearest even
}

template <class T>
void append(std::string& bytes, T v) {
  bytes.append(reinterpret_cast<const char*>(&v), sizeof v);
}

}  // namespace

void Packs::clear() {
  for (uint32_t u = used_; u; u &= u - 1) bytes_[std::countr_zero(u)].clear();
  used_ = 0;
  singles_.clear();
}

void Packs::add_s64(int64_t value) {
  used_ |= 1u << static_cast<int>(DType::S64);
  append(bytes_[static_cast<int>(DType::S64)], value);
}

void Packs::add(DType dtype, const ScalarValue& v) {
  used_ |= 1u << static_cast<int>(dtype);
  if (dtype == DType::F32 && v.kind <= ScalarValue::Kind::Float) [[likely]] {  // most of them by far
    double d = v.kind == ScalarValue::Kind::Float ? v.re : static_cast<double>(v.i);
    return append(bytes_[static_cast<int>(dtype)], static_cast<float>(d));
  }
  append_scalar(&bytes_[static_cast<int>(dtype)], dtype, v);
}

void append_scalar(std::string* bytes, DType dtype, const ScalarValue& v) {
  std::string& out = *bytes;
  bool integral = v.kind == ScalarValue::Kind::Bool || v.kind == ScalarValue::Kind::Int;
  double d = integral ? static_cast<double>(v.i) : v.re;
  int64_t i = integral ? v.i : static_cast<int64_t>(v.re);
  switch (dtype) {
    case DType::Pred: return append(out, static_cast<uint8_t>(integral ? v.i != 0 : v.re != 0 || v.im != 0));
    case DType::S8:
    case DType::U8: return append(out, static_cast<int8_t>(i));
    case DType::S16:
    case DType::U16: return append(out, static_cast<int16_t>(i));
    case DType::S32:
    case DType::U32: return append(out, static_cast<int32_t>(i));
    case DType::S64:
    case DType::U64: return append(out, i);
    case DType::F16: return append(out, static_cast<_Float16>(d));
    case DType::BF16: return append(out, bf16_bits(static_cast<float>(d)));
    case DType::F32: return append(out, static_cast<float>(d));
    case DType::F64: return append(out, d);
    case DType::C64: append(out, static_cast<float>(d)); return append(out, static_cast<float>(v.im));
    case DType::C128: append(out, d); return append(out, v.im);
    default:
      fail_as(ErrorKind::NotImplemented, "tpu: scalar operands of dtype ", hlo::name(dtype), " are not supported");
  }
}

void Packs::add_call(const Entry& e, const ScalarValue* scalars, const int64_t* offsets, uint64_t seed,
                     uint64_t offset) {
  bool few = e.scalars.size() <= kFewScalars;
  for (size_t i = 0; i < e.scalars.size(); i++) {
    if (few) [[likely]] {
      add(e.scalars[i], scalars[i]);
      continue;
    }
    singles_.push_back({e.scalars[i], {}});
    append_scalar(&singles_.back().bytes, e.scalars[i], scalars[i]);
  }
  for (size_t i = 0; i < e.dynamic.size(); i++) add_s64(offsets[i]);
  if (e.row->traits.random) {
    add_s64(static_cast<int64_t>(seed));
    add_s64(static_cast<int64_t>(offset));
  }
}

void Packs::upload(int device, std::vector<PJRT_Buffer*>* arguments, std::vector<runtime::ValueRef>* keep) {
  for (uint32_t u = used_; u; u &= u - 1) {
    int t = std::countr_zero(u);
    keep->emplace_back();
    arguments->push_back(runtime::scalar_pack(device, static_cast<DType>(t), bytes_[t], &keep->back())->handle());
  }
  for (const Single& single : singles_) {
    keep->emplace_back();
    arguments->push_back(runtime::scalar_pack(device, single.dtype, single.bytes, &keep->back())->handle());
  }
}

}  // namespace tpu::lazy
