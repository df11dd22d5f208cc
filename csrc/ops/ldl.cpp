// L D L^T (or L D L^H) factors of symmetric (Hermitian) matrices with the pivoting of J. R. Bunch and L. Kaufman, 1977, in
// the form of LAPACK's sytf2 and hetf2 from the lower triangle, and the solution of systems with them (sytrs). D has blocks
// of one or two rows: a negative pivot, given twice, marks a block of two.
#include <cmath>

#include "ops/matrices.h"

namespace tpu::ops {

void ldl_rows(Table& op);

namespace {

Val size_of(Val a) { return abs(real(a)) + abs(imag(a)); }
Val row_numbers(Val a) { return iota(*a.b, {DType::S32, a.dims()}, 0); }
Val column_numbers(Val a) { return iota(*a.b, {DType::S32, a.dims()}, 1); }
Val row(Val a, Val i) { return dynamic_slice(a, {i, lit(i, 0)}, {1, a.dim(1)}); }
Val column(Val a, Val j) { return dynamic_slice(a, {lit(j, 0), j}, {a.dim(0), 1}); }
Val element(Val a, Val i, Val j) { return reshape(dynamic_slice(a, {i, j}, {1, 1}), {}); }
Val only(Val where, Val a) { return select(where, a, zeros_like(a)); }
Val swap_rows(Val a, Val i, Val j) {
  Val at = row_numbers(a);
  return select(at == i, row(a, j), select(at == j, row(a, i), a));
}
Val swap_columns(Val a, Val i, Val j) { return transpose(swap_rows(transpose(a, {1, 0}), i, j), {1, 0}); }
/// The other half of a symmetric or Hermitian matrix.
Val mirrored(Val a, bool hermitian) { return hermitian ? mh(a) : mt(a); }

/// The inverse of {{a, upper}, {b, c}}, row by row. Scaled by b, the greatest of them when the pivoting chooses two rows.
std::array<Val, 4> inverse_of_block(Val a, Val b, Val upper, Val c) {
  Val scale = convert(abs(b), a.dtype());
  scale = select(abs(b) > 0, scale, lit(scale, 1));
  a = a / scale, b = b / scale, upper = upper / scale, c = c / scale;
  Val factor = 1 / ((a * c - b * upper) * scale);
  return {c * factor, -upper * factor, -b * factor, a * factor};
}

struct Pivot {
  Val row, two,
      none;  // the row to bring to the front, whether the block has two rows, whether there is nothing to divide by
};
Pivot choose_pivot(Val m, Val k) {
  const double alpha = (1 + std::sqrt(17.0)) / 8;
  Val at = row_numbers(column(m, k)), first = size_of(element(m, k, k)), sizes = only(at > k, size_of(column(m, k)));
  Val most = reduce_max(sizes, {});
  Val best = reduce_min(select((sizes == most) & (at > k), at, full_like(at, m.dim(0) - 1)), {});
  Val across = size_of(mt(row(m, best)));
  Val row_most = reduce_max(only((at >= k) & (at != best), across), {});
  Val none = (maximum(first, most) == 0) | is_nan(first);
  Val stay = none | (first >= alpha * most) | (first * row_most >= alpha * most * most);
  Val single = size_of(element(m, best, best)) >= alpha * row_most;
  return {select(stay, k, best), ~stay & ~single, none};
}

/// {ld, pivots, info} of one matrix.
Vals factor(Val a, bool hermitian) {
  int64_t n = a.dim(0);
  Builder& b = *a.b;
  Val below = tril_of(a, -1), d = diagonal_of(a);
  if (hermitian) d = convert(real(d), a.dtype());
  Val full_matrix = below + mirrored(below, hermitian) + eye_like(a, n) * reshape(d, {n, 1});
  Vals start{constant(b, DType::S32, 0), full_matrix, zeros_like(a), full(b, {DType::S32, {n}}, 0),
             constant(b, DType::S32, 0)};
  Vals r = while_loop(
      start, [n](const Vals& s) { return s[0] < n; },
      [=](const Vals& s) -> Vals {
        Val k = s[0], m = s[1], ld = s[2];
        Pivot p = choose_pivot(m, k);
        Val last = k + convert(p.two, DType::S32), next = minimum(k + 1, n - 1);
        m = swap_columns(swap_rows(m, last, p.row), last, p.row);
        Val x0 = column(m, k), x1 = column(m, next), at = row_numbers(x0);
        auto [i00, i01, i10, i11] =
            inverse_of_block(element(m, k, k), element(m, next, k), element(m, k, next), element(m, next, next));
        Val pivot = element(m, k, k), single = 1 / select(p.none, lit(pivot, 1), pivot);
        // x D^-1: row vectors against the block.
        Val w0 = only(at > last, select(p.two, x0 * i00 + x1 * i10, x0 * single));
        Val w1 = only((at > last) & p.two, x0 * i01 + x1 * i11);
        Val rest = only(at > last, x0), rest1 = only((at > last) & p.two, x1);
        Val change = w0 * mirrored(rest, hermitian) + w1 * mirrored(rest1, hermitian);
        Val keep0 = select((at == k) | ((at == last) & p.two), x0, w0), keep1 = select(at == next, x1, w1);
        Val across = column_numbers(ld);
        ld = select(across == k, broadcast_to(keep0, ld.dims()), ld);
        ld = select((across == next) & p.two, broadcast_to(keep1, ld.dims()), ld);
        Val place = iota(*m.b, {DType::S32, {n}}, 0), value = select(p.two, -(p.row + 1), p.row + 1);
        Val pivots = select((place == k) | (place == last), value, s[3]);
        Val info = select(p.none & (s[4] == 0), k + 1, s[4]);
        return {last + 1, m - select(p.none, zeros_like(change), change), ld, pivots, info};
      });
  return {r[2], r[3], r[4]};
}

/// x with L D L' x = b for one matrix.
Val solve(Val ld, Val pivots, Val b, bool hermitian) {
  int64_t n = ld.dim(0);
  auto other = [hermitian](Val v) { return hermitian ? conj(v) : v; };
  auto pivot_at = [](Val pivots, Val k) { return reshape(dynamic_slice(pivots, {k}, {1}), {}); };
  Val start = constant(*ld.b, DType::S32, 0);
  Vals r = while_loop(
      {start, b, ld, pivots}, [n](const Vals& s) { return s[0] < n; },
      [=](const Vals& s) -> Vals {
        Val k = s[0], x = s[1], ld = s[2], p = pivot_at(s[3], k), two = p < 0, last = k + convert(two, DType::S32);
        x = swap_rows(x, last, abs(p) - 1);
        Val next = minimum(k + 1, n - 1), at = row_numbers(x), from = row_numbers(column(ld, k));
        Val y0 = row(x, k), y1 = row(x, next);
        x = x - only(from > last, column(ld, k)) * y0 - only((from > last) & two, column(ld, next)) * y1;
        Val d = element(ld, k, k), c = element(ld, next, next), low = element(ld, next, k);
        auto [i00, i01, i10, i11] = inverse_of_block(d, low, other(low), c);
        x = select(at == k, select(two, i00 * y0 + i01 * y1, y0 / d), x);
        return {last + 1, select((at == next) & two, i10 * y0 + i11 * y1, x), ld, s[3]};
      });
  r = while_loop(
      {start + (n - 1), r[1], ld, pivots}, [](const Vals& s) { return s[0] >= 0; },
      [=](const Vals& s) -> Vals {
        Val k = s[0], x = s[1], ld = s[2], p = pivot_at(s[3], k), two = p < 0, first = k - convert(two, DType::S32);
        Val at = row_numbers(x), from = row_numbers(column(ld, k));
        auto product = [&](Val j) { return reduce_sum(other(only(from > k, column(ld, j))) * x, {0}, true); };
        Val y0 = product(k), y1 = product(first);
        x = select(at == k, x - y0, select((at == first) & two, x - y1, x));
        return {first - 1, swap_rows(x, k, abs(p) - 1), ld, s[3]};
      });
  return r[1];
}

}  // namespace

void ldl_rows(Table& op) {
  auto solvable = takes(dtype_set({DType::F32, DType::F64, DType::C64, DType::C128}));
  op("linalg_ldl_factor_ex", solvable, [](Ctx& c, Val a, bool hermitian, bool check) {
    Dims batch = batch_dims(a), vectors = batch + Dims{a.dim(-1)};
    if (a.numel() == 0) return Vals{a, full(c.b, {DType::S32, vectors}, 0), full(c.b, {DType::S32, batch}, 0)};
    Vals r =
        each_matrix({as_batch(a)}, {{a.dtype(), {a.dim(-1), a.dim(-1)}}, {DType::S32, {a.dim(-1)}}, {DType::S32, {}}},
                    [hermitian](const Vals& v) { return factor(v[0], hermitian); });
    if (check)
      c.check(r[2] == 0, ErrorKind::Runtime,
              "torch.linalg.ldl_factor_ex: A diagonal block of a factor is zero: the matrix is singular.");
    return Vals{reshape(r[0], a.dims()), reshape(r[1], vectors), reshape(r[2], batch)};
  });
  op("linalg_ldl_solve", solvable, [](Val ld, Val pivots, Val b, bool hermitian) {
    int64_t n = ld.dim(-1), columns = b.dim(-1);
    Dims batch = broadcast_dims(batch_dims(ld), batch_dims(b));
    b = broadcast_to(b, batch + Dims{n, columns});
    if (b.numel() == 0) return b;
    ld = as_batch(broadcast_to(ld, batch + Dims{n, n}));
    pivots = reshape(broadcast_to(pivots, batch + Dims{n}), {numel(batch), n});
    Vals r = each_matrix({ld, pivots, as_batch(b)}, {{b.dtype(), {n, columns}}},
                         [hermitian](const Vals& v) { return Vals{solve(v[0], v[1], v[2], hermitian)}; });
    return reshape(r[0], b.dims());
  });
}

}  // namespace tpu::ops
