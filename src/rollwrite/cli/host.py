"""For who hosts a server: copies of its data, made and put back, and a look at them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from rollwrite.kernel.errors import GameError

from .kit.files import BadFile, checked_target
from .kit.settings import Given, settings_from, taking, values_from
from .kit.show import AsJson, as_json, complain, out

if TYPE_CHECKING:
    from rollwrite.server.store.copying.backup import Kept

Copy = Annotated[Path, typer.Argument(help="A copy of all tables.")]


def add_to(app: typer.Typer) -> None:
    app.command()(taking(backup, "data", "database"))
    app.command("verify-backup")(verify_backup)
    app.command()(taking(restore, "data", "database"))
    app.command("host-link")(taking(host_link, "host", "port", "data", "database", "public_url"))
    app.command()(taking(doctor))
    app.command()(taking(ratings, "data", "database"))
    app.command()(taking(config))
    app.command()(taking(healthcheck, "host", "port"))


def backup(given: Given, file: Copy) -> None:
    """Copy all tables into one file, also while a server runs; only you may read it."""
    from rollwrite.server.store.copying.archive import back_up

    checked_target(file)
    with _refused():
        _tell(file, back_up(settings_from(given).place, file))


def verify_backup(file: Copy) -> None:
    """Look whether a copy is whole, and what is in it."""
    from rollwrite.server.store.copying.backup import verify

    with _refused():
        _tell(file, verify(file))


def restore(given: Given, file: Copy) -> None:
    """Put a copy in the place of the tables; the server must be stopped."""
    from rollwrite.server.store.copying.archive import examined
    from rollwrite.server.store.copying.archive import restore as put_back

    with _refused():
        place = settings_from(given).place
        aside = put_back(file, place)
        with examined(place) as kept:
            _tell(place, kept.count())
    if aside:
        out.print(f"What was there before is now {aside}", soft_wrap=True, markup=False)


def host_link(given: Given) -> None:
    """Make a link by which one person comes to keep the house: good once, within a day."""
    from rollwrite.server.doctor.outside import here
    from rollwrite.server.store.keeper.links import put_keeper_link

    settings = settings_from(given)
    with _refused():
        key = put_keeper_link(settings.place, settings.data)
    out.print(f"{settings.public_url or here(settings)}/host/{key}", soft_wrap=True, markup=False)


def doctor(given: Given) -> None:
    """Look at the tables, the disk and the versions; leaves with 1 if something is not well."""
    from rollwrite.server.doctor import examine

    is_well = True
    with _refused():
        for found in examine(settings_from(given)):
            is_well = is_well and found.is_well
            said = f"{'ok ' if found.is_well else 'BAD'} {found.sentence}"
            mend = "".join(f"\n      {line}" for line in found.mend.split("\n") if line)
            out.print(said + mend, markup=False)
    if not is_well:
        raise typer.Exit(1)


def ratings(
    given: Given,
    again: Annotated[bool, typer.Option(help="Keep what comes out now; stop the server.")] = False,
    json: AsJson = False,
) -> None:
    """Reckon all ratings again from the games that counted; leaves with 1 if they differ."""
    from rollwrite.server.doctor.ratings import compare

    with _refused():
        found = compare(settings_from(given).place, again)
    if json:
        as_json([asdict(one) for one in found])
    else:
        table = Table("game", "rated games", "people", "differ", box=None, pad_edge=False)
        for one in found:
            table.add_row(one.game, str(one.games), str(one.people), str(one.differ))
        out.print(table)
    if not again and any(one.differ for one in found):
        raise typer.Exit(1)


def healthcheck(given: Given) -> None:
    """Ask the server on this machine whether it is ready; leaves with 1 if not. For containers."""
    from rollwrite.server.doctor.outside import ask, here

    url = here(settings_from(given))
    try:
        out.print(ask(f"{url}/readyz").decode(), end="")
    except (OSError, HTTPException, ValueError) as error:  # nobody there, a no, or no name
        complain("not-ready", f"{url} is not ready: {error}")
        raise typer.Exit(1) from None


def config(given: Given, json: AsJson = False) -> None:
    """Show what a server started like this would go by, and where each value comes from."""
    values = values_from(given)
    if json:
        as_json({one.option.called: {"value": one.shown, "from": one.source} for one in values})
        return
    table = Table("option", "value", "from", box=None, pad_edge=False)
    for one in values:
        table.add_row(one.option.flag, Text(one.shown), Text(one.source))
    out.print(table)


@contextlib.contextmanager
def _refused() -> Iterator[None]:
    from rollwrite.server.store.rows import StoreError

    try:
        yield
    except StoreError as error:
        raise BadFile(str(error)) from None
    except GameError:  # said well enough
        raise
    except ValueError as error:  # a path no system takes
        raise BadFile(f"this is no file: {error}") from None


def _tell(place: Path | str, kept: Kept) -> None:
    from rollwrite.server.store.copying.archive import named

    when = datetime.fromtimestamp(kept.changed).isoformat(" ", "minutes") if kept.changed else ""
    last = f", last changed {when}" if when else ""
    said = f"{named(place)} is whole: {kept.tables} tables, {kept.guests} guests{last}"
    out.print(said, soft_wrap=True, markup=False)
