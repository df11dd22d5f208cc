"""Streams and events. A device is one queue in program order, so every stream of it is a name for that queue: an order
between two of them always holds, and code written for many streams runs unchanged. Events wait truly."""

import torch

from ._index import DeviceLike, current_device, device_index

Stream = torch.Stream
Event = torch.Event


def current_stream(device: DeviceLike = None) -> torch.Stream:
    """The calling thread's current stream of a device."""
    return torch.accelerator.current_stream(device_index(device))


def default_stream(device: DeviceLike = None) -> torch.Stream:
    """The stream that a device starts with."""
    index = device_index(device)
    kind = torch._C._autograd.DeviceType.PrivateUse1.value
    return torch.Stream(stream_id=0, device_index=index, device_type=kind)


def set_stream(stream: torch.Stream | None) -> None:
    """Makes a stream, and its device, the current one. None changes nothing."""
    if stream is not None:
        torch.accelerator.set_stream(stream)


class StreamContext:
    """Context manager: the current stream inside is `stream`. None changes nothing."""

    def __init__(self, stream: torch.Stream | None) -> None:
        self.stream = stream
        self.device = 0
        self.before: list[torch.Stream] = []

    def __enter__(self) -> torch.Stream | None:
        if self.stream is not None:
            self.device = current_device()
            self.before.append(current_stream(self.stream.device))
            torch.accelerator.set_stream(self.stream)
        return self.stream

    def __exit__(self, *exception: object) -> None:
        if self.stream is not None:
            torch.accelerator.set_stream(self.before.pop())
            torch.accelerator.set_device_index(self.device)


def stream(stream: torch.Stream | None) -> StreamContext:
    """`with torch.tpu.stream(s):` makes `s` the current stream inside."""
    return StreamContext(stream)
