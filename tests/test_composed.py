"""Operators made of other operators: whole-tensor comparison, the transformer fast path, assertions, zero tensors."""

import copy

import pytest
import torch
import torch.nn as nn

from tests import support

pytestmark = [pytest.mark.usefixtures("mode"), pytest.mark.tpu_only]


def test_equal(d):
    x = torch.arange(6.0, device=d)
    assert torch.equal(x, x.clone()) and not torch.equal(x, x + 1) and not torch.equal(x, x.view(2, 3))
    assert torch.equal(x[:0], x[3:3]) and not torch.equal(x.log() - x.log(), x)
    nan = torch.tensor([float("nan")], device=d)
    assert not torch.equal(nan, nan.clone())
    with pytest.raises(RuntimeError, match="on different devices"):
        torch.equal(x, x.cpu())
    with pytest.raises(RuntimeError, match="argument 'other' in call to equal"):
        torch.equal(x, x.int())
    assert x.is_set_to(x.view(6)) and not x.is_set_to(x.clone())


@pytest.mark.parametrize("norm_first", [False, True])
@pytest.mark.parametrize("padded", [False, True])
def test_encoder_layer_fast_path(d, norm_first, padded):
    layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, norm_first=norm_first, activation="gelu").eval()
    twin = copy.deepcopy(layer).to(d)
    x = torch.randn(3, 5, 8)
    mask = torch.arange(5) >= torch.tensor([[5], [3], [4]]) if padded else None
    on_device = None if mask is None else mask.to(d)
    with torch.no_grad():
        expected = layer(x, src_key_padding_mask=mask)
        got = twin(x.to(d), src_key_padding_mask=on_device).cpu()
    keep = torch.ones(3, 5, dtype=torch.bool) if mask is None else ~mask
    torch.testing.assert_close(got[keep], expected[keep], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("need_weights", [False, True])
def test_attention_fast_path(d, need_weights):
    attention = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    twin = copy.deepcopy(attention).to(d)
    x = torch.randn(2, 5, 8)
    with torch.no_grad():
        expected, weights = attention(x, x, x, need_weights=need_weights)
        y = x.to(d)
        got, got_weights = twin(y, y, y, need_weights=need_weights)
    torch.testing.assert_close(got.cpu(), expected, rtol=1e-4, atol=1e-5)
    assert (weights is None) == (got_weights is None)
    if weights is not None:
        torch.testing.assert_close(got_weights.cpu(), weights, rtol=1e-4, atol=1e-5)


def test_assertions(d):
    torch._assert_async(torch.tensor(1, device=d))
    with pytest.raises(RuntimeError, match="but got zero"):
        torch._assert_async(torch.tensor(0, device=d))
        support.synchronize()
    with pytest.raises(RuntimeError, match="too small"):
        torch._assert_async(torch.tensor(False, device=d), "too small")
        support.synchronize()


def test_forward_mode_derivative_through_a_constant(d):
    def f(x):
        return (x * 3 + torch.ones_like(x)).sum() + x.detach().sin().sum()

    x = torch.arange(4.0)
    expected = torch.func.jvp(f, (x,), (torch.ones(4),))
    got = torch.func.jvp(f, (x.to(d),), (torch.ones(4, device=d),))
    for a, b in zip(got, expected, strict=True):
        torch.testing.assert_close(a.cpu(), b)


def test_tensor_split_at_places_on_the_device(d):
    x = torch.arange(12.0, device=d, requires_grad=True)
    parts = torch.tensor_split(x, torch.tensor([2, 7], device=d))
    assert [len(p) for p in parts] == [2, 5, 5]
    assert [len(p) for p in x.tensor_split(torch.tensor(5, device=d))] == [3, 3, 2, 2, 2]
    parts[1].sum().backward()
    assert x.grad.tolist() == [0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    parts[0].detach().mul_(-1)  # views of x
    assert x[1].item() == -1
