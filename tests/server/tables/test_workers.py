"""Where bots think: processes that share what was learned."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.server.workers.pool import Workers
from rollwrite.server.workers.turns import Owner

Known = tuple[int, set[str]]


def who_knows(_: int) -> Known:
    """A process, and what it had read before anybody asked it."""
    return os.getpid(), {name.rpartition("/")[2] for name, judge in LIBRARY.known.items() if judge}


def asked_two() -> list[Known]:
    async def ask() -> list[Known]:
        workers = Workers(2, 60.0)
        workers.start()
        try:
            asked = (workers.run(who_knows, one, Owner(str(one))) for one in range(2))
            return await asyncio.gather(*asked)
        finally:
            workers.stop()

    return asyncio.run(ask())


def test_weights_are_read_before_workers_are_made() -> None:
    """They are twins of one process, so there is one copy of what it has read.

    Asked by a process of its own: this one makes twins of something else.
    """
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        answers = elsewhere.submit(asked_two).result()
    assert len(answers) == 2
    if "forkserver" in multiprocessing.get_all_start_methods():
        assert all(known >= {"classic@1-2", "classic@1-3to5"} for _, known in answers)
