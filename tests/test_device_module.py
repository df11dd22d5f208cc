"""`torch.tpu` and what stands around it: import, devices, streams and events, generators, modes, memory, fork."""

import enum
import os
import struct
import subprocess
import sys
import textwrap

import pytest
import torch

pytestmark = pytest.mark.tpu_only


def python(code: str, **environment: str) -> str:
    """What a fresh interpreter prints; the package is found as in this process."""
    import torch_tpu

    home = os.path.dirname(os.path.dirname(torch_tpu.__file__))
    path = os.pathsep.join([home, os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code)],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        cwd="/",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# ---- import ----------------------------------------------------------------------------------------------------------
def test_import_and_questions_start_nothing():
    printed = python(
        """
        import torch, torch_tpu
        torch.manual_seed(0)
        asked = [torch.tpu.is_available(), torch.tpu.device_count(), torch.accelerator.is_available(),
                 torch.tpu.current_device(), torch.tpu.get_rng_state(), torch.tpu.memory_allocated(),
                 torch.tpu.counters(), torch.tpu.get_eager_mode(), hasattr(torch.backends, "tpu")]
        maps = open("/proc/self/maps").read()
        print(torch.tpu.is_initialized(), torch.tpu._initialized, "pjrt" in maps.lower())
        x = torch.ones(1, device="tpu")
        print(torch.tpu.is_initialized(), torch.tpu._initialized, "pjrt" in open("/proc/self/maps").read().lower())
        """
    )
    assert printed.splitlines() == ["False False False", "True True True"]


def test_import_costs_little():
    """On top of torch: 0.2 s and 60 MB. Processor time, because other work on the machine must not fail the test."""
    printed = python(
        """
        import time, torch

        def resident():
            return int(open("/proc/self/statm").read().split()[1]) * 4096

        seconds, before = time.process_time(), resident()
        import torch_tpu
        print(time.process_time() - seconds, resident() - before)
        """
    )
    seconds, grown = map(float, printed.split())
    assert seconds <= 0.2 and grown <= 60e6


def test_import_before_torch_and_by_the_entry_point():
    assert python("import torch_tpu, torch; print(torch.device('tpu:0'), torch.tpu.is_available())") == "tpu:0 True"
    assert python("import torch, torch_tpu; torch_tpu._autoload(); import torch.tpu.memory as m; print(m.__name__)")


def test_import_never_fails_without_the_extension(tmp_path):
    printed = python(
        """
        import sys, warnings
        sys.modules["torch_tpu._C"] = None      # as if it were not built
        warnings.simplefilter("ignore")
        import torch, torch_tpu
        print(torch.tpu.is_available(), torch.tpu.device_count(), torch.backends.tpu.is_built())
        torch.manual_seed(0)
        for use in (lambda: torch.ones(1, device="tpu"), torch.tpu.synchronize):
            try:
                use()
            except RuntimeError as error:
                print("tpu is not available" in str(error))
        """
    )
    assert printed.splitlines() == ["False 0 False", "True", "True"]


def test_a_missing_plugin_is_told_in_one_line(tmp_path):
    printed = python(
        """
        import torch, torch_tpu
        print(torch.tpu.is_available(), torch.tpu.device_count())
        print(torch.tpu.why_not_available())
        try:
            torch.ones(1, device="tpu")
        except RuntimeError as error:
            print("\\n" not in str(error).strip(), "no-such-plugin" in str(error))
        print(torch.ones(1) + 1)
        """,
        TORCH_TPU_PJRT_PLUGIN=str(tmp_path / "no-such-plugin.so"),
    )
    lines = printed.splitlines()
    assert lines[0] == "False 0" and "no-such-plugin" in lines[1]
    assert lines[2:] == ["True True", "tensor([2.])"]


# ---- devices ---------------------------------------------------------------------------------------------------------
def test_several_emulated_devices():
    printed = python(
        """
        import torch, torch_tpu
        from torch_tpu import _C
        _C._set_device_count(3)
        t = torch.tpu
        print(t.device_count(), t.current_device())
        x = torch.arange(4.).to("tpu:2")
        with t.device(1):
            print(t.current_device(), torch.ones(1, device="tpu").device)
            with t.device_of(x):
                print(t.current_device())
        t.set_device("tpu:2")
        print(t.current_device(), x.to("tpu:0").sum().item(), len(t.default_generators))
        t.manual_seed_all(5)
        print({g.initial_seed() for g in t.default_generators})
        """
    )
    assert printed.splitlines() == ["3 0", "1 tpu:1", "2", "2 6.0 3", "{5}"]


def test_a_device_that_is_not_there_is_named():
    n = torch.tpu.device_count()
    for use in (
        lambda: torch.ones(1, device=f"tpu:{n}"),
        lambda: torch.tpu.set_device(n),
        lambda: torch.tpu.current_stream(n),
    ):
        with pytest.raises(RuntimeError, match=f"tpu:{n}"):
            use()
    assert torch.tpu.current_device() == 0
    with pytest.raises(ValueError, match="cpu"):
        torch.tpu.synchronize("cpu")


