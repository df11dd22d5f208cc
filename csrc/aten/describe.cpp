// The miss path: from a call's arguments to an entry.
#include <ATen/MemoryOverlap.h>
#include <ATen/native/TypeProperties.h>
#include <c10/core/ScalarType.h>

#include "aten/location.h"
#include "aten/operand.h"
#include "aten/spec.h"
#include "lazy/precision.h"
#include "lazy/program.h"

namespace tpu::aten {
using c10::IValue;
using c10::ScalarType;
using lazy::ArgSource;
using lazy::Form;
using ops::ArgKind;

namespace {

hlo::DType exact_dtype(const lazy::ScalarValue& v) {
  switch (v.kind) {
    case lazy::ScalarValue::Kind::Bool: return hlo::DType::Pred;
    case lazy::ScalarValue::Kind::Int: return hlo::DType::S64;
    case lazy::ScalarValue::Kind::Float: return hlo::DType::F64;
    default: return hlo::DType::C128;
  }
}

class Describer {
 public:
  Describer(const Spec& spec, c10::ArrayRef<IValue> args, lazy::Offsets offsets)
      : spec_(spec),
        args_(args),
        targets_(targets_of(spec, args)),
        offsets_(offsets),
        entry_(std::make_unique<lazy::Entry>()) {
    entry_->row = spec.row;
    entry_->form = spec.form;
    entry_->where = python_location();
  }

  /// Result types of a row that torch cannot tell them for, as its lowering has them.
  std::vector<Meta> types() {
    check_dtypes_known();
    choose_dtypes(false);
    for (size_t i = 0; i < spec_.args; i++) add_argument(i);
    learn_types();
    return std::move(metas_);
  }

  std::unique_ptr<lazy::Entry> run() {
    check_dtypes_known();
    bool known = infer(spec_, args_, &metas_);
    if (spec_.form == Form::Out) check_out(spec_, args_);
    if (!known && spec_.form == Form::InPlace) known = metas_of_targets();
    choose_dtypes(known);
    for (size_t i = 0; i < spec_.args; i++) add_argument(i);
    if (!known) learn_types();
    entry_->results.clear();
    for (size_t i = 0; i < metas_.size(); i++) add_result(i);
    if (spec_.row->traits.random) {
      int64_t most = 1;
      for (auto& m : metas_) most = std::max(most, c10::multiply_integers(m.sizes));
      entry_->rng_counters = static_cast<uint64_t>((most + 3) / 4);
    }
    // Offsets of the writes come after those of the operands (see LowerInputs::offsets).
    for (size_t i = 0; i < entry_->writes.size(); i++)
      if (entry_->writes[i].view.dynamic) entry_->dynamic.push_back(static_cast<int>(entry_->operands.size() + i));
    for (int d : entry_->dynamic) {
      size_t i = static_cast<size_t>(d), n = entry_->operands.size();
      entry_->limits.push_back((i < n ? entry_->operands[i] : entry_->writes[i - n].view).box_limits());
    }
    entry_->precision = lazy::precision();
    lazy::learn(*entry_, lazy::platform(), false);
    return std::move(entry_);
  }

 private:
  // Raises for dtypes no device compiler has, naming the operator.
  void check_dtypes_known() {
    auto check = [&](const at::Tensor& t) {
      if (!t.defined()) return;
      TORCH_CHECK_NOT_IMPLEMENTED(has_hlo(t.scalar_type()), "\"", spec_.name, "\" not implemented for '",
                                  t.scalar_type(), "' on tpu");
    };
    for (const IValue& v : args_) each_tensor(v, check);
  }

  template <class F>
  static void each_tensor(const IValue& v, F f) {
    if (v.isTensor())
      f(v.toTensor());
    else if (v.isTensorList() || v.isOptionalTensorList())
      for (const IValue& x : v.toListRef())
        if (x.isTensor()) f(x.toTensor());
  }

  void learn_types() {
    lazy::learn(*entry_, lazy::platform(), true);
    for (auto& r : entry_->results) metas_.push_back({r.defined, r.logical.dims, r.strides, to_torch(r.logical.dtype)});
  }

