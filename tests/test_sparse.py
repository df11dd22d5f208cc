"""Sparse tensors: conversions, sums, matrix products and their gradients; jagged nested tensors."""

import pytest
import torch

from tests.support import DEVICE

pytestmark = pytest.mark.filterwarnings("ignore")
CPU = "cpu"


def matrix(*size):
    x = torch.randn(*size, generator=torch.Generator().manual_seed(sum(size)))
    return torch.where(x.abs() < 0.7, 0.0, x)


X, B = matrix(4, 6), torch.randn(6, 3, generator=torch.Generator().manual_seed(1))
LAYOUTS = [torch.sparse_coo, torch.sparse_csr, torch.sparse_csc, torch.sparse_bsr, torch.sparse_bsc]


def sparse(x, layout):
    return x.to_sparse(layout=layout, blocksize=(2, 3) if layout in LAYOUTS[3:] else None)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_there_and_back(layout):
    s = sparse(X.to(DEVICE), layout)
    assert s.layout == layout and s.device.type == torch.device(DEVICE).type
    assert torch.equal(s.to_dense().cpu(), X)
    assert torch.equal(s.cpu().to_dense(), X)
    assert torch.equal(sparse(X, layout).to(DEVICE).to_dense().cpu(), X)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_matrix_products(layout):
    s, b, start = sparse(X.to(DEVICE), layout), B.to(DEVICE), torch.ones(4, 3, device=DEVICE)
    torch.testing.assert_close((s @ b).cpu(), X @ B)
    torch.testing.assert_close(torch.addmm(start, s, b, beta=2, alpha=3).cpu(), 2 + 3 * (X @ B))


def test_products_of_coordinates():
    s, b = X.to(DEVICE).to_sparse(), B.to(DEVICE)
    torch.testing.assert_close((b.t() @ s.t()).cpu(), B.t() @ X.t())
    torch.testing.assert_close(torch.sparse.mm(s, b.to_sparse()).to_dense().cpu(), X @ B)


def test_matrices_of_zeros():
    s = torch.zeros(4, 6, device=DEVICE).to_sparse_csr()
    assert s._nnz() == 0 and torch.equal((s @ B.to(DEVICE)).cpu(), torch.zeros(4, 3))
    a, b = torch.randn(4, 2, device=DEVICE), torch.randn(2, 6, device=DEVICE)
    assert torch.sparse.sampled_addmm(s, a, b).values().shape == (0,)


def test_gradients_of_a_product():
    def run(device):
        s, b = X.to(device).to_sparse().requires_grad_(), B.to(device).requires_grad_()
        torch.sparse.mm(s, b).square().sum().backward()
        return s.grad.to_dense().cpu(), b.grad.cpu()

    torch.testing.assert_close(run(DEVICE), run(CPU))


def test_equal_coordinates_add_up():
    places, values = torch.tensor([[0, 1, 0, 1], [2, 0, 2, 1]]), torch.tensor([[1.0, 5], [2, 6], [3, 7], [4, 8]])
    got, expected = (torch.sparse_coo_tensor(places, values, (2, 3, 2), device=d).coalesce() for d in (DEVICE, CPU))
    assert got.is_coalesced() and torch.equal(got.indices().cpu(), expected.indices())
    assert torch.equal(got.values().cpu(), expected.values())
    dense = torch.ones(2, 3, 2)
    assert torch.equal((got + got).to_dense().cpu(), (expected + expected).to_dense())
    assert torch.equal((dense.to(DEVICE) + got).cpu(), dense + expected)
    assert torch.equal(dense.to(DEVICE).add_(got, alpha=-2).cpu(), dense.add(expected, alpha=-2))
    assert torch.equal((got * 3).to_dense().cpu(), (expected * 3).to_dense())
    assert got.sum().item() == 36 and torch.equal((-got).to_dense().cpu(), -expected.to_dense())


@pytest.mark.parametrize("optimizer", [torch.optim.SGD, torch.optim.SparseAdam])
def test_sparse_gradients_of_embeddings(optimizer):
    def run(device):
        torch.manual_seed(0)
        net = torch.nn.Embedding(10, 4, sparse=True).to(device)
        steps = optimizer(net.parameters(), lr=0.1)
        for _ in range(2):
            steps.zero_grad()
            net(torch.tensor([1, 2, 1], device=device)).square().sum().backward()
            assert net.weight.grad.layout == torch.sparse_coo
            steps.step()
        return net.weight.detach().cpu()

    torch.testing.assert_close(run(DEVICE), run(CPU))


@pytest.mark.tpu_only
def test_what_is_missing_says_so():
    s = X.to(DEVICE).to_sparse()
    with pytest.raises(NotImplementedError, match="cumsum.*not implemented for sparse tensors on tpu"):
        torch.cumsum(s, 0)
    with pytest.raises(RuntimeError, match="0 <= col_indices < ncols"):
        torch.sparse_csr_tensor([0, 1, 2], [0, 5], [1.0, 2.0], (2, 2), device=DEVICE, check_invariants=True)


def nested(device):
    return torch.nested.nested_tensor(
        [torch.arange(6.0).view(3, 2), torch.ones(0, 2), torch.arange(4.0).view(2, 2)],
        layout=torch.jagged,
        device=device,
    )


def test_jagged_tensors():
    linear = torch.nn.Linear(2, 3)
    expected, padded = linear(nested(CPU).sin()), nested(CPU).to_padded_tensor(-1.0)
    linear.to(DEVICE)
    got = linear(nested(DEVICE).sin())
    torch.testing.assert_close(got.values().cpu(), expected.values())
    assert torch.equal(nested(DEVICE).to_padded_tensor(-1.0).cpu(), padded)
    assert [t.shape[0] for t in got.unbind()] == [3, 0, 2]
    back = torch.ops.aten._padded_dense_to_jagged_forward(padded.to(DEVICE), [nested(DEVICE).offsets()])
    assert torch.equal(back.cpu(), nested(CPU).values())
