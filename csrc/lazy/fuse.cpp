// Fuse mode: recording calls, cutting them into regions, launching those.
#include <algorithm>

#include "lazy/resident.h"
#include "lazy/stream.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::lazy {
using runtime::count;
using runtime::counters;
using runtime::Value;
using runtime::ValueRef;

namespace {
// Least and greatest number of calls of a region that is cut by content. A period of up to the difference (a layer of a
// model) always has its cut in the same place.
constexpr size_t kLeastRegion = 24, kGreatestRegion = 128;
// Compiling takes time by results: calls over lists of tensors have many.
constexpr size_t kMostResults = 256;
// A region that would take this times the memory of its calls one by one, and so many bytes, is split, but not into parts
// of fewer calls.
constexpr double kMemoryExcess = 1.05, kMemoryIgnored = 1 << 20;
constexpr size_t kLeastPart = 6;
}  // namespace

// ---- recording -------------------------------------------------------------------------------------------------------
void Stream::record(const Call& call, ValueRef* results) {
  const Entry& e = *call.entry;
  bool full;
  {
    std::lock_guard lock(record_);
    Region& r = open_;
    r.records.push_back({&e, static_cast<uint32_t>(r.operands.size()), static_cast<uint32_t>(r.scalars.size()),
                         static_cast<uint32_t>(r.offsets.size()), static_cast<uint32_t>(r.results.size()), call.seed,
                         call.offset});
    for (size_t i = 0; i < e.operands.size(); i++) {
      Value* v = call.operands[i];
      v->refs.fetch_add(1, std::memory_order_relaxed);
      r.operands.push_back(v);
    }
    for (size_t i = 0; i < e.scalars.size(); i++) r.scalars.push_back(call.scalars[i]);
    for (size_t i = 0; i < e.dynamic.size(); i++) r.offsets.push_back(call.offsets[i]);
    for (size_t i = 0; i < e.results.size(); i++) {
      if (!e.results[i].defined) {
        r.results.push_back(nullptr);
        continue;
      }
      auto* v = new Value(e.results[i].stored, device_);
      v->refs.store(2, std::memory_order_relaxed);  // the caller's and the region's
      if (e.large) v->origin = call.origin;
      r.results.push_back(v);
      results[i] = ValueRef(v);
    }
    uint64_t window = e.content;
    for (uint64_t c : recent_) window = (window ^ c) * 0x9E3779B97F4A7C15ull;
    r.windows.push_back(window >> 8);
    recent_[2] = recent_[1];
    recent_[1] = recent_[0];
    recent_[0] = e.content;
    full = r.full();
  }
  if (full) {
    {
      std::lock_guard launching(launch_);
      launch_open(false);
    }
    tell_new_compiles();
  }
}

// ---- launching ---------------------------------------------------------------------------------------------------------
bool Stream::Region::full() const { return records.size() >= kGreatestRegion || results.size() >= kMostResults; }

void Stream::Region::clear() {
  for (Value* v : operands) ValueRef drop(v);
  for (Value* v : results) ValueRef drop(v);
  records.clear();
  operands.clear();
  scalars.clear();
  offsets.clear();
  results.clear();
  windows.clear();
}

Stream::Region Stream::Region::take_front(size_t n) {
  if (n == records.size()) return std::exchange(*this, Region());
  const Record at = records[n];
  Region front;
  auto split = [](auto& from, auto& to, size_t k) {
    to.assign(from.begin(), from.begin() + static_cast<ptrdiff_t>(k));
    from.erase(from.begin(), from.begin() + static_cast<ptrdiff_t>(k));
  };
  split(records, front.records, n);
  split(windows, front.windows, n);
  split(operands, front.operands, at.operands);
  split(scalars, front.scalars, at.scalars);
  split(offsets, front.offsets, at.offsets);
  split(results, front.results, at.results);
  for (Record& r : records) {
    r.operands -= at.operands;
    r.scalars -= at.scalars;
    r.offsets -= at.offsets;
    r.results -= at.results;
  }
  return front;
}

