"""python -m tests.golden [--rewrite] [--shard I/N]"""

from __future__ import annotations

import argparse
import collections
import contextlib
import hashlib
import itertools
import re
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import torch

from tests import support
from tests.conformance import selection
from tests.conformance.checks import forward
from tests.conformance.samples import full_dtype, samples_of

HERE = Path(__file__).resolve().parent
SOURCE_LINE = re.compile(r' loc\("[^"]*":\d+:\d+\)')
OPERATION = re.compile(r'"([a-z_]+\.[a-z_0-9]+)"\(')
HEADER = re.compile(r"^// (\S+), by (\S+) (\d+)\n", re.MULTILINE)
DIGEST = re.compile(r"^// \d+ lines, ([0-9a-f]{64})$", re.MULTILINE)
LONGEST = 100  # lines
LOOPS = ("foreach", "fused", "upsample", "special")  # how the names of rows begin that loops give


class Sample(NamedTuple):
    op: str
    index: int


class Golden(NamedTuple):
    sample: Sample
    text: str


def main() -> int:
    p = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    p.add_argument("--rewrite", action="store_true", help="write what the lowerings give now")
    p.add_argument("--shard", default="1/1", help="compare every N-th operator from the I-th")
    a = p.parse_args()
    return rewrite() if a.rewrite else compare(*map(int, a.shard.split("/")))


def compare(shard: int, shards: int) -> int:
    kept = read()
    assert kept, "there is nothing to compare with: make golden"
    mine = set(sorted({golden.sample.op for golden in kept.values()})[shard - 1 :: shards])
    kept = {row: golden for row, golden in kept.items() if golden.sample.op in mine}
    texts = collect(sorted({golden.sample for golden in kept.values()}))
    changed = [row for row, golden in kept.items() if golden.text not in {found.text for found in texts.get(row, ())}]
    for row in changed:
        now = texts.get(row)
        print(
            f"{row}: {'lowered otherwise' if now else 'not reached any more'} by {' '.join(map(str, kept[row].sample))}"
        )
        print(f"  was:\n{kept[row].text}\n  is:\n{now[0].text if now else 'nothing'}\n")
    print(f"{len(kept)} rows, {len(changed)} changed")
    if changed:
        print("if that is meant: make golden, and look at the difference")
    return 1 if changed else 0


def rewrite() -> int:
    """What is there stays where it still holds; other rows get the shortest text of samples that reach them."""
    from torch_tpu._native import native

    known = set(native()._row_names())
    kept = {row: golden for row, golden in read().items() if row in known}
    texts = collect(sorted({golden.sample for golden in kept.values()}))
    chosen = {row: golden for row, golden in kept.items() if golden in texts.get(row, ())}
    for most in (4, 40):
        missing = sorted(known - set(chosen))
        texts = collect([Sample(op, i) for op in selection.users_of(missing, 3) for i in range(most)])
        for row in missing:
            if row in texts:
                chosen[row] = min(texts[row], key=preference)
    families = dict(selection.families())
    for row in sorted(known - {row for rows in families.values() for row in rows}):  # named in a loop
        kind = next((kind for kind in LOOPS if row.startswith((kind, "_" + kind))), "others")
        families[kind] = [*families.get(kind, []), row]
    for family, rows in families.items():
        sections = []
        for row in dict.fromkeys(row for row in rows if row in chosen):
            sample, text = chosen[row]
            sections.append(f"// {row}, by {sample.op} {sample.index}\n{text}\n")
        path = HERE / f"{family}.mlir"
        path.write_text("\n".join(sections)) if sections else path.unlink(missing_ok=True)
    print(f"{len(chosen)} of {len(known)} rows written; not reached: {' '.join(sorted(known - set(chosen))) or 'none'}")
    return 0


def whole(goldens: dict[str, Golden]) -> dict[str, str]:
    """Row -> text, outlined ones made again by their samples and kept in the tests' cache by their digest."""
    texts = {row: golden.text for row, golden in goldens.items()}
    outlined = {row: found[1] for row, text in texts.items() if (found := DIGEST.search(text))}
    kept = support.cache_dir("programs")
    wanted = {digest for digest in outlined.values() if not (kept / digest).exists()}
    if wanted:
        samples = {goldens[row].sample for row, digest in outlined.items() if digest in wanted}
        for golden in itertools.chain.from_iterable(collect(sorted(samples), str).values()):
            if (digest := hashlib.sha256(golden.text.encode()).hexdigest()) in wanted:
                (kept / digest).write_text(golden.text)
    for row, digest in outlined.items():
        if not (kept / digest).exists():
            raise RuntimeError(f"{row} is lowered otherwise than its golden says: make golden")
        texts[row] = (kept / digest).read_text()
    return texts


def preference(golden: Golden) -> tuple:
    # Which call is the second at its shapes, and so has run-time offsets, depends on what ran before.
    return "dynamic_" in golden.text, golden.text.count("\n"), golden


def read() -> dict[str, Golden]:
    kept = {}
    for path in HERE.glob("*.mlir"):
        parts = HEADER.split(path.read_text())[1:]
        for row, op, index, text in zip(*(parts[i::4] for i in range(4)), strict=True):
            kept[row] = Golden(Sample(op, int(index)), text.strip())
    return kept


def collect(samples: list[Sample], shorten: Callable[[str], str] | None = None) -> dict[str, list[Golden]]:
    """Row -> texts of the programs that the samples make, forward and backward; outlined unless told otherwise.

    A program that an earlier sample made already is not made again, so a row has what the run made in all."""
    found: dict[str, list[Golden]] = {}
    from torch_tpu._native import native

    rows = {re.sub(r"[^A-Za-z0-9.]", "_", row): row for row in native()._row_names()}
    with tempfile.TemporaryDirectory() as folder, support.environment(TORCH_TPU_DUMP=folder), support.mode("strict"):
        for op, of_op in itertools.groupby(samples, key=lambda sample: sample.op):
            for sample in run(op, [sample.index for sample in of_op]):
                for file, text in new_programs(Path(folder)):
                    row = rows.get(file.rpartition("-")[0])
                    if row is not None:
                        found.setdefault(row, []).append(Golden(sample, (shorten or brief)(text)))
    return found


def run(name: str, indices: list[int]) -> Iterator[Sample]:
    """Runs these samples of an operator, and says after each which it was."""
    op = selection.operators().get(name)
    dtype = op and full_dtype(op)
    if dtype is None:
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for index, sample in itertools.islice(samples_of(op, dtype), max(indices) + 1):
            if index not in indices:
                continue
            with contextlib.suppress(Exception):  # what does not run is the business of tests.conformance
                forward(op, sample, support.DEVICE)
                torch.tpu.synchronize()
            yield Sample(name, index)


def new_programs(folder: Path) -> list[tuple[str, str]]:
    programs = []
    for path in sorted(folder.iterdir()):
        programs.append((path.name, SOURCE_LINE.sub("", path.read_text()).strip()))
        path.unlink()
    return programs


def brief(text: str) -> str:
    lines = text.splitlines()
    if len(lines) <= LONGEST:
        return text
    signature = next(line for line in lines if line.startswith("func.func"))
    counts = collections.Counter(OPERATION.findall(text))
    outline = [f"//   {n:4} {operation}" for operation, n in sorted(counts.items())]
    return "\n".join(
        [f"{signature} ... }}", f"// {len(lines)} lines, {hashlib.sha256(text.encode()).hexdigest()}", *outline]
    )


if __name__ == "__main__":
    sys.exit(main())
