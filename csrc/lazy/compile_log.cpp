#include "lazy/compile_log.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <string_view>
#include <unordered_map>

#include "base/hash.h"
#include "lazy/program.h"

namespace tpu::lazy {

std::atomic<bool> compiles_untold{false};

namespace {

constexpr size_t kMostRecords = 1000, kMostParts = 100'000, kMostDifferences = 4;

struct Log {
  std::mutex mutex;
  std::deque<CompileRecord> records;
  size_t parts = 0;
  uint64_t next = 1;
  std::atomic<int> forbidden{0};
  std::atomic<void (*)()> listener{nullptr};
};
Log& log() {
  static auto& instance = *new Log;
  return instance;
}

// ---- keys in words ---------------------------------------------------------------------------------------------------------
std::string words(const ops::Arg& value) {
  auto list = [](const auto& items) {
    std::string text = "[";
    for (size_t i = 0; i < items.size(); i++) text += (i ? ", " : "") + str(items[i]);
    return text + "]";
  };
  if (auto* v = std::get_if<int64_t>(&value)) return str(*v);
  if (auto* v = std::get_if<double>(&value)) return str(*v);
  if (auto* v = std::get_if<bool>(&value)) return *v ? "True" : "False";
  if (auto* v = std::get_if<Dims>(&value)) return list(*v);
  if (auto* v = std::get_if<std::vector<double>>(&value)) return list(*v);
  if (auto* v = std::get_if<std::vector<bool>>(&value)) return list(*v);
  if (auto* v = std::get_if<hlo::DType>(&value)) return hlo::name(*v);
  if (auto* v = std::get_if<std::string>(&value)) return *v;
  if (auto* v = std::get_if<ops::Const>(&value)) return v->kind <= ops::Const::Kind::Int ? str(v->i) : str(v->c.real());
  return "None";
}

void add_view(std::vector<Part>* parts, const std::string& name, const View& v) {
  parts->push_back({name + ", dtype", hlo::name(v.dtype)});
  parts->push_back({name + ", sizes", to_string(v.sizes)});
  parts->push_back({name + ", memory", v.whole()
                                           ? "dense"
                                           : str("strides ", to_string(v.strides), " over ", hlo::to_string(v.base),
                                                 v.dynamic ? ", any" : ", one", " offset")});
}

void add_step(std::vector<Part>* parts, const std::string& call, const Entry& e) {
  for (size_t k = 0; k < e.args.size(); k++) {
    const ArgSource& a = e.args[k];
    std::string name = str(call, "argument ", k);
    switch (a.from) {
      case ArgSource::From::Static: parts->push_back({name, words(a.value)}); break;
      case ArgSource::From::Zeros:
        parts->push_back({name + ", dtype", hlo::name(a.zeros.dtype)});
        parts->push_back({name + ", sizes", to_string(a.zeros.dims)});
        parts->push_back({name + ", memory", "never written"});
        break;
      case ArgSource::From::Operand: add_view(parts, name, e.operands[a.first]); break;
      case ArgSource::From::OperandList:
      case ArgSource::From::OptOperandList:
        parts->push_back({name + ", tensors", str(a.count)});
        for (int i = 0; i < a.count; i++) add_view(parts, str(name, ", tensor ", i), e.operands[a.first + i]);
        break;
      case ArgSource::From::Scalar: parts->push_back({name + ", dtype", hlo::name(e.scalars[a.first])}); break;
      case ArgSource::From::ScalarList: parts->push_back({name + ", numbers", str(a.count)}); break;
    }
  }
  if (e.precision != hlo::Precision::Unset)
    parts->push_back({call + "precision of products", str(static_cast<int>(e.precision))});
  for (const Write& w : e.writes) add_view(parts, call + "what is written to", w.view);
}

// ---- comparing ---------------------------------------------------------------------------------------------------------------
std::vector<std::string> items(const std::string& list) {
  std::vector<std::string> found;
  for (size_t at = 1; at + 1 < list.size();) {
    size_t end = std::min(list.find(", ", at), list.size() - 1);
    found.push_back(list.substr(at, end - at));
    at = end + 2;
  }
  return found;
}

// {name, "now, was before"} for each part that differs, sizes dim by dim; then how many parts only one of them has.
std::vector<std::pair<std::string, std::string>> compare(const std::vector<Part>& a, const std::vector<Part>& b) {
  std::vector<std::pair<std::string, std::string>> found;
  std::unordered_map<std::string_view, const Part*> before;
  for (const Part& p : b) before.emplace(p.name, &p);
  size_t both = 0;
  for (const Part& p : a) {
    auto there = before.find(p.name);
    if (there == before.end()) continue;
    both++;
    const std::string& old = there->second->value;
    if (p.value == old) continue;
    auto now = items(p.value), was = items(old);
    bool sizes = p.value.starts_with('[') && now.size() == was.size();
    for (size_t d = 0; sizes && d < now.size(); d++)
      if (now[d] != was[d]) found.emplace_back(str(p.name, ", dim ", d), str(now[d], ", was ", was[d]));
    if (!sizes) found.emplace_back(p.name, str(p.value, ", was ", old));
  }
  if (both < a.size()) found.emplace_back("parts that only this one has", str(a.size() - both));
  if (both < b.size()) found.emplace_back("parts that only the other has", str(b.size() - both));
  return found;
}

std::string advice_for(const std::string& cause) {
  auto has = [&](const char* word) { return cause.find(word) != std::string::npos; };
  if (has("sizes, dim"))
    return "sizes are part of a program: pad or bucket this one to few values, or drop the last smaller batch";
  if (has("tensors")) return "the number of tensors in a list is part of a program: keep the list's length";
  if (has("dtype")) return "convert once, outside the loop, so that the dtype stays the same";
  if (has("memory")) return "the layout of a view is part of a program: keep it, or call .contiguous()";
  if (has("alive")) return "results are kept that were dropped before, or the other way round; this settles in a loop";
  if (has("given up")) return "memory is reused only while nobody else holds the tensor; this settles in a loop";
  if (has("operator") || has("parts that only"))
    return "the calls themselves differ: a read (item, print, a branch on a value) or another path of the program";
  return "a Python number that decides what is computed (a dim, a flag, a size) is part of a program: keep it the "
         "same, "
         "or make it a tensor";
}

// The nearest earlier record: the same operators with the fewest differences, else the last one of the kind that begins
// with the same calls.
void find_nearest(Log& l, CompileRecord* r) {
  const CompileRecord* best = nullptr;
  std::vector<std::pair<std::string, std::string>> least;
  int looked = 0;
  for (auto it = l.records.rbegin(); it != l.records.rend() && looked < 64; ++it) {
    if (it->operators != r->operators || it->kind != r->kind || it->parts.empty()) continue;
    looked++;
    auto found = compare(r->parts, it->parts);
    if (best && found.size() >= least.size()) continue;
    best = &*it;
    least = std::move(found);
  }
  if (!best && r->kind != Compiling::Call) {
    size_t most = 0;
    for (const CompileRecord& other : l.records) {
      if (other.kind != r->kind) continue;
      size_t same = 0, n = std::min(other.parts.size(), r->parts.size());
      while (same < n && other.parts[same].name == r->parts[same].name &&
             other.parts[same].value == r->parts[same].value)
        same++;
      if (same <= most) continue;
      most = same;
      best = &other;
    }
    if (best) {
      auto where = [&](const CompileRecord& c) { return most < c.parts.size() ? c.parts[most] : Part{"the end", ""}; };
      Part now = where(*r), was = where(*best);
      least = {{now.name, str(now.value, ", where ", was.name, " was ", was.value)}};
    }
  }
  if (!best) return;
  r->nearest = best->number;
  for (auto& [name, values] : least) {
    if (r->differences.size() == kMostDifferences) {
      r->differences.push_back(str(least.size() - kMostDifferences, " more"));
      break;
    }
    r->differences.push_back(name + ": " + values);
  }
  if (!least.empty()) r->cause = least[0].first, r->advice = advice_for(r->cause);
}

}  // namespace

std::vector<Part> parts_of(const Plan& plan) {
  std::vector<Part> parts;
  bool many = plan.steps.size() > 1;
  auto externals = static_cast<int32_t>(plan.externals.size());
  for (size_t s = 0; s < plan.steps.size(); s++) {
    const Entry& e = *plan.steps[s].entry;
    std::string call = many ? str("call ", s + 1, " (", e.row->name, "), ") : "";
    parts.push_back({call + "operator", str(e.row->name, e.form == Form::InPlace ? " in place"
                                                         : e.form == Form::Out   ? " with out="
                                                                                 : "")});
    add_step(&parts, call, e);
    if (!many) continue;
    std::string from;
    for (int32_t v : plan.steps[s].operands)
      from += v < externals ? str("tensor ", v, " from outside; ") : str("result ", v - externals, "; ");
    parts.push_back({call + "what it reads", from});
  }
  if (!many) return parts;
  auto list = [](const std::vector<int32_t>& numbers, int32_t first) {
    Dims shown;
    for (int32_t n : numbers) shown.push_back(n - first);
    return to_string(shown);
  };
  parts.push_back({"results still alive", "numbers " + list(plan.outputs, externals)});
  parts.push_back({"tensors given up", "numbers " + list(plan.donated, 0)});
  return parts;
}

std::string CompileRecord::text() const {
  std::string t = str("program ", number, ": ", what, where.empty() ? "" : " at " + where);
  if (seconds >= 0)
    t += str(loaded ? ", loaded from disk in " : ", compiled in ", static_cast<int64_t>(seconds * 1e3), " ms");
  if (!nearest) return t + "\n  the first of its kind";
  t += str("\n  nearest is program ", nearest,
           differences.empty() ? ", the same calls: it was forgotten" : "; it differs in:");
  for (const std::string& d : differences) t += "\n    " + d;
  return advice.empty() ? t : t + "\n  to avoid it: " + advice;
}

uint64_t compile_begins(Compiling kind, const std::string& what, const std::string& where, size_t calls,
                        std::vector<Part> parts) {
  Log& l = log();
  CompileRecord r;
  r.kind = kind, r.what = what, r.where = where, r.calls = calls, r.parts = std::move(parts);
  for (const Part& p : r.parts)
    if (p.name.ends_with("operator"))
      r.operators = (r.operators ^ std::hash<std::string>{}(p.value)) * 0x9E3779B97F4A7C15ull;
  std::lock_guard lock(l.mutex);
  r.number = l.next;
  find_nearest(l, &r);
  if (kind != Compiling::Promotion && l.forbidden.load() > 0) fail("tpu: a new program inside no_compiles\n", r.text());
  l.next++;
  l.parts += r.parts.size();
  l.records.push_back(std::move(r));
  for (size_t i = 0; l.parts > kMostParts && i < l.records.size(); i++) {
    l.parts -= l.records[i].parts.size();
    l.records[i].parts.clear();
  }
  if (l.records.size() > kMostRecords) {
    l.parts -= l.records.front().parts.size();
    l.records.pop_front();
  }
  return l.next - 1;
}

void compile_ended(uint64_t number, double seconds, bool loaded) {
  Log& l = log();
  std::lock_guard lock(l.mutex);
  for (auto it = l.records.rbegin(); it != l.records.rend(); ++it) {
    if (it->number != number) continue;
    it->seconds = seconds;
    it->loaded = loaded;
    break;
  }
  compiles_untold.store(l.listener.load() != nullptr, std::memory_order_relaxed);
}

std::vector<CompileRecord> compiles_after(uint64_t number) {
  Log& l = log();
  std::lock_guard lock(l.mutex);
  std::vector<CompileRecord> found;
  for (const CompileRecord& r : l.records) {
    if (r.number <= number) continue;
    found.push_back(r);
    found.back().parts.clear();
  }
  return found;
}

void forbid_compiles(int change) { log().forbidden += change; }

void set_compile_listener(void (*listener)()) { log().listener = listener; }

void tell_compiles() {
  compiles_untold.store(false, std::memory_order_relaxed);
  if (auto* listener = log().listener.load()) listener();
}

}  // namespace tpu::lazy
