"""What a device is."""

import re
from dataclasses import dataclass

from .._native import native
from ._index import DeviceLike, device_index
from .memory import mem_get_info

# "TPU v5 lite" is what the driver calls the v5e, "TPU v5" the v5p: libraries look for the names that users know.
_LITE = re.compile(r"^TPU v(\d+) lite\w*$")
_KNOWN = {"TPU v5": "TPU v5p", "TPU7x": "TPU v7x"}


@dataclass(frozen=True)
class DeviceProperties:
    name: str
    total_memory: int
    major: int
    """Generation of the chip; 0 on the embedded device."""
    minor: int = 0
    multi_processor_count: int = 1
    platform: str = ""


def get_device_name(device: DeviceLike = None) -> str:
    """ "TPU v6e", "TPU v5p", ...; "TPU (emulated on CPU)" on the embedded device."""
    module = native()
    kind = module._device_kind(device_index(device))
    if module._platform() != "tpu":
        return f"TPU (emulated on {module._platform().upper()})"
    return _LITE.sub(r"TPU v\1e", _KNOWN.get(kind, kind))


def get_device_capability(device: DeviceLike = None) -> tuple[int, int]:
    """(generation of the chip, 0); (0, 0) on the embedded device."""
    found = re.match(r"TPU v(\d+)", get_device_name(device))
    return (int(found[1]) if found else 0, 0)


def get_device_properties(device: DeviceLike = None) -> DeviceProperties:
    """Name, memory and generation of a device."""
    index = device_index(device)
    major, minor = get_device_capability(index)
    return DeviceProperties(get_device_name(index), mem_get_info(index)[1], major, minor, platform=native()._platform())
