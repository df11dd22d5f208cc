"""Precision of float32 products: what a TPU computes in one, three and six passes, on the embedded device."""

import threading

import pytest
import torch
import torch.nn.functional as F

from torch_tpu import numerics

pytestmark = pytest.mark.tpu_only
PASSES = ("default", "high", "highest")


@pytest.fixture(autouse=True)
def _as_it_was():
    yield
    torch.set_float32_matmul_precision("highest")
    assert torch.tpu.get_precision() == "native"


def rounded(t: torch.Tensor) -> torch.Tensor:
    return t.to(torch.bfloat16).double()


def error(got: torch.Tensor, exact: torch.Tensor) -> float:
    return ((got.cpu().double() - exact).norm() / exact.norm()).item()


def operands():
    return torch.randn(3, 17, 64), torch.randn(3, 64, 33)


def test_one_pass_is_the_product_of_rounded_operands(d, mode):
    x, y = operands()
    with torch.tpu.precision("default"):
        got = torch.einsum("bij,bjk->bik", x.to(d), y.to(d))
    assert error(got, rounded(x) @ rounded(y)) < 1e-6
    assert error(got, x.double() @ y.double()) > 1e-4


def test_errors_shrink_with_the_passes(d, mode):
    x, y = operands()
    exact, found = x.double() @ y.double(), {}
    for precision in PASSES:
        with torch.tpu.precision(precision):
            found[precision] = error(torch.einsum("bij,bjk->bik", x.to(d), y.to(d)), exact)
    assert found["default"] > 100 * found["high"] > 1000 * found["highest"]
    assert found["highest"] < 2 * error(x @ y, exact) + 1e-7


@pytest.mark.parametrize(
    "product",
    [
        lambda x, y: F.conv1d(x, y.transpose(0, 2)[:, :17, :3].contiguous()),
        lambda x, y: F.linear(x, y[0].t()),
        lambda x, y: torch.addmm(torch.ones_like(y[0][0]), x[0], y[0]),
        lambda x, y: F.scaled_dot_product_attention(x, x, x),
        lambda x, y: torch.tensordot(x, y, dims=([2], [1])),
    ],
)
def test_every_product_heeds_it(d, product):
    x, y = operands()
    exact, found = product(x.double(), y.double()), []
    for precision in PASSES:
        with torch.tpu.precision(precision):
            found.append(error(product(x.to(d), y.to(d)), exact))
    assert found[0] > 20 * found[1] > 20 * found[2]


def test_infinite_and_huge_operands(d):
    x = torch.ones(16, 64)
    x[0, 0], x[1, 1], x[2, 2] = float("inf"), float("nan"), -float("inf")
    y = torch.ones(64, 32)
    for precision in PASSES:
        with torch.tpu.precision(precision):
            torch.testing.assert_close(x.to(d) @ y.to(d), (x @ y).to(d), equal_nan=True)


def test_other_dtypes_are_left_alone(d):
    x, y = operands()
    for dtype in (torch.float64, torch.bfloat16, torch.float16, torch.complex64):
        a, b = x.to(dtype).to(d), y.to(dtype).to(d)
        plain = a @ b
        with torch.tpu.precision("default"):
            assert torch.equal(a @ b, plain)


def test_torchs_switch_is_followed(d):
    x, y = operands()
    x, y = x.to(d), y.to(d)
    found = {}
    for name in ("highest", "high", "medium"):
        torch.set_float32_matmul_precision(name)
        found[name] = x @ y
        with torch.tpu.precision("medium"):
            assert torch.tpu.get_precision() == "default"
            medium = x @ y
    assert torch.equal(medium, found["medium"]) and not torch.equal(medium, found["high"])
    torch.set_float32_matmul_precision("highest")
    with torch.tpu.precision("native"):
        assert torch.equal(x @ y, found["highest"])
    torch.backends.tpu.set_precision("high")
    assert torch.equal(x @ y, found["high"]) and torch.backends.tpu.get_precision() == "high"
    with pytest.raises(ValueError, match="one of default, high, highest, native"):
        torch.tpu.precision("best")


def test_it_is_a_threads_own(d):
    seen = []
    with torch.tpu.precision("default"):
        thread = threading.Thread(target=lambda: seen.append(torch.tpu.get_precision()))
        thread.start(), thread.join()

        @torch.tpu.precision("high")
        def inner():
            return torch.tpu.get_precision()

        assert inner() == "high" and torch.tpu.get_precision() == "default"
    assert seen == ["native"]


def test_programs_of_two_precisions_do_not_meet(d, mode):
    x, y = operands()
    x, y = x.to(d), y.to(d)
    results = {}
    for _ in range(2):
        for precision in (*PASSES, "native"):
            with torch.tpu.precision(precision):
                results.setdefault(precision, []).append((x @ y).cpu())
    for a, b in results.values():
        assert torch.equal(a, b)
    assert not torch.equal(results["default"][0], results["high"][0])


