"""The console command: what it prints, as text and as JSON, and its exit codes."""

import json
import subprocess

import pytest
import torch
from typer.testing import CliRunner

from tests.test_device_module import python
from torch_tpu.cli import app, doctor

pytestmark = pytest.mark.tpu_only
run = CliRunner().invoke


def test_info_prints_what_a_bug_report_needs():
    result = run(app, ["info"])
    assert result.exit_code == 0
    for part in (torch.__version__, torch.tpu.get_device_name(), "TORCH_TPU_CACHE", "transformers"):
        assert part in result.output


def test_info_as_json():
    result = run(app, ["info", "--json"])
    facts = json.loads(result.output)
    assert result.exit_code == 0 and facts["device"]["available"]
    assert facts["device"]["count"] == torch.tpu.device_count() and facts["device"]["operators"] > 600
    assert facts["versions"]["torch"] == torch.__version__
    assert facts["settings"]["TORCH_TPU_EAGER_MODE"]["value"]


def test_wrong_calls():
    assert run(app, ["no-such-command"]).exit_code == 2
    assert run(app, ["info", "--no-such-option"]).exit_code == 2


def test_info_and_doctor_without_a_device(tmp_path):
    printed = python(
        """
        from typer.testing import CliRunner
        from torch_tpu.cli import app
        run = CliRunner().invoke
        info = run(app, ["info"])
        print(info.exit_code, "no-such-plugin" in info.output)
        doctor = run(app, ["doctor"])
        print(doctor.exit_code, "error    plugin" in doctor.output, "-> pip install" in doctor.output)
        """,
        TORCH_TPU_PJRT_PLUGIN=str(tmp_path / "no-such-plugin.so"),
    )
    assert printed.splitlines() == ["1 True", "1 True True"]


def test_doctor_finds_nothing_wrong():
    result = run(app, ["doctor", "--json"])
    findings = {finding["check"]: finding for finding in json.loads(result.output)}
    assert result.exit_code == 0, result.output
    assert set(findings) >= {"extension", "device name", "plugin", "cache folder", "trial"}
    assert findings["trial"]["state"] == "ok" and "TPU" in findings["trial"]["found"]
    assert all(finding["advice"] for finding in findings.values() if finding["state"] != "ok")


def test_doctor_names_what_is_wrong(monkeypatch, tmp_path):
    monkeypatch.setenv("TPU_VISIBLE_CHIPS", "0")
    monkeypatch.setenv("TPU_VISIBLE_DEVICES", "1")
    assert "disagree" in doctor._visible_chips().found
    monkeypatch.setattr(doctor, "version_of", lambda name: "2.9" if name == "torch_xla" else None)
    assert doctor._other_packages().state == "warning" and "uninstall" in doctor._other_packages().advice
    monkeypatch.setenv("TORCH_TPU_CACHE", "0")
    assert doctor._cache_folder().state == "warning"
    monkeypatch.setattr(doctor.metadata, "packages_distributions", lambda: {"torch_tpu": ["torch-tpu", "other"]})
    assert doctor._package().state == "error"
    monkeypatch.setattr(doctor.glob, "glob", lambda pattern: ["/dev/accel0"] if "accel" in pattern else [])
    monkeypatch.setattr(doctor.util, "find_spec", lambda name: None)
    assert "no libtpu" in doctor._chips().found
    monkeypatch.setattr(doctor, "NATIVE", None)
    assert doctor._extension().state == "error"


def test_doctor_survives_a_process_that_dies(monkeypatch):
    monkeypatch.setattr(doctor, "_TRIAL", "import os; os.abort()")
    assert doctor._trial().state == "error"

    def slow(*args, **kwargs):
        raise subprocess.TimeoutExpired("python", 1)

    monkeypatch.setattr(doctor.subprocess, "run", slow)
    assert "took more than" in doctor._trial().found
