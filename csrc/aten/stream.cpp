#include "aten/stream.h"

#include <ATen/core/Tensor.h>
#include <c10/util/Exception.h>
#include <torch/library.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <future>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "aten/device_ops.h"
#include "aten/guard.h"
#include "lazy/precision.h"

namespace tpu::aten {
namespace {

using Clock = std::chrono::steady_clock;

// A stream's id carries the precision that the thread asked for, above its number. autograd notes the stream of each
// forward call and makes it current for that call's backward, on whichever thread: so backward has forward's precision.
constexpr int kPrecisionShift = 56;

// The current stream ids by device; a device without an entry is on its default stream.
std::vector<c10::StreamId>& stream_ids() {
  thread_local std::vector<c10::StreamId> ids;
  return ids;
}

c10::Device with_index(c10::Device device) { return {device.type(), device_or_current(device.index())}; }

/// Notes when a device gets to a mark. One thread a device: a busy one must not make another's clock late.
class Watcher {
 public:
  std::shared_future<Clock::time_point> watch(int device, uint64_t mark) {
    std::lock_guard lock(mutex_);
    queue_.emplace_back(mark, std::promise<Clock::time_point>());
    if (!running_) std::thread([this, device] { run(device); }).detach();
    running_ = true;
    changed_.notify_one();
    return queue_.back().second.get_future().share();
  }

  // Watchers are never destroyed: their threads sleep on them when the process ends.
  static Watcher& of(int device) {
    static std::mutex mutex;
    static auto* watchers = new std::map<int, Watcher*>;
    std::lock_guard lock(mutex);
    Watcher*& watcher = (*watchers)[device];
    if (watcher == nullptr) watcher = new Watcher;
    return *watcher;
  }

 private:
  void run(int device) {
    for (;;) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return !queue_.empty(); });
      auto [mark, promise] = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      try {
        wait_until(device, mark);
      } catch (const std::exception&) {  // the work failed; whoever reads its result is told
      }
      promise.set_value(Clock::now());
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::pair<uint64_t, std::promise<Clock::time_point>>> queue_;
  bool running_ = false;
};

/// Tells an allocator that a stream uses the tensor, so that its memory is not given away too early. Program order is the
/// order of memory too: there is nothing to note.
void record_stream(at::Tensor&, c10::Stream) {}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { m.impl("record_stream", &record_stream); }

}  // namespace

struct Event {
  int device = 0;
  uint64_t mark = 0;
  std::shared_future<Clock::time_point> time;  // only with timing
};

c10::Stream default_stream(c10::Device device) { return c10::Stream(c10::Stream::DEFAULT, with_index(device)); }

c10::Stream current_stream(c10::Device device) {
  device = with_index(device);
  const auto& ids = stream_ids();
  const auto index = static_cast<size_t>(device.index());
  auto precision = static_cast<c10::StreamId>(lazy::thread_precision()) << kPrecisionShift;
  return c10::Stream(c10::Stream::UNSAFE, device, (index < ids.size() ? ids[index] : 0) | precision);
}

c10::Stream exchange_stream(c10::Stream stream) {
  c10::Stream before = current_stream(stream.device());
  auto& ids = stream_ids();
  const auto index = static_cast<size_t>(before.device_index());
  if (index >= ids.size()) ids.resize(index + 1, 0);
  c10::StreamId id = stream.id() & ~(c10::StreamId{7} << kPrecisionShift),
                precision = stream.id() >> kPrecisionShift & 7;
  ids[index] = id;
  // A stream that somebody made says nothing of precision.
  if (precision || !id) lazy::set_thread_precision(static_cast<hlo::Precision>(precision));
  return before;
}

c10::Stream new_stream(c10::Device device) {
  static std::atomic<c10::StreamId> next{1};
  return c10::Stream(c10::Stream::UNSAFE, with_index(device), next++);
}

void record(Event** event, c10::Stream stream, bool timed) {
  const int device = stream.device_index();
  auto recorded = std::make_unique<Event>();
  recorded->device = device;
  recorded->mark = mark(device);
  if (timed) recorded->time = Watcher::of(device).watch(device, recorded->mark);
  delete *event;
  *event = recorded.release();
}

void block(const Event& event, c10::Stream stream) {
  if (stream.device_index() != event.device) wait(event);
}

bool reached(const Event& event) { return reached(event.device, event.mark); }

void wait(const Event& event) { wait_until(event.device, event.mark); }

double elapsed_ms(const Event& from, const Event& to) {
  TORCH_CHECK_VALUE(from.time.valid() && to.time.valid(),
                    "Both events must be created with argument 'enable_timing=True'.");
  return std::chrono::duration<double, std::milli>(to.time.get() - from.time.get()).count();
}

void destroy(Event* event) noexcept { delete event; }

}  // namespace tpu::aten
