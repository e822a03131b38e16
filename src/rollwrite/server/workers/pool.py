"""Processes where bots think, so that no request ever waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import TypeVar

from .thinking import Question, think
from .turns import Owner, Turn, Turns

WARM_UP_AFTER = 8.0  # the first question does not wait for that
READ_ONCE = f"{__package__}.preloaded"
logger = logging.getLogger("rollwrite")
Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
Less = Callable[[Asked], Asked]


def _settle_in() -> None:
    """Leave Ctrl+C to the server, and go when it is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def shared_context() -> BaseContext:
    """Where the system can, workers are twins of one process that has read all weights once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([READ_ONCE])
    return context


def _submitted(
    pool: ProcessPoolExecutor, work: Callable[[Asked], Answer], asked: Asked
) -> Future[Answer]:
    try:
        return pool.submit(work, asked)
    except RuntimeError as error:  # it is just being replaced
        raise BrokenProcessPool(str(error)) from error


def _nothing() -> None:
    """Work that only wakes a worker up."""


class Workers:
    """A pool of bots; a crashed or stuck one is replaced."""

    def __init__(self, count: int, patience: float) -> None:
        self._count = count
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._maker = ThreadPoolExecutor(1, "workers")  # making a process takes a while
        self._turns = Turns(count)  # patience is for thinking, not for queueing

    def start(self) -> None:
        """Make the pool; its processes come up with the first question, or once all is quiet."""
        context = shared_context()
        self._pool = ProcessPoolExecutor(self._count, context, initializer=_settle_in)
        asyncio.get_running_loop().call_later(WARM_UP_AFTER, self._warm_up, self._pool)

    def _warm_up(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            for _ in range(self._count):
                self._maker.submit(pool.submit, _nothing)

    def asking(self) -> int:
        """How many people wait for a worker, and how many workers are busy."""
        return self._turns.asking()

    def is_crowded(self) -> bool:
        """Whether so many wait that everybody should ask for less."""
        return self._turns.is_crowded()

    async def ask(self, asked: Question, owner: Owner, less: Less[Question]) -> list[str]:
        """A whole decision."""
        return await self.run(think, asked, owner, less)

    async def run(
        self,
        work: Callable[[Asked], Answer],
        asked: Asked,
        owner: Owner,
        less: Less[Asked] = lambda asked: asked,
    ) -> Answer:
        """Work done elsewhere; an error if the worker crashed or took too long.

        Where many wait, ``less`` says what is asked for instead. Whoever goes away
        meanwhile leaves a worker that is busy until it is done.
        """
        turn = await self._turns.take(owner)
        pool = self._pool
        assert pool is not None, "start the workers first"
        wish = less(asked) if self.is_crowded() else asked
        doing = asyncio.ensure_future(self._do(pool, work, wish, turn))
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())  # was heard
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(doing)
        except (TimeoutError, BrokenProcessPool):
            self._replace(pool)
            turn.end()
            raise

    async def _do(
        self, pool: ProcessPoolExecutor, work: Callable[[Asked], Answer], asked: Asked, turn: Turn
    ) -> Answer:
        """The loop does not stand still while a process is made for it."""
        try:
            loop = asyncio.get_running_loop()
            made = await loop.run_in_executor(self._maker, _submitted, pool, work, asked)
            return await asyncio.wrap_future(made)
        finally:
            turn.end()

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Start over, unless another question has done so already."""
        if pool is self._pool:
            logger.warning("a bot crashed or got stuck; new workers start")
            _kill(pool)
            self.start()

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        self._maker.shutdown(cancel_futures=True)  # half a worker would complain
        if pool is not None:
            _kill(pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = pool._processes or {}
    pool.shutdown(wait=False, cancel_futures=True)  # once the one that is just made is there
    for process in list(processes.values()):
        process.kill()