  bool metas_of_targets() {
    for (const at::Tensor* t : targets_)
      metas_.push_back({true, t->sizes().vec(), t->strides().vec(), t->scalar_type()});
    return true;
  }

  void choose_dtypes(bool known) {
    at::native::ResultTypeState state;
    bool any = false;
    hlo::DType first = hlo::DType::F32;
    for (size_t i = 0; i < spec_.args; i++) {
      const ops::Param& p = spec_.row->params[i];
      const IValue& v = args_[i];
      if (p.raw) continue;
      if (p.kind == ArgKind::Tensor || p.kind == ArgKind::TensorList) {
        each_tensor(v, [&](const at::Tensor& t) {
          if (!t.defined()) return;
          if (!any) first = to_hlo(t.scalar_type());
          any = true;
          state = at::native::update_result_type_state(t, state);
        });
      } else if ((p.kind == ArgKind::Num || p.kind == ArgKind::Exponent) && v.isScalar()) {
        state = at::native::update_result_type_state(v.toScalar(), state);
      }
    }
    ScalarType common = any                        ? at::native::result_type(state)
                        : known && !metas_.empty() ? metas_[0].dtype
                                                   : ScalarType::Float;
    entry_->common = to_hlo(common);
    hlo::DType out = known && !metas_.empty() ? to_hlo(metas_[0].dtype) : entry_->common;
    hlo::DType compute = hlo::is_complex(entry_->common) || hlo::is_pred(out) ? entry_->common : out;
    if (hlo::is_complex(entry_->common) && hlo::is_complex(out)) compute = out;
    if (!spec_.row->traits.pointwise) compute = entry_->common;
    entry_->compute = hlo::opmath_of(compute);
    hlo::DType tested = spec_.row->traits.pointwise ? (hlo::is_pred(out) ? entry_->common : compute) : first;
    TORCH_CHECK_NOT_IMPLEMENTED(!any || spec_.row->traits.dtypes.has(tested), "\"", spec_.name,
                                "\" not implemented for '", to_torch(tested), "'");
  }

  int add_scalar(hlo::DType dtype) {
    entry_->scalars.push_back(dtype);
    return static_cast<int>(entry_->scalars.size()) - 1;
  }

  // A tensor that is present: where it comes from.
  ArgSource tensor_source(const at::Tensor& t, bool promote) {
    runtime::Cell* cell = nullptr;
    ArgSource s;
    s.promote = promote;
    switch (look(t, &cell)) {
      case Seen::CpuScalar:
        s.from = ArgSource::From::Scalar;
        s.scalar_as = ArgKind::Tensor;
        s.first = add_scalar(promote ? entry_->compute : to_hlo(t.scalar_type()));
        break;
      case Seen::Zeros:
        s.from = ArgSource::From::Zeros;
        s.zeros = {to_hlo(t.scalar_type()), t.sizes().vec()};
        break;
      case Seen::Whole:
      case Seen::Window:
        s.from = ArgSource::From::Operand;
        s.count = 1;
        s.first = add_operand(view_of(t, *cell->value->type));
        break;
      default: TORCH_CHECK(false, "tpu: ", spec_.name, ": an undefined tensor cannot be an operand");
    }
    return s;
  }

  int add_operand(lazy::View v) {
    int i = static_cast<int>(entry_->operands.size());
    set_offset_kind(&v);
    if (v.dynamic) entry_->dynamic.push_back(i);
    entry_->operands.push_back(std::move(v));
    return i;
  }

  void set_offset_kind(lazy::View* v) const {
    v->dynamic = offsets_ != lazy::Offsets::Fixed && !v->whole();
    v->flat = v->dynamic && offsets_ == lazy::Offsets::Flat;
  }

