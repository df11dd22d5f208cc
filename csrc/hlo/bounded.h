// Bounded programs: one static program for all sizes up to a bound.
//
// A lowering is C++ that computes with plain numbers, so nothing in it says which of them hang on a size that varies. What
// does say so is the graph itself: lowered twice, at the bound and at another size, it gives two graphs of the same
// structure, and the numbers in which they differ are the ones that vary. bound() takes the graph at the bound as the
// program, makes an operand of every number that varies, and masks where an operation mixes positions along a padded dim:
//
//   elementwise, transpose, broadcast     pass padding through
//   reduce, window, pad                   the identity (the padding value) stands in it
//   contraction, convolution              zeros, on both sides
//   sort, top_k                           it sorts behind everything
//   slice, concatenate, reverse           places known at run time
//   gather, scatter                       indices in padding write nowhere
//   reshape                               a dim may be a product of padded ones; where that does not do, index arithmetic
//
// Padding may hold anything, NaN included. An operation that is not known to keep it out of results raises
// NotImplemented, naming itself; whoever asked then compiles for the one size.
//
// A graph lowered at any other size is served when its structure is the same and its numbers vary together as those of
// the two did: outline() is what is compared, and what the operands are read from.
#pragma once
#include <optional>

#include "hlo/graph.h"

namespace tpu::hlo {

/// What of a graph is the same at all sizes (`structure`), and what may vary: every dim and every number of an attribute,
/// and every constant of one element, in an order that the structure decides.
struct Outline {
  std::vector<uint64_t> structure;
  std::vector<int64_t> numbers;
  std::vector<Dense> constants;
  size_t dims = 0;  // the first so many numbers are dims of types
};
Outline outline(const Graph& graph);

/// Run-time operands of a bounded program, in the order of its last parameters: an S32 list of the sizes (when there are
/// any), then one list per dtype of the constants, by dtype.
struct BoundedOperands {
  std::vector<int32_t> sizes;
  std::vector<std::pair<DType, std::string>> constants;  // one element each, in the order of their lists
};

struct Bounded {
  Graph graph;
  std::vector<Type> results;  // at the bound
  Outline at_bound;
  std::vector<int32_t> number_class, constant_class;  // -1: the same at every size
  size_t number_classes = 0, constant_classes = 0;

  /// The operands for the sizes that a graph of this outline was lowered at; none when it is not served.
  std::optional<BoundedOperands> fit(const Outline& outline) const;
};

/// `sample` is the same program lowered at another size.
Bounded bound(const Graph& at_bound, const Graph& sample);

}  // namespace tpu::hlo
