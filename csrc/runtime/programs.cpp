#include "runtime/programs.h"

#include <cctype>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <optional>
#include <thread>

#include "base/digest.h"
#include "base/error.h"
#include "base/settings.h"
#include "pjrt/guard.h"
#include "runtime/counters.h"
#include "runtime/disk_cache.h"
#include "runtime/runtime.h"
#include "runtime/trace.h"

namespace tpu::runtime {
namespace {

using Clock = std::chrono::steady_clock;

int64_t microseconds_since(Clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
}

// Threads that compile. Never joined: the process may exit while a compile runs.
class Pool {
 public:
  static Pool& get() {
    static auto& instance = *new Pool;
    return instance;
  }
  template <class F>
  auto run(F work) -> std::future<decltype(work())> {
    auto task = std::make_shared<std::packaged_task<decltype(work())()>>(std::move(work));
    auto future = task->get_future();
    {
      std::lock_guard lock(mutex_);
      queue_.push_back([task] { (*task)(); });
    }
    wake_.notify_one();
    return future;
  }

 private:
  Pool() {
    unsigned n = std::max(2u, std::thread::hardware_concurrency());
    for (unsigned i = 0; i < n; i++) std::thread([this] { loop(); }).detach();
  }
  [[noreturn]] void loop() {
    for (;;) {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return !queue_.empty(); });
      auto work = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      work();
    }
  }
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> queue_;
};

// One file a program, named after what it is and a digest of its text.
void dump(const std::string& folder, std::string name, const std::string& text) {
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '.') c = '_';
  std::ofstream(folder + "/" + name + "-" + digest(text).hex().substr(0, 12) + ".mlir") << text;
}

pjrt::Executable compile_now(const std::string& text, const pjrt::CompileOptions& options, const CompileLabel& label) {
  auto start = Clock::now();
  trace::Timed timed(trace::Kind::Compile, 0, 0, label.what, label.where);
  auto executable = Runtime::get().client().compile(text, options);
  count(label.promotion ? counters().promotions : counters().compiles);
  count(counters().compile_us, microseconds_since(start));
  return executable;
}

/// Keeps a program for the next run. One that the plugin cannot write out is compiled again then.
void save(DiskCache& disk, const std::string& key, const pjrt::Executable& executable) {
  std::string bytes;
  try {
    bytes = executable.serialize();
  } catch (const Error&) {
    return;
  }
  disk.put(key, bytes);
}

// The text without its ` loc("file.py":12:0)` marks.
std::string without_locations(const std::string& text) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    size_t mark = text.find(" loc(\"", at), end = mark == std::string::npos ? mark : text.find(')', mark);
    if (end == std::string::npos) return out.append(text, at);
    out.append(text, at, mark - at);
    at = end + 1;
  }
  return out;
}

}  // namespace

pjrt::CompileOptions compile_options() {
  pjrt::CompileOptions options;
  if (settings::kCompile.text() == "fast" && Runtime::get().client().is_cpu()) {
    options.overrides = {{"xla_backend_optimization_level", "0"}, {"xla_llvm_disable_expensive_passes", "true"}};
  }
  std::string list = settings::kXlaOptions.text();
  for (size_t at = 0; at < list.size();) {
    size_t end = std::min(list.find(',', at), list.size());
    std::string item = list.substr(at, end - at);
    if (size_t eq = item.find('='); eq != std::string::npos)
      options.overrides.push_back({item.substr(0, eq), item.substr(eq + 1)});
    at = end + 1;
  }
  return options;
}

pjrt::Executable load_program(int device, const std::string& text, const CompileLabel& label, bool* loaded) {
  Runtime& rt = Runtime::get();
  if (std::string folder = settings::kDump.text(); !folder.empty()) dump(folder, label.what, text);
  if (loaded) *loaded = false;
  pjrt::check_process();  // in a forked child the pool has no threads
  auto options = compile_options();
  // A stored program serves any device of its kind: which one is said when it is loaded.
  // Source lines are in the text for messages and profiles; an edit elsewhere in the user's file must not miss.
  std::string key = options.encode() + '\0' + without_locations(text);
  options.device_ids = {rt.client().device_id(device)};
  if (rt.disk()) {
    if (auto blob = rt.disk()->get(key)) {
      try {
        auto start = Clock::now();
        trace::Timed timed(trace::Kind::Load, device, static_cast<int64_t>(blob->size()), label.what, label.where);
        auto executable = rt.client().deserialize(*blob, options);
        count(label.promotion ? counters().promotions : counters().loads);
        if (loaded) *loaded = true;
        count(counters().load_us, microseconds_since(start));
        return executable;
      } catch (const Error&) {
        count(counters().bad_entries);
      }
    }
  }
  auto future = Pool::get().run([&] { return compile_now(text, options, label); });
  auto start = Clock::now();
  if (future.wait_for(std::chrono::seconds(2)) != std::future_status::ready) {
    std::cerr << "torch_tpu: compiling " << label.what << (label.where.empty() ? "" : " from " + label.where)
              << " takes more than 2 s, still at it" << std::endl;
    future.wait();
    std::cerr << "torch_tpu: compiled " << label.what << " in " << microseconds_since(start) / 1000 << " ms"
              << std::endl;
  }
  try {
    auto executable = future.get();
    if (rt.disk()) save(*rt.disk(), key, executable);
    return executable;
  } catch (const Error& e) {
    throw Error(e.kind(), str("tpu: compiling ", label.what, label.where.empty() ? "" : " (" + label.where + ")",
                              " failed: ", e.what()));
  }
}

}  // namespace tpu::runtime
