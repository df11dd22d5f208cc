#include "lazy/resident.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <mutex>

#include "base/settings.h"
#include "runtime/counters.h"

namespace tpu::lazy {
namespace {

std::mutex mutex;
std::vector<Entry*> holders;                            // entries that have, or had, a program
std::vector<std::unique_ptr<const Program>> forgotten;  // out of their entries, not destroyed yet

size_t allowed_by_system() {
  // Three mappings a program (measured: code, constants, data); a quarter is left to everything else in the process.
  int64_t mappings = 65530;
  std::ifstream("/proc/sys/vm/max_map_count") >> mappings;
  return static_cast<size_t>(std::max<int64_t>(mappings, 4096)) / 4;
}

}  // namespace

size_t most_programs() {
  static const size_t system = allowed_by_system();
  int64_t asked = settings::kMaxPrograms.number();
  return asked > 0 ? static_cast<size_t>(asked) : system;
}

void resides(Entry& entry) {
  std::lock_guard lock(mutex);
  holders.push_back(&entry);
}

void make_room() {
  if (Program::loaded() < most_programs()) return;
  std::lock_guard lock(mutex);
  size_t quarter = holders.size() - holders.size() * 3 / 4;
  auto last_launch = [](const Entry* e) { return e->program.load()->used.load(std::memory_order_relaxed); };
  std::nth_element(holders.begin(), holders.begin() + static_cast<ptrdiff_t>(quarter), holders.end(),
                   [&](const Entry* a, const Entry* b) { return last_launch(a) < last_launch(b); });
  for (size_t i = 0; i < quarter; i++) forgotten.emplace_back(holders[i]->program.exchange(nullptr));
  holders.erase(holders.begin(), holders.begin() + static_cast<ptrdiff_t>(quarter));
  runtime::count(runtime::counters().evictions, static_cast<int64_t>(quarter));
  if (Launching::under_way.load(std::memory_order_seq_cst) == 0) forgotten.clear();  // else the next time
}

}  // namespace tpu::lazy
