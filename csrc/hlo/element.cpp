#include "hlo/element.h"

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "base/error.h"

namespace tpu::hlo {
namespace {

/// Layout of a small floating-point type: sign, exponent, mantissa. Sources: IEEE 754 for F16, the OCP 8-bit
/// floating-point specification (E5M2, E4M3FN), and arXiv:2206.02915 for the FNUZ types.
struct Format {
  int exponent_bits, mantissa_bits, bias;
  enum Special { Ieee, Fn, Fnuz } special;  // Fn: all ones is NaN, no infinity; Fnuz: 0x80 is NaN, no infinity, no -0
};
Format format_of(DType dtype) {
  switch (dtype) {
    case DType::F8E4M3FN: return {4, 3, 7, Format::Fn};
    case DType::F8E5M2: return {5, 2, 15, Format::Ieee};
    case DType::F8E4M3FNUZ: return {4, 3, 8, Format::Fnuz};
    case DType::F8E5M2FNUZ: return {5, 2, 16, Format::Fnuz};
    case DType::F16: return {5, 10, 15, Format::Ieee};
    case DType::BF16: return {8, 7, 127, Format::Ieee};
    case DType::F32: return {8, 23, 127, Format::Ieee};
    default: return {11, 52, 1023, Format::Ieee};
  }
}

double greatest(const Format& f) {
  int top = (1 << f.exponent_bits) - 1 - (f.special == Format::Ieee) - f.bias;
  // Fn gives its all-ones pattern to NaN, so the greatest mantissa there is one step lower.
  double mantissa = 2 - std::ldexp(f.special == Format::Fn ? 2 : 1, -f.mantissa_bits);
  return std::ldexp(mantissa, top);
}

uint64_t nan_bits(const Format& f) {
  int width = f.exponent_bits + f.mantissa_bits;
  if (f.special == Format::Fnuz) return 1u << width;
  if (f.special == Format::Fn) return (1u << width) - 1;
  return ((1ull << f.exponent_bits) - 1) << f.mantissa_bits | 1ull << (f.mantissa_bits - 1);
}

uint64_t small_float_bits(const Format& f, double value) {
  int width = f.exponent_bits + f.mantissa_bits;
  if (std::isnan(value)) return nan_bits(f);
  uint64_t sign = std::signbit(value) ? 1ull << width : 0;
  double magnitude = std::fabs(value);
  int exponent = magnitude == 0 || std::isinf(magnitude) ? 0 : std::ilogb(magnitude);
  int least = 1 - f.bias;  // subnormals have this exponent
  if (exponent < least) exponent = least;
  // The mantissa as an integer, rounded to nearest even by the default rounding mode of nearbyint.
  double scaled = std::nearbyint(std::ldexp(magnitude, f.mantissa_bits - exponent));
  if (std::ldexp(scaled, exponent - f.mantissa_bits) > greatest(f)) {
    if (f.special != Format::Ieee) return nan_bits(f) | (f.special == Format::Fn ? sign : 0);
    return sign | ((1ull << f.exponent_bits) - 1) << f.mantissa_bits;
  }
  // A carry out of the mantissa moves into the exponent by itself.
  uint64_t bits = static_cast<uint64_t>(scaled);
  uint64_t hidden = 1ull << f.mantissa_bits;
  if (bits >= hidden) bits += (static_cast<uint64_t>(exponent + f.bias) << f.mantissa_bits) - hidden;
  if (bits == 0 && f.special == Format::Fnuz) sign = 0;
  return sign | bits;
}

double small_float_value(const Format& f, uint64_t bits) {
  int width = f.exponent_bits + f.mantissa_bits;
  bool negative = bits >> width & 1;
  uint64_t magnitude = bits & ((1ull << width) - 1);
  uint64_t exponent = magnitude >> f.mantissa_bits, mantissa = magnitude & ((1ull << f.mantissa_bits) - 1);
  if (f.special == Format::Ieee && exponent == (1ull << f.exponent_bits) - 1) {
    return mantissa ? std::numeric_limits<double>::quiet_NaN() : negative ? -INFINITY : INFINITY;
  }
  if (f.special != Format::Ieee && (f.special == Format::Fn ? magnitude : bits) == nan_bits(f)) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  double m = static_cast<double>(mantissa + (exponent ? 1ull << f.mantissa_bits : 0));
  double v = std::ldexp(m, static_cast<int>(exponent ? exponent : 1) - f.bias - f.mantissa_bits);
  return negative ? -v : v;
}

std::string bytes_of(uint64_t bits, int64_t n) {
  static_assert(std::endian::native == std::endian::little);
  return {reinterpret_cast<const char*>(&bits), static_cast<size_t>(n)};
}
uint64_t bits_of(std::string_view bytes) {
  uint64_t bits = 0;
  std::memcpy(&bits, bytes.data(), bytes.size());
  return bits;
}

/// A double as a 64-bit pattern of an integer type, saturating; NaN is 0.
uint64_t integer_bits(DType dtype, double value) {
  if (std::isnan(value)) return 0;
  int width = bit_width(dtype);
  if (is_unsigned_int(dtype)) {
    if (value <= 0) return 0;
    if (value >= std::ldexp(1.0, width)) return ~0ull;
    return static_cast<uint64_t>(value);
  }
  double limit = std::ldexp(1.0, width - 1);
  if (value >= limit) return ~0ull >> (65 - width);
  if (value <= -limit) return ~0ull << (width - 1);
  return static_cast<uint64_t>(static_cast<int64_t>(value));
}

uint64_t float_bits(DType dtype, double value) {
  if (dtype == DType::F64) return std::bit_cast<uint64_t>(value);
  if (dtype == DType::F32) return std::bit_cast<uint32_t>(static_cast<float>(value));
  return small_float_bits(format_of(dtype), value);
}

void append_float(std::string& out, DType dtype, uint64_t bits) {
  double value = dtype == DType::F64 ? std::bit_cast<double>(bits) : small_float_value(format_of(dtype), bits);
  char text[40];
  std::snprintf(text, sizeof text, "%g", value);
  bool exact = std::isfinite(value) && !std::strchr(text, 'e') && !(value == 0 && std::signbit(value)) &&
               std::strtod(text, nullptr) == value;
  if (exact) {
    out += text;
    if (!std::strchr(text, '.')) out += ".0";
    return;
  }
  std::snprintf(text, sizeof text, "0x%0*llX", static_cast<int>(byte_size(dtype)) * 2,
                static_cast<unsigned long long>(bits));
  out += text;
}

}  // namespace

std::string encode(DType dtype, int64_t value) {
  if (is_pred(dtype)) return bytes_of(value != 0, 1);
  if (is_int(dtype)) return bytes_of(static_cast<uint64_t>(value), byte_size(dtype));
  return encode(dtype, static_cast<double>(value));
}

std::string encode(DType dtype, double value) {
  if (is_pred(dtype)) return bytes_of(value != 0, 1);
  if (is_int(dtype)) return bytes_of(integer_bits(dtype, value), byte_size(dtype));
  if (is_complex(dtype)) return encode(dtype, std::complex<double>(value, 0));
  return bytes_of(float_bits(dtype, value), byte_size(dtype));
}

std::string encode(DType dtype, std::complex<double> value) {
  if (is_complex(dtype)) return encode(real_of(dtype), value.real()) + encode(real_of(dtype), value.imag());
  if (is_pred(dtype)) return bytes_of(value != 0.0, 1);
  require(value.imag() == 0, "value cannot be converted to type ", name(dtype), " without overflow");
  return encode(dtype, value.real());
}

double greatest_finite(DType dtype) { return greatest(format_of(dtype)); }
bool has_infinity(DType dtype) { return format_of(dtype).special == Format::Ieee; }

void append_element(std::string& out, DType dtype, std::string_view bytes) {
  if (is_complex(dtype)) {
    size_t half = bytes.size() / 2;
    out += '(';
    append_element(out, real_of(dtype), bytes.substr(0, half));
    out += ',';
    append_element(out, real_of(dtype), bytes.substr(half));
    out += ')';
    return;
  }
  uint64_t bits = bits_of(bytes);
  if (is_pred(dtype)) {
    out += bits ? "true" : "false";
  } else if (is_unsigned_int(dtype)) {
    out += std::to_string(bits);
  } else if (is_int(dtype)) {
    int unused = 64 - bit_width(dtype);
    out += std::to_string(static_cast<int64_t>(bits << unused) >> unused);
  } else {
    append_float(out, dtype, bits);
  }
}

}  // namespace tpu::hlo
