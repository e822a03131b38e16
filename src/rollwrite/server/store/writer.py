"""One thread that writes, many commits in one.

Callers await a future that resolves after the commit that holds their work.
While one commit is on its way to the disk the next jobs gather; they share the
following one. So neither a killed process nor a power cut loses what was
acknowledged, and the shared commits keep that cheap.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from .rows import StoreError

Values = Sequence[object]
Statement = tuple[str, Values]
MOST_IN_ONE_COMMIT = 500
EVENTS = "INSERT INTO events VALUES "
EVENT = "(?, ?, ?, ?)"


def events_of(values: Values) -> Statement:
    """One statement for all events, four values each: all of them or none."""
    return EVENTS + ", ".join([EVENT] * (len(values) // EVENT.count("?"))), values


class Job:
    """Statements that are done together or not at all; ``rows`` are those of the last one.

    ``proof`` finds a row if the job was done, for who cannot know whether it was.
    ``is_apart`` concerns the session and no data: it shares no commit.
    """

    def __init__(
        self,
        statements: Sequence[Statement],
        future: asyncio.Future[Any],
        proof: Statement | None = None,
        is_apart: bool = False,
    ) -> None:
        self.statements, self.future = statements, future
        self.proof, self.is_apart = proof, is_apart
        self.asked = time.monotonic()
        self.rows: list[Any] = []
        self.error: BaseException | None = None
        self.is_done = False

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.rows)


def merged(jobs: Sequence[Job], most: int) -> Statement | None:
    """One statement with at most so many values for jobs that write events and nothing else."""
    values: list[object] = []
    for job in jobs:
        query, more = job.statements[0]
        if len(job.statements) > 1 or not query.startswith(EVENTS):
            return None
        values += more
    return events_of(values) if 0 < len(values) <= most else None


class Engine(Protocol):
    """A database, as its one thread sees it."""

    def commit(self, jobs: list[Job]) -> None:
        """Do all jobs; each has its rows or its error then."""

    def close(self) -> None: ...


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, connect: Callable[[], Engine]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._hand = threading.Thread(target=self._run, name="store", daemon=True)
        self._opened: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._opened = self._loop.create_future()
        self._hand.start()
        await self._opened

    async def close(self) -> None:
        """Finish what was asked for, then close the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._hand.join)

    async def do(
        self, *statements: Statement, proof: Statement | None = None, is_apart: bool = False
    ) -> list[Any]:
        """The rows that the last statement finds, once all are committed."""
        assert self._loop is not None, "open the store first"
        if not self._hand.is_alive():
            raise StoreError("the store is closed")
        job = Job(statements, self._loop.create_future(), proof, is_apart)
        self._jobs.put(job)
        found: list[Any] = await job.future
        return found

    async def ask(self, query: str, values: Values = ()) -> list[Any]:
        """The rows of one statement."""
        return await self.do((query, values))

    async def ask_all(self, statements: Sequence[Statement]) -> list[Any]:
        """Statements that belong together, in one commit; the rows of the last."""
        return await self.do(*statements)

    # -- in the thread ------------------------------------------------------------

    def _run(self) -> None:
        opened = self._opened
        assert opened is not None, "the thread starts in open()"
        try:
            engine = self._connect()
        except Exception as error:
            self._back(partial(opened.set_exception, error))
            return
        self._back(lambda: opened.set_result(None))
        is_open = True
        while is_open:
            batch = self._batch()
            is_open = None not in batch
            self._commit(engine, [job for job in batch if job is not None])
        engine.close()

    def _batch(self) -> list[Job | None]:
        batch = [self._jobs.get()]
        while len(batch) < MOST_IN_ONE_COMMIT:
            try:
                batch.append(self._jobs.get_nowait())
            except Empty:
                break
        return batch

    def _commit(self, engine: Engine, jobs: list[Job]) -> None:
        try:
            engine.commit(jobs)
        except Exception as error:  # our own mistake: nobody may wait for ever
            for job in jobs:
                job.error = error
        self._back(partial(_settle, jobs))

    def _back(self, call: Callable[[], object]) -> None:
        """Run a call on the event loop, if it still turns."""
        assert self._loop is not None, "the thread starts in open()"
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
