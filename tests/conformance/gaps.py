"""gaps.toml: what is known not to work, each entry with its reason. An entry that no longer fails fails the run."""

from __future__ import annotations

import dataclasses
import fnmatch
import tomllib
from pathlib import Path

from tests.conformance import selection
from tests.conformance.checks import KINDS

FILE = Path(__file__).with_name("gaps.toml")


@dataclasses.dataclass
class Gap:
    op: str
    reason: str
    dtypes: list[str] = dataclasses.field(default_factory=list)
    kinds: list[str] = dataclasses.field(default_factory=list)
    modes: list[str] = dataclasses.field(default_factory=list)
    hits: int = 0

    def covers(self, op: str, key: str) -> bool:
        dtype, kind, mode = key.split("/")
        return (
            fnmatch.fnmatchcase(op, self.op)
            and (not self.dtypes or dtype in self.dtypes)
            and (not self.kinds or kind in self.kinds)
            and (not self.modes or mode in self.modes)
        )


@dataclasses.dataclass
class Gaps:
    gaps: list[Gap]
    missing: dict[str, str]  # operator -> the ATen operator that has no row

    def split(self, record: dict) -> tuple[list[dict], list[dict]]:
        """Failures of one operator: (unexpected, known)."""
        unexpected, known = [], []
        for failure in record["failures"]:
            if failure["status"] == "missing":
                (known if record["op"] in self.missing else unexpected).append(failure)
                continue
            gap = next((g for g in self.gaps if g.covers(record["op"], failure["key"])), None)
            if gap:
                gap.hits += 1
            (known if gap else unexpected).append(failure)
        return unexpected, known

    def stale(self, records: list[dict], modes: tuple[str, ...]) -> list[str]:
        """Entries that this run proves to be out of date: all they speak of was run and nothing failed."""
        complete = {r["op"]: r for r in records if r.get("complete")}
        found = []
        for gap in self.gaps:
            names = [n for n in selection.operators() if fnmatch.fnmatchcase(n, gap.op)]
            if not names:
                found.append(f"{gap.op}: no such operator")
            elif not gap.hits and all(n in complete for n in names) and set(gap.modes or modes) <= set(modes):
                found.append(f"{gap.op} {gap.dtypes or ''} {gap.kinds or ''} {gap.modes or ''}: passes now")
        for name in self.missing:
            record = complete.get(name)
            if name not in selection.operators():
                found.append(f"missing: {name}: no such operator")
            elif record and not any(f["status"] == "missing" for f in record["failures"]):
                found.append(f"missing: {name}: has all its rows now")
        return found


def load(path: Path = FILE) -> Gaps:
    data = tomllib.loads(path.read_text()) if path.exists() else {}
    gaps = [Gap(**entry) for entry in data.get("gap", [])]
    for gap in gaps:
        if not gap.reason.strip():
            raise ValueError(f"{path.name}: {gap.op} has no reason")
        if unknown := set(gap.kinds) - set(KINDS):
            raise ValueError(f"{path.name}: {gap.op}: unknown kinds {unknown}")
    return Gaps(gaps, dict(data.get("missing", {})))
