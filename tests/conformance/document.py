"""docs/operators.md and docs/operators.json: operator x dtype x mode, from the records of a run.

python -m tests.conformance.document FILE...      the same from the --json files of several runs
"""

from __future__ import annotations

import collections
import json
import sys
from pathlib import Path
from typing import Any

from tests import support
from tests.conformance import gaps, selection

MARKDOWN = support.ROOT / "docs" / "operators.md"
JSON = MARKDOWN.with_suffix(".json")
COLUMNS = {
    "f32": "float32",
    "f64": "float64",
    "f16": "float16",
    "bf16": "bfloat16",
    "c64": "complex64",
    "c128": "complex128",
    "i64": "int64",
    "i32": "int32",
    "i16": "int16",
    "i8": "int8",
    "u8": "uint8",
    "bool": "bool",
}
HEAD = """# Operators

Written by `python -m tests.conformance`: every OpInfo of torch {torch}, samples on the device compared with the CPU.
A cell is what was checked of a dtype: forward, backward, strided, in-place and out=.

| sign | meaning |
|---|---|
| ✓ | all checks agree with the CPU, in strict and in fuse |
| s, f | checked in strict only, in fuse only, and all agree |
| ✗ | some check does not agree; the reason stands below |
| | the CPU does not take this dtype, or this run did not look at it |

*native*: the operator is a row of the table. *decomposition*: torch, or one of its own decompositions, takes it apart
into rows. *unsupported*: it needs a row that does not exist.

"""


def merged(records: list[dict]) -> dict[str, dict]:
    """One record for each operator; what a later run says of the same dtype, kind and mode replaces the earlier."""
    found: dict[str, dict] = {}
    for record in records:
        one = found.setdefault(record["op"], {"counts": {}, "failures": {}})
        one["counts"].update(record["counts"])
        for key in record["counts"]:
            one["failures"].pop(key, None)
        one["failures"].update({f["key"]: f for f in record["failures"]})
    return found


def how(name: str, failures: dict[str, dict], bases: set[str]) -> str:
    if any(f["status"] == "missing" for f in failures.values()):
        return "unsupported"
    op = selection.operators()[name]
    own = {selection.base(n) for n in (op.name, op.name.split(".")[-1], getattr(op, "aten_name", "") or op.name)}
    own |= {n.replace(".", "_") for n in (op.name,)} | {"_" + n for n in own}
    return "native" if own & bases else "decomposition"


def cell(dtype: str, one: dict) -> str:
    modes = set()
    for key in one["counts"]:
        kind_dtype, _, mode = key.split("/")
        if kind_dtype == dtype:
            modes.add(mode)
    if any(key.split("/")[0] == dtype for key in one["failures"]):
        return "✗"
    return "✓" if modes >= {"strict", "fuse"} else "s" if "strict" in modes else "f" if "fuse" in modes else ""


def write(records: list[dict]) -> None:
    import torch

    import torch_tpu

    bases = {selection.base(r) for r in torch_tpu._C._row_names()}
    known = gaps.load()
    operators = {n: r for n, r in merged(records).items() if n in selection.operators() and not n.startswith("case.")}
    lines, reasons, data = [], [], {}
    for name in sorted(operators):
        one = operators[name]
        kind = how(name, one["failures"], bases)
        cells = {short: cell(dtype, one) for short, dtype in COLUMNS.items()}
        lines.append(f"| {name} | {kind} | {' | '.join(cells.values())} |")
        data[name] = {"how": kind, "counts": one["counts"], "gaps": {}}
        for key, failure in sorted(one["failures"].items()):
            reason = _reason(known, name, key, failure)
            data[name]["gaps"][key] = reason
            reasons.append(f"| {name} | {key.replace('/', ', ')} | {reason} |")
    text = HEAD.format(torch=torch.__version__.split("+")[0])
    sums: collections.Counter = collections.Counter()
    for one in operators.values():
        for key, per in one["counts"].items():
            sums[key.split("/")[2], "pass"] += per.get("pass", 0)
            sums[key.split("/")[2], "all"] += sum(per.values())
    clean = sum(not one["failures"] for one in operators.values())
    text += f"{len(operators)} operators, {clean} of them without a gap. Checks that agree: "
    text += ", ".join(f"{sums[m, 'pass']} of {sums[m, 'all']} in {m}" for m in support.MODES) + ".\n\n"
    text += f"| operator | how | {' | '.join(COLUMNS)} |\n|{'---|' * (len(COLUMNS) + 2)}\n" + "\n".join(lines)
    text += "\n\n## What does not agree, and why\n\n"
    text += "| operator | where | reason |\n|---|---|---|\n" + "\n".join(reasons) if reasons else "Nothing."
    MARKDOWN.write_text(text + "\n")
    JSON.write_text(json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n")


def _reason(known: gaps.Gaps, name: str, key: str, failure: dict) -> str:
    if failure["status"] == "missing":
        return f"no row for {known.missing.get(name, 'an operator it calls')}"
    gap = next((g for g in known.gaps if g.covers(name, key)), None)
    return (gap.reason if gap else failure["detail"][:160]).replace("|", "\\|").replace("\n", " ")


def main() -> None:
    records: list[Any] = []
    for path in sys.argv[1:]:
        with Path(path).open() as file:
            records += [json.loads(line) for line in file if line.endswith("\n")]
    write(records)


if __name__ == "__main__":
    main()
