"""What a game is remembered for: bookings of points, and the largest of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.kept.record import Step, read, replay
from rollwrite.kernel.seen.events import tell
from rollwrite.kernel.seen.moments import Moment, _shares, bookings, by_turn, leads, moments

CORPUS = Path(__file__).parents[3] / "corpus"
RECORDS = [sorted((CORPUS / game).glob("*.txt"))[at] for game in BY_ID for at in (0, -1)]


def steps_of(path: Path) -> tuple[str, list[Step]]:
    record = read(path.read_text(), BY_ID)
    return record.game, list(replay(record, BY_ID[record.game]))


@pytest.mark.parametrize(
    ("course", "shares"),
    [
        ([0, 5, 20], [5, 15]),
        ([0, -100, -40, 10, 60], [0, 0, 10, 50]),  # a bet that was won is no loss
        ([0, -100, -40], [-40, 0]),  # one that was not costs what it cost in the end
        ([0, 30, 10], [10, 0]),  # what was lost again was no gain
        ([-12, -8, -8, -9], [3, 0, 0]),
        ([7, 7], [0]),
    ],
)
def test_points_are_booked_where_a_line_first_got_that_far(
    course: list[int], shares: list[int]
) -> None:
    assert _shares(course) == shares


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_bookings_of_a_seat_add_up_to_what_it_won_since_the_start(path: Path) -> None:
    name, steps = steps_of(path)
    game, first, last = BY_ID[name], steps[0].before, steps[-1].state
    booked = [0] * last.seats
    for moment in bookings(game, steps):
        booked[moment.seat] += moment.points
    won = [after - before for before, after in zip(first.totals(), last.totals(), strict=True)]
    if game.is_cooperative:
        assert sum(booked) == won[0]
    else:
        assert booked == won


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_moments_are_three_of_different_turns_in_order_and_none_made_more_difference(
    path: Path,
) -> None:
    name, steps = steps_of(path)
    game, state = BY_ID[name], steps[0].state
    found, sides = moments(game, steps), 1 if game.is_cooperative else state.seats
    known = leads(by_turn(bookings(game, steps)), sides)
    turns = [moment.turn for moment in found]
    assert len(found) == min(3, len({moment.turn for lead, moment in known if lead}))
    assert turns == sorted(set(turns))
    chosen = [abs(lead) for lead, moment in known if moment in found]
    assert all(abs(lead) <= min(chosen) for lead, it in known if it.turn not in turns)


def test_what_all_had_alike_decided_nothing() -> None:
    """Two who build the same house in a turn are as far apart as before."""

    def brought(turn: int, seat: int, points: int) -> Moment:
        return Moment(10 * turn + seat, turn, seat, points, "empty", ())

    alike = [brought(1, 0, 5), brought(1, 1, 5)]
    apart = [brought(2, 0, 4), brought(2, 1, 1)]
    assert [lead for lead, _ in leads([*alike, *apart], 2)] == [0, 0, 3, -3]
    assert leads(alike, 1)[0][0] == 5, "in a team each counts for all"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_all_that_a_turn_brought_a_seat_counts_together(path: Path) -> None:
    """A number, the steps that an arrow adds and the bridge behind them are one moment."""
    name, steps = steps_of(path)
    known = list(bookings(BY_ID[name], steps))
    for moment in moments(BY_ID[name], steps):
        parts = [part for part in known if (part.turn, part.seat) == (moment.turn, moment.seat)]
        assert moment.points == sum(part.points for part in parts)
        assert moment.step in {part.step for part in parts}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_moment_tells_what_its_step_tells_about_its_seat(path: Path) -> None:
    name, steps = steps_of(path)
    for moment in moments(BY_ID[name], steps):
        step = steps[moment.step - 1]
        told = tell(BY_ID[name], step.before, step.event, step.state)
        assert moment.news
        assert all(news in told for news in moment.news)
        assert all(news.seat in (moment.seat, -1) for news in moment.news)


def test_a_game_that_has_not_begun_has_no_moments() -> None:
    assert all(moments(game, []) == () for game in BY_ID.values())
