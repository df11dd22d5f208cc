"""The parent: hands operators to worker processes, survives their crashes and hangs, and sums up."""

from __future__ import annotations

import collections
import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from tests import support


class Worker:
    """One child process. `op` is what it works on, None when idle."""

    def __init__(self, options: list[str]):
        read, write = os.pipe()
        os.set_inheritable(write, True)
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 (lives as long as the worker)
        command = [sys.executable, "-m", "tests.conformance.worker", "--pipe", str(write), *options]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=self.log,
            stderr=self.log,
            text=True,
            pass_fds=(write,),
            cwd=support.ROOT,
        )
        os.close(write)
        os.set_blocking(read, False)
        self.read, self.buffer = read, b""
        self.op: str | None = None
        self.at, self.heard = "start", time.monotonic()
        self.ready = self.full = False

    def give(self, op: str) -> None:
        self.op, self.at, self.heard = op, "first sample", time.monotonic()
        assert self.process.stdin is not None
        self.process.stdin.write(op + "\n")
        self.process.stdin.flush()

    def events(self) -> list[dict] | None:
        """Events that have arrived; None when the process is gone."""
        gone = False
        try:
            while chunk := os.read(self.read, 1 << 16):
                self.buffer += chunk
            gone = True
        except BlockingIOError:
            pass
        *lines, self.buffer = self.buffer.split(b"\n")
        found = [json.loads(line) for line in lines]
        if found:
            self.heard = time.monotonic()
        return found if found or not gone else None

    def end(self) -> str:
        """Kills the process if it runs. Returns how it ended and the last lines it printed."""
        if self.process.poll() is None:
            self.process.kill()
        code = self.process.wait()
        os.close(self.read)
        self.log.seek(0)
        lines = self.log.read().strip().splitlines()
        fatal = [i for i, line in enumerate(lines) if line.startswith("Fatal Python error")]
        tail = " | ".join(lines[fatal[0] :])[:1500] if fatal else " | ".join(lines[-4:])[-600:]
        how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return f"{how}: {tail}" if tail else how


class Runner:
    def __init__(self, names: list[str], options: list[str], jobs: int, hang: float, limit: float):
        self.todo = collections.deque(names)
        self.options, self.jobs, self.hang = options, jobs, hang
        self.deadline = time.monotonic() + limit if limit else float("inf")
        self.workers: list[Worker] = []
        self.selector = selectors.DefaultSelector()

    def _start(self) -> None:
        worker = Worker(self.options)
        self.workers.append(worker)
        self.selector.register(worker.read, selectors.EVENT_READ, worker)

    def _drop(self, worker: Worker) -> str:
        self.selector.unregister(worker.read)
        self.workers.remove(worker)
        return worker.end()

    def run(self, done: Callable[[dict], None], tick: Callable[[list[Worker]], None]) -> None:
        """Calls done(record) for each operator. Returns when nothing is left or the time is up."""
        starts_in_a_row = 0
        for _ in range(min(self.jobs, len(self.todo))):
            self._start()
        while self.workers:
            for key, _ in self.selector.select(timeout=0.5):
                worker: Any = key.data
                events = worker.events()
                if events is None:
                    text = self._drop(worker)
                    if worker.op is not None:
                        done(_lost(worker, "crash", text))
                    elif not worker.ready:
                        starts_in_a_row += 1
                        if starts_in_a_row > 2:
                            raise SystemExit(f"the worker does not start: {text}")
                    if self.todo:
                        self._start()
                    continue
                for event in events:
                    if "ready" in event:
                        worker.ready, starts_in_a_row = True, 0
                    elif "at" in event:
                        worker.at = event["at"]
                    elif "done" in event:
                        worker.op = None
                        done(event["done"])
                        worker.full = event["full"]
                if worker.full and worker.op is None:
                    self._drop(worker)
                    if self.todo:
                        self._start()
                elif worker.ready and worker.op is None:
                    if self.todo and time.monotonic() < self.deadline:
                        worker.give(self.todo.popleft())
                    else:
                        self._drop(worker)
            now = time.monotonic()
            for worker in list(self.workers):
                over = now > self.deadline + 30
                if now - worker.heard > self.hang or over:
                    text = self._drop(worker)
                    if worker.op is not None and not over:
                        done(_lost(worker, "hang", f"silent for {self.hang:.0f} s; {text}"))
                    if self.todo and not over:
                        self._start()
            tick(self.workers)


def _lost(worker: Worker, status: str, text: str) -> dict:
    """Record of an operator that took its process with it."""
    dtype = worker.at.split(" ")[0]
    failure = {
        "key": f"{dtype}/forward/any",
        "status": status,
        "detail": f"{text} (at {worker.at}, or up to a second later)",
        "sample": -1,
        "inputs": "",
        "kwargs": "",
    }
    return {
        "op": worker.op,
        "counts": {},
        "failures": [failure],
        "complete": False,
        "samples": 0,
        "seconds": 0.0,
        "rows": [],
    }
