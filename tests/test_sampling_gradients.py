"""Derivatives of samples by their distribution's parameter, against distribution functions differentiated numerically.

torch's own formulas for the CPU are approximations with errors up to 1e-3, so they are not the measure here."""

import numpy as np
import pytest
import torch

from tests.support import DEVICE


def slope(function, at, width):
    """Fourth-order central difference."""
    f = [function(at + k * width) for k in (-2, -1, 1, 2)]
    return (f[0] - 8 * f[1] + 8 * f[2] - f[3]) / (12 * width)


@pytest.mark.tpu_only
@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float64, 1e-6), (torch.float32, 2e-4)])
def test_gamma_samples(dtype, tolerance):
    a = torch.logspace(-0.5, 2.5, 30, dtype=torch.float64)
    x = torch._standard_gamma(a, generator=torch.Generator().manual_seed(0))
    density = torch.exp((a - 1) * x.log() - x - torch.lgamma(a))
    expected = -slope(lambda a: torch.special.gammainc(a, x), a, 1e-3 * a) / density
    got = torch._standard_gamma_grad(a.to(DEVICE, dtype), x.to(DEVICE, dtype)).cpu().double()
    torch.testing.assert_close(got, expected, rtol=tolerance, atol=tolerance)


def beta_distribution(x, a, b):
    """Integral of t^(a-1) (1-t)^(b-1) over [0, x], for a and b that make it smooth, over the same over [0, 1]."""
    nodes, weights = (torch.from_numpy(v) for v in np.polynomial.legendre.leggauss(200))

    def upto(end):
        t = (nodes + 1) / 2 * end.unsqueeze(-1)
        return (weights * t ** (a.unsqueeze(-1) - 1) * (1 - t) ** (b.unsqueeze(-1) - 1)).sum(-1) * end / 2

    return upto(x) / upto(torch.ones_like(x))


@pytest.mark.tpu_only
@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float64, 1e-6), (torch.float32, 2e-4)])
def test_beta_samples(dtype, tolerance):
    generator = torch.Generator().manual_seed(0)
    a, b, x = (torch.rand(40, dtype=torch.float64, generator=generator) for _ in range(3))
    a, b, x = a * 20 + 3, b * 20 + 3, x * 0.9 + 0.05
    x = (x + a / (a + b)) / 2  # where such samples fall
    log_beta = torch.lgamma(a) + torch.lgamma(b) - torch.lgamma(a + b)
    density = torch.exp((a - 1) * x.log() + (b - 1) * (1 - x).log() - log_beta)
    expected = -slope(lambda a: beta_distribution(x, a, b), a, 1e-3 * a) / density / (1 - x)
    got = torch._dirichlet_grad(x.to(DEVICE, dtype), a.to(DEVICE, dtype), (a + b).to(DEVICE, dtype)).cpu().double()
    torch.testing.assert_close(got, expected, rtol=tolerance, atol=tolerance)


def test_noise_of_rrelu_is_written():
    x, noise = torch.randn(50, device=DEVICE), torch.zeros(50, device=DEVICE)
    out = torch._C._nn.rrelu_with_noise(x, noise, 0.1, 0.3, True)
    assert torch.equal(out.cpu(), (x * noise).cpu())
    below = noise.cpu()[x.cpu() <= 0]
    assert bool(((below >= 0.1) & (below <= 0.3)).all()) and below.unique().numel() > 5
