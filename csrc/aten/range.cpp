// arange and range: the size follows from the values of its arguments, so it is worked out here and start and step stay operands.
#include <ATen/native/Resize.h>

#include <cmath>

#include "aten/manual.h"
#include "aten/rows.h"

namespace tpu::aten {
namespace {

using at::Scalar;
using at::Tensor;

void check_range(double s, double e, double d) {
  TORCH_CHECK(d != 0, "step must be nonzero");
  TORCH_CHECK(std::isfinite(s) && std::isfinite(e), "unsupported range: ", s, " -> ", e);
  TORCH_CHECK((d > 0 && e >= s) || (d < 0 && e <= s), "upper bound and lower bound inconsistent with step sign");
}

// torch's own rule (aten/src/ATen/native/RangeUtils.h): integers exactly, all else in double.
int64_t arange_size(const Scalar& start, const Scalar& end, const Scalar& step, bool integral) {
  double s = start.to<double>(), e = end.to<double>(), d = step.to<double>();
  check_range(s, e, d);
  if (integral && start.isIntegral(true) && end.isIntegral(true) && step.isIntegral(true)) {
    int64_t a = start.to<int64_t>(), b = end.to<int64_t>(), c = step.to<int64_t>(), sign = c > 0 ? 1 : -1;
    return (b - a + c - sign) / c;
  }
  if (integral) {
    int64_t c = step.to<int64_t>();
    TORCH_CHECK_VALUE(c != 0, "step must be nonzero");
    return static_cast<int64_t>(
        std::ceil(static_cast<double>(end.to<int64_t>() - start.to<int64_t>()) / static_cast<double>(c)));
  }
  return static_cast<int64_t>(std::ceil((e - s) / d));
}

Tensor& fill_range(const Scalar& start, const Scalar& step, int64_t n, Tensor& out) {
  if (out.numel() != n) {
    if (out.numel() > 0)
      TORCH_WARN("The number of elements in the out tensor of shape ", out.sizes(), " is ", out.numel(),
                 " which does not match the computed number of elements ", n,
                 ". The out tensor will be resized to a tensor of shape (", n, ",).");
    out.resize_({n});
  }
  if (n) call_row_out("tpu::arange", {n, start, step, static_cast<int64_t>(out.scalar_type())}, {out.view({n})});
  return out;
}

Tensor& arange_start(const Scalar& start, const Scalar& end, const Scalar& step, Tensor& out) {
  return fill_range(start, step, arange_size(start, end, step, c10::isIntegralType(out.scalar_type(), false)), out);
}

// The end belongs to it.
Tensor& range(const Scalar& start, const Scalar& end, const Scalar& step, Tensor& out) {
  double s = start.to<double>(), e = end.to<double>(), d = step.to<double>();
  check_range(s, e, d);
  return fill_range(start, step, static_cast<int64_t>((e - s) / d + 1), out);
}

Tensor& arange_end(const Scalar& end, Tensor& out) { return arange_start(0, end, 1, out); }

}  // namespace

void range_kernels(Manual& impl) {
  impl("arange.start_out", TORCH_FN(arange_start));
  impl("arange.out", TORCH_FN(arange_end));
  impl("range.out", TORCH_FN(range));
}

}  // namespace tpu::aten
