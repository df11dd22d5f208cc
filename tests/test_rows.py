"""Rows whose faults the conformance run found, each with the right value in strict and fuse."""

import pytest
import torch

from tests import support

pytestmark = pytest.mark.parametrize("mode", support.MODES)


def both(mode, call, *inputs):
    """call(*inputs) on the CPU and on the device."""
    with support.mode(mode):
        got = call(*(v.to(support.DEVICE) if isinstance(v, torch.Tensor) else v for v in inputs))
        return call(*inputs), got.cpu()


@pytest.mark.tpu_only
def test_a_varying_exponent_compiles_nothing(mode):
    x = torch.rand(4) + 0.5
    with support.mode(mode):
        y = x.to(support.DEVICE)
        y.pow(1.7).cpu()
        before = support.counters()["compiles"] + support.counters()["loads"]
        for e in (2.2, -1.3, 0.1, 7.0):
            torch.testing.assert_close(y.pow(e).cpu(), x.pow(e))
        assert support.counters()["compiles"] + support.counters()["loads"] == before


def test_exponents_of_products_and_roots(mode):
    x = torch.tensor([0.0, 1.5, 4.0, -2.0])
    for e in (-2, -1, -0.5, 0, 0.5, 1, 2, 3, True, 2.5, 1j):
        expected, got = both(mode, torch.pow, x, e)
        torch.testing.assert_close(got, expected, equal_nan=True)
    for e in (0, 1, 2, 3, 5):
        expected, got = both(mode, torch.pow, torch.tensor([-3, 0, 2]), e)
        assert torch.equal(got, expected)


def test_masks_without_dims_beside_indices(mode):
    x, at = torch.arange(6.0).reshape(2, 3), torch.tensor([1, 0])
    index, put = torch.ops.aten.index, torch.ops.aten.index_put
    for mask in (torch.tensor(True), torch.tensor(False)):
        expected, got = both(mode, lambda x, m, i: index(x, [m, i]), x, mask, at)
        assert torch.equal(got, expected)
        expected, got = both(mode, lambda x, m, v: put(x, [m], v), x, mask, torch.tensor(7.0))
        assert torch.equal(got, expected)
        expected, got = both(mode, lambda x, m: x[m], x, mask)
        assert torch.equal(got, expected)


