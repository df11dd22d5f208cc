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

from tests.ops import internals, optimizers, quantized  # noqa: E402,F401  (more cases)
