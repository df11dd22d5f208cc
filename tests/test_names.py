"""The paths under which other libraries look for what has a public name: each does what its caller relies on."""

import importlib.util
from importlib import metadata

import pytest
import torch

import torch_tpu
from tests import support

pytestmark = pytest.mark.tpu_only


def test_detection_by_package_attribute_and_distribution():
    assert importlib.util.find_spec("torch_tpu") is not None  # transformers, Ray, helion
    assert hasattr(torch.backends, "tpu") and torch.backends.tpu.is_available()  # kernels
    assert torch._utils._get_available_device_type() == "tpu"  # torchtitan
    assert torch._C._get_accelerator().type == "tpu"
    project = (support.ROOT / "pyproject.toml").read_text()
    assert 'name = "torch-tpu"' in project  # vLLM reads the distribution's version
    if "torch-tpu" in {d.metadata["Name"] for d in metadata.distributions()}:
        assert metadata.version("torch-tpu") == torch_tpu.__version__


def test_api_and_loader():
    from torch_tpu import _loader
    from torch_tpu.api import tpu_device

    _loader.load()
    assert tpu_device() == torch.device("tpu:0") and torch.tpu.is_initialized()
    assert torch.ones(2, device=str(tpu_device())).device.type == "tpu"  # ACCELERATE_TORCH_DEVICE is its text


def test_a_dispatch_key_is_named_after_the_device(d):
    library = torch.library.Library("torch_tpu_names", "FRAGMENT")
    library.define("twice(Tensor x) -> Tensor")
    library.impl("twice", lambda x: x * 2, "TPU")
    assert torch.ops.torch_tpu_names.twice(torch.ones(2, device=d)).tolist() == [2, 2]
    library._destroy()


def test_execution_mode():
    from torch_tpu._internal import execution_mode

    assert execution_mode.eager_mode is torch.tpu.EagerMode.STRICT
    with execution_mode.set_eager_mode(execution_mode.EagerMode.DEFER_AND_FUSE):
        assert execution_mode.eager_mode.value == torch.tpu.get_eager_mode().value == "fuse"
    execution_mode.eager_mode = execution_mode.EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING
    try:
        assert torch.tpu.get_eager_mode().value == "debug"
    finally:
        execution_mode.eager_mode = execution_mode.EagerMode.DEFER_NEVER


@pytest.mark.parametrize("tensors", ["none", "one", "list"])
@pytest.mark.parametrize("wait", [True, False])
def test_synchronize_sends_off_what_is_recorded(d, tensors, wait):
    from torch_tpu._internal.sync import synchronize

    x = torch.ones(3, device=d, requires_grad=True)
    torch.tpu.synchronize()
    with torch.tpu.eager_mode("fuse"):
        y = (x * 3).exp().sum()
        before = torch.tpu.counters()["executes"]
        synchronize({"none": None, "one": y, "list": [y, x]}[tensors], wait=wait)
        assert torch.tpu.counters()["executes"] > before
        y.backward()  # the graph of gradients is as it was
        torch.testing.assert_close(x.grad.cpu(), torch.full((3,), 3 * 2.718281828**3))


def test_compile_backend(d):
    from torch_tpu._internal.compile import _backend

    model = torch.nn.Linear(3, 2).to(d)
    compiled = torch.compile(model, backend=_backend.TpuBackend(), dynamic=False, fullgraph=True)
    x = torch.randn(4, 3, device=d)
    torch.testing.assert_close(compiled(x), model(x))


def test_hardware_without_a_chip():
    from torch_tpu._internal.utils import hardware

    if hardware.detect_tpu_devices():
        assert hardware.get_tpu_device_name() == torch.tpu.get_device_name()
    else:
        assert hardware.get_tpu_device_count() == hardware.get_tpu_hbm_bytes() == 0
        assert hardware.get_tpu_device_name() == ""
        with pytest.raises(RuntimeError, match="no TPU"):
            hardware.get_tpu_topology(4)


def test_hardware_of_known_chips(monkeypatch):
    from torch_tpu._internal.utils import hardware

    def host(*chips):
        monkeypatch.setattr(hardware, "detect_tpu_devices", lambda: list(chips))

    host(*["v6e"] * 8)
    assert hardware.get_tpu_device_name() == "TPU v6e" and hardware.get_tpu_device_count() == 8
    assert hardware.get_tpu_hbm_bytes() == 32 << 30
    assert [hardware.get_tpu_topology(n) for n in (1, 4, 8)] == ["1,1,1", "2,2,1", "2,4,1"]
    host(*["tpu7x"] * 4)
    assert hardware.get_tpu_device_name() == "TPU v7x" and hardware.get_tpu_device_count() == 8
    assert hardware.get_tpu_topology(8) == "2,2,1,2"
    with pytest.raises(ValueError, match="no topology"):
        hardware.get_tpu_topology(7)


def test_cache_counters_tell_recompiles(d):
    t = torch.tpu
    x = torch.ones(7, 13, device=d)
    x * 2
    before = t._get_cache_stats()
    x * 2
    again = t._get_cache_stats()
    assert again["requests"] == before["requests"] + 1 and again["misses"] == before["misses"]
    assert t._get_cache_misses() == again["compiles"]
    torch.ones(7, 13, 3, device=d) * 2
    assert t._get_cache_stats()["misses"] > again["misses"]
    t._clear_cache()
    assert "tpu:0" in t._hbm_usage_summary() and x.sum().item() == 91


def test_profiler_config_is_taken():
    from torch_tpu._internal.profiler import TpuProfilerConfig

    config = TpuProfilerConfig(run_dir="x", host_tracer_level=3)
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], experimental_config=config):
        torch.ones(2, device="tpu") + 1
