"""Cases for rows that torch calls from inside, or that only other libraries call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional as F

from tests.ops.cases import _floats, case

aten = torch.ops.aten


def _ints(*shape: int, low: int = 0, high: int = 8, dtype: torch.dtype = torch.int64) -> torch.Tensor:
    return torch.randint(low, high, shape, generator=torch.Generator().manual_seed(sum(shape)), dtype=dtype)


def _near(value: torch.Tensor, expected: float, within: float) -> bool:
    """A statistic of random numbers as a test that has one answer."""
    return bool(abs(float(value) - expected) < within)


# ---- arithmetic
for shift in ("__lshift__", "__rshift__"):
    call = getattr(aten, shift)
    case(f"{shift}.Scalar", call, _ints(4, 3, low=1, high=90), 2)
    case(f"{shift}.Tensor", call, _ints(4, 3, low=1, high=90), _ints(4, 3, high=6))
case("_add_relu.Scalar", aten._add_relu, _floats(4, 3), 0.5)
case("_add_relu.Tensor", lambda a, b: aten._add_relu(a, b, alpha=2.0), _floats(4, 3), _floats(4, 3))
case("_addmm_activation", aten._addmm_activation, _floats(5), _floats(4, 3), _floats(3, 5))
case(
    "_addmm_activation",
    lambda b, x, y: aten._addmm_activation(b, x, y, beta=0.5, alpha=2.0, use_gelu=True),
    _floats(5),
    _floats(4, 3),
    _floats(3, 5),
)
case("_int_mm", torch._int_mm, _ints(17, 8, high=127, dtype=torch.int8), _ints(8, 16, low=-128, dtype=torch.int8))
case("_grouped_mm", torch._grouped_mm, _floats(3, 16, 8).bfloat16(), _floats(3, 8, 16).bfloat16())
case(
    "_grouped_mm",
    lambda a, b, ends: torch._grouped_mm(a, b, offs=ends),
    _floats(24, 8).bfloat16(),
    _floats(3, 8, 16).bfloat16(),
    torch.tensor([8, 8, 24], dtype=torch.int32),
)
case("_aminmax", aten._aminmax, _floats(4, 3))
case("_aminmax.dim", aten._aminmax, _floats(4, 3), 1)
case("_aminmax.dim", lambda x: aten._aminmax(x, 0, True), _ints(4, 3))

# ---- softmax, activations
for kind in (0, 1):
    mask = _ints(4, 4, high=2).bool() if kind == 0 else _ints(2, 4, high=2).bool()
    case("_masked_softmax", lambda x, m, kind=kind: torch._masked_softmax(x, m, -1, kind), _floats(2, 3, 4, 4), mask)
case(
    "_masked_softmax_backward",
    lambda x, m: torch._masked_softmax(x, m, -1, 2),
    _floats(2, 3, 4, 5, grad=True),
    _ints(2, 3, 4, 5, high=3) == 0,
)
case("glu_jvp", lambda x, dx: aten.glu_jvp(aten.glu(x, 1), x, dx, 1), _floats(3, 6), _floats(3, 6).flip(0))
case(
    "glu_backward_jvp",
    lambda x, g, dg, dx: aten.glu_backward_jvp(aten.glu_backward(g, x, 1), g, x, dg, dx, 1),
    _floats(3, 6),
    _floats(3, 3),
    _floats(3, 3).flip(0),
    _floats(3, 6).flip(0),
)

# ---- normalisation
_channels = (_floats(3), _floats(3).flip(0), _floats(3) * 0.1, _floats(3).abs() + 0.5)


def _batch_norm(call: Callable) -> Callable:
    return lambda x, *w: call(x, *w, 0.1, 1e-5)


case(
    "_native_batch_norm_legit_functional",
    lambda x, *w: aten._native_batch_norm_legit_functional(x, *w, True, 0.1, 1e-5),
    _floats(4, 3, 5),
    *_channels,
)
case(
    "_native_batch_norm_legit_no_training",
    _batch_norm(aten._native_batch_norm_legit_no_training),
    _floats(4, 3, 5),
    *_channels,
)
case(
    "_batch_norm_with_update_functional",
    lambda *a: _without_reserve(aten._batch_norm_with_update_functional(*a, 0.1, 1e-5)),
    _floats(4, 3, 5),
    *_channels,
)
case(
    "_batch_norm_no_update",
    lambda x, *w: aten._batch_norm_no_update(x, *w, 0.1, 1e-5)[0],
    _floats(4, 3, 5),
    *_channels,
)


def _without_reserve(results: tuple) -> list:
    """Batch norm's results but for the memory that only its own backward reads."""
    return [*results[:3], *results[4:]]


case(
    "_weight_norm_interface",
    lambda v, g: torch._weight_norm_interface(v.contiguous(), g.contiguous(), 0),
    _floats(4, 3, 2),
    _floats(4, 1, 1),
)
case(
    "_weight_norm_interface_backward",
    lambda v, g: torch._weight_norm_interface(v.contiguous(), g.contiguous(), 0)[0],
    _floats(4, 3, 2, grad=True),
    _floats(4, 1, 1, grad=True),
)


# The parts of SyncBatchNorm have no CPU kernel: their formulas stand for it.
def _on_cpu(x: torch.Tensor) -> bool:
    return x.device.type == "cpu"


def _statistics(x: torch.Tensor) -> tuple:
    return x.mean((0, 2)), 1 / torch.sqrt(x.var((0, 2), correction=0) + 1e-5)


def _stats(x: torch.Tensor) -> tuple:
    return _statistics(x) if _on_cpu(x) else torch.batch_norm_stats(x, 1e-5)


