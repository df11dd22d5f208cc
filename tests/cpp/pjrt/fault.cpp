// What the client makes of a plugin that fails: every function that it calls, at every call of a small session.
#include <filesystem>

#include "fault.h"
#include "pjrt/support.h"
#include "scratch.h"

using namespace tpu;        // NOLINT: tests read in the words of what they test
using namespace tpu::pjrt;  // NOLINT
using namespace tpu::test;  // NOLINT

namespace {

/// fault_plugin.cpp in front of the first installed plugin.
struct Faulty : FaultControls {
  std::shared_ptr<Plugin> plugin;
};

Faulty& faulty() {
  static Faulty one = [] {
    Setting target("TORCH_TPU_FAULT_TARGET", plugin_paths()[0].c_str());
    std::shared_ptr<Plugin> plugin = Plugin::load(FAULT_PLUGIN);
    return Faulty{fault_controls(), plugin};
  }();
  return one;
}

/// Uses every function once or more. True when all values are right.
bool session() {
  std::unique_ptr<Client> client = Client::create(faulty().plugin, 2);
  MemoryStats stats;
  client->memory_stats(0, &stats);
  bool right = client->device_kind(0) == "cpu" && !client->plugin().attributes().empty();
  Executable program = client->compile_for(0, add_program("4xf32"), {});
  Buffer a = put(*client, {1, 2, 3, 4}), b = put(*client, {10, 20, 30, 40});
  Buffer sum = run(*client, program, {&a, &b});
  sum.is_ready();
  sum.await();
  right = right && get(sum) == std::vector<float>{11, 22, 33, 44} && sum.byte_size() == 16 && !sum.is_deleted();
  Executable loaded = client->deserialize(program.serialize(), {.device_ids = {client->device_id(0)}});
  Buffer again = run(*client, loaded, {&sum, &b});
  Buffer far = client->copy_to_device(again, 1);
  return right && get(far) == std::vector<float>{21, 42, 63, 84};
}

/// Fails each call of `name` in a session in turn. `may_pass`: an error there is not reported, by design.
void fail_each_call(const std::string& setting, const std::string& name, bool may_pass) {
  Faulty& fault = faulty();
  fault.arm(setting.c_str());
  CHECK(session());
  int calls = fault.calls(name.c_str());
  if (calls == 0) report(__FILE__, __LINE__, "the session does not call " + name);
  for (int call = 1; call <= calls; call++) {
    fault.arm((setting + "," + name + ":" + std::to_string(call) + ":13").c_str());
    bool right = false;
    Thrown error = thrown([&] { right = session(); });
    bool passed = may_pass && error.text.empty() && right;
    if (!passed && error.text != "injected fault in " + name) {
      report(__FILE__, __LINE__, name + ", call " + std::to_string(call) + ": " + (right ? "no error" : error.text));
    }
    CHECK_EQ(fault.live(), 0);
    fault.arm(setting.c_str());
    if (!session()) report(__FILE__, __LINE__, "not usable after a failure of " + name);
  }
}

}  // namespace

TEST(every_failing_call_is_an_exception) {
  for (const char* name : {"EventIsReady",
                           "EventAwait",
                           "ClientCreate",
                           "ClientPlatformName",
                           "ClientAddressableDevices",
                           "ClientCompile",
                           "ClientBufferFromHostBuffer",
                           "DeviceDescriptionId",
                           "DeviceDescriptionKind",
                           "DeviceGetDescription",
                           "DeviceMemoryStats",
                           "PluginAttributes",
                           "ExecutableNumOutputs",
                           "ExecutableSerialize",
                           "LoadedExecutableGetExecutable",
                           "LoadedExecutableExecute",
                           "ExecutableDeserializeAndLoad",
                           "BufferElementType",
                           "BufferDimensions",
                           "BufferOnDeviceSizeInBytes",
                           "BufferIsDeleted",
                           "BufferCopyToDevice",
                           "BufferIsOnCpu",
                           "BufferReadyEvent",
                           "BufferUnsafePointer"}) {
    fail_each_call("", name, false);
  }
  fail_each_call("not_on_cpu", "BufferToHostBuffer", false);
}

TEST(failures_to_destroy_are_dropped) {
  for (const char* name :
       {"EventDestroy", "ClientDestroy", "ExecutableDestroy", "LoadedExecutableDestroy", "BufferDestroy"}) {
    fail_each_call("", name, true);
  }
}

TEST(codes_become_kinds) {
  Faulty& fault = faulty();
  fault.arm("");
  std::unique_ptr<Client> client = Client::create(fault.plugin, 1);
  for (int code = 1; code <= 16; code++) {
    fault.arm(("ClientCompile:1:" + std::to_string(code)).c_str());
    ErrorKind kind = thrown([&] { client->compile(add_program("4xf32"), {}); }).kind;
    ErrorKind wanted = code == 8 ? ErrorKind::OutOfMemory : code == 12 ? ErrorKind::NotImplemented : ErrorKind::Runtime;
    if (kind != wanted) report(__FILE__, __LINE__, "code " + std::to_string(code));
  }
  fault.arm("");
}

TEST(a_device_without_host_pointers_copies) {
  Faulty& fault = faulty();
  fault.arm("not_on_cpu,memory_stats");
  std::unique_ptr<Client> client = Client::create(fault.plugin, 1);
  std::vector<float> values(24);
  for (size_t i = 0; i < values.size(); i++) values[i] = static_cast<float>(i);
  Buffer cube = client->from_host(0, values.data(), {hlo::DType::F32, {2, 3, 4}});
  CHECK(cube.unsafe_pointer() == nullptr);
  CHECK(get(cube) == values);
  client->from_host(0, nullptr, {hlo::DType::F32, {0}}).to_host(nullptr, 0);
  CHECK_EQ(fault.calls("BufferToHostBuffer"), 1);
  CHECK_EQ(fault.calls("BufferUnsafePointer"), 0);
  MemoryStats stats;
  CHECK(client->memory_stats(0, &stats));
  CHECK(stats.bytes_in_use == 111 && stats.peak_bytes == 222 && stats.bytes_limit == 333);
  fault.arm("");
}

TEST(damaged_tables_are_refused) {
  Scratch dir;
  std::filesystem::copy_file(FAULT_PLUGIN, dir / "damaged_cpu.so");  // the original may be loaded already
  Setting target("TORCH_TPU_FAULT_TARGET", plugin_paths()[0].c_str());
  auto load = [&](const char* damage) {
    Setting table("TORCH_TPU_FAULT_TABLE", damage);
    Plugin::load(dir / "damaged_cpu.so");
  };
  CHECK_THROWS("a table of 104 bytes; this library speaks PJRT 0.x with at least 632", load("short"));
  CHECK_THROWS("speaks PJRT 1.", load("major"));
  CHECK_THROWS("lacks function 20 of the table", load("hole"));
}
