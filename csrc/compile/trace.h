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
//   control     a branch or a loop body is a trace of its own, which its parent emits as a region
//
// One thread; the runtime is not touched before build().
#pragma once
#include <functional>
#include <unordered_map>
#include <vector>

#include "compile/compiled.h"

namespace tpu::compile {

/// Where a value of a finished trace comes from.
struct Source {
  enum class From : uint8_t { None, Argument, Constant, Result } from = From::None;
  int32_t index = -1;  // argument, constant, or result of the program
};

/// What lowering needs at one place of a program.
struct Frame {
  hlo::Builder& b;
  ops::Rng rng;
  std::vector<ops::Check>* checks;
};

class Trace final : public lazy::Recorder {
 public:
  explicit Trace(int device) : device_(device) {}

  int device() const { return device_; }
  /// A value that stands for the next argument.
  runtime::ValueRef argument(const hlo::Type* type);
  void call(const lazy::Call& call, runtime::ValueRef* results) override;
  /// The state that random calls draw from now, as an S64[2]: (seed, next counter).
  runtime::ValueRef random_state();
  /// Random calls draw from this state, from its counter on, until `null` says that they go on where they were.
  void draw_from(runtime::Value* state);

  // Control flow. `branches` are traces that have yielded; their arguments are `operands`, in order.
  using Values = std::vector<runtime::Value*>;
  std::vector<runtime::ValueRef> if_else(runtime::Value* condition, std::shared_ptr<Trace> on_true,
                                         std::shared_ptr<Trace> on_false, const Values& operands);
  /// `body` yields the first `carried` operands anew, `condition` one Pred.
  std::vector<runtime::ValueRef> while_loop(std::shared_ptr<Trace> condition, std::shared_ptr<Trace> body,
                                            const Values& operands, size_t carried);
  /// Adds a result of a branch or a loop body.
  void yield(runtime::Value* value) { yields_.push_back(number(value)); }

  /// Asks for a value as a result of the program, if it is not one of its arguments or constants.
  Source want(runtime::Value* value);
  /// The memory of an argument may become that of a result: it is overwritten by it.
  void overwrites(int32_t argument, int32_t result);
  /// The program's graph. `sizes_vary`: it is compared with those of other sizes, or stands for them.
  Lowered lower(bool sizes_vary);
  /// This trace's call of a binary, which was made of its own graph or of one that serves it.
  std::unique_ptr<Compiled> call_of(std::shared_ptr<const Binary> binary, hlo::BoundedOperands sizes) const;

 private:
  struct Op {
    const lazy::Entry* entry;       // null: `special`
    std::vector<int32_t> operands;  // values, numbered in order of appearance
    std::vector<lazy::ScalarValue> scalars;
    std::vector<int64_t> offsets;
    uint64_t counters = 0;  // random: drawn before this call
    int32_t state = -1;     // random: drawn from this value
    int32_t results = -1;   // number of the first result
    size_t checks = 0;
    std::function<hlo::Vals(const Frame&, const hlo::Vals& operands)> special;
  };

  int32_t number(runtime::Value* value);
  int32_t add(runtime::ValueRef value);
  std::vector<runtime::ValueRef> add_special(Op op, const Values& operands, const std::vector<hlo::Type>& results);
  static void require_plain(const Trace& region);
  /// How many checks the calls here make.
  size_t checks() const;
  void append_constants(Values* operands) const;
  /// The program's key in words, for the compile log.
  std::vector<lazy::Part> parts() const;
  /// All calls, given arguments and constants; `values` gets every value by its number.
  void emit(const Frame& frame, std::span<const hlo::Val> inputs, hlo::Vals* values) const;
  /// The same; gives what was yielded.
  hlo::Vals emit_region(const Frame& frame, std::span<const hlo::Val> inputs) const;
  hlo::Vals emit_call(const Frame& frame, const Op& op, const hlo::Vals& values) const;

  const int device_;
  std::vector<runtime::ValueRef> values_;  // by number: held, so that addresses stay theirs
  std::unordered_map<runtime::Value*, int32_t> numbers_;
  std::vector<int32_t> arguments_, constants_, wanted_, yields_;  // value numbers
  std::unordered_map<int32_t, Source> sources_;                   // of arguments, constants and wanted results
  std::vector<Op> ops_;
  std::vector<lazy::Alias> aliases_;
  uint64_t counters_ = 0, state_counters_ = 0;
  int32_t state_ = -1;
  bool random_ = false;
};

}  // namespace tpu::compile
