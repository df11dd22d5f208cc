// Sparse tensors at the level of conversions, sums and matrix products: torch's own containers around index and value
// tensors of this device, and operators made of dense ones. What is not here raises an error that says so.
#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/_coalesced_native.h>
#include <ATen/ops/_indices_native.h>
#include <ATen/ops/_nnz_native.h>
#include <ATen/ops/_sparse_coo_tensor_with_dims_and_tensors_native.h>
#include <ATen/ops/_sparse_coo_tensor_with_dims_native.h>
#include <ATen/ops/_to_dense_native.h>
#include <ATen/ops/_to_sparse_bsc_native.h>
#include <ATen/ops/_to_sparse_bsr_native.h>
#include <ATen/ops/_to_sparse_csc_native.h>
#include <ATen/ops/_to_sparse_csr_native.h>
#include <ATen/ops/_to_sparse_native.h>
#include <ATen/ops/_validate_compressed_sparse_indices_native.h>
#include <ATen/ops/_values_native.h>
#include <ATen/ops/ccol_indices_native.h>
#include <ATen/ops/clone_native.h>
#include <ATen/ops/col_indices_native.h>
#include <ATen/ops/copy_native.h>
#include <ATen/ops/crow_indices_native.h>
#include <ATen/ops/dense_dim_native.h>
#include <ATen/ops/empty_like_native.h>
#include <ATen/ops/empty_native.h>
#include <ATen/ops/indices_native.h>
#include <ATen/ops/is_coalesced_native.h>
#include <ATen/ops/row_indices_native.h>
#include <ATen/ops/sparse_dim_native.h>
#include <ATen/ops/sparse_resize_and_clear_native.h>
#include <ATen/ops/sparse_resize_native.h>
#include <ATen/ops/unsqueeze_native.h>
#include <ATen/ops/values_native.h>
#include <ATen/ops/zero_native.h>
#include <torch/library.h>

