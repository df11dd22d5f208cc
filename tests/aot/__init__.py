"""Every golden program through the real TPU compiler, for three generations of chips.

`python -m tests.aot` compiles the texts of tests/golden without optimisation, which proves that each lowering is legal
on the chip; nothing is run. Answers are kept in the program cache by text, so a second run takes seconds. What the
compiler refuses stands in gaps.toml with its message and a reason; an entry that is accepted now fails the run.
"""
