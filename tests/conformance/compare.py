"""What counts as equal to the CPU."""

from __future__ import annotations

from typing import Any

import torch
from torch.utils import _pytree as pytree

# (relative, absolute) by dtype of the result. float32 allows for another order of summation and other polynomial
# approximations of the transcendental functions; the half types for one rounding of an intermediate more or less.
TOLERANCE = {
    torch.float64: (1e-7, 1e-7),
    torch.complex128: (1e-7, 1e-7),
    torch.float32: (5e-5, 2e-5),
    torch.complex64: (5e-5, 2e-5),
    torch.bfloat16: (1.6e-2, 1e-2),
    torch.float16: (2e-3, 2e-3),
}

# Operators whose results are memory that nobody wrote.
UNINITIALISED = (
    "empty",
    "empty_like",
    "empty_strided",
    "empty_permuted",
    "new_empty",
    "new_empty_strided",
    "resize_",
    "resize_as_",
)


# Operators whose factors are unique only up to the sign or phase of a column: compared by absolute value.
SVD = ("linalg.svd", "svd", "svd_lowrank", "pca_lowrank")
UP_TO_SIGN = (*SVD, "linalg.eigh", "linalg.eig", "linalg.qr", "qr", "geqrf")


def normal_form(name: str, tree: Any) -> Any:
    if isinstance(tree, list) and tree and isinstance(tree[0], list):  # what was written to several out= arguments
        return [normal_form(name, written) for written in tree]
    if name in ("svd", "linalg.svd") and isinstance(tree, (tuple, list)) and len(tree) == 3:
        u, s, v = tree
        k = s.shape[-1]
        tree = (*_split_basis(u, k), s, *_split_basis(v.mH if name == "linalg.svd" else v, k))
    if name not in UP_TO_SIGN:
        return tree
    return pytree.tree_map(
        lambda v: v.abs() if isinstance(v, torch.Tensor) and v.is_floating_point() | v.is_complex() else v, tree
    )


def _split_basis(x: torch.Tensor, k: int) -> tuple[torch.Tensor, torch.Tensor]:
    """The first k columns, and the projector on the rest: a basis of a null space may be turned at will."""
    rest = x[..., k:]
    return x[..., :k], rest @ rest.mH


def to_cpu(tree: Any) -> Any:
    return pytree.tree_map(lambda v: v.detach().cpu() if isinstance(v, torch.Tensor) else v, tree)


def shapes_differ(expected: Any, got: Any) -> str | None:
    """Number, kind, shape and dtype of the results; None when they agree."""
    es, gs = pytree.tree_leaves(expected), pytree.tree_leaves(got)
    if len(es) != len(gs):
        return f"{len(gs)} results instead of {len(es)}"
    for i, (e, g) in enumerate(zip(es, gs, strict=True)):
        if isinstance(e, torch.Tensor) != isinstance(g, torch.Tensor):
            return f"result {i} is a {type(g).__name__}, expected a {type(e).__name__}"
        if not isinstance(e, torch.Tensor):
            continue
        if e.shape != g.shape:
            return f"result {i} has shape {tuple(g.shape)}, expected {tuple(e.shape)}"
        if e.dtype != g.dtype:
            return f"result {i} has dtype {g.dtype}, expected {e.dtype}"
    return None


def values_differ(expected: Any, got: Any, truth: Any = None) -> str | None:
    """First difference in value, as text. `truth` is the same result in double precision, if there is one: then an
    answer passes too when it is within four times the CPU's own largest error."""
    es, gs = pytree.tree_leaves(expected), pytree.tree_leaves(got)
    ts = pytree.tree_leaves(truth) if truth is not None else [None] * len(es)
    if len(ts) != len(es):
        ts = [None] * len(es)
    for i, (e, g, t) in enumerate(zip(es, gs, ts, strict=True)):
        if not isinstance(e, torch.Tensor):
            if isinstance(e, (int, float, bool, str)) and not (e == g or e != e and g != g):
                if isinstance(e, float) and isinstance(g, float) and abs(e - g) <= 5e-5 * abs(e) + 2e-5:
                    continue
                return f"result {i} is {g!r}, expected {e!r}"
            continue
        text = _tensor_differs(e.resolve_conj().resolve_neg(), g.resolve_conj().resolve_neg(), t)
        if text:
            return f"result {i}: {text}"
    return None


def _tensor_differs(e: torch.Tensor, g: torch.Tensor, t: Any) -> str | None:
    rtol, atol = TOLERANCE.get(e.dtype, (0.0, 0.0))
    if e.layout != torch.strided:
        e, g = e.to_dense(), g.to_dense()
    close = torch.isclose(e, g, rtol=rtol, atol=atol, equal_nan=True) if rtol else e == g
    if bool(close.all()):
        return None
    if isinstance(t, torch.Tensor) and t.shape == e.shape and rtol:
        wide = t.dtype
        cpu_error = (e.to(wide) - t).abs()
        own_error = (g.to(wide) - t).abs()
        finite = cpu_error[torch.isfinite(cpu_error)]
        bound = 4 * float(finite.max()) + atol if finite.numel() else atol
        close = close | (own_error <= bound + rtol * t.abs())
        if bool(close.all()):
            return None
    bad = (~close).nonzero()
    first = tuple(bad[0].tolist())
    text = f"{len(bad)} of {e.numel()} differ, first at {list(first)}: "
    text += f"got {g[first].item()!r}, expected {e[first].item()!r}"
    if e.is_floating_point() or e.is_complex():
        gap = (e.to(torch.complex128 if e.is_complex() else torch.float64) - g).abs()
        gap = gap[torch.isfinite(gap)]
        if gap.numel():
            text += f", largest difference {float(gap.max()):.3g}"
    return text
