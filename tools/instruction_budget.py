"""Own instructions of a cached call, counted by callgrind: `python tools/instruction_budget.py`.

The loop runs once to warm up with counting off, then once with counting on. Counted are the instructions of this
package's own library, the plugin and torch left out. Wall time says little on a shared machine; these counts do not
vary. Exit code 1 when a budget is exceeded, 2 when valgrind is not installed.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

# docs/architecture.md: own instructions per call.
# "promoted" is fuse once its regions have become one program: they are analysed once more, together.
BUDGETS = {"strict": 5000, "fuse": 2500, "promoted": 3000}
CALLS = 1024  # several regions of fuse mode
LOOP = """
import os, subprocess, sys, torch, torch_tpu
promoted = sys.argv[1] == "promoted"
torch.tpu.eager_mode("fuse" if promoted else sys.argv[1])
torch.tpu.promotion("wait" if promoted else "off")
a, b = torch.ones(8, 8).to("tpu"), torch.ones(8, 8).to("tpu")
def count(state):
    subprocess.run(["callgrind_control", "--instr=" + state, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
for state in ("off",) * (8 if promoted else 3) + ("on",):
    if state == "on":
        count(state)
    for _ in range(int(sys.argv[2])):
        c = a + b
    torch.tpu.synchronize()
count("off")
"""


def own_instructions(profile: str) -> int:
    """Self cost of all functions of torch_tpu/_C in a callgrind profile."""
    names: dict[str, str] = {}
    total, current, inclusive = 0, "", False
    with open(profile) as lines:
        for line in lines:
            if found := re.match(r"c?ob=\((\d+)\)(?: (.*))?", line):
                if found[2]:
                    names[found[1]] = found[2]
                if line.startswith("ob="):
                    current = names[found[1]]
            elif line.startswith("calls="):
                inclusive = True  # the next line is what the callee cost
            elif line[:1] in "0123456789+-*" and line.strip():
                if not inclusive and "torch_tpu/_C" in current:
                    total += int(line.split()[1])
                inclusive = False
    return total


def profile(mode: str, folder: str) -> int:
    out = os.path.join(folder, mode)
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
    subprocess.run(
        [*valgrind, sys.executable, "-c", LOOP, mode, str(CALLS)],
        check=True,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"},
    )
    return own_instructions(out)


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--json", action="store_true")
    a = p.parse_args()
    if not shutil.which("valgrind"):
        print("valgrind is not installed", file=sys.stderr)
        return 2
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        for mode, budget in BUDGETS.items():
            result[mode] = {"instructions": round(profile(mode, folder) / CALLS), "budget": budget}
    if a.json:
        print(json.dumps(result))
    else:
        for mode, r in result.items():
            print(f"{mode}: {r['instructions']} own instructions a call, budget {r['budget']}")
    return int(any(r["instructions"] > r["budget"] for r in result.values()))


if __name__ == "__main__":
    sys.exit(main())