namespace tpu::aten {
namespace {

using at::Scalar;
using at::Tensor;
namespace native = at::native;

bool is_sparse(const Tensor& t) { return t.layout() != at::kStrided; }

// ---- coordinates (COO) -----------------------------------------------------------------------------------------------

/// Sizes of the sparse dims, which come first.
at::IntArrayRef sparse_sizes(const Tensor& t) { return t.sizes().slice(0, t.sparse_dim()); }

/// The sparse coordinates as one number each, row-major.
Tensor flat_indices(const Tensor& t) {
  Tensor indices = t._indices(), flat = at::zeros({t._nnz()}, indices.options());
  for (int64_t d = 0; d < t.sparse_dim(); d++) flat = flat.mul(t.size(d)).add(indices.select(0, d));
  return flat;
}

/// Sizes with the sparse dims as one.
std::vector<int64_t> flat_sizes(const Tensor& t) {
  std::vector<int64_t> dims{c10::multiply_integers(sparse_sizes(t))};
  for (int64_t d = t.sparse_dim(); d < t.dim(); d++) dims.push_back(t.size(d));
  return dims;
}

/// `values` added at the places of t in a dense tensor of t's sizes.
Tensor added(const Tensor& dense, const Tensor& t, const Scalar& alpha) {
  return dense.reshape(flat_sizes(t))
      .index_add(0, flat_indices(t), t._values().to(dense.scalar_type()), alpha)
      .view(t.sizes());
}

Tensor coo_to_dense(const Tensor& t, std::optional<at::ScalarType> dtype, std::optional<bool>) {
  return added(at::zeros(t.sizes(), t._values().options().dtype(dtype.value_or(t.scalar_type()))), t, 1);
}

Tensor with_parts(const Tensor& like, const Tensor& indices, const Tensor& values, bool coalesced) {
  return at::_sparse_coo_tensor_unsafe(indices, values, like.sizes(),
                                       like.options().dtype(values.scalar_type()).layout(at::kSparse), coalesced);
}

Tensor coalesce(const Tensor& t) {
  auto [places, inverse, counts] = at::_unique2(flat_indices(t), true, true, false);
  std::vector<int64_t> dims = t._values().sizes().vec();
  dims[0] = places.size(0);
  Tensor values = at::zeros(dims, t._values().options()).index_add(0, inverse, t._values());
  std::vector<Tensor> coordinates(t.sparse_dim());
  for (int64_t d = t.sparse_dim() - 1; d >= 0; d--) {
    coordinates[d] = places.remainder(t.size(d)).unsqueeze(0);
    places = places.div(t.size(d), "floor");
  }
  Tensor indices = coordinates.empty() ? t._indices() : at::cat(coordinates, 0);
  return with_parts(t, indices, values, true);
}

/// At least one of the two is sparse; the result is dense when one is.
Tensor total(const Tensor& self, const Tensor& other, const Scalar& alpha) {
  TORCH_CHECK(self.sizes() == other.sizes(), "add: expected sizes of 'self' and 'other' to match, but ", self.sizes(),
              " != ", other.sizes());
  at::ScalarType type = at::result_type(self, other);
  if (!is_sparse(self)) return added(self.to(type), other, alpha);
  if (!is_sparse(other)) return added(other.mul(alpha).to(type), self, 1);
  TORCH_CHECK(self.sparse_dim() == other.sparse_dim(), "add: sparse dims of the operands differ: ", self.sparse_dim(),
              " and ", other.sparse_dim());
  Tensor values = at::cat({self._values().to(type), other._values().mul(alpha).to(type)}, 0);
  return with_parts(self, at::cat({self._indices(), other._indices()}, 1), values, false);
}
Tensor& add_in_place(Tensor& self, const Tensor& other, const Scalar& alpha) {
  return self.copy_(total(self, other, alpha));
}
Tensor sub(const Tensor& self, const Tensor& other, const Scalar& alpha) { return total(self, other, -alpha); }
Tensor& sub_in_place(Tensor& self, const Tensor& other, const Scalar& alpha) {
  return self.copy_(total(self, other, -alpha));
}

Tensor scaled(const Tensor& self, const Tensor& other, bool divide) {
  TORCH_CHECK_NOT_IMPLEMENTED(is_sparse(self) && other.dim() == 0,
                              "tpu: a sparse tensor can be multiplied and divided by numbers only; use to_dense()");
  Tensor values = divide ? self._values().div(other) : self._values().mul(other);
  return with_parts(self, self._indices(), values, self.is_coalesced());
}
Tensor mul(const Tensor& self, const Tensor& other) {
  return is_sparse(self) ? scaled(self, other, false) : scaled(other, self, false);
}
Tensor div(const Tensor& self, const Tensor& other) { return scaled(self, other, true); }
/// What self, dense or sparse, has at the places of `mask`.
Tensor masked(const Tensor& self, const Tensor& mask) {
  TORCH_CHECK(self.sizes() == mask.sizes(), "sparse_mask(): operands have incompatible sizes; self has size ",
              self.sizes(), " but mask has size ", mask.sizes());
  Tensor values =
      (is_sparse(self) ? self.to_dense() : self).reshape(flat_sizes(mask)).index_select(0, flat_indices(mask));
  return with_parts(mask, mask._indices().clone(), values, mask.is_coalesced());
}
Tensor neg(const Tensor& self) { return with_parts(self, self._indices(), self._values().neg(), self.is_coalesced()); }
Tensor sum(const Tensor& self, std::optional<at::ScalarType> dtype) { return self._values().sum(dtype); }

// ---- matrices of every layout ----------------------------------------------------------------------------------------

/// Rows, columns and values of a matrix's elements.
struct Elements {
  Tensor rows, columns, values;
};
Elements elements_of(const Tensor& t) {
  if (t.layout() == at::kSparse) {
    TORCH_CHECK(t.sparse_dim() == 2 && t.dense_dim() == 0, "tpu: a matrix product needs two sparse dims, got ",
                t.sparse_dim(), " and ", t.dense_dim(), " dense ones");
    return {t._indices().select(0, 0), t._indices().select(0, 1), t._values()};
  }
  bool by_row = t.layout() == at::kSparseCsr;
  if ((!by_row && t.layout() != at::kSparseCsc) || t.dim() != 2) return elements_of(t.to_dense().to_sparse());
  Tensor indices = at::_convert_indices_from_csr_to_coo(by_row ? t.crow_indices() : t.ccol_indices(),
                                                        by_row ? t.col_indices() : t.row_indices(), false, !by_row);
  return {indices.select(0, 0), indices.select(0, 1), t.values()};
}

Tensor product(const Tensor& a, const Tensor& b) {
  TORCH_CHECK(a.dim() == 2 && b.dim() == 2 && a.size(1) == b.size(0), "mat1 and mat2 shapes cannot be multiplied (",
              a.sizes(), " and ", b.sizes(), ")");
  if (!is_sparse(a)) return product(b.t(), a.t()).t();
  if (is_sparse(b)) return at::mm(a.to_dense(), b.to_dense()).to_sparse(a.layout());
  Elements e = elements_of(a);
  Tensor parts = b.index_select(0, e.columns) * e.values.unsqueeze(1);
  return at::zeros({a.size(0), b.size(1)}, parts.options()).index_add(0, e.rows, parts);
}

Tensor product_added(const Tensor& self, const Tensor& a, const Tensor& b, const Scalar& beta, const Scalar& alpha) {
  Tensor result = product(a, b);
  if (is_sparse(result)) result = result.to_dense();
  return (is_sparse(self) ? self.to_dense() : self).mul(beta).add(result, alpha);
}
Tensor& product_added_out(const Tensor& self, const Tensor& a, const Tensor& b, const Scalar& beta, const Scalar& alpha,
                          Tensor& out) {
  TORCH_CHECK(!is_sparse(out), "tpu: addmm writes to dense tensors only");
  return out.copy_(product_added(self, a, b, beta, alpha));
}
Tensor& product_out(const Tensor& a, const Tensor& b, Tensor& out) {
  TORCH_CHECK(!is_sparse(out), "tpu: mm writes to dense tensors only");
  return out.copy_(product(a, b));
}

Tensor with_values(const Tensor& csr, const Tensor& values) {
  return at::_sparse_compressed_tensor_unsafe(csr.crow_indices(), csr.col_indices(), values, csr.sizes(),
                                              values.options().layout(csr.layout()));
}
void check_csr(const Tensor& t, const char* name) {
  TORCH_CHECK(t.layout() == at::kSparseCsr && t.dim() == 2, "tpu: ", name, " takes CSR matrices, got ", t.layout(),
              " of ", t.dim(), " dims");
}

Tensor sampled_addmm(const Tensor& self, const Tensor& a, const Tensor& b, const Scalar& beta, const Scalar& alpha) {
  check_csr(self, "sparse.sampled_addmm");
  Elements e = elements_of(self);
  Tensor products = a.index_select(0, e.rows).mul(b.index_select(1, e.columns).t()).sum(1);
  return with_values(self, e.values.mul(beta).add(products, alpha));
}

/// torch.sparse.mm(a, b, reduce): {result, for amax and amin which element won}.
std::tuple<Tensor, Tensor> mm_reduce(const Tensor& self, const Tensor& other, c10::string_view reduce) {
  check_csr(self, "sparse.mm with a reduction");
  Elements e = elements_of(self);
  Tensor parts = other.index_select(0, e.columns) * e.values.unsqueeze(1);
  Tensor rows = e.rows.unsqueeze(1).expand_as(parts);
  Tensor out = at::zeros({self.size(0), other.size(1)}, parts.options()).scatter_reduce(0, rows, parts, reduce, false);
  if (reduce != "amax" && reduce != "amin") return {out, at::empty({0}, e.rows.options())};
  Tensor number = at::arange(e.rows.size(0), e.rows.options()).unsqueeze(1);
  Tensor won = at::where(parts == out.index_select(0, e.rows), number, e.rows.size(0));
  Tensor none = at::full(out.sizes(), e.rows.size(0), e.rows.options());
  return {out, none.scatter_reduce(0, rows, won, "amin")};
}

std::tuple<Tensor, Tensor> mm_reduce_backward(const Tensor& self, const Tensor& grad, const Tensor& weight,
                                              c10::string_view reduce, const Tensor& winners,
                                              std::array<bool, 2> mask) {
  Elements e = elements_of(self);
  Tensor g = grad.index_select(0, e.rows);
  if (reduce == "mean") {
    Tensor ones = at::full({e.rows.size(0)}, 1, e.values.options());
    Tensor counts = at::zeros({self.size(0)}, e.values.options()).index_add(0, e.rows, ones);
    g = g / counts.index_select(0, e.rows).unsqueeze(1);
  } else if (reduce != "sum") {
    g = g * (winners.index_select(0, e.rows) == at::arange(e.rows.size(0), e.rows.options()).unsqueeze(1));
  }
  Tensor by_value = mask[0] ? with_values(self, g.mul(weight.index_select(0, e.columns)).sum(1)) : Tensor();
  Tensor by_weight =
      mask[1] ? at::zeros(weight.sizes(), weight.options()).index_add(0, e.columns, g * e.values.unsqueeze(1))
              : Tensor();
  return {by_value, by_weight};
}

void validate(bool is_row, const Tensor& compressed, const Tensor& plain, int64_t compressed_dim, int64_t dim,
              int64_t nnz) {
  native::_validate_compressed_sparse_indices_cpu(is_row, compressed.cpu(), plain.cpu(), compressed_dim, dim, nnz);
}

void refuse(const c10::OperatorHandle& op, torch::jit::Stack*) {
  TORCH_CHECK_NOT_IMPLEMENTED(false, "'", toString(op.operator_name()),
                              "' is not implemented for sparse tensors on tpu; to_dense() gives a dense one");
}

using ToSparse = Tensor (*)(const Tensor&, std::optional<at::Layout>, at::OptionalIntArrayRef, std::optional<int64_t>);
using ToSparseDim = Tensor (*)(const Tensor&, int64_t);

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_to_sparse", TORCH_FN(static_cast<ToSparse>(native::dense_to_sparse)));
  m.impl("_to_sparse.sparse_dim", TORCH_FN(static_cast<ToSparseDim>(native::dense_to_sparse)));
  m.impl("_to_sparse_csr", TORCH_FN(native::dense_to_sparse_csr));
  m.impl("_to_sparse_csc", TORCH_FN(native::dense_to_sparse_csc));
  m.impl("_to_sparse_bsr", TORCH_FN(native::dense_to_sparse_bsr));
  m.impl("_to_sparse_bsc", TORCH_FN(native::dense_to_sparse_bsc));
  m.impl("_validate_compressed_sparse_indices", TORCH_FN(validate));
}

TORCH_LIBRARY_IMPL(aten, SparsePrivateUse1, m) {
  m.impl("empty.memory_format", TORCH_FN(native::empty_sparse));
  m.impl("empty_like", TORCH_FN(native::empty_like_sparse_coo));
  m.impl("_sparse_coo_tensor_with_dims", TORCH_FN(native::new_with_dims_sparse));
  m.impl("_sparse_coo_tensor_with_dims_and_tensors", TORCH_FN(native::new_with_dims_and_tensor_sparse_symint));
  m.impl("sparse_dim", TORCH_FN(native::sparse_dim_sparse));
  m.impl("_dimI", TORCH_FN(native::sparse_dim_sparse));
  m.impl("dense_dim", TORCH_FN(native::dense_dim_sparse));
  m.impl("_dimV", TORCH_FN(native::dense_dim_sparse));
  m.impl("_nnz", TORCH_FN(native::_nnz_sparse));
  m.impl("is_coalesced", TORCH_FN(native::is_coalesced_sparse));
  m.impl("_coalesced_", TORCH_FN(native::_coalesced_sparse_));
  m.impl("_indices", TORCH_FN(native::_indices_sparse));
  m.impl("_values", TORCH_FN(native::_values_sparse));
  m.impl("indices", TORCH_FN(native::indices_sparse));
  m.impl("values", TORCH_FN(native::values_sparse));
  m.impl("copy_", TORCH_FN(native::copy_sparse_wrapper_));
  m.impl("clone", TORCH_FN(native::clone_sparse));
  m.impl("zero_", TORCH_FN(native::zero_sparse_));
  m.impl("unsqueeze", TORCH_FN(native::unsqueeze_sparse));
  m.impl("sparse_resize_", TORCH_FN(native::sparse_resize_));
  m.impl("sparse_resize_and_clear_", TORCH_FN(native::sparse_resize_and_clear_));
  m.impl("_to_sparse", TORCH_FN(static_cast<ToSparse>(native::sparse_coo_to_sparse)));
  m.impl("_to_sparse.sparse_dim", TORCH_FN(static_cast<ToSparseDim>(native::sparse_coo_to_sparse)));
  m.impl("_to_sparse_csr", TORCH_FN(native::coo_to_sparse_csr));
  m.impl("_to_sparse_csc", TORCH_FN(native::coo_to_sparse_csc));
  m.impl("_to_sparse_bsr", TORCH_FN(native::coo_to_sparse_bsr));
  m.impl("_to_sparse_bsc", TORCH_FN(native::coo_to_sparse_bsc));
  m.impl("_to_dense", TORCH_FN(coo_to_dense));
  m.impl("_coalesce", TORCH_FN(coalesce));
  m.impl("add.Tensor", TORCH_FN(total));
  m.impl("add_.Tensor", TORCH_FN(add_in_place));
  m.impl("sub.Tensor", TORCH_FN(sub));
  m.impl("sub_.Tensor", TORCH_FN(sub_in_place));
  m.impl("mul.Tensor", TORCH_FN(mul));
  m.impl("div.Tensor", TORCH_FN(div));
  m.impl("neg", TORCH_FN(neg));
  m.impl("sum", TORCH_FN(sum));
  m.impl("sparse_mask", TORCH_FN(masked));
  m.impl("_sparse_sparse_matmul", TORCH_FN(product));
  m.impl("mm", TORCH_FN(product));
  m.impl("mm.out", TORCH_FN(product_out));
  m.impl("addmm", TORCH_FN(product_added));
  m.impl("addmm.out", TORCH_FN(product_added_out));
}

TORCH_LIBRARY_IMPL(aten, SparseCsrPrivateUse1, m) {
  m.impl("empty.memory_format", TORCH_FN(native::empty_sparse_compressed));
  m.impl("empty_like", TORCH_FN(native::empty_like_sparse_csr));
  m.impl("sparse_dim", TORCH_FN(native::sparse_dim_sparse_csr));
  m.impl("dense_dim", TORCH_FN(native::dense_dim_sparse_csr));
  m.impl("_nnz", TORCH_FN(native::_nnz_sparse_csr));
  m.impl("crow_indices", TORCH_FN(native::crow_indices_sparse_csr));
  m.impl("col_indices", TORCH_FN(native::col_indices_sparse_csr));
  m.impl("ccol_indices", TORCH_FN(native::ccol_indices_sparse_csr));
  m.impl("row_indices", TORCH_FN(native::row_indices_sparse_csr));
  m.impl("values", TORCH_FN(native::values_sparse_csr));
  m.impl("copy_", TORCH_FN(native::copy_sparse_compressed_));
  m.impl("clone", TORCH_FN(native::clone_sparse_compressed));
  m.impl("zero_", TORCH_FN(native::zero_sparse_csr_));
  m.impl("_to_dense", TORCH_FN(native::sparse_compressed_to_dense));
  m.impl("_to_sparse", TORCH_FN(static_cast<ToSparse>(native::sparse_compressed_to_sparse)));
  m.impl("_to_sparse.sparse_dim", TORCH_FN(static_cast<ToSparseDim>(native::sparse_compressed_to_sparse)));
  m.impl("_to_sparse_csr", TORCH_FN(native::sparse_compressed_to_sparse_csr));
  m.impl("_to_sparse_csc", TORCH_FN(native::sparse_compressed_to_sparse_csc));
  m.impl("_to_sparse_bsr", TORCH_FN(native::sparse_compressed_to_sparse_bsr));
  m.impl("_to_sparse_bsc", TORCH_FN(native::sparse_compressed_to_sparse_bsc));
  m.impl("mm", TORCH_FN(product));
  m.impl("mm.out", TORCH_FN(product_out));
  m.impl("addmm", TORCH_FN(product_added));
  m.impl("addmm.out", TORCH_FN(product_added_out));
  m.impl("sparse_sampled_addmm", TORCH_FN(sampled_addmm));
  m.impl("_sparse_mm_reduce_impl", TORCH_FN(mm_reduce));
  m.impl("_sparse_mm_reduce_impl_backward", TORCH_FN(mm_reduce_backward));
}

TORCH_LIBRARY_IMPL(_, SparsePrivateUse1, m) { m.fallback(torch::CppFunction::makeFromBoxedFunction<&refuse>()); }
TORCH_LIBRARY_IMPL(_, SparseCsrPrivateUse1, m) { m.fallback(torch::CppFunction::makeFromBoxedFunction<&refuse>()); }

}  // namespace
}  // namespace tpu::aten
