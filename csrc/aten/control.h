// What a graph of torch.compile has beside operators: branches, loops, the generator's state. Only while a trace is the
// thread's recorder.
#pragma once
#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace tpu::aten {

/// Runs a branch or a loop body over stand-ins.
using Body = std::function<std::vector<at::Tensor>(const std::vector<at::Tensor>&)>;

/// Raises NotImplementedError for what cannot be compiled; the graph is then split there.
std::vector<at::Tensor> compiled_cond(const at::Tensor& condition, const Body& on_true, const Body& on_false,
                                      const std::vector<at::Tensor>& operands);
/// `body` gives the first `carried` operands anew.
std::vector<at::Tensor> compiled_while(const Body& condition, const Body& body, const std::vector<at::Tensor>& operands,
                                       size_t carried);

/// The state random operators draw from now, as an int64 tensor (seed, next counter).
at::Tensor random_state();
/// Random operators draw from this state; undefined: from the generator again.
void draw_from(const at::Tensor& state);

}  // namespace tpu::aten
