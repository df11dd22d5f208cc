#include "runtime/memory.h"

#include <algorithm>
#include <iomanip>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>

#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::runtime {
namespace {

std::atomic<void (*)(int)> wait_for_device{nullptr};

struct Origins {
  std::mutex mutex;
  std::map<std::string, std::unique_ptr<Origin>> by_line;
};
Origins& origins() {
  static auto& all = *new Origins;
  return all;
}

void raise_to(std::atomic<int64_t>& peak, int64_t now) {
  int64_t seen = peak.load(std::memory_order_relaxed);
  while (now > seen && !peak.compare_exchange_weak(seen, now, std::memory_order_relaxed)) {
  }
}

std::string mebibytes(int64_t bytes) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(2) << static_cast<double>(bytes) / (1 << 20) << " MiB";
  return text.str();
}

/// The lines that hold most, at most five.
std::string largest_owners() {
  std::vector<std::pair<int64_t, const Origin*>> owners;
  {
    std::lock_guard lock(origins().mutex);
    for (auto& [where, origin] : origins().by_line)
      if (int64_t bytes = origin->bytes) owners.emplace_back(bytes, origin.get());
  }
  std::sort(owners.rbegin(), owners.rend());
  std::string text;
  for (size_t i = 0; i < std::min<size_t>(owners.size(), 5); i++) {
    int64_t values = owners[i].second->values;
    text += str("\n  ", mebibytes(owners[i].first), " in ", values, values == 1 ? " tensor" : " tensors", " made at ",
                owners[i].second->where);
  }
  return text.empty() ? text : "\nWhat holds most:" + text;
}

}  // namespace

Origin* origin_of(const std::string& where) {
  if (where.empty()) return nullptr;
  std::lock_guard lock(origins().mutex);
  auto& slot = origins().by_line[where];
  if (!slot) {
    slot = std::make_unique<Origin>();
    slot->where = where;
  }
  return slot.get();
}

void Memory::add(int64_t bytes) {
  int64_t now = allocated.fetch_add(bytes, std::memory_order_relaxed) + bytes;
  allocations.fetch_add(1, std::memory_order_relaxed);
  total.fetch_add(bytes, std::memory_order_relaxed);
  raise_to(peak, now);
}

void Memory::touch(int64_t extra) { raise_to(peak, allocated.load(std::memory_order_relaxed) + extra); }

void Memory::remove(int64_t bytes) {
  allocated.fetch_sub(bytes, std::memory_order_relaxed);
  frees.fetch_add(1, std::memory_order_relaxed);
}

void set_wait(void (*wait)(int device)) { wait_for_device = wait; }

void relieve(int device) {
  Runtime::get().memory(device).retries++;
  drop_scalar_packs(device);
  if (auto wait = wait_for_device.load()) wait(device);
}

void raise_out_of_memory(int device, int64_t bytes, const std::string& cause) {
  Memory& memory = Runtime::get().memory(device);
  memory.failures++;
  int64_t held = memory.allocated, limit = memory.limit;
  fail_as(
      ErrorKind::OutOfMemory, "TPU out of memory. Tried to allocate ", mebibytes(bytes), ". tpu:", device, " may hold ",
      mebibytes(limit), ", of which ", mebibytes(std::max<int64_t>(0, limit - held)), " are free; tensors hold ",
      mebibytes(held), ".", cause.empty() ? "" : " The device says: " + cause, largest_owners(),
      "\nA smaller batch, torch.utils.checkpoint, torch.no_grad() where no gradient is wanted, or del of tensors that "
      "are done with make room.");
}

}  // namespace tpu::runtime
