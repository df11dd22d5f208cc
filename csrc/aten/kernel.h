// Kernel: the one boxed kernel behind every row and overload. The hot path of the whole backend.
//
// A call walks its arguments once, writing the key (everything that is part of the program) and gathering run-time operands;
// looks the entry up; hands both to the device's stream; and makes result tensors out of the entry's stored metadata.
#pragma once
#include <ATen/core/dispatch/Dispatcher.h>

#include "aten/spec.h"

namespace tpu::aten {

class Kernel final : public c10::OperatorKernel {
 public:
  explicit Kernel(const Spec* spec) : spec_(spec) {}
  void operator()(const c10::OperatorHandle&, c10::DispatchKeySet, torch::jit::Stack* stack) { run(*spec_, stack); }

  /// Arguments of the overload on top of the stack are replaced by its returns.
  static void run(const Spec& spec, torch::jit::Stack* stack);

 private:
  const Spec* spec_;
};

/// A call over long lists, as several calls of the same kernel; false when the lists are short.
bool run_in_pieces(const Spec& spec, torch::jit::Stack* stack);

}  // namespace tpu::aten
