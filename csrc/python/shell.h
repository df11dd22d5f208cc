// The functions of `torch_tpu._C` that show the device shell to Python: what torch's own `torch._C` has no way to reach.
// module.cpp adds the table with PyModule_AddFunctions.
#pragma once
#include <Python.h>

namespace tpu::python {

/// Lets other Python threads run for as long as it lives.
struct NoGil {
  PyThreadState* state = PyEval_SaveThread();
  ~NoGil() { PyEval_RestoreThread(state); }
};

/// _started() -> bool, _current_device() -> int, _default_generator(index) -> torch.Generator,
/// _settings() -> list[tuple[str, str, str]].
extern PyMethodDef shell_methods[];

}  // namespace tpu::python
