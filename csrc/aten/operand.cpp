#include "aten/operand.h"

#include "runtime/value.h"

namespace tpu::aten {
using Kind = lazy::ScalarValue::Kind;

const hlo::Type* written_type(const at::Tensor& t, const runtime::Cell& cell) {
  const hlo::Type* now = cell.type();
  hlo::DType dtype = to_hlo(t.scalar_type());
  if (cell.value && now->dtype == dtype) return now;
  if (now->dtype == dtype && static_cast<size_t>(numel(now->dims) * hlo::byte_size(dtype)) == cell.bytes) return now;
  Dims dims, permutation;
  bool all = t.storage_offset() == 0 && static_cast<size_t>(t.numel() * t.element_size()) == cell.bytes;
  if (all && storage_order(t.sizes(), t.strides(), &dims, &permutation)) return runtime::intern({dtype, dims});
  if (cell.value) return now;
  return runtime::intern({dtype, {static_cast<int64_t>(cell.bytes) / hlo::byte_size(dtype)}});
}

lazy::ScalarValue scalar_of(const at::Tensor& t) {
  const void* p = t.const_data_ptr();
  switch (t.scalar_type()) {
    case c10::ScalarType::Double: return {Kind::Float, 0, *static_cast<const double*>(p), 0};
    case c10::ScalarType::Float: return {Kind::Float, 0, *static_cast<const float*>(p), 0};
    case c10::ScalarType::Half: return {Kind::Float, 0, static_cast<float>(*static_cast<const c10::Half*>(p)), 0};
    case c10::ScalarType::BFloat16:
      return {Kind::Float, 0, static_cast<float>(*static_cast<const c10::BFloat16*>(p)), 0};
    case c10::ScalarType::Long: return {Kind::Int, *static_cast<const int64_t*>(p), 0, 0};
    case c10::ScalarType::Int: return {Kind::Int, *static_cast<const int32_t*>(p), 0, 0};
    case c10::ScalarType::Short: return {Kind::Int, *static_cast<const int16_t*>(p), 0, 0};
    case c10::ScalarType::Char: return {Kind::Int, *static_cast<const int8_t*>(p), 0, 0};
    case c10::ScalarType::Byte: return {Kind::Int, *static_cast<const uint8_t*>(p), 0, 0};
    case c10::ScalarType::Bool: return {Kind::Bool, *static_cast<const bool*>(p), 0, 0};
    case c10::ScalarType::ComplexFloat: {
      auto* c = static_cast<const float*>(p);
      double im = t.is_conj() ? -c[1] : c[1];
      return {Kind::Complex, 0, c[0], im};
    }
    case c10::ScalarType::ComplexDouble: {
      auto* c = static_cast<const double*>(p);
      return {Kind::Complex, 0, c[0], t.is_conj() ? -c[1] : c[1]};
    }
    default:
      TORCH_CHECK_NOT_IMPLEMENTED(false, "tpu: a CPU scalar of dtype ", t.scalar_type(), " cannot be an operand");
  }
}

lazy::ScalarValue scalar_of(const c10::IValue& v) {
  if (v.isDouble()) return {Kind::Float, 0, v.toDouble(), 0};
  if (v.isInt()) return {Kind::Int, v.toInt(), 0, 0};
  if (v.isBool()) return {Kind::Bool, v.toBool(), 0, 0};
  if (v.isComplexDouble()) {
    auto c = v.toComplexDouble();
    return {Kind::Complex, 0, c.real(), c.imag()};
  }
  if (v.isSymInt()) return {Kind::Int, v.toSymInt().guard_int(__FILE__, __LINE__), 0, 0};
  if (v.isSymFloat()) return {Kind::Float, 0, v.toSymFloat().guard_float(__FILE__, __LINE__), 0};
  TORCH_CHECK(false, "tpu: ", v.tagKind(), " is not a scalar");
}

}  // namespace tpu::aten
