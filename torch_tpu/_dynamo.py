"""Tells Dynamo of the backend "tpu" and makes it the default, when and only when Dynamo is imported.

Dynamo takes over a second to import and most programs never need it, so `import torch` must not. Its registry of
backends is changed right after the registry itself has been loaded.
"""

import importlib.abc
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint
from types import ModuleType

_REGISTRY = "torch._dynamo.backends.registry"


def register() -> None:
    """Now if Dynamo is there already, else when it comes."""
    if registry := sys.modules.get(_REGISTRY):
        _tell(registry)
    else:
        sys.meta_path.insert(0, _Finder())


def _tell(registry: ModuleType) -> None:
    # What the installed package says of itself; a source tree on the path says it here.
    registry._BACKENDS.setdefault("tpu", EntryPoint("tpu", "torch_tpu.compile:tpu", "torch_dynamo_backends"))
    if registry.get_default_backend() == "inductor":
        registry.set_default_backend("tpu")  # which leaves graphs without tpu tensors to Inductor


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != _REGISTRY:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader)
        return spec


class _Loader(importlib.abc.Loader):
    def __init__(self, loader: importlib.abc.Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        _tell(module)
