"""Sizes that vary, compiled: one program for all sizes up to a bound, and nothing of its padding in a result.

Padding is NaN (and -1, and true) in all of these tests, so that what is not masked shows.
"""

import random

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch_tpu  # noqa: F401


@pytest.fixture(autouse=True)
def _hostile_padding(monkeypatch):
    monkeypatch.setenv("TORCH_TPU_PADDING", "nan")
    torch._dynamo.reset()


def programs(before=None):
    counters = torch.tpu.counters()
    made = counters["compiles"] + counters["loads"]
    return made if before is None else made - before


def move(value):
    return value.to("tpu") if isinstance(value, torch.Tensor) else value


def host(value):
    if isinstance(value, (tuple, list)):
        return [host(v) for v in value]
    return value.cpu() if isinstance(value, torch.Tensor) else value


def compare(function, inputs, most, dynamic=True, **tolerance):
    """The compiled function on the device gives what the function gives on the CPU, with at most so many programs."""
    compiled = torch.compile(function, dynamic=dynamic)
    before = programs()
    for arguments in inputs:
        got = compiled(*map(move, arguments))
        torch.testing.assert_close(host(got), host(function(*arguments)), equal_nan=True, **tolerance)
    assert programs(before) <= most


LENGTHS = [5, 3, 8, 7, 20, 31, 17, 32]  # of two bounds, 8 and 32


def rows(n, width=6):
    return torch.randn(n, width, generator=torch.Generator().manual_seed(n))


GROUPS = {
    "elementwise and reductions": [
        lambda x: torch.relu(x) * 2 + x,
        lambda x: (x.sum(), x.sum(0), x.sum(1), x.mean(0), x.mean()),
        lambda x: ((x * 0.5).prod(0), x.var(0), x.std(), x.norm()),
        lambda x: (x.amax(0), x.amin(), x.argmax(0), x.argmin(), (x < 9).all(0), (x > 1).any(0)),
        lambda x: (x.logsumexp(0), x.softmax(0), F.log_softmax(x, 0), F.layer_norm(x, (6,))),
        lambda x: (torch.where(x > 0, x, x.mean()), x.masked_fill(x < 0, float("-inf")).amax(0)),
        lambda x: (x + torch.arange(x.shape[0], device=x.device)[:, None], x * x.shape[0] + x.shape[0]),
    ],
    "contractions": [
        lambda x: (x.t() @ x, x @ x.t(), torch.tril(x @ x.t()), (x.t() @ x.softmax(0)).sum() + x.mean()),
        lambda x: F.conv1d(x.t()[None], torch.ones(4, 6, 3, device=x.device), padding=1),
        lambda x: (x[:, None, :] - x[None, :, :]).abs().sum(-1),
    ],
    "places": [
        lambda x: (x.t().contiguous(), x.reshape(-1) + 1, x.reshape(-1, 2, 3).sum(1), x.flip(0), x.roll(1, 0)),
        lambda x: (x[0], x[-1], x[1:] - x[:-1], x[::2], x[-2:], x[:2]),
        lambda x: (torch.cat([x, x * 2, torch.ones(2, 6, device=x.device)]), torch.cat([x, x], 1)),
        lambda x: (torch.stack([x, -x]), x.repeat(2, 1), x[:, None, :].expand(-1, 3, -1).sum(1)),
        lambda x: F.pad(x, (1, 1, 2, 3), value=7.0),
        lambda x: (x @ x.t()).diagonal(),
    ],
    "order": [
        lambda x: (x.sort(0), x.sort(0, descending=True), x.argsort(0), x.topk(2, 0)),
        lambda x: (x.cumsum(0), (x * 0.5).cumprod(0), x.cummax(0)),
    ],
    "indices": [
        lambda x: (x.gather(0, (x > 0).long()), x[x.argsort(0)[:, 0]]),
        lambda x: torch.zeros(4, 6, device=x.device).index_add(0, (x[:, 0] > 0).long(), x),
        lambda x: F.embedding((x > 0).long(), torch.arange(8.0, device=x.device).reshape(2, 4)),
        lambda x: (F.cross_entropy(x, (x[:, 0] > 0).long()), F.mse_loss(x, x * 2)),
    ],
}


