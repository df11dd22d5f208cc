// pjrt/guard.h: what would kill or hang the process is an exception instead; and the wire bytes of CompileOptions.
#include "pjrt/guard.h"

#include "pjrt/support.h"
#include "scratch.h"

using namespace tpu;        // NOLINT: tests read in the words of what they test
using namespace tpu::pjrt;  // NOLINT
using namespace tpu::test;  // NOLINT

namespace {

std::string hex(const std::string& bytes) {
  std::string text;
  char digits[3];
  for (unsigned char c : bytes) {
    std::snprintf(digits, sizeof(digits), "%02x", c);
    text += digits;
  }
  return text;
}

}  // namespace

TEST(options_are_never_empty) {
  CHECK_EQ(hex(CompileOptions{}.encode()), "1a0420012801");
  CHECK_THROWS("at least one replica and one partition, got 0 and 1", CompileOptions{.replicas = 0}.encode());
  CHECK_THROWS("got 1 and -1", CompileOptions{.partitions = -1}.encode());
  CHECK_THROWS("was given 1 devices", CompileOptions{.replicas = 2, .device_ids = {0}}.encode());
}

TEST(options_on_the_wire) {
  // device_assignment {replica_count 2, computation_count 2, devices {[5, 300]}, devices {[6, 7]}}, replica major.
  CHECK_EQ(hex(CompileOptions{.replicas = 2, .partitions = 2, .device_ids = {5, 6, 300, 7}, .spmd = true}.encode()),
           "1a1c"
           "20022802"
           "3001"
           "4a11"
           "08021002"
           "1a05"
           "0a0305ac02"
           "1a04"
           "0a020607"
           "980101");
  CHECK_EQ(hex(CompileOptions{.overrides = {{"--b", "true"}, {"i", "-1"}, {"d", "0.5"}, {"s", "x"}}}.encode()),
           "1a0420012801"
           "3a07"
           "0a0162"
           "12021001"
           "3a10"
           "0a0169"
           "120b18ffffffffffffffffff01"
           "3a0e"
           "0a0164"
           "120921000000000000e03f"
           "3a08"
           "0a0173"
           "12030a0178");
}

TEST(overrides_reach_the_compiler) {
  for (const Tested& t : tested()) {
    auto compile = [&](const char* name, const char* value) {
      t.client->compile(add_program("4xf32"), {.overrides = {{name, value}}});
    };
    compile("xla_backend_optimization_level", "0");
    compile("--xla_llvm_disable_expensive_passes", "true");
    compile("xla_cpu_opt_preset", "CPU_OPT_PRESET_FAST_COMPILE");
    CHECK_THROWS("No such compile option: 'xla_no_such'", compile("xla_no_such", "1"));
    CHECK(!thrown([&] { compile("xla_cpu_opt_preset", "NO_SUCH_PRESET"); }).text.empty());
  }
}

TEST(huge_values_are_refused) {
  for (const Tested& t : tested()) {
    Thrown huge = thrown([&] { t.client->compile(add_program("274877906944xf32"), {}); });  // 2^38
    CHECK(huge.kind == ErrorKind::OutOfMemory && huge.has("[274877906944] is too large"));
    CHECK_THROWS("too large", t.client->compile(add_program("65536x65536x65536x65536xf32"), {}));
    CHECK_THROWS("too large", t.client->compile(add_program("99999999999999999999999xi8"), {}));
    CHECK_THROWS("too large", t.client->from_host(0, &huge, {hlo::DType::S8, {1 << 20, 1 << 20}}));
    t.client->compile(add_program("274877906944x0xf32"), {});
  }
}

TEST(shapes_without_a_size_are_refused) {
  const Client& client = *tested()[0].client;
  CHECK_THROWS("static shapes", client.compile(add_program("?xf32"), {}));
  CHECK_THROWS("static shapes", client.compile(add_program("4x?x2xf32"), {}));
  CHECK_THROWS("program to compile is empty", client.compile("", {}));
  CHECK_THROWS("negative dimension in [2, -3]", client.from_host(0, &client, {hlo::DType::S8, {2, -3}}));
}

