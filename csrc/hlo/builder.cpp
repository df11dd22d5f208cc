#include "hlo/builder.h"

#include <algorithm>

#include "hlo/builders.h"

namespace tpu::hlo {

int64_t Val::dim(int64_t d) const { return dims()[normalize_axis(d, rank())]; }

ValueId Builder::new_value(Type type) {
  graph_.types.push_back(std::move(type));
  return static_cast<ValueId>(graph_.types.size()) - 1;
}

Val Builder::param(const Type& type) {
  require(region_ == &graph_.body, "internal: a parameter cannot be added inside a region");
  ValueId id = new_value(type);
  graph_.body.args.push_back(id);
  graph_.alias.push_back(-1);
  return val(id);
}

Vals Builder::emit(Opcode code, std::span<const Val> operands, std::vector<Type> results, std::vector<Attr> attrs,
                   std::vector<Region> regions) {
  Op op{.code = code,
        .operands = {},
        .results = {},
        .attrs = std::move(attrs),
        .regions = std::move(regions),
        .loc = loc_};
  op.operands.reserve(operands.size());
  for (const Val& v : operands) {
    require(v.b == this, name(code), ": an operand is undefined or belongs to another program");
    op.operands.push_back(v.id);
  }
  Vals values;
  values.reserve(results.size());
  for (Type& type : results) {
    op.results.push_back(new_value(std::move(type)));
    values.push_back(val(op.results.back()));
  }
  region_->ops.push_back(std::move(op));
  return values;
}

Val Builder::emit1(Opcode code, std::initializer_list<Val> operands, Type result, std::vector<Attr> attrs) {
  return emit(code, {operands.begin(), operands.size()}, {std::move(result)}, std::move(attrs))[0];
}

Region Builder::region(const std::vector<Type>& args, const std::function<Vals(const Vals&)>& body) {
  Region region;
  Vals values;
  for (const Type& type : args) {
    region.args.push_back(new_value(type));
    values.push_back(val(region.args.back()));
  }
  // Restores the enclosing region also when the callback throws: a caller may catch and go on.
  struct Enter {
    Region*& slot;
    Region* outer;
    ~Enter() { slot = outer; }
  } enter{region_, region_};
  region_ = &region;
  for (const Val& v : body(values)) {
    require(v.b == this, "a region yields an undefined value");
    region.results.push_back(v.id);
  }
  return region;
}

void Builder::set_loc(const std::string& loc) {
  auto it = std::find(graph_.locs.begin(), graph_.locs.end(), loc);
  loc_ = static_cast<uint32_t>(it - graph_.locs.begin());
  if (it == graph_.locs.end()) graph_.locs.push_back(loc);
}

Graph Builder::finish(const Vals& results) {
  for (const Val& v : results) {
    require(v.b == this, "a result of the program is undefined or belongs to another program");
    graph_.body.results.push_back(v.id);
  }
  return std::move(graph_);
}

}  // namespace tpu::hlo
