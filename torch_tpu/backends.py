"""`torch.backends.tpu`: what libraries look at to learn that torch can drive a TPU here, and the precision of
its products."""

from . import tpu
from ._native import NATIVE
from .tpu._precision import get_precision, set_precision

__all__ = ["get_precision", "is_available", "is_built", "set_precision"]


def is_built() -> bool:
    """Whether the operators are in this process; says nothing of a device."""
    return NATIVE is not None


def is_available() -> bool:
    """Whether a device could be used."""
    return tpu.is_available()
