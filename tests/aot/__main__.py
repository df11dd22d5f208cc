"""python -m tests.aot [--topology NAME]... [--rows NAME,...] [--shard I/N] [--jobs N] [--json FILE]"""

from __future__ import annotations

import argparse
import json
import os
import queue
import sys
import threading
import time
import tomllib
from pathlib import Path
from typing import NamedTuple

import torch

from tests.golden.__main__ import read, whole
from torch_tpu import aot

TOPOLOGIES = ("v5e:1x1", "v6e:1x1", "tpu7x:1x1x1")
GAPS = Path(__file__).with_name("gaps.toml")


class Job(NamedTuple):
    row: str
    topology: str


class Answer(NamedTuple):
    job: Job
    refusal: str
    """The compiler's message; empty when it took the program."""
    seconds: float
    cached: bool


def main() -> int:
    p = argparse.ArgumentParser(prog="python -m tests.aot", description=__doc__)
    p.add_argument("--topology", action="append", help=f"default: {', '.join(TOPOLOGIES)}")
    p.add_argument("--rows", help="these rows only, separated by commas")
    p.add_argument("--shard", default="1/1", help="every N-th row from the I-th")
    p.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at work at once")
    p.add_argument("--json", type=Path, help="write every answer to this file")
    a = p.parse_args()
    goldens = read()
    shard, shards = map(int, a.shard.split("/"))
    rows = sorted(goldens)[shard - 1 :: shards] if not a.rows else a.rows.split(",")
    texts = whole({row: goldens[row] for row in rows})
    topologies = [f"{c.name}:{'x'.join(map(str, s))}" for c, s in map(aot.parse_topology, a.topology or TOPOLOGIES)]
    begin = time.time()
    answers = compile_all(texts, [Job(row, topology) for topology in topologies for row in rows], a.jobs)
    report(answers, topologies, time.time() - begin)
    if a.json:
        a.json.write_text(json.dumps([answer.job._asdict() | _rest(answer) for answer in answers], indent=1))
    return judge(answers)


def compile_all(texts: dict[str, str], jobs: list[Job], compilers: int) -> list[Answer]:
    waiting: queue.SimpleQueue[Job] = queue.SimpleQueue()
    for job in jobs:
        waiting.put(job)
    answers: list[Answer] = []
    begin = time.time()

    def work() -> None:
        with aot.Compiler() as compiler:
            while not waiting.empty():
                try:
                    job = waiting.get_nowait()
                except queue.Empty:
                    return
                answers.append(ask(compiler, job, texts[job.row]))
                if sys.stderr.isatty() or len(answers) % 100 == 0:
                    end = "\r" if sys.stderr.isatty() else "\n"
                    refused = sum(bool(answer.refusal) for answer in answers)
                    told = f"{len(answers)}/{len(jobs)}, {refused} refused, {time.time() - begin:.0f} s, {job.row}"
                    print(f"{told:<78.78}", end=end, file=sys.stderr, flush=True)

    threads = [threading.Thread(target=work, daemon=True) for _ in range(compilers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():  # a join with no end would not let an interrupt through
            thread.join(0.5)
    assert len(answers) == len(jobs), "a compiler could not be started"
    return sorted(answers)


def ask(compiler: aot.Compiler, job: Job, text: str) -> Answer:
    begin, refusal, cached = time.time(), "", False
    try:
        cached = compiler.compile(text, job.topology, level=aot.NONE).cached
    except (aot.CompileError, aot.CompilerCrash, torch.OutOfMemoryError) as error:
        refusal = str(error)
    return Answer(job, refusal, time.time() - begin, cached)


def report(answers: list[Answer], topologies: list[str], seconds: float) -> None:
    print(f"{'topology':<14}{'programs':>9}{'accepted':>10}{'refused':>9}{'cached':>8}{'seconds':>9}  slowest")
    for topology in topologies:
        mine = [answer for answer in answers if answer.job.topology == topology]
        refused = sum(bool(answer.refusal) for answer in mine)
        slowest = max(mine, key=lambda answer: answer.seconds)
        print(
            f"{topology:<14}{len(mine):>9}{len(mine) - refused:>10}{refused:>9}"
            f"{sum(answer.cached for answer in mine):>8}{sum(answer.seconds for answer in mine):>9.1f}"
            f"  {slowest.job.row} {slowest.seconds:.1f} s"
        )
    print(f"libtpu {aot.libtpu_version()}, {seconds:.0f} s in all")


def judge(answers: list[Answer]) -> int:
    gaps = tomllib.loads(GAPS.read_text()).get("gap", [])
    used, bad = set(), 0
    for answer in answers:
        row, topology = answer.job
        listed = [i for i, gap in enumerate(gaps) if gap["row"] == row and topology.split(":")[0] in gap["chips"]]
        fitting = [i for i in listed if gaps[i]["message"] in answer.refusal]
        if answer.refusal and not fitting:
            bad += 1
            print(f"\n{row} on {topology} is refused:\n  " + answer.refusal.replace("\n", "\n  "))
        elif listed and not answer.refusal:
            bad += 1
            print(f"\n{row} on {topology} is accepted: its entry in gaps.toml can go")
        used |= set(fitting)
    listed_refusals = sum(bool(answer.refusal) for answer in answers)
    print(f"{len(answers)} programs, {listed_refusals} refused, {len(used)} gaps of {len(gaps)} met; {bad} unexpected")
    return 1 if bad else 0


def _rest(answer: Answer) -> dict[str, object]:
    return {"refusal": answer.refusal, "seconds": round(answer.seconds, 3), "cached": answer.cached}


if __name__ == "__main__":
    sys.exit(main())
