#include "lazy/stream.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

#include "lazy/nan_check.h"
#include "lazy/resident.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::lazy {
using runtime::count;
using runtime::counters;
using runtime::Value;
using runtime::ValueRef;

namespace {
std::atomic<Mode> current_mode{Mode::Strict};
constexpr int kMaxDevices = 64;
std::atomic<Stream*> streams[kMaxDevices];

// Least and greatest number of calls of a region that is cut by content. A period of up to the difference (a layer of a
// model) always has its cut in the same place.
constexpr size_t kLeastRegion = 24, kGreatestRegion = 128;
}  // namespace

Mode mode() { return current_mode.load(std::memory_order_relaxed); }

void set_mode(Mode mode) {
  if (current_mode.exchange(mode) != Mode::Fuse || mode == Mode::Fuse) return;
  for (auto& s : streams)
    if (Stream* stream = s.load()) stream->flush();
}

Stream& Stream::of(int device) {
  bool possible = static_cast<unsigned>(device) < kMaxDevices;
  if (Stream* s = possible ? streams[device].load(std::memory_order_acquire) : nullptr) [[likely]]
    return *s;
  require(possible, "tpu: no device ", device);
  static std::mutex mutex;
  std::lock_guard lock(mutex);
  if (!streams[device].load()) {
    require(device < runtime::Runtime::get().client().device_count(), "tpu: device index ", device,
            " is out of range, there are ", runtime::Runtime::get().client().device_count());
    streams[device].store(new Stream(device), std::memory_order_release);
  }
  return *streams[device].load();
}

thread_local Recorder* recorder = nullptr;

void Stream::call(const Call& call, ValueRef* results) {
  if (recorder) [[unlikely]]
    return recorder->call(call, results);
  if (mode() == Mode::Fuse) return record(call, results);
  if (mode() == Mode::Debug) return launch_watched(call, results);
  launch_one(call, results);
}

void Stream::launch_watched(const Call& call, ValueRef* results) {
  std::vector<ValueRef> held;  // what others hold is not donated, so operands can be looked at afterwards
  if (checks_nan())
    for (size_t i = 0; i < call.entry->operands.size(); i++) held.push_back(ValueRef::share(call.operands[i]));
  launch_one(call, results);
  synchronize();
  if (checks_nan()) raise_new_nan(call, results);
}

void Stream::make_ready(Value& value) {
  if (value.state() == Value::State::Pending) flush();
  if (value.state() == Value::State::Failed) fail("tpu: this tensor has no value: ", *value.error);
  if (value.state() == Value::State::Ready) return;
  if (recorder) {
    recorder->value_needed = true;
    fail_as(ErrorKind::NotImplemented, "tpu: a tensor's value is needed while its program is still being put together");
  }
  fail("internal: a pending value belongs to no open region");
}

// ---- strict ------------------------------------------------------------------------------------------------------------
static void load_strict_program(const Entry& e, int device) {
  make_room();
  Plan plan;
  plan.steps.push_back({&e, {}});
  for (const View& v : e.operands) {
    plan.steps[0].operands.push_back(static_cast<int32_t>(plan.externals.size()));
    plan.externals.push_back(runtime::intern(v.base));
  }
  for (size_t i = 0; i < e.results.size(); i++)
    if (e.results[i].defined) plan.outputs.push_back(static_cast<int32_t>(plan.externals.size() + i));
  for (const Write& w : e.writes)
    if (w.base_operand >= 0) plan.donated.push_back(w.base_operand);
  const Program* built = build(plan, device).release();
  const Program* expected = nullptr;
  auto& entry = const_cast<Entry&>(e);
  if (entry.program.compare_exchange_strong(expected, built))
    resides(entry);
  else
    delete built;  // another thread was first
}

