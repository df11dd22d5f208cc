"""`torch-tpu doctor`: checks an installation, one thing after the other, and says what to do about what is wrong."""

import glob
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import metadata, util
from pathlib import Path
from typing import Annotated

import torch
import typer

import torch_tpu
from torch_tpu._native import NATIVE, WHY_NOT

from .info import version_of

_SECONDS = 180
# Run in a process of its own, because a broken plugin may end the process it is loaded into.
_TRIAL = """
import torch, torch_tpu
x = torch.arange(12.).reshape(3, 4)
y = x.to("tpu").requires_grad_()
(y @ y.t()).relu().sum().backward()
assert torch.equal(y.grad.cpu(), 2 * x.sum(0).expand(3, 4)), y.grad
print(torch.tpu.get_device_name())
"""


@dataclass
class Finding:
    check: str
    state: str
    """ok, warning, or error: only an error makes the command fail."""
    found: str
    advice: str = ""


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Prints a JSON list of findings.")] = False) -> None:
    """Checks the installation and says what to do. Exits 1 when the device cannot work as it is."""
    findings = list(examine())
    if as_json:
        print(json.dumps([asdict(finding) for finding in findings], indent=1))
    else:
        for finding in findings:
            print(f"{finding.state:<8} {finding.check}: {finding.found}")
            if finding.advice:
                print(f"{'':<8} -> {finding.advice}")
    raise typer.Exit(1 if any(finding.state == "error" for finding in findings) else 0)


def examine() -> Iterator[Finding]:
    """The findings, in an order where what comes first explains what comes later."""
    for check in CHECKS:
        try:
            finding = check()
        except Exception as error:  # a doctor must not die of an illness
            finding = Finding(check.__name__, "error", f"{type(error).__name__}: {error}")
        finding.check = finding.check or check.__name__.strip("_").replace("_", " ")
        yield finding


def _ok(found: str) -> Finding:
    return Finding("", "ok", found)


def _extension() -> Finding:
    if NATIVE is None:
        return Finding("", "error", WHY_NOT, f"pip install --force-reinstall torch-tpu torch=={_wanted_torch()}")
    return _ok(f"loads with torch {torch.__version__}")


def _wanted_torch() -> str:
    pins = (
        [r for r in metadata.requires("torch-tpu") or [] if r.startswith("torch==")] if version_of("torch-tpu") else []
    )
    return pins[0].removeprefix("torch==") if pins else "2.13.0"


def _device_name() -> Finding:
    name = torch._C._get_privateuse1_backend_name()
    if name == "tpu":
        return _ok("torch knows the device 'tpu'")
    return Finding("", "error", f"another package has named torch's free device {name!r}", "uninstall that package")


def _package() -> Finding:
    owners = metadata.packages_distributions().get("torch_tpu", [])
    if len(set(owners)) > 1:
        text = f"several distributions hold the package torch_tpu: {', '.join(sorted(set(owners)))}"
        return Finding("", "error", text, "uninstall all of them, then install one")
    if not owners:
        return Finding("", "warning", "torch_tpu is imported from a folder, not installed", "pip install torch-tpu")
    return _ok(f"{owners[0]} {version_of(owners[0])}")


def _autoload() -> Finding:
    if os.environ.get("TORCH_DEVICE_BACKEND_AUTOLOAD", "1") == "0":
        return Finding(
            "",
            "warning",
            "TORCH_DEVICE_BACKEND_AUTOLOAD=0: torch does not load the device",
            "import torch_tpu yourself",
        )
    if not any(point.name == "tpu" for point in metadata.entry_points(group="torch.backends")):
        return Finding("", "warning", "no entry point: torch does not load the device", "import torch_tpu yourself")
    return _ok("torch loads the device by itself")


def _chips() -> Finding:
    found = [*glob.glob("/dev/accel[0-9]*"), *glob.glob("/dev/vfio/[0-9]*")]
    if not found:
        return _ok("no TPU chip on this host: the device is emulated")
    if util.find_spec("libtpu") is None:
        return Finding("", "error", f"{len(found)} TPU chips, but no libtpu", "pip install libtpu")
    closed = [path for path in found if not os.access(path, os.R_OK | os.W_OK)]
    if closed:
        return Finding("", "error", f"no access to {', '.join(closed)}", "run as a user of the group that owns them")
    return _ok(f"{len(found)} TPU chips")


def _plugin() -> Finding:
    if torch_tpu.tpu.is_available():
        return _ok("a PJRT plugin is found")
    return Finding(
        "", "error", torch_tpu.tpu.why_not_available(), "pip install 'torch-tpu[cpu]', or libtpu on a TPU host"
    )


def _visible_chips() -> Finding:
    names = ("TPU_VISIBLE_CHIPS", "TPU_VISIBLE_DEVICES")
    values = {name: os.environ[name] for name in names if name in os.environ}
    if len(set(values.values())) > 1:
        text = ", ".join(f"{name}={value}" for name, value in values.items())
        return Finding("", "warning", f"they disagree: {text}", "set both to the same chips")
    return _ok(", ".join(values.values()) or "all")


def _other_packages() -> Finding:
    if version_of("torch_xla"):
        text = "torch_xla is installed: accelerate and transformers choose it before this device"
        return Finding("", "warning", text, "pip uninstall torch_xla")
    return _ok("none that is in the way")


def _cache_folder() -> Finding:
    settings = {name: value for name, value, _ in NATIVE._settings()} if NATIVE else {}
    if settings.get("TORCH_TPU_CACHE") == "0":
        return Finding("", "warning", "TORCH_TPU_CACHE=0: every process compiles everything again", "unset it")
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    folder = Path(settings.get("TORCH_TPU_CACHE_DIR") or Path(base, "torch_tpu"))
    there = next(p for p in (folder, *folder.parents) if p.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        return Finding(
            "", "warning", f"{folder}: {error.strerror}", "set TORCH_TPU_CACHE_DIR to a folder you can write to"
        )
    free = os.statvfs(there)
    if free.f_bavail * free.f_frsize < 1 << 30:
        return Finding("", "warning", f"{folder}: less than 1 GiB free", "make room, or set TORCH_TPU_CACHE_MAX_BYTES")
    return _ok(str(folder))


def _trial() -> Finding:
    home = str(Path(torch_tpu.__file__).parent.parent)
    path = os.pathsep.join([home, os.environ.get("PYTHONPATH", "")])
    try:
        done = subprocess.run(
            [sys.executable, "-c", _TRIAL],
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            env={**os.environ, "PYTHONPATH": path},
        )
    except subprocess.TimeoutExpired:
        advice = "look for another process that holds the chip, and at a network that TPU metadata come over"
        return Finding("", "error", f"a small gradient took more than {_SECONDS} s", advice)
    if done.returncode == 0:
        return _ok(f"a small gradient is right on {done.stdout.strip()}")
    last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
    return Finding("", "error", last, "report it with the output of `torch-tpu info`")


CHECKS: tuple[Callable[[], Finding], ...] = (
    _extension,
    _device_name,
    _package,
    _autoload,
    _chips,
    _plugin,
    _visible_chips,
    _other_packages,
    _cache_folder,
    _trial,
)
