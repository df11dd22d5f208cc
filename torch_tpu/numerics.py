"""Where a TPU's numbers part from float32: a model under each precision, module by module.

    from torch_tpu import numerics
    print(numerics.compare(model, (x,)))

On the embedded device the passes of a TPU are written out (torch.tpu.precision), so this needs no TPU.
"""

import html as escape
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils import _pytree as pytree

MODES = ("default", "high", "highest")


@dataclass(frozen=True)
class Layer:
    name: str
    kind: str
    errors: dict[str, float]
    """Precision -> norm of the difference of its outputs from the reference's, by the norm of those."""


@dataclass(frozen=True)
class Comparison:
    layers: list[Layer]
    """In the order in which they were left; the whole model is the last, named ""."""
    modes: tuple[str, ...]

    def worst(self, mode: str = "default") -> Layer:
        """The module with the largest error."""
        return max(self.layers, key=lambda layer: layer.errors[mode])

    def __str__(self) -> str:
        head = "".join(f"{mode:>11}" for mode in self.modes) + "  module"
        rows = [
            "".join(f"{layer.errors[mode]:>11.2e}" for mode in self.modes)
            + f"  {layer.name or '(the whole)'} {layer.kind}"
            for layer in self.layers
        ]
        return "\n".join([head, *rows])

    def to_html(self) -> str:
        """A page with a bar for each module: its error in the first mode, on a scale of powers of ten."""
        rows = ""
        for layer in self.layers:
            error = layer.errors[self.modes[0]]
            length = 0 if error <= 1e-8 else (torch.tensor(error).log10().item() + 8) / 8 * 100
            numbers = "".join(f"<td>{layer.errors[mode]:.2e}" for mode in self.modes)
            name = escape.escape(f"{layer.name or '(the whole)'} {layer.kind}")
            rows += f"<tr><td>{name}{numbers}<td><div style='width:{min(length, 100):.1f}%'></div>"
        style = "body{font:14px sans-serif}td:last-child{width:30em}div{height:10px;background:#36c}td{padding:1px 8px}"
        head = "".join(f"<th>{mode}" for mode in self.modes)
        return f"<!doctype html><meta charset=utf-8><style>{style}</style><table><tr><th>module{head}{rows}</table>"


def compare(
    model: torch.nn.Module,
    args: Sequence[Any] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    modes: Sequence[str] = MODES,
    reference: str = "native",
) -> Comparison:
    """Runs a model on the device once for each precision and once as the reference, from the same random numbers."""
    runs = {}
    state = torch.tpu.get_rng_state()  # type: ignore[attr-defined]
    for mode in (reference, *modes):
        torch.tpu.set_rng_state(state)  # type: ignore[attr-defined]
        with torch.no_grad(), torch.tpu.precision(mode):  # type: ignore[attr-defined]
            runs[mode] = _outputs(model, args, kwargs or {})
    base = runs[reference]
    kinds = {name: type(module).__name__ for name, module in model.named_modules()}
    layers = []
    for i, (name, exact) in enumerate(base):
        errors = {mode: _error(runs[mode][i][1], exact) for mode in modes}
        layers.append(Layer(name, kinds[name], errors))
    return Comparison(layers, tuple(modes))


def _outputs(
    model: torch.nn.Module, args: Sequence[Any], kwargs: dict[str, Any]
) -> list[tuple[str, list[torch.Tensor]]]:
    """What each module gave, in the order of their ends. Modules that give no tensor of floating point are left out."""
    found: list[tuple[str, list[torch.Tensor]]] = []

    def keep(name: str) -> Callable[..., None]:
        def hook(module: torch.nn.Module, given: Any, out: Any) -> None:
            tensors = [t for t in pytree.tree_leaves(out) if isinstance(t, torch.Tensor) and t.is_floating_point()]
            if tensors:
                found.append((name, [t.detach().double().cpu() for t in tensors]))

        return hook

    hooks = [module.register_forward_hook(keep(name)) for name, module in model.named_modules()]
    try:
        model(*args, **kwargs)
    finally:
        for handle in hooks:
            handle.remove()
    return found


def _error(got: list[torch.Tensor], exact: list[torch.Tensor]) -> float:
    difference = sum((a - b).square().sum().item() for a, b in zip(got, exact, strict=True))
    norm = sum(b.square().sum().item() for b in exact)
    return (difference / norm) ** 0.5 if norm else float(difference > 0)
