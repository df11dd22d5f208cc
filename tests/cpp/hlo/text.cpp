// The printed text, the verifier, equality and hash: no device needed.
#include "check.h"
#include "hlo/builders.h"

using namespace tpu;
using namespace tpu::hlo;

namespace {

Graph small() {
  Builder b;
  Val x = b.param({DType::F32, {2, 3}});
  Val y = b.param({DType::F32, {3}});
  b.set_loc("model.py:12");
  Val z = x + y;
  b.set_loc("");
  return b.finish({reduce_max(z, {1}), z * 0.1});
}

std::string constant_text(DType dtype, auto value) {
  Builder b;
  std::string text = print(b.finish({constant(b, dtype, value)}));
  size_t at = text.find("dense<");
  return text.substr(at, text.find('}', at) - at);
}

}  // namespace

TEST(text_module) {
  Graph g = small();
  g.alias[0] = 1;
  verify(g);
  CHECK_EQ(print(g), R"(module @tpu {
func.func @main(%0: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}, %1: tensor<3xf32>) -> (tensor<2xf32>, tensor<2x3xf32>) {
 %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32> loc("model.py":12:0)
 %3 = "stablehlo.add"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> loc("model.py":12:0)
 %4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
 %8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
  %7 = "stablehlo.maximum"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
 }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
 %9 = "stablehlo.constant"() {value = dense<0x3DCCCCCD> : tensor<f32>} : () -> tensor<f32>
 %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
 %11 = "stablehlo.multiply"(%3, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
 "func.return"(%8, %11) : (tensor<2xf32>, tensor<2x3xf32>) -> ()
}
}
)");
}

TEST(text_constants) {
  CHECK_EQ(constant_text(DType::F32, 0.5), "dense<0.5> : tensor<f32>");
  CHECK_EQ(constant_text(DType::F32, -3), "dense<-3.0> : tensor<f32>");
  CHECK_EQ(constant_text(DType::F32, -0.0), "dense<0x80000000> : tensor<f32>");
  CHECK_EQ(constant_text(DType::F32, 0.1), "dense<0x3DCCCCCD> : tensor<f32>");
  CHECK_EQ(constant_text(DType::F32, std::nan("")), "dense<0x7FC00000> : tensor<f32>");
  CHECK_EQ(constant_text(DType::F64, 0.1), "dense<0.1> : tensor<f64>");
  CHECK_EQ(constant_text(DType::F16, 0.1), "dense<0x2E66> : tensor<f16>");
  CHECK_EQ(constant_text(DType::F16, 1e-7), "dense<0x0002> : tensor<f16>");
  CHECK_EQ(constant_text(DType::F16, 65519.0), "dense<65504.0> : tensor<f16>");
  CHECK_EQ(constant_text(DType::F16, 65520.0), "dense<0x7C00> : tensor<f16>");
  CHECK_EQ(constant_text(DType::BF16, 3.14159), "dense<0x4049> : tensor<bf16>");
  CHECK_EQ(constant_text(DType::F8E4M3FN, 1e9), "dense<0x7F> : tensor<f8E4M3FN>");
  CHECK_EQ(constant_text(DType::F8E4M3FN, 448.0), "dense<448.0> : tensor<f8E4M3FN>");
  CHECK_EQ(constant_text(DType::F8E5M2, 0.3), "dense<0.3125> : tensor<f8E5M2>");
  CHECK_EQ(constant_text(DType::F8E4M3FNUZ, std::nan("")), "dense<0x80> : tensor<f8E4M3FNUZ>");
  CHECK_EQ(constant_text(DType::F8E4M3FNUZ, 240.0), "dense<240.0> : tensor<f8E4M3FNUZ>");
  CHECK_EQ(constant_text(DType::S64, INT64_MIN), "dense<-9223372036854775808> : tensor<i64>");
  CHECK_EQ(constant_text(DType::U64, int64_t{-1}), "dense<18446744073709551615> : tensor<ui64>");
  CHECK_EQ(constant_text(DType::S8, 300), "dense<44> : tensor<i8>");
  CHECK_EQ(constant_text(DType::S8, 300.0), "dense<127> : tensor<i8>");
  CHECK_EQ(constant_text(DType::S32, std::nan("")), "dense<0> : tensor<i32>");
  CHECK_EQ(constant_text(DType::Pred, 0.5), "dense<true> : tensor<i1>");
  CHECK_EQ(constant_text(DType::C64, std::complex<double>(1, -2)), "dense<(1.0,-2.0)> : tensor<complex<f32>>");
}

TEST(text_dense_lists) {
  Builder b;
  Val list = constant_list(b, DType::S32, {1, -2, 3});
  Val square = constant_dense(b, {DType::Pred, {2, 2}}, std::string("\1\0\0\1", 4));
  Val empty = constant_dense(b, {DType::F32, {2, 0}}, "");
  Val blob = constant_dense(b, {DType::U8, {33}}, std::string(33, '\xAB'));
  std::string text = print(b.finish({list, square, empty, blob}));
  for (const char* part :
       {"dense<[1, -2, 3]> : tensor<3xi32>", "dense<[[true, false], [false, true]]> : tensor<2x2xi1>",
        "dense<> : tensor<2x0xf32>", "dense<\"0xABAB"}) {
    CHECK(text.find(part) != std::string::npos);
  }
}

