"""Which operators a run takes: by name, by row of the table, by family file, by shard."""

from __future__ import annotations

import contextlib
import fnmatch
import functools
import itertools
import json
import re
from typing import Any

import torch

from tests import support
from tests.conformance.samples import full_dtype, seed_all
from tests.ops.cases import CASES


def full_name(op: Any) -> str:
    return op.name + ("." + op.variant_test_name if op.variant_test_name else "")


@functools.cache
def operators() -> dict[str, Any]:
    """Every OpInfo, those of the lists and every case, by full name, in a fixed order."""
    from torch.testing._internal import common_methods_invocations as torch_tests

    lists = ("unary", "binary", "pointwise", "reduce", "other")
    databases = [torch_tests.op_db, *(getattr(torch_tests, f"foreach_{kind}_op_db") for kind in lists)]
    found = {full_name(op): op for op in itertools.chain(*databases)}
    found.update({case.name: case for case in CASES.values()})
    return found


@functools.cache
def families() -> dict[str, list[str]]:
    """Rows that each file of csrc/ops defines, read from the sources."""
    found = {}
    for path in sorted((support.ROOT / "csrc" / "ops").glob("*.cpp")):
        rows = re.findall(r'\bop\(\s*"([^"]+)"', path.read_text())
        if rows:
            found[path.stem] = rows
    return found


@functools.cache
def uses() -> dict[str, list[str]]:
    """ATen overloads that the first samples of each operator call on the CPU, forward and backward.

    Takes half a minute; kept in the cache folder. On the device a few take another road (convolution, LSTM, SDPA):
    their names there are added from ROADS."""
    path = support.cache_dir() / f"uses-{torch.__version__}.json"
    if path.exists():
        known = json.loads(path.read_text())
        if set(known) >= set(operators()):
            return {name: known[name] for name in operators()}
    found = {name: sorted(_trace(op)) for name, op in operators().items()}
    path.write_text(json.dumps(found))
    return found


ROADS = {
    "convolution": ["convolution_overrideable", "convolution_backward_overrideable"],
    "_convolution": ["convolution_overrideable", "convolution_backward_overrideable"],
    "scaled_dot_product_attention": [
        "_scaled_dot_product_fused_attention_overrideable",
        "_scaled_dot_product_fused_attention_overrideable_backward",
    ],
    "lstm_cell": ["_thnn_fused_lstm_cell", "_thnn_fused_lstm_cell_backward_impl"],
    "gru_cell": ["_thnn_fused_gru_cell", "_thnn_fused_gru_cell_backward"],
}


def _trace(op: Any, most: int = 12) -> set[str]:
    import warnings

    from torch.profiler import ProfilerActivity, profile

    from tests.conformance.checks import forward, inplace

    called: set[str] = set()
    dtype = full_dtype(op)
    if dtype is None:
        return called
    config = torch._C._profiler._ExperimentalConfig(capture_overload_names=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            seed_all()
            grad = op.supports_autograd and dtype in op.supported_backward_dtypes("cpu")
            taken = list(itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=grad), most))
            with profile(activities=[ProfilerActivity.CPU], experimental_config=config) as events:
                for sample in taken:
                    for run in (forward, inplace):
                        with contextlib.suppress(Exception):  # what the CPU refuses calls nothing
                            run(op, sample, "cpu")
        except Exception:
            return called
    for event in events.events():
        if event.name.startswith("aten::"):
            name = event.name.removeprefix("aten::")
            overload = getattr(event, "overload_name", "")
            called.add(f"{name}.{overload}" if overload else name)
            called.update(ROADS.get(name, ()))
    return called


def base(row: str) -> str:
    """Operator name without overload, and without the underscore of an in-place form."""
    name = row.split(".")[0]
    return name[:-1] if name.endswith("_") and not name.startswith("__") else name


def users_of(rows: list[str], most: int = 0) -> list[str]:
    """Operators that call one of these rows; with `most`, at most so many of them for each row."""
    wanted = {base(r) for r in rows}
    counts = dict.fromkeys(wanted, 0)
    picked = []
    by_name = sorted(uses().items(), key=lambda item: len(item[1]))
    for name, called in by_name:
        hit = wanted & {base(c) for c in called}
        own = base(getattr(operators()[name], "aten_name", "") or name) in wanted or name.removeprefix("case.") in rows
        if own or any(not most or counts[h] < most for h in hit):
            picked.append(name)
            for h in hit:
                counts[h] += 1
    order = list(operators())
    return sorted(picked, key=order.index)


def select(patterns: list[str], family: list[str], shard: str | None, most: int = 3) -> list[str]:
    """Names in order. A pattern is a full name, a glob, an operator's name with all its variants, or a row's name."""
    names = list(operators())
    chosen = []
    for pattern in patterns:
        hit = [n for n in names if fnmatch.fnmatchcase(n, pattern)]
        if not any(c in pattern for c in "*?["):
            hit += [n for n in names if operators()[n].name == pattern and n not in hit]
        hit = hit or users_of([pattern], most)
        if not hit:
            raise SystemExit(f"no OpInfo, case or row is called {pattern!r}")
        chosen += hit
    for name in family:
        rows = families().get(name)
        if rows is None:
            raise SystemExit(f"no rows in csrc/ops/{name}.cpp; there are: {', '.join(families())}")
        chosen += users_of(rows, most)
    if not patterns and not family:
        chosen = names
    chosen = sorted(set(chosen), key=names.index)
    if shard:
        index, count = (int(part) for part in shard.split("/"))
        chosen = chosen[index - 1 :: count]
    return chosen
