"""One sample of one operator, checked on the device against the CPU."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.utils import _pytree as pytree

from tests import support
from tests.conformance import compare, ties
from tests.conformance.samples import Mover, Unsupported, seed_all

KINDS = ("forward", "backward", "strided", "inplace", "out", "errors")
WIDER = {
    torch.float32: torch.float64,
    torch.float16: torch.float64,
    torch.bfloat16: torch.float64,
    torch.complex64: torch.complex128,
}


# Operators that take their positional tensors from the CPU, whatever the device.
ON_THE_CPU = ("tensor_split",)


@dataclasses.dataclass
class Outcome:
    kind: str
    mode: str
    status: str  # pass, wrong, error, refused (a dtype the row does not take), missing (no row)
    detail: str = ""


class Refused(Exception):
    """The CPU does not take this sample either: nothing to compare."""


def is_tensor(v: Any) -> bool:
    return isinstance(v, torch.Tensor)


def differentiable(tree: Any) -> list[torch.Tensor]:
    return [v for v in pytree.tree_leaves(tree) if is_tensor(v) and v.requires_grad]


class Call:
    """Inputs of one sample on one device and what the check makes of them."""

    def __init__(self, op: Any, sample: Any, device: str, function: Callable):
        move = Mover(device)
        self.op, self.device, self.function = op, device, function
        stay = op.name in ON_THE_CPU
        self.input, self.args, self.kwargs = (
            move(sample.input),
            sample.args if stay else move(sample.args),
            move(sample.kwargs),
        )
        self.sample = sample

    @property
    def inputs(self) -> Any:
        return (self.input, self.args, self.kwargs)

    def run(self, seed: int) -> Any:
        seed_all(seed)
        has_tensor = any(is_tensor(v) for v in pytree.tree_leaves(self.inputs))
        makes_tensors = has_tensor or self.device == "cpu" or "device" in self.kwargs
        with contextlib.nullcontext() if makes_tensors else torch.device(self.device):
            return self.function(self.input, *self.args, **self.kwargs)


def forward(op: Any, sample: Any, device: str, seed: int = 1) -> Any:
    """The result, and the gradients with fixed cotangents when the operator has them."""
    call = Call(op, sample, device, op)
    result = call.run(seed)
    outputs = differentiable(sample.output_process_fn_grad(result)) if differentiable(call.inputs) else []
    grads = None
    if outputs:
        generator = torch.Generator().manual_seed(3)
        cotangents = [torch.randn(o.shape, dtype=torch.float64, generator=generator) for o in outputs]
        cotangents = [c.to(o.dtype).to(device) for c, o in zip(cotangents, outputs, strict=True)]
        leaves = differentiable(call.inputs)
        grads = torch.autograd.grad(outputs, leaves, cotangents, allow_unused=True)
        grads = [g for g in grads if g is not None]
    return result, grads


def strided(op: Any, sample: Any, device: str, seed: int = 1) -> Any:
    """The same values in non-contiguous memory."""
    return Call(op, sample.noncontiguous(), device, op).run(seed)


def inplace(op: Any, sample: Any, device: str, seed: int = 1) -> Any:
    a_list = isinstance(sample.input, (list, tuple))
    if op.inplace_variant is None or not (a_list or is_tensor(sample.input)):
        raise Refused
    call = Call(op, sample, device, op.inplace_variant)
    with torch.no_grad():
        result = call.run(seed)
    if result is not call.input and not a_list:
        raise AssertionError("the in-place form did not return its first operand")
    return call.input


def out(op: Any, sample: Any, device: str, seed: int = 1) -> Any:
    """out= three times: exact and strided memory, empty memory that is resized. Returns what was written."""
    if not op.supports_out:
        raise Refused
    with torch.no_grad():
        expected = Call(op, sample, "cpu", op).run(seed)
        leaves = expected if isinstance(expected, (tuple, list)) else (expected,)
        if not leaves or not all(is_tensor(v) and v.layout == torch.strided for v in leaves):
            raise Refused
        written = []
        for make in (_strided_like, _empty_like):
            outs = [make(v, device) for v in leaves]
            target = outs[0] if is_tensor(expected) else tuple(outs)
            before = [o.stride() for o in outs]
            call = Call(op, sample, device, functools.partial(op, out=target))
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                call.run(seed)
            if make is _strided_like and before != [o.stride() for o in outs]:
                raise AssertionError("out= changed the strides of memory of the right size")
            # A few kernels of the CPU write strided memory as if it were contiguous: what it returns is right.
            written.append(outs if device != "cpu" else list(leaves))
    return written


def _strided_like(v: torch.Tensor, device: str) -> torch.Tensor:
    """Memory of v's shape, not contiguous, filled with something."""
    if v.dim() == 0 or v.numel() == 0:
        return torch.ones_like(v, device=device)
    wide = torch.ones(*v.shape[:-1], v.shape[-1] * 2, dtype=v.dtype).to(device)
    return wide[..., ::2]


