"""Whether everything is well, how much room it takes, and copies of it."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from pathlib import Path

from ..clock import Clock
from ..doctor import glance
from ..house.ledger import room_of
from ..measures import CHANGES
from ..porch.decided import Tried
from ..refusal import Refusal
from ..settings import DATABASE, Settings
from ..store.copying.archive import examined, restore
from ..store.copying.copies import Copies
from ..store.rows import Stored, StoreError
from ..store.store import Store, prepare
from ..wire.keeper import Backups, Check, Copy, Health, Storage

FRESH_FOR = 60.0


class Upkeep:
    """What takes a while is done beside everything else, one at a time."""

    def __init__(self, store: Store, settings: Settings, clock: Clock) -> None:
        self._store, self._settings, self._clock = store, settings, clock
        self._copies = Copies(settings)
        self._health: Health | None = None
        self._looking, self._copying = asyncio.Lock(), asyncio.Lock()

    # -- health -------------------------------------------------------------------------

    async def health(self, is_fresh: bool = False) -> Health:
        """As it was a minute ago at most, or as it is now."""
        async with self._looking:
            age = self._clock.now() - self._health.checked if self._health else FRESH_FOR
            if self._health is None or is_fresh or age >= FRESH_FOR:
                found = await asyncio.to_thread(lambda: list(glance(self._settings)))
                checks = [Check(f.about, f.is_well, f.sentence, f.mend) for f in found]
                self._health = Health(self._clock.now(), tuple(checks), _move())
        return self._health

    # -- room -----------------------------------------------------------------------------

    async def storage(self) -> Storage:
        folder = self._settings.data
        free = (await asyncio.to_thread(shutil.disk_usage, _there(folder))).free
        copies = sum(_size(copy) for copy in self._copies.all())
        return Storage(await self._store.size(), copies, free)

    # -- copies -----------------------------------------------------------------------------

    def backups(self, tried: Tried) -> Backups:
        """The newest first."""
        found = [
            Copy(copy.name, _size(copy), _made(copy), tried.copies.get(copy.name, 0.0))
            for copy in reversed(self._copies.all())
        ]
        every, keep = self._settings.backup_seconds, self._settings.backup_keep
        return Backups(every, keep, tuple(found), tried.at, str(self._copies.folder))

    async def back_up(self) -> str:
        async with self._copying:
            try:
                return (await asyncio.to_thread(self._copies.make)).name
            except OSError as error:
                raise StoreError(f"no copy was made: {error.strerror or error}") from None

    def find(self, name: str) -> Path:
        found = {copy.name: copy for copy in self._copies.all()}
        if name not in found:
            raise Refusal(404, "no-such-copy", f"there is no copy {name[:80]}")
        return found[name]

    async def try_restore(self, copy: Path) -> int:
        """Put a copy back where it harms nobody, and play every table of it again; how many."""
        async with self._copying:
            return await asyncio.to_thread(_try_restore, copy)


def _try_restore(copy: Path) -> int:
    with tempfile.TemporaryDirectory(prefix="rollwrite-") as folder:
        place = Path(folder) / DATABASE
        restore(copy, place)
        prepare(place, 10.0, Path(folder))
        with examined(place) as found:
            return sum(_replays(table, stored) for table, stored in found.tables())


def _replays(table: str, stored: list[Stored]) -> int:
    try:
        room_of(table, stored)
    except Refusal as error:
        if error.status != 404:  # it was thrown away
            raise StoreError(f"table {table} of this copy: {error}") from None
        return 0
    return 1


def _move() -> float:
    """Seconds, in the middle of all changes of tables so far."""
    found = {one.name: one.value for family in CHANGES.collect() for one in family.samples}
    count = found.get("rollwrite_change_seconds_count", 0.0)
    return found.get("rollwrite_change_seconds_sum", 0.0) / count if count else 0.0


def _there(folder: Path) -> Path:
    return folder if folder.exists() else Path.cwd()


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _made(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return time.time()
