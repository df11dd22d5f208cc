"""Random numbers: the bits against a small Philox in numpy, ranges, moments, and independence of successive calls."""

import numpy as np
import pytest
import torch

from tests import support

pytestmark = pytest.mark.usefixtures("mode")


def philox(counter, key):
    """Philox4x32-10 (Salmon et al., SC'11) of counters [n, 4] and a key of two words."""
    c = [counter[:, i].astype(np.uint64) for i in range(4)]
    k0, k1 = (np.uint64(k) for k in key)
    low = np.uint64(0xFFFFFFFF)
    for _ in range(10):
        a, b = c[0] * np.uint64(0xD2511F53), c[2] * np.uint64(0xCD9E8D57)
        c = [(b >> np.uint64(32)) ^ c[1] ^ k0, b & low, (a >> np.uint64(32)) ^ c[3] ^ k1, a & low]
        k0, k1 = (k0 + np.uint64(0x9E3779B9)) & low, (k1 + np.uint64(0xBB67AE85)) & low
    return np.stack(c, 1).astype(np.uint32)


def words(n, seed, offset=0, draw=0):
    """The 32-bit words that elements 0..n-1 of one call see."""
    blocks = np.arange((n + 3) // 4, dtype=np.uint64) + np.uint64(offset)
    zero = np.zeros_like(blocks)
    counter = np.stack([blocks & np.uint64(0xFFFFFFFF), blocks >> np.uint64(32), zero + np.uint64(draw), zero], 1)
    return philox(counter, (seed & 0xFFFFFFFF, seed >> 32)).reshape(-1)[:n]


def test_the_reference_itself():
    """Known answers published with the Random123 library (kat_vectors)."""
    answers = [
        ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
        ([0xFFFFFFFF] * 4, [0xFFFFFFFF] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
        (
            [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
            [0xA4093822, 0x299F31D0],
            [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
        ),
    ]
    for counter, key, expected in answers:
        assert philox(np.array([counter]), key)[0].tolist() == expected


def generator(d, seed):
    return torch.Generator(device=d).manual_seed(seed)


@pytest.mark.tpu_only
@pytest.mark.parametrize("seed", [0, 1, 0x123456789ABCDEF])
@pytest.mark.parametrize("n", [1, 4, 7, 1000])
def test_bits(d, seed, n):
    w = words(n, seed)
    ints = torch.empty(n, dtype=torch.int32, device=d).random_(generator=generator(d, seed))
    assert ints.cpu().numpy().tolist() == (w >> 1).tolist()
    reals = torch.empty(n, device=d).uniform_(generator=generator(d, seed))
    assert reals.cpu().numpy().tolist() == ((w >> 8) * np.float32(2**-24)).tolist()
    longs = torch.empty(n, dtype=torch.int64, device=d).random_(-(2**63), None, generator=generator(d, seed))
    both = w.astype(np.uint64) | words(n, seed, draw=1).astype(np.uint64) << np.uint64(32)
    # The whole range is the 64 bits themselves, moved so that 0 is the least integer.
    assert longs.cpu().numpy().tolist() == (both + np.uint64(2**63)).astype(np.int64).tolist()


@pytest.mark.tpu_only
def test_calls_take_successive_counters(d):
    g = generator(d, 7)
    first = torch.empty(6, device=d).uniform_(generator=g)
    second = torch.empty(3, 3, device=d).uniform_(generator=g)
    assert first.cpu().numpy().tolist() == ((words(6, 7) >> 8) * np.float32(2**-24)).tolist()
    expected = ((words(9, 7, offset=2) >> 8) * np.float32(2**-24)).reshape(3, 3)
    assert second.cpu().numpy().tolist() == expected.tolist()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16])
def test_uniform_range(d, dtype):
    x = torch.empty(20000, dtype=dtype, device=d).uniform_(-2, 3).cpu().double()
    assert x.min() >= -2 and x.max() < 3.0 + (0.0 if dtype in (torch.float32, torch.float64) else 1e-9)
    assert abs(x.mean() - 0.5) < 0.05 and abs(x.var() - 25 / 12) < 0.1


MOMENTS = [
    ("normal", lambda x: x.normal_(1.5, 2.0), 1.5, 4.0),
    ("exponential", lambda x: x.exponential_(2.0), 0.5, 0.25),
    ("log_normal", lambda x: x.log_normal_(0.0, 0.5), float(np.exp(0.125)), float((np.exp(0.25) - 1) * np.exp(0.25))),
    ("geometric", lambda x: x.geometric_(0.25), 4.0, 12.0),
    ("bernoulli", lambda x: x.bernoulli_(0.3), 0.3, 0.21),
    ("random", lambda x: x.random_(2, 12), 6.5, 8.25),
    ("poisson small", lambda x: torch.poisson(x.fill_(2.5)), 2.5, 2.5),
    ("poisson large", lambda x: torch.poisson(x.fill_(40.0)), 40.0, 40.0),
    ("binomial small", lambda x: torch.binomial(x.fill_(10.0), torch.full_like(x, 0.2)), 2.0, 1.6),
    ("binomial large", lambda x: torch.binomial(x.fill_(200.0), torch.full_like(x, 0.7)), 140.0, 42.0),
    ("gamma below 1", lambda x: torch._standard_gamma(x.fill_(0.5)), 0.5, 0.5),
    ("gamma above 1", lambda x: torch._standard_gamma(x.fill_(4.0)), 4.0, 4.0),
]


@pytest.mark.parametrize("name,draw,mean,variance", MOMENTS, ids=[m[0] for m in MOMENTS])
def test_moments(d, name, draw, mean, variance):
    n = 40000
    x = draw(torch.empty(n, device=d)).cpu().double()
    assert torch.isfinite(x).all()
    assert abs(x.mean().item() - mean) < 5 * (variance / n) ** 0.5, x.mean()
    assert abs(x.var().item() / variance - 1) < 0.1, x.var()


def test_cauchy_median_and_quartiles(d):
    x = torch.empty(40000, device=d).cauchy_(1.0, 2.0).cpu()
    quartiles = torch.quantile(x, torch.tensor([0.25, 0.5, 0.75]))
    assert torch.allclose(quartiles, torch.tensor([-1.0, 1.0, 3.0]), atol=0.15)


def test_complex_normal(d):
    x = torch.randn(20000, dtype=torch.complex64, device=d).cpu()
    assert abs(x.mean()) < 0.03 and abs((x.abs() ** 2).mean() - 1) < 0.05
    assert abs((x.real * x.imag).mean()) < 0.02  # the parts are independent


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.float32])
def test_randperm(d, dtype):
    x = torch.randperm(1000, dtype=dtype, device=d)
    assert x.dtype == dtype and sorted(x.tolist()) == list(range(1000))
    assert x.tolist() != torch.randperm(1000, dtype=dtype, device=d).tolist()


