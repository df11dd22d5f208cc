#include "aten/compiled.h"

#include <ATen/MemoryOverlap.h>
#include <ATen/ops/empty.h>

#include <algorithm>

#include "aten/generator.h"
#include "aten/location.h"
#include "aten/variant.h"
#include "lazy/precision.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::aten {

namespace {

bool on_tpu(const at::Tensor& t) { return t.device().type() == c10::kPrivateUse1; }
int lazy_bits(const c10::TensorImpl& t) { return (t.is_conj() ? 1 : 0) | (t.is_neg() ? 2 : 0); }

/// torch makes its graphs for arguments whose memory is apart as soon as one is written to, and does not look again.
void check_apart(c10::ArrayRef<Argument> arguments, const std::vector<int16_t>& over_one_storage) {
  for (size_t i = 0; i < over_one_storage.size(); i++) {
    for (size_t j = 0; j < i; j++) {
      auto a = over_one_storage[i], b = over_one_storage[j];
      TORCH_CHECK(at::get_overlap_status(*arguments[a].tensor, *arguments[b].tensor) == at::MemOverlapStatus::No,
                  "tpu: arguments ", b, " and ", a,
                  " of a compiled graph share memory that it writes to, but it was "
                  "made for arguments that do not. Call torch.compiler.reset(), and the function first with arguments "
                  "that share memory, or hand over copies");
    }
  }
}

runtime::ValueRef send(const at::Tensor& host, int device, const hlo::Type* type) {
  at::Tensor dense = host.contiguous().resolve_conj().resolve_neg();
  return runtime::upload(device, dense.const_data_ptr(), type);
}

}  // namespace

// Fills in the form of one argument and adds its stand-in: a view of the same geometry over the stand-in of its storage.
void CompiledGraph::Variant::stand_in(const Argument& a, Trace& trace, std::vector<Cell*>& met,
                                      std::vector<at::Tensor>& bases, std::vector<at::Tensor>& stand_ins) {
  Form f;
  f.kind = a.kind;
  f.bits = a.bits;
  f.tag = a.tag;
  if (a.kind != Argument::Kind::Tensor) {
    forms.push_back(std::move(f));
    stand_ins.emplace_back();
    return;
  }
  const at::Tensor& t = *a.tensor;
  auto& impl = *t.unsafeGetTensorImpl();
  f.host = !on_tpu(t);
  TORCH_CHECK(f.host || impl.device().index() == device,
              "Expected all tensors to be on the same device, but found at least two devices, tpu:", device,
              " and tpu:", static_cast<int>(impl.device().index()), "!");
  f.dtype = t.scalar_type();
  f.sizes = t.sizes().vec();
  f.lazy = lazy_bits(impl);
  auto row_major = [&] { return row_major_strides(f.sizes); };
  if (f.host || !t.numel()) {
    f.strides = t.numel() ? row_major() : t.strides().vec();
    const hlo::Type* type = runtime::intern({to_hlo(f.dtype), f.sizes});
    if (t.numel()) {
      f.cell = static_cast<int16_t>(met.size());
      f.stored = type;
      met.push_back(nullptr);
      bases.push_back(make_tensor(f.sizes, f.strides, f.dtype, device, type, trace.argument(type)));
      stand_ins.push_back(bases.back());
      f.lazy = 0;
    } else {
      stand_ins.push_back(make_tensor(f.sizes, f.strides, f.dtype, device, type, {}));
    }
    forms.push_back(std::move(f));
    return;
  }
  Cell* cell = cell_of(impl);
  TORCH_CHECK(cell, "tpu: tensor's storage has been freed (its size is 0 bytes)");
  cell->read();
  f.stored = cell->value->type;
  f.strides = t.strides().vec();
  f.offset = t.storage_offset();
  f.bytes = static_cast<int64_t>(cell->bytes);
  f.whole = is_whole(impl, *f.stored);
  auto known = std::find(met.begin(), met.end(), cell);
  f.cell = static_cast<int16_t>(known - met.begin());
  if (known == met.end()) {
    met.push_back(cell);
    // The storage has the cell's bytes, whatever the type of the array in it.
    auto base =
        make_tensor({static_cast<int64_t>(cell->bytes)}, {1}, at::kByte, device, f.stored, trace.argument(f.stored));
    bases.push_back(base);
  }
  stand_ins.push_back(view_over(bases[f.cell].storage(), f.sizes, f.strides, f.offset, f.dtype));
  set_lazy_bits(stand_ins.back(), f.lazy);
  forms.push_back(std::move(f));
}

