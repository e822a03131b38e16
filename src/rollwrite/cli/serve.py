"""``serve``: the table in the browser; also what ``rollwrite`` alone does."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from rollwrite.kernel.compiled import is_compiled

from .kit.settings import Given, settings_from, taking
from .kit.show import err

INTERPRETED = (
    "The rules run interpreted here: everything works, strong bots and hints take their time."
)


def add_to(app: typer.Typer) -> None:
    app.callback()(alone)
    app.command()(taking(serve))


def alone(context: typer.Context) -> None:
    """The open table for roll-and-write games. Without a command: serve it here."""
    if context.invoked_subcommand is None:
        serve({}, open_browser=has_desktop())


def serve(
    given: Given,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers. Every option is also a variable: --public-url is
    ROLLWRITE_PUBLIC_URL, and ROLLWRITE_PUBLIC_URL_FILE names a file that holds it."""
    from rollwrite.server.serving import serve_with  # slow to import, needed here only

    settings = settings_from(given)
    if not is_compiled():
        err.print(INTERPRETED)
    serve_with(settings, open_browser)


def has_desktop() -> bool:
    """Whether somebody sits before a screen that can show a browser."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