void Stream::launch_one(const Call& call, ValueRef* results) {
  const Entry& e = *call.entry;
  thread_local std::vector<PJRT_Buffer*> arguments, outputs;
  thread_local std::vector<int64_t> keep;
  thread_local std::vector<ValueRef> packs_held;
  thread_local Packs packs;
  arguments.clear();
  keep.clear();
  for (size_t i = 0; i < e.operands.size(); i++) {
    Value& v = *call.operands[i];
    if (v.state() != Value::State::Ready) [[unlikely]]
      make_ready(v);
    arguments.push_back(v.buffer.handle());
  }
  std::optional<Launching> launching(std::in_place);
  const Program* program;
  while (!(program = e.program.load(std::memory_order_seq_cst))) [[unlikely]] {
    launching.reset();
    load_strict_program(e, device_);
    launching.emplace();
  }
  program->touch();
  for (const Alias& a : program->aliases) {
    Value* v = call.operands[a.external];
    bool sole = (call.replaced >> a.external & 1) && !v->shared();
    for (size_t i = 0; sole && i < e.operands.size(); i++)
      sole = static_cast<int32_t>(i) == a.external || call.operands[i] != v;
    if (!sole) keep.push_back(a.external);
  }
  packs.clear();
  packs.add_call(e, call.scalars, call.offsets, call.seed, call.offset);
  packs.upload(device_, &arguments, &packs_held);
  execute(*program, arguments, keep, outputs);
  size_t o = 0;
  for (size_t i = 0; i < e.results.size(); i++) {
    if (!e.results[i].defined) continue;
    if (!results[i]) results[i] = ValueRef(new Value(e.results[i].stored, device_));
    results[i]->set_ready(pjrt::Buffer(runtime::Runtime::get().client().api(), outputs[o++]));
  }
  packs_held.clear();
  if (program->checks) after_launch(*program, outputs[o]);
}

void Stream::run(const Program& program, std::vector<PJRT_Buffer*>& arguments, std::span<const int64_t> keep,
                 std::vector<PJRT_Buffer*>& outputs) {
  execute(program, arguments, keep, outputs);
  if (program.checks) keep_check(program, outputs[program.outputs]);
}

void Stream::settle() { mode() == Mode::Debug ? synchronize() : raise_failed_checks(false); }

void Stream::execute(const Program& program, std::vector<PJRT_Buffer*>& arguments, std::span<const int64_t> keep,
                     std::vector<PJRT_Buffer*>& outputs) {
  outputs.resize(program.executable.num_outputs());
  program.executable.execute(arguments, keep, outputs.data());
  count(counters().executes);
  if (!outputs.empty()) note_launch(pjrt::Event::ready_of(runtime::Runtime::get().client().api(), outputs[0]));
}

// ---- what has been launched ----------------------------------------------------------------------------------------------
void Stream::note_launch(pjrt::Event done) {
  uint64_t number = launched_.fetch_add(1, std::memory_order_relaxed) + 1;
  if (done.is_ready()) return;
  std::lock_guard lock(flight_);
  while (!in_flight_.empty() && in_flight_.front().done.is_ready()) in_flight_.pop_front();
  in_flight_.push_back({number, std::move(done)});
}

uint64_t Stream::mark() {
  flush();
  return launched_.load(std::memory_order_relaxed);
}

bool Stream::reached(uint64_t mark) {
  std::lock_guard lock(flight_);
  for (auto& f : in_flight_) {
    if (f.number > mark) break;
    if (!f.done.is_ready()) return false;
  }
  return true;
}

void Stream::wait_until(uint64_t mark) {
  for (;;) {
    pjrt::Event next;
    {
      std::lock_guard lock(flight_);
      if (in_flight_.empty() || in_flight_.front().number > mark) return;
      next = std::move(in_flight_.front().done);
      in_flight_.pop_front();
    }
    next.await();
  }
}

void Stream::synchronize() {
  flush();
  wait_until(launched_.load(std::memory_order_relaxed));
  raise_failed_checks(true);
}

void Stream::keep_check(const Program& program, PJRT_Buffer* code) {
  std::lock_guard lock(checks_);
  pending_checks_.push_back({pjrt::Buffer(runtime::Runtime::get().client().api(), code), program.checks});
}