void CompiledGraph::Variant::add_result(Returned& r, const std::vector<at::Tensor>& stand_ins,
                                        const std::vector<Cell*>& stand_in_cells, std::vector<Cell*>& fresh,
                                        Trace& trace) {
  Result out;
  out.constant = std::move(r.constant);
  out.to_host = r.to_host;
  if (!r.tensor || !r.tensor->defined()) {
    results.push_back(std::move(out));
    return;
  }
  const at::Tensor& t = *r.tensor;
  TORCH_CHECK(on_tpu(t), "tpu: a compiled graph gives a tensor on ", t.device());
  for (size_t i = 0; i < stand_ins.size(); i++) {
    if (!stand_ins[i].defined() || !stand_ins[i].is_same(t) || out.to_host != forms[i].host) continue;
    out.kind = Result::Kind::Argument;
    out.argument = static_cast<int16_t>(i);
    results.push_back(std::move(out));
    return;
  }
  out.kind = Result::Kind::Tensor;
  out.sizes = t.sizes().vec();
  out.strides = t.strides().vec();
  out.offset = t.storage_offset();
  out.dtype = t.scalar_type();
  out.lazy = lazy_bits(*t.unsafeGetTensorImpl());
  if (t.numel()) {
    Cell* cell = cell_of(*t.unsafeGetTensorImpl());
    size_t bytes = at::detail::computeStorageNbytes(t.sizes(), t.strides(), t.element_size());
    out.window = out.offset != 0 || bytes != cell->bytes;
    auto known = std::find(fresh.begin(), fresh.end(), cell);
    out.storage = static_cast<int16_t>(known - fresh.begin());
    if (known == fresh.end()) {
      fresh.push_back(cell);
      Storage s;
      auto argument = std::find(stand_in_cells.begin(), stand_in_cells.end(), cell);
      if (argument != stand_in_cells.end()) s.argument_cell = static_cast<int16_t>(argument - stand_in_cells.begin());
      s.stored = cell->type();
      if (s.argument_cell < 0 || out.to_host) s.source = trace.want(cell->value.get());
      storages.push_back(s);
    }
  }
  results.push_back(std::move(out));
}

CompiledGraph::CompiledGraph(std::string name, int device) : name_(std::move(name)), device_(device) {}
CompiledGraph::~CompiledGraph() = default;

std::vector<std::string> CompiledGraph::texts() const {
  std::vector<std::string> list;
  std::vector<const compile::Binary*> met;
  for (auto& v : variants_) {
    const compile::Binary* binary = v->compiled->binary().get();
    if (std::find(met.begin(), met.end(), binary) != met.end()) continue;
    met.push_back(binary);
    list.push_back(binary->text);
  }
  return list;
}

// What the walk gave, asked for as results of the trace: new values, and what was written to arguments.
void CompiledGraph::Variant::conclude(std::vector<Returned> returned, const StandIns& in, Trace& trace) {
  std::vector<Cell*> fresh;
  for (Returned& r : returned) add_result(r, in.tensors, in.cells, fresh, trace);
  for (size_t c = 0; c < in.cells.size(); c++) {
    if (in.cells[c]->value.get() == in.before[c]) continue;
    Write w{static_cast<int16_t>(c), trace.want(in.cells[c]->value.get()), {}};
    for (size_t i = 0; i < forms.size(); i++)
      if (forms[i].cell == w.cell) w.arguments.push_back(static_cast<int16_t>(i));
    if (w.source.from == Source::From::Result) trace.overwrites(static_cast<int32_t>(c), w.source.index);
    writes.push_back(std::move(w));
  }
}

// The walk for this call: fills in the forms, and what becomes of them.
void CompiledGraph::Variant::walk(c10::ArrayRef<Argument> arguments, const Walk& walk, Trace& trace) {
  precision = lazy::precision();
  StandIns in;
  std::vector<Cell*> met;
  for (const Argument& a : arguments) stand_in(a, trace, met, in.bases, in.tensors);
  cells = static_cast<int16_t>(met.size());
  in.close();
  std::vector<Returned> returned;
  {
    Recording recording(&trace);
    returned = walk(in.tensors, {});
  }
  conclude(std::move(returned), in, trace);
}

