#include <algorithm>

#include "hlo/infer.h"

namespace tpu::hlo {
namespace {

/// The dtype a contraction is emitted in: f32 for half and 8-bit floats, s32 for Pred (of which there is no sum), else
/// the operands' own, or a wider integer when that is what is asked for.
DType accumulator(DType operands, DType out) {
  if (is_pred(operands)) return DType::S32;
  if (is_int(operands)) return is_int(out) && bit_width(out) > bit_width(operands) ? out : operands;
  return opmath_of(operands);
}

/// Attributes of a product with the precision that the builder asks for.
std::vector<Attr> with_precision(const Builder& b, DType operands, std::vector<Attr> attrs) {
  Precision precision = b.products().precision;
  if (b.products().split || precision == Precision::Unset || is_int(operands) || operands == DType::BF16) return attrs;
  const char* text = precision == Precision::Default ? "DEFAULT" : precision == Precision::High ? "HIGH" : "HIGHEST";
  std::string each = str("#stablehlo<precision ", text, ">");
  attrs.push_back({"precision_config", Text{str("[", each, ", ", each, "]")}});
  return attrs;
}

/// What a TPU computes for f32 operands, written out. Every part has 8 bits, so a product of two is exact in f32.
template <class Emit>
Val product_in_passes(Val a, Val b, Precision precision, Emit emit) {
  auto rounded = [](Val x) { return reduce_precision(x, 8, 7); };
  Val a_hi = rounded(a), b_hi = rounded(b);
  Val main = emit(a_hi, b_hi, DType::F32);
  if (precision == Precision::Default) return main;
  Val a_rest = a - a_hi, b_rest = b - b_hi;
  Val a_mid = rounded(a_rest), b_mid = rounded(b_rest);
  Val rest = emit(a_hi, b_mid, DType::F32) + emit(a_mid, b_hi, DType::F32);
  if (precision == Precision::Highest) {  // small terms first
    Val a_lo = rounded(a_rest - a_mid), b_lo = rounded(b_rest - b_mid);
    rest = emit(a_mid, b_mid, DType::F32) + emit(a_hi, b_lo, DType::F32) + emit(a_lo, b_hi, DType::F32) + rest;
  }
  // An infinite operand has no rest: inf - inf, and inf * 0, are NaN where the product itself is right.
  return main + select(rest != rest, full_like(rest, 0), rest);
}

/// Runs a contraction on operands that XLA can contract and brings the result into `out`.
template <class Emit>
Val contract(Val a, Val b, std::optional<DType> out, Emit emit) {
  DType result = out.value_or(a.dtype());
  DType sum = accumulator(a.dtype(), result);
  if (is_pred(a.dtype())) {
    a = convert(a, sum);
    b = convert(b, sum);
  }
  Products products = a.b->products();
  if (products.split && a.dtype() == DType::F32 && products.precision != Precision::Unset &&
      products.precision != Precision::Native)
    return convert(product_in_passes(a, b, products.precision, emit), result);
  return convert(emit(a, b, sum), result);
}

/// Products of at most so many multiply-adds are written as a multiplication and a sum. They fuse with their neighbours
/// into one loop, keep f32's precision on a TPU, and XLA:CPU runs them on the calling thread (a call into its matrix
/// library counts two operations for each and goes through a thread pool from 1000 operations on).
constexpr int64_t kTinyProduct = 512;

/// The product as multiply and sum: both operands are spread over `result` dims and the contracted ones behind them.
Val multiply_and_sum(Val a, Val b, const DotDims& dims, const Dims& result) {
  Dims spread = result, axes;
  for (int64_t i : dims.lhs_contract) {
    axes.push_back(static_cast<int64_t>(spread.size()));
    spread.push_back(a.dims()[i]);
  }
  auto batches = static_cast<int64_t>(dims.lhs_batch.size());
  auto place = [&](Val x, const Dims& batch, const Dims& contracted, int64_t next_free) {
    Dims to(x.rank());
    for (int64_t i = 0; i < x.rank(); i++) {
      auto at = std::find(batch.begin(), batch.end(), i);
      auto in = std::find(contracted.begin(), contracted.end(), i);
      if (at != batch.end()) {
        to[i] = at - batch.begin();
      } else if (in != contracted.end()) {
        to[i] = axes[in - contracted.begin()];
      } else {
        to[i] = next_free++;
      }
    }
    return broadcast_in_dim(x, spread, to);
  };
  auto lhs_free = a.rank() - batches - static_cast<int64_t>(axes.size());
  Val products = place(a, dims.lhs_batch, dims.lhs_contract, batches) *
                 place(b, dims.rhs_batch, dims.rhs_contract, batches + lhs_free);
  return axes.empty() ? products : reduce_sum(products, axes);  // no axes would mean all of them
}

}  // namespace

Val dot_general(Val a, Val b, const DotDims& dims, std::optional<DType> out) {
  const char* what = name(Opcode::DotGeneral);
  require_same_dtype(what, a, b);
  auto require_pairs = [&](const Dims& lhs, const Dims& rhs) {
    require(lhs.size() == rhs.size(), what, ": dims come in pairs, got ", to_string(lhs), " and ", to_string(rhs));
    for (size_t i = 0; i < lhs.size(); i++) {
      require(a.dims().at(lhs[i]) == b.dims().at(rhs[i]), what, ": dim ", lhs[i], " of ", to_string(a.type()),
              " and dim ", rhs[i], " of ", to_string(b.type()), " differ");
    }
  };
  require_pairs(dims.lhs_batch, dims.rhs_batch);
  require_pairs(dims.lhs_contract, dims.rhs_contract);
  Dims result;
  for (int64_t i : dims.lhs_batch) result.push_back(a.dims()[i]);
  for (int64_t i = 0; i < a.rank(); i++) {
    if (!contains(dims.lhs_batch, i) && !contains(dims.lhs_contract, i)) result.push_back(a.dims()[i]);
  }
  for (int64_t i = 0; i < b.rank(); i++) {
    if (!contains(dims.rhs_batch, i) && !contains(dims.rhs_contract, i)) result.push_back(b.dims()[i]);
  }
  int64_t steps = numel(result);
  for (int64_t i : dims.lhs_contract) steps *= a.dims()[i];
  if (steps > 0 && steps <= kTinyProduct && !a.b->sizes_vary) {
    DType type = out.value_or(a.dtype()), sum = accumulator(a.dtype(), type);
    return convert(multiply_and_sum(convert(a, sum), convert(b, sum), dims, result), type);
  }
  std::string text = str("#stablehlo.dot<lhs_batching_dimensions = ", to_string(dims.lhs_batch),
                         ", rhs_batching_dimensions = ", to_string(dims.rhs_batch),
                         ", lhs_contracting_dimensions = ", to_string(dims.lhs_contract),
                         ", rhs_contracting_dimensions = ", to_string(dims.rhs_contract), ">");
  Numbers numbers{text,
                  {{"lhs_batch", dims.lhs_batch},
                   {"rhs_batch", dims.rhs_batch},
                   {"lhs_contract", dims.lhs_contract},
                   {"rhs_contract", dims.rhs_contract}}};
  return contract(a, b, out, [&](Val x, Val y, DType sum) {
    return x.b->emit1(Opcode::DotGeneral, {x, y}, {sum, result},
                      with_precision(*x.b, x.dtype(), {{"dot_dimension_numbers", numbers}}));
  });
}

Val matmul(Val a, Val b, std::optional<DType> out) {
  require(a && b && a.rank() >= 2 && a.rank() == b.rank(), "matmul: needs two operands of the same rank, at least 2");
  DotDims dims;
  int64_t n = a.rank();
  dims.lhs_batch = dims.rhs_batch = all_axes(n - 2);
  dims.lhs_contract = {n - 1};
  dims.rhs_contract = {n - 2};
  return dot_general(a, b, dims, out);
}

// ---- convolution -------------------------------------------------------------------------------------------------

namespace {

/// One side of the dimension numbers, e.g. "[b, f, 0, 1]".
std::string dim_numbers(const char* what, int64_t first, char first_name, int64_t second, char second_name,
                        const Dims& spatial) {
  std::vector<std::string> names(spatial.size() + 2);
  auto put = [&](int64_t at, std::string text) {
    require(at >= 0 && at < static_cast<int64_t>(names.size()) && names[at].empty(), what, ": bad dimension numbers");
    names[at] = std::move(text);
  };
  put(first, {first_name});
  put(second, {second_name});
  for (size_t i = 0; i < spatial.size(); i++) put(spatial[i], std::to_string(i));
  std::string text = "[";
  for (size_t i = 0; i < names.size(); i++) text += (i ? ", " : "") + names[i];
  return text + "]";
}

}  // namespace

Val convolution(Val a, Val kernel, const Convolution& conv, std::optional<DType> out) {
  const char* what = name(Opcode::Convolution);
  require_same_dtype(what, a, kernel);
  int64_t n = a.rank() - 2;
  require(n >= 0 && kernel.rank() == a.rank(), what, ": ranks do not fit: ", to_string(a.type()), " and ",
          to_string(kernel.type()));
  Dims after_two;
  for (int64_t i = 0; i < n; i++) after_two.push_back(i + 2);
  auto spatial = [&](const Dims& given) { return given.empty() ? after_two : given; };
  Dims in = spatial(conv.input_spatial), window = spatial(conv.kernel_spatial), result = spatial(conv.output_spatial);
  Dims stride = filled(conv.stride, n, 1), lhs_dilation = filled(conv.lhs_dilation, n, 1),
       rhs_dilation = filled(conv.rhs_dilation, n, 1);
  for (const Dims* list : {&in, &window, &result, &stride, &lhs_dilation, &rhs_dilation})
    require_size(what, "list", *list, n);
  require(conv.padding.empty() || static_cast<int64_t>(conv.padding.size()) == n, what, ": padding must have ", n,
          " entries");
  require(conv.reversal.empty() || static_cast<int64_t>(conv.reversal.size()) == n, what, ": reversal must have ", n,
          " entries");
  int64_t features = a.dims()[conv.input_feature], per_group = kernel.dims()[conv.kernel_input];
  require(per_group * conv.feature_group_count == features, what, ": ", to_string(a.type()), " has ", features,
          " input features, the kernel ", to_string(kernel.type()), " takes ", per_group, " in each of ",
          conv.feature_group_count, " groups");

  std::string numbers = str("#stablehlo.conv<", dim_numbers(what, conv.input_batch, 'b', conv.input_feature, 'f', in),
                            "x", dim_numbers(what, conv.kernel_input, 'i', conv.kernel_output, 'o', window), "->",
                            dim_numbers(what, conv.output_batch, 'b', conv.output_feature, 'f', result), ">");
  std::vector<std::pair<const char*, Dims>> places{{"input", {conv.input_batch, conv.input_feature}},
                                                   {"kernel", {conv.kernel_output, conv.kernel_input}},
                                                   {"output", {conv.output_batch, conv.output_feature}},
                                                   {"input_spatial", in},
                                                   {"kernel_spatial", window},
                                                   {"output_spatial", result}};
  Dims dims(a.rank());
  dims[conv.output_batch] = a.dims()[conv.input_batch] / conv.batch_group_count;
  dims[conv.output_feature] = kernel.dims()[conv.kernel_output];
  Table padding;
  for (int64_t i = 0; i < n; i++) {
    int64_t d = a.dims()[in[i]], k = kernel.dims()[window[i]];
    d = d == 0 ? 0 : (d - 1) * lhs_dilation[i] + 1;
    if (!conv.padding.empty()) {
      d += conv.padding[i][0] + conv.padding[i][1];
      padding.rows.push_back({conv.padding[i][0], conv.padding[i][1]});
    }
    k = k == 0 ? 0 : (k - 1) * rhs_dilation[i] + 1;
    dims[result[i]] = d < k || d <= 0 ? 0 : (d - k) / stride[i] + 1;
  }
  std::vector<Attr> attrs{{"dimension_numbers", Numbers{numbers, std::move(places)}},
                          {"window_strides", stride},
                          {"lhs_dilation", lhs_dilation},
                          {"rhs_dilation", rhs_dilation},
                          {"feature_group_count", conv.feature_group_count},
                          {"batch_group_count", conv.batch_group_count}};
  if (!padding.rows.empty()) attrs.push_back({"padding", padding});
  if (!conv.reversal.empty()) attrs.push_back({"window_reversal", conv.reversal});
  attrs = with_precision(*a.b, a.dtype(), std::move(attrs));
  return contract(a, kernel, out,
                  [&](Val x, Val y, DType sum) { return x.b->emit1(Opcode::Convolution, {x, y}, {sum, dims}, attrs); });
}

}  // namespace tpu::hlo
