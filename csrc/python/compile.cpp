#include "python/compile.h"

#include <structmember.h>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/csrc/utils/object_ptr.h>

#include <cstring>
#include <new>

#include "aten/compiled.h"
#include "aten/control.h"
#include "python/shell.h"

namespace tpu::python {
namespace {

using aten::Argument;
using aten::CompiledGraph;
using aten::Rescaled;
using aten::Returned;

struct Object {
  PyObject_HEAD;
  vectorcallfunc call;
  CompiledGraph* graph;
  PyObject* walk;
  PyObject* scale;    // what gives sizes at a bound; null: nothing varies
  size_t told;        // how many refusals `scale` knows of
  PyObject* instead;  // what the walk gave to take over; null: nothing
};

struct TakenOver {
  PyObject* by;
};

std::shared_ptr<void> hold(PyObject* o) {
  Py_INCREF(o);
  return {o, [](void* p) {
            PyGILState_STATE gil = PyGILState_Ensure();
            Py_DECREF(static_cast<PyObject*>(p));
            PyGILState_Release(gil);
          }};
}

Argument argument_of(PyObject* o) {
  Argument a;
  if (THPVariable_Check(o)) {
    a.kind = Argument::Kind::Tensor;
    a.tensor = &THPVariable_Unpack(o);
    return a;
  }
  if (o == Py_None) return a;
  a.kind = Argument::Kind::Number;
  if (PyBool_Check(o)) {
    a.tag = 1;
    a.bits = o == Py_True;
  } else if (PyLong_Check(o)) {
    a.tag = 2;
    a.bits = static_cast<uint64_t>(PyLong_AsLongLong(o));
    if (PyErr_Occurred()) throw python_error();
  } else if (PyFloat_Check(o)) {
    a.tag = 3;
    double d = PyFloat_AS_DOUBLE(o);
    std::memcpy(&a.bits, &d, sizeof d);
  } else {
    TORCH_CHECK_TYPE(false, "tpu: a compiled graph takes tensors and numbers, got ", Py_TYPE(o)->tp_name);
  }
  return a;
}

PyObject* checked(PyObject* o) {
  if (!o) throw python_error();
  return o;
}

// Runs the Python walk; `given` are the call's own arguments, of which numbers are handed through, those that are sizes as
// `sizes` has them.
std::vector<Returned> walk(PyObject* callable, PyObject* given, const std::vector<at::Tensor>& stand_ins,
                           const std::vector<Rescaled>& sizes) {
  THPObjectPtr list(checked(PyList_New(static_cast<Py_ssize_t>(stand_ins.size()))));
  for (size_t i = 0; i < stand_ins.size(); i++) {
    auto at = static_cast<Py_ssize_t>(i);
    PyObject* o = nullptr;
    if (stand_ins[i].defined())
      o = checked(THPVariable_Wrap(stand_ins[i]));
    else if (!sizes.empty() && sizes[i])
      o = checked(PyLong_FromLongLong(sizes[i]->at(0)));
    else
      o = Py_NewRef(PyList_GET_ITEM(given, at));
    PyList_SET_ITEM(list.get(), at, o);
  }
  THPObjectPtr pair(PyObject_CallOneArg(callable, list.get()));
  if (!pair && !sizes.empty()) {  // sizes of our own choice: nobody's error
    python_error error;
    error.persist();
    fail_as(ErrorKind::NotImplemented, "at other sizes ", error.what());
  }
  checked(pair.get());
  if (!PyTuple_Check(pair.get())) throw TakenOver{pair.release()};
  PyObject *results = nullptr, *on_host = nullptr;
  if (!PyArg_ParseTuple(pair.get(), "O!O!", &PyList_Type, &results, &PyList_Type, &on_host)) throw python_error();
  std::vector<Returned> returned;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(results); i++) {
    PyObject* o = PyList_GET_ITEM(results, i);
    Returned r;
    if (THPVariable_Check(o))
      r.tensor = THPVariable_Unpack(o);
    else
      r.constant = hold(o);
    r.to_host = PyObject_IsTrue(PyList_GET_ITEM(on_host, i)) == 1;
    returned.push_back(std::move(r));
  }
  return returned;
}

// Asks for the arguments' sizes at a bound and at a sample: lists with a list of numbers, a number or None each.
std::vector<std::vector<Rescaled>> scaled(PyObject* callable, PyObject* given) {
  THPObjectPtr both(checked(PyObject_CallOneArg(callable, given)));
  std::vector<std::vector<Rescaled>> out;
  if (both.get() == Py_None) return out;
  THPObjectPtr lists(checked(PySequence_Fast(both.get(), "lists")));
  for (Py_ssize_t k = 0; k < PySequence_Fast_GET_SIZE(lists.get()); k++) {
    THPObjectPtr list(checked(PySequence_Fast(PySequence_Fast_GET_ITEM(lists.get(), k), "a list of sizes")));
    auto& sizes = out.emplace_back();
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list.get()); i++) {
      PyObject* o = PySequence_Fast_GET_ITEM(list.get(), i);
      auto& item = sizes.emplace_back();
      if (o == Py_None) continue;
      item.emplace();
      if (PyLong_Check(o)) {
        item->push_back(PyLong_AsLongLong(o));
        continue;
      }
      THPObjectPtr dims(checked(PySequence_Fast(o, "sizes")));
      for (Py_ssize_t d = 0; d < PySequence_Fast_GET_SIZE(dims.get()); d++)
        item->push_back(PyLong_AsLongLong(PySequence_Fast_GET_ITEM(dims.get(), d)));
    }
    if (PyErr_Occurred()) throw python_error();
  }
  return out;
}

