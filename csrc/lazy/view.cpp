#include "lazy/view.h"

#include <algorithm>
#include <numeric>

#include "lazy/bitcast.h"

namespace tpu::lazy {
using namespace hlo;
namespace {

// ---- box: one (start, count, step) per stored dim --------------------------------------------------------------------
struct Box {
  Dims start, count, step;
  std::vector<int> dim_of;  // per stored dim: the window dim that walks it, or -1
};

bool find_box(const Dims& base, const View& v, Box* box) {
  Dims bs = row_major_strides(base);
  size_t r = base.size();
  if (v.flat) return false;
  *box = {Dims(r, 0), Dims(r, 1), Dims(r, 1), std::vector<int>(r, -1)};
  int64_t rest = v.offset;
  for (size_t k = 0; k < r; k++) {
    if (base[k] == 0) return false;
    if (base[k] == 1) continue;
    box->start[k] = rest / bs[k];
    rest -= box->start[k] * bs[k];
    if (box->start[k] >= base[k]) return false;
  }
  if (rest != 0) return false;
  for (size_t i = 0; i < v.sizes.size(); i++) {
    if (v.sizes[i] == 1 || v.strides[i] == 0) continue;
    bool found = false;
    for (size_t k = 0; k < r && !found; k++) {
      if (box->dim_of[k] >= 0 || base[k] == 1 || v.strides[i] % bs[k] != 0) continue;
      int64_t step = v.strides[i] / bs[k];
      if (box->start[k] + (v.sizes[i] - 1) * step >= base[k]) continue;
      box->dim_of[k] = static_cast<int>(i);
      box->count[k] = v.sizes[i];
      box->step[k] = step;
      found = true;
    }
    if (!found) return false;
  }
  return true;
}

Dims spans(const Box& box) {
  Dims s(box.count.size());
  for (size_t k = 0; k < s.size(); k++) s[k] = (box.count[k] - 1) * box.step[k] + 1;
  return s;
}

bool all_ones(const Dims& d) {
  return std::all_of(d.begin(), d.end(), [](int64_t x) { return x == 1; });
}

// Start of the box per stored dim out of a run-time offset.
Vals dynamic_starts(Val offset, const Dims& base) {
  Dims bs = row_major_strides(base);
  Vals starts;
  for (size_t k = 0; k < base.size(); k++) {
    starts.push_back(base[k] == 1 ? constant(*offset.b, DType::S64, 0)
                                  : remainder(offset / bs[k], constant_like(offset, base[k])));
  }
  return starts;
}

Vals static_starts(Builder& b, const Dims& start) {
  Vals v;
  for (int64_t s : start) v.push_back(constant(b, DType::S64, s));
  return v;
}

// Dims of the window that a box or a nested walk produces (size 1 and broadcast dims left out), in walk order.
Val to_window(Val walked, const std::vector<int>& order, const View& v) {
  // walked has one dim per entry of `order` (window dims); bring them into window order, then put in the other dims.
  Dims perm(order.size());
  std::iota(perm.begin(), perm.end(), 0);
  std::sort(perm.begin(), perm.end(), [&](int64_t a, int64_t b) { return order[a] < order[b]; });
  Val x = transpose(walked, perm);
  Dims mapping;
  for (int64_t p : perm) mapping.push_back(order[p]);
  return broadcast_in_dim(x, v.sizes, mapping);
}

// The inverse: the window's value with only the walked dims, in walk order.
Val from_window(Val value, const std::vector<int>& order) {
  Dims live, sizes;
  for (int d : order) live.push_back(d);
  std::sort(live.begin(), live.end());
  for (int64_t d : live) sizes.push_back(value.dims()[d]);
  Val x = reshape(value, sizes);
  Dims perm;
  for (int d : order) perm.push_back(std::find(live.begin(), live.end(), d) - live.begin());
  return transpose(x, perm);
}

std::vector<int> walked_dims(const Box& box) {
  std::vector<int> order;
  for (int d : box.dim_of)
    if (d >= 0) order.push_back(d);
  return order;
}

Dims walked_sizes(const std::vector<int>& order, const View& v) {
  Dims s;
  for (int d : order) s.push_back(v.sizes[d]);
  return s;
}

Val read_box(Val base, const Box& box, const View& v, Val offset) {
  Dims span = spans(box);
  Val x;
  if (v.dynamic) {
    x = slice(dynamic_slice(base, dynamic_starts(offset, base.dims()), span), Dims(span.size(), 0), span, box.step);
  } else {
    Dims limit(span.size());
    for (size_t k = 0; k < span.size(); k++) limit[k] = box.start[k] + span[k];
    x = slice(base, box.start, limit, box.step);
  }
  auto order = walked_dims(box);
  return to_window(reshape(x, walked_sizes(order, v)), order, v);
}

Val write_box(Builder& b, Val base, const Type& base_type, const Box& box, const View& v, Val value, Val offset) {
  auto order = walked_dims(box);
  Val block = reshape(from_window(value, order), box.count);
  if (box.count == base_type.dims) return block;
  Vals starts = v.dynamic ? dynamic_starts(offset, base_type.dims) : static_starts(b, box.start);
  if (!all_ones(box.step)) {  // keep what lies between the steps
    Dims span = spans(box), zero(span.size(), 0), gap(span.size());
    for (size_t k = 0; k < span.size(); k++) gap[k] = box.step[k] - 1;
    Val mask = pad(full(b, {DType::Pred, box.count}, 1), constant(b, DType::Pred, 0), zero, zero, gap);
    Val spread = pad(block, constant(b, block.dtype(), 0), zero, zero, gap);
    block = select(mask, spread, dynamic_slice(base, starts, span));
  }
  return dynamic_update_slice(base, block, starts);
}

// ---- nested: the flat array cut into rows, rows into rows -------------------------------------------------------------
bool find_nested(const View& v, std::vector<int>* order) {
  order->clear();
  for (size_t i = 0; i < v.sizes.size(); i++)
    if (v.sizes[i] != 1 && v.strides[i] != 0) order->push_back(static_cast<int>(i));
  std::stable_sort(order->begin(), order->end(), [&](int a, int b) { return v.strides[a] > v.strides[b]; });
  for (size_t k = 0; k + 1 < order->size(); k++) {
    int a = (*order)[k], b = (*order)[k + 1];
    if (v.strides[a] < v.strides[b] * v.sizes[b]) return false;
  }
  return order->empty() || v.strides[order->back()] >= 1;
}

int64_t span_of(const View& v) {
  int64_t n = 1;
  for (size_t i = 0; i < v.sizes.size(); i++) n += (v.sizes[i] - 1) * v.strides[i];
  return n;
}

Val flat_window(Val flat, const View& v, Val offset) {
  int64_t span = span_of(v);
  if (v.dynamic) return dynamic_slice(flat, {offset}, {span});
  return slice(flat, {v.offset}, {v.offset + span});
}

// x has dims [rows..., n]: pads or crops the last dim to `n`.
Val fit_last(Val x, int64_t n) {
  int64_t have = x.dims().back();
  if (have == n) return x;
  Dims low(x.rank(), 0), high(x.rank(), 0);
  high.back() = n - have;
  return pad(x, constant(*x.b, x.dtype(), 0), low, high);
}

Val split_last(Val x, int64_t count, int64_t stride) {
  Dims d = x.dims();
  d.back() = count;
  d.push_back(stride);
  return reshape(fit_last(x, count * stride), d);
}

Val first_of_last(Val x) {
  Dims d = x.dims();
  d.pop_back();
  return reshape(slice_axis(x, -1, 0, 1), d);
}

Val read_nested(Val flat, const std::vector<int>& order, const View& v, Val offset) {
  Val x = flat_window(flat, v, offset);
  for (int d : order) x = split_last(x, v.sizes[d], v.strides[d]);
  return to_window(first_of_last(x), order, v);
}

Val put_first_of_last(Val x, Val value) {
  Dims d = value.dims();
  d.push_back(1);
  Val head = reshape(value, d);
  int64_t n = x.dims().back();
  return n == 1 ? head : concatenate({head, slice_axis(x, -1, 1, n)}, -1);
}

Val write_down(Val x, const std::vector<int>& order, size_t k, const View& v, Val value) {
  if (k == order.size()) return put_first_of_last(x, value);
  int64_t n = x.dims().back(), count = v.sizes[order[k]], stride = v.strides[order[k]];
  Val y = write_down(split_last(x, count, stride), order, k + 1, v, value);
  Dims d = x.dims();
  d.back() = count * stride;
  y = reshape(y, d);
  // A row may go on behind its last step: that part is no part of the view and stays.
  return d.back() < n ? concatenate({y, slice_axis(x, -1, d.back(), n)}, -1) : fit_last(y, n);
}

Val write_nested(Val flat, const std::vector<int>& order, const View& v, Val value, Val offset) {
  Val window = flat_window(flat, v, offset);
  Val y = write_down(window, order, 0, v, from_window(value, order));
  if (y.dims() == flat.dims()) return y;
  return dynamic_update_slice(flat, y, {v.dynamic ? offset : constant(*flat.b, DType::S64, v.offset)});
}

// ---- gather: an index per element ---------------------------------------------------------------------------------------
Val element_index(Builder& b, const View& v, Val offset) {
  Type t{DType::S64, v.sizes};
  Val index = v.dynamic ? broadcast_to(offset, v.sizes) : full(b, t, v.offset);
  for (size_t i = 0; i < v.sizes.size(); i++)
    if (v.sizes[i] > 1 && v.strides[i] != 0) index = index + iota(b, t, static_cast<int64_t>(i)) * v.strides[i];
  return index;
}

Val flatten(Val x) { return reshape(x, {x.numel()}); }

}  // namespace

bool View::whole() const {
  return !dynamic && offset == 0 && dtype == base.dtype && sizes == base.dims && strides == row_major_strides(sizes);
}

bool View::covers() const {
  if (dynamic || offset != 0) return false;
  if (tpu::numel(sizes) * byte_size(dtype) != tpu::numel(base.dims) * byte_size(base.dtype)) return false;
  std::vector<int> order;
  return tpu::numel(sizes) == 0 || (find_nested(*this, &order) && span_of(*this) == tpu::numel(sizes));
}

std::vector<std::array<int64_t, 3>> View::box_limits() const {
  Box box;
  Dims dims = base.dims;
  if (byte_size(dtype) != byte_size(base.dtype) || is_complex(dtype) != is_complex(base.dtype)) {
    dims = {tpu::numel(base.dims) * byte_size(base.dtype) / byte_size(dtype)};  // as reinterpret() gives it
  }
  if (!find_box(dims, *this, &box)) return {};
  Dims stride = row_major_strides(dims), span = spans(box);
  std::vector<std::array<int64_t, 3>> limits;
  for (size_t k = 0; k < dims.size(); k++)
    if (dims[k] > 1) limits.push_back({stride[k], dims[k] - span[k], dims[k]});
  return limits;
}

bool box_holds(const std::vector<std::array<int64_t, 3>>& limits, int64_t offset) {
  for (auto [stride, most, size] : limits) {
    int64_t start = offset / stride;
    if (start > most) return false;
    offset -= start * stride;
  }
  return limits.empty() || offset == 0;
}

Val read_view(Val base, const View& v, Val offset) {
  Builder& b = *base.b;
  if (v.whole()) return base;
  if (tpu::numel(v.sizes) == 0) return full(b, {v.dtype, v.sizes}, 0);
  Val x = reinterpret(base, v.dtype);
  Box box;
  if (find_box(x.dims(), v, &box)) return read_box(x, box, v, offset);
  std::vector<int> order;
  Val flat = flatten(x);
  if (find_nested(v, &order)) return read_nested(flat, order, v, offset);
  return take(flat, element_index(b, v, offset), 0);
}

Val write_view(Builder& b, Val base, const View& v, Val value, Val offset) {
  if (v.whole()) return value;
  if (tpu::numel(v.sizes) == 0) return base ? base : full(b, v.base, 0);
  if (!base) base = full(b, v.base, 0);  // covers(): nothing of it survives, the compiler drops it
  Val x = reinterpret(base, v.dtype);
  Box box;
  std::vector<int> order;
  Val y;
  if (find_box(x.dims(), v, &box)) {
    y = write_box(b, x, x.type(), box, v, value, offset);
  } else if (find_nested(v, &order)) {
    y = reshape(write_nested(flatten(x), order, v, value, offset), x.dims());
  } else {
    ScatterDims dims{.inserted_window_dims = {0}, .scatter_dims_to_operand_dims = {0}, .index_vector_dim = 1};
    Val index = reshape(element_index(b, v, offset), {tpu::numel(v.sizes), 1});
    y = reshape(scatter(flatten(x), index, flatten(value), dims, [](Val, Val update) { return update; }), x.dims());
  }
  return reshape(reinterpret(y, v.base.dtype), v.base.dims);
}

}  // namespace tpu::lazy
