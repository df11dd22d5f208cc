// Stream: the calls of one device in program order, under one of three policies.
//
//   Strict  each call launches its own program at once, on the calling thread; asynchronous
//   Debug   strict, and waits for each call: the failing line is the caller's
//   Fuse    calls are recorded and leave as multi-output programs ("regions") when something is read, or when a region has
//           its greatest size: it is then cut where a hash of the last few calls is least. That place depends on content
//           alone, so identical layers are cut in the same places and share programs, and a loop never drifts
//
// There is one stream per device, not per thread, because backward runs on another thread. Recording takes `record_`;
// launching regions takes `launch_` first, so regions leave in order while others go on recording. How far callers run
// ahead of the device is bounded in launches, bytes and time; past that a launch waits.
#pragma once
#include <chrono>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lazy/program.h"
#include "pjrt/event.h"

namespace tpu::lazy {

enum class Mode : uint8_t { Strict, Debug, Fuse };
Mode mode();
/// Leaving Fuse launches what is recorded.
void set_mode(Mode mode);
/// Launches what is recorded on any device.
void flush_all();

/// Whether a sequence of regions that repeats becomes one larger program: not at all; in the background, taking over when
/// it is compiled; or waiting for the compiler the first time, so that runs are equal to the last bit.
enum class Promotion : uint8_t { Off, On, Wait };
Promotion promotion();
void set_promotion(Promotion promotion);

/// One call's run-time operands, borrowed for the duration of Stream::call.
struct Call {
  const Entry* entry;
  runtime::Value* const* operands;
  const ScalarValue* scalars;
  const int64_t* offsets;
  uint64_t seed = 0, offset = 0;
  /// Bit i: operand i is held by nobody but the cell that this call overwrites, if its count says so.
  uint32_t replaced = 0;
  runtime::Origin* origin = nullptr;  // the line it stands on, for an entry with large results
};

/// Takes the calls of a thread while a program is put together out of them (compile/): nothing is launched then, and
/// the values of its arguments and results stay pending.
struct Recorder {
  virtual ~Recorder() = default;
  virtual void call(const Call& call, runtime::ValueRef* results) = 0;
  /// Somebody asked for the elements of a value that is not computed yet, which raised.
  bool value_needed = false;
};
/// The calling thread's, or null.
extern thread_local Recorder* recorder;

class Stream {
 public:
  static Stream& of(int device);

  /// Performs or records the call. `results` gets one value per entry result (null for undefined ones).
  void call(const Call& call, runtime::ValueRef* results);
  /// Launches a program of many calls: `arguments` in its own order, `keep` those that may not be donated. Once the
  /// results are in place the caller looks after failed checks (settle).
  void run(const Program& program, std::vector<PJRT_Buffer*>& arguments, std::span<const int64_t> keep,
           std::vector<PJRT_Buffer*>& outputs);
  /// Raises what is known to have failed; waits first in debug mode.
  void settle();
  /// Launches everything recorded. A region that is new although most of its calls are not (a shape grew, a branch was
  /// taken) is run call by call the first time and compiled when it comes again, so that what is met once costs no
  /// large compile.
  void flush();
  /// Makes `value` ready (it may still be computing); raises what went wrong in producing it. A padded one is left as it
  /// is unless it must be `exact`.
  void make_ready(runtime::Value& value, bool exact = true);
  /// Raises the first run-time check that failed among launched programs; waits for them when `wait`.
  void raise_failed_checks(bool wait);
  /// Launches everything, waits for it, raises failed checks.
  void synchronize();

  // Positions in program order, for events.
  uint64_t mark();
  bool reached(uint64_t mark);
  void wait_until(uint64_t mark);
  /// The position of the last launch; what is recorded lies behind it.
  uint64_t launched() const { return launched_.load(std::memory_order_relaxed); }

