// Binary: a compiled program. Compiled: one use of it, with what belongs to one set of sizes.
//
// Programs that differ in sizes only share a Binary (hlo/bounded.h): each has its own Compiled, which knows the logical
// types of its results, the sizes it hands over, how many random numbers it draws, and the constants it holds.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "hlo/bounded.h"
#include "lazy/compile_log.h"
#include "lazy/stream.h"

namespace tpu::compile {

/// The graph of a trace and what is known of it beside; `program` has no executable yet.
struct Lowered {
  hlo::Graph graph;
  std::unique_ptr<lazy::Program> program;
  size_t calls = 0;               // for the compile log, as is
  std::vector<lazy::Part> parts;  // the program's key in words
};

struct Binary {
  std::unique_ptr<lazy::Program> program;
  std::string text;  // StableHLO
  std::vector<const hlo::Type*> results;
  // Of a bounded program. `larger`: per argument, the type it is handed over in; null: its own.
  std::unique_ptr<const hlo::Bounded> bounded;
  std::vector<const hlo::Type*> larger;

  /// Loads or compiles.
  static std::shared_ptr<const Binary> exact(int device, const std::string& what, Lowered lowered);
  /// One for all sizes up to those of `at_bound`. Throws NotImplemented where that cannot be.
  static std::shared_ptr<const Binary> for_sizes(int device, const std::string& what, Lowered at_bound,
                                                 const Lowered& sample);
};

/// Calls may come from any thread.
class Compiled {
 public:
  /// Launches. `arguments` are computed values, one per Trace::argument; `results` gets one value per wanted result. Memory
  /// of overwritten arguments is reused where nobody else holds it. `origin` is the calling line, for large results; may
  /// be null.
  void run(std::span<runtime::Value* const> arguments, uint64_t seed, uint64_t first_counter,
           std::vector<runtime::ValueRef>* results, runtime::Origin* origin = nullptr) const;
  /// Whether a result is large (runtime::kLarge).
  bool large() const;
  /// Numbers a call draws from the generator.
  uint64_t counters() const { return counters_; }
  /// Whether it has the generator's state as an operand.
  bool random() const { return random_; }
  const runtime::ValueRef& constant(int32_t index) const { return constants_[index]; }
  const std::shared_ptr<const Binary>& binary() const { return binary_; }

 private:
  friend class Trace;
  int device_ = 0;
  std::shared_ptr<const Binary> binary_;
  hlo::BoundedOperands sizes_;
  std::vector<runtime::ValueRef> constants_;
  std::vector<const hlo::Type*> results_;
  uint64_t counters_ = 0;
  bool random_ = false;
};

}  // namespace tpu::compile
