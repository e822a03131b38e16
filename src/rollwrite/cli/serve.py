"""``serve``: the table in the browser; also what ``rollwrite`` alone does."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.errors import InvalidNotation

from .kit.show import err

HOST, PORT = "127.0.0.1", 8000
INTERPRETED = (
    "The rules run interpreted here: everything works, strong bots and hints take their time."
)


def add_to(app: typer.Typer) -> None:
    app.callback()(alone)
    app.command()(serve)


def checked_host(host: str) -> str:
    """An address or a name; what is neither cannot even be asked for."""
    try:
        host.encode("idna")
    except UnicodeError:
        raise InvalidNotation(f"“{host}” is no address and no name of a computer") from None
    return host


def alone(context: typer.Context) -> None:
    """The open table for roll-and-write games. Without a command: serve it here."""
    if context.invoked_subcommand is None:
        serve(open_browser=has_desktop())


def serve(
    host: Annotated[
        str,
        typer.Option(help="0.0.0.0 lets phones on your network join.", callback=checked_host),
    ] = HOST,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where; 0 takes any that is free.")
    ] = PORT,
    data: Annotated[Path | None, typer.Option(help="Where games are kept.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers."""
    from rollwrite.server.serving import serve as run  # slow to import, and only needed here

    if not is_compiled():
        err.print(INTERPRETED)
    run(host, port, data, open_browser)


def has_desktop() -> bool:
    """Whether somebody sits before a screen that can show a browser."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
