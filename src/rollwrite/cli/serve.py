"""``serve``: the table in the browser; also what ``rollwrite`` alone does."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import replace
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


def checked_url(url: str) -> str:
    """``https://play.example.org``: a scheme, a name, perhaps a port, and nothing more."""
    if url and not re.fullmatch(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?/?", url):
        raise InvalidNotation(f"“{url}” is no address like https://play.example.org")
    return url.rstrip("/")


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
    public_url: Annotated[
        str,
        typer.Option(
            help="The address people know, as https://play.example.org, behind a proxy.",
            callback=checked_url,
        ),
    ] = "",
    hosts: Annotated[
        str, typer.Option(help="Further names the server goes by, with commas between them.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers."""
    from rollwrite.server.serving import serve_with as run  # slow to import, needed here only
    from rollwrite.server.settings import Settings

    if not is_compiled():
        err.print(INTERPRETED)
    settings = Settings(host=host, port=port, public_url=public_url, hosts=hosts)
    run(replace(settings, data=data) if data else settings, open_browser)


def has_desktop() -> bool:
    """Whether somebody sits before a screen that can show a browser."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
