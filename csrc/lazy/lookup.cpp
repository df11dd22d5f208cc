#include "lazy/lookup.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <mutex>

namespace tpu::lazy {
namespace {

constexpr size_t kBuckets = size_t{1} << 16;
std::atomic<Family*>* buckets() {
  static auto* b = new std::atomic<Family*>[kBuckets]();
  return b;
}
std::mutex& write_lock() {
  static auto& m = *new std::mutex;
  return m;
}

}  // namespace

uint64_t hash_words(std::span<const uint64_t> words) {
  uint64_t h = words.size() * 0x9E3779B97F4A7C15ull;
  for (uint64_t w : words) h = std::rotl((h ^ w) * 0xD6E8FEB86659FD93ull, 29);
  return h;
}

Family* find_family(std::span<const uint64_t> key, uint64_t hash) {
  for (Family* f = buckets()[hash & (kBuckets - 1)].load(std::memory_order_acquire); f; f = f->next) {
    if (f->hash == hash && f->key.size() == key.size() && std::memcmp(f->key.data(), key.data(), key.size_bytes()) == 0)
      return f;
  }
  return nullptr;
}

const Entry* find_entry(const Family& f, std::span<const int64_t> offsets, Offsets* kind) {
  const Entry* fixed = f.fixed.load(std::memory_order_acquire);
  *kind = Offsets::Fixed;
  if (!fixed || std::equal(offsets.begin(), offsets.end(), f.offsets.begin(), f.offsets.end())) return fixed;
  const Entry* general = f.general.load(std::memory_order_acquire);
  *kind = Offsets::General;
  if (!general) return nullptr;
  for (size_t i = 0; i < general->limits.size(); i++) {
    if (box_holds(general->limits[i], offsets[i])) continue;
    *kind = Offsets::Flat;
    return f.flat.load(std::memory_order_acquire);
  }
  return general;
}

const Entry* add_entry(std::span<const uint64_t> key, uint64_t hash, std::span<const int64_t> offsets,
                       std::unique_ptr<Entry> entry) {
  static std::atomic<uint32_t> ids{1};
  std::lock_guard lock(write_lock());
  Family* f = find_family(key, hash);
  if (!f) {
    f = new Family{{key.begin(), key.end()}, hash, {offsets.begin(), offsets.end()}};
    auto& bucket = buckets()[hash & (kBuckets - 1)];
    f->next = bucket.load(std::memory_order_relaxed);
    bucket.store(f, std::memory_order_release);
  }
  Offsets kind;
  if (const Entry* there = find_entry(*f, offsets, &kind)) return there;
  entry->id = ids.fetch_add(1, std::memory_order_relaxed);
  entry->idle = entry->checks == 0 && std::ranges::none_of(entry->results, [](const Result& r) {
                  return r.defined && r.stored && numel(r.stored->dims) > 0;
                });
  entry->large = std::ranges::any_of(entry->results, [](const Result& r) {
    return r.defined && r.stored && hlo::byte_size(*r.stored) >= runtime::kLarge;
  });
  entry->content = hash + static_cast<uint64_t>(kind);
  const Entry* added = entry.release();
  (kind == Offsets::Fixed     ? f->fixed
   : kind == Offsets::General ? f->general
                              : f->flat)
      .store(added, std::memory_order_release);
  return added;
}

}  // namespace tpu::lazy
