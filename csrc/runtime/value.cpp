#include "runtime/value.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

#include "base/error.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::runtime {

const hlo::Type* intern(const hlo::Type& type) {
  static std::mutex mutex;
  static auto& types = *new std::map<std::pair<hlo::DType, Dims>, std::unique_ptr<hlo::Type>>;
  std::lock_guard lock(mutex);
  auto& slot = types[{type.dtype, type.dims}];
  if (!slot) slot = std::make_unique<hlo::Type>(type);
  return slot.get();
}

Value::~Value() { give_up_memory(); }

void Value::give_up_memory() {
  if (!accounted_) return;
  int64_t bytes = std::exchange(accounted_, 0);
  Runtime::get().memory(device).remove(bytes);
  if (origin) [[unlikely]] {
    origin->bytes -= bytes;
    origin->values--;
  }
}

void ValueRef::destroy(Value* v) { delete v; }

void Value::account(const hlo::Type& array) {
  int64_t bytes = hlo::byte_size(array);
  if (origin) [[unlikely]] {
    origin->bytes += bytes;
    origin->values += accounted_ == 0;
  }
  accounted_ += bytes;
  if (bytes) Runtime::get().memory(device).add(bytes);
}

void Value::set_ready(pjrt::Buffer b) {
  buffer = std::move(b);
  account(*type);
  state_.store(State::Ready, std::memory_order_release);
}

void Value::set_padded(const hlo::Type* array, pjrt::Buffer b) {
  if (padded) {
    int64_t before = hlo::byte_size(*larger);
    Runtime::get().memory(device).remove(before);
    accounted_ -= before;
    if (origin) origin->bytes -= before;
  }
  padded = std::move(b);
  larger = array;
  account(*larger);
  if (state() != State::Ready) state_.store(State::Padded, std::memory_order_release);
}

void Value::set_failed(std::shared_ptr<std::string> why) {
  error = std::move(why);
  state_.store(State::Failed, std::memory_order_release);
}

// ---- cells and their slots -----------------------------------------------------------------------------------------
namespace {
// Slots go between threads in batches, so that a thread which makes and drops cells takes no lock.
struct Slots {
  static constexpr size_t kBatch = 32;
  std::mutex mutex;
  std::vector<uint32_t> free;
  uint32_t next = 1;  // slot 0 stays empty: token of a zero slot would look like a plain flag bit
  std::atomic<Cell*>* cells = new std::atomic<Cell*>[size_t{1} << kSlotBits]();

  void refill(std::vector<uint32_t>& mine) {
    std::lock_guard lock(mutex);
    size_t recycled = std::min(free.size(), kBatch);
    mine.assign(free.end() - static_cast<ptrdiff_t>(recycled), free.end());
    free.resize(free.size() - recycled);
    if (!mine.empty()) return;
    require(next < (1u << kSlotBits), "tpu: more than ", (1u << kSlotBits) - 1, " storages are alive");
    mine.push_back(next++);
  }
  void give_back(std::vector<uint32_t>& mine, size_t keep) {
    std::lock_guard lock(mutex);
    free.insert(free.end(), mine.begin() + static_cast<ptrdiff_t>(keep), mine.end());
    mine.resize(keep);
  }
};
Slots& slots() {
  static auto& instance = *new Slots;
  return instance;
}

struct ThreadSlots {
  std::vector<uint32_t> free;
  size_t most = 2 * Slots::kBatch;
  ~ThreadSlots() {
    slots().give_back(free, 0);
    most = 0;  // a cell that dies after its thread's list keeps its slot from others, no more
  }
};
thread_local ThreadSlots thread_slots;
}  // namespace

Cell::Cell(int d, size_t n) : bytes(n), device(static_cast<int16_t>(d)) {
  auto& mine = thread_slots.free;
  if (mine.empty()) slots().refill(mine);
  slot = mine.back();
  mine.pop_back();
  slots().cells[slot].store(this, std::memory_order_release);
}

Cell::~Cell() {
  slots().cells[slot].store(nullptr, std::memory_order_release);
  if (thread_slots.most == 0) return;
  auto& mine = thread_slots.free;
  mine.push_back(slot);
  if (mine.size() > thread_slots.most) slots().give_back(mine, Slots::kBatch);
}

const hlo::Type* Cell::type() const {
  if (value) return value->type;
  if (declared) return declared;
  return intern({hlo::DType::U8, {static_cast<int64_t>(bytes)}});
}

Value* Cell::read() {
  if (!value) {
    const hlo::Type* t = type();
    std::vector<char> zeros(hlo::byte_size(*t), 0);
    value = upload(device, zeros.data(), t);
  }
  return value.get();
}

Cell* resolve(const void* address, size_t* byte) {
  if (!is_token(address)) return nullptr;
  auto a = reinterpret_cast<uint64_t>(address);
  if (byte) *byte = a & ((uint64_t{1} << kByteBits) - 1);
  return slots().cells[a >> kByteBits & ((1u << kSlotBits) - 1)].load(std::memory_order_acquire);
}

}  // namespace tpu::runtime