void Stream::Region::forget_refs() {
  for (Value* v : operands) v->stream_refs = 0;
  for (Value* v : results)
    if (v) v->stream_refs = 0;
}

void Stream::Region::count_refs() {
  for (Value* v : operands) v->stream_refs++;
  for (Value* v : results)
    if (v) v->stream_refs++;
}

// How many records to launch: all, or up to where the window's hash is least (the last such place).
static size_t cut_of(const std::vector<uint64_t>& windows) {
  if (windows.size() <= kLeastRegion) return windows.size();
  size_t cut = kLeastRegion;
  for (size_t i = kLeastRegion; i < windows.size(); i++)
    if (windows[i] <= windows[cut]) cut = i;
  return cut;
}

size_t Stream::KeyHash::operator()(const std::vector<uint64_t>& key) const {
  uint64_t h = key.size();
  for (uint64_t w : key) h = (h ^ w) * 0x9E3779B97F4A7C15ull, h ^= h >> 29;
  return h;
}

void Stream::flush() {
  {
    std::lock_guard launching(launch_);
    std::exception_ptr failed;
    try {
      launch_open(true);
    } catch (const Error&) {
      failed = std::current_exception();
    }
    std::exception_ptr before = release();
    if (before || failed) std::rethrow_exception(before ? before : failed);
  }
  tell_new_compiles();
}

// Numbers the values of regions that leave together, decides outputs and donations, and gives the exact key of their
// program. Runs under record_.
std::vector<uint64_t> Stream::analyse(std::span<Region* const> regions, Plan* plan, std::vector<Value*>* externals,
                                      std::vector<Value*>* outputs) {
  uint32_t flush = ++flush_number_;
  std::vector<uint64_t> key;
  int32_t results = 0;
  for (Region* r : regions) {
    key.reserve(key.size() + r->records.size() + r->operands.size() + r->results.size() / 32 + 4);
    for (Value* v : r->results) {
      int32_t number = results++;
      if (!v) continue;
      v->mark = flush;
      v->index = number | 1 << 30;  // bit 30: a result
    }
  }
  for (Region* r : regions) {
    size_t at = key.size();
    key.resize(at + r->records.size() + r->operands.size());
    uint64_t* word = key.data() + at;
    Value* const* operand = r->operands.data();
    for (const Record& rec : r->records) {
      const Entry& e = *rec.entry;
      *word++ = e.id | uint64_t{1} << 32;
      for (size_t n = e.operands.size(); n > 0; n--) {
        Value* v = *operand++;
        if (v->mark != flush) [[unlikely]] {
          v->mark = flush;
          v->index = static_cast<int32_t>(externals->size());
          externals->push_back(v);
        }
        *word++ = static_cast<uint64_t>(v->index);
      }
    }
  }
  for (Region* r : regions) {
    for (Value* v : r->results) {
      if (!v || v->refs.load(std::memory_order_acquire) <= v->stream_refs) continue;
      int32_t number = v->index & ~(1 << 30);
      outputs->push_back(v);
      plan->outputs.push_back(number);  // externals are added below
      key.push_back(static_cast<uint64_t>(number) | uint64_t{1} << 33);
    }
  }
  for (size_t i = 0; i < externals->size(); i++) {
    Value* v = (*externals)[i];
    plan->externals.push_back(v->type);
    // A pending one is a result of a region that is held back and will be launched before.
    if (v->state() != Value::State::Failed && v->refs.load(std::memory_order_acquire) == v->stream_refs) {
      plan->donated.push_back(static_cast<int32_t>(i));
      key.push_back(i | uint64_t{1} << 34);
    }
  }
  return key;
}

static void wire(Plan* plan, std::span<Value* const> operands, const Entry& e) {
  Step step{&e, {}};
  auto externals = static_cast<int32_t>(plan->externals.size());
  for (Value* v : operands)
    step.operands.push_back(v->index >> 30 & 1 ? externals + (v->index & ~(1 << 30)) : v->index);
  plan->steps.push_back(std::move(step));
}

