// Counters of what the backend did since the process started: always on, monotonic, cheap (one relaxed add each).
#pragma once
#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

namespace tpu::runtime {

// clang-format off
#define TPU_COUNTERS(X)                                                                                \
  X(requests)        /* operator calls that asked the program cache */                                  \
  X(cache_hits)      /* of those, how many found their entry */                                         \
  X(lowerings)       /* typed lambdas run to learn an operator call */                                   \
  X(compiles)        /* programs compiled by the plugin */                                              \
  X(loads)           /* programs loaded from the disk cache */                                          \
  X(evictions)       /* programs unloaded because there were too many */                                \
  X(bad_entries)     /* damaged or foreign disk entries met (each one a miss) */                        \
  X(executes)        /* programs launched */                                                            \
  X(recorded)        /* calls recorded in fuse mode */                                                  \
  X(held_back)       /* waits because the caller was too far ahead of the device */                     \
  X(flushes)         /* regions launched in fuse mode */                                                \
  X(promotions)      /* larger programs compiled out of regions that repeat; not among compiles */      \
  X(promoted)        /* launches of those */                                                            \
  X(transfers)       /* copies between host and device, both ways */                                    \
  X(h2d_bytes) X(d2h_bytes)                                                                             \
  X(compile_us) X(load_us)                                                                              \
  X(scalar_uploads)  /* packs of scalar operands sent */                                                \
  X(scalar_hits)     /* packs found on the device already */                                            \
  X(fallbacks)       /* operators run on the CPU because the user allowed it */
// clang-format on

struct Counters {
#define X(name) std::atomic<int64_t> name{0};
  TPU_COUNTERS(X)
#undef X
};

inline Counters& counters() {
  static constinit Counters instance;
  return instance;
}
inline void count(std::atomic<int64_t>& counter, int64_t n = 1) { counter.fetch_add(n, std::memory_order_relaxed); }

/// All counters by name.
std::vector<std::pair<const char*, int64_t>> snapshot();

}  // namespace tpu::runtime
