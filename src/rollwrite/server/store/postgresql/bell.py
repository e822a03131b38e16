"""What other nodes tell: that something happened at a table, and they have to look."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from functools import partial

from ..rows import MISSED, Hear, Notice, StoreError, notice_of
from .engine import FIRST_PAUSE, LONGEST_PAUSE, Postgres
from .session import Connection, Lost, Watch, connect, cut, psycopg

SILENCE = 5.0  # then we ask whether anybody is there
logger = logging.getLogger("rollwrite")


class Bell:
    """One connection that listens; while it is lost, anything may be missed."""

    def __init__(self, url: str, patience: float, engine: Postgres) -> None:
        self._url, self._engine = url, engine
        self._watch = Watch(patience)
        self._ended = threading.Event()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="bell", daemon=True)
        self._hear: Hear = lambda _: None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self, hear: Hear) -> None:
        self._loop, self._hear = asyncio.get_running_loop(), hear
        with contextlib.suppress(Lost, psycopg.Error):  # the thread tries again
            self._connection = await asyncio.to_thread(self._listen)
        self._thread.start()

    async def close(self) -> None:
        self._ended.set()
        self._watch.close()
        if self._connection is not None:
            cut(self._connection)
        if self._thread.ident:
            await asyncio.to_thread(self._thread.join)

    def check(self) -> None:
        if self._loop is not None and self._connection is None:
            raise StoreError("other nodes cannot be heard")

    # -- in the thread ------------------------------------------------------------

    def _listen(self) -> Connection:
        connection = connect(self._url)
        with self._watch.over(connection):
            connection.execute("LISTEN rollwrite")
        return connection

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._ended.is_set():
            try:
                if self._connection is None:
                    self._connection = self._listen()
                    self._tell(MISSED)
                pause = FIRST_PAUSE
                self._hear_on(self._connection)
            except (Lost, psycopg.Error) as error:
                self._leave(error)
                self._ended.wait(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
        self._leave(None)

    def _hear_on(self, connection: Connection) -> None:
        while not self._ended.is_set():
            for notify in connection.notifies(timeout=SILENCE):
                if notify.pid != self._engine.process:
                    self._tell(notice_of(notify.payload))
            with self._watch.over(connection):
                connection.execute("SELECT 1")

    def _leave(self, error: Exception | None) -> None:
        if error is not None and self._connection is not None and not self._ended.is_set():
            logger.warning("other nodes are not heard for now: %s", error)
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def _tell(self, notice: Notice) -> None:
        assert self._loop is not None, "the thread starts in open()"
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(partial(self._hear, notice))
