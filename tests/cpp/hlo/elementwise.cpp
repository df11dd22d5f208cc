// Every elementwise builder by value, over the kinds of dtype it takes. Reference values: the C library's functions, or
// the definition written out.
#include <limits>

#include "program.h"

using namespace tpu;
using namespace tpu::hlo;
using namespace tpu::test;

namespace {
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN(), kInf = std::numeric_limits<double>::infinity();

std::vector<double> mapped(const std::vector<double>& x, double (*f)(double)) {
  std::vector<double> y;
  for (double v : x) y.push_back(f(v));
  return y;
}
}  // namespace

TEST(unary_real) {
  const std::vector<double> any{-2.5, -0.5, 0.25, 3.0}, unit{-0.75, -0.25, 0.25, 0.75}, positive{1.25, 2.0, 3.5, 9.0};
  struct Row {
    const char* name;
    Val (*build)(Val);
    double (*want)(double);
    const std::vector<double>& x;
  };
  const Row rows[] = {
      {"exp", exp, std::exp, any},
      {"expm1", expm1, std::expm1, any},
      {"log", log, std::log, positive},
      {"log1p", log1p, std::log1p, positive},
      {"sin", sin, std::sin, any},
      {"cos", cos, std::cos, any},
      {"tan", tan, std::tan, any},
      {"tanh", tanh, std::tanh, any},
      {"logistic", logistic, [](double v) { return 1 / (1 + std::exp(-v)); }, any},
      {"sqrt", sqrt, std::sqrt, positive},
      {"rsqrt", rsqrt, [](double v) { return 1 / std::sqrt(v); }, positive},
      {"cbrt", cbrt, std::cbrt, any},
      {"floor", floor, std::floor, any},
      {"ceil", ceil, std::ceil, any},
      {"rne", round_nearest_even, std::nearbyint, any},
      {"afz", round_nearest_afz, std::round, any},
      {"abs", abs, std::fabs, any},
      {"negate", negate, [](double v) { return -v; }, any},
      {"sign", sign, [](double v) { return double((v > 0) - (v < 0)); }, any},
      {"acos", acos, std::acos, unit},
      {"asin", asin, std::asin, unit},
      {"atan", atan, std::atan, any},
      {"acosh", acosh, std::acosh, positive},
      {"asinh", asinh, std::asinh, any},
      {"atanh", atanh, std::atanh, unit},
      {"cosh", cosh, std::cosh, any},
      {"sinh", sinh, std::sinh, any},
      {"erf", erf, std::erf, any},
      {"erfc", erfc, std::erfc, any},
      {"lgamma", lgamma, std::lgamma, positive},
      {"erf_inv", [](Val v) { return erf(erf_inv(v)); }, [](double v) { return v; }, unit},
      {"conj", conj, [](double v) { return v; }, any},
      {"imag", imag, [](double) { return 0.0; }, any},
      {"barrier", optimization_barrier, [](double v) { return v; }, any},
  };
  const std::pair<DType, double> dtypes[] = {
      {DType::F32, 2e-5}, {DType::F64, 1e-12}, {DType::F16, 5e-3}, {DType::BF16, 3e-2}};
  for (auto [dtype, tolerance] : dtypes) {
    Program p;
    for (const Row& r : rows) {
      Val x = p.in(dtype, {2, 2}, r.x);
      p.want(std::string(r.name) + " " + name(dtype), r.build(x), dtype, {2, 2}, mapped(r.x, r.want), tolerance);
    }
    p.run();
  }
}

