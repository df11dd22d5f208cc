"""Memory: numbers that are real, a limit, and what happens beyond it."""

import contextlib
import gc

import pytest
import torch

from tests.test_device_module import python

pytestmark = pytest.mark.tpu_only

MIB = 1 << 20


@contextlib.contextmanager
def room(bytes_more):
    """Inside, tensors may hold `bytes_more` more than they hold now."""
    t = torch.tpu
    gc.collect()
    t.synchronize()
    total = t.mem_get_info()[1]
    t.set_per_process_memory_fraction((t.memory_allocated() + bytes_more) / total)
    try:
        yield
    finally:
        t.set_per_process_memory_fraction(1.0)


def test_the_limit_is_a_part_of_the_device():
    t = torch.tpu
    assert t.get_per_process_memory_fraction() == 1.0
    t.set_per_process_memory_fraction(0.25)
    try:
        free, total = t.mem_get_info()
        assert t.get_per_process_memory_fraction() == pytest.approx(0.25)
        assert free == total // 4 - t.memory_allocated()
    finally:
        t.set_per_process_memory_fraction(1.0)
    for wrong in (-0.1, 1.5):
        with pytest.raises(ValueError, match="0 to 1"):
            t.set_per_process_memory_fraction(wrong)


def test_an_emulated_device_has_the_memory_it_is_given():
    printed = python(
        """
        import torch, torch_tpu
        print(torch.tpu.mem_get_info(), torch.tpu.get_device_properties().total_memory)
        try:
            torch.zeros(1 << 20, device="tpu") + 1
        except torch.OutOfMemoryError as error:
            print("may hold 3.00 MiB" in str(error))
        """,
        TORCH_TPU_DEVICE_MEMORY=str(3 * MIB),
    )
    assert printed.splitlines() == [f"({3 * MIB}, {3 * MIB}) {3 * MIB}", "True"]


def test_beyond_the_limit_the_largest_owners_are_named(mode, d):
    t = torch.tpu
    t.reset_accumulated_memory_stats()
    with room(24 * MIB):
        held = torch.randn(2 * MIB).to(d)
        more = held * 2
        t.synchronize()
        line = more_line()
        with pytest.raises(torch.OutOfMemoryError) as raised:
            (torch.zeros(8 * MIB, device=d) + 1).sum().item() if mode == "strict" else big(d)
        text = str(raised.value)
        assert "Tried to allocate 32.00 MiB" in text and "hold" in text
        assert f"8.00 MiB in 1 tensor made at test_memory.py:{line - 4}" in text
        assert f"8.00 MiB in 1 tensor made at test_memory.py:{line - 3}" in text
        assert "checkpoint" in text  # what to do
        assert isinstance(raised.value, t.OutOfMemoryError)
        assert more.sum().item() == pytest.approx(2 * held.sum().item(), rel=1e-3, abs=1)  # all else is usable
    stats = t.memory_stats()
    assert stats["num_ooms"] == 1 and stats["num_alloc_retries"] == 1


def more_line():
    import inspect

    return inspect.currentframe().f_back.f_lineno + 1


def big(d):
    x = torch.zeros(8 * MIB, device=d) + 1
    torch.tpu.synchronize()
    return x


def test_uploads_are_limited_too(d):
    host = torch.zeros(4 * MIB)
    with room(8 * MIB), pytest.raises(torch.OutOfMemoryError, match="16.00 MiB"):
        host.to(d)
    assert host.to(d).sum().item() == 0


def test_memory_that_a_donated_operand_gives_is_counted_once(d):
    x = torch.ones(4 * MIB, device=d) * 1
    torch.tpu.synchronize()
    with room(1 * MIB):
        x[1:3] = 5  # 16 MiB in the memory that is there
        assert x[:4].tolist() == [1, 5, 5, 1]
        with pytest.raises(torch.OutOfMemoryError):
            x + 1


def test_small_operands_kept_for_their_next_use_are_let_go(d):
    t = torch.tpu
    x = torch.ones(3, device=d)
    for i in range(50):
        x = x * (1 + i / 7)
    t.synchronize()
    before = t.memory_allocated()
    t.empty_cache()
    assert before - t.memory_allocated() >= 40 * 4  # some share a place


def test_totals_of_allocated_and_freed():
    t = torch.tpu
    t.reset_accumulated_memory_stats()
    for _ in range(3):
        torch.zeros(MIB, device="tpu") + 1
    t.synchronize()
    stats = t.memory_stats()
    assert 24 * MIB <= stats["allocated_bytes.all.allocated"] <= 25 * MIB  # the zeros and the sum
    assert 24 * MIB <= stats["allocated_bytes.all.freed"] <= 25 * MIB
    assert stats["num_ooms"] == 0
    t.reset_accumulated_memory_stats()
    assert t.memory_stats()["allocated_bytes.all.allocated"] == 0


@pytest.mark.parametrize("compiled", [False, True])
def test_training_goes_on_with_a_smaller_batch(mode, d, compiled):
    """What a training loop does: catch, halve, go on. Memory must not creep away."""
    if compiled and mode == "fuse":
        return  # a compiled graph is one program in every mode
    model = torch.nn.Sequential(torch.nn.Linear(64, 256), torch.nn.ReLU(), torch.nn.Linear(256, 8)).to(d)
    step = torch.compile(model, backend=tpu_backend(), dynamic=False) if compiled else model
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3, momentum=0.9)

    def train(batch):
        optimizer.zero_grad(set_to_none=True)
        loss = step(torch.ones(batch, 64).to(d)).square().mean()
        loss.backward()
        optimizer.step()
        return loss.item()

    train(64)
    optimizer.zero_grad(set_to_none=True)
    # In fuse mode only what comes in and goes out takes memory: forward and backward leave as one program.
    too_much = 65536 if mode == "fuse" else 8192
    failures, held = 0, []
    with room(6 * MIB):
        for _ in range(100 if mode == "strict" and not compiled else 20):
            try:
                train(too_much)
            except torch.OutOfMemoryError:
                failures += 1
            assert train(64) > 0
            held.append(torch.tpu.memory_allocated())
    assert failures == len(held) and held[-1] <= held[2] + 4096, held


def tpu_backend():
    from torch_tpu.compile import tpu

    return tpu
