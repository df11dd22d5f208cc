#include "aten/storage.h"

#include <ATen/EmptyTensor.h>
#include <c10/core/CachingDeviceAllocator.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <numeric>

#include "aten/dtype.h"
#include "aten/guard.h"
#include "lazy/stream.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace tpu::aten {
using runtime::Cell;
using runtime::ValueRef;

namespace {

void delete_cell(void* cell) { delete static_cast<Cell*>(cell); }

c10::DataPtr data_ptr(int device, size_t bytes, Cell** cell = nullptr) {
  c10::Device d(c10::kPrivateUse1, static_cast<c10::DeviceIndex>(device));
  if (bytes == 0) return {nullptr, d};
  auto* c = new Cell(device, bytes);
  if (cell) *cell = c;
  return {runtime::token(*c), c, &delete_cell, d};
}

struct Allocator final : c10::DeviceAllocator {
  c10::DataPtr allocate(size_t bytes) override {
    return translate([&] { return data_ptr(current_device(), bytes); });
  }
  void copy_data(void*, const void*, size_t) const override {
    TORCH_CHECK(false, "tpu: device memory cannot be copied by address");
  }
  bool initialized() override { return runtime::Runtime::started(); }
  void emptyCache(c10::MempoolId_t) override {
    if (!runtime::Runtime::started()) return;
    for (int i = 0; i < runtime::Runtime::device_count(); i++) runtime::drop_scalar_packs(i);
  }
  void recordStream(const c10::DataPtr&, c10::Stream) override {}
  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    c10::CachingDeviceAllocator::DeviceStats stats;
    if (!runtime::Runtime::started()) return stats;
    auto& m = runtime::Runtime::get().memory(device);
    std::lock_guard lock(mutex_);
    const Base& base = bases_[device];
    auto all = static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE);
    for (auto* s : {&stats.allocated_bytes[all], &stats.reserved_bytes[all], &stats.active_bytes[all]}) {
      s->current = m.allocated;
      s->peak = m.peak;
      s->allocated = m.total - base.bytes;
      s->freed = m.total - m.allocated - base.freed;
    }
    stats.allocation[all].current = m.allocations - m.frees;
    stats.allocation[all].allocated = m.allocations - base.allocations;
    stats.allocation[all].freed = m.frees - base.frees;
    stats.num_alloc_retries = m.retries - base.retries;
    stats.num_ooms = m.failures - base.failures;
    return stats;
  }
  void resetAccumulatedStats(c10::DeviceIndex device) override {
    if (!runtime::Runtime::started()) return;
    auto& m = runtime::Runtime::get().memory(device);
    std::lock_guard lock(mutex_);
    bases_[device] = {m.total, m.total - m.allocated, m.allocations, m.frees, m.retries, m.failures};
  }
  void resetPeakStats(c10::DeviceIndex device) override {
    if (!runtime::Runtime::started()) return;
    auto& m = runtime::Runtime::get().memory(device);
    m.peak = m.allocated.load();
  }
  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) override {
    return translate([&] {
      auto& rt = runtime::Runtime::get();
      auto& m = rt.memory(device);
      return std::pair<size_t, size_t>(std::max<int64_t>(0, m.limit - m.allocated), rt.device_memory(device));
    });
  }

 private:
  /// What the totals were when they were last reset.
  struct Base {
    int64_t bytes = 0, freed = 0, allocations = 0, frees = 0, retries = 0, failures = 0;
  };
  std::mutex mutex_;
  std::map<c10::DeviceIndex, Base> bases_;
};

Allocator* allocator() {
  static auto* a = new Allocator;
  return a;
}
REGISTER_ALLOCATOR(c10::kPrivateUse1, allocator())

}  // namespace

Cell* cell_of(const c10::TensorImpl& tensor) {
  const c10::DataPtr& data = tensor.unsafe_storage().data_ptr();
  if (data.get_deleter() == &delete_cell) [[likely]]
    return static_cast<Cell*>(data.get_context());
  size_t byte = 0;
  Cell* cell = runtime::resolve(data.get(), &byte);
  TORCH_CHECK(!cell || byte == 0, "tpu: a storage that starts ", byte, " bytes into another is not supported");
  return cell;
}

bool storage_order(at::IntArrayRef sizes, at::IntArrayRef strides, Dims* stored, Dims* permutation) {
  permutation->clear();
  size_t r = sizes.size();
  stored->assign(sizes.begin(), sizes.end());
  int64_t expected = 1;
  bool contiguous = true;
  for (size_t i = r; i-- > 0;) {
    if (sizes[i] != 1) {
      contiguous = contiguous && strides[i] == expected;
      expected *= sizes[i];
    }
  }
  if (contiguous || expected == 0) return true;
  Dims order(r);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return strides[a] > strides[b]; });
  expected = 1;
  for (size_t i = r; i-- > 0;) {
    int64_t d = order[i];
    if (sizes[d] != 1 && strides[d] != expected) return false;
    expected *= sizes[d];
    (*stored)[i] = sizes[d];
  }
  *permutation = order;
  return true;
}

at::Tensor make_tensor(at::IntArrayRef sizes, at::IntArrayRef strides, c10::ScalarType dtype, int device,
                       const hlo::Type* stored, ValueRef value) {
  size_t bytes = stored ? numel(stored->dims) * hlo::byte_size(stored->dtype)
                        : at::detail::computeStorageNbytes(sizes, strides, c10::elementSize(dtype));
  Cell* cell = nullptr;
  c10::DataPtr data = data_ptr(device, bytes, &cell);
  if (cell) {
    cell->declared = stored;
    cell->value = std::move(value);
  }
  auto storage = c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), bytes, std::move(data),
                                                       allocator(), true);
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      std::move(storage), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1), c10::scalarTypeToTypeMeta(dtype));
  auto* impl = tensor.unsafeGetTensorImpl();
  if (sizes.size() != 1 || sizes[0] != 0) impl->set_sizes_and_strides(sizes, strides);
  return tensor;
}

void resize_storage_bytes(const c10::Storage& storage, size_t bytes) {
  translate([&] {
    Cell* old = storage.nbytes() ? static_cast<Cell*>(runtime::resolve(storage.data_ptr().get(), nullptr)) : nullptr;
    Cell* cell = nullptr;
    c10::DataPtr data = data_ptr(storage.device().index(), bytes, &cell);
    if (old && cell && old->value) {
      lazy::Stream::of(old->device).make_ready(*old->value.get());
      const hlo::Type& from = *old->value->type;
      int64_t item = hlo::byte_size(from.dtype), have = numel(from.dims) * item;
      std::vector<char> host(std::max<size_t>(have, bytes / item * item), 0);
      runtime::download(*old->value.get(), host.data());
      cell->value = runtime::upload(cell->device, host.data(),
                                    runtime::intern({from.dtype, {static_cast<int64_t>(bytes) / item}}));
    }
    storage.unsafeGetStorageImpl()->set_data_ptr_noswap(std::move(data));
    storage.unsafeGetStorageImpl()->set_nbytes(bytes);
  });
}

}  // namespace tpu::aten
