"""Host cost of small calls on the device, in strict and in fuse, beside torch on the CPU: `make bench`.

Rounds of all candidates are interleaved and the least time counts, because other work on the machine only ever adds.
CPU time of all threads of the process is shown next to wall time.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import time
from collections.abc import Callable, Iterator

import torch
import torch.nn as nn
from rich.console import Console
from rich.table import Table

BATCH = 200


def pointwise(device: str) -> Iterator[tuple[str, Callable[[], object]]]:
    a, b = torch.randn(8, 8).to(device), torch.randn(8, 8).to(device)
    yield "add 8x8", lambda: a + b
    yield "mul 8x8", lambda: a * b
    yield "relu 8x8", a.relu
    yield "matmul 8x8", lambda: a @ b
    yield "view x[3]", lambda: a[3]
    yield "add_ scalar", lambda: a.add_(1e-9)
    yield "empty", lambda: torch.empty(8, 8, device=device)


def training(device: str) -> Iterator[tuple[str, Callable[[], object]]]:
    torch.manual_seed(0)
    layers = [layer for _ in range(10) for layer in (nn.Linear(32, 32), nn.ReLU())]
    net = nn.Sequential(*layers).to(device)
    optimizer = torch.optim.SGD(net.parameters(), 1e-3)
    x = torch.randn(16, 32).to(device)

    def step() -> None:
        optimizer.zero_grad()
        net(x).square().mean().backward()
        optimizer.step()

    yield "MLP step, 10 layers", step


def mode(name: str) -> contextlib.AbstractContextManager:
    return contextlib.nullcontext() if name == "cpu" else torch.tpu.eager_mode(name)


def measure(call: Callable[[], object], name: str, count: int) -> tuple[float, float]:
    """Microseconds of a call: wall, and CPU of all threads. Waits for the device inside the measured time. Results are
    kept until then: what nobody can read any more is not computed in fuse."""
    with mode(name):
        kept = []
        wall, cpu = time.perf_counter(), time.process_time()
        for _ in range(count):
            kept.append(call())
        if name != "cpu":
            torch.tpu.synchronize()
        return (time.perf_counter() - wall) / count * 1e6, (time.process_time() - cpu) / count * 1e6


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--json", action="store_true")
    a = p.parse_args()
    import torch_tpu  # noqa: F401  (for an interpreter where autoload is off)

    torch.set_num_threads(1)
    candidates = [("cpu", "cpu"), ("tpu", "strict"), ("tpu", "fuse")]
    calls = {(job, name): (call, n) for device, name in candidates
             for family, n in ((pointwise, BATCH), (training, 10)) for job, call in family(device)}  # fmt: skip
    best: dict[tuple[str, str], tuple[float, float]] = {}
    for (_, name), (call, n) in 3 * list(calls.items()):  # a region is compiled when it comes again
        measure(call, name, n)
    for _ in range(a.rounds):
        for key, (call, n) in calls.items():
            new, old = measure(call, key[1], n), best.get(key, (float("inf"),) * 2)
            best[key] = (min(new[0], old[0]), min(new[1], old[1]))
    jobs = list(dict.fromkeys(job for job, _ in calls))
    if a.json:
        print(json.dumps({job: {name: best[job, name] for _, name in candidates} for job in jobs}, indent=1))
        return
    table = Table(
        "µs a call: wall (CPU of all threads)", *(name for _, name in candidates), "strict / cpu", "fuse / cpu"
    )
    for job in jobs:
        cells = [f"{best[job, name][0]:.2f} ({best[job, name][1]:.2f})" for _, name in candidates]
        base = best[job, "cpu"][1]
        table.add_row(job, *cells, *(f"{best[job, name][1] / base:.2f}" for name in ("strict", "fuse")))
    console = Console()
    (console if console.is_terminal else Console(width=120)).print(table)


if __name__ == "__main__":
    main()
