"""Reports about memory: strides, views, in-place writes, .data, out=, repr after a failure.

Each test states the value that the CPU gives. The C numbers are those of the project's list of reports."""

import pytest
import torch
import torch.nn.functional as F

from tests import support

pytestmark = pytest.mark.usefixtures("mode")


def test_c42_inplace_on_strided_operands(d):
    x = torch.arange(6.0, device=d).reshape(2, 3).t()
    x.addcdiv_(torch.ones(3, 2, device=d), torch.full((3, 2), 2.0, device=d))
    assert x.tolist() == [[0.5, 3.5], [1.5, 4.5], [2.5, 5.5]]
    b = torch.zeros(4, 4, device=d)
    b[:, 2].uniform_(1, 2)
    c = b.cpu()
    assert ((c[:, 2] >= 1) & (c[:, 2] < 2)).all() and c.sum() == c[:, 2].sum()
    y = torch.randn(2, 3, 4)
    torch.testing.assert_close(F.softplus(y.to(d).moveaxis(0, 2)).cpu(), F.softplus(y).moveaxis(0, 2))
    w, v = torch.randn(3, 5), torch.randn(2, 3)
    torch.testing.assert_close(F.linear(v.to(d), w.to(d).t()).cpu(), F.linear(v, w.t()))


def test_c43_strides_survive_the_trip(d):
    t = torch.arange(6).reshape(3, 2).t()
    moved = t.to(d)
    assert moved.stride() == t.stride()
    assert (moved + 0).cpu().tolist() == [[0, 2, 4], [1, 3, 5]]
    assert moved.cpu().tolist() == [[0, 2, 4], [1, 3, 5]]
    image = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    assert image.to(d).is_contiguous(memory_format=torch.channels_last)
    assert torch.equal(image.to(d).cpu(), image)


def test_c45_data_rules(d):
    x = torch.zeros(10, device=d)
    y = x.view(2, 5)
    x.data.add_(1)
    assert y.sum().item() == 10
    x.data = x.data + 1
    assert y.sum().item() == 10 and x.sum().item() == 20


def test_c47_index_copy_and_out_view(d):
    t = torch.zeros(6, 2, device=d)
    t.index_copy_(0, torch.tensor([5, 0, 3], device=d), torch.arange(6.0, device=d).reshape(3, 2))
    assert t.tolist() == [[2, 3], [0, 0], [0, 0], [4, 5], [0, 0], [0, 1]]
    source = torch.arange(6.0, device=d).reshape(3, 2)
    o = torch.zeros(4, device=d)
    torch.index_select(source, 0, torch.tensor([2, 0], device=d), out=o.view(2, 2))
    assert o.tolist() == [4, 5, 0, 1]


@pytest.mark.tpu_only
def test_c90_repr_after_an_error(d):
    x = torch.ones(2, 3, device=d)
    assert "tensor(" in repr(x) and "tpu" in repr(x)
    with pytest.raises(RuntimeError):
        x @ x
    assert "1., 1., 1." in repr(x)
    assert "tpu" in repr(torch.nn.Parameter(x))


@pytest.mark.tpu_only
def test_c90_repr_of_what_could_not_be_computed(d):
    """Metadata and the reason, never a second exception. Reading raises, and the rest stays usable."""
    x = torch.ones(3, 7, device=d)
    with torch.tpu.eager_mode("fuse"):
        torch.tpu.synchronize()
        with support.environment(TORCH_TPU_XLA_OPTIONS="no_such_option=1"):
            y = (x * 2).expm1()
            with pytest.raises(RuntimeError, match="no_such_option"):
                torch.tpu.synchronize()
        for shown in (repr(y), str([y]), repr(torch.nn.Parameter(y)), f"{y[0]}"):
            assert "<unavailable: tpu: compiling " in shown and "no_such_option" in shown
            assert "tpu:0" in shown and "dtype=torch.float32" in shown
        assert "size=(3, 7)" in repr(y)
        with pytest.raises(RuntimeError, match="no_such_option"):
            y.tolist()
        assert (x * 2).sum().item() == 42


@pytest.mark.tpu_only
def test_reads_and_writes_do_not_fall_back_to_the_cpu(d):
    before = support.counters()
    x = torch.zeros(8, 8, device=d)
    x[2:4, ::2] = 1
    x.t()[1].add_(2)
    support.synchronize()
    assert support.counters()["d2h_bytes"] == before["d2h_bytes"]
