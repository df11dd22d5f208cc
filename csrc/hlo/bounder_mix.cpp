// Operations that mix positions: what stands in padding must not count.
#include <algorithm>

#include "hlo/bounder.h"

namespace tpu::hlo {
namespace {

bool is(Size size, int64_t n) { return size.bound == n && size.sample == n; }

}  // namespace

// ---- reductions ------------------------------------------------------------------------------------------------------

Extents Bounder::unify_first(const Op& op, size_t n, std::vector<Value>* operands) {
  std::vector<Value*> alike;
  for (size_t i = 0; i < n; i++) operands->push_back(at(op.operands[i]));
  for (Value& v : *operands) alike.push_back(&v);
  return unify(alike);
}

void Bounder::reduce_op(const Op& op) {
  const size_t n = op.operands.size() / 2;
  std::vector<Value> operands;
  Extents extents = unify_first(op, n, &operands);
  const Dims& axes = attr<Dims>(op, "dimensions");
  Vals vals;
  for (size_t i = 0; i < n; i++) vals.push_back(masked(operands[i], axes, at(op.operands[n + i]).val));
  for (size_t i = 0; i < n; i++) vals.push_back(at(op.operands[n + i]).val);
  Extents left;
  for (size_t i = 0; i < extents.size(); i++)
    if (!contains(axes, static_cast<int64_t>(i))) left.push_back(extents[i]);
  set(op, emit(op, vals), left);
}

void Bounder::window_op(const Op& op, const Op& sample) {
  const size_t n = op.operands.size() / 2;
  std::vector<Value> operands;
  Extents extents = unify_first(op, n, &operands);
  std::vector<Size> from = dims(op.operands[0]), to = dims(op.results[0]);
  std::vector<Size> window = list(op, sample, "window_dimensions"), stride = list(op, sample, "window_strides"),
                    base = list(op, sample, "base_dilations"), spread = list(op, sample, "window_dilations");
  const AttrValue *p = find_attr(op, "padding"), *q = find_attr(sample, "padding");
  for (size_t i = 0; i < from.size(); i++) {
    Size low{0, 0}, high{0, 0};
    if (p) {
      const Dims &a = std::get<Table>(*p).rows[i], &b = std::get<Table>(*q).rows[i];
      low = {a[0], b[0]};
      high = {a[1], b[1]};
    }
    if (is(window[i], 1) && is(stride[i], 1) && is(base[i], 1) && is(low, 0) && is(high, 0)) continue;
    const auto axis = static_cast<int64_t>(i);
    // A window that grows as its front padding does reaches further over that padding only.
    const bool grows = low.bound - low.sample == window[i].bound - window[i].sample && is(spread[i], 1);
    if (!stride[i].fixed() || !base[i].fixed() || !spread[i].fixed() || (!low.fixed() && !grows))
      refuse(op, "its windows begin elsewhere");
    for (size_t k = 0; k < n; k++) {
      operands[k] = suffixed(std::move(operands[k]), axis);
      operands[k].val = masked(operands[k], {axis}, at(op.operands[n + k]).val);
    }
    extents[i] = extent(to[i]);
  }
  Vals vals;
  for (Value& v : operands) vals.push_back(v.val);
  for (size_t i = 0; i < n; i++) vals.push_back(at(op.operands[n + i]).val);
  set(op, emit(op, vals), extents);
}

// ---- order -------------------------------------------------------------------------------------------------------------

void Bounder::sort_op(const Op& op) {
  std::vector<Value> operands;
  Extents extents = unify_first(op, op.operands.size(), &operands);
  const int64_t axis = attr<int64_t>(op, "dimension");
  for (Value& v : operands) v = suffixed(std::move(v), axis);
  Vals vals;
  for (Value& v : operands) vals.push_back(v.val);
  if (!extents[axis].padded()) return set(op, emit(op, vals), extents);
  extents[axis] = operands[0].extents[axis];
  extents[axis].free = false;
  // Padding comes last, whatever the order is.
  Dims dims = vals[0].dims();
  Val last = broadcast_in_dim(~valid(extents[axis], dims[axis]), dims, {axis});
  vals.push_back(convert(last, DType::S32));
  Vals out = sort(vals, axis, attr<bool>(op, "is_stable"), [&](const Vals& pairs) {
    const Region& less = op.regions[0];
    for (size_t i = 0; i < less.args.size(); i++) values_[less.args[i]] = {pairs[i], {}};
    for (const Op& inner : less.ops) {
      Vals inputs;
      for (ValueId id : inner.operands) inputs.push_back(at(id).val);
      set(inner, emit(inner, inputs), {});
    }
    Val a = pairs[pairs.size() - 2], b = pairs[pairs.size() - 1];
    return lt(a, b) | (eq(a, b) & at(less.results[0]).val);
  });
  out.pop_back();
  set(op, out, extents);
}

void Bounder::top_k_op(const Op& op) {
  Value a = at(op.operands[0]);
  const int64_t axis = a.val.rank() - 1;
  a = suffixed(std::move(a), axis);
  a.val = masked(a, {axis}, lowest(b_, a.val.dtype()));
  a.extents[axis] = extent(dim(op.results[0], axis));
  set(op, emit(op, {a.val}), a.extents);
}

// ---- contractions --------------------------------------------------------------------------------------------------------

void Bounder::dot_op(const Op& op) {
  Value a = at(op.operands[0]), b = at(op.operands[1]);
  const Numbers& n = attr<Numbers>(op, "dot_dimension_numbers");
  const Dims &lhs_batch = n.at("lhs_batch"), &rhs_batch = n.at("rhs_batch"), &lhs = n.at("lhs_contract"),
             &rhs = n.at("rhs_contract");
  for (size_t i = 0; i < lhs_batch.size(); i++) unified({{&a, lhs_batch[i]}, {&b, rhs_batch[i]}});
  for (size_t i = 0; i < lhs.size(); i++) unified({{&a, lhs[i]}, {&b, rhs[i]}});
  Val x = masked(a, lhs, constant(b_, a.val.dtype(), 0)), y = masked(b, rhs, constant(b_, b.val.dtype(), 0));
  Extents extents;
  for (int64_t i : lhs_batch) extents.push_back(a.extents[i]);
  auto add_free = [&](const Value& v, const Dims& batch, const Dims& contract) {
    for (int64_t i = 0; i < v.val.rank(); i++)
      if (!contains(batch, i) && !contains(contract, i)) extents.push_back(v.extents[i]);
  };
  // A batch dim that both repeat may be counted in any way; any other dim of one operand stays as it is there.
  add_free(a, lhs_batch, lhs);
  add_free(b, rhs_batch, rhs);
  set(op, emit(op, {x, y}), extents);
}

void Bounder::convolution_op(const Op& op, const Op& sample) {
  if (!any_padded(op)) return control(op, sample);
  Value a = at(op.operands[0]), k = at(op.operands[1]);
  const Numbers& n = attr<Numbers>(op, "dimension_numbers");
  const Dims &in = n.at("input"), &kernel = n.at("kernel"), &out = n.at("output");
  if (attr<int64_t>(op, "feature_group_count") != 1 || attr<int64_t>(op, "batch_group_count") != 1)
    if (a.extents[in[1]].padded() || k.extents[kernel[0]].padded() || attr<int64_t>(op, "batch_group_count") != 1)
      refuse(op, "groups of a size that varies");
  unified({{&a, in[1]}, {&k, kernel[1]}});
  Val x = masked(a, {in[1]}, constant(b_, a.val.dtype(), 0)),
      y = masked(k, {kernel[1]}, constant(b_, k.val.dtype(), 0));
  Extents extents = plain(op.results[0]);
  extents[out[0]] = a.extents[in[0]];
  extents[out[1]] = k.extents[kernel[0]];
  const Dims &input_spatial = n.at("input_spatial"), &kernel_spatial = n.at("kernel_spatial");
  for (const char* list : {"window_strides", "lhs_dilation", "rhs_dilation"})
    if (attr<Dims>(op, list) != attr<Dims>(sample, list)) refuse(op, "its steps vary");
  if (const AttrValue* p = find_attr(op, "padding")) {
    const auto &rows = std::get<Table>(*p).rows, &others = attr<Table>(sample, "padding").rows;
    for (size_t i = 0; i < rows.size(); i++)
      if (rows[i][0] != others[i][0]) refuse(op, "its windows begin elsewhere");
  }
  for (size_t i = 0; i < input_spatial.size(); i++) {
    if (k.extents[kernel_spatial[i]].padded() && find_attr(op, "window_reversal")) refuse(op, "a reversed window");
    a = suffixed(Value{x, a.extents}, input_spatial[i]);
    k = suffixed(Value{y, k.extents}, kernel_spatial[i]);
    x = masked(a, {input_spatial[i]}, constant(b_, a.val.dtype(), 0));
    y = masked(k, {kernel_spatial[i]}, constant(b_, k.val.dtype(), 0));
  }
  set(op, emit(op, {x, y}), extents);
}

// ---- places known at run time ----------------------------------------------------------------------------------------------

void Bounder::gather_op(const Op& op, const Op& sample) {
  Value a = at(op.operands[0]), index = at(op.operands[1]);
  const Numbers& n = attr<Numbers>(op, "dimension_numbers");
  const Dims &offset_dims = n.at("offset_dims"), &collapsed = n.at("collapsed_slice_dims"),
             &batching = n.at("operand_batching_dims"), &index_batching = n.at("start_indices_batching_dims"),
             &map = n.at("start_index_map");
  const int64_t vector_dim = n.at("index_vector_dim")[0];
  std::vector<Size> sizes = list(op, sample, "slice_sizes"), from = dims(op.operands[0]);
  for (size_t i = 0; i < batching.size(); i++) unified({{&a, batching[i]}, {&index, index_batching[i]}});
  if (vector_dim < index.val.rank() && index.extents[vector_dim].padded()) refuse(op, "index vectors that vary");
  Extents extents(g_.types[op.results[0]].dims.size()), windows;
  for (int64_t i = 0; i < a.val.rank(); i++) {
    if (contains(batching, i)) continue;
    const bool whole = sizes[i] == from[i];
    if (!whole && a.extents[i].padded()) {
      if (!sizes[i].fixed()) refuse(op, "windows that vary");
      if (!contains(map, i)) refuse(op, "part of a padded dim");
      a = suffixed(std::move(a), i);
      // An index outside is clamped to the last place that is no padding.
      if (map.size() != 1) refuse(op, "several indices into padded dims");
      Val last = number(from[i]) - sizes[i].bound;
      DType t = index.val.dtype();
      index.val = minimum(index.val, broadcast_to(convert(last, t), index.val.dims()));
    } else if (!whole && !from[i].fixed() && !sizes[i].fixed()) {
      refuse(op, "windows that vary");
    } else if (!whole && !sizes[i].fixed()) {
      refuse(op, "windows that vary");
    }
    if (!contains(collapsed, i)) windows.push_back(whole ? a.extents[i] : Extent{});
  }
  size_t next_window = 0;
  int64_t next_index = 0;
  for (size_t i = 0; i < extents.size(); i++) {
    if (contains(offset_dims, static_cast<int64_t>(i))) {
      extents[i] = windows.at(next_window++);
      continue;
    }
    if (next_index == vector_dim) next_index++;
    extents[i] = index.extents[next_index++];
  }
  set(op, emit(op, {a.val, index.val}), extents);
}

void Bounder::scatter_op(const Op& op, const Op& sample) {
  if (!any_padded(op)) return control(op, sample);
  if (op.operands.size() != 3) refuse(op, "several operands");
  Value a = at(op.operands[0]), index = at(op.operands[1]), updates = at(op.operands[2]);
  const Numbers& n = attr<Numbers>(op, "scatter_dimension_numbers");
  const Dims &window = n.at("update_window_dims"), &inserted = n.at("inserted_window_dims"),
             &batching = n.at("input_batching_dims"), &index_batching = n.at("scatter_indices_batching_dims"),
             &map = n.at("scatter_dims_to_operand_dims");
  const int64_t vector_dim = n.at("index_vector_dim")[0];
  if (vector_dim < index.val.rank() && index.extents[vector_dim].padded()) refuse(op, "index vectors that vary");
  // The dims of updates are those of the indices, with the window's among them.
  std::vector<int64_t> update_of(index.val.rank(), -1);
  int64_t next_index = 0;
  for (int64_t i = 0; i < updates.val.rank(); i++) {
    if (contains(window, i)) continue;
    if (next_index == vector_dim) next_index++;
    update_of[next_index++] = i;
  }
  for (size_t i = 0; i < batching.size(); i++) {
    // All three count the same batches.
    unified({{&a, batching[i]}, {&index, index_batching[i]}, {&updates, update_of[index_batching[i]]}});
  }
  size_t next_window = 0;
  for (int64_t i = 0; i < a.val.rank(); i++) {
    if (contains(inserted, i) || contains(batching, i)) {
      if (contains(map, i)) a = suffixed(std::move(a), i);
      continue;
    }
    const int64_t u = window.at(next_window++);
    if (dim(op.operands[0], i) == dim(op.operands[2], u)) {
      unified({{&a, i}, {&updates, u}});
    } else if (updates.extents[u].padded()) {
      refuse(op, "windows that vary");
    } else {
      a = suffixed(std::move(a), i);
    }
  }
  Dims axes;
  for (int64_t i = 0; i < index.val.rank(); i++) {
    if (update_of[i] < 0) continue;
    if (!contains(index_batching, i)) unified({{&index, i}, {&updates, update_of[i]}});
    axes.push_back(i);
  }
  for (Extent& e : a.extents) e.free = false;
  // An index of -1 writes nowhere.
  if (is_unsigned_int(index.val.dtype())) index.val = convert(index.val, DType::S64);
  Val nowhere = masked(index, axes, constant(b_, index.val.dtype(), -1));
  Op once = op;
  for (Attr& attribute : once.attrs) {
    std::string_view key = attribute.name;
    if (key == "indices_are_sorted" || key == "unique_indices") attribute.value = false;
  }
  set(op, emit(once, {a.val, nowhere, updates.val}), a.extents);
}

}  // namespace tpu::hlo
