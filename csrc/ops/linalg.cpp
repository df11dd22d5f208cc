// Linear algebra without a loop of its own: triangles, Cholesky, cross product, matrix exponential.
#include <cmath>

#include "ops/matrices.h"

namespace tpu::ops {

Val where_lower(Val a, int64_t k) {
  Builder& b = *a.b;
  Dims mn{a.dim(-2), a.dim(-1)};
  Val lower = iota(b, {DType::S32, mn}, 0) + k >= iota(b, {DType::S32, mn}, 1);
  return broadcast_to(lower, a.dims());
}
Val tril_of(Val a, int64_t k) { return select(where_lower(a, k), a, zeros_like(a)); }
Val triu_of(Val a, int64_t k) { return select(where_lower(a, k - 1), zeros_like(a), a); }

Val eye_like(Val a, int64_t n) {
  Builder& b = *a.b;
  Val eye = iota(b, {DType::S32, {n, n}}, 0) == iota(b, {DType::S32, {n, n}}, 1);
  return broadcast_to(convert(eye, a.dtype()), batch_dims(a) + Dims{n, n});
}

Val diagonal_of(Val a) {
  int64_t k = std::min(a.dim(-2), a.dim(-1));
  Val square = slice_axis(slice_axis(a, a.rank() - 2, 0, k), a.rank() - 1, 0, k);
  Val on = broadcast_to(iota(*a.b, {DType::S32, {k, k}}, 0) == iota(*a.b, {DType::S32, {k, k}}, 1), square.dims());
  return reduce_sum(select(on, square, zeros_like(square)), {a.rank() - 1});
}

Val scale_columns(Val a, Val v) { return a * broadcast_to(unsqueeze(v, v.rank() - 1), a.dims()); }

Vals each_matrix(const Vals& batches, const std::vector<Type>& types, const std::function<Vals(const Vals&)>& f) {
  Builder& b = *batches[0].b;
  int64_t count = batches[0].dim(0);
  size_t n = batches.size();
  Vals state = batches;
  for (const Type& t : types) state.push_back(full(b, {t.dtype, Dims{count} + t.dims}, 0));
  state.push_back(constant(b, DType::S32, 0));
  auto starts = [](Val i, int64_t rank) {
    Vals s(rank, lit(i, 0));
    s[0] = i;
    return s;
  };
  Vals out = while_loop(
      state, [count](const Vals& s) { return s.back() < count; },
      [&](const Vals& s) {
        Val i = s.back();
        Vals one, next = s;
        for (size_t k = 0; k < n; k++) {
          Dims dims = s[k].dims(), rest(dims.begin() + 1, dims.end());
          dims[0] = 1;
          one.push_back(reshape(dynamic_slice(s[k], starts(i, s[k].rank()), dims), rest));
        }
        Vals results = f(one);
        for (size_t k = 0; k < results.size(); k++)
          next[n + k] = dynamic_update_slice(s[n + k], unsqueeze(results[k], 0), starts(i, s[n + k].rank()));
        next.back() = i + 1;
        return next;
      });
  return {out.begin() + static_cast<int64_t>(n), out.end() - 1};
}

Val cholesky_of(Val a, bool upper) {
  if (a.numel() == 0) return a;
  if (upper) return mh(tril_of(cholesky(mh(a), true)));
  return tril_of(cholesky(a, true));
}

namespace {

/// Order of the first leading minor that is not positive definite, or 0. The factorisation itself says only that there
/// is one, so the failing case, and only that, is done again step by step for its pivots.
Val cholesky_info(Val a, Val factor) {
  Builder& b = *a.b;
  Dims batch = batch_dims(a);
  Val none = full(b, {DType::S32, batch}, 0);
  if (a.numel() == 0) return none;
  Val bad = reduce_or(is_nan(real(factor)), {a.rank() - 2, a.rank() - 1});
  int64_t n = a.dim(-1), count = numel(batch);
  auto find = [=](const Vals& v) -> Vals {
    Builder& b = *v[0].b;
    Val k0 = constant(b, DType::S32, 0), info0 = full(b, {DType::S32, {count}}, 0);
    auto cond = [=](const Vals& s) { return s[0] < n; };
    auto body = [=](const Vals& s) -> Vals {
      Val k = s[0], m = s[1], info = s[2], z = constant(*k.b, DType::S32, 0);
      Val column = reshape(dynamic_slice(m, {z, z, k}, {count, n, 1}), {count, n});
      Val pivot = reshape(dynamic_slice(column, {z, k}, {count, 1}), {count});
      info = select((info == 0) & ~(real(pivot) > 0), k + 1, info);
      Val l = column / broadcast_in_dim(pivot, {count, n}, {0});
      Val outer = broadcast_in_dim(l, {count, n, n}, {0, 1}) * broadcast_in_dim(conj(column), {count, n, n}, {0, 2});
      return {k + 1, m - outer, info};
    };
    return {reshape(while_loop({k0, v[0], info0}, cond, body)[2], batch)};
  };
  Val lower = tril_of(a, -1),
      hermitian = lower + mh(lower) + eye_like(a, n) * broadcast_to(unsqueeze(diagonal_of(a), -1), a.dims());
  Val any = reduce_or(bad, {});
  Val info = if_else(any, {as_batch(hermitian)}, find,
                     [=](const Vals& v) -> Vals { return {full(*v[0].b, {DType::S32, batch}, 0)}; })[0];
  return select(bad, info, none);
}

std::array<Val, 2> cholesky_ex(Ctx& c, Val a, bool upper, bool check_errors) {
  Val factor = cholesky_of(a, upper), info = cholesky_info(upper ? mh(a) : a, factor);
  if (check_errors) {
    c.check(info == 0, ErrorKind::Runtime,
            "linalg.cholesky_ex: The factorization could not be completed because the input is not positive-definite.");
  }
  return {factor, info};
}

/// Solves a x = b (left) or x a = b with batches broadcast against each other.
Val solve_triangle(Val a, Val b, bool upper, bool left, bool unit, bool adjoint = false, bool transpose = false) {
  Dims batch = broadcast_dims(batch_dims(a), batch_dims(b));
  a = broadcast_to(a, batch + Dims{a.dim(-2), a.dim(-1)});
  b = broadcast_to(b, batch + Dims{b.dim(-2), b.dim(-1)});
  if (b.numel() == 0) return b;
  return triangular_solve(a, b, left, !upper, unit, transpose, adjoint);
}

/// Solves l l^H x = b, or u^H u x = b.
Val solve_cholesky(Val factor, Val b, bool upper) {
  Val y = solve_triangle(factor, b, upper, true, false, upper);
  return solve_triangle(factor, y, upper, true, false, !upper);
}

Val cross(Val a, Val b, int64_t dim) {
  Dims dims = broadcast_dims(a.dims(), b.dims());
  a = broadcast_to(a, dims);
  b = broadcast_to(b, dims);
  int64_t axis = normalize_axis(dim, a.rank());
  auto part = [axis](Val v, int64_t i) { return slice_axis(v, axis, i, i + 1); };
  auto component = [&](int64_t i, int64_t j) { return part(a, i) * part(b, j) - part(a, j) * part(b, i); };
  return concatenate({component(1, 2), component(2, 0), component(0, 1)}, axis);
}

/// exp(a) by scaling and squaring with a Taylor polynomial of degree 18 (Bader, Blanes, Casas 2019, whose bounds on the
/// norm for that degree these are).
Val matrix_exp(Val x) {
  int64_t n = x.dim(-1);
  if (x.numel() == 0) return x;
  if (n == 1) return exp(x);
  Val a = as_batch(widen(x));
  DType t = a.dtype(), real_t = real_of(t);
  Builder& b = *a.b;
  double bound = real_t == DType::F64 ? 1.090863719290036 : 3.010066362817634;
  Val norm = reduce_max(reduce_sum(abs(a), {1}), {1});
  Val squarings = ceil(log(norm / bound) / std::log(2.0));
  // NaN compares false, so a matrix that is not finite is not scaled; 2^1024 is beyond any finite norm.
  squarings = select(squarings > 0.0, minimum(squarings, 1024.0), zeros_like(squarings));
  Val scale = convert(power(constant(b, real_t, 2.0), -squarings), t);
  a = a * broadcast_in_dim(scale, a.dims(), {0});
  Val eye = eye_like(a, n), a2 = matmul(a, a), a3 = matmul(a2, a), a4 = matmul(a2, a2);
  double factorial[19] = {1};
  for (int i = 1; i <= 18; i++) factorial[i] = factorial[i - 1] * i;
  const Val powers[] = {eye, a, a2, a3};
  Val sum;
  for (int j = 4; j >= 0; j--) {
    if (sum) sum = matmul(sum, a4);
    for (int i = 0; i < 4 && 4 * j + i <= 18; i++) {
      Val term = powers[i] * (1.0 / factorial[4 * j + i]);
      sum = sum ? sum + term : term;
    }
  }
  Val rounds = convert(squarings, DType::S32);
  Vals out = while_loop(
      {constant(b, DType::S32, 0), rounds, reduce_max(rounds, {}), sum}, [](const Vals& v) { return v[0] < v[2]; },
      [](const Vals& v) -> Vals {
        Val more = broadcast_in_dim(v[0] < v[1], v[3].dims(), {0});
        return {v[0] + 1, v[1], v[2], select(more, matmul(v[3], v[3]), v[3])};
      });
  return convert(reshape(out[3], x.dims()), x.dtype());
}

}  // namespace

void linalg_rows(Table& op) {
  auto solvable = takes(dtype_set({DType::F32, DType::F64, DType::C64, DType::C128}));
  op("linalg_cross", [](Val a, Val b, int64_t dim) { return cross(a, b, dim); });
  op("linalg_matrix_exp", takes(kInexact), [](Val a) { return matrix_exp(a); });
  op("_compute_linear_combination", takes(kInexact) | infers, [](Val x, Val coefficients) {
    Dims rest(x.dims().begin() + 1, x.dims().end());
    Val sums = matmul(coefficients, reshape(x, {x.dim(0), numel(rest)}));
    return reshape(sums, Dims{coefficients.dim(0)} + rest);
  });

  op("linalg_cholesky_ex", solvable,
     [](Ctx& c, Val a, bool upper, bool check) { return cholesky_ex(c, a, upper, check); });
  op("cholesky", solvable, [](Ctx& c, Val a, bool upper) {
    Val factor = cholesky_of(a, upper);
    c.check(~is_nan(real(factor)), ErrorKind::Runtime,
            "cholesky: The factorization could not be completed because the input is not positive-definite.");
    return factor;
  });
  op("_cholesky_solve_helper", solvable,
     [](Val b, Val factor, bool upper) { return solve_cholesky(factor, b, upper); });
  op("cholesky_inverse", solvable,
     [](Val factor, bool upper) { return solve_cholesky(factor, eye_like(factor, factor.dim(-1)), upper); });

  op("linalg_solve_triangular", solvable,
     [](Val a, Val b, bool upper, bool left, bool unit) { return solve_triangle(a, b, upper, left, unit); });
  op("triangular_solve", solvable, [](Val b, Val a, bool upper, bool transpose, bool unit) {
    Val x = solve_triangle(a, b, upper, true, unit, false, transpose);
    return std::array{x, broadcast_to(a, batch_dims(x) + Dims{a.dim(-2), a.dim(-1)})};
  });
}

}  // namespace tpu::ops
