"""Seeds and generator state. A generator is a seed and an offset on the host: nothing here waits for a device.

Its state is 16 bytes: the seed, then the offset, 8 bytes each, little endian."""

from collections.abc import Iterable

import torch

from .._native import native
from ._index import DeviceLike, device_index


def _generator(device: DeviceLike) -> torch.Generator:
    return native()._default_generator(device_index(device))


def default_generators() -> tuple[torch.Generator, ...]:
    """The generators that calls without one use, by device. Also the attribute `torch.tpu.default_generators`."""
    from . import device_count

    return tuple(_generator(index) for index in range(device_count()))


def manual_seed(seed: int) -> None:
    """Seeds the current device's generator. Nothing happens where there is no device."""
    from . import device_count

    if device_count() > 0:
        _generator(None).manual_seed(int(seed))


def manual_seed_all(seed: int) -> None:
    """Seeds the generators of all devices; `torch.manual_seed` does so too."""
    for generator in default_generators():
        generator.manual_seed(int(seed))


def seed() -> int:
    """Gives the current device's generator a seed from the system, and returns it."""
    return _generator(None).seed()


def seed_all() -> int:
    """Gives all generators one seed from the system, and returns it."""
    drawn = seed()
    manual_seed_all(drawn)
    return drawn


def initial_seed() -> int:
    """The seed of the current device's generator."""
    return _generator(None).initial_seed()


def get_rng_state(device: DeviceLike = "tpu") -> torch.Tensor:
    """State of a device's generator: 16 bytes on the CPU."""
    return _generator(device).get_state()


def set_rng_state(new_state: torch.Tensor, device: DeviceLike = "tpu") -> None:
    """Puts a state that `get_rng_state` gave back."""
    _generator(device).set_state(new_state.cpu())


def get_rng_state_all() -> list[torch.Tensor]:
    """States of all devices' generators."""
    return [generator.get_state() for generator in default_generators()]


def set_rng_state_all(new_states: Iterable[torch.Tensor]) -> None:
    """Puts the states that `get_rng_state_all` gave back."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)
