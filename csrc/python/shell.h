// The functions of `torch_tpu._C` that show the device shell to Python: what torch's own `torch._C` has no way to reach.
// module.cpp adds the table with PyModule_AddFunctions.
#pragma once
#include <Python.h>

namespace tpu::python {

/// _started() -> bool, _current_device() -> int, _default_generator(index) -> torch.Generator,
/// _settings() -> list[tuple[str, str, str]].
extern PyMethodDef shell_methods[];

}  // namespace tpu::python
