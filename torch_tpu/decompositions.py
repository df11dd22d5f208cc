"""The operators that have no row and are taken apart by torch's own decompositions. This list is the only place.

Each entry names a functional overload, as rows do; its in-place and `out=` overloads follow from the schema. A row is
faster and fuses better, so the list holds rare operators only, and an entry goes when its row comes.
"""

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch._ops import OpOverload

DECOMPOSED = (
    "__ilshift__.Scalar",
    "__ilshift__.Tensor",
    "__irshift__.Scalar",
    "__irshift__.Tensor",
    "mvlgamma",
)

_library: torch.library.Library | None = None


def register() -> None:
    """Registers the list with torch's dispatcher: once, when the device is first used."""
    global _library
    if _library is not None:
        return
    _library = torch.library.Library("aten", "IMPL", "PrivateUse1")
    for name in DECOMPOSED:
        functional = _overload(name)
        decomposition = torch._decomp.decomposition_table[functional]
        for overload, kernel in _kernels(functional, decomposition):
            if not _has_kernel(overload, "PrivateUse1"):
                _library.impl(overload.name().removeprefix("aten::"), kernel)


def for_compile() -> dict[OpOverload, Callable]:
    """The list as torch.compile takes it: everything else reaches the operator table whole, as it does eagerly."""
    return {_overload(name): torch._decomp.decomposition_table[_overload(name)] for name in DECOMPOSED}


def _overload(name: str) -> OpOverload:
    packet, _, overload = name.partition(".")
    return getattr(getattr(torch.ops.aten, packet), overload or "default")


def _kernels(functional: OpOverload, function: Callable) -> Iterator[tuple[OpOverload, Callable]]:
    """The overloads that are `functional` in another calling convention, each with a kernel made from `function`."""
    if not _is_composite(functional):
        yield functional, function
    inputs = _inputs(functional)
    packet = functional._schema.name.removeprefix("aten::")
    for name in (packet, packet + "_"):
        for overload in _overloads(name):
            if overload is functional or _is_composite(overload) or _inputs(overload) != inputs:
                continue
            outs = [argument.name for argument in overload._schema.arguments if argument.is_out]
            if name == packet and outs:
                yield overload, _out_kernel(function, outs)
            elif name != packet:
                yield overload, _in_place_kernel(function)


def _overloads(name: str) -> list[OpOverload]:
    packet = getattr(torch.ops.aten, name, None)
    return [] if packet is None else [getattr(packet, overload) for overload in packet.overloads()]


def _inputs(overload: OpOverload) -> list[tuple[str, str]]:
    return [(a.name, str(a.type)) for a in overload._schema.arguments if not a.is_out]


def _is_composite(overload: OpOverload) -> bool:
    return any(_has_kernel(overload, key) for key in ("CompositeImplicitAutograd", "CompositeExplicitAutograd"))


def _has_kernel(overload: OpOverload, key: str) -> bool:
    return torch._C._dispatch_has_kernel_for_dispatch_key(overload.name(), key)


def _out_kernel(function: Callable, names: list[str]) -> Callable:
    def kernel(*args: Any, **kwargs: Any) -> Any:
        outs = [kwargs.pop(name) for name in names]
        results = function(*args, **kwargs)
        for out, result in zip(outs, results if isinstance(results, tuple) else (results,), strict=True):
            out.resize_(result.shape).copy_(result)
        return outs[0] if len(outs) == 1 else tuple(outs)

    return kernel


def _in_place_kernel(function: Callable) -> Callable:
    def kernel(self: torch.Tensor, *args: Any, **kwargs: Any) -> torch.Tensor:
        return self.copy_(function(self, *args, **kwargs))

    return kernel
