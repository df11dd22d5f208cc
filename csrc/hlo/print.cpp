#include <cstdio>

#include "hlo/element.h"
#include "hlo/graph.h"

namespace tpu::hlo {
namespace {

/// A list this long is still easier to read than a hex blob.
constexpr int64_t kLongestList = 32;

void append_list(std::string& out, const auto& items, const auto& append_item) {
  bool first = true;
  for (const auto& item : items) {
    if (!first) out += ", ";
    first = false;
    append_item(item);
  }
}

void append_quoted(std::string& out, const std::string& text) {
  out += '"';
  for (unsigned char c : text) {
    if (c == '"' || c == '\\' || c < 0x20 || c >= 0x7F) {
      char hex[4];
      std::snprintf(hex, sizeof hex, "\\%02X", c);
      out += hex;
    } else {
      out += static_cast<char>(c);
    }
  }
  out += '"';
}

/// Elements of dims[axis:], starting at *bytes, as nested lists.
void append_nested(std::string& out, const Type& type, size_t axis, const char*& bytes) {
  if (axis == type.dims.size()) {
    size_t n = static_cast<size_t>(byte_size(type.dtype));
    append_element(out, type.dtype, {bytes, n});
    bytes += n;
    return;
  }
  out += '[';
  for (int64_t i = 0; i < type.dims[axis]; i++) {
    if (i) out += ", ";
    append_nested(out, type, axis + 1, bytes);
  }
  out += ']';
}

void append_dense(std::string& out, const Dense& d) {
  size_t element = static_cast<size_t>(byte_size(d.type.dtype));
  int64_t n = numel(d.type.dims);
  out += "dense<";
  if (n == 0) {
    // nothing between the brackets
  } else if (d.bytes.size() == element) {
    append_element(out, d.type.dtype, d.bytes);
  } else if (n <= kLongestList || is_pred(d.type.dtype)) {
    // Pred is never a blob: MLIR versions differ in how they pack its bits.
    const char* bytes = d.bytes.data();
    append_nested(out, d.type, 0, bytes);
  } else {
    static constexpr char kDigits[] = "0123456789ABCDEF";
    out += "\"0x";
    for (unsigned char c : d.bytes) {
      out += kDigits[c >> 4];
      out += kDigits[c & 15];
    }
    out += '"';
  }
  out += "> : " + to_string(d.type);
}

struct AppendValue {
  std::string& out;
  void operator()(bool v) const { out += v ? "true" : "false"; }
  void operator()(int64_t v) const { out += std::to_string(v) + " : i64"; }
  void operator()(I32 v) const { out += std::to_string(v.value) + " : i32"; }
  void operator()(const std::string& v) const { append_quoted(out, v); }
  void operator()(const Dims& v) const {
    out += v.empty() ? "array<i64" : "array<i64: ";
    append_list(out, v, [&](int64_t x) { out += std::to_string(x); });
    out += '>';
  }
  void operator()(const std::vector<bool>& v) const {
    out += v.empty() ? "array<i1" : "array<i1: ";
    append_list(out, v, [&](bool x) { out += x ? "true" : "false"; });
    out += '>';
  }
  void operator()(const Text& v) const { out += v.text; }
  void operator()(const Numbers& v) const { out += v.text; }
  void operator()(const Dense& v) const { append_dense(out, v); }
  void operator()(const Table& v) const {
    out += "dense<[";
    append_list(out, v.rows, [&](const Dims& row) { out += to_string(row); });
    size_t width = v.rows.empty() ? 0 : v.rows[0].size();
    out += "]> : tensor<" + std::to_string(v.rows.size()) + "x" + std::to_string(width) + "xi64>";
  }
};

class Printer {
 public:
  explicit Printer(const Graph& graph) : graph_(graph) {
    types_.reserve(graph.types.size());
    for (const Type& type : graph.types) types_.push_back(to_string(type));
  }

  std::string print() {
    const Region& body = graph_.body;
    out_ += "module @tpu {\nfunc.func @main(";
    for (size_t i = 0; i < body.args.size(); i++) {
      if (i) out_ += ", ";
      typed(body.args[i]);
      if (graph_.alias[i] >= 0) out_ += " {tf.aliasing_output = " + std::to_string(graph_.alias[i]) + " : i32}";
    }
    out_ += ") -> (";
    append_list(out_, body.results, [&](ValueId id) { out_ += types_[id]; });
    out_ += ") {\n";
    ops(body, "func.return", 1);
    out_ += "}\n}\n";
    return std::move(out_);
  }

 private:
  void value(ValueId id) { out_ += "%" + std::to_string(id); }
  void typed(ValueId id) {
    value(id);
    out_ += ": " + types_[id];
  }
  void values(const std::vector<ValueId>& ids) {
    append_list(out_, ids, [&](ValueId id) { value(id); });
  }
  void types(const std::vector<ValueId>& ids) {
    out_ += '(';
    append_list(out_, ids, [&](ValueId id) { out_ += types_[id]; });
    out_ += ')';
  }

  void ops(const Region& region, const char* terminator, int depth) {
    for (const Op& op : region.ops) print_op(op, depth);
    out_.append(static_cast<size_t>(depth), ' ');
    out_ += '"';
    out_ += terminator;
    out_ += "\"(";
    values(region.results);
    out_ += ") : ";
    types(region.results);
    out_ += " -> ()\n";
  }

  void print_region(const Region& region, int depth) {
    out_ += "{\n";
    if (!region.args.empty()) {
      out_ += "^bb0(";
      append_list(out_, region.args, [&](ValueId id) { typed(id); });
      out_ += "):\n";
    }
    ops(region, "stablehlo.return", depth);
    out_.append(static_cast<size_t>(depth) - 1, ' ');
    out_ += '}';
  }

  void print_op(const Op& op, int depth) {
    out_.append(static_cast<size_t>(depth), ' ');
    if (!op.results.empty()) {
      values(op.results);
      out_ += " = ";
    }
    out_ += '"';
    out_ += name(op.code);
    out_ += "\"(";
    values(op.operands);
    out_ += ')';
    if (!op.regions.empty()) {
      out_ += " (";
      append_list(out_, op.regions, [&](const Region& r) { print_region(r, depth + 1); });
      out_ += ')';
    }
    if (!op.attrs.empty()) {
      out_ += " {";
      append_list(out_, op.attrs, [&](const Attr& a) {
        out_ += a.name;
        out_ += " = ";
        std::visit(AppendValue{out_}, a.value);
      });
      out_ += '}';
    }
    out_ += " : ";
    types(op.operands);
    out_ += " -> ";
    if (op.results.size() == 1) {
      out_ += types_[op.results[0]];
    } else {
      types(op.results);
    }
    if (op.loc) print_loc(graph_.locs[op.loc]);
    out_ += '\n';
  }

  void print_loc(const std::string& loc) {
    size_t colon = loc.rfind(':');
    bool has_line = colon != std::string::npos && colon + 1 < loc.size() &&
                    loc.find_first_not_of("0123456789", colon + 1) == std::string::npos;
    out_ += " loc(";
    append_quoted(out_, has_line ? loc.substr(0, colon) : loc);
    out_ += ":" + (has_line ? loc.substr(colon + 1) : "0") + ":0)";
  }

  const Graph& graph_;
  std::vector<std::string> types_;
  std::string out_;
};

}  // namespace

std::string print(const Graph& graph) { return Printer(graph).print(); }

}  // namespace tpu::hlo
