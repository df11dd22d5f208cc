"""Models through the TPU compiler: what a step needs and takes, from weights that are nowhere."""

import json

import pytest
import torch
import torch.nn.functional as F
import typer
from torch import nn
from typer.testing import CliRunner

from tests.aot.__main__ import Answer, Job, judge
from torch_tpu import aot
from torch_tpu.cli.estimate import estimate

LITTLE = aot.LITTLE


@pytest.fixture(autouse=True)
def _installed():
    if not aot.libtpu_version():
        pytest.skip("the TPU compiler is not installed: pip install libtpu==0.0.52")


def net(layers: int = 2, width: int = 1024, dtype: torch.dtype = torch.bfloat16) -> nn.Module:
    with torch.device("meta"):
        return nn.Sequential(*(m for _ in range(layers) for m in (nn.Linear(width, width), nn.ReLU()))).to(dtype)


def batch(rows: int = 512, width: int = 1024, dtype: torch.dtype = torch.bfloat16) -> torch.Tensor:
    return torch.empty(rows, width, dtype=dtype, device="meta")


def test_a_forward_pass():
    e = aot.compile(net(), (batch(),), topology="v5e:1x1", level=LITTLE)
    assert e.fits and not e.message
    flops = 2 * 2 * 512 * 1024 * 1024
    assert flops <= e.flops < 1.02 * flops
    weights = 2 * (1024 * 1024 + 1024) * 2
    assert e.memory["argument"] == pytest.approx(weights + 512 * 1024 * 2, rel=0.01)
    assert e.memory["output"] == 512 * 1024 * 2
    assert e.roofline_seconds < e.seconds < 20 * e.roofline_seconds
    assert 0 < e.mfu < 1
    assert e.lines[0].by == "cycles" and e.lines == sorted(e.lines, key=lambda line: -line.seconds)
    assert sum(line.seconds for line in e.lines) == pytest.approx(e.seconds)


def test_a_step_of_training_keeps_its_state_in_place():
    steps = {}
    for optimizer, copies in (("sgd", 1), ("momentum", 2), ("adamw", 3)):
        steps[optimizer] = e = aot.compile(
            net(), (batch(),), loss=lambda out: out.float().square().mean(), optimizer=optimizer, level=LITTLE
        )
        weights = 2 * (1024 * 1024 + 1024) * 2
        # Everything that is trained, and what the optimizer keeps, is written where it was.
        assert e.memory["alias"] == pytest.approx(copies * weights, rel=0.01)
        assert e.hbm < e.memory["argument"] + e.memory["temp"] + (1 << 20)
    forward = aot.compile(net(), (batch(),), level=LITTLE)
    assert 2.4 < steps["sgd"].flops / forward.flops < 3.1
    assert steps["adamw"].memory["argument"] > steps["sgd"].memory["argument"]


def test_a_function_and_its_gradients():
    x = torch.empty(256, 256, device="meta", requires_grad=True)
    e = aot.compile(lambda x: x @ x, (x,), topology="v6e:1x1", loss=lambda y: y.sum(), level=LITTLE)
    assert e.memory["output"] >= 256 * 256 * 4 and e.fits
    with pytest.raises(ValueError, match="nothing of the model can be trained"):
        aot.compile(lambda x: x @ x, (x,), loss=lambda y: y.sum(), optimizer="sgd")


def test_tied_weights_are_one_argument():
    class Tied(nn.Module):
        def __init__(self):
            super().__init__()
            self.embed, self.head = nn.Embedding(4096, 512), nn.Linear(512, 4096, bias=False)
            self.head.weight = self.embed.weight

        def forward(self, ids):
            return self.head(self.embed(ids))

    with torch.device("meta"):
        model = Tied()
    lowered = aot.lower(model, (torch.empty(8, dtype=torch.int64, device="meta"),))
    assert [size for _, size, _ in lowered.arguments] == [(4096, 512), (8,)]


def test_a_model_that_does_not_fit_says_what_is_large():
    model = net(layers=10, width=32768)  # 20 GiB of weights
    x = batch(8, 32768)
    small, large = (aot.compile(model, (x,), topology=name, level=aot.NONE) for name in ("v5e:1x1", "v6e:1x1"))
    assert not small.fits and large.fits
    assert 20 << 30 <= small.hbm < 21 << 30 and small.hbm_limit < 16 << 30
    assert small.largest[0] == ("0.weight", 2 << 30)
    assert "NO" in str(small) and "0.weight" in str(small) and "CompileTimeHbmOom" in str(small)


