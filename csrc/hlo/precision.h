// How exactly products of floating point numbers are computed: dot_general and convolution.
//
// A TPU multiplies bfloat16. A product of float32 is one pass over operands rounded to it (Default), or a sum of three
// (High) or six passes (Highest) over what operands are split into, x = hi + mid + lo with 8 bits of significand each. The
// three are the names of StableHLO's precision_config. Half types of one pass are not concerned: bf16 is exact in each.
#pragma once
#include <cstdint>

namespace tpu::hlo {

enum class Precision : uint8_t {
  Unset,    // nobody asked: Highest on a TPU, what the host computes elsewhere
  Default,  // 1 pass: 8 bits
  High,     // 3 passes: about 16 bits
  Highest,  // 6 passes: about float32's own 24
  Native,   // float32 of the device compiler; on a TPU the nearest there is, Highest
};

/// What a Builder writes for products.
struct Products {
  Precision precision = Precision::Unset;
  /// The passes are written out, for a compiler that ignores the attribute (XLA:CPU).
  bool split = false;
};

}  // namespace tpu::hlo
