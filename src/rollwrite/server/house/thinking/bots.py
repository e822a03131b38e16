"""Bots at the tables of the house: each decides by itself, all at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Protocol

from rollwrite.bots import roster
from rollwrite.table.drive import decide
from rollwrite.table.table import COMMIT, STEP, Command

from ...room.asked.orders import commanded
from ...room.log import LogEvent
from ...room.room import Room
from ...store.rows import StoreError
from ...workers.pool import Workers
from ...workers.thinking import Question, question
from ...workers.turns import Owner
from .learned import knows

LONGEST_WAIT, ELSEWHERE = 60.0, 4.0
NOT_MOVED = "the bot at seat %s of table %s did not move, and will try again: %s"
logger = logging.getLogger("rollwrite")
Plan = Callable[[], list[LogEvent]]
Changing = Callable[[Room, Plan], Awaitable[None]]


class Claims(Protocol):
    """Which of several nodes may do something."""

    async def claim(self, what: str) -> bool: ...

    async def release(self, what: str) -> None: ...


class Bots:
    """Where bots think, how long they pretend to, and how they change a room.

    Of several nodes one lets a bot think: it claims the turn. If it dies its claims end, and
    whoever else has the table in use asks for them again and again.
    A turn that failed is tried again after ``retry`` seconds, then less and less often,
    and as soon as somebody comes to the table.
    """

    def __init__(
        self, workers: Workers, delay: float, retry: float, change: Changing, claims: Claims
    ) -> None:
        self._workers = workers
        self._claims = claims
        self._delay = delay
        self._retry = retry
        self._change = change
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def wake(self, room: Room) -> None:
        """Let every bot that owes a decision start thinking, all at once."""
        for seat in room.undecided():
            thought = (room.playing().stages, seat)  # a stage of this game; games never overlap
            if room.bot_at(seat) and thought not in room.thinking:
                room.thinking.add(thought)
                task = asyncio.create_task(self._decide(room, *thought))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _decide(self, room: Room, stage: int, seat: int) -> None:
        wait = self._retry
        try:
            await asyncio.sleep(self._delay)
            while _decides(room, stage, seat):
                async with self._claimed(f"{room.id} {seat}") as is_ours:
                    if is_ours:
                        await self._try(room, stage, seat)
                if _decides(room, stage, seat):
                    await room.wait_for_call(wait if is_ours else min(wait, ELSEWHERE))
                wait = min(LONGEST_WAIT, 2 * wait)
        finally:
            room.thinking.discard((stage, seat))

    @asynccontextmanager
    async def _claimed(self, turn: str) -> AsyncIterator[bool]:
        is_ours = False
        with contextlib.suppress(StoreError):
            is_ours = await self._claims.claim(turn)
        try:
            yield is_ours
        finally:
            if is_ours and not self._is_closed:
                with contextlib.suppress(StoreError):
                    await self._claims.release(turn)

    async def _try(self, room: Room, stage: int, seat: int) -> None:
        try:
            commands = await self._commands(room, stage, seat)
            events: list[LogEvent] = [commanded(command) for command in commands]
            await self._change(room, lambda: events if _decides(room, stage, seat) else [])
        except StoreError as error:
            logger.error(NOT_MOVED, seat + 1, room.id, error)
        except Exception as error:
            logger.exception(NOT_MOVED, seat + 1, room.id, error)

    async def _commands(self, room: Room, stage: int, seat: int) -> list[Command]:
        """A bot that fails is replaced by the greedy one: the game goes on."""
        table, bot = room.playing(), room.bot_at(seat) or roster.QUICK
        if room.teaching and (scripted := room.teaching.scripted(seat)):
            return scripted
        try:
            moves = await self._think(room, question(table, seat, bot))
            commands = [Command(STEP, seat, stage, move) for move in moves]
            commands.append(Command(COMMIT, seat, stage))
            table.check(*commands)
            return commands
        except Exception as error:
            logger.warning("the bot “%s” failed, “%s” moves for it: %r", bot, roster.QUICK, error)
            return decide(table, seat, roster.find(roster.QUICK))

    async def _think(self, room: Room, asked: Question) -> list[str]:
        """Where many wait, a strong bot thinks like a quick one, and the table is told."""

        def less(asked: Question) -> Question:
            quick = roster.quickened(asked.bot, knows(asked.game))
            if quick != asked.bot:
                room.hurry(asked.seat, True)
            return replace(asked, bot=quick)

        room.hurry(asked.seat, False)
        return await self._workers.ask(asked, Owner(room.host, room.id), less)

    async def close(self) -> None:
        """Claims end with the session."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _decides(room: Room, stage: int, seat: int) -> bool:
    """Whether it is still a bot's decision: whoever returns takes it over at once."""
    return room.owes(stage, seat) and bool(room.bot_at(seat))
