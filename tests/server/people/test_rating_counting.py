"""For whom a game counts, when somebody else decided at a seat."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwrite.catalogue import BY_ID
from rollwrite.server.house.guests import Visitor
from rollwrite.server.house.opening.opening import opening
from rollwrite.server.house.rating.counting import standings
from rollwrite.server.house.rating.levels import levels_of
from rollwrite.server.house.rating.model import Standing
from rollwrite.server.room.log import Commanded, SeatTaken, Started, TableOpened
from rollwrite.server.room.room import Room
from rollwrite.server.wire.table.opening import NewTable, SeatPlan
from rollwrite.table.table import COMMIT, STEP
from tests.server.people.rated import GIVEN_UP, SHORT

ADA, BOB, CLEO = "ada", "bob", "cleo"
LEVELS = levels_of(BY_ID[SHORT])


def over(*plans: SeatPlan, **more: object) -> Room:
    """Ada's table, Bob at its first free seat; everybody gave up at once: all places are shared."""
    asked = NewTable(SHORT, plans, is_rated=True, **more)  # type: ignore[arg-type]
    opened, *started = opening(Visitor(ADA, "Ada"), asked)
    assert isinstance(opened, TableOpened)
    room = Room("table", opened, 0.0)
    free = [number for number, plan in enumerate(plans) if plan.kind == "link"]
    for number, guest in zip(free, (BOB, CLEO)):
        room.apply(SeatTaken(number, guest, guest, "seed", "key"), 1.0)
    for event in started or [Started()]:
        room.apply(event, 1.0)
    for number in range(len(plans)):
        room.apply(Commanded(STEP, number, room.playing().stages, GIVEN_UP), 2.0)
        room.apply(Commanded(COMMIT, number, room.playing().stages), 2.0)
    assert room.status == "over"
    return room


def two() -> Room:
    return over(SeatPlan("me"), SeatPlan("link"))


def test_everybody_who_decided_at_the_own_seat_is_counted() -> None:
    room = two()
    assert [seat.writers for seat in room.seats] == [{ADA: 1}, {BOB: 1}]
    assert standings(room, LEVELS) == [Standing(ADA, "", 1, True), Standing(BOB, "", 1, True)]


@pytest.mark.parametrize(("by_bot", "is_counted"), [(0, True), (2, True), (3, False), (10, False)])
def test_more_than_a_fifth_by_a_bot_does_not_count_for_the_person(
    by_bot: int, is_counted: bool
) -> None:
    room = two()
    room.seats[1].writers = Counter({BOB: 10 - by_bot, "bot steady": by_bot})
    ada, bob = standings(room, LEVELS)
    assert ada.is_counted, "nobody else is punished"
    assert bob.is_counted == is_counted


def test_for_the_others_a_seat_is_whoever_decided_most_there() -> None:
    room = two()
    room.seats[1].writers = Counter({BOB: 6, "bot steady": 4})
    assert standings(room, LEVELS)[1] == Standing(BOB, "", 1, False)
    room.seats[1].writers = Counter({BOB: 4, "bot steady": 6})
    assert standings(room, LEVELS)[1] == Standing("", "steady", 1, False)


def test_who_takes_a_seat_over_near_the_end_is_not_rated_for_it() -> None:
    room = two()
    room.seats[1].owner = CLEO
    room.seats[1].writers = Counter({BOB: 9, CLEO: 1})
    assert standings(room, LEVELS)[1] == Standing(BOB, "", 1, False)


def test_a_seat_of_nobody_knows_whom_is_left_out_and_alone_nothing_counts() -> None:
    room = two()
    room.seats[1].writers = Counter()
    assert standings(room, LEVELS) == []
    assert standings(over(SeatPlan("me")), LEVELS) == []


def test_bots_that_nobody_measured_are_left_out() -> None:
    room = over(SeatPlan("me"), SeatPlan("link"), SeatPlan("bot", bot="greedy"))
    assert len(standings(room, LEVELS)) == 3
    assert [one.guest for one in standings(room, {})] == [ADA, BOB]


def test_a_guest_who_signs_in_and_one_who_is_forgotten_stay_the_writers() -> None:
    room = two()
    seat = room.seats[1]
    seat.move(BOB, CLEO)
    assert standings(room, LEVELS)[1].guest == CLEO
    seat.move(CLEO, CLEO)
    assert seat.writers == {CLEO: 1}
    seat.forget(CLEO, "gone-1", "")
    assert standings(room, LEVELS)[1] == Standing("gone-1", "", 1, False)
