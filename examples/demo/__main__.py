"""python -m examples.demo [--json] [--device tpu] [--only language,embeddings,digits]"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
import time
import warnings

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("TRANSFORMERS_VERBOSITY", "error")
JOBS = ("language", "embeddings", "digits")


def main() -> int:
    p = argparse.ArgumentParser(
        prog="python -m examples.demo", description="Real models on the device, next to the CPU."
    )
    p.add_argument("--json", action="store_true", help="print the result as JSON instead of a table")
    p.add_argument("--device", default="tpu")
    p.add_argument("--only", default=",".join(JOBS), help="comma list of " + ", ".join(JOBS))
    a = p.parse_args()
    warnings.filterwarnings("ignore")
    started = time.perf_counter()

    bar = Progress(
        TextColumn("{task.description:45}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    runs = []
    with bar:
        task = bar.add_task("importing")

        def tick(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        import importlib

        if a.device.startswith("tpu"):
            import torch_tpu  # noqa: F401  (for an interpreter where autoload is off)
        for job in a.only.split(","):
            for run in importlib.import_module(f"examples.demo.{job}").jobs(a.device, tick):
                runs.append(run)
                mark = "ok " if run.ok else "BAD"
                bar.console.print(f"{mark} {run.job}, {run.mode}: {run.result}", markup=False, highlight=False)
    seconds = time.perf_counter() - started
    compiles, loads = sum(r.compiles for r in runs), sum(r.loads for r in runs)
    if a.json:
        lines = [dataclasses.asdict(r) for r in runs]
        print(json.dumps({"runs": lines, "seconds": seconds, "compiles": compiles, "loads": loads}, indent=1))
    else:
        show(runs, a.device)
        print(f"{seconds:.0f} s in all, {compiles} compiles, {loads} loads from the cache")
    return 0 if all(r.ok for r in runs) else 1


def show(runs: list, device: str) -> None:
    table = Table(title=f"on {device}")
    columns = (
        "job",
        "mode",
        "first ms",
        "warm ms",
        "steps",
        "programs",
        "launches",
        "compile s",
        "cache loads",
        "result",
    )
    for name in columns:
        table.add_column(name, justify="left" if name in ("job", "mode", "result") else "right")
    for r in runs:
        numbers = (
            f"{r.first_ms:.0f}",
            f"{r.warm_ms:.1f}",
            r.steps,
            r.programs,
            r.launches,
            f"{r.compile_s:.1f}",
            r.loads,
        )
        table.add_row(r.job, r.mode, *map(str, numbers), ("ok: " if r.ok else "BAD: ") + r.result)
    console = Console()
    (console if console.is_terminal else Console(width=180)).print(table)


if __name__ == "__main__":
    sys.exit(main())
