// Hasher: a streaming 64-bit hash for cache keys. It chooses a bucket, never decides equality.
#pragma once
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace tpu {

class Hasher {
 public:
  /// Adds one number. The mixer is the finaliser of splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom
  /// number generators", 2014).
  Hasher& add(uint64_t x) {
    x += state_ * 0x9E3779B97F4A7C15ull + 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    state_ = x ^ (x >> 31);
    return *this;
  }
  Hasher& add(std::string_view bytes) {
    add(static_cast<uint64_t>(bytes.size()));
    while (!bytes.empty()) {
      uint64_t word = 0;
      size_t n = bytes.size() < sizeof word ? bytes.size() : sizeof word;
      std::memcpy(&word, bytes.data(), n);
      add(word);
      bytes.remove_prefix(n);
    }
    return *this;
  }
  /// Adds a list of integers, its length included: {1, 2}, {3} and {1}, {2, 3} differ.
  template <class List>
    requires std::is_integral_v<typename List::value_type>
  Hasher& add_list(const List& list) {
    add(static_cast<uint64_t>(list.size()));
    for (auto x : list) add(static_cast<uint64_t>(x));
    return *this;
  }
  uint64_t value() const { return state_; }

 private:
  uint64_t state_ = 0;
};

}  // namespace tpu
