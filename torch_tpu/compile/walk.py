"""One run of an FX graph over stand-ins: the calls of its operators are what the program is made of."""

import contextlib
from collections.abc import Iterator
from typing import Any

import torch
from torch.utils._python_dispatch import _disable_current_modes


class Walk:
    """Called with one stand-in (or number) per placeholder; gives the results and which of them belong on the CPU.

    Everything runs on the device: what the graph does on the CPU beside it (a learning rate in a tensor, a counter)
    is done there too, and crosses at the borders of the program."""

    def __init__(self, graph: torch.fx.GraphModule) -> None:
        self.graph = graph

    def __call__(self, arguments: list[Any]) -> tuple[list[Any], list[bool]]:
        output = next(node for node in reversed(self.graph.graph.nodes) if node.op == "output")
        wanted = output.args[0] if isinstance(output.args[0], (list, tuple)) else [output.args[0]]
        on_host = [isinstance(node, torch.fx.Node) and _on_host(node.meta.get("val")) for node in wanted]
        device = next((a.device for a in arguments if isinstance(a, torch.Tensor)), None)
        if device is None:
            device = torch.device("tpu", torch.accelerator.current_device_index())
        with _plain():
            results = Interpreter(self.graph, device).run(*arguments)
        return list(results) if isinstance(results, (list, tuple)) else [results], on_host


class Interpreter(torch.fx.Interpreter):
    """Runs each node as it stands, on the device."""

    def __init__(self, graph: torch.fx.GraphModule, device: torch.device) -> None:
        super().__init__(graph, garbage_collect_values=True)
        self.device = device

    def run_node(self, node: torch.fx.Node) -> Any:
        try:
            return super().run_node(node)
        except Exception as error:
            raise _named(error, node) from error

    def get_attr(self, target: Any, args: Any, kwargs: Any) -> Any:
        value = super().get_attr(target, args, kwargs)
        return value.detach().to(self.device) if isinstance(value, torch.Tensor) else value

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        args, kwargs = torch.utils._pytree.tree_map_only(torch.device, lambda _: self.device, (args, kwargs))
        if target is torch.ops.aten.view.default:  # the real strides may not be those of the example
            return args[0].reshape(args[1])
        return super().call_function(target, args, kwargs)


@contextlib.contextmanager
def _plain() -> Iterator[None]:
    """No gradients, no autocast, no modes of the caller: the graph says all of it already."""
    with torch.no_grad(), _disable_current_modes(), contextlib.ExitStack() as stack:
        for kind in ("tpu", "cpu"):
            stack.enter_context(torch.autocast(kind, enabled=False))
        yield


def _on_host(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.device.type == "cpu"


def _named(error: Exception, node: torch.fx.Node) -> Exception:
    """The same kind of error with the node, its operands and the user's line in front."""
    if getattr(error, "_torch_tpu_named", False):
        return error
    text = f"torch.compile on tpu: {node.target} of {node.format_node()} cannot be compiled: {error}"
    if trace := (node.meta.get("stack_trace") or "").strip():
        text += f"\n{trace}"
    try:
        named = type(error)(text)
    except Exception:
        named = RuntimeError(text)
    named._torch_tpu_named = True  # type: ignore[attr-defined]
    return named