def test_warnings():
    x, index = torch.empty(40960, 5, 5, device="meta"), torch.empty(9, dtype=torch.int64, device="meta")
    e = aot.compile(lambda x, i: x.double().exp()[i], (x, index), level=LITTLE)
    assert any("tiles of 8 x 128" in warning for warning in e.warnings)
    assert any("64-bit numbers are emulated" in warning for warning in e.warnings)
    assert any("gathers, the largest gives f32[9,5,5]" in warning for warning in e.warnings)


def test_reports():
    e = aot.compile(net(), (batch(),), level=LITTLE)
    facts = json.loads(e.to_json())
    assert facts["fits"] and facts["lines"][0]["cycles"] > 0
    assert "MFU" in str(e) and "<div class=cycles style='width:100.00%'>" in e.to_html()


def test_precision_costs_what_it_costs():
    x = batch(2048, 1024, torch.float32)
    found = {}
    for precision in ("default", "high", "highest"):
        with torch.tpu.precision(precision):
            found[precision] = aot.compile(net(1, dtype=torch.float32), (x,), level=aot.FULL).seconds
    assert 2 < found["high"] / found["default"] < 4 < found["highest"] / found["default"] < 8


def test_attention_reaches_the_flash_kernel():
    q = torch.empty(2, 8, 2048, 128, dtype=torch.bfloat16, device="meta")
    e = aot.compile(lambda q, k, v: F.scaled_dot_product_attention(q, k, v), (q, q.clone(), q.clone()))
    scores = 2 * 8 * 2048 * 2048 * 2
    assert e.memory["temp"] < scores / 4
    assert any("tpu_custom_call" in line.name for line in e.lines)
    q, k, v = (q.clone().requires_grad_() for _ in range(3))
    e = aot.compile(
        lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        (q, k, v),
        loss=lambda out: out.float().square().sum(),
        level=LITTLE,
    )
    products = 6 * 2 * 2 * 8 * 2048 * 2048 * 128  # two forward, four backward: the scores are not made twice
    assert e.fits and products <= e.flops < 1.1 * products


def test_refusals_are_judged(capsys):
    fine = Answer(Job("add.Tensor", "v5e:1x1"), "", 0.1, False)
    refused = Answer(Job("add.Tensor", "v6e:1x1"), "Custom emitter for lapack_sgetrf_ffi not found", 0.1, False)
    assert judge([fine]) == 0
    assert judge([fine, refused]) == 1
    assert "add.Tensor on v6e:1x1 is refused:\n  Custom emitter" in capsys.readouterr().out


SCRIPT = """
import torch
def train():
    with torch.device("meta"):
        model = torch.nn.Linear(1024, 1024).bfloat16()
        x = torch.empty(512, 1024, dtype=torch.bfloat16)
    return {"model": model, "args": (x,), "loss": lambda o: o.float().mean(), "optimizer": "adamw", "tokens": 512}
"""


def test_the_command(tmp_path):
    (tmp_path / "model.py").write_text(SCRIPT)
    app = typer.Typer()
    app.command()(estimate)
    asked = [f"{tmp_path}/model.py:train", "--topology", "v5e:1x1", "--topology", "tpu7x:1x1x1"]
    done = CliRunner().invoke(app, [*asked, "--price", "2", "--json", "--html", f"{tmp_path}/pages"])
    assert done.exit_code == 0, done.output
    rows = {row["topology"]: row for row in json.loads(done.stdout)["topologies"]}
    for name, devices in (("v5e:1x1", 1), ("tpu7x:1x1x1", 2)):
        row = rows[name]
        assert row["fits"] and row["tokens_per_second"] == pytest.approx(512 / row["seconds"])
        dollars = 2 / devices / 3600 / row["tokens_per_second"] * 1e6
        assert row["usd_per_million_tokens"] == pytest.approx(dollars)
    assert len(list((tmp_path / "pages").glob("*.html"))) == 2
    done = CliRunner().invoke(app, asked[:3])
    assert done.exit_code == 0 and "tokens/s" in done.output
    for wrong in ([asked[0], "--topology", "v9:1"], ["no_such.py"], [f"{tmp_path}/model.py:other"]):
        assert CliRunner().invoke(app, wrong).exit_code == 2
