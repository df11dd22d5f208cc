#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

Val elementwise(Opcode code, Val a, Val b) {
  require_same_dtype(name(code), a, b);
  Dims dims = broadcast_dims(a.dims(), b.dims());
  return a.b->emit1(code, {broadcast_to(a, dims), broadcast_to(b, dims)}, {a.dtype(), dims});
}

/// Arithmetic: everything but Pred.
Val arithmetic(Opcode code, Val a, Val b) {
  require_same_dtype(name(code), a, b);
  require(!is_pred(a.dtype()), name(code), ": does not take ", to_string(a.type()));
  return elementwise(code, a, b);
}

/// `code`, which is the logical operation `on_pred` on booleans.
Val with_pred(Opcode code, Opcode on_pred, Val a, Val b) {
  require_defined(code, a);
  return elementwise(is_pred(a.dtype()) ? on_pred : code, a, b);
}

Val bits(Opcode code, Val a, Val b) {
  require_same_dtype(name(code), a, b);
  require(!is_inexact(a.dtype()), name(code), ": needs Pred or integers, got ", to_string(a.type()));
  return elementwise(code, a, b);
}

Val shift(Opcode code, Val a, Val b) {
  require_same_dtype(name(code), a, b);
  require(is_int(a.dtype()), name(code), ": needs integers, got ", to_string(a.type()));
  return elementwise(code, a, b);
}

Val inexact(Opcode code, Val a, Val b) {
  require_same_dtype(name(code), a, b);
  require(is_inexact(a.dtype()), name(code), ": needs floating point, got ", to_string(a.type()));
  return elementwise(code, a, b);
}

}  // namespace

Val add(Val a, Val b) { return with_pred(Opcode::Add, Opcode::Or, a, b); }
Val subtract(Val a, Val b) { return arithmetic(Opcode::Subtract, a, b); }
Val multiply(Val a, Val b) { return with_pred(Opcode::Multiply, Opcode::And, a, b); }
Val divide(Val a, Val b) { return arithmetic(Opcode::Divide, a, b); }
Val remainder(Val a, Val b) { return arithmetic(Opcode::Remainder, a, b); }
Val maximum(Val a, Val b) { return with_pred(Opcode::Maximum, Opcode::Or, a, b); }
Val minimum(Val a, Val b) { return with_pred(Opcode::Minimum, Opcode::And, a, b); }
Val power(Val a, Val b) { return arithmetic(Opcode::Power, a, b); }
Val atan2(Val a, Val b) { return inexact(Opcode::Atan2, a, b); }
Val bitwise_and(Val a, Val b) { return bits(Opcode::And, a, b); }
Val bitwise_or(Val a, Val b) { return bits(Opcode::Or, a, b); }
Val bitwise_xor(Val a, Val b) { return bits(Opcode::Xor, a, b); }
Val shift_left(Val a, Val b) { return shift(Opcode::ShiftLeft, a, b); }
Val shift_right_arithmetic(Val a, Val b) { return shift(Opcode::ShiftRightArithmetic, a, b); }
Val shift_right_logical(Val a, Val b) { return shift(Opcode::ShiftRightLogical, a, b); }
Val next_after(Val a, Val b) { return inexact(Opcode::ChloNextAfter, a, b); }
Val polygamma(Val n, Val x) { return inexact(Opcode::ChloPolygamma, n, x); }
Val zeta(Val x, Val q) { return inexact(Opcode::ChloZeta, x, q); }

Val complex(Val re, Val im) {
  require_same_dtype(name(Opcode::Complex), re, im);
  require(re.dtype() == DType::F32 || re.dtype() == DType::F64, name(Opcode::Complex), ": needs f32 or f64, got ",
          to_string(re.type()));
  Dims dims = broadcast_dims(re.dims(), im.dims());
  return re.b->emit1(Opcode::Complex, {broadcast_to(re, dims), broadcast_to(im, dims)}, {complex_of(re.dtype()), dims});
}

Val compare(Val a, Val b, Direction direction, bool total_order) {
  static constexpr const char* kDirections[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  require_same_dtype(name(Opcode::Compare), a, b);
  require(!is_complex(a.dtype()) || direction <= Direction::NE, name(Opcode::Compare),
          ": complex numbers have no order");
  Dims dims = broadcast_dims(a.dims(), b.dims());
  std::vector<Attr> attrs{{"comparison_direction", Text{str("#stablehlo<comparison_direction ",
                                                            kDirections[static_cast<int>(direction)], ">")}}};
  if (total_order && is_float(a.dtype())) {
    attrs.push_back({"compare_type", Text{"#stablehlo<comparison_type TOTALORDER>"}});
  }
  return a.b->emit1(Opcode::Compare, {broadcast_to(a, dims), broadcast_to(b, dims)}, {DType::Pred, dims},
                    std::move(attrs));
}

Val eq(Val a, Val b) { return compare(a, b, Direction::EQ); }
Val ne(Val a, Val b) { return compare(a, b, Direction::NE); }
Val lt(Val a, Val b) { return compare(a, b, Direction::LT); }
Val le(Val a, Val b) { return compare(a, b, Direction::LE); }
Val gt(Val a, Val b) { return compare(a, b, Direction::GT); }
Val ge(Val a, Val b) { return compare(a, b, Direction::GE); }

Val select(Val pred, Val on_true, Val on_false) {
  require_defined(Opcode::Select, pred);
  require(is_pred(pred.dtype()), name(Opcode::Select), ": the condition must be Pred, got ", to_string(pred.type()));
  require_same_dtype(name(Opcode::Select), on_true, on_false);
  Dims dims = broadcast_dims(pred.dims(), broadcast_dims(on_true.dims(), on_false.dims()));
  if (pred.rank() != 0) pred = broadcast_to(pred, dims);  // a 0-dim condition is taken as it is
  return pred.b->emit1(Opcode::Select, {pred, broadcast_to(on_true, dims), broadcast_to(on_false, dims)},
                       {on_true.dtype(), dims});
}

Val clamp(Val low, Val a, Val high) {
  require_same_dtype(name(Opcode::Clamp), low, a);
  require_same_dtype(name(Opcode::Clamp), a, high);
  if (is_pred(a.dtype())) return minimum(maximum(a, low), high);
  Dims dims = broadcast_dims(a.dims(), broadcast_dims(low.dims(), high.dims()));
  // Both bounds 0-dim are taken as they are; the type of the result then is a's.
  if (low.rank() != 0 || high.rank() != 0) {
    low = broadcast_to(low, dims);
    high = broadcast_to(high, dims);
  }
  return a.b->emit1(Opcode::Clamp, {low, broadcast_to(a, dims), high}, {a.dtype(), dims});
}

}  // namespace tpu::hlo