def test_gradient_of_distances_with_a_broadcast_batch(mode):
    def gradients(a, b):
        a, b = a.detach().requires_grad_(), b.detach().requires_grad_()
        torch.cdist(a, b).sin().sum().backward()
        return torch.cat([a.grad.reshape(-1), b.grad.reshape(-1)])

    generator = torch.Generator().manual_seed(0)
    a, b = torch.randn(1, 2, 3, generator=generator), torch.randn(4, 5, 3, generator=generator)
    expected, got = both(mode, gradients, a, b)
    torch.testing.assert_close(got, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("filter", ["bilinear", "bicubic"])
def test_images_of_bytes_are_rounded_as_torch_rounds_them(mode, filter):
    image = torch.randint(0, 256, (1, 3, 17, 23), generator=torch.Generator().manual_seed(0), dtype=torch.uint8)
    for size in ((9, 11), (30, 25)):
        for antialias in (False, True):
            resize = lambda x: torch.nn.functional.interpolate(x, size, mode=filter, antialias=antialias)  # noqa: E731, B023
            expected, got = both(mode, resize, image)
            assert torch.equal(got, expected), (size, antialias)


def test_conj_physical_in_place(mode):
    x = torch.tensor([1 + 2j, -3j])
    expected, got = both(mode, lambda x: x.clone().conj_physical_(), x)
    assert torch.equal(got, expected)


def test_complex_pivots_are_those_of_lapack(mode):
    # |1 + i| < |1.5|, but |re| + |im| is greater.
    a = torch.tensor([[1.5 + 0j, 2], [1 + 1j, 1]])
    expected, got = both(mode, lambda a: torch.linalg.lu_factor(a)[1], a)
    assert torch.equal(got, expected) and expected.tolist() == [2, 2]


def test_degrees_of_polynomials_are_truncated(mode):
    n = torch.tensor([-1.5, -1.0, -0.5, 0.5, 1.5, 2.9])
    for kind in ("chebyshev_polynomial_u", "hermite_polynomial_h", "shifted_chebyshev_polynomial_w"):
        expected, got = both(mode, getattr(torch.special, kind), torch.tensor(0.3), n)
        torch.testing.assert_close(got, expected)


def test_logsumexp_of_one_complex_number_has_the_angle_of_a_logarithm(mode):
    x = torch.tensor(-4.8 - 7.58j, dtype=torch.complex128)
    expected, got = both(mode, lambda x: torch.logsumexp(x, 0), x)
    torch.testing.assert_close(got, expected)


def raises_as_on_the_cpu(mode, call, *inputs):
    """call raises the same type with the same first words on both devices."""
    with pytest.raises(Exception) as on_cpu:
        call(*inputs)
    with support.mode(mode), pytest.raises(Exception) as raised:
        call(*(v.to(support.DEVICE) if isinstance(v, torch.Tensor) else v for v in inputs))
        support.synchronize()
    assert raised.type is on_cpu.type and str(raised.value)[:20] == str(on_cpu.value)[:20]


def test_memory_that_is_read_and_written(mode):
    x, at = torch.rand(6), torch.tensor([0, 2, 1])
    raises_as_on_the_cpu(mode, lambda x: x[1:].add_(x[:-1]), x)
    raises_as_on_the_cpu(mode, lambda x: torch.neg(x[:-1], out=x[1:]), x)
    raises_as_on_the_cpu(mode, lambda x: x[1:].copy_(x[:-1]), x)
    raises_as_on_the_cpu(mode, lambda x, i: torch.gather(x, 0, i, out=x), x, at)
    raises_as_on_the_cpu(mode, lambda x, i: torch.take(x, i, out=i.to(x.dtype).expand(2, 3)), x, at)
    raises_as_on_the_cpu(mode, lambda i: torch.gather(torch.zeros_like(i), 0, i[1:], out=i[:1]), at)
    raises_as_on_the_cpu(mode, lambda x: torch.cat([x[:3], x[3:]], out=x), x)
    raises_as_on_the_cpu(mode, lambda x: torch.masked_select(x, x > 0, out=x), x)
    expected, got = both(mode, lambda x: torch.neg(x, out=x), x.clone())
    assert torch.equal(got, expected)


def test_out_tensors_of_another_dtype(mode):
    x, at = torch.rand(2, 2), torch.zeros(2, 2, dtype=torch.int64)
    raises_as_on_the_cpu(mode, lambda x, i: torch.gather(x, 1, i, out=x.double()), x, at)
    raises_as_on_the_cpu(mode, lambda x: torch.complex(x, x, out=torch.zeros_like(x, dtype=torch.complex128)), x)
    expected, got = both(mode, lambda x: torch.add(x, x, out=x.double()), x)
    assert torch.equal(got, expected)


def test_arguments_that_torch_refuses(mode):
    x = torch.rand(2, 2)
    raises_as_on_the_cpu(mode, lambda x: torch.multinomial(x.long(), 1), x)
    raises_as_on_the_cpu(mode, lambda x: torch.logcumsumexp(x[:0], 3), x)
    raises_as_on_the_cpu(mode, lambda x: torch.nn.functional.embedding(x.long(), x[0]), x)
    with support.mode(mode), pytest.raises(RuntimeError, match="floating point"):
        torch.complex(x.to(support.DEVICE), x.int().to(support.DEVICE))


def test_bounds_of_booleans(mode):
    x, bound = torch.tensor([True, False, True]), torch.tensor([False, True, True])
    for call in (torch.clamp_max, torch.clamp_min):
        expected, got = both(mode, call, x, bound)
        assert torch.equal(got, expected) and got.dtype == torch.bool
