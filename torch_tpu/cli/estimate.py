"""`torch-tpu estimate`: does a model fit, how fast is a step, what is a million tokens, before a TPU is rented."""

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

METHOD = """\
Compiled by libtpu {version} for one device of each; nothing was run, and no run on a chip was ever compared. Time of a
product is the compiler's cycles by the chip's clock (3-25 % above the roofline where products are large), of all else
its bytes by the bandwidth of HBM (streaming operators have up to 3 times that in cycles). Loops count once."""


def estimate(
    target: Annotated[
        str,
        typer.Argument(
            help="FILE.py or MODULE, with :NAME of a function in it (default: estimate). It returns the arguments of "
            "torch_tpu.aot.lower as a dict: model, args, loss, optimizer, ...; and tokens, of one call"
        ),
    ],
    topology: Annotated[list[str] | None, typer.Option(help="Such as v5e:1x1; may be repeated")] = None,
    price: Annotated[list[float] | None, typer.Option(help="USD per chip and hour, one for each topology")] = None,
    tokens: Annotated[int, typer.Option(help="Tokens of one call")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Prints one JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(help="A folder that gets a page for each topology")] = None,
    details: Annotated[bool, typer.Option(help="Prints the slowest instructions too")] = False,
) -> None:
    """Compiles a model, or a step of its training, for TPUs that are not here. Exits 1 when it fits on none of them."""
    from torch_tpu import aot

    chosen = topology or ["v5e:1x1", "v6e:1x1", "tpu7x:1x1x1"]
    prices = price or []
    if prices and len(prices) not in (1, len(chosen)):
        raise typer.BadParameter(f"{len(prices)} prices for {len(chosen)} topologies")
    try:
        chips = [aot.parse_topology(name)[0] for name in chosen]
        what = load(target)
    except (ValueError, ImportError, OSError) as error:
        raise typer.BadParameter(str(error)) from error
    tokens = tokens or int(what.pop("tokens", 0))
    what.pop("tokens", None)
    lowered = aot.lower(**what)
    found = [aot.estimate(lowered, name) for name in chosen]
    rows = []
    for i, (e, chip) in enumerate(zip(found, chips, strict=True)):
        row: dict[str, Any] = {"topology": e.topology, "fits": e.fits, "hbm": e.hbm, "hbm_limit": e.hbm_limit}
        row |= {"seconds": e.seconds, "mfu": e.mfu, "warnings": e.warnings}
        if tokens and e.seconds:
            row["tokens_per_second"] = tokens / e.seconds
            if prices:
                hourly = prices[i % len(prices)] / chip.devices_per_chip
                row["usd_per_million_tokens"] = hourly / 3600 * e.seconds / tokens * 1e6
        rows.append(row)
    if html:
        html.mkdir(parents=True, exist_ok=True)
        for e in found:
            (html / f"{e.topology.replace(':', '-')}.html").write_text(e.to_html())
    method = METHOD.format(version=aot.libtpu_version())
    if as_json:
        print(json.dumps({"target": target, "tokens": tokens, "method": method, "topologies": rows}, indent=1))
    else:
        _print(rows)
        for e in found:
            if details or not e.fits:
                print(f"\n{e}")
        print(f"\n{method}")
    raise typer.Exit(0 if any(e.fits for e in found) else 1)


def load(target: str) -> dict[str, Any]:
    """What the function of a file or a module gives."""
    place, _, name = target.partition(":")
    if place.endswith(".py"):
        spec = importlib.util.spec_from_file_location(Path(place).stem, place)
        if spec is None or spec.loader is None or not Path(place).is_file():
            raise ImportError(f"there is no file {place}")
        sys.path.insert(0, str(Path(place).resolve().parent))
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    else:
        module = importlib.import_module(place)
    function = getattr(module, name or "estimate", None)
    if not callable(function):
        raise ImportError(f"{place} has no function {name or 'estimate'}")
    what = function()
    if not isinstance(what, dict) or "model" not in what:
        raise ValueError(f"{target} returns no dict with a model")
    return what


def _print(rows: list[dict[str, Any]]) -> None:
    print(f"{'topology':<14}{'fits':<6}{'memory':>18}{'step':>12}{'MFU':>8}{'tokens/s':>12}{'USD/M tokens':>14}")
    for row in rows:
        memory = f"{row['hbm'] / 2**30:.2f} of {row['hbm_limit'] / 2**30:.2f} GiB"
        step = f"{row['seconds'] * 1e3:.2f} ms" if row["seconds"] else "-"
        mfu = f"{row['mfu']:.1%}" if row["seconds"] else "-"
        speed = f"{row['tokens_per_second']:,.0f}" if "tokens_per_second" in row else "-"
        cost = f"{row['usd_per_million_tokens']:.3g}" if "usd_per_million_tokens" in row else "-"
        fits = "yes" if row["fits"] else "NO"
        print(f"{row['topology']:<14}{fits:<6}{memory:>18}{step:>12}{mfu:>8}{speed:>12}{cost:>14}")
    notes = {(warning, row["topology"]) for row in rows for warning in row["warnings"]}
    for warning in sorted({warning for warning, _ in notes}):
        where = ", ".join(row["topology"] for row in rows if warning in row["warnings"])
        print(f"note: {warning} ({where})")
