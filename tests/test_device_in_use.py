"""The device in the hands of torch's own tools: data loaders, checkpoints of files and of activations, autocast and
loss scaling, copies that do not wait, torch.accelerator."""

import copy
import io
import pickle

import pytest
import torch
from torch.utils.data import DataLoader, TensorDataset

from tests.test_device_module import python

pytestmark = pytest.mark.tpu_only


# ---- files -----------------------------------------------------------------------------------------------------------
def roundtrip(value, **options):
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file, weights_only=True, **options)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64, torch.bool, torch.complex64])
def test_save_and_load_both_ways(d, dtype):
    here = (torch.arange(12) % 5).reshape(3, 4).to(dtype)
    there = here.to(d)
    assert roundtrip(there).device == torch.device("tpu:0")
    for place in ("cpu", torch.device("cpu"), {"tpu:0": "cpu"}, lambda storage, location: storage.cpu()):
        loaded = roundtrip(there, map_location=place)
        assert loaded.device.type == "cpu" and torch.equal(loaded, here)
    for place in ("tpu", "tpu:0", torch.device("tpu", 0)):
        loaded = roundtrip(here, map_location=place)
        assert loaded.device == torch.device("tpu:0") and torch.equal(loaded.cpu(), here)


def test_views_still_share_storage_after_loading(d):
    base = torch.arange(6.0, device=d)
    loaded = roundtrip({"base": base, "part": base[2:4], "turned": base.view(2, 3).t()})
    loaded["base"].zero_()
    assert loaded["part"].tolist() == [0, 0] and loaded["turned"].sum().item() == 0
    assert loaded["turned"].stride() == (1, 3)


def test_a_device_that_is_not_there_is_named_when_loading(d):
    with pytest.raises(RuntimeError, match="map_location|tpu:7"):
        roundtrip(torch.ones(2), map_location="tpu:7")


def test_pickle_and_deepcopy(d):
    parameter = torch.nn.Parameter(torch.arange(3.0, device=d))
    for again in (pickle.loads(pickle.dumps(parameter)), copy.deepcopy(parameter)):
        assert isinstance(again, torch.nn.Parameter) and again.device == parameter.device
        assert again.tolist() == [0, 1, 2] and again.requires_grad
    generator = torch.Generator(device=d).manual_seed(3)
    assert torch.equal(copy.copy(generator.get_state()), generator.get_state())


