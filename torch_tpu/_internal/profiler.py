"""For vLLM's worker. Public name: torch.profiler.profile(), with no configuration of ours."""

from dataclasses import dataclass, field
from typing import Any

import torch


@dataclass
class TpuProfilerConfig:
    """Takes the options that the name is called with elsewhere. The device track is always recorded in full, and goes
    where torch.profiler's handlers write it, so none of them changes anything."""

    run_dir: str = ""
    host_tracer_level: int = 2
    device_tracer_level: int = 1
    python_tracer_level: int = 0
    experimental_options: dict[str, Any] = field(default_factory=dict)

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        # torch.profiler takes one type for its experimental_config, which cannot be derived from.
        return torch._C._profiler._ExperimentalConfig()