 private:
  struct Record {
    const Entry* entry;
    uint32_t operands, scalars, offsets, results;  // first index in the arrays below
    uint64_t seed, offset;
  };
  struct Region {
    std::vector<Record> records;
    std::vector<runtime::Value*> operands;  // each holds a reference
    std::vector<ScalarValue> scalars;
    std::vector<int64_t> offsets;
    std::vector<runtime::Value*> results;  // each holds a reference; null: undefined
    std::vector<uint64_t> windows;         // per record: hash of it and the three before
    void clear();
    /// It leaves, or its front does.
    bool full() const;
    /// Takes the first n records out.
    Region take_front(size_t n);
    /// Makes stream_refs of every value here what this region holds; back to 0.
    void count_refs();
    void forget_refs();
  };
  // A region ready to be launched.
  struct Cut {
    Region region;
    std::vector<runtime::Value*> externals, outputs;
    std::shared_ptr<const Program> program;
    uint32_t number = 0;  // Known::number
  };
  // Regions, by number, that followed each other twice.
  struct Sequence {
    std::vector<uint32_t> numbers;
    int met = 0, missed = 0, compiled = 0;
  };
  // A larger program under way on a thread of its own.
  struct Background {
    std::vector<uint64_t> key;
    std::shared_ptr<const Program> program;  // null when it is not to be used
    std::atomic<bool> done{false};
  };
  struct PendingCheck {
    pjrt::Buffer code;
    std::shared_ptr<const Checks> checks;
  };
  struct InFlight {
    uint64_t number = 0;
    int64_t bytes = 0;
    std::chrono::steady_clock::time_point since;
    pjrt::Event done;
  };
  struct KeyHash {
    size_t operator()(const std::vector<uint64_t>& key) const;
  };

  // What is known of a region. Nothing: it was met once, and run call by call then.
  struct Known {
    std::shared_ptr<const Program> program;
    uint32_t number = 0;   // of the program, from 1
    bool refused = false;  // as a promotion
    size_t split = 0;      // not 0: it goes in two parts, the first of so many calls
  };

  explicit Stream(int device) : device_(device) {}
  void launch_one(const Call& call, runtime::ValueRef* results);
  /// Debug: waits, raises failed checks, and looks for the first NaN.
  void launch_watched(const Call& call, runtime::ValueRef* results);
  void record(const Call& call, runtime::ValueRef* results);
  void launch_open(bool all);
  /// `part`: of a region that was met before; `last`: a read follows, what is held back must leave.
  void launch_region(Region& region, bool part, bool last);
  void launch_parts(Region& region, size_t first, bool last);
  std::vector<uint64_t> analyse_and_wire(std::span<Region* const> regions, bool always_wire, Plan* plan,
                                         std::vector<runtime::Value*>* externals,
                                         std::vector<runtime::Value*>* outputs);
  void launch_cut(Cut& cut);
  // Promotion (promotion.cpp). All under launch_.
  void lead(Cut cut, bool last);
  void follow(Cut cut, bool last);
  void remember(uint32_t number, bool last);
  Sequence* sequence_from(uint32_t number);
  void complete();
  void compile_larger(const std::vector<uint64_t>& key, Plan plan);
  void take_over();
  /// Launches the regions that are held back, one by one; the first thing that went wrong.
  std::exception_ptr release();
  bool worth_compiling(const Region& region);
  void forget_regions();
  void launch_singly(Region& region);
  void launch(std::span<Region* const> regions, const std::vector<runtime::Value*>& externals,
              const std::vector<runtime::Value*>& outputs, const Program& program);
  bool takes_too_much(const Program& program, const Plan& plan) const;
  std::vector<uint64_t> analyse(std::span<Region* const> regions, Plan* plan, std::vector<runtime::Value*>* externals,
                                std::vector<runtime::Value*>* outputs);
  void execute(const Program& program, std::vector<PJRT_Buffer*>& arguments, std::span<const int64_t> keep,
               std::vector<PJRT_Buffer*>& outputs);
  void note_launch(pjrt::Event done, int64_t bytes);
  void hold_back();
  InFlight take_oldest();
  void keep_check(const Program& program, PJRT_Buffer* code);
  void after_launch(const Program& program, PJRT_Buffer* code);

  const int device_;
  std::mutex record_, launch_;
  Region open_;
  uint64_t recent_[3] = {};  // content of the last recorded entries: the rolling window of the cut rule
  uint32_t flush_number_ = 0;
  std::unordered_map<std::vector<uint64_t>, Known, KeyHash> regions_;  // by exact key; guarded by launch_
  uint32_t numbers_ = 0;
  std::vector<Cut> held_;         // the beginning of sequence_, not launched yet; these four guarded by launch_
  Sequence* sequence_ = nullptr;  // null: none is followed
  std::list<Sequence> sequences_;
  std::deque<std::pair<uint32_t, bool>> history_;  // regions by number, and whether a read followed
  std::shared_ptr<Background> background_;
  std::unordered_set<uint32_t> entries_met_;  // ids of entries that have been in a region; guarded by launch_

  std::mutex checks_;
  std::vector<PendingCheck> pending_checks_;
  std::mutex flight_;
  std::deque<InFlight> in_flight_;
  int64_t bytes_in_flight_ = 0;
  std::unique_ptr<Error> flight_error_;  // of a launch that was waited for only to hold the caller back
  std::atomic<uint64_t> launched_{0};
};

}  // namespace tpu::lazy
