"""One candidate on one workload, in a process of its own: `python bench/worker.py CANDIDATE JOB`.

Prints a JSON line when it is warm, then one for each line "N" read from stdin: N steps, the result read every tenth.
Candidates: tpu-strict, tpu-fuse, tpu-compile; cpu-eager, cpu-compile (Inductor); jax-eager, jax-jit;
torch_tpu-strict, torch_tpu-fused, torch_tpu-compile (Google's, when run by its own interpreter).
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

WARM_STEPS = 25  # at least; then until ten steps in a row compile nothing


def ours(mode: str, job: str) -> tuple[Callable, Callable, Callable]:
    import torch
    from torch_jobs import JOBS

    import torch_tpu  # noqa: F401  (for an interpreter where autoload is off)

    torch.set_num_threads(1)
    torch.tpu.eager_mode("strict" if mode == "compile" else mode)
    step = JOBS[job]("tpu", torch.compile if mode == "compile" else lambda f: f)

    def counts() -> dict[str, float]:
        c = torch.tpu.counters()
        return {"programs": c["compiles"] + c["loads"], "launches": c["executes"], "compile_s": c["compile_ms"] / 1e3}

    return step, lambda x: x.sum().item() if x.dim() else x.item(), counts


def cpu(mode: str, job: str) -> tuple[Callable, Callable, Callable]:
    import torch
    from torch_jobs import JOBS

    torch.set_num_threads(1)
    step = JOBS[job]("cpu", torch.compile if mode == "compile" else lambda f: f)
    return step, lambda x: float(x.sum()), dict


def jax(mode: str, job: str) -> tuple[Callable, Callable, Callable]:
    from jax_jobs import JOBS

    return JOBS[job](mode == "jit"), lambda x: float(x.sum()), dict


def torch_tpu(mode: str, job: str) -> tuple[Callable, Callable, Callable]:
    """Google's package, 0.2.0, on a CPU plugin that TPU_LIBRARY_PATH names."""
    import torch
    import torch_tpu._internal.execution_mode as modes
    import torch_tpu._internal.utils.hardware as hardware

    hardware.get_tpu_device_count = lambda: 1
    from torch_jobs import JOBS

    from torch_tpu import _loader

    _loader.load()
    torch.set_num_threads(1)
    fused = modes.EagerMode.DEFER_AND_FUSE if mode == "fused" else modes.EagerMode.DEFER_NEVER
    context = modes.set_eager_mode(fused)
    context.__enter__()  # for the life of this process
    wrap = (lambda f: torch.compile(f, backend="tpu", dynamic=False)) if mode == "compile" else lambda f: f
    return JOBS[job]("tpu", wrap), lambda x: x.cpu().sum().item(), dict


FAMILIES = {"tpu": ours, "cpu": cpu, "jax": jax, "torch_tpu": torch_tpu}


def run(step: Callable, read: Callable, n: int) -> None:
    result = None
    for i in range(n):
        result = step()
        if i % 10 == 9:
            read(result)
    read(result)


def main() -> None:
    candidate, job = sys.argv[1:3]
    family, mode = candidate.rsplit("-", 1)
    out = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what libraries print is not an answer
    started = time.perf_counter()
    with contextlib.ExitStack():
        step, read, counts = FAMILIES[family](mode, job)
        built = time.perf_counter()
        read(step())
        first = time.perf_counter()
        for _ in range(6):
            before = counts()
            run(step, read, WARM_STEPS)
            if counts().get("programs") == before.get("programs"):
                break
        out.write(json.dumps({"start_s": built - started, "first_step_s": first - built, **counts()}) + "\n")
        for line in sys.stdin:
            n = int(line)
            before, wall, processor = counts(), time.perf_counter(), time.process_time()
            run(step, read, n)
            wall, processor = time.perf_counter() - wall, time.process_time() - processor
            after = counts()
            answer = {"wall_ms": wall / n * 1e3, "cpu_ms": processor / n * 1e3}
            answer |= {k: (after[k] - before[k]) / n for k in after}
            out.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
