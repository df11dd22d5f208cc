"""torch.export programs as StableHLO."""

import torch
from torch import nn

import torch_tpu.export


class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 3)
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x, scale=2.0):
        self.calls += 1
        return torch.relu(self.linear(x)) * scale


def test_a_module_with_parameters_and_a_buffer():
    program = torch.export.export(Counter(), (torch.randn(5, 4),))
    before = torch.tpu.counters()["compiles"]
    text = torch_tpu.export.stablehlo(program)
    assert torch.tpu.counters()["compiles"] == before
    signature = text[text.index("@main") : text.index(") -> (")]
    assert signature.count(": tensor<") == 4  # weight, bias, calls, x
    for shape in ("3x4xf32", "3xf32", "f32", "5x4xf32"):
        assert f": tensor<{shape}>" in signature
    results = text[text.index(") -> (") :].split("{", 1)[0]
    assert results.count("tensor<") == 2  # calls, y
    assert "tensor<5x3xf32>" in results
    assert "stablehlo.dot_general" in text or "stablehlo.multiply" in text


def test_it_is_what_torch_compile_makes():
    def function(x):
        return x.softmax(-1) @ x.t()

    class Module(nn.Module):
        def forward(self, x):
            return function(x)

    text = torch_tpu.export.stablehlo(torch.export.export(Module(), (torch.randn(6, 8),)))
    assert text.count("stablehlo.exponential") == 1
    assert "stablehlo.dot_general" in text or "stablehlo.multiply" in text