TEST(unary_special_functions) {
  Program p;
  Val x = p.in(DType::F64, {2}, {0.5, 2.0});
  // Abramowitz and Stegun, tables 6.1 and 9.8: psi(1/2), psi(2), exp(-x) I1(x).
  p.want("digamma", digamma(x), DType::F64, {2}, {-1.9635100260214235, 0.42278433509846714}, 1e-9);
  p.want("bessel_i1e", bessel_i1e(x), DType::F64, {2}, {0.15642080318487173, 0.21526928924893765}, 1e-9);
  // psi'(1/2) = pi^2 / 2, zeta(2, 1) = pi^2 / 6.
  p.want("polygamma", polygamma(constant_like(x, 1), slice_axis(x, 0, 0, 1)), DType::F64, {1}, {4.934802200544679},
         1e-9);
  p.want("zeta", zeta(constant_like(x, 2), constant_like(x, 1)), DType::F64, {}, {1.6449340668482264}, 1e-9);
  p.want("next_after", next_after(x, constant_like(x, 9)) - x, DType::F64, {2}, {0x1p-53, 0x1p-51}, 0);
  p.run();
}

TEST(unary_not_finite) {
  for (DType t : {DType::F16, DType::BF16, DType::F32, DType::F64}) {
    Program p;
    Val x = p.in(t, {4}, {1, kNaN, kInf, -kInf});
    p.want("is_nan", is_nan(x), DType::Pred, {4}, {0, 1, 0, 0});
    p.want("is_inf", is_inf(x), DType::Pred, {4}, {0, 0, 1, 1});
    p.want("is_finite", is_finite(x), DType::Pred, {4}, {1, 0, 0, 0});
    p.want("sign", sign(x), t, {4}, {1, kNaN, 1, -1});
    p.want("maximum", maximum(x, 0), t, {4}, {1, kNaN, kInf, 0});
    p.want("minimum", minimum(x, 0), t, {4}, {0, kNaN, 0, -kInf});
    p.want("clamp", clamp(constant_like(x, -2), x, constant_like(x, 2)), t, {4}, {1, kNaN, 2, -2});
    p.want("constants",
           concatenate({reshape(nan(p.b, t), {1}), reshape(infinity(p.b, t), {1}), reshape(lowest(p.b, t), {1}),
                        reshape(highest(p.b, t), {1})},
                       0),
           t, {4}, {kNaN, kInf, -kInf, kInf});
    p.run();
  }
  Program p;
  Val i = p.in(DType::S32, {2}, {-1, 4});
  Val z = p.in(DType::C64, {3}, {1, kNaN, kInf, 2, 1, 1});
  p.want("int is_nan", is_nan(i), DType::Pred, {2}, {0, 0});
  p.want("int is_inf", is_inf(i), DType::Pred, {2}, {0, 0});
  p.want("int is_finite", is_finite(i), DType::Pred, {2}, {1, 1});
  p.want("complex is_nan", is_nan(z), DType::Pred, {3}, {1, 0, 0});
  p.want("complex is_inf", is_inf(z), DType::Pred, {3}, {0, 1, 0});
  p.want("complex is_finite", is_finite(z), DType::Pred, {3}, {0, 0, 1});
  p.run();
}

