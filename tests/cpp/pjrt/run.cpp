// pjrt/pjrt.h: buffers and programs on each installed plugin.
#include <atomic>
#include <thread>

#include "pjrt/support.h"

using namespace tpu;        // NOLINT: tests read in the words of what they test
using namespace tpu::pjrt;  // NOLINT
using namespace tpu::test;  // NOLINT

using Floats = std::vector<float>;

TEST(client_describes_its_devices) {
  for (const Tested& t : tested()) {
    CHECK_EQ(t.client->platform(), "cpu");
    CHECK(t.client->is_cpu());
    CHECK_EQ(t.client->device_count(), 2);
    CHECK_EQ(t.client->device_kind(1), "cpu");
    CHECK(t.client->device_id(0) != t.client->device_id(1));
    MemoryStats stats;
    CHECK(!t.client->memory_stats(0, &stats));
    CHECK_THROWS("device tpu:2 does not exist; there are 2", t.client->device(2));
    CHECK_THROWS("device tpu:-1 does not exist", t.client->device(-1));
  }
}

TEST(adds) {
  for (const Tested& t : tested()) {
    for (int device : {0, 1}) {
      Executable program = t.client->compile_for(device, add_program("4xf32"), {});
      CHECK_EQ(program.num_outputs(), 1u);
      Buffer a = put(*t.client, {1, 2, 3, 4}, device), b = put(*t.client, {10, 20, 30, 40}, device);
      Buffer sum = run(*t.client, program, {&a, &b});
      CHECK(get(sum) == (Floats{11, 22, 33, 44}));
      CHECK(sum.is_ready());
      CHECK(sum.type() == kFloat4);
      CHECK_EQ(sum.byte_size(), 16);
      CHECK(static_cast<const float*>(sum.unsafe_pointer())[2] == 33);
      CHECK(!a.is_deleted());
    }
  }
}

TEST(program_without_arguments_and_with_two_results) {
  std::string text =
      "func.func @main() -> (tensor<2xi32>, tensor<f32>) {\n  %0 = stablehlo.constant dense<[7, 8]> : tensor<2xi32>\n"
      "  %1 = stablehlo.constant dense<2.5> : tensor<f32>\n  return %0, %1 : tensor<2xi32>, tensor<f32>\n}";
  for (const Tested& t : tested()) {
    Executable program = t.client->compile(text, {});
    CHECK_EQ(program.num_outputs(), 2u);
    PJRT_Buffer* outputs[2] = {};
    program.execute({}, {}, outputs);
    Buffer first(t.client->api(), outputs[0]), second(t.client->api(), outputs[1]);
    int32_t integers[2] = {};
    first.to_host(integers, 8);
    CHECK(integers[0] == 7 && integers[1] == 8);
    float scalar = 0;
    second.to_host(&scalar, 4);
    CHECK_EQ(scalar, 2.5f);
    CHECK(second.type() == (hlo::Type{hlo::DType::F32, {}}));
  }
}

TEST(every_element_type_goes_to_the_device_and_back) {
  for (const Tested& t : tested()) {
    for (int i = 0; i < hlo::kDTypeCount; i++) {
      hlo::Type type{static_cast<hlo::DType>(i), {2, 3}};
      std::string bytes(static_cast<size_t>(6 * hlo::byte_size(type.dtype)), '\0');
      for (size_t k = 0; k < bytes.size(); k++)
        bytes[k] = static_cast<char>(hlo::is_pred(type.dtype) ? k & 1 : 17 * k + i);
      Buffer buffer = t.client->from_host(0, bytes.data(), type);
      CHECK(buffer.type() == type);
      std::string back(bytes.size(), 'x');
      buffer.to_host(back.data(), static_cast<int64_t>(back.size()));
      CHECK(back == bytes);
    }
  }
}

