"""A child process: reads operator names from stdin, writes one JSON line per event to a pipe of its own.

Events: {"start": name}, {"at": "float32 sample 3"} now and then, {"done": record}. Whatever the operators print goes to
stderr, so the pipe holds nothing else."""

from __future__ import annotations

import argparse
import faulthandler
import itertools
import json
import os
import resource
import sys
import time
import traceback
import warnings
from collections.abc import Iterator
from typing import Any

import torch

from tests import support
from tests.conformance import samples, selection
from tests.conformance.checks import Outcome, check_all, check_errors

# Programs stay in memory: a worker that has grown so large is replaced.
MOST_KIB = 3 << 20

# Samples that are looked at together: in fuse mode they share programs.
CHUNK = 8


def rows_used() -> set[str]:
    """Rows of the table that this process has lowered."""
    if not support.ON_TPU:
        return set()
    import torch_tpu

    return set(torch_tpu._C._rows_used())


def stream(op: Any, a: argparse.Namespace, record: dict) -> Iterator[tuple[str, int, Any]]:
    """(dtype, index, sample) of everything that this run takes of an operator."""
    for dtype in samples.dtypes_of(op):
        text = str(dtype).removeprefix("torch.")
        if (a.dtypes and text not in a.dtypes) or text in a.not_dtypes:
            continue
        try:
            for taken, (index, sample) in enumerate(samples.samples_of(op, dtype)):
                if a.max_samples and taken >= a.max_samples:
                    record["complete"] = False
                    break
                if a.sample is None or index == a.sample:
                    yield text, index, sample
        except Exception:
            record["note"] = "samples: " + traceback.format_exc().strip().splitlines()[-1]


def run_operator(name: str, a: argparse.Namespace, emit: Any) -> dict:
    """Record of one operator: counts by dtype, kind and mode, and the first failures with their inputs."""
    op = selection.operators()[name]
    counts: dict[str, dict[str, int]] = {}
    failures: list[dict] = []
    failed: set[str] = set()
    before, started, began, said = rows_used(), time.process_time(), time.monotonic(), 0.0
    record = {"op": name, "counts": counts, "failures": failures, "complete": True, "samples": 0}

    def count(text: str, index: int, sample: Any, o: Outcome) -> None:
        key = f"{text}/{o.kind}/{o.mode}"
        per = counts.setdefault(key, {})
        per[o.status] = per.get(o.status, 0) + 1
        if o.status == "pass" or key in failed:
            return
        failed.add(key)
        kwargs = {k: v for k, v in sample.kwargs.items() if k[0] != "_"}
        failures.append(
            {
                "key": key,
                "status": o.status,
                "detail": o.detail,
                "sample": index,
                "inputs": samples.describe((sample.input, *sample.args))[:1500],
                "kwargs": samples.describe(kwargs)[:600],
            }
        )

    if "errors" in a.kinds:
        emit({"at": "error inputs"})
        for index, sample, o in check_errors(op, a.modes):
            if a.sample in (None, index):
                count(str(samples.full_dtype(op)).removeprefix("torch."), index, sample, o)
    source = stream(op, a, record)
    while taken := list(itertools.islice(source, CHUNK)):
        if time.process_time() - started > a.op_limit:
            record["complete"] = False
            record["note"] = "stopped at its time limit"
            break
        if time.monotonic() - said > 1:
            said = time.monotonic()
            emit({"at": f"{taken[0][0]} sample {taken[0][1]}"})
        record["samples"] += len(taken)
        for at, o in check_all(op, [sample for _, _, sample in taken], a.kinds, a.modes):
            count(*taken[at], o)
            if a.failfast and o.status not in ("pass", "missing"):
                return record
    record["seconds"] = round(time.monotonic() - began, 2)
    record["rows"] = sorted(rows_used() - before)
    return record


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser()
    p.add_argument("--pipe", type=int, required=True)
    p.add_argument("--modes", type=lambda s: tuple(s.split(",")), required=True)
    p.add_argument("--kinds", type=lambda s: tuple(s.split(",")), required=True)
    p.add_argument("--dtypes", type=lambda s: tuple(filter(None, s.split(","))), default=())
    p.add_argument("--not-dtypes", type=lambda s: tuple(filter(None, s.split(","))), default=())
    p.add_argument("--sample", type=int)
    p.add_argument("--max-samples", type=int, default=0)
    p.add_argument("--op-limit", type=float, default=600)
    p.add_argument("--failfast", action="store_true")
    return p.parse_args()


def main() -> None:
    faulthandler.enable()  # the Python stack of a crash is in the record
    a = arguments()
    pipe = os.fdopen(a.pipe, "w", buffering=1)
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)

    def emit(event: dict) -> None:
        pipe.write(json.dumps(event) + "\n")

    selection.operators()
    emit({"ready": True})
    for line in sys.stdin:
        name = line.strip()
        emit({"start": name})
        record = run_operator(name, a, emit)
        emit({"done": record, "full": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > MOST_KIB})


if __name__ == "__main__":
    main()
