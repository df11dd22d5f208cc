// Bounder: emits the graph at the bound anew, with padding masked where operations mix positions. Private to hlo/;
// bounded.h says what it is for.
//
// Of every value it knows, per dim, how positions are counted (Extent). Both graphs are walked side by side: a number of
// the one at the bound is what the program is built with, and its partner of the sample tells whether it varies.
#pragma once
#include <map>
#include <optional>
#include <tuple>

#include "hlo/infer.h"

namespace tpu::hlo {

/// A number at the bound and in the sample.
struct Size {
  int64_t bound, sample;
  bool fixed() const { return bound == sample; }
  auto operator<=>(const Size&) const = default;
};

/// How positions along one dim are counted. Not padded: no factors. Else the dim is the product of its factors, outermost
/// first, each counted up to its own size: one factor is a dim with its padding at the end; [B, T] is what reshape makes
/// of two padded dims, with padding after each row.
struct Extent {
  std::vector<Size> factors;
  bool free = false;  // all positions hold the same, padding included: it fits any other extent of this size
  bool padded() const { return !factors.empty(); }
};
using Extents = std::vector<Extent>;

class Bounder {
 public:
  using Classes = std::map<std::pair<int64_t, int64_t>, int32_t>;
  using Constants = std::map<std::tuple<DType, std::string, std::string>, int32_t>;
  Bounder(const Graph& at_bound, const Graph& sample, Classes classes, Constants constants,
          const std::vector<DType>& dtypes)
      : g_(at_bound), s_(sample), classes_(std::move(classes)), constants_(std::move(constants)), dtypes_(dtypes) {}
  Graph run();

 private:
  struct Value {
    Val val;
    Extents extents;
  };

  // ---- numbers ----------------------------------------------------------------------------------------------------
  Size dim(ValueId id, int64_t i) const { return {g_.types[id].dims[i], s_.types[id].dims[i]}; }
  std::vector<Size> dims(ValueId id) const;
  /// A number that varies as a 0-dim S32 operand, or as a constant when it does not.
  Val number(Size size);
  std::vector<Size> list(const Op& op, const Op& sample, const char* name) const;
  Extent extent(Size size) const { return size.fixed() ? Extent{} : Extent{{size}, false}; }
  /// Extents of a new value whose dims are padded at the end, if at all.
  Extents plain(ValueId id) const;

  // ---- padding ----------------------------------------------------------------------------------------------------
  /// Adjacent factors put together where one size can say the same.
  std::vector<Size> canonical(const std::vector<Size>& factors) const;
  /// Pred [n]: which positions along the dim count.
  Val valid(const Extent& e, int64_t n);
  /// `fill` (0-dim) in the padding of these dims.
  Val masked(Val x, const Extents& extents, const Dims& axes, Val fill);
  Val masked(const Value& v, const Dims& axes, Val fill) { return masked(v.val, v.extents, axes, fill); }
  /// The same elements along `axis`, counted as `to` says.
  Val rearranged(Val x, int64_t axis, const std::vector<Size>& from, const std::vector<Size>& to);
  /// Along `axis` padding only at the end.
  Value suffixed(Value v, int64_t axis);
  /// One extent for dims that are paired up; values that count otherwise are rearranged.
  Extent unified(std::vector<std::pair<Value*, int64_t>> dims);
  /// Values of the same dims, counted alike.
  Extents unify(std::vector<Value*> values);
  /// The first n operands of an op, unified.
  Extents unify_first(const Op& op, size_t n, std::vector<Value>* operands);

  // ---- operations ---------------------------------------------------------------------------------------------------
  Value& at(ValueId id) { return values_.at(id); }
  bool any_padded(const Op& op) const;
  Region copied(const Region& region);
  Vals emit(const Op& op, const Vals& operands);  // attributes and regions as they are
  void set(const Op& op, const Vals& results, const Extents& extents);
  [[noreturn]] static void refuse(const Op& op, const char* why);

  void visit(const Op& op, const Op& sample);
  void elementwise(const Op& op);
  void constant_op(const Op& op, const Op& sample);
  void iota_op(const Op& op);
  void broadcast(const Op& op);
  void transpose_op(const Op& op);
  void reshape_op(const Op& op);
  bool regroup(const Extents& from, const std::vector<Size>& from_dims, const std::vector<Size>& to,
               Extents* out) const;
  void slice_op(const Op& op, const Op& sample);
  void pad_op(const Op& op, const Op& sample);
  void concatenate_op(const Op& op);
  void reverse_op(const Op& op);
  void dynamic_slice_op(const Op& op, const Op& sample);
  void dynamic_update_op(const Op& op);
  void reduce_op(const Op& op);
  void window_op(const Op& op, const Op& sample);
  void sort_op(const Op& op);
  void top_k_op(const Op& op);
  void dot_op(const Op& op);
  void convolution_op(const Op& op, const Op& sample);
  void gather_op(const Op& op, const Op& sample);
  void scatter_op(const Op& op, const Op& sample);
  /// Passes what is padded in all but the last `inner` dims.
  void batched(const Op& op, int64_t inner);
  void control(const Op& op, const Op& sample);

  const Graph &g_, &s_;
  Classes classes_;
  Constants constants_;
  const std::vector<DType>& dtypes_;
  Builder b_;
  Val sizes_;
  std::vector<Val> constant_of_;
  std::map<Size, Val> numbers_;
  std::map<std::vector<Size>, Val> valid_;
  std::vector<Value> values_;
};

}  // namespace tpu::hlo
