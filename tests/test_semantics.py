"""What a tensor of the device must do beside computing: views, aliases, autograd, saving, printing, threads, modes."""

import copy
import io
import pickle
import random
import threading
import warnings

import pytest
import torch
import torch.nn as nn

from tests import support

pytestmark = pytest.mark.usefixtures("mode")


# ---- views and in-place writes ---------------------------------------------------------------------------------------
def random_view(rng: random.Random, x: torch.Tensor):
    """A random view step that fits x, as a function to apply to x and to its twin on the other device."""
    shape, rank = x.shape, x.dim()
    choices = ["unsqueeze", "flatten"]
    if rank:
        choices += [
            "slice",
            "slice",
            "select",
            "transpose",
            "permute",
            "split",
            "expand",
            "diagonal",
            "unfold",
            "as_strided",
        ]
    kind = rng.choice(choices)
    if kind == "unsqueeze":
        dim = rng.randint(0, rank)
        return lambda t: t.unsqueeze(dim)
    if kind == "flatten":
        return (lambda t: t.view(-1)) if x.is_contiguous() else (lambda t: t)
    dim = rng.randrange(rank)
    size = shape[dim]
    if kind == "slice":
        start, stop, step = rng.randint(0, size), rng.randint(0, size), rng.randint(1, 3)
        index = (slice(None),) * dim + (slice(min(start, stop), max(start, stop), step),)
        return lambda t: t[index]
    if kind == "select" and size:
        at = rng.randrange(-size, size)
        return lambda t: t.select(dim, at)
    if kind == "transpose":
        other = rng.randrange(rank)
        return lambda t: t.transpose(dim, other)
    if kind == "permute":
        order = rng.sample(range(rank), rank)
        return lambda t: t.permute(order)
    if kind == "split" and size:
        part = rng.randint(1, size)
        return lambda t: t.split(part, dim)[-1]
    if kind == "diagonal" and rank > 1:
        a, b = rng.sample(range(rank), 2)
        return lambda t: t.diagonal(0, a, b)
    if kind == "unfold" and size > 1:
        window = rng.randint(1, size)
        return lambda t: t.unfold(dim, window, window)
    if kind == "as_strided" and x.numel() and rank < 4:
        strides, sizes, offset = x.stride(), [max(1, s - 1) for s in shape], x.storage_offset()
        return lambda t: t.as_strided(sizes, strides, offset)
    return lambda t: t


WRITES = [
    lambda t: t.fill_(2.5),
    lambda t: t.add_(1),
    lambda t: t.mul_(-0.5),
    lambda t: t.zero_(),
    lambda t: t.copy_(torch.full((), 7.0)),
    lambda t: t.copy_(torch.arange(float(t.numel())).reshape(t.shape).to(t.device)),
    lambda t: t.clamp_(-1, 1),
    lambda t: t.masked_fill_(t > 0, 0.25),
    lambda t: t.sub_(t),
    lambda t: t.addcmul_(t, t, value=0.5),
]


@pytest.mark.parametrize("seed", range(40))
def test_random_views_and_writes(d, seed):
    """Chains of views over one base, writes through some of them, reads of all: exactly the CPU's."""
    rng = random.Random(seed)
    shape = [rng.randint(1, 6) for _ in range(rng.randint(1, 4))]
    base = torch.randn(shape)
    pairs = [(base, base.to(d))]
    for _ in range(12):
        cpu, own = rng.choice(pairs)
        step = random_view(rng, cpu)
        cpu, own = step(cpu), step(own)
        assert (cpu.shape, cpu.stride(), cpu.storage_offset()) == (own.shape, own.stride(), own.storage_offset())
        pairs.append((cpu, own))
        if rng.random() < 0.5:
            write = rng.choice(WRITES)
            write(cpu)
            write(own)
        if rng.random() < 0.2:
            k = rng.randrange(len(pairs))
            torch.testing.assert_close(pairs[k][1].cpu(), pairs[k][0])
    for cpu, own in pairs:
        torch.testing.assert_close(own.cpu(), cpu)
        torch.testing.assert_close((own + 1).cpu(), cpu + 1)


def test_read_before_write_keeps_the_old_value(d):
    x = torch.ones(4, device=d)
    y = x * 2
    z = x[1:3]
    w = z + 0
    x.fill_(5)
    assert y.tolist() == [2, 2, 2, 2] and w.tolist() == [1, 1] and z.tolist() == [5, 5]


