// Ctx: what a lowering knows beside its arguments. A lambda takes `Ctx&` as its first parameter when it needs it.
#pragma once
#include <vector>

#include "ops/args.h"

namespace tpu::ops {

/// State of the counter-based generator, as two 0-dim S64 operands: never in a key.
struct Rng {
  Val seed, offset;
};

/// A run-time check: the program computes `ok` (0-dim Pred); when false the runtime raises `kind` with `message`.
struct Check {
  Val ok;
  ErrorKind kind;
  std::string message;
};

/// The device compiler a lowering is for; rows without a form common to both ask for it.
enum class Platform { Cpu, Tpu };

struct Ctx {
  Builder& b;
  /// Result types, as torch says they are. Empty for a row whose shapes only the lowering knows (see Row::infers).
  std::vector<Type> outs;
  /// The dtype the maths is done in: torch's promotion of all Tensor and Scalar arguments, half types widened to F32.
  /// In pointwise rows every Val and Num already has it. Rows that are not pointwise get Vals as they are.
  DType compute = DType::F32;
  /// torch's promoted dtype itself, not widened.
  DType common = DType::F32;
  Platform platform = Platform::Cpu;
  Rng rng;                    // set for rows with the `random` trait
  std::vector<Check> checks;  // filled by check()

  const Type& out(size_t i = 0) const {
    require(i < outs.size(), "internal: lowering asks for the type of result ", i, " which torch did not give");
    return outs[i];
  }
  /// Adds a run-time check. `ok` may have any shape: all must be true. The message is in torch's words.
  void check(Val ok, ErrorKind kind, std::string message);
  /// IndexError-style check that every index is in [-size, size) (or [0, size) when !wrap); returns the wrapped index.
  Val checked_index(Val index, int64_t size, bool wrap, const std::string& message, ErrorKind kind = ErrorKind::Index);
};

}  // namespace tpu::ops
