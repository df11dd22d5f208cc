// Value: one immutable device array, by reference count. Cell: what a torch storage points at, holding one Value at a time.
//
// In-place writes put another Value into the cell; whoever captured the old one keeps it. That is the whole of aliasing.
// A Value is either ready (it has a device buffer), pending (a recorded call will produce it) or failed (producing it went
// wrong; reading raises). A padded value is computed, but its elements stand in a larger array, with anything around them
// (hlo/bounded.h): whoever needs the array of its type asks for it (transfer.h). Reference counts are atomic; `state` is published with release order after the buffer is set.
#pragma once
#include <atomic>
#include <memory>
#include <string>
#include <utility>

#include "base/pool.h"
#include "pjrt/pjrt.h"
#include "runtime/memory.h"

namespace tpu::runtime {

/// Returns the one address that stands for this type in the whole process, so that values need not own their dims.
const hlo::Type* intern(const hlo::Type& type);

struct Value : Pooled<Value> {
  enum class State : uint8_t { Pending, Ready, Failed, Padded };

  Value(const hlo::Type* t, int d) : type(t), device(static_cast<int16_t>(d)) {}
  ~Value();

  void set_ready(pjrt::Buffer b);
  /// Computed, in a larger array of this type.
  void set_padded(const hlo::Type* larger, pjrt::Buffer b);
  void set_failed(std::shared_ptr<std::string> why);
  /// Its memory has become another value's by donation: no longer counted as this one's.
  void give_up_memory();
  State state() const { return state_.load(std::memory_order_acquire); }
  bool shared() const { return refs.load(std::memory_order_relaxed) > 1; }

  std::atomic<uint32_t> refs{1};
  const hlo::Type* type;  // interned or owned by an entry: lives for ever
  int16_t device;
  pjrt::Buffer buffer;                // of `type`; none while Padded
  const hlo::Type* larger = nullptr;  // of `padded`; its elements stand at the front of every dim
  pjrt::Buffer padded;                // beside `buffer`, or instead of it
  std::shared_ptr<std::string> error;
  Origin* origin = nullptr;  // who made it, when it is large; set before it is ready

  // Scratch of the stream that records this value; guarded by that stream's lock.
  uint32_t stream_refs = 0;  // how many of `refs` recorded calls hold
  uint32_t mark = 0;         // flush number in which `index` was set
  int32_t index = -1;

 private:
  std::atomic<State> state_{State::Pending};
  void account(const hlo::Type& array);
  int64_t accounted_ = 0;
};

/// Owning pointer to a Value.
class ValueRef {
 public:
  ValueRef() = default;
  explicit ValueRef(Value* adopted) : v_(adopted) {}
  static ValueRef share(Value* v) {
    if (v) v->refs.fetch_add(1, std::memory_order_relaxed);
    return ValueRef(v);
  }
  ValueRef(ValueRef&& o) noexcept : v_(std::exchange(o.v_, nullptr)) {}
  ValueRef(const ValueRef& o) : ValueRef(share(o.v_)) {}
  ValueRef& operator=(ValueRef o) noexcept {
    std::swap(v_, o.v_);
    return *this;
  }
  ~ValueRef() {
    if (v_ && v_->refs.fetch_sub(1, std::memory_order_acq_rel) == 1) destroy(v_);
  }
  Value* get() const { return v_; }
  Value* operator->() const { return v_; }
  explicit operator bool() const { return v_ != nullptr; }
  Value* release() { return std::exchange(v_, nullptr); }

 private:
  static void destroy(Value* v);  // out of line, so that dropping a reference is short wherever it stands
  Value* v_ = nullptr;
};

struct Cell : Pooled<Cell> {
  Cell(int d, size_t n);
  ~Cell();
  Cell(const Cell&) = delete;

  ValueRef value;                       // null: never written
  const hlo::Type* declared = nullptr;  // type the first reader or writer meant, before there is a value; may be null
  size_t bytes;
  int16_t device;
  uint32_t slot;
  uint64_t mark = 0;  // number of the compiled call that met it last; guarded by the GIL

  /// The type its value has or will have; U8[bytes] when nobody has said.
  const hlo::Type* type() const;
  /// The value, made of zeros when the cell was never written.
  Value* read();
};

// Address tokens: 1 << 62 | slot << 40 | byte. No host address, unique, arithmetic on it works, and on x86-64 it is not
// canonical, so a stray host access faults at once. torch makes storages out of bare addresses (at::from_blob when
// pickling), so the address alone leads back to the cell, by one array look-up.
inline constexpr int kByteBits = 40, kSlotBits = 22;
inline void* token(const Cell& cell) {
  return reinterpret_cast<void*>(uint64_t{1} << 62 | static_cast<uint64_t>(cell.slot) << kByteBits);
}
inline bool is_token(const void* address) { return reinterpret_cast<uint64_t>(address) >> 62 == 1; }
/// The cell a token belongs to, and the byte in it; null when the cell is gone or it is no token.
Cell* resolve(const void* address, size_t* byte);

}  // namespace tpu::runtime
