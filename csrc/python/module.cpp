// torch_tpu._C: the Python face of the backend. Plain CPython; the only unit with torch's Python headers beside shell.cpp.
#include <Python.h>
#include <frameobject.h>
#include <torch/csrc/Exceptions.h>

#include <functional>
#include <string>
#include <vector>

#include "aten/device_ops.h"
#include "aten/fallback.h"
#include "aten/location.h"
#include "aten/rows.h"
#include "aten/storage.h"
#include "lazy/compile_log.h"
#include "lazy/entry.h"
#include "lazy/nan_check.h"
#include "lazy/precision.h"
#include "lazy/stream.h"
#include "ops/table.h"
#include "python/compile.h"
#include "python/shell.h"
#include "runtime/counters.h"
#include "runtime/runtime.h"

namespace tpu::python {
namespace {

using aten::Fallback;
using lazy::Mode;
using runtime::Runtime;

// Names of an enumeration, both ways.
template <class E>
struct Names {
  const char* what;
  std::vector<std::pair<const char*, E>> list;
  E parse(PyObject* arg) const {
    const char* text = PyUnicode_Check(arg) ? PyUnicode_AsUTF8(arg) : nullptr;
    std::string options;
    for (auto& [name, value] : list) {
      if (text && std::string(text) == name) return value;
      options += std::string(options.empty() ? "\"" : ", \"") + name + "\"";
    }
    TORCH_CHECK_VALUE(false, "tpu: the ", what, " must be one of ", options, ", got ",
                      text ? text : Py_TYPE(arg)->tp_name);
  }
  PyObject* text(E e) const {
    for (auto& [name, value] : list)
      if (value == e) return PyUnicode_FromString(name);
    Py_RETURN_NONE;
  }
};
const Names<Mode> kModes{"eager mode", {{"strict", Mode::Strict}, {"debug", Mode::Debug}, {"fuse", Mode::Fuse}}};
const Names<hlo::Precision> kPrecisions{"precision",
                                        {{"unset", hlo::Precision::Unset},
                                         {"default", hlo::Precision::Default},
                                         {"high", hlo::Precision::High},
                                         {"highest", hlo::Precision::Highest},
                                         {"native", hlo::Precision::Native}}};
const Names<lazy::Promotion> kPromotions{
    "promotion", {{"off", lazy::Promotion::Off}, {"on", lazy::Promotion::On}, {"wait", lazy::Promotion::Wait}}};
const Names<Fallback> kFallbacks{"fallback policy",
                                 {{"error", Fallback::Error}, {"warn", Fallback::Warn}, {"allow", Fallback::Allow}}};

long as_index(PyObject* arg) {
  long i = PyLong_AsLong(arg);
  if (i == -1 && PyErr_Occurred()) throw python_error();
  return i;
}

PyObject* list_of(const std::vector<std::string>& names) {
  PyObject* list = PyList_New(static_cast<Py_ssize_t>(names.size()));
  for (size_t i = 0; i < names.size(); i++)
    PyList_SET_ITEM(list, static_cast<Py_ssize_t>(i), PyUnicode_FromString(names[i].c_str()));
  return list;
}

void put(PyObject* dict, const char* key, PyObject* value) {
  PyDict_SetItemString(dict, key, value);
  Py_DECREF(value);
}

// clang-format off
#define TPU_METHOD(name, arg) PyObject* name(PyObject*, [[maybe_unused]] PyObject* arg) { HANDLE_TH_ERRORS
#define TPU_END END_HANDLE_TH_ERRORS }
// clang-format on

TPU_METHOD(available, _)
std::string why;
bool yes = aten::available(&why);
return Py_BuildValue("(Ns)", PyBool_FromLong(yes), why.c_str());
TPU_END

TPU_METHOD(start, _)
NoGil guard;
aten::start();
Py_RETURN_NONE;
TPU_END

TPU_METHOD(device_count, _)
return PyLong_FromLong(aten::device_count());
TPU_END

TPU_METHOD(set_device_count, arg)
long n = as_index(arg);
aten::translate([&] { Runtime::set_device_count(static_cast<int>(n)); });
Py_RETURN_NONE;
TPU_END

TPU_METHOD(set_plugin_search, arg)
std::vector<std::string> folders;
TORCH_CHECK_TYPE(PyList_Check(arg), "a list of folders is expected");
for (Py_ssize_t i = 0; i < PyList_GET_SIZE(arg); i++) {
  const char* text = PyUnicode_AsUTF8(PyList_GET_ITEM(arg, i));
  if (!text) throw python_error();
  folders.emplace_back(text);
}
Runtime::set_plugin_search(std::move(folders));
Py_RETURN_NONE;
TPU_END

TPU_METHOD(platform, _)
aten::start();
return PyUnicode_FromString(Runtime::get().client().platform().c_str());
TPU_END

TPU_METHOD(device_kind, arg)
long device = as_index(arg);
aten::start();
return PyUnicode_FromString(
    aten::translate([&] { return Runtime::get().client().device_kind(static_cast<int>(device)); }).c_str());
TPU_END

TPU_METHOD(synchronize, arg)
long device = as_index(arg);
NoGil guard;
aten::synchronize(static_cast<int>(device));
Py_RETURN_NONE;
TPU_END

TPU_METHOD(memory, arg)
long device = as_index(arg);
PyObject* d = PyDict_New();
if (!Runtime::started()) return d;
auto& m = Runtime::get().memory(static_cast<int>(device));
put(d, "allocated", PyLong_FromLongLong(m.allocated));
put(d, "peak", PyLong_FromLongLong(m.peak));
put(d, "allocations", PyLong_FromLongLong(m.allocations));
put(d, "frees", PyLong_FromLongLong(m.frees));
put(d, "limit", PyLong_FromLongLong(m.limit));
return d;
TPU_END

TPU_METHOD(set_memory_limit, args)
int device = 0;
long long bytes = 0;
if (!PyArg_ParseTuple(args, "iL", &device, &bytes)) throw python_error();
aten::start();
aten::translate([&] {
  require(device >= 0 && device < Runtime::get().client().device_count(), "tpu:", device, " does not exist");
  Runtime::get().memory(device).limit = bytes;
});
Py_RETURN_NONE;
TPU_END

TPU_METHOD(reset_peak, arg)
long device = as_index(arg);
if (Runtime::started()) {
  auto& m = Runtime::get().memory(static_cast<int>(device));
  m.peak = m.allocated.load();
}
Py_RETURN_NONE;
TPU_END

TPU_METHOD(counters, _)
PyObject* d = PyDict_New();
for (auto& [name, value] : runtime::snapshot()) put(d, name, PyLong_FromLongLong(value));
return d;
TPU_END

TPU_METHOD(set_mode, arg)
Mode mode = kModes.parse(arg);
NoGil guard;
aten::translate([&] { lazy::set_mode(mode); });
Py_RETURN_NONE;
TPU_END

TPU_METHOD(get_mode, _)
return kModes.text(lazy::mode());
TPU_END

TPU_METHOD(flush, _)
NoGil guard;
aten::translate([&] { lazy::flush_all(); });
Py_RETURN_NONE;
TPU_END

TPU_METHOD(compiles, arg)
PyObject* list = PyList_New(0);
for (auto& c : lazy::compiles_after(PyLong_AsUnsignedLongLong(arg))) {
  static const char* kinds[] = {"call", "region", "graph", "promotion"};
  PyObject* d = PyDict_New();
  auto text = [](const std::string& s) {
    return PyUnicode_FromStringAndSize(s.data(), static_cast<Py_ssize_t>(s.size()));
  };
  put(d, "number", PyLong_FromUnsignedLongLong(c.number));
  put(d, "kind", PyUnicode_FromString(kinds[static_cast<int>(c.kind)]));
  put(d, "what", text(c.what));
  put(d, "where", text(c.where));
  put(d, "calls", PyLong_FromSize_t(c.calls));
  put(d, "seconds", PyFloat_FromDouble(c.seconds));
  put(d, "loaded", PyBool_FromLong(c.loaded));
  put(d, "nearest", PyLong_FromUnsignedLongLong(c.nearest));
  put(d, "differences", list_of(c.differences));
  put(d, "cause", text(c.cause));
  put(d, "advice", text(c.advice));
  put(d, "text", text(c.text()));
  PyList_Append(list, d);
  Py_DECREF(d);
}
return list;
TPU_END

TPU_METHOD(forbid_compiles, arg)
long change = as_index(arg);
NoGil guard;
if (change > 0) aten::translate([&] { lazy::flush_all(); });
lazy::forbid_compiles(static_cast<int>(change));
Py_RETURN_NONE;
TPU_END

PyObject* compile_listener = nullptr;

// Runs on whatever thread made a program, with no lock of ours held.
void call_compile_listener() {
  if (!Py_IsInitialized()) return;
  PyGILState_STATE gil = PyGILState_Ensure();
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  PyObject* result = PyObject_CallNoArgs(compile_listener);
  if (!result) PyErr_WriteUnraisable(compile_listener);
  Py_XDECREF(result);
  PyErr_Restore(type, value, trace);
  PyGILState_Release(gil);
}

TPU_METHOD(set_compile_listener, arg)
Py_INCREF(arg);
Py_XSETREF(compile_listener, arg);
lazy::set_compile_listener(&call_compile_listener);
Py_RETURN_NONE;
TPU_END

TPU_METHOD(set_promotion, arg)
lazy::Promotion chosen = kPromotions.parse(arg);
NoGil guard;
aten::translate([&] { lazy::set_promotion(chosen); });
Py_RETURN_NONE;
TPU_END

TPU_METHOD(get_promotion, _)
return kPromotions.text(lazy::promotion());
TPU_END

TPU_METHOD(set_check_nan, arg)
lazy::set_checks_nan(PyObject_IsTrue(arg));
Py_RETURN_NONE;
TPU_END

TPU_METHOD(get_check_nan, _)
return PyBool_FromLong(lazy::checks_nan());
TPU_END

TPU_METHOD(set_precision, arg)
lazy::set_process_precision(kPrecisions.parse(arg));
Py_RETURN_NONE;
TPU_END

TPU_METHOD(set_thread_precision, arg)
lazy::set_thread_precision(kPrecisions.parse(arg));
Py_RETURN_NONE;
TPU_END

TPU_METHOD(get_thread_precision, _)
return kPrecisions.text(lazy::thread_precision());
TPU_END

TPU_METHOD(get_precision, _)
return kPrecisions.text(lazy::precision());
TPU_END

TPU_METHOD(set_fallback, arg)
aten::set_fallback(kFallbacks.parse(arg));
Py_RETURN_NONE;
TPU_END

TPU_METHOD(get_fallback, _)
return kFallbacks.text(aten::fallback());
TPU_END

TPU_METHOD(fallbacks, _)
PyObject* d = PyDict_New();
for (auto& [name, n] : aten::fallback_counts()) put(d, name.c_str(), PyLong_FromLongLong(n));
return d;
TPU_END

TPU_METHOD(registered, _)
return list_of(aten::registered_overloads());
TPU_END

TPU_METHOD(row_names, _)
std::vector<std::string> names;
for (auto& row : ops::table().rows()) names.push_back(row->name);
return list_of(names);
TPU_END

TPU_METHOD(rows_used, _)
return list_of(lazy::lowered_rows());
TPU_END

PyMethodDef methods[] = {
    {"_available", available, METH_NOARGS, "(whether a plugin is found, what to install when not). Loads nothing."},
    {"_start", start, METH_NOARGS, "Starts the device."},
    {"_device_count", device_count, METH_NOARGS, "Devices there are or will be."},
    {"_set_device_count", set_device_count, METH_O, "Emulated devices; before the start only."},
    {"_set_plugin_search", set_plugin_search, METH_O, "Folders that may hold a plugin package."},
    {"_platform", platform, METH_NOARGS, "\"cpu\" or \"tpu\"."},
    {"_device_kind", device_kind, METH_O, "The plugin's name of a device."},
    {"_synchronize", synchronize, METH_O, "Waits for all work of a device."},
    {"_memory", memory, METH_O, "Byte accounting of a device."},
    {"_set_memory_limit", set_memory_limit, METH_VARARGS, "Bytes that tensors may hold on a device."},
    {"_reset_peak", reset_peak, METH_O, "Sets the peak to what is allocated now."},
    {"_counters", counters, METH_NOARGS, "All counters."},
    {"_set_mode", set_mode, METH_O, "\"strict\", \"debug\" or \"fuse\"."},
    {"_get_mode", get_mode, METH_NOARGS, "The eager mode."},
    {"_flush", flush, METH_NOARGS, "Launches what is recorded."},
    {"_compiles", compiles, METH_O, "Records of the programs made after one with this number."},
    {"_forbid_compiles", forbid_compiles, METH_O, "+1: new programs raise; -1: no longer."},
    {"_set_compile_listener", set_compile_listener, METH_O, "Called after programs were made."},
    {"_set_promotion", set_promotion, METH_O, "\"on\", \"off\" or \"wait\"."},
    {"_get_promotion", get_promotion, METH_NOARGS, "Whether what repeats becomes larger programs."},
    {"_set_check_nan", set_check_nan, METH_O, "Whether debug mode looks for NaN."},
    {"_get_check_nan", get_check_nan, METH_NOARGS, "Whether debug mode looks for NaN."},
    {"_set_precision", set_precision, METH_O, "Of products, where a thread has none of its own."},
    {"_get_precision", get_precision, METH_NOARGS, "Of products, in this thread."},
    {"_set_thread_precision", set_thread_precision, METH_O, "Of products, in this thread; \"unset\": the process's."},
    {"_get_thread_precision", get_thread_precision, METH_NOARGS, "Of products, in this thread alone."},
    {"_set_fallback", set_fallback, METH_O, "\"error\", \"warn\" or \"allow\"."},
    {"_get_fallback", get_fallback, METH_NOARGS, "The fallback policy."},
    {"_fallbacks", fallbacks, METH_NOARGS, "How often each operator ran on the CPU."},
    {"_registered", registered, METH_NOARGS, "Overloads registered from rows."},
    {"_rows_used", rows_used, METH_NOARGS, "Names of the rows that this process has lowered."},
    {"_row_names", row_names, METH_NOARGS, "Names of all rows of the operator table."},
    {nullptr, nullptr, 0, nullptr},
};

// The innermost frame that is the user's: not torch's, not ours, not a frozen import.
std::string find_location() {
  if (!Py_IsInitialized()) return "";
  PyGILState_STATE gil = PyGILState_Ensure();
  std::string where;
  PyFrameObject* frame = PyEval_GetFrame();
  Py_XINCREF(frame);
  while (frame && where.empty()) {
    PyCodeObject* code = PyFrame_GetCode(frame);
    const char* file = PyUnicode_AsUTF8(code->co_filename);
    std::string path = file ? file : "";
    bool internal = path.find("/torch/") != std::string::npos || path.find("/torch_tpu/") != std::string::npos ||
                    path.rfind("<frozen", 0) == 0;
    if (!path.empty() && !internal)
      where = path.substr(path.rfind('/') + 1) + ":" + std::to_string(PyFrame_GetLineNumber(frame));
    Py_DECREF(code);
    PyFrameObject* back = PyFrame_GetBack(frame);
    Py_DECREF(frame);
    frame = back;
  }
  Py_XDECREF(frame);
  PyErr_Clear();
  PyGILState_Release(gil);
  return where;
}

PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                          "torch_tpu._C",
                          "The native side of torch_tpu.",
                          -1,
                          methods,
                          nullptr,
                          nullptr,
                          nullptr,
                          nullptr};

}  // namespace
}  // namespace tpu::python

PyMODINIT_FUNC PyInit__C() {
  PyObject* module = PyModule_Create(&tpu::python::definition);
  if (!module || PyModule_AddFunctions(module, tpu::python::shell_methods) < 0 ||
      PyModule_AddFunctions(module, tpu::python::walk_methods) < 0 || !tpu::python::add_compiled_graph(module))
    return nullptr;
  tpu::aten::set_python_location(&tpu::python::find_location);
  return module;
}
