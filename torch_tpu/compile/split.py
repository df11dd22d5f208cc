"""A graph with nodes that no program can hold: programs for what is between them, and the nodes called as they are."""

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.fx.passes.split_module import split_module

OURS = {"aten", "prim", "prims"}


def opaque(node: torch.fx.Node) -> bool:
    """Whether the node is a custom operator: a black box that may look at values, at the host, at anything, so that it
    must be called each time. torch's own operators are known to be functions of their operands."""
    target = node.target
    if isinstance(target, torch._ops.HigherOrderOperator):
        return target.name() in ("auto_functionalized", "auto_functionalized_v2")
    return isinstance(target, torch._ops.OpOverload) and target.namespace not in OURS


class Split:
    """Runs the parts in turn; called like a CompiledGraph."""

    _boxed_call = True

    def __init__(self, graph: torch.fx.GraphModule, apart: Iterable[torch.fx.Node], compile_part: Callable) -> None:
        parts = _parts(graph, set(apart))
        self.whole = split_module(graph, None, lambda node: parts[node][0])  # type: ignore[arg-type]
        eager = {f"submod_{number}" for number, called in parts.values() if called}
        for name, part in list(self.whole.named_children()):
            assert isinstance(part, torch.fx.GraphModule)
            if name.startswith("submod_") and name not in eager:
                setattr(self.whole, name, _Program(part, compile_part))

    def __call__(self, arguments: list[Any]) -> list[Any]:
        values = list(arguments)
        arguments.clear()
        results = self.whole(*values)
        return list(results) if isinstance(results, (list, tuple)) else [results]


class _Program(torch.nn.Module):
    def __init__(self, graph: torch.fx.GraphModule, compile_part: Callable) -> None:
        super().__init__()
        output = next(node for node in reversed(graph.graph.nodes) if node.op == "output")
        self.single = not isinstance(output.args[0], (list, tuple))
        self.run = compile_part(graph)

    def forward(self, *arguments: Any) -> Any:
        results = self.run(list(arguments))
        return results[0] if self.single else tuple(results)


def _parts(graph: torch.fx.GraphModule, apart: set[torch.fx.Node]) -> dict[torch.fx.Node, tuple[int, bool]]:
    """The number of each node's part, and whether the part is called as it is. What a node apart gives and takes as no
    tensor (a tuple, a subgraph) stays with it."""
    parts: dict[torch.fx.Node, tuple[int, bool]] = {}
    current, called = 0, False
    for node in graph.graph.nodes:
        if node.op in ("placeholder", "output", "get_attr"):
            continue
        source = node.args[0] if node.args and isinstance(node.args[0], torch.fx.Node) else None
        if source in apart and _is_item(node):
            parts[node] = parts[source]
            continue
        if (node in apart) != called:
            current, called = current + 1, node in apart
        parts[node] = current, called
    for node in graph.graph.nodes:
        if node.op == "get_attr":
            parts[node] = next((parts[user] for user in node.users if user in parts), (0, False))
    return parts


def _is_item(node: torch.fx.Node) -> bool:
    return getattr(node.target, "__name__", "") == "getitem"
