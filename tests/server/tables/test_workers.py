"""Where bots think: processes that share what was learned."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.server.workers import pool
from rollwrite.server.workers.pool import Workers
from rollwrite.server.workers.turns import Owner
from tests.server.tables import patient

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


def asked_while_a_process_is_made(sign: Path) -> str:
    """What the maker of all workers found: the sign that only a loop that turns can give."""

    async def ask() -> str:
        workers = Workers(1, 60.0)
        workers.start()
        asyncio.get_running_loop().call_later(0.05, sign.touch)
        try:
            return await workers.run(patient.found, 0, Owner("Ada"))
        finally:
            workers.stop()

    os.environ[patient.SIGN], pool.READ_ONCE = str(sign), patient.__name__
    return asyncio.run(ask())


@pytest.mark.skipif("forkserver" not in multiprocessing.get_all_start_methods(), reason="none here")
def test_nobody_waits_while_a_worker_is_made(tmp_path: Path) -> None:
    """A server that warms its workers up stood still until they had read what bots know."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        found = elsewhere.submit(asked_while_a_process_is_made, tmp_path / "sign").result()
    assert found == "in time"


def test_a_question_that_meets_workers_being_replaced_is_told_so() -> None:
    """The same as if its worker had crashed: whoever asks knows what to do then."""
    replaced = ProcessPoolExecutor(1)
    replaced.shutdown()
    with pytest.raises(BrokenProcessPool, match="shutdown"):
        pool._submitted(replaced, who_knows, 1)
