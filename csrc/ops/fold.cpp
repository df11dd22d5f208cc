// Rearrangements of images: im2col and col2im, pixel shuffles.
#include "ops/resample.h"

namespace tpu::ops {
namespace {

/// One spatial dim of a sliding window: kernel offset k at step o reads o * stride - padding + k * dilation.
struct Slide {
  int64_t in, kernel, dilation, padding, stride;
  int64_t steps() const { return (in + 2 * padding - dilation * (kernel - 1) - 1) / stride + 1; }
};

/// [kernel * steps] outputs, each one place of the input or, in the padding, none.
Taps slide_taps(const Slide& s) {
  Taps taps{.in = s.in};
  for (int64_t k = 0; k < s.kernel; k++) {
    for (int64_t o = 0; o < s.steps(); o++) {
      int64_t at = o * s.stride - s.padding + k * s.dilation;
      auto& row = taps.rows.emplace_back();
      if (at >= 0 && at < s.in) row.push_back({at});
    }
  }
  return taps;
}

int64_t at(const Dims& v, size_t i) { return v.size() == 1 ? v[0] : v[i]; }

std::array<Slide, 2> slides(const Dims& image, const Dims& kernel, const Dims& dilation, const Dims& padding,
                            const Dims& stride) {
  std::array<Slide, 2> s;
  for (size_t i = 0; i < 2; i++) s[i] = {image[i], at(kernel, i), at(dilation, i), at(padding, i), at(stride, i)};
  for (const Slide& d : s) {
    require(d.kernel > 0 && d.stride > 0 && d.dilation > 0,
            "kernel size, stride and dilation should be greater than zero");
  }
  require(s[0].steps() >= 1 && s[1].steps() >= 1, "Given input with spatial size ", to_string(image),
          ", kernel_size=", to_string(kernel), ", dilation=", to_string(dilation), ", padding=", to_string(padding),
          ", calculated shape of the array of sliding blocks as (", s[0].steps(), ", ", s[1].steps(),
          "), but its components must be at least one.");
  return s;
}

/// A batched form of f, which takes and gives values with a leading batch dim.
template <class F>
Val batched(Val x, int64_t rank, F f) {
  return x.rank() == rank ? f(x) : squeeze(f(unsqueeze(x, 0)), 0);
}

Val im2col(Val x, Dims kernel, Dims dilation, Dims padding, Dims stride) {
  return batched(x, 4, [&](Val v) {
    auto [h, w] = slides({v.dim(2), v.dim(3)}, kernel, dilation, padding, stride);
    Val y = resample(resample(v, 2, slide_taps(h)), 3, slide_taps(w));
    int64_t n = v.dim(0), c = v.dim(1);
    y = transpose(reshape(y, {n, c, h.kernel, h.steps(), w.kernel, w.steps()}), {0, 1, 2, 4, 3, 5});
    return reshape(y, {n, c * h.kernel * w.kernel, h.steps() * w.steps()});
  });
}

Val col2im(Val x, Dims image, Dims kernel, Dims dilation, Dims padding, Dims stride) {
  return batched(x, 3, [&](Val v) {
    auto [h, w] = slides(image, kernel, dilation, padding, stride);
    int64_t n = v.dim(0), area = h.kernel * w.kernel;
    require(v.dim(1) % area == 0,
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got "
            "input.size(1)=",
            v.dim(1), " and kernel_size=", to_string(kernel), ".");
    require(v.dim(2) == h.steps() * w.steps(), "Given output_size=", to_string(image),
            ", kernel_size=", to_string(kernel),
            ", expected size of input's dimension 2 to match the calculated number of sliding blocks ", h.steps(),
            " * ", w.steps(), " = ", h.steps() * w.steps(), ", but got input.size(2)=", v.dim(2), ".");
    int64_t c = v.dim(1) / area;
    Val y = transpose(reshape(widen(v), {n, c, h.kernel, w.kernel, h.steps(), w.steps()}), {0, 1, 2, 4, 3, 5});
    y = reshape(y, {n, c, h.kernel * h.steps(), w.kernel * w.steps()});
    y = resample(resample(y, 3, transposed(slide_taps(w))), 2, transposed(slide_taps(h)));
    return convert(y, v.dtype());
  });
}

/// Leading dims, then the rest.
Dims lead(Val x, int64_t n, const Dims& rest) {
  Dims dims(x.dims().begin(), x.dims().end() - n);
  dims.insert(dims.end(), rest.begin(), rest.end());
  return dims;
}
/// A permutation that leaves the leading dims and orders the last ones.
Dims order_last(int64_t rank, const Dims& last) {
  Dims p;
  int64_t first = rank - static_cast<int64_t>(last.size());
  for (int64_t i = 0; i < first; i++) p.push_back(i);
  for (int64_t i : last) p.push_back(first + i);
  return p;
}

Val pixel_shuffle(Val x, int64_t r) {
  require(x.rank() >= 3, "pixel_shuffle expects input to have at least 3 dimensions, but got input with ", x.rank(),
          " dimension(s)");
  require(r > 0, "pixel_shuffle expects a positive upscale_factor, but got ", r);
  int64_t c = x.dim(-3), h = x.dim(-2), w = x.dim(-1);
  require(c % (r * r) == 0,
          "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of "
          "upscale_factor, but input.size(-3)=",
          c, " is not divisible by ", r * r);
  Val y = reshape(x, lead(x, 3, {c / (r * r), r, r, h, w}));
  return reshape(transpose(y, order_last(y.rank(), {0, 3, 1, 4, 2})), lead(x, 3, {c / (r * r), h * r, w * r}));
}

Val pixel_unshuffle(Val x, int64_t r) {
  require(x.rank() >= 3, "pixel_unshuffle expects input to have at least 3 dimensions, but got input with ", x.rank(),
          " dimension(s)");
  require(r > 0, "pixel_unshuffle expects a positive downscale_factor, but got ", r);
  int64_t c = x.dim(-3), h = x.dim(-2), w = x.dim(-1);
  require(h % r == 0, "pixel_unshuffle expects height to be divisible by downscale_factor, but input.size(-2)=", h,
          " is not divisible by ", r);
  require(w % r == 0, "pixel_unshuffle expects width to be divisible by downscale_factor, but input.size(-1)=", w,
          " is not divisible by ", r);
  Val y = reshape(x, lead(x, 3, {c, h / r, r, w / r, r}));
  return reshape(transpose(y, order_last(y.rank(), {0, 2, 4, 1, 3})), lead(x, 3, {c * r * r, h / r, w / r}));
}

}  // namespace

void fold_rows(Table& op) {
  op("im2col", [](Val x, Dims kernel, Dims dilation, Dims padding, Dims stride) {
    return im2col(x, kernel, dilation, padding, stride);
  });
  op("col2im", [](Val x, Dims image, Dims kernel, Dims dilation, Dims padding, Dims stride) {
    return col2im(x, image, kernel, dilation, padding, stride);
  });
  op("pixel_shuffle", takes(kEvery), [](Val x, int64_t factor) { return pixel_shuffle(x, factor); });
  op("pixel_unshuffle", takes(kEvery), [](Val x, int64_t factor) { return pixel_unshuffle(x, factor); });
}

}  // namespace tpu::ops