def test_self_overlapping_view(d):
    x = torch.arange(5.0, device=d)
    windows = x.unfold(0, 3, 1)
    assert windows.tolist() == [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
    x[2] = 9
    assert windows.sum(1).tolist() == [10, 13, 16]
    spread = torch.ones(1, device=d).expand(3)
    with pytest.raises(RuntimeError, match="more than one element"):
        spread.add_(1)


def test_writes_beside_gaps(d):
    """A view whose rows go on behind their last step: what lies there is not touched."""
    for size, stride, offset in (((4, 1, 3), (3, 3, 13), 0), ((2, 2), (7, 2), 1), ((2, 2, 2), (20, 7, 2), 3)):
        cpu = torch.arange(48.0)
        own = cpu.to(d)
        cpu.as_strided(size, stride, offset).neg_()
        own.as_strided(size, stride, offset).neg_()
        assert torch.equal(own.cpu(), cpu)


def test_out_that_overlaps_an_operand(d):
    """It would read what it has just written: refused, as on the CPU."""
    x = torch.arange(6.0, device=d)
    with pytest.raises(RuntimeError, match="single memory location"):
        torch.add(x[:-1], 1, out=x[1:])
    assert torch.add(x, 1, out=x) is x and x.tolist() == [1, 2, 3, 4, 5, 6]


def test_view_as_another_dtype(d):
    x = torch.tensor([1.0, -2.0], device=d)
    assert x.view(torch.int32).tolist() == [0x3F800000, 0xC0000000 - (1 << 32)]
    assert x.view(torch.uint8).shape == (8,)
    x.view(torch.int32)[0] = 0
    assert x.tolist() == [0, -2]


def test_indexing_reads_and_writes(d):
    cpu = torch.arange(24.0).reshape(2, 3, 4)
    own = cpu.to(d)
    index, mask = torch.tensor([2, 0]), cpu[0] > 4
    for key in (
        (0, 1),
        (slice(None), -1),
        (..., slice(1, None, 2)),
        (0, index),
        (slice(None), index, 1),
        (1, mask),
        (None, 0),
        (slice(None), [0, 2]),
    ):
        moved = tuple(k.to(d) if isinstance(k, torch.Tensor) else k for k in key)
        assert torch.equal(own[moved].cpu(), cpu[key]), key
        a, b = cpu.clone(), own.clone()
        a[key] = -1
        b[moved] = -1
        assert torch.equal(b.cpu(), a), key


# ---- autograd --------------------------------------------------------------------------------------------------------
def both(d, function):
    got, expected = function(d), function("cpu")
    for a, b in zip(got, expected, strict=True):
        torch.testing.assert_close(a.detach().cpu(), b.detach(), rtol=1e-5, atol=1e-6)


def test_autograd_through_views(d):
    def run(device):
        x = torch.arange(12.0, device=device).reshape(3, 4).requires_grad_()
        y = x.t()[1:3].unsqueeze(0).expand(2, 2, 3)
        (y * y).sum().backward()
        return [x.grad]

    both(d, run)


def test_autograd_on_in_place_views(d):
    def run(device):
        x = torch.arange(6.0, device=device).requires_grad_()
        y = x * 1
        y[::2].mul_(3)
        y.view(2, 3)[1].add_(x[:3])
        y.square().sum().backward()
        return [y, x.grad]

    both(d, run)


def test_a_changed_saved_tensor_is_noticed(d):
    x = torch.ones(3, device=d, requires_grad=True)
    y = x.exp()
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()
    leaf = torch.ones(3, device=d, requires_grad=True)
    with pytest.raises(RuntimeError, match="leaf"):
        leaf.add_(1)


def test_double_backward_and_hooks(d):
    def run(device):
        x = torch.tensor([0.5, 2.0], device=device, requires_grad=True)
        seen = []
        x.register_hook(lambda g: seen.append(g) or g * 2)
        (g,) = torch.autograd.grad((x**3).sum(), x, create_graph=True)
        g.sum().backward()
        return [g, x.grad, *seen]

    both(d, run)


def test_functional_transforms(d):
    def run(device):
        x = torch.linspace(-1, 1, 6, device=device).reshape(2, 3)
        f = lambda v: (v.sin() * v).sum()  # noqa: E731
        return [
            torch.func.grad(f)(x[0]),
            torch.vmap(torch.func.grad(f))(x),
            torch.func.jvp(torch.sin, (x,), (torch.ones_like(x),))[1],
        ]

    both(d, run)


# ---- copies, saving, printing ----------------------------------------------------------------------------------------
def test_save_load_deepcopy_pickle_keep_sharing(d):
    x = torch.arange(6.0, device=d)
    pair = {"base": x, "view": x.view(2, 3)[:, 1]}
    buffer = io.BytesIO()
    torch.save(pair, buffer)
    buffer.seek(0)
    for again in (torch.load(buffer, weights_only=True), copy.deepcopy(pair), pickle.loads(pickle.dumps(pair))):
        assert again["base"].device.type == torch.device(d).type
        assert again["view"].tolist() == [1, 4] and again["view"].stride() == (3,)
        again["base"][1] = 9
        assert again["view"].tolist()[0] == 9 or again["view"].untyped_storage() is not again["base"].untyped_storage()
    assert copy.deepcopy(pair)["view"].untyped_storage().data_ptr() != x.untyped_storage().data_ptr()
    assert x.tolist() == [0, 1, 2, 3, 4, 5]


DTYPES = [
    torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64,
    torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64, torch.complex128,
]  # fmt: skip


@pytest.mark.parametrize("source", DTYPES, ids=str)
def test_conversions_equal_the_cpu(d, source):
    x = torch.tensor([0, 1, 2, 3, 100, 7]).to(source)
    for target in DTYPES:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # complex to real warns once a process; that is not the question here
            got, expected = x.to(d).to(target), x.to(target)
        assert got.dtype == target and torch.equal(got.cpu(), expected), (source, target)


def test_printing_equals_the_cpu(d):
    for x in (
        torch.tensor([1.0, 2.5, float("nan"), float("inf")]),
        torch.arange(12).reshape(3, 4),
        torch.tensor([1e-8, 1.0]),
        torch.tensor([True, False]),
        torch.tensor(3),
        torch.zeros(0, 2),
        torch.randn(40, 40),
        torch.tensor([1 + 2j]),
        torch.ones(2, dtype=torch.bfloat16),
    ):
        own = repr(x.to(d))
        name = f", device='{x.to(d).device}'" if support.ON_TPU else ""
        words = " ".join(own.split())
        assert words.replace(name, "") == " ".join(repr(x).split())
        assert name in words
    assert f"{torch.tensor(2.5, device=d):.2f}" == "2.50"
    assert torch.tensor([[1, 2]], device=d).tolist() == [[1, 2]]
    assert torch.ones(2, device=d).cpu().numpy().tolist() == [1, 1]


def test_out_is_resized_with_a_warning(d):
    o = torch.zeros(3, device=d)
    with pytest.warns(UserWarning, match="resized"):
        torch.add(torch.ones(2, 2, device=d), 1, out=o)
    assert o.tolist() == [[2, 2], [2, 2]]
    with pytest.raises(RuntimeError, match="can't be cast"):
        torch.add(torch.ones(2, device=d), 1, out=torch.zeros(2, dtype=torch.int64, device=d))


def test_storage_resize_and_set(d):
    x = torch.arange(4.0, device=d)
    x.resize_(2, 3)
    assert x.shape == (2, 3) and x.flatten()[:4].tolist() == [0, 1, 2, 3]
    y = torch.zeros(2, device=d)
    y.set_(x.untyped_storage(), 1, (2,), (2,))
    y.fill_(8)
    assert x.flatten()[:4].tolist() == [0, 8, 2, 8]


# ---- errors ----------------------------------------------------------------------------------------------------------
@pytest.mark.tpu_only
def test_mixed_devices(d):
    own, cpu = torch.ones(2, device=d), torch.ones(2)
    for call in (lambda: own + cpu, lambda: cpu + own, lambda: torch.cat([own, cpu]), lambda: own @ cpu):
        with pytest.raises(RuntimeError) as error:
            call()
        assert "cpu" in str(error.value) and "tpu" in str(error.value)
    assert (own + torch.tensor(2.0)).tolist() == [3, 3]
    assert (torch.tensor(2.0) * own).tolist() == [2, 2]
    own.copy_(cpu * 4)
    assert own.tolist() == [4, 4]


def test_errors_are_torchs_and_leave_everything_usable(d):
    x = torch.arange(6.0, device=d).reshape(2, 3)
    y = x * 2
    for kind, call in (
        (RuntimeError, lambda: x.view(5)),
        (RuntimeError, lambda: x + torch.ones(4, device=d)),
        (RuntimeError, lambda: torch.mm(x, x)),
        (IndexError, lambda: x.sum(4)),
        (IndexError, lambda: x[5]),
        (RuntimeError, lambda: torch.cat([x, torch.ones(2, 2, 2, device=d)])),
        (RuntimeError, lambda: x.to(torch.int64).mean()),
        (RuntimeError, lambda: torch.ones(2, device=d).item()),
        (ValueError, lambda: nn.functional.cross_entropy(x, torch.zeros(3, dtype=torch.int64, device=d))),
    ):
        with pytest.raises(kind):
            call()
    assert y.tolist() == [[0, 2, 4], [6, 8, 10]]


@pytest.mark.tpu_only
def test_exceptions_read_as_on_the_cpu(d):
    def text(call, device):
        with pytest.raises(Exception) as error:  # noqa: B017, PT011
            call(device)
        return type(error.value), str(error.value).split("\n")[0]

    for call in (
        lambda v: torch.ones(2, 3, device=v) + torch.ones(4, device=v),
        lambda v: torch.mm(torch.ones(2, 3, device=v), torch.ones(2, 3, device=v)),
        lambda v: torch.ones(2, device=v).sum(3),
        lambda v: torch.ones(2, 3, device=v).softmax(5),
    ):
        assert text(call, d) == text(call, "cpu")


@pytest.mark.tpu_only
def test_an_operator_without_a_row_names_itself(d):
    x = torch.randn(2, 2, device=d)
    call, values = torch.ops.aten._test_optional_intlist, torch.tensor([1, 2], dtype=torch.int32, device=d)
    with pytest.raises(NotImplementedError, match="_test_optional_intlist"):
        call(values, [3, 4])
    torch.tpu.set_fallback("allow")
    try:
        assert call(values, [3, 4]).tolist() == [4, 6]
    finally:
        torch.tpu.set_fallback("error")
    assert (x - x).abs().sum().item() == 0


# ---- threads, modes, counters ----------------------------------------------------------------------------------------
def test_threads_compute_at_once(d):
    results, errors = {}, []

    def work(k):
        try:
            x = torch.full((16,), float(k), device=d)
            for i in range(30):
                x = x * 1.0 + i
                x[k % 16] = 0
            results[k] = x.cpu()
        except Exception as e:  # noqa: BLE001
            errors.append(e)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(6)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not errors
    for k, got in results.items():
        x = torch.full((16,), float(k))
        for i in range(30):
            x = x * 1.0 + i
            x[k % 16] = 0
        assert torch.equal(got, x)


def test_a_value_may_cross_threads(d):
    x = torch.arange(4.0, device=d) + 1
    got = []
    thread = threading.Thread(target=lambda: got.append((x * 2).cpu()))
    thread.start()
    thread.join()
    assert got[0].tolist() == [2, 4, 6, 8]


@pytest.mark.tpu_only
def test_modes_switch_in_the_middle(d):
    x = torch.zeros(3, device=d)
    for name in ("fuse", "strict", "debug", "fuse", "strict"):
        with support.mode(name):
            x.add_(1)
            y = x * 2
        x.add_(1)
    assert x.tolist() == [10, 10, 10] and y.tolist() == [18, 18, 18]


@pytest.mark.tpu_only
def test_counters_only_grow(d):
    last = support.counters()
    for needed in ("requests", "cache_hits", "compiles", "loads", "executes", "transfers", "compile_ms"):
        assert needed in last
    x = torch.ones(7, device=d)
    for _ in range(5):
        x = (x * 3).sin()
        x.sum().item()
        now = support.counters()
        assert all(now[k] >= v for k, v in last.items() if k in now and not k.startswith("live"))
        last = now
    assert last["executes"] > 0


def test_random_numbers_do_not_depend_on_the_mode(d, mode):
    def draw(device):
        torch.manual_seed(11)
        return [
            torch.randn(5, device=device).cpu(),
            torch.rand(3, 2, device=device).cpu(),
            torch.randint(0, 100, (6,), device=device).cpu(),
            torch.randperm(7, device=device).cpu(),
            nn.functional.dropout(torch.ones(20, device=device)).cpu(),
            torch.zeros(4, device=device).normal_(2, 3).cpu(),
            torch.bernoulli(torch.full((9,), 0.5, device=device)).cpu(),
        ]

    first = draw(d)
    with support.mode("strict"):
        second = draw(d)
    for a, b in zip(first, second, strict=True):
        assert torch.equal(a, b)
    assert sorted(first[3].tolist()) == list(range(7))


def test_random_numbers_have_their_distribution(d):
    n = 20000
    u = torch.rand(n, device=d).cpu()
    assert u.min() >= 0 and u.max() < 1 and abs(u.mean() - 0.5) < 0.02
    z = torch.randn(n, device=d).cpu()
    assert abs(z.mean()) < 0.04 and abs(z.std() - 1) < 0.03
    i = torch.randint(3, 6, (n,), device=d).cpu()
    assert set(i.tolist()) == {3, 4, 5}
    kept = (nn.functional.dropout(torch.ones(n, device=d), 0.3).cpu() != 0).float().mean()
    assert abs(kept - 0.7) < 0.02
    e = torch.empty(n, device=d).exponential_(2.0).cpu()
    assert abs(e.mean() - 0.5) < 0.03
    m = torch.multinomial(torch.tensor([0.1, 0.0, 0.9], device=d), n, replacement=True).cpu()
    assert abs((m == 2).float().mean() - 0.9) < 0.02 and not (m == 1).any()
