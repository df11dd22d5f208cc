#include "lazy/bitcast.h"

namespace tpu::lazy {
using namespace hlo;

namespace {
Val flat(Val x) { return reshape(x, {x.numel()}); }

Val parts_of(Val x) {  // complex [n] -> real [2n]
  Val z = flat(x);
  Dims column{z.numel(), 1};
  return flat(concatenate({reshape(real(z), column), reshape(imag(z), column)}, 1));
}

Val complex_from(Val x) {  // real [2n] -> complex [n]
  Val pairs = reshape(flat(x), {x.numel() / 2, 2});
  auto part = [&](int64_t i) { return flat(slice_axis(pairs, 1, i, i + 1)); };
  return complex(part(0), part(1));
}

DType unsigned_of(int64_t bytes) {
  switch (bytes) {
    case 1: return DType::U8;
    case 2: return DType::U16;
    case 4: return DType::U32;
    default: return DType::U64;
  }
}
}  // namespace

Val reinterpret(Val x, DType dtype) {
  if (x.dtype() == dtype) return x;
  if (is_complex(x.dtype())) return reinterpret(parts_of(x), dtype);
  if (is_complex(dtype)) return complex_from(reinterpret(x, real_of(dtype)));
  if (is_pred(x.dtype())) return reinterpret(convert(x, DType::U8), dtype);
  if (is_pred(dtype)) return convert(reinterpret(x, DType::U8), DType::Pred);
  int64_t from = byte_size(x.dtype()), to = byte_size(dtype);
  if (from == to) return bitcast_convert(x, dtype);
  Val bits = flat(bitcast_convert(x, unsigned_of(from)));
  if (from > to) return flat(bitcast_convert(bits, dtype));  // last dim splits
  require(bits.numel() * from % to == 0, "view: ", bits.numel() * from, " bytes do not divide into elements of ", to);
  return bitcast_convert(reshape(bits, {bits.numel() * from / to, to / from}), dtype);
}

}  // namespace tpu::lazy
