// Program: a plan of one or more entries, wired together, as one compiled executable.
//
// Arguments of the executable: the external arrays in plan order, then one packed array per dtype of all scalar operands
// (scalars, view offsets, generator states) in step order, then the scalars of calls that have many of them, one array each:
// kernels that differ in the place of a scalar in its pack alone would all be compiled. Outputs: the arrays asked for, then, when the plan has checks,
// one S32 that is 0 or the number of the first check that failed.
#pragma once
#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "lazy/compile_log.h"
#include "lazy/entry.h"
#include "pjrt/pjrt.h"

namespace tpu::lazy {

/// Values are numbered: external arrays first, then the results of all steps in order.
struct Step {
  const Entry* entry;
  std::vector<int32_t> operands;
};
struct Plan {
  std::vector<Step> steps;
  std::vector<const hlo::Type*> externals;
  std::vector<int32_t> outputs;  // value numbers
  std::vector<int32_t> donated;  // externals that may become an output's memory
};

struct Alias {
  int32_t external, output;
  int64_t bytes = 0;
};

/// The most bytes on top of what is there before that the plan's calls hold at a time when each is launched by itself: an
/// array goes after its last reader when it is no output.
int64_t peak_one_by_one(const Plan& plan);
/// Number of calls of the plan's first part when it is cut in two: near the middle, where few bytes cross.
size_t place_to_split(const Plan& plan);

using Checks = std::vector<CheckInfo>;

struct Program {
  Program() { alive_.fetch_add(1, std::memory_order_relaxed); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() { alive_.fetch_sub(1, std::memory_order_relaxed); }
  /// How many there are in the process.
  static size_t loaded() { return alive_.load(std::memory_order_relaxed); }
  /// Notes that it is launched now. Time is counted in launches; threads that count at once may share a number.
  void touch() const {
    uint64_t now = clock_.load(std::memory_order_relaxed) + 1;
    clock_.store(now, std::memory_order_relaxed);
    used.store(now, std::memory_order_relaxed);
  }

  pjrt::Executable executable;
  size_t externals = 0, outputs = 0;
  int64_t result_bytes = 0;  // of all outputs, those in donated memory too
  std::vector<Alias> aliases;
  std::shared_ptr<const Checks> checks;  // null: none. Outlives the program while a launch of it has not been looked at
  std::string what, where;
  mutable std::atomic<uint64_t> used{0};  // when it was launched last

 private:
  static inline constinit std::atomic<uint64_t> alive_{0}, clock_{0};
};

/// The plan's StableHLO graph. Fills in everything of `program` but the executable.
hlo::Graph assemble(const Plan& plan, ops::Platform platform, Program* program);
/// assemble + print + load or compile, noted in the compile log.
std::unique_ptr<Program> build(const Plan& plan, int device, Compiling kind);
/// The device compiler that this thread lowers for: that of the device, or a Target's.
ops::Platform platform();

/// For its life this thread lowers for another compiler than the device's; what it lowers is not run here.
class Target {
 public:
  explicit Target(ops::Platform platform);
  Target(const Target&) = delete;
  Target& operator=(const Target&) = delete;
  ~Target();

 private:
  std::optional<ops::Platform> before_;
};

/// 0, or the number (from 1) of the first check that does not hold: S32.
hlo::Val first_failure(hlo::Builder& b, const std::vector<ops::Check>& checks);
/// What is raised for them, in the same order; null for no checks.
std::shared_ptr<const Checks> messages_of(const std::vector<ops::Check>& checks);
/// Appends a scalar as one element of `dtype`, as the host holds it.
void append_scalar(std::string* bytes, hlo::DType dtype, const ScalarValue& value);

inline constexpr size_t kFewScalars = 8;

/// Scalar operands of a launch, gathered in step order.
class Packs {
 public:
  void clear();
  void add(hlo::DType dtype, const ScalarValue& value);
  void add_s64(int64_t value);
  void add_call(const Entry& entry, const ScalarValue* scalars, const int64_t* offsets, uint64_t seed, uint64_t offset);
  /// Appends the device arrays in argument order; `keep` holds them until the launch is done.
  void upload(int device, std::vector<PJRT_Buffer*>* arguments, std::vector<runtime::ValueRef>* keep);

 private:
  struct Single {
    hlo::DType dtype;
    std::string bytes;
  };
  std::string bytes_[hlo::kDTypeCount];
  std::vector<Single> singles_;
  uint32_t used_ = 0;  // bit per dtype
};

}  // namespace tpu::lazy
