"""Samples of an OpInfo, and copies of them on a device that keep strides, offsets and aliases."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy
import torch
from torch.utils import _pytree as pytree

EXTRA_DTYPES = (
    torch.bool,
    torch.uint8,
    torch.int8,
    torch.int16,
    torch.int32,
    torch.int64,
    torch.float16,
    torch.bfloat16,
    torch.float64,
    torch.complex64,
    torch.complex128,
)


class Unsupported(Exception):
    """The sample cannot be copied to a device (sparse and other layouts)."""


def seed_all(seed: int = 0) -> None:
    torch.manual_seed(seed)
    random.seed(seed)
    numpy.random.seed(seed)


def full_dtype(op: Any) -> torch.dtype | None:
    """The dtype of which all samples run: float32, else the first that the operator takes."""
    for dtype in (torch.float32, torch.int64, torch.bool, torch.complex64, *EXTRA_DTYPES):
        if dtype in op.dtypes:
            return dtype
    return None


def dtypes_of(op: Any) -> list[torch.dtype]:
    first = full_dtype(op)
    rest = [t for t in EXTRA_DTYPES if t in op.dtypes and t != first]
    return [first, *rest] if first else []


def samples_of(op: Any, dtype: torch.dtype) -> Iterator[tuple[int, Any]]:
    """(index, sample) on the CPU. All of the full dtype; of each other dtype two: the first and the largest of six."""
    seed_all()
    grad = op.supports_autograd and dtype in op.supported_backward_dtypes("cpu")
    samples = op.sample_inputs("cpu", dtype, requires_grad=grad)
    if dtype == full_dtype(op):
        yield from enumerate(samples)
        return
    head = list(itertools.islice(samples, 6))
    if not head:
        return
    yield 0, head[0]
    if len(head) > 1:
        largest = max(range(1, len(head)), key=lambda i: elements(head[i]))
        yield largest, head[largest]


def elements(sample: Any) -> int:
    leaves = pytree.tree_leaves((sample.input, sample.args, sample.kwargs))
    return sum(t.numel() for t in leaves if isinstance(t, torch.Tensor))


class Mover:
    """Copies trees of CPU values to a device. Tensors that share a storage share its copy."""

    def __init__(self, device: str):
        self.device = device
        self.bases: dict[Any, torch.Tensor] = {}

    def __call__(self, tree: Any) -> Any:
        return pytree.tree_map(self.value, tree)

    def value(self, v: Any) -> Any:
        if isinstance(v, torch.Tensor):
            moved = self.tensor(v.detach())
            return moved.detach().requires_grad_(v.requires_grad)
        if isinstance(v, torch.device) and v.type == "cpu":
            return torch.device(self.device)
        if isinstance(v, str) and v == "cpu":
            return self.device
        return v

    def tensor(self, t: torch.Tensor) -> torch.Tensor:
        if t.layout != torch.strided or t.is_quantized:
            raise Unsupported(f"layout {t.layout}")
        if t.is_conj():
            return self.tensor(t.conj()).conj()
        if t.is_neg():
            return torch._neg_view(self.tensor(torch._neg_view(t)))
        storage = t.untyped_storage()
        count = storage.nbytes() // t.element_size()
        key = (storage._cdata, t.dtype)
        if key not in self.bases:
            flat = torch.empty(0, dtype=t.dtype).set_(storage, 0, (count,))
            copy = flat.clone() if self.device == "cpu" else flat.to(self.device)
            # The storage is kept alive: its address is the key.
            self.bases[key] = copy
            self.bases[("alive", storage._cdata)] = flat
        base = self.bases[key]
        if t.is_contiguous() and t.storage_offset() == 0 and t.numel() == count:
            return base.view(t.shape)
        return base.as_strided(t.size(), t.stride(), t.storage_offset())


def describe(tree: Any, limit: int = 24) -> str:
    """Short text of sample inputs: enough to type the call again."""

    def one(v: Any) -> str:
        if not isinstance(v, torch.Tensor):
            return repr(v)
        name = str(v.dtype).removeprefix("torch.")
        text = f"{name}{list(v.shape)}"
        if not v.is_contiguous():
            text += f" strides {list(v.stride())}"
        if v.numel() <= limit and v.device.type == "cpu" and v.layout == torch.strided:
            text += f" = {v.detach().tolist()}"
        return text

    if isinstance(tree, torch.Tensor):
        return one(tree)
    if isinstance(tree, dict):
        return "{" + ", ".join(f"{k}: {describe(v, limit)}" for k, v in tree.items()) + "}"
    if isinstance(tree, (list, tuple)):
        return "(" + ", ".join(describe(v, limit) for v in tree) + ")"
    return one(tree)
