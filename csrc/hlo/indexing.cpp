// Reading and writing at places known at run time.
#include <algorithm>

#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

/// 0-dim integer starts, one per dim of `a`, of one dtype as the op wants them.
Vals checked_starts(Opcode code, Val a, const Vals& starts) {
  require(static_cast<int64_t>(starts.size()) == a.rank(), name(code), ": ", to_string(a.type()), " needs ", a.rank(),
          " starts, got ", starts.size());
  Vals out;
  bool mixed = false;
  for (const Val& s : starts) {
    require_defined(code, s);
    require(s.rank() == 0 && is_int(s.dtype()), name(code), ": a start must be a 0-dim integer, got ",
            to_string(s.type()));
    mixed |= s.dtype() != starts[0].dtype();
  }
  for (const Val& s : starts) out.push_back(mixed ? convert(s, DType::S64) : s);
  return out;
}

// The dimension numbers of gather and scatter: text and fields of the one list.
Numbers dimension_numbers(const char* op, int64_t index_vector_dim, std::vector<std::pair<const char*, Dims>> lists) {
  std::string text = str("#stablehlo.", op, "<index_vector_dim = ", index_vector_dim);
  for (const auto& [key, value] : lists) text += str(", ", key, " = ", to_string(value));
  lists.insert(lists.begin(), {"index_vector_dim", {index_vector_dim}});
  return {text + ">", std::move(lists)};
}

/// Index arithmetic inside XLA is done in the index's dtype: a narrow one overflows on long dims.
Val wide_index(Val index) {
  DType t = index.dtype();
  require(is_int(t), "an index must be an integer, got ", to_string(index.type()));
  return t == DType::S32 || t == DType::S64 ? index : convert(index, bit_width(t) < 32 ? DType::S32 : DType::S64);
}

}  // namespace

Val dynamic_slice(Val a, const Vals& starts, const Dims& sizes) {
  require_defined(Opcode::DynamicSlice, a);
  const char* what = name(Opcode::DynamicSlice);
  require_size(what, "sizes", sizes, a.rank());
  for (int64_t i = 0; i < a.rank(); i++) {
    require(sizes[i] >= 0 && sizes[i] <= a.dims()[i], what, ": size ", sizes[i], " does not fit dim ", i, " of ",
            to_string(a.type()));
  }
  Vals operands = checked_starts(Opcode::DynamicSlice, a, starts);
  if (sizes == a.dims()) return a;  // starts are clamped to 0
  operands.insert(operands.begin(), a);
  return a.b->emit(Opcode::DynamicSlice, operands, {{a.dtype(), sizes}}, {{"slice_sizes", sizes}})[0];
}

Val dynamic_update_slice(Val a, Val update, const Vals& starts) {
  const char* what = name(Opcode::DynamicUpdateSlice);
  require_same_dtype(what, a, update);
  require(a.rank() == update.rank(), what, ": ranks differ: ", to_string(a.type()), " and ", to_string(update.type()));
  for (int64_t i = 0; i < a.rank(); i++) {
    require(update.dims()[i] <= a.dims()[i], what, ": ", to_string(update.type()), " does not fit ",
            to_string(a.type()));
  }
  Vals operands = checked_starts(Opcode::DynamicUpdateSlice, a, starts);
  if (update.dims() == a.dims()) return update;
  if (update.numel() == 0) return a;
  operands.insert(operands.begin(), {a, update});
  return a.b->emit(Opcode::DynamicUpdateSlice, operands, {a.type()})[0];
}

Val gather(Val a, Val indices, const GatherDims& dims, const Dims& slice_sizes, bool sorted) {
  require(a && indices, name(Opcode::Gather), ": undefined operand");
  const char* what = name(Opcode::Gather);
  require_size(what, "slice_sizes", slice_sizes, a.rank());
  require(is_int(indices.dtype()), what, ": indices must be integers, got ", to_string(indices.type()));
  for (int64_t i = 0; i < a.rank(); i++) {
    require(slice_sizes[i] >= 0 && slice_sizes[i] <= a.dims()[i], what, ": slice of ", slice_sizes[i],
            " does not fit dim ", i, " of ", to_string(a.type()));
  }
  Dims batch, window;
  for (int64_t i = 0; i < indices.rank(); i++) {
    if (i != dims.index_vector_dim) batch.push_back(indices.dims()[i]);
  }
  for (int64_t i = 0; i < a.rank(); i++) {
    if (!contains(dims.collapsed_slice_dims, i) && !contains(dims.operand_batching_dims, i))
      window.push_back(slice_sizes[i]);
  }
  require_size(what, "offset_dims", dims.offset_dims, static_cast<int64_t>(window.size()));
  Type out{a.dtype(), {}};
  size_t next_batch = 0, next_window = 0;
  for (int64_t i = 0; i < static_cast<int64_t>(batch.size() + window.size()); i++) {
    out.dims.push_back(contains(dims.offset_dims, i) ? window.at(next_window++) : batch.at(next_batch++));
  }
  Numbers numbers = dimension_numbers("gather", dims.index_vector_dim,
                                      {{"offset_dims", dims.offset_dims},
                                       {"collapsed_slice_dims", dims.collapsed_slice_dims},
                                       {"operand_batching_dims", dims.operand_batching_dims},
                                       {"start_indices_batching_dims", dims.start_indices_batching_dims},
                                       {"start_index_map", dims.start_index_map}});
  return a.b->emit1(Opcode::Gather, {a, indices}, out,
                    {{"dimension_numbers", numbers}, {"slice_sizes", slice_sizes}, {"indices_are_sorted", sorted}});
}

