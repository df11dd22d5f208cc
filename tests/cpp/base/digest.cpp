// base/digest.h
#include "base/digest.h"

#include <set>

#include "check.h"

TEST(digest_depends_on_every_bit_on_the_length_and_on_the_seed) {
  std::set<std::string> seen;
  size_t made = 0;
  auto add = [&](const tpu::Digest& value) {
    made++;
    seen.insert(value.hex());
    seen.insert("low" + value.hex().substr(16));  // each half alone is good enough not to collide here
  };
  for (size_t size = 0; size < 200; size++) add(tpu::digest(std::string(size, '\0')));
  for (size_t size : {1, 63, 64, 65, 128, 200}) {
    for (size_t bit = 0; bit < size * 8; bit++) {
      std::string text(size, '\0');
      text[bit / 8] = static_cast<char>(1 << bit % 8);
      add(tpu::digest(text));
    }
  }
  for (uint64_t seed = 1; seed < 100; seed++) add(tpu::digest("", seed));
  CHECK_EQ(seen.size(), 2 * made);
}
