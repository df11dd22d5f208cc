"""Every module of torch.nn with the inputs of torch's own module database: output and gradients equal to the CPU's, in
training and in eval mode. `--slow` takes all inputs, without it the first two of each module."""

from __future__ import annotations

import copy
import itertools

import pytest
import torch
from torch.nn.modules.lazy import LazyModuleMixin
from torch.testing._internal.common_modules import module_db
from torch.utils import _pytree as pytree

from tests import support
from tests.conformance import compare
from tests.conformance.samples import Mover, seed_all

pytestmark = pytest.mark.tpu_only

FEW = 2


def run(module, forward, device):
    """Outputs and gradients of inputs and parameters, on the CPU."""
    args, kwargs = Mover(device)(forward.args), Mover(device)(forward.kwargs)
    leaves = [v for v in pytree.tree_leaves((args, kwargs)) if isinstance(v, torch.Tensor) and v.requires_grad]
    for leaf in leaves:
        leaf.retain_grad()
    seed_all()
    out = module(*args, **kwargs)
    wanted = [v for v in pytree.tree_leaves(out) if isinstance(v, torch.Tensor) and v.requires_grad]
    if wanted:
        torch.autograd.backward(wanted, [torch.ones_like(v) for v in wanted])
    gradients = [v.grad for v in leaves] + [p.grad for p in module.parameters()]
    return compare.to_cpu((out, [g for g in gradients if g is not None]))


def samples(info, training):
    if training and not info.train_and_eval_differ:
        return []
    made = info.module_inputs_func(info, device="cpu", dtype=torch.float32, requires_grad=True, training=training)
    return [m for m in made if m.forward_input is not None]


@pytest.mark.parametrize("mode", support.MODES)
@pytest.mark.parametrize("info", module_db, ids=lambda i: i.formatted_name)
def test_module(info, mode, request):
    if torch.float32 not in info.dtypes:
        pytest.skip("not for float32")
    few = None if request.config.getoption("--slow") else FEW
    for training in (False, True):
        seed_all()
        for at, sample in enumerate(itertools.islice(samples(info, training), few)):
            own = sample.constructor_input
            seed_all()
            module = info.module_cls(*own.args, **own.kwargs).to(torch.float32).train(training)
            if isinstance(module, LazyModuleMixin):  # draws its weights when it is first called
                run(module, sample.forward_input, "cpu")
                module.zero_grad()
            twin = copy.deepcopy(module).to(support.DEVICE)
            expected = run(module, sample.forward_input, "cpu")
            with support.mode(mode):
                got = run(twin, sample.forward_input, support.DEVICE)
            problem = compare.shapes_differ(expected, got) or compare.values_differ(expected, got)
            if problem and training and differs_by_seed(module, sample, expected):
                continue
            assert problem is None, f"sample {at} ({sample.desc}), training={training}: {problem}"


def differs_by_seed(module, sample, first):
    """Whether the CPU itself draws: another seed, another result."""
    seed = torch.manual_seed
    torch.manual_seed = lambda s: seed(s + 1000)
    try:
        module.zero_grad()
        return compare.values_differ(first, run(module, sample.forward_input, "cpu")) is not None
    finally:
        torch.manual_seed = seed
