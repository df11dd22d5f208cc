"""Reports about wrong values: NaN, ties, int64, conversions, pooling, losses, norms, empty and complex tensors.

Each test states the value that the CPU gives. The C numbers are those of the project's list of reports."""

import math

import pytest
import torch
import torch.nn as nn
import torch.nn.functional as F

from tests import support

pytestmark = pytest.mark.usefixtures("mode")
NAN = float("nan")


def is_nan(x):
    return bool(torch.isnan(x.cpu()).all())


def same(got, expected):
    torch.testing.assert_close(got.cpu(), torch.as_tensor(expected, dtype=got.dtype), equal_nan=True)


def test_c4_slices_beyond_the_ends(d):
    assert torch.zeros(1, 3, 1, device=d)[:, :, -2:].shape == (1, 3, 1)
    assert torch.arange(19, device=d)[-1023:].tolist() == list(range(19))
    assert torch.arange(4, device=d)[-9:-6].tolist() == []
    assert torch.arange(4, device=d)[2:99].tolist() == [2, 3]


def test_c6_split_on_the_last_dim(d):
    x = torch.arange(12, device=d).reshape(3, 4)
    parts = x.split([3, 1], -1)
    assert [t.tolist() for t in parts] == [[[0, 1, 2], [4, 5, 6], [8, 9, 10]], [[3], [7], [11]]]
    assert torch.equal(torch.cat(parts, -1), x)


def test_c11_integer_dot(d):
    assert (torch.tensor([1, 2, 3], device=d) @ torch.tensor([3, 4, 5], device=d)).item() == 26


def test_c11_errors_leave_the_process_usable(d):
    a = torch.ones(2, 3, device=d)
    with pytest.raises(RuntimeError, match="shapes cannot be multiplied"):
        a @ a
    with pytest.raises(RuntimeError, match="must match"):
        a + torch.ones(4, device=d)
    assert (a + 1).sum().item() == 12


def test_c13_index_out_of_range_raises(d, mode):
    """Strict and fuse do not wait for the values of an index: the error comes with the first read, never garbage."""
    three = torch.arange(3.0, device=d)
    with pytest.raises(IndexError):
        nn.Embedding(3, 2).to(d)(torch.tensor([3], device=d)).tolist()
    with pytest.raises(RuntimeError):
        three.gather(0, torch.tensor([5], device=d)).tolist()
    with pytest.raises(IndexError):
        three.index_select(0, torch.tensor([-1], device=d)).tolist()
    with pytest.raises(IndexError):
        three[torch.tensor([7], device=d)].tolist()
    assert three.tolist() == [0, 1, 2]


@pytest.mark.tpu_only
def test_c13_index_out_of_range_raises_on_its_line_in_debug(d):
    with support.mode("debug"):
        at = torch.tensor([3], device=d)
        with pytest.raises(IndexError):
            nn.Embedding(3, 2).to(d)(at)


def test_c13_negative_index_is_the_last(d):
    x = torch.arange(3.0, device=d)
    assert x[torch.tensor([-1], device=d)].tolist() == [2.0]


def test_c21_nan_is_kept(d):
    x = torch.tensor([NAN, 1.0, 3.0], device=d)
    assert is_nan(x.max()) and is_nan(x.min())
    same(x.clamp(0, 2), [NAN, 1, 2])
    same(F.relu(x), [NAN, 1, 3])
    same(F.relu6(x), [NAN, 1, 3])
    same(F.hardtanh(x), [NAN, 1, 1])
    assert x.argmax().item() == 0 and x.argmin().item() == 0
    five, nan = torch.tensor(5.0, device=d), torch.tensor(NAN, device=d)
    assert is_nan(torch.maximum(five, nan)) and is_nan(torch.minimum(nan, five))
    assert torch.fmax(five, nan).item() == 5 and torch.fmin(nan, five).item() == 5


def test_c22_nan_sorts_last(d):
    x = torch.tensor([2.0, NAN, 1.0], device=d)
    values, indices = x.sort()
    same(values, [1, 2, NAN])
    assert indices.tolist() == [2, 0, 1]
    values, indices = x.topk(2)
    same(values, [NAN, 2])
    assert indices.tolist() == [1, 0]
    y = torch.tensor([1.0, NAN], device=d)
    assert is_nan(y.median()) and y.nanmedian().item() == 1


