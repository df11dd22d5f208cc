// Linear algebra, Fourier transforms, control flow, calls of the plugin's own functions.
#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

void require_matrices(const char* what, Val a) {
  require(a && a.rank() >= 2 && is_inexact(a.dtype()), what, ": needs floating-point matrices, got ",
          a ? to_string(a.type()) : "no value");
}

}  // namespace

Val cholesky(Val a, bool lower) {
  const char* what = name(Opcode::Cholesky);
  require_matrices(what, a);
  require(a.dim(-1) == a.dim(-2), what, ": matrices must be square, got ", to_string(a.type()));
  if (a.numel() == 0) return a;
  return a.b->emit1(Opcode::Cholesky, {a}, a.type(), {{"lower", lower}});
}

Val triangular_solve(Val a, Val b, bool left_side, bool lower, bool unit_diagonal, bool transpose_a, bool adjoint) {
  const char* what = name(Opcode::TriangularSolve);
  require_matrices(what, a);
  require_same_dtype(what, a, b);
  require(a.dim(-1) == a.dim(-2) && a.rank() == b.rank() && a.dim(-1) == b.dim(left_side ? -2 : -1), what, ": ",
          to_string(a.type()), " and ", to_string(b.type()), " do not fit");
  if (b.numel() == 0) return b;
  const char* transpose = adjoint ? "ADJOINT" : transpose_a ? "TRANSPOSE" : "NO_TRANSPOSE";
  return a.b->emit1(Opcode::TriangularSolve, {a, b}, b.type(),
                    {{"left_side", left_side},
                     {"lower", lower},
                     {"unit_diagonal", unit_diagonal},
                     {"transpose_a", Text{str("#stablehlo<transpose ", transpose, ">")}}});
}

Val fft(Val a, FftKind kind, const Dims& lengths) {
  static constexpr const char* kKinds[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
  const char* what = name(Opcode::Fft);
  require_defined(Opcode::Fft, a);
  int64_t n = static_cast<int64_t>(lengths.size());
  require(n >= 1 && n <= 3 && n <= a.rank(), what, ": takes 1 to 3 dims, got ", n);
  bool real_in = kind == FftKind::Rfft, real_out = kind == FftKind::Irfft;
  require(real_in ? a.dtype() == DType::F32 || a.dtype() == DType::F64 : is_complex(a.dtype()), what, ": ",
          kKinds[static_cast<int>(kind)], " does not take ", to_string(a.type()));
  Dims dims = a.dims();
  for (int64_t i = 0; i < n; i++) {
    int64_t at = a.rank() - n + i, want = real_out && i == n - 1 ? lengths[i] / 2 + 1 : lengths[i];
    require(dims[at] == want, what, ": dim ", at, " of ", to_string(a.type()), " must be ", want);
  }
  if (real_in) dims.back() = lengths.back() / 2 + 1;
  if (real_out) dims.back() = lengths.back();
  DType dtype = real_in ? complex_of(a.dtype()) : real_out ? real_of(a.dtype()) : a.dtype();
  if (numel(dims) == 0) return full(*a.b, {dtype, dims}, int64_t{0});
  return a.b->emit1(
      Opcode::Fft, {a}, {dtype, dims},
      {{"fft_type", Text{str("#stablehlo<fft_type ", kKinds[static_cast<int>(kind)], ">")}}, {"fft_length", lengths}});
}

Vals while_loop(const Vals& inits, const std::function<Val(const Vals&)>& cond,
                const std::function<Vals(const Vals&)>& body) {
  require(!inits.empty() && inits[0], name(Opcode::While), ": needs at least one value");
  std::vector<Type> types = types_of(inits);
  Builder& b = *inits[0].b;
  std::vector<Region> regions;
  regions.push_back(b.region(types, [&](const Vals& v) { return Vals{cond(v)}; }));
  regions.push_back(b.region(types, body));
  return b.emit(Opcode::While, inits, std::move(types), {}, std::move(regions));
}

Vals if_else(Val pred, const Vals& operands, const std::function<Vals(const Vals&)>& on_true,
             const std::function<Vals(const Vals&)>& on_false) {
  const char* what = name(Opcode::If);
  require(pred && is_pred(pred.dtype()) && pred.rank() == 0, what, ": the condition must be a 0-dim Pred");
  Builder& b = *pred.b;
  std::vector<Region> regions;
  regions.push_back(b.region({}, [&](const Vals&) { return on_true(operands); }));
  regions.push_back(b.region({}, [&](const Vals&) { return on_false(operands); }));
  std::vector<Type> results;
  for (ValueId id : regions[0].results) results.push_back(b.type(id));
  Val condition[] = {pred};
  return b.emit(Opcode::If, condition, std::move(results), {}, std::move(regions));
}

Vals custom_call(Builder& b, const std::string& target, const Vals& operands, const std::vector<Type>& results,
                 std::vector<Attr> extra) {
  extra.insert(extra.begin(), Attr{"call_target_name", target});
  return b.emit(Opcode::CustomCall, operands, results, std::move(extra));
}

}  // namespace tpu::hlo
