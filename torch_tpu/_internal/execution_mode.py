"""For vLLM, TorchTitan, diffusers' recipes. Public names: torch.tpu.eager_mode, torch.tpu.EagerMode."""

import sys
from types import ModuleType
from typing import Any

from ..tpu import EagerMode, get_eager_mode
from ..tpu import eager_mode as set_eager_mode

__all__ = ["EagerMode", "set_eager_mode"]


class _Module(ModuleType):
    """`eager_mode` is an attribute to read and to assign."""

    @property
    def eager_mode(self) -> EagerMode:
        return get_eager_mode()

    @eager_mode.setter
    def eager_mode(self, mode: Any) -> None:
        set_eager_mode(mode)


sys.modules[__name__].__class__ = _Module
