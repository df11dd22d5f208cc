// Trace: what a profiler sees of the devices: programs, compiles, loads and transfers, with their times.
//
// Off unless a profiler runs; then each costs a clock and an append. When a program ends is found out by a thread that
// waits for one after the other, so nothing waits on the road itself.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "pjrt/event.h"

namespace tpu::runtime::trace {

enum class Kind : uint8_t { Launch, Program, Compile, Load, ToDevice, ToHost };

struct Span {
  Kind kind;
  int device;
  int64_t start, end;    // nanoseconds since 1970
  int64_t bytes;         // of transfers and loads
  uint64_t correlation;  // the framework's number of the call that asked for it; 0: none
  uint64_t launch;       // joins a Launch with its Program; 0: neither
  int thread;            // the system's number of the thread that asked
  std::string what, where;
};

inline constinit std::atomic<bool> recording{false};
inline bool on() { return recording.load(std::memory_order_relaxed); }
int64_t now();

/// Begins a recording; what an earlier one holds is forgotten.
void start();
/// Ends it and returns its spans. Programs that still run are waited for.
std::vector<Span> stop();

/// The framework's number of what the calling thread is at.
void push_correlation(uint64_t id);
void pop_correlation();

/// Records the time from here to the end of the scope.
class Timed {
 public:
  Timed(Kind kind, int device, int64_t bytes = 0, const std::string& what = {}, const std::string& where = {});
  ~Timed();
  Timed(const Timed&) = delete;

 private:
  bool on_;
  Span span_;
};

/// A program was launched between `start` and now; it ends when `done` is ready.
void launched(int device, const std::string& what, const std::string& where, int64_t start, pjrt::Event done);

}  // namespace tpu::runtime::trace