@pytest.mark.parametrize("name", GROUPS)
def test_operators(name):
    """One static program for the first length, then one for each bound."""
    compare(
        lambda x: [f(x) for f in GROUPS[name]], [(rows(n),) for n in LENGTHS], 3, dynamic=None, rtol=2e-4, atol=2e-5
    )


def test_any_length_of_a_bound_marked_by_the_user():
    def function(x):
        return x.softmax(0) @ x.t()

    compiled = torch.compile(function)
    before = programs()
    for n in (13, 9, 16, 11):
        x = rows(n)
        there = x.to("tpu")
        torch._dynamo.mark_dynamic(there, 0, min=2, max=16)
        torch.testing.assert_close(compiled(there).cpu(), function(x), rtol=1e-4, atol=1e-5)
    assert programs(before) == 1


def test_hundred_lengths():
    """The rival's complaint: a two-layer network called with a hundred lengths."""
    net = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 16))
    there = nn.Sequential(*(type(m)(m.in_features, m.out_features) if isinstance(m, nn.Linear) else m for m in net))
    there.load_state_dict(net.state_dict())
    there.to("tpu")
    compiled = torch.compile(there, dynamic=True)
    before = programs()
    with torch.no_grad():
        for n in random.Random(0).sample(range(1, 513), 100):
            x = rows(n, 16)
            torch.testing.assert_close(compiled(x.to("tpu")).cpu(), net(x), rtol=1e-4, atol=1e-5)
    assert programs(before) <= 9


def test_results_go_on_padded_and_are_exact_for_everybody_else():
    step = torch.compile(lambda x: x * 2, dynamic=True)
    x = rows(5)
    y = step(step(x.to("tpu")))
    assert y.shape == (5, 6)
    torch.testing.assert_close(y.cpu(), x * 4)
    torch.testing.assert_close((y.sum(0) + y.t() @ y[:, 0]).cpu(), (x * 4).sum(0) + (x * 4).t() @ (x * 4)[:, 0])
    torch.testing.assert_close(y[1:3].cpu(), x[1:3] * 4)
    with torch.tpu.eager_mode("fuse"):
        torch.testing.assert_close((step(x.to("tpu")) + 1).cpu(), x * 2 + 1)


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.norms = nn.ModuleList([nn.LayerNorm(width), nn.LayerNorm(width)])
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width))

    def forward(self, x):
        b, t, width = x.shape
        q, k, v = (
            part.view(b, t, self.heads, width // self.heads).transpose(1, 2)
            for part in self.qkv(self.norms[0](x)).chunk(3, -1)
        )
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).reshape(b, t, width))
        return x + self.mlp(self.norms[1](x))


class Decoder(nn.Module):
    def __init__(self, words=20, width=16, longest=40):
        super().__init__()
        self.words, self.places = nn.Embedding(words, width), nn.Embedding(longest, width)
        self.blocks = nn.ModuleList(Block(width, 2) for _ in range(2))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, words)

    def forward(self, ids):
        x = self.words(ids) + self.places(torch.arange(ids.shape[1], device=ids.device))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


def loss_of(model, ids, targets):
    logits = model(ids)
    return F.cross_entropy(logits.reshape(-1, logits.shape[-1]), targets.reshape(-1))


def test_training_with_batches_and_lengths():
    """Forward and backward of a decoder: no program more than for the first two calls and each new pair of bounds."""
    torch.manual_seed(0)
    model, there = Decoder(), Decoder()
    there.load_state_dict(model.state_dict())
    there.to("tpu")
    compiled = torch.compile(loss_of)
    before = programs()
    for b, t in [(3, 11), (4, 13), (7, 9), (5, 15), (3, 12), (8, 16)]:
        ids, targets = torch.randint(0, 20, (2, b, t))
        model.zero_grad()
        there.zero_grad()
        expected = loss_of(model, ids, targets)
        expected.backward()
        got = compiled(there, ids.to("tpu"), targets.to("tpu"))
        got.backward()
        torch.testing.assert_close(got.cpu(), expected, rtol=1e-4, atol=1e-5)
        for ours, theirs in zip(there.parameters(), model.parameters(), strict=True):
            torch.testing.assert_close(ours.grad.cpu(), theirs.grad, rtol=2e-3, atol=2e-5)
    assert programs(before) <= 5
