"""What a program costs on a TPU: `compile` asks the real compiler, `Estimate` holds what it says.

Time of a step is the sum over instructions of the optimised program. Where an instruction has a product (dot,
convolution) the compiler's own cycles count, by the chip's clock; elsewhere the bytes it reads and writes, by the
bandwidth of HBM: the cycles of large products come out 3-25 % above the roofline, those of streaming operators at up to
3 times it. Instructions inside a loop count once: a loop is named in the warnings. Nothing was run, and no run on a
chip was ever compared: take it for a comparison between chips, or between two versions of a model.
"""

import dataclasses
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from .hlo import Instruction, Module
from .lower import Lowered, Optimizer, lower
from .tpuc import FULL, Compiled, Compiler, Topology, compiler

# "Ran out of memory on HBM, the total memory required for HLO temporaries (16.60G) exceeds": arguments too are meant.
_NEEDED = re.compile(r"required[^(]*\(([\d.]+)([KMGT])\)")
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
PRODUCTS = {"dot", "convolution"}
FREE = {"parameter", "constant", "tuple", "get-tuple-element", "bitcast", "after-all", "partition-id", "replica-id"}
# Started and waited for, while others run: counted with what waits for them, not by themselves.
NO_WORK = {"ConcatBitcast", "AllocateBuffer", "X64Combine", "X64SplitLow", "X64SplitHigh"}  # custom calls
ASYNC = {"copy-start", "copy-done", "slice-start", "slice-done", "async-start", "async-update", "async-done"}


@dataclass(frozen=True)
class Line:
    """An instruction, or all those of one line of the source."""

    name: str
    seconds: float
    bytes: int
    cycles: int | None
    by: str
    """What its time is from: "cycles" or "bytes"."""


@dataclass(frozen=True)
class Estimate:
    topology: str
    fits: bool
    hbm: int
    """Bytes needed on a device."""
    hbm_limit: int
    flops: float = 0.0
    bytes_accessed: float = 0.0
    seconds: float = 0.0
    roofline_seconds: float = 0.0
    """The least time the chip could take for these FLOPs and these bytes."""
    mfu: float = 0.0
    """FLOPs of the program by those the chip could do in `seconds`, in bfloat16."""
    memory: dict[str, int] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    """The slowest first."""
    largest: list[tuple[str, int]] = field(default_factory=list)
    """Arguments, by bytes."""
    warnings: list[str] = field(default_factory=list)
    message: str = ""
    """The compiler's, where the program does not fit."""

    def to_json(self) -> str:
        return json.dumps(dataclasses.asdict(self), indent=1)

    def __str__(self) -> str:
        from .report import text

        return text(self)

    def to_html(self) -> str:
        from .report import html

        return html(self)


def compile(
    model: Callable[..., Any],
    args: Sequence[Any] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    topology: str = "v5e:1x1",
    loss: Callable[[Any], torch.Tensor] | None = None,
    optimizer: str | Optimizer | None = None,
    level: int = FULL,
) -> Estimate:
    """Compiles one call of a model or function for a TPU that is not here, and says whether it fits and what it costs.

    With `loss`, its gradients too; with `optimizer` ("sgd", "momentum", "adam", "adamw", or what makes one of a list of
    parameters) a whole step of training. Only sizes and dtypes of tensors matter: weights on "meta" will do."""
    return estimate(lower(model, args, kwargs, loss=loss, optimizer=optimizer), topology, level=level)


def estimate(lowered: Lowered, topology: str, *, level: int = FULL, using: Compiler | None = None) -> Estimate:
    """The same of a program that is lowered already: for several topologies, say."""
    using = using or compiler()
    place = using.topology(topology)
    largest = sorted(((name, _bytes(size, dtype)) for name, size, dtype in lowered.arguments), key=lambda x: -x[1])
    try:
        compiled = using.compile(lowered.text, topology, level=level, want_program=True)
    except torch.OutOfMemoryError as error:
        found = _NEEDED.search(str(error))
        needed = int(float(found[1]) * _UNITS[found[2]]) if found else sum(size for _, size in largest)
        return Estimate(place.name, False, needed, place.memory, largest=largest[:10], message=str(error))
    return _estimate(compiled, place, lowered, largest)


