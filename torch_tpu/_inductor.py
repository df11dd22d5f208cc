"""`torch.compile(model)` with no backend named means Inductor, and so does transformers' own compile. torch has no way
for a device to answer for itself there, and for one named "tpu" Inductor writes JAX Pallas kernels of another package.

So the object that stands for Inductor asks first whether a graph has anything on this device. Neither Dynamo nor
Inductor is imported before somebody compiles.
"""

from collections.abc import Sequence
from typing import Any

import torch


def answer_for_the_device() -> None:
    """Once, at registration."""
    inductor: Any = torch._TorchCompileInductorWrapper
    inherited = inductor.__call__

    def compile_graph(self: Any, graph: torch.fx.GraphModule, inputs: Sequence[Any], **patches: Any) -> Any:
        from .compile import backend

        if backend.concerns_tpu(graph, inputs):
            return backend.tpu(graph, inputs)
        return inherited(self, graph, inputs, **patches)

    inductor.__call__ = compile_graph
