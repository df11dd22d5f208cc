"""Real inputs and weights for the tests of pretrained models, found in installed packages by their folders."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import math
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import types
from pathlib import Path

import numpy
import pytest
import torch

from tests import support


def package(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        pytest.skip(f"the package {name} is not installed (tests/models.txt)")
    return Path(spec.origin).parent


def picture(name: str) -> numpy.ndarray:
    """A picture of scikit-image as bytes, height x width (x 3)."""
    from PIL import Image

    image = Image.open(package("skimage") / "data" / name)
    return numpy.asarray(image if image.mode == "L" else image.convert("RGB"))


def recording(name: str) -> numpy.ndarray:
    """A recording of Debian's alsa-utils, 16 kHz: the system's, or unpacked from the package into the cache."""
    folder = Path("/usr/share/sounds/alsa")
    if not folder.exists():
        folder = _unpacked("alsa-utils", with_needs=False) / "usr/share/sounds/alsa"
    return _at_16_khz(folder / name)


def spoken(text: str) -> numpy.ndarray:
    """The text as Debian's espeak-ng speaks it, 16 kHz."""
    program, environment = shutil.which("espeak-ng"), dict(os.environ)
    if not program:
        root = _unpacked("espeak-ng", with_needs=True)
        program, libraries = str(root / "usr/bin/espeak-ng"), root / f"usr/lib/{platform.machine()}-linux-gnu"
        environment |= {"LD_LIBRARY_PATH": f"{libraries}:{libraries}/pulseaudio", "ESPEAK_DATA_PATH": str(libraries)}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "speech.wav")
        subprocess.run([program, "-w", path, text], env=environment, check=True, capture_output=True, timeout=60)
        return _at_16_khz(path)


def _at_16_khz(path: Path) -> numpy.ndarray:
    from scipy.io import wavfile
    from scipy.signal import resample_poly

    rate, wave = wavfile.read(path)
    assert wave.dtype == numpy.int16
    common = math.gcd(16000, rate)
    return resample_poly(wave.astype(numpy.float32) / 32768, 16000 // common, rate // common).astype(numpy.float32)


def _unpacked(package: str, with_needs: bool) -> Path:
    """A folder of the cache with the files of a Debian package, and of those it needs that are not installed."""
    cache = support.cache_dir(package)
    if (cache / "done").exists():
        return cache / "x"
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        pytest.skip(f"needs Debian's {package}")
    names = [package]
    if with_needs:
        command = ["apt-get", "install", "-s", "--no-install-recommends", package]
        plan = subprocess.run(command, capture_output=True, text=True, timeout=120).stdout
        names = [line.split()[1] for line in plan.splitlines() if line.startswith("Inst ")] or names
    subprocess.run(["apt-get", "download", "-q", *names], cwd=cache, capture_output=True, timeout=120)
    found = sorted(cache.glob("*.deb"))
    if len(found) < len(names):
        pytest.skip(f"Debian's {package} cannot be downloaded")
    for file in found:
        subprocess.run(["dpkg-deb", "-x", file, cache / "x"], check=True, timeout=120)
    (cache / "done").touch()
    return cache / "x"


def weights(name: str, *path: str) -> dict[str, torch.Tensor]:
    """A state dict, without the prefix that DataParallel leaves."""
    state = torch.load(package(name).joinpath(*path), map_location="cpu", weights_only=True)
    return {key.removeprefix("module."): value for key, value in state.items()}


class _Named(type):
    def __getattr__(cls, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        setattr(cls, name, type(name, (_Anything,), {}))
        return cls.__dict__[name]


class _Anything(metaclass=_Named):
    """Stands for any class of a module that is not there; its attributes are such classes too."""

    def __init__(self, *args: object, **kwargs: object):
        pass


class _Finder:
    """Answers every import of torchvision with an empty module: libraries here name it and use nothing of it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if name.split(".")[0] != "torchvision":
            return None
        return importlib.machinery.ModuleSpec(name, _Finder, is_package=True)  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: importlib.machinery.ModuleSpec) -> types.ModuleType:
        module = types.ModuleType(spec.name)

        def attribute(name: str) -> object:
            if name.startswith("__"):
                raise AttributeError(name)
            return _Anything if name[0].isupper() else importlib.import_module(f"{spec.name}.{name}")

        module.__getattr__ = attribute  # type: ignore[attr-defined]
        module.__version__ = "0.28.0"
        return module

    @staticmethod
    def exec_module(module: types.ModuleType) -> None:
        pass


def without_torchvision() -> None:
    """Lets libraries that import torchvision be imported without it."""
    if importlib.util.find_spec("torchvision") is None:
        sys.meta_path.append(_Finder)  # type: ignore[arg-type]
