"""Speed of whole steps, side by side: strict, fuse and torch.compile on the device, torch on the CPU (eager, Inductor),
and rivals whose interpreters are named: `make bench ARGS="--rival jax=/opt/jax/bin/python --jobs mlp,transformer"`.

Every candidate is a process of its own, warmed up first; then rounds of all candidates are interleaved and the least
counts, because other work on the machine only ever adds. CPU time of all threads and counts stand beside wall time.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
JOBS = ("mixed_ops", "mlp", "resnet18", "transformer6", "transformer")
OWN = ("tpu-strict", "tpu-fuse", "tpu-compile", "cpu-eager", "cpu-compile")
RIVALS = {
    "jax": ("jax-eager", "jax-jit"),
    "torch_tpu": ("torch_tpu-strict", "torch_tpu-fused", "torch_tpu-compile"),
}
STEPS = {"mixed_ops": 50, "mlp": 20, "resnet18": 3, "transformer6": 10, "transformer": 10}


class Candidate:
    def __init__(self, name: str, job: str, command: list[str], limit: float):
        environment = (
            {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0", "PYTHONPATH": str(HERE.parent)} if name[:3] == "tpu" else {}
        )
        self.name, self.best = name, {}
        self.process = subprocess.Popen(
            ["timeout", str(limit), *command, str(HERE / "worker.py"), name, job],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )

    def answer(self) -> dict | None:
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def round(self, steps: int) -> bool:
        self.process.stdin.write(f"{steps}\n")
        self.process.stdin.flush()
        found = self.answer()
        for key, value in (found or {}).items():
            self.best[key] = min(value, self.best.get(key, value))
        return found is not None

    def end(self) -> str:
        """Ends the process. Returns the last line that it said, for one that failed."""
        self.process.stdin.close()
        said = self.process.stderr.read().strip().splitlines()
        self.process.wait()
        return said[-1][:300] if said else f"exit code {self.process.returncode}"


def measure(job: str, commands: dict[str, list[str]], rounds: int, limit: float, progress: Progress) -> dict[str, dict]:
    """By candidate: least of each measure, or {"failed": why}."""
    task = progress.add_task(job, total=len(commands) * (1 + rounds))
    running, results = [], {}
    for name, command in commands.items():  # one at a time, so that warming up disturbs nobody
        candidate = Candidate(name, job, command, limit)
        start = candidate.answer()
        progress.advance(task)
        if start is None:
            results[name] = {"failed": candidate.end()}
            continue
        results[name] = {"first": start}
        running.append(candidate)
    for _ in range(rounds):
        for candidate in running:
            candidate.round(STEPS[job])
            progress.advance(task)
    for candidate in running:
        results[candidate.name] |= candidate.best
        candidate.end()
    return results


def show(console: Console, job: str, results: dict[str, dict]) -> None:
    columns = (
        "candidate",
        "wall ms",
        "CPU ms",
        "launches",
        "first step s",
        "programs",
        "compile s",
        "relative",
    )
    table = Table(*columns, title=job)
    base = next((r["cpu_ms"] for r in results.values() if "cpu_ms" in r), None)
    for name, r in results.items():
        if "failed" in r:
            table.add_row(name, f"[red]failed: {r['failed']}")
            continue
        first = r["first"]
        counts = (f"{r['launches']:.1f}" if "launches" in r else "", f"{first['first_step_s']:.2f}")
        programs = (str(first.get("programs", "")), f"{first['compile_s']:.1f}" if "compile_s" in first else "")
        table.add_row(
            name, f"{r['wall_ms']:.3f}", f"{r['cpu_ms']:.3f}", *counts, *programs, f"{r['cpu_ms'] / base:.2f}"
        )
    console.print(table)


def picture(path: Path, results: dict[str, dict[str, dict]]) -> None:
    """Bars of CPU milliseconds a step, one group for each workload, as a page."""
    import plotly.graph_objects as go

    figure = go.Figure(layout={"barmode": "group", "yaxis": {"type": "log", "title": "CPU ms a step"}})
    names = dict.fromkeys(name for of_job in results.values() for name in of_job)
    for name in names:
        known = {job: r[name]["cpu_ms"] for job, r in results.items() if "cpu_ms" in r.get(name, {})}
        figure.add_bar(name=name, x=list(known), y=list(known.values()))
    figure.write_html(path)


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--jobs", default=",".join(JOBS), help=f"of {', '.join(JOBS)}")
    p.add_argument("--candidates", default="", help=f"of {', '.join(OWN)} and those of rivals; all when empty")
    p.add_argument("--rival", action="append", default=[], help="jax=PYTHON or torch_tpu=COMMAND; may be given again")
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--limit", type=float, default=1800, help="seconds for one candidate's process")
    p.add_argument("--json", action="store_true", help="print JSON instead of tables")
    p.add_argument("--html", type=Path, help="write a page with a picture (needs plotly)")
    a = p.parse_args()
    commands = {name: [sys.executable] for name in OWN}
    for text in a.rival:
        rival, _, command = text.partition("=")
        if rival not in RIVALS:
            p.error(f"no rival {rival!r}; there are: {', '.join(RIVALS)}")
        commands |= {name: shlex.split(command) for name in RIVALS[rival]}
    chosen = [c for c in a.candidates.split(",") if c] or list(commands)
    if unknown := [c for c in chosen if c not in commands] + [j for j in a.jobs.split(",") if j not in JOBS]:
        p.error(f"unknown: {', '.join(unknown)}")
    console = Console(stderr=a.json)
    if not console.is_terminal:
        console = Console(stderr=a.json, width=120)
    results = {}
    with Progress(console=console) as progress:
        for job in a.jobs.split(","):
            results[job] = measure(job, {c: commands[c] for c in chosen}, a.rounds, a.limit, progress)
            if not a.json:
                show(console, job, results[job])
    if a.json:
        print(json.dumps(results, indent=1))
    if a.html:
        picture(a.html, results)
    own = [r for of_job in results.values() for n, r in of_job.items() if n.startswith("tpu-")]
    return int(any("failed" in r for r in own))


if __name__ == "__main__":
    sys.exit(main())
