#include "runtime/value.h"

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

static int64_t bytes_of(const hlo::Type& type) { return numel(type.dims) * hlo::byte_size(type.dtype); }

Value::~Value() {
  if (accounted_) Runtime::get().memory(device).remove(accounted_);
}

void Value::set_ready(pjrt::Buffer b) {
  buffer = std::move(b);
  accounted_ = bytes_of(*type);
  if (accounted_) Runtime::get().memory(device).add(accounted_);
  state_.store(State::Ready, std::memory_order_release);
}

void Value::set_failed(std::shared_ptr<std::string> why) {
  error = std::move(why);
  state_.store(State::Failed, std::memory_order_release);
}

// ---- cells and their slots -----------------------------------------------------------------------------------------
namespace {
struct Slots {
  std::mutex mutex;
  std::vector<uint32_t> free;
  uint32_t next = 1;  // slot 0 stays empty: token of a zero slot would look like a plain flag bit
  std::atomic<Cell*>* cells = new std::atomic<Cell*>[size_t{1} << kSlotBits]();
};
Slots& slots() {
  static auto& instance = *new Slots;
  return instance;
}
}  // namespace

Cell::Cell(int d, size_t n) : bytes(n), device(static_cast<int16_t>(d)) {
  Slots& s = slots();
  {
    std::lock_guard lock(s.mutex);
    if (!s.free.empty()) {
      slot = s.free.back();
      s.free.pop_back();
    } else {
      require(s.next < (1u << kSlotBits), "tpu: more than ", (1u << kSlotBits) - 1, " storages are alive");
      slot = s.next++;
    }
  }
  s.cells[slot].store(this, std::memory_order_release);
}

Cell::~Cell() {
  Slots& s = slots();
  s.cells[slot].store(nullptr, std::memory_order_release);
  std::lock_guard lock(s.mutex);
  s.free.push_back(slot);
}

const hlo::Type* Cell::type() const {
  if (value) return value->type;
  if (declared) return declared;
  return intern({hlo::DType::U8, {static_cast<int64_t>(bytes)}});
}

Value* Cell::read() {
  if (!value) {
    const hlo::Type* t = type();
    std::vector<char> zeros(bytes_of(*t), 0);
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
