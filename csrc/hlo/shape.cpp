#include <algorithm>

#include "hlo/infer.h"

namespace tpu::hlo {

Dims broadcast_dims(const Dims& a, const Dims& b) {
  Dims out(std::max(a.size(), b.size()));
  for (size_t i = 0; i < out.size(); i++) {
    // Counted from the last dim.
    int64_t x = i < a.size() ? a[a.size() - 1 - i] : 1, y = i < b.size() ? b[b.size() - 1 - i] : 1;
    size_t at = out.size() - 1 - i;
    require(x == y || x == 1 || y == 1, "The size of tensor a (", x, ") must match the size of tensor b (", y,
            ") at non-singleton dimension ", at);
    out[at] = x == 1 ? y : x;
  }
  return out;
}

int64_t normalize_axis(int64_t axis, int64_t rank) {
  int64_t n = rank == 0 ? 1 : rank;
  if (axis < -n || axis >= n) {
    fail_as(ErrorKind::Index, "Dimension out of range (expected to be in range of [", -n, ", ", n - 1, "], but got ",
            axis, ")");
  }
  return axis < 0 ? axis + n : axis;
}

Dims normalize_axes(const Dims& axes, int64_t rank) {
  Dims out;
  for (int64_t axis : axes) {
    int64_t at = normalize_axis(axis, rank);
    require(!contains(out, at), "dim ", at, " appears multiple times in the list of dims");
    out.push_back(at);
  }
  return out;
}

Val broadcast_in_dim(Val a, const Dims& dims, const Dims& mapping) {
  require_defined(Opcode::BroadcastInDim, a);
  const char* what = name(Opcode::BroadcastInDim);
  require_size(what, "mapping", mapping, a.rank());
  for (int64_t i = 0; i < a.rank(); i++) {
    int64_t to = mapping[i];
    require(to >= 0 && to < static_cast<int64_t>(dims.size()) && (a.dims()[i] == dims[to] || a.dims()[i] == 1), what,
            ": dim ", i, " of ", to_string(a.type()), " does not fit dim ", to, " of ", to_string(dims));
  }
  if (a.dims() == dims && mapping == all_axes(a.rank())) return a;
  return a.b->emit1(Opcode::BroadcastInDim, {a}, {a.dtype(), dims}, {{"broadcast_dimensions", mapping}});
}

Val broadcast_to(Val a, const Dims& dims) {
  require_defined(Opcode::BroadcastInDim, a);
  if (a.dims() == dims) return a;
  int64_t extra = static_cast<int64_t>(dims.size()) - a.rank();
  require(extra >= 0, "expand(", to_string(a.dims()), "): the number of sizes provided (", dims.size(),
          ") must be greater or equal to the number of dimensions in the tensor (", a.rank(), ")");
  Dims mapping(a.rank());
  for (int64_t i = 0; i < a.rank(); i++) {
    mapping[i] = i + extra;
    require(a.dims()[i] == dims[i + extra] || a.dims()[i] == 1, "The expanded size of the tensor (", dims[i + extra],
            ") must match the existing size (", a.dims()[i], ") at non-singleton dimension ", i + extra,
            ".  Target sizes: ", to_string(dims), ".  Tensor sizes: ", to_string(a.dims()));
  }
  return broadcast_in_dim(a, dims, mapping);
}

Val reshape(Val a, const Dims& wanted) {
  require_defined(Opcode::Reshape, a);
  Dims dims = wanted;
  int64_t known = 1, open = -1;
  for (size_t i = 0; i < dims.size(); i++) {
    if (dims[i] != -1) {
      known *= dims[i];
    } else {
      require(open < 0, "only one dimension can be inferred");
      open = static_cast<int64_t>(i);
    }
  }
  if (open >= 0 && known > 0 && a.numel() % known == 0) dims[open] = a.numel() / known;
  require(numel(dims) == a.numel() && (open < 0 || known > 0), "shape '", to_string(wanted),
          "' is invalid for input of size ", a.numel());
  if (a.dims() == dims) return a;
  return a.b->emit1(Opcode::Reshape, {a}, {a.dtype(), dims});
}

Val transpose(Val a, const Dims& permutation) {
  require_defined(Opcode::Transpose, a);
  Dims axes = normalize_axes(permutation, a.rank());
  require_size(name(Opcode::Transpose), "permutation", permutation, a.rank());
  if (axes == all_axes(a.rank())) return a;
  Dims dims;
  for (int64_t axis : axes) dims.push_back(a.dims()[axis]);
  return a.b->emit1(Opcode::Transpose, {a}, {a.dtype(), dims}, {{"permutation", axes}});
}

Val swap_axes(Val a, int64_t axis0, int64_t axis1) {
  Dims axes = all_axes(a.rank());
  axis0 = normalize_axis(axis0, a.rank());
  axis1 = normalize_axis(axis1, a.rank());
  if (a.rank() == 0) return a;
  std::swap(axes[axis0], axes[axis1]);
  return transpose(a, axes);
}

Val unsqueeze(Val a, int64_t axis) {
  Dims dims = a.dims();
  dims.insert(dims.begin() + normalize_axis(axis, a.rank() + 1), 1);
  return reshape(a, dims);
}

Val squeeze(Val a, int64_t axis) {
  axis = normalize_axis(axis, a.rank());
  if (a.rank() == 0 || a.dims()[axis] != 1) return a;
  Dims dims = a.dims();
  dims.erase(dims.begin() + axis);
  return reshape(a, dims);
}

Val slice(Val a, const Dims& start, const Dims& limit, const Dims& stride) {
  require_defined(Opcode::Slice, a);
  const char* what = name(Opcode::Slice);
  Dims step = filled(stride, a.rank(), 1);
  require_size(what, "start", start, a.rank());
  require_size(what, "limit", limit, a.rank());
  require_size(what, "stride", step, a.rank());
  Dims dims(a.rank());
  for (int64_t i = 0; i < a.rank(); i++) {
    require(start[i] >= 0 && start[i] <= limit[i] && limit[i] <= a.dims()[i] && step[i] > 0, what, ": [", start[i], ":",
            limit[i], ":", step[i], "] is outside dim ", i, " of ", to_string(a.type()));
    dims[i] = (limit[i] - start[i] + step[i] - 1) / step[i];
  }
  if (dims == a.dims() && !a.b->sizes_vary) return a;
  return a.b->emit1(Opcode::Slice, {a}, {a.dtype(), dims},
                    {{"start_indices", start}, {"limit_indices", limit}, {"strides", step}});
}

Val slice_axis(Val a, int64_t axis, int64_t start, int64_t limit, int64_t stride) {
  axis = normalize_axis(axis, a.rank());
  require(a.rank() > 0, name(Opcode::Slice), ": a 0-dim tensor cannot be sliced");
  Dims starts(a.rank(), 0), limits = a.dims(), strides(a.rank(), 1);
  starts[axis] = start;
  limits[axis] = limit;
  strides[axis] = stride;
  return slice(a, starts, limits, strides);
}

Val pad(Val a, Val value, const Dims& low, const Dims& high, const Dims& interior) {
  const char* what = name(Opcode::Pad);
  require_same_dtype(what, a, value);
  require(value.rank() == 0, what, ": the padding value must be 0-dim, got ", to_string(value.type()));
  Dims inner = filled(interior, a.rank(), 0);
  require_size(what, "low", low, a.rank());
  require_size(what, "high", high, a.rank());
  require_size(what, "interior", inner, a.rank());
  Dims dims(a.rank());
  for (int64_t i = 0; i < a.rank(); i++) {
    int64_t d = a.dims()[i];
    dims[i] = d + low[i] + high[i] + std::max<int64_t>(d - 1, 0) * inner[i];
    require(dims[i] >= 0 && inner[i] >= 0, what, ": padding ", low[i], ", ", high[i], ", ", inner[i], " leaves dim ", i,
            " of ", to_string(a.type()), " with size ", dims[i]);
  }
  if (low == Dims(a.rank(), 0) && high == low && dims == a.dims() && !a.b->sizes_vary) return a;
  return a.b->emit1(Opcode::Pad, {a, value}, {a.dtype(), dims},
                    {{"edge_padding_low", low}, {"edge_padding_high", high}, {"interior_padding", inner}});
}

Val concatenate(const Vals& values, int64_t axis) {
  const char* what = name(Opcode::Concatenate);
  require(!values.empty() && values[0], what, ": needs at least one operand");
  Type type = values[0].type();
  axis = normalize_axis(axis, type.rank());
  require(type.rank() > 0, "zero-dimensional tensor (at position 0) cannot be concatenated");
  if (values.size() == 1) return values[0];
  type.dims[axis] = 0;
  for (const Val& v : values) {
    require_same_dtype(what, values[0], v);
    Dims rest = v.dims();
    require(v.rank() == type.rank(), what, ": ranks differ: ", to_string(values[0].type()), " and ",
            to_string(v.type()));
    type.dims[axis] += rest[axis];
    rest[axis] = type.dims[axis];
    require(rest == type.dims, what, ": ", to_string(values[0].type()), " and ", to_string(v.type()),
            " differ outside dim ", axis);
  }
  return values[0].b->emit(Opcode::Concatenate, values, {type}, {{"dimension", axis}})[0];
}

Val reverse(Val a, const Dims& axes) {
  require_defined(Opcode::Reverse, a);
  Dims at = normalize_axes(axes, a.rank());
  if (at.empty() || a.rank() == 0) return a;
  return a.b->emit1(Opcode::Reverse, {a}, a.type(), {{"dimensions", at}});
}

}  // namespace tpu::hlo