def test_what_libraries_ask(d):
    t = torch.tpu
    assert t.get_device_name().startswith("TPU")
    free, total = t.mem_get_info()
    assert 0 < free <= total == t.get_device_properties(d).total_memory == torch.accelerator.get_memory_info()[1]
    assert t.is_bf16_supported() and torch.bfloat16 in t.get_amp_supported_dtype()
    assert torch.accelerator.current_accelerator().type == "tpu"
    assert torch.float64 in torch.accelerator.get_device_capability()["supported_dtypes"]
    assert torch.get_device_module("tpu") is t and torch.backends.tpu.is_available()
    assert isinstance(t.get_device_capability(), tuple)


def test_memory_numbers(d):
    t = torch.tpu
    before = t.memory_allocated()
    x = torch.zeros(1 << 20, device=d) + 1
    t.synchronize()
    held = t.memory_allocated() - before
    assert 4 << 20 <= held <= (4 << 20) + 64  # the scalar 1 stays on the device
    assert t.memory_allocated() == torch.accelerator.memory_allocated()
    y = x + 1
    t.synchronize()
    assert t.max_memory_allocated() - before >= 8 << 20
    del x, y
    t.synchronize()
    t.reset_peak_memory_stats()
    assert t.max_memory_allocated() == t.memory_allocated() <= before + 64
    stats = t.memory_stats()
    for name in ("active_bytes.all.peak", "reserved_bytes.all.peak", "num_alloc_retries", "num_ooms"):
        assert name in stats
    assert "tpu:0" in t.memory_summary()


# ---- streams and events ----------------------------------------------------------------------------------------------
def test_streams_are_current_inside(d):
    t = torch.tpu
    default, side = t.current_stream(), t.Stream()
    assert default == t.default_stream() and side != default
    with t.stream(side) as inside:
        assert t.current_stream() == inside == side == torch.accelerator.current_stream()
        x = torch.ones(4, device=d) * 2
        x.record_stream(side)
        with t.stream(None):
            assert t.current_stream() == side
    assert t.current_stream() == default
    default.wait_stream(side)
    default.wait_event(side.record_event())
    side.synchronize()
    assert side.query() and x.tolist() == [2] * 4


def test_events_wait_for_the_work(mode, d):
    x = torch.randn(400, 400, device=d) / 20
    y = x
    torch.tpu.synchronize()
    start, end, plain = (torch.tpu.Event(enable_timing=timed) for timed in (True, True, False))
    start.record()
    for _ in range(30):
        y = y @ x
    end.record()
    plain.record()
    plain.synchronize()
    assert plain.query() and end.query()
    # The device cannot have done 30 products of 400 x 400 in less than 2 * 30 * 400^3 operations at 1e13 a second.
    assert start.elapsed_time(end) >= 0.38
    with pytest.raises(ValueError, match="enable_timing"):
        start.elapsed_time(plain)
    assert torch.tpu.Event().query()


def test_an_event_of_work_that_is_not_done_says_so(d):
    x = torch.randn(1500, 1500, device=d) / 40
    torch.tpu.synchronize()
    (x @ x).sum().item()
    event = torch.tpu.Event()
    y = x
    for _ in range(6):
        y = y @ x
    event.record()
    seen_open = not event.query()
    event.synchronize()
    assert event.query()
    assert seen_open, "six products of 1500 x 1500 were done at once"


# ---- generators ------------------------------------------------------------------------------------------------------
def test_generator_state_is_seed_and_offset(d):
    generator = torch.Generator(device=d)
    assert generator.device.type == "tpu" and generator.initial_seed() == 67280421310721
    generator.manual_seed(7)
    state = generator.get_state()
    assert state.dtype == torch.uint8 and state.device.type == "cpu"
    assert struct.unpack("<QQ", bytes(state.tolist())) == (7, 0)
    torch.rand(10, device=d, generator=generator)
    seed, offset = struct.unpack("<QQ", bytes(generator.get_state().tolist()))
    assert (seed, offset) == (7, 3) and generator.get_offset() == 3
    generator.set_offset(100)
    a = torch.rand(10, device=d, generator=generator)
    generator.set_state(torch.tensor(list(struct.pack("<QQ", 7, 100)), dtype=torch.uint8))
    assert torch.equal(a.cpu(), torch.rand(10, device=d, generator=generator).cpu())


def test_generator_copies_and_shared_states(d):
    generator = torch.Generator(device=d).manual_seed(1)
    copy = generator.clone_state()
    shared = generator.graphsafe_get_state()
    torch.rand(5, device=d, generator=shared)
    assert torch.equal(generator.get_state(), shared.get_state())
    assert copy.get_offset() == 0 and generator.get_offset() == 2
    generator.graphsafe_set_state(copy)
    assert generator.get_offset() == 0


