"""The real TPU compiler on a host without a TPU: is a program accepted, does it fit, what will it cost.

    from torch_tpu import aot
    print(aot.compile(model, (x,), topology="v6e:1x1", loss=lambda out: out.mean(), optimizer="adamw"))
    aot.compiler().compile(text, "v6e:1x1").hbm  # of a StableHLO text

Needs libtpu: pip install 'torch-tpu[tpu]'. See docs/aot.md.
"""

from .chips import CHIPS, Chip, known_topologies, parse_topology
from .estimate import Estimate, compile, estimate
from .lower import Lowered, lower
from .tpuc import (
    FULL,
    LITTLE,
    NONE,
    Compiled,
    CompileError,
    Compiler,
    CompilerCrash,
    Topology,
    compiler,
    find_libtpu,
    libtpu_version,
)

__all__ = [
    "CHIPS",
    "FULL",
    "LITTLE",
    "NONE",
    "Chip",
    "CompileError",
    "Estimate",
    "Lowered",
    "compile",
    "estimate",
    "lower",
    "Compiled",
    "Compiler",
    "CompilerCrash",
    "Topology",
    "compiler",
    "find_libtpu",
    "known_topologies",
    "libtpu_version",
    "parse_topology",
]