def test_c23_first_of_equal_maxima(d):
    assert torch.tensor([1, 3, 3], device=d).argmax().item() == 1
    assert torch.tensor([14, 13, 11], dtype=torch.int32, device=d).argmax().item() == 0
    assert torch.tensor([1.0, 3.0, 3.0], dtype=torch.bfloat16, device=d).argmax().item() == 1
    assert torch.tensor([[2.0, 2.0], [1.0, 5.0]], device=d).argmin(0).tolist() == [1, 0]


def test_c25_cumsum_dtypes(d):
    a = torch.tensor([True, False, True], device=d).cumsum(0)
    assert a.dtype == torch.int64 and a.tolist() == [1, 1, 2]
    b = torch.ones(4, dtype=torch.int64, device=d).cumsum(0, dtype=torch.int16)
    assert b.dtype == torch.int16 and b.tolist() == [1, 2, 3, 4]
    assert torch.tensor([2**31, 2**31], device=d).cumsum(0).tolist() == [2147483648, 4294967296]


def test_c28_stable_int64_sort(d):
    assert torch.tensor([1, 0, 1, 0], device=d).sort(stable=True).indices.tolist() == [1, 3, 0, 2]
    assert torch.tensor([2**40, -(2**40), 0], device=d).sort().values.tolist() == [-(2**40), 0, 2**40]


def test_c29_int64_keeps_its_range(d):
    assert (torch.tensor([2**40 + 1], device=d) + 1).item() == 1099511627778
    assert (torch.tensor([2**31 - 1], device=d) + 1).item() == 2147483648
    assert torch.tensor(2**53 + 1, device=d).item() == 9007199254740993
    assert (torch.tensor(2**62, device=d) - 1).item() == 2**62 - 1


def test_c30_int64_keeps_its_size(d):
    x = torch.arange(855, device=d)
    assert x.view(1, 855).unsqueeze(1).shape == (1, 1, 855)
    assert x.untyped_storage().nbytes() == 6840
    assert x.element_size() == 8


def test_c32_float64(d):
    assert (torch.tensor(1.0, device=d) == torch.finfo(torch.double).min).item() is False
    x = torch.tensor(1.0, dtype=torch.float64, device=d) + 1e-12
    assert x.dtype == torch.float64 and x.item() == 1.000000000001


def test_c33_conversions(d):
    x = torch.tensor([1.5, -2.7, 300.0], device=d)
    assert x.to(torch.int32).tolist() == [1, -2, 300]
    assert torch.tensor([0, 2, -1], device=d).to(torch.bool).tolist() == [False, True, True]
    assert torch.tensor([0.0, 0.5, NAN], device=d).bool().tolist() == [False, True, True]
    assert torch.tensor([1.0009765625], device=d).half().item() == 1.0009765625
    assert torch.tensor([1.00390625], device=d).bfloat16().item() == 1.0
    assert torch.tensor([255, 256, -1], device=d).to(torch.uint8).tolist() == [255, 0, 255]


def test_c34_floor_division_stays_in_integers(d):
    x = torch.tensor([-7, 7, 16777217], dtype=torch.int32, device=d)
    q = x // 2
    assert q.dtype == torch.int32 and q.tolist() == [-4, 3, 8388608]
    assert torch.div(torch.tensor([-7, 7], device=d), 2, rounding_mode="trunc").tolist() == [-3, 3]
    half = torch.tensor([7], device=d) / 2
    assert half.dtype == torch.float32 and half.item() == 3.5


