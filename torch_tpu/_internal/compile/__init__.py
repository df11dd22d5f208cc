"""For vLLM and scripts that import it to register the backend "tpu", which is registered anyway. Public name:
torch.compile(backend="tpu")."""

from ._backend import TpuBackend

__all__ = ["TpuBackend"]
