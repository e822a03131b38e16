"""The command line: every command has ``--help``, and ``--json`` where it prints data."""

from __future__ import annotations

import sys

import typer

from rollwrite.kernel.errors import GameError

from . import about, advise, lab, ladder, paper, play, records, serve
from .show import complain

app = typer.Typer(
    help="The open table for roll-and-write games.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for room in (serve, about, play, records, advise, lab, ladder, paper):
    room.add_to(app)


def main() -> None:
    """Run a command; what is wrong with the input is said in one sentence."""
    try:
        app()
    except GameError as error:
        complain(error.code, str(error))
        sys.exit(2)
    except OSError as error:
        complain("file", f"{error.strerror}: {error.filename}")
        sys.exit(2)
