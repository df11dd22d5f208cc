"""What other libraries cannot know of this device yet. Each file here is an adapter for one module of one library: it
acts when that module is imported, in the process that imports it, and does nothing where the library has its own
answer.

Nothing of those libraries is imported from here."""

import importlib
import importlib.abc
import importlib.machinery
import sys
import warnings
from collections.abc import Sequence
from types import ModuleType

# Module whose import is followed, and the file here that adapts it.
ADAPTERS = {
    "accelerate": "accelerate",
    "safetensors.torch": "safetensors",
    "torch._dynamo.backends.registry": "dynamo",
    "transformers.trainer": "trainer",
}


class _After(importlib.abc.Loader):
    """Loads as `loader` does, then adapts the module."""

    def __init__(self, loader: importlib.abc.Loader) -> None:
        self.loader = loader

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        module.__loader__ = self.loader
        if module.__spec__ is not None:
            module.__spec__.loader = self.loader
        self.loader.exec_module(module)
        _adapt(module)


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name not in ADAPTERS:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.loader is None:
            return None
        spec.loader = _After(spec.loader)
        return spec


def follow_imports() -> None:
    """Adapts what is imported already, and what will be."""
    for name in ADAPTERS:
        if name in sys.modules:
            _adapt(sys.modules[name])
    sys.meta_path.insert(0, _Finder())


def _adapt(module: ModuleType) -> None:
    name = module.__name__
    try:
        importlib.import_module(f"{__name__}.{ADAPTERS[name]}").adapt(module)
    except Exception as error:  # a library that has changed must still be importable
        warnings.warn(
            f"torch_tpu: {name} is not adapted: {type(error).__name__}: {error}", RuntimeWarning, stacklevel=2
        )
