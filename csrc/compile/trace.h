// Trace: operator calls that are put together into one program instead of being launched.
//
// While a trace is the thread's recorder, every kernel works as it does eagerly: it finds or makes the entry of its call,
// views are torch's own, in-place writes rebind cells. Only the last step differs: the call is kept here, wired by the
// values it reads and makes, which stay pending. So a compiled program has the same operators, the same views and the
// same lowering as eager, and no list of its own.
//
//   argument    a pending value the caller hands over at each call
//   constant    a ready value met on the way (a lifted tensor): held by the program for as long as it lives
//   scalars     numbers of the source: constants of the program
//   random      each call draws from where the one before ended; seed and first counter are operands
//
// One thread; the runtime is not touched before build().
#pragma once
#include <unordered_map>
#include <vector>

#include "lazy/stream.h"

namespace tpu::compile {

/// Where a value of a finished trace comes from.
struct Source {
  enum class From : uint8_t { None, Argument, Constant, Result } from = From::None;
  int32_t index = -1;  // argument, constant, or result of the program
};

class Compiled;

class Trace final : public lazy::Recorder {
 public:
  explicit Trace(int device) : device_(device) {}

  int device() const { return device_; }
  /// A value that stands for the next argument.
  runtime::ValueRef argument(const hlo::Type* type);
  void call(const lazy::Call& call, runtime::ValueRef* results) override;
  /// Asks for a value as a result of the program, if it is not one of its arguments or constants.
  Source want(runtime::Value* value);
  /// The memory of an argument may become that of a result: it is overwritten by it.
  void overwrites(int32_t argument, int32_t result);
  /// Lowers, then loads or compiles. The trace is spent.
  std::unique_ptr<Compiled> build(const std::string& what);

 private:
  struct Op {
    const lazy::Entry* entry;
    std::vector<int32_t> operands;  // values, numbered in order of appearance
    std::vector<lazy::ScalarValue> scalars;
    std::vector<int64_t> offsets;
    uint64_t counters;  // random: drawn before this call
    int32_t results;    // number of the first result
  };

  int32_t number(runtime::Value* value);
  int32_t add(runtime::ValueRef value);
  hlo::Graph graph(lazy::Program* program);
  void emit(hlo::Builder& b, const Op& op, const ops::Rng& rng, hlo::Vals& values,
            std::vector<ops::Check>* checks) const;

  const int device_;
  std::vector<runtime::ValueRef> values_;  // by number: held, so that addresses stay theirs
  std::unordered_map<runtime::Value*, int32_t> numbers_;
  std::vector<int32_t> arguments_, constants_, wanted_;  // value numbers
  std::unordered_map<int32_t, Source> sources_;          // of arguments, constants and wanted results
  std::vector<Op> ops_;
  std::vector<lazy::Alias> aliases_;
  uint64_t counters_ = 0;
  bool random_ = false;
};

/// A finished program with what it holds. Calls may come from any thread.
class Compiled {
 public:
  /// Launches. `arguments` are ready values, one per Trace::argument; `results` gets one value per wanted result. Memory of
  /// overwritten arguments is reused where nobody else holds it.
  void run(std::span<runtime::Value* const> arguments, uint64_t seed, uint64_t first_counter,
           std::vector<runtime::ValueRef>* results) const;
  /// Numbers a call draws from the generator.
  uint64_t counters() const { return counters_; }
  const runtime::ValueRef& constant(int32_t index) const { return constants_[index]; }
  /// The program's StableHLO.
  const std::string& text() const { return text_; }

 private:
  friend class Trace;
  int device_ = 0;
  lazy::Program program_;
  std::vector<runtime::ValueRef> constants_;
  std::vector<const hlo::Type*> results_;
  uint64_t counters_ = 0;
  bool random_ = false;
  std::string text_;
};

}  // namespace tpu::compile