std::string CompiledGraph::lower(c10::ArrayRef<Argument> arguments, const Walk& walk, ops::Platform platform) {
  return translate([&] {
    lazy::Target target(platform);
    Variant v;
    v.device = device_;
    Trace trace(device_);
    v.walk(arguments, walk, trace);
    return hlo::print(trace.lower(false).graph);
  });
}

const CompiledGraph::Variant& CompiledGraph::make(c10::ArrayRef<Argument> arguments, const Walk& walk,
                                                  const Scale& scale) {
  auto v = std::make_unique<Variant>();
  v->device = device_;
  Trace trace(v->device);
  v->walk(arguments, walk, trace);
  for (const Variant::Write& w : v->writes) check_apart(arguments, w.arguments);
  if (auto binary = bounded_binary(*v, walk, scale)) {
    std::optional<hlo::BoundedOperands> sizes = binary->bounded->fit(hlo::outline(trace.lower(true).graph));
    if (sizes)
      v->compiled = trace.call_of(binary, std::move(*sizes));
    else
      refused_.emplace_back("the program at this size is another than at its bound");
  }
  if (!v->compiled) v->compiled = trace.call_of(compile::Binary::exact(device_, name_, trace.lower(false)), {});
  variants_.insert(variants_.begin(), std::move(v));
  return *variants_.front();
}

// Whether the arguments have this form; `met` gets the call's cells.
bool CompiledGraph::Variant::serves(c10::ArrayRef<Argument> arguments, std::vector<Cell*>* met) const {
  static uint64_t calls = 0;
  const uint64_t call = ++calls;
  met->assign(static_cast<size_t>(cells), nullptr);
  if (arguments.size() != forms.size() || precision != lazy::precision()) return false;
  for (size_t i = 0; i < forms.size(); i++) {
    const Form& f = forms[i];
    const Argument& a = arguments[i];
    if (a.kind != f.kind) return false;
    if (f.kind != Argument::Kind::Tensor) {
      if (a.bits != f.bits || a.tag != f.tag) return false;
      continue;
    }
    auto& impl = *a.tensor->unsafeGetTensorImpl();
    bool tpu = impl.device_type() == c10::DeviceType::PrivateUse1;
    if (tpu == f.host || impl.dtype().toScalarType() != f.dtype) return false;
    if (f.host || f.cell < 0) {
      if (impl.sizes() != at::IntArrayRef(f.sizes)) return false;
      if (f.cell < 0 && impl.strides() != at::IntArrayRef(f.strides)) return false;
      continue;
    }
    if (impl.numel() == 0 || impl.device().index() != device) return false;
    Cell* cell = cell_of(impl);
    TORCH_CHECK(cell, "tpu: tensor's storage has been freed (its size is 0 bytes)");
    if (!cell->value) cell->read();
    if (cell->value->type != f.stored && *cell->value->type != *f.stored) return false;
    Cell*& slot = (*met)[f.cell];
    if (slot ? slot != cell : cell->mark == call) return false;  // other tensors share storage now
    slot = cell;
    cell->mark = call;
    if (lazy_bits(impl) != f.lazy) return false;
    if (f.whole) {
      if (!is_whole(impl, *f.stored)) return false;
    } else if (impl.storage_offset() != f.offset || impl.sizes() != at::IntArrayRef(f.sizes) ||
               impl.strides() != at::IntArrayRef(f.strides)) {
      return false;
    }
  }
  return true;
}

