#include "aten/validate.h"

#include <ATen/core/Tensor.h>

#include <map>

namespace tpu::aten {
namespace {

using Args = c10::ArrayRef<c10::IValue>;

double number(const c10::IValue& v) { return v.toScalar().toDouble(); }

// Wording of aten/src/ATen/native/DistributionTemplates.h.
void uniform(Args a) {
  double from = number(a[1]), to = number(a[2]);
  TORCH_CHECK(from <= to, "uniform_ expects to return a [from, to) range, but found from=", from, " > to=", to);
}
void normal(Args a) { TORCH_CHECK(number(a[2]) >= 0.0, "normal expects std >= 0.0, but found std ", number(a[2])); }
void normal_tensor_float(Args a) {
  TORCH_CHECK(number(a[1]) >= 0.0, "normal expects std >= 0.0, but found std ", number(a[1]));
}
void log_normal(Args a) {
  TORCH_CHECK(number(a[2]) > 0.0, "log_normal_ expects std > 0.0, but found std=", number(a[2]));
}
void cauchy(Args a) { TORCH_CHECK(number(a[2]) > 0.0, "cauchy_ expects sigma > 0.0, but found sigma=", number(a[2])); }
void exponential(Args a) {
  TORCH_CHECK(number(a[1]) > 0.0, "exponential_ expects lambda > 0.0, but found lambda=", number(a[1]));
}
void geometric(Args a) {
  double p = number(a[1]);
  TORCH_CHECK(0 < p && p < 1, "geometric_ expects p to be in (0, 1), but got p=", p);
}
void bernoulli(Args a) {
  double p = number(a[1]);
  TORCH_CHECK(0 <= p && p <= 1, "bernoulli_ expects p to be in [0, 1], but got p=", p);
}

void integer_power(Args a) {
  bool integers = a[0].isTensor() && c10::isIntegralType(a[0].toTensor().scalar_type(), true) && !a[1].isDouble() &&
                  !a[1].isComplexDouble();
  TORCH_CHECK(!integers || a[1].toScalar().toLong() >= 0, "Integers to negative integer powers are not allowed.");
}

// The row takes more dtypes than torch's message speaks of.
void multinomial(Args a) {
  const at::Tensor& p = a[0].toTensor();
  TORCH_CHECK(c10::isFloatingType(p.scalar_type()),
              "multinomial only supports floating-point dtypes for input, got: ", p.scalar_type());
  TORCH_CHECK(p.dim() == 0 || p.size(-1) <= 1 << 24, "number of categories cannot exceed 2^24");
}

void complex_out(Args a) {
  if (a.size() < 3) return;
  c10::ScalarType wanted = c10::toComplexType(a[0].toTensor().scalar_type()), got = a[2].toTensor().scalar_type();
  TORCH_CHECK(wanted == got, "Expected object of scalar type ", wanted, " but got scalar type ", got,
              " for argument 'out'");
}

}  // namespace

Validate validator_of(const std::string& row) {
  static const std::map<std::string, Validate> validators = {
      {"uniform", uniform},
      {"normal_functional", normal},
      {"normal.Tensor_float", normal_tensor_float},
      {"log_normal", log_normal},
      {"cauchy", cauchy},
      {"exponential", exponential},
      {"geometric", geometric},
      {"bernoulli.p", bernoulli},
      {"bernoulli_.float", bernoulli},
      {"pow.Tensor_Scalar", integer_power},
      {"multinomial", multinomial},
      {"complex", complex_out},
      {"polar", complex_out},
  };
  auto found = validators.find(row);
  return found == validators.end() ? nullptr : found->second;
}

}  // namespace tpu::aten
