"""For vLLM, helion, TorchRec's benchmarks, TorchTitan. Public names: torch.tpu.flush, torch.tpu.synchronize."""

from collections.abc import Iterable

import torch

from .. import tpu


def synchronize(tensors: torch.Tensor | Iterable[torch.Tensor] | None = None, wait: bool = True) -> None:
    """Sends off what is recorded and, with `wait`, waits for it. A device is one queue in program order, so naming
    tensors only chooses the devices."""
    if isinstance(tensors, torch.Tensor):
        tensors = [tensors]
    devices = {t.device for t in tensors if t.device.type == "tpu"} if tensors is not None else {None}
    for device in devices:
        tpu.synchronize(device) if wait else tpu.flush(device)
