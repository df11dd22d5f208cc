// grid_sampler_2d and _3d with their gradients. Samples are gathers at run-time places; the image's gradient is the same
// places as a scatter. A sampling scheme is a set of corners: for each axis a few (place, weight, d weight / d position).
#include <cmath>

#include "ops/family.h"

namespace tpu::ops {
namespace {

enum Mode { kBilinear = 0, kNearest = 1, kBicubic = 2 };
enum Padding { kZeros = 0, kBorder = 1, kReflection = 2 };

struct Sampler {
  int64_t mode, padding;
  bool align_corners;
};

/// A position along one axis in pixels and its derivative with respect to the grid's value.
struct Position {
  Val at, slope;
};

Val like(Val v, double c) { return full_like(v, c); }

/// [-1, 1] to pixels.
Position unnormalise(Val g, int64_t size, bool align_corners) {
  if (align_corners) return {(g + 1.0) * ((size - 1) / 2.0), like(g, (size - 1) / 2.0)};
  return {((g + 1.0) * static_cast<double>(size) - 1.0) / 2.0, like(g, size / 2.0)};
}

/// Into [0, size - 1]; the slope is zero at and beyond the edges.
Position clip(Position p, int64_t size) {
  double top = static_cast<double>(size - 1);
  Val inside = (p.at > 0.0) & (p.at < top);
  // A NaN position reads place 0, as torch's clip does.
  Val at = select(p.at > 0.0, select(p.at < top, p.at, like(p.at, top)), like(p.at, 0.0));
  return {at, select(inside, p.slope, zeros_like(p.slope))};
}

/// Mirrored between the two bounds, given twice themselves so that they are whole numbers.
Position reflect(Position p, int64_t twice_low, int64_t twice_high) {
  if (twice_low == twice_high) return {zeros_like(p.at), zeros_like(p.at)};
  double low = twice_low / 2.0, span = (twice_high - twice_low) / 2.0;
  Val x = p.at - low, negative = x < 0.0;
  Val distance = abs(x), flips = floor(distance / span), extra = distance - flips * span;
  Val even = (flips - floor(flips / 2.0) * 2.0) == 0.0;
  Val at = select(even, extra + low, span - extra + low);
  Val sign = select(negative, like(x, -1.0), like(x, 1.0)) * select(even, like(x, 1.0), like(x, -1.0));
  return {at, p.slope * sign};
}

Position pad_position(Position p, int64_t size, const Sampler& s) {
  if (s.padding == kBorder) return clip(p, size);
  if (s.padding == kReflection) {
    return clip(s.align_corners ? reflect(p, 0, 2 * (size - 1)) : reflect(p, -1, 2 * size - 1), size);
  }
  return p;
}

/// One read along one axis. `exists` is null where every place exists.
struct Tap1 {
  Val place;          // S32, inside [0, size)
  Val exists;         // Pred
  Val weight, slope;  // d weight / d grid value; null weight is one
};

Tap1 tap_at(Val whole, int64_t size, Val weight, Val slope) {
  Val exists = (whole >= 0.0) & (whole <= static_cast<double>(size - 1));  // false for NaN
  Val place = convert(select(exists, whole, zeros_like(whole)), DType::S32);
  return {place, exists, weight, slope};
}

/// Cubic convolution (Keys 1981), a = -0.75 as torch has it, and its derivative, at distance |d|.
std::array<Val, 2> keys(Val d, bool near) {
  constexpr double a = -0.75;
  if (near) return {((a + 2) * d - (a + 3)) * d * d + 1.0, (3 * (a + 2) * d - 2 * (a + 3)) * d};
  return {((a * d - 5 * a) * d + 8 * a) * d - 4 * a, (3 * a * d - 10 * a) * d + 8 * a};
}

std::vector<Tap1> axis_taps(Val grid, int64_t size, const Sampler& s) {
  Position p = unnormalise(grid, size, s.align_corners);
  if (s.mode == kBicubic) {
    // The position is not padded; each of the four places is.
    Val base = floor(p.at), t = p.at - base;
    std::vector<Tap1> taps;
    for (int k = -1; k <= 2; k++) {
      Val d = k <= 0 ? t + static_cast<double>(-k) : static_cast<double>(k) - t;
      auto [w, dw] = keys(d, k == 0 || k == 1);
      Position place = pad_position({base + static_cast<double>(k), like(base, 0.0)}, size, s);
      taps.push_back(tap_at(round_nearest_even(place.at), size, w, (k <= 0 ? dw : -dw) * p.slope));
    }
    return taps;
  }
  p = pad_position(p, size, s);
  if (s.mode == kNearest) return {tap_at(round_nearest_even(p.at), size, Val{}, Val{})};
  Val low = floor(p.at), t = p.at - low;
  return {tap_at(low, size, 1.0 - t, -p.slope), tap_at(low + 1.0, size, t, p.slope)};
}

/// The operands seen as [N, P, C] rows: image [N, S, C], one axis' grid values [N, P].
struct Layout {
  int64_t n, c, p, s, axes;
  Dims in, out;
};

Layout layout_of(Val x, Val grid) {
  int64_t axes = x.rank() - 2;
  Layout l{x.dim(0),
           x.dim(1),
           0,
           0,
           axes,
           {x.dims().begin() + 2, x.dims().end()},
           {grid.dims().begin() + 1, grid.dims().end() - 1}};
  l.p = numel(l.out);
  l.s = numel(l.in);
  return l;
}

Val to_rows(Val x, const Layout& l, int64_t places) {
  return transpose(reshape(widen(x), {l.n, l.c, places}), {0, 2, 1});
}

/// Taps of every axis; axis i of the image is the grid's component axes - 1 - i.
std::vector<std::vector<Tap1>> all_taps(Val grid, const Layout& l, const Sampler& s) {
  std::vector<std::vector<Tap1>> taps;
  Val g = widen(grid);
  for (int64_t i = 0; i < l.axes; i++) {
    int64_t component = l.axes - 1 - i;
    Val values = reshape(slice_axis(g, g.rank() - 1, component, component + 1), {l.n, l.p});
    taps.push_back(axis_taps(values, l.in[i], s));
  }
  return taps;
}

/// One corner: a choice of one tap per axis.
struct Corner {
  Val place, exists;          // [N, P]
  Val weight;                 // null: one
  std::vector<Val> gradient;  // d weight / d grid, per axis; null: zero
};

std::vector<Corner> corners(const std::vector<std::vector<Tap1>>& taps, const Layout& l) {
  std::vector<Corner> all{{}};
  for (int64_t i = 0; i < l.axes; i++) {
    std::vector<Corner> next;
    for (const Corner& c : all) {
      for (const Tap1& t : taps[i]) {
        Corner n = c;
        n.place = c.place ? c.place * l.in[i] + t.place : t.place;
        n.exists = c.exists ? c.exists & t.exists : t.exists;
        for (Val& g : n.gradient) {
          if (g && t.weight) g = g * t.weight;
        }
        n.gradient.push_back(t.slope && c.weight ? t.slope * c.weight : t.slope);
        n.weight = c.weight && t.weight ? c.weight * t.weight : t.weight;
        next.push_back(n);
      }
    }
    all = next;
  }
  return all;
}

/// rows[n, place[n, p], :], [N, P, C]; zero where the place does not exist.
Val read(Val rows, const Corner& k, const Layout& l) {
  GatherDims dims{.offset_dims = {2},
                  .collapsed_slice_dims = {1},
                  .operand_batching_dims = {0},
                  .start_indices_batching_dims = {0},
                  .start_index_map = {1},
                  .index_vector_dim = 2};
  Val v = gather(rows, reshape(k.place, {l.n, l.p, 1}), dims, {1, 1, l.c});
  return select(broadcast_in_dim(k.exists, v.dims(), {0, 1}), v, zeros_like(v));
}

Val wide(Val per_point, Val rows) { return broadcast_in_dim(per_point, rows.dims(), {0, 1}); }

Dims image_dims(const Layout& l, const Dims& spatial) {
  Dims d{l.n, l.c};
  d.insert(d.end(), spatial.begin(), spatial.end());
  return d;
}

Val sample(Val x, Val grid, const Sampler& s) {
  Layout l = layout_of(x, grid);
  if (l.n * l.c * l.p == 0) return full(*x.b, {x.dtype(), image_dims(l, l.out)}, 0);
  Val rows = to_rows(x, l, l.s), sum;
  for (const Corner& k : corners(all_taps(grid, l, s), l)) {
    Val v = read(rows, k, l);
    if (k.weight) v = v * wide(k.weight, v);
    sum = sum ? sum + v : v;
  }
  return convert(reshape(transpose(sum, {0, 2, 1}), image_dims(l, l.out)), x.dtype());
}

std::array<Val, 2> sample_backward(Val g, Val x, Val grid, const Sampler& s, const std::vector<bool>& mask) {
  Layout l = layout_of(x, grid);
  if (l.n * l.c * l.p == 0) return {mask[0] ? zeros_like(x) : Val{}, mask[1] ? zeros_like(grid) : Val{}};
  Builder& b = *x.b;
  Val dy = to_rows(g, l, l.p);
  DType t = dy.dtype();
  Val dx = full(b, {t, {l.n, l.s, l.c}}, 0), rows = to_rows(x, l, l.s);
  std::vector<Val> dgrid(l.axes);
  ScatterDims dims{.update_window_dims = {2},
                   .inserted_window_dims = {1},
                   .input_batching_dims = {0},
                   .scatter_indices_batching_dims = {0},
                   .scatter_dims_to_operand_dims = {1},
                   .index_vector_dim = 2};
  for (const Corner& k : corners(all_taps(grid, l, s), l)) {
    if (mask[0]) {
      Val update = k.weight ? dy * wide(k.weight, dy) : dy;
      update = select(wide(k.exists, update), update, zeros_like(update));
      dx = scatter(dx, reshape(k.place, {l.n, l.p, 1}), update, dims, [](Val a, Val u) { return a + u; });
    }
    if (!mask[1] || s.mode == kNearest) continue;
    Val along = reduce_sum(read(rows, k, l) * dy, {2});
    for (int64_t i = 0; i < l.axes; i++) {
      Val part = along * k.gradient[i];
      dgrid[i] = dgrid[i] ? dgrid[i] + part : part;
    }
  }
  std::array<Val, 2> out;
  if (mask[0]) out[0] = convert(reshape(transpose(dx, {0, 2, 1}), x.dims()), x.dtype());
  if (mask[1]) {
    Vals components;
    for (int64_t i = l.axes - 1; i >= 0; i--) {
      components.push_back(dgrid[i] ? reshape(dgrid[i], {l.n, l.p, 1}) : full(b, {t, {l.n, l.p, 1}}, 0));
    }
    out[1] = convert(reshape(concatenate(components, 2), grid.dims()), grid.dtype());
  }
  return out;
}

}  // namespace

void grid_sample_rows(Table& op) {
  for (const char* name : {"grid_sampler_2d", "grid_sampler_3d"}) {
    op(name, takes(kFloats), [](Val x, Val grid, int64_t mode, int64_t padding, bool align_corners) {
      return sample(x, grid, {mode, padding, align_corners});
    });
    op((std::string(name) + "_backward").c_str(),
       [](Val g, Val x, Val grid, int64_t mode, int64_t padding, bool align_corners, std::vector<bool> mask) {
         return sample_backward(g, x, grid, {mode, padding, align_corners}, mask);
       });
  }
}

}  // namespace tpu::ops
