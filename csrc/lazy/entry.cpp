#include "lazy/entry.h"

#include <mutex>
#include <set>

#include "lazy/precision.h"
#include "runtime/counters.h"

namespace tpu::lazy {
using hlo::Val;
using hlo::Vals;

namespace {

// Operands as the row wants them: windows read, promoted where the row is pointwise.
std::vector<ops::Arg> row_arguments(const Entry& e, hlo::Builder& b, const LowerInputs& in, const Vals& windows) {
  auto tensor = [&](int i, bool promote) { return promote ? hlo::convert(windows[i], e.compute) : windows[i]; };
  std::vector<ops::Arg> args;
  args.reserve(e.args.size());
  for (const ArgSource& a : e.args) {
    switch (a.from) {
      case ArgSource::From::Static: args.push_back(a.value); break;
      case ArgSource::From::Zeros:
        args.emplace_back(hlo::full(b, {a.promote ? e.compute : a.zeros.dtype, a.zeros.dims}, 0));
        break;
      case ArgSource::From::Operand: args.emplace_back(tensor(a.first, a.promote)); break;
      case ArgSource::From::OperandList: {
        Vals list;
        for (int i = 0; i < a.count; i++) list.push_back(tensor(a.first + i, a.promote));
        args.emplace_back(std::move(list));
        break;
      }
      case ArgSource::From::OptOperandList: {
        ops::OptVals list;
        int next = a.first;
        for (bool there : a.present) list.push_back(there ? std::optional<Val>(windows[next++]) : std::nullopt);
        args.emplace_back(std::move(list));
        break;
      }
      case ArgSource::From::Scalar:
        if (a.scalar_as == ops::ArgKind::Num)
          args.emplace_back(ops::Num{in.scalars[a.first]});
        else if (a.scalar_as == ops::ArgKind::Exact)
          args.emplace_back(ops::Exact{in.scalars[a.first]});
        else
          args.emplace_back(a.promote ? hlo::convert(in.scalars[a.first], e.compute) : in.scalars[a.first]);
        break;
      case ArgSource::From::ScalarList: {
        ops::Nums list;
        for (int i = 0; i < a.count; i++) list.push_back({in.scalars[a.first + i]});
        args.emplace_back(std::move(list));
        break;
      }
    }
  }
  return args;
}

Val fit(const Entry& e, Val v, const hlo::Type& type) {
  v = hlo::convert(v, type.dtype);
  if (v.dims() == type.dims) return v;
  require(e.row->traits.pointwise || v.numel() == 1, "internal: lowering of ", e.row->name, " gives ",
          hlo::to_string(v.type()), ", torch says ", hlo::to_string(type));
  return hlo::broadcast_to(v, type.dims);
}

std::mutex met_mutex;
std::set<const ops::Row*>& met() {
  static auto& rows = *new std::set<const ops::Row*>;
  return rows;
}

}  // namespace

std::vector<std::string> lowered_rows() {
  std::lock_guard lock(met_mutex);
  std::vector<std::string> names;
  for (const ops::Row* row : met()) names.push_back(row->name);
  return names;
}

Vals lower(const Entry& e, hlo::Builder& b, ops::Platform platform, const LowerInputs& in,
           std::vector<ops::Check>* checks) {
  runtime::count(runtime::counters().lowerings);
  {
    std::lock_guard lock(met_mutex);
    met().insert(e.row);
  }
  b.set_loc(e.where);
  b.set_products(products_of(e.precision, platform));
  std::vector<Val> offset_of(e.operands.size() + e.writes.size());
  for (size_t i = 0; i < e.dynamic.size(); i++) offset_of[e.dynamic[i]] = in.offsets[i];
  Vals windows;
  for (size_t i = 0; i < e.operands.size(); i++)
    windows.push_back(read_view(in.operands[i], e.operands[i], offset_of[i]));

  ops::Ctx ctx{
      .b = b, .outs = {}, .compute = e.compute, .common = e.common, .platform = platform, .rng = in.rng, .checks = {}};
  for (const Result& r : e.results) ctx.outs.push_back(r.logical);
  Vals values = e.row->lower(ctx, row_arguments(e, b, in, windows));
  for (auto& c : ctx.checks) checks->push_back(std::move(c));
  if (e.results.empty()) return values;  // learning the types of a row that infers them

  require(values.size() >= e.results.size(), "internal: lowering of ", e.row->name, " gives ", values.size(),
          " results, the schema ", e.results.size());
  Vals stored;
  for (size_t i = 0; i < e.results.size(); i++) {
    const Result& r = e.results[i];
    if (!r.defined || !values[i]) {
      stored.emplace_back();
      continue;
    }
    Val v = fit(e, values[i], r.logical);
    if (r.write >= 0) {
      const Write& w = e.writes[r.write];
      v = fit(e, v, {w.view.dtype, w.view.sizes});
      Val base = w.base_operand >= 0 ? in.operands[w.base_operand] : Val{};
      v = write_view(b, base, w.view, v, offset_of[e.operands.size() + r.write]);
    } else if (!r.to_storage.empty()) {
      v = hlo::transpose(v, r.to_storage);
    }
    stored.push_back(v);
  }
  return stored;
}

void learn(Entry& e, ops::Platform platform, bool infer) {
  hlo::Builder b;
  LowerInputs in;
  for (const View& v : e.operands) in.operands.push_back(b.param(v.base));
  for (hlo::DType t : e.scalars) in.scalars.push_back(b.param({t, {}}));
  for (size_t i = 0; i < e.dynamic.size(); i++) in.offsets.push_back(b.param({hlo::DType::S64, {}}));
  in.rng = {b.param({hlo::DType::S64, {}}), b.param({hlo::DType::S64, {}})};
  if (infer) e.results.clear();
  std::vector<ops::Check> checks;
  Vals values = lower(e, b, platform, in, &checks);
  e.checks = checks.size();
  if (infer) {
    for (Val v : values) {
      Result r;
      r.defined = static_cast<bool>(v);
      if (v) {
        r.logical = v.type();
        r.strides = row_major_strides(v.dims());
        r.stored = runtime::intern(v.type());
      }
      e.results.push_back(std::move(r));
    }
  } else {
    for (size_t i = 0; i < values.size(); i++) e.results[i].defined = static_cast<bool>(values[i]);
  }
}

}  // namespace tpu::lazy
