// Promotion: a sequence of regions that repeats becomes one larger program, a whole training step where it fits.
//
// Each region launched leaves its program's number in a history. When the numbers since the last read, or the last few of
// them, were the same the time before, they are a sequence. From then on regions that follow a sequence are held back: they are
// analysed, their outputs pending. At its end they leave as one program if there is one, and one by one, by the programs
// they have, if there is none yet, when another region comes, or when something is read: nothing is lost but a little time.
// Outputs are decided anew at the end, so what died on the way is never written.
#include <algorithm>
#include <thread>

#include "base/settings.h"
#include "lazy/resident.h"
#include "lazy/stream.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"

namespace tpu::lazy {
using runtime::count;
using runtime::counters;
using runtime::Value;

namespace {

constexpr size_t kMostSequences = 16, kLongestSequence = 32, kMostCalls = 2048;
constexpr int kMostMisses = 8;  // more than it was met: it is not followed any more
constexpr int kNever = 1 << 20;
constexpr int kMostPrograms = 4;  // of a sequence: what is alive at its end may differ

Promotion from_settings() {
  std::string text = settings::kPromote.text();
  return text == "on" ? Promotion::On : text == "wait" ? Promotion::Wait : Promotion::Off;
}
std::atomic<Promotion>& current() {
  static std::atomic<Promotion> instance{from_settings()};
  return instance;
}

}  // namespace

Promotion promotion() { return current().load(std::memory_order_relaxed); }
void set_promotion(Promotion promotion) {
  flush_all();
  current().store(promotion);
}

// Adds to the history, and to the sequences when its end is a repetition. Of a word that is itself a repetition only the
// shorter one is a sequence; longer words are looked for all the same: a step of many layers is one, and so is a layer.
void Stream::remember(uint32_t number, bool last) {
  history_.emplace_back(number, last);
  if (history_.size() > 2 * kLongestSequence) history_.pop_front();
  size_t n = history_.size();
  auto at = [&](size_t back) { return history_[n - 1 - back]; };
  auto repeats = [&](size_t length, size_t period) {
    for (size_t i = 0; i + period < length; i++)
      if (at(i) != at(i + period)) return false;
    return true;
  };
  for (size_t length = 2; length <= kLongestSequence && 2 * length <= n; length++) {
    if (at(length - 1).second) return;  // a read within
    if (!repeats(2 * length, length)) continue;
    bool power = false;
    for (size_t period = 1; period < length && !power; period++)
      power = length % period == 0 && repeats(length, period);
    if (power) continue;
    Sequence s;
    for (size_t i = length; i-- > 0;) s.numbers.push_back(at(i).first);
    auto same = [&](const Sequence& known) { return known.numbers == s.numbers; };
    if (std::ranges::any_of(sequences_, same)) continue;
    if (sequences_.size() == kMostSequences) {
      auto worst = sequences_.end();
      for (auto it = sequences_.begin(); it != sequences_.end(); ++it)
        if (&*it != sequence_ && (worst == sequences_.end() || it->met - it->missed < worst->met - worst->missed))
          worst = it;
      sequences_.erase(worst);
    }
    sequences_.push_back(std::move(s));
  }
}

// The longest that begins with this region. None while a program is compiled: what leaves at once keeps the device busy.
Stream::Sequence* Stream::sequence_from(uint32_t number) {
  if (background_ && !background_->done.load(std::memory_order_acquire)) return nullptr;
  Sequence* best = nullptr;
  for (Sequence& s : sequences_) {
    if (s.numbers[0] != number || s.missed > s.met + kMostMisses) continue;
    if (!best || s.numbers.size() > best->numbers.size()) best = &s;
  }
  return best;
}

void Stream::lead(Cut cut, bool last) {
  bool follows = promotion() != Promotion::Off && (!sequence_ || sequence_->numbers[held_.size()] == cut.number);
  std::exception_ptr before;
  if (!follows) {
    if (sequence_) sequence_->missed++;
    before = release();
  }
  follow(std::move(cut), last);
  if (before) std::rethrow_exception(before);
}

void Stream::follow(Cut cut, bool last) {
  if (promotion() != Promotion::Off) {
    remember(cut.number, last);
    if (!sequence_) sequence_ = sequence_from(cut.number);
  }
  if (!sequence_) return launch_cut(cut);
  held_.push_back(std::move(cut));
  size_t calls = 0;
  for (const Cut& c : held_) calls += c.region.records.size();
  if (calls <= kMostCalls && held_.size() == sequence_->numbers.size()) return complete();
  if (calls <= kMostCalls && !last) return;
  sequence_->missed += calls > kMostCalls ? kNever : 1;
  if (std::exception_ptr failed = release()) std::rethrow_exception(failed);
}

std::exception_ptr Stream::release() {
  std::vector<Cut> cuts = std::exchange(held_, {});
  sequence_ = nullptr;
  std::exception_ptr first;
  for (Cut& c : cuts) {
    try {
      launch_cut(c);
    } catch (const Error&) {  // what does not depend on it is launched all the same
      if (!first) first = std::current_exception();
    }
  }
  return first;
}

void Stream::complete() {
  take_over();
  std::vector<Cut> cuts = std::exchange(held_, {});
  Sequence& sequence = *std::exchange(sequence_, nullptr);
  sequence.met++;
  std::vector<Region*> regions;
  for (Cut& c : cuts) regions.push_back(&c.region);
  Plan plan;
  std::vector<Value*> externals, outputs;
  std::vector<uint64_t> key = analyse_and_wire(regions, false, &plan, &externals, &outputs);
  auto found = regions_.find(key);
  bool ready = found != regions_.end() && found->second.program;
  bool refused = found != regions_.end() && found->second.refused;
  if (refused) sequence.missed += kNever;
  if (!ready && !refused) {
    if (sequence.compiled++ < kMostPrograms)
      compile_larger(key, std::move(plan));
    else
      sequence.missed += kNever;
    take_over();
    found = regions_.find(key);
    ready = found != regions_.end() && found->second.program;
  }
  if (!ready) {
    held_ = std::move(cuts);
    if (std::exception_ptr failed = release()) std::rethrow_exception(failed);
    return;
  }
  count(counters().promoted);
  std::shared_ptr<const Program> program = found->second.program;
  try {
    launch(regions, externals, outputs, *program);
  } catch (const Error& e) {
    auto why = std::make_shared<std::string>(e.what());
    for (Value* v : outputs)
      if (v->state() == Value::State::Pending) v->set_failed(why);
    for (Region* r : regions) r->clear();
    throw;
  }
}

// One at a time. The thread is never joined: the process may exit while it compiles.
void Stream::compile_larger(const std::vector<uint64_t>& key, Plan plan) {
  if (background_) return;
  background_ = std::make_shared<Background>();
  background_->key = key;
  if (make_room()) forget_regions();
  std::thread worker([this, job = background_, plan = std::move(plan)] {
    try {
      std::shared_ptr<const Program> program = build(plan, device_, Compiling::Promotion);
      if (!takes_too_much(*program, plan)) job->program = std::move(program);
    } catch (const std::exception&) {  // what the regions do one by one stays right
    }
    job->done.store(true, std::memory_order_release);
  });
  if (promotion() == Promotion::Wait)
    worker.join();
  else
    worker.detach();
}

void Stream::take_over() {
  if (!background_ || !background_->done.load(std::memory_order_acquire)) return;
  Known& known = regions_[background_->key];
  known.program = std::move(background_->program);
  known.refused = !known.program;
  background_.reset();
}

}  // namespace tpu::lazy
