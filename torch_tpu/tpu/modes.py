"""How calls run: the eager mode, what an operator without a row does, and the counters that tell what was done."""

import enum
from typing import Any

from .._native import native


class EagerMode(enum.Enum):
    """How operator calls leave for the device. The last four are the names of other TPU packages."""

    STRICT = "strict"
    """Each call launches one program, without waiting for it. The default."""
    FUSE = "fuse"
    """Calls are recorded, checked at once, and leave together as larger programs."""
    DEBUG = "debug"
    """As strict, waiting after each call: what goes wrong, and the first NaN, raises on its own line."""

    DEFER_NEVER = "strict"  # noqa: PIE796 an alias on purpose, as the three below
    DEFER_AND_FUSE = "fuse"  # noqa: PIE796
    INTERNAL_DEFER_ALL = "fuse"  # noqa: PIE796
    DEFER_NEVER_AND_LAUNCH_BLOCKING = "debug"  # noqa: PIE796


class _Setting:
    """Sets values when called; used as a context manager, puts the ones before back at the end."""

    def __init__(self, **values: Any) -> None:
        self.before = {name: getattr(native(), f"_get_{name}")() for name in values}
        self._set(values)

    def _set(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            getattr(native(), f"_set_{name}")(value)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exception: object) -> None:
        self._set(self.before)


def eager_mode(mode: str | EagerMode, *, check_nan: bool = True) -> _Setting:
    """Chooses the mode, for good or, as a context manager, for a while: "strict", "fuse" or "debug".

    In debug mode the first operator whose result has a NaN where no operand had one raises a RuntimeError naming it;
    `check_nan=False` lets it pass."""
    chosen = _choice("eager mode", mode, {member.value for member in EagerMode})
    return _Setting(mode=chosen, check_nan=check_nan)


def get_eager_mode() -> EagerMode:
    """The mode that calls run in."""
    return EagerMode(native()._get_mode())


def promotion(choice: str) -> _Setting:
    """Whether fuse mode makes one larger program of regions that repeat, for good or, as a context manager, for a time:
    "on" compiles it in the background and takes it when it is there, "wait" waits for the compiler the first time, so
    that two processes round alike, "off" never does."""
    return _Setting(promotion=_choice("promotion", choice, {"on", "off", "wait"}))


def set_fallback(policy: str) -> _Setting:
    """Chooses what an operator without a row does, for good or, as a context manager, for a while: "error" raises
    NotImplementedError, "warn" runs it on the CPU and says so once, "allow" runs it on the CPU."""
    return _Setting(fallback=_choice("fallback policy", policy, {"error", "warn", "allow"}))


def get_fallback() -> str:
    """What an operator without a row does."""
    return native()._get_fallback()


def counters() -> dict[str, Any]:
    """What was done since the process began; only ever grows. Names: requests, cache_hits, compiles, loads, executes,
    transfers, compile_ms, and more."""
    counted = native()._counters()
    times = {name.removesuffix("_us") + "_ms": us / 1000 for name, us in counted.items() if name.endswith("_us")}
    return {name: n for name, n in counted.items() if not name.endswith("_us")} | times


def fallbacks() -> dict[str, int]:
    """How often each operator ran on the CPU for want of a row."""
    return native()._fallbacks()


def _choice(what: str, given: str | EagerMode, allowed: set[str]) -> str:
    if isinstance(given, enum.Enum):
        # Another package's enumeration with the same member names is understood as ours.
        member = EagerMode.__members__.get(given.name)
        given = member.value if member else str(given)
    if given not in allowed:
        raise ValueError(f"Expected {what} to be one of {', '.join(sorted(allowed))}, but got: {given!r}")
    return given
