// Builder: appends operations to a Graph. Val: a handle on one value, with operators, so that a lowering reads as maths.
//
// Builder functions (builders.h) are free functions that take Vals, infer the result type, and append one op. A Builder
// outlives its Vals; a region is built by a callback while the builder points into it.
#pragma once
#include <functional>
#include <initializer_list>

#include "base/error.h"
#include "hlo/graph.h"
#include "hlo/precision.h"

namespace tpu::hlo {

class Builder;

/// One value of a graph under construction. A default-made Val is "no value" (an undefined tensor).
struct Val {
  Builder* b = nullptr;
  ValueId id = -1;

  explicit operator bool() const { return b != nullptr; }
  const Type& type() const;
  const Dims& dims() const { return type().dims; }
  DType dtype() const { return type().dtype; }
  int64_t rank() const { return type().rank(); }
  /// Size of dim d; d may be negative. Throws IndexError when out of range.
  int64_t dim(int64_t d) const;
  int64_t numel() const { return tpu::numel(dims()); }
};
using Vals = std::vector<Val>;

class Builder {
 public:
  Builder() { region_ = &graph_.body; }
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;

  /// Adds a parameter of @main, not donated: whoever knows the results sets Graph::alias after finish().
  Val param(const Type& type);
  /// Appends an op with results of the given types; returns them.
  Vals emit(Opcode code, std::span<const Val> operands, std::vector<Type> results, std::vector<Attr> attrs = {},
            std::vector<Region> regions = {});
  /// emit for the common case of one result.
  Val emit1(Opcode code, std::initializer_list<Val> operands, Type result, std::vector<Attr> attrs = {});
  /// Builds a region whose arguments have the given types; `body` returns what it yields. Only the branches of `if` and
  /// `case` use values of the enclosing region.
  Region region(const std::vector<Type>& args, const std::function<Vals(const Vals&)>& body);
  /// All ops from here on carry this source line ("file.py:12"); empty for none.
  void set_loc(const std::string& loc);
  /// How products are written from here on.
  void set_products(Products products) { products_ = products; }
  Products products() const { return products_; }
  /// Sets the results of @main and hands the graph over; the builder is then spent.
  Graph finish(const Vals& results);

  const Type& type(ValueId id) const { return graph_.types[id]; }
  Val val(ValueId id) { return {this, id}; }

  /// The program is one of several that differ in sizes only (see bounded.h): builders leave out what hangs on a size
  /// being small or equal to another.
  bool sizes_vary = false;

 private:
  ValueId new_value(Type type);

  Graph graph_;
  Region* region_;
  uint32_t loc_ = 0;
  Products products_;
};

inline const Type& Val::type() const { return b->type(id); }

}  // namespace tpu::hlo
