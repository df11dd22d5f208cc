"""python bench/tpu_compiler.py: what the TPU compiler makes of our programs, beside what it makes of JAX's.

The figures of JAX are of jax 0.10.2 with libtpu 0.0.52, the same compiler, for the same model: 4 layers of 4096 x 4096,
float32 weights, products in bfloat16, batch 1024, SGD with momentum, donated. Nothing is run.
"""

import sys
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import nn

from torch_tpu import aot


class Figures(NamedTuple):
    flops: float
    hbm: int
    cycles: int


JAX = {
    "v5e:1x1": Figures(378712227840, 562167808 + 60489728, 4475208),
    "v6e:1x1": Figures(378741522432, 562167808 + 388612096, 6437715),
}


class Layer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(4096, 4096))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x @ self.weight.to(torch.bfloat16)


class Mlp(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(Layer() for _ in range(4))

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        x = x.to(torch.bfloat16)
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return (self.layers[-1](x).float() - y).square().mean()


def main() -> int:
    with torch.device("meta"):
        model, x, y = Mlp(), torch.empty(1024, 4096, dtype=torch.bfloat16), torch.empty(1024, 4096)
    lowered = aot.lower(model, (x, y), loss=lambda out: out, optimizer="momentum")
    print(f"{'topology':<10}{'':<8}{'FLOPs':>16}{'HBM bytes':>14}{'cycles':>10}")
    for topology, theirs in JAX.items():
        e = aot.estimate(lowered, topology)
        ours = Figures(e.flops, e.hbm, sum(line.cycles or 0 for line in e.lines))
        for name, figures in (("ours", ours), ("JAX", theirs)):
            print(f"{topology:<10}{name:<8}{figures.flops:>16.0f}{figures.hbm:>14}{figures.cycles:>10}")
        ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
        print(f"{'':<10}{'ratio':<8}{ratios[0]:>16.4f}{ratios[1]:>14.4f}{ratios[2]:>10.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
