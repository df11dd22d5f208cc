// CompiledGraph: one FX graph as torch calls it, made of one program per form of its arguments.
//
// The first call with arguments of a new form walks the graph once over stand-ins, tensors whose cells hold pending
// values, with a Trace as the thread's recorder; what comes back says which results are new, which are views of an
// argument's storage, and which arguments were written to. A form is the geometry of every tensor, the type of the array
// behind it, which tensors share storage, and every plain number: sizes that vary give one static program each.
// Later calls compare the form, launch, bind written cells, and make the results.
#pragma once
#include <ATen/core/Tensor.h>

#include <functional>
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

class CompiledGraph {
 public:
  /// Runs the graph over stand-ins (one per argument, undefined where it is no tensor) and gives its results.
  using Walk = std::function<std::vector<Returned>(const std::vector<at::Tensor>& stand_ins)>;

  CompiledGraph(std::string name, int device);
  ~CompiledGraph();
  struct Variant;
  /// The program for arguments of this form; `walk` is called for one not met before. Under the GIL.
  const Variant& find(c10::ArrayRef<Argument> arguments, const Walk& walk);
  /// Runs what `find` gave for the same arguments, on the same thread. Needs no GIL.
  void launch(const Variant& variant, c10::ArrayRef<Argument> arguments, std::vector<Returned>* results);
  /// StableHLO for arguments of this form, lowered for another compiler than the device's; nothing is compiled or kept.
  /// Tensors that are not on the device stand for ones that are: meta tensors will do.
  std::string lower(c10::ArrayRef<Argument> arguments, const Walk& walk, ops::Platform platform);
  /// StableHLO of its programs, the last used first.
  std::vector<std::string> texts() const;

 private:
  std::unique_ptr<Variant> trace(c10::ArrayRef<Argument> arguments, const Walk& walk, compile::Trace& trace);
  const Variant& make(c10::ArrayRef<Argument> arguments, const Walk& walk);
  std::string name_;
  int device_;
  std::vector<std::unique_ptr<Variant>> variants_;  // most recently used first
};

}  // namespace tpu::aten
