// What the tests of pjrt/ share: the plugins installed here, small programs, running them.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "check.h"
#include "pjrt/pjrt.h"

namespace tpu::test {

/// Every CPU plugin found beside the Python that configured the build.
std::vector<std::string> plugin_paths();

struct Tested {
  std::string path;
  pjrt::Client* client;  // two devices
};
/// One client per plugin, made once.
const std::vector<Tested>& tested();

inline const hlo::Type kFloat4{hlo::DType::F32, {4}};

/// main(a, b) = a + b over `type`, "4xf32". `attributes` belong to the first parameter: "{jax.buffer_donor = true}".
std::string add_program(const std::string& type, const std::string& attributes = "");
/// main(a) = `body`, whose last line defines %r.
std::string unary_program(const std::string& in, const std::string& body, const std::string& out);

pjrt::Buffer put(const pjrt::Client& client, const std::vector<float>& values, int device = 0);
std::vector<float> get(const pjrt::Buffer& buffer);

/// Launches a program of one result.
pjrt::Buffer run(const pjrt::Client& client, const pjrt::Executable& program,
                 const std::vector<const pjrt::Buffer*>& arguments, const std::vector<int64_t>& keep = {});

/// Kind and text of the Error that `body` throws; "" when it throws none.
struct Thrown {
  ErrorKind kind = ErrorKind::Runtime;
  std::string text;
  bool has(const std::string& part) const { return text.find(part) != std::string::npos; }
};
template <class Body>
Thrown thrown(Body body) {
  try {
    body();
  } catch (const Error& error) {
    return {error.kind(), error.what()};
  }
  return {};
}

}  // namespace tpu::test
