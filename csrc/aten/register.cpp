// The table against the dispatcher: each row's functional overload, and by its schema the in-place and out= overloads,
// get one boxed kernel. A row that disagrees with its schema fails the load, naming both.
#include <torch/library.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include "aten/kernel.h"
#include "aten/rows.h"

namespace tpu::aten {
using c10::Argument;
using c10::FunctionSchema;
using c10::OperatorHandle;
using lazy::Form;

namespace {

bool writes(const Argument& a) { return a.alias_info() && a.alias_info()->isWrite(); }

// As the schema writes it; SymInt reads as int, fixed-size lists as lists.
std::string type_text(const c10::Type& t) {
  switch (t.kind()) {
    case c10::TypeKind::OptionalType: return type_text(*t.castRaw<c10::OptionalType>()->getElementType()) + "?";
    case c10::TypeKind::ListType: return type_text(*t.castRaw<c10::ListType>()->getElementType()) + "[]";
    case c10::TypeKind::NumberType: return "Scalar";
    case c10::TypeKind::SymIntType: return "int";
    case c10::TypeKind::StringType: return "str";
    default: return t.str();
  }
}

// Whether a lambda parameter may stand for a schema type.
bool accepts(const ops::Param& p, std::string type) {
  if (std::strcmp(p.schema, "*") == 0) return true;
  bool optional = type.back() == '?' && type != "Tensor?[]";
  if (optional) type.pop_back();
  if (optional && !p.optional) return false;
  std::string options = p.schema;
  for (size_t at = 0; at <= options.size();) {
    size_t end = std::min(options.find('|', at), options.size());
    if (options.substr(at, end - at) == type) return true;
    at = end + 1;
  }
  return false;
}

std::string disagreement(const ops::Row& row, const FunctionSchema& schema, size_t args) {
  if (row.params.size() != args) return str("the schema takes ", args, " arguments, the lambda ", row.params.size());
  std::string text;
  for (size_t i = 0; i < args; i++) {
    const Argument& a = schema.arguments()[i];
    std::string type = type_text(*a.real_type());
    if (!accepts(row.params[i], type)) {
      text += str(text.empty() ? "" : "; ", a.name(), " is ", type, ", the lambda takes ", row.params[i].schema,
                  row.params[i].optional ? "?" : "");
    }
  }
  return text;
}

uint32_t next_spec_id() {
  static uint32_t id = 0;
  return ++id;
}

Spec* make_spec(const ops::Row& row, const OperatorHandle& op, Form form, size_t args,
                const OperatorHandle* functional) {
  auto* s = new Spec;
  s->row = &row;
  s->validate = validator_of(row.name);
  s->form = form;
  static const std::set<std::string> movers = {"gather", "take", "index_select", "cat"};
  s->overlap = row.traits.pointwise ? Overlap::Whole : movers.contains(row.name) ? Overlap::None : Overlap::Any;
  s->id = next_spec_id();
  s->name = toString(op.operator_name()).substr(6);  // without "aten::"
  s->args = args;
  const FunctionSchema& schema = op.schema();
  s->outs = schema.arguments().size() - args;
  s->returns = schema.returns().size();
  s->lists = s->name.starts_with("_foreach_") || s->name.starts_with("_fused_ada") || s->name.starts_with("_fused_sgd");
  s->returns_list = s->returns == 1 && schema.returns()[0].type()->kind() == c10::TypeKind::ListType;
  for (size_t i = 0; i < args; i++) {
    const Argument& a = schema.arguments()[i];
    std::string type = type_text(*a.real_type());
    if (type == "Generator?" || type == "Generator") s->generator = static_cast<int>(i);
    if (type == "Device?" || type == "Device") s->device = static_cast<int>(i);
    if (form == Form::InPlace && writes(a)) s->mutated.push_back(static_cast<int>(i));
  }
  s->functional = functional;
  s->self = new OperatorHandle(op);
  return s;
}

std::vector<std::string>& names() {
  static auto& list = *new std::vector<std::string>;
  return list;
}

class Registrar {
 public:
  explicit Registrar(torch::Library& library) : library_(library) {
    for (auto& name : c10::Dispatcher::singleton().getAllOpNames()) {
      if (name.name.rfind("aten::", 0) != 0) continue;
      if (auto op = c10::Dispatcher::singleton().findSchema(name)) by_base_[name.name].push_back(*op);
    }
  }

