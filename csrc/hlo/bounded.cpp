#include "hlo/bounded.h"

#include <map>

#include "base/hash.h"
#include "hlo/bounder.h"

namespace tpu::hlo {
namespace {

class Outliner {
 public:
  Outline run(const Graph& graph) {
    for (const Type& t : graph.types) {
      word(static_cast<uint64_t>(t.dtype), t.dims.size());
      numbers(t.dims);
    }
    out_.dims = out_.numbers.size();
    region(graph.body);
    return std::move(out_);
  }

  // Attributes, one overload per alternative of AttrValue.
  void operator()(bool v) { word(1, v); }
  void operator()(int64_t v) { numbers({v}); }
  void operator()(I32 v) { numbers({v.value}); }
  void operator()(const std::string& v) { text(v); }
  void operator()(const Dims& v) { numbers(v); }
  void operator()(const std::vector<bool>& v) {
    word(2, v.size());
    for (bool x : v) word(3, x);
  }
  void operator()(const Text& v) { text(v.text); }
  void operator()(const Numbers& v) { text(v.text); }
  void operator()(const Table& v) {
    for (const Dims& row : v.rows) numbers(row);
  }
  void operator()(const Dense& v) {
    if (static_cast<int64_t>(v.bytes.size()) == byte_size(v.type.dtype)) {
      word(4);
      out_.constants.push_back({{v.type.dtype, {}}, v.bytes});
    } else {
      text(v.bytes);
    }
  }

 private:
  void word(uint64_t tag, uint64_t value = 0) { out_.structure.push_back(tag << 48 ^ value); }
  void numbers(const Dims& list) {
    word(5, list.size());
    out_.numbers.insert(out_.numbers.end(), list.begin(), list.end());
  }
  void text(std::string_view v) {
    word(6, v.size());
    for (size_t i = 0; i < v.size(); i += 8) {
      uint64_t w = 0;
      std::memcpy(&w, v.data() + i, std::min<size_t>(8, v.size() - i));
      out_.structure.push_back(w);
    }
  }
  void ids(const std::vector<ValueId>& list) {
    word(7, list.size());
    for (ValueId id : list) word(8, static_cast<uint64_t>(id));
  }
  void region(const Region& r) {
    ids(r.args);
    for (const Op& op : r.ops) {
      word(9, static_cast<uint64_t>(op.code));
      ids(op.operands);
      ids(op.results);
      for (const Attr& a : op.attrs) {
        text(a.name);
        std::visit(*this, a.value);
      }
      for (const Region& inner : op.regions) region(inner);
    }
    ids(r.results);
  }

  Outline out_;
};

}  // namespace

Outline outline(const Graph& graph) { return Outliner().run(graph); }

std::optional<BoundedOperands> Bounded::fit(const Outline& o) const {
  if (o.structure != at_bound.structure) return std::nullopt;
  constexpr int64_t kUnset = INT64_MIN;
  std::vector<int64_t> values(number_classes, kUnset);
  for (size_t i = 0; i < o.numbers.size(); i++) {
    int64_t v = o.numbers[i];
    if (number_class[i] < 0) {
      if (v != at_bound.numbers[i]) return std::nullopt;
      continue;
    }
    if (i < o.dims && (v < 1 || v > at_bound.numbers[i])) return std::nullopt;
    int64_t& mine = values[number_class[i]];
    if (mine != kUnset && mine != v) return std::nullopt;
    mine = v;
  }
  std::vector<std::pair<DType, std::string>> constants(constant_classes);
  for (size_t i = 0; i < o.constants.size(); i++) {
    const Dense& d = o.constants[i];
    if (constant_class[i] < 0) {
      if (d.bytes != at_bound.constants[i].bytes) return std::nullopt;
      continue;
    }
    auto& mine = constants[constant_class[i]];
    if (!mine.second.empty() && mine.second != d.bytes) return std::nullopt;
    mine = {d.type.dtype, d.bytes};
  }
  BoundedOperands operands;
  for (int64_t v : values) operands.sizes.push_back(static_cast<int32_t>(v));
  operands.constants = std::move(constants);
  return operands;
}

Bounded bound(const Graph& at_bound, const Graph& sample) {
  Bounded out;
  out.at_bound = outline(at_bound);
  Outline other = outline(sample);
  if (out.at_bound.structure != other.structure)
    fail_as(ErrorKind::NotImplemented, "the operations of the program are others at other sizes");
  std::map<std::pair<int64_t, int64_t>, int32_t> classes;
  for (size_t i = 0; i < other.numbers.size(); i++) {
    int64_t a = out.at_bound.numbers[i], b = other.numbers[i];
    out.number_class.push_back(
        a == b ? -1 : classes.try_emplace({a, b}, static_cast<int32_t>(classes.size())).first->second);
    if (i < other.dims && (b > a || b < 1))
      fail_as(ErrorKind::NotImplemented, "a dim of ", b, " at one size is ", a, " at the bound");
  }
  // Constants are numbered by dtype, as their lists are.
  std::map<std::tuple<DType, std::string, std::string>, int32_t> constants;
  for (size_t i = 0; i < other.constants.size(); i++) {
    const Dense &a = out.at_bound.constants[i], &b = other.constants[i];
    if (a.bytes != b.bytes) constants[{a.type.dtype, a.bytes, b.bytes}] = 0;
  }
  int32_t next = 0;
  std::vector<DType> dtypes;
  for (auto& [key, number] : constants) {
    number = next++;
    dtypes.push_back(std::get<0>(key));
  }
  for (size_t i = 0; i < other.constants.size(); i++) {
    const Dense &a = out.at_bound.constants[i], &b = other.constants[i];
    out.constant_class.push_back(a.bytes == b.bytes ? -1 : constants.at({a.type.dtype, a.bytes, b.bytes}));
  }
  out.number_classes = classes.size();
  out.constant_classes = constants.size();
  for (ValueId id : at_bound.body.results) out.results.push_back(at_bound.types[id]);
  out.graph = Bounder(at_bound, sample, std::move(classes), std::move(constants), dtypes).run();
  return out;
}

}  // namespace tpu::hlo
