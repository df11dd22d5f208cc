"""How a device is named: an index, "tpu", "tpu:1", a torch.device, or None for the current one."""

import torch

DeviceLike = torch.device | str | int | None


def device_index(device: DeviceLike) -> int:
    """Index that `device` names; the current device's for None or "tpu" alone."""
    if isinstance(device, int):
        return device
    if device is None:
        return torch.accelerator.current_device_index()
    device = torch.device(device)
    if device.type != "tpu":
        raise ValueError(f"Expected a tpu device, but got: {device}")
    return torch.accelerator.current_device_index() if device.index is None else device.index
