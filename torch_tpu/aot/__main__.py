"""`python -m torch_tpu.aot TARGET`: the command `estimate` by itself."""

import typer

from ..cli.estimate import estimate

if __name__ == "__main__":
    typer.run(estimate)
