#include "program.h"

#include <cstdlib>
#include <cstring>

namespace tpu::test {

using namespace hlo;  // NOLINT: a test reads in the words of hlo/

pjrt::Client& client() {
  static std::unique_ptr<pjrt::Client> one = [] {
    std::string why, path = pjrt::find_plugin({TORCH_TPU_SITE_PACKAGES}, &why);
    require(!path.empty(), why);
    return pjrt::Client::create(pjrt::Plugin::load(path), 1);
  }();
  return *one;
}

Val Program::in(DType dtype, const Dims& dims, const std::vector<double>& values) {
  std::string bytes;
  for (size_t i = 0; i < values.size(); i++) {
    if (is_complex(dtype)) {
      bytes += encode(dtype, std::complex<double>(values[i], values[i + 1]));
      i++;
    } else {
      bytes += encode(dtype, values[i]);
    }
  }
  require(static_cast<int64_t>(bytes.size()) == numel(dims) * byte_size(dtype), "test: wrong number of values");
  inputs_.push_back(bytes);
  input_types_.push_back({dtype, dims});
  return b.param(input_types_.back());
}

Val Program::in_s64(const Dims& dims, const std::vector<int64_t>& values) {
  inputs_.push_back({reinterpret_cast<const char*>(values.data()), values.size() * sizeof(int64_t)});
  input_types_.push_back({DType::S64, dims});
  return b.param(input_types_.back());
}

void Program::want(const std::string& what, Val got, DType dtype, const Dims& dims, const std::vector<double>& values,
                   double tolerance, std::source_location at) {
  Type type{dtype, dims};
  if (got.type() != type) {
    report(at.file_name(), static_cast<int>(at.line()),
           what + ": is " + to_string(got.type()) + ", want " + to_string(type));
    return;
  }
  if (is_complex(dtype))
    got = concatenate({unsqueeze(real(got), got.rank()), unsqueeze(imag(got), got.rank())}, got.rank());
  results_.push_back(convert(got, DType::F64));
  wants_.push_back({what, results_.back().dims(), values, "", false, tolerance, at});
}

void Program::want_bytes(const std::string& what, Val got, const std::string& bytes, std::source_location at) {
  results_.push_back(got);
  wants_.push_back({what, got.dims(), {}, bytes, true, 0, at});
}

void Program::run() {
  Graph graph = b.finish(results_);
  verify(graph);
  pjrt::Executable program;
  try {
    program = client().compile_for(0, print(graph), {});
  } catch (const Error& e) {
    fail(e.what(), "\n", print(graph));
  }
  std::vector<pjrt::Buffer> arguments;
  std::vector<PJRT_Buffer*> handles, outputs(results_.size());
  for (size_t i = 0; i < inputs_.size(); i++) {
    arguments.push_back(client().from_host(0, inputs_[i].data(), input_types_[i]));
    handles.push_back(arguments.back().handle());
  }
  program.execute(handles, {}, outputs.data());
  for (size_t i = 0; i < wants_.size(); i++) {
    pjrt::Buffer out(client().api(), outputs[i]);
    Type type = graph.types[graph.body.results[i]];
    std::string bytes(static_cast<size_t>(numel(type.dims) * byte_size(type.dtype)), '\0');
    out.to_host(bytes.data(), static_cast<int64_t>(bytes.size()));
    compare(wants_[i], bytes);
  }
}

void Program::compare(const Want& want, const std::string& bytes) const {
  int line = static_cast<int>(want.at.line());
  if (want.exact) {
    if (bytes != want.bytes) report(want.at.file_name(), line, want.what + ": bytes differ");
    return;
  }
  std::vector<double> got(bytes.size() / sizeof(double));
  if (!got.empty()) std::memcpy(got.data(), bytes.data(), bytes.size());
  bool same = got.size() == want.values.size();
  for (size_t i = 0; same && i < got.size(); i++) {
    double x = got[i], y = want.values[i];
    if (std::isnan(x) || std::isnan(y) || std::isinf(x) || std::isinf(y)) {
      same = std::isnan(y) ? std::isnan(x) : x == y;
    } else {
      same = std::fabs(x - y) <= want.tolerance * std::max(1.0, std::fabs(y));
    }
  }
  if (same) return;
  std::ostringstream text;
  text << want.what << ":\n  got ";
  for (double x : got) text << " " << x;
  text << "\n  want";
  for (double x : want.values) text << " " << x;
  report(want.at.file_name(), line, text.str());
}

}  // namespace tpu::test
