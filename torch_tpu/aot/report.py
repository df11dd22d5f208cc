"""An estimate for people: a table for the terminal, a page with bars."""

import html as escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .estimate import Estimate

LONGEST = 12


def _gib(n: float) -> str:
    return f"{n / 2**30:.2f} GiB"


def _facts(e: "Estimate") -> list[tuple[str, str]]:
    facts = [("fits", f"{'yes' if e.fits else 'NO'}: {_gib(e.hbm)} of {_gib(e.hbm_limit)}")]
    if not e.seconds:
        return facts
    return [
        *facts,
        ("memory", ", ".join(f"{name} {_gib(e.memory[name])}" for name in ("argument", "output", "alias", "temp"))),
        ("FLOPs", f"{e.flops:.4g}"),
        ("bytes", f"{e.bytes_accessed:.4g}"),
        ("time", f"{e.seconds * 1e3:.3f} ms (no less than {e.roofline_seconds * 1e3:.3f} ms)"),
        ("MFU", f"{e.mfu:.1%}"),
    ]


def text(e: "Estimate") -> str:
    lines = [e.topology, *(f"  {name:<8}{value}" for name, value in _facts(e))]
    if not e.fits:
        lines += ["  largest arguments:", *(f"    {_gib(size):>12}  {name}" for name, size in e.largest)]
        lines += [f"  {line}" for line in e.message.splitlines()[:2]]
    for line in e.lines[:LONGEST]:
        lines.append(
            f"  {line.seconds / e.seconds:>6.1%} {line.seconds * 1e6:>10.1f} us by {line.by:<6} {line.name[:90]}"
        )
    lines += [f"  note: {warning}" for warning in e.warnings]
    return "\n".join(lines)


def html(e: "Estimate") -> str:
    """A page that needs nothing else."""
    rows = "".join(f"<tr><th>{escape.escape(n)}<td>{escape.escape(v)}" for n, v in _facts(e))
    longest = e.lines[0].seconds if e.lines else 1.0
    bars = "".join(
        f"<tr><td class=n>{line.seconds * 1e6:.1f} µs<td><div class={line.by} "
        f"style='width:{100 * line.seconds / longest:.2f}%'></div><td>{escape.escape(line.name)}"
        for line in e.lines[:40]
        if line.seconds
    )
    notes = "".join(f"<li>{escape.escape(warning)}" for warning in e.warnings)
    largest = "".join(f"<tr><td class=n>{_gib(size)}<td>{escape.escape(name)}" for name, size in e.largest)
    style = (
        "body{font:14px sans-serif;margin:2em}td,th{text-align:left;padding:2px 8px}.n{text-align:right}"
        "div.cycles,div.bytes{height:12px;background:#36c;min-width:1px}div.bytes{background:#c93}td:nth-child(2){width:20em}"
    )
    return (
        f"<!doctype html><meta charset=utf-8><title>{e.topology}</title><style>{style}</style><h1>{e.topology}</h1>"
        f"<table>{rows}</table><ul>{notes}</ul><h2>Time by instruction</h2><p>Blue: by the compiler's cycles. "
        f"Ochre: by bytes.</p><table>{bars}</table><h2>Largest arguments</h2><table>{largest}</table>"
    )
