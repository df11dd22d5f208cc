#include "aten/control.h"

#include "aten/dtype.h"
#include "aten/manual.h"
#include "aten/storage.h"
#include "compile/trace.h"

namespace tpu::aten {
using compile::Trace;
using runtime::ValueRef;

namespace {

Trace& current() {
  auto* trace = dynamic_cast<Trace*>(lazy::recorder);
  TORCH_CHECK(trace, "internal: control flow outside a trace");
  return *trace;
}

at::Tensor dense_tensor(const hlo::Type& type, int device, ValueRef value) {
  return make_tensor(type.dims, row_major_strides(type.dims), to_torch(type.dtype), device, runtime::intern(type),
                     std::move(value));
}

std::vector<ValueRef> dense_values(const std::vector<at::Tensor>& tensors) {
  std::vector<ValueRef> values;
  for (const at::Tensor& t : tensors) {
    TORCH_CHECK_NOT_IMPLEMENTED(t.defined() && t.numel(), "tpu: an empty tensor in compiled control flow");
    values.push_back(dense_value(t));
  }
  return values;
}

std::vector<runtime::Value*> pointers(const std::vector<ValueRef>& values) {
  std::vector<runtime::Value*> list;
  for (auto& v : values) list.push_back(v.get());
  return list;
}

std::vector<at::Tensor> tensors_of(std::vector<ValueRef> values, int device) {
  std::vector<at::Tensor> list;
  for (ValueRef& v : values) {
    const hlo::Type& type = *v->type;
    list.push_back(dense_tensor(type, device, std::move(v)));
  }
  return list;
}

// A trace of its own for a body whose arguments are like these values.
std::shared_ptr<Trace> trace_of(const Body& body, const std::vector<ValueRef>& like, int device) {
  auto trace = std::make_shared<Trace>(device);
  std::vector<at::Tensor> stand_ins;
  for (const ValueRef& v : like) stand_ins.push_back(dense_tensor(*v->type, device, trace->argument(v->type)));
  lazy::Recorder* outer = std::exchange(lazy::recorder, trace.get());
  try {
    for (const ValueRef& v : dense_values(body(stand_ins))) trace->yield(v.get());
  } catch (...) {
    outer->value_needed |= trace->value_needed;
    lazy::recorder = outer;
    throw;
  }
  lazy::recorder = outer;
  return trace;
}

}  // namespace

std::vector<at::Tensor> compiled_cond(const at::Tensor& condition, const Body& on_true, const Body& on_false,
                                      const std::vector<at::Tensor>& operands) {
  return translate([&] {
    Trace& trace = current();
    ValueRef test = dense_value(condition.to(at::kBool).reshape({}));
    std::vector<ValueRef> values = dense_values(operands);
    auto first = trace_of(on_true, values, trace.device()), second = trace_of(on_false, values, trace.device());
    return tensors_of(trace.if_else(test.get(), first, second, pointers(values)), trace.device());
  });
}

std::vector<at::Tensor> compiled_while(const Body& condition, const Body& body, const std::vector<at::Tensor>& operands,
                                       size_t carried) {
  return translate([&] {
    Trace& trace = current();
    std::vector<ValueRef> values = dense_values(operands);
    Body test = [&](const std::vector<at::Tensor>& stand_ins) {
      return std::vector<at::Tensor>{condition(stand_ins).at(0).to(at::kBool).reshape({})};
    };
    auto first = trace_of(test, values, trace.device()), second = trace_of(body, values, trace.device());
    return tensors_of(trace.while_loop(first, second, pointers(values), carried), trace.device());
  });
}

at::Tensor random_state() {
  return translate([] { return tensors_of({current().random_state()}, current().device())[0]; });
}

void draw_from(const at::Tensor& state) {
  translate([&] { current().draw_from(state.defined() ? dense_value(state).get() : nullptr); });
}

}  // namespace tpu::aten