TEST(graph_equality_and_hash) {
  Graph a = small(), b = small();
  CHECK(a == b);
  CHECK_EQ(hash(a), hash(b));
  b.alias[0] = 1;
  CHECK(!(a == b));
  CHECK(hash(a) != hash(b));
  b = small();
  std::get<Dims>(b.body.ops[0].attrs[0].value)[0] = 0;
  CHECK(!(a == b));
  CHECK(hash(a) != hash(b));
  b = small();
  b.body.ops[3].regions[0].ops[0].code = Opcode::Minimum;
  CHECK(!(a == b));
  CHECK(hash(a) != hash(b));
  b = small();
  b.types[0].dims[0] = 5;
  CHECK(!(a == b));
  CHECK(hash(a) != hash(b));
}

TEST(verify_finds_faults) {
  Graph g = small();
  verify(g);
  std::swap(g.body.ops[0], g.body.ops[1]);
  CHECK_THROWS("stablehlo.add: %2 is used but not defined before", verify(g));
  g = small();
  g.body.ops[3].regions[0].results = {g.body.args[0]};
  CHECK_THROWS("enclosing region", verify(g));
  g = small();
  g.body.ops[3].regions[0].results.clear();
  CHECK_THROWS("stablehlo.reduce: its region yields", verify(g));
  g = small();
  g.alias[1] = 0;
  CHECK_THROWS("parameter 1 cannot alias result 0", verify(g));
  g.alias = {1, 1};
  g.types[g.body.args[1]] = g.types[g.body.args[0]];
  CHECK_THROWS("aliased twice", verify(g));
  g = small();
  g.body.results.push_back(7);  // lives in the region
  CHECK_THROWS("%7 is used but not defined before", verify(g));

  Builder b;
  Val x = b.param({DType::S32, {}});
  Vals out = while_loop(
      {x}, [](const Vals& v) { return v[0] < 3; }, [](const Vals& v) { return Vals{convert(v[0], DType::S64)}; });
  CHECK_THROWS("stablehlo.while: its region yields tensor<i32>, has tensor<i64>", verify(b.finish(out)));
}

TEST(errors_in_torch_words) {
  Builder b;
  Val x = b.param({DType::F32, {2, 3}}), i = b.param({DType::S32, {2, 3}}), p = b.param({DType::Pred, {2, 3}});
  CHECK_THROWS("The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1",
               broadcast_dims({2, 3}, {4}));
  CHECK_THROWS("Dimension out of range (expected to be in range of [-2, 1], but got 2)", normalize_axis(2, 2));
  CHECK_THROWS("expected to be in range of [-1, 0]", normalize_axis(1, 0));
  CHECK_THROWS("dim 1 appears multiple times in the list of dims", normalize_axes({1, -1}, 2));
  CHECK_THROWS("shape '[4, -1]' is invalid for input of size 6", reshape(x, {4, -1}));
  CHECK_THROWS("only one dimension can be inferred", reshape(x, {-1, -1}));
  CHECK_THROWS(
      "The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 1.  "
      "Target sizes: [2, 4].  Tensor sizes: [2, 3]",
      broadcast_to(x, {2, 4}));
  CHECK_THROWS("stablehlo.add: operands must share the dtype, got tensor<2x3xf32> and tensor<2x3xi32>", x + i);
  CHECK_THROWS("stablehlo.subtract: does not take tensor<2x3xi1>", p - p);
  CHECK_THROWS("stablehlo.exponential: needs floating point, got tensor<2x3xi32>", exp(i));
  CHECK_THROWS("stablehlo.add: undefined operand", x + Val());
  CHECK_THROWS("selected index k out of range", top_k(x, 4));
  Builder other;
  Val y = other.param({DType::F32, {2, 3}});
  CHECK_THROWS("belongs to another program", x + y);
}

TEST(no_ops_return_the_operand) {
  Builder b;
  Val x = b.param({DType::F32, {2, 3}}), i = b.param({DType::S32, {}}), p = b.param({DType::Pred, {2}});
  CHECK_EQ(reshape(x, {2, -1}).id, x.id);
  CHECK_EQ(convert(x, DType::F32).id, x.id);
  CHECK_EQ(transpose(x, {0, -1}).id, x.id);
  CHECK_EQ(broadcast_to(x, {2, 3}).id, x.id);
  CHECK_EQ(slice(x, {0, 0}, {2, 3}).id, x.id);
  CHECK_EQ(pad(x, constant(b, DType::F32, 0), {0, 0}, {0, 0}).id, x.id);
  CHECK_EQ(concatenate({x}, 0).id, x.id);
  CHECK_EQ(reverse(x, {}).id, x.id);
  CHECK_EQ(floor(i).id, i.id);
  CHECK_EQ(round_nearest_afz(i).id, i.id);
  CHECK_EQ(abs(p).id, p.id);
  CHECK_EQ(sign(p).id, p.id);
  CHECK_EQ(real(x).id, x.id);
  CHECK_EQ(conj(x).id, x.id);
  CHECK_EQ(reduce_sum(i, {}).id, i.id);
  CHECK_EQ(squeeze(x, 0).id, x.id);
}
