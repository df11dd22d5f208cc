"""safetensors (0.8) knows a list of device names, and this one is not on it: a file is read on the host and moved."""

import functools
from types import ModuleType
from typing import Any

import torch


def adapt(module: ModuleType) -> None:
    own = module.load_file

    @functools.wraps(own)
    def load_file(filename: Any, device: Any = "cpu", **more: Any) -> dict[str, torch.Tensor]:
        # An object that is no device name is the library's to refuse.
        if not isinstance(device, (str, torch.device)) or torch.device(device).type != "tpu":
            return own(filename, device, **more)
        return {name: tensor.to(device) for name, tensor in own(filename, "cpu", **more).items()}

    module.load_file = load_file  # type: ignore[attr-defined]