def _elemt(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    mean, invstd = _statistics(x)
    if not _on_cpu(x):
        return torch.batch_norm_elemt(x, w, b, mean, invstd, 1e-5)
    return (x - mean[:, None]) * invstd[:, None] * w[:, None] + b[:, None]


def _reduce(g: torch.Tensor, x: torch.Tensor, w: torch.Tensor) -> tuple:
    mean, invstd = _statistics(x)
    if not _on_cpu(x):
        return torch.batch_norm_backward_reduce(g, x, mean, invstd, w, True, True, True)
    sum_dy, sum_dy_xmu = g.sum((0, 2)), (g * (x - mean[:, None])).sum((0, 2))
    return sum_dy, sum_dy_xmu, sum_dy_xmu * invstd, sum_dy


def _backward_elemt(g: torch.Tensor, x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    mean, invstd = _statistics(x)
    sum_dy, sum_dy_xmu = g.sum((0, 2)), (g * (x - mean[:, None])).sum((0, 2))
    count = torch.tensor([x.numel() // x.shape[1]], dtype=torch.int32, device=x.device)
    if not _on_cpu(x):
        return torch.batch_norm_backward_elemt(g, x, mean, invstd, w, sum_dy, sum_dy_xmu, count)
    n = count.item()
    inner = g - (sum_dy / n)[:, None] - (x - mean[:, None]) * (invstd**2 * sum_dy_xmu / n)[:, None]
    return inner * (invstd * w)[:, None]


case("batch_norm_stats", _stats, _floats(4, 3, 5))
case("batch_norm_elemt", _elemt, _floats(4, 3, 5), _floats(3), _floats(3).flip(0))
case("batch_norm_backward_reduce", _reduce, _floats(4, 3, 5), _floats(4, 3, 5).flip(0), _floats(3))
case("batch_norm_backward_elemt", _backward_elemt, _floats(4, 3, 5), _floats(4, 3, 5).flip(0), _floats(3))

# ---- embedding
case(
    "embedding_renorm",
    lambda i, w: F.embedding(i, w.clone(), max_norm=1.0, norm_type=2.5),
    torch.tensor([[0, 2], [2, 4]]),
    _floats(5, 3),
)
for mode in (0, 1, 2):
    case(
        "_embedding_bag_forward_only",
        lambda w, i, o, mode=mode: aten._embedding_bag_forward_only(w, i, o, False, mode)[0],
        _floats(6, 3),
        torch.tensor([1, 2, 4, 5, 4, 3]),
        torch.tensor([0, 2, 5]),
    )

# ---- resampling
for size in ((3, 4), (9, 11)):
    for row in ("_upsample_bicubic2d_aa", "_upsample_lanczos2d_aa"):
        call = getattr(aten, row)
        case(row, lambda x, size=size, call=call: call(x, size, False), _floats(2, 3, 6, 7))
        case(f"{row}_backward", lambda x, size=size, call=call: call(x, size, False), _floats(2, 3, 6, 7, grad=True))
case("_upsample_nearest_exact3d", lambda x: F.interpolate(x, (3, 5, 8), mode="nearest-exact"), _floats(1, 2, 4, 5, 6))
case(
    "_upsample_nearest_exact3d_backward",
    lambda x: F.interpolate(x, (3, 5, 8), mode="nearest-exact"),
    _floats(1, 2, 4, 5, 6, grad=True),
)

# ---- random numbers: their moments, and what does not depend on them
case("native_dropout", lambda x: aten.native_dropout(x, 0.0, True), _floats(4, 3))
case("native_dropout", lambda x: aten.native_dropout(x, 1.0, True), _floats(4, 3))
case("native_dropout", lambda x: aten.native_dropout(x, 0.4, False), _floats(4, 3))
case(
    "native_dropout",
    lambda x: _near(aten.native_dropout(x, 0.25, True)[0].mean(), 1.0, 0.05),
    torch.ones(100, 100),
)
case("normal_functional", lambda x: _near(aten.normal_functional(x, 2.0, 0.5).std(), 0.5, 0.03), torch.ones(100, 100))
case(
    "poisson",
    lambda x: [_near(f(torch.poisson(x)), 4.0, 0.3) for f in (torch.mean, torch.var)],
    torch.full((100, 100), 4.0),
)
case(
    "binomial",
    lambda n, p: [_near(torch.binomial(n, p).mean(), 3.0, 0.1), _near(torch.binomial(n, p).var(), 2.1, 0.2)],
    torch.full((100, 100), 10.0),
    torch.full((100, 100), 0.3),
)
case(
    "_standard_gamma",
    lambda a: [_near(f(torch._standard_gamma(a)), 3.0, 0.3) for f in (torch.mean, torch.var)],
    torch.full((100, 100), 3.0),
)
case(
    "_sample_dirichlet",
    lambda a: [_near(v, e, 0.02) for v, e in zip(torch._sample_dirichlet(a).mean(0), (0.2, 0.3, 0.5), strict=True)],
    torch.tensor([[2.0, 3.0, 5.0]]).expand(10000, 3),
)


def _permutation(x: torch.Tensor) -> tuple[Any, Any]:
    generator = torch.Generator(x.device).manual_seed(5)
    out = torch.empty(0, dtype=torch.int64, device=x.device)
    torch.randperm(50, generator=generator, out=out)
    return out.sort().values, bool((out != torch.arange(50, device=x.device)).any())


case("randperm.generator_out", _permutation, _floats(1))
case(
    "rrelu_with_noise_functional",
    lambda x, noise: aten.rrelu_with_noise_functional(x, noise, 0.1, 0.3, False)[0],
    _floats(4, 3),
    torch.zeros(4, 3),
)
