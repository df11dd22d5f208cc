"""The real TPU compiler, in a process of ours.

libtpu takes over signals, reads its environment once, and ends its process in some of its checks, so it is loaded by
`_tpuc`, a small program (csrc/aot) that is asked over two pipes. An abort there is a CompilerCrash here. Answers,
refusals too, are kept in the program cache's folder by the text of the program; nothing else is written.
"""

import contextlib
import importlib.metadata
import importlib.util
import os
import struct
import subprocess
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import torch

import torch_tpu

from .._native import native
from .chips import Chip, known_topologies, parse_topology, topology_options

INSTALL = "pip install 'torch-tpu[tpu]' (or pip install libtpu==0.0.52)"

# Optimisation levels of XLA: how much work the compiler does. None proves that a program is accepted; FULL is what a
# device would run, and what costs and layouts are asked of.
NONE, LITTLE, FULL = 9, 19, 0

# No look-up of a host that is not there (which takes minutes), no lock on the machine's one TPU, no log files, no
# signal handlers. The name of a host and of a slice only keep libtpu from complaining that it found none.
ENVIRONMENT = {
    "TPU_SKIP_MDS_QUERY": "1",
    "TPU_WORKER_HOSTNAMES": "localhost",
    "TPU_ACCELERATOR_TYPE": "v5litepod-4",
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
    "TPU_LOG_DIR": "disabled",
    "LIBTPU_INIT_ARGS": "--install_signal_handlers=false --logtostderr=true",
    "TF_CPP_MIN_LOG_LEVEL": "3",
}
NOT_INHERITED = ("TPU_", "LIBTPU_", "XLA_", "PJRT_", "MEGASCALE_", "TF_", "JAX_")


class CompileError(RuntimeError):
    """The TPU compiler refuses a program; the message is its own."""


class CompilerCrash(RuntimeError):
    """The TPU compiler ended its process."""


@dataclass(frozen=True)
class Topology:
    """Devices that are described, not present."""

    name: str
    chip: Chip
    shape: tuple[int, ...]
    device_count: int
    device_kind: str
    memory: int
    """Bytes of HBM that a program can have on one device."""


@dataclass(frozen=True)
class Compiled:
    """What the compiler says of a program that it took."""

    memory: dict[str, int]
    cost: dict[str, float]
    program: bytes
    """HloModuleProtoWithConfig after all passes; see `torch_tpu.aot.module`."""
    cached: bool

    @property
    def hbm(self) -> int:
        """Bytes that must fit in HBM at once. The compiler's own peak counts copies in VMEM too."""
        m = self.memory
        return m["argument"] + m["output"] - m["alias"] + m["temp"]


def find_libtpu() -> str:
    """Path of libtpu.so: $TPU_LIBRARY_PATH, or the installed package. RuntimeError says how to install it."""
    if (chosen := os.environ.get("TPU_LIBRARY_PATH")) and os.path.isfile(chosen):
        return chosen
    # Not imported: the package only sets a variable.
    spec = importlib.util.find_spec("libtpu")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        if os.path.isfile(path := os.path.join(folder, "libtpu.so")):
            return path
    raise RuntimeError(f"the TPU compiler is not installed: {INSTALL}")


def find_program() -> str:
    """Path of `_tpuc`. It is installed beside the extension module, which an editable install keeps elsewhere."""
    folders = [Path(file).resolve().parent for file in (native().__file__, torch_tpu.__file__) if file]
    for folder in folders:
        if (folder / "_tpuc").is_file():
            return str(folder / "_tpuc")
    raise RuntimeError(f"_tpuc is missing in {folders[0]}: torch_tpu was built without it; reinstall")


def libtpu_version() -> str:
    """Version of the installed package; empty when there is none."""
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        return importlib.metadata.version("libtpu")
    return ""


