"""Operators that may choose among equal elements: torch leaves the index open (sort only where it is not stable).

Their indices count as right when they lead to the same values and name no place twice; their gradients when each slice
receives the same in sum.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.utils import _pytree as pytree

# Place of `dim` among the positional arguments, and its default.
DIM = {
    "sort": (0, -1),
    "argsort": (0, -1),
    "msort": (0, 0),
    "topk": (1, -1),
    "kthvalue": (1, -1),
    "mode": (0, -1),
    "median": (0, None),
    "nanmedian": (0, None),
}


def dim_of(name: str, sample: Any) -> int | None:
    """The dim in which indices are open; None when nothing is."""
    if name not in DIM or sample.kwargs.get("stable") or sample.input.dim() == 0:
        return None
    place, default = DIM[name]
    return sample.kwargs.get("dim", sample.args[place] if len(sample.args) > place else default)


def open_indices(name: str, sample: Any, tree: Any) -> Any:
    """The results with what lies at each index in the place of the index."""
    dim = dim_of(name, sample)
    if dim is None or name == "msort":
        return tree
    x = sample.input.detach().resolve_conj().resolve_neg().contiguous()
    leaves, spec = pytree.tree_flatten(tree)
    first, step = (0, 1) if name == "argsort" else (1, 2)
    for i in range(first, len(leaves), step):
        leaves[i] = _values_at(x, leaves[i], dim)
    return pytree.tree_unflatten(leaves, spec)


def _values_at(x: torch.Tensor, index: torch.Tensor, dim: int) -> Any:
    if index.numel() == 0:
        return index
    whole = index if index.dim() == x.dim() else index.unsqueeze(dim)
    if int(whole.min()) < 0 or int(whole.max()) >= x.shape[dim]:
        return index
    ordered = whole.sort(dim).values
    twice = bool((ordered.diff(dim=dim) == 0).any())
    return torch.gather(x, dim, whole), "a place is named twice" if twice else ""


def slice_sums(name: str, sample: Any, grads: Any) -> Any:
    """Gradients added up over the dim of the choice."""
    dim = dim_of(name, sample)
    return grads if dim is None else pytree.tree_map(lambda g: g.sum(dim) if g.dim() else g, grads)
