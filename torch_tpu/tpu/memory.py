"""Device memory in numbers: what the tensors of this process hold now and held at most, what the device has. They are
`torch.accelerator`'s, under the names that `torch.cuda` made usual."""

from collections import OrderedDict
from typing import Any

import torch

from .._native import native
from ._index import DeviceLike, device_index


def memory_allocated(device: DeviceLike = None) -> int:
    """Bytes that tensors hold on a device."""
    return torch.accelerator.memory_allocated(device_index(device))


def max_memory_allocated(device: DeviceLike = None) -> int:
    """The most bytes that tensors held on a device, since the start or `reset_peak_memory_stats`."""
    return torch.accelerator.max_memory_allocated(device_index(device))


def memory_reserved(device: DeviceLike = None) -> int:
    """Bytes taken from a device: there is no cache of free blocks, so what tensors hold."""
    return torch.accelerator.memory_reserved(device_index(device))


def max_memory_reserved(device: DeviceLike = None) -> int:
    """The most bytes taken from a device."""
    return torch.accelerator.max_memory_reserved(device_index(device))


def mem_get_info(device: DeviceLike = None) -> tuple[int, int]:
    """(free, total) bytes of a device. Starts the device: only it knows."""
    return torch.accelerator.get_memory_info(device_index(device))


def memory_stats(device: DeviceLike = None) -> OrderedDict[str, Any]:
    """All counters of the allocator, by names such as "allocated_bytes.all.peak"; empty before the device starts."""
    return torch.accelerator.memory_stats(device_index(device))


def reset_peak_memory_stats(device: DeviceLike = None) -> None:
    """Peaks start again from what is held now."""
    torch.accelerator.reset_peak_memory_stats(device_index(device))


reset_max_memory_allocated = reset_peak_memory_stats


def reset_accumulated_memory_stats(device: DeviceLike = None) -> None:
    """Totals of allocated and freed start again from zero."""
    torch.accelerator.reset_accumulated_memory_stats(device_index(device))


def set_per_process_memory_fraction(fraction: float, device: DeviceLike = None) -> None:
    """Lets tensors of this process hold a part of a device's memory; beyond it torch.OutOfMemoryError is raised."""
    if not 0 <= fraction <= 1:
        raise ValueError(f"Invalid fraction value: {fraction}. Allowed range: 0 to 1")
    index = device_index(device)
    native()._set_memory_limit(index, int(mem_get_info(index)[1] * fraction))


def get_per_process_memory_fraction(device: DeviceLike = None) -> float:
    """The part of a device's memory that tensors of this process may hold."""
    index = device_index(device)
    total = mem_get_info(index)[1]
    return native()._memory(index)["limit"] / total


def empty_cache() -> None:
    """Gives memory that nothing holds back to the device: that of small operands kept for their next use."""
    torch.accelerator.empty_cache()


def memory_summary(device: DeviceLike = None, abbreviated: bool = False) -> str:
    """The numbers above as a small table."""
    index = device_index(device)
    free, total = mem_get_info(index)
    rows = [
        ("held by tensors", memory_allocated(index)),
        ("held at most", max_memory_allocated(index)),
        ("free on the device", free),
        ("of the device", total),
    ]
    if not abbreviated:
        stats = memory_stats(index)
        rows += [(name, stats[name]) for name in stats if name.startswith("allocated_bytes.all.")]
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:<{width}}  {size / 2**20:>12,.1f} MiB" for name, size in rows]
    return "\n".join([f"tpu:{index}", *lines])
