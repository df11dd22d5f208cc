"""A slice of the goldens: the texts that every eighth OpInfo makes are as they were."""

import subprocess
import sys

import pytest

from tests import support


@pytest.mark.slow  # a lowering that is meant to change changes them: make golden
@pytest.mark.tpu_only
def test_lowered_texts_are_as_they_were():
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden", "--shard", "1/8"], cwd=support.ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
