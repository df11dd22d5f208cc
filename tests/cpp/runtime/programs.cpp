// runtime/programs.h: a program met again is loaded from disk, on whichever device.
#include "runtime/programs.h"

#include <filesystem>
#include <iostream>
#include <sstream>

#include "check.h"
#include "fault.h"
#include "runtime/counters.h"
#include "runtime/disk_cache.h"
#include "runtime/runtime.h"
#include "scratch.h"

using namespace tpu;           // NOLINT: tests read in the words of what they test
using namespace tpu::runtime;  // NOLINT
using namespace tpu::test;     // NOLINT

namespace {

const std::string kDouble =
    "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %0 = \"stablehlo.add\"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
    "  return %0 : tensor<2xf32>\n}\n";

/// The one runtime of this process, with two devices and a cache directory of its own, behind the plugin that can fail.
Runtime& runtime_under_test() {
  static Scratch cache;
  static bool once = [] {
    setenv("TORCH_TPU_CACHE_DIR", cache.path().c_str(), 1);
    setenv("TORCH_TPU_FAULT_TARGET", pjrt::find_plugin({TORCH_TPU_SITE_PACKAGES}, nullptr).c_str(), 1);
    setenv("TORCH_TPU_PJRT_PLUGIN", FAULT_PLUGIN, 1);
    Runtime::set_device_count(2);
    return true;
  }();
  (void)once;
  return Runtime::get();
}

/// Runs `program` on 3, 4 and checks the result.
void check_doubles(int device, const pjrt::Executable& program) {
  const pjrt::Client& client = runtime_under_test().client();
  float values[2] = {3, 4};
  pjrt::Buffer a = client.from_host(device, values, {hlo::DType::F32, {2}});
  PJRT_Buffer* argument = a.handle();
  PJRT_Buffer* output = nullptr;
  program.execute({&argument, 1}, {}, &output);
  pjrt::Buffer(client.api(), output).to_host(values, sizeof(values));
  CHECK(values[0] == 6 && values[1] == 8);
}

struct Counted {  // since its construction
  int64_t compiles = counters().compiles, loads = counters().loads, bad = counters().bad_entries;
  bool are(int64_t c, int64_t l, int64_t b) const {
    return counters().compiles - compiles == c && counters().loads - loads == l && counters().bad_entries - bad == b;
  }
};

}  // namespace

TEST(a_program_is_compiled_once_and_then_loaded_on_any_device) {
  Runtime& runtime = runtime_under_test();
  CHECK(runtime.disk() != nullptr);
  Counted first;
  check_doubles(0, load_program(0, kDouble, {"double", ""}));
  CHECK(first.are(1, 0, 0));
  for (int device : {0, 1}) check_doubles(device, load_program(device, kDouble, {"double", ""}));
  CHECK(first.are(1, 2, 0));
}

TEST(a_stored_program_that_the_plugin_refuses_is_compiled_again) {
  Runtime& runtime = runtime_under_test();
  std::string text = kDouble + "// refused\n";
  check_doubles(0, load_program(0, text, {"double", ""}));
  std::string key = compile_options().encode() + '\0' + text;
  CHECK(runtime.disk()->get(key).has_value());
  runtime.disk()->put(key, "no program");
  Counted refused;
  check_doubles(0, load_program(0, text, {"double", ""}));
  CHECK(refused.are(1, 0, 1));
  Counted mended;
  check_doubles(0, load_program(0, text, {"double", ""}));
  CHECK(mended.are(0, 1, 0));
}

TEST(a_program_that_cannot_be_compiled_says_which) {
  runtime_under_test();
  CHECK_THROWS("tpu: compiling foo (model.py:7) failed: -:1:1", load_program(0, "nonsense", {"foo", "model.py:7"}));
}

// Report C18: a first step that takes minutes must not look frozen.
TEST(a_compile_that_takes_long_says_what_and_from_where) {
  runtime_under_test();
  FaultControls fault = fault_controls();
  fault.arm("slow_compile");
  std::ostringstream said;
  auto* screen = std::cerr.rdbuf(said.rdbuf());
  load_program(0, kDouble + "// slow\n", {"double", "model.py:7"});
  std::cerr.rdbuf(screen);
  fault.arm("");
  CHECK(said.str().starts_with("torch_tpu: compiling double from model.py:7 takes more than 2 s, still at it\n"));
  CHECK(said.str().find("torch_tpu: compiled double in ") != std::string::npos);
}

TEST(a_program_that_cannot_be_stored_works_all_the_same) {
  runtime_under_test();
  std::string text = kDouble + "// not stored\n";
  FaultControls fault = fault_controls();
  fault.arm("ExecutableSerialize:1:12");
  Counted counted;
  check_doubles(0, load_program(0, text, {"double", ""}));
  CHECK_EQ(fault.calls("ExecutableSerialize"), 1);
  CHECK(counted.are(1, 0, 0));
  check_doubles(0, load_program(0, text, {"double", ""}));
  CHECK(counted.are(2, 0, 0));
  check_doubles(0, load_program(0, text, {"double", ""}));
  CHECK(counted.are(2, 1, 0));
  fault.arm("ExecutableDeserializeAndLoad:1:13");
  check_doubles(0, load_program(0, text, {"double", ""}));
  CHECK(counted.are(3, 1, 1));
  fault.arm("ClientCompile:1:8");
  try {
    load_program(0, kDouble + "// too large\n", {"double", ""});
    CHECK(false);
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::OutOfMemory);
  }
  fault.arm("");
  CHECK_EQ(fault.live(), 0);
}

TEST(a_forked_child_is_told_so) {
  runtime_under_test();
  int code = in_child([] {
    try {
      load_program(0, kDouble + "// in a child\n", {"double", ""});
      return 1;
    } catch (const Error& error) {
      return std::string(error.what()).find("forked subprocess") == std::string::npos ? 2 : 0;
    }
  });
  CHECK_EQ(code, 0);
}
