"""accelerate on the device: it finds it, trains on it, and its checkpoints hold the device's random state."""

import os
import subprocess
import sys

import pytest
import torch

from tests import support

accelerate = pytest.importorskip("accelerate")
pytestmark = pytest.mark.tpu_only

SCRIPT = """
import torch
from accelerate import Accelerator

accelerator = Accelerator(gradient_accumulation_steps=2, mixed_precision="bf16")
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
optimizer = torch.optim.AdamW(model.parameters(), lr=0.05)
x = torch.randn(32, 4)
data = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8)
model, optimizer, data = accelerator.prepare(model, optimizer, data)
losses = []
for _ in range(10):
    for inputs, wanted in data:
        with accelerator.accumulate(model):
            loss = torch.nn.functional.mse_loss(model(inputs), wanted)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        losses.append(loss.item())
print(accelerator.device, next(model.parameters()).device, accelerator.num_processes, losses[-1] < losses[0] / 4)
"""


@pytest.fixture(autouse=True)
def _fresh():
    accelerate.state.AcceleratorState._reset_state(True)
    accelerate.state.GradientState._reset_state()
    yield
    accelerate.state.AcceleratorState._reset_state(True)
    accelerate.state.GradientState._reset_state()


def test_it_finds_the_device():
    accelerator = accelerate.Accelerator()
    assert accelerator.device.type == "tpu" and accelerator.num_processes == 1


def test_the_cpu_can_still_be_asked_for():
    assert accelerate.Accelerator(cpu=True).device.type == "cpu"


def test_states_resume_bit_equal(tmp_path):
    def make():
        torch.manual_seed(1)
        model = torch.nn.Sequential(torch.nn.Linear(4, 32), torch.nn.Dropout(0.5), torch.nn.Linear(32, 1))
        return accelerator.prepare(model, torch.optim.Adam(model.parameters(), lr=0.01))

    def steps(model, optimizer, count):
        for _ in range(count):
            loss = model(torch.ones(16, 4, device=accelerator.device)).square().mean()
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        return [p.detach().cpu() for p in model.parameters()]

    accelerator = accelerate.Accelerator()
    model, optimizer = make()
    steps(model, optimizer, 3)
    accelerator.save_state(str(tmp_path))
    expected = steps(model, optimizer, 3)
    accelerator.load_state(str(tmp_path))
    again = steps(model, optimizer, 3)
    assert all(torch.equal(a, b) for a, b in zip(again, expected, strict=True))


def test_a_launched_script_runs_unchanged(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import torch_tpu\n" + SCRIPT)  # torch itself loads an installed package
    path = os.pathsep.join([str(support.ROOT), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "accelerate.commands.launch", "--num_processes", "1", str(script)]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, timeout=300, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().splitlines()[-1] == "tpu tpu:0 1 True"
