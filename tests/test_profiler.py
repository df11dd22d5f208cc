"""torch.profiler: operator calls, and on the device's own track programs, compiles and transfers."""

import json
import time

import pytest
import torch
from torch.profiler import ProfilerActivity, profile

pytestmark = pytest.mark.tpu_only


def record(work, tmp_path, activities=None):
    with profile(activities=activities) as profiler:
        work()
    path = tmp_path / "trace.json"
    profiler.export_chrome_trace(str(path))
    return profiler, json.loads(path.read_text())["traceEvents"]


def of(events, category):
    return [event for event in events if event.get("cat") == category]


def test_the_activity_has_the_devices_name():
    assert ProfilerActivity.PrivateUse1 in torch.profiler.supported_activities()
    assert ProfilerActivity.PrivateUse1 == ProfilerActivity.TPU


def test_programs_compiles_and_transfers_on_the_device_track(mode, d, tmp_path):
    host = torch.randn(37, 53)

    def work():
        x = host.to(d)
        (x @ x.t()).tanh().sum().item()

    profiler, events = record(work, tmp_path)
    programs, copies = of(events, "kernel"), of(events, "gpu_memcpy")
    names = [event["name"] for event in programs]
    if mode == "strict":
        assert names == ["mm", "tanh", "sum.dim_IntList"]
        assert [e["name"] for e in of(events, "privateuse1_runtime")] == [f"launch {name}" for name in names]
    else:
        assert any("operators ending in" in name for name in names)
    assert [event["name"] for event in copies] == ["copy to device", "copy to host"]
    assert copies[0]["args"]["bytes"] == 37 * 53 * 4 and copies[1]["args"]["bytes"] == 4
    made = of(events, "privateuse1_driver")
    assert all(event["name"].split()[0] in ("compile", "load") for event in made)
    assert all("test_profiler.py" in event["args"]["line"] for event in programs)
    # One device does one thing after the other, and starts nothing before it was asked to.
    ends = [event["ts"] + event["dur"] for event in programs]
    assert all(event["ts"] >= end - 0.01 for event, end in zip(programs[1:], ends, strict=False))
    rows = {e["args"]["name"] for e in events if e.get("name") == "thread_name" and e["pid"] == programs[0]["pid"]}
    assert rows >= {"programs", "transfers", "compiler"}
    if mode == "strict":
        averages = {event.key: event for event in profiler.key_averages()}
        assert averages["aten::mm"].device_time_total > 0  # a program is found under the call that launched it
        assert "Self TPU" in profiler.key_averages().table()


def test_a_program_that_is_met_again_is_not_compiled(d, tmp_path):
    x = torch.ones(11, 7, device=d)
    x * 3
    _, events = record(lambda: x * 3, tmp_path)
    assert len(of(events, "kernel")) == 1 and not of(events, "privateuse1_driver")


def test_only_the_host_when_only_the_host_is_asked_for(d, tmp_path):
    x = torch.ones(4, device=d)
    _, events = record(lambda: x + 1, tmp_path, [ProfilerActivity.CPU])
    assert not of(events, "kernel") and any(event["name"] == "aten::add" for event in of(events, "cpu_op"))


def test_a_schedule_of_steps(d, tmp_path):
    x, seen = torch.ones(8, device=d), []
    plan = torch.profiler.schedule(wait=1, warmup=1, active=2, repeat=2)
    with profile(schedule=plan, on_trace_ready=lambda p: seen.append(p.key_averages())) as profiler:
        for _ in range(8):
            (x + 1).sum().item()
            profiler.step()
    assert len(seen) == 2
    for averages in seen:
        assert {event.key: event.count for event in averages}["launch add.Tensor"] == 2


def test_recording_costs_little_when_it_is_on(d):
    """The device's part of it, not torch's own: 50 us a launch at most, in processor time of all threads."""
    x = torch.ones(64, device=d)
    for _ in range(20):
        x + 1
    torch.tpu.synchronize()

    def seconds(activities):
        with profile(activities=activities):
            start = time.process_time()
            for _ in range(300):
                x + 1
            torch.tpu.synchronize()
            return time.process_time() - start

    plain = min(seconds([ProfilerActivity.CPU]) for _ in range(3))
    with_device = min(seconds([ProfilerActivity.CPU, ProfilerActivity.TPU]) for _ in range(3))
    assert (with_device - plain) / 300 < 50e-6
