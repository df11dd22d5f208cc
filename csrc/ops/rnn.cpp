// One time step of LSTM and GRU. torch calls these fused cells for every step of nn.LSTM and nn.GRU on this device.
// The workspace keeps the activated gates for the way back; its layout is our own affair.
#include "ops/family.h"

namespace tpu::ops {
namespace {

Val gate(Val gates, int64_t i, int64_t count) {
  int64_t h = gates.dim(1) / count;
  return slice_axis(gates, 1, i * h, (i + 1) * h);
}

/// input + hidden (+ biases), in the widened dtype.
Val with_bias(Val gates, const optional<Val>& bias) {
  Val g = widen(gates);
  return bias ? g + broadcast_in_dim(convert(*bias, g.dtype()), g.dims(), {1}) : g;
}

std::array<Val, 3> lstm_cell(Val input_gates, Val hidden_gates, Val cx, optional<Val> input_bias,
                             optional<Val> hidden_bias) {
  Val gates = with_bias(input_gates, input_bias) + with_bias(hidden_gates, hidden_bias);
  Val i = logistic(gate(gates, 0, 4)), f = logistic(gate(gates, 1, 4));
  Val g = tanh(gate(gates, 2, 4)), o = logistic(gate(gates, 3, 4));
  Val cy = f * widen(cx) + i * g, hy = o * tanh(cy);
  DType t = input_gates.dtype();
  return {convert(hy, t), convert(cy, cx.dtype()), convert(concatenate({i, f, g, o}, 1), t)};
}

std::array<Val, 3> lstm_cell_backward(optional<Val> grad_hy, optional<Val> grad_cy, Val cx, Val cy, Val workspace,
                                      bool has_bias) {
  if (!grad_hy && !grad_cy) return {};
  Val gates = widen(workspace), c = widen(cy), tc = tanh(c);
  Val i = gate(gates, 0, 4), f = gate(gates, 1, 4), g = gate(gates, 2, 4), o = gate(gates, 3, 4);
  Val dh = grad_hy ? widen(*grad_hy) : zeros_like(c), dc = grad_cy ? widen(*grad_cy) : zeros_like(c);
  dc = dc + dh * o * (1.0 - tc * tc);
  Val di = dc * g * i * (1.0 - i), df = dc * widen(cx) * f * (1.0 - f);
  Val dg = dc * i * (1.0 - g * g), d_o = dh * tc * o * (1.0 - o);
  Val grad_gates = concatenate({di, df, dg, d_o}, 1);
  DType t = workspace.dtype();
  return {convert(grad_gates, t), convert(dc * f, cx.dtype()),
          has_bias ? convert(reduce_sum(grad_gates, {0}), t) : Val{}};
}

std::array<Val, 2> gru_cell(Val input_gates, Val hidden_gates, Val hx, optional<Val> input_bias,
                            optional<Val> hidden_bias) {
  Val in = with_bias(input_gates, input_bias), hid = with_bias(hidden_gates, hidden_bias), h = widen(hx);
  Val r = logistic(gate(in, 0, 3) + gate(hid, 0, 3)), z = logistic(gate(in, 1, 3) + gate(hid, 1, 3));
  Val hn = gate(hid, 2, 3), n = tanh(gate(in, 2, 3) + r * hn);
  Val hy = n + z * (h - n);
  return {convert(hy, hx.dtype()), convert(concatenate({r, z, n, h, hn}, 1), hx.dtype())};
}

std::array<Val, 5> gru_cell_backward(Val grad_hy, Val workspace, bool has_bias) {
  Val w = widen(workspace), dh = widen(grad_hy);
  Val r = gate(w, 0, 5), z = gate(w, 1, 5), n = gate(w, 2, 5), h = gate(w, 3, 5), hn = gate(w, 4, 5);
  Val dn = dh * (1.0 - z) * (1.0 - n * n), dz = dh * (h - n) * z * (1.0 - z), dr = dn * hn * r * (1.0 - r);
  Val d_in = concatenate({dr, dz, dn}, 1), d_hid = concatenate({dr, dz, dn * r}, 1);
  DType t = workspace.dtype();
  auto bias = [&](Val d) { return has_bias ? convert(reduce_sum(d, {0}), t) : Val{}; };
  return {convert(d_in, t), convert(d_hid, t), convert(dh * z, t), bias(d_in), bias(d_hid)};
}

}  // namespace

void rnn_rows(Table& op) {
  auto floats = takes(kFloats) | infers;
  op("_thnn_fused_lstm_cell", floats,
     [](Val input_gates, Val hidden_gates, Val cx, optional<Val> input_bias, optional<Val> hidden_bias) {
       return lstm_cell(input_gates, hidden_gates, cx, input_bias, hidden_bias);
     });
  op("_thnn_fused_lstm_cell_backward_impl", infers,
     [](optional<Val> grad_hy, optional<Val> grad_cy, Val cx, Val cy, Val workspace, bool has_bias) {
       return lstm_cell_backward(grad_hy, grad_cy, cx, cy, workspace, has_bias);
     });
  op("_thnn_fused_gru_cell", floats,
     [](Val input_gates, Val hidden_gates, Val hx, optional<Val> input_bias, optional<Val> hidden_bias) {
       return gru_cell(input_gates, hidden_gates, hx, input_bias, hidden_bias);
     });
  op("_thnn_fused_gru_cell_backward", infers,
     [](Val grad_hy, Val workspace, bool has_bias) { return gru_cell_backward(grad_hy, workspace, has_bias); });
}

}  // namespace tpu::ops
