// What the linear algebra files share: batches of matrices, triangles, and the factorisations they build on each other.
#pragma once
#include "ops/family.h"

namespace tpu::ops {

/// Leading dims of a batch of matrices.
inline Dims batch_dims(Val a, int64_t tail = 2) { return {a.dims().begin(), a.dims().end() - tail}; }
inline Dims operator+(Dims a, const Dims& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}
/// As [B, m, n], the one batch rank that loops are written for.
inline Val as_batch(Val a) { return reshape(a, {numel(batch_dims(a)), a.dim(-2), a.dim(-1)}); }

inline Val mt(Val a) { return swap_axes(a, -1, -2); }
inline Val mh(Val a) { return conj(mt(a)); }

/// Pred [m, n] against a: row - column compared with k.
Val where_lower(Val a, int64_t k = 0);
Val tril_of(Val a, int64_t k = 0);
Val triu_of(Val a, int64_t k = 0);
/// Identity matrices of a's dtype and batch, n x n.
Val eye_like(Val a, int64_t n);
/// [.., min(m, n)].
Val diagonal_of(Val a);
/// a[i] scaled by column: a * v[.., None, :].
Val scale_columns(Val a, Val v);

/// Runs `f` on one matrix after the other, for algorithms whose course depends on the values: batches are [B, ..], `f` gets
/// one element of each and gives one element of each result, whose types without the leading B are `types`.
Vals each_matrix(const Vals& batches, const std::vector<Type>& types, const std::function<Vals(const Vals&)>& f);

/// Cholesky factor; NaN where the matrix is not positive definite. Reads one triangle.
Val cholesky_of(Val a, bool upper);

struct Lu {
  Val lu, pivots, info;  // pivots S32 [.., min(m, n)] counted from 1, info S32 [..]
};
Lu lu_factor(Val a, bool pivot);

struct Qr {
  Val packed, tau;
};
Qr qr_factor(Val a);
/// The first `columns` columns of the product of reflectors.
Val qr_q(const Qr& qr, int64_t columns);

/// Orthonormal eigenvectors and ascending eigenvalues of Hermitian matrices, from the lower triangle.
struct Eigen {
  Val values, vectors;
};
Eigen eigh_of(Val a);

struct Svd {
  Val u, s, vh;
};
Svd svd_of(Val a, bool full_matrices, bool vectors);

}  // namespace tpu::ops
