"""See the package."""

import argparse
import json
import os
import re
import selectors
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests import support

TOLERANCE = 2e-3

MODES = ("strict", "fuse", "compile")
RESULTS = support.cache_dir("sweep") / "models.jsonl"


def types() -> list[str]:
    from transformers.models.auto.configuration_auto import CONFIG_MAPPING_NAMES

    return sorted(CONFIG_MAPPING_NAMES)


def answered() -> dict[str, dict[str, Any]]:
    lines = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    return {answer["type"]: answer for answer in map(json.loads, lines)}


class Child:
    def __init__(self, modes: str) -> None:
        quiet = {"TRANSFORMERS_VERBOSITY": "error", "HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false"}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.sweep.worker", modes],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **quiet},
            cwd=support.ROOT,
        )

    def ask(self, model_type: str, seconds: int) -> dict[str, Any] | None:
        """The answer; None when the child died or was silent."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(model_type + "\n")
        self.process.stdin.flush()
        selector = selectors.DefaultSelector()
        selector.register(self.process.stdout, selectors.EVENT_READ)
        while selector.select(seconds):
            line = self.process.stdout.readline()
            if not line:
                return None
            if line.startswith("@"):
                return json.loads(line[1:])
        return None

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


def state(answer: dict[str, Any], mode: str) -> str:
    """ "equal", or what is not."""
    parts = answer["modes"].get(mode, {})
    wrong = []
    for part, value in parts.items():
        if isinstance(value, str):
            wrong.append(f"{part}: {value[:100]}")
        elif not value <= TOLERANCE:
            wrong.append(f"{part} differs by {value:.1g}")
    return "; ".join(wrong) or "equal"


def report(answers: dict[str, dict[str, Any]]) -> str:
    run = [a for a in answers.values() if a["modes"]]
    lines = [
        "# Model types of transformers",
        "",
        "Written by `python -m tests.sweep --report`: tiny random models of each type, forward, gradients and greedy",
        "generation against the CPU. Equal means |a - b| / (1 + |a|) of at most 2e-3 everywhere, and the same tokens.",
        "",
        f"{len(run)} types ran; {len(answers) - len(run)} cannot be built or fed by the sweep's general rules.",
        "",
        "| mode | equal | of |",
        "|---|---|---|",
    ]
    for mode in MODES:
        lines.append(f"| {mode} | {sum(state(a, mode) == 'equal' for a in run)} | {len(run)} |")
    lines += ["", f"Calls that fell back to the CPU: {sum(a.get('fallbacks', 0) for a in run)}", ""]
    lines += ["| type | strict | fuse | compile | programs |", "|---|---|---|---|---|"]
    for a in sorted(run, key=lambda a: a["type"]):
        cells = [state(a, mode).replace("|", "/").replace("\n", " ") for mode in MODES]
        lines.append(f"| {a['type']} | {' | '.join(cells)} | {a.get('programs', '')} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sweep")
    parser.add_argument("--only", default="")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--shard", default="0/1")
    parser.add_argument("--timeout", type=int, default=300)
    parser.add_argument("--again", action="store_true", help="runs what has an answer too")
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    known = answered()
    if options.report:
        Path(support.ROOT, "docs/models.md").write_text(report(known))
        Path(support.ROOT, "docs/models.json").write_text(json.dumps(list(known.values()), indent=0) + "\n")
        return 0
    part, parts = map(int, options.shard.split("/"))
    wanted = [t for t in types() if re.search(options.only, t)][part::parts]
    child, wrong = None, 0
    for model_type in wanted:
        if model_type in known and not options.again:
            continue
        child = child or Child(options.modes)
        answer = child.ask(model_type, options.timeout)
        if answer is None:
            child.end()
            child, answer = None, {"type": model_type, "modes": {m: {"process": "died"} for m in MODES}}
        with RESULTS.open("a") as file:
            file.write(json.dumps(answer) + "\n")
        states = {mode: state(answer, mode) for mode in answer["modes"]}
        wrong += any(s != "equal" for s in states.values())
        print(model_type, answer.get("skipped") or states, answer.get("seconds", ""), flush=True)
    if child:
        child.end()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
