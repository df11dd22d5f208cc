// Convolutions of every rank: forward, transposed, and both gradients, each as one HLO convolution.
// The formulas for paddings follow from asking that the result has exactly the wanted size.
#include "ops/family.h"

namespace tpu::ops {
namespace {

struct ConvArgs {
  Dims stride, padding, dilation;
  bool transposed;
  Dims output_padding;
  int64_t groups;
};

/// A list of one element stands for all spatial dims.
Dims spread(const Dims& v, int64_t n) { return v.size() == 1 ? Dims(n, v[0]) : v; }

ConvArgs conv_args(int64_t rank, const Dims& stride, const Dims& padding, const Dims& dilation, bool transposed,
                   const Dims& output_padding, int64_t groups) {
  int64_t n = rank - 2;
  return {spread(stride, n), spread(padding, n), spread(dilation, n), transposed, spread(output_padding, n), groups};
}

Dims spatial_axes(Val a) {
  Dims axes;
  for (int64_t i = 2; i < a.rank(); i++) axes.push_back(i);
  return axes;
}

/// An HLO convolution refuses empty operands in places; the sum over nothing is zero.
bool nothing(Val a, Val b) { return a.numel() == 0 || b.numel() == 0; }

/// out[n, o, y] = sum over i, k of x[n, i, y * stride + k * dilation - padding] * w[o, i, k], of the given spatial size.
Val correlate(Val x, Val w, const ConvArgs& a, const Dims& size) {
  DType acc = opmath_of(x.dtype());
  if (nothing(x, w)) {
    Dims dims{x.dim(0), w.dim(0)};
    dims.insert(dims.end(), size.begin(), size.end());
    return full(*x.b, {acc, dims}, 0);
  }
  Convolution conv{.stride = a.stride, .rhs_dilation = a.dilation, .feature_group_count = a.groups};
  for (size_t i = 0; i < size.size(); i++) {
    int64_t reach = (size[i] - 1) * a.stride[i] + a.dilation[i] * (w.dim(i + 2) - 1) + 1;
    conv.padding.push_back({a.padding[i], reach - x.dim(i + 2) - a.padding[i]});
  }
  return convolution(x, w, conv, acc);
}

/// The transpose of correlate with respect to x: y has w's output channels, the result w's input channels.
Val spread_back(Val y, Val w, const ConvArgs& a, const Dims& size) {
  DType acc = opmath_of(y.dtype());
  int64_t g = a.groups, out = w.dim(0), in = w.dim(1);
  Dims kernel(w.dims().begin() + 2, w.dims().end());
  if (nothing(y, w)) {
    Dims dims{y.dim(0), in * g};
    dims.insert(dims.end(), size.begin(), size.end());
    return full(*y.b, {acc, dims}, 0);
  }
  // [g * out/g, in, k] -> [out/g, g * in, k]: within a group the channels change sides.
  if (g > 1) {
    Dims split{g, out / g, in}, order{1, 0, 2}, joined{out / g, g * in};
    for (size_t i = 0; i < kernel.size(); i++) {
      split.push_back(kernel[i]);
      joined.push_back(kernel[i]);
      order.push_back(static_cast<int64_t>(i) + 3);
    }
    w = reshape(transpose(reshape(w, split), order), joined);
  }
  Convolution conv{.lhs_dilation = a.stride, .rhs_dilation = a.dilation, .kernel_input = 0, .kernel_output = 1};
  conv.feature_group_count = g;
  for (size_t i = 0; i < size.size(); i++) {
    int64_t reach = a.dilation[i] * (kernel[i] - 1);
    int64_t grown = (y.dim(i + 2) - 1) * a.stride[i] + 1;
    conv.padding.push_back({reach - a.padding[i], size[i] - grown + a.padding[i]});
  }
  return convolution(y, reverse(w, spatial_axes(w)), conv, acc);
}

/// The transpose of correlate with respect to w, of the given dims: batch is what is contracted.
Val weight_gradient(Val x, Val y, const ConvArgs& a, const Dims& dims) {
  DType acc = opmath_of(x.dtype());
  if (nothing(x, y)) return full(*x.b, {acc, dims}, 0);
  Convolution conv{.stride = a.dilation, .rhs_dilation = a.stride};
  conv.input_batch = 1;
  conv.input_feature = 0;
  conv.kernel_input = 0;
  conv.kernel_output = 1;
  conv.output_batch = 1;
  conv.output_feature = 0;
  conv.batch_group_count = a.groups;
  for (size_t i = 0; i + 2 < dims.size(); i++) {
    int64_t reach = (dims[i + 2] - 1) * a.dilation[i] + (y.dim(i + 2) - 1) * a.stride[i] + 1;
    conv.padding.push_back({a.padding[i], reach - x.dim(i + 2) - a.padding[i]});
  }
  return convolution(x, y, conv, acc);
}

Dims output_size(Val x, Val w, const ConvArgs& a) {
  Dims size;
  for (int64_t i = 0; i < x.rank() - 2; i++) {
    int64_t reach = a.dilation[i] * (w.dim(i + 2) - 1);
    int64_t in = x.dim(i + 2);
    if (a.transposed) {
      size.push_back((in - 1) * a.stride[i] - 2 * a.padding[i] + reach + a.output_padding[i] + 1);
    } else {
      size.push_back((in + 2 * a.padding[i] - reach - 1) / a.stride[i] + 1);
    }
    require(size.back() >= 0, "Given input size per channel: ", to_string(x.dims()),
            ". Calculated output size per channel: ", to_string(size), ". Output size is too small");
  }
  return size;
}

Val convolve(Val x, Val w, const optional<Val>& bias, const ConvArgs& a) {
  Dims size = output_size(x, w, a);
  Val y = a.transposed ? spread_back(x, w, a, size) : correlate(x, w, a, size);
  if (bias) y = y + broadcast_in_dim(convert(*bias, y.dtype()), y.dims(), {1});
  return convert(y, x.dtype());
}

std::array<Val, 3> convolve_backward(Val g, Val x, Val w, const ConvArgs& a, const std::vector<bool>& mask) {
  std::array<Val, 3> out;
  Dims size(x.dims().begin() + 2, x.dims().end());
  if (mask[0]) out[0] = convert(a.transposed ? correlate(g, w, a, size) : spread_back(g, w, a, size), x.dtype());
  if (mask[1]) {
    out[1] = convert(a.transposed ? weight_gradient(g, x, a, w.dims()) : weight_gradient(x, g, a, w.dims()), w.dtype());
  }
  if (mask[2]) {
    Dims axes = spatial_axes(g);
    axes.insert(axes.begin(), 0);
    out[2] = convert(reduce_sum(widen(g), axes), g.dtype());
  }
  return out;
}

/// The named kernels of torch's CPU convolutions, which Python code may call directly. They also take an unbatched input.
Val convolve_any(Val x, Val w, const optional<Val>& bias, const ConvArgs& a) {
  if (x.rank() == w.rank()) return convolve(x, w, bias, a);
  return squeeze(convolve(unsqueeze(x, 0), w, bias, a), 0);
}

}  // namespace

void conv_rows(Table& op) {
  op("convolution_overrideable", infers,
     [](Val x, Val w, optional<Val> bias, Dims stride, Dims padding, Dims dilation, bool transposed,
        Dims output_padding, int64_t groups) {
       return convolve(x, w, bias, conv_args(x.rank(), stride, padding, dilation, transposed, output_padding, groups));
     });
  op("convolution_backward_overrideable", infers,
     [](Val g, Val x, Val w, Dims stride, Dims padding, Dims dilation, bool transposed, Dims output_padding,
        int64_t groups, std::vector<bool> mask) {
       return convolve_backward(
           g, x, w, conv_args(x.rank(), stride, padding, dilation, transposed, output_padding, groups), mask);
     });

  auto named = [](Val x, Val w, Dims, optional<Val> bias, Dims stride, Dims padding) {
    return convolve_any(x, w, bias, conv_args(w.rank(), stride, padding, {1}, false, {0}, 1));
  };
  op("_slow_conv2d_forward", infers, named);
  op("slow_conv3d_forward", infers, named);
  op("_slow_conv2d_backward.output_mask", infers,
     [](Val g, Val x, Val w, Dims, Dims stride, Dims padding, std::vector<bool> mask) {
       return convolve_backward(g, x, w, conv_args(w.rank(), stride, padding, {1}, false, {0}, 1), mask);
     });
  auto dilated = [](Val x, Val w, Dims, optional<Val> bias, Dims stride, Dims padding, Dims dilation) {
    return convolve_any(x, w, bias, conv_args(w.rank(), stride, padding, dilation, false, {0}, 1));
  };
  op("slow_conv_dilated2d", infers, dilated);
  op("slow_conv_dilated3d", infers, dilated);
  auto transposed = [](Val x, Val w, Dims, optional<Val> bias, Dims stride, Dims padding, Dims output_padding,
                       Dims dilation) {
    return convolve_any(x, w, bias, conv_args(w.rank(), stride, padding, dilation, true, output_padding, 1));
  };
  op("slow_conv_transpose2d", transposed);
  op("slow_conv_transpose3d", infers, transposed);
}

}  // namespace tpu::ops
