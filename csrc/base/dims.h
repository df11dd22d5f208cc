// Dims: a shape, a permutation or a list of axes, and the small arithmetic that everybody needs on them.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace tpu {

using Dims = std::vector<int64_t>;

inline int64_t numel(const Dims& dims) {
  int64_t n = 1;
  for (int64_t d : dims) n *= d;
  return n;
}

/// Row-major strides of a dense array, in elements. Zero-size dims count as one, as in torch.
inline Dims row_major_strides(const Dims& dims) {
  Dims strides(dims.size(), 1);
  for (int i = static_cast<int>(dims.size()) - 2; i >= 0; i--) {
    strides[i] = strides[i + 1] * (dims[i + 1] > 1 ? dims[i + 1] : 1);
  }
  return strides;
}

/// "[2, 3]", as torch prints a size.
inline std::string to_string(const Dims& dims) {
  std::string text = "[";
  for (size_t i = 0; i < dims.size(); i++) text += (i ? ", " : "") + std::to_string(dims[i]);
  return text + "]";
}

}  // namespace tpu