std::vector<uint64_t> Stream::analyse_and_wire(std::span<Region* const> regions, bool always_wire, Plan* plan,
                                               std::vector<Value*>* externals, std::vector<Value*>* outputs) {
  std::lock_guard lock(record_);
  for (Cut& c : held_) c.region.count_refs();
  for (Region* r : regions) r->count_refs();
  std::vector<uint64_t> key = analyse(regions, plan, externals, outputs);
  auto known = regions_.find(key);
  if (always_wire || known == regions_.end() || !known->second.program) {
    for (auto& o : plan->outputs) o += static_cast<int32_t>(externals->size());
    for (Region* r : regions)
      for (const Record& rec : r->records)
        wire(plan, std::span(r->operands).subspan(rec.operands, rec.entry->operands.size()), *rec.entry);
  }
  for (Cut& c : held_) c.region.forget_refs();
  for (Region* r : regions) r->forget_refs();
  return key;
}

// Runs under launch_.
void Stream::launch_open(bool all) {
  Region region;
  {
    std::lock_guard lock(record_);
    if (open_.records.empty() || (!all && !open_.full())) return;
    region = open_.take_front(all ? open_.records.size() : cut_of(open_.windows));
    count(counters().recorded, static_cast<int64_t>(region.records.size()));
  }
  launch_region(region, false, all);
}

static void mark_failed(const std::vector<Value*>& outputs, const Error& e) {
  auto why = std::make_shared<std::string>(e.what());
  for (Value* v : outputs)
    if (v->state() == Value::State::Pending) v->set_failed(why);
}

void Stream::launch_region(Region& region, bool part, bool last) {
  Plan plan;
  Cut cut;
  Region* const only[] = {&region};
  std::vector<uint64_t> key = analyse_and_wire(only, false, &plan, &cut.externals, &cut.outputs);
  if (cut.outputs.empty()) return region.clear();
  auto found = regions_.find(key);
  Known* known = found == regions_.end() ? nullptr : &found->second;
  try {
    if (!known && !part && !worth_compiling(region)) {
      std::exception_ptr before = release();
      regions_.try_emplace(std::move(key));
      count(counters().flushes);
      std::vector<ValueRef> alive;  // so that they can be marked when one fails
      for (Value* v : cut.outputs) alive.push_back(ValueRef::share(v));
      launch_singly(region);
      if (before) std::rethrow_exception(before);
      return;
    }
    if (!known) known = &regions_[std::move(key)];
    if (!known->program && !known->split) {
      if (make_room()) forget_regions();
      known->program = build(plan, device_, plan.steps.size() == 1 ? Compiling::Call : Compiling::Region);
      if (takes_too_much(*known->program, plan)) {
        known->program.reset();
        known->split = place_to_split(plan);
      }
    }
  } catch (const Error& e) {
    mark_failed(cut.outputs, e);
    region.clear();
    throw;
  }
  if (known->split) return launch_parts(region, known->split, last);
  if (!known->number) known->number = ++numbers_;
  cut.program = known->program;
  cut.number = known->number;
  cut.region = std::move(region);
  lead(std::move(cut), last);
}

void Stream::launch_parts(Region& region, size_t first, bool last) {
  Region front = region.take_front(first);
  try {
    launch_region(front, true, false);
  } catch (...) {
    try {
      launch_region(region, true, last);  // what does not depend on the first part is launched all the same
    } catch (const Error&) {
    }
    throw;
  }
  launch_region(region, true, last);
}

void Stream::launch_cut(Cut& cut) {
  count(counters().flushes);
  Region* const only[] = {&cut.region};
  try {
    launch(only, cut.externals, cut.outputs, *cut.program);
  } catch (const Error& e) {
    mark_failed(cut.outputs, e);
    cut.region.clear();
    throw;
  }
}

