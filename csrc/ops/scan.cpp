// Cumulative operators: inclusive prefix combinations along one dim.
#include <bit>

#include "ops/family.h"

namespace tpu::ops {
namespace {

Vals slices(const Vals& v, int64_t axis, int64_t start, int64_t limit, int64_t stride = 1) {
  Vals out;
  for (Val x : v) out.push_back(slice_axis(x, axis, start, limit, stride));
  return out;
}

/// a0 b0 a1 b1 ... along axis; a is as long as b or one longer.
Val interleave(Val a, Val b, int64_t axis) {
  int64_t na = a.dims()[axis], nb = b.dims()[axis];
  Dims low(a.rank(), 0), high_a(a.rank(), 0), high_b(a.rank(), 0), interior(a.rank(), 0);
  interior[axis] = 1;
  high_a[axis] = na == nb ? 1 : 0;
  Val zero = constant_like(a, 0);
  Val spread_a = pad(a, zero, low, high_a, interior);
  low[axis] = 1;
  high_b[axis] = na == nb ? 0 : 1;
  Val spread_b = pad(b, zero, low, high_b, interior);
  Type place{DType::S32, Dims(a.rank(), 1)};
  place.dims[axis] = na + nb;
  Val even = (iota(*a.b, place, axis) & constant(*a.b, DType::S32, 1)) == 0;
  return select(broadcast_to(even, spread_a.dims()), spread_a, spread_b);
}

/// All prefixes of v under an associative `combine`, in about 2n combinations and 2 log2(n) steps: pairs are combined,
/// the half as long list is scanned, and the places between are filled (Blelloch, "Prefix sums and their applications").
Vals scan(const Vals& v, int64_t axis, const CombineMany& combine) {
  int64_t n = v[0].dims()[axis];
  if (n < 2) return v;
  Vals odd = scan(combine(slices(v, axis, 0, n - 1, 2), slices(v, axis, 1, n, 2)), axis, combine);
  Vals even = slices(v, axis, 0, 1);
  if (n > 2) {
    Vals rest = combine(slices(odd, axis, 0, (n - 1) / 2), slices(v, axis, 2, n, 2));
    for (size_t i = 0; i < v.size(); i++) even[i] = concatenate({even[i], rest[i]}, axis);
  }
  Vals out;
  for (size_t i = 0; i < v.size(); i++) out.push_back(interleave(even[i], odd[i], axis));
  return out;
}

/// scan() of a list whose length varies: lengthened to a power of two, so that all lengths up to it take the same steps.
/// What stands behind the list changes no prefix of it.
Vals scan_any(const Vals& v, int64_t axis, const CombineMany& combine) {
  const int64_t n = v[0].dims()[axis];
  if (!v[0].b->sizes_vary) return scan(v, axis, combine);
  constexpr uint64_t kLeast = 8;  // as the least bound of a size
  const auto whole = static_cast<int64_t>(std::max(kLeast, std::bit_ceil(static_cast<uint64_t>(n))));
  Vals longer;
  for (Val x : v) {
    Dims low(x.rank(), 0), high(x.rank(), 0);
    high[axis] = whole - n;
    longer.push_back(pad(x, constant_like(x, 0), low, high));
  }
  return slices(scan(longer, axis, combine), axis, 0, n);
}

template <class F>
Val scan_one(Val x, int64_t dim, F combine) {
  dim = normalize_axis(dim, std::max<int64_t>(x.rank(), 1));
  if (x.rank() == 0 || x.numel() == 0) return x;
  auto many = [&](const Vals& a, const Vals& b) { return Vals{combine(a[0], b[0])}; };
  return scan_any({x}, dim, many)[0];
}

Val log_add_exp(Val a, Val b) {
  if (is_complex(a.dtype())) {
    Val a_first = real(a) >= real(b);
    Val hi = select(a_first, a, b), lo = select(a_first, b, a);
    return select(real(hi) == lowest(*a.b, real_of(a.dtype())), hi, hi + log(exp(lo - hi) + 1));
  }
  Val hi = maximum(a, b);
  Val sum = hi + log1p(exp(-abs(a - b)));
  return select(is_inf(a) & (a == b), a, sum);
}

/// Summed in double, as on the CPU: the gradient takes the exponential of differences of these sums.
Val accumulated(Val x) {
  return convert(x, x.dtype() == DType::F32   ? DType::F64
                    : x.dtype() == DType::C64 ? DType::C128
                                              : opmath_of(x.dtype()));
}

/// Running extreme and its index. Among equals the later one counts, and so does the latest nan (ReduceOps.cpp).
std::array<Val, 2> running_extreme(Val x, int64_t dim, bool greatest) {
  if (x.rank() == 0) return {x, constant(*x.b, DType::S64, 0)};
  int64_t axis = normalize_axis(dim, x.rank());
  Val place = iota(*x.b, {DType::S32, x.dims()}, axis);
  if (x.numel() == 0) return {x, convert(place, DType::S64)};
  Vals out = scan_any({x, place}, axis, [=](const Vals& a, const Vals& b) -> Vals {
    Val later = greatest ? b[0] >= a[0] : b[0] <= a[0];
    if (is_float(x.dtype())) later = later | is_nan(b[0]);
    return {select(later, b[0], a[0]), select(later, b[1], a[1])};
  });
  return {out[0], convert(out[1], DType::S64)};
}

}  // namespace

void scan_rows(Table& op) {
  op("cumsum", [](Ctx& c, Val x, int64_t dim, optional<DType>) {
    return scan_one(convert(x, opmath_of(c.out().dtype)), dim, [](Val a, Val b) { return a + b; });
  });
  op("cumprod", [](Ctx& c, Val x, int64_t dim, optional<DType>) {
    return scan_one(convert(x, opmath_of(c.out().dtype)), dim, [](Val a, Val b) { return a * b; });
  });
  op("_logcumsumexp", takes(kInexact) | infers,
     [](Val x, int64_t dim) { return convert(scan_one(accumulated(x), dim, log_add_exp), x.dtype()); });
  op("cummax", takes(kReal) | infers, [](Val x, int64_t dim) { return running_extreme(x, dim, true); });
  op("cummin", takes(kReal) | infers, [](Val x, int64_t dim) { return running_extreme(x, dim, false); });
}

}  // namespace tpu::ops
