"""What users of other backends reported of torch.compile, each with the right value."""

import pytest
import torch
from torch import nn

from tests import support

pytestmark = pytest.mark.tpu_only


def programs():
    now = support.counters()
    return now["compiles"] + now["loads"]


def test_cache_of_tokens_is_one_program(d):
    """A cache that is replaced token by token is the same graph each time."""

    @torch.compile
    def step(cache, token, position):
        cache = cache.index_copy(0, position, token * 2)
        return cache, cache.sum()

    cache, want = torch.zeros(8, 3, device=d), torch.zeros(8, 3)
    tokens = torch.arange(15.0).view(5, 1, 3)
    inputs = [(t.to(d), torch.tensor([i], device=d)) for i, t in enumerate(tokens)]
    after = []
    for i, (token, position) in enumerate(inputs):
        cache, total = step(cache, token, position)
        after.append(programs())
        want[i] = tokens[i] * 2
        torch.testing.assert_close([cache.cpu(), total.cpu()], [want, want.sum()])
    assert after[2] == after[4]


def test_alias_of_a_written_argument(d):
    f = torch.compile(lambda x: x.add_(1))
    x = torch.zeros(4, device=d)
    y = x.view(-1)
    for _ in range(2):
        out = f(x)
    assert y.tolist() == [2.0] * 4 and x.tolist() == [2.0] * 4 and out.tolist() == [2.0] * 4
    y.add_(1)
    assert x.tolist() == [3.0] * 4


def test_result_outlives_its_argument(d):
    """What was given away is not read again: results of earlier calls keep their values."""
    f = torch.compile(lambda cache, x: (cache.copy_(cache + x), cache * 1))
    cache, kept = torch.zeros(3, device=d), []
    for i in range(4):
        kept.append(f(cache, torch.full((3,), float(i), device=d))[1])
    assert [k[0].item() for k in kept] == [0.0, 1.0, 3.0, 6.0]
    held = cache.detach().clone()
    f(cache, torch.ones(3, device=d))
    assert held[0].item() == 6 and cache[0].item() == 7


def test_sizes_that_depend_on_data(d):
    x = torch.tensor([0.2, 0.9, 0.6], device=d)
    for f in (lambda x: x[x > 0.5] * 2, lambda x: torch.masked_select(x, x > 0.5), torch.nonzero):
        torch._dynamo.reset()
        torch.testing.assert_close(torch.compile(f)(x).cpu(), f(x.cpu()))
    assert torch.compile(lambda x: torch.nonzero(x))(torch.zeros(3, device=d)).shape == (0, 1)


def test_module_with_tensors_in_inference_mode(d):
    class Holder(nn.Module):
        def __init__(self):
            super().__init__()
            self.table = torch.arange(3.0, device=d)
            self.register_buffer("offset", torch.ones(3, device=d))

        def forward(self, x):
            return x * self.table + self.offset

    with torch.inference_mode():
        module = Holder()
        out = torch.compile(module)(torch.ones(3, device=d))
    assert out.tolist() == [1.0, 2.0, 3.0]


def test_bounded_sizes_are_exact(d):
    f = torch.compile(lambda x: torch.softmax(x, 0).cumsum(0) / x.shape[0])
    for n in (3, 1, 5, 2):
        x = torch.randn(n, 2, device=d)
        torch._dynamo.mark_dynamic(x, 0, min=1, max=64) if n > 1 else None
        torch.testing.assert_close(f(x).cpu(), torch.softmax(x.cpu(), 0).cumsum(0) / n)


def test_modes_change_between_calls(d):
    f = torch.compile(lambda x, i: x[i] * 2)
    x, good, bad = torch.arange(3.0, device=d), torch.tensor([1], device=d), torch.tensor([5], device=d)
    for mode in ("strict", "debug", "fuse", "strict"):
        with support.mode(mode):
            assert f(x, good).tolist() == [2.0]
            with pytest.raises(IndexError):
                f(x, bad).tolist()
            assert f(x + 1, good).tolist() == [4.0]
