"""Only so many programs stay loaded: a process may hold a bounded number of memory mappings, and each program takes
some. Whoever is forgotten is loaded again from disk when it is called, and results do not change."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

import pytest

from tests import support

SCRIPT = """
import threading, torch, torch_tpu
torch.tpu.eager_mode(MODE)

def work(lengths):
    for n in lengths:
        x = torch.arange(n, dtype=torch.float32)
        y = x.to("tpu")
        z = (y * 2 + n).sum() - y.flip(0)[0]
        assert z.item() == (x * 2 + n).sum() - x.flip(0)[0], n

threads = [threading.Thread(target=work, args=(range(1 + i, 24, 2),)) for i in range(2)]
[t.start() for t in threads]
[t.join() for t in threads]
work(range(1, 8))  # some of them were forgotten
c = torch.tpu.counters()
print(c["evictions"], c["compiles"] + c["loads"])
"""


def run(mode: str, limit: int) -> tuple[int, int]:
    env = os.environ | {"TORCH_TPU_MAX_PROGRAMS": str(limit)}
    code = textwrap.dedent(SCRIPT).replace("MODE", repr(mode))
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, cwd=support.ROOT)
    assert done.returncode == 0, done.stderr
    evictions, built = done.stdout.split()
    return int(evictions), int(built)


@pytest.mark.parametrize("mode", ["strict", "fuse"])
def test_programs_beyond_the_limit_are_forgotten_and_come_back(mode):
    evictions, built = run(mode, 12)
    assert evictions > built // 2 and built - evictions <= 12 + 2


@pytest.mark.parametrize("mode", ["strict", "fuse"])
def test_nothing_is_forgotten_below_the_limit(mode):
    assert run(mode, 0)[0] == 0
