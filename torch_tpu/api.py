"""The path under which Ray's device manager and older examples ask for the device. Public name: torch.device("tpu")."""

import torch

from . import tpu


def tpu_device() -> torch.device:
    """Starts the device and returns it."""
    tpu.init()
    return torch.device("tpu", tpu.current_device())
