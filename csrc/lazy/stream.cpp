#include "lazy/stream.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <optional>

#include "lazy/nan_check.h"
#include "lazy/resident.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"
#include "runtime/trace.h"
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

// How far the caller may run ahead of the device. A launch that is still running holds its outputs and its scratch memory,
// and the arguments that the caller has dropped.
constexpr size_t kMostLaunches = 256;
constexpr int64_t kMemoryShare = 8;  // of the device's memory, one part in this
constexpr auto kLongestAhead = std::chrono::seconds(1);

// What is launched may hold memory until it is done.
[[maybe_unused]] const bool waits = [] {
  runtime::set_wait([](int device) {
    try {
      Stream::of(device).wait_until(Stream::of(device).launched());
    } catch (const Error&) {  // whoever reads the result of what failed is told
    }
  });
  return true;
}();
}  // namespace

Mode mode() { return current_mode.load(std::memory_order_relaxed); }

void set_mode(Mode mode) {
  if (current_mode.exchange(mode) == Mode::Fuse && mode != Mode::Fuse) flush_all();
}

void flush_all() {
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
  tell_new_compiles();
}

void Stream::launch_watched(const Call& call, ValueRef* results) {
  std::vector<ValueRef> held;  // what others hold is not donated, so operands can be looked at afterwards
  if (checks_nan())
    for (size_t i = 0; i < call.entry->operands.size(); i++) held.push_back(ValueRef::share(call.operands[i]));
  launch_one(call, results);
  synchronize();
  if (checks_nan()) raise_new_nan(call, results);
}

void Stream::make_ready(Value& value, bool exact) {
  if (value.state() == Value::State::Pending) flush();
  if (value.state() == Value::State::Failed) fail("tpu: this tensor has no value: ", *value.error);
  if (value.state() == Value::State::Padded && exact) runtime::make_exact(value);
  if (value.state() != Value::State::Pending) return;
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
  const Program* built = build(plan, device, Compiling::Call).release();
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
  for (size_t kept = 0; const Alias& a : program->aliases) {
    if (kept < keep.size() && keep[kept] == a.external)
      kept++;
    else
      call.operands[a.external]->give_up_memory();
  }
  size_t o = 0;
  for (size_t i = 0; i < e.results.size(); i++) {
    if (!e.results[i].defined) continue;
    if (!results[i]) {
      results[i] = ValueRef(new Value(e.results[i].stored, device_));
      if (e.large) results[i]->origin = call.origin;
    }
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
  runtime::Memory& memory = runtime::Runtime::get().memory(device_);
  int64_t bytes = program.result_bytes;
  if (!memory.fits(bytes)) [[unlikely]] {
    for (const Alias& a : program.aliases)
      if (std::ranges::find(keep, a.external) == keep.end()) bytes -= a.bytes;
  }
  bool traced = runtime::trace::on();
  int64_t start = traced ? runtime::trace::now() : 0;
  runtime::take_memory(memory, device_, bytes, [&] { program.executable.execute(arguments, keep, outputs.data()); });
  count(counters().executes);
  runtime::Runtime& rt = runtime::Runtime::get();
  memory.touch(program.executable.launch_bytes());
  if (outputs.empty()) return;
  note_launch(pjrt::Event::ready_of(rt.client().api(), outputs[0]), program.executable.launch_bytes());
  if (traced) [[unlikely]]
    runtime::trace::launched(device_, program.what, program.where, start,
                             pjrt::Event::ready_of(rt.client().api(), outputs[0]));
}

// ---- what has been launched ----------------------------------------------------------------------------------------------
void Stream::note_launch(pjrt::Event done, int64_t bytes) {
  uint64_t number = launched_.fetch_add(1, std::memory_order_relaxed) + 1;
  if (done.is_ready()) return;
  {
    std::lock_guard lock(flight_);
    in_flight_.push_back({number, bytes, std::chrono::steady_clock::now(), std::move(done)});
    bytes_in_flight_ += bytes;
  }
  hold_back();
}

// With flight_ held.
Stream::InFlight Stream::take_oldest() {
  InFlight oldest = std::move(in_flight_.front());
  in_flight_.pop_front();
  bytes_in_flight_ -= oldest.bytes;
  return oldest;
}

// Waits while the caller is too far ahead; the last launch goes on running, so the device always has work.
void Stream::hold_back() {
  static const int64_t most_bytes = runtime::Runtime::get().device_memory(device_) / kMemoryShare;
  for (;;) {
    InFlight oldest;
    {
      std::lock_guard lock(flight_);
      while (!in_flight_.empty() && in_flight_.front().done.is_ready()) take_oldest();
      if (in_flight_.size() < 2) return;
      auto ahead = std::chrono::steady_clock::now() - in_flight_.front().since;
      if (in_flight_.size() <= kMostLaunches && bytes_in_flight_ <= most_bytes && ahead <= kLongestAhead) return;
      oldest = take_oldest();
    }
    count(counters().held_back);
    try {
      oldest.done.await();
    } catch (const Error& e) {  // not this launch's: whoever waits for it, or reads what it was to make, is told
      std::lock_guard lock(flight_);
      if (!flight_error_) flight_error_ = std::make_unique<Error>(e);
    }
  }
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
    InFlight next;
    {
      std::lock_guard lock(flight_);
      if (flight_error_) throw Error(*std::exchange(flight_error_, nullptr));
      if (in_flight_.empty() || in_flight_.front().number > mark) return;
      next = take_oldest();
    }
    next.done.await();
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

}  // namespace tpu::lazy
