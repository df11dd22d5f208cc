"""The TPU compiler in its own process: what it takes, refuses, and what happens when it dies."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import torch

from tests import support
from tests.aot.__main__ import TOPOLOGIES, Job, compile_all, judge
from tests.golden.__main__ import read
from torch_tpu import aot

ADD = """module @tpu {
func.func @main(%0: tensor<SHAPExf32>, %1: tensor<SHAPExf32>) -> (tensor<SHAPExf32>) {
 %2 = "stablehlo.add"(%0, %1) : (tensor<SHAPExf32>, tensor<SHAPExf32>) -> tensor<SHAPExf32>
 "func.return"(%2) : (tensor<SHAPExf32>) -> ()
}
}"""


def add(shape: str) -> str:
    return ADD.replace("SHAPE", shape)


@pytest.fixture(scope="module")
def compiler():
    if not aot.libtpu_version():
        pytest.skip("the TPU compiler is not installed: pip install libtpu==0.0.52")
    with aot.Compiler() as compiler:
        yield compiler


@pytest.mark.parametrize("name", ["v4:2x2x1", "v5e:1x1", "v5p:1x1x1", "v6e:16x16", "tpu7x:1x1x1"])
def test_topologies_are_the_chips_of_the_table(compiler, name):
    found = compiler.topology(name)
    assert found.device_kind == found.chip.kind
    chips = 1
    for n in found.shape:
        chips *= n
    assert found.device_count == chips * found.chip.devices_per_chip
    assert 0.96 < found.memory / found.chip.hbm <= 1.01  # a little is the system's


def test_unknown_topologies_list_the_known_ones(compiler):
    for name in ("v9:1x1", "v5e", "", "v5e:1x1x1", "tpu7x:0x1x1"):
        with pytest.raises(ValueError, match="v5e:1x1, v5e:2x2|1x1, 2x2|1x1x1, 2x2x1"):
            aot.parse_topology(name)
    with pytest.raises(ValueError, match=r"(?s)not divisible.*known are .*v6e:1x1"):
        compiler.topology("v5e:3x3")
    assert compiler.topology("v5e:3x3", chips_per_host_bounds=[1, 1, 1]).device_count == 9


def test_memory_and_cost_of_a_program(compiler):
    for level in (aot.NONE, aot.FULL):
        made = compiler.compile(add("1024x1024"), "v5e:1x1", level=level)
        assert made.memory["argument"] == 2 * made.memory["output"] == 8 << 20
        assert made.hbm == 12 << 20
        assert made.cost["flops"] == 1 << 20
        assert made.cost["bytes accessed"] == 12 << 20


def test_what_is_refused_says_why(compiler):
    with pytest.raises(aot.CompileError, match="expected"):
        compiler.compile("module", "v5e:1x1")
    with pytest.raises(aot.CompileError, match="xla_no_such"):
        compiler.compile(add("2"), "v5e:1x1", overrides={"xla_no_such": "true"})
    with pytest.raises(aot.CompileError, match="static shapes"):  # would end the compiler
        compiler.compile(add("?"), "v5e:1x1")


def test_a_program_that_does_not_fit_is_out_of_memory(compiler):
    with pytest.raises(torch.OutOfMemoryError, match="111.87G.*15.75G"):
        compiler.compile(add("100000x100000"), "v5e:1x1", level=aot.NONE)
    assert compiler.compile(add("50000x100000"), "v5p:1x1x1", level=aot.NONE).hbm > 50 << 30


def test_answers_and_refusals_are_kept(compiler, tmp_path):
    with support.environment(TORCH_TPU_CACHE_DIR=str(tmp_path)), aot.Compiler() as mine:
        assert not mine.compile(add("7x9"), "v6e:1x1").cached
        with pytest.raises(aot.CompileError, match="expected"):
            mine.compile("module", "v6e:1x1")
        files = sorted(tmp_path.rglob("*.prog"))
        assert len(files) == 2
    with support.environment(TORCH_TPU_CACHE_DIR=str(tmp_path)), aot.Compiler() as another:
        assert another.compile(add("7x9"), "v6e:1x1").cached
        assert not another.compile(add("7x9"), "v5e:1x1").cached
        with pytest.raises(aot.CompileError, match="expected"):
            another.compile("module", "v6e:1x1")
    assert len(list(tmp_path.rglob("*.prog"))) == 3


def test_nothing_is_written_elsewhere(compiler, tmp_path):
    before = {p for p in os.listdir("/tmp") if "tpu" in p}
    with support.environment(TORCH_TPU_CACHE_DIR=str(tmp_path), TORCH_TPU_CACHE="0"), aot.Compiler() as mine:
        mine.compile(add("3"), "v5e:1x1")
        assert not list(tmp_path.rglob("*"))
    assert {p for p in os.listdir("/tmp") if "tpu" in p} - before == set()


@pytest.mark.parametrize("signals", [signal.SIGABRT, signal.SIGKILL])
def test_a_compiler_that_dies_is_an_error_and_starts_anew(compiler, signals):
    with support.environment(TORCH_TPU_CACHE="0"), aot.Compiler() as mine:
        mine.about()
        os.kill(mine._process.pid, signal.SIGSTOP)  # it dies while it is asked
        killer = threading.Timer(0.3, os.kill, (mine._process.pid, signals))
        wake = threading.Timer(0.4, lambda pid=mine._process.pid: _continue(pid))
        killer.start(), wake.start()
        with pytest.raises(aot.CompilerCrash, match=rf"signal {int(signals)}\) in compile for v5e:1x1"):
            mine.compile(add("5"), "v5e:1x1")
        killer.join(), wake.join()
        assert mine.compile(add("5"), "v5e:1x1").memory["output"] > 0


def _continue(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGCONT)


def test_two_processes_at_once_and_none_left_behind(compiler):
    script = (
        "from torch_tpu import aot; import tests.test_aot as t, os;"
        "c = aot.compiler(); print(c.compile(t.add('11x13'), 'v5e:1x1').memory['output'], c._process.pid, flush=True);"
        "input()"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=support.ROOT,
            env={**os.environ, "TORCH_TPU_CACHE": "0"},
        )
        for _ in range(2)
    ]
    answers = [p.stdout.readline().split() for p in started]
    assert [int(size) for size, _ in answers] == [8192, 8192]  # 11x13 is two tiles of 8x128 floats
    for p in started:
        p.kill()
        p.wait()
    time.sleep(0.2)
    for _, pid in answers:
        status = Path(f"/proc/{pid}/stat")
        assert not status.exists() or status.read_text().split()[2] == "Z"


def test_where_it_is_missing_the_error_says_what_to_install(monkeypatch):
    monkeypatch.delenv("TPU_LIBRARY_PATH", raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(RuntimeError, match=r"pip install 'torch-tpu\[tpu\]'"):
        aot.Compiler().about()


def test_a_library_that_is_no_plugin(tmp_path):
    (tmp_path / "libtpu.so").write_text("no library")
    with aot.Compiler(str(tmp_path / "libtpu.so")) as mine, pytest.raises(aot.CompileError, match="cannot load"):
        mine.about()


def test_a_slice_of_the_goldens_is_accepted(compiler):
    """All of them: make aot."""
    texts = {row: golden.text for row, golden in sorted(read().items())[::40] if golden.text.startswith("module")}
    jobs = [Job(row, topology) for row in texts for topology in TOPOLOGIES]
    answers = compile_all(texts, jobs, 2)
    assert len(answers) == 3 * len(texts) > 20
    assert judge(answers) == 0
