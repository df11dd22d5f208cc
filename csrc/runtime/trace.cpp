#include "runtime/trace.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace tpu::runtime::trace {
namespace {

struct Running {
  Span span;
  pjrt::Event done;
};

// Never destroyed: its thread sleeps on it when the process ends.
struct Recorder {
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<Span> spans;
  std::deque<Running> running;
  bool waiting = false;  // the thread is at a program that it has taken out of `running`
  bool has_thread = false;
  uint64_t launches = 0;

  void add(Span span) {
    std::lock_guard lock(mutex);
    spans.push_back(std::move(span));
  }
  void watch() {
    int64_t before = 0;
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [this] { return !running.empty(); });
      Running next = std::move(running.front());
      running.pop_front();
      waiting = true;
      lock.unlock();
      try {
        next.done.await();
      } catch (const std::exception&) {  // the work failed; whoever reads its result is told
      }
      next.done = {};
      next.span.end = now();
      // A device does one thing after the other: a program begins when the one before it is done.
      next.span.start = std::max(next.span.start, std::min(before, next.span.end));
      before = next.span.end;
      lock.lock();
      waiting = false;
      spans.push_back(std::move(next.span));
      changed.notify_all();
    }
  }
};
Recorder& recorder() {
  static auto& instance = *new Recorder;
  return instance;
}

thread_local std::vector<uint64_t> correlations;
int this_thread() {
  thread_local const int id = static_cast<int>(syscall(SYS_gettid));
  return id;
}
uint64_t correlation() { return correlations.empty() ? 0 : correlations.back(); }

}  // namespace

int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

void start() {
  Recorder& r = recorder();
  std::lock_guard lock(r.mutex);
  r.spans.clear();
  recording = true;
}

std::vector<Span> stop() {
  recording = false;
  Recorder& r = recorder();
  std::unique_lock lock(r.mutex);
  r.changed.wait(lock, [&] { return r.running.empty() && !r.waiting; });
  return std::move(r.spans);
}

void push_correlation(uint64_t id) { correlations.push_back(id); }
void pop_correlation() {
  if (!correlations.empty()) correlations.pop_back();
}

Timed::Timed(Kind kind, int device, int64_t bytes, const std::string& what, const std::string& where) : on_(on()) {
  if (on_) [[unlikely]]
    span_ = {kind, device, now(), 0, bytes, correlation(), 0, this_thread(), what, where};
}

Timed::~Timed() {
  if (!on_) [[likely]]
    return;
  span_.end = now();
  recorder().add(std::move(span_));
}

void launched(int device, const std::string& what, const std::string& where, int64_t start, pjrt::Event done) {
  Recorder& r = recorder();
  Span launch{Kind::Launch, device, start, now(), 0, correlation(), 0, this_thread(), what, where};
  std::lock_guard lock(r.mutex);
  launch.launch = ++r.launches;
  Span program = launch;
  program.kind = Kind::Program;
  r.spans.push_back(std::move(launch));
  r.running.push_back({std::move(program), std::move(done)});
  if (!r.has_thread) std::thread([&r] { r.watch(); }).detach();
  r.has_thread = true;
  r.changed.notify_all();
}

}  // namespace tpu::runtime::trace
