// The counter-based generator all random rows draw from: Philox4x32-10 in plain integer operations.
//
// J. Salmon, M. Moraes, R. Dror, D. Shaw: "Parallel random numbers: as easy as 1, 2, 3", SC'11. Philox maps a 128-bit counter
// and a 64-bit key to four 32-bit words. Here the key is the seed and the counter's words are
//
//     {block low, block high, draw, lane of a wide stream}
//
// Element i of a result takes word i % 4 of block `offset + i / 4`. So the bits of an element depend on the seed, the offset
// and its position alone: the same in every mode, and a part of a tensor that is given a shifted offset gets the same bits.
// `draw` separates several words for one element.
#pragma once
#include "ops/family.h"

namespace tpu::ops {

/// The four words of blocks offset, offset+1, ..., as U32 vectors of length `blocks`. The draw is a constant or a 0-dim U32.
std::array<Val, 4> philox_blocks(Ctx& c, int64_t blocks, Val draw);

/// 32 random bits for each element of dims.
Val bits32(Ctx& c, const Dims& dims, int64_t draw = 0);
Val bits32(Ctx& c, const Dims& dims, Val draw);
/// 64 random bits for each element: draws `draw` and `draw + 1`.
Val bits64(Ctx& c, const Dims& dims, int64_t draw = 0);
/// For rows that need more words than the elements of their result: all blocks share the call's first counter and differ
/// in the last word, so they collide with no other call.
Val wide_bits32(Ctx& c, const Dims& dims, int64_t draw = 0);

/// The top `digits` of random bits as a real in [0, 1): every multiple of 2^-digits, all exact in dtype.
Val unit_interval(Val bits, DType dtype, int digits);

/// Uniform in [0, 1) with as many digits as dtype has (24 for F32, 8 for BF16, ...), computed in its wide type.
Val uniform01(Ctx& c, const Dims& dims, DType dtype, int64_t draw = 0);
/// Uniform in the open interval (0, 1): the middles of 2^digits equal parts. F32, or F64 for F64.
Val uniform_open(Ctx& c, const Dims& dims, DType dtype, int64_t draw = 0);
Val uniform_open(Val bits, DType dtype);

/// Standard normal, by the Box-Muller transform of the words of one block in pairs. F32, or F64 for F64.
Val standard_normal(Ctx& c, const Dims& dims, DType dtype, int64_t draw = 0);
Val standard_normal(Ctx& c, const Dims& dims, DType dtype, Val draw);

}  // namespace tpu::ops
