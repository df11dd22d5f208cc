// Program: builds one graph with many results, runs it on the plugin, and compares every result with wanted values.
//
//     Program p;
//     Val x = p.in(DType::F32, {2}, {1, 4});
//     p.want("sqrt", sqrt(x), DType::F32, {2}, {1, 2});
//     p.run();
//
// Operands are parameters, so that the compiler cannot fold the maths away. Values are doubles; a complex element is two.
#pragma once
#include <cmath>
#include <source_location>

#include "check.h"
#include "hlo/builders.h"
#include "hlo/element.h"
#include "pjrt/pjrt.h"

namespace tpu::test {

using hlo::Builder;
using hlo::DType;
using hlo::Graph;
using hlo::Val;
using hlo::Vals;

/// The plugin under test: TORCH_TPU_PJRT_PLUGIN, or the CPU plugin of the Python that built the tests.
pjrt::Client& client();

class Program {
 public:
  Builder b;

  Val in(DType dtype, const Dims& dims, const std::vector<double>& values);
  /// A 64-bit integer operand, exact.
  Val in_s64(const Dims& dims, const std::vector<int64_t>& values);
  /// Expects type and values; NaN wants NaN. `tolerance` is relative to max(1, |want|).
  void want(const std::string& what, Val got, DType dtype, const Dims& dims, const std::vector<double>& values,
            double tolerance = 1e-5, std::source_location at = std::source_location::current());
  /// Expects the exact bytes of a result.
  void want_bytes(const std::string& what, Val got, const std::string& bytes,
                  std::source_location at = std::source_location::current());
  void run();

 private:
  struct Want {
    std::string what;
    Dims dims;
    std::vector<double> values;
    std::string bytes;
    bool exact = false;
    double tolerance = 0;
    std::source_location at;
  };
  void compare(const Want& want, const std::string& bytes) const;

  std::vector<std::string> inputs_;
  std::vector<hlo::Type> input_types_;
  Vals results_;
  std::vector<Want> wants_;
};

}  // namespace tpu::test
