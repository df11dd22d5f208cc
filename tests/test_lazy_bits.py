"""Conjugation and negation that torch leaves for later: every way they reach a kernel."""

import torch

A = torch.tensor([[1 + 2j, -3 + 0.5j], [0.25 - 1j, 2 + 2j]])


def test_lazy_bits_are_resolved(d, mode):
    t = A.to(d)
    assert torch.equal(t.conj().clone().cpu(), A.conj().clone())
    assert torch.equal(t.mH.contiguous().cpu(), A.mH.contiguous())
    torch.testing.assert_close((t @ t.mH).cpu(), A @ A.mH)
    assert torch.equal(t.conj().imag.clone().cpu(), A.conj().imag.clone())
    assert torch.equal(t.conj().cpu(), A.conj())


def test_complex_gradients(d, mode):
    def gradient(x: torch.Tensor) -> torch.Tensor:
        x = x.clone().requires_grad_()
        ((x @ x.T).exp().abs().sum() + x.log().imag.sum()).backward()
        return x.grad.cpu()

    torch.testing.assert_close(gradient(A.to(d)), gradient(A), rtol=1e-4, atol=1e-4)
