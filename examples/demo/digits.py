"""(c) Training on real data: a CNN with batch norm, dropout, AdamW and a cosine schedule on scikit-learn's digits.

The device draws its dropout masks from its own generator. To compare loss curves the CPU multiplies by the same masks;
they are drawn once on the device from the same seed, so the comparison also says that a seed gives the same masks in
every mode.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.nn as nn
import torch.nn.functional as F

from examples.demo.common import MODES, Run, measured, mode, remembered

EPOCHS, BATCH, WIDTH, RATE, DROP, SEED = 12, 96, 64, 3e-3, 0.25, 7


class Replay(nn.Module):
    """Dropout with masks that were drawn before."""

    def __init__(self, masks: list[torch.Tensor]):
        super().__init__()
        self.masks = masks

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x * self.masks.pop(0) if self.training else x


def network(dropout: nn.Module) -> nn.Module:
    torch.manual_seed(SEED)
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1),
        nn.BatchNorm2d(16),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1),
        nn.BatchNorm2d(32),
        nn.ReLU(),
        nn.Flatten(),
        nn.Linear(512, WIDTH),
        nn.ReLU(),
        dropout,
        nn.Linear(WIDTH, 10),
    )


def data() -> tuple[torch.Tensor, ...]:
    from sklearn.datasets import load_digits
    from sklearn.model_selection import train_test_split

    x, y = load_digits(return_X_y=True)
    parts = train_test_split(x.reshape(-1, 1, 8, 8) / 16, y, test_size=0.2, random_state=0, stratify=y)
    a, b, c, d = (torch.as_tensor(p) for p in parts)
    return a.float(), b.float(), c, d


def batches(count: int) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(SEED)
    order = [torch.randperm(count, generator=generator) for _ in range(EPOCHS)]
    return [part for epoch in order for part in epoch[: count // BATCH * BATCH].split(BATCH)]


def train(net: nn.Module, device: str, step_done: Callable[[], Any]) -> tuple[list[float], float]:
    """Loss of each step and accuracy on the held-out fifth."""
    x, test_x, y, test_y = (t.to(device) for t in data())
    steps = batches(len(x))
    net.to(device).train()
    optimizer = torch.optim.AdamW(net.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, len(steps))
    torch.manual_seed(SEED)
    losses = []
    for index in steps:
        index = index.to(device)
        optimizer.zero_grad()
        loss = F.cross_entropy(net(x[index]), y[index], label_smoothing=0.1)
        loss.backward()
        optimizer.step()
        schedule.step()
        losses.append(loss.item())
        step_done()
    net.eval()
    with torch.no_grad():
        right = (net(test_x).argmax(1) == test_y).float().mean().item()
    return losses, right


def curve(losses: list[float]) -> torch.Tensor:
    """Mean loss of each epoch."""
    return torch.tensor(losses).reshape(EPOCHS, -1).mean(1)


def jobs(device: str, tick: Callable[[str, int, int], None]) -> Iterator[Run]:
    count = len(batches(len(data()[0])))
    tick("training: dropout masks", 0, count)
    torch.manual_seed(SEED)
    ones = torch.ones(BATCH, WIDTH, device=device)
    with mode(device, "strict"):
        masks = [F.dropout(ones, DROP).cpu() for _ in range(count)]

    def on_cpu() -> tuple[list[float], float]:
        steps = iter(range(1, count + 1))
        return train(network(Replay(list(masks))), "cpu", lambda: tick("training: the CPU's run", next(steps), count))

    digest = hashlib.sha256(b"".join(m.numpy().tobytes() for m in masks)).hexdigest()
    expected, accuracy = remembered("digits", on_cpu, digest, EPOCHS, BATCH, WIDTH, RATE, DROP)
    for name in MODES:
        run = Run(f"digits CNN, {count} steps", name, "step")
        with mode(device, name), measured(run, device) as ends:

            def step_done(ends: list[float] = ends, name: str = name) -> None:
                ends.append(time.perf_counter())
                tick(f"training: {name}", len(ends), count)

            losses, right = train(network(nn.Dropout(DROP)), device, step_done)
        gap = ((curve(losses) - curve(expected)).abs() / curve(expected)).max().item()
        run.ok = right >= 0.97 and gap <= 0.01
        run.result = f"accuracy {right:.2%} (CPU {accuracy:.2%}), loss curve within {gap:.2%} of the CPU's"
        yield run
