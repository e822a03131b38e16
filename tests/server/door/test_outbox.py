"""What leaves a connection: answers in order, and nobody is listened to who does not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from rollwrite.server.door.live.outbox import MOST_WAITING, Outbox
from rollwrite.server.wire.table.talk import Done


class SlowLine:
    """A line that has room when it is told so."""

    def __init__(self) -> None:
        self.freed: Callable[[], None] | None = None
        self.is_open = True
        self.has_room = True
        self.taken: list[int] = []

    def post(self, messages: list[bytes]) -> None:
        self.taken += [msgspec.json.decode(message, type=Done).id for message in messages]

    def free(self) -> None:
        self.has_room = True
        assert self.freed is not None
        self.freed()


def box_on(line: SlowLine) -> Outbox:
    return Outbox(line, lambda: msgspec.json.encode(Done(-1)), fail)


def fail(_: int, reason: str) -> None:
    raise AssertionError(reason)


async def breathe() -> None:
    """Everybody gets a turn or two."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_reads_nothing_is_waited_for_and_gets_all_in_order() -> None:
    async def fill_and_empty() -> list[int]:
        line = SlowLine()
        box = box_on(line)
        box.put(Done(0))
        await breathe()
        line.has_room = False
        for number in range(1, MOST_WAITING + 1):
            box.put(Done(number))
        waiting = asyncio.create_task(box.wait_for_room())
        await breathe()
        assert not waiting.done()
        assert line.taken == [0]
        line.free()
        await waiting
        return line.taken

    assert asyncio.run(fill_and_empty()) == list(range(MOST_WAITING + 1))


def test_while_fewer_wait_nobody_is_held_up() -> None:
    async def one_less() -> None:
        line = SlowLine()
        line.has_room = False
        box = box_on(line)
        for number in range(MOST_WAITING - 1):
            box.put(Done(number))
        await asyncio.wait_for(box.wait_for_room(), 20)

    asyncio.run(one_less())


def test_many_wishes_to_look_are_one_view_after_the_answers() -> None:
    async def look_twice() -> list[int]:
        line = SlowLine()
        box = box_on(line)
        box.look_again()
        box.put(Done(1))
        box.look_again()
        await breathe()
        return line.taken

    assert asyncio.run(look_twice()) == [1, -1]


def test_nobody_waits_for_a_line_that_is_gone() -> None:
    async def lose() -> None:
        line = SlowLine()
        line.has_room = False
        box = box_on(line)
        for number in range(MOST_WAITING):
            box.put(Done(number))
        waiting = asyncio.create_task(box.wait_for_room())
        await breathe()
        line.is_open = False
        line.free()
        await asyncio.wait_for(waiting, 20)
        assert box.is_shut
        assert line.taken == []

    asyncio.run(lose())