def _estimate(compiled: Compiled, place: Topology, lowered: Lowered, largest: list[tuple[str, int]]) -> Estimate:
    module = Module(compiled.program)
    chip = place.chip
    by_id = {i.id: i for i in module.entry.instructions}
    lines = [
        _line(module, i, by_id, chip.clock, chip.bandwidth)
        for i in module.entry.instructions
        if i.opcode not in FREE and i.opcode not in ASYNC and i.target not in NO_WORK
    ]
    seconds = sum(line.seconds for line in lines)
    # Every custom call counts as -1 of each quantity.
    custom = sum(i.opcode == "custom-call" for c in module.computations.values() for i in c.instructions)
    flops = max(0.0, compiled.cost.get("flops", 0.0) + custom)
    accessed = max(0.0, compiled.cost.get("bytes accessed", 0.0) + custom)
    moved = compiled.memory["argument"] + compiled.memory["output"]
    return Estimate(
        topology=place.name,
        fits=compiled.hbm <= place.memory,
        hbm=compiled.hbm,
        hbm_limit=place.memory,
        flops=flops,
        bytes_accessed=accessed,
        seconds=seconds,
        roofline_seconds=max(flops / chip.peak_bf16, moved / chip.bandwidth),
        mfu=flops / (seconds * chip.peak_bf16) if seconds else 0.0,
        memory=compiled.memory,
        lines=sorted(lines, key=lambda line: -line.seconds),
        largest=largest[:10],
        warnings=_warnings(module, compiled, sum(size for _, size in largest)),
    )


def _line(module: Module, i: Instruction, by_id: dict[int, Instruction], clock: float, bandwidth: float) -> Line:
    read = sum(by_id[o].bytes for o in i.operands if o in by_id)
    moved = read + i.bytes
    name = f"{i.where or i.target or i.opcode} {i.shape} ({i.name})"
    if i.cycles is not None and module.reaches(i, PRODUCTS):
        return Line(name, i.cycles / clock, moved, i.cycles, "cycles")
    return Line(name, moved / bandwidth, moved, i.cycles, "bytes")


def _warnings(module: Module, compiled: Compiled, logical: int) -> list[str]:
    found = []
    entry = module.entry.instructions
    if logical and compiled.memory["argument"] > 1.5 * logical and compiled.memory["argument"] > 1 << 20:
        found.append(
            f"arguments take {compiled.memory['argument'] / logical:.1f} times their bytes: the last two dims are "
            "padded to tiles of 8 x 128"
        )
    everywhere = [i for c in module.computations.values() for i in c.instructions]
    emulated = sum(i.target.startswith("X64") for i in everywhere)
    if emulated:
        found.append(f"64-bit numbers are emulated in {emulated} places: float32 and int32 are many times faster")
    gathers = [i for i in entry if module.reaches(i, {"gather"})]
    if gathers:
        found.append(f"{len(gathers)} gathers, the largest gives {max(gathers, key=lambda i: i.bytes).shape}")
    copies = [i for i in entry if i.opcode in ("copy", "transpose")]
    if copies and sum(i.bytes for i in copies) > 0.05 * compiled.hbm:
        found.append(f"{len(copies)} copies that only change layouts, {sum(i.bytes for i in copies) / 2**20:.0f} MiB")
    loops = sum(i.opcode == "while" for i in entry)
    if loops:
        found.append(f"{loops} loops, of which one pass is counted")
    opaque = [i.target for i in entry if i.opcode == "custom-call" and i.target == "tpu_custom_call"]
    if opaque:
        found.append(f"{len(opaque)} kernels whose time is taken from their bytes")
    return found


def _bytes(size: tuple[int, ...], dtype: torch.dtype) -> int:
    total = dtype.itemsize
    for n in size:
        total *= n
    return total