Val scatter(Val a, Val indices, Val updates, const ScatterDims& dims, const Combine& combine, bool sorted,
            bool unique) {
  const char* what = name(Opcode::Scatter);
  require_same_dtype(what, a, updates);
  require(indices && is_int(indices.dtype()), what, ": indices must be integers");
  if (updates.numel() == 0 || a.numel() == 0) return a;
  Numbers numbers = dimension_numbers("scatter", dims.index_vector_dim,
                                      {{"update_window_dims", dims.update_window_dims},
                                       {"inserted_window_dims", dims.inserted_window_dims},
                                       {"input_batching_dims", dims.input_batching_dims},
                                       {"scatter_indices_batching_dims", dims.scatter_indices_batching_dims},
                                       {"scatter_dims_to_operand_dims", dims.scatter_dims_to_operand_dims}});
  std::vector<Region> regions;
  Type element = scalar(a.dtype());
  regions.push_back(a.b->region({element, element}, [&](const Vals& v) { return Vals{combine(v[0], v[1])}; }));
  Val operands[] = {a, indices, updates};
  return a.b->emit(Opcode::Scatter, operands, {a.type()},
                   {{"scatter_dimension_numbers", numbers}, {"indices_are_sorted", sorted}, {"unique_indices", unique}},
                   std::move(regions))[0];
}

Val take_along_axis(Val a, Val index, int64_t axis) {
  const char* what = "take_along_axis";
  require(a && index, what, ": undefined operand");
  axis = normalize_axis(axis, a.rank());
  index = wide_index(index);
  if (a.rank() == 0 && index.rank() == 0) return a;
  require(a.rank() == index.rank(), what, ": ranks differ: ", to_string(a.type()), " and ", to_string(index.type()));
  if (index.numel() == 0 || a.numel() == 0) return full(*a.b, {a.dtype(), index.dims()}, int64_t{0});
  // The other dims pair up one to one: a longer `a` has a tail that is not read.
  Dims limit = a.dims();
  GatherDims dims;
  for (int64_t i = 0; i < a.rank(); i++) {
    if (i == axis) continue;
    require(index.dims()[i] <= a.dims()[i], what, ": ", to_string(index.type()), " does not fit ", to_string(a.type()),
            " apart from dim ", axis);
    limit[i] = index.dims()[i];
    dims.operand_batching_dims.push_back(i);
  }
  dims.start_indices_batching_dims = dims.operand_batching_dims;
  dims.collapsed_slice_dims = dims.start_index_map = {axis};
  dims.index_vector_dim = index.rank();
  return gather(slice(a, Dims(a.rank(), 0), limit), index, dims, Dims(a.rank(), 1));
}

Val take(Val a, Val index, int64_t axis) {
  require(a && index, "take: undefined operand");
  axis = normalize_axis(axis, a.rank());
  index = wide_index(index);
  if (a.rank() == 0) return broadcast_to(a, index.dims());
  Dims out = a.dims();
  out.erase(out.begin() + axis);
  out.insert(out.begin() + axis, index.dims().begin(), index.dims().end());
  if (numel(out) == 0 || a.numel() == 0) return full(*a.b, {a.dtype(), out}, int64_t{0});
  Dims sizes = a.dims();
  sizes[axis] = 1;
  GatherDims dims;
  dims.collapsed_slice_dims = dims.start_index_map = {axis};
  dims.index_vector_dim = index.rank();
  for (int64_t i = 0; i < a.rank(); i++) {
    if (i != axis) dims.offset_dims.push_back(i < axis ? i : i - 1 + index.rank());
  }
  return gather(a, index, dims, sizes);
}

}  // namespace tpu::hlo
