// Operations that move elements: their places hang on sizes, so places become operands.
#include <algorithm>

#include "hlo/bounder.h"

namespace tpu::hlo {
namespace {

bool is(Size size, int64_t n) { return size.bound == n && size.sample == n; }

/// Zeros behind the elements, so that a block that starts anywhere among them fits.
Val with_room(Val x, int64_t axis, int64_t room) {
  Dims low(x.rank(), 0), high(x.rank(), 0);
  high[axis] = room;
  return pad(x, constant(*x.b, x.dtype(), 0), low, high);
}

/// x[start : start + n] along one axis, start known at run time; x has room.
Val cut(Val x, int64_t axis, Val start, int64_t n) {
  Vals starts(x.rank(), constant(*x.b, DType::S32, 0));
  starts[axis] = start;
  Dims sizes = x.dims();
  sizes[axis] = n;
  return dynamic_slice(x, starts, sizes);
}

}  // namespace

void Bounder::constant_op(const Op& op, const Op& sample) {
  const Dense &a = attr<Dense>(op, "value"), &b = attr<Dense>(sample, "value");
  const ValueId id = op.results[0];
  Extents extents = plain(id);
  for (Extent& e : extents) e.free = true;
  auto varies = constants_.find({a.type.dtype, a.bytes, b.bytes});
  bool one = static_cast<int64_t>(a.bytes.size()) == byte_size(a.type.dtype);
  if (one && varies != constants_.end()) {
    Val v = constant_of_.at(varies->second);
    return set(op, {broadcast_to(v, g_.types[id].dims)}, extents);
  }
  set(op, emit(op, {}), extents);
}

void Bounder::iota_op(const Op& op) {
  Extents extents = plain(op.results[0]);
  const int64_t axis = attr<int64_t>(op, "iota_dimension");
  for (size_t i = 0; i < extents.size(); i++) extents[i].free = static_cast<int64_t>(i) != axis;
  set(op, emit(op, {}), extents);
}

void Bounder::broadcast(const Op& op) {
  const Value& a = at(op.operands[0]);
  const Dims& mapping = attr<Dims>(op, "broadcast_dimensions");
  Extents extents = plain(op.results[0]);
  for (Extent& e : extents) e.free = true;
  for (size_t i = 0; i < mapping.size(); i++) {
    if (!is(dim(op.operands[0], static_cast<int64_t>(i)), 1)) extents[mapping[i]] = a.extents[i];
  }
  set(op, emit(op, {a.val}), extents);
}

void Bounder::transpose_op(const Op& op) {
  const Value& a = at(op.operands[0]);
  Extents extents;
  for (int64_t axis : attr<Dims>(op, "permutation")) extents.push_back(a.extents[axis]);
  set(op, emit(op, {a.val}), extents);
}

// Distributes the factors of the operand's dims, in order, over the result's dims. False when a dim would begin inside a
// padded factor, where no static reshape has the elements at their places.
bool Bounder::regroup(const Extents& from, const std::vector<Size>& from_dims, const std::vector<Size>& to,
                      Extents* out) const {
  struct Part {
    Size size;
    bool free;
  };
  std::vector<Part> parts;
  for (size_t i = 0; i < from.size(); i++) {
    if (!from[i].padded()) {
      if (!is(from_dims[i], 1)) parts.push_back({from_dims[i], false});
    } else {
      for (Size f : from[i].factors)
        if (!is(f, 1)) parts.push_back({f, from[i].free});
    }
  }
  size_t next = 0;
  out->clear();
  for (Size whole : to) {
    Size open = whole;
    Extent e;
    bool varies = false, all_free = true;
    while (!is(open, 1)) {
      if (next == parts.size()) return false;
      Part& p = parts[next];
      Size taken = p.size;
      const bool free = p.free;
      if (p.size.bound <= open.bound) {
        next++;
      } else {  // the dim ends inside this factor
        if (p.size.bound % open.bound || p.size.sample % open.sample) return false;
        Size rest{p.size.bound / open.bound, p.size.sample / open.sample};
        if (!p.free && !rest.fixed()) return false;
        taken = open;
        p.size = rest;
      }
      if (open.bound % taken.bound || open.sample % taken.sample) return false;
      open = {open.bound / taken.bound, open.sample / taken.sample};
      e.factors.push_back(taken);
      varies |= !taken.fixed();
      all_free &= free;
    }
    if (!varies) {
      e = {};
    } else if (all_free) {
      e = {{whole}, true};
    }
    out->push_back(std::move(e));
  }
  return next == parts.size();
}

void Bounder::reshape_op(const Op& op) {
  const Value& a = at(op.operands[0]);
  const Dims& result = g_.types[op.results[0]].dims;
  std::vector<Size> from = dims(op.operands[0]), to = dims(op.results[0]);
  Extents extents;
  if (regroup(a.extents, from, to, &extents)) return set(op, {reshape(a.val, result)}, extents);
  std::vector<Size> flat;
  for (size_t i = 0; i < from.size(); i++) {
    if (a.extents[i].padded() && !a.extents[i].free)
      flat.insert(flat.end(), a.extents[i].factors.begin(), a.extents[i].factors.end());
    else
      flat.push_back(from[i]);
  }
  Val x = rearranged(reshape(a.val, {a.val.numel()}), 0, flat, to);
  set(op, {reshape(x, result)}, plain(op.results[0]));
}

void Bounder::slice_op(const Op& op, const Op& sample) {
  Value a = at(op.operands[0]);
  std::vector<Size> start = list(op, sample, "start_indices"), limit = list(op, sample, "limit_indices"),
                    stride = list(op, sample, "strides"), from = dims(op.operands[0]), to = dims(op.results[0]);
  for (size_t i = 0; i < from.size(); i++) {
    const auto axis = static_cast<int64_t>(i);
    if (!stride[i].fixed()) refuse(op, "its stride varies");
    if (is(start[i], 0) && is(stride[i], 1) && limit[i] == from[i]) continue;
    a = suffixed(std::move(a), axis);
    const bool free = a.extents[i].free;
    const int64_t span = limit[i].bound - start[i].bound;
    if (start[i].fixed()) {
      a.val = slice_axis(a.val, axis, start[i].bound, limit[i].bound, stride[i].bound);
    } else {
      a.val = cut(with_room(a.val, axis, span), axis, number(start[i]), span);
      a.val = slice_axis(a.val, axis, 0, span, stride[i].bound);
    }
    a.extents[i] = extent(to[i]);
    a.extents[i].free = free;
  }
  set(op, {a.val}, a.extents);
}

void Bounder::pad_op(const Op& op, const Op& sample) {
  Value a = at(op.operands[0]);
  Val fill = at(op.operands[1]).val;
  std::vector<Size> low = list(op, sample, "edge_padding_low"), high = list(op, sample, "edge_padding_high"),
                    inner = list(op, sample, "interior_padding"), from = dims(op.operands[0]), to = dims(op.results[0]);
  for (size_t i = 0; i < from.size(); i++) {
    const auto axis = static_cast<int64_t>(i);
    if (!inner[i].fixed()) refuse(op, "its steps vary");
    if (is(low[i], 0) && is(high[i], 0) && is(inner[i], 0)) continue;
    a = suffixed(std::move(a), axis);
    a.val = masked(a, {axis}, fill);
    const int64_t rank = a.val.rank(), n = to[i].bound;
    Dims before(rank, 0), after(rank, 0), between(rank, 0);
    between[axis] = inner[i].bound;
    if (low[i].fixed()) {
      before[axis] = low[i].bound;
      after[axis] = high[i].bound;
      a.val = pad(a.val, fill, before, after, between);
    } else {
      before[axis] = after[axis] = n;
      a.val = cut(pad(a.val, fill, before, after, between), axis, n - number(low[i]), n);
    }
    a.extents[i] = extent(to[i]);
  }
  set(op, {a.val}, a.extents);
}

void Bounder::concatenate_op(const Op& op) {
  std::vector<Value> pieces;
  for (ValueId id : op.operands) pieces.push_back(at(id));
  const int64_t axis = attr<int64_t>(op, "dimension"), rank = pieces[0].val.rank();
  bool behind = false;  // something follows padding
  for (size_t k = 0; k < pieces.size(); k++) {
    pieces[k] = suffixed(std::move(pieces[k]), axis);
    behind |= k + 1 < pieces.size() && pieces[k].extents[axis].padded();
  }
  Extents extents = plain(op.results[0]);
  for (int64_t i = 0; i < rank; i++) {
    if (i == axis) continue;
    std::vector<std::pair<Value*, int64_t>> alike;
    for (Value& v : pieces) alike.emplace_back(&v, i);
    extents[i] = unified(std::move(alike));
  }
  Vals vals;
  for (Value& v : pieces) vals.push_back(v.val);
  if (!behind) return set(op, emit(op, vals), extents);
  // In turn, each over the padding of the one before.
  Val whole = full(b_, g_.types[op.results[0]], int64_t{0});
  Vals starts(rank, constant(b_, DType::S32, 0));
  for (size_t k = 0; k < vals.size(); k++) {
    whole = dynamic_update_slice(whole, vals[k], starts);
    starts[axis] = starts[axis] + number(dim(op.operands[k], axis));
  }
  set(op, {whole}, extents);
}

void Bounder::reverse_op(const Op& op) {
  Value a = at(op.operands[0]);
  const Dims& axes = attr<Dims>(op, "dimensions");
  for (int64_t axis : axes) a = suffixed(std::move(a), axis);
  a.val = reverse(a.val, axes);
  for (int64_t axis : axes) {  // padding stands in front now
    if (!a.extents[axis].padded() || a.extents[axis].free) continue;
    const int64_t n = a.val.dims()[axis];
    a.val = cut(with_room(a.val, axis, n), axis, n - number(dim(op.operands[0], axis)), n);
  }
  set(op, {a.val}, a.extents);
}

void Bounder::dynamic_slice_op(const Op& op, const Op& sample) {
  Value a = at(op.operands[0]);
  std::vector<Size> size = list(op, sample, "slice_sizes"), from = dims(op.operands[0]);
  for (size_t i = 0; i < from.size(); i++) {
    if (size[i] == from[i]) continue;  // the whole dim: its start can only be 0
    const auto axis = static_cast<int64_t>(i);
    a = suffixed(std::move(a), axis);
    Val start = convert(at(op.operands[i + 1]).val, DType::S32), last = number(from[i]) - number(size[i]);
    start = clamp(constant(b_, DType::S32, 0), start, last);
    a.val = cut(size[i].fixed() ? a.val : with_room(a.val, axis, size[i].bound), axis, start, size[i].bound);
    a.extents[i] = extent(size[i]);
  }
  set(op, {a.val}, a.extents);
}

void Bounder::dynamic_update_op(const Op& op) {
  Value a = at(op.operands[0]), update = at(op.operands[1]);
  std::vector<Size> to = dims(op.operands[0]), from = dims(op.operands[1]);
  const int64_t rank = a.val.rank();
  Vals starts;
  Dims part, room(rank, 0), none(rank, 0);
  for (size_t i = 0; i < to.size(); i++) {
    const auto axis = static_cast<int64_t>(i);
    if (from[i] == to[i]) {
      a.extents[i] = unified({{&a, axis}, {&update, axis}});
      starts.push_back(constant(b_, DType::S32, 0));
      continue;
    }
    a = suffixed(std::move(a), axis);
    update = suffixed(std::move(update), axis);
    if (!from[i].fixed()) {
      part.push_back(axis);
      room[axis] = from[i].bound;
    }
    Val start = convert(at(op.operands[i + 2]).val, DType::S32);
    starts.push_back(clamp(constant(b_, DType::S32, 0), start, number(to[i]) - number(from[i])));
  }
  for (Extent& e : a.extents) e.free = false;
  if (part.empty()) return set(op, {dynamic_update_slice(a.val, update.val, starts)}, a.extents);
  // The update's padding must leave what is there as it is.
  Val wide = pad(a.val, constant(b_, a.val.dtype(), 0), none, room);
  Val mask = masked(full(b_, {DType::Pred, update.val.dims()}, 1), update.extents, part, constant(b_, DType::Pred, 0));
  Val block = select(mask, update.val, dynamic_slice(wide, starts, update.val.dims()));
  set(op, {slice(dynamic_update_slice(wide, block, starts), none, a.val.dims())}, a.extents);
}

void Bounder::batched(const Op& op, int64_t inner) {
  std::vector<Value> operands;
  for (ValueId id : op.operands) operands.push_back(at(id));
  const int64_t batch = operands[0].val.rank() - inner;
  Extents extents(static_cast<size_t>(g_.types[op.results[0]].rank()));
  for (ValueId id : op.operands)
    for (int64_t i = batch; i < batch + inner; i++)
      if (!dim(id, i).fixed()) refuse(op, "matrices or transforms of a size that varies");
  for (int64_t i = 0; i < batch; i++) {
    std::vector<std::pair<Value*, int64_t>> alike;
    for (Value& v : operands) alike.emplace_back(&v, i);
    extents[i] = unified(std::move(alike));
  }
  Vals vals;
  for (Value& v : operands) vals.push_back(v.val);
  set(op, emit(op, vals), extents);
}

}  // namespace tpu::hlo
