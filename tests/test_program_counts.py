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


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("count", [60, 2000])
def test_a_step_over_many_tensors(mode, count):
    """At most 8 launches a step for each 48 tensors, nothing compiled after the first step in strict and the third in
    fuse while the learning rate changes, and few programs in all: pieces of a list that are alike share them."""
    with support.mode(mode):
        parameters = [torch.nn.Parameter(torch.full((4 + i % 3,), float(i), device=DEVICE)) for i in range(count)]
        for p in parameters:
            p.grad = torch.ones_like(p)
        optimizer = torch.optim.AdamW(parameters, lr=1e-3, foreach=True)
        support.synchronize()
        for step in range(6):
            optimizer.param_groups[0]["lr"] = 1e-3 / (step + 1)
            before = support.counters()
            optimizer.step()
            support.synchronize()
            after = support.counters()
            made = after["compiles"] + after["loads"] - before["compiles"] - before["loads"]
            assert step == 0 or after["executes"] - before["executes"] <= 8 * -(-count // 48)
            assert made <= 40 if step < {"strict": 1, "fuse": 3}[mode] else made == 0
        host = [torch.nn.Parameter(torch.full((4 + i % 3,), float(i))) for i in range(count)]
        for p in host:
            p.grad = torch.ones_like(p)
        again = torch.optim.AdamW(host, lr=1e-3, foreach=True)
        for step in range(6):
            again.param_groups[0]["lr"] = 1e-3 / (step + 1)
            again.step()
        for p, q in zip(parameters, host, strict=True):
            torch.testing.assert_close(p.detach().cpu(), q.detach())
