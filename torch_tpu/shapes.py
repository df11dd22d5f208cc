"""Shape functions of torch that refuse what this device (and the CPU) takes, so that compiling would fail where calling
works. This list is the only place; an entry goes when torch's own function takes the same as its kernels.
"""

from collections.abc import Callable
from typing import Any

import torch

_library: torch.library.Library | None = None


def register() -> None:
    """Puts the functions below over torch's: once, when the device is first used."""
    global _library
    if _library is not None:
        return
    _library = torch.library.Library("aten", "IMPL", "Meta")
    for name, function in SHAPES.items():
        _library.impl(name, function, allow_override=True)
        # Under the Python dispatcher, as Dynamo runs it, this table comes first.
        overload = getattr(torch.ops.aten, name).default
        overload.py_kernels[torch._C.DispatchKey.Meta] = function
        overload._dispatch_cache.clear()


def _grouped_mm(
    self: torch.Tensor,
    mat2: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> torch.Tensor:
    # torch's own checks are those of the CUDA kernel: bfloat16 and 16-byte rows only.
    groups = 0 if offs is None else offs.size(0)
    torch._check(self.dtype == mat2.dtype, lambda: f"Expected equal dtypes, got {self.dtype} and {mat2.dtype}")
    if self.dim() == 2 and mat2.dim() == 2:
        torch._check(self.size(1) == mat2.size(0), lambda: "contraction dimension of mat_a and mat_b must match")
        size: tuple[Any, ...] = (groups, self.size(0), mat2.size(1))
    else:
        torch._check(self.size(-1) == mat2.size(-2), lambda: "contraction dimension of mat_a and mat_b must match")
        if self.dim() == 2:
            torch._check(groups == mat2.size(0), lambda: "matrix batch sizes have to match")
            size = (self.size(0), mat2.size(-1))
        elif mat2.dim() == 2:
            torch._check(groups == self.size(0), lambda: "matrix batch sizes have to match")
            size = (self.size(1), mat2.size(1))
        else:
            torch._check(self.size(0) == mat2.size(0), lambda: "batched dimension has to match")
            size = (self.size(0), self.size(1), mat2.size(-1))
    return self.new_empty(size, dtype=out_dtype or self.dtype)


SHAPES: dict[str, Callable[..., torch.Tensor]] = {"_grouped_mm": _grouped_mm}
