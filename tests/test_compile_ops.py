"""Every operator of torch's own list as a program of torch.compile gives what strict gives, of the random stream
too. Without Dynamo, which would take most of the time: the graph is the call itself."""

import pytest
import torch
from torch.testing._internal import common_methods_invocations as listed
from torch.utils import _pytree as pytree

from tests import support

pytestmark = [pytest.mark.tpu_only, pytest.mark.slow]

# Values are what was in memory.
UNSPECIFIED = {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided"}
NAMES = sorted({info.full_name for info in listed.op_db if torch.float32 in info.supported_dtypes("cpu")})


@pytest.mark.parametrize("name", NAMES)
def test_program_is_strict(d, name, monkeypatch):
    from torch_tpu._native import native
    from torch_tpu.compile.walk import _plain

    # Seeds inside a call would be set while the program is made, and not again.
    monkeypatch.setattr(listed, "wrapper_set_seed", lambda op, *args, **kwargs: op(*args, **kwargs))
    info = next(info for info in listed.op_db if info.full_name == name)
    sample = next(iter(info.sample_inputs("cpu", torch.float32)), None)
    if sample is None:
        return
    moved = pytree.tree_map_only(torch.Tensor, lambda t: t.to(d), (sample.input, sample.args, sample.kwargs))
    moved = pytree.tree_map_only(torch.device, lambda _: torch.device(d), moved)
    if moved[2].get("device") == "cpu":
        moved[2]["device"] = d
    leaves, spec = pytree.tree_flatten(moved)
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]

    def run(tensors):
        all_leaves = list(leaves)
        for i, tensor in zip(places, tensors, strict=True):
            all_leaves[i] = tensor
        first, args, kwargs = pytree.tree_unflatten(all_leaves, spec)
        with _plain():
            results = info.op(first, *args, **kwargs)
        return [leaf for leaf in pytree.tree_leaves(results) if isinstance(leaf, torch.Tensor)]

    def arguments():
        torch.manual_seed(3)
        return [leaves[i].clone() for i in places]

    try:
        want = run(arguments())
    except Exception as error:
        pytest.xfail(f"strict does not take this sample: {error}")
    needed = []

    def walk(stand_ins):
        try:
            results = run(stand_ins)
        except Exception:
            needed.append(native()._value_needed())
            raise
        return results, [r.device.type == "cpu" for r in results]

    try:
        got = native().CompiledGraph(name, walk, 0)(arguments())
    except Exception:
        assert needed == [True], "fails for another reason than that it looks at values"
        return
    assert [(g.shape, g.dtype, g.device) for g in got] == [(w.shape, w.dtype, w.device) for w in want]
    if name not in UNSPECIFIED:
        got, want = [g.cpu() for g in got], [w.cpu() for w in want]
        torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5, equal_nan=True)
    support.synchronize()
