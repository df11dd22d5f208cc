// CompiledGraph: one FX graph as torch calls it, made of one program per form of its arguments.
//
// The first call with arguments of a new form walks the graph once over stand-ins, tensors whose cells hold pending
// values, with a Trace as the thread's recorder; what comes back says which results are new, which are views of an
// argument's storage, and which arguments were written to. A form is the geometry of every tensor, the type of the array
// behind it, which tensors share storage, and every plain number.
//
// Sizes that vary are part of the form too, but not of the program: where the graph has symbolic sizes, the walk is made at
// a bound and at a sample size as well, and the program that comes of the two (hlo/bounded.h) serves every form up to the
// bound whose own walk gives the same graph. What such a program cannot hold is compiled for the one size.
//
// Later calls compare the form, launch, bind written cells, and make the results.
#pragma once
#include <ATen/core/Tensor.h>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "compile/trace.h"

namespace tpu::aten {

/// One argument of a call, borrowed. Numbers are part of the form.
struct Argument {
  enum class Kind : uint8_t { Nothing, Tensor, Number } kind = Kind::Nothing;
  const at::Tensor* tensor = nullptr;
  uint64_t bits = 0;  // of a number, with its kind in `tag`
  uint8_t tag = 0;
};

/// One result. What is no tensor (a size, None) is the same at every call and is handed through.
struct Returned {
  std::optional<at::Tensor> tensor;
  bool to_host = false;            // torch expects it on the CPU
  std::shared_ptr<void> constant;  // when there is no tensor
};

/// One argument at other sizes: a tensor's sizes, strides and offset, a number's value, or nothing when it does not vary.
using Rescaled = std::optional<std::vector<int64_t>>;

class CompiledGraph {
 public:
  /// Runs the graph over stand-ins (one per argument, undefined where it is no tensor) and gives its results. `numbers`:
  /// what stands for arguments that are sizes; empty: the call's own.
  using Walk = std::function<std::vector<Returned>(const std::vector<at::Tensor>& stand_ins,
                                                   const std::vector<Rescaled>& sizes)>;
  /// The arguments' geometry as it is, at a bound for it, and at samples, of which the first that does is taken; empty
  /// when nothing varies.
  using Scale = std::function<std::vector<std::vector<Rescaled>>()>;

  CompiledGraph(std::string name, int device);
  ~CompiledGraph();
  struct Variant;
  /// The program for arguments of this form; `walk` is called for one not met before. Under the GIL.
  const Variant& find(c10::ArrayRef<Argument> arguments, const Walk& walk, const Scale& scale);
  /// Runs what `find` gave for the same arguments, on the same thread. Needs no GIL.
  void launch(const Variant& variant, c10::ArrayRef<Argument> arguments, std::vector<Returned>* results);
  /// StableHLO for arguments of this form, lowered for another compiler than the device's; nothing is compiled or kept.
  /// Tensors that are not on the device stand for ones that are: meta tensors will do.
  std::string lower(c10::ArrayRef<Argument> arguments, const Walk& walk, ops::Platform platform);
  /// StableHLO of its programs, each once, the last used first.
  std::vector<std::string> texts() const;
  /// Why programs were compiled for one size although sizes vary.
  const std::vector<std::string>& refused() const { return refused_; }

 private:
  const Variant& make(c10::ArrayRef<Argument> arguments, const Walk& walk, const Scale& scale);
  std::shared_ptr<const compile::Binary> bounded_binary(const Variant& variant, const Walk& walk, const Scale& scale);
  std::string name_;
  int device_;
  std::vector<std::unique_ptr<Variant>> variants_;  // most recently used first
  // By precision and by geometry at the bound; null: refused.
  std::map<std::pair<hlo::Precision, std::vector<Rescaled>>, std::shared_ptr<const compile::Binary>> bounded_;
  std::vector<std::string> refused_;
};

}  // namespace tpu::aten
