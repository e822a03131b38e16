"""What is kept: who has it, who may read it, whether it is whole; and its copies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from ..house.ledger import room_of
from ..house.rating.ratings import again, is_same
from ..refusal import Refusal
from ..settings import Settings
from ..store.claim import Taken, claimed
from ..store.copying.archive import Examined, described, examined
from ..store.copying.backup import verify
from ..store.copying.copies import Copies
from ..store.rows import StoreError
from .finding import Finding
from .lines import LOG, START, STOP, copying, reaching, restoring, where

OTHERS = 0o077
LATE = 2.0  # times what it should be
HOUR = 3600


def kept(settings: Settings) -> Iterator[Finding]:
    if settings.database:
        yield from _nodes(settings)
        return
    if not settings.file.exists():
        yield Finding(f"Nothing is kept in {settings.data} yet")
        return
    yield _server(settings.data)
    yield _privacy(settings.file)
    yield from _database(settings)


def glance(settings: Settings) -> Iterator[Finding]:
    """The database alone: it answers, is whole, and only its owner reads it."""
    if settings.database:
        try:
            yield Finding(*described(settings.database))
        except StoreError as error:
            yield Finding(f"The database: {error}", reaching(settings))
            return
    else:
        yield _privacy(settings.file)
    yield from _counted(settings)


def copies(settings: Settings) -> Iterator[Finding]:
    """Nothing to say where none are wanted and none were made."""
    found = Copies(settings)
    age, every = found.age(), settings.backup_seconds
    if age is None:
        if every and (settings.database or settings.file.exists()):
            yield Finding(f"There is no copy in {found.folder}", copying(settings))
        return
    newest = found.all()[-1]
    late = bool(every and age > LATE * every)
    mend = f"{LOG}\n{copying(settings)}"
    yield Finding(f"The last copy, {newest}, is {age / HOUR:.1f} hours old", mend if late else "")
    try:
        yield Finding(f"It is whole: {verify(newest).tables} tables")
    except StoreError as error:
        yield Finding(f"{newest} cannot be trusted: {error}", f"rm {quote(str(newest))}\n{mend}")


def _server(folder: Path) -> Finding:
    try:
        with claimed(folder):
            return Finding(f"No server uses the data in {folder}")
    except Taken:
        return Finding(f"A server uses the data in {folder}")


def _privacy(database: Path) -> Finding:
    is_private = not database.stat().st_mode & OTHERS
    if is_private:
        return Finding(f"Only its owner may read {database}")
    return Finding(
        f"Others may read {database}, which holds secrets", f"chmod 600 {quote(str(database))}"
    )


def _nodes(settings: Settings) -> Iterator[Finding]:
    try:
        yield Finding(*described(settings.database))
    except StoreError as error:
        yield Finding(f"The database: {error}", reaching(settings))
        return
    yield from _database(settings)


def _database(settings: Settings) -> Iterator[Finding]:
    try:
        with examined(settings.place) as store:
            kept = store.count()
            yield Finding(f"The database is whole: {kept.tables} tables, {kept.guests} guests")
            yield from _tables(store, settings)
            yield from _ratings(store, settings)
    except StoreError as error:
        yield Finding(f"The database: {error}", restoring(settings))


def _ratings(store: Examined, settings: Settings) -> Iterator[Finding]:
    """Every rated game is reckoned again."""
    rows = list(store.rated())
    wrong = [old for old, new in zip(rows, again(rows)) if not is_same(old, new)]
    if wrong:
        first = f"first at game {wrong[0].number} of {wrong[0].game}"
        said = f"{len(wrong)} of {len(rows)} rated games come out otherwise, {first}"
        yield Finding(said, f"{STOP}\nrollwrite ratings --again{where(settings)}\n{START}")
    elif rows:
        yield Finding(f"{len(rows)} rated games come out as they are kept")


def _counted(settings: Settings) -> Iterator[Finding]:
    try:
        with examined(settings.place) as store:
            kept = store.count()
            yield Finding(f"The database is whole: {kept.tables} tables, {kept.guests} guests")
    except StoreError as error:
        yield Finding(f"The database: {error}", restoring(settings))


def _tables(store: Examined, settings: Settings) -> Iterator[Finding]:
    """Every table is played again."""
    well = 0
    for table_id, stored in store.tables():
        try:
            room_of(table_id, stored)
            well += 1
        except Refusal as error:
            if error.status == 404:
                continue  # it was thrown away
            mend = f"# all other tables go on without it\n{restoring(settings)}"
            gone = "rollwrite games  # install what played it, or leave it: nothing is lost"
            yield Finding(f"Table {table_id}: {error}", mend if error.status == 500 else gone)
    yield Finding(f"{well} tables replay")
