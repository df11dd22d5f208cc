// Bounder: numbers, padding, and the walk over operations. What each operation does is in bounder_shape.cpp and
// bounder_mix.cpp.
#include "hlo/bounder.h"

#include <algorithm>

namespace tpu::hlo {

void Bounder::refuse(const Op& op, const char* why) {
  fail_as(ErrorKind::NotImplemented, name(op.code), " over a dim that varies: ", why);
}

// ---- numbers -------------------------------------------------------------------------------------------------------

std::vector<Size> Bounder::dims(ValueId id) const {
  std::vector<Size> out;
  for (size_t i = 0; i < g_.types[id].dims.size(); i++) out.push_back(dim(id, static_cast<int64_t>(i)));
  return out;
}

std::vector<Size> Bounder::list(const Op& op, const Op& sample, const char* name) const {
  const Dims &a = attr<Dims>(op, name), &b = attr<Dims>(sample, name);
  std::vector<Size> out;
  for (size_t i = 0; i < a.size(); i++) out.push_back({a[i], b[i]});
  return out;
}

Val Bounder::number(Size size) {
  if (size.fixed()) return constant(b_, DType::S32, size.bound);
  if (auto known = numbers_.find(size); known != numbers_.end()) return known->second;
  Val v;
  if (auto at = classes_.find({size.bound, size.sample}); at != classes_.end()) {
    v = reshape(slice(sizes_, {at->second}, {at->second + 1}), {});
  } else {  // a product that no dim shows, say 4 * t
    for (auto& [pair, number] : classes_) {
      Size part{pair.first, pair.second};
      if (part.bound <= 0 || part.sample <= 0 || size.bound % part.bound || size.sample % part.sample) continue;
      Size rest{size.bound / part.bound, size.sample / part.sample};
      if (!rest.fixed() && !classes_.contains({rest.bound, rest.sample})) continue;
      v = this->number(part) * this->number(rest);
      break;
    }
  }
  if (!v) fail_as(ErrorKind::NotImplemented, "a size that is ", size.bound, " at the bound stands nowhere");
  return numbers_[size] = v;
}

Extents Bounder::plain(ValueId id) const {
  Extents out;
  for (Size s : dims(id)) out.push_back(extent(s));
  return out;
}

// ---- padding -------------------------------------------------------------------------------------------------------

std::vector<Size> Bounder::canonical(const std::vector<Size>& factors) const {
  std::vector<Size> out;
  for (Size f : factors) {
    if (f.bound == 1 && f.sample == 1) continue;
    if (!out.empty() && f.fixed()) {
      Size joint{out.back().bound * f.bound, out.back().sample * f.sample};
      if (out.back().fixed() || classes_.contains({joint.bound, joint.sample})) {
        out.back() = joint;
        continue;
      }
    }
    out.push_back(f);
  }
  return out;
}

Val Bounder::valid(const Extent& e, int64_t n) {
  std::vector<Size> factors = canonical(e.factors);
  Val& known = valid_[factors];
  if (known) return known;
  Dims dims;
  for (Size f : factors) dims.push_back(f.bound);
  for (size_t i = 0; i < factors.size(); i++) {
    if (factors[i].fixed()) continue;
    Val inside = iota(b_, {DType::S32, dims}, static_cast<int64_t>(i)) < number(factors[i]);
    known = known ? known & inside : inside;
  }
  return known = reshape(known, {n});
}

Val Bounder::masked(Val x, const Extents& extents, const Dims& axes, Val fill) {
  Val mask;
  for (int64_t axis : axes) {
    if (!extents[axis].padded()) continue;
    Val inside = broadcast_in_dim(valid(extents[axis], x.dims()[axis]), x.dims(), {axis});
    mask = mask ? mask & inside : inside;
  }
  return mask ? select(mask, x, fill) : x;
}

Val Bounder::rearranged(Val x, int64_t axis, const std::vector<Size>& from, const std::vector<Size>& to) {
  const int64_t n = x.dims()[axis];
  require(n <= INT32_MAX, "internal: a padded dim of ", n, " positions");
  Val rest = iota(b_, {DType::S32, {n}}, 0);
  // Coordinates of each position of the result, and with them its number without padding.
  Val place = zeros_like(rest), step = constant(b_, DType::S32, 1);
  for (size_t i = to.size(); i-- > 0;) {
    Val coordinate = i ? remainder(rest, constant_like(rest, to[i].bound)) : rest;
    if (i) rest = rest / to[i].bound;
    place = place + coordinate * step;
    step = step * number(to[i]);
  }
  // The same number with the padding of the operand.
  Val index = zeros_like(rest);
  int64_t stride = 1;
  for (size_t i = from.size(); i-- > 0;) {
    Val size = number(from[i]);
    Val coordinate = i ? remainder(place, broadcast_to(size, place.dims())) : place;
    if (i) place = place / size;
    index = index + coordinate * stride;
    stride *= from[i].bound;
  }
  return take(x, index, axis);
}

Bounder::Value Bounder::suffixed(Value v, int64_t axis) {
  Extent& e = v.extents[axis];
  if (!e.padded() || e.free || canonical(e.factors).size() == 1) return v;
  Size whole{1, 1};
  for (Size f : e.factors) whole = {whole.bound * f.bound, whole.sample * f.sample};
  v.val = rearranged(v.val, axis, e.factors, {whole});
  e = {{whole}, false};
  return v;
}

Extent Bounder::unified(std::vector<std::pair<Value*, int64_t>> dims) {
  Extent target;
  size_t best = 0;  // a product of padded dims is what real data has; single factors are what indices have
  for (auto& [v, axis] : dims) {
    const Extent& e = v->extents[axis];
    size_t rank = !e.padded() ? 0 : e.free ? 1 : 1 + canonical(e.factors).size();
    if (rank > best) {
      best = rank;
      target = e;
    }
  }
  for (auto& [v, axis] : dims) {
    Extent& e = v->extents[axis];
    if (!e.padded()) continue;
    if (!e.free && canonical(e.factors) != canonical(target.factors))
      v->val = rearranged(v->val, axis, e.factors, target.factors);
    e = target;
  }
  return target;
}

Extents Bounder::unify(std::vector<Value*> values) {
  Extents out;
  for (size_t i = 0; i < values[0]->extents.size(); i++) {
    std::vector<std::pair<Value*, int64_t>> dims;
    for (Value* v : values) dims.emplace_back(v, static_cast<int64_t>(i));
    out.push_back(unified(std::move(dims)));
  }
  return out;
}

// ---- the walk ------------------------------------------------------------------------------------------------------

static bool padded(const Extents& extents) {
  return std::any_of(extents.begin(), extents.end(), [](const Extent& e) { return e.padded(); });
}

bool Bounder::any_padded(const Op& op) const {
  for (ValueId id : op.operands)
    if (padded(values_.at(id).extents)) return true;
  for (ValueId id : op.results)
    if (g_.types[id] != s_.types[id]) return true;
  return false;
}

Vals Bounder::emit(const Op& op, const Vals& operands) {
  std::vector<Type> types;
  for (ValueId id : op.results) types.push_back(g_.types[id]);
  std::vector<Region> regions;
  for (const Region& r : op.regions) regions.push_back(copied(r));
  return b_.emit(op.code, operands, std::move(types), op.attrs, std::move(regions));
}

void Bounder::set(const Op& op, const Vals& results, const Extents& extents) {
  for (size_t i = 0; i < results.size(); i++) values_[op.results[i]] = {results[i], extents};
}

// Regions hold numbers of single elements, or values that do not vary: they are taken over.
Region Bounder::copied(const Region& region) {
  std::vector<Type> types;
  for (ValueId id : region.args) types.push_back(g_.types[id]);
  return b_.region(types, [&](const Vals& args) {
    for (size_t i = 0; i < args.size(); i++) values_[region.args[i]] = {args[i], Extents(args[i].dims().size())};
    for (const Op& op : region.ops) {
      if (any_padded(op)) refuse(op, "inside control flow");
      Vals operands;
      for (ValueId id : op.operands) operands.push_back(at(id).val);
      Vals results = emit(op, operands);
      for (size_t i = 0; i < results.size(); i++)
        values_[op.results[i]] = {results[i], Extents(results[i].dims().size())};
    }
    Vals results;
    for (ValueId id : region.results) results.push_back(at(id).val);
    return results;
  });
}

// Whether a region does the same at both sizes, numbers included.
static bool same_numbers(const Region& a, const Region& b) {
  for (size_t i = 0; i < a.ops.size(); i++) {
    const Op &x = a.ops[i], &y = b.ops[i];
    for (size_t k = 0; k < x.attrs.size(); k++)
      if (!(x.attrs[k].value == y.attrs[k].value)) return false;
    for (size_t k = 0; k < x.regions.size(); k++)
      if (!same_numbers(x.regions[k], y.regions[k])) return false;
  }
  return true;
}

void Bounder::control(const Op& op, const Op& sample) {
  if (any_padded(op)) refuse(op, "its parts may mix positions");
  for (size_t k = 0; k < op.attrs.size(); k++)
    if (!(op.attrs[k].value == sample.attrs[k].value)) refuse(op, "an attribute varies");
  Vals operands;
  for (ValueId id : op.operands) operands.push_back(at(id).val);
  Vals results = emit(op, operands);
  for (size_t i = 0; i < results.size(); i++) values_[op.results[i]] = {results[i], Extents(results[i].dims().size())};
}

void Bounder::elementwise(const Op& op) {
  std::vector<Value> operands;
  for (ValueId id : op.operands) operands.push_back(at(id));
  std::vector<Value*> alike;
  const auto rank = static_cast<int64_t>(g_.types[op.results[0]].dims.size());
  for (Value& v : operands)
    if (v.val.rank() == rank) alike.push_back(&v);
  Extents extents = alike.empty() ? Extents(rank) : unify(alike);
  Vals vals;
  for (Value& v : operands) vals.push_back(v.val);
  set(op, emit(op, vals), extents);
}

void Bounder::visit(const Op& op, const Op& sample) {
  for (const Region& r : op.regions)
    if (!same_numbers(r, sample.regions[&r - op.regions.data()])) refuse(op, "its parts differ");
  switch (op.code) {
    case Opcode::Constant: return constant_op(op, sample);
    case Opcode::Iota: return iota_op(op);
    case Opcode::BroadcastInDim: return broadcast(op);
    case Opcode::Transpose: return transpose_op(op);
    case Opcode::Reshape: return reshape_op(op);
    case Opcode::Slice: return slice_op(op, sample);
    case Opcode::Pad: return pad_op(op, sample);
    case Opcode::Concatenate: return concatenate_op(op);
    case Opcode::Reverse: return reverse_op(op);
    case Opcode::DynamicSlice: return dynamic_slice_op(op, sample);
    case Opcode::DynamicUpdateSlice: return dynamic_update_op(op);
    case Opcode::Reduce: return reduce_op(op);
    case Opcode::ReduceWindow: return window_op(op, sample);
    case Opcode::Sort: return sort_op(op);
    case Opcode::ChloTopK: return top_k_op(op);
    case Opcode::DotGeneral: return dot_op(op);
    case Opcode::Convolution: return convolution_op(op, sample);
    case Opcode::Gather: return gather_op(op, sample);
    case Opcode::Scatter: return scatter_op(op, sample);
    case Opcode::Cholesky:
    case Opcode::TriangularSolve: return batched(op, 2);
    case Opcode::Fft: return batched(op, static_cast<int64_t>(attr<Dims>(op, "fft_length").size()));
    case Opcode::OptimizationBarrier:
      for (size_t i = 0; i < op.operands.size(); i++)
        values_[op.results[i]] = {optimization_barrier(at(op.operands[i]).val), at(op.operands[i]).extents};
      return;
    case Opcode::BitcastConvert:
      if (g_.types[op.operands[0]].rank() != g_.types[op.results[0]].rank()) {
        Extents extents = at(op.operands[0]).extents;
        if (!extents.empty() && extents.back().padded()) refuse(op, "elements of another width");
        extents.resize(g_.types[op.results[0]].dims.size());
        return set(op, emit(op, {at(op.operands[0]).val}), extents);
      }
      return elementwise(op);
    case Opcode::AllGather:
    case Opcode::AllReduce:
    case Opcode::AllToAll:
    case Opcode::BatchNormGrad:
    case Opcode::BatchNormInference:
    case Opcode::BatchNormTraining:
    case Opcode::Case:
    case Opcode::CollectivePermute:
    case Opcode::CustomCall:
    case Opcode::GetDimensionSize:
    case Opcode::If:
    case Opcode::PartitionId:
    case Opcode::ReduceScatter:
    case Opcode::ReplicaId:
    case Opcode::RngBitGenerator:
    case Opcode::SelectAndScatter:
    case Opcode::SetDimensionSize:
    case Opcode::While: return control(op, sample);
    default: return elementwise(op);
  }
}

Graph Bounder::run() {
  values_.resize(g_.types.size());
  for (ValueId id : g_.body.args) values_[id] = {b_.param(g_.types[id]), plain(id)};
  if (!classes_.empty()) sizes_ = b_.param({DType::S32, {static_cast<int64_t>(classes_.size())}});
  for (size_t i = 0; i < dtypes_.size();) {
    size_t end = i;
    while (end < dtypes_.size() && dtypes_[end] == dtypes_[i]) end++;
    const auto n = static_cast<int64_t>(end - i);
    Val pack = b_.param({dtypes_[i], {n}});
    for (int64_t k = 0; k < n; k++) constant_of_.push_back(reshape(slice(pack, {k}, {k + 1}), {}));
    i = end;
  }
  for (size_t i = 0; i < g_.body.ops.size(); i++) {
    const Op& op = g_.body.ops[i];
    b_.set_loc(g_.locs[op.loc]);
    visit(op, s_.body.ops[i]);
  }
  Vals results;
  for (ValueId id : g_.body.results) {
    Value v = at(id);
    for (int64_t axis = 0; axis < v.val.rank(); axis++) v = suffixed(std::move(v), axis);
    results.push_back(v.val);
  }
  Graph graph = b_.finish(results);
  std::copy(g_.alias.begin(), g_.alias.end(), graph.alias.begin());
  return graph;
}

}  // namespace tpu::hlo