def _empty_like(v: torch.Tensor, device: str) -> torch.Tensor:
    return torch.empty(0, dtype=v.dtype, device=device)


class Reference:
    """The CPU's answers for one sample, computed when first asked for."""

    def __init__(self, op: Any, sample: Any):
        self.op, self.sample = op, sample
        self.known: dict[str, Any] = {}

    def get(self, kind: str) -> Any:
        """Result on the CPU; raises Refused when the CPU refuses the sample."""
        if kind not in self.known:
            try:
                self.known[kind] = compare.to_cpu(RUN[kind](self.op, self.sample, "cpu"))
            except Exception as e:  # whatever the CPU raises, there is nothing to compare with
                self.known[kind] = Refused(f"{type(e).__name__}: {e}")
        if isinstance(self.known[kind], Refused):
            raise self.known[kind]
        return self.known[kind]

    def truth(self, kind: str) -> Any:
        """The same in double precision, or None."""
        try:

            def widen(v: Any) -> Any:
                if is_tensor(v):
                    return v.detach().to(WIDER.get(v.dtype, v.dtype)).requires_grad_(v.requires_grad)
                return WIDER.get(v, v) if isinstance(v, torch.dtype) else v

            wide = self.sample.transform(widen)
            return compare.to_cpu(RUN[kind](self.op, wide, "cpu"))
        except Exception:
            return None

    def is_random(self, kind: str) -> bool:
        """Does the CPU itself answer differently with other seeds? Some OpInfos set their own seed: that moves too.
        A small sample may come out the same with one of them, hence several."""
        first = self.get(kind)
        set_seed = torch.manual_seed
        try:
            for seed in range(1000, 9000, 1000):
                torch.manual_seed = lambda own, by=seed: set_seed(own + by)
                other = compare.to_cpu(RUN[kind](self.op, self.sample, "cpu", seed=seed + 1))
                if compare.values_differ(first, other) is not None:
                    return True
        except Exception:
            return False
        finally:
            torch.manual_seed = set_seed
        return False


RUN: dict[str, Callable] = {"forward": forward, "strided": strided, "inplace": inplace, "out": out}


def check(op: Any, sample: Any, kinds: tuple[str, ...], modes: tuple[str, ...]) -> Iterator[Outcome]:
    for _, outcome in check_all(op, [sample], kinds, modes):
        yield outcome


def check_all(op: Any, taken: list, kinds: tuple[str, ...], modes: tuple[str, ...]) -> Iterator[tuple[int, Outcome]]:
    """(place in `taken`, outcome) of every check of these samples."""
    calls = []
    for at, reference in enumerate([Reference(op, sample) for sample in taken]):
        for kind in ("forward", "strided", "inplace", "out"):
            if kind not in kinds and not (kind == "forward" and "backward" in kinds):
                continue
            with contextlib.suppress(Refused):
                calls.append((at, kind, reference, reference.get(kind)))
    for mode in modes:
        ahead = _run_ahead(op, calls) if mode == "fuse" and len(taken) > 1 else [None] * len(calls)
        for (at, kind, reference, expected), got in zip(calls, ahead, strict=True):
            judged = list(_judge(op, kind, kinds, mode, expected, got, reference)) if got is not None else []
            wrong = {o.kind: o for o in judged if o.status != "pass"}
            if got is None or wrong:
                judged = list(_run_alone(op, kind, kinds, mode, expected, reference))
            for outcome in judged:
                if outcome.status == "pass" and outcome.kind in wrong:
                    outcome = wrong[outcome.kind]
                    outcome.detail = "only in one program with other samples: " + outcome.detail
                yield at, outcome


