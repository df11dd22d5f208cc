"""Cases for the fused optimizer steps and the gradient scaler."""

from __future__ import annotations

from collections.abc import Callable

import torch

from tests.ops.cases import _floats, case


def _copies(tensors: list) -> list:
    return [t.clone() for t in tensors]


def _lists(count: int) -> list[list[torch.Tensor]]:
    """Lists of three tensors; those after the second hold no negative numbers, as sums of squares do not."""
    shapes = ((4, 3), (7,), (2, 2, 2))
    made = [[_floats(*shape) * (k + 1) * 0.5 for shape in shapes] for k in range(count)]
    return [[t.abs() if k > 1 else t for t in one] for k, one in enumerate(made)]


def _step(call: Callable, tensor_lr: bool, scaler: bool, **settings: object) -> Callable:
    def run(lists: list, steps: list, lr: float) -> list:
        lists = [_copies(one) for one in lists]
        device = lists[0][0].device
        extra = {"lr": torch.tensor(lr, device=device) if tensor_lr else lr}
        if scaler:
            extra["grad_scale"] = torch.tensor(4.0, device=device)
            extra["found_inf"] = torch.tensor(0.0, device=device)
        call(*lists, *([_copies(steps)] if steps else []), **settings, **extra)
        return lists

    return run


_steps = [torch.tensor(3.0) for _ in range(3)]
for name in ("_fused_adam", "_fused_adamw"):
    for tensor_lr in (False, True):
        row = f"{name}.tensor_lr" if tensor_lr else name
        for amsgrad, maximize, scaler in ((False, False, False), (True, True, False), (False, False, True)):
            settings = {"beta1": 0.9, "beta2": 0.99, "weight_decay": 0.1, "eps": 1e-6}
            step = _step(getattr(torch, f"{name}_"), tensor_lr, scaler, amsgrad=amsgrad, maximize=maximize, **settings)
            lists = _lists(5 if amsgrad else 4)
            case(row, step, lists if amsgrad else [*lists, []], _steps, 0.05)
for tensor_lr in (False, True):
    row = "_fused_sgd.tensor_lr" if tensor_lr else "_fused_sgd"
    for momentum, nesterov, first in ((0.0, False, False), (0.9, False, True), (0.9, True, False)):
        settings = {"weight_decay": 0.1, "momentum": momentum, "dampening": 0.0, "nesterov": nesterov}
        step = _step(torch._fused_sgd_, tensor_lr, False, maximize=False, is_first_step=first, **settings)
        lists = _lists(3 if momentum else 2)
        case(row, step, lists if momentum else [*lists, []], [], 0.05)
    row = "_fused_adagrad.tensor_lr" if tensor_lr else "_fused_adagrad"
    settings = {"lr_decay": 0.1, "weight_decay": 0.1, "eps": 1e-6, "maximize": True}
    case(row, _step(torch._fused_adagrad_, tensor_lr, False, **settings), _lists(3), _steps, 0.05)


def _unscale(grads: list, found: torch.Tensor, inverse: torch.Tensor) -> tuple:
    grads, found = _copies(grads), found.clone()
    torch._amp_foreach_non_finite_check_and_unscale_(grads, found, inverse)
    return grads, found


case("_amp_foreach_non_finite_check_and_unscale", _unscale, _lists(1)[0], torch.zeros(1), torch.tensor([0.25]))
case(
    "_amp_foreach_non_finite_check_and_unscale",
    _unscale,
    [torch.tensor([1.0, float("inf")]), torch.tensor([2.0])],
    torch.zeros(1),
    torch.tensor([0.25]),
)


def _update(scale: torch.Tensor, tracker: torch.Tensor, found: torch.Tensor) -> tuple:
    scale, tracker = scale.clone(), tracker.clone()
    torch._amp_update_scale_(scale, tracker, found, 2.0, 0.5, 3)
    return scale, tracker


for tracked, overflow in ((0, 0.0), (2, 0.0), (1, 1.0)):
    case(
        "_amp_update_scale",
        _update,
        torch.tensor([8.0]),
        torch.tensor([tracked], dtype=torch.int32),
        torch.tensor([overflow]),
    )
