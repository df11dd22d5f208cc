"""Makes torch know the device: its name, its module, its methods on tensors and modules. Once per process."""

import os
import sys
import warnings
from types import ModuleType

import torch

from ._native import NATIVE, WHY_NOT


def register() -> None:
    from . import _inductor, _printing, backends, integrations, tpu

    try:
        torch.utils.rename_privateuse1_backend("tpu")
        torch._register_device_module("tpu", tpu)
    except RuntimeError as error:
        # Another package has taken torch's one free device name. `import torch` must go on.
        warnings.warn(f"torch_tpu: the device 'tpu' is not registered: {error}", RuntimeWarning, stacklevel=2)
        return
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    torch.set_autocast_dtype("tpu", torch.bfloat16)  # a TPU's own lower precision; torch's default is float16
    for name in ("amp", "memory", "modes", "random", "streams"):
        sys.modules[f"torch.tpu.{name}"] = getattr(tpu, name)
    _attach(torch.backends, "tpu", backends)
    integrations.follow_imports()
    if NATIVE is None:
        warnings.warn(f"torch_tpu: the device cannot work: {WHY_NOT}", RuntimeWarning, stacklevel=2)
        return
    NATIVE._set_plugin_search([path for path in sys.path if os.path.isdir(path)])
    _apply_settings()
    tpu._precision.follow_torch()
    _inductor.answer_for_the_device()
    _printing.register()
    os.register_at_fork(after_in_child=tpu._after_fork)


def _apply_settings() -> None:
    assert NATIVE is not None
    chosen = {name: value for name, value, _ in NATIVE._settings()}
    for name, choose in (("TORCH_TPU_EAGER_MODE", NATIVE._set_mode), ("TORCH_TPU_FALLBACK", NATIVE._set_fallback)):
        try:
            choose(chosen[name])
        except ValueError as error:
            warnings.warn(f"{name} is ignored: {error}", RuntimeWarning, stacklevel=2)


def _attach(parent: ModuleType, name: str, module: ModuleType) -> None:
    setattr(parent, name, module)
    sys.modules[f"{parent.__name__}.{name}"] = module
