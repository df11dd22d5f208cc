"""python -m tests.golden [--rewrite] [--shard I/N]"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
import tempfile
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path

import torch

from tests import support
from tests.conformance import selection
from tests.conformance.checks import forward
from tests.conformance.samples import full_dtype, samples_of

HERE = Path(__file__).resolve().parent
SOURCE_LINE = re.compile(r' loc\("[^"]*":\d+:\d+\)')
HEADER = re.compile(r"^// (\S+), by (.+)\n", re.MULTILINE)


def main() -> int:
    p = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    p.add_argument("--rewrite", action="store_true", help="write what the lowerings give now")
    p.add_argument("--shard", default="1/1", help="compare every N-th OpInfo from the I-th")
    a = p.parse_args()
    return rewrite() if a.rewrite else compare(*map(int, a.shard.split("/")))


def compare(shard: int, shards: int) -> int:
    kept = read()
    assert kept, "there is nothing to compare with: make golden"
    makers = sorted({maker for maker, _ in kept.values()})[shard - 1 :: shards]
    texts = collect(makers)
    changed = [
        row for row, (maker, text) in kept.items() if maker in makers and text not in {t for _, t in texts.get(row, [])}
    ]
    for row in changed:
        now = texts.get(row)
        print(f"{row}: {'lowered otherwise' if now else 'not reached any more'} by {kept[row][0]}")
        print(f"  was:\n{kept[row][1]}\n  is:\n{now[0][1] if now else 'nothing'}\n")
    print(f"{len(makers)} OpInfos, {len(changed)} rows changed")
    if changed:
        print("if that is meant: make golden, and look at the difference")
    return 1 if changed else 0


def rewrite() -> int:
    from torch_tpu._native import native

    kept, texts = read(), collect(selection.operators())
    chosen = {}
    for row, found in texts.items():
        stays = row in kept and kept[row][1] in {text for _, text in found}
        chosen[row] = kept[row] if stays else found[0]
    known = set(native()._row_names())
    families = selection.families()
    families["others"] = sorted(known - {row for rows in families.values() for row in rows})  # named in a loop
    for family, rows in families.items():
        sections = [f"// {row}, by {chosen[row][0]}\n{chosen[row][1]}\n" for row in rows if row in chosen]
        (HERE / f"{family}.mlir").write_text("\n".join(sections))
    print(f"{len(chosen)} of {len(known)} rows written; not reached: {' '.join(sorted(known - set(chosen))) or 'none'}")
    return 0


def read() -> dict[str, tuple[str, str]]:
    """Row -> (OpInfo, text)."""
    kept = {}
    for path in HERE.glob("*.mlir"):
        parts = HEADER.split(path.read_text())[1:]
        for row, maker, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            kept[row] = (maker, text.strip())
    return kept


def collect(names: Iterable[str]) -> dict[str, list[tuple[str, str]]]:
    """Row -> [(OpInfo, text)] of the programs that the first samples of each OpInfo make, forward and backward.

    A program that an earlier OpInfo made already is not made again, so a row has what the run made in all."""
    found: dict[str, list[tuple[str, str]]] = {}
    from torch_tpu._native import native

    rows = {re.sub(r"[^A-Za-z0-9.]", "_", row): row for row in native()._row_names()}
    with tempfile.TemporaryDirectory() as folder, support.environment(TORCH_TPU_DUMP=folder), support.mode("strict"):
        for name in names:
            run_first_samples(name)
            for file, text in sorted(new_programs(Path(folder)), key=lambda made: (len(made[1]), made[1])):
                row = rows.get(file.rpartition("-")[0])
                if row is not None:
                    found.setdefault(row, []).append((name, text.strip()))
    return found


def new_programs(folder: Path) -> Iterator[tuple[str, str]]:
    for path in folder.iterdir():
        yield path.name, SOURCE_LINE.sub("", path.read_text())
        path.unlink()


def run_first_samples(name: str, most: int = 4) -> None:
    op = selection.operators()[name]
    dtype = full_dtype(op)
    if dtype is None:
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _, sample in itertools.islice(samples_of(op, dtype), most):
            try:
                forward(op, sample, support.DEVICE)
                torch.tpu.synchronize()
            except Exception:
                continue  # what does not run is the business of tests.conformance


if __name__ == "__main__":
    sys.exit(main())
