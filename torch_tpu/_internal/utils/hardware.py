"""For vLLM, VeRL, TorchTitan. Looks at the host and starts nothing. Public names, once the device may start:
torch.tpu.get_device_name, torch.tpu.device_count, torch.tpu.get_device_properties."""

import glob
from pathlib import Path

from ...aot import CHIPS, Chip

# PCI device ids of the vendor 0x1ae0, as JAX lists them in its hardware_utils.
_VENDOR = "0x1ae0"
_CHIPS = {"0x005e": "v4", "0x0063": "v5e", "0x0062": "v5p", "0x006f": "v6e", "0x0076": "tpu7x"}


def detect_tpu_devices() -> list[str]:
    """Generation of each chip of this host ("v6e"), in the order of the PCI bus; empty without TPU."""
    found = []
    for folder in sorted(glob.glob("/sys/bus/pci/devices/*")):
        vendor, device = (Path(folder, name) for name in ("vendor", "device"))
        if vendor.exists() and vendor.read_text().strip() == _VENDOR:
            chip = _CHIPS.get(device.read_text().strip())
            if chip:
                found.append(chip)
    return found


def get_tpu_device_count() -> int:
    """Devices of this host; a chip of some generations is two."""
    return sum(CHIPS[name].devices_per_chip for name in detect_tpu_devices())


def _chip() -> Chip | None:
    found = detect_tpu_devices()
    return CHIPS[found[0]] if found else None


def get_tpu_device_name() -> str:
    """ "TPU v6e", ...; "" without TPU."""
    chip = _chip()
    return "" if chip is None else f"TPU {chip.name.removeprefix('tpu').replace('7x', 'v7x')}"


def get_tpu_hbm_bytes() -> int:
    """Memory of one device; 0 without TPU."""
    chip = _chip()
    return 0 if chip is None else chip.hbm


def get_tpu_topology(world: int) -> str:
    """How `world` devices of this host's kind are arranged, in the form of TORCH_TPU_TOPOLOGY: "2,2,1" for four v5e or
    v6e, "2,2,1,2" for eight devices of four v7x."""
    chip = _chip()
    if chip is None:
        raise RuntimeError("there is no TPU on this host")
    chips, rest = divmod(world, chip.devices_per_chip)
    for shape in chip.shapes:
        sizes = [int(n) for n in shape.split("x")]
        count = 1
        for n in sizes:
            count *= n
        if count == chips and not rest:
            sizes += [1] * (3 - len(sizes))
            return ",".join(str(n) for n in [*sizes, *([chip.devices_per_chip] if chip.devices_per_chip > 1 else [])])
    raise ValueError(f"{world} devices of {chip.name} are no topology; of chips there are {', '.join(chip.shapes)}")