@pytest.mark.tpu_only
def test_c34_divisors_do_not_recompile(d):
    x = torch.tensor([-7, 7], device=d)
    assert (x // 2).tolist() == [-4, 3]
    before = support.counters()
    for k in range(3, 9):
        assert (x // k).tolist() == [-7 // k, 7 // k]
    after = support.counters()
    assert after["compiles"] + after["loads"] == before["compiles"] + before["loads"]


def test_c37_pooling(d):
    ones = torch.ones(1, 1, 3, 3, device=d)
    same(F.avg_pool2d(ones, 2, 2, 1, ceil_mode=True)[0, 0], [[0.25, 0.5], [0.5, 1.0]])
    same(F.avg_pool2d(ones, 2, 2, 1, ceil_mode=True, count_include_pad=False)[0, 0], [[1, 1], [1, 1]])
    assert F.max_pool2d(torch.ones(1, 1, 17, 17, device=d), 2, 2, 1, ceil_mode=True).shape == (1, 1, 9, 9)
    x = torch.arange(16.0, device=d).view(1, 1, 4, 4)
    values, indices = F.max_pool2d(x, 2, return_indices=True)
    assert values[0, 0].tolist() == [[5, 7], [13, 15]] and indices[0, 0].tolist() == [[5, 7], [13, 15]]


def test_c39_losses_that_ignore(d):
    logits = torch.zeros(2, 3, device=d, requires_grad=True)
    loss = F.cross_entropy(logits, torch.tensor([-100, -100], device=d))
    assert is_nan(loss.detach())
    loss.backward()
    assert logits.grad.tolist() == [[0, 0, 0], [0, 0, 0]]
    log = torch.tensor([[0.5, 0.5], [0.25, 0.75]], device=d).log()
    assert F.nll_loss(log, torch.tensor([1, 0], device=d), ignore_index=1).item() == pytest.approx(1.3862944)
    assert is_nan(F.cross_entropy(torch.zeros(0, 3, device=d), torch.zeros(0, dtype=torch.int64, device=d)))


@pytest.mark.parametrize("wanted", [(x, w, b) for x in (0, 1) for w in (0, 1) for b in (0, 1) if x or w or b])
@pytest.mark.parametrize("norm", ["layer", "group", "batch"])
def test_c40_norm_gradients_for_every_mask(d, norm, wanted):
    def run(device):
        torch.manual_seed(5)
        x, w, b = (
            torch.randn(s).to(device).requires_grad_(bool(g)) for s, g in zip(((2, 4), 4, 4), wanted, strict=True)
        )
        if norm == "layer":
            y = F.layer_norm(x, (4,), w, b)
        elif norm == "group":
            y = F.group_norm(x, 2, w, b)
        else:
            y = F.batch_norm(x, None, None, w, b, training=True)
        (y * torch.arange(8.0, device=device).reshape(2, 4)).sum().backward()
        return [None if t.grad is None else t.grad.cpu() for t in (x, w, b)]

    for got, expected in zip(run(d), run("cpu"), strict=True):
        assert (got is None) == (expected is None)
        if got is not None:
            torch.testing.assert_close(got, expected, rtol=1e-4, atol=2e-5)


def test_c40_layer_norm_bias_gradient(d):
    x = torch.randn(2, 4, device=d)
    w, b = torch.ones(4, device=d, requires_grad=True), torch.zeros(4, device=d, requires_grad=True)
    F.layer_norm(x, (4,), w, b).sum().backward()
    assert b.grad.tolist() == [2, 2, 2, 2]


def test_c53_empty_tensors(d):
    empty = torch.zeros(0, device=d)
    assert torch.ones(2, 3, device=d).repeat(0, 1).shape == (0, 3)
    assert torch.cat([empty, torch.ones(2, device=d)]).tolist() == [1, 1]
    assert empty.sum().item() == 0 and empty.prod().item() == 1 and is_nan(empty.mean())
    with pytest.raises(RuntimeError):
        torch.randn(2, 0, 4, device=d).max()
    with pytest.raises(IndexError):
        torch.randn(2, 0, 4, device=d).max(dim=1)
    assert torch.randn(2, 0, 4, device=d).max(dim=0).values.shape == (0, 4)
    none = torch.zeros(0, dtype=torch.int64, device=d)
    assert torch.arange(3.0, device=d).gather(0, none).shape == (0,)
    assert torch.ones(3, 2, device=d).index_select(0, none).shape == (0, 2)
    assert [t.shape[0] for t in torch.zeros(0, 2, device=d).split(3)] == [0]
    assert torch.randint_like(none, 5).shape == (0,)
    assert F.linear(torch.zeros(0, 3, device=d), torch.ones(2, 3, device=d)).shape == (0, 2)
    assert (torch.ones(2, 0, device=d) @ torch.ones(0, 3, device=d)).tolist() == [[0, 0, 0], [0, 0, 0]]


def test_c55_complex(d):
    z = torch.view_as_complex(torch.tensor([[1.0, 2.0]], device=d))
    turn = torch.polar(torch.tensor([1.0], device=d), torch.tensor([1.5707964], device=d))
    same(torch.view_as_real(z * turn), [[-2.0, 1.0]])
    w = torch.zeros(2, dtype=torch.complex64, device=d)
    w.real.fill_(3)
    w.imag[1] = 4
    assert w.tolist() == [3, 3 + 4j]
    v = torch.tensor([3 + 4j], device=d, requires_grad=True)
    v.abs().sum().backward()
    same(v.grad, [0.6 + 0.8j])


def test_c58_negative_pads_and_dims(d):
    assert F.pad(torch.arange(4.0, device=d).view(1, 4), (-1, 1)).tolist() == [[1, 2, 3, 0]]
    assert torch.zeros(2, 3, 4, device=d).permute(-1, 0, 1).shape == (4, 2, 3)


def test_c59_keys_hold_every_attribute(d):
    def gradient(device, **options):
        x = torch.ones(1, 3, 9, 9, device=device, requires_grad=True)
        F.conv2d(x, torch.ones(3, 3, 2, 2, device=device), **options).sum().backward()
        return x.grad.cpu()

    for options in ({"stride": 3, "dilation": 1}, {"stride": 3, "dilation": 2}):
        got = gradient(d, **options)
        assert got.sum().item() == 324
        assert torch.equal(got, gradient("cpu", **options))


@pytest.mark.parametrize(
    "calls",
    [
        [
            lambda x: x.sum(0),
            lambda x: x.sum(1),
            lambda x: x.sum(0, keepdim=True),
            lambda x: x.sum(0, dtype=torch.float64),
        ],
        [lambda x: x.cumsum(0), lambda x: x.cumsum(1)],
        [lambda x: x.sort(0).values, lambda x: x.sort(0, descending=True).values, lambda x: x.sort(1).values],
        [lambda x: x.topk(2).values, lambda x: x.topk(1).values, lambda x: x.topk(2, largest=False).values],
        [
            lambda x: x.flip(0),
            lambda x: x.flip(1),
            lambda x: x.roll(1, 0),
            lambda x: x.roll(2, 0),
            lambda x: x.roll(1, 1),
        ],
        [lambda x: x.var(0, correction=0), lambda x: x.var(0, correction=1), lambda x: x.std(1)],
        [lambda x: F.gelu(x), lambda x: F.gelu(x, approximate="tanh")],
        [
            lambda x: torch.div(x, 2, rounding_mode="floor"),
            lambda x: torch.div(x, 2, rounding_mode="trunc"),
            lambda x: x / 2,
        ],
        [lambda x: x.tril(), lambda x: x.tril(1), lambda x: x.triu(), lambda x: x.triu(-1)],
        [lambda x: F.pad(x, (1, 0)), lambda x: F.pad(x, (0, 1)), lambda x: F.pad(x, (1, 0), value=3.0)],
        [
            lambda x: F.max_pool2d(x[None], 2),
            lambda x: F.max_pool2d(x[None], 2, 1),
            lambda x: F.max_pool2d(x[None], 2, 1, 1),
        ],
        [lambda x: F.avg_pool2d(x[None], 3, 1, 1), lambda x: F.avg_pool2d(x[None], 3, 1, 1, count_include_pad=False)],
        [
            lambda x: torch.diagonal(x),
            lambda x: torch.diagonal(x, 1),
            lambda x: torch.diag(x),
            lambda x: torch.diag(x, -1),
        ],
        [lambda x: x.norm(), lambda x: x.norm(1), lambda x: x.norm(2, 0), lambda x: x.norm(float("inf"), 1)],
    ],
)
def test_c59_same_shapes_other_attributes(d, calls):
    x = torch.tensor([[3.0, -1.0, 2.0], [0.5, 4.0, -2.5], [1.0, 0.0, 6.0]])
    moved = x.to(d)
    for call in calls:
        torch.testing.assert_close(call(moved).cpu(), call(x), rtol=1e-5, atol=1e-6)


def test_small_values_worth_a_test(d):
    inf = math.inf
    assert is_nan(F.softmax(torch.tensor([-inf, -inf], device=d), 0))
    assert torch.tensor([-inf, -inf], device=d).logsumexp(0).item() == -inf
    r = torch.tensor([0.5, 1.5, 2.5, -0.5], device=d).round()
    assert r.tolist() == [0, 2, 2, 0] and math.copysign(1, r[3].item()) == -1
    assert torch.ones(300, dtype=torch.bool, device=d).sum().item() == 300
    s = torch.full((300,), 200, dtype=torch.uint8, device=d).sum()
    assert s.dtype == torch.int64 and s.item() == 60000
    assert (torch.tensor([1, 2], dtype=torch.uint8, device=d) - 2).tolist() == [255, 0]
    assert torch.multinomial(torch.tensor([0.0, 1.0, 0.0], device=d), 1).item() == 1
    with pytest.raises(RuntimeError):
        torch.zeros(2, device=d).uniform_(5, 2)
    with pytest.raises(RuntimeError):
        torch.tensor([2], device=d) ** -1
