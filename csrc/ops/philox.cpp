#include "ops/philox.h"

#include <numbers>

namespace tpu::ops {

namespace {

// Multipliers and Weyl increments of Philox4x32, from the paper's table 2 and section 3.
constexpr int64_t kM0 = 0xD2511F53, kM1 = 0xCD9E8D57;
constexpr int64_t kW0 = 0x9E3779B9, kW1 = 0xBB67AE85;
constexpr int kRounds = 10;

Val word(Val x) { return convert(x, DType::U32); }
Val high_word(Val x) { return word(shift_right_logical(x, lit(x, 32))); }

struct Halves {
  Val high, low;
};
Halves multiply_wide(Val x, int64_t m) {
  Val product = convert(x, DType::U64) * m;
  return {high_word(product), word(product)};
}

/// {low, high} words of a 64-bit operand.
std::array<Val, 2> split(Val x) {
  x = convert(x, DType::U64);
  return {word(x), high_word(x)};
}

std::array<Val, 4> rounds(std::array<Val, 4> counter, std::array<Val, 2> key) {
  for (int i = 0; i < kRounds; i++) {
    if (i > 0) key = {key[0] + kW0, key[1] + kW1};
    const Halves a = multiply_wide(counter[0], kM0), b = multiply_wide(counter[2], kM1);
    counter = {b.high ^ counter[1] ^ key[0], b.low, a.high ^ counter[3] ^ key[1], a.low};
  }
  return counter;
}

/// Words of blocks side by side: element i is word i % 4 of block i / 4, cut to dims.
Val interleave(const std::array<Val, 4>& words, const Dims& dims) {
  const int64_t blocks = words[0].numel(), n = numel(dims);
  Vals columns;
  for (Val w : words) columns.push_back(reshape(w, {blocks, 1}));
  Val flat = reshape(concatenate(columns, 1), {blocks * 4});
  return reshape(slice(flat, {0}, {n}), dims);
}

int64_t blocks_for(const Dims& dims) { return (numel(dims) + 3) / 4; }

Val draw_number(Ctx& c, int64_t draw) { return constant(c.b, DType::U32, draw); }

Val to_u64(Val low, Val high) {
  Val h = convert(high, DType::U64);
  return shift_left(h, lit(h, 32)) | convert(low, DType::U64);
}

/// Two normals of two uniform words (G. Box, M. Muller 1958). u1 is never 0.
std::array<Val, 2> box_muller(Val u1, Val u2) {
  Val radius = sqrt(log(u1) * -2.0), angle = u2 * (2 * std::numbers::pi);
  return {radius * cos(angle), radius * sin(angle)};
}

bool is_wide(DType dtype) { return dtype == DType::F64; }

}  // namespace

std::array<Val, 4> philox_blocks(Ctx& c, int64_t blocks, Val draw) {
  Val block = convert(c.rng.offset, DType::U64) + iota(c.b, {DType::U64, {blocks}}, 0);
  auto [low, high] = split(block);
  const Dims dims{blocks};
  return rounds({low, high, broadcast_to(draw, dims), full(c.b, {DType::U32, dims}, 0)}, split(c.rng.seed));
}

Val bits32(Ctx& c, const Dims& dims, Val draw) { return interleave(philox_blocks(c, blocks_for(dims), draw), dims); }
Val bits32(Ctx& c, const Dims& dims, int64_t draw) { return bits32(c, dims, draw_number(c, draw)); }
Val bits64(Ctx& c, const Dims& dims, int64_t draw) { return to_u64(bits32(c, dims, draw), bits32(c, dims, draw + 1)); }

Val wide_bits32(Ctx& c, const Dims& dims, int64_t draw) {
  const Dims blocks{blocks_for(dims)};
  auto [low, high] = split(c.rng.offset);
  Val lane = iota(c.b, {DType::U32, blocks}, 0);
  auto all = [&](Val x) { return broadcast_to(x, blocks); };
  return interleave(rounds({all(low), all(high), all(draw_number(c, draw)), lane}, split(c.rng.seed)), dims);
}

Val unit_interval(Val bits, DType dtype, int digits) {
  Val top = shift_right_logical(bits, lit(bits, bit_width(bits.dtype()) - digits));
  return convert(top, dtype) * std::ldexp(1.0, -digits);
}

Val uniform01(Ctx& c, const Dims& dims, DType dtype, int64_t draw) {
  // Digits of each significand, as torch's uniform_ has them (ATen/core/TransformationHelper.h: uniform_real).
  if (is_wide(dtype)) return unit_interval(bits64(c, dims, draw), dtype, 53);
  return unit_interval(bits32(c, dims, draw), DType::F32, dtype == DType::BF16 ? 8 : dtype == DType::F16 ? 11 : 24);
}

Val uniform_open(Val bits, DType dtype) {
  const int digits = is_wide(dtype) ? 52 : 23;  // one less, so that the half fits
  return unit_interval(bits, is_wide(dtype) ? dtype : DType::F32, digits) + std::ldexp(1.0, -digits - 1);
}

Val uniform_open(Ctx& c, const Dims& dims, DType dtype, int64_t draw) {
  return uniform_open(is_wide(dtype) ? bits64(c, dims, draw) : bits32(c, dims, draw), dtype);
}

Val standard_normal(Ctx& c, const Dims& dims, DType dtype, Val draw) {
  const int64_t blocks = blocks_for(dims);
  std::array<Val, 4> words = philox_blocks(c, blocks, draw);
  std::array<Val, 4> u;
  if (is_wide(dtype)) {
    const std::array<Val, 4> more = philox_blocks(c, blocks, draw + 1);
    for (int i = 0; i < 4; i++) u[i] = (unit_interval(to_u64(words[i], more[i]), dtype, 53));
  } else {
    // All 32 bits: the tail of a normal needs small numbers more than it needs them exact.
    for (int i = 0; i < 4; i++) u[i] = convert(words[i], DType::F32) * std::ldexp(1.0, -32);
  }
  const double least = std::ldexp(1.0, is_wide(dtype) ? -54 : -33);
  auto first = box_muller(maximum(u[0], least), u[1]), second = box_muller(maximum(u[2], least), u[3]);
  return interleave({first[0], first[1], second[0], second[1]}, dims);
}

Val standard_normal(Ctx& c, const Dims& dims, DType dtype, int64_t draw) {
  return standard_normal(c, dims, dtype, draw_number(c, draw));
}

}  // namespace tpu::ops