void CompiledGraph::Variant::launch(c10::ArrayRef<Argument> arguments, const std::vector<Cell*>& met,
                                    std::vector<Returned>* out) const {
  auto& stream = lazy::Stream::of(device);
  std::vector<runtime::Value*> values(static_cast<size_t>(cells), nullptr);
  std::vector<ValueRef> sent;
  for (size_t i = 0; i < forms.size(); i++) {
    const Form& f = forms[i];
    if (!f.host || f.cell < 0) continue;
    sent.push_back(send(*arguments[i].tensor, device, f.stored));
    values[f.cell] = sent.back().get();
  }
  for (size_t c = 0; c < met.size(); c++) {
    if (!met[c]) continue;
    values[c] = met[c]->value.get();
    if (values[c]->state() != runtime::Value::State::Ready) stream.make_ready(*values[c], false);
  }
  uint64_t seed = 0, first = 0;
  if (compiled->random()) std::tie(seed, first) = reserve(std::nullopt, device, compiled->counters());
  std::vector<ValueRef> made;
  runtime::Origin* origin = compiled->large() ? runtime::origin_of(python_location()) : nullptr;
  compiled->run(values, seed, first, &made, origin);

  auto value_of = [&](const Source& s) {
    switch (s.from) {
      case Source::From::Argument: return ValueRef::share(values[s.index]);
      case Source::From::Constant: return compiled->constant(s.index);
      case Source::From::Result: return made[s.index];
      default: return ValueRef();
    }
  };
  // Arguments that are handed on as they were must be taken before cells are rebound.
  std::vector<ValueRef> written;
  for (const Write& w : writes) written.push_back(value_of(w.source));
  out->clear();
  out->resize(results.size());
  std::vector<const c10::Storage*> bases(storages.size(), nullptr);
  for (size_t i = 0; i < storages.size(); i++) {
    if (storages[i].argument_cell < 0) continue;
    for (size_t a = 0; a < forms.size() && !bases[i]; a++)
      if (forms[a].cell == storages[i].argument_cell && !forms[a].host) bases[i] = &arguments[a].tensor->storage();
  }
  for (size_t i = 0; i < results.size(); i++) {
    const Result& r = results[i];
    Returned& to = (*out)[i];
    if (r.kind == Result::Kind::Constant) {
      to.constant = r.constant;
      continue;
    }
    if (r.kind == Result::Kind::Argument) {
      to.tensor = *arguments[r.argument].tensor;
      continue;
    }
    if (r.storage >= 0 && bases[r.storage] && !r.to_host) {
      to.tensor = view_over(*bases[r.storage], r.sizes, r.strides, r.offset, r.dtype);
    } else {
      const Storage* s = r.storage >= 0 ? &storages[r.storage] : nullptr;
      ValueRef value = s ? value_of(s->source) : ValueRef();
      if (r.window) {
        int64_t bytes = numel(s->stored->dims) * hlo::byte_size(s->stored->dtype);
        at::Tensor base = make_tensor({bytes}, {1}, at::kByte, device, s->stored, std::move(value));
        to.tensor = view_over(base.storage(), r.sizes, r.strides, r.offset, r.dtype);
      } else {
        to.tensor = make_tensor(r.sizes, r.strides, r.dtype, device, s ? s->stored : nullptr, std::move(value));
      }
      if (s && !r.to_host) bases[r.storage] = &to.tensor->storage();
    }
    set_lazy_bits(*to.tensor, r.lazy);
    to.to_host = r.to_host;
  }
  for (size_t i = 0; i < writes.size(); i++) {
    const Write& w = writes[i];
    if (met[w.cell]) met[w.cell]->value = std::move(written[i]);
    for (int16_t a : w.arguments) arguments[a].tensor->unsafeGetTensorImpl()->bump_version();
  }
  for (const Write& w : writes) {
    const Form& f = forms[w.arguments[0]];
    if (!f.host) continue;
    ValueRef value = value_of(w.source);
    at::Tensor there = make_tensor(f.sizes, f.strides, f.dtype, device, f.stored, std::move(value));
    const_cast<at::Tensor&>(*arguments[w.arguments[0]].tensor).copy_(there);
  }
  for (Returned& r : *out)
    if (r.to_host) r.tensor = r.tensor->cpu();
  stream.settle();
}

// The cells of the call between find and launch.
static std::vector<Cell*>& met_cells() {
  thread_local std::vector<Cell*> met;
  return met;
}

const CompiledGraph::Variant& CompiledGraph::find(c10::ArrayRef<Argument> arguments, const Walk& walk,
                                                  const Scale& scale) {
  return translate([&]() -> const Variant& {
    for (size_t i = 0; i < variants_.size(); i++) {
      if (!variants_[i]->serves(arguments, &met_cells())) continue;
      if (i)
        std::rotate(variants_.begin(), variants_.begin() + static_cast<ptrdiff_t>(i),
                    variants_.begin() + static_cast<ptrdiff_t>(i) + 1);
      return *variants_[0];
    }
    const Variant& made = make(arguments, walk, scale);
    TORCH_CHECK(made.serves(arguments, &met_cells()), "internal: a program does not serve the call it was made for");
    return made;
  });
}

void CompiledGraph::launch(const Variant& variant, c10::ArrayRef<Argument> arguments, std::vector<Returned>* results) {
  translate([&] { variant.launch(arguments, met_cells(), results); });
}

}  // namespace tpu::aten