  void add(const ops::Row& row) {
    size_t dot = row.name.find('.');
    std::string base = "aten::" + row.name.substr(0, dot);
    std::string overload = dot == std::string::npos ? "" : row.name.substr(dot + 1);
    auto op = c10::Dispatcher::singleton().findSchema({base, overload});
    if (!op) return error(row, "torch has no such overload");
    size_t args = op->schema().arguments().size(), outs = 0;
    bool any_write = false;
    for (const Argument& a : op->schema().arguments()) {
      any_write = any_write || writes(a);
      outs += writes(a) && a.kwarg_only();
    }
    if (std::string text = disagreement(row, op->schema(), args - outs); !text.empty()) return error(row, text);
    if (any_write) {  // no functional form exists: the row names the in-place or out= overload itself
      install(row, *op, outs ? Form::Out : Form::InPlace, args - outs, nullptr);
      return;
    }
    auto* functional = new OperatorHandle(*op);
    install(row, *op, Form::Functional, args, functional);
    std::string stem = base;  // the functional form of normal_ is called normal_functional
    if (stem.size() > 11 && stem.ends_with("_functional")) stem.resize(stem.size() - 11);
    for (const OperatorHandle& other : by_base_[base]) add_form(row, *functional, other, false);
    for (const OperatorHandle& other : by_base_[stem + "_"]) add_form(row, *functional, other, true);
  }

  std::vector<std::string> errors;

 private:
  void error(const ops::Row& row, const std::string& text) { errors.push_back(row.name + ": " + text); }

  static bool same_arguments(const FunctionSchema& a, const FunctionSchema& b) {
    size_t n = a.arguments().size();
    if (b.arguments().size() < n) return false;
    for (size_t i = 0; i < n; i++) {
      if (*a.arguments()[i].type() != *b.arguments()[i].type() || a.arguments()[i].name() != b.arguments()[i].name())
        return false;
    }
    return true;
  }

  void add_form(const ops::Row& row, const OperatorHandle& functional, const OperatorHandle& other,
                bool in_place_name) {
    size_t n = functional.schema().arguments().size();
    size_t total = other.schema().arguments().size(), written = 0;
    // Factory functions drop dtype, layout, device and pin_memory from their out= form: those rows are told apart below.
    if (!same_arguments(functional.schema(), other.schema()))
      return add_factory_out(row, functional, other, in_place_name);
    for (const Argument& a : other.schema().arguments()) written += writes(a);
    if (in_place_name && total == n && written >= 1) install(row, other, Form::InPlace, n, &functional);
    if (!in_place_name && written > 0 && total == n + written && writes(other.schema().arguments().back()))
      install(row, other, Form::Out, n, &functional);
  }

  // eye.out(n, *, out) for eye(n, *, dtype, layout, device, pin_memory): the row is called with those four absent.
  void add_factory_out(const ops::Row& row, const OperatorHandle& functional, const OperatorHandle& other,
                       bool in_place_name) {
    const auto& f = functional.schema().arguments();
    const auto& o = other.schema().arguments();
    if (in_place_name || f.size() < 4 || f[f.size() - 4].name() != "dtype" || o.size() != f.size() - 3 ||
        !writes(o.back()))
      return;
    for (size_t i = 0; i + 1 < o.size(); i++)
      if (*o[i].type() != *f[i].type() || o[i].name() != f[i].name()) return;
    install(row, other, Form::Out, o.size() - 1, nullptr);
  }

  // Lists among several results, or as out= arguments: left to torch's own wrappers around the in-place form.
  static bool hands_over_lists(const FunctionSchema& schema, Form form) {
    auto list = [](const auto& a) { return a.type()->kind() == c10::TypeKind::ListType; };
    const auto& args = schema.arguments();
    const auto& returns = schema.returns();
    if (form == Form::Out)
      return std::any_of(args.begin(), args.end(), [&](const Argument& a) { return writes(a) && list(a); });
    return form == Form::Functional && returns.size() > 1 && std::any_of(returns.begin(), returns.end(), list);
  }

  void install(const ops::Row& row, const OperatorHandle& op, Form form, size_t args,
               const OperatorHandle* functional) {
    std::string name = toString(op.operator_name()).substr(6);
    if (is_handwritten(name) || hands_over_lists(op.schema(), form)) return;
    const Spec* spec = make_spec(row, op, form, args, functional);
    library_.impl(name.c_str(), torch::CppFunction::makeFromBoxedFunctor(std::make_unique<Kernel>(spec)));
    names().push_back(name);
  }

  torch::Library& library_;
  std::map<std::string, std::vector<OperatorHandle>> by_base_;
};

}  // namespace

const std::vector<std::string>& registered_overloads() { return names(); }

void register_rows(torch::Library& library) {
  Registrar registrar(library);
  for (const auto& row : ops::table().rows()) {
    if (row->name.rfind("tpu::", 0) != 0) registrar.add(*row);
  }
  std::string text;
  for (auto& e : registrar.errors) text += "\n  " + e;
  TORCH_CHECK(text.empty(), "operator table: rows that disagree with torch's schemas:", text);
}

}  // namespace tpu::aten
