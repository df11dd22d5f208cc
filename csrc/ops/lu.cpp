// LU with partial pivoting and what torch builds on it: solve, inverse, determinant. No plugin but the TPU's has LU as an
// operation, so it is a loop over columns in plain HLO: pick the pivot, swap two rows, subtract one outer product.
#include "ops/matrices.h"

namespace tpu::ops {
namespace {

Val s32(Val like, int64_t v) { return constant(*like.b, DType::S32, v); }
Val row_index(Val a) { return iota(*a.b, {DType::S32, a.dims()}, a.rank() - 2); }
Val column_index(Val a) { return iota(*a.b, {DType::S32, a.dims()}, a.rank() - 1); }

/// Column k of [B, m, n], as [B, m].
Val column_of(Val a, Val k) {
  return reshape(dynamic_slice(a, {s32(a, 0), s32(a, 0), k}, {a.dim(0), a.dim(1), 1}), {a.dim(0), a.dim(1)});
}
/// The row of each matrix whose mask [B, m, n] is set, as [B, n]. A select, so other rows' inf and NaN stay out.
Val masked_row(Val a, Val mask) { return reduce_sum(select(mask, a, zeros_like(a)), {1}); }
Val over_rows(Val per_matrix, Val a) { return broadcast_in_dim(per_matrix, a.dims(), {0}); }

/// What LAPACK compares when it looks for a pivot: |re| + |im| of complex numbers (icamax).
Val pivot_size(Val x) { return is_complex(x.dtype()) ? abs(real(x)) + abs(imag(x)) : abs(x); }

/// One step on {k, a [B, m, n], pivots [B, min], info [B]}.
Vals lu_step(const Vals& state, bool pivot) {
  Val k = state[0], a = state[1], pivots = state[2], info = state[3];
  int64_t batch = a.dim(0), m = a.dim(1);
  Val best = broadcast_in_dim(k, {batch}, {});
  if (pivot) {
    Val size = pivot_size(column_of(a, k)), at = iota(*a.b, {DType::S32, size.dims()}, 1);
    size = select(at >= k, size, full_like(size, -1));
    Val top = broadcast_in_dim(reduce_max(size, {1}), size.dims(), {0});
    Val first = reduce_min(select(size == top, at, full_like(at, m)), {1});
    best = select(first < m, first, best);  // a NaN column has no greatest element: no swap
  }
  Val rows = row_index(a), cols = column_index(a), kk = broadcast_in_dim(k, a.dims(), {}), pp = over_rows(best, a);
  Val upper = masked_row(a, rows == pp), old = masked_row(a, rows == kk);
  auto as_row = [&](Val v) { return broadcast_in_dim(v, a.dims(), {0, 2}); };
  a = select(rows == kk, as_row(upper), select(rows == pp, as_row(old), a));

  Val head = reduce_sum(select(iota(*a.b, {DType::S32, upper.dims()}, 1) == k, upper, zeros_like(upper)), {1});
  Val zero = head == 0, divisor = select(zero, full_like(head, 1), head);
  Val multipliers = column_of(a, k) / broadcast_in_dim(divisor, {batch, m}, {0});
  Val l = broadcast_in_dim(multipliers, a.dims(), {0, 1});
  Val below = rows > kk;
  a = select(below & (cols > kk), a - l * as_row(upper), select(below & (cols == kk), l, a));

  Val here = iota(*a.b, {DType::S32, pivots.dims()}, 1) == k;
  pivots = select(here, broadcast_in_dim(best, pivots.dims(), {0}) + 1, pivots);
  info = select((info == 0) & zero, broadcast_in_dim(k, {batch}, {}) + 1, info);
  return {k + 1, a, pivots, info};
}

/// The order in which the swaps leave the rows: (P^T b)[i] = b[perm[i]]. [.., m] from pivots [.., k].
Val permutation_of(Val pivots, int64_t m) {
  Dims batch = batch_dims(pivots, 1);
  int64_t count = numel(batch), k = pivots.dim(-1);
  Builder& b = *pivots.b;
  Val perm = iota(b, {DType::S32, {count, m}}, 1);
  if (count * m == 0 || k == 0) return reshape(perm, batch + Dims{m});
  Vals out = while_loop(
      {constant(b, DType::S32, 0), reshape(pivots, {count, k}), perm}, [k](const Vals& v) { return v[0] < k; },
      [=](const Vals& v) -> Vals {
        Val i = v[0], order = v[2], z = s32(i, 0);
        Val other = broadcast_in_dim(reshape(dynamic_slice(v[1], {z, i}, {count, 1}), {count}), order.dims(), {0}) - 1;
        Val at = iota(*i.b, {DType::S32, order.dims()}, 1), here = at == i, there = at == other;
        auto value = [&](Val mask) {
          return broadcast_in_dim(reduce_sum(select(mask, order, zeros_like(order)), {1}), order.dims(), {0});
        };
        return {i + 1, v[1], select(here, value(there), select(there, value(here), order))};
      });
  return reshape(out[2], batch + Dims{m});
}

/// P as a matrix: P[perm[i], i] = 1.
Val permutation_matrix(Val pivots, int64_t m, DType t) {
  Val perm = permutation_of(pivots, m);
  Dims dims = batch_dims(pivots, 1) + Dims{m, m};
  Val r = iota(*pivots.b, {DType::S32, dims}, static_cast<int64_t>(dims.size()) - 2);
  return convert(r == broadcast_to(unsqueeze(perm, perm.rank() - 1), dims), t);
}

/// b's rows in the order perm [.., m] says.
Val permute_rows(Val b, Val perm) {
  return take_along_axis(b, broadcast_to(unsqueeze(perm, perm.rank()), b.dims()), b.rank() - 2);
}
/// The inverse permutation, by counting: places are few and exact.
Val inverse_permutation(Val perm) {
  Dims dims = perm.dims() + Dims{perm.dim(-1)};
  int64_t r = static_cast<int64_t>(dims.size());
  Val value = iota(*perm.b, {DType::S32, dims}, r - 2);
  Val hit = broadcast_to(unsqueeze(perm, perm.rank()), dims) == iota(*perm.b, {DType::S32, dims}, r - 1);
  return reduce_sum(select(hit, value, zeros_like(value)), {r - 2});
}

/// Solves a x = b, or a^H x = b, for a = P L U. Batches are equal.
Val solve_factored(Val lu, Val pivots, Val b, bool adjoint) {
  if (b.numel() == 0) return b;
  Val perm = permutation_of(pivots, lu.dim(-2));
  if (!adjoint) {
    Val y = triangular_solve(lu, permute_rows(b, perm), true, true, true, false);
    return triangular_solve(lu, y, true, false, false, false);
  }
  Val y = triangular_solve(lu, b, true, false, false, false, true);
  return permute_rows(triangular_solve(lu, y, true, true, true, false, true), inverse_permutation(perm));
}

/// torch's linalg_lu_solve: x a = b is a^H x^H = b^H.
Val lu_solve(Val lu, Val pivots, Val b, bool left, bool adjoint) {
  Dims batch = broadcast_dims(batch_dims(lu), batch_dims(b));
  lu = broadcast_to(lu, batch + Dims{lu.dim(-2), lu.dim(-1)});
  pivots = broadcast_to(pivots, batch + Dims{pivots.dim(-1)});
  b = broadcast_to(b, batch + Dims{b.dim(-2), b.dim(-1)});
  return left ? solve_factored(lu, pivots, b, adjoint) : mh(solve_factored(lu, pivots, mh(b), !adjoint));
}

/// Whether each matrix's row swaps are an odd number, Pred [..].
Val odd_swaps(Val pivots) {
  Val at = iota(*pivots.b, {DType::S32, pivots.dims()}, pivots.rank() - 1) + 1;
  Val swaps = reduce_sum(convert(pivots != at, DType::S32), {pivots.rank() - 1});
  return (swaps & 1) == 1;
}
Val product_of_diagonal(Val a) {
  Val d = diagonal_of(a);
  return reduce_prod(d, {d.rank() - 1});
}

void check_square(Val a, const char* name) {
  require(a.rank() >= 2 && a.dim(-1) == a.dim(-2), name, ": A must be batches of square matrices, but they are ",
          a.rank() < 2 ? 0 : a.dim(-2), " by ", a.rank() < 2 ? 0 : a.dim(-1), " matrices");
}

void check_info(Ctx& c, Val info, bool check, const char* name) {
  if (check) {
    c.check(info == 0, ErrorKind::Runtime,
            str(name,
                ": The diagonal element of a factor is zero, the solve could not be completed "
                "because the input matrix is singular."));
  }
}

/// {L, U} of a packed factor.
std::array<Val, 2> triangles(Val lu) {
  int64_t m = lu.dim(-2), n = lu.dim(-1), k = std::min(m, n), r = lu.rank();
  Val l = tril_of(slice_axis(lu, r - 1, 0, k), -1);
  // Ones on the diagonal of an m x k matrix.
  Val on = broadcast_to(iota(*lu.b, {DType::S32, {m, k}}, 0) == iota(*lu.b, {DType::S32, {m, k}}, 1), l.dims());
  return {select(on, full_like(l, 1), l), triu_of(slice_axis(lu, r - 2, 0, k))};
}

}  // namespace

Lu lu_factor(Val a, bool pivot) {
  Dims batch = batch_dims(a);
  Builder& b = *a.b;
  int64_t count = numel(batch), k = std::min(a.dim(-2), a.dim(-1));
  Val pivots = full(b, {DType::S32, {count, k}}, 0), info = full(b, {DType::S32, {count}}, 0);
  if (a.numel() == 0) return {a, reshape(pivots, batch + Dims{k}), reshape(info, batch)};
  Vals r = while_loop(
      {constant(b, DType::S32, 0), as_batch(a), pivots, info}, [k](const Vals& v) { return v[0] < k; },
      [pivot](const Vals& v) { return lu_step(v, pivot); });
  return {reshape(r[1], a.dims()), reshape(r[2], batch + Dims{k}), reshape(r[3], batch)};
}

void ldl_rows(Table& op);

void lu_rows(Table& op) {
  ldl_rows(op);
  auto solvable = takes(dtype_set({DType::F32, DType::F64, DType::C64, DType::C128}));
  op("linalg_lu_factor_ex", solvable, [](Ctx& c, Val a, bool pivot, bool check) {
    Lu f = lu_factor(a, pivot);
    check_info(c, f.info, check, "torch.linalg.lu_factor_ex");
    return std::array{f.lu, f.pivots, f.info};
  });
  op("linalg_lu", solvable, [](Val a, bool pivot) {
    Lu f = lu_factor(a, pivot);
    auto [l, u] = triangles(f.lu);
    Val p = pivot ? permutation_matrix(f.pivots, a.dim(-2), a.dtype()) : full(*a.b, {a.dtype(), {0}}, 0);
    return std::array{p, l, u};
  });
  op("lu_unpack", solvable, [](Val lu, Val pivots, bool data, bool with_pivots) {
    Val none = full(*lu.b, {lu.dtype(), {0}}, 0);
    std::array<Val, 2> parts = data ? triangles(lu) : std::array{none, none};
    return std::array{with_pivots ? permutation_matrix(pivots, lu.dim(-2), lu.dtype()) : none, parts[0], parts[1]};
  });
  op("linalg_lu_solve", solvable,
     [](Val lu, Val pivots, Val b, bool left, bool adjoint) { return lu_solve(lu, pivots, b, left, adjoint); });
  op("_linalg_solve_ex", solvable, [](Ctx& c, Val a, Val b, bool left, bool check) {
    check_square(a, "torch.linalg.solve");
    Dims vector_dims(a.dims().begin(), a.dims().end() - 1);
    bool vector = b.rank() == 1 || (a.rank() - 1 == b.rank() && b.dims() == vector_dims);
    Lu f = lu_factor(a, true);
    check_info(c, f.info, check, "torch.linalg.solve_ex");
    Val x = lu_solve(f.lu, f.pivots, vector ? unsqueeze(b, -1) : b, left, false);
    return std::array{vector ? squeeze(x, -1) : x, f.lu, f.pivots, f.info};
  });
  op("linalg_inv_ex", solvable, [](Ctx& c, Val a, bool check) {
    check_square(a, "linalg.inv");
    Lu f = lu_factor(a, true);
    check_info(c, f.info, check, "linalg.inv_ex");
    return std::array{solve_factored(f.lu, f.pivots, eye_like(a, a.dim(-1)), false), f.info};
  });
  // _linalg_det and _linalg_slogdet are aten/determinant.cpp's, which may hand in the transpose.
  op("tpu::det", solvable | infers, [](Val a) {
    check_square(a, "linalg.det");
    Lu f = lu_factor(a, true);
    Val d = product_of_diagonal(f.lu);
    return std::array{select(odd_swaps(f.pivots), -d, d), f.lu, f.pivots};
  });
  op("tpu::slogdet", solvable | infers, [](Val a) {
    check_square(a, "linalg.slogdet");
    Lu f = lu_factor(a, true);
    Val d = diagonal_of(f.lu), size = abs(d);
    Val s = is_complex(d.dtype())
                ? select(size == 0, zeros_like(d), d / convert(select(size == 0, full_like(size, 1), size), d.dtype()))
                : sign(d);
    Val sgn = reduce_prod(s, {d.rank() - 1});
    return std::array{select(odd_swaps(f.pivots), -sgn, sgn), reduce_sum(log(size), {d.rank() - 1}), f.lu, f.pivots};
  });
}

}  // namespace tpu::ops
