"""Fixtures: `d` is the device under test, `mode` runs a test in strict and in fuse."""

import pytest
import torch

from tests import support


def pytest_addoption(parser):
    parser.addoption("--slow", action="store_true", help="run the tests marked slow too")


def pytest_configure(config):
    config.addinivalue_line("markers", "slow: takes more than about 20 s; run with --slow")
    config.addinivalue_line("markers", "tpu_only: means nothing on a dry run with TORCH_TPU_TEST_DEVICE=cpu")


def pytest_collection_modifyitems(config, items):
    for item in items:
        if item.get_closest_marker("slow") and not config.getoption("--slow"):
            item.add_marker(pytest.mark.skip(reason="slow: needs --slow"))
        if item.get_closest_marker("tpu_only") and not support.ON_TPU:
            item.add_marker(pytest.mark.skip(reason="dry run on the CPU"))


@pytest.fixture(autouse=True)
def _seeded():
    torch.manual_seed(0)


@pytest.fixture
def d():
    return support.DEVICE


@pytest.fixture(params=support.MODES)
def mode(request):
    with support.mode(request.param):
        yield request.param
