#include "base/digest.h"

#include <cstring>

namespace tpu {
namespace {

// Fractional parts of the square roots of the first eight primes: the initial hash value of SHA-512 (FIPS 180-4, 5.3.5).
constexpr uint64_t kRoots[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

// Both halves of the 128-bit product, folded: every input bit reaches every output bit.
uint64_t mix(uint64_t a, uint64_t b) {
  __uint128_t product = static_cast<__uint128_t>(a) * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

uint64_t word(const char* p) {
  uint64_t value;
  std::memcpy(&value, p, 8);
  return value;
}

}  // namespace

Digest digest(std::string_view bytes, uint64_t seed) {
  // Four independent lanes of 16 bytes keep the multiplier busy. The running state is xored in before each product, and
  // added after it, so that a factor of zero loses nothing of what came before.
  uint64_t lanes[4];
  for (int i = 0; i < 4; i++) lanes[i] = kRoots[i] ^ mix(seed + i, kRoots[7 - i]);
  const char* p = bytes.data();
  size_t left = bytes.size();
  auto block = [&](const char* at) {
    for (int i = 0; i < 4; i++) {
      uint64_t a = word(at + 16 * i), b = word(at + 16 * i + 8);
      lanes[i] = mix(a ^ lanes[i], b ^ kRoots[4 + i]) + (lanes[i] << 1 | lanes[i] >> 63) + a;
    }
  };
  for (; left >= 64; p += 64, left -= 64) block(p);
  char tail[64] = {};
  if (left) std::memcpy(tail, p, left);
  block(tail);
  Digest result;
  result.low = mix(lanes[0] ^ kRoots[5], lanes[1] ^ bytes.size()) ^ mix(lanes[2] ^ kRoots[6], lanes[3] ^ kRoots[7]);
  result.high = mix(lanes[1] ^ kRoots[1], lanes[2] + bytes.size()) + mix(lanes[3] ^ kRoots[2], lanes[0] ^ kRoots[3]);
  return result;
}

std::string Digest::hex() const {
  static const char* digits = "0123456789abcdef";
  std::string text(32, '0');
  for (int i = 0; i < 16; i++) {
    text[15 - i] = digits[high >> (4 * i) & 15];
    text[31 - i] = digits[low >> (4 * i) & 15];
  }
  return text;
}

}  // namespace tpu
