"""Bots at the tables of the house: each decides by itself, all at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from rollwrite.bots import roster
from rollwrite.table.drive import decide
from rollwrite.table.table import COMMIT, STEP, Command

from ..room.log import LogEvent
from ..room.orders import commanded
from ..room.room import Room
from ..store.rows import StoreError
from ..workers.pool import Workers
from ..workers.thinking import Question, question
from ..workers.turns import Owner

QUICK = "greedy"
NAMES = [bot.id for bot in roster.ROSTER]
SLOW = frozenset(NAMES[NAMES.index(QUICK) + 1 :])  # the stronger, the longer they think
LONGEST_WAIT = 60.0
NOT_MOVED = "the bot at seat %s of table %s did not move, and will try again: %s"
logger = logging.getLogger("rollwrite")
Plan = Callable[[], list[LogEvent]]
Changing = Callable[[Room, Plan], Awaitable[None]]


class Bots:
    """Where bots think, how long they pretend to, and how they change a room.

    A turn that failed is tried again after ``retry`` seconds, then less and less often,
    and as soon as somebody comes to the table.
    """

    def __init__(self, workers: Workers, delay: float, retry: float, change: Changing) -> None:
        self._workers = workers
        self._delay = delay
        self._retry = retry
        self._change = change
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, room: Room) -> None:
        """Let every bot that owes a decision start thinking, all at once."""
        for seat in room.undecided():
            thought = (room.playing().stages, seat)  # a stage of this game; games never overlap
            if room.seats[seat].bot and thought not in room.thinking:
                room.thinking.add(thought)
                task = asyncio.create_task(self._decide(room, *thought))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _decide(self, room: Room, stage: int, seat: int) -> None:
        wait = self._retry
        try:
            await asyncio.sleep(self._delay)
            while not await self._try(room, stage, seat):
                await room.wait_for_call(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
        finally:
            room.thinking.discard((stage, seat))

    async def _try(self, room: Room, stage: int, seat: int) -> bool:
        """One turn; whether nothing is left to be done about it."""
        try:
            commands = await self._commands(room, stage, seat)
            events: list[LogEvent] = [commanded(command) for command in commands]
            await self._change(room, lambda: events if room.owes(stage, seat) else [])
        except StoreError as error:
            logger.error(NOT_MOVED, seat + 1, room.id, error)
        except Exception as error:
            logger.exception(NOT_MOVED, seat + 1, room.id, error)
        return not room.owes(stage, seat)

    async def _commands(self, room: Room, stage: int, seat: int) -> list[Command]:
        """A bot that fails is replaced by the greedy one: the game goes on."""
        table, bot = room.playing(), room.seats[seat].bot
        try:
            moves = await self._think(room, question(table, seat, bot))
            commands = [Command(STEP, seat, stage, move) for move in moves]
            commands.append(Command(COMMIT, seat, stage))
            table.check(*commands)
            return commands
        except Exception as error:
            logger.warning("the bot “%s” failed, “%s” moves for it: %r", bot, QUICK, error)
            return decide(table, seat, roster.find(QUICK))

    async def _think(self, room: Room, asked: Question) -> list[str]:
        """Where many wait, a strong bot thinks like a quick one, and the table is told."""

        def less(asked: Question) -> Question:
            if asked.bot in SLOW:
                room.hurry(asked.seat, True)
                return replace(asked, bot=QUICK)
            return asked

        room.hurry(asked.seat, False)
        return await self._workers.ask(asked, Owner(room.host, room.id), less)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
