"""The backend "tpu" of torch.compile: Dynamo's graphs become programs of the device.

torch finds it through the entry point `torch_dynamo_backends`; importing torch_tpu does not import this package.
"""

from .backend import tpu

__all__ = ["tpu"]