class Compiler:
    """A process with the TPU compiler; starts with the first question. Any thread may ask, one at a time."""

    def __init__(self, library: str | None = None) -> None:
        self._library = library
        self._process: subprocess.Popen[bytes] | None = None
        self._stderr = -1
        self._lock = threading.Lock()

    def __enter__(self) -> "Compiler":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]
            os.close(self._stderr)

    __del__ = close

    def about(self) -> dict[str, str]:
        """What the compiler says of itself: "stablehlo_current_version", "pjrt_version", ..."""
        return _text(self._ask("hello", {}))

    def topology(self, name: str, **options: str | Sequence[int]) -> Topology:
        """The devices of a name like "v5e:2x2"; see `known_topologies`. Options are the compiler's ("wrap",
        "chip_config_name"); the links that close a full torus are set unless given."""
        chip, shape = parse_topology(name)
        try:
            found = _text(self._ask("topology", self._topology_fields(chip, shape, options)))
        except CompileError as error:
            raise ValueError(
                f"the TPU compiler has no topology {name!r}: {error}; known are {', '.join(known_topologies())}"
            ) from None
        return Topology(
            name=f"{chip.name}:{'x'.join(map(str, shape))}",
            chip=chip,
            shape=shape,
            device_count=int(found["device_count"]),
            device_kind=found["device_kind"],
            memory=int(found["attribute.device_memory_bytes_limit"]),
        )

    def compile(
        self,
        text: str,
        topology: str,
        *,
        level: int = FULL,
        overrides: Mapping[str, str] | None = None,
        want_program: bool = False,
        **options: str | Sequence[int],
    ) -> Compiled:
        """Compiles StableHLO text. CompileError when it is refused, torch.OutOfMemoryError when it does not fit."""
        fields = self._topology_fields(*parse_topology(topology), options)
        fields |= {"text": text, "level": str(level), "want_program": str(int(want_program))}
        fields |= {f"override.{name}": value for name, value in (overrides or {}).items()}
        answer = self._ask("compile", fields)
        program = answer.pop("program")
        found = _text(answer)
        return Compiled(
            memory={name: int(value) for name, value in _under(found, "memory.").items()},
            cost={name: float(value) for name, value in _under(found, "cost.").items()},
            program=program,
            cached=found.get("cached") == "1",
        )

    def _topology_fields(
        self, chip: Chip, shape: tuple[int, ...], options: Mapping[str, str | Sequence[int]]
    ) -> dict[str, str]:
        fields = {"topology": f"{chip.name}:{'x'.join(map(str, shape))}"}
        for name, value in (topology_options(chip, shape) | dict(options)).items():
            kind = "text" if isinstance(value, str) else "list"
            fields[f"{kind}.{name}"] = value if isinstance(value, str) else ",".join(map(str, value))
        return fields

    def _ask(self, what: str, fields: Mapping[str, str]) -> dict[str, bytes]:
        with self._lock:
            try:
                process = self._start()
                head, answer = _exchange(process, what, fields)
            except (EOFError, BrokenPipeError):
                raise CompilerCrash(self._last_words(what, fields)) from None
            except BaseException:  # an interrupt in the middle: the answer would be taken for that of the next question
                self.close()
                raise
        if head == "ok":
            return answer
        kind, message = answer["kind"].decode(), answer["message"].decode(errors="replace").strip()
        raise torch.OutOfMemoryError(message) if kind == "memory" else CompileError(message)

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            library = self._library or find_libtpu()
            program = find_program()
            environment = {k: v for k, v in os.environ.items() if not k.startswith(NOT_INHERITED)} | ENVIRONMENT
            self._stderr = os.memfd_create("tpuc")
            self._process = subprocess.Popen(
                [program, library],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                env=environment,
                start_new_session=True,  # an interrupt on the terminal is ours to handle
            )
        return self._process

    def _last_words(self, what: str, fields: Mapping[str, str]) -> str:
        process = self._process
        code = process.wait() if process else 0
        size = os.fstat(self._stderr).st_size
        said = os.pread(self._stderr, 4000, max(0, size - 4000)).decode(errors="replace").strip()
        self.close()
        ended = f"signal {-code}" if code < 0 else f"code {code}"
        where = f" for {fields['topology']}" if "topology" in fields else ""
        return f"the TPU compiler ended ({ended}) in {what}{where}" + (f"; it said:\n{said}" if said else "")


_shared: Compiler | None = None
_shared_lock = threading.Lock()


def compiler() -> Compiler:
    """The process's compiler."""
    global _shared
    with _shared_lock:
        if _shared is None:
            _shared = Compiler()
        return _shared


def _forget() -> None:
    # The child of a fork() must not speak over its parent's pipes, nor end the parent's compiler.
    global _shared, _shared_lock
    if _shared is not None:
        _shared._process = None
    _shared, _shared_lock = None, threading.Lock()


os.register_at_fork(after_in_child=_forget)


# ---- the wire: csrc/aot/frames.h ------------------------------------------------------------------------------------


def _exchange(process: subprocess.Popen[bytes], what: str, fields: Mapping[str, str]) -> tuple[str, dict[str, bytes]]:
    assert process.stdin and process.stdout
    strings = [what.encode()]
    for pair in fields.items():
        strings += [part.encode() for part in pair]
    parts = [struct.pack("<Q", len(strings))]
    for string in strings:
        parts += [struct.pack("<Q", len(string)), string]
    process.stdin.write(b"".join(parts))
    process.stdin.flush()
    head, *rest = [_read(process.stdout, _number(process.stdout)) for _ in range(_number(process.stdout))]
    return head.decode(), {rest[i].decode(): rest[i + 1] for i in range(0, len(rest), 2)}


def _read(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) != size:
        raise EOFError
    return data


def _number(pipe: IO[bytes]) -> int:
    return int(struct.unpack("<Q", _read(pipe, 8))[0])


def _text(answer: Mapping[str, bytes]) -> dict[str, str]:
    return {name: value.decode(errors="replace") for name, value in answer.items()}


def _under(fields: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    return {name.removeprefix(prefix): value for name, value in fields.items() if name.startswith(prefix)}
