"""From a model, or a step of training it, to one StableHLO program for a TPU. Nothing is computed, so weights may be on
"meta" and of any size.

The function is traced with stand-ins on the device: torch's autograd writes the backward, the optimizer its update, and
the graph goes the way of torch.compile's (docs/compile.md), lowered for a TPU.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import _pytree as pytree

from .. import decompositions
from .. import tpu as tpu_device
from .._native import native
from ..compile.walk import Walk

Optimizer = Callable[[list[torch.Tensor]], torch.optim.Optimizer]

OPTIMIZERS: dict[str, Optimizer] = {
    "sgd": lambda params: torch.optim.SGD(params, lr=1e-3),
    "momentum": lambda params: torch.optim.SGD(params, lr=1e-3, momentum=0.9),
    "adam": lambda params: torch.optim.Adam(params, lr=1e-3, capturable=True),
    "adamw": lambda params: torch.optim.AdamW(params, lr=1e-3, capturable=True),
}


@dataclass(frozen=True)
class Lowered:
    """A program's text, and what its arguments are."""

    text: str
    arguments: list[tuple[str, tuple[int, ...], torch.dtype]]
    """Name, size and dtype, in the order of the program's parameters."""


def lower(
    model: Callable[..., Any],
    args: Sequence[Any] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    loss: Callable[[Any], torch.Tensor] | None = None,
    optimizer: str | Optimizer | None = None,
) -> Lowered:
    """The program of one call of a model or a function; with a loss (of what it returns), of its gradients too; with an
    optimizer, of a whole step of training. Tensors say sizes and dtypes only."""
    native()
    tpu_device.init()
    fake = FakeTensorMode(allow_non_fake_inputs=True)
    made: dict[int, torch.Tensor] = {}

    def stand_in(t: torch.Tensor) -> torch.Tensor:
        if id(t) not in made:
            with fake:
                new = torch.empty_strided(t.size(), t.stride(), dtype=t.dtype, device="tpu")
            made[id(t)] = new.requires_grad_(t.requires_grad and loss is not None)
        return made[id(t)]

    named: dict[str, torch.Tensor] = {}
    if isinstance(model, torch.nn.Module):
        named = {**dict(model.named_parameters()), **dict(model.named_buffers())}
    held = {name: stand_in(t) for name, t in named.items()}
    leaves, spec = pytree.tree_flatten((tuple(args), kwargs or {}))
    inputs = [stand_in(x) if isinstance(x, torch.Tensor) else x for x in leaves]
    trained = [t for name, t in held.items() if t.requires_grad]
    if optimizer is not None and not trained:
        raise ValueError("nothing of the model can be trained: give a loss, and a module with parameters")
    make = OPTIMIZERS[optimizer] if isinstance(optimizer, str) else optimizer
    state = _state_of(make, trained, fake) if make else []

    names = list(held)
    flat = [*held.values(), *(x for x in inputs if isinstance(x, torch.Tensor)), *(t for _, _, t in state)]
    labels = [*names, *(f"argument {i}" for i, x in enumerate(inputs) if isinstance(x, torch.Tensor))]
    labels += [f"{key} of parameter {index}" for index, key, _ in state]

    def run(given: list[torch.Tensor]) -> Any:
        given = list(given)
        weights = dict(zip(names, given, strict=False))
        rest = iter(given[len(names) :])
        call_args, call_kwargs = pytree.tree_unflatten(
            [next(rest) if isinstance(x, torch.Tensor) else x for x in inputs], spec
        )
        if isinstance(model, torch.nn.Module):
            out = torch.func.functional_call(model, weights, call_args, call_kwargs, tie_weights=True)
        else:
            out = model(*call_args, **call_kwargs)
        if loss is None:
            return [x for x in pytree.tree_leaves(out) if isinstance(x, torch.Tensor)]
        value = loss(out)
        params = [t for t in weights.values() if t.requires_grad]
        wanted = params or [t for t in given if t.requires_grad]
        gradients = torch.autograd.grad(value, wanted, allow_unused=True)
        if make is None:
            return [value, *(g for g in gradients if g is not None)]
        _update(make, params, gradients, [(index, key, next(rest)) for index, key, _ in state])
        return [value]

    with contextlib.ExitStack() as stack:
        if loss is None:
            stack.enter_context(torch.no_grad())
        graph = make_fx(run, decomposition_table=decompositions.for_compile(), tracing_mode="fake")(flat)
    compiled = native().CompiledGraph("a program", Walk(graph, _no_split, 0), 0)
    meta = [torch.empty_strided(t.size(), t.stride(), dtype=t.dtype, device="meta") for t in flat]
    text = compiled.lower(meta, "tpu")
    arguments = [(label, tuple(t.shape), t.dtype) for label, t in zip(labels, flat, strict=True) if t.numel()]
    return Lowered(text, arguments)


def _no_split(node: torch.fx.Node) -> Any:
    raise NotImplementedError(f"tpu: {node.format_node()} looks at values: the model is no single program")


def _state_of(make: Optimizer, params: list[torch.Tensor], fake: FakeTensorMode) -> list[tuple[int, str, torch.Tensor]]:
    """What the optimizer keeps after its first step: a step of training has it as arguments."""
    with fake:
        copies = [torch.empty_like(p).requires_grad_() for p in params]
        optimizer = make(copies)
        for copy in copies:
            copy.grad = torch.empty_like(copy)
        optimizer.step()
    found = []
    for index, copy in enumerate(copies):
        for key, value in optimizer.state[copy].items():
            if isinstance(value, torch.Tensor):
                found.append((index, key, value.detach()))
    return found


def _update(
    make: Optimizer,
    params: list[torch.Tensor],
    gradients: Sequence[torch.Tensor | None],
    state: list[tuple[int, str, torch.Tensor]],
) -> None:
    optimizer = make(params)
    for index, key, value in state:
        optimizer.state[params[index]][key] = value
    for p, g in zip(params, gradients, strict=True):
        p.grad = g
    optimizer.step()
    for p in params:
        p.grad = None
