"""The lowered text of one sample of each row, one file a family of the table.

A change that means to leave the lowerings alone leaves these files alone; one that means to alter them shows how in
review. `python -m tests.golden` compares, with --rewrite writes. A section of a file names the row and the OpInfo whose
first samples give the text; comparing runs those OpInfos only.
"""
