// Graph: a StableHLO program as plain data.
//
// Values are numbered in one space for the whole graph (regions included), so an operand is an int and a graph can be
// copied, compared, hashed and printed by one loop each. Nothing here checks: builders infer result types and the
// verifier checks structure.
#pragma once
#include <complex>
#include <deque>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/error.h"
#include "hlo/opcodes.h"
#include "hlo/types.h"

namespace tpu::hlo {

using ValueId = int32_t;

/// Text put into the program as it stands, e.g. "#stablehlo.dot<...>".
struct Text {
  std::string text;
  bool operator==(const Text&) const = default;
};
/// Dimension numbers: their text, and the lists it is made of for whoever asks what a dim means.
struct Numbers {
  std::string text;
  std::vector<std::pair<const char*, Dims>> fields;
  const Dims& at(std::string_view field) const;
  bool operator==(const Numbers& other) const { return text == other.text; }
};
/// An i32 attribute (plain int64_t prints as i64).
struct I32 {
  int32_t value = 0;
  bool operator==(const I32&) const = default;
};
/// A dense constant: `bytes` holds one element (a splat) or all of them, little endian, row major, Pred as one byte.
struct Dense {
  Type type;
  std::string bytes;
  bool operator==(const Dense&) const = default;
};
/// A dense 2-D i64 attribute (padding of windows, replica groups).
struct Table {
  std::vector<Dims> rows;
  bool operator==(const Table&) const = default;
};

using AttrValue = std::variant<bool, int64_t, I32, std::string, Dims, std::vector<bool>, Text, Dense, Table, Numbers>;

struct Attr {
  const char* name;  // a literal of the builders: compared by content
  AttrValue value;
};

struct Op;

struct Region {
  std::vector<ValueId> args;
  std::vector<Op> ops;
  std::vector<ValueId> results;
};

struct Op {
  Opcode code;
  std::vector<ValueId> operands;
  std::vector<ValueId> results;
  std::vector<Attr> attrs;
  std::vector<Region> regions;
  uint32_t loc = 0;  // index into Graph::locs; 0 is unknown
};

struct Graph {
  std::deque<Type> types;             // by ValueId; a deque, so that Val::dims() outlives the builders called with it
  Region body;                        // args are the parameters of @main
  std::vector<int32_t> alias;         // per parameter: the result it may be aliased with (donation), or -1
  std::vector<std::string> locs{""};  // "file.py:12"
};

/// The attribute of this name; null when there is none.
const AttrValue* find_attr(const Op& op, std::string_view name);
/// The same, where there must be one of this kind.
template <class T>
const T& attr(const Op& op, std::string_view name) {
  const AttrValue* value = find_attr(op, name);
  require(value, hlo::name(op.code), ": has no ", name);
  return std::get<T>(*value);
}

bool operator==(const Graph& a, const Graph& b);
uint64_t hash(const Graph& graph);

/// The whole module in generic form, as PJRT's "mlir" format takes it.
std::string print(const Graph& graph);

/// Throws Error when an operand is undefined, used before its definition, or a region does not yield what its op needs.
void verify(const Graph& graph);

}  // namespace tpu::hlo
