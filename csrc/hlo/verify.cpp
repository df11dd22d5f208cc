#include <algorithm>

#include "base/error.h"
#include "hlo/graph.h"

namespace tpu::hlo {
namespace {

class Verifier {
 public:
  explicit Verifier(const Graph& graph) : graph_(graph), depth_(graph.types.size(), kUndefined) {}

  void run() {
    const Region& body = graph_.body;
    require(graph_.alias.size() == body.args.size(), "program: one alias entry per parameter is needed");
    walk(body, "program", 0);
    aliases();
  }

 private:
  static constexpr int kUndefined = -1;

  const Type& type(ValueId id) const { return graph_.types[id]; }

  void use(ValueId id, const char* where, int floor) const {
    require(id >= 0 && id < static_cast<ValueId>(depth_.size()) && depth_[id] != kUndefined, where, ": %", id,
            " is used but not defined before");
    require(depth_[id] >= floor, where, ": %", id,
            " belongs to an enclosing region, which only `if` and `case` may read");
  }

  void define(ValueId id, const char* where, int depth, std::vector<ValueId>& mine) {
    require(id >= 0 && id < static_cast<ValueId>(depth_.size()), where, ": %", id, " has no type");
    require(depth_[id] == kUndefined, where, ": %", id, " is defined twice");
    depth_[id] = depth;
    mine.push_back(id);
  }

  /// `floor`: the least depth whose values may be read here.
  void walk(const Region& region, const char* where, int floor, int depth = 0) {
    std::vector<ValueId> mine;
    for (ValueId id : region.args) define(id, where, depth, mine);
    for (const Op& op : region.ops) {
      const char* what = name(op.code);
      for (ValueId id : op.operands) use(id, what, floor);
      bool captures = op.code == Opcode::If || op.code == Opcode::Case;
      for (const Region& r : op.regions) walk(r, what, captures ? floor : depth + 1, depth + 1);
      yields(op);
      for (ValueId id : op.results) define(id, what, depth, mine);
    }
    for (ValueId id : region.results) use(id, where, floor);
    if (depth == 0) return;
    for (ValueId id : mine) depth_[id] = kUndefined;
  }

  void expect(const Op& op, size_t region, const std::vector<Type>& args, const std::vector<Type>& results) const {
    const char* what = name(op.code);
    require(region < op.regions.size(), what, ": lacks region ", region);
    compare(what, "takes", op.regions[region].args, args);
    compare(what, "yields", op.regions[region].results, results);
  }

  void compare(const char* what, const char* verb, const std::vector<ValueId>& got,
               const std::vector<Type>& want) const {
    bool same = got.size() == want.size();
    for (size_t i = 0; same && i < got.size(); i++) same = type(got[i]) == want[i];
    if (same) return;
    std::string text;
    for (const Type& t : want) text += " " + to_string(t);
    text += ", has";
    for (ValueId id : got) text += " " + to_string(type(id));
    fail(what, ": its region ", verb, text);
  }

  std::vector<Type> types(const std::vector<ValueId>& ids, size_t count, bool scalars) const {
    std::vector<Type> out;
    for (size_t i = 0; i < count; i++) out.push_back(scalars ? Type{type(ids[i]).dtype, {}} : type(ids[i]));
    return out;
  }

  /// What an op needs of its regions, by the StableHLO specification.
  void yields(const Op& op) const {
    const std::vector<Type> pred{{DType::Pred, {}}};
    auto twice = [](std::vector<Type> list) {
      size_t n = list.size();
      for (size_t i = 0; i < n; i++) list.push_back(list[i]);
      return list;
    };
    switch (op.code) {
      case Opcode::Reduce:
      case Opcode::ReduceWindow:
      case Opcode::Scatter: {
        std::vector<Type> elements = types(op.operands, op.results.size(), true);
        expect(op, 0, twice(elements), elements);
        break;
      }
      case Opcode::AllReduce:
      case Opcode::ReduceScatter: {
        std::vector<Type> element = types(op.operands, 1, true);
        expect(op, 0, twice(element), element);
        break;
      }
      case Opcode::SelectAndScatter: {
        std::vector<Type> element = types(op.operands, 1, true);
        expect(op, 0, twice(element), pred);
        expect(op, 1, twice(element), element);
        break;
      }
      case Opcode::Sort: {
        std::vector<Type> pairs;
        for (ValueId id : op.operands) pairs.insert(pairs.end(), 2, Type{type(id).dtype, {}});
        expect(op, 0, pairs, pred);
        break;
      }
      case Opcode::While: {
        std::vector<Type> carried = types(op.operands, op.operands.size(), false);
        expect(op, 0, carried, pred);
        expect(op, 1, carried, carried);
        break;
      }
      case Opcode::If:
      case Opcode::Case:
        require(!op.regions.empty() && (op.code == Opcode::Case || op.regions.size() == 2), name(op.code),
                ": lacks a branch");
        for (size_t i = 0; i < op.regions.size(); i++) expect(op, i, {}, types(op.results, op.results.size(), false));
        break;
      default: require(op.regions.empty(), name(op.code), ": takes no region");
    }
  }

  void aliases() const {
    std::vector<int32_t> taken;
    for (size_t i = 0; i < graph_.alias.size(); i++) {
      int32_t to = graph_.alias[i];
      if (to < 0) continue;
      require(to < static_cast<int32_t>(graph_.body.results.size()), "program: parameter ", i, " aliases result ", to,
              ", which does not exist");
      require(type(graph_.body.args[i]) == type(graph_.body.results[to]), "program: parameter ", i,
              " cannot alias result ", to, ": ", to_string(type(graph_.body.args[i])), " is not ",
              to_string(type(graph_.body.results[to])));
      require(std::find(taken.begin(), taken.end(), to) == taken.end(), "program: result ", to, " is aliased twice");
      taken.push_back(to);
    }
  }

  const Graph& graph_;
  std::vector<int> depth_;  // by ValueId: the region depth it is visible at
};

}  // namespace

void verify(const Graph& graph) { Verifier(graph).run(); }

}  // namespace tpu::hlo
