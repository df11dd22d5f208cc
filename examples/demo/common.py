"""What the jobs of the demo share: where weights lie, what is kept between runs, how a run is measured."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import importlib.util
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch

MODES = ("strict", "fuse")


def package(name: str) -> Path:
    """Folder of an installed package, found without importing it."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise SystemExit(f"the package {name} is missing: make demo installs it")
    return Path(spec.origin).parent


def quiet() -> None:
    """No progress bars of transformers between ours."""
    from transformers.utils import logging

    logging.set_verbosity_error()
    logging.disable_progress_bar()


def cache_dir() -> Path:
    """The user's cache: converted weights and the CPU's answers, which never change."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    path = Path(base, "torch_tpu_demo")
    path.mkdir(parents=True, exist_ok=True)
    return path


def remembered(name: str, make: Callable[[], Any], *parts: Any) -> Any:
    """`make()`, or what it gave in an earlier run with the same parts (and the same torch)."""
    digest = hashlib.sha256(repr((torch.__version__, parts)).encode()).hexdigest()[:16]
    path = cache_dir() / f"{name}-{digest}.pt"
    if path.exists():
        return torch.load(path, weights_only=True)
    value = make()
    torch.save(value, f"{path}.{os.getpid()}")
    os.replace(f"{path}.{os.getpid()}", path)
    return value


def mode(device: str, name: str) -> contextlib.AbstractContextManager:
    return torch.tpu.eager_mode(name) if device.startswith("tpu") else contextlib.nullcontext()


def counters(device: str) -> dict[str, float]:
    return dict(torch.tpu.counters()) if device.startswith("tpu") else {}


def synchronize(device: str) -> None:
    if device.startswith("tpu"):
        torch.tpu.synchronize()


@dataclasses.dataclass
class Run:
    """One job in one mode, as a line of the table."""

    job: str
    mode: str
    step: str  # what one step is: a token, a batch
    first_ms: float = 0.0
    warm_ms: float = 0.0
    steps: int = 0
    programs: int = 0  # compiled or loaded in this run
    launches: int = 0
    compile_s: float = 0.0
    compiles: int = 0
    loads: int = 0
    total_s: float = 0.0
    ok: bool = False
    result: str = ""


@contextlib.contextmanager
def measured(run: Run, device: str) -> Iterator[list[float]]:
    """Collects the times at which steps end; fills in the run's numbers."""
    before, started = counters(device), time.perf_counter()
    ends: list[float] = []
    yield ends
    synchronize(device)
    run.total_s = time.perf_counter() - started
    after = counters(device)
    gained = {k: after[k] - before.get(k, 0) for k in after}
    run.compiles, run.loads = int(gained.get("compiles", 0)), int(gained.get("loads", 0))
    run.programs = run.compiles + run.loads
    run.launches = int(gained.get("executes", 0))
    run.compile_s = gained.get("compile_ms", 0) / 1e3
    spans = [b - a for a, b in zip([started, *ends], ends, strict=False)]
    run.steps = len(spans)
    if spans:
        run.first_ms = spans[0] * 1e3
        late = sorted(spans[len(spans) // 2 :])
        run.warm_ms = late[len(late) // 2] * 1e3
