"""What every test needs: the device under test, its modes, and small comparisons.

TORCH_TPU_TEST_DEVICE names the device ("tpu" by default). With "cpu" the tests compare the CPU with itself: a dry run
of the tests, not of the backend.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

DEVICE = os.environ.get("TORCH_TPU_TEST_DEVICE", "tpu")
ON_TPU = DEVICE.split(":")[0] == "tpu"
MODES = ("strict", "fuse")
ROOT = Path(__file__).resolve().parent.parent

if ON_TPU:
    import torch_tpu  # noqa: F401  (registers the device where autoload is off)


def mode(name: str) -> contextlib.AbstractContextManager:
    """The execution mode `name` of the device; nothing on the CPU."""
    return torch.tpu.eager_mode(name) if ON_TPU else contextlib.nullcontext()


@contextlib.contextmanager
def environment(**variables: str) -> Iterator[None]:
    """These environment variables inside, as they were after."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def counters() -> dict[str, float]:
    return dict(torch.tpu.counters()) if ON_TPU else {}


def synchronize() -> None:
    if ON_TPU:
        torch.tpu.synchronize()


def cache_dir(*parts: str) -> Path:
    """A folder of the user's cache that outlives the run: converted weights, answers of the CPU."""
    base = os.environ.get("TORCH_TPU_TEST_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "torch_tpu_tests"
    )
    path = Path(base, *parts)
    path.mkdir(parents=True, exist_ok=True)
    return path


def cached(name: str, make: Any) -> Any:
    """torch.load of the cache file `name`, made by `make()` the first time. Tensors and plain containers only."""
    path = cache_dir("oracles") / f"{name}-{torch.__version__}.pt"
    if path.exists():
        return torch.load(path, weights_only=True)
    value = make()
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    os.close(handle)
    torch.save(value, temporary)
    os.replace(temporary, path)
    return value
