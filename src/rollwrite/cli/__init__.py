"""The command line: every command has ``--help``, and ``--json`` where it prints data."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys

import typer

from rollwrite.catalogue import LEFT_OUT
from rollwrite.kernel.errors import GameError

from . import about, advise, draw, host, lab, ladder, lesson, new_game, paper, play, records, serve
from .kit.once import take_options_once
from .kit.show import complain

app = typer.Typer(
    help="The open table for roll-and-write games.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for room in (serve, host, about, play, records, draw, advise, lab, ladder, paper, lesson, new_game):
    room.add_to(app)
take_options_once(app)


def main() -> None:
    """Run a command; what is wrong with the input is said in one sentence."""
    _prepare_streams()
    for sentence in LEFT_OUT:
        complain("left-out", sentence)
    try:
        _run()
    except GameError as error:
        complain(error.code, str(error))
        sys.exit(2)
    except OSError as error:
        _let_go_of_output()
        if error.errno == errno.EPIPE:
            sys.exit(1)  # whoever listened has heard enough
        where = f": {error.filename}" if error.filename else ""
        complain("file", f"{error.strerror or error}{where}")
        sys.exit(2)


def _run() -> None:
    try:
        app()
    finally:
        sys.stdout.flush()  # a full disk or a closed pipe shows here at the latest


def _let_go_of_output() -> None:
    """Else Python tries once more when it ends, and tells of it."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _prepare_streams() -> None:
    """A closed stream is an empty one; a letter that cannot be shown stops nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
