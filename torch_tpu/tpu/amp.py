"""Mixed precision under the names of `torch.cuda.amp`."""

from typing import Any

import torch


class autocast(torch.autocast):
    """`torch.autocast("tpu", ...)`; bfloat16 unless told otherwise."""

    def __init__(self, enabled: bool = True, dtype: torch.dtype = torch.bfloat16, cache_enabled: bool = True) -> None:
        super().__init__("tpu", enabled=enabled, dtype=dtype, cache_enabled=cache_enabled)


class GradScaler(torch.amp.GradScaler):
    """`torch.amp.GradScaler("tpu", ...)`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("tpu", *args, **kwargs)
