"""The lowered text of one sample of each row, one file a family of the table.

A change that means to leave the lowerings alone leaves these files alone; one that means to alter them shows how in
review. `python -m tests.golden` compares, with --rewrite writes. A section of a file names the row and the sample (of
an OpInfo, or of tests/ops/cases.py) that gives the text; comparing runs those samples only. A text of more than 100
lines is outlined: its signature, how often it has each operation, and a digest that any change alters.
"""
