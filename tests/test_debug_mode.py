"""Debug mode: the first NaN raises where it is made, and what goes wrong on the device raises on its own line."""

import traceback

import pytest
import torch
import torch.nn as nn

from tests import support

pytestmark = pytest.mark.tpu_only
NAN = float("nan")


@pytest.fixture(autouse=True)
def _debug():
    with torch.tpu.eager_mode("debug"):
        yield


@pytest.mark.parametrize(("name", "make"), [
    ("log", lambda x: (x - 2).log()),
    ("div.Tensor", lambda x: (x - x) / (x - x)),
    ("sqrt", lambda x: torch.stack([x, -x]).sqrt().sum()),
    ("mul.Tensor", lambda x: (x / 0) * (x - x)),
    ("_softmax", lambda x: torch.full_like(x, -torch.inf).softmax(0)),
    ("acos", lambda x: (x.to(torch.complex64) * (NAN + 0j)).real.nan_to_num() + (x + 1).acos()),
])  # fmt: skip
def test_the_operator_that_makes_the_first_nan_is_named(d, name, make):
    with pytest.raises(RuntimeError, match=rf"Function '{name}' returned nan values in its 0th output"):
        make(torch.ones(3, device=d))


def test_the_line_is_the_callers(d):
    x = torch.ones(3, device=d)
    try:
        y = x * 2
        y = (x - y).log()  # this line
        y + 1
    except RuntimeError as error:
        assert traceback.extract_tb(error.__traceback__)[-1].line.endswith("# this line")
    else:
        pytest.fail("a NaN went unnoticed")


def test_nan_that_was_given_is_passed_on(d):
    x = torch.tensor([1.0, NAN], device=d)
    assert (x + 1).exp().isnan().tolist() == [False, True]
    assert torch.full((2,), NAN, device=d).isnan().all().item()
    assert (torch.ones(2, device=d) * NAN).isnan().all().item()
    assert torch.ones(2, device=d).fill_(NAN).isnan().all().item()
    ones = torch.ones(2, device=d)
    ones[0] = NAN
    assert ones.masked_fill(ones == 1, NAN).isnan().all().item()
    assert ones.view(torch.int32).view(torch.float32).isnan().tolist() == [True, False]


def test_a_write_that_would_make_nan_leaves_the_tensor(d):
    x = torch.tensor([[1.0, -1.0], [2.0, 3.0]], device=d)
    with pytest.raises(RuntimeError, match=r"Function 'sqrt'"):
        x[0].sqrt_()
    assert x.tolist() == [[1, -1], [2, 3]]
    with pytest.raises(RuntimeError, match=r"Function 'log'"):
        torch.log(x, out=torch.zeros(2, 2, device=d))
    x.abs_().sqrt_()
    assert x[0].tolist() == [1, 1]


def test_nan_of_backward_names_its_operator(d):
    """The well-known one: sqrt at 0 has an infinite gradient, and 0 * inf is NaN."""
    x = torch.zeros(2, device=d, requires_grad=True)
    y = torch.where(x > 0, x.sqrt(), 0)
    with pytest.raises(RuntimeError, match=r"Function 'div.Tensor' returned nan values"):
        y.sum().backward()


def test_looking_for_nan_can_be_left_out(d):
    x = torch.ones(3, device=d)
    with torch.tpu.eager_mode("debug", check_nan=False):
        assert (x - 2).log().isnan().all().item()
        with pytest.raises(RuntimeError), torch.tpu.eager_mode("debug"):
            (x - 2).log()
        assert (x - 2).log().isnan().all().item()
    with pytest.raises(RuntimeError):
        (x - 2).log()
    for other in support.MODES:
        with torch.tpu.eager_mode(other):
            assert (x - 2).log().isnan().all().item()


def test_a_training_step_passes(d):
    net = nn.Sequential(nn.Linear(4, 8), nn.LayerNorm(8), nn.GELU(), nn.Dropout(0.5), nn.Linear(8, 3)).to(d)
    optimizer = torch.optim.AdamW(net.parameters(), 1e-3)
    for _ in range(2):
        loss = nn.functional.cross_entropy(net(torch.randn(5, 4, device=d)), torch.tensor([0, 1, 2, 0, 1], device=d))
        loss.backward()
        optimizer.step()
    assert torch.isfinite(loss.detach().cpu())