PyObject* call(PyObject* self, PyObject* const* args, size_t count, PyObject* names) {
  HANDLE_TH_ERRORS
  auto* object = reinterpret_cast<Object*>(self);
  TORCH_CHECK_TYPE(PyVectorcall_NARGS(count) == 1 && !names && PyList_Check(args[0]),
                   "tpu: a compiled graph is called with one list");
  PyObject* given = args[0];
  if (object->instead) return PyObject_CallOneArg(object->instead, given);
  c10::SmallVector<Argument, 64> arguments;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(given); i++) arguments.push_back(argument_of(PyList_GET_ITEM(given, i)));
  const CompiledGraph::Variant* variant = nullptr;
  try {
    CompiledGraph::Scale scale;
    if (object->scale) scale = [&] { return scaled(object->scale, given); };
    variant = &object->graph->find(
        arguments,
        [&](const std::vector<at::Tensor>& stand_ins, const std::vector<Rescaled>& sizes) {
          return walk(object->walk, given, stand_ins, sizes);
        },
        scale);
  } catch (const TakenOver& taken) {
    object->instead = taken.by;
    return PyObject_CallOneArg(object->instead, given);
  }
  for (auto& refused = object->graph->refused(); object->scale && object->told < refused.size(); object->told++)
    THPObjectPtr(checked(PyObject_CallMethod(object->scale, "refused", "s", refused[object->told].c_str())));
  std::vector<Returned> results;
  {
    NoGil released;
    object->graph->launch(*variant, arguments, &results);
  }
  THPObjectPtr list(checked(PyList_New(static_cast<Py_ssize_t>(results.size()))));
  for (size_t i = 0; i < results.size(); i++) {
    Returned& r = results[i];
    PyObject* o = r.tensor ? checked(THPVariable_Wrap(std::move(*r.tensor)))
                           : Py_NewRef(static_cast<PyObject*>(r.constant.get()));
    PyList_SET_ITEM(list.get(), static_cast<Py_ssize_t>(i), o);
  }
  if (PyList_SetSlice(given, 0, PyList_GET_SIZE(given), nullptr) < 0) throw python_error();
  return list.release();
  END_HANDLE_TH_ERRORS
}

