"""accelerate (1.15) has no branch for this device: it would train on the CPU, plan `device_map="auto"` without the
device's memory, and leave the device's random state out of checkpoints."""

import functools
import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import torch

from .. import tpu

_STATE_FILE = "tpu_random_states_{}.pt"


def adapt(accelerate: ModuleType) -> None:
    state = accelerate.state.PartialState
    own: Callable[[Any], torch.device] = state.default_device.fget
    if tpu.is_available() and own(None).type == "tpu":
        return  # the library knows the device by now

    @functools.wraps(own)
    def default_device(self: Any) -> torch.device:
        chosen = own(self)
        return torch.device("tpu") if chosen.type == "cpu" and tpu.is_available() else chosen

    state.default_device = property(default_device)
    _replace(accelerate.utils.modeling.get_max_memory, _max_memory)
    _replace(accelerate.utils.memory.clear_device_cache, _clear_cache)
    _replace(accelerate.checkpointing.save_accelerator_state, _save)
    _replace(accelerate.checkpointing.load_accelerator_state, _load)


def _replace(function: Callable[..., Any], make: Callable[..., Callable[..., Any]]) -> None:
    """Puts make(function) wherever accelerate has imported `function` by name."""
    new = functools.wraps(function)(make(function))
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "accelerate" and getattr(module, function.__name__, None) is function:
            setattr(module, function.__name__, new)


def _max_memory(own: Callable[..., dict[int | str, int]]) -> Callable[..., dict[int | str, int]]:
    def get_max_memory(max_memory: dict[int | str, int | str] | None = None) -> dict[int | str, int]:
        if max_memory is None and tpu.is_available() and not torch.cuda.is_available():
            devices: dict[int | str, int] = {i: tpu.mem_get_info(i)[0] for i in range(tpu.device_count())}
            return {**devices, **own()}
        if max_memory and tpu.is_available() and not torch.cuda.is_available():
            # The library looks whether each device that is named is there; those of this kind it does not know.
            sizes = {k: _bytes(v) for k, v in max_memory.items()}
            return {k: sizes[k] for k in [*sorted(k for k in sizes if isinstance(k, int)), "cpu", "disk"] if k in sizes}
        return own(max_memory)

    return get_max_memory


def _bytes(size: int | str) -> int:
    from accelerate.utils import convert_file_size_to_int

    return convert_file_size_to_int(size) if isinstance(size, str) else size


def _clear_cache(own: Callable[..., None]) -> Callable[..., None]:
    def clear_device_cache(*args: Any, **kwargs: Any) -> None:
        own(*args, **kwargs)
        tpu.empty_cache()

    return clear_device_cache


def _save(own: Callable[..., Any]) -> Callable[..., Any]:
    def save_accelerator_state(output_dir: str, *args: Any, **kwargs: Any) -> Any:
        saved = own(output_dir, *args, **kwargs)
        torch.save(tpu.get_rng_state_all(), os.path.join(output_dir, _STATE_FILE.format(_process())))
        return saved

    return save_accelerator_state


def _load(own: Callable[..., Any]) -> Callable[..., Any]:
    def load_accelerator_state(input_dir: str, *args: Any, **kwargs: Any) -> Any:
        loaded = own(input_dir, *args, **kwargs)
        path = os.path.join(input_dir, _STATE_FILE.format(_process()))
        if os.path.exists(path):
            tpu.set_rng_state_all(torch.load(path, weights_only=True))
        return loaded

    return load_accelerator_state


def _process() -> int:
    from accelerate.state import PartialState

    return PartialState().process_index
