"""One run of an FX graph over stand-ins: the calls of its operators are what the program is made of."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from .._native import native

HOPS = torch.ops.higher_order


class NeedsValues(Exception):
    """A node that no program can hold, because it looks at the elements of a tensor."""

    def __init__(self, node: torch.fx.Node, reason: Exception) -> None:
        super().__init__(str(reason))
        self.node = node


class Walk:
    """Called with one stand-in (or number) per placeholder; gives the results and which of them belong on the CPU.

    Everything runs on the device: what the graph does on the CPU beside it (a learning rate in a tensor, a counter)
    is done there too, and crosses at the borders of the program. Where a node needs a value, `split` makes what takes
    over."""

    def __init__(self, graph: torch.fx.GraphModule, split: Callable[[torch.fx.Node], Callable], index: int) -> None:
        self.graph = graph
        self.split = split
        self.device = torch.device("tpu", index)

    def __call__(self, arguments: list[Any]) -> tuple[list[Any], list[bool]] | Callable[[list[Any]], list[Any]]:
        output = next(node for node in reversed(self.graph.graph.nodes) if node.op == "output")
        wanted = output.args[0] if isinstance(output.args[0], (list, tuple)) else [output.args[0]]
        on_host = [isinstance(node, torch.fx.Node) and _on_host(node) for node in wanted]
        try:
            with _plain():
                results = Interpreter(self.graph, self.device).run(*arguments)
        except NeedsValues as error:
            return self.split(error.node)
        return list(results) if isinstance(results, (list, tuple)) else [results], on_host


class Interpreter(torch.fx.Interpreter):
    """Runs each node as it stands, on the device."""

    def __init__(self, graph: torch.fx.GraphModule, device: torch.device) -> None:
        super().__init__(graph, garbage_collect_values=True)
        self.device = device
        self.extra_traceback = False

    def run_node(self, node: torch.fx.Node) -> Any:
        try:
            return super().run_node(node)
        except NeedsValues as error:  # inside a subgraph: the node of this graph is what can be left out
            raise NeedsValues(node, error) from error
        except Exception as error:
            control = isinstance(error, NotImplementedError) and node.target in (HOPS.cond, HOPS.while_loop)
            if native()._value_needed() or control:
                raise NeedsValues(node, error) from error
            raise _named(error, node) from error

    def get_attr(self, target: Any, args: Any, kwargs: Any) -> Any:
        value = super().get_attr(target, args, kwargs)
        if isinstance(value, torch.fx.GraphModule):
            return lambda *arguments: Interpreter(value, self.device).run(*arguments)
        return value.detach().to(self.device) if isinstance(value, torch.Tensor) else value

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        args, kwargs = pytree.tree_map_only(torch.device, lambda _: self.device, (args, kwargs))
        if target is torch.ops.aten.view.default:  # the real strides may not be those of the example
            return args[0].reshape(args[1])
        if target in SPECIAL:
            return SPECIAL[target](*args, **kwargs)
        return super().call_function(target, args, kwargs)


# ---- what is more than an operator ----------------------------------------------------------------------------------


def _cond(condition: Any, on_true: Callable, on_false: Callable, operands: Any = ()) -> Any:
    if not isinstance(condition, torch.Tensor):
        return (on_true if condition else on_false)(*operands)
    tensors, rebuild = _tensors_of(operands)
    branches = [lambda values, branch=branch: list(branch(*rebuild(values))) for branch in (on_true, on_false)]
    return tuple(native()._cond(condition, *branches, tensors))


def _while_loop(condition: Callable, body: Callable, carried: Any, extra: Any = ()) -> Any:
    tensors, rebuild = _tensors_of((*carried, *extra))
    if len([x for x in carried if isinstance(x, torch.Tensor)]) != len(carried):
        raise NotImplementedError("tpu: a loop that carries numbers is not compiled")
    n = len(carried)

    def test(values: list[Any]) -> list[Any]:
        result = condition(*rebuild(values))
        return [result[0] if isinstance(result, (list, tuple)) else result]

    def step(values: list[Any]) -> list[Any]:
        return list(body(*rebuild(values)))

    return tuple(native()._while_loop(test, step, tensors[:n], tensors[n:]))


def _tensors_of(operands: Any) -> tuple[list[torch.Tensor], Callable[[list[Any]], list[Any]]]:
    """The tensors among operands, and what puts others in their place."""
    places = [i for i, x in enumerate(operands) if isinstance(x, torch.Tensor)]

    def rebuild(values: list[Any]) -> list[Any]:
        whole = list(operands)
        for i, value in zip(places, values, strict=True):
            whole[i] = value
        return whole

    return [operands[i] for i in places], rebuild


def _save_random_state(op: Callable, *args: Any, **kwargs: Any) -> tuple[torch.Tensor, Any]:
    return native()._random_state(), op(*args, **kwargs)


def _with_random_state(state: torch.Tensor, op: Callable, *args: Any, **kwargs: Any) -> Any:
    native()._draw_from(state)
    try:
        return op(*args, **kwargs)
    finally:
        native()._draw_from(None)


SPECIAL: dict[Any, Callable[..., Any]] = {
    HOPS.cond: _cond,
    HOPS.while_loop: _while_loop,
    # Checkpointing draws the same numbers twice. The state is made on the device: forward saves it for backward.
    HOPS.run_and_save_rng_state: _save_random_state,
    HOPS.run_with_rng_state: _with_random_state,
}


@contextlib.contextmanager
def _plain() -> Iterator[None]:
    """No gradients, no autocast, no modes of the caller: the graph says all of it already."""
    with torch.no_grad(), _disable_current_modes(), contextlib.ExitStack() as stack:
        for kind in ("tpu", "cpu"):
            stack.enter_context(torch.autocast(kind, enabled=False))
        yield


def devices_of(graph: torch.fx.GraphModule) -> set[int]:
    """The indices of the tpu devices that the graph's values are on."""
    values = pytree.tree_leaves([node.meta.get("val") for node in graph.graph.nodes])
    devices = {value.device for value in values if isinstance(value, torch.Tensor) and value.device.type == "tpu"}
    current = torch.accelerator.current_device_index()
    return {current if device.index is None else device.index for device in devices}


def _on_host(node: torch.fx.Node) -> bool:
    value = node.meta.get("val")
    made_by = node.args[0] if node.target is not None and node.op == "call_function" and node.args else None
    if isinstance(made_by, torch.fx.Node) and made_by.target is HOPS.run_and_save_rng_state:
        return False  # torch takes it for the CPU generator's; it is the device's
    return isinstance(value, torch.Tensor) and value.device.type == "cpu"


def _named(error: Exception, node: torch.fx.Node) -> Exception:
    """The same kind of error with the node, its operands and the user's line in front."""
    if getattr(error, "_torch_tpu_named", False):
        return error
    text = f"torch.compile on tpu: {node.format_node()} cannot be compiled: {error}"
    if trace := (node.meta.get("stack_trace") or "").strip():
        text += f"\n{trace}"
    try:
        named = type(error)(text)
    except Exception:
        named = RuntimeError(text)
    named._torch_tpu_named = True  # type: ignore[attr-defined]
    return named
