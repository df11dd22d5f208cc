#include "ops/resample.h"

#include <cstring>

namespace tpu::ops {

Val constant_reals(Builder& b, DType dtype, const std::vector<double>& values) {
  DType stored = dtype == DType::F64 ? DType::F64 : DType::F32;
  std::string bytes;
  for (double v : values) {
    char raw[sizeof(double)];
    float narrow = static_cast<float>(v);
    size_t size = stored == DType::F64 ? sizeof(double) : sizeof(float);
    std::memcpy(raw, stored == DType::F64 ? static_cast<const void*>(&v) : &narrow, size);
    bytes.append(raw, size);
  }
  return convert(constant_dense(b, {stored, {static_cast<int64_t>(values.size())}}, bytes), dtype);
}

Taps transposed(const Taps& taps) {
  Taps t{.in = taps.out(), .rows = std::vector<std::vector<Tap>>(taps.in)};
  for (int64_t i = 0; i < taps.out(); i++) {
    for (const Tap& tap : taps.rows[i]) t.rows[tap.at].push_back({i, tap.weight});
  }
  return t;
}

Taps interval_taps(int64_t in, const Dims& start, const Dims& end) {
  Taps t{.in = in};
  for (size_t i = 0; i < start.size(); i++) {
    auto& row = t.rows.emplace_back();
    for (int64_t at = start[i]; at < end[i]; at++) row.push_back({at});
  }
  return t;
}

void adaptive_intervals(int64_t in, int64_t out, Dims& start, Dims& end) {
  for (int64_t i = 0; i < out; i++) {
    start.push_back(i * in / out);
    end.push_back(((i + 1) * in + out - 1) / out);
  }
}

Val take_constant(Val x, int64_t axis, const Dims& places) {
  int64_t n = static_cast<int64_t>(places.size()), size = x.dim(axis);
  int64_t step = n > 1 ? places[1] - places[0] : 1;
  bool even = step > 0, repeat = size > 0 && n % size == 0;
  for (int64_t i = 0; i < n; i++) {
    even = even && places[i] == places[0] + i * step;
    repeat = repeat && places[i] == i / (n / size);
  }
  if (n > 0 && even) {
    if (n == size) return x;
    return slice_axis(x, axis, places[0], places[n - 1] + 1, step);
  }
  if (n > 0 && repeat) {
    Dims wide = x.dims(), joined = x.dims(), mapping;
    wide.insert(wide.begin() + axis + 1, n / size);
    joined[axis] = n;
    for (int64_t i = 0; i < x.rank(); i++) mapping.push_back(i <= axis ? i : i + 1);
    return reshape(broadcast_in_dim(x, wide, mapping), joined);
  }
  return take(x, constant_list(*x.b, DType::S32, places), axis);
}

namespace {

Val along_axis(Val v, const Dims& dims, int64_t axis) { return broadcast_in_dim(v, dims, {axis}); }

/// The k-th tap of every output: places, weights and whether it exists.
struct Column {
  Dims places;
  std::vector<double> weights;
  std::string exists;  // bytes of a Pred constant
  bool all = true, ones = true;
};
Column column(const Taps& taps, size_t k) {
  Column c;
  for (const auto& row : taps.rows) {
    bool exists = k < row.size();
    c.places.push_back(exists ? row[k].at : row.empty() ? 0 : row.back().at);
    c.weights.push_back(exists ? row[k].weight : 0.0);
    c.exists.push_back(exists ? 1 : 0);
    c.all = c.all && exists;
    c.ones = c.ones && (!exists || row[k].weight == 1.0);
  }
  return c;
}

Val weigh(Val term, const Column& c, int64_t axis) {
  if (!c.ones) term = term * along_axis(constant_reals(*term.b, term.dtype(), c.weights), term.dims(), axis);
  if (c.all) return term;
  Val exists = constant_dense(*term.b, {DType::Pred, {static_cast<int64_t>(c.exists.size())}}, c.exists);
  return select(along_axis(exists, term.dims(), axis), term, zeros_like(term));
}

}  // namespace

Val resample(Val x, int64_t axis, const Taps& taps) {
  size_t most = 0;
  for (const auto& row : taps.rows) most = std::max(most, row.size());
  Dims dims = x.dims();
  dims[axis] = taps.out();
  if (most == 0 || numel(dims) == 0) return full(*x.b, {x.dtype(), dims}, 0);
  // A few taps are a sum of shifted reads, which fuses; many are one gather and a reduction, which keeps programs small.
  constexpr size_t kUnroll = 8;
  if (most <= kUnroll) {
    Val sum;
    for (size_t k = 0; k < most; k++) {
      Column c = column(taps, k);
      Val term = weigh(take_constant(x, axis, c.places), c, axis);
      sum = sum ? sum + term : term;
    }
    return sum;
  }
  Column all;
  for (size_t k = 0; k < most; k++) {
    Column c = column(taps, k);
    all.places.insert(all.places.end(), c.places.begin(), c.places.end());
    all.weights.insert(all.weights.end(), c.weights.begin(), c.weights.end());
    all.exists += c.exists;
    all.all = all.all && c.all;
    all.ones = all.ones && c.ones;
  }
  Val terms = weigh(take_constant(x, axis, all.places), all, axis);
  Dims split = dims;
  split.insert(split.begin() + axis, static_cast<int64_t>(most));
  return reduce_sum(reshape(terms, split), {axis});
}

}  // namespace tpu::ops
