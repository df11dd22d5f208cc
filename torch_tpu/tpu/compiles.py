"""What was compiled and why: `explain_compiles`, and `no_compiles` for code that must not compile any more.

The logger is named after this module: `TORCH_LOGS="torch_tpu.tpu.compiles"` shows each program as it is made.
"""

import logging
import warnings
from collections import Counter
from dataclasses import dataclass
from typing import Any

from .._native import native

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Compile:
    """One program that was not in memory when it was asked for."""

    number: int
    """From 1, in order of time."""
    kind: str
    """"call" of one operator, "region" of calls in fuse mode, "graph" of torch.compile, or "promotion"."""
    what: str
    where: str
    """The user's line, or the first and the last of them."""
    calls: int
    seconds: float
    """What it cost; below zero when it was not finished."""
    loaded: bool
    """From disk, not compiled."""
    nearest: int
    """Number of the earlier program that is most like it; 0 when there is none."""
    differences: tuple[str, ...]
    """Where the two differ: "argument 1, sizes, dim 0: 33, was 32"."""
    cause: str
    """The first difference without its values."""
    advice: str
    text: str

    def __str__(self) -> str:
        return self.text


class Compiles(list[Compile]):
    """A list of them that prints as text."""

    def __str__(self) -> str:
        total = sum(max(c.seconds, 0.0) for c in self)
        return "\n".join([*(c.text for c in self), f"{len(self)} programs, {total:.2f} s"])

    __repr__ = __str__


def explain_compiles(after: int = 0) -> Compiles:
    """The programs made since program number `after`, at most the last thousand: what each is, the user's line, the
    nearest earlier program and where the two differ, what it cost and how to avoid it."""
    return Compiles(Compile(**{**c, "differences": tuple(c["differences"])}) for c in native()._compiles(after))


class no_compiles:
    """Context manager: a program that is not in memory raises a RuntimeError with the text of `explain_compiles`.
    Counts for all threads. What fuse mode has recorded leaves on entry and at the end, so that it is judged where it
    stands."""

    def __enter__(self) -> None:
        native()._forbid_compiles(1)

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        try:
            native()._flush()
        except RuntimeError:
            if kind is None:
                raise
        finally:
            native()._forbid_compiles(-1)


class _Watch:
    """Logs each program; warns once when one line makes more and more of them for one cause."""

    def __init__(self) -> None:
        self.most = 16
        self.seen = 0
        self.met: Counter[tuple[str, str]] = Counter()

    def __call__(self) -> None:
        for c in explain_compiles(self.seen):
            self.seen = max(self.seen, c.number)
            log.info("%s", c.text)
            if not (c.where and c.cause):
                continue
            self.met[c.where, c.cause] += 1
            if self.met[c.where, c.cause] == self.most:
                warnings.warn(
                    f"tpu: {c.where} has made {self.most} programs that differ in: {c.cause}. The last one:\n{c.text}",
                    stacklevel=2,
                )


_watch = _Watch()


def warn_after_compiles(programs: int) -> int:
    """A warning is given, once for a line and a cause, when it has made so many programs; returns the number before."""
    before, _watch.most = _watch.most, int(programs)
    return before


def start(module: Any) -> None:
    """Logs and warns from now on."""
    module._set_compile_listener(_watch)