TEST(host_memory_must_fit) {
  const Client& client = *tested()[0].client;
  CHECK_THROWS("no host memory to copy tensor<4xf32> from", client.from_host(0, nullptr, kFloat4));
  Buffer a = put(client, {1, 2, 3, 4});
  float host[5];
  CHECK_THROWS("copy of 16 bytes from the device into host memory of 12 bytes", a.to_host(host, 12));
  CHECK_THROWS("host memory of 20 bytes", a.to_host(host, 20));
}

TEST(element_types_have_both_names) {
  for (int i = 0; i < hlo::kDTypeCount; i++) {
    hlo::DType dtype = static_cast<hlo::DType>(i);
    CHECK(dtype_of(buffer_type(dtype)) == dtype);
  }
  CHECK_THROWS("element type number 0", dtype_of(BufferType::Invalid));
  CHECK_THROWS("element type number 99", buffer_type(static_cast<hlo::DType>(99)));
}

TEST(launch_ids_start_at_one) {
  const Client& client = *tested()[0].client;
  Executable program = client.compile(add_program("4xf32"), {});
  CHECK_THROWS("at least 1, on all of them, got 0", program.execute_on(client.device(0), 0, {}, {}, nullptr));
}

TEST(flags_that_would_end_the_process_are_refused) {
  Scratch dir;
  for (const std::string& path : plugin_paths()) {
    std::shared_ptr<Plugin> plugin = Plugin::load(path);
    {
      Setting flags("XLA_FLAGS", "--xla_backend_optimization_level=1  --xla_no_such_flag=2");
      CHECK_THROWS("XLA_FLAGS holds --xla_no_such_flag=2", Client::create(plugin, 1));
    }
    {
      Setting flags("XLA_FLAGS", "--xla_backend_optimization_level=1 --xla_dump_to=/x");
      CHECK(Client::create(plugin, 1) != nullptr);
    }
    {
      Setting flags("XLA_FLAGS", "--xla_backend_optimization_level=1 stray");
      CHECK_THROWS("XLA_FLAGS holds stray", Client::create(plugin, 1));
    }
    {
      Setting flags("XLA_FLAGS", (dir / "no_file").c_str());
      CHECK_THROWS("cannot be read", Client::create(plugin, 1));
    }
    write_file(dir / "flags", "--xla_backend_optimization_level=1\n--xla_other=1\n");
    Setting flags("XLA_FLAGS", (dir / "flags").c_str());
    CHECK_THROWS("XLA_FLAGS holds --xla_other=1", Client::create(plugin, 1));
  }
}

TEST(forked_child_gets_an_error_and_may_drop_what_it_inherited) {
  for (const Tested& t : tested()) {
    Executable program = t.client->compile(add_program("4xf32"), {});
    Buffer a = put(*t.client, {1, 2, 3, 4});
    int code = in_child([&] {
      const std::string part = "tpu: cannot use the device in a forked subprocess";
      int refused = 0;
      auto expect = [&](auto body) { refused += thrown(body).has(part); };
      expect([&] { run(*t.client, program, {&a, &a}); });
      expect([&] { get(a); });
      expect([&] { a.await(); });
      expect([&] { put(*t.client, {1}); });
      expect([&] { t.client->compile(add_program("4xf32"), {}); });
      expect([&] { program.serialize(); });
      expect([&] { Client::create(Plugin::load(t.path), 1); });
      a.reset();
      Executable moved = std::move(program);
      return refused == 7 ? 0 : refused + 1;
    });
    CHECK_EQ(code, 0);
    CHECK(get(run(*t.client, program, {&a, &a})) == (std::vector<float>{2, 4, 6, 8}));  // the parent is unharmed
  }
}

TEST(child_may_start_the_device_when_the_parent_has_not) {
  // In a process of its own, as the other cases start devices in this one.
  const char* step = "TORCH_TPU_TEST_FORK_FIRST";
  if (!std::getenv(step)) {
    int code = in_child(
        [&] {
          setenv(step, "1", 1);
          execl("/proc/self/exe", "test_pjrt", "child_may_start_the_device_when_the_parent_has_not", nullptr);
          return 99;
        },
        60);
    CHECK_EQ(code, 0);
    return;
  }
  std::shared_ptr<Plugin> plugin = Plugin::load(plugin_paths()[0]);
  CHECK_EQ(in_child([&] {
             std::unique_ptr<Client> client = Client::create(plugin, 1);
             return get(put(*client, {5})) == std::vector<float>{5} ? 0 : 1;
           }),
           0);
}
