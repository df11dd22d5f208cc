// Counting by value: bincount, histc, histogram, histogramdd; and sums by segment: repeat_interleave, segment_reduce.
#include "ops/family.h"
#include "ops/indexing.h"

namespace tpu::ops {

void histogram_rows(Table& op);

namespace {

/// Sum of weights (ones without) by bin; an index of `bins` counts nowhere.
Val count_bins(Val index, int64_t bins, optional<Val> weight, DType dtype) {
  if (!weight) return convert(count_of(reshape(index, {index.numel()}), bins, DType::S64), dtype);
  const DType t = opmath_of(dtype);
  Val sums = full(*index.b, {t, {bins}}, 0);
  return convert(scatter_rows(sums, reshape(index, {index.numel()}), reshape(convert(*weight, t), {-1}), 0, add),
                 dtype);
}

Val bincount(Val x, optional<Val> weight, int64_t bins) {
  const DType out = !weight ? DType::S64 : weight->dtype() == DType::F32 ? DType::F32 : DType::F64;
  if (x.numel() == 0 || bins == 0) return full(*x.b, {out, {bins}}, 0);
  return count_bins(narrow_index(x, bins), bins, weight, out);
}

/// The ends of a histogram over all of x: as given, or the extremes of x when they are equal; widened when still equal.
std::array<Val, 2> range_of(Ctx& c, Val x, Val low, Val high) {
  Val least = x.numel() ? reduce_min(x, {}) : lit(x, 0), greatest = x.numel() ? reduce_max(x, {}) : lit(x, 0);
  Val open = low == high;
  low = select(open, least, low);
  high = select(open, greatest, high);
  c.check(is_finite(low) & is_finite(high), ErrorKind::Runtime, "range of histogram is not finite");
  c.check(low <= high, ErrorKind::Runtime, "max must be larger than min");
  Val point = low == high;
  return {select(point, low - 1.0, low), select(point, high + 1.0, high)};
}

Val histc(Ctx& c, Val x, int64_t bins, Val low, Val high) {
  require(bins > 0, "bins must be > 0");
  Val flat = reshape(is_int(x.dtype()) ? convert(x, DType::F64) : widen(x), {x.numel()});
  auto [from, to] = range_of(c, flat, convert(low, flat.dtype()), convert(high, flat.dtype()));
  Val inside = (flat >= from) & (flat <= to);
  Val bin = convert(select(inside, (flat - from) * static_cast<double>(bins) / (to - from), lit(flat, 0)), DType::S32);
  bin = minimum(bin, bins - 1);  // the last bin includes its right end
  return count_bins(select(inside, bin, lit(bin, bins)), bins, {}, x.dtype());
}

/// Edges of `bins` equal parts of [low, high].
Val linear_edges(Val low, Val high, int64_t bins) {
  Val i = convert(iota(*low.b, {DType::S32, {bins + 1}}, 0), low.dtype());
  Val step = (high - low) / static_cast<double>(bins);
  return select(i < static_cast<double>((bins + 1) / 2), low + step * i, high - step * (static_cast<double>(bins) - i));
}

/// Edges of every dim of points [n, d]. range: {low0, high0, low1, ...}.
Vals bin_edges(Ctx& c, Val points, const Dims& bins, const optional<std::vector<double>>& range) {
  const int64_t d = points.dim(1);
  require(static_cast<int64_t>(bins.size()) == d, "torch.histogramdd: expected ", d, " sequences of bin edges for a ",
          d, "-dimensional histogram but got ", bins.size());
  require(!range || static_cast<int64_t>(range->size()) == 2 * d, "torch.histogramdd: for a ", d,
          "-dimensional histogram range should have ", 2 * d, " elements, but got ", range ? range->size() : 0);
  // Without a range, torch takes the extremes of each dim, and 0..1 for no points.
  Vals edges;
  for (int64_t i = 0; i < d; i++) {
    Val x = reshape(slice_axis(points, 1, i, i + 1), {points.dim(0)});
    Val low = lit(x, range ? (*range)[2 * i] : 0.0), high = lit(x, range ? (*range)[2 * i + 1] : 1.0);
    if (!range && x.numel()) {
      low = reduce_min(x, {});
      high = reduce_max(x, {});
    }
    c.check(is_finite(low) & is_finite(high), ErrorKind::Runtime,
            str("torch.histogramdd: dimension ", i, "'s range is not finite"));
    Val point = low == high;
    edges.push_back(linear_edges(select(point, low - 0.5, low), select(point, high + 0.5, high), bins[i]));
  }
  return edges;
}

Val histogramdd(Val points, const Vals& edges, optional<Val> weight, bool density) {
  const int64_t n = points.dim(0), d = points.dim(1);
  const DType t = opmath_of(points.dtype());
  Dims dims;
  int64_t bins = 1;
  for (const Val& e : edges) {
    dims.push_back(e.numel() - 1);
    bins *= dims.back();
  }
  Val flat = full(*points.b, {DType::S32, {n}}, 0), inside = full(*points.b, {DType::Pred, {n}}, 1);
  for (int64_t i = 0; i < d; i++) {
    Val x = reshape(slice_axis(points, 1, i, i + 1), {n});
    Val e = convert(edges[i], x.dtype());
    const int64_t last = dims[i];
    Val low = reshape(slice(e, {0}, {1}), {}), high = reshape(slice(e, {last}, {last + 1}), {});
    inside = inside & (x >= low) & (x <= high);
    Val bin = minimum(search_sorted(e, x, true) - 1, last - 1);
    flat = flat * last + bin;
  }
  Val hist = reshape(count_bins(select(inside, flat, lit(flat, bins)), bins, weight, t), dims);
  if (!density) return hist;
  hist = hist / reduce_sum(hist, {});
  for (int64_t i = 0; i < d; i++) {
    Val e = convert(edges[i], t);
    hist = hist / broadcast_in_dim(slice(e, {1}, {dims[i] + 1}) - slice(e, {0}, {dims[i]}), dims, {i});
  }
  return hist;
}

/// Points of histogramdd: all but the last dim are one.
Val as_points(Val x) {
  require(x.rank() >= 2, "torch.histogramdd: input tensor should have at least 2 dimensions, but got ", x.rank());
  return reshape(x, {x.dim(-1) ? x.numel() / x.dim(-1) : 0, x.dim(-1)});
}

/// `size` elements of it, all there are when `exact`; those beyond the sum of repeats say nothing.
Val repeat_interleave(Ctx& c, Val repeats, int64_t size, bool exact) {
  require(repeats.rank() == 1, "repeat_interleave only accept 1D vector as repeat");
  c.check(repeats >= 0, ErrorKind::Runtime, "repeats can not be negative");
  if (size == 0 || repeats.numel() == 0) return full(c.b, {repeats.dtype(), {size}}, 0);
  Val ends = narrow_index(prefix_sum(repeats, 0), size);
  Val total = reshape(slice(ends, {repeats.numel() - 1}, {repeats.numel()}), {});
  if (exact) c.check(total == size, ErrorKind::Runtime, "allocated size does not match required size");
  return convert(search_sorted(ends, positions(c.b, size), true), repeats.dtype());
}

/// data as rows [batch * n, inner] and the segment of each, numbered through all batches.
struct Segments {
  Val rows, id, lengths;  // lengths: one for each segment
  int64_t count, inner;
  Dims out;
};
Segments segments_of(Ctx& c, Val data, optional<Val> lengths, optional<Val> offsets, int64_t axis) {
  require(lengths.has_value() || offsets.has_value(), "segment_reduce(): Either lengths or offsets must be defined.");
  axis = normalize_axis(axis, data.rank());
  const int64_t last = axis;
  if (!lengths) {
    const int64_t k = offsets->dim(last);
    lengths = slice_axis(*offsets, last, 1, k) - slice_axis(*offsets, last, 0, k - 1);
  }
  const int64_t segments = lengths->dim(-1), n = data.dim(axis);
  int64_t batch = 1, inner = 1;
  for (int64_t i = 0; i < axis; i++) batch *= data.dim(i);
  for (int64_t i = axis + 1; i < data.rank(); i++) inner *= data.dim(i);
  Val l = reshape(convert(*lengths, DType::S64), {batch, segments});
  Val ends = prefix_sum(l, 1);
  if (!lengths || segments > 0) {
    c.check(l >= 0, ErrorKind::Runtime, "lengths contains negative value!");
  }
  Val at = broadcast_to(positions(c.b, n), {batch, n});
  Val id = search_sorted(narrow_index(ends, n), at, true);
  Val base = iota(c.b, {id.dtype(), {batch, n}}, 0) * segments;
  Val all = select(id < segments, id + base, lit(id, batch * segments));
  Dims out = data.dims();
  out[axis] = segments;
  return {reshape(widen(data), {batch * n, inner}),
          reshape(all, {batch * n}),
          reshape(l, {batch * segments}),
          batch * segments,
          inner,
          out};
}

Val column_of(Val x, DType t) { return convert(reshape(x, {x.numel(), 1}), t); }

Val start_value(Ctx& c, const std::string& reduce, DType t, optional<Val> initial) {
  if (initial) return convert(*initial, t);
  if (reduce == "max") return negate(infinity(c.b, t));
  if (reduce == "min") return infinity(c.b, t);
  return constant(c.b, t, reduce == "prod" ? 1 : 0);
}

Combine combiner(const std::string& reduce) {
  if (reduce == "max") return [](Val a, Val b) { return maximum(a, b); };
  if (reduce == "min") return [](Val a, Val b) { return minimum(a, b); };
  if (reduce == "prod") return multiply;
  require(reduce == "sum" || reduce == "mean", "Unsupported reduction given: ", reduce);
  return add;
}

Val segment_reduce(Ctx& c, Val data, const std::string& reduce, optional<Val> lengths, optional<Val> offsets,
                   int64_t axis, optional<Val> initial) {
  const Segments s = segments_of(c, data, lengths, offsets, axis);
  const DType t = s.rows.dtype();
  Val start = broadcast_to(start_value(c, reduce, t, initial), {s.count, s.inner});
  Val result = scatter_rows(start, s.id, s.rows, 0, combiner(reduce));
  if (reduce == "mean") {
    Val length = column_of(s.lengths, t);
    Val empty = initial ? start : broadcast_to(nan(c.b, t), start.dims());
    result = select(broadcast_to(length == 0.0, start.dims()), empty, result / maximum(length, 1.0));
  }
  return convert(reshape(result, s.out), data.dtype());
}

Val segment_reduce_backward(Ctx& c, Val grad, Val output, Val data, const std::string& reduce, optional<Val> lengths,
                            optional<Val> offsets, int64_t axis, optional<Val> initial) {
  const Segments s = segments_of(c, data, lengths, offsets, axis);
  const DType t = s.rows.dtype();
  if (s.rows.numel() == 0 || s.count == 0) return zeros_like(data);
  const Dims table{s.count, s.inner};
  // Rows beyond all segments get nothing.
  Val known = reshape(s.id < s.count, {s.id.numel(), 1});
  auto to_rows = [&](Val by_segment) { return take(by_segment, minimum(s.id, s.count - 1), 0); };
  auto per_segment = [&](Val rows) { return scatter_rows(full(c.b, {t, table}, 0), s.id, rows, 0, add); };
  Val g = reshape(convert(grad, t), table), out = reshape(convert(output, t), table);
  Val result;
  if (reduce == "sum") {
    result = to_rows(g);
  } else if (reduce == "mean") {
    result = to_rows(g / maximum(column_of(s.lengths, t), 1.0));
  } else if (reduce == "max" || reduce == "min") {
    Val best = to_rows(out), wins = convert((s.rows == best) | ((s.rows != s.rows) & (best != best)), t);
    result = wins * to_rows(g / maximum(per_segment(wins), 1.0));
  } else {
    // For an element that is 0 or NaN the product of the others cannot be had by division: it is taken over the plain
    // elements, and is 0 (NaN) when another zero (NaN) stands in the segment.
    Val zero = s.rows == 0.0, odd = zero | is_nan(s.rows);
    Val start = broadcast_to(start_value(c, reduce, t, initial), table);
    Val plain = scatter_rows(start, s.id, select(odd, lit(s.rows, 1.0), s.rows), 0, multiply);
    auto others = [&](Val flags) { return to_rows(per_segment(convert(flags, t))) - convert(flags, t); };
    Val rest = to_rows(plain);
    rest = select(others(zero) > 0.0, lit(rest, 0), rest);
    rest = select(others(is_nan(s.rows)) > 0.0, nan(c.b, t), rest);
    result = to_rows(g) * select(odd, rest, to_rows(out) / s.rows);
  }
  return convert(reshape(select(broadcast_to(known, s.rows.dims()), result, lit(result, 0)), data.dims()),
                 data.dtype());
}

}  // namespace

void histogram_rows(Table& op) {
  // The caller gives the number of bins: max(x) + 1 or minlength.
  op("tpu::bincount", infers | takes(kInts),
     [](Val x, optional<Val> weight, int64_t bins) { return bincount(x, weight, bins); });
  // Integers as on other accelerators: libraries count experts with them.
  op("histc", takes(kFloats | kInts),
     [](Ctx& c, Val x, int64_t bins, Num low, Num high) { return histc(c, x, bins, low, high); });
  using Range = optional<std::vector<double>>;
  op("histogram.bin_ct", infers | takes(kFloats),
     [](Ctx& c, Val x, int64_t bins, Range range, optional<Val> weight, bool density) {
       Val points = reshape(x, {x.numel(), 1});
       Val edges = bin_edges(c, points, {bins}, range)[0];
       return std::array<Val, 2>{histogramdd(points, {edges}, weight, density), edges};
     });
  op("histogram.bins_tensor", infers | takes(kFloats), [](Val x, Val bins, optional<Val> weight, bool density) {
    return std::array<Val, 2>{histogramdd(reshape(x, {x.numel(), 1}), {bins}, weight, density), bins};
  });
  op("_histogramdd_bin_edges", infers | takes(kFloats),
     [](Ctx& c, Val x, Dims bins, Range range, Ignored, Ignored) { return bin_edges(c, as_points(x), bins, range); });
  op("_histogramdd_from_bin_cts", infers | takes(kFloats),
     [](Ctx& c, Val x, Dims bins, Range range, optional<Val> weight, bool density) {
       Val points = as_points(x);
       return histogramdd(points, bin_edges(c, points, bins, range), weight, density);
     });
  op("_histogramdd_from_bin_tensors", infers | takes(kFloats),
     [](Val x, Vals bins, optional<Val> weight, bool density) {
       return histogramdd(as_points(x), bins, weight, density);
     });

  op("tpu::repeat_interleave", infers | takes(kInts),
     [](Ctx& c, Val repeats, int64_t size, bool exact) { return repeat_interleave(c, repeats, size, exact); });
  op("segment_reduce", infers | takes(kFloats),
     [](Ctx& c, Val data, std::string reduce, optional<Val> lengths, Ignored, optional<Val> offsets, int64_t axis,
        Ignored, optional<Num> initial) { return segment_reduce(c, data, reduce, lengths, offsets, axis, initial); });
  op("_segment_reduce_backward", infers | takes(kFloats),
     [](Ctx& c, Val grad, Val output, Val data, std::string reduce, optional<Val> lengths, optional<Val> offsets,
        int64_t axis, optional<Num> initial) {
       return segment_reduce_backward(c, grad, output, data, reduce, lengths, offsets, axis, initial);
     });
}

}  // namespace tpu::ops
