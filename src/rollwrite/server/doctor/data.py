"""What is kept: who has it, whether there is room, whether it is whole; and its copies."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from ..house.ledger import room_of
from ..house.rating.ratings import again, is_same
from ..refusal import Refusal
from ..settings import Settings
from ..store.claim import Taken, claimed
from ..store.copying.archive import Examined, Place, described, examined
from ..store.copying.backup import verify
from ..store.copying.copies import Copies
from ..store.rows import StoreError
from .finding import Finding

LEAST_SPACE = 100_000_000
OTHERS = 0o077
LATE = 2.0  # times what it should be
HOUR = 3600


def kept(settings: Settings) -> Iterator[Finding]:
    if settings.database:
        yield from _nodes(settings.database)
        return
    if not settings.file.exists():
        yield Finding(f"Nothing is kept in {settings.data} yet")
        return
    yield _server(settings.data)
    yield _space(settings.data)
    yield from _writing(settings.data)
    yield _privacy(settings.file)
    yield from _database(settings.file)


def glance(settings: Settings) -> Iterator[Finding]:
    """The database alone: it answers, is whole, and only its owner reads it."""
    if settings.database:
        try:
            yield Finding(*described(settings.database))
        except StoreError as error:
            yield Finding(f"The database: {error}", "start PostgreSQL, or mend --database")
            return
    else:
        yield _privacy(settings.file)
    yield from _counted(settings.place)


def disk(settings: Settings) -> Iterator[Finding]:
    """A node of many may keep nothing here."""
    if not settings.data.exists():
        return
    yield _space(settings.data)
    yield from _writing(settings.data)


def copies(settings: Settings) -> Iterator[Finding]:
    """Nothing to say where none are wanted and none were made."""
    found = Copies(settings)
    age, every = found.age(), settings.backup_seconds
    if age is None:
        if every and (settings.database or settings.file.exists()):
            mend = f"rollwrite backup {found.folder / 'tables-now.sqlite'}"
            yield Finding(f"There is no copy in {found.folder}", f"mkdir -p {found.folder}\n{mend}")
        return
    newest = found.all()[-1]
    late = bool(every and age > LATE * every)
    mend = f"see the server's log\nrollwrite backup {newest.with_name('tables-now.sqlite')}"
    yield Finding(f"The last copy, {newest}, is {age / HOUR:.1f} hours old", mend if late else "")
    try:
        yield Finding(f"It is whole: {verify(newest).tables} tables")
    except StoreError as error:
        yield Finding(f"{newest} cannot be trusted: {error}", f"rm {newest}\n{mend}")


def _server(folder: Path) -> Finding:
    try:
        with claimed(folder):
            return Finding(f"No server uses the data in {folder}")
    except Taken:
        return Finding(f"A server uses the data in {folder}")


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said = f"{free // 1_000_000} MB are free for {folder}"
    return Finding(said, "" if free > LEAST_SPACE else "make room on this disk")


def _writing(folder: Path) -> Iterator[Finding]:
    if not os.access(folder, os.W_OK):
        yield Finding(
            f"{folder} cannot be written", f"chown -R $(id -u) {folder}\nmount -o remount,rw"
        )


def _privacy(database: Path) -> Finding:
    is_private = not database.stat().st_mode & OTHERS
    if is_private:
        return Finding(f"Only its owner may read {database}")
    return Finding(f"Others may read {database}, which holds secrets", f"chmod 600 {database}")


def _nodes(url: str) -> Iterator[Finding]:
    try:
        yield Finding(*described(url))
    except StoreError as error:
        yield Finding(f"The database: {error}", "start PostgreSQL, or mend --database")
        return
    yield from _database(url)


def _database(place: Place) -> Iterator[Finding]:
    try:
        with examined(place) as store:
            kept = store.count()
            yield Finding(f"The database is whole: {kept.tables} tables, {kept.guests} guests")
            yield from _tables(store)
            yield from _ratings(store)
    except StoreError as error:
        yield Finding(f"The database: {error}", "rollwrite restore a good copy")


def _ratings(store: Examined) -> Iterator[Finding]:
    """Every rated game is reckoned again."""
    rows = list(store.rated())
    wrong = [old for old, new in zip(rows, again(rows)) if not is_same(old, new)]
    if wrong:
        first = f"first at game {wrong[0].number} of {wrong[0].game}"
        said = f"{len(wrong)} of {len(rows)} rated games come out otherwise, {first}"
        yield Finding(said, "stop the server, then: rollwrite ratings --again")
    elif rows:
        yield Finding(f"{len(rows)} rated games come out as they are kept")


def _counted(place: Place) -> Iterator[Finding]:
    try:
        with examined(place) as store:
            kept = store.count()
            yield Finding(f"The database is whole: {kept.tables} tables, {kept.guests} guests")
    except StoreError as error:
        yield Finding(f"The database: {error}", "rollwrite restore a good copy")


def _tables(store: Examined) -> Iterator[Finding]:
    """Every table is played again."""
    well = 0
    for table_id, stored in store.tables():
        try:
            room_of(table_id, stored)
            well += 1
        except Refusal as error:
            if error.status == 404:
                continue  # it was thrown away
            mend = "rollwrite restore a copy from before; all other tables go on without it"
            gone = "install what played it, or leave it: nothing is lost"
            yield Finding(f"Table {table_id}: {error}", mend if error.status == 500 else gone)
    yield Finding(f"{well} tables replay")
