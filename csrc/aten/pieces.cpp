// Long lists of tensors go in pieces. One program for all parameters of a model has a kernel for each of them, and a
// compiler that takes tens of milliseconds for each; pieces of one length share programs where their tensors are alike,
// as those of a model's layers are.
#include "aten/kernel.h"
#include "aten/spec.h"

namespace tpu::aten {
namespace {
// Divisible by the 4, 6, 12 and 16 parameters of common layers, so that pieces begin at the same place of a layer.
constexpr size_t kPiece = 48;

c10::IValue part_of(const c10::IValue& list, size_t from, size_t to) {
  auto items = list.toListRef();
  c10::impl::GenericList part(list.toList().elementType());
  for (size_t i = from; i < to; i++) part.push_back(items[i]);
  return part;
}
}  // namespace

bool run_in_pieces(const Spec& spec, torch::jit::Stack* stack) {
  c10::ArrayRef<c10::IValue> args(stack->data() + stack->size() - spec.args, spec.args);
  if (spec.form == lazy::Form::Out || !args[0].isList()) return false;
  size_t n = args[0].toListRef().size();
  if (n <= kPiece) return false;
  for (const c10::IValue& a : args)
    if (a.isList() && a.toListRef().size() != n && !a.toListRef().empty())
      return false;  // an error: the row's to raise
  c10::List<at::Tensor> results;
  for (size_t from = 0; from < n; from += kPiece) {
    torch::jit::Stack piece;
    for (const c10::IValue& a : args)
      piece.push_back(a.isList() && !a.toListRef().empty() ? part_of(a, from, std::min(from + kPiece, n)) : a);
    Kernel::run(spec, &piece);
    if (spec.returns_list)
      for (const at::Tensor& t : piece.back().toTensorVector()) results.push_back(t);
  }
  torch::jit::drop(*stack, spec.args);
  if (spec.returns_list) stack->emplace_back(std::move(results));
  return true;
}

}  // namespace tpu::aten
