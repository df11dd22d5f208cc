"""`torch-tpu info`: what a bug report needs."""

import json
import os
import platform
from importlib import metadata
from typing import Annotated, Any

import torch
import typer

import torch_tpu
from torch_tpu._native import NATIVE

# Libraries whose version explains behaviour, where they are installed.
LIBRARIES = (
    "transformers accelerate diffusers timm peft safetensors numpy torch_xla jax jaxlib libtpu "
    "lammps-jax-pjrt-cpu fastatomstruct-xla-cpu"
).split()
# Variables of other programs that change what a TPU process does.
FOREIGN = ("TPU_", "LIBTPU_", "XLA_", "PJRT_", "JAX_", "ACCELERATE_", "RANK", "LOCAL_RANK", "WORLD_SIZE", "MASTER_")


def info(as_json: Annotated[bool, typer.Option("--json", help="Prints one JSON object.")] = False) -> None:
    """Versions, the device, libraries, settings: what a bug report needs. Exits 1 when the device cannot be used."""
    facts = collect()
    if as_json:
        print(json.dumps(facts, indent=1))
    else:
        _print(facts)
    raise typer.Exit(0 if facts["device"]["available"] else 1)


def collect() -> dict[str, Any]:
    """All facts, by topic. Starts the device when there is one."""
    return {
        "versions": {
            "torch_tpu": torch_tpu.__version__,
            "torch": torch.__version__,
            "python": platform.python_version(),
            "system": f"{platform.platform()} {platform.machine()}",
        },
        "device": _device(),
        "libraries": {name: found for name in LIBRARIES if (found := version_of(name))},
        "settings": {n: {"value": value, "meaning": text} for n, value, text in NATIVE._settings()} if NATIVE else {},
        "environment": {name: value for name, value in sorted(os.environ.items()) if name.startswith(FOREIGN)},
    }


def version_of(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _device() -> dict[str, Any]:
    tpu = torch_tpu.tpu
    if NATIVE is None or not tpu.is_available():
        return {"available": False, "why": tpu.why_not_available()}
    try:
        tpu.init()
        free, total = tpu.mem_get_info()
        return {
            "available": True,
            "name": tpu.get_device_name(),
            "count": tpu.device_count(),
            "platform": NATIVE._platform(),
            "kind": NATIVE._device_kind(0),
            "memory": total,
            "memory_free": free,
            "eager_mode": tpu.get_eager_mode().value,
            "fallback": tpu.get_fallback(),
            "operators": len(NATIVE._row_names()),
            "overloads": len(NATIVE._registered()),
        }
    except RuntimeError as error:
        return {"available": False, "why": str(error)}


def _print(facts: dict[str, Any]) -> None:
    device = dict(facts["device"])
    for name in ("memory", "memory_free"):
        if name in device:
            device[name] = f"{device[name] / 2**30:.1f} GiB"
    settings = {name: s["value"] or "-" for name, s in facts["settings"].items()}
    topics = {**facts, "device": device, "settings": settings}
    width = max(len(name) for topic in topics.values() for name in topic) + 2
    for topic, values in topics.items():
        if values:
            print(f"{topic}")
            for name, value in values.items():
                print(f"  {name:<{width}}{value}")