TEST(host_memory_may_change_after_from_host) {
  for (const Tested& t : tested()) {
    Floats values(1 << 20, 1.0f);
    Buffer buffer = put(*t.client, values);
    values.assign(values.size(), 2.0f);
    CHECK(get(buffer) == Floats(1 << 20, 1.0f));
  }
}

TEST(values_without_elements) {
  for (const Tested& t : tested()) {
    Buffer empty = t.client->from_host(0, nullptr, {hlo::DType::F32, {0, 3}});
    CHECK(empty.type() == (hlo::Type{hlo::DType::F32, {0, 3}}));
    empty.to_host(nullptr, 0);
    Executable program = t.client->compile(add_program("0x3xf32"), {});
    CHECK_EQ(run(*t.client, program, {&empty, &empty}).byte_size(), 0);
  }
}

TEST(copies_between_devices) {
  for (const Tested& t : tested()) {
    Buffer a = put(*t.client, {1, 2, 3}, 0);
    CHECK(get(t.client->copy_to_device(a, 1)) == (Floats{1, 2, 3}));
    Buffer same = t.client->copy_to_device(a, 0);
    CHECK(get(same) == (Floats{1, 2, 3}));
    CHECK(same.unsafe_pointer() != a.unsafe_pointer());
  }
}

TEST(moves_leave_nothing_behind) {
  const Client& client = *tested()[0].client;
  Buffer a = put(client, {1}), b = std::move(a);
  CHECK(!a && b);
  a = std::move(b);
  CHECK(a && !b);
  a.reset();
  a.reset();
  CHECK(!a);
  Executable p = client.compile(add_program("4xf32"), {}), q = std::move(p);
  CHECK(!p && q && q.num_outputs() == 1);
  p = std::move(q);
  CHECK(p && !q);
}

TEST(donated_argument_is_reused_unless_kept) {
  for (const Tested& t : tested()) {
    for (const char* donation : {"{tf.aliasing_output = 0 : i32}", "{jax.buffer_donor = true}"}) {
      Executable program = t.client->compile(add_program("4xf32", donation), {});
      Buffer a = put(*t.client, {1, 2, 3, 4}), b = put(*t.client, {1, 1, 1, 1});
      void* memory = a.unsafe_pointer();
      CHECK(get(run(*t.client, program, {&a, &b}, {0})) == (Floats{2, 3, 4, 5}));
      CHECK(!a.is_deleted());
      CHECK(get(a) == (Floats{1, 2, 3, 4}));
      Buffer sum = run(*t.client, program, {&a, &b});
      CHECK(get(sum) == (Floats{2, 3, 4, 5}));
      CHECK(a.is_deleted());
      CHECK(sum.unsafe_pointer() == memory);
      CHECK_THROWS("deleted or donated", run(*t.client, program, {&a, &b}));
      CHECK_THROWS("deleted or donated", get(a));
      CHECK(get(run(*t.client, program, {&sum, &b})) == (Floats{3, 4, 5, 6}));
    }
  }
}

TEST(serialized_program_runs_on_any_device) {
  for (const Tested& t : tested()) {
    std::string bytes = t.client->compile(add_program("4xf32"), {}).serialize();
    for (int device : {0, 1}) {
      Executable program = t.client->deserialize(bytes, {.device_ids = {t.client->device_id(device)}});
      Buffer a = put(*t.client, {1, 2, 3, 4}, device);
      CHECK(get(run(*t.client, program, {&a, &a})) == (Floats{2, 4, 6, 8}));
      CHECK_EQ(program.num_outputs(), 1u);
    }
    CHECK(!thrown([&] { t.client->deserialize("", {}); }).text.empty());
    CHECK(!thrown([&] { t.client->deserialize(bytes.substr(0, bytes.size() / 2), {}); }).text.empty());
    CHECK(!thrown([&] { t.client->deserialize("no program", {}); }).text.empty());
  }
}

