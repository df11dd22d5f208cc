"""Reports about indexing, scattering, sorting and operators that other backends send to the CPU.

Each test states the value that the CPU gives. The C numbers are those of the project's list of reports."""

import warnings

import pytest
import torch
import torch.nn.functional as F

from tests import support

pytestmark = pytest.mark.usefixtures("mode")


def test_c26_topk_of_all(d):
    x = torch.arange(30, device=d)
    assert x.topk(30).values[-3:].tolist() == [2, 1, 0]
    assert x.topk(30).indices.tolist() == list(range(29, -1, -1))
    assert x.topk(3, largest=False).values.tolist() == [0, 1, 2]
    table = torch.tensor([[5, 1], [3, 9], [4, 2]], device=d)
    values, indices = table.topk(2, dim=0)
    assert values.tolist() == [[5, 9], [4, 2]] and indices.tolist() == [[0, 1], [2, 2]]
    values, indices = table.topk(1, dim=-1, largest=False)
    assert values.tolist() == [[1], [3], [2]] and indices.tolist() == [[1], [0], [1]]


def test_c36_the_given_scale_is_used(d):
    x = torch.arange(9.0, device=d).view(1, 1, 3, 3)
    y = F.interpolate(x, scale_factor=1.5, mode="bilinear")
    assert y[0, 0, 0].tolist() == pytest.approx([0, 0.5, 7 / 6, 11 / 6])
    again = F.interpolate(x, scale_factor=1.5, mode="bilinear", recompute_scale_factor=True)
    assert again[0, 0, 0].tolist() == pytest.approx([0, 0.625, 1.375, 2])
    for mode in ("nearest", "bilinear", "bicubic", "area", "nearest-exact"):
        expected = F.interpolate(x.cpu(), scale_factor=1.7, mode=mode)
        torch.testing.assert_close(F.interpolate(x, scale_factor=1.7, mode=mode).cpu(), expected)


def test_c48_index_add(d):
    o = torch.zeros(4, 2, device=d)
    o.index_add_(0, torch.tensor([0, 1, 0, 3], device=d), torch.ones(4, 2, device=d), alpha=2)
    assert o.tolist() == [[4, 4], [2, 2], [0, 0], [2, 2]]
    one, none = torch.ones(1, dtype=torch.bool, device=d), torch.zeros(1, dtype=torch.bool, device=d)
    assert one.index_add(0, torch.zeros(1, dtype=torch.int64, device=d), none).tolist() == [True]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.int64])
def test_c50_index_put_sums_duplicates(d, dtype):
    x = torch.zeros(4, dtype=dtype, device=d)
    at = torch.tensor([0, 0, 1, 3], device=d)
    x.index_put_((at,), torch.tensor([1, 2, 3, 4], dtype=dtype, device=d), accumulate=True)
    assert x.tolist() == [3, 3, 0, 4]


@pytest.mark.tpu_only  # the CPU itself stops
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_c50_half_sums_are_as_exact_as_float32(d, dtype):
    """4,096 ones: a sum that rounds to the half type after every addition stops at 2,048 or 256."""
    x = torch.zeros(2, dtype=dtype, device=d)
    at = torch.ones(4096, dtype=torch.int64, device=d)
    ones = torch.ones(4096, dtype=dtype, device=d)
    assert x.index_put((at,), ones, accumulate=True).tolist() == [0, 4096]
    assert x.index_add(0, at, ones).tolist() == [0, 4096]
    assert x.scatter_add(0, at, ones).tolist() == [0, 4096]


def test_c50_sums_are_reproducible(d):
    torch.manual_seed(0)
    at = torch.randint(0, 5, (3000,), device=d)
    values = torch.randn(3000, device=d)
    first, second = (torch.zeros(5, device=d).index_put((at,), values, accumulate=True).tolist() for _ in range(2))
    assert first == second


def test_c52_masks(d):
    a = torch.arange(4.0, device=d)
    with pytest.raises(IndexError, match="shape of the mask"):
        a[torch.tensor([True, False, True], device=d)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # torch: uint8 masks are deprecated
        assert a[torch.tensor([1, 0, 1, 0], dtype=torch.uint8, device=d)].tolist() == [0, 2]
    zeros = torch.zeros(4, device=d)
    zeros[torch.tensor([True, False, True, False], device=d)] = torch.tensor([5.0, 6.0], device=d)
    assert zeros.tolist() == [5, 0, 6, 0]
    b = torch.zeros(3, 2, device=d)
    b[torch.tensor([True, False, True], device=d)] = torch.tensor([1.0, 2.0], device=d)
    assert b.tolist() == [[1, 2], [0, 0], [1, 2]]
    b[b > 1] = -1
    assert b.tolist() == [[1, -1], [0, 0], [1, -1]]


def test_c56_nothing_runs_on_the_cpu(d):
    before = dict(torch.tpu.fallbacks()) if support.ON_TPU else {}
    pair = torch.tensor([1, 2], device=d)
    assert torch.repeat_interleave(pair, torch.tensor([2, 3], device=d)).tolist() == [1, 1, 2, 2, 2]
    assert torch.unique(torch.tensor([3, 1, 3], device=d)).tolist() == [1, 3]
    assert torch.histc(torch.tensor([1.0, 2, 1], device=d), 4, 0, 3).tolist() == [0, 2, 1, 0]
    sorted_ = torch.tensor([1, 3, 5], device=d)
    assert torch.searchsorted(sorted_, torch.tensor([3, 6], device=d)).tolist() == [1, 3]
    assert torch.bincount(torch.tensor([1, 1, 4], device=d)).tolist() == [0, 2, 0, 0, 1]
    square = torch.tensor([[2.0, 0.0], [0.0, 3.0]], device=d)
    assert torch.linalg.svdvals(square).tolist() == pytest.approx([3, 2])
    assert torch.linalg.eigvalsh(square).tolist() == pytest.approx([2, 3])
    assert F.pad(torch.arange(3.0, device=d).view(1, 3), (2, 1), mode="reflect").tolist() == [[2, 1, 0, 1, 2, 1]]
    assert F.interpolate(torch.arange(2.0, device=d).view(1, 1, 2), size=4).tolist() == [[[0, 0, 1, 1]]]
    turned = torch.tensor([3 + 4j, 0], device=d).sgn().cpu()
    torch.testing.assert_close(turned, torch.tensor([0.6 + 0.8j, 0]))
    layer = torch.nn.utils.parametrizations.weight_norm(torch.nn.Linear(2, 2)).to(d)
    x = torch.ones(1, 2, device=d)
    torch.testing.assert_close(layer(x).detach().cpu(), layer.cpu()(x.cpu()).detach())
    if support.ON_TPU:
        assert dict(torch.tpu.fallbacks()) == before


@pytest.mark.tpu_only
def test_c56_a_fallback_is_counted_and_told(d):
    with torch.tpu.set_fallback("warn"):
        x = torch.ones(3, device=d)
        before = sum(torch.tpu.fallbacks().values())
        with warnings.catch_warnings(record=True):
            warnings.simplefilter("always")
            absent = torch.library.Library("reports", "FRAGMENT")
            absent.define("twice(Tensor x) -> Tensor")
            absent.impl("twice", lambda t: t * 2, "CPU")
            assert torch.ops.reports.twice(x).tolist() == [2, 2, 2]
        assert sum(torch.tpu.fallbacks().values()) == before + 1
        assert any("twice" in name for name in torch.tpu.fallbacks())
        absent._destroy()
