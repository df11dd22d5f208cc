"""What is compiled and why: explain_compiles, no_compiles, the warning, and training that stops compiling."""

import logging
import warnings

import pytest
import torch
import torch.nn.functional as F
from torch import nn

from tests import support
from tests.support import DEVICE, MODES

pytestmark = pytest.mark.tpu_only


def last_number():
    programs = torch.tpu.explain_compiles()
    return programs[-1].number if programs else 0


def test_the_dim_that_differs_is_named():
    x = torch.ones(7, 31, device=DEVICE)
    (x.expm1() + x).cpu()
    before = last_number()
    y = torch.ones(7, 37, device=DEVICE).expm1()
    made = torch.tpu.explain_compiles(before)
    (found,) = [c for c in made if c.what == "expm1"]
    assert "argument 0, sizes, dim 1: 37, was 31" in found.differences
    assert found.cause == "argument 0, sizes, dim 1" and "pad or bucket" in found.advice
    assert found.where.startswith("test_compiles.py:") and found.kind == "call" and found.calls == 1
    assert 0 < found.nearest < found.number and found.seconds > 0
    assert "37, was 31" in str(made) and f"{len(made)} programs, " in str(made)
    assert y.shape == (7, 37)


def test_dtype_and_attribute_are_named():
    x = torch.ones(3, 41, device=DEVICE)
    torch.cumsum(x, 0).cpu()
    before = last_number()
    torch.cumsum(x, 1)
    torch.cumsum(x.double(), 1)
    by_dim, by_dtype = [c for c in torch.tpu.explain_compiles(before) if c.what == "cumsum"]
    assert "argument 1: 1, was 0" in by_dim.differences
    assert any("dtype: f64, was f32" in d for d in by_dtype.differences)


@pytest.mark.parametrize("mode", MODES)
def test_no_compiles_raises_and_says_why(mode):
    with support.mode(mode):
        x = torch.ones(5, 43, device=DEVICE)
        for _ in range(3):
            (x.sinh() * 2.5).cpu()
        with torch.tpu.no_compiles():
            for number in (2.0, 3.0, 4.5):  # no part of a program
                torch.testing.assert_close((x.sinh() * number).cpu(), torch.ones(5, 43).sinh() * number)
        other = torch.ones(5, 47, device=DEVICE)
        other.cpu()
        with pytest.raises(RuntimeError, match=r"no_compiles(.|\n)*47, was 43"), torch.tpu.no_compiles():
            (other.sinh() * 2).cpu()
        assert (other.sinh() * 2).cpu().shape == (5, 47)


def test_no_compiles_holds_for_torch_compile():
    from torch_tpu.compile import tpu

    f = torch.compile(lambda x: x.sinh() * 2, backend=tpu, dynamic=False)
    x = torch.ones(4, 53, device=DEVICE)
    before = last_number()
    f(x)
    assert any(c.kind == "graph" for c in torch.tpu.explain_compiles(before))
    with torch.tpu.no_compiles():
        f(x)


def test_one_warning_for_a_line_that_compiles_on_and_on(caplog):
    before = torch.tpu.warn_after_compiles(4)
    sizes = [torch.ones(n, device=DEVICE) for n in range(211, 223)]
    try:
        with warnings.catch_warnings(record=True) as given, caplog.at_level(logging.INFO, "torch_tpu.tpu.compiles"):
            warnings.simplefilter("always")
            for x in sizes:
                x.sinh()
    finally:
        torch.tpu.warn_after_compiles(before)
    ours = [str(w.message) for w in given if "programs that differ in" in str(w.message)]
    assert len(ours) == 1 and "argument 0, sizes, dim 0" in ours[0] and "test_compiles.py" in ours[0]
    assert sum("sinh" in r.message for r in caplog.records) == len(sizes)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b, self.norm = nn.Linear(16, 32), nn.Linear(32, 4), nn.LayerNorm(32)

    def forward(self, x, scale):
        return self.b(F.dropout(self.norm(F.gelu(self.a(x)) * scale), 0.1))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("steps", [40, pytest.param(1000, marks=pytest.mark.slow)])
def test_nothing_is_compiled_after_the_third_step(mode, steps):
    """Schedule, dropout, numbers of Python that change, clipping, a counter on the device."""
    torch.manual_seed(0)
    with support.mode(mode):
        net = Net().to(DEVICE)
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
        x, target = torch.randn(8, 16, device=DEVICE), torch.randint(4, (8,), device=DEVICE)
        counter = torch.zeros((), dtype=torch.int64, device=DEVICE)
        losses = []
        for step in range(steps):
            before = support.counters()
            optimizer.zero_grad()
            loss = F.cross_entropy(net(x, 1 + 0.001 * step), target) + 1e-4 * (step % 7)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0 + step)
            optimizer.step()
            schedule.step()
            counter += 1
            if step % 10 == 0 or step < 5:
                losses.append(loss.item())
            else:
                torch.tpu.synchronize()
            after = support.counters()
            if step >= 3:
                made = after["compiles"] + after["loads"] - before["compiles"] - before["loads"]
                assert made == 0, (step, torch.tpu.explain_compiles()[-3:])
        assert counter.item() == steps
        assert losses[-1] < losses[0]


def train(choice, steps=12):
    torch.manual_seed(0)
    with support.mode("fuse"), torch.tpu.promotion(choice):
        layers = nn.Sequential(*[nn.Sequential(nn.Linear(24, 24), nn.GELU()) for _ in range(16)]).to(DEVICE)
        optimizer = torch.optim.SGD(layers.parameters(), lr=1e-2, momentum=0.9, foreach=False)
        x = torch.randn(8, 24, device=DEVICE)
        losses, launches = [], []
        for step in range(steps):
            before = support.counters()
            optimizer.zero_grad()
            loss = layers(x).square().mean()
            if step == steps - 2:
                loss = loss * 2  # another path: falls back to the regions
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
            after = support.counters()
            launches.append(after["executes"] - before["executes"])
        return losses, launches, [p.detach().cpu() for p in layers.parameters()]


def test_a_step_that_repeats_becomes_one_program():
    plain = train("off")
    before = support.counters()
    promoted = train("wait")
    after = support.counters()
    assert after["promotions"] > before["promotions"] and after["promoted"] > before["promoted"]
    assert promoted[1][-3] <= 2 < plain[1][-3], (promoted[1], plain[1])
    torch.testing.assert_close(promoted[0], plain[0], rtol=1e-5, atol=1e-6)
    for a, b in zip(promoted[2], plain[2], strict=True):
        torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)
    # The first run rounds as regions do until its sequence is known; from then on all runs are alike.
    second, third = train("wait"), train("wait")
    torch.testing.assert_close(second[0], plain[0], rtol=1e-5, atol=1e-6)
    assert third[0] == second[0] and all(torch.equal(a, b) for a, b in zip(third[2], second[2], strict=True))


def test_running_on_without_a_read_is_flat():
    """Many regions with nothing read: memory and pending work stay bounded."""
    with support.mode("fuse"):
        x = torch.ones(64, 64, device=DEVICE)
        for _ in range(300):
            x = x * 1.0001
        support.synchronize()
        base = torch.accelerator.memory_allocated(DEVICE)
        torch.accelerator.reset_peak_memory_stats()
        for _ in range(30_000):
            x = x * 0.9999
        support.synchronize()
        assert torch.accelerator.memory_allocated(DEVICE) <= base + 64 * 64 * 4
        assert torch.accelerator.max_memory_allocated(DEVICE) <= base + 64 * 64 * 4 * 300
        assert torch.isfinite(x.sum()).item()
