"""For vLLM's compiler adaptor and diffusers. Public name: torch.compile(backend="tpu")."""

from collections.abc import Callable, Sequence
from typing import Any

import torch


class TpuBackend:
    """Called as a backend of Dynamo is."""

    def __call__(self, graph: torch.fx.GraphModule, inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
        from ...compile import tpu

        return tpu(graph, inputs, **options)
