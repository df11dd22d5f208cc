"""The path under which helion loads the device where autoload is off. Public name: import torch_tpu."""


def load() -> None:
    """Nothing: importing this package has registered the device, and its first use starts it."""
