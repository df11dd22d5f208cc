#include "pjrt/support.h"

#include <filesystem>

namespace tpu::test {

std::vector<std::string> plugin_paths() {
  std::vector<std::string> found;
  for (const char* name : {"lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so", "fastatomstruct_xla_cpu/libpjrt_cpu.so"}) {
    std::string path = std::string(TORCH_TPU_SITE_PACKAGES) + "/" + name;
    if (std::filesystem::exists(path)) found.push_back(path);
  }
  require(!found.empty(), "no CPU plugin in " TORCH_TPU_SITE_PACKAGES);
  return found;
}

const std::vector<Tested>& tested() {
  // Never destroyed, as the plugins' threads are not.
  static const auto& all = *new std::vector<Tested>([] {
    std::vector<Tested> made;
    for (const std::string& path : plugin_paths()) {
      made.push_back({path, pjrt::Client::create(pjrt::Plugin::load(path), 2).release()});
    }
    return made;
  }());
  return all;
}

std::string add_program(const std::string& type, const std::string& attributes) {
  std::string t = "tensor<" + type + ">";
  return "func.func @main(%a: " + t + " " + attributes + ", %b: " + t + ") -> " + t + " {\n" +
         "  %0 = \"stablehlo.add\"(%a, %b) : (" + t + ", " + t + ") -> " + t + "\n  return %0 : " + t + "\n}\n";
}

std::string unary_program(const std::string& in, const std::string& body, const std::string& out) {
  return "func.func @main(%a: tensor<" + in + ">) -> tensor<" + out + "> {\n" + body + "\n  return %r : tensor<" + out +
         ">\n}\n";
}

pjrt::Buffer put(const pjrt::Client& client, const std::vector<float>& values, int device) {
  return client.from_host(device, values.data(), {hlo::DType::F32, {static_cast<int64_t>(values.size())}});
}

std::vector<float> get(const pjrt::Buffer& buffer) {
  std::vector<float> values(static_cast<size_t>(numel(buffer.type().dims)));
  buffer.to_host(values.data(), static_cast<int64_t>(values.size() * sizeof(float)));
  return values;
}

pjrt::Buffer run(const pjrt::Client& client, const pjrt::Executable& program,
                 const std::vector<const pjrt::Buffer*>& arguments, const std::vector<int64_t>& keep) {
  require(program.num_outputs() == 1, "test: a program of one result, got ", program.num_outputs());
  std::vector<PJRT_Buffer*> handles;
  for (const pjrt::Buffer* buffer : arguments) handles.push_back(buffer->handle());
  PJRT_Buffer* output = nullptr;
  program.execute(handles, keep, &output);
  return pjrt::Buffer(client.api(), output);
}

}  // namespace tpu::test
