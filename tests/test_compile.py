"""torch.compile on the device: what a compiled graph gives is what the same code gives eagerly."""

import copy
import os
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint

import pytest
import torch
import torch.nn.functional as F
from torch import nn

from tests import support

pytestmark = pytest.mark.tpu_only


@pytest.fixture(autouse=True)
def _fresh():
    # The package's own entry point, so that a source tree that is not installed is tested too.
    declared = tomllib.loads((support.ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    group = "torch_dynamo_backends"
    torch._dynamo.backends.registry._BACKENDS["tpu"] = EntryPoint("tpu", declared[group]["tpu"], group)
    torch._dynamo.reset()


def compiled(f, **options):
    return torch.compile(f, backend="tpu", fullgraph=True, **options)


def same(f, *args, **options):
    """Calls f eagerly and compiled, twice, and compares; gives the compiled results."""
    fast = compiled(f, **options)
    for _ in range(2):
        torch.manual_seed(7)
        want = f(*args)
        torch.manual_seed(7)
        got = fast(*args)
        torch.testing.assert_close(got, want)
    return got


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Dropout(0.4), nn.Linear(16, 4))

    def forward(self, x):
        return self.body(x)


class Residual(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first, self.second = (nn.Conv2d(width, width, 3, padding=1, bias=False) for _ in range(2))
        self.norms = nn.ModuleList(nn.BatchNorm2d(width) for _ in range(2))

    def forward(self, x):
        y = F.relu(self.norms[0](self.first(x)), inplace=True)
        return F.relu(x + self.norms[1](self.second(y)))


class Cnn(nn.Module):
    """A ResNet in small: convolutions, batch norm, a skip, pooling, dropout."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 4, 3, 2, 1, bias=False), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2))
        self.body = Residual(4)
        self.head = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.3), nn.Linear(4, 5))

    def forward(self, x):
        return self.head(self.body(self.stem(x)))


def train(model, run, optimizer, batch, target, steps=3):
    torch.manual_seed(11)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = F.cross_entropy(run(batch), target)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses, {name: value.cpu() for name, value in model.state_dict().items()}


@pytest.mark.parametrize("make, shape", [(Mlp, (6, 8)), (Cnn, (4, 3, 16, 16))])
def test_training_is_eager_training(d, make, shape):
    eager = make().to(d)
    fast = copy.deepcopy(eager)
    batch, target = torch.randn(shape, device=d), torch.randint(0, 4, shape[:1], device=d)
    want = train(eager, eager, torch.optim.SGD(eager.parameters(), lr=0.1, momentum=0.9), batch, target)
    got = train(fast, compiled(fast), torch.optim.SGD(fast.parameters(), lr=0.1, momentum=0.9), batch, target)
    assert want[0][0] != want[0][-1]
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)
    eager.eval(), fast.eval()
    with torch.no_grad():
        torch.testing.assert_close(compiled(fast)(batch), eager(batch), rtol=1e-5, atol=1e-5)


def test_one_program_a_graph(d):
    model = Mlp().to(d)
    fast, x = compiled(model), torch.randn(6, 8, device=d)
    for _ in range(2):
        fast(x).sum().backward()
    before = support.counters()
    out = fast(x)
    between = support.counters()
    assert between["executes"] - before["executes"] == 1
    assert between["requests"] == before["requests"]
    out.sum().backward()
    assert support.counters()["compiles"] == before["compiles"]


def test_transformer(d):
    transformers = pytest.importorskip("transformers")
    config = transformers.LlamaConfig(
        vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=4,
        num_key_value_heads=2,
    )  # fmt: skip
    model = transformers.LlamaForCausalLM(config).eval().to(d)
    ids = torch.randint(0, 64, (2, 9), device=d)
    fast = compiled(model)
    with torch.no_grad():
        torch.testing.assert_close(fast(ids).logits, model(ids).logits)


def test_random_stream_is_eager_stream(d):
    def f(x):
        return (
            F.dropout(x, 0.5),
            torch.rand(3, device=x.device),
            torch.randn_like(x),
            torch.randperm(7, device=x.device),
        )

    same(f, torch.ones(5, 5, device=d))
    # Two calls continue where the one before ended, eager calls between them.
    fast = compiled(f)
    torch.manual_seed(1)
    want = [f(torch.ones(4, device=d)), torch.rand(5, device=d), f(torch.ones(4, device=d))]
    torch.manual_seed(1)
    got = [fast(torch.ones(4, device=d)), torch.rand(5, device=d), fast(torch.ones(4, device=d))]
    torch.testing.assert_close(got, want)


def test_arguments_are_written(d):
    def f(x, y):
        x.add_(y)
        y[1:, 0] = 7
        return x.sum() + y.sum()

    fast = compiled(f)
    a, b = torch.arange(6.0).view(2, 3), torch.ones(2, 3)
    da, db = a.to(d), b.to(d)
    kept, view, version = da.clone(), da.view(6), da._version
    for _ in range(2):
        torch.testing.assert_close(fast(da, db).cpu(), f(a, b))
        torch.testing.assert_close([da.cpu(), db.cpu(), view.cpu()], [a, b, a.view(6)])
    assert da._version > version
    torch.testing.assert_close(kept.cpu(), torch.arange(6.0).view(2, 3))


def test_written_argument_gives_its_memory(d):
    fast = compiled(lambda x, y: x.mul_(y))
    x, y = torch.ones(1 << 16, device=d), torch.full((1 << 16,), 2.0, device=d)
    fast(x, y)
    support.synchronize()
    torch.tpu.reset_peak_memory_stats()
    before = torch.tpu.memory_allocated()
    for _ in range(3):
        fast(x, y)
    support.synchronize()
    assert torch.tpu.memory_allocated() == before
    assert x[5].item() == 16
    alias = x.detach()  # the same storage: one value, still given away
    snapshot = x.clone()
    fast(x, y)
    assert alias[5].item() == 32 and snapshot[5].item() == 16


def test_views_of_arguments_and_of_each_other(d):
    def f(x):
        y = x + 1
        return x.t(), y[1:], y, x

    x = torch.arange(6.0, device=d).view(2, 3)
    t, part, whole, back = compiled(f)(x)
    t[0, 0] = 50.0
    assert x[0, 0].item() == 50 and back[0, 0].item() == 50
    whole[1, 1] = 60.0
    assert part[0, 1].item() == 60
    assert t.stride() == (1, 3)


def test_arguments_of_other_forms(d):
    fast = compiled(lambda x, y: x * 2 + y)
    base = torch.arange(24.0).view(4, 6)
    moved = base.to(d)
    for view in (lambda t: t, lambda t: t[1:3], lambda t: t[2:4], lambda t: t[:, ::2], lambda t: t.t(), lambda t: t[0]):
        torch.testing.assert_close(fast(view(moved), view(moved)).cpu(), view(base) * 3)


def test_shared_storage_that_is_written(d):
    def f(x, y):
        x.add_(1)
        return x * y

    base = torch.arange(6.0)
    moved = base.to(d)
    torch.testing.assert_close(compiled(f)(moved[:4], moved[2:]).cpu(), f(base[:4], base[2:]))
    torch.testing.assert_close(moved.cpu(), base)
    # torch does not look again whether arguments share memory: its own backends give wrong values here.
    torch._dynamo.reset()
    fast = compiled(f)
    fast(torch.arange(4.0).to(d), torch.arange(4.0).to(d))
    with pytest.raises(RuntimeError, match="share memory"):
        fast(moved[:4], moved[2:])
    # Parts of one storage that do not overlap are no trouble.
    torch.testing.assert_close(fast(moved[:2], moved[2:4]).cpu(), f(base[:2], base[2:4]))
    torch.testing.assert_close(moved.cpu(), base)


def test_cpu_scalars_beside_the_device(d):
    def f(x, rate):
        rate = rate * 2
        return x * rate, rate

    x, rate = torch.ones(3, device=d), torch.tensor(0.25)
    fast = compiled(f)
    for value in (0.25, 0.5):
        rate.fill_(value)
        y, twice = fast(x, rate)
        assert twice.device.type == "cpu"
        torch.testing.assert_close([y.cpu(), twice], [torch.full((3,), value * 2), torch.tensor(value * 2)])


def test_failed_check_raises(d):
    fast = compiled(lambda x, i: x[i])
    x = torch.arange(4.0, device=d)
    torch.testing.assert_close(fast(x, torch.tensor([1, 3], device=d)).cpu(), torch.tensor([1.0, 3.0]))
    with pytest.raises(IndexError, match="out of range|out of bounds"):
        fast(x, torch.tensor([1, 4], device=d)).cpu()


def test_second_process_compiles_nothing(d, tmp_path):
    code = """
import torch, torch_tpu
torch.manual_seed(0)
m = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.ReLU(), torch.nn.Dropout(0.5)).to("tpu")
f = torch.compile(m)
f(torch.ones(3, 4, device="tpu")).sum().backward()
torch.tpu.synchronize()
c = torch.tpu.counters()
print(c["compiles"], c["loads"])
"""
    env = {**os.environ, "TORCH_TPU_CACHE_DIR": str(tmp_path), "PYTHONPATH": str(support.ROOT)}
    runs = [
        subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout.split()
        for _ in range(2)
    ]
    assert int(runs[0][0]) > 0 and runs[1] == ["0", runs[0][0]]


def test_default_backend(d):
    # Nothing named, or Inductor by libraries: the device's graphs are ours.
    x = torch.randn(3, 3, device=d)
    for options in ({}, {"mode": "reduce-overhead"}, {"backend": "inductor"}):
        torch._dynamo.reset()
        fast = torch.compile(lambda x: x.sin().cos() * 2 + 1, fullgraph=True, **options)
        torch.testing.assert_close(fast(x), x.sin().cos() * 2 + 1)
        before = support.counters()["executes"]
        fast(x)
        assert support.counters()["executes"] == before + 1
    made = torch.compile(lambda n: torch.ones(n, device=d) * 3)(4)  # no argument is on the device
    torch.testing.assert_close(made.cpu(), torch.full((4,), 3.0))


def test_cpu_graphs_are_inductors(monkeypatch):
    asked = []

    def compile_fx(graph, inputs, **options):
        asked.append(options["config_patches"])
        return graph.forward

    monkeypatch.setattr("torch._inductor.compile_fx.compile_fx", compile_fx)
    for options in ({"backend": "tpu"}, {}):
        torch._dynamo.reset()
        fast = torch.compile(lambda x: x * 2, options={"max_autotune": True}, **options)
        torch.testing.assert_close(fast(torch.ones(2)), torch.full((2,), 2.0))
    assert asked == [{"max_autotune": True}] * 2


def test_import_leaves_dynamo_alone():
    code = "import sys, torch, torch_tpu; print('torch._dynamo' in sys.modules, 'torch._inductor' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": str(support.ROOT)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("dynamic", [True, None])
def test_sizes_that_vary(d, dynamic):
    def f(x):
        return (x * x.shape[0]).sum(0) + torch.arange(x.shape[1], device=x.device)

    fast = torch.compile(f, backend="tpu", dynamic=dynamic)
    for n in (3, 5, 9, 5, 3):
        x = torch.randn(n, n + 1, device=d)
        torch.testing.assert_close(fast(x), f(x))


def test_numbers_that_vary_compile_nothing(d):
    fast = torch.compile(lambda x, s: x * s + s, backend="tpu")
    x = torch.ones(3, device=d)
    for s in (0.5, 0.25, 0.75):
        fast(x, s)
    before = support.counters()
    for s in (0.125, 2.0, 7.0):
        torch.testing.assert_close(fast(x, s).cpu(), torch.full((3,), 2 * s))
    after = support.counters()
    assert (after["compiles"], after["loads"]) == (before["compiles"], before["loads"])


def test_autocast(d):
    model = nn.Linear(4, 4).to(d)

    def inside(x):
        with torch.autocast("tpu"):
            return model(x).relu()

    x = torch.randn(3, 4, device=d)
    assert same(inside, x).dtype is torch.bfloat16
    with torch.autocast("tpu"):
        assert same(model, x).dtype is torch.bfloat16


@pytest.mark.parametrize("context", [torch.no_grad, torch.inference_mode])
def test_without_gradients(d, context):
    with context():
        out = same(nn.Linear(4, 4).to(d), torch.randn(3, 4, device=d))
    assert not out.requires_grad and out.is_inference() == (context is torch.inference_mode)


def test_checkpoint_draws_the_same_numbers_again(d):
    from torch.utils.checkpoint import checkpoint

    model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.5), nn.ReLU(), nn.Linear(8, 4)).to(d)
    x = torch.randn(5, 4, device=d)

    def f(x):
        return checkpoint(model, x, use_reentrant=False).sum() + F.dropout(x, 0.5).sum()

    results = []
    for run in (f, compiled(f)):
        model.zero_grad()
        torch.manual_seed(5)
        loss = run(x)
        loss.backward()
        results.append((loss.item(), torch.rand(2, device=d), [p.grad.clone() for p in model.parameters()]))
    torch.testing.assert_close(results[1], results[0])


def test_graph_breaks(d):
    def f(x):
        y = x + 1
        if y.sum().item() > 0:
            y = y * 2
        return y[y > 0] - 1

    fast = torch.compile(f, backend="tpu")
    for x in (torch.randn(3, 3, device=d), -torch.ones(2, 2, device=d) * 3):
        torch.testing.assert_close(fast(x), f(x))


def test_unbacked_sizes_end_a_program(d):
    def f(x):
        found = torch.nonzero(x > 0)
        return found.float().sum(0) * 2 + x.sum()

    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        same(f, torch.randn(4, 5, device=d))


def test_custom_operators_are_called(d):
    calls = []

    @torch.library.custom_op("torch_tpu_tests::through_host", mutates_args=())
    def through_host(x: torch.Tensor) -> torch.Tensor:
        calls.append(1)
        return torch.from_numpy(x.cpu().numpy() * 2 + len(calls)).to(x.device)

    @through_host.register_fake
    def _(x):
        return torch.empty_like(x)

    @torch.library.custom_op("torch_tpu_tests::increase", mutates_args=("x",))
    def increase(x: torch.Tensor, by: float) -> None:
        x.add_(by)

    def f(x):
        y = torch.relu(x)
        increase(y, 2.0)
        return through_host(y) * y.shape[0]

    fast, x = compiled(f), torch.randn(3, 2, device=d)
    for n in (1, 2, 3):
        torch.testing.assert_close(fast(x), ((x.relu() + 2) * 2 + n) * 3)
    assert len(calls) == 3


def test_cond_and_while_are_one_program(d):
    from torch._higher_order_ops.while_loop import while_loop

    table = torch.arange(6.0, device=d)

    def branch(x, i):
        return torch.cond(x.sum() > 0, lambda x, i: x.sin() + table[i], lambda x, i: x.cos() * 2, (x, i))

    def loop(x, limit):
        def body(i, x):
            return i + 1, x * 2 + table.index_select(0, i.view(1))

        return while_loop(lambda i, x: i < limit, body, (torch.zeros((), dtype=torch.int64, device=x.device), x))[1]

    x, i = torch.rand(3, device=d), torch.tensor([0, 2, 5], device=d)
    fast = compiled(branch)
    torch.testing.assert_close(fast(x, i), x.sin() + table[i])
    y = -x
    before = support.counters()["executes"]
    got = fast(y, i)
    assert support.counters()["executes"] == before + 1
    torch.testing.assert_close(got, x.cos() * 2)
    fast = compiled(loop)
    for n in (0, 1, 4):
        want = x
        for k in range(n):
            want = want * 2 + table[k]
        torch.testing.assert_close(fast(x, torch.tensor(n, device=d)), want)
    limit = torch.tensor(3, device=d)
    before = support.counters()["executes"]
    fast(x, limit)
    assert support.counters()["executes"] == before + 1
    with pytest.raises(IndexError):
        fast(x, torch.tensor(9, device=d)).cpu()
    with pytest.raises(IndexError):
        compiled(branch)(x, i + 1).cpu()


def test_random_control_flow_is_still_right(d):
    def f(x):
        return torch.cond(x.sum() > 0, lambda x: F.dropout(x, 0.5), lambda x: x * 2, (x,))

    same(f, torch.ones(4, 4, device=d))
    same(f, -torch.ones(4, 4, device=d))


def test_scan_and_map(d):
    from torch._higher_order_ops.map import map as map_rows
    from torch._higher_order_ops.scan import scan

    x, w = torch.randn(4, 3, device=d), torch.randn(3, device=d)
    torch.testing.assert_close(compiled(lambda x, w: map_rows(lambda r, w: r.sin() * w, x, w))(x, w), x.sin() * w)
    carry, rows = compiled(lambda x: scan(lambda c, r: (c + r, c * r), torch.zeros(3, device=x.device), x))(x)
    before = torch.cumsum(x, 0) - x
    torch.testing.assert_close((carry, rows), (x.sum(0), before * x))


def test_whole_step(d):
    model = nn.Linear(4, 2).to(d)
    other = copy.deepcopy(model)
    x = torch.randn(5, 4, device=d)
    ours, theirs = (torch.optim.AdamW(m.parameters(), lr=0.1) for m in (model, other))

    def step(model, optimizer):
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss.detach()

    fast = torch.compile(lambda: step(model, ours), backend="tpu")
    for _ in range(3):
        torch.testing.assert_close(fast(), step(other, theirs), rtol=1e-4, atol=1e-5)


def test_error_names_operator_and_line(d):
    import torch_tpu.compile.walk as walk

    def refuse(*args, **kwargs):
        raise NotImplementedError("not today")

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(walk.SPECIAL, torch.ops.aten.erfinv.default, refuse)
        with pytest.raises(NotImplementedError, match=r"(?s)erfinv.*not today.*test_compile.py.*x\.erfinv\(\)"):
            compiled(lambda x: x.erfinv() + 1)(torch.rand(3, device=d))


def test_graph_text(d):
    from torch_tpu._native import native
    from torch_tpu.compile.walk import Walk

    graph = torch.fx.symbolic_trace(lambda x: (torch.tanh(x),))
    program = native().CompiledGraph("a test", Walk(graph, None, 0), 0)
    torch.testing.assert_close(program([torch.zeros(2, device=d)])[0].cpu(), torch.zeros(2))
    assert "stablehlo.tanh" in program.stablehlo()[0]
    with pytest.raises(TypeError, match="one list"):
        program(torch.zeros(2, device=d))


def test_beside_recorded_calls(d):
    """In fuse mode arguments may still be pending, and what was recorded keeps the values of its moment."""
    fast = compiled(lambda x, y: (x.add_(y), x * y))
    with support.mode("fuse"):
        x, y = torch.arange(4.0, device=d) + 1, torch.ones(4, device=d) * 2
        before = x * 10
        _, product = fast(x, y)
        after = x * 10
        torch.testing.assert_close(before.cpu(), (torch.arange(4.0) + 1) * 10)
        torch.testing.assert_close(after.cpu(), (torch.arange(4.0) + 3) * 10)
        torch.testing.assert_close(product.cpu(), (torch.arange(4.0) + 3) * 2)
    with support.mode("debug"), pytest.raises(IndexError):
        compiled(lambda x, i: x[i])(x, torch.tensor([9], device=d))


def test_generate_with_a_static_cache(d):
    """transformers compiles the decoding step by itself, with Inductor named."""
    transformers = pytest.importorskip("transformers")
    from transformers.generation.configuration_utils import CompileConfig

    config = transformers.LlamaConfig(
        vocab_size=32, hidden_size=16, intermediate_size=16, num_hidden_layers=1, num_attention_heads=2,
        num_key_value_heads=1,
    )  # fmt: skip
    model = transformers.LlamaForCausalLM(config).eval().to(d)
    ids = torch.randint(0, 32, (1, 4), device=d)
    options = {"max_new_tokens": 5, "do_sample": False, "pad_token_id": 0}
    want = model.generate(ids, **options)
    every = CompileConfig()
    every._compile_all_devices = True
    options |= {"cache_implementation": "static", "compile_config": every}
    assert torch.equal(model.generate(ids, **options), want)
    before = support.counters()
    assert torch.equal(model.generate(ids, **options), want)
    after = support.counters()
    assert (after["compiles"], after["loads"]) == (before["compiles"], before["loads"])
    assert after["lowerings"] == before["lowerings"]


def test_devices(d):
    """Each device has its programs; a graph over two is called as it is."""
    code = """
import torch, torch_tpu
x = torch.randn(3, 4, device="tpu:1")
m = torch.nn.Linear(4, 4).to("tpu:1")
y = torch.compile(m)(x)
y.sum().backward()
torch.testing.assert_close(y, m(x))
assert m.weight.grad.device.index == 1
assert torch.compile(lambda n: torch.ones(n, device="tpu:1") * 2)(3).device.index == 1
with torch.tpu.device(1):
    assert torch.compile(lambda n: torch.ones(n, device="tpu") * 3)(3).device.index == 1
a, b = torch.compile(lambda x: (x.to("tpu:0") * 2, x + 1))(x)
assert (a.device.index, b.device.index) == (0, 1)
torch.testing.assert_close([a.cpu(), b.cpu()], [x.cpu() * 2, x.cpu() + 1])
print("right")
"""
    env = {**os.environ, "TORCH_TPU_DEVICES": "2", "PYTHONPATH": str(support.ROOT)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert run.stdout == "right\n", run.stderr


def test_grouped_matrix_product(d):
    """torch's shape function knows the CUDA kernel only, which takes bfloat16; ours takes what the CPU takes."""
    ends = torch.tensor([2, 5, 8], dtype=torch.int32, device=d)
    x, w = torch.randn(8, 6, device=d, requires_grad=True), torch.randn(3, 6, 4, device=d, requires_grad=True)
    out = same(lambda x, w: torch._grouped_mm(x, w, offs=ends), x, w)
    got = torch.autograd.grad(out.square().sum(), (x, w))
    host = [t.detach().cpu().requires_grad_() for t in (x, w)]
    parts = [host[0][a:b] @ host[1][i] for i, (a, b) in enumerate(((0, 2), (2, 5), (5, 8)))]
    want = torch.autograd.grad(torch.cat(parts).square().sum(), host)
    torch.testing.assert_close([g.cpu() for g in got], list(want), rtol=1e-4, atol=1e-4)


def test_integer_histogram(d):
    """Models of experts count tokens with an integer histc wherever the device is not the CPU."""
    chosen = torch.tensor([3, 0, 2, 3, 3, 1, 7], dtype=torch.int32, device=d)
    counts = same(lambda x: torch.histc(x, bins=4, min=0, max=3), chosen)
    assert counts.dtype is torch.int32 and counts.tolist() == [1, 1, 1, 3]