TEST(errors_are_exceptions_of_the_right_kind) {
  for (const Tested& t : tested()) {
    const Client& client = *t.client;
    Thrown parse = thrown([&] { client.compile("this is no program", {}); });
    CHECK(parse.kind == ErrorKind::Runtime && parse.has("custom op 'this' is unknown"));
    Thrown verify = thrown([&] {
      client.compile(unary_program("4xf32",
                                   "  %r = \"stablehlo.add\"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> "
                                   "tensor<5xf32>",
                                   "5xf32"),
                     {});
    });
    CHECK(verify.has("-:2:8:"));
    Thrown missing = thrown([&] {
      client.compile(
          "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.collective_broadcast\"(%a)"
          " {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<4xf32>) -> tensor<4xf32>\n"
          "  return %0 : tensor<4xf32>\n}",
          {});
    });
    CHECK(missing.kind == ErrorKind::NotImplemented && missing.has("collective-broadcast"));

    // 2^36 elements of 8 bytes: half a terabyte.
    Executable large =
        client.compile(unary_program("f64",
                                     "  %r = \"stablehlo.broadcast_in_dim\"(%a) {broadcast_dimensions = array<i64>} : "
                                     "(tensor<f64>) -> tensor<65536x1048576xf64>",
                                     "65536x1048576xf64"),
                       {});
    double one = 1;
    Buffer scalar = client.from_host(0, &one, {hlo::DType::F64, {}});
    Thrown memory = thrown([&] { run(client, large, {&scalar}).await(); });
    CHECK(memory.kind == ErrorKind::OutOfMemory && memory.has("Out of memory"));

    Executable add = client.compile(add_program("4xf32"), {});
    Buffer a = put(client, {1, 2, 3, 4}), small = put(client, {1, 2, 3}), far = put(client, {1, 2, 3, 4}, 1);
    CHECK_THROWS("but compiled program expected 2", run(client, add, {&a}));
    CHECK_THROWS("incompatible size 12", run(client, add, {&a, &small}));
    CHECK_THROWS("but replica is assigned to device", run(client, add, {&a, &far}));
    CHECK(get(run(client, add, {&a, &a})) == (Floats{2, 4, 6, 8}));  // none of it harmed the client
  }
}

TEST(launches_parts_of_one_program_from_several_threads) {
  std::string text =
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = \"stablehlo.all_reduce\"(%a) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
      "    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n"
      "  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>\n"
      "  return %0 : tensor<4xf32>\n}";
  for (const Tested& t : tested()) {
    Executable program =
        t.client->compile(text, {.replicas = 2, .device_ids = {t.client->device_id(0), t.client->device_id(1)}});
    std::atomic<int> right{0};
    auto part = [&](int device) {
      for (int launch = 1; launch <= 20; launch++) {
        Buffer a = put(*t.client, Floats(4, static_cast<float>(device + launch)), device);
        PJRT_Buffer* argument = a.handle();
        PJRT_Buffer* output = nullptr;
        program.execute_on(t.client->device(device), launch, {&argument, 1}, {}, &output);
        right += get(Buffer(t.client->api(), output)) == Floats(4, static_cast<float>(2 * launch + 1));
      }
    };
    std::thread other(part, 1);
    part(0);
    other.join();
    CHECK_EQ(right.load(), 40);
    Buffer a = put(*t.client, {1, 2, 3, 4});
    CHECK_THROWS("argument lists", run(*t.client, program, {&a}));
  }
}

TEST(many_threads_compile_and_execute) {
  for (const Tested& t : tested()) {
    std::atomic<int> right{0};
    std::vector<std::thread> threads;
    for (int i = 1; i <= 4; i++) {
      threads.emplace_back([&, i] {
        std::string n = std::to_string(i);
        Executable program = t.client->compile(add_program(n + "xf32"), {});
        for (int k = 0; k < 200; k++) {
          Buffer a = put(*t.client, Floats(static_cast<size_t>(i), static_cast<float>(k)));
          right += get(run(*t.client, program, {&a, &a})) == Floats(static_cast<size_t>(i), static_cast<float>(2 * k));
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK_EQ(right.load(), 800);
  }
}
