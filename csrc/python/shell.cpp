#include "python/shell.h"

#include <torch/csrc/Exceptions.h>
#include <torch/csrc/Generator.h>

#include "aten/device_ops.h"
#include "aten/generator.h"
#include "aten/guard.h"
#include "base/settings.h"

namespace tpu::python {
namespace {

PyObject* started(PyObject*, PyObject*) { return PyBool_FromLong(aten::started()); }

PyObject* current_device(PyObject*, PyObject*) { return PyLong_FromLong(aten::current_device()); }

PyObject* default_generator(PyObject*, PyObject* index) {
  HANDLE_TH_ERRORS
  const long device = PyLong_AsLong(index);
  if (device == -1 && PyErr_Occurred()) return nullptr;
  return THPGenerator_Wrap(aten::default_generator(static_cast<c10::DeviceIndex>(device)));
  END_HANDLE_TH_ERRORS
}

PyObject* all_settings(PyObject*, PyObject*) {
  PyObject* list = PyList_New(0);
  for (const Setting& s : settings::all()) {
    PyObject* row = Py_BuildValue("(sss)", s.name, s.text().c_str(), s.meaning);
    if (row == nullptr || PyList_Append(list, row) < 0) return nullptr;
    Py_DECREF(row);
  }
  return list;
}

}  // namespace

PyMethodDef shell_methods[] = {
    {"_started", started, METH_NOARGS, "Whether the runtime runs in this process."},
    {"_current_device", current_device, METH_NOARGS, "The calling thread's current device; starts nothing."},
    {"_default_generator", default_generator, METH_O, "The default generator of a device, by index."},
    {"_settings", all_settings, METH_NOARGS, "(name, value in force, meaning) of every environment variable."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace tpu::python
