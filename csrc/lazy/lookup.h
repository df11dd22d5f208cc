// Lookup: from the exact bytes of a call's key to its entry, without a lock.
//
// A key holds everything of a call but run-time values and the offsets of its views. Calls that differ in offsets alone
// are a family: the first offsets met get an entry of their own (static slices fuse better), any others share a general
// entry that takes offsets as operands; so `x[i]` in a loop is two programs, never N. Offsets that cross the box the general
// entry was made for (see View) share a third one.
// Keys are compared in full; a hash only finds the bucket. Families are never removed.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "lazy/entry.h"

namespace tpu::lazy {

struct Family {
  std::vector<uint64_t> key;
  uint64_t hash;
  std::vector<int64_t> offsets;  // of `fixed`
  std::atomic<const Entry*> fixed{nullptr};
  std::atomic<const Entry*> general{nullptr};
  std::atomic<const Entry*> flat{nullptr};
  Family* next = nullptr;
};

uint64_t hash_words(std::span<const uint64_t> words);

/// The family of this key, or null.
Family* find_family(std::span<const uint64_t> key, uint64_t hash);
/// Which of a family's entries a call uses.
enum class Offsets : uint8_t { Fixed, General, Flat };
/// The entry for these offsets, or null when it is still to be made; `*kind` says which one it is or must be.
const Entry* find_entry(const Family& family, std::span<const int64_t> offsets, Offsets* kind);
/// Adds an entry under the key; returns the one that is there when another thread was first. Gives the entry its id.
const Entry* add_entry(std::span<const uint64_t> key, uint64_t hash, std::span<const int64_t> offsets,
                       std::unique_ptr<Entry> entry);

}  // namespace tpu::lazy
