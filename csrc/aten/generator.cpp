#include "aten/generator.h"

#include <ATen/EmptyTensor.h>
#include <c10/core/GeneratorImpl.h>

#include <cstring>
#include <map>
#include <memory>
#include <mutex>

#include "aten/guard.h"

namespace tpu::aten {
namespace {

struct State {
  uint64_t seed = c10::default_rng_seed_val;
  uint64_t offset = 0;
};
static_assert(sizeof(State) == 16, "its bytes are the generator's state");

class Philox final : public c10::GeneratorImpl {
 public:
  // `state` is shared by the generators that graphsafe_get_state hands out: they are names of one sequence.
  Philox(c10::DeviceIndex device, std::shared_ptr<State> state)
      : GeneratorImpl({c10::kPrivateUse1, device}, c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)),
        state_(std::move(state)) {}

  void set_current_seed(uint64_t seed) override { *state_ = {seed, 0}; }
  uint64_t current_seed() const override { return state_->seed; }
  uint64_t seed() override {
    set_current_seed(c10::detail::getNonDeterministicRandom());
    return state_->seed;
  }
  void set_offset(uint64_t offset) override { state_->offset = offset; }
  uint64_t get_offset() const override { return state_->offset; }

  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    auto bytes = at::detail::empty_cpu({sizeof(State)}, at::TensorOptions().dtype(at::kByte).device(at::kCPU));
    std::memcpy(bytes.mutable_data_ptr(), state_.get(), sizeof(State));
    return bytes.getIntrusivePtr();
  }
  void set_state(const c10::TensorImpl& bytes) override {
    at::detail::check_rng_state(bytes);
    TORCH_CHECK(bytes.numel() == sizeof(State), "RNG state is wrong size: expected ", sizeof(State),
                " bytes (seed, offset), got ", bytes.numel());
    std::memcpy(state_.get(), bytes.data(), sizeof(State));
  }

  c10::intrusive_ptr<c10::GeneratorImpl> graphsafe_get_state() const override {
    return c10::make_intrusive<Philox>(device_.index(), state_);
  }
  void graphsafe_set_state(const c10::intrusive_ptr<c10::GeneratorImpl>& other) override {
    auto* philox = dynamic_cast<Philox*>(other.get());
    TORCH_CHECK_TYPE(philox != nullptr, "Expected a tpu generator, got one of ",
                     other ? other->device().str() : "nothing");
    state_ = philox->state_;
  }

  std::pair<uint64_t, uint64_t> reserve(uint64_t counters) {
    std::lock_guard lock(mutex_);
    const State taken = *state_;
    state_->offset += counters;
    return {taken.seed, taken.offset};
  }

 private:
  Philox* clone_impl() const override { return new Philox(device_.index(), std::make_shared<State>(*state_)); }

  std::shared_ptr<State> state_;
};

}  // namespace

at::Generator new_generator(c10::DeviceIndex device) {
  return at::make_generator<Philox>(device_or_current(device), std::make_shared<State>());
}

const at::Generator& default_generator(c10::DeviceIndex device) {
  // Never destroyed, as torch holds references at exit; a map so that an entry stays where it is.
  static auto* generators = new std::map<c10::DeviceIndex, at::Generator>;
  static std::mutex mutex;
  device = device_or_current(device);
  std::lock_guard lock(mutex);
  at::Generator& generator = (*generators)[device];
  if (!generator.defined()) generator = new_generator(device);
  return generator;
}

std::pair<uint64_t, uint64_t> reserve(const std::optional<at::Generator>& generator, int device, uint64_t counters) {
  const at::Generator& used =
      generator && generator->defined() ? *generator : default_generator(static_cast<c10::DeviceIndex>(device));
  auto* philox = dynamic_cast<Philox*>(used.unsafeGetGeneratorImpl());
  TORCH_CHECK(philox != nullptr, "Expected a 'tpu' device type for generator but found '", used.device().type(), "'");
  return philox->reserve(counters);
}

}  // namespace tpu::aten
