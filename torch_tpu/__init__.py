"""torch_tpu: PyTorch's `tpu` device.

Importing it (torch does so by itself, through the entry point below) gives torch the device name "tpu", the module
`torch.tpu`, and the operators. It loads no plugin and starts nothing: the device starts with its first use. It never
raises: where the device cannot work, `torch.tpu.is_available()` is False and using it says why.
"""


def _autoload() -> None:
    """The entry point `torch.backends`: importing this package has already done the work."""


# `_autoload` stands above the imports on purpose: when this package is imported before torch, torch comes back here for
# it while this file has run no further.
from . import _registration  # noqa: E402

__version__ = "0.1.0"
__all__ = ["__version__", "tpu"]

_registration.register()

from . import tpu  # noqa: E402
