"""Checks who includes whom in csrc/: each folder may include only the layers below it, and torch stays in two folders.

python tools/check_layers.py        prints each offending line, exits 1 when there is one
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The layers, and the layers that each may include beside itself. The order is the order of the road.
LAYERS = {
    "base": set(),
    "hlo": {"base"},
    "ops": {"base", "hlo"},
    "pjrt": {"base", "hlo"},
    "runtime": {"base", "hlo", "pjrt"},
    "lazy": {"base", "hlo", "ops", "runtime", "pjrt"},
    "aot": {"base", "hlo", "pjrt", "runtime"},
    "compile": {"base", "hlo", "ops", "runtime", "lazy", "pjrt"},
    "aten": {"base", "hlo", "ops", "pjrt", "runtime", "lazy", "compile"},
    "python": {"base", "hlo", "ops", "pjrt", "runtime", "lazy", "compile", "aten"},
}
TORCH_LAYERS = {"aten", "python"}
TORCH = re.compile(r"^(ATen|c10|torch|caffe2)/|^Python\.h$|^pybind11/")
# 8 and 25 seconds a unit; ATen/ops/X.h and torch/library.h do the same work for less.
TOO_HEAVY = {"ATen/ATen.h", "torch/extension.h", "torch/torch.h", "torch/all.h"}
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
MAX_LINES = 600


def sources(root: Path) -> Iterator[Path]:
    return (p for p in sorted((root / "csrc").rglob("*")) if p.suffix in {".h", ".cpp"})


def complaints(root: Path, path: Path) -> Iterator[str]:
    layer = path.relative_to(root / "csrc").parts[0]
    if layer not in LAYERS:
        yield f"1: folder csrc/{layer} is no layer"
        return
    lines = path.read_text().splitlines()
    if len(lines) > MAX_LINES:
        yield f"{len(lines)}: more than {MAX_LINES} lines: split it by idea"
    for number, line in enumerate(lines, 1):
        found = INCLUDE.match(line)
        if not found:
            continue
        quoted, angled = found.groups()
        name = quoted or angled
        if name in TOO_HEAVY:
            yield f"{number}: {name} is too heavy for any unit"
        elif TORCH.match(name):
            if layer not in TORCH_LAYERS:
                yield f"{number}: {layer}/ must not see torch or Python ({name})"
        elif quoted:
            target = name.split("/")[0]
            if "/" not in name or not (root / "csrc" / name).is_file():
                yield f'{number}: "{name}" is no file under csrc/ (write the path from csrc/)'
            elif target != layer and target not in LAYERS[layer]:
                yield f"{number}: {layer}/ may not include {target}/ ({name})"


def main(root: Path = ROOT) -> int:
    found = [f"{path.relative_to(root)}:{text}" for path in sources(root) for text in complaints(root, path)]
    print("\n".join(found) if found else f"layers: {len(list(sources(root)))} files, all includes allowed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
