"""transformers.Trainer (5.24) saves the random state of the devices it knows: without this one's, a run that is resumed
draws other dropout masks than the run that went on."""

import functools
import os
from types import ModuleType
from typing import Any

import torch

from .. import tpu

_KEY = "tpu"


def adapt(trainer: ModuleType) -> None:
    _adapt_trainer(trainer.Trainer)


def _adapt_trainer(cls: Any) -> None:
    save, load = cls._save_rng_state, cls._load_rng_state

    @functools.wraps(save)
    def _save_rng_state(self: Any, output_dir: str) -> None:
        save(self, output_dir)
        path = _file(self, output_dir)
        if self.args.device.type == "tpu" and os.path.exists(path):
            states = _read(path)
            states.setdefault(_KEY, tpu.get_rng_state_all())
            torch.save(states, path)

    @functools.wraps(load)
    def _load_rng_state(self: Any, checkpoint: str | None) -> None:
        load(self, checkpoint)
        path = _file(self, checkpoint) if checkpoint is not None else ""
        if self.args.device.type == "tpu" and os.path.exists(path):
            states = _read(path)
            if _KEY in states:
                tpu.set_rng_state_all(states[_KEY])

    cls._save_rng_state, cls._load_rng_state = _save_rng_state, _load_rng_state


def _read(path: str) -> dict[str, Any]:
    from transformers.trainer_pt_utils import safe_globals

    with safe_globals():
        return torch.load(path, weights_only=True)


def _file(trainer: Any, folder: str) -> str:
    if trainer.args.world_size > 1:
        return os.path.join(folder, f"rng_state_{trainer.args.process_index}.pth")
    return os.path.join(folder, "rng_state.pth")
