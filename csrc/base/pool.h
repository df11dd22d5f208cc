// Per-thread free lists for what the hot path makes and drops on every call. No lock, no allocator call in steady state.
#pragma once
#include <cstddef>
#include <new>
#include <vector>

namespace tpu {

/// A base class: `new T` and `delete` of T go through a per-thread list of at most kKept blocks. A block may be freed by
/// another thread than the one that made it; it then stays with that thread. Under AddressSanitizer blocks go straight
/// back to the allocator, so that a use after free is seen.
template <class T>
class Pooled {
 public:
  static void* operator new(size_t size) {
    auto& kept = list().blocks;
    if (kept.empty()) return ::operator new(size);
    void* block = kept.back();
    kept.pop_back();
    return block;
  }
  static void operator delete(void* block) {
#if !defined(__SANITIZE_ADDRESS__)
    List& mine = list();
    if (mine.alive && mine.blocks.size() < kKept) return mine.blocks.push_back(block);
#endif
    ::operator delete(block);
  }

 private:
  static constexpr size_t kKept = 256;
  struct List {
    std::vector<void*> blocks;
    bool alive = true;
    List() { blocks.reserve(kKept); }
    ~List() {
      for (void* b : blocks) ::operator delete(b);
      blocks.clear();
      alive = false;  // statics that die after the thread's lists must not add to them
    }
  };
  static List& list() {
    thread_local List mine;
    return mine;
  }
};

}  // namespace tpu