TEST(unary_complex) {
  for (DType t : {DType::C64, DType::C128}) {
    Program p;
    std::vector<double> values{0.5, -0.25, -1.5, 2};
    Val z = p.in(t, {2}, values);
    struct Row {
      const char* name;
      Val (*build)(Val);
      std::complex<double> (*want)(const std::complex<double>&);
    };
    using C = std::complex<double>;
    const Row rows[] = {
        {"exp", exp, [](const C& v) { return std::exp(v); }},
        {"log", log, [](const C& v) { return std::log(v); }},
        {"sin", sin, [](const C& v) { return std::sin(v); }},
        {"cos", cos, [](const C& v) { return std::cos(v); }},
        {"tan", tan, [](const C& v) { return std::tan(v); }},
        {"tanh", tanh, [](const C& v) { return std::tanh(v); }},
        {"sqrt", sqrt, [](const C& v) { return std::sqrt(v); }},
        {"rsqrt", rsqrt, [](const C& v) { return C(1) / std::sqrt(v); }},
        {"expm1", expm1, [](const C& v) { return std::exp(v) - C(1); }},
        {"log1p", log1p, [](const C& v) { return std::log(v + C(1)); }},
        {"logistic", logistic, [](const C& v) { return C(1) / (C(1) + std::exp(-v)); }},
        {"negate", negate, [](const C& v) { return -v; }},
        {"conj", conj, [](const C& v) { return std::conj(v); }},
        {"sign", sign, [](const C& v) { return v / std::abs(v); }},
        {"acos", acos, [](const C& v) { return std::acos(v); }},
        {"asin", asin, [](const C& v) { return std::asin(v); }},
        {"atan", atan, [](const C& v) { return std::atan(v); }},
        {"acosh", acosh, [](const C& v) { return std::acosh(v); }},
        {"asinh", asinh, [](const C& v) { return std::asinh(v); }},
        {"atanh", atanh, [](const C& v) { return std::atanh(v); }},
        {"cosh", cosh, [](const C& v) { return std::cosh(v); }},
        {"sinh", sinh, [](const C& v) { return std::sinh(v); }},
        {"square", [](Val v) { return power(v, 2); }, [](const C& v) { return v * v; }},
    };
    for (const Row& r : rows) {
      std::vector<double> want;
      for (size_t i = 0; i < values.size(); i += 2) {
        C w = r.want(C(values[i], values[i + 1]));
        want.insert(want.end(), {w.real(), w.imag()});
      }
      p.want(std::string(r.name) + " " + name(t), r.build(z), t, {2}, want, t == DType::C64 ? 2e-5 : 1e-12);
    }
    DType f = real_of(t);
    p.want("abs", abs(z), f, {2}, {std::sqrt(0.3125), 2.5});
    p.want("real", real(z), f, {2}, {0.5, -1.5});
    p.want("imag", imag(z), f, {2}, {-0.25, 2});
    p.want("complex", complex(imag(z), real(z)), t, {2}, {-0.25, 0.5, 2, -1.5});
    p.want("to real", convert(z, DType::F32), DType::F32, {2}, {0.5, -1.5});
    p.want("to int", convert(z, DType::S32), DType::S32, {2}, {0, -1});
    p.want("to pred", convert(z * complex(constant(p.b, f, 0), constant(p.b, f, 1)), DType::Pred), DType::Pred, {2},
           {1, 1});
    p.want("eq", z == conj(z), DType::Pred, {2}, {0, 0});
    p.want("from real", convert(real(z), t), t, {2}, {0.5, 0, -1.5, 0});
    p.want("from int", convert(convert(z, DType::S64), t), t, {2}, {0, 0, -1, 0});
    p.want("from pred", convert(z != z, t), t, {2}, {0, 0, 0, 0});
    p.want("constant", constant(p.b, t, std::complex<double>(2, -3)) + z, t, {2}, {2.5, -3.25, 0.5, -1});
    p.want("full", full(p.b, {t, {1}}, 2), t, {1}, {2, 0});
    p.run();
  }
}

