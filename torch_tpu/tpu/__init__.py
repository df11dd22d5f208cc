"""`torch.tpu`: the device module, with the names that `torch.cuda` made usual.

Asking (`is_available`, `device_count`, `is_initialized`, seeding) never starts the device; the first tensor
does. One device is one queue in program order; see `streams`.
"""

from typing import Any

import torch

from .. import decompositions, shapes
from .._native import NATIVE, WHY_NOT, native
from . import amp, compiles, counted, memory, modes, random, streams
from ._index import DeviceLike, current_device, device_index
from ._precision import get_precision, precision, set_precision
from .compiles import explain_compiles, no_compiles, warn_after_compiles
from .memory import (
    empty_cache,
    get_per_process_memory_fraction,
    max_memory_allocated,
    max_memory_reserved,
    mem_get_info,
    memory_allocated,
    memory_reserved,
    memory_stats,
    memory_summary,
    reset_accumulated_memory_stats,
    reset_max_memory_allocated,
    reset_peak_memory_stats,
    set_per_process_memory_fraction,
)
from .modes import EagerMode, counters, eager_mode, fallbacks, get_eager_mode, get_fallback, promotion, set_fallback
from .properties import get_device_capability, get_device_name, get_device_properties
from .random import (
    get_rng_state,
    get_rng_state_all,
    initial_seed,
    manual_seed,
    manual_seed_all,
    seed,
    seed_all,
    set_rng_state,
    set_rng_state_all,
)
from .streams import Event, Stream, StreamContext, current_stream, default_stream, set_stream, stream

__all__ = [
    "EagerMode",
    "Event",
    "OutOfMemoryError",
    "Stream",
    "StreamContext",
    "amp",
    "compiles",
    "counters",
    "current_device",
    "current_stream",
    "default_generators",
    "default_stream",
    "device",
    "device_count",
    "device_of",
    "eager_mode",
    "empty_cache",
    "explain_compiles",
    "fallbacks",
    "flush",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_eager_mode",
    "get_fallback",
    "get_per_process_memory_fraction",
    "get_precision",
    "get_rng_state",
    "get_rng_state_all",
    "init",
    "initial_seed",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "modes",
    "no_compiles",
    "precision",
    "promotion",
    "random",
    "reset_accumulated_memory_stats",
    "reset_max_memory_allocated",
    "reset_peak_memory_stats",
    "seed",
    "seed_all",
    "set_device",
    "set_fallback",
    "set_per_process_memory_fraction",
    "set_precision",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "stream",
    "streams",
    "synchronize",
    "warn_after_compiles",
]

OutOfMemoryError = torch.OutOfMemoryError

_forked = False
if NATIVE is not None:
    compiles.start(NATIVE)


_clear_cache, _hbm_usage_summary = counted._clear_cache, counted._hbm_usage_summary
_get_cache_misses, _get_cache_stats = counted._get_cache_misses, counted._get_cache_stats


def __getattr__(name: str) -> Any:
    # Values that change as the device starts, yet are attributes elsewhere in torch: checkpointing reads `_initialized`
    # to learn whether there is random state to save.
    if name == "_initialized":
        return is_initialized()
    if name == "default_generators":
        return random.default_generators()
    raise AttributeError(f"module 'torch.tpu' has no attribute '{name}'")


def is_available() -> bool:
    """Whether the device can be used. Never raises, loads no plugin."""
    return NATIVE is not None and NATIVE._available()[0]


def why_not_available() -> str:
    """What is missing, and what to install, in a line; empty when the device can be used."""
    return WHY_NOT if NATIVE is None else NATIVE._available()[1]


def device_count() -> int:
    """How many devices this process drives; 0 when there is none. Does not start the device."""
    return 0 if NATIVE is None else NATIVE._device_count()


def is_initialized() -> bool:
    """Whether the device runs in this process."""
    return NATIVE is not None and NATIVE._started()


def init() -> None:
    """Starts the device now rather than with its first use. torch calls it before the first tpu tensor is made."""
    native()._start()
    decompositions.register()
    shapes.register()


_lazy_init = init


def set_device(device: DeviceLike) -> None:
    """Makes a device the calling thread's current one."""
    torch.accelerator.set_device_index(device_index(device))


class device:
    """Context manager: the current device inside is `device`. Negative or None leaves it as it is."""

    def __init__(self, device: DeviceLike) -> None:
        self.index = -1 if device is None else device_index(device)
        self.before = -1

    def __enter__(self) -> "device":
        self.before = torch._C._accelerator_maybeExchangeDevice(self.index)
        return self

    def __exit__(self, *exception: object) -> None:
        torch._C._accelerator_maybeExchangeDevice(self.before)


class device_of(device):
    """Context manager: the current device inside is that of `tensor`; any other kind of tensor changes nothing."""

    def __init__(self, tensor: torch.Tensor) -> None:
        super().__init__(tensor.device if tensor.device.type == "tpu" else None)


def synchronize(device: DeviceLike = None) -> None:
    """Waits for everything asked of a device: recorded calls are sent off, and all work is done on return."""
    native()._synchronize(device_index(device))


def flush(device: DeviceLike = None) -> None:
    """Sends recorded calls off without waiting for them: what fuse mode does by itself when a value is read."""
    if is_initialized():
        current_stream(device).query()


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """True: bfloat16 is a TPU's own format, and the embedded device computes it exactly so."""
    return True


def get_amp_supported_dtype() -> list[torch.dtype]:
    """What `torch.autocast("tpu", dtype)` takes. float32 lifts the operators of the lower precision list to it."""
    return [torch.bfloat16, torch.float16, torch.float32]


def _is_in_bad_fork() -> bool:
    """Whether this process was forked from one whose device ran: the device's threads are not here."""
    return _forked


def _after_fork() -> None:
    global _forked
    _forked = is_initialized()
