"""One thread that writes, many commits in one.

Callers await a future that resolves after the commit that holds their work.
While one commit is on its way to the disk the next jobs gather; they share the
following one. ``synchronous=FULL`` syncs the write-ahead log at each commit, so
that neither a killed process nor a power cut loses what was acknowledged; the
shared commits keep it cheap.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from .rows import Conflict, StoreError
from .schema import connect

Work = Callable[[sqlite3.Connection], sqlite3.Cursor]
MOST_IN_ONE_COMMIT = 500


@dataclass(slots=True)
class _Job:
    work: Work
    future: asyncio.Future[Any]
    rows: list[Any] | None = None
    error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.rows)


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path, self.patience = path, patience
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._opened: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._opened = self._loop.create_future()
        self._thread.start()
        await self._opened

    async def close(self) -> None:
        """Finish what was asked for, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def do(self, work: Work) -> list[Any]:
        """The rows that some work finds, once it is committed."""
        assert self._loop is not None, "open the store first"
        if not self._thread.is_alive():
            raise StoreError("the store is closed")
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        found: list[Any] = await job.future
        return found

    # -- in the thread ------------------------------------------------------------

    def _run(self) -> None:
        opened = self._opened
        assert opened is not None, "the thread starts in open()"
        try:
            connection = connect(self.path, self.patience)
        except Exception as error:
            self._back(partial(opened.set_exception, error))
            return
        self._back(lambda: opened.set_result(None))
        is_open = True
        while is_open:
            batch = self._batch()
            is_open = None not in batch
            self._commit(connection, [job for job in batch if job is not None])
        connection.close()

    def _batch(self) -> list[_Job | None]:
        batch = [self._jobs.get()]
        while len(batch) < MOST_IN_ONE_COMMIT:
            try:
                batch.append(self._jobs.get_nowait())
            except Empty:
                break
        return batch

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        try:
            connection.execute("BEGIN")
            for job in jobs:
                _try(job, connection)
            connection.execute("COMMIT")
        except Exception as error:
            _give_up(connection, jobs, error)
        self._back(partial(_settle, jobs))

    def _back(self, call: Callable[[], object]) -> None:
        """Run a call on the event loop, if it still turns."""
        assert self._loop is not None, "the thread starts in open()"
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


def _try(job: _Job, connection: sqlite3.Connection) -> None:
    try:
        job.rows = job.work(connection).fetchall()
    except sqlite3.IntegrityError as error:
        job.error = Conflict(str(error))


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


def _give_up(connection: sqlite3.Connection, jobs: list[_Job], error: Exception) -> None:
    """A full disk, say: nothing of this commit happened, and nobody is told it did."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    for job in jobs:
        job.error = StoreError(str(error))
