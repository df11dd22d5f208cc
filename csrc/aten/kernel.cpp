#include "aten/kernel.h"

#include <ATen/MemoryOverlap.h>
#include <ATen/native/Resize.h>
#include <c10/util/SmallVector.h>

#include <bit>

#include "aten/generator.h"
#include "aten/guard.h"
#include "aten/location.h"
#include "aten/operand.h"
#include "lazy/lookup.h"
#include "lazy/precision.h"
#include "lazy/stream.h"
#include "runtime/counters.h"
#include "runtime/transfer.h"

namespace tpu::aten {
using c10::IValue;
using lazy::Form;
using ops::ArgKind;
using runtime::Cell;
using runtime::Value;
using runtime::ValueRef;

namespace {

// The words of a call's key: on the stack unless there are many. Written once a call, so that each push is a store.
class Key {
 public:
  Key() = default;
  Key(const Key&) = delete;
  [[gnu::always_inline]] void push_back(uint64_t word) {
    if (end_ == limit_) [[unlikely]]
      grow();
    *end_++ = word;
  }
  uint64_t& front() { return *begin_; }
  void clear() { end_ = begin_; }
  operator std::span<const uint64_t>() const { return {begin_, end_}; }

 private:
  [[gnu::noinline]] void grow() {
    size_t used = end_ - begin_;
    std::vector<uint64_t> larger(used * 4);
    std::copy(begin_, end_, larger.begin());
    heap_ = std::move(larger);
    begin_ = heap_.data();
    end_ = begin_ + used;
    limit_ = begin_ + heap_.size();
  }
  uint64_t here_[96];
  uint64_t *begin_ = here_, *end_ = here_, *limit_ = here_ + 96;
  std::vector<uint64_t> heap_;
};

// One call's key and run-time operands, on the stack.
struct Gathered {
  Key key;
  c10::SmallVector<Value*, 16> operands;
  c10::SmallVector<lazy::ScalarValue, 8> scalars;
  c10::SmallVector<int64_t, 8> offsets;
  c10::SmallVector<ValueRef, 2> made;  // zeros made for list elements that were never written
  int device = -1;

