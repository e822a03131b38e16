"""For who hosts a server: copies of its data, made and put back, and a look at them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .kit.files import BadFile, checked_target
from .kit.show import out

if TYPE_CHECKING:
    from rollwrite.server.settings import Settings
    from rollwrite.server.store.backup import Kept

Data = Annotated[Path | None, typer.Option(help="Where games are kept.")]
Copy = Annotated[Path, typer.Argument(help="A copy of all tables.")]


def add_to(app: typer.Typer) -> None:
    app.command()(backup)
    app.command("verify-backup")(verify_backup)
    app.command()(restore)
    app.command()(doctor)


def backup(file: Copy, data: Data = None) -> None:
    """Copy all tables into one file, also while a server runs; only you may read it."""
    from rollwrite.server.store.backup import back_up

    checked_target(file)
    with _refused():
        _tell(file, back_up(_database(data), file))


def verify_backup(file: Copy) -> None:
    """Look whether a copy is whole, and what is in it."""
    from rollwrite.server.store.backup import verify

    with _refused():
        _tell(file, verify(file))


def restore(file: Copy, data: Data = None) -> None:
    """Put a copy in the place of the tables; the server must be stopped."""
    from rollwrite.server.store.backup import restore as put_back
    from rollwrite.server.store.backup import verify

    with _refused():
        database = _database(data)
        aside = put_back(file, database)
        _tell(database, verify(database))
    if aside:
        out.print(f"What was there before is now {aside}", soft_wrap=True, markup=False)


def doctor(data: Data = None) -> None:
    """Look at the tables, the disk and the versions; leaves with 1 if something is not well."""
    from rollwrite.server.doctor import examine

    is_well = True
    with _refused():
        for found in examine(_settings(data)):
            is_well = is_well and found.is_well
            said = f"{'ok ' if found.is_well else 'BAD'} {found.sentence}"
            out.print(said if found.is_well else f"{said}\n    {found.mend}", markup=False)
    if not is_well:
        raise typer.Exit(1)


def _database(data: Path | None) -> Path:
    return _settings(data).database


def _settings(data: Path | None) -> Settings:
    from rollwrite.server.settings import Settings

    return Settings(data=data) if data else Settings()


@contextlib.contextmanager
def _refused() -> Iterator[None]:
    from rollwrite.server.store.rows import StoreError

    try:
        yield
    except StoreError as error:
        raise BadFile(str(error)) from None
    except ValueError as error:  # a path no system takes
        raise BadFile(f"this is no file: {error}") from None


def _tell(file: Path, kept: Kept) -> None:
    when = datetime.fromtimestamp(kept.changed).isoformat(" ", "minutes") if kept.changed else ""
    last = f", last changed {when}" if when else ""
    said = f"{file} is whole: {kept.tables} tables, {kept.guests} guests{last}"
    out.print(said, soft_wrap=True, markup=False)
