"""Copies that a server makes by itself: whole, checked, so many of them."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

from ...measures import COPIED, NOT_COPIED
from ...settings import Settings
from ..rows import StoreError
from .archive import back_up

NAME = "tables-%Y%m%d-%H%M%S.sqlite"
ANY = "tables-*.sqlite"
FIRST_RETRY, LAST_RETRY = 10.0, 3600.0
logger = logging.getLogger("rollwrite")


class Copies:
    """A copy that failed is told once, and tried again until it is made."""

    def __init__(self, settings: Settings) -> None:
        self._place, self.folder = settings.place, settings.backups
        self._every, self._keep = settings.backup_seconds, settings.backup_keep
        self._retry = 0.0

    async def run(self) -> None:
        """For as long as the server runs; a restart does not begin to wait anew."""
        while self._every:
            await asyncio.sleep(self._retry or self.due_in())
            try:
                made = await asyncio.to_thread(self.make)
            except (StoreError, OSError) as error:
                self._failed(error)
            else:
                self._made(made)

    def all(self) -> list[Path]:
        """The newest last: their names say when they were made."""
        return sorted(self.folder.glob(ANY))

    def age(self) -> float | None:
        """Of the newest, in seconds; nothing where there is none."""
        found = self.all()
        return max(0.0, time.time() - found[-1].stat().st_mtime) if found else None

    def due_in(self) -> float:
        age = self.age()
        return 0.0 if age is None else max(0.0, self._every - age)

    def make(self) -> Path:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        target = self.folder / time.strftime(NAME, time.gmtime())
        back_up(self._place, target)
        for old in self.all()[: -self._keep]:
            old.unlink(missing_ok=True)
        return target

    def _made(self, target: Path) -> None:
        if self._retry:
            logger.info("copies are made again: %s", target)
        self._retry = 0.0
        COPIED.set_to_current_time()

    def _failed(self, error: Exception) -> None:
        NOT_COPIED.inc()
        if not self._retry:
            logger.error("no copy was made, and it is tried again until there is one: %s", error)
        longer = 2 * self._retry or min(FIRST_RETRY, self._every)
        self._retry = min(longer, LAST_RETRY)
