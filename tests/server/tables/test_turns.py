"""Who works next: everybody who waits, before anybody has another turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rollwrite.server.workers.turns import CROWD, Owner, Turns


def order_of(*owners: Owner) -> list[Owner]:
    """In which order those who came in this order had their turns."""
    found: list[Owner] = []

    async def main() -> None:
        turns = Turns(1)
        first = await turns.take(Owner("somebody"))
        waiting = [asyncio.create_task(work(turns, owner)) for owner in owners]
        await asyncio.sleep(0)
        first.end()
        await asyncio.gather(*waiting)

    async def work(turns: Turns, owner: Owner) -> None:
        turn = await turns.take(owner)
        found.append(owner)
        turn.end()

    asyncio.run(main())
    return found


def test_eighty_questions_of_one_person_hold_up_another_for_one() -> None:
    eve, ada = Owner("eve"), Owner("ada")
    assert order_of(*[eve] * 80, ada).index(ada) == 1


def test_forty_tables_of_one_person_hold_up_another_for_one() -> None:
    eves, ada = [Owner("eve", f"table {number}") for number in range(40)], Owner("ada")
    assert order_of(*eves, ada).index(ada) == 1


def test_the_tables_of_one_person_take_turns_too() -> None:
    one, other = Owner("ada", "one"), Owner("ada", "other")
    assert order_of(one, one, one, other) == [one, other, one, one]


def run(work: Callable[[Turns], Awaitable[None]]) -> None:
    asyncio.run(work_with(work))


async def work_with(work: Callable[[Turns], Awaitable[None]]) -> None:
    await work(Turns(1))


def test_who_goes_away_while_waiting_or_just_as_it_gets_its_turn_blocks_nobody() -> None:
    async def work(turns: Turns) -> None:
        first = await turns.take(Owner("ada"))
        gone, late = [asyncio.create_task(turns.take(Owner("eve"))) for _ in range(2)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        first.end()
        first.end()
        late.cancel()
        await asyncio.gather(gone, late, return_exceptions=True)
        (await turns.take(Owner("ada"))).end()
        assert not turns.is_crowded()

    run(work)


def test_a_turn_that_ends_as_somebody_goes_away_is_the_next_ones() -> None:
    """Both in the same moment, before whoever goes away could leave the queue."""

    async def work(turns: Turns) -> None:
        first = await turns.take(Owner("ada"))
        gone, next_one = [asyncio.create_task(turns.take(Owner(name))) for name in ("eve", "bob")]
        await asyncio.sleep(0)
        gone.cancel()
        first.end()
        (await next_one).end()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert turns.asking() == 0

    run(work)


def test_it_is_crowded_when_many_persons_wait_not_when_one_asks_a_lot() -> None:
    async def work(turns: Turns) -> None:
        await turns.take(Owner("ada"))
        waiting = [asyncio.create_task(turns.take(Owner("eve"))) for _ in range(2 * CROWD)]
        await asyncio.sleep(0)
        assert not turns.is_crowded()
        waiting += [asyncio.create_task(turns.take(Owner(str(n)))) for n in range(CROWD - 1)]
        await asyncio.sleep(0)
        assert turns.is_crowded()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not turns.is_crowded()

    run(work)
