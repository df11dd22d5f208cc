"""`torch-tpu`, or `python -m torch_tpu`: what torch sees here, for a bug report or a first look, and all settings."""

import platform
import sys

import torch

import torch_tpu
from torch_tpu._native import NATIVE, native


def main() -> int:
    """Prints one fact a line, then the settings; exits 1 when the device cannot be used."""
    tpu = torch_tpu.tpu
    facts = {
        "torch_tpu": torch_tpu.__version__,
        "torch": torch.__version__,
        "python": f"{platform.python_version()} on {platform.machine()}",
    }
    usable = tpu.is_available()
    if usable:
        tpu.init()
        properties = tpu.get_device_properties()
        facts |= {
            "devices": f"{tpu.device_count()} x {properties.name}",
            "memory": f"{properties.total_memory / 2**30:.1f} GiB",
            "eager mode": tpu.get_eager_mode().value,
            "operators": f"{len(native()._row_names())} rows, {len(native()._registered())} overloads",
        }
    else:
        facts["devices"] = f"none: {tpu.why_not_available()}"
    for name, value in facts.items():
        print(f"{name:<12}{value}")
    if NATIVE is not None:
        print("\nenvironment variable        value in force    what it is")
        for name, value, meaning in NATIVE._settings():
            print(f"{name:<28}{value or '-':<18}{meaning}")
    return 0 if usable else 1


if __name__ == "__main__":
    sys.exit(main())
