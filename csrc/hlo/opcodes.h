// Every operation a graph may hold, once: enumerator and StableHLO (or CHLO) name.
// Source of the list: the StableHLO specification and the CHLO dialect, kept to what XLA:CPU and the TPU compiler take.
#pragma once
#include <cstdint>

namespace tpu::hlo {

// clang-format off
#define TPU_HLO_OPCODES(X) \
  X(Abs, "stablehlo.abs") X(Add, "stablehlo.add") X(AllGather, "stablehlo.all_gather") X(AllReduce, "stablehlo.all_reduce") \
  X(AllToAll, "stablehlo.all_to_all") X(And, "stablehlo.and") X(Atan2, "stablehlo.atan2") \
  X(BatchNormGrad, "stablehlo.batch_norm_grad") X(BatchNormInference, "stablehlo.batch_norm_inference") \
  X(BatchNormTraining, "stablehlo.batch_norm_training") X(BitcastConvert, "stablehlo.bitcast_convert") \
  X(BroadcastInDim, "stablehlo.broadcast_in_dim") X(Case, "stablehlo.case") X(Cbrt, "stablehlo.cbrt") \
  X(Ceil, "stablehlo.ceil") X(Cholesky, "stablehlo.cholesky") X(Clamp, "stablehlo.clamp") \
  X(CollectivePermute, "stablehlo.collective_permute") X(Compare, "stablehlo.compare") X(Complex, "stablehlo.complex") \
  X(Concatenate, "stablehlo.concatenate") X(Constant, "stablehlo.constant") X(Convert, "stablehlo.convert") \
  X(Convolution, "stablehlo.convolution") X(Cosine, "stablehlo.cosine") \
  X(CountLeadingZeros, "stablehlo.count_leading_zeros") X(CustomCall, "stablehlo.custom_call") \
  X(Divide, "stablehlo.divide") X(DotGeneral, "stablehlo.dot_general") X(DynamicSlice, "stablehlo.dynamic_slice") \
  X(DynamicUpdateSlice, "stablehlo.dynamic_update_slice") X(Exponential, "stablehlo.exponential") \
  X(ExponentialMinusOne, "stablehlo.exponential_minus_one") X(Fft, "stablehlo.fft") X(Floor, "stablehlo.floor") \
  X(Gather, "stablehlo.gather") X(GetDimensionSize, "stablehlo.get_dimension_size") X(If, "stablehlo.if") \
  X(Imag, "stablehlo.imag") X(Iota, "stablehlo.iota") X(IsFinite, "stablehlo.is_finite") X(Log, "stablehlo.log") \
  X(LogPlusOne, "stablehlo.log_plus_one") X(Logistic, "stablehlo.logistic") X(Maximum, "stablehlo.maximum") \
  X(Minimum, "stablehlo.minimum") X(Multiply, "stablehlo.multiply") X(Negate, "stablehlo.negate") \
  X(Not, "stablehlo.not") X(OptimizationBarrier, "stablehlo.optimization_barrier") X(Or, "stablehlo.or") \
  X(Pad, "stablehlo.pad") X(PartitionId, "stablehlo.partition_id") X(Popcnt, "stablehlo.popcnt") \
  X(Power, "stablehlo.power") X(Real, "stablehlo.real") X(Reduce, "stablehlo.reduce") \
  X(ReducePrecision, "stablehlo.reduce_precision") X(ReduceScatter, "stablehlo.reduce_scatter") \
  X(ReduceWindow, "stablehlo.reduce_window") X(Remainder, "stablehlo.remainder") X(ReplicaId, "stablehlo.replica_id") \
  X(Reshape, "stablehlo.reshape") X(Return, "stablehlo.return") X(Reverse, "stablehlo.reverse") \
  X(RngBitGenerator, "stablehlo.rng_bit_generator") X(RoundNearestAfz, "stablehlo.round_nearest_afz") \
  X(RoundNearestEven, "stablehlo.round_nearest_even") X(Rsqrt, "stablehlo.rsqrt") X(Scatter, "stablehlo.scatter") \
  X(Select, "stablehlo.select") X(SelectAndScatter, "stablehlo.select_and_scatter") \
  X(SetDimensionSize, "stablehlo.set_dimension_size") X(ShiftLeft, "stablehlo.shift_left") \
  X(ShiftRightArithmetic, "stablehlo.shift_right_arithmetic") X(ShiftRightLogical, "stablehlo.shift_right_logical") \
  X(Sign, "stablehlo.sign") X(Sine, "stablehlo.sine") X(Slice, "stablehlo.slice") X(Sort, "stablehlo.sort") \
  X(Sqrt, "stablehlo.sqrt") X(Subtract, "stablehlo.subtract") X(Tan, "stablehlo.tan") X(Tanh, "stablehlo.tanh") \
  X(Transpose, "stablehlo.transpose") X(TriangularSolve, "stablehlo.triangular_solve") X(While, "stablehlo.while") \
  X(Xor, "stablehlo.xor") \
  X(ChloAcos, "chlo.acos") X(ChloAcosh, "chlo.acosh") X(ChloAsin, "chlo.asin") X(ChloAsinh, "chlo.asinh") \
  X(ChloAtan, "chlo.atan") X(ChloAtanh, "chlo.atanh") X(ChloBesselI1e, "chlo.bessel_i1e") X(ChloConj, "chlo.conj") \
  X(ChloCosh, "chlo.cosh") X(ChloDigamma, "chlo.digamma") X(ChloErf, "chlo.erf") X(ChloErfInv, "chlo.erf_inv") \
  X(ChloErfc, "chlo.erfc") X(ChloLgamma, "chlo.lgamma") X(ChloNextAfter, "chlo.next_after") \
  X(ChloPolygamma, "chlo.polygamma") X(ChloSinh, "chlo.sinh") X(ChloTopK, "chlo.top_k") X(ChloZeta, "chlo.zeta")
// clang-format on

enum class Opcode : uint8_t {
#define X(id, name) id,
  TPU_HLO_OPCODES(X)
#undef X
};

const char* name(Opcode code);  // "stablehlo.add"

}  // namespace tpu::hlo