  void add_argument(size_t i) {
    const ops::Param& p = spec_.row->params[i];
    const IValue& v = args_[i];
    bool promote = spec_.row->traits.pointwise && !p.raw;
    ArgSource s;
    if (p.kind == ArgKind::Ignored) {
      s.value = ops::Ignored{};
    } else if (v.isNone() || (v.isTensor() && !v.toTensor().defined())) {
      TORCH_CHECK(p.optional, "tpu: ", spec_.name, ": argument ", i, " is missing");
      s.value = std::monostate{};
    } else {
      switch (p.kind) {
        case ArgKind::Tensor: s = tensor_source(v.toTensor(), promote); break;
        case ArgKind::TensorList: s = list_source(v, promote, false); break;
        case ArgKind::OptTensorList: s = list_source(v, promote, true); break;
        case ArgKind::Exponent:
          if (is_static_exponent(v)) {
            s.value = static_argument(ArgKind::Const, v);
            break;
          }
          [[fallthrough]];
        case ArgKind::Num:
          s.from = ArgSource::From::Scalar;
          s.first = add_scalar(num_dtype(v));
          break;
        case ArgKind::Exact:
          s.from = ArgSource::From::Scalar;
          s.scalar_as = ArgKind::Exact;
          s.first = add_scalar(exact_dtype(scalar_of(v)));
          break;
        case ArgKind::NumList:
          s.from = ArgSource::From::ScalarList;
          s.first = static_cast<int>(entry_->scalars.size());
          for (const IValue& x : v.toListRef()) {
            add_scalar(num_dtype(x));
            s.count++;
          }
          break;
        default: s.value = static_argument(p.kind, v);
      }
    }
    entry_->args.push_back(std::move(s));
  }

  // A Num comes in the compute dtype; a complex scalar beside real maths keeps its kind, so that the row sees it.
  hlo::DType num_dtype(const IValue& v) {
    if (v.isComplexDouble() && !hlo::is_complex(entry_->compute)) return hlo::DType::C128;
    return entry_->compute;
  }

  // Lists hold one operand per element; elements that are no operand (empty, never written, on the CPU) are read into one.
  ArgSource list_source(const IValue& v, bool promote, bool optional) {
    ArgSource s;
    s.from = optional ? ArgSource::From::OptOperandList : ArgSource::From::OperandList;
    s.promote = promote;
    s.first = static_cast<int>(entry_->operands.size());
    for (const IValue& x : v.toListRef()) {
      bool there = x.isTensor() && x.toTensor().defined();
      s.present.push_back(there);
      if (!there) continue;
      s.count++;
      const at::Tensor& t = x.toTensor();
      runtime::Cell* cell = nullptr;
      Seen seen = look(t, &cell);
      TORCH_CHECK(seen != Seen::CpuScalar,
                  "Expected all tensors to be on the same device, but found at least two devices, tpu:0 and cpu!");
      if (seen == Seen::Zeros)
        add_operand(zeros_view(t));
      else
        add_operand(view_of(t, *cell->value->type));
    }
    return s;
  }

  static lazy::View zeros_view(const at::Tensor& t) {
    lazy::View v;
    v.base = {to_hlo(t.scalar_type()), t.sizes().vec()};
    v.dtype = v.base.dtype;
    v.sizes = v.base.dims;
    v.strides = row_major_strides(v.sizes);
    return v;
  }

  static ops::Arg static_argument(ArgKind kind, const IValue& v) {
    auto ints = [&] {
      Dims d;
      if (v.isInt()) return Dims{v.toInt()};
      for (const IValue& x : v.toListRef())
        d.push_back(x.isInt() ? x.toInt() : x.toSymInt().guard_int(__FILE__, __LINE__));
      return d;
    };
    switch (kind) {
      case ArgKind::Int: return v.isInt() ? v.toInt() : v.toSymInt().guard_int(__FILE__, __LINE__);
      case ArgKind::Float: return v.isDouble() ? v.toDouble() : v.toScalar().toDouble();
      case ArgKind::Bool: return v.toBool();
      case ArgKind::Ints: return ints();
      case ArgKind::Floats: return std::vector<double>(v.toDoubleVector());
      case ArgKind::Bools: {
        std::vector<bool> b;
        for (const IValue& x : v.toListRef()) b.push_back(x.toBool());
        return b;
      }
      case ArgKind::DType: return to_hlo(static_cast<ScalarType>(v.toInt()));
      case ArgKind::Str: return std::string(v.toStringRef());
      case ArgKind::Const: {
        auto x = scalar_of(v);
        ops::Const c;
        c.kind = static_cast<ops::Const::Kind>(x.kind);
        c.i = x.i;
        c.c = {x.re, x.im};
        return c;
      }
      default: TORCH_CHECK(false, "internal: no static argument of this kind");
    }
  }

