#include "hlo/graph.h"

#include <algorithm>
#include <cstring>

#include "base/hash.h"

namespace tpu::hlo {
namespace {

bool same(const Region& a, const Region& b);

bool same(const Attr& a, const Attr& b) { return std::strcmp(a.name, b.name) == 0 && a.value == b.value; }

bool same(const Op& a, const Op& b) {
  return a.code == b.code && a.loc == b.loc && a.operands == b.operands && a.results == b.results &&
         std::ranges::equal(a.attrs, b.attrs, [](const Attr& x, const Attr& y) { return same(x, y); }) &&
         std::ranges::equal(a.regions, b.regions, [](const Region& x, const Region& y) { return same(x, y); });
}

bool same(const Region& a, const Region& b) {
  return a.args == b.args && a.results == b.results &&
         std::ranges::equal(a.ops, b.ops, [](const Op& x, const Op& y) { return same(x, y); });
}

void add(Hasher& h, const Type& type) { h.add(static_cast<uint64_t>(type.dtype)).add_list(type.dims); }

/// Adds the value of an attribute; one overload per alternative of AttrValue.
struct AddValue {
  Hasher& h;
  void operator()(bool v) const { h.add(static_cast<uint64_t>(v)); }
  void operator()(int64_t v) const { h.add(static_cast<uint64_t>(v)); }
  void operator()(I32 v) const { h.add(static_cast<uint64_t>(v.value)); }
  void operator()(const std::string& v) const { h.add(v); }
  void operator()(const Dims& v) const { h.add_list(v); }
  void operator()(const std::vector<bool>& v) const { h.add_list(v); }
  void operator()(const Text& v) const { h.add(v.text); }
  void operator()(const Numbers& v) const { h.add(v.text); }
  void operator()(const Dense& v) const {
    add(h, v.type);
    h.add(v.bytes);
  }
  void operator()(const Table& v) const {
    for (const Dims& row : v.rows) h.add_list(row);
  }
};

void add(Hasher& h, const Region& region) {
  h.add_list(region.args).add_list(region.results);
  for (const Op& op : region.ops) {
    h.add(static_cast<uint64_t>(op.code)).add_list(op.operands).add_list(op.results).add(uint64_t{op.loc});
    for (const Attr& a : op.attrs) {
      h.add(std::string_view(a.name)).add(static_cast<uint64_t>(a.value.index()));
      std::visit(AddValue{h}, a.value);
    }
    for (const Region& r : op.regions) add(h, r);
  }
}

}  // namespace

const Dims& Numbers::at(std::string_view field) const {
  for (const auto& [key, value] : fields)
    if (field == key) return value;
  fail("internal: no dimension numbers called ", field);
}

const AttrValue* find_attr(const Op& op, std::string_view name) {
  for (const Attr& a : op.attrs)
    if (name == a.name) return &a.value;
  return nullptr;
}

bool operator==(const Graph& a, const Graph& b) {
  return a.types == b.types && a.alias == b.alias && a.locs == b.locs && same(a.body, b.body);
}

uint64_t hash(const Graph& graph) {
  Hasher h;
  for (const Type& type : graph.types) add(h, type);
  add(h, graph.body);
  h.add_list(graph.alias);
  for (const std::string& loc : graph.locs) h.add(loc);
  return h.value();
}

}  // namespace tpu::hlo
