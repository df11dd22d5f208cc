"""Rows of fake quantization, of products of quantized matrices, and of jagged tensors."""

import torch

from tests.ops.cases import _floats, case

aten = torch.ops.aten
X = torch.tensor([[-3.0, -0.26, 0.24, 0.26], [9.0, float("inf"), 0.0, -0.9], [0.51, 0.5, 0.1, -7.0]])
CHANNELS = (torch.tensor([0.3, 0.2, 0.5]), torch.tensor([1, 0, 2], dtype=torch.int32))

case("fake_quantize_per_tensor_affine_cachemask", aten.fake_quantize_per_tensor_affine_cachemask, X, 0.5, 1, 0, 4)
case(
    "fake_quantize_per_tensor_affine_cachemask",
    lambda x: torch.fake_quantize_per_tensor_affine(x, 0.1, 3, -8, 7),
    _floats(4, 5, grad=True),
)
for on in (0, 1):
    case(
        "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams",
        aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams,
        X,
        torch.tensor([0.5]),
        torch.tensor([1], dtype=torch.int32),
        torch.tensor([on]),
        0,
        4,
    )
case(
    "fake_quantize_per_channel_affine_cachemask",
    lambda x, s, z: torch.fake_quantize_per_channel_affine(x, s, z, 0, -8, 7),
    _floats(3, 4, grad=True),
    *CHANNELS,
)


def _learn_one(x: torch.Tensor, scale: torch.Tensor, zero: torch.Tensor) -> torch.Tensor:
    return torch._fake_quantize_learnable_per_tensor_affine(x, scale, zero, 0, 4, 0.7)


def _learn_each(x: torch.Tensor, scale: torch.Tensor, zero: torch.Tensor) -> torch.Tensor:
    return torch._fake_quantize_learnable_per_channel_affine(x, scale, zero, 0, 0, 4, 0.7)


def _parameter(*values: float) -> torch.Tensor:
    return torch.tensor(values, requires_grad=True)


for suffix in ("", "_backward"):
    one = (_floats(3, 4, grad=True), _parameter(0.3), _parameter(1.2))
    case("_fake_quantize_learnable_per_tensor_affine" + suffix, _learn_one, *one)
    each = (_floats(3, 4, grad=True), _parameter(0.3, 0.2, 0.5), _parameter(1.0, 0.4, 2.0))
    case("_fake_quantize_learnable_per_channel_affine" + suffix, _learn_each, *each)

EIGHTS = [_floats(4, 32).to(torch.float8_e4m3fn), _floats(16, 32).to(torch.float8_e4m3fn).t()]
for scales in ((torch.tensor(2.0), torch.tensor(3.0)), (torch.rand(4, 1) + 1, torch.rand(1, 16) + 1)):
    case("_scaled_mm", lambda a, b, s, t: torch._scaled_mm(a, b, s, t, out_dtype=torch.bfloat16), *EIGHTS, *scales)
case(
    "_scaled_mm",
    lambda a, b, s, bias: torch._scaled_mm(a, b, s, s, bias, out_dtype=torch.bfloat16),
    *EIGHTS,
    torch.tensor(0.5),
    _floats(16).bfloat16(),
)
case(
    "_weight_int8pack_mm",
    aten._weight_int8pack_mm,
    _floats(32, 64).bfloat16(),
    torch.arange(16 * 64).remainder(7).sub(3).to(torch.int8).view(16, 64),
    torch.linspace(0.01, 0.1, 16).bfloat16(),
)

OFFSETS = torch.tensor([0, 2, 2, 5])
for length in (4, 2):
    case(
        "_jagged_to_padded_dense_forward",
        lambda x, o, n: aten._jagged_to_padded_dense_forward(x, [o], [n], -1.0),
        _floats(5, 2),
        OFFSETS,
        length,
    )
case("_convert_indices_from_coo_to_csr", lambda x: x.relu().to_sparse_csr().crow_indices(), _floats(5, 4))
for transposed in (False, True):
    case(
        "_convert_indices_from_csr_to_coo",
        lambda starts, columns, t: torch._convert_indices_from_csr_to_coo(starts, columns, out_int32=True, transpose=t),
        torch.tensor([0, 2, 2, 3]),
        torch.tensor([1, 4, 0]),
        transposed,
    )
