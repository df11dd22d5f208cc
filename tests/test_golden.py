"""A slice of the goldens: the texts that every second operator gives are as they were."""

import subprocess
import sys

import pytest

from tests import support


@pytest.mark.tpu_only
def test_lowered_texts_are_as_they_were():
    command = [sys.executable, "-m", "tests.golden", "--shard", "1/2"]
    done = subprocess.run(command, cwd=support.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
