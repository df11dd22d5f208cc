"""How many programs loops make: sizes known at run time, scalars that change, optimizer steps over many tensors."""

import pytest
import torch

from tests import support
from tests.support import DEVICE, MODES

pytestmark = pytest.mark.tpu_only

COUNTS = range(1, 65)


def masks():
    order = torch.randperm(200, generator=torch.Generator().manual_seed(0))
    return {n: (order < n).to(DEVICE) for n in COUNTS}


def programs():
    counters = support.counters()
    return counters["compiles"] + counters["loads"]


def check(function, inputs):
    """Each result, on the host, is the CPU's; at most 8 programs for all of them."""
    expected = {n: function(*(v.cpu() for v in given)) for n, given in inputs.items()}
    before = programs()
    for n, given in inputs.items():
        got = function(*given)
        assert torch.equal(got.cpu(), expected[n])
    assert programs() - before <= 8


@pytest.mark.parametrize("mode", MODES)
def test_masks(mode):
    vector, rows = torch.randn(200, device=DEVICE), torch.randn(2, 200, 3, device=DEVICE)
    with support.mode(mode):
        check(lambda m: vector.to(m.device)[m], {n: (m,) for n, m in masks().items()})
        check(lambda m: rows.to(m.device)[:, m], {n: (m,) for n, m in masks().items()})
        check(torch.masked_select, {n: (vector, m) for n, m in masks().items()})
        check(torch.nonzero, {n: (m,) for n, m in masks().items()})


@pytest.mark.parametrize("mode", MODES)
def test_unique(mode):
    values = {n: (torch.arange(200).remainder(n).to(DEVICE),) for n in COUNTS}
    with support.mode(mode):
        check(torch.unique, values)
        check(lambda x: torch.unique(x, return_counts=True)[1], values)
        check(torch.unique_consecutive, values)


@pytest.mark.parametrize("mode", MODES)
def test_repeat_interleave(mode):
    with support.mode(mode):
        check(torch.repeat_interleave, {n: ((torch.arange(30) < n).long().add(n // 30).to(DEVICE),) for n in COUNTS})


def test_runs_of_one_array_are_read_with_few_programs():
    x = torch.randn(100_000, device=DEVICE)
    host = x.cpu()
    before = programs()
    for n in COUNTS:
        assert torch.equal(x[: 37 * n].cpu(), host[: 37 * n])
        assert torch.equal(x[100_000 - n * n :].cpu(), host[100_000 - n * n :])
    assert torch.equal(x[5:95_000].cpu(), host[5:95_000])
    assert programs() - before <= 16