@pytest.mark.parametrize(
    "dtype,top", [(torch.uint8, 255), (torch.int8, 127), (torch.bool, 1), (torch.int16, 2**15 - 1)]
)
def test_random_fills_a_narrow_type(d, dtype, top):
    x = torch.empty(20000, dtype=dtype, device=d).random_().cpu().long()
    assert x.min() >= 0 and x.max() <= top and x.max() > 0.99 * top
    assert torch.randint(0, 256, (5000,), dtype=torch.uint8, device=d).cpu().max() > 250


def test_dropout_keeps_its_share_and_scales(d):
    x = torch.ones(40000, device=d, requires_grad=True)
    y = torch.nn.functional.dropout(x, 0.3, training=True)
    kept = (y != 0).cpu()
    assert abs(kept.float().mean() - 0.7) < 0.02
    assert torch.allclose(y.detach().cpu()[kept], torch.tensor(1 / 0.7))
    y.sum().backward()
    assert torch.equal(x.grad.cpu(), y.detach().cpu())


def test_multinomial(d):
    p = torch.tensor([[0.0, 1.0, 3.0], [2.0, 0.0, 2.0]], device=d)
    x = torch.multinomial(p, 20000, replacement=True).cpu()
    assert torch.allclose((x[0] == 2).float().mean(), torch.tensor(0.75), atol=0.02)
    assert not (x[0] == 0).any() and not (x[1] == 1).any()
    q = torch.rand(500, 6, device=d) + 0.1
    y = torch.multinomial(q, 6).cpu()
    assert (y.sort(1).values == torch.arange(6)).all()


@pytest.mark.tpu_only
def test_new_values_make_no_new_programs(d):
    x = torch.zeros(100, device=d)
    calls = [x.uniform_, x.normal_, lambda _, top: x.random_(int(top)), lambda _, p: torch.dropout(x, p / 10, True)]
    with support.mode("strict"):
        for call in calls:
            call(0.0, 2.0)
        before = support.counters()["compiles"]
        for top in (3.0, 4.0, 5.0):
            for call in calls:
                call(0.0, top)
        assert support.counters()["compiles"] == before
