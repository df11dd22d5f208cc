"""The extension module, or why there is none: the rest of the package must import either way."""

import importlib
from types import ModuleType

NATIVE: ModuleType | None
WHY_NOT = ""

try:
    NATIVE = importlib.import_module("torch_tpu._C")
except ImportError as error:  # not built, or built for another torch
    NATIVE = None
    WHY_NOT = f"{error} (torch_tpu is built for torch 2.13.0: reinstall both)"


def native() -> ModuleType:
    """The extension module, for what cannot be answered without it."""
    if NATIVE is None:
        raise RuntimeError(f"tpu is not available: {WHY_NOT}")
    return NATIVE
