// Per-thread free lists for what the hot path makes and drops on every call. No lock, no allocator call in steady state.
#pragma once
#include <cstddef>
#include <new>

namespace tpu {

/// A base class: `new T` and `delete` of T go through a per-thread list of at most 256 blocks. A block may be freed by
/// another thread than the one that made it; it then stays with that thread. Under AddressSanitizer blocks go straight
/// back to the allocator, so that a use after free is seen.
template <class T>
class Pooled {
 public:
  static void* operator new(size_t size) {
    List& mine = list();
    return mine.kept ? mine.blocks[--mine.kept] : ::operator new(size);
  }
  static void operator delete(void* block) {
#if !defined(__SANITIZE_ADDRESS__)
    List& mine = list();
    if (mine.kept < mine.most) [[likely]] {
      mine.blocks[mine.kept++] = block;
      return;
    }
#endif
    ::operator delete(block);
  }

 private:
  struct List {
    static constexpr size_t kMost = 256;
    void* blocks[kMost];
    size_t kept = 0, most = kMost;
    ~List() {
      while (kept) ::operator delete(blocks[--kept]);
      most = 0;  // statics that die after the thread's lists must not add to them
    }
  };
  static List& list() {
    thread_local List mine;
    return mine;
  }
};

}  // namespace tpu