PyObject* make(PyTypeObject* type, PyObject* args, PyObject*) {
  HANDLE_TH_ERRORS
  const char* name = nullptr;
  PyObject *walk = nullptr, *scale = Py_None;
  int device = 0;
  if (!PyArg_ParseTuple(args, "sOi|O", &name, &walk, &device, &scale)) return nullptr;
  auto* object = reinterpret_cast<Object*>(checked(type->tp_alloc(type, 0)));
  object->call = call;
  object->graph = new CompiledGraph(name, device);
  object->walk = Py_NewRef(walk);
  object->scale = scale == Py_None ? nullptr : Py_NewRef(scale);
  return reinterpret_cast<PyObject*>(object);
  END_HANDLE_TH_ERRORS
}

void destroy(PyObject* self) {
  auto* object = reinterpret_cast<Object*>(self);
  delete object->graph;
  Py_XDECREF(object->walk);
  Py_XDECREF(object->scale);
  Py_XDECREF(object->instead);
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* stablehlo(PyObject* self, PyObject*) {
  HANDLE_TH_ERRORS
  auto texts = reinterpret_cast<Object*>(self)->graph->texts();
  THPObjectPtr list(checked(PyList_New(static_cast<Py_ssize_t>(texts.size()))));
  for (size_t i = 0; i < texts.size(); i++)
    PyList_SET_ITEM(list.get(), static_cast<Py_ssize_t>(i),
                    checked(PyUnicode_FromStringAndSize(texts[i].data(), static_cast<Py_ssize_t>(texts[i].size()))));
  return list.release();
  END_HANDLE_TH_ERRORS
}

// (arguments, platform) -> text
PyObject* lower(PyObject* self, PyObject* args) {
  HANDLE_TH_ERRORS
  auto* object = reinterpret_cast<Object*>(self);
  PyObject* given = nullptr;
  const char* platform = nullptr;
  if (!PyArg_ParseTuple(args, "O!s", &PyList_Type, &given, &platform)) return nullptr;
  c10::SmallVector<Argument, 64> arguments;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(given); i++) arguments.push_back(argument_of(PyList_GET_ITEM(given, i)));
  try {
    std::string text = object->graph->lower(
        arguments,
        [&](const std::vector<at::Tensor>& stand_ins, const std::vector<Rescaled>& sizes) {
          return walk(object->walk, given, stand_ins, sizes);
        },
        std::string_view(platform) == "tpu" ? ops::Platform::Tpu : ops::Platform::Cpu);
    return PyUnicode_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size()));
  } catch (const TakenOver& taken) {
    Py_DECREF(taken.by);
    TORCH_CHECK_NOT_IMPLEMENTED(false, "tpu: the graph is no single program: a node of it looks at values");
  }
  END_HANDLE_TH_ERRORS
}

PyMethodDef graph_methods[] = {
    {"lower", lower, METH_VARARGS, "(arguments, platform) -> the text of the program for them; nothing is compiled."},
    {"stablehlo", stablehlo, METH_NOARGS, "The text of each program, the last used first."},
    {nullptr, nullptr, 0, nullptr},
};

PyMemberDef graph_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Object, call), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

PyType_Slot graph_slots[] = {
    {Py_tp_new, reinterpret_cast<void*>(make)},
    {Py_tp_dealloc, reinterpret_cast<void*>(destroy)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_methods, graph_methods},
    {Py_tp_members, graph_members},
    {0, nullptr},
};

PyType_Spec graph_spec{"torch_tpu._C.CompiledGraph", sizeof(Object), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
                       graph_slots};

// ---- what a walk needs beside operators ------------------------------------------------------------------------------

std::vector<at::Tensor> tensors_in(PyObject* list) {
  TORCH_CHECK_TYPE(PyList_Check(list), "a list of tensors is expected");
  std::vector<at::Tensor> tensors;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
    PyObject* o = PyList_GET_ITEM(list, i);
    TORCH_CHECK_NOT_IMPLEMENTED(THPVariable_Check(o), "tpu: ", Py_TYPE(o)->tp_name, " in compiled control flow");
    tensors.push_back(THPVariable_Unpack(o));
  }
  return tensors;
}

