"""python -m tests.conformance: see --help."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tests import support
from tests.conformance import document, gaps, selection
from tests.conformance.checks import KINDS
from tests.conformance.runner import Runner

STATUSES = ("pass", "wrong", "error", "refused", "missing", "crash", "hang")


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser(
        prog="python -m tests.conformance", description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    p.add_argument(
        "--ops",
        default="",
        help="comma list of OpInfo names, globs, or rows of the table (add, nn.functional.*, mul.Tensor)",
    )
    p.add_argument(
        "--families", default="", help="comma list of files of csrc/ops (reduce,sort): OpInfos that use their rows"
    )
    p.add_argument(
        "--users",
        type=int,
        default=3,
        help="how many OpInfos to take for each row that --ops or --families name; 0 = all",
    )
    p.add_argument("--mode", default="strict,fuse", help="strict, fuse, debug or several")
    p.add_argument("--kinds", default=",".join(KINDS), help="what to check")
    p.add_argument("--dtypes", default="", help="only these dtypes, e.g. float32")
    p.add_argument("--not-dtypes", default="", help="none of these dtypes")
    p.add_argument("--sample", type=int, help="only this sample")
    p.add_argument("--max-samples", type=int, default=0, help="at most so many samples of a dtype")
    p.add_argument("--shard", help="i/n: every n-th operator from the i-th")
    p.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="worker processes")
    p.add_argument("--time-limit", type=float, default=0, help="seconds for the whole run; 0 = none")
    p.add_argument("--op-limit", type=float, default=300, help="seconds of processor time for one operator")
    p.add_argument("--hang", type=float, default=90, help="a worker that is silent for so many seconds is killed")
    p.add_argument("--json", help="file of JSON lines, one for each operator")
    p.add_argument("--resume", action="store_true", help="keep what the --json file holds and do the rest")
    p.add_argument("--failfast", action="store_true", help="stop at the first failure")
    p.add_argument("--show", type=int, default=10, help="how many failures to print in full")
    p.add_argument("--no-gaps", action="store_true", help="do not read gaps.toml: every failure counts")
    p.add_argument("--all", action="store_true", help="list operators that pass as well")
    p.add_argument("--list", action="store_true", help="print the names and stop")
    p.add_argument("--write-missing", action="store_true", help="rewrite the [missing] part of gaps.toml from this run")
    return p.parse_args()


def totals(record: dict) -> dict[str, int]:
    found = dict.fromkeys(STATUSES, 0)
    for per in record["counts"].values():
        for status, n in per.items():
            found[status] += n
    for failure in record["failures"]:
        if failure["status"] in ("crash", "hang"):
            found[failure["status"]] += 1
    return found


def show_failure(console: Console, record: dict, failure: dict) -> None:
    dtype, kind, mode = failure["key"].split("/")
    console.print(
        f"\n{record['op']}: {failure['status']} in {kind}, {dtype}, {mode}, sample {failure['sample']}",
        style="bold red",
        markup=False,
    )
    console.print(f"  {failure['detail']}", markup=False, highlight=False)
    console.print(f"  inputs {failure['inputs']}", markup=False, highlight=False)
    if failure["kwargs"] not in ("", "{}"):
        console.print(f"  kwargs {failure['kwargs']}", markup=False, highlight=False)
    if failure["sample"] >= 0:
        again = f"--ops '{record['op']}' --dtypes {dtype} --sample {failure['sample']} --kinds {kind} --mode {mode}"
        console.print(f"  again: python -m tests.conformance {again}", markup=False, highlight=False, style="dim")


def untested_rows(records: list[dict]) -> list[str]:
    """Rows of the table that no operator of a full run has lowered."""
    import torch_tpu

    used = {row for r in records for row in r["rows"]}
    return sorted(set(torch_tpu._C._row_names()) - used)


def main() -> int:
    a = arguments()
    console = Console(soft_wrap=True)
    if not console.is_terminal:
        console = Console(soft_wrap=True, width=200)
    split = lambda text: [part for part in text.split(",") if part]  # noqa: E731
    names = selection.select(split(a.ops), split(a.families), a.shard, a.users)
    if a.list:
        print("\n".join(names))
        return 0
    modes = tuple(split(a.mode))
    records: list[dict] = []
    if a.json and a.resume and os.path.exists(a.json):
        with open(a.json) as file:
            records = [json.loads(line) for line in file if line.endswith("\n")]
    elif a.json:
        open(a.json, "w").close()
    known_names = {r["op"] for r in records}
    todo = [n for n in names if n not in known_names]
    known = gaps.Gaps([], {}) if a.no_gaps else gaps.load()
    for record in records:
        known.split(record)

    options = [
        "--modes",
        a.mode,
        "--kinds",
        a.kinds,
        "--dtypes",
        a.dtypes,
        "--not-dtypes",
        a.not_dtypes,
        "--op-limit",
        str(a.op_limit),
        "--max-samples",
        str(a.max_samples),
    ]
    options += ["--sample", str(a.sample)] if a.sample is not None else []
    options += ["--failfast"] if a.failfast else []
    runner = Runner(todo, options, a.jobs, a.hang, a.time_limit)
    sums = dict.fromkeys(STATUSES, 0)
    unexpected: list[tuple[dict, dict]] = []
    shown = 0
    started = time.monotonic()
    bar = Progress(
        TextColumn("conformance"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=console,
        redirect_stdout=False,
    )
    with bar:
        task = bar.add_task("", total=len(names), completed=len(names) - len(todo))

        def done(record: dict) -> None:
            nonlocal shown
            records.append(record)
            if a.json:
                with open(a.json, "a") as file:
                    file.write(json.dumps(record) + "\n")
            for status, n in totals(record).items():
                sums[status] += n
            for failure in known.split(record)[0]:
                unexpected.append((record, failure))
                if shown < a.show and failure["status"] != "missing":
                    shown += 1
                    show_failure(console, record, failure)
                    if a.failfast:
                        runner.todo.clear()
            bar.advance(task)

        def tick(workers: list) -> None:
            now = ", ".join(f"{w.op} {w.at}" for w in workers if w.op)
            bar.update(task, description=f"{sums['pass']} ok, {sums['wrong'] + sums['error']} bad  {now}"[:110])

        runner.run(done, tick)

    report(console, a, names, records, known, unexpected, sums, time.monotonic() - started)
    problems = len(unexpected)
    if a.write_missing:
        write_missing(records)
    filtered = (
        a.sample is not None or a.max_samples or a.dtypes or a.not_dtypes or a.kinds != ",".join(KINDS) or a.failfast
    )
    if not a.no_gaps and not filtered:
        for text in known.stale(records, modes):
            console.print(f"gaps.toml is out of date: {text}", style="bold red", markup=False)
            problems += 1
    full = len(names) == len(selection.operators()) and len(records) >= len(names)
    if support.ON_TPU and full and not filtered:
        document.write(records)
        rows = untested_rows(records)
        if rows:
            console.print(
                f"{len(rows)} rows of the table were never lowered: {', '.join(rows)}", style="bold red", markup=False
            )
            problems += len(rows)
    return 1 if problems else 0


def report(
    console: Console,
    a: argparse.Namespace,
    names: list,
    records: list,
    known: gaps.Gaps,
    unexpected: list,
    sums: dict,
    seconds: float,
) -> None:
    table = Table(title=f"on {support.DEVICE}, {a.mode}")
    for column in ("operator", *STATUSES, "s", "first failure"):
        table.add_column(
            column, overflow="fold" if column == "first failure" else "ellipsis", no_wrap=column != "first failure"
        )
    good = 0
    for record in sorted(records, key=lambda r: names.index(r["op"]) if r["op"] in names else -1):
        if not record["failures"]:
            good += 1
            if not a.all:
                continue
        t = totals(record)
        first = record["failures"][0] if record["failures"] else None
        text = f"{first['key']}: {first['detail'][:110]}" if first else record.get("note", "")
        table.add_row(record["op"], *(str(t[s] or "") for s in STATUSES), str(record.get("seconds", "")), text)
    if table.row_count:
        console.print(table, markup=False)
    missing = sum(any(f["status"] == "missing" for f in r["failures"]) for r in records)
    part = f"{len(records)} of {len(names)} operators in {seconds:.0f} s: {good} agree with the CPU in everything"
    part += f", {missing} need a row that does not exist"
    console.print(
        f"{part}; checks: {', '.join(f'{n} {s}' for s, n in sums.items() if n)}; {len(unexpected)} unexpected"
    )


def write_missing(records: list[dict]) -> None:
    """The [missing] table of gaps.toml, from the errors of this run."""
    import re

    head = gaps.FILE.read_text().split("[missing]")[0]
    lines = []
    for record in sorted(records, key=lambda r: r["op"]):
        names = {
            m
            for f in record["failures"]
            if f["status"] == "missing"
            for m in re.findall(r"aten::([\w.]+)", f["detail"])[:1]
        }
        if any(f["status"] == "missing" for f in record["failures"]):
            lines.append(f'"{record["op"]}" = "{", ".join(sorted(names))}"')
    gaps.FILE.write_text(head + "[missing]\n" + "".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    sys.exit(main())
