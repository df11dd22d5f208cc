// Digest: 128 bits that identify a block of bytes, for names of files and plugins. Fast (several GB/s), well mixed, not
// cryptographic: who relies on equality compares the bytes too.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace tpu {

struct Digest {
  uint64_t low = 0, high = 0;
  bool operator==(const Digest&) const = default;
  std::string hex() const;  // 32 digits
};

/// Digest of `bytes`; another `seed` gives an unrelated one.
Digest digest(std::string_view bytes, uint64_t seed = 0);

}  // namespace tpu
