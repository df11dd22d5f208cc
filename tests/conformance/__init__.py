"""Every OpInfo of torch against the CPU: `python -m tests.conformance --help`.

selection.py  which OpInfos and cases a run takes (names, rows, families, shards)
samples.py    samples of an OpInfo, copied to a device with their views and aliases
compare.py    what counts as equal
ties.py       operators that may choose among equals
checks.py     one sample: forward, backward, strided, inplace, out
worker.py     a child process that takes operators one by one
runner.py     the parent: hands out work, survives crashes and hangs, writes the report
document.py   docs/operators.md, written by a full run
gaps.py       gaps.toml, the list of what is known not to work
"""
