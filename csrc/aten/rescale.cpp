// The program for all sizes up to a bound: the walk made again at sizes of our own choice.
#include "aten/variant.h"

namespace tpu::aten {

// Dims of a stored array at other sizes, for a dense tensor over it that has `before` now and `after` then. Groups of dims
// that hold the same elements are matched; in a group of several, each dim may be one of the sizes that vary.
static bool rescale_stored(const Dims& stored, const Dims& before, const Dims& after,
                           const std::vector<std::pair<int64_t, int64_t>>& vary, Dims* out) {
  out->clear();
  size_t i = 0, j = 0;
  while (i < stored.size() || j < before.size()) {
    size_t first = i;
    int64_t have = 1, want = 1, then = 1;
    bool several = false;
    do {
      if (have <= want && i < stored.size()) {
        several |= i > first;
        have *= stored[i++];
      } else if (j < before.size()) {
        want *= before[j];
        then *= after[j++];
      } else {
        return false;
      }
    } while (have != want);
    // Sizes of 1 at the end of a group belong to it.
    auto assign = [&](auto& self, size_t at, int64_t rest) -> bool {
      if (at == i) return rest == 1;
      out->push_back(stored[at]);
      if (rest % stored[at] == 0 && self(self, at + 1, rest / stored[at])) return true;
      for (auto [now, other] : vary) {
        if (now != stored[at] || rest % other) continue;
        out->back() = other;
        if (self(self, at + 1, rest / other)) return true;
      }
      out->pop_back();
      return false;
    };
    if (!several && i == first + 1)
      out->push_back(then);
    else if (!assign(assign, first, then))
      return false;
  }
  return true;
}

// The same for a window that is not dense. It must go on walking whole dims of what is stored, as far as it did.
static bool rescale_window(const Form& f, const Dims& sizes, const Dims& strides, int64_t offset,
                           const std::vector<std::pair<int64_t, int64_t>>& vary, Dims* out) {
  const Dims& stored = f.stored->dims;
  const Dims steps = row_major_strides(stored);
  if (stored.empty()) return false;
  auto last = [](int64_t place, const Dims& size, const Dims& stride) {
    for (size_t d = 0; d < size.size(); d++) place += (size[d] - 1) * stride[d];
    return place;
  };
  const bool to_the_end = last(f.offset, f.sizes, f.strides) / steps[0] == stored[0] - 1;
  auto holds = [&](const Dims& candidate) {
    const Dims then = row_major_strides(candidate);
    const int64_t row = last(offset, sizes, strides) / then[0];
    if (row >= candidate[0] || (to_the_end && row != candidate[0] - 1)) return false;
    for (size_t d = 0; d < sizes.size(); d++) {
      if (f.sizes[d] == 1 || f.strides[d] == 0) continue;
      size_t k = 0;
      while (k < stored.size() && (stored[k] == 1 || f.strides[d] % steps[k] != 0)) k++;
      if (k == stored.size() || strides[d] % then[k] != 0) return false;
      const bool same_step = strides[d] / then[k] == f.strides[d] / steps[k];
      if (same_step && f.sizes[d] == stored[k] && f.strides[d] == steps[k] && sizes[d] != candidate[k]) return false;
    }
    return true;
  };
  *out = stored;
  auto assign = [&](auto& self, size_t k) -> bool {
    if (k == stored.size()) return holds(*out);
    (*out)[k] = stored[k];
    if (self(self, k + 1)) return true;
    for (auto [now, other] : vary) {
      if (now != stored[k]) continue;
      (*out)[k] = other;
      if (self(self, k + 1)) return true;
    }
    return false;
  };
  return assign(assign, 0);
}

// The same form at other sizes: the stored arrays and the tensors over them grow alike. False where it cannot be told how.
bool CompiledGraph::Variant::rescale(const std::vector<Rescaled>& now, const std::vector<Rescaled>& other) {
  std::vector<std::pair<int64_t, int64_t>> vary;
  for (size_t i = 0; i < forms.size(); i++) {
    if (!now[i]) continue;
    size_t sizes = forms[i].kind == Argument::Kind::Tensor ? forms[i].sizes.size() : 1;
    for (size_t d = 0; d < sizes; d++)
      if ((*now[i])[d] != (*other[i])[d]) vary.emplace_back((*now[i])[d], (*other[i])[d]);
  }
  for (size_t i = 0; i < forms.size(); i++) {
    Form& f = forms[i];
    if (!now[i] || f.kind != Argument::Kind::Tensor || *now[i] == *other[i]) continue;
    const size_t rank = f.sizes.size();
    auto part = [&](const Rescaled& r, size_t from) {
      return std::vector<int64_t>(r->begin() + static_cast<ptrdiff_t>(from),
                                  r->begin() + static_cast<ptrdiff_t>(from + rank));
    };
    const std::vector<int64_t> sizes = part(other[i], 0);
    if (f.cell < 0) return false;
    Dims stored, order, larger = sizes;
    bool dense = (f.host || f.offset == 0) && storage_order(f.sizes, f.strides, &stored, &order);
    if (dense && order.empty() && rescale_stored(f.stored->dims, f.sizes, sizes, vary, &larger)) {
      f.strides = row_major_strides(sizes);
    } else if (dense && !order.empty() && f.stored->dims == stored) {
      for (size_t k = 0; k < order.size(); k++) larger[k] = sizes[order[k]];
      Dims steps = row_major_strides(larger);
      for (size_t k = 0; k < order.size(); k++) f.strides[order[k]] = steps[k];
    } else {  // a window: as torch says that it moves, if it is where torch says that it is
      if (f.strides != part(now[i], rank) || f.offset != now[i]->back()) return false;
      if (!rescale_window(f, sizes, part(other[i], rank), other[i]->back(), vary, &larger)) return false;
      f.strides = part(other[i], rank);
      f.offset = other[i]->back();
      int64_t last = f.offset;
      for (size_t d = 0; d < rank; d++) last += (sizes[d] - 1) * f.strides[d];
      if (last >= numel(larger)) return false;
    }
    f.stored = runtime::intern({f.stored->dtype, larger});
    f.sizes = sizes;
    f.bytes = numel(larger) * hlo::byte_size(f.stored->dtype);
    f.whole = f.whole && larger == sizes;
  }
  for (const Form& f : forms)  // several tensors over one storage see one array
    for (const Form& g : forms)
      if (f.cell >= 0 && f.cell == g.cell && f.stored != g.stored) return false;
  return true;
}

// Stand-ins for forms that are known already.
void CompiledGraph::Variant::stand_in(Trace& trace, StandIns& in) const {
  in.bases.resize(static_cast<size_t>(cells));
  for (const Form& f : forms) {
    if (f.kind != Argument::Kind::Tensor) {
      in.tensors.emplace_back();
    } else if (f.cell < 0) {
      in.tensors.push_back(
          make_tensor(f.sizes, f.strides, f.dtype, device, runtime::intern({to_hlo(f.dtype), f.sizes}), {}));
    } else if (f.host) {
      in.bases[f.cell] = make_tensor(f.sizes, f.strides, f.dtype, device, f.stored, trace.argument(f.stored));
      in.tensors.push_back(in.bases[f.cell]);
    } else {
      at::Tensor& base = in.bases[f.cell];
      if (!base.defined()) {
        int64_t bytes = std::max(numel(f.stored->dims) * hlo::byte_size(f.stored->dtype), f.bytes);
        base = make_tensor({bytes}, {1}, at::kByte, device, f.stored, trace.argument(f.stored));
      }
      in.tensors.push_back(view_over(base.storage(), f.sizes, f.strides, f.offset, f.dtype));
      set_lazy_bits(in.tensors.back(), f.lazy);
    }
  }
  in.close();
}

// The program that is to serve this variant's sizes; null when there is none.
std::shared_ptr<const compile::Binary> CompiledGraph::bounded_binary(const Variant& variant, const Walk& walk,
                                                                     const Scale& scale) {
  constexpr size_t kGiveUp = 8;  // programs for one size, after which a graph is not tried again
  if (!scale || refused_.size() >= kGiveUp) return nullptr;
  std::vector<std::vector<Rescaled>> sizes = scale();
  if (sizes.size() < 3) return nullptr;
  auto [known, fresh] = bounded_.try_emplace({variant.precision, sizes[1]});
  if (!fresh) return known->second;
  auto lowered = [&](const std::vector<Rescaled>& at) {
    Variant v;
    v.device = variant.device;
    v.forms = variant.forms;
    v.cells = variant.cells;
    if (!v.rescale(sizes[0], at))
      fail_as(ErrorKind::NotImplemented, "an argument of varying size is a window of its storage");
    Trace trace(v.device);
    Variant::StandIns in;
    v.stand_in(trace, in);
    std::vector<Returned> returned;
    {
      Recording recording(&trace);
      returned = walk(in.tensors, at);
    }
    v.conclude(std::move(returned), in, trace);
    return trace.lower(true);
  };
  std::string why;
  for (size_t i = 2; i < sizes.size(); i++) {
    try {
      compile::Lowered at_bound = lowered(sizes[1]);
      return known->second = compile::Binary::for_sizes(device_, name_, std::move(at_bound), lowered(sizes[i]));
    } catch (const std::exception& e) {
      why = e.what();
    }
  }
  refused_.push_back(std::move(why));
  return nullptr;
}

}  // namespace tpu::aten