def test_state_of_a_model_and_its_optimizer(d):
    model = torch.nn.Linear(3, 2).to(d)
    optimizer = torch.optim.AdamW(model.parameters())
    model(torch.ones(4, 3, device=d)).sum().backward()
    optimizer.step()
    saved = roundtrip({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, map_location="cpu")
    other = torch.nn.Linear(3, 2).to(d)
    again = torch.optim.AdamW(other.parameters())
    other.load_state_dict(saved["model"])
    again.load_state_dict(saved["optimizer"])
    assert {value.device.type for value in again.state[other.weight].values() if value.dim()} == {"tpu"}
    for m, o in ((model, optimizer), (other, again)):
        o.zero_grad()
        m(torch.ones(4, 3, device=d)).square().sum().backward()
        o.step()
    assert torch.equal(model.weight.cpu(), other.weight.cpu())


def test_safetensors(d, tmp_path):
    from safetensors.torch import load_file, save_file

    tensors = {"a": torch.arange(6.0, device=d).reshape(2, 3), "b": torch.ones(4, dtype=torch.bfloat16, device=d)}
    save_file(tensors, tmp_path / "x.safetensors")
    for place in ("tpu", "tpu:0", "cpu"):
        loaded = load_file(tmp_path / "x.safetensors", device=place)
        assert {t.device.type for t in loaded.values()} == {place.split(":")[0]}
        assert loaded["a"].tolist() == tensors["a"].tolist() and loaded["b"].dtype == torch.bfloat16


# ---- data loaders ----------------------------------------------------------------------------------------------------
def test_data_loader_to_the_device_without_waiting(d):
    data = TensorDataset(torch.arange(20.0).reshape(10, 2), torch.arange(10))
    seen = []
    for x, y in DataLoader(data, batch_size=4, pin_memory=True):
        assert x.is_pinned()
        seen += (x.to(d, non_blocking=True)[:, 0] + y.to(d, non_blocking=True)).tolist()
    assert seen == [3.0 * i for i in range(10)]


def test_a_copy_that_does_not_wait_takes_the_value_of_its_moment(d):
    host = torch.arange(1000.0).pin_memory()
    there = host.to(d, non_blocking=True)
    host.zero_()
    assert there.sum().item() == 499500
    back = torch.empty(1000).pin_memory()
    back.copy_(there, non_blocking=True)
    torch.tpu.synchronize()
    assert back.sum().item() == 499500


WORKERS = """
import torch, torch_tpu
from torch.utils.data import DataLoader, Dataset

class Numbers(Dataset):
    def __init__(self, on_device):
        self.on_device = on_device
    def __len__(self):
        return 8
    def __getitem__(self, i):
        if self.on_device:
            return (torch.ones(1, device="tpu") * i).cpu()
        return torch.tensor([float(i)])

def total(context, on_device=False):
    loader = DataLoader(Numbers(on_device), batch_size=2, num_workers=2, multiprocessing_context=context)
    return sum((batch.to("tpu") * 2).sum().item() for batch in loader)
"""


def test_data_loader_workers_before_and_after_first_use(tmp_path):
    (tmp_path / "numbers_of_tpu.py").write_text(WORKERS)
    printed = python(
        f"""
        import sys
        sys.path.insert(0, {str(tmp_path)!r})
        import numbers_of_tpu as n
        print(n.total("fork"))                    # forked before the first use, then used here
        print(n.torch.tpu.is_initialized())
        print(n.total("fork"))                    # forked after: workers that stay on the host are well
        try:
            n.total("fork", on_device=True)       # ... and one that uses the device says what to do
        except RuntimeError as error:
            print("fork" in str(error) and "spawn" in str(error))
        print(n.total("spawn", on_device=True))
        """
    )
    assert printed.splitlines() == ["56.0", "True", "56.0", "True", "56.0"]


# ---- training --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("reentrant", [True, False])
def test_activation_checkpoints_draw_the_same_dropout(mode, d, reentrant):
    """Recomputing happens on the thread of backward: the device, and its random state, must be there too."""
    from torch.utils.checkpoint import checkpoint

    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(16, 64), torch.nn.Dropout(0.5), torch.nn.Linear(64, 16)).to(d)
    x = torch.randn(8, 16, device=d)

    def gradient(run):
        torch.manual_seed(5)
        model.zero_grad()
        y = x.clone().requires_grad_()
        run(y).square().sum().backward()
        return model[0].weight.grad.cpu(), y.grad.cpu()

    for plain, again in zip(
        gradient(model), gradient(lambda y: checkpoint(model, y, use_reentrant=reentrant)), strict=True
    ):
        torch.testing.assert_close(again, plain, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("make", [lambda: torch.amp.GradScaler("tpu"), lambda: torch.tpu.amp.GradScaler()])
def test_loss_scaling_skips_a_step_with_infinities(d, make):
    model = torch.nn.Linear(4, 1).to(d)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = make()
    before = model.weight.detach().clone()
    for bad in (True, False):
        optimizer.zero_grad()
        with torch.autocast("tpu", dtype=torch.float16):
            loss = model(torch.ones(2, 4, device=d)).float().mean() * (float("inf") if bad else 1.0)
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        if bad:
            assert torch.equal(model.weight, before) and scaler.get_scale() == 2.0**15
    assert not torch.equal(model.weight, before)
    scaler.load_state_dict(roundtrip(scaler.state_dict()))


def test_autocast_keeps_float32_where_it_matters_and_trains(d):
    model = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.LayerNorm(8), torch.nn.Linear(8, 3)).to(d)
    with torch.autocast("tpu", dtype=torch.bfloat16):
        out = model(torch.ones(4, 8, device=d))
        loss = torch.nn.functional.cross_entropy(out, torch.tensor([0, 1, 2, 0], device=d))
    assert out.dtype == torch.bfloat16 and loss.dtype == torch.float32
    loss.backward()
    assert {p.grad.dtype for p in model.parameters()} == {torch.float32}
    with torch.autocast("tpu", dtype=torch.float32):  # torchtitan's router
        assert model(torch.ones(4, 8, device=d)).dtype == torch.float32
    assert torch.get_autocast_dtype("tpu") == torch.bfloat16 and torch.is_autocast_enabled("tpu") is False


# ---- torch.accelerator -----------------------------------------------------------------------------------------------
def test_torch_accelerator_is_this_device(d):
    a = torch.accelerator
    assert a.is_available() and str(a.current_accelerator()) == "tpu" and a.device_count() == torch.tpu.device_count()
    assert a.current_device_index() == 0 and a.current_device_idx() == 0
    a.set_device_index(0)
    with a.device_index(0):
        x = torch.ones(4, device=d) * 2
    stream = torch.Stream(device=d)
    with stream:
        assert a.current_stream() == stream
    a.set_stream(torch.tpu.default_stream())
    a.synchronize()
    assert x.tolist() == [2] * 4
    free, total = a.get_memory_info("tpu:0")
    assert 0 < free <= total
    assert a.memory_stats()["allocated_bytes.all.current"] == a.memory_allocated() == torch.tpu.memory_allocated()
    assert a.max_memory_allocated() >= a.memory_allocated() and a.max_memory_reserved() >= a.memory_reserved()
    a.reset_peak_memory_stats()
    a.reset_accumulated_memory_stats()
    a.empty_cache()


@pytest.mark.parametrize("compiled", [False, True])
def test_synchronize_waits_for_everything(d, compiled):
    """Also for outputs of a compiled graph: right after it nothing is left to wait for."""
    from torch_tpu.compile import tpu as backend

    def work(x):
        for _ in range(6):
            x = x @ x
        return x

    run = torch.compile(work, backend=backend, fullgraph=True, dynamic=False) if compiled else work
    x = torch.eye(500, device=d)
    run(x)
    event = torch.Event(device=d)
    y = run(x)
    event.record()
    torch.accelerator.synchronize()
    assert event.query() and y.sum().item() == 500


def test_methods_of_tensors_modules_and_storages(d):
    x = torch.arange(4.0)
    assert x.tpu().device == torch.device("tpu:0") and x.tpu().is_tpu and not x.is_tpu
    module = torch.nn.Linear(2, 2).tpu()
    assert module.weight.is_tpu and isinstance(module.weight, torch.nn.Parameter)
    assert x.tpu().untyped_storage().device.type == "tpu" and x.untyped_storage().tpu().device.type == "tpu"
    packed = torch.nn.utils.rnn.pack_sequence([torch.ones(3), torch.ones(2)])
    assert packed.to(d).data.is_tpu
