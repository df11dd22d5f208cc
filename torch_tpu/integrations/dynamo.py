"""Dynamo finds backends of installed packages by their entry points. A package on the path that is not installed has
none, and there `torch.compile(backend="tpu")`, which transformers asks for, must work too."""

from collections.abc import Callable
from types import ModuleType
from typing import Any


def adapt(registry: ModuleType) -> None:
    def tpu(graph: Any, inputs: Any, **options: Any) -> Callable[..., Any]:
        from ..compile import tpu as backend

        return backend(graph, inputs, **options)

    registry.register_backend(tpu, name="tpu")
