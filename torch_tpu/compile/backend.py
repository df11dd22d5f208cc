"""From a graph of Dynamo to a callable: AOTAutograd makes forward and backward, and each becomes a CompiledGraph."""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._dynamo import disable
from torch._functorch.aot_autograd import aot_module_simplified
from torch._functorch.partitioners import min_cut_rematerialization_partition

from .. import decompositions
from .. import tpu as tpu_device
from .._native import native
from .sizes import Sizes
from .split import Split, opaque
from .walk import Walk, devices_of


def tpu(graph: torch.fx.GraphModule, inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
    """The backend. A graph that has nothing on the device is Inductor's; options and modes are Inductor's too."""
    if not concerns_tpu(graph, inputs):
        wrapper = torch._TorchCompileInductorWrapper(options.get("mode"), options.get("options"), None)
        return wrapper(graph, inputs)
    tpu_device.init()
    hold = not torch._dynamo.config.assume_static_by_default  # dynamic=True: all sizes are symbols, most do not vary
    compiled = aot_module_simplified(
        graph,
        inputs,
        fw_compiler=_compile("forward", hold),
        bw_compiler=_compile("backward", hold),
        inference_compiler=_compile("inference", hold),
        partition_fn=min_cut_rematerialization_partition,
        decompositions=decompositions.for_compile(),
        keep_inference_input_mutations=True,
    )
    return disable(compiled, reason="a compiled graph")


def _compile(what: str, hold: bool) -> Any:
    def compile_graph(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> Callable[[list[Any]], list[Any]]:
        return _program(gm, f"a compiled {what}", hold)

    return compile_graph


def _program(graph: torch.fx.GraphModule, what: str, hold: bool) -> Callable[[list[Any]], list[Any]]:
    def split(*nodes: torch.fx.Node) -> Callable[[list[Any]], list[Any]]:
        return Split(graph, nodes, lambda part: _program(part, f"a part of {what}", hold))

    nodes, devices = graph.graph.nodes, devices_of(graph)
    if len(devices) > 1:  # a program is one device's
        return split(*(node for node in nodes if node.op not in ("placeholder", "get_attr", "output")))
    if apart := [node for node in nodes if opaque(node)]:
        return split(*apart)
    index = devices.pop() if devices else torch.accelerator.current_device_index()
    name = f"{what} of {len(nodes)} nodes"
    sizes = Sizes(graph, name, hold)
    return native().CompiledGraph(name, Walk(graph, split, index), index, sizes if sizes.vary else None)


def concerns_tpu(graph: torch.fx.GraphModule, inputs: Sequence[Any]) -> bool:
    """Whether anything of the graph is on the device: an argument, a result, a device it names."""

    def on_tpu(value: Any) -> bool:
        return isinstance(value, torch.Tensor) and value.device.type == "tpu"

    if any(on_tpu(value) for value in inputs):
        return True
    for module in graph.modules():
        for node in getattr(module, "graph", torch.fx.Graph()).nodes:
            values = torch.utils._pytree.tree_leaves(node.meta.get("example_value"))
            devices = [a for a in torch.utils._pytree.tree_leaves((node.args, node.kwargs)) if _names_tpu(a)]
            if devices or any(on_tpu(value) for value in values):
                return True
    return False


def _names_tpu(argument: Any) -> bool:
    if isinstance(argument, str):
        return argument.split(":")[0] == "tpu"
    return isinstance(argument, torch.device) and argument.type == "tpu"