void Stream::after_launch(const Program& program, PJRT_Buffer* code) {
  keep_check(program, code);
  raise_failed_checks(false);
}

void Stream::raise_failed_checks(bool wait) {
  std::vector<PendingCheck> ready;
  {
    std::lock_guard lock(checks_);
    if (pending_checks_.empty()) return;
    std::vector<PendingCheck> later;
    for (auto& c : pending_checks_) (wait || c.code.is_ready() ? ready : later).push_back(std::move(c));
    pending_checks_ = std::move(later);
  }
  for (auto& c : ready) {
    int32_t code = 0;
    c.code.to_host(&code, sizeof code);
    if (code == 0) continue;
    const CheckInfo& check = c.checks->at(code - 1);
    throw Error(check.kind, check.message);
  }
}

// ---- fuse: recording -------------------------------------------------------------------------------------------------------
void Stream::record(const Call& call, ValueRef* results) {
  const Entry& e = *call.entry;
  count(counters().recorded);
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
      r.results.push_back(v);
      results[i] = ValueRef(v);
    }
    uint64_t window = e.content;
    for (uint64_t c : recent_) window = (window ^ c) * 0x9E3779B97F4A7C15ull;
    r.windows.push_back(window >> 8);
    recent_[2] = recent_[1];
    recent_[1] = recent_[0];
    recent_[0] = e.content;
    full = r.records.size() >= kGreatestRegion;
  }
  if (full) {
    std::lock_guard launching(launch_);
    launch_open(false);
  }
}

// ---- fuse: launching ---------------------------------------------------------------------------------------------------------
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
  std::lock_guard launching(launch_);
  launch_open(true);
}

