"""torch.export programs as StableHLO text: `torch_tpu.export.stablehlo(torch.export.export(model, arguments))`."""

from typing import Any

import torch

__all__ = ["stablehlo"]


def stablehlo(program: torch.export.ExportedProgram) -> str:
    """The program as one StableHLO module, lowered as torch.compile lowers it; nothing is compiled or run.

    Parameters of @main are the program's inputs in the order of its signature: parameters, buffers and constants first,
    then what the user hands over. Its results are those of the signature, mutated buffers among them. Sizes that were
    exported as dynamic stand as they were in the example.
    """
    from . import decompositions, tpu
    from ._native import native
    from .compile.split import opaque
    from .compile.walk import Walk

    tpu.init()
    graph = program.run_decompositions(decompositions.for_compile()).graph_module
    if apart := [node for node in graph.graph.nodes if opaque(node)]:
        raise NotImplementedError(f"tpu: {apart[0].target} is a custom operator: no program holds it")

    def refuse(node: torch.fx.Node) -> Any:
        raise NotImplementedError(f"tpu: {node.format_node()} looks at values: no one program holds it")

    lowered = native().CompiledGraph("an exported program", Walk(graph, refuse, 0), 0)
    return lowered.lower([_example(node) for node in graph.graph.nodes if node.op == "placeholder"], "cpu")


def _example(node: torch.fx.Node) -> Any:
    """An argument like the one of the example. Its elements are never looked at."""

    def size(value: Any) -> int:
        return int(value.node.hint) if isinstance(value, torch.SymInt) else int(value)

    value = node.meta.get("val")
    if isinstance(value, torch.Tensor):
        return torch.empty([size(n) for n in value.shape], dtype=value.dtype)
    return size(value) if isinstance(value, torch.SymInt) else value
