// How long the arrays of a plan live when its calls are launched one by one.
#include <algorithm>

#include "lazy/program.h"

namespace tpu::lazy {
namespace {

constexpr int32_t kForGood = INT32_MAX;

struct Lives {
  std::vector<int64_t> bytes;    // by value number; 0 for undefined results
  std::vector<int32_t> from;     // step that makes it; -1: external
  std::vector<int32_t> through;  // last step that reads it, or kForGood
};

Lives lives_of(const Plan& plan) {
  Lives l;
  auto add = [&](const hlo::Type* type, int32_t from, int32_t through) {
    l.bytes.push_back(type ? numel(type->dims) * hlo::byte_size(type->dtype) : 0);
    l.from.push_back(from);
    l.through.push_back(through);
  };
  for (const hlo::Type* type : plan.externals) add(type, -1, kForGood);
  for (int32_t x : plan.donated) l.through[x] = -1;
  for (size_t s = 0; s < plan.steps.size(); s++) {
    auto step = static_cast<int32_t>(s);
    for (const Result& r : plan.steps[s].entry->results) add(r.defined ? r.stored : nullptr, step, step);
    for (int32_t v : plan.steps[s].operands)
      if (l.through[v] != kForGood) l.through[v] = step;
  }
  for (int32_t v : plan.outputs) l.through[v] = kForGood;
  return l;
}

}  // namespace

int64_t peak_one_by_one(const Plan& plan) {
  Lives l = lives_of(plan);
  std::vector<int64_t> freed_after(plan.steps.size(), 0);
  for (size_t v = 0; v < l.bytes.size(); v++)
    if (l.through[v] >= 0 && l.through[v] != kForGood) freed_after[l.through[v]] += l.bytes[v];
  int64_t now = 0, peak = 0;
  size_t next = plan.externals.size();
  for (size_t s = 0; s < plan.steps.size(); s++) {
    for (size_t i = 0; i < plan.steps[s].entry->results.size(); i++) now += l.bytes[next++];
    peak = std::max(peak, now);
    now -= freed_after[s];
  }
  return peak;
}

size_t place_to_split(const Plan& plan) {
  Lives l = lives_of(plan);
  size_t n = plan.steps.size(), best = n / 2;
  int64_t least = INT64_MAX;
  for (size_t cut = n / 4; cut <= n - n / 4; cut++) {
    auto step = static_cast<int32_t>(cut);
    int64_t crossing = 0;
    for (size_t v = 0; v < l.bytes.size(); v++)
      if (l.from[v] >= 0 && l.from[v] < step && l.through[v] >= step) crossing += l.bytes[v];
    if (crossing < least) least = crossing, best = cut;
  }
  return std::max<size_t>(best, 1);
}

}  // namespace tpu::lazy