  void clear() {
    key.clear();
    operands.clear();
    scalars.clear();
    offsets.clear();
    made.clear();
    device = -1;
  }
};

constexpr uint64_t word(uint64_t tag, uint64_t a = 0, uint64_t b = 0, uint64_t c = 0) {
  return tag | a << 8 | b << 24 | c << 40;
}

[[gnu::always_inline]] inline void put_dims(Gathered& g, at::IntArrayRef dims) {
  for (int64_t d : dims) g.key.push_back(static_cast<uint64_t>(d));
}

void put_type(Gathered& g, const hlo::Type& t) {
  g.key.push_back(word(17, static_cast<uint64_t>(t.dtype), t.dims.size()));
  put_dims(g, t.dims);
}

[[noreturn, gnu::noinline]] void wrong_device(int expected, int got) {
  TORCH_CHECK(false, "Expected all tensors to be on the same device, but found at least two devices, tpu:", expected,
              " and tpu:", got, "!");
}

[[gnu::always_inline]] inline void same_device(Gathered& g, const c10::TensorImpl& impl) {
  int device = impl.device().index();
  if (g.device < 0) g.device = device;
  if (g.device != device) [[unlikely]]
    wrong_device(g.device, device);
}

Seen put_tensor(Gathered& g, const at::Tensor& t) {
  Cell* cell = nullptr;
  Seen seen = look(t, &cell);
  if (seen == Seen::Undefined) {
    g.key.push_back(word(1));
    return seen;
  }
  auto& impl = *t.unsafeGetTensorImpl();
  auto dtype = static_cast<uint64_t>(impl.dtype().toScalarType());
  uint64_t wrapped = impl.is_wrapped_number();
  if (seen == Seen::CpuScalar) {
    g.key.push_back(word(2, dtype, wrapped));
    g.scalars.push_back(scalar_of(t));
    return seen;
  }
  same_device(g, impl);
  g.key.push_back(word(seen == Seen::Whole ? 3 : seen == Seen::Zeros ? 4 : 5, dtype, impl.dim(), wrapped));
  put_dims(g, impl.sizes());
  if (seen == Seen::Zeros) {
    put_dims(g, impl.strides());  // result strides follow them
    return seen;
  }
  if (seen == Seen::Window) {
    put_dims(g, impl.strides());
    put_type(g, *cell->value->type);
    g.offsets.push_back(impl.storage_offset());
  }
  g.operands.push_back(cell->value.get());
  return seen;
}

// List elements are always operands: those that hold no array get one of zeros.
void put_list(Gathered& g, const IValue& v) {
  auto list = v.toListRef();
  g.key.push_back(word(6, list.size()));
  for (const IValue& x : list) {
    if (!x.isTensor()) {
      g.key.push_back(word(1));
      continue;
    }
    const at::Tensor& t = x.toTensor();
    if (put_tensor(g, t) != Seen::Zeros) continue;
    const hlo::Type* type = runtime::intern({to_hlo(t.scalar_type()), t.sizes().vec()});
    std::vector<char> zeros(t.numel() * t.element_size() + 1, 0);
    g.made.push_back(runtime::upload(t.device().index(), zeros.data(), type));
    g.operands.push_back(g.made.back().get());
  }
}

void put_num(Gathered& g, const IValue& v) {
  lazy::ScalarValue s = scalar_of(v);
  g.key.push_back(word(7, static_cast<uint64_t>(s.kind)));
  g.scalars.push_back(s);
}

// An argument that is part of the program.
void put_static(Gathered& g, const IValue& v) {
  if (v.isInt()) {
    g.key.push_back(word(8));
    g.key.push_back(static_cast<uint64_t>(v.toInt()));
  } else if (v.isBool()) {
    g.key.push_back(word(9, v.toBool()));
  } else if (v.isDouble()) {
    g.key.push_back(word(10));
    g.key.push_back(std::bit_cast<uint64_t>(v.toDouble()));
  } else if (v.isList()) {
    auto list = v.toListRef();
    g.key.push_back(word(11, list.size()));
    for (const IValue& x : list) put_static(g, x);
  } else if (v.isString()) {
    const std::string& s = v.toStringRef();
    g.key.push_back(word(12, s.size()));
    for (size_t i = 0; i < s.size(); i += 8) {
      uint64_t w = 0;
      std::memcpy(&w, s.data() + i, std::min<size_t>(8, s.size() - i));
      g.key.push_back(w);
    }
  } else if (v.isComplexDouble()) {
    auto c = v.toComplexDouble();
    g.key.push_back(word(13));
    g.key.push_back(std::bit_cast<uint64_t>(c.real()));
    g.key.push_back(std::bit_cast<uint64_t>(c.imag()));
  } else if (v.isSymInt()) {
    g.key.push_back(word(8));
    g.key.push_back(static_cast<uint64_t>(v.toSymInt().guard_int(__FILE__, __LINE__)));
  } else {
    TORCH_CHECK(false, "internal: no key for an argument of kind ", v.tagKind());
  }
}

void put_argument(Gathered& g, const ops::Param& p, const IValue& v) {
  if (p.kind == ArgKind::Ignored) return;
  if (v.isNone()) {
    g.key.push_back(word(14));
    return;
  }
  switch (p.kind) {
    case ArgKind::Tensor: put_tensor(g, v.toTensor()); break;
    case ArgKind::TensorList:
    case ArgKind::OptTensorList: put_list(g, v); break;
    case ArgKind::Num:
    case ArgKind::Exact: put_num(g, v); break;
    case ArgKind::NumList: {
      auto list = v.toListRef();
      g.key.push_back(word(15, list.size()));
      for (const IValue& x : list) put_num(g, x);
      break;
    }
    case ArgKind::Exponent:
      if (!is_static_exponent(v)) {
        put_num(g, v);
        break;
      }
      [[fallthrough]];
    default: put_static(g, v);
  }
}

// What is written to: its geometry over the array that will be replaced.
void put_target(Gathered& g, const at::Tensor& t) {
  auto& impl = *t.unsafeGetTensorImpl();
  TORCH_CHECK(impl.device_type() == c10::DeviceType::PrivateUse1,
              "Expected all tensors to be on the same device, but found at least two devices, tpu:0 and ",
              impl.device(), "!");
  same_device(g, impl);
  auto dtype = static_cast<uint64_t>(impl.dtype().toScalarType());
  Cell* cell = impl.numel() ? cell_of(impl) : nullptr;
  bool whole = cell && cell->value && is_whole(impl, *cell->value->type);
  g.key.push_back(word(16, dtype, impl.dim(), whole | (cell && cell->value) << 1 | (cell != nullptr) << 2));
  put_dims(g, impl.sizes());
  if (whole || !cell) return;
  put_dims(g, impl.strides());
  g.key.push_back(cell->bytes);
  put_type(g, *cell->type());
  if (cell->value) {
    g.offsets.push_back(impl.storage_offset());
  } else {
    g.key.push_back(
        static_cast<uint64_t>(impl.storage_offset()));  // a first write is never generalised: its type depends on it
  }
}

const lazy::Entry* entry_for(const Spec& spec, c10::ArrayRef<IValue> args, Gathered& g, uint64_t hash,
                             lazy::Family* family) {
  runtime::count(runtime::counters().requests);
  lazy::Offsets kind = lazy::Offsets::Fixed;
  if (family) [[likely]] {
    if (const lazy::Entry* entry = lazy::find_entry(*family, g.offsets, &kind)) [[likely]] {
      runtime::count(runtime::counters().cache_hits);
      return entry;
    }
  }
  return lazy::add_entry(g.key, hash, g.offsets, describe(spec, args, kind));
}

void check_overlap(const Spec& spec, c10::ArrayRef<IValue> args, const Targets& targets) {
  auto storage = [](const at::Tensor& t) { return t.unsafeGetTensorImpl()->unsafe_storage().unsafeGetStorageImpl(); };
  for (const at::Tensor* target : targets) {
    auto check = [&](const at::Tensor& t) {
      if (!t.defined() || storage(t) != storage(*target)) [[likely]]
        return;
      if (spec.overlap == Overlap::None)
        at::assert_no_overlap(*target, t);
      else
        at::assert_no_partial_overlap(*target, t);
    };
    for (size_t i = 0; i < spec.args; i++) {
      if (args[i].isTensor())
        check(args[i].toTensor());
      else if (args[i].isTensorList())
        for (const IValue& x : args[i].toListRef()) check(x.toTensor());
    }
  }
}

// out= tensors are brought to the result's shape first, as torch does; needs the types, so only where shapes differ.
void resize_outputs(const Spec& spec, c10::ArrayRef<IValue> args) {
  std::vector<Meta> metas;
  if (!infer(spec, args, &metas)) metas = lowered_types(spec, args);
  for (size_t i = 0; i < spec.outs && i < metas.size(); i++) {
    const at::Tensor& out = args[spec.args + i].toTensor();
    if (spec.overlap == Overlap::None) at::assert_no_internal_overlap(out);
    at::native::resize_output(out, metas[i].sizes);
  }
  if (spec.overlap == Overlap::None) check_overlap(spec, args, targets_of(spec, args));
}

void gather(const Spec& spec, c10::ArrayRef<IValue> args, const Targets& targets, Gathered& g) {
  g.key.push_back(spec.id);
  for (size_t i = 0; i < spec.args; i++) put_argument(g, spec.row->params[i], args[i]);
  for (const at::Tensor* t : targets) put_target(g, *t);
  if (g.device < 0) {
    g.device = spec.device >= 0 && args[spec.device].isDevice() && args[spec.device].toDevice().has_index()
                   ? args[spec.device].toDevice().index()
                   : current_device();
  }
  g.key.front() |= static_cast<uint64_t>(g.device) << 32 | static_cast<uint64_t>(lazy::precision()) << 48;
}

void push_results(const Spec& spec, torch::jit::Stack* stack, const Targets& targets, size_t args,
                  const lazy::Entry& entry, ValueRef* values, int device) {
  auto result = [&](size_t i) {
    const lazy::Result& r = entry.results[i];
    return r.defined ? make_tensor(r.logical.dims, r.strides, to_torch(r.logical.dtype), device, r.stored,
                                   std::move(values[i]))
                     : at::Tensor();
  };
  if (spec.form != Form::Functional) {
    c10::SmallVector<at::Tensor, 4> written;
    for (size_t i = 0; i < targets.size() && i < spec.returns; i++) written.push_back(*targets[i]);
    torch::jit::drop(*stack, args);
    for (at::Tensor& t : written) stack->emplace_back(std::move(t));
  } else if (spec.returns_list) {
    torch::jit::drop(*stack, args);
    c10::List<at::Tensor> list;
    for (size_t i = 0; i < entry.results.size(); i++) list.push_back(result(i));
    stack->emplace_back(std::move(list));
  } else {
    torch::jit::drop(*stack, args);
    for (size_t i = 0; i < entry.results.size(); i++) stack->emplace_back(result(i));
  }
}

void bind_writes(const Targets& targets, const lazy::Entry& entry, ValueRef* values) {
  for (size_t i = 0; i < entry.results.size(); i++) {
    if (entry.results[i].write < 0) continue;
    cell_of(*targets[i]->unsafeGetTensorImpl())->value = std::move(values[i]);
  }
}

// Arrays that an out= write changes in part, after the arguments' operands.
void add_bases(const Targets& targets, const lazy::Entry& entry, Gathered& g, uint32_t* replaced) {
  for (size_t i = 0; i < entry.results.size(); i++) {
    int w = entry.results[i].write;
    if (w < 0) continue;
    int base = entry.writes[w].base_operand;
    if (base == static_cast<int>(g.operands.size()))
      g.operands.push_back(cell_of(*targets[i]->unsafeGetTensorImpl())->value.get());
    if (base >= 0 && base < 32) *replaced |= 1u << base;
  }
}

}  // namespace

Targets targets_of(const Spec& spec, c10::ArrayRef<IValue> args) {
  Targets targets;
  if (spec.form == Form::Out) {
    for (size_t i = 0; i < spec.outs; i++) targets.push_back(&args[spec.args + i].toTensor());
  }
  for (int position : spec.mutated) {
    const IValue& v = args[position];
    if (v.isTensor()) {
      targets.push_back(&v.toTensor());
    } else {
      for (const IValue& x : v.toListRef()) targets.push_back(&x.toTensor());
    }
  }
  return targets;
}

// torch lets matrix products see operands whose conjugation or negation is still to be done; rows do not know of either.
static void resolve_lazy_bits(const Spec& spec, IValue* args) {
  for (size_t i = spec.form == Form::InPlace ? 1 : 0; i < spec.args; i++) {
    if (!args[i].isTensor()) continue;
    const at::Tensor& t = args[i].toTensor();
    if (t.defined() && (t.is_conj() || t.is_neg())) [[unlikely]]
      args[i] = t.resolve_conj().resolve_neg();
  }
}

// Gradients are computed on a thread with no Python: the line where the call was first met must do.
static runtime::Origin* origin_here(const lazy::Entry& entry) {
  std::string where = python_location();
  return runtime::origin_of(where.empty() ? entry.where : where);
}

void Kernel::run(const Spec& spec, torch::jit::Stack* stack) {
  if (spec.lists && run_in_pieces(spec, stack)) [[unlikely]]
    return;
  size_t total = spec.args + (spec.form == Form::Out ? spec.outs : 0);
  c10::ArrayRef<IValue> args(stack->data() + stack->size() - total, total);
  if (inferring) [[unlikely]] {
    std::vector<IValue> outs(args.begin() + (spec.form == Form::Out ? spec.args : 0),
                             args.begin() + (spec.form == Form::Out ? total : 1));
    torch::jit::drop(*stack, total);
    for (auto& v : outs) stack->emplace_back(std::move(v));
    return;
  }
  Targets targets;
  if (spec.form != Form::Functional || !spec.mutated.empty()) targets = targets_of(spec, args);
  resolve_lazy_bits(spec, stack->data() + stack->size() - total);
  if (spec.validate) spec.validate(args);
  if (spec.overlap != Overlap::Any && !targets.empty()) check_overlap(spec, args, targets);
  Gathered g;
  gather(spec, args, targets, g);
  uint64_t hash = lazy::hash_words(g.key);
  lazy::Family* family = lazy::find_family(g.key, hash);
  if (!family && spec.form == Form::Out) [[unlikely]] {
    resize_outputs(spec, args);
    g.clear();
    gather(spec, args, targets, g);
    hash = lazy::hash_words(g.key);
    family = lazy::find_family(g.key, hash);
  }
  const lazy::Entry& entry = *entry_for(spec, args, g, hash, family);
  c10::SmallVector<ValueRef, 4> values;
  values.resize(entry.results.size());
  if (!entry.idle) [[likely]] {
    lazy::Call call{&entry, nullptr, g.scalars.data(), g.offsets.data()};
    add_bases(targets, entry, g, &call.replaced);
    call.operands = g.operands.data();
    if (entry.large) [[unlikely]]
      call.origin = origin_here(entry);
    if (spec.row->traits.random) {
      std::optional<at::Generator> generator;
      if (spec.generator >= 0 && args[spec.generator].isGenerator()) generator = args[spec.generator].toGenerator();
      if (!lazy::recorder) [[likely]]
        std::tie(call.seed, call.offset) = reserve(generator, g.device, entry.rng_counters);
      else
        TORCH_CHECK_NOT_IMPLEMENTED(!generator, "tpu: a compiled program draws from the default generator only");
    }
    translate([&] { lazy::Stream::of(g.device).call(call, values.data()); });
    bind_writes(targets, entry, values.data());
  }
  push_results(spec, stack, targets, total, entry, values.data(), g.device);
}

}  // namespace tpu::aten
