// Writing by index: scatter*, index_add/copy/fill/reduce/put, put. Duplicates combine in index order, as on the CPU.
#include "ops/family.h"
#include "ops/indexing.h"

namespace tpu::ops {

void index_write_rows(Table& op);

namespace {

/// Puts src into a tensor at places fixed beforehand.
using Put = std::function<Val(Val into, Val src, const Combine&)>;

/// How scatter(x, dim, index, src) places src: index may be smaller than x, and src larger than index.
Put scatter_put(Ctx& c, Val x, int64_t dim, Val index) {
  index = at_least_1d(index);
  const int64_t rank = std::max<int64_t>(x.rank(), 1);
  const int64_t axis = normalize_axis(dim, rank);
  if (index.numel() == 0) return [](Val into, Val, const Combine&) { return into; };
  const int64_t size = at_least_1d(x).dim(axis);
  index = bounded_index(c, index, size, dim, false, ErrorKind::Runtime);
  return [=](Val into, Val src, const Combine& combine) {
    const Dims whole = into.dims();
    into = at_least_1d(into);
    src = src.rank() == 0 ? broadcast_to(src, index.dims()) : slice(src, Dims(rank, 0), index.dims());
    Dims box = index.dims();
    box[axis] = size;
    Val part = scatter_along_axis(slice(into, Dims(rank, 0), box), index, src, axis, combine);
    if (box == into.dims()) return reshape(part, whole);
    Val zero = constant(*into.b, DType::S32, 0);
    return reshape(dynamic_update_slice(into, part, Vals(rank, zero)), whole);
  };
}

/// How index_add(x, dim, index, src) places src: whole rows.
Put rows_put(Ctx& c, Val x, int64_t dim, Val index, bool wrap, const std::string& message) {
  const int64_t rank = std::max<int64_t>(x.rank(), 1), axis = normalize_axis(dim, rank),
                size = at_least_1d(x).dim(axis);
  index = narrow_index(c.checked_index(at_least_1d(index), size, wrap, message), size);
  return [=](Val into, Val src, const Combine& combine) {
    const Dims whole = into.dims();
    into = at_least_1d(into);
    Dims dims = into.dims();
    dims[axis] = index.dim(0);
    src = src.rank() == 0 ? broadcast_to(src, dims) : reshape(src, dims);
    return reshape(scatter_rows(into, index, src, axis, combine), whole);
  };
}

Val floor_divide(Val a, Val b) {
  Val q = a / b, r = a - q * b;
  return q - convert((r != 0) & ((r < 0) != (b < 0)), a.dtype());
}

/// The reductions that scatter_reduce and index_reduce share. Without include_self the places written to start from the
/// identity; the others keep their value.
Val reduce_into(const Put& put, Val x, Val src, const std::string& reduce, bool include_self) {
  Val a = widen(x), s = widen(src);
  Builder& b = *x.b;
  const DType t = a.dtype();
  const bool mean = reduce == "mean";
  Combine combine = add;
  Val identity = constant(b, t, 0);
  if (reduce == "prod" || reduce == "multiply") {
    combine = multiply;
    identity = constant(b, t, 1);
  } else if (reduce == "amax") {
    combine = [](Val u, Val v) { return maximum(u, v); };
    identity = lowest(b, t);
  } else if (reduce == "amin") {
    combine = [](Val u, Val v) { return minimum(u, v); };
    identity = highest(b, t);
  } else {
    require(reduce == "sum" || reduce == "add" || mean,
            "reduce argument must be either sum, prod, mean, amax or amin, got ", reduce);
  }
  if (!include_self) a = put(a, broadcast_to(identity, s.dims()), replace);
  Val result = put(a, s, combine);
  if (!mean) return result;
  Val ones = full_like(s, 1);
  Val count = put(full_like(a, include_self ? 1 : 0), ones, add);
  count = maximum(count, 1);
  return is_int(t) ? floor_divide(result, count) : result / count;
}

Val add_into(const Put& put, Val x, Val src) { return put(widen(x), widen(src), add); }

/// x[mask] = values without knowing how many elements the mask takes: the k-th true position reads the k-th value.
Val masked_put(Ctx& c, Val x, int64_t axis, Val mask, Val values, bool accumulate) {
  Dims flat = x.dims();  // the masked dims as one
  flat.erase(flat.begin() + axis, flat.begin() + axis + mask.rank());
  flat.insert(flat.begin() + axis, mask.numel());
  for (int64_t i = 0; i < mask.rank(); i++) {
    if (mask.dim(i) == x.dim(axis + i)) continue;
    fail_as(ErrorKind::Index, "The shape of the mask ", to_string(mask.dims()), " at index ", i,
            " does not match the shape of the indexed tensor ", to_string(x.dims()), " at index ", axis + i);
  }
  if (numel(flat) == 0) return x;
  Val a = reshape(x, flat), m = reshape(mask, {-1});
  while (values.rank() > static_cast<int64_t>(flat.size()) && values.dim(0) == 1) values = squeeze(values, 0);
  while (values.rank() < static_cast<int64_t>(flat.size())) values = unsqueeze(values, 0);
  if (values.dim(axis) != 1) {
    const int64_t n = values.dim(axis);
    Val running = prefix_sum(convert(m, DType::S32), 0);
    Val count = reshape(slice(running, {m.numel() - 1}, {m.numel()}), {});
    c.check(count == n, ErrorKind::Runtime,
            str("shape mismatch: value tensor of shape ", to_string(values.dims()),
                " cannot be broadcast to indexing result"));
    if (n == 0) return x;
    values = take(values, clamp(lit(running, 0), running - 1, lit(running, n - 1)), axis);
  }
  values = broadcast_to(values, flat);
  Val chosen = broadcast_in_dim(m, flat, {axis});
  return reshape(select(chosen, accumulate ? a + values : values, a), x.dims());
}

Val index_put(Ctx& c, Val x, const OptVals& indices, Val values, bool accumulate) {
  values = convert(values, x.dtype());
  const DType t = accumulate ? opmath_of(x.dtype()) : x.dtype();
  Val a = convert(x, t), v = convert(values, t);
  for (size_t i = 0; i < indices.size(); i++) {
    if (indices[i] && is_pred(indices[i]->dtype())) {
      const auto given =
          std::count_if(indices.begin(), indices.end(), [](const auto& index) { return index.has_value(); });
      require(given == 1, "internal: a mask beside other indices must come as coordinates");
      return convert(masked_put(c, a, static_cast<int64_t>(i), *indices[i], v, accumulate), x.dtype());
    }
  }
  Advanced at(c, x, indices);
  if (v.rank() > static_cast<int64_t>(at.dims.size())) {
    Dims kept(v.dims().end() - static_cast<int64_t>(at.dims.size()), v.dims().end());
    if (numel(kept) == v.numel()) v = reshape(v, kept);  // leading ones
  }
  if (numel(v.dims()) != 1 && broadcast_dims(v.dims(), at.dims) != at.dims) {
    fail("shape mismatch: value tensor of shape ", to_string(v.dims()),
         " cannot be broadcast to indexing result of shape ", to_string(at.dims));
  }
  v = broadcast_to(v, at.dims);
  if (at.axes.empty()) return convert(accumulate ? a + v : v, x.dtype());
  if (numel(at.dims) == 0 || x.numel() == 0) return x;
  ScatterDims d;
  d.update_window_dims = at.window_dims;
  d.inserted_window_dims = d.scatter_dims_to_operand_dims = at.axes;
  d.index_vector_dim = at.starts.rank() - 1;
  return convert(scatter(a, at.starts, v, d, accumulate ? Combine(add) : Combine(replace)), x.dtype());
}

Val put(Ctx& c, Val x, Val index, Val source, bool accumulate) {
  require(index.numel() == source.numel(),
          "put_(): Expected source and index to have the same number of elements, but got source.numel() = ",
          source.numel(), ", index.numel() = ", index.numel());
  if (index.numel() == 0) return x;
  const int64_t n = x.numel();
  index = c.checked_index(reshape(index, {-1}), n, true,
                          str("out of range: tried to access an index on a tensor of ", n, " elements."));
  const DType t = accumulate ? opmath_of(x.dtype()) : x.dtype();
  Val flat = scatter_rows(reshape(convert(x, t), {n}), narrow_index(index, n), reshape(convert(source, t), {-1}), 0,
                          accumulate ? Combine(add) : Combine(replace));
  return convert(reshape(flat, x.dims()), x.dtype());
}

const char* kOutOfRange = "index out of range in self";

std::string out_of_bounds(const char* op, Val x, int64_t dim) {
  return str(op, "index is out of bounds for dimension ", dim, " with size ", x.rank() ? x.dim(dim) : 1);
}

}  // namespace

void index_write_rows(Table& op) {
  op("scatter.src", takes(kEvery),
     [](Ctx& c, Val x, int64_t dim, Val index, Val src) { return scatter_put(c, x, dim, index)(x, src, replace); });
  op("scatter.value", takes(kEvery), [](Ctx& c, Val x, int64_t dim, Val index, Num value) {
    return scatter_put(c, x, dim, index)(x, convert(value, x.dtype()), replace);
  });
  op("scatter.reduce", [](Ctx& c, Val x, int64_t dim, Val index, Val src, std::string reduce) {
    return reduce_into(scatter_put(c, x, dim, index), x, src, reduce, true);
  });
  op("scatter.value_reduce", [](Ctx& c, Val x, int64_t dim, Val index, Num value, std::string reduce) {
    return reduce_into(scatter_put(c, x, dim, index), x, broadcast_to(convert(value, x.dtype()), index.dims()), reduce,
                       true);
  });
  op("scatter_add",
     [](Ctx& c, Val x, int64_t dim, Val index, Val src) { return add_into(scatter_put(c, x, dim, index), x, src); });
  op("scatter_reduce.two", [](Ctx& c, Val x, int64_t dim, Val index, Val src, std::string reduce, bool include_self) {
    return reduce_into(scatter_put(c, x, dim, index), x, src, reduce, include_self);
  });

  op("index_add", [](Ctx& c, Val x, int64_t dim, Val index, Val source, Num alpha) {
    Val scaled = widen(source);
    return add_into(rows_put(c, x, dim, index, false, kOutOfRange), x, scaled * convert(alpha, scaled.dtype()));
  });
  op("index_copy", takes(kEvery), [](Ctx& c, Val x, int64_t dim, Val index, Val source) {
    return rows_put(c, x, dim, index, false, out_of_bounds("index_copy_(): ", x, dim))(x, source, replace);
  });
  op("index_fill.int_Scalar", [](Ctx& c, Val x, int64_t dim, Val index, Num value) {
    return rows_put(c, x, dim, index, true, out_of_bounds("", x, dim))(x, convert(value, x.dtype()), replace);
  });
  op("index_fill.int_Tensor", [](Ctx& c, Val x, int64_t dim, Val index, Val value) {
    require(value.rank() == 0, "index_fill_ only supports a 0-dimensional value tensor, but got tensor with ",
            value.rank(), " dimension(s).");
    return rows_put(c, x, dim, index, true, out_of_bounds("", x, dim))(x, convert(value, x.dtype()), replace);
  });
  op("index_reduce", [](Ctx& c, Val x, int64_t dim, Val index, Val source, std::string reduce, bool include_self) {
    return reduce_into(rows_put(c, x, dim, index, false, kOutOfRange), x, source, reduce, include_self);
  });
  op("_index_put_impl", takes(kEvery), [](Ctx& c, Val x, OptVals indices, Val values, bool accumulate, Ignored) {
    return index_put(c, x, indices, values, accumulate);
  });
  op("put", [](Ctx& c, Val x, Val index, Val source, bool accumulate) { return put(c, x, index, source, accumulate); });
}

}  // namespace tpu::ops
