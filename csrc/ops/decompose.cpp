// Orthogonal factorisations: QR and what torch builds on it, eigenvalues of Hermitian matrices, singular values,
// least squares.
// QR and its product of reflectors, and Eigh of real matrices, are operations that both device compilers know by name.
#include <limits>

#include "ops/matrices.h"

namespace tpu::ops {
namespace {

double epsilon(DType t) {
  return t == DType::F64 || t == DType::C128 ? std::numeric_limits<double>::epsilon()
                                             : std::numeric_limits<float>::epsilon();
}

Val empty(Val like) { return full(*like.b, {like.dtype(), {0}}, 0); }

Val pad_columns(Val a, int64_t columns) {
  Dims low(a.rank(), 0), high(a.rank(), 0);
  high.back() = columns - a.dim(-1);
  return high.back() == 0 ? a : pad(a, constant(*a.b, a.dtype(), 0), low, high);
}

Val columns_of(Val a, int64_t from, int64_t to) { return slice_axis(a, a.rank() - 1, from, to); }
Val first_rows(Val a, int64_t k) { return slice_axis(a, a.rank() - 2, 0, k); }

/// Real dtype v as t.
Val as_type(Val v, DType t) { return convert(v, t); }

}  // namespace

Qr qr_factor(Val a) {
  int64_t k = std::min(a.dim(-2), a.dim(-1));
  Type tau{a.dtype(), batch_dims(a) + Dims{k}};
  if (a.numel() == 0) return {a, full(*a.b, tau, 0)};
  Vals r = custom_call(*a.b, "Qr", {a}, {a.type(), tau});
  return {r[0], r[1]};
}

Val qr_q(const Qr& qr, int64_t columns) {
  Val a = qr.packed;
  int64_t m = a.dim(-2), k = qr.tau.dim(-1);
  if (m == 0 || columns == 0) return full(*a.b, {a.dtype(), batch_dims(a) + Dims{m, columns}}, 0);
  if (k == 0) return columns_of(eye_like(a, m), 0, columns);
  a = columns_of(a, 0, std::min(a.dim(-1), k));
  a = pad_columns(a, std::max(columns, a.dim(-1)));
  Val q = custom_call(*a.b, "ProductOfElementaryHouseholderReflectors", {a, qr.tau}, {a.type()})[0];
  return columns_of(q, 0, columns);
}

namespace {

std::array<Val, 2> linalg_qr(Val a, const std::string& mode) {
  int64_t m = a.dim(-2), k = std::min(m, a.dim(-1));
  require(mode == "reduced" || mode == "complete" || mode == "r", "qr received unrecognized mode '", mode,
          "' but expected one of 'reduced' (default), 'r', or 'complete'");
  Qr f = qr_factor(a);
  Val r = triu_of(mode == "complete" ? f.packed : first_rows(f.packed, k));
  if (mode == "r") return {empty(a), r};
  return {qr_q(f, mode == "complete" ? m : k), r};
}

// ---- one-sided Jacobi (Hestenes 1958): rotate pairs of columns until all are orthogonal ------------------------------
// Columns stand in two halves, left[j] against right[j]; a sweep is a tournament in which every pair meets once.

/// Conjugate products summed over rows: [B, h].
Val column_dots(Val a, Val b) { return reduce_sum(conj(a) * b, {1}); }
Val wide(Val v, Val a) { return broadcast_in_dim(v, a.dims(), {0, 2}); }

/// {step, off, left, right, vleft, vright}: one round of rotations, then the next pairing.
Vals jacobi_round(const Vals& s) {
  Val step = s[0], off = s[1], l = s[2], r = s[3], vl = s[4], vr = s[5];
  DType t = l.dtype();
  Val alpha = real(column_dots(l, l)), beta = real(column_dots(r, r)), gamma = column_dots(l, r), size = abs(gamma);
  Val scale = sqrt(alpha * beta);
  Val relative = select(scale > 0.0, size / scale, zeros_like(size));
  off = maximum(off, reduce_max(relative, {}));
  Val turn = size > 0.0, safe = select(turn, size, full_like(size, 1));
  Val zeta = (beta - alpha) / (2.0 * safe);
  Val tangent = select(zeta >= 0.0, full_like(zeta, 1), full_like(zeta, -1)) / (abs(zeta) + sqrt(1.0 + zeta * zeta));
  Val c = rsqrt(1.0 + tangent * tangent), sn = c * tangent;
  c = select(turn, c, full_like(c, 1));
  sn = select(turn, sn, zeros_like(sn));
  Val phase = select(turn, gamma / as_type(safe, t), full_like(gamma, 1));
  auto rotate = [&](Val& a, Val& b) {
    Val cc = wide(as_type(c, t), a), ss = wide(as_type(sn, t), a), turned = b * wide(conj(phase), b);
    Val next = cc * a - ss * turned;
    b = ss * a + cc * turned;
    a = next;
  };
  rotate(l, r);
  rotate(vl, vr);
  auto pair_next = [](Val& a, Val& b) {
    int64_t h = a.dim(2);
    if (h == 1) return;
    Val left = concatenate({columns_of(a, 0, 1), columns_of(b, 0, 1), columns_of(a, 1, h - 1)}, 2);
    b = concatenate({columns_of(b, 1, h), columns_of(a, h - 1, h)}, 2);
    a = left;
  };
  pair_next(l, r);
  pair_next(vl, vr);
  return {step + 1, off, l, r, vl, vr};
}

struct Jacobi {
  Val scaled, v;  // a v = scaled, whose columns are orthogonal
};
Jacobi jacobi(Val a) {
  Builder& b = *a.b;
  int64_t n = a.dim(2), even = n + n % 2, h = even / 2;
  a = pad_columns(a, even);
  Val v = eye_like(a, even);
  DType real_t = real_of(a.dtype());
  double tolerance = 2 * epsilon(a.dtype());
  Val start = constant(b, DType::S32, 0);
  Vals init{start,
            full(b, {real_t, {}}, 1),
            columns_of(a, 0, h),
            columns_of(a, h, even),
            columns_of(v, 0, h),
            columns_of(v, h, even)};
  // Convergence is quadratic at the end; LAPACK's gesvj allows 30 sweeps too.
  constexpr int kSweeps = 30;
  auto unfinished = [tolerance](const Vals& s) { return (s[0] < kSweeps) & (s[1] > tolerance); };
  auto sweep = [=](const Vals& s) -> Vals {
    Builder& b = *s[0].b;
    Vals inner{constant(b, DType::S32, 0), constant(b, real_t, 0.0)};
    inner.insert(inner.end(), s.begin() + 2, s.end());
    Vals r = while_loop(inner, [=](const Vals& x) { return x[0] < std::max<int64_t>(even - 1, 1); }, jacobi_round);
    r[0] = s[0] + 1;
    return r;
  };
  Vals r = while_loop(init, unfinished, sweep);
  return {concatenate({r[2], r[3]}, 2), concatenate({r[4], r[5]}, 2)};
}

/// Columns of each matrix [B, m, n] in the order [B, n].
Val reorder(Val a, Val order) { return take_along_axis(a, broadcast_in_dim(order, a.dims(), {0, 2}), 2); }

/// keys sorted descending along the last dim, and the order; NaN first, as the greatest.
std::array<Val, 2> sort_descending(Val keys) {
  Vals r = sort({keys, iota(*keys.b, {DType::S32, keys.dims()}, keys.rank() - 1)}, -1, true,
                [](const Vals& v) { return (v[0] > v[1]) | (is_nan(v[0]) & ~is_nan(v[1])); });
  return {r[0], r[1]};
}

/// Singular values of a tall [B, m, n], m >= n.
Svd svd_tall(Val a, bool full_matrices, bool vectors) {
  int64_t m = a.dim(1), n = a.dim(2);
  Qr f{};
  Val core = a;
  if (m > n) {
    f = qr_factor(a);
    core = triu_of(first_rows(f.packed, n));
  }
  Jacobi j = jacobi(core);
  auto [sigma, order] = sort_descending(sqrt(real(column_dots(j.scaled, j.scaled))));
  // An odd size was padded by a zero column, whose value sorts last (or among other zeros).
  Val s = columns_of(sigma, 0, n);
  if (!vectors) return {{}, s, {}};
  Val u = columns_of(reorder(j.scaled, order), 0, n), v = columns_of(reorder(first_rows(j.v, n), order), 0, n);
  // Columns of vanishing singular values carry no direction: QR fills them with an orthonormal complement and, up to a
  // phase that R's diagonal holds, leaves the others as they are.
  Val top = columns_of(s, 0, 1), floor_value = top * (static_cast<double>(n) * std::numeric_limits<double>::min());
  Val alive = s > broadcast_to(floor_value, s.dims());
  Val unit = select(wide(alive, u), u / wide(as_type(select(alive, s, full_like(s, 1)), u.dtype()), u), zeros_like(u));
  auto complete = [](Val x) {
    Qr q = qr_factor(x);
    Val d = diagonal_of(q.packed), size = abs(d);
    Val phase =
        select(size > 0.5, d / as_type(select(size > 0.5, size, full_like(size, 1)), d.dtype()), full_like(d, 1));
    return scale_columns(qr_q(q, x.dim(-1)), phase);
  };
  u = complete(unit);
  v = complete(v);
  if (m > n) {
    int64_t columns = full_matrices ? m : n;
    Val q = qr_q(f, columns), head = matmul(columns_of(q, 0, n), u);
    u = columns == n ? head : concatenate({head, columns_of(q, n, m)}, 2);
  }
  return {u, s, mh(v)};
}

}  // namespace

Svd svd_of(Val a, bool full_matrices, bool vectors) {
  Dims batch = batch_dims(a);
  int64_t m = a.dim(-2), n = a.dim(-1), k = std::min(m, n);
  DType real_t = real_of(a.dtype());
  if (a.numel() == 0) {
    Val s = full(*a.b, {real_t, batch + Dims{k}}, 0);
    return {vectors ? columns_of(eye_like(a, m), 0, full_matrices ? m : k) : Val{}, s,
            vectors ? first_rows(eye_like(a, n), full_matrices ? n : k) : Val{}};
  }
  Val x = as_batch(a);
  Svd r = svd_tall(m >= n ? x : mh(x), full_matrices, vectors);
  if (m < n && vectors) std::tie(r.u, r.vh) = std::pair{mh(r.vh), mh(r.u)};
  auto unbatch = [&](Val v, const Dims& tail) { return reshape(v, batch + tail); };
  Val s = unbatch(r.s, {k});
  if (!vectors) return {{}, s, {}};
  return {unbatch(r.u, {m, full_matrices ? m : k}), s, unbatch(r.vh, {full_matrices ? n : k, n})};
}

Eigen eigh_of(Val a) {
  Dims batch = batch_dims(a);
  int64_t n = a.dim(-1);
  DType real_t = real_of(a.dtype());
  if (a.numel() == 0) return {full(*a.b, {real_t, batch + Dims{n}}, 0), a};
  if (!is_complex(a.dtype())) {
    // backend_config: lower triangle, sort, most sweeps, tolerance, as XLA's EighExpander reads it.
    std::string config = str("1,1,100,", epsilon(a.dtype()));
    Vals r = custom_call(*a.b, "Eigh", {a}, {a.type(), {a.dtype(), batch + Dims{n}}}, {{"backend_config", config}});
    return {r[1], r[0]};
  }
  // Shifted by its norm the matrix is positive semi-definite, so its singular vectors are its eigenvectors; the values
  // come back as v^H a v, where an error in v only counts squared.
  Val lower = tril_of(a, -1), diagonal = convert(real(diagonal_of(a)), a.dtype());
  Val h =
      as_batch(lower + mh(lower) + eye_like(a, n) * broadcast_to(unsqueeze(diagonal, diagonal.rank() - 1), a.dims()));
  Val norm = sqrt(reduce_sum(real(h * conj(h)), {1, 2}));
  Val shifted = h + eye_like(h, n) * broadcast_in_dim(as_type(norm, h.dtype()), h.dims(), {0});
  Val v = reverse(mh(svd_of(shifted, false, true).vh), {2});
  Val values = real(reduce_sum(conj(v) * matmul(h, v), {1}));
  return {reshape(values, batch + Dims{n}), reshape(v, a.dims())};
}

namespace {

/// Least squares of least norm by singular values: {solution, residuals, rank, singular values}. What torch leaves empty
/// depends on the driver; the CPU's default, gelsy, gives solution and rank.
std::array<Val, 4> lstsq(Val a, Val b, optional<double> rcond, const std::string& driver) {
  Dims vector_dims(a.dims().begin(), a.dims().end() - 1);
  bool vector = b.rank() == 1 || (a.rank() - 1 == b.rank() && b.dims() == vector_dims);
  if (vector) b = unsqueeze(b, b.rank());
  int64_t m = a.dim(-2), n = a.dim(-1);
  require(b.dim(-2) == m, "torch.linalg.lstsq: input.size(-2) should match other.size(-2)");
  Dims batch = broadcast_dims(batch_dims(a), batch_dims(b));
  a = broadcast_to(a, batch + Dims{m, n});
  b = broadcast_to(b, batch + Dims{m, b.dim(-1)});
  DType real_t = real_of(a.dtype());
  Svd f = svd_of(a, false, true);
  bool none = a.numel() == 0;
  Val top = none ? f.s : broadcast_to(slice_axis(f.s, f.s.rank() - 1, 0, 1), f.s.dims());
  double cut = rcond && *rcond > 0 ? *rcond : epsilon(a.dtype()) * static_cast<double>(std::max(m, n));
  Val alive = f.s > top * cut, inverse = select(alive, 1.0 / select(alive, f.s, full_like(f.s, 1)), zeros_like(f.s));
  Val coefficients = matmul(mh(f.u), b);
  Val x = matmul(mh(f.vh), coefficients * broadcast_to(unsqueeze(as_type(inverse, a.dtype()), inverse.rank()),
                                                       coefficients.dims()));
  Val nothing = full(*a.b, {real_t, {0}}, 0), residuals = nothing;
  if (m > n && driver != "gelsy") {
    Val r = b - matmul(a, x);
    residuals = reduce_sum(real(r * conj(r)), {r.rank() - 2});
  }
  Val rank =
      driver == "gels" ? full(*a.b, {DType::S64, {0}}, 0) : reduce_sum(convert(alive, DType::S64), {alive.rank() - 1});
  bool values = driver == "gelss" || driver == "gelsd";
  return {vector ? squeeze(x, -1) : x, residuals, rank, values ? f.s : nothing};
}

}  // namespace

void eig_rows(Table& op);

void decompose_rows(Table& op) {
  eig_rows(op);
  auto solvable = takes(dtype_set({DType::F32, DType::F64, DType::C64, DType::C128}));
  op("linalg_qr", solvable, [](Val a, std::string mode) { return linalg_qr(a, mode); });
  op("geqrf", solvable | infers, [](Val a) {
    require(a.rank() >= 2, "torch.geqrf: input must have at least 2 dimensions.");
    Qr f = qr_factor(a);
    return std::array{f.packed, f.tau};
  });
  op("linalg_householder_product", solvable, [](Val a, Val tau) { return qr_q({a, tau}, a.dim(-1)); });
  op("ormqr", solvable, [](Val a, Val tau, Val other, bool left, bool transpose) {
    int64_t size = left ? other.dim(-2) : other.dim(-1);
    Val q = qr_q({a, tau}, size);
    if (transpose) q = mh(q);
    return left ? matmul(q, other) : matmul(other, q);
  });
  op("_linalg_eigh", solvable, [](Val a, std::string uplo, bool vectors) {
    require(uplo == "L" || uplo == "U" || uplo == "l" || uplo == "u",
            "Expected UPLO argument to be 'L' or 'U', but got ", uplo);
    Eigen e = eigh_of(uplo == "U" || uplo == "u" ? mh(a) : a);
    return std::array{e.values, vectors ? e.vectors : empty(a)};
  });
  op("linalg_lstsq", solvable | infers, [](Val a, Val b, optional<double> rcond, optional<std::string> driver) {
    return lstsq(a, b, rcond, driver.value_or("gelsy"));
  });
  op("_linalg_svd", solvable, [](Val a, bool full_matrices, bool vectors, Ignored) {
    Svd r = svd_of(a, full_matrices, vectors);
    return std::array{vectors ? r.u : empty(a), r.s, vectors ? r.vh : empty(a)};
  });
}

}  // namespace tpu::ops
