"""The console command `torch-tpu`: a file a command. Each prints for people, or with --json for programs, and its exit
code is 0 when all is well, 1 when something is not, 2 when it was called wrongly."""

import typer

from . import doctor, estimate, info

app = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command()(info.info)
app.command()(doctor.doctor)
app.command()(estimate.estimate)


def main() -> None:
    app()