def gradients(d, x, w, precision, outside):
    x, w = x.to(d).requires_grad_(), w.to(d).requires_grad_()
    with torch.tpu.precision(precision):
        y = x @ w
        if not outside:
            y.sum().backward()
    if outside:
        y.sum().backward()
    return x.grad, w.grad


def test_backward_has_forwards(d, mode):
    x, w = torch.randn(40, 64), torch.randn(64, 24)
    for precision in ("default", "high", "native"):
        inside, outside = (gradients(d, x, w, precision, outside) for outside in (False, True))
        for a, b in zip(inside, outside, strict=True):
            assert torch.equal(a, b)
        if precision == "default":
            assert error(outside[1], rounded(x).t() @ torch.ones(40, 24).double()) < 1e-6
    s = torch.Stream("tpu")  # a stream of the user's does not lose it
    with torch.tpu.precision("default"), torch.tpu.stream(s):
        assert torch.tpu.get_precision() == "default"
    assert torch.tpu.get_precision() == "native"


def test_compiled_graphs_have_it(d):
    x, w = torch.randn(40, 64), torch.randn(64, 24)

    def loss(x, w):
        return (x @ w).relu().square().sum()

    compiled = torch.compile(loss)
    found = {}
    for precision in ("native", "default", "native", "high"):
        a, b = x.to(d).requires_grad_(), w.to(d).requires_grad_()
        with torch.tpu.precision(precision):
            value = compiled(a, b)
        value.backward()
        c, e = x.to(d).requires_grad_(), w.to(d).requires_grad_()
        with torch.tpu.precision(precision):
            eager = loss(c, e)
        eager.backward()
        torch.testing.assert_close(value, eager, rtol=1e-6, atol=1e-6)
        torch.testing.assert_close(b.grad, e.grad, rtol=1e-6, atol=1e-4)
        found[precision] = b.grad.cpu()
    assert error(found["default"], found["native"].double()) > 100 * error(found["high"], found["native"].double())


def test_training_under_each(d, mode):
    x, target = torch.randn(64, 32), torch.randn(64, 8)

    def train(device, precision):
        torch.manual_seed(1)
        net = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.Tanh(), torch.nn.Linear(64, 8)).to(device)
        optimizer = torch.optim.SGD(net.parameters(), lr=0.05)
        for _ in range(10):
            optimizer.zero_grad()
            if precision:
                with torch.tpu.precision(precision):
                    loss = F.mse_loss(net(x.to(device)), target.to(device))
            else:
                loss = F.mse_loss(net(x.to(device)), target.to(device))
            loss.backward()
            optimizer.step()
        return torch.cat([p.detach().cpu().double().flatten() for p in net.parameters()])

    reference = train("cpu", None)
    errors = [error(train(d, precision), reference) for precision in PASSES]
    assert errors[0] > 10 * errors[1] > 10 * errors[2]
    assert errors[2] < 1e-6


def test_what_a_tpu_is_told(d):
    """The text for a TPU says it by attribute: HIGHEST where nobody asked, for float32 is float32."""
    from torch_tpu.compile.walk import Walk

    graph = torch.fx.symbolic_trace(lambda x, y: torch.ops.aten.bmm.default(x, y))
    x, y = (torch.empty_like(t, device="meta") for t in operands())
    lower = torch_tpu_lower(graph, Walk)
    assert lower(x, y).count("precision HIGHEST") == 2
    assert "#stablehlo<precision" not in lower(x.bfloat16(), y.bfloat16())
    for precision, text in (("default", "DEFAULT"), ("high", "HIGH"), ("highest", "HIGHEST"), ("native", "HIGHEST")):
        with torch.tpu.precision(precision):
            assert f"[#stablehlo<precision {text}>, #stablehlo<precision {text}>]" in lower(x, y)


def torch_tpu_lower(graph, walk):
    from torch_tpu._native import native

    def lower(*arguments):
        compiled = native().CompiledGraph("a graph", walk(graph, lambda node: None, 0), 0)
        return compiled.lower(list(arguments), "tpu")

    return lower


def test_where_a_model_parts(d):
    torch.manual_seed(3)
    net = torch.nn.Sequential(
        torch.nn.Linear(64, 128), torch.nn.GELU(), torch.nn.Linear(128, 32), torch.nn.Dropout(0.1)
    ).to(d)
    found = numerics.compare(net, (torch.randn(40, 64, device=d),))
    assert [layer.name for layer in found.layers] == ["0", "1", "2", "3", ""]
    for layer in found.layers:
        assert layer.errors["default"] > 50 * layer.errors["high"] > 50 * layer.errors["highest"]
        assert 1e-4 < layer.errors["default"] < 2e-2
    assert found.worst() in found.layers and "0 Linear" in str(found) and found.to_html().count("<div") == 5
    same = numerics.compare(net, (torch.randn(40, 64, device=d),), modes=("native",))
    assert all(layer.errors["native"] == 0 for layer in same.layers)
