// Linear algebra, transforms, control flow, calls.
#include "program.h"

using namespace tpu;
using namespace tpu::hlo;
using namespace tpu::test;

namespace {
constexpr DType kF32 = DType::F32;
}

TEST(linear_algebra) {
  for (DType t : {DType::F32, DType::F64}) {
    Program p;
    Val a = p.in(t, {2, 2}, {4, 2, 2, 5}), b = p.in(t, {2, 1}, {2, 5});
    Val l = cholesky(a, true);
    p.want("cholesky", select(iota(p.b, {DType::S32, {2, 2}}, 0) >= iota(p.b, {DType::S32, {2, 2}}, 1), l, 0), t,
           {2, 2}, {2, 0, 1, 2});
    p.want("upper", slice(cholesky(a, false), {0, 1}, {1, 2}), t, {1, 1}, {1});
    Val lower = p.in(t, {2, 2}, {2, 0, 1, 2});
    p.want("solve", triangular_solve(lower, b, true, true, false, false), t, {2, 1}, {1, 2});
    p.want("solve transposed", triangular_solve(lower, b, true, true, false, true), t, {2, 1}, {-0.25, 2.5});
    p.want("solve right", triangular_solve(lower, transpose(b, {1, 0}), false, true, false, false), t, {1, 2},
           {-0.25, 2.5});
    p.want("solve unit", triangular_solve(lower, b, true, true, true, false), t, {2, 1}, {2, 3});
    p.want("batch of none", cholesky(p.in(t, {0, 2, 2}, {}), true), t, {0, 2, 2}, {});
    p.want("no right side", triangular_solve(lower, p.in(t, {2, 0}, {}), true, true, false, false), t, {2, 0}, {});
    p.run();
  }
  Program p;
  Val z = p.in(DType::C64, {1, 1}, {0, 2}), one = p.in(DType::C64, {1, 1}, {4, 0});
  p.want("adjoint", triangular_solve(z, one, true, true, false, true, true), DType::C64, {1, 1}, {0, 2});
  p.run();
}

TEST(transforms) {
  Program p;
  Val x = p.in(kF32, {4}, {1, 2, 3, 4}), z = convert(x, DType::C64);
  p.want("rfft", fft(x, FftKind::Rfft, {4}), DType::C64, {3}, {10, 0, -2, 2, -2, 0});
  p.want("fft", fft(z, FftKind::Fft, {4}), DType::C64, {4}, {10, 0, -2, 2, -2, 0, -2, -2});
  p.want("ifft", fft(fft(z, FftKind::Fft, {4}), FftKind::Ifft, {4}), DType::C64, {4}, {1, 0, 2, 0, 3, 0, 4, 0});
  p.want("irfft", fft(fft(x, FftKind::Rfft, {4}), FftKind::Irfft, {4}), kF32, {4}, {1, 2, 3, 4});
  p.want("fft2", real(fft(reshape(z, {2, 2}), FftKind::Fft, {2, 2})), kF32, {2, 2}, {10, -2, -4, 0});
  p.want("double", fft(convert(x, DType::F64), FftKind::Rfft, {4}), DType::C128, {3}, {10, 0, -2, 2, -2, 0}, 1e-12);
  p.want("none", fft(p.in(DType::C64, {0, 2}, {}), FftKind::Fft, {2}), DType::C64, {0, 2}, {});
  p.run();
}

TEST(loops_and_branches) {
  Program p;
  Val n = p.in(DType::S64, {}, {5}), x = p.in(kF32, {2}, {1, 3});
  Vals out = while_loop(
      {n, full_like(x, 0), x}, [](const Vals& v) { return v[0] > 0; },
      [](const Vals& v) { return Vals{v[0] - 1, v[1] + v[2], v[2]}; });
  p.want("counter", out[0], DType::S64, {}, {0});
  p.want("sum", out[1], kF32, {2}, {5, 15});
  for (bool yes : {true, false}) {
    Val flag = p.in(DType::Pred, {}, {double(yes)});
    Vals r = if_else(
        flag, {x, n}, [](const Vals& v) { return Vals{v[0] * 2, v[1]}; },
        [](const Vals& v) { return Vals{v[0] - 1, v[1] + 1}; });
    p.want("branch", r[0], kF32, {2}, yes ? std::vector<double>{2, 6} : std::vector<double>{0, 2});
    p.want("branch index", r[1], DType::S64, {}, {yes ? 5. : 6.});
  }
  Vals nested = while_loop(
      {n, x}, [](const Vals& v) { return v[0] > 0; },
      [](const Vals& v) {
        Vals r = if_else(
            v[0] > 2, {v[1]}, [](const Vals& w) { return Vals{w[0] + 1}; },
            [](const Vals& w) { return Vals{w[0] * 2}; });
        return Vals{v[0] - 1, r[0]};
      });
  p.want("branch in a loop", nested[1], kF32, {2}, {16, 24});
  p.run();
}

TEST(custom_calls) {
  Program p;
  Val a = p.in(kF32, {2, 2}, {2, 1, 1, 2});
  Vals eigen =
      custom_call(p.b, "Eigh", {a}, {{kF32, {2, 2}}, {kF32, {2}}}, {{"backend_config", std::string("1,1,100,1e-6")}});
  p.want("eigenvalues", eigen[1], kF32, {2}, {1, 3}, 1e-4);
  p.run();
}