TEST(integers_of_every_width) {
  for (DType t : {DType::S8, DType::S16, DType::S32, DType::S64, DType::U8, DType::U16, DType::U32, DType::U64}) {
    Program p;
    bool u = is_unsigned_int(t);
    double low = u ? 0 : -std::ldexp(1, bit_width(t) - 1), high = std::ldexp(1, bit_width(t) - !u) - 1;
    Val a = p.in(t, {4}, u ? std::vector<double>{7, 6, 0, 3} : std::vector<double>{7, -6, 0, 3});
    Val b = p.in(t, {4}, {2, 4, 5, 3});
    double m6 = u ? 6 : -6;
    p.want("add", a + b, t, {4}, {9, m6 + 4, 5, 6});
    p.want("subtract", a - 0, t, {4}, {7, m6, 0, 3});
    p.want("multiply", a * b, t, {4}, {14, m6 * 4, 0, 9});
    p.want("divide", a / b, t, {4}, {3, u ? 1. : -1., 0, 1});
    p.want("remainder", remainder(a, b), t, {4}, {1, u ? 2. : -2., 0, 0});
    p.want("maximum", maximum(a, b), t, {4}, {7, u ? 6. : 4., 5, 3});
    p.want("minimum", minimum(a, b), t, {4}, {2, u ? 4. : -6., 0, 3});
    p.want("power", power(a, 2), t, {4}, {49, 36, 0, 9});
    p.want("abs", abs(a), t, {4}, {7, 6, 0, 3});
    p.want("sign", sign(a), t, {4}, {1, u ? 1. : -1., 0, 1});
    p.want("and", a & 3, t, {4}, {3, 2, 0, 3});
    p.want("or", b | 1, t, {4}, {3, 5, 5, 3});
    p.want("xor", b ^ 1, t, {4}, {3, 5, 4, 2});
    p.want("not", ~~a, t, {4}, {7, m6, 0, 3});
    p.want("not pattern", ~b & 7, t, {4}, {5, 3, 2, 4});
    p.want("shift left", shift_left(b, constant_like(b, 2)), t, {4}, {8, 16, 20, 12});
    p.want("shift right", shift_right_arithmetic(a, constant_like(a, 1)), t, {4}, {3, u ? 3. : -3., 0, 1});
    p.want("shift right logical", shift_right_logical(b, constant_like(b, 1)), t, {4}, {1, 2, 2, 1});
    p.want("popcnt", popcnt(b), t, {4}, {1, 1, 2, 2});
    p.want("clz", count_leading_zeros(b), t, {4},
           {bit_width(t) - 2., bit_width(t) - 3., bit_width(t) - 3., bit_width(t) - 2.});
    p.want("lowest", lowest(p.b, t), t, {}, {low}, 1e-15);
    p.want("highest", highest(p.b, t), t, {}, {high}, 1e-15);
    p.want("negate", negate(negate(a)), t, {4}, {7, m6, 0, 3});
    p.want("clamp", clamp(constant_like(a, 1), a, constant_like(a, 5)), t, {4}, {5, u ? 5. : 1., 1, 3});
    p.want("iota", iota(p.b, {t, {2, 3}}, -1), t, {2, 3}, {0, 1, 2, 0, 1, 2});
    p.want("compare", a < b, DType::Pred, {4}, {0, !u * 1., 1, 0});
    p.run();
  }
}

TEST(integers_of_64_bits_are_exact) {
  Program p;
  Val a = p.in_s64({2}, {(int64_t{1} << 53) + 1, INT64_MIN});
  auto bytes = [](std::vector<int64_t> v) {
    return std::string(reinterpret_cast<const char*>(v.data()), v.size() * 8);
  };
  p.want_bytes("add", a + 1, bytes({(int64_t{1} << 53) + 2, INT64_MIN + 1}));
  p.want_bytes("constant", constant(p.b, DType::S64, (int64_t{1} << 62) + 3), bytes({(int64_t{1} << 62) + 3}));
  p.want_bytes("lowest", lowest(p.b, DType::S64), bytes({INT64_MIN}));
  p.want_bytes("highest", highest(p.b, DType::S64), bytes({INT64_MAX}));
  p.want_bytes("highest u64", highest(p.b, DType::U64), bytes({-1}));
  p.want_bytes("list", constant_list(p.b, DType::S64, {INT64_MIN, -1, INT64_MAX}), bytes({INT64_MIN, -1, INT64_MAX}));
  std::vector<int64_t> many;
  for (int64_t i = 0; i < 100; i++) many.push_back((i - 50) * 0x123456789AB);
  p.want_bytes("blob", constant_list(p.b, DType::S64, many), bytes(many));
  p.run();
}

