"""How exactly float32 products are computed.

A TPU multiplies bfloat16, so a product of float32 is one pass over rounded operands, or several over what they are
split into. torch's own switch chooses, with its meaning: "highest" is float32, and the default.

    torch.set_float32_matmul_precision    here        passes   bits   cost, measured by the compiler
    "highest"                             "highest"   6        24     5.9
    "high"                                "high"      3        16     3.1
    "medium"                              "default"   1        8      1

On the embedded device, whose compiler knows float32 only, "high" and "default" are computed by the same passes,
written out: what a TPU would make of a model is seen on a laptop. So is "highest" when it is asked for by name here;
what nobody asks for is the host's float32, "native".
"""

import functools
from collections.abc import Callable
from types import TracebackType

import torch

from .._native import native

MODES = ("default", "high", "highest", "native")
_ALIASES = {"medium": "default"}
_TORCH = {"highest": "unset", "high": "high", "medium": "default"}


def _mode(name: str) -> str:
    chosen = _ALIASES.get(name, name) if isinstance(name, str) else name
    if chosen not in MODES:
        raise ValueError(f"Expected precision to be one of {', '.join(MODES)} or medium, but got: {name!r}")
    return chosen


class precision:
    """Context manager, or decorator: products of this thread are computed so, and those of their backward too, wherever
    and whenever it runs."""

    def __init__(self, mode: str) -> None:
        self.mode = _mode(mode)
        self.before: list[str] = []

    def __enter__(self) -> "precision":
        self.before.append(native()._get_thread_precision())
        native()._set_thread_precision(self.mode)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        native()._set_thread_precision(self.before.pop())

    def __call__(self, function: Callable) -> Callable:
        @functools.wraps(function)
        def inside(*args: object, **kwargs: object) -> object:
            with precision(self.mode):
                return function(*args, **kwargs)

        return inside


def get_precision() -> str:
    """What products of this thread are computed with: "default", "high", "highest" or "native"."""
    mode = native()._get_precision()
    return mode if mode != "unset" else "highest" if native()._platform() == "tpu" else "native"


def set_precision(mode: str) -> None:
    """Chooses for the whole process, for this device alone; `precision` in a thread goes before it."""
    native()._set_precision(_mode(mode))


def follow_torch() -> None:
    """Makes torch.set_float32_matmul_precision tell the device too."""
    told = torch.set_float32_matmul_precision
    if getattr(told, "_tells_tpu", False):
        return

    @functools.wraps(told)
    def set_float32_matmul_precision(precision: str) -> None:
        told(precision)
        native()._set_precision(_TORCH[precision])

    set_float32_matmul_precision._tells_tpu = True  # type: ignore[attr-defined]
    torch.set_float32_matmul_precision = set_float32_matmul_precision
    if (chosen := torch.get_float32_matmul_precision()) != "highest":
        native()._set_precision(_TORCH[chosen])
