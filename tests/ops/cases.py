"""Rows that no OpInfo reaches, one line each: case(row, function, *inputs).

The function runs on the CPU and on the device; results and gradients (of inputs that require them) must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.testing._internal.opinfo.core import SampleInput

CASES: dict[str, Case] = {}


class Case:
    """Looks like an OpInfo to the checks: one or more samples of one function."""

    variant_test_name = ""
    inplace_variant = None
    supports_out = False

    def __init__(self, row: str):
        self.row, self.name = row, f"case.{row}"
        self.calls: list[tuple[Callable, tuple]] = []

    @property
    def dtypes(self) -> set[torch.dtype]:
        return {torch.float32}

    @property
    def supports_autograd(self) -> bool:
        return any(isinstance(v, torch.Tensor) and v.requires_grad for _, inputs in self.calls for v in inputs)

    def supported_backward_dtypes(self, device: str) -> set[torch.dtype]:
        return self.dtypes

    def sample_inputs(self, device: str, dtype: torch.dtype, requires_grad: bool) -> Iterator[SampleInput]:
        for function, inputs in self.calls:
            yield SampleInput(inputs[0] if inputs else None, args=tuple(inputs[1:]), kwargs={"_function": function})

    def __call__(self, first: Any, *rest: Any, _function: Callable, **kwargs: Any) -> Any:
        return _function(first, *rest, **kwargs)


def case(row: str, function: Callable, *inputs: Any) -> None:
    CASES.setdefault(row, Case(row)).calls.append((function, inputs))


def _floats(*shape: int, grad: bool = False) -> torch.Tensor:
    generator = torch.Generator().manual_seed(len(shape) + sum(shape))
    return torch.randn(*shape, generator=generator).requires_grad_(grad)


case(
    "_thnn_fused_lstm_cell",
    lambda x, h, c, *w: torch.lstm_cell(x, (h, c), *w),
    _floats(3, 4, grad=True),
    _floats(3, 5, grad=True),
    _floats(3, 5, grad=True),
    _floats(20, 4, grad=True),
    _floats(20, 5, grad=True),
    _floats(20, grad=True),
    _floats(20, grad=True),
)
case(
    "_thnn_fused_lstm_cell",
    lambda x, h, c, *w: torch.lstm_cell(x, (h, c), *w),
    _floats(3, 4, grad=True),
    _floats(3, 5),
    _floats(3, 5),
    _floats(20, 4, grad=True),
    _floats(20, 5, grad=True),
)
case(
    "_thnn_fused_gru_cell",
    torch.gru_cell,
    _floats(3, 4, grad=True),
    _floats(3, 5, grad=True),
    _floats(15, 4, grad=True),
    _floats(15, 5, grad=True),
    _floats(15, grad=True),
    _floats(15, grad=True),
)
case("_thnn_fused_gru_cell", torch.gru_cell, _floats(3, 4, grad=True), _floats(3, 5), _floats(15, 4), _floats(15, 5))

# Where torch's own approximations of these derivatives (aten/native/Distributions.h) are series, and so exact.
case("_standard_gamma_grad", torch._standard_gamma_grad, torch.linspace(0.5, 6, 12), torch.linspace(0.1, 0.6, 12))
case(
    "_dirichlet_grad",
    torch._dirichlet_grad,
    torch.tensor([0.05, 0.1, 0.02]),
    torch.tensor([0.3, 0.5, 1.2]),
    torch.tensor([1.0, 2.0, 2.5]),
)
case("_compute_linear_combination", torch._compute_linear_combination, _floats(3, 4, 2), _floats(2, 3))
case("_linalg_eigvals", torch.linalg.eigvals, _floats(2, 4, 4))
case("linalg_eigvals.out", lambda a: torch.linalg.eigvals(a, out=a.new_empty(0, dtype=torch.complex64)), _floats(4, 4))
case(
    "adaptive_avg_pool2d.out",
    lambda x: torch._C._nn.adaptive_avg_pool2d(x, (2, 3), out=x.new_empty(0)),
    _floats(2, 5, 7),
)
case(
    "adaptive_avg_pool3d.out", lambda x: torch._C._nn.adaptive_avg_pool3d(x, 2, out=x.new_empty(0)), _floats(2, 3, 5, 4)
)
case(
    "adaptive_avg_pool3d_backward.grad_input",
    lambda g, x: torch.ops.aten.adaptive_avg_pool3d_backward.grad_input(g, x, grad_input=torch.empty_like(x)),
    _floats(2, 2, 2, 2),
    _floats(2, 3, 5, 4),
)


# ---- overloads that torch's own samples do not reach -----------------------------------------------------------------
_aten = torch.ops.aten
_index = torch.tensor([[0, 2, 1], [1, 1, 0]])
_places = torch.tensor([-1.0, 0.0, 0.5, 2.0])

case("clamp_max", lambda x: torch.clamp_max(x, 0.3), _floats(3, 4, grad=True))
case("fill.Tensor", torch.fill, _floats(3, 4, grad=True), torch.tensor(2.5))
case("isin.Tensor_Scalar", lambda x: torch.isin(x, 1), _index)
case("isin.Scalar_Tensor", lambda x: torch.isin(1, x), _index)
case("isin.Scalar_Tensor", lambda x: torch.isin(7, x), _index)
case("bucketize.Scalar", lambda b: torch.bucketize(0.5, b), _places)
case("bucketize.Scalar", lambda b: torch.bucketize(0.5, b, right=True), _places)
case("remainder.Scalar_Tensor", lambda x: torch.remainder(5, x), _floats(3, 4))
case("norm.ScalarOpt_dim_dtype", lambda x: _aten.norm(x, 3, [1], True, dtype=torch.float64), _floats(3, 4))
case("scatter.value_reduce", lambda x, i: x.scatter(0, i, 2.0, reduce="multiply"), _floats(3, 3), _index)
case("_foreach_pow.ScalarAndTensor", lambda a, b: torch._foreach_pow(2.0, [a, b]), _floats(3), _floats(2, 2))
case("bernoulli.Tensor", lambda x, p: _aten.bernoulli(x, p), _floats(3, 4), torch.eye(3, 4))
case("normal.float_Tensor", lambda std: torch.normal(2.0, std), torch.zeros(3, 4))
case("random", lambda x: _aten.random(x).le(2**24), _floats(3, 4))
case("random.to", lambda x: _aten.random(x, 1), _floats(3, 4))
case(
    "_embedding_bag_dense_backward",
    lambda g, i, bag, sizes, most: _aten._embedding_bag_dense_backward(g, i, bag, sizes, most, 5, False, 1, None, -1),
    _floats(2, 4),
    torch.tensor([0, 3, 3, 1]),
    torch.tensor([0, 0, 1, 1]),
    torch.tensor([2, 2]),
    torch.zeros(2, dtype=torch.int64),
)
case(
    "_slow_conv2d_forward",
    lambda x, w, b: _aten._slow_conv2d_forward(x, w, [3, 2], b, [2, 1], [1, 0]),
    _floats(2, 3, 6, 5),
    _floats(4, 3, 3, 2),
    _floats(4),
)
case(
    "_slow_conv2d_backward.output_mask",
    lambda g, x, w: _aten._slow_conv2d_backward(g, x, w, [3, 2], [1, 1], [1, 0], [True, True, True]),
    _floats(2, 4, 6, 4),
    _floats(2, 3, 6, 5),
    _floats(4, 3, 3, 2),
)
for _name, _n, _extra in (
    ("slow_conv3d_forward", 3, ([1, 1, 1], [0, 1, 0])),
    ("slow_conv_dilated2d", 2, ([1, 1], [0, 1], [2, 1])),
    ("slow_conv_dilated3d", 3, ([1, 1, 1], [0, 1, 0], [2, 1, 1])),
    ("slow_conv_transpose2d", 2, ([2, 1], [0, 1], [1, 0])),
    ("slow_conv_transpose3d", 3, ([2, 1, 1], [0, 1, 0], [1, 0, 0])),
):
    _channels, _op = (3, 4) if "transpose" in _name else (4, 3), getattr(_aten, _name)
    case(
        _name,
        lambda x, w, b, op=_op, kernel=[2] * _n, extra=_extra: op(x, w, kernel, b, *extra),
        _floats(2, 3, *[5, 4, 6][:_n]),
        _floats(*_channels, *[2] * _n),
        _floats(4),
    )
case(
    "tpu::batch_norm_update_stats",
    lambda x, mean, var: torch.batch_norm_update_stats(x, mean, var, 0.1),
    _floats(4, 3, 2),
    _floats(3),
    _floats(3).abs(),
)
case(
    "tpu::padded_dense_to_jagged",
    lambda x, offsets: _aten._padded_dense_to_jagged_forward(x, [offsets], 5),
    _floats(2, 4, 3),
    torch.tensor([0, 3, 5]),
)


def _gather_stats(x, means, inverse_deviations):
    """Statistics of three replicas with 8 elements each put together; the CPU has no such kernel."""
    if x.device.type != "cpu":
        return torch.batch_norm_gather_stats(x, means, inverse_deviations, None, None, 0.1, 1e-5, 8)
    mean = means.mean(0)
    variance = (inverse_deviations**-2 - 1e-5 + (means - mean) ** 2).mean(0)
    return mean, (variance + 1e-5).rsqrt()


case("tpu::batch_norm_gather_stats", _gather_stats, _floats(4, 3), _floats(3, 3), _floats(3, 3).abs() + 0.5)

from tests.ops import internals, optimizers, quantized  # noqa: E402,F401  (more cases)
