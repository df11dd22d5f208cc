"""How a device is named: an index, "tpu", "tpu:1", a torch.device, or None for the current one."""

import torch

from .._native import NATIVE

DeviceLike = torch.device | str | int | None


def current_device() -> int:
    """Index of the calling thread's current device. Unlike torch.accelerator's, asking does not start the device."""
    return 0 if NATIVE is None else NATIVE._current_device()


def device_index(device: DeviceLike) -> int:
    """Index that `device` names; the current device's for None or "tpu" alone."""
    if isinstance(device, int):
        return device
    if device is None:
        return current_device()
    device = torch.device(device)
    if device.type != "tpu":
        raise ValueError(f"Expected a tpu device, but got: {device}")
    return current_device() if device.index is None else device.index
