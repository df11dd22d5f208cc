// Result types, from torch itself. Asked on a miss only, so a Python Meta function may run here.
#include <ATen/ops/empty_strided.h>

#include "aten/spec.h"

namespace tpu::aten {
using c10::DispatchKey;
using c10::IValue;
using torch::jit::Stack;

thread_local bool inferring = false;

namespace {

struct Inferring {
  Inferring() { inferring = true; }
  ~Inferring() { inferring = false; }
};

at::Tensor meta_like(const at::Tensor& t) {
  if (!t.defined()) return t;
  // A Python number in disguise: a Python Meta function gets the number back, and that only from the CPU.
  if (t.unsafeGetTensorImpl()->is_wrapped_number() && t.device().is_cpu()) return t;
  auto m = at::empty_strided(t.sizes(), t.strides(), t.options().device(c10::kMeta).requires_grad(false));
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) m.unsafeGetTensorImpl()->set_wrapped_number(true);
  return m;
}

IValue to_meta(const IValue& v) {
  if (v.isTensor()) return meta_like(v.toTensor());
  if (v.isTensorList()) {
    c10::List<at::Tensor> list;
    for (const IValue& x : v.toListRef()) list.push_back(meta_like(x.toTensor()));
    return list;
  }
  if (v.isOptionalTensorList()) {
    c10::List<std::optional<at::Tensor>> list;
    for (const IValue& x : v.toListRef())
      list.push_back(x.isNone() ? std::nullopt : std::optional(meta_like(x.toTensor())));
    return list;
  }
  if (v.isDevice()) return c10::Device(c10::kMeta);
  return v;
}

void add_meta(const at::Tensor& t, std::vector<Meta>* metas) {
  if (!t.defined()) return metas->push_back({false, {}, {}, c10::ScalarType::Float});
  metas->push_back({true, t.sizes().vec(), t.strides().vec(), t.scalar_type()});
}

void collect(const Stack& stack, std::vector<Meta>* metas) {
  for (const IValue& v : stack) {
    if (v.isTensor())
      add_meta(v.toTensor(), metas);
    else if (v.isTensorList())
      for (const IValue& x : v.toListRef()) add_meta(x.toTensor(), metas);
  }
}

}  // namespace

// Runs a Meta kernel on meta copies of the arguments.
static bool ask_meta(const c10::OperatorHandle& op, const Spec& spec, c10::ArrayRef<IValue> args,
                     std::vector<Meta>* metas) {
  if (!op.hasKernelForDispatchKey(DispatchKey::Meta) &&
      !op.hasKernelForDispatchKey(DispatchKey::CompositeExplicitAutograd))
    return false;
  Stack stack;
  for (const IValue& v : args) stack.push_back(to_meta(v));
  if (spec.device >= 0 && stack[spec.device].isNone()) stack[spec.device] = c10::Device(c10::kMeta);
  try {
    op.redispatchBoxed(c10::DispatchKeySet(DispatchKey::Meta), &stack);
  } catch (const c10::NotImplementedError&) {
    return false;
  } catch (const std::exception& e) {
    // A Meta function in Python asserts what the C++ one checks.
    constexpr std::string_view kind = "AssertionError: ";
    std::string_view text = e.what();
    text = text.substr(0, text.find("\n\nAt:"));  // what follows is Python's stack
    TORCH_CHECK(!text.starts_with(kind), std::string(text.substr(kind.size())));
    throw;
  }
  collect(stack, metas);
  return true;
}

static bool is_structured(const Spec& spec) {
  return spec.functional &&
         spec.functional->hasKernelForDispatchKey(DispatchKey::CompositeExplicitAutogradNonFunctional);
}

void check_out(const Spec& spec, c10::ArrayRef<IValue> args) {
  std::vector<Meta> ignored;
  if (spec.self && is_structured(spec)) ask_meta(*spec.self, spec, args, &ignored);
}

bool infer(const Spec& spec, c10::ArrayRef<IValue> args, std::vector<Meta>* metas) {
  if (spec.row->traits.infers) return false;
  c10::ArrayRef<IValue> inputs = args.slice(0, spec.args);
  if (is_structured(spec)) {
    // A structured operator: its composite kernel runs the C++ meta function, allocates, and calls X.out, which is ours
    // and inert now. No kernel is registered for PrivateUse3, so its slot holds the composite one.
    Inferring guard;
    Stack stack(inputs.begin(), inputs.end());
    spec.functional->redispatchBoxed(c10::DispatchKeySet(DispatchKey::PrivateUse3), &stack);
    collect(stack, metas);
    return true;
  }
  if (spec.functional && ask_meta(*spec.functional, spec, inputs, metas)) return true;
  // Factories and operators without a functional form: the out= overload resizes its meta copies of the targets.
  return spec.self && spec.form == lazy::Form::Out && ask_meta(*spec.self, spec, args, metas);
}

}  // namespace tpu::aten
