"""A fixed slice of the conformance run, and tests of its tool."""

import re
import subprocess
import sys

import pytest
import torch

from tests import support
from tests.conformance import compare, gaps, selection
from tests.conformance.runner import Runner
from tests.ops.cases import CASES

# A few operators of every family: each kind of argument, of view, of dtype and of result.
SLICE = """
add mul sub where clamp abs sigmoid remainder eq isnan maximum sum mean amax argmin any cumsum softmax
nn.functional.gelu gather scatter_add index_select masked_fill cat stack flip tril arange full bmm addmm
nn.functional.conv2d nn.functional.layer_norm nn.functional.nll_loss
"""


def names_of_slice():
    return selection.select(SLICE.split(), [], None)


def test_the_slice_agrees_with_the_cpu():
    names = ",".join(f"{n}" for n in names_of_slice())
    command = [
        sys.executable,
        "-m",
        "tests.conformance",
        "--ops",
        names,
        "--jobs",
        "2",
        "--time-limit",
        "420",
        "--max-samples",
        "3",
        "--dtypes",
        "float32",
    ]
    done = subprocess.run(command, cwd=support.ROOT, capture_output=True, text=True, timeout=520)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    ran = re.search(r"(\d+) of (\d+) operators", done.stdout)
    assert ran and ran[1] == ran[2] == str(len(names_of_slice())), f"ran {ran and ran[0]}"


@pytest.mark.tpu_only
def test_every_row_has_a_test():
    """Some OpInfo, or a line of tests/ops/cases.py, calls each row's operator. (The full run checks that each row was
    lowered.)"""
    import torch_tpu

    called = {selection.base(c) for overloads in selection.uses().values() for c in overloads}
    rows = [r for r in torch_tpu._C._row_names() if not r.startswith("tpu::")]
    bare = {r for r in rows if selection.base(r) not in called and r not in CASES}
    listed = (support.ROOT / "tests/conformance/untested.txt").read_text().splitlines()
    known = {line for line in listed if not line.startswith("#")}
    assert not bare - known, f"rows without a test: {sorted(bare - known)}"
    assert not known - bare, f"tested now, to be taken off the list: {sorted(known - bare)}"


def test_every_case_names_a_row():
    if support.ON_TPU:
        import torch_tpu

        assert set(CASES) <= set(torch_tpu._C._row_names())
    assert all(case.calls for case in CASES.values())


def test_gaps_file_is_well_formed():
    known = gaps.load()
    names = selection.operators()
    assert set(known.missing) <= set(names)


def test_a_wrong_value_is_seen():
    x = torch.tensor([1.0, 2.0])
    assert compare.values_differ(x, x + 1e-3)
    assert compare.values_differ(x, x + 1e-7) is None
    assert compare.values_differ(torch.tensor([float("nan"), 1.0]), torch.tensor([0.0, 1.0]))
    assert compare.values_differ(torch.tensor([1]), torch.tensor([2]))
    assert compare.shapes_differ(x, x.double()) and compare.shapes_differ(x, x[:1])
    assert compare.values_differ(x.double(), x.double() + 1e-5, x.double())


def test_a_gap_that_passes_is_stale():
    known = gaps.Gaps([gaps.Gap("add", "reason")], {"mul": "mul.Tensor"})
    good = [{"op": n, "complete": True, "failures": []} for n in ("add", "mul")]
    for record in good:
        known.split(record)
    assert len(known.stale(good, ("strict",))) == 2
    bad = {"op": "add", "complete": True, "failures": [{"key": "float32/forward/strict", "status": "wrong"}]}
    assert known.split(bad) == ([], bad["failures"])
    assert len(known.stale([bad, good[1]], ("strict",))) == 1


def test_a_crash_is_recorded_and_the_run_goes_on():
    records = []
    options = ["--modes", "strict", "--kinds", "forward", "--max-samples", "1", "--dtypes", "float32"]
    Runner(["no.such.operator", "neg"], options, jobs=1, hang=60, limit=0).run(records.append, lambda workers: None)
    assert [r["op"] for r in records] == ["no.such.operator", "neg"]
    assert records[0]["failures"][0]["status"] == "crash" and "KeyError" in records[0]["failures"][0]["detail"]
    assert records[1]["samples"] == 1
