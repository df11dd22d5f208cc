"""The workloads in PyTorch. Each function builds its state on `device` and returns one step: a call without arguments
that gives a tensor to wait for. `wrap` is torch.compile, or nothing."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
import torch.nn as nn
import torch.nn.functional as F

Step = Callable[[], torch.Tensor]
Wrap = Callable[[Callable], Callable]


def mixed_ops(device: str, wrap: Wrap) -> Step:
    """A chain of 100 dependent calls on 8x8: add, mul, relu, matmul, add of a number."""
    x, y = torch.rand(8, 8).to(device), torch.rand(8, 8).to(device) / 8

    def chain(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        for _ in range(20):
            a = ((torch.relu(a + b) * b) @ b) + 0.5
        return a

    chain = wrap(chain)
    return lambda: chain(x, y)


def _training(
    model: nn.Module, loss_of: Callable, optimizer: torch.optim.Optimizer, clip: float = 0, schedule=None
) -> Step:
    def step() -> torch.Tensor:
        optimizer.zero_grad(set_to_none=True)
        loss = loss_of()
        loss.backward()
        if clip:
            nn.utils.clip_grad_norm_(model.parameters(), clip)
        optimizer.step()
        if schedule:
            schedule.step()
        return loss.detach()

    return step


def mlp(device: str, wrap: Wrap) -> Step:
    """Ten Linear(256) with ReLU, batch 32, SGD."""
    torch.manual_seed(0)
    model = nn.Sequential(*(m for _ in range(10) for m in (nn.Linear(256, 256), nn.ReLU()))).to(device)
    x, y = torch.randn(32, 256).to(device), torch.randn(32, 256).to(device)
    run = wrap(model)
    return _training(model, lambda: F.mse_loss(run(x), y), torch.optim.SGD(model.parameters(), 1e-2))


class Residual(nn.Module):
    def __init__(self, width_in: int, width: int, stride: int):
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(width_in, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width)
        self.conv2, self.norm2 = nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width)
        self.shortcut = nn.Identity()
        if stride != 1 or width_in != width:
            self.shortcut = nn.Sequential(nn.Conv2d(width_in, width, 1, stride, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.norm2(self.conv2(F.relu(self.norm1(self.conv1(x)))))
        return F.relu(y + self.shortcut(x))


def resnet18(device: str, wrap: Wrap) -> Step:
    """ResNet-18 for 32x32 pictures (He et al. 2015, first layer 3x3), batch 4, SGD with momentum."""
    torch.manual_seed(0)
    layers: list[nn.Module] = [nn.Conv2d(3, 64, 3, 1, 1, bias=False), nn.BatchNorm2d(64), nn.ReLU()]
    width = 64
    for wide, stride in ((64, 1), (128, 2), (256, 2), (512, 2)):
        layers += [Residual(width, wide, stride), Residual(wide, wide, 1)]
        width = wide
    model = nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 10)).to(device)
    x, y = torch.randn(4, 3, 32, 32).to(device), torch.randint(10, (4,)).to(device)
    run = wrap(model)
    optimizer = torch.optim.SGD(model.parameters(), 1e-2, momentum=0.9)
    return _training(model, lambda: F.cross_entropy(run(x), y), optimizer)


class Block(nn.Module):
    def __init__(self, width: int, heads: int):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        b, t, d = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(b, t, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).reshape(b, t, d))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Decoder(nn.Module):
    def __init__(self, layers: int, width: int, heads: int, words: int, length: int):
        super().__init__()
        self.words, self.places = nn.Embedding(words, width), nn.Embedding(length, width)
        self.blocks = nn.Sequential(*(Block(width, heads) for _ in range(layers)))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, words, bias=False)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        places = torch.arange(ids.shape[1], device=ids.device)
        return self.head(self.norm(self.blocks(self.words(ids) + self.places(places))))


def transformer(device: str, wrap: Wrap, layers: int = 24) -> Step:
    """A decoder of 24 layers of width 64: AdamW, cosine schedule, gradients clipped, batch 4 of 32 words."""
    torch.manual_seed(0)
    model = Decoder(layers, 64, 4, 256, 32).to(device)
    ids = torch.randint(256, (4, 33)).to(device)
    run = wrap(model)
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda n: 0.5 + 0.5 * math.cos(n / 1000))

    def loss() -> torch.Tensor:
        return F.cross_entropy(run(ids[:, :-1]).reshape(-1, 256), ids[:, 1:].reshape(-1))

    return _training(model, loss, optimizer, clip=1.0, schedule=schedule)


def transformer6(device: str, wrap: Wrap) -> Step:
    """The same with 6 layers: how programs and compile time grow with depth."""
    return transformer(device, wrap, layers=6)


JOBS: dict[str, Callable[[str, Wrap], Step]] = {
    "mixed_ops": mixed_ops,
    "mlp": mlp,
    "resnet18": resnet18,
    "transformer6": transformer6,
    "transformer": transformer,
}