TEST(booleans) {
  Program p;
  Val a = p.in(DType::Pred, {4}, {0, 0, 1, 1}), b = p.in(DType::Pred, {4}, {0, 1, 0, 1});
  const DType t = DType::Pred;
  p.want("add", a + b, t, {4}, {0, 1, 1, 1});
  p.want("multiply", a * b, t, {4}, {0, 0, 0, 1});
  p.want("maximum", maximum(a, b), t, {4}, {0, 1, 1, 1});
  p.want("minimum", minimum(a, b), t, {4}, {0, 0, 0, 1});
  p.want("xor", a ^ b, t, {4}, {0, 1, 1, 0});
  p.want("not", ~a, t, {4}, {1, 1, 0, 0});
  p.want("logical_not", logical_not(b), t, {4}, {1, 0, 1, 0});
  p.want("lt", a < b, t, {4}, {0, 1, 0, 0});
  p.want("eq", a == b, t, {4}, {1, 0, 0, 1});
  p.want("clamp", clamp(a, b, a), t, {4}, {0, 0, 1, 1});
  p.want("sign", sign(a), t, {4}, {0, 0, 1, 1});
  p.want("to f32", convert(a, DType::F32), DType::F32, {4}, {0, 0, 1, 1});
  p.want("to s64", convert(a, DType::S64), DType::S64, {4}, {0, 0, 1, 1});
  p.want("highest", highest(p.b, t), t, {}, {1});
  p.want("lowest", lowest(p.b, t), t, {}, {0});
  p.want("iota", iota(p.b, {t, {3}}, 0), t, {3}, {0, 1, 1});
  p.want("iota 0-dim", iota(p.b, {DType::F32, {}}, 0), DType::F32, {}, {0});
  p.run();
}

TEST(conversions) {
  Program p;
  Val x = p.in(DType::F32, {5}, {-2.75, -0.5, 0, 0.5, 100.9});
  for (DType t : {DType::S8, DType::S16, DType::S32, DType::S64}) {
    p.want(std::string("to ") + name(t), convert(x, t), t, {5}, {-2, 0, 0, 0, 100});
  }
  for (DType t : {DType::U8, DType::U16, DType::U32, DType::U64}) {
    p.want(std::string("to ") + name(t), convert(abs(x), t), t, {5}, {2, 0, 0, 0, 100});
  }
  p.want("to pred", convert(x, DType::Pred), DType::Pred, {5}, {1, 1, 0, 1, 1});
  p.want("nan to pred", convert(x / 0, DType::Pred), DType::Pred, {5}, {1, 1, 1, 1, 1});
  p.want("to f16", convert(x, DType::F16), DType::F16, {5}, {-2.75, -0.5, 0, 0.5, 100.875});
  p.want("to bf16", convert(x, DType::BF16), DType::BF16, {5}, {-2.75, -0.5, 0, 0.5, 101});
  p.want("to c64", convert(x, DType::C64), DType::C64, {5}, {-2.75, 0, -0.5, 0, 0, 0, 0.5, 0, 100.9, 0});
  p.want("to c128", convert(x, DType::C128), DType::C128, {5}, {-2.75, 0, -0.5, 0, 0, 0, 0.5, 0, 100.9, 0});
  for (DType t : {DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3FNUZ, DType::F8E5M2FNUZ}) {
    double last = t == DType::F8E4M3FN || t == DType::F8E4M3FNUZ ? 104 : 96;
    p.want(std::string("to ") + name(t), convert(x, t), t, {5},
           {t == DType::F8E5M2 || t == DType::F8E5M2FNUZ ? -3. : -2.75, -0.5, 0, 0.5, last});
    p.want(std::string("constant ") + name(t), constant(p.b, t, 1.5), t, {}, {1.5});
    p.want(std::string("highest ") + name(t), highest(p.b, t), t, {},
           {t == DType::F8E4M3FN     ? 448.
            : t == DType::F8E4M3FNUZ ? 240.
            : t == DType::F8E5M2     ? kInf
                                     : 57344.});
    p.want(std::string("nan ") + name(t), nan(p.b, t), t, {}, {kNaN});
    p.want(std::string("iota ") + name(t), iota(p.b, {t, {3}}, 0), t, {3}, {0, 1, 2});
    p.want(std::string("pred to ") + name(t), convert(x > 0, t), t, {5}, {0, 0, 0, 1, 1});
  }
  Val s = p.in(DType::S32, {3}, {-1, 300, 0});
  p.want("s32 to u8", convert(s, DType::U8), DType::U8, {3}, {255, 44, 0});
  p.want("s32 to s8", convert(s, DType::S8), DType::S8, {3}, {-1, 44, 0});
  p.want("s32 to pred", convert(s, DType::Pred), DType::Pred, {3}, {1, 1, 0});
  p.want("s32 to f64", convert(s, DType::F64), DType::F64, {3}, {-1, 300, 0});
  p.want("bitcast", bitcast_convert(x, DType::S32), DType::S32, {5},
         {double(int32_t(0xC0300000)), double(int32_t(0xBF000000)), 0, double(0x3F000000), double(0x42C9CCCD)});
  p.want("bitcast split", bitcast_convert(s, DType::U16), DType::U16, {3, 2}, {65535, 65535, 300, 0, 0, 0});
  p.want("bitcast merge", bitcast_convert(bitcast_convert(s, DType::U16), DType::S32), DType::S32, {3}, {-1, 300, 0});
  p.want("reduce_precision", reduce_precision(x, 8, 1), DType::F32, {5}, {-3, -0.5, 0, 0.5, 96});
  p.run();
}