def _run_ahead(op: Any, calls: list) -> list:
    """Results of all calls, recorded in fuse mode before the first is read: a few large programs instead of many small
    ones. None where something was raised; whatever is not plainly right is run again by itself."""
    with support.mode("fuse"):
        results = []
        for _, kind, reference, _ in calls:
            try:
                results.append(RUN[kind](op, reference.sample, support.DEVICE))
            except Exception:
                results.append(None)
        try:
            return compare.to_cpu(results)
        except Exception:
            return [None] * len(calls)


def check_errors(op: Any, modes: tuple[str, ...]) -> Iterator[tuple[int, Any, Outcome]]:
    """(index, sample, outcome) of the operator's error inputs: the exception must be of the CPU's type. Some operators
    have other inputs on a device than on the CPU (mixed devices): there it must be of the type that torch declares."""
    if getattr(op, "error_inputs_func", None) is None:
        return
    seed_all()
    on_cpu = list(op.error_inputs("cpu"))
    for mode in modes:
        seed_all()
        on_device = list(op.error_inputs(support.DEVICE))
        for i, device in enumerate(on_device):
            if len(on_device) == len(on_cpu):
                expected = _raised(op, on_cpu[i].sample_input)
                if expected is None:
                    continue
                wanted, text = type(expected), _text(expected)
            else:
                wanted, text = device.error_type, f"a {device.error_type.__name__}: {device.error_regex}"
            with support.mode(mode):
                got = _raised(op, device.sample_input)
            same = type(got) is wanted
            detail = "" if same else f"raised {_text(got)}; expected {text}"
            yield i, device.sample_input, Outcome("errors", mode, "pass" if same else "wrong", detail)


def _raised(op: Any, sample: Any) -> Exception | None:
    try:
        op(sample.input, *sample.args, **sample.kwargs)
        support.synchronize()  # checks of values raise at the latest here
    except Exception as e:
        return e
    return None


def _text(e: Exception | None) -> str:
    return f"{type(e).__name__}: {' '.join(str(e).split())[:200]}" if e else "nothing"


def _run_alone(op: Any, kind: str, kinds: tuple, mode: str, expected: Any, reference: Reference) -> Iterator[Outcome]:
    try:
        with support.mode(mode):
            got = compare.to_cpu(RUN[kind](op, reference.sample, support.DEVICE))
    except Unsupported:
        return
    except NotImplementedError as e:
        text = " ".join(str(e).split())
        yield Outcome(kind, mode, "missing" if NO_ROW in text else "refused", text[:400])
        return
    except Exception as e:
        yield Outcome(kind, mode, "error", f"{type(e).__name__}: {' '.join(str(e).split())[:600]}")
        return
    yield from _judge(op, kind, kinds, mode, expected, got, reference)


def _judge(
    op: Any, kind: str, kinds: tuple, mode: str, expected: Any, got: Any, reference: Reference
) -> Iterator[Outcome]:
    parts = [(kind, expected, got, lambda t: t)]
    if kind == "forward":
        parts = [("forward", expected[0], got[0], lambda t: t[0])]
        if expected[1] is not None:
            parts.append(("backward", expected[1], got[1], lambda t: t[1]))
    for name, e, g, part in parts:
        if name not in kinds:
            continue
        detail = compare.shapes_differ(e, g)
        if detail is None and op.name not in compare.UNINITIALISED:
            settle = ties.slice_sums if name == "backward" else ties.open_indices
            if compare.values_differ(e, g) is not None:
                e, g = settle(op.name, reference.sample, e), settle(op.name, reference.sample, g)
            e, g = compare.normal_form(op.name, e), compare.normal_form(op.name, g)
            detail = compare.values_differ(e, g)
            if detail is not None:
                truth = reference.truth(kind)
                if truth is not None:
                    truth = compare.normal_form(op.name, settle(op.name, reference.sample, part(truth)))
                detail = compare.values_differ(e, g, truth)
            if detail is not None and reference.is_random(kind):
                detail = None
        yield Outcome(name, mode, "pass" if detail is None else "wrong", detail or "")


# How the backend's error for an operator without a row reads.
NO_ROW = "the operator is not implemented for tpu"
