// Branches and loops of a trace. What a region finds wrong at run time must leave it: each check becomes one more result.
#include "compile/trace.h"
#include "runtime/runtime.h"

namespace tpu::compile {
using hlo::DType;
using hlo::Val;
using hlo::Vals;
using runtime::Value;
using runtime::ValueRef;

size_t Trace::checks() const {
  size_t n = 0;
  for (const Op& op : ops_) n += op.checks;
  return n;
}

void Trace::append_constants(Values* operands) const {
  for (int32_t n : constants_) operands->push_back(values_[n].get());
}

// How many numbers a region draws depends on the data; eager draws none for what it does not run.
void Trace::require_plain(const Trace& region) {
  if (region.random_)
    fail_as(ErrorKind::NotImplemented, "tpu: random operators inside compiled control flow are not supported");
}

Vals Trace::emit_region(const Frame& frame, std::span<const Val> inputs) const {
  Vals values, results;
  emit(frame, inputs, &values);
  for (int32_t n : yields_) results.push_back(values[n]);
  return results;
}

std::vector<ValueRef> Trace::if_else(Value* condition, std::shared_ptr<Trace> on_true, std::shared_ptr<Trace> on_false,
                                     const Values& operands) {
  require_plain(*on_true);
  require_plain(*on_false);
  std::vector<hlo::Type> results;
  if (on_true->yields_.size() != on_false->yields_.size())
    fail_as(ErrorKind::NotImplemented, "tpu: the branches of cond give different numbers of results");
  for (size_t i = 0; i < on_true->yields_.size(); i++) {
    results.push_back(*on_true->values_[on_true->yields_[i]]->type);
    const hlo::Type& other = *on_false->values_[on_false->yields_[i]]->type;
    if (results.back() != other)
      fail_as(ErrorKind::NotImplemented, "tpu: the branches of cond give ", hlo::to_string(results.back()), " and ",
              hlo::to_string(other));
  }
  Values all{condition};
  all.insert(all.end(), operands.begin(), operands.end());
  on_true->append_constants(&all);
  on_false->append_constants(&all);
  const size_t given = operands.size(), ours = on_true->constants_.size();
  Op op{};
  op.checks = on_true->checks() + on_false->checks();
  op.special = [=](const Frame& f, const Vals& in) {
    const std::shared_ptr<Trace> sides[] = {on_true, on_false};
    const size_t counts[] = {on_true->checks(), on_false->checks()};
    std::vector<ops::Check> found[2];
    auto side = [&](int s) {
      Vals inputs(in.begin() + 1, in.begin() + 1 + static_cast<ptrdiff_t>(given));
      auto constants = in.begin() + 1 + static_cast<ptrdiff_t>(given + (s ? ours : 0));
      inputs.insert(inputs.end(), constants, constants + static_cast<ptrdiff_t>(sides[s]->constants_.size()));
      Vals out = sides[s]->emit_region({f.b, f.rng, &found[s]}, inputs);
      for (int t : {0, 1})
        for (size_t i = 0; i < counts[t]; i++)
          out.push_back(t == s ? found[s].at(i).ok : hlo::constant(f.b, DType::Pred, 1));
      return out;
    };
    Vals out = hlo::if_else(in[0], {}, [&](const Vals&) { return side(0); }, [&](const Vals&) { return side(1); });
    size_t flag = out.size() - counts[0] - counts[1];
    for (auto& list : found)
      for (auto& check : list) f.checks->push_back({out[flag++], check.kind, check.message});
    out.resize(out.size() - counts[0] - counts[1]);
    return out;
  };
  return add_special(std::move(op), all, results);
}

std::vector<ValueRef> Trace::while_loop(std::shared_ptr<Trace> condition, std::shared_ptr<Trace> body,
                                        const Values& operands, size_t carried) {
  require_plain(*condition);
  require_plain(*body);
  if (condition->checks())
    fail_as(ErrorKind::NotImplemented, "tpu: checked indices in a loop's condition are not supported");
  std::vector<hlo::Type> results;
  for (size_t i = 0; i < carried; i++) {
    results.push_back(*operands[i]->type);
    const hlo::Type& next = *body->values_[body->yields_.at(i)]->type;
    if (results.back() != next)
      fail_as(ErrorKind::NotImplemented, "tpu: a loop carries ", hlo::to_string(results.back()), " and its body gives ",
              hlo::to_string(next));
  }
  Values all = operands;
  condition->append_constants(&all);
  body->append_constants(&all);
  const size_t given = operands.size(), tested = condition->constants_.size(), held = body->constants_.size();
  Op op{};
  op.checks = body->checks();
  op.special = [=](const Frame& f, const Vals& in) {
    const size_t flags = body->checks();
    std::vector<ops::Check> found, none;
    Vals inits = in;
    for (size_t i = 0; i < flags; i++) inits.push_back(hlo::constant(f.b, DType::Pred, 1));
    auto part = [&](const Vals& v, size_t skip, size_t n) {
      Vals inputs(v.begin(), v.begin() + static_cast<ptrdiff_t>(given));
      auto from = v.begin() + static_cast<ptrdiff_t>(given + skip);
      inputs.insert(inputs.end(), from, from + static_cast<ptrdiff_t>(n));
      return inputs;
    };
    Vals out = hlo::while_loop(
        inits, [&](const Vals& v) { return condition->emit_region({f.b, f.rng, &none}, part(v, 0, tested)).at(0); },
        [&](const Vals& v) {
          Vals next = body->emit_region({f.b, f.rng, &found}, part(v, tested, held));
          for (size_t i = carried; i < v.size() - flags; i++) next.push_back(v[i]);
          for (size_t i = 0; i < flags; i++) next.push_back(v[v.size() - flags + i] & found.at(i).ok);
          return next;
        });
    for (size_t i = 0; i < flags; i++)
      f.checks->push_back({out[out.size() - flags + i], found[i].kind, found[i].message});
    out.resize(carried);
    return out;
  };
  return add_special(std::move(op), all, results);
}

}  // namespace tpu::compile