TEST(binary_broadcasting) {
  Program p;
  Val a = p.in(DType::F32, {2, 3}, {1, 2, 3, 4, 5, 6});
  Val row = p.in(DType::F32, {3}, {10, 20, 30}), column = p.in(DType::F32, {2, 1}, {100, 200});
  Val cond = p.in(DType::Pred, {2, 1}, {1, 0}), flag = p.in(DType::Pred, {}, {0});
  const DType t = DType::F32;
  p.want("row", a + row, t, {2, 3}, {11, 22, 33, 14, 25, 36});
  p.want("column", a - column, t, {2, 3}, {-99, -98, -97, -196, -195, -194});
  p.want("both", row * column, t, {2, 3}, {1000, 2000, 3000, 2000, 4000, 6000});
  p.want("number", 2 / a, t, {2, 3}, {2, 1, 2 / 3., 0.5, 0.4, 1 / 3.});
  p.want("atan2", atan2(row, column), t, {2, 3},
         {std::atan2(10, 100), std::atan2(20, 100), std::atan2(30, 100), std::atan2(10, 200), std::atan2(20, 200),
          std::atan2(30, 200)});
  p.want("power", power(a, row / 10), t, {2, 3}, {1, 4, 27, 4, 25, 216});
  p.want("remainder", remainder(row, a), t, {2, 3}, {0, 0, 0, 2, 0, 0});
  p.want("compare", a >= column / 50, DType::Pred, {2, 3}, {0, 1, 1, 1, 1, 1});
  p.want("select", select(cond, a, row), t, {2, 3}, {1, 2, 3, 10, 20, 30});
  p.want("select flag", select(flag, a, row), t, {2, 3}, {10, 20, 30, 10, 20, 30});
  p.want("select scalar", select(cond, 7, row), t, {2, 3}, {7, 7, 7, 10, 20, 30});
  p.want("clamp", clamp(row / 10, a, column / 50), t, {2, 3}, {1, 2, 2, 4, 4, 4});
  p.want("clamp mixed", clamp(constant_like(a, 2), a, row / 10), t, {2, 3}, {1, 2, 3, 1, 2, 3});
  p.want("total order", compare(negate(row - row), row - row, Direction::LT, true), DType::Pred, {3}, {1, 1, 1});
  Val none = p.in(t, {0, 3}, {});
  p.want("zero-element", none + row, t, {0, 3}, {});
  p.want("zero-element select", select(none > 0, none, row), t, {0, 3}, {});
  p.want("zero-element exp", exp(none), t, {0, 3}, {});
  p.want("zero-element convert", convert(none, DType::S8), DType::S8, {0, 3}, {});
  p.run();
}
