// torch_tpu._C.CompiledGraph: what torch.compile calls for one FX graph.
#pragma once
#include <Python.h>

namespace tpu::python {

/// Adds the type to the module; false with a Python error set.
///
///   CompiledGraph(name, walk, device)    `walk(arguments) -> (results, on_host)` runs the FX graph once over stand-ins for a new form
///                                of arguments; on_host says for each result whether torch expects it on the CPU
///   graph(arguments) -> list     the boxed convention: one list, which the callee clears
///   graph.stablehlo() -> list    the text of each program
///
/// `walk` may return a callable instead: it then takes this call and all later ones.
bool add_compiled_graph(PyObject* module);

/// What a walk needs beside operators: _value_needed, _cond, _while_loop, _random_state, _draw_from.
extern PyMethodDef walk_methods[];

}  // namespace tpu::python
