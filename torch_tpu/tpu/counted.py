"""Counters under the names that libraries read: whether a program was compiled while a server was serving, how much
memory is held. All of it is in `torch.tpu.counters()` and `torch.tpu.memory_stats()`."""

from ._index import DeviceLike
from .memory import empty_cache, memory_allocated, memory_summary
from .modes import counters


def _get_cache_stats() -> dict[str, int]:
    """Look-ups of programs, how many were found, and how many had to be compiled or loaded from disk."""
    c = counters()
    return {
        "requests": c["requests"],
        "hits": c["cache_hits"],
        "misses": c["requests"] - c["cache_hits"],
        "compiles": c["compiles"],
        "loads": c["loads"],
    }


def _get_cache_misses() -> int:
    """How many programs had to be compiled."""
    return counters()["compiles"]


def _clear_cache() -> None:
    """As empty_cache: programs are kept, they hold no memory of tensors."""
    empty_cache()


def _hbm_usage_summary(device: DeviceLike = None) -> str:
    return memory_summary(device) if memory_allocated(device) else "no tensors"
