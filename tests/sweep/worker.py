"""The child: reads names of model types, one a line, and answers each with a JSON line."""

import copy
import json
import sys
import time
from typing import Any

import torch

import torch_tpu
from torch_tpu.compile import tpu as backend

from . import tiny


def leaves(value: Any) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value.detach().cpu()]
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    return [leaf for item in value for leaf in leaves(item)] if isinstance(value, tuple | list) else []


def difference(here: list[torch.Tensor], there: list[torch.Tensor]) -> float:
    """Largest |a - b| / (1 + |a|); infinite where shapes or the places of NaN differ."""
    worst = 0.0 if len(here) == len(there) else float("inf")
    for a, b in zip(here, there, strict=False):
        if a.shape != b.shape or a.dtype != b.dtype:
            return float("inf")
        if a.numel():
            a, b = a.double() if not a.is_complex() else a, b.double() if not b.is_complex() else b
            if not torch.equal(a.isnan(), b.isnan()):
                return float("inf")
            worst = max(worst, ((a - b).abs() / (1 + a.abs())).nan_to_num(0, 0, 0).max().item())
    return worst


def run(model: torch.nn.Module, arguments: dict[str, torch.Tensor], call: Any, generates: bool) -> dict[str, Any]:
    """Outputs, gradients and tokens by part; a part that raises holds its error."""

    def forward() -> Any:
        with torch.no_grad():
            return leaves(dict(call(**arguments)))

    def gradients() -> Any:
        model.zero_grad()
        total = sum(
            o.square().mean() for o in dict(call(**arguments)).values() if isinstance(o, torch.Tensor) and o.grad_fn
        )
        total.backward()
        return leaves([p.grad for p in model.parameters() if p.grad is not None])

    def generate() -> Any:
        given = {name: value for name, value in arguments.items() if name != "decoder_input_ids"}
        return leaves(model.generate(**given, max_new_tokens=4, do_sample=False, disable_compile=True))

    parts = {"forward": forward, "gradients": gradients} | ({"generate": generate} if generates else {})
    answers = {}
    for name, part in parts.items():
        torch.manual_seed(2)
        try:
            answers[name] = part()
        except Exception as error:
            answers[name] = f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:300]
    return answers


def sweep(model_type: str, modes: list[str]) -> dict[str, Any]:
    start = time.monotonic()
    answer: dict[str, Any] = {"type": model_type, "modes": {}}
    for shallow in (False, True):  # the first profile that the CPU runs
        try:
            model, generates = tiny.build(model_type, shallow)
            arguments = tiny.inputs(model)
            expected = run(model, arguments, model, generates)
        except Exception as error:
            skipped = f"{type(error).__name__}: {str(error)[:200]}"
            continue
        if not isinstance(expected["forward"], str):
            break
        skipped = f"the CPU does not run it: {expected['forward']}"
    else:
        return answer | {"skipped": skipped}
    answer["cpu"] = {part: value for part, value in expected.items() if isinstance(value, str)}
    there = {name: value.to("tpu") for name, value in arguments.items()}
    before = torch_tpu.tpu.counters()
    for mode in modes:
        moved = copy.deepcopy(model).to("tpu")
        torch._dynamo.reset()
        call = torch.compile(moved, backend=backend, dynamic=False) if mode == "compile" else moved
        with torch_tpu.tpu.eager_mode("fuse" if mode == "fuse" else "strict"):
            got = run(moved, there, call, generates and mode != "compile")
        answer["modes"][mode] = {
            part: value if isinstance(value, str) else difference(expected[part], value)
            for part, value in got.items()
            if not isinstance(expected[part], str)
        }
    after = torch_tpu.tpu.counters()
    answer["programs"] = int(after["compiles"] + after["loads"] - before["compiles"] - before["loads"])
    answer["fallbacks"] = int(after["fallbacks"] - before["fallbacks"])
    return answer | {"seconds": round(time.monotonic() - start, 1)}


def main() -> None:
    modes = sys.argv[1].split(",")
    for line in sys.stdin:
        print("@" + json.dumps(sweep(line.strip(), modes)), flush=True)


if __name__ == "__main__":
    main()