  void add_result(size_t i) {
    const Meta& m = metas_[i];
    lazy::Result r;
    r.defined = m.defined;
    if (m.defined) {
      r.logical = {to_hlo(m.dtype), m.sizes};
      bool writes = i < targets_.size();
      if (writes)
        add_write(i, m, &r);
      else if (spec_.form == Form::InPlace)
        r.defined = false;
      else
        add_fresh(m, &r);
    }
    entry_->results.push_back(std::move(r));
  }

  static void add_fresh(const Meta& m, lazy::Result* r) {
    Dims stored;
    r->strides = m.strides;
    if (!storage_order(m.sizes, m.strides, &stored, &r->to_storage)) {
      stored = m.sizes;
      r->strides = row_major_strides(m.sizes);
    }
    r->stored = runtime::intern({to_hlo(m.dtype), stored});
  }

  void add_write(size_t i, const Meta& m, lazy::Result* r) {
    const at::Tensor& t = *targets_[i];
    bool can = c10::canCast(m.dtype, t.scalar_type());
    TORCH_CHECK(can, "result type ", m.dtype, " can't be cast to the desired output type ", t.scalar_type());
    TORCH_CHECK(t.sizes() == at::IntArrayRef(m.sizes), "output with shape ", t.sizes(),
                " doesn't match the broadcast shape ", at::IntArrayRef(m.sizes));
    at::assert_no_internal_overlap(t);
    if (t.numel() == 0) {
      r->defined = false;
      return;
    }
    runtime::Cell* cell = cell_of(*t.unsafeGetTensorImpl());
    lazy::Write w;
    const hlo::Type* stored = written_type(t, *cell);
    w.view = view_of(t, *stored);
    r->stored = stored;
    r->write = static_cast<int>(entry_->writes.size());
    if (cell->value) set_offset_kind(&w.view);  // the place of a first write is part of the key
    if (!w.view.covers() && cell->value) w.base_operand = base_operand(i, *cell);
    entry_->writes.push_back(std::move(w));
  }

  // The operand that holds the target's old array: the in-place argument itself, or one more.
  int base_operand(size_t i, const runtime::Cell& cell) {
    for (int position : spec_.mutated) {
      const ArgSource& a = entry_->args[position];
      bool list = a.from == ArgSource::From::OperandList;
      size_t tensors = list ? static_cast<size_t>(a.count) : 1;
      if (i < tensors) {
        if (list || a.from == ArgSource::From::Operand) return a.first + static_cast<int>(i);
        break;
      }
      i -= tensors;
    }
    lazy::View whole;
    whole.base = *cell.value->type;
    whole.dtype = whole.base.dtype;
    whole.sizes = whole.base.dims;
    whole.strides = row_major_strides(whole.sizes);
    entry_->operands.push_back(std::move(whole));
    return static_cast<int>(entry_->operands.size()) - 1;
  }

  const Spec& spec_;
  c10::ArrayRef<IValue> args_;
  Targets targets_;
  lazy::Offsets offsets_;
  std::unique_ptr<lazy::Entry> entry_;
  std::vector<Meta> metas_;
};

}  // namespace

std::unique_ptr<lazy::Entry> describe(const Spec& spec, c10::ArrayRef<IValue> args, lazy::Offsets offsets) {
  return translate([&] { return Describer(spec, args, offsets).run(); });
}

std::vector<Meta> lowered_types(const Spec& spec, c10::ArrayRef<IValue> args) {
  return translate([&] { return Describer(spec, args, lazy::Offsets::Fixed).types(); });
}

}  // namespace tpu::aten
