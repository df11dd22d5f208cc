// Eigenvalues and eigenvectors of general matrices, as LAPACK's geev finds them, so that they come in its order: scaling,
// reduction to Hessenberg form, QR iterations with implicit shifts (two at once for real matrices, J. G. F. Francis 1961;
// one for complex ones), back-substitution. No device compiler has it as an operation, and where each matrix splits depends
// on its values, so a loop takes one matrix of the batch after the other.
#include <cmath>
#include <limits>

#include "ops/matrices.h"

namespace tpu::ops {

void eig_rows(Table& op);

namespace {

Val index(Val like, int64_t v) { return constant(*like.b, DType::S32, v); }
Val rows_at(Val a) { return iota(*a.b, {DType::S32, a.dims()}, 0); }
Val columns_at(Val a) { return iota(*a.b, {DType::S32, a.dims()}, 1); }
/// a[i, j] as a 0-dim value.
Val at(Val a, Val i, Val j) { return reshape(dynamic_slice(a, {i, j}, {1, 1}), {}); }
Val sum1(Val a) { return abs(real(a)) + abs(imag(a)); }  // the cheap size of a number that LAPACK calls cabs1
double ulp(Val a) {
  return real_of(a.dtype()) == DType::F64 ? std::numeric_limits<double>::epsilon()
                                          : std::numeric_limits<float>::epsilon();
}
double smallest(Val a) {
  return real_of(a.dtype()) == DType::F64 ? std::numeric_limits<double>::min() : std::numeric_limits<float>::min();
}
Val signed_like(Val size, Val sign_of) { return select(sign_of < 0, -size, size); }
/// Whether a count is a multiple of n.
Val every(Val count, int64_t n) { return remainder(count, lit(count, n)) == 0; }
Val one(Val like) { return lit(like, 1.0); }

/// H = I - tau v v^H with v[0] = 1 and H^H x = (beta, 0, ...), LAPACK's larfg, for x of any length [k, 1].
struct Reflector {
  Val v, tau, beta;
};
Reflector reflector(Val x) {
  Val first = rows_at(x) == 0, alpha = reduce_sum(select(first, x, zeros_like(x)), {});
  Val tail = select(first, zeros_like(x), x), scale = reduce_max(sum1(x), {});
  Val safe = select(scale > 0, scale, one(scale)), unit = x / convert(safe, x.dtype());
  Val norm = safe * sqrt(reduce_sum(real(unit * conj(unit)), {}));
  Val beta = convert(signed_like(-norm, real(alpha)), x.dtype());
  Val trivial = (reduce_max(sum1(tail), {}) == 0) & (imag(alpha) == 0);
  Val divisor = select(trivial, one(alpha), alpha - beta);
  Val tau = select(trivial, zeros_like(alpha), (beta - alpha) / select(trivial, one(beta), beta));
  return {select(first, full_like(x, 1), tail / divisor), tau, select(trivial, alpha, beta)};
}
/// H^H a.
Val reflect_left(const Reflector& h, Val a) { return a - conj(h.tau) * h.v * reduce_sum(conj(h.v) * a, {0}, true); }
/// a H.
Val reflect_right(const Reflector& h, Val a) {
  Val row = reshape(h.v, {1, h.v.dim(0)});
  return a - h.tau * reduce_sum(a * row, {1}, true) * conj(row);
}
/// a, its rows from k on reflected from the left; or its columns from the right.
Val reflect_rows(const Reflector& h, Val a, Val k) {
  Val z = index(a, 0);
  return dynamic_update_slice(a, reflect_left(h, dynamic_slice(a, {k, z}, {h.v.dim(0), a.dim(1)})), {k, z});
}
Val reflect_columns(const Reflector& h, Val a, Val k) {
  Val z = index(a, 0);
  return dynamic_update_slice(a, reflect_right(h, dynamic_slice(a, {z, k}, {a.dim(0), h.v.dim(0)})), {z, k});
}

/// Powers of two that bring the norms of each row and its column together (LAPACK's gebal): {scaled a, scale [n, 1]}.
std::array<Val, 2> balance(Val a) {
  int64_t n = a.dim(0);
  Val scale = full(*a.b, {real_of(a.dtype()), {n, 1}}, 1);
  auto sizes = [](Val line) { return sqrt(reduce_sum(real(line * conj(line)), {})); };
  // {i, changed in this pass, passes, a, scale}
  Vals start{index(a, 0), constant(*a.b, DType::Pred, 0), index(a, 0), a, scale};
  auto going = [n](const Vals& s) { return (s[0] < n) & (s[2] < 50); };
  auto step = [=](const Vals& s) -> Vals {
    Val i = s[0], m = s[3], z = index(m, 0);
    Val row = dynamic_slice(m, {i, z}, {1, n}), column = dynamic_slice(m, {z, i}, {n, 1});
    Val c = sizes(column), r = sizes(row), usable = (c > 0) & (r > 0) & is_finite(c) & is_finite(r);
    // The loops of gebal in closed form: the power f of two with r/2 <= f^2 c < 2r.
    Val ratio = select(usable, r / c, one(r));
    Val f = power(lit(r, 2.0), round_nearest_even(log(ratio) / (2 * std::log(2.0))));
    Val better = usable & (c * f + r / f < 0.95 * (c + r));
    f = select(better, f, one(f));
    Val g = convert(f, m.dtype());
    m = dynamic_update_slice(m, row / g, {i, z});
    m = dynamic_update_slice(m, dynamic_slice(m, {z, i}, {n, 1}) * g, {z, i});
    Val all = dynamic_update_slice(s[4], dynamic_slice(s[4], {i, z}, {1, 1}) * f, {i, z});
    Val changed = s[1] | better, again = (i == n - 1) & changed;
    return {select(again, z, i + 1), changed & (i < n - 1), s[2] + convert(i == n - 1, DType::S32), m, all};
  };
  Vals r = while_loop(start, going, step);
  return {r[3], r[4]};
}

/// {h, z} with a = z h z^H, h zero below its first subdiagonal.
std::array<Val, 2> hessenberg(Val a, Val z) {
  int64_t n = a.dim(0);
  if (n < 3) return {a, z};
  Vals r = while_loop(
      {index(a, 0), a, z}, [n](const Vals& s) { return s[0] < n - 2; },
      [n](const Vals& s) -> Vals {
        Val k = s[0], h = s[1], zero = index(h, 0);
        // Column k below the diagonal, brought to the top; what is above it comes last, as zeros.
        Val column = dynamic_slice(h, {zero, k}, {n, 1}), from = rows_at(column) + k + 1;
        Val below = select(from < n, take(reshape(column, {n}), minimum(from, n - 1), 0), zeros_like(column));
        Reflector f = reflector(below);
        Val to = rows_at(column) - k - 1;
        f.v = select(to >= 0, take(reshape(f.v, {n}), maximum(to, 0), 0), zeros_like(column));
        h = reflect_right(f, reflect_left(f, h));
        Val gone = (columns_at(h) == k) & (rows_at(h) > k + 1);
        return {k + 1, select(gone, zeros_like(h), h), reflect_right(f, s[2])};
      });
  return {r[1], r[2]};
}

/// A column parallel to the first one of (h - s1)(h - s2), two real or conjugate shifts, in the window l ... i: its three
/// entries that are not 0. As LAPACK's lahqr has it, with exceptional shifts after each 10 turns in vain.
Val double_shift(Val h, Val l, Val i, Val turns) {
  Val p = i - 1, corner = at(h, i, i);
  Val bottom = every(turns, 20), top = every(turns, 10), odd = bottom | top;
  Val s = select(bottom, abs(at(h, i, p)) + abs(at(h, p, i - 2)), abs(at(h, l + 1, l)) + abs(at(h, l + 2, l + 1)));
  Val forced = 0.75 * s + select(bottom, corner, at(h, l, l));
  Val h11 = select(odd, forced, at(h, p, p)), h12 = select(odd, -0.4375 * s, at(h, p, i));
  Val h21 = select(odd, s, at(h, i, p)), h22 = select(odd, forced, corner);
  Val size = abs(h11) + abs(h12) + abs(h21) + abs(h22), scale = select(size > 0, size, one(size));
  Val mean = (h11 + h22) / (2 * scale), half = (h11 - h22) / (2 * scale);
  Val det = -half * half - h12 / scale * (h21 / scale), root = sqrt(abs(det));
  // A real pair: the shift nearer to the corner, twice.
  Val near = select(half > 0, mean - root, mean + root);
  Val re = scale * select(det >= 0, mean, near), im = scale * select(det >= 0, root, zeros_like(root));
  Val first = at(h, l, l), below = at(h, l + 1, l), norm = abs(first - re) + abs(im) + abs(below);
  Val b = below / norm;
  Val v1 = b * at(h, l, l + 1) + (first - re) * ((first - re) / norm) + im * (im / norm);
  Val v2 = b * (first + at(h, l + 1, l + 1) - 2 * re), v3 = b * at(h, l + 2, l + 1);
  return concatenate({reshape(v1, {1, 1}), reshape(v2, {1, 1}), reshape(v3, {1, 1})}, 0);
}

/// The same for complex matrices and one shift: the eigenvalue of the last two rows that is nearer to the corner.
Val single_shift(Val h, Val l, Val i, Val turns) {
  Val p = i - 1, corner = at(h, i, i), bottom = every(turns, 20), top = every(turns, 10);
  Val u = sqrt(at(h, p, i)) * sqrt(at(h, i, p)), x = 0.5 * (at(h, p, p) - corner), size = maximum(sum1(u), sum1(x));
  Val s = convert(select(size > 0, size, one(size)), h.dtype()), xs = x / s, us = u / s;
  Val y = s * sqrt(xs * xs + us * us);
  y = select(real(x) * real(y) + imag(x) * imag(y) < 0, -y, y);
  Val sum = x + y,
      wilkinson = corner - u * select(sum1(u) > 0, u / select(sum1(sum) > 0, sum, one(sum)), zeros_like(u));
  Val forced = select(bottom, corner + 0.75 * convert(abs(at(h, i, p)), h.dtype()),
                      at(h, l, l) + 0.75 * convert(abs(at(h, l + 1, l)), h.dtype()));
  Val shift = select(bottom | top, forced, wilkinson), below = at(h, l + 1, l), first = at(h, l, l) - shift;
  Val norm = convert(sum1(first) + sum1(below), h.dtype());
  return concatenate({reshape(first / norm, {1, 1}), reshape(below / norm, {1, 1})}, 0);
}

/// Where each subdiagonal entry may be set to 0, Pred [n]: entry k is h[k, k - 1]. The test of M. Ahues and F. Tisseur
/// (LAPACK working note 122).
Val negligible(Val h, int64_t n) {
  Val square = slice(h, {0, 0}, {n, n}), offset = columns_at(square) - rows_at(square);
  auto band = [&](int64_t k, int64_t axis) {
    return reduce_sum(select(offset == k, square, zeros_like(square)), {axis});
  };
  Val zero = constant(*h.b, h.dtype(), 0), diagonal = band(0, 1);
  Val before = concatenate({reshape(zero, {1}), slice(diagonal, {0}, {n - 1})}, 0);
  Val low = sum1(band(-1, 1)), up = sum1(band(1, 0)), d = sum1(diagonal), gap = sum1(before - diagonal);
  Val test = sum1(before) + d;
  Val beside = pad(slice(low, {0}, {n - 1}), real(zero), {1}, {0}) + pad(slice(low, {1}, {n}), real(zero), {0}, {1});
  test = select(test == 0, beside, test);
  Val ab = maximum(low, up), ba = minimum(low, up), aa = maximum(d, gap), bb = minimum(d, gap), s = aa + ab;
  s = select(s > 0, s, one(s));
  double tiny = smallest(h) * (static_cast<double>(n) / ulp(h));
  return (low <= tiny) | ((low <= ulp(h) * test) & (ba * (ab / s) <= maximum(ulp(h) * (bb * (aa / s)), tiny)));
}

/// Schur form by QR iterations: {t, z q, converged}. t is triangular; of a real h it keeps 2 x 2 blocks.
Vals schur(Val h, Val z, int64_t n) {
  int64_t shifts = is_complex(h.dtype()) ? 1 : 2, size = shifts + 1;
  // More rows and columns, so that a window of three always lies inside.
  int64_t more = n < 2 ? 2 : 1;
  auto grow = [more](Val v, int64_t rows) { return pad(v, constant(*v.b, v.dtype(), 0), {0, 0}, {rows, more}); };
  // {last row of the active window, turns since it shrank, all turns, h, z}
  Vals start{index(h, n - 1), index(h, 0), index(h, 0), grow(h, more), grow(z, 0)};
  int64_t most = 40 * std::max<int64_t>(10, n);
  auto going = [most](const Vals& s) { return (s[0] >= 0) & (s[2] < most); };
  auto turn = [=](const Vals& s) -> Vals {
    Val i = s[0], h = s[3], k = iota(*h.b, {DType::S32, {n}}, 0);
    Val l = reduce_max(select(negligible(h, n) & (k <= i), k, zeros_like(k)), {});
    h = select((rows_at(h) == l) & (columns_at(h) == l - 1), zeros_like(h), h);
    Val settled = l > i - size + 1, turns = s[1] + 1;
    Val v = shifts == 2 ? double_shift(h, l, i, turns) : single_shift(h, l, i, turns);
    Vals swept = while_loop(
        {select(settled, i, l), l, i, v, h, s[4]}, [](const Vals& w) { return w[0] < w[2]; },
        [size](const Vals& w) -> Vals {
          Val k = w[0], l = w[1], i = w[2], h = w[4], z = index(h, 0), inner = k > l;
          Val x = select(inner, dynamic_slice(h, {k, maximum(k - 1, 0)}, {size, 1}), w[3]);
          Reflector f = reflector(select(rows_at(x) + k <= i, x, zeros_like(x)));
          h = reflect_columns(f, reflect_rows(f, h, k), k);
          Val gone = inner & (columns_at(h) == k - 1) & (rows_at(h) > k) & (rows_at(h) <= minimum(k + size - 1, i));
          return {k + 1, l, i, w[3], select(gone, zeros_like(h), h), reflect_columns(f, w[5], k)};
        });
    Val none = zeros_like(i);
    return {select(settled, l - 1, i), select(settled, none, turns), s[2] + 1, swept[4], swept[5]};
  };
  Vals r = while_loop(start, going, turn);
  return {slice(r[3], {0, 0}, {n, n}), slice(r[4], {0, 0}, {z.dim(0), n}), r[0] < 0};
}

/// Splits the 2 x 2 blocks of a real Schur form: {t, z} complex, t triangular. Of a conjugate pair the eigenvalue with the
/// positive imaginary part comes first, of a real pair the one of LAPACK's lanv2.
std::array<Val, 2> split_blocks(Val t, Val z, int64_t n) {
  DType wide = complex_of(t.dtype());
  if (n < 2) return {convert(t, wide), convert(z, wide)};
  Vals r = while_loop(
      {index(t, 0), convert(t, wide), convert(z, wide)}, [n](const Vals& s) { return s[0] < n - 1; },
      [](const Vals& s) -> Vals {
        Val k = s[0], t = s[1], next = k + 1;
        Val a = real(at(t, k, k)), b = real(at(t, k, next)), c = real(at(t, next, k)), d = real(at(t, next, next));
        Val block = c != 0, p = 0.5 * (a - d), disc = p * p + b * c, root = sqrt(abs(disc)), paired = disc < 0;
        Val far = p + signed_like(root, p), mean = d + p;
        Val other = select(far == 0, zeros_like(far), b * c / select(far == 0, one(far), far));
        Val first = complex(select(paired, mean, d + far), select(paired, root, zeros_like(root)));
        Val second = complex(select(paired, mean, d - other), select(paired, -root, zeros_like(root)));
        Val x =
            concatenate({reshape(first - convert(d, t.dtype()), {1, 1}), reshape(convert(c, t.dtype()), {1, 1})}, 0);
        Reflector f = reflector(x);
        f.tau = select(block, f.tau, zeros_like(f.tau));
        t = reflect_columns(f, reflect_rows(f, t, k), k);
        auto put = [&](Val row, Val value) {
          t = select(block & (rows_at(t) == row) & (columns_at(t) == row), value, t);
        };
        put(k, first);
        put(next, second);
        t = select((rows_at(t) == next) & (columns_at(t) == k), zeros_like(t), t);
        return {next, t, reflect_columns(f, s[2], k)};
      });
  return {r[1], r[2]};
}

/// Eigenvectors of a triangular t, one a column, of any length.
Val triangular_vectors(Val t, Val values) {
  int64_t n = t.dim(0);
  Val start = index(t, n - 2);
  Vals r = while_loop(
      {start, eye_like(t, n), t, reshape(values, {1, n})}, [](const Vals& s) { return s[0] >= 0; },
      [n](const Vals& s) -> Vals {
        Val i = s[0], x = s[1], z = index(x, 0), row = dynamic_slice(s[2], {i, z}, {1, n});
        Val right = columns_at(row) > i, known = select(right, row, zeros_like(row));
        Val sum = reshape(reduce_sum(reshape(known, {n, 1}) * x, {0}), {1, n});
        Val gap = reduce_sum(select(columns_at(row) == i, row, zeros_like(row)), {}) - s[3];
        Val least = maximum(ulp(x) * sum1(s[3]), smallest(x) / ulp(x));
        gap = select(sum1(gap) < least, convert(least, gap.dtype()), gap);
        Val entry = select(right, -sum / gap, dynamic_slice(x, {i, z}, {1, n}));
        x = dynamic_update_slice(x, entry, {i, z});
        Val size = sum1(entry), shrink = select(size > 1e10, 1 / size, one(size));
        return {i - 1, x * convert(shrink, x.dtype()), s[2], s[3]};
      });
  return r[1];
}

/// Columns of length 1; those of complex eigenvalues with a real greatest element, as geev gives them.
Val normalise(Val v, Val turn) {
  Val size = abs(v), most = reduce_max(size, {0}, true);
  v = v / convert(select(most > 0, most, one(most)), v.dtype());
  Val norm = sqrt(reduce_sum(real(v * conj(v)), {0}, true));
  v = v / convert(select(norm > 0, norm, one(norm)), v.dtype());
  Val first = reduce_min(select(abs(v) == reduce_max(abs(v), {0}, true), rows_at(v), full_like(rows_at(v), v.dim(0))),
                         {0}, true);
  Val top = reduce_sum(select(rows_at(v) == first, v, zeros_like(v)), {0}, true), length = abs(top);
  Val phase = conj(top) / convert(select(length > 0, length, one(length)), v.dtype());
  Val turned = complex(select(rows_at(v) == first, abs(v), real(v * phase)),
                       select(rows_at(v) == first, zeros_like(length), imag(v * phase)));
  return select(turn, turned, v);
}

/// {eigenvalues [n], eigenvectors [n, n] or [1, n] of nothing, converged} of one matrix.
Vals eig_of_one(Val a, bool vectors) {
  int64_t n = a.dim(0);
  auto [balanced, scale] = balance(a);
  auto [h, z] = hessenberg(balanced, vectors ? eye_like(a, n) : full(*a.b, {a.dtype(), {1, n}}, 0));
  Vals s = schur(h, z, n);
  Val t = s[0], q = s[1];
  if (!is_complex(a.dtype()))
    std::tie(t, q) = std::apply([](Val x, Val y) { return std::pair{x, y}; }, split_blocks(t, q, n));
  Val values = diagonal_of(t);
  if (!vectors) return {values, q, s[2]};
  Val v = matmul(q, triangular_vectors(t, values)) * convert(scale, t.dtype());
  Val turn = is_complex(a.dtype()) ? constant(*a.b, DType::Pred, 1) : reshape(imag(values) != 0, {1, n});
  return {values, normalise(v, broadcast_to(turn, v.dims())), s[2]};
}

/// {eigenvalues, eigenvectors} of each matrix.
std::array<Val, 2> eig(Ctx& c, Val a, bool vectors) {
  require(a.rank() >= 2 && a.dim(-1) == a.dim(-2), "linalg.eig: A must be batches of square matrices, but they are ",
          a.rank() < 2 ? 0 : a.dim(-2), " by ", a.rank() < 2 ? 0 : a.dim(-1), " matrices");
  Dims batch = batch_dims(a);
  int64_t n = a.dim(-1), count = numel(batch), rows = vectors ? n : 1;
  DType wide = complex_of(a.dtype());
  Builder& b = *a.b;
  if (a.numel() == 0) return {full(b, {wide, batch + Dims{n}}, 0), full(b, {wide, a.dims()}, 0)};
  c.check(is_finite(real(a)) & is_finite(imag(a)), ErrorKind::Runtime,
          "torch.linalg.eig: input tensor should not contain infs or NaNs.");
  Vals r = each_matrix({as_batch(a)}, {{wide, {n}}, {wide, {rows, n}}, {DType::Pred, {}}},
                       [vectors](const Vals& v) { return eig_of_one(v[0], vectors); });
  c.check(r[2], ErrorKind::Runtime,
          "linalg.eig: The algorithm failed to converge because the input matrix is ill-conditioned or has too many "
          "repeated eigenvalues.");
  return {reshape(r[0], batch + Dims{n}), vectors ? reshape(r[1], a.dims()) : r[1]};
}

}  // namespace

void eig_rows(Table& op) {
  auto solvable = takes(dtype_set({DType::F32, DType::F64, DType::C64, DType::C128}));
  op("linalg_eig", solvable, [](Ctx& c, Val a) { return eig(c, a, true); });
  auto values = [](Ctx& c, Val a) { return eig(c, a, false)[0]; };
  op("_linalg_eigvals", solvable | infers, values);
  op("linalg_eigvals.out", solvable | infers, values);
}

}  // namespace tpu::ops