def test_wrong_generators_are_refused(d):
    generator = torch.Generator(device=d)
    with pytest.raises(RuntimeError, match="wrong size: expected 16"):
        generator.set_state(torch.zeros(5056, dtype=torch.uint8))
    with pytest.raises(TypeError, match="ByteTensor"):
        generator.set_state(torch.zeros(16))
    with pytest.raises(RuntimeError, match="Expected a 'tpu' device type for generator but found 'cpu'"):
        torch.rand(3, device=d, generator=torch.Generator())


def test_fork_rng_and_state_lists(d):
    torch.manual_seed(3)
    assert torch.tpu.initial_seed() == 3
    states = torch.tpu.get_rng_state_all()
    with torch.random.fork_rng(devices=[0], device_type="tpu"):
        a = torch.rand(4, device=d).cpu()
    assert torch.equal(torch.rand(4, device=d).cpu(), a)
    torch.tpu.set_rng_state_all(states)
    assert torch.equal(torch.rand(4, device=d).cpu(), a)
    assert torch.tpu.seed() == torch.tpu.initial_seed() != 3


# ---- modes -----------------------------------------------------------------------------------------------------------
def test_eager_mode_sets_and_restores(d):
    t = torch.tpu
    t.eager_mode("debug")
    with t.eager_mode("fuse"):
        assert t.get_eager_mode() is t.EagerMode.FUSE
        with t.eager_mode(t.EagerMode.STRICT):
            assert t.get_eager_mode().value == "strict"
        assert t.get_eager_mode().value == "fuse"
        x = (torch.ones(3, device=d) + 1) * 2
    assert t.get_eager_mode() is t.EagerMode.DEBUG
    t.eager_mode("strict")
    assert x.tolist() == [4, 4, 4]
    with pytest.raises(ValueError, match="fuse"):
        t.eager_mode("lazy")
    assert t.get_eager_mode() is t.EagerMode.STRICT


def test_modes_of_other_packages_are_understood():
    t = torch.tpu
    other = enum.Enum("EagerMode", "DEFER_NEVER DEFER_NEVER_AND_LAUNCH_BLOCKING DEFER_AND_FUSE INTERNAL_DEFER_ALL")
    for member, ours in zip(other, ("strict", "debug", "fuse", "fuse"), strict=True):
        with t.eager_mode(member):
            assert t.get_eager_mode().value == ours
        assert t.EagerMode[member.name].value == ours


def test_fallback_policy(d):
    t = torch.tpu
    assert t.get_fallback() == "error"
    with t.set_fallback("allow"):
        assert t.get_fallback() == "allow"
    assert t.get_fallback() == "error"
    with pytest.raises(ValueError, match="allow, error, warn"):
        t.set_fallback("cpu")


# ---- the rest --------------------------------------------------------------------------------------------------------
def test_pinned_memory_remembers_it():
    x = torch.arange(10)
    pinned = x.pin_memory()
    assert not x.is_pinned() and pinned.is_pinned() and pinned[3:].is_pinned()
    assert torch.equal(pinned, x)
    loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(x), batch_size=5, pin_memory=True)
    assert [batch.is_pinned() for (batch,) in loader] == [True, True]


def test_autocast_lists(d):
    x, half = torch.ones(2, 2, device=d), torch.ones(2, 2, device=d, dtype=torch.bfloat16)
    with torch.autocast("tpu"):  # bfloat16 is the default
        assert (x @ x).dtype == torch.bfloat16  # lower precision
        assert half.exp().dtype == torch.float32  # float32
        assert half.sum().dtype == torch.float32 and half.softmax(0).dtype == torch.float32  # float32 by dtype argument
        assert torch.addcmul(x, half, half).dtype == torch.float32  # the widest
        assert (half + half).dtype == torch.bfloat16  # in no list
        with torch.autocast("tpu", enabled=False):
            assert (x @ x).dtype == torch.float32
    with torch.tpu.amp.autocast(dtype=torch.float16):
        assert torch.nn.functional.linear(x, x).dtype == torch.float16


def test_decompositions_are_needed_and_whole():
    from torch_tpu import decompositions
    from torch_tpu._native import native

    torch.tpu.init()
    rows = set(native()._row_names())
    for name in decompositions.DECOMPOSED:
        assert name not in rows, f"{name} has a row: take it off the list"
        assert decompositions._overload(name) in torch._decomp.decomposition_table
        made = list(decompositions._kernels(decompositions._overload(name), lambda: None))
        assert made, f"{name} needs no kernel: take it off the list"


def test_fork_after_the_start_is_an_error_not_a_hang(d):
    torch.ones(1, device=d)
    assert not torch.tpu._is_in_bad_fork()
    printed = python(
        """
        import os, torch, torch_tpu
        x = torch.ones(2, device="tpu")
        child = os.fork()
        if child == 0:
            bad = torch.tpu._is_in_bad_fork()
            torch.manual_seed(1)          # data loader workers do so
            try:
                x + 1
                os._exit(1)
            except RuntimeError as error:
                os._exit(0 if bad and "fork" in str(error) else 2)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), (x + 1).tolist())
        """
    )
    assert printed == "0 [2.0, 2.0]"