PyObject* list_of(const std::vector<at::Tensor>& tensors) {
  THPObjectPtr list(checked(PyList_New(static_cast<Py_ssize_t>(tensors.size()))));
  for (size_t i = 0; i < tensors.size(); i++)
    PyList_SET_ITEM(list.get(), static_cast<Py_ssize_t>(i), checked(THPVariable_Wrap(tensors[i])));
  return list.release();
}

aten::Body body_of(PyObject* callable) {
  return [callable](const std::vector<at::Tensor>& stand_ins) {
    THPObjectPtr arguments(list_of(stand_ins));
    THPObjectPtr results(checked(PyObject_CallOneArg(callable, arguments.get())));
    return tensors_in(results.get());
  };
}

PyObject* cond(PyObject*, PyObject* args) {
  HANDLE_TH_ERRORS
  PyObject *condition, *on_true, *on_false, *operands;
  if (!PyArg_ParseTuple(args, "OOOO", &condition, &on_true, &on_false, &operands)) return nullptr;
  TORCH_CHECK_TYPE(THPVariable_Check(condition), "the condition must be a tensor");
  return list_of(
      aten::compiled_cond(THPVariable_Unpack(condition), body_of(on_true), body_of(on_false), tensors_in(operands)));
  END_HANDLE_TH_ERRORS
}

PyObject* while_loop(PyObject*, PyObject* args) {
  HANDLE_TH_ERRORS
  PyObject *condition, *body, *carried, *extra;
  if (!PyArg_ParseTuple(args, "OOOO", &condition, &body, &carried, &extra)) return nullptr;
  std::vector<at::Tensor> operands = tensors_in(carried), more = tensors_in(extra);
  size_t n = operands.size();
  operands.insert(operands.end(), more.begin(), more.end());
  return list_of(aten::compiled_while(body_of(condition), body_of(body), operands, n));
  END_HANDLE_TH_ERRORS
}

PyObject* value_needed(PyObject*, PyObject*) { return PyBool_FromLong(lazy::recorder && lazy::recorder->value_needed); }

PyObject* random_state(PyObject*, PyObject*) {
  HANDLE_TH_ERRORS
  return THPVariable_Wrap(aten::random_state());
  END_HANDLE_TH_ERRORS
}

PyObject* draw_from(PyObject*, PyObject* state) {
  HANDLE_TH_ERRORS
  aten::draw_from(THPVariable_Check(state) ? THPVariable_Unpack(state) : at::Tensor());
  Py_RETURN_NONE;
  END_HANDLE_TH_ERRORS
}

}  // namespace

PyMethodDef walk_methods[] = {
    {"_value_needed", value_needed, METH_NOARGS, "Whether the trace going on failed for want of a tensor's value."},
    {"_cond", cond, METH_VARARGS, "(condition, on_true, on_false, operands) -> results, in a trace."},
    {"_while_loop", while_loop, METH_VARARGS, "(condition, body, carried, extra) -> results, in a trace."},
    {"_random_state", random_state, METH_NOARGS, "The state random operators draw from now, in a trace."},
    {"_draw_from", draw_from, METH_O, "Random operators of the trace draw from this state; None: from the generator."},
    {nullptr, nullptr, 0, nullptr},
};

bool add_compiled_graph(PyObject* module) {
  PyObject* type = PyType_FromSpec(&graph_spec);
  if (!type) return false;
  // AOTAutograd asks for this attribute: arguments come in one list, which is cleared.
  bool ok = PyObject_SetAttrString(type, "_boxed_call", Py_True) == 0 &&
            PyModule_AddObjectRef(module, "CompiledGraph", type) == 0;
  Py_DECREF(type);
  return ok;
}

}  // namespace tpu::python
