"""What is known of TPU chips, per device (what one program runs on), and the names of their topologies.

Peaks, memory and bandwidth are the vendor's (the page named in `source`), divided by the devices of a chip; compiler
and driver name devices as in `kind`. Memory that a program can have is a little less, and the topology itself tells it
(`torch_tpu.aot.topology`). The clock is no published number: it is peak / (2 x multiply cells), the rate at which the
matrix units give the published peak, and is what turns the compiler's cycles into time.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

DOCS = "https://cloud.google.com/tpu/docs/"


@dataclass(frozen=True)
class Chip:
    name: str
    """As in the name of a topology."""
    kind: str
    """As the compiler calls the device."""
    peak_bf16: float
    """FLOP/s."""
    peak_int8: float
    """OP/s; that of bf16 where there is no faster path."""
    hbm: int
    """Bytes."""
    bandwidth: float
    """Of HBM, bytes/s."""
    cells: int
    """Multiply-accumulate cells of all matrix units."""
    devices_per_chip: int
    dims: int
    """Of its topologies: 2 for a mesh, 3 for a torus."""
    shapes: tuple[str, ...]
    source: str

    @property
    def clock(self) -> float:
        """Hertz."""
        return self.peak_bf16 / (2 * self.cells)

    def peak(self, dtype: str) -> float:
        """FLOP/s of a product of this dtype by its name in StableHLO; f32 in one pass is bf16's."""
        return self.peak_int8 if dtype in ("i8", "i4", "ui8", "ui4") else self.peak_bf16


_MESH = ("1x1", "2x2", "2x4", "4x4", "4x8", "8x8", "8x16", "16x16")
_TORUS = ("1x1x1", "2x2x1", "2x2x2", "2x2x4", "2x4x4", "4x4x4", "4x4x8", "4x8x8", "8x8x8")
_SMALL_TORUS = ("2x2x1", "2x2x2", "2x2x4", "2x4x4", "4x4x4", "4x4x8", "4x8x8", "8x8x8")

CHIPS = {
    chip.name: chip
    for chip in (
        Chip("v4", "TPU v4", 275e12, 275e12, 32 << 30, 1.2288e12, 131072, 1, 3, _SMALL_TORUS, DOCS + "v4"),
        Chip("v5e", "TPU v5 lite", 197e12, 394e12, 16 << 30, 819e9, 65536, 1, 2, _MESH, DOCS + "v5e"),
        Chip("v5p", "TPU v5", 459e12, 918e12, 95 << 30, 2.765e12, 131072, 1, 3, _TORUS, DOCS + "v5p"),
        Chip("v6e", "TPU v6 lite", 918e12, 1836e12, 32 << 30, 1.64e12, 262144, 1, 2, _MESH, DOCS + "v6e"),
        Chip("tpu7x", "TPU7x", 1153.5e12, 1153.5e12, 96 << 30, 3.69e12, 262144, 2, 3, _TORUS, DOCS + "tpu7x"),
    )
}

_NAME = re.compile(r"([a-z0-9]+)[:_=]([0-9]+(?:x[0-9]+)*)")


def known_topologies() -> list[str]:
    """Names to choose from. Others work where the compiler knows them: "v5e:4x2"."""
    return [f"{chip.name}:{shape}" for chip in CHIPS.values() for shape in chip.shapes]


def parse_topology(name: str) -> tuple[Chip, tuple[int, ...]]:
    """Chip and shape of a topology's name. ValueError lists what there is."""
    found = _NAME.fullmatch(name.strip().lower())
    chip = CHIPS.get(found[1]) if found else None
    if chip is None or found is None:
        raise ValueError(f"unknown TPU topology {name!r}; known are {', '.join(known_topologies())}")
    shape = tuple(int(n) for n in found[2].split("x"))
    if len(shape) != chip.dims or min(shape) < 1:
        raise ValueError(
            f"a topology of {chip.name} has {chip.dims} sizes, at least 1: {', '.join(chip.shapes)}; got {name!r}"
        )
    return chip, shape


def topology_options(chip: Chip, shape: tuple[int, ...]) -> dict[str, str | Sequence[int]]:
    """What the compiler does not assume by itself: the links that close a torus, which cubes of 4 have in every
    dimension (a mesh of v5e or v6e where it is 16 long), and that the two cores of a v4 are one device."""
    options: dict[str, str | Sequence[int]] = {"chip_config_name": "megacore"} if chip.name == "v4" else {}
    wrap = [int(n == 16) for n in shape] + [0] if chip.dims == 2 else [int(all(n % 4 == 0 for n in shape))] * 3
    return options | {"wrap": wrap} if any(wrap) else options
