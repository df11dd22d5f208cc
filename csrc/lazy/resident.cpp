#include "lazy/resident.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>

#include "base/settings.h"
#include "runtime/counters.h"

namespace tpu::lazy {
namespace {

std::mutex mutex;
std::vector<Entry*> holders;                            // entries that have, or had, a program
std::vector<std::unique_ptr<const Program>> forgotten;  // out of their entries, not destroyed yet

int64_t allowed_mappings() {
  int64_t n = 65530;
  std::ifstream("/proc/sys/vm/max_map_count") >> n;
  return n;
}

// Counting takes up to 20 ms, so not before each program.
bool too_many_mappings() {
  static const int64_t allowed = allowed_mappings();
  static std::atomic<uint32_t> asked{0};
  if (asked.fetch_add(1, std::memory_order_relaxed) % 64 != 63) return false;
  std::ifstream maps("/proc/self/maps");
  int64_t lines = std::count(std::istreambuf_iterator<char>(maps), {}, '\n');
  return lines > allowed / 4 * 3;
}

bool crowded() {
  int64_t most = settings::kMaxPrograms.number();
  return most > 0 ? Program::loaded() >= static_cast<uint64_t>(most) : too_many_mappings();
}

}  // namespace

void resides(Entry& entry) {
  std::lock_guard lock(mutex);
  holders.push_back(&entry);
}

bool make_room() {
  if (!crowded()) return false;
  std::lock_guard lock(mutex);
  size_t quarter = holders.size() - holders.size() * 3 / 4;
  auto last_launch = [](const Entry* e) { return e->program.load()->used.load(std::memory_order_relaxed); };
  std::nth_element(holders.begin(), holders.begin() + static_cast<ptrdiff_t>(quarter), holders.end(),
                   [&](const Entry* a, const Entry* b) { return last_launch(a) < last_launch(b); });
  for (size_t i = 0; i < quarter; i++) forgotten.emplace_back(holders[i]->program.exchange(nullptr));
  holders.erase(holders.begin(), holders.begin() + static_cast<ptrdiff_t>(quarter));
  runtime::count(runtime::counters().evictions, static_cast<int64_t>(quarter));
  if (Launching::under_way.load(std::memory_order_seq_cst) == 0) forgotten.clear();  // else the next time
  return true;
}

}  // namespace tpu::lazy