// Numbers the region's values, decides outputs and donations, and gives the exact key of its program. Runs under record_.
std::vector<uint64_t> Stream::analyse(Region& r, Plan* plan, std::vector<Value*>* externals,
                                      std::vector<Value*>* outputs) {
  uint32_t flush = ++flush_number_;
  std::vector<uint64_t> key;
  key.reserve(r.records.size() + r.operands.size() + r.results.size() / 32 + 4);
  for (size_t i = 0; i < r.results.size(); i++) {
    if (!r.results[i]) continue;
    r.results[i]->mark = flush;
    r.results[i]->index = static_cast<int32_t>(i) | 1 << 30;  // bit 30: a result
  }
  for (size_t n = 0; n < r.records.size(); n++) {
    const Record& rec = r.records[n];
    key.push_back(rec.entry->id | uint64_t{1} << 32);
    for (size_t i = 0; i < rec.entry->operands.size(); i++) {
      Value* v = r.operands[rec.operands + i];
      if (v->mark != flush) {
        v->mark = flush;
        v->index = static_cast<int32_t>(externals->size());
        externals->push_back(v);
      }
      key.push_back(static_cast<uint64_t>(v->index));
    }
  }
  for (size_t i = 0; i < r.results.size(); i++) {
    Value* v = r.results[i];
    if (v && v->refs.load(std::memory_order_acquire) > v->stream_refs) {
      outputs->push_back(v);
      plan->outputs.push_back(static_cast<int32_t>(i));  // externals are added below
      key.push_back(i | uint64_t{1} << 33);
    }
  }
  for (size_t i = 0; i < externals->size(); i++) {
    Value* v = (*externals)[i];
    plan->externals.push_back(v->type);
    if (v->state() == Value::State::Ready && v->refs.load(std::memory_order_acquire) == v->stream_refs) {
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

// Runs under launch_.
void Stream::launch_open(bool all) {
  Region region;
  Plan plan;
  std::vector<Value*> externals, outputs;
  std::vector<uint64_t> key;
  const Program* program = nullptr;
  {
    std::lock_guard lock(record_);
    if (open_.records.empty() || (!all && open_.records.size() < kGreatestRegion)) return;
    region = open_.take_front(all ? open_.records.size() : cut_of(open_.windows));
    region.count_refs();
    key = analyse(region, &plan, &externals, &outputs);
    auto known = regions_.find(key);
    if (known != regions_.end()) program = known->second.get();
    if (!program) {
      for (auto& o : plan.outputs) o += static_cast<int32_t>(externals.size());
      for (const Record& r : region.records)
        wire(&plan, std::span(region.operands).subspan(r.operands, r.entry->operands.size()), *r.entry);
    }
    region.forget_refs();
  }
  count(counters().flushes);
  try {
    launch(region, plan, key, externals, outputs, program);
  } catch (const Error& e) {
    auto why = std::make_shared<std::string>(e.what());
    for (Value* v : outputs)
      if (v->state() == Value::State::Pending) v->set_failed(why);
    region.clear();
    throw;
  }
}

bool Stream::worth_compiling(const Region& region, const std::vector<uint64_t>& key) {
  size_t fresh = 0;
  for (const Record& r : region.records) fresh += entries_met_.insert(r.entry->id).second;
  bool met_before = !regions_.try_emplace(key).second;
  return met_before || fresh * 2 > region.records.size() || region.records.size() == 1;
}

// The quarter that was launched least recently. Regions are launched under launch_, which is held.
void Stream::forget_regions() {
  std::vector<uint64_t> times;
  for (auto& [key, program] : regions_)
    if (program) times.push_back(program->used.load(std::memory_order_relaxed));
  if (times.empty()) return;
  auto quarter = times.begin() + static_cast<ptrdiff_t>(times.size() / 4);
  std::nth_element(times.begin(), quarter, times.end());
  count(counters().evictions, static_cast<int64_t>(std::erase_if(regions_, [&](auto& known) {
          return known.second && known.second->used.load(std::memory_order_relaxed) <= *quarter;
        })));
}

// Each call by its own program, as in strict.
void Stream::launch_singly(Region& region) {
  for (const Record& r : region.records) {
    const Entry& e = *r.entry;
    for (size_t i = 0; i < e.operands.size(); i++) {
      require(region.operands[r.operands + i]->state() != Value::State::Pending,
              "internal: a region's operand is still pending");
    }
    std::vector<ValueRef> results;
    for (size_t i = 0; i < e.results.size(); i++) results.push_back(ValueRef::share(region.results[r.results + i]));
    Call call{&e,
              region.operands.data() + r.operands,
              region.scalars.data() + r.scalars,
              region.offsets.data() + r.offsets,
              r.seed,
              r.offset};
    launch_one(call, results.data());
  }
  region.clear();
}

void Stream::launch(Region& region, Plan& plan, const std::vector<uint64_t>& key, const std::vector<Value*>& externals,
                    const std::vector<Value*>& outputs, const Program* program) {
  if (outputs.empty()) return region.clear();
  if (!program && !worth_compiling(region, key)) return launch_singly(region);
  if (!program) {
    if (make_room()) forget_regions();
    program = (regions_[key] = build(plan, device_)).get();
  }
  program->touch();
  std::vector<PJRT_Buffer*> arguments, produced;
  std::vector<ValueRef> held;
  for (Value* v : externals) {
    if (v->state() == Value::State::Failed) fail("tpu: an operand has no value: ", *v->error);
    require(v->state() == Value::State::Ready, "internal: a region's operand is still pending");
    arguments.push_back(v->buffer.handle());
  }
  Packs packs;
  for (const Record& r : region.records)
    packs.add_call(*r.entry, region.scalars.data() + r.scalars, region.offsets.data() + r.offsets, r.seed, r.offset);
  packs.upload(device_, &arguments, &held);
  execute(*program, arguments, {}, produced);
  const pjrt::Api* api = runtime::Runtime::get().client().api();
  for (size_t i = 0; i < outputs.size(); i++) outputs[i]->set_ready(pjrt::Buffer(api, produced[i]));
  region.clear();
  if (program->checks) after_launch(*program, produced[outputs.size()]);
}

}  // namespace tpu::lazy