bool Stream::worth_compiling(const Region& region) {
  size_t fresh = 0;
  for (const Record& r : region.records) fresh += entries_met_.insert(r.entry->id).second;
  return fresh * 2 > region.records.size() || region.records.size() == 1;
}

// The quarter that was launched least recently. Regions are launched under launch_, which is held.
void Stream::forget_regions() {
  std::vector<uint64_t> times;
  for (auto& [key, known] : regions_)
    if (known.program) times.push_back(known.program->used.load(std::memory_order_relaxed));
  if (times.empty()) return;
  auto quarter = times.begin() + static_cast<ptrdiff_t>(times.size() / 4);
  std::nth_element(times.begin(), quarter, times.end());
  count(counters().evictions, static_cast<int64_t>(std::erase_if(regions_, [&](auto& it) {
          return it.second.program && it.second.program->used.load(std::memory_order_relaxed) <= *quarter;
        })));
}

// Each call by its own program, as in strict: what a call was the last to read, or nobody will read, goes at once.
void Stream::launch_singly(Region& region) {
  std::vector<ValueRef> results;
  for (const Record& r : region.records) {
    const Entry& e = *r.entry;
    for (size_t i = 0; i < e.operands.size(); i++) {
      require(region.operands[r.operands + i]->state() != Value::State::Pending,
              "internal: a region's operand is still pending");
    }
    results.clear();
    for (size_t i = 0; i < e.results.size(); i++)
      results.emplace_back(std::exchange(region.results[r.results + i], nullptr));
    Call call{&e,
              region.operands.data() + r.operands,
              region.scalars.data() + r.scalars,
              region.offsets.data() + r.offsets,
              r.seed,
              r.offset,
              ~0u};  // an operand whose only holder is the region has its last reader here
    launch_one(call, results.data());
    for (size_t i = 0; i < e.operands.size(); i++)
      ValueRef drop(std::exchange(region.operands[r.operands + i], nullptr));
  }
  region.clear();
}

// One program holds its arguments and outputs from beginning to end, and the compiler joins what is computed twice
// (a checkpointed layer and its repetition), so a region may take far more memory than its calls do one by one. One that
// does goes in two parts.
bool Stream::takes_too_much(const Program& program, const Plan& plan) const {
  if (plan.steps.size() < 2 * kLeastPart) return false;
  auto there = static_cast<double>(runtime::Runtime::get().memory(device_).allocated.load());
  return there + static_cast<double>(program.executable.launch_bytes()) >
         (there + static_cast<double>(peak_one_by_one(plan))) * kMemoryExcess + kMemoryIgnored;
}

void Stream::launch(std::span<Region* const> regions, const std::vector<Value*>& externals,
                    const std::vector<Value*>& outputs, const Program& program) {
  program.touch();
  std::vector<PJRT_Buffer*> arguments, produced;
  std::vector<ValueRef> held;
  for (Value* v : externals) {
    if (v->state() == Value::State::Failed) fail("tpu: an operand has no value: ", *v->error);
    if (v->state() == Value::State::Padded) runtime::make_exact(*v);
    require(v->state() == Value::State::Ready, "internal: a region's operand is still pending");
    arguments.push_back(v->buffer.handle());
  }
  Packs packs;
  for (Region* r : regions)
    for (const Record& rec : r->records)
      packs.add_call(*rec.entry, r->scalars.data() + rec.scalars, r->offsets.data() + rec.offsets, rec.seed,
                     rec.offset);
  packs.upload(device_, &arguments, &held);
  execute(program, arguments, {}, produced);
  for (const Alias& a : program.aliases) externals[a.external]->give_up_memory();
  const pjrt::Api* api = runtime::Runtime::get().client().api();
  for (size_t i = 0; i < outputs.size(); i++) outputs[i]->set_ready(pjrt::Buffer(api, produced[i]));
  for (Region* r : regions) r->clear();
  if (program.checks) after_launch(program, produced[outputs.size()]);
}

}  // namespace tpu::lazy
