"""Random programs of a few operators: strict, fuse and the CPU must agree."""

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import support

pytest.importorskip("hypothesis")

UNARY = ("neg", "abs", "exp", "tanh", "relu", "square", "sigmoid", "floor")
BINARY = ("add", "sub", "mul", "maximum", "atan2")
SHAPES = st.sampled_from([(), (3,), (2, 3), (1, 3), (2, 1), (4, 2, 3), (0, 3)])

step = st.one_of(
    st.tuples(st.just("unary"), st.sampled_from(UNARY), st.integers(0, 99)),
    st.tuples(st.just("binary"), st.sampled_from(BINARY), st.integers(0, 99), st.integers(0, 99)),
    st.tuples(
        st.just("scalar"), st.sampled_from(("add", "mul", "sub")), st.integers(0, 99), st.floats(-2, 2, width=16)
    ),
    st.tuples(
        st.just("inplace"),
        st.sampled_from(("add_", "mul_", "clamp_min_")),
        st.integers(0, 99),
        st.floats(-2, 2, width=16),
    ),
    st.tuples(
        st.just("reduce"), st.sampled_from(("sum", "mean", "amax", "cumsum")), st.integers(0, 99), st.integers(-1, 0)
    ),
    st.tuples(
        st.just("view"), st.sampled_from(("t", "slice", "select", "flatten", "unsqueeze", "expand")), st.integers(0, 99)
    ),
    st.tuples(st.just("read"), st.just(""), st.integers(0, 99)),
)


def apply(values, action):
    kind, name, at = action[:3]
    x = values[at % len(values)]
    if kind == "unary":
        values.append(getattr(torch, name)(x))
    elif kind == "binary":
        y = values[action[3] % len(values)]
        try:
            torch.broadcast_shapes(x.shape, y.shape)
        except RuntimeError:
            return
        values.append(getattr(torch, name)(x, y))
    elif kind == "scalar":
        values.append(getattr(torch, name)(x, action[3]))
    elif kind == "inplace":
        if not any(s == 0 and n > 1 for s, n in zip(x.stride(), x.shape, strict=True)):
            getattr(x, name)(action[3])
    elif kind == "reduce":
        if x.dim() and x.shape[action[3]]:
            values.append(getattr(torch, name)(x, action[3]))
    elif kind == "view":
        if name == "t" and x.dim() > 1:
            values.append(x.transpose(0, -1))
        elif name == "slice" and x.dim():
            values.append(x[..., 1:])
        elif name == "select" and x.dim() and x.shape[0]:
            values.append(x[-1])
        elif name == "flatten":
            values.append(x.flatten())
        elif name == "unsqueeze":
            values.append(x.unsqueeze(0))
        elif name == "expand" and x.dim() < 4:
            values.append(x.expand(2, *x.shape))
    elif kind == "read":
        x.cpu()


def run(shapes, program, device):
    generator = torch.Generator().manual_seed(len(program))
    values = [torch.randn(s, generator=generator).to(device) for s in shapes]
    for action in program:
        apply(values, action)
    return [v.cpu() for v in values]


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(SHAPES, min_size=2, max_size=3), st.lists(step, min_size=3, max_size=14))
def test_programs_agree(shapes, program):
    expected = run(shapes, program, "cpu")
    for name in support.MODES:
        with support.mode(name):
            got = run(shapes, program, support.DEVICE)
        for a, b in zip(got, expected, strict=True):
            torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-4, equal_nan=True)
