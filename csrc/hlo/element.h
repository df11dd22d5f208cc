// One element of a constant: its bytes from a number, and its text from the bytes.
#pragma once
#include <complex>
#include <string>
#include <string_view>

#include "hlo/types.h"

namespace tpu::hlo {

/// Little-endian bytes of one element. Integers wrap as in C; floats round to nearest even; values outside an integer
/// type saturate when they come as a double; complex gets (value, 0); Pred is value != 0.
std::string encode(DType dtype, int64_t value);
std::string encode(DType dtype, double value);
std::string encode(DType dtype, std::complex<double> value);

/// The greatest finite value of a real floating-point type.
double greatest_finite(DType dtype);
/// Whether the type can hold an infinity (F8E4M3FN and the FNUZ types cannot).
bool has_infinity(DType dtype);

/// Appends the element as the text form of a dense attribute takes it. Floats are exact: short decimals where these are
/// exact, else the bit pattern in hex.
void append_element(std::string& out, DType dtype, std::string_view bytes);

}  // namespace tpu::hlo
