// Entry: one operator call as the program cache knows it: a row with its attributes, the geometry of its operands and the
// types of its results. Everything that is not a run-time operand is in it, so two calls share an entry exactly when they
// share a program. Entries are interned and live for ever; a region of recorded calls is a list of them.
#pragma once
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "lazy/view.h"
#include "ops/table.h"
#include "runtime/value.h"

namespace tpu::lazy {

struct Program;

/// How the overload hands over its results.
enum class Form : uint8_t { Functional, InPlace, Out };

/// A scalar operand's value as the caller gave it; converted to the dtype the entry wants when packed.
struct ScalarValue {
  enum class Kind : uint8_t { Bool, Int, Float, Complex } kind = Kind::Int;
  int64_t i = 0;
  double re = 0, im = 0;
};

/// Where one argument of the row comes from.
struct ArgSource {
  // Zeros: a tensor that was never written or has no elements; its window is a constant, no operand.
  enum class From : uint8_t {
    Static,
    Zeros,
    Operand,
    OperandList,
    OptOperandList,
    Scalar,
    ScalarList
  } from = From::Static;
  int first = 0, count = 0;  // operands or scalars
  hlo::Type zeros;
  std::vector<bool> present;                   // OptOperandList: which elements are tensors
  ops::ArgKind scalar_as = ops::ArgKind::Num;  // Scalar: handed to the row as Num, Exact, or a 0-dim Val (a CPU tensor)
  bool promote = false;                        // pointwise: convert to Ctx::compute
  ops::Arg value;                              // Static
};

struct Result {
  bool defined = true;
  hlo::Type logical;                  // as torch sees it
  Dims strides;                       // of the tensor to make (Functional)
  Dims to_storage;                    // permutation from logical to storage order; empty: none (Functional)
  const hlo::Type* stored = nullptr;  // the value's type: storage order, or the base's type (InPlace, Out)
  int write = -1;                     // InPlace, Out: index into Entry::writes
};

struct Write {
  View view;              // the target's window over its cell
  int base_operand = -1;  // operand that holds the old array; -1: nothing of it survives
};

struct CheckInfo {
  ErrorKind kind;
  std::string message;
};

struct Entry {
  uint32_t id = 0;
  uint64_t content = 0;  // hash of the key: the same in every process, so that cuts by content are too
  const ops::Row* row = nullptr;
  Form form = Form::Functional;
  std::string where;  // user's line at the first call, for messages
  std::vector<ArgSource> args;
  std::vector<View> operands;       // how each operand value is read
  std::vector<hlo::DType> scalars;  // dtype each scalar operand is handed over in
  std::vector<Write> writes;
  std::vector<int> dynamic;  // offset operands, in order: index into operands, or operands.size() + index into writes
  std::vector<std::vector<std::array<int64_t, 3>>> limits;  // per dynamic offset: View::box_limits
  std::vector<Result> results;
  hlo::Precision precision = hlo::Precision::Unset;  // of products
  hlo::DType compute = hlo::DType::F32, common = hlo::DType::F32;
  uint64_t rng_counters = 0;  // random rows: how far the generator's offset moves
  size_t checks = 0;
  bool large = false;  // a result has runtime::kLarge bytes or more
  bool idle = false;   // no result has an element and nothing is checked: there is nothing to run

  std::atomic<const Program*> program{nullptr};  // of this call alone (strict)
};

/// Run-time operands of one call as values of the graph under construction.
struct LowerInputs {
  hlo::Vals operands;  // stored arrays, one per Entry::operands
  hlo::Vals scalars;   // 0-dim, of Entry::scalars' dtypes
  hlo::Vals offsets;   // 0-dim S64, one per Entry::dynamic
  ops::Rng rng;
};

/// Appends the call to the graph; returns the new stored array of each result (null for undefined ones). Checks are
/// appended to `checks`. The one lowering that every mode uses.
hlo::Vals lower(const Entry& entry, hlo::Builder& b, ops::Platform platform, const LowerInputs& in,
                std::vector<ops::Check>* checks);

/// Names of the rows that this process has lowered, in no order: what a test run really reached. Any thread.
std::vector<std::string> lowered_rows();

/// First lowering of a new entry, into a graph that is thrown away: raises what is wrong on the caller's line, and fills in
/// the result types of rows whose shapes only the lowering knows (`infer`).
void learn(Entry& entry, ops::Platform platform, bool infer);

}  // namespace tpu::lazy
