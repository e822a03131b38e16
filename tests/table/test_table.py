"""A table: steps are hidden, taken back, revealed when a stage closes."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from rollwrite import catalogue
from rollwrite.bots import roster
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import (
    NotYourDecision,
    StaleStage,
)
from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.kernel.seen.view import Message
from rollwrite.table.drive import decide
from rollwrite.table.table import TAKE_BACK, Chair, Command, Table
from tests.table.tables import (
    ORDERS,
    at_the_others,
    commit,
    finished,
    first_move,
    opened,
    step,
    take_back,
)

# -- opening ---------------------------------------------------------------------------


def test_a_new_table_has_rolled_until_somebody_owes_a_decision() -> None:
    """LC-T0, LC-T1: the draw of the start seat, then six dice."""
    table = opened()
    assert [len(event.faces) for event in table.events if isinstance(event, Rolled)] == [1, 6]


def test_dice_come_from_the_tape() -> None:
    table = opened()
    faces = table.tape.roll(2, [6, 6, 6, 10, 10, 10])
    (_, rolled) = table.events
    assert isinstance(rolled, Rolled)
    assert list(rolled.faces) == GAME.faces_to_text(table_dice(), faces).split()


def table_dice() -> tuple[str, ...]:
    return ("colour",) * 3 + ("number",) * 3


def test_the_first_stage_waits_for_the_active_seat() -> None:
    """LC-T2"""
    table = opened()
    assert (table.stages, table.undecided()) == (1, (table.state.active,))


def test_a_chair_for_every_seat_is_our_own_duty() -> None:
    with pytest.raises(AssertionError, match="one chair a seat"):
        Table(GAME, GAME.setup(3), (Chair("Ann"),), from_seed(1, 3))


# -- steps are hidden ------------------------------------------------------------------


def test_a_step_changes_the_table_of_nobody_else() -> None:
    """LC-T0, LC-T5"""
    table = at_the_others(4)
    one, *others = table.undecided()
    before = [to_builtins(table.view(seat)) for seat in (-1, *others)]
    step(table, one, first_move(table, one))
    assert [to_builtins(table.view(seat)) for seat in (-1, *others)] == before


def test_a_commit_shows_only_that_the_table_waits_no_longer() -> None:
    """LC-T5"""
    table = at_the_others(4)
    one, *others = table.undecided()
    before = [table.view(seat) for seat in (-1, *others)]
    commit(step(table, one), one)
    after = [table.view(seat) for seat in (-1, *others)]
    assert [(view.waiting, view.pages) for view in after] == [
        (tuple(others), view.pages) for view in before
    ]


def test_the_prompt_counts_only_those_who_still_choose() -> None:
    """In every game: as one after another commits, the others' prompt follows."""
    table = at_the_others(5)
    active = table.state.active
    first, second, third, last = table.undecided()
    assert table.view(active).prompt == Message("prompt-wait-others", {"count": 4})
    commit(step(table, first), first)
    assert table.view(active).prompt == Message("prompt-wait-others", {"count": 3})
    assert table.view(first).prompt == Message("prompt-wait-others", {"count": 3})
    commit(step(table, second), second)
    commit(step(table, third), third)
    for seat in (active, first, second, -1):
        assert table.view(seat).prompt == Message("prompt-wait-one", {"seat": last})
    take_back(table, third)
    assert table.view(active).prompt == Message("prompt-wait-others", {"count": 2})


@pytest.mark.parametrize("game", ["my-city", "dungeons"])
def test_games_that_decide_together_say_who_is_left(game: str) -> None:
    found = catalogue.find(game)
    chairs = tuple(Chair(f"Ann {number}") for number in range(1, 4))
    table = Table(found, found.setup(3), chairs, from_seed(1, 3))
    while len(table.undecided()) < 3:
        seat = table.undecided()[0]
        for command in decide(table, seat, roster.find("random")):
            table.do(command)
    for seat in (0, 1):
        for command in decide(table, seat, roster.find("random")):
            table.do(command)
    assert table.view(0).prompt.args == {"seat": 2}


def test_a_seat_sees_its_own_step() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    step(table, one, "refuse")
    assert table.view(one).pages[one].marks[-1].spots == ("die-1",)


def test_nothing_happens_before_the_last_commit() -> None:
    table = at_the_others()
    events = list(table.events)
    for seat in table.undecided():
        step(table, seat)
    assert table.events == events


def test_the_last_commit_reveals_all_steps_in_seat_order() -> None:
    """LC-T5"""
    table = at_the_others()
    one, two = table.undecided()
    events = len(table.events)
    for seat in (two, one):
        commit(step(table, seat), seat)
    shown = [event.seat for event in table.events[events:] if isinstance(event, Played)]
    assert shown == [one, two]


def test_the_last_commit_opens_the_next_stage() -> None:
    """LC-T6"""
    table = at_the_others()
    stage = table.stages
    for seat in table.undecided():
        commit(step(table, seat), seat)
    assert (table.stages, len(table.undecided())) == (stage + 1, 1)


def test_clockwise_every_seat_has_a_stage_of_its_own() -> None:
    """LC-T5"""
    table = opened(4, "clockwise")
    first = table.state.active
    asked = []
    for _ in range(4):
        (seat,) = table.undecided()
        asked.append(seat)
        commit(step(table, seat), seat)
    assert asked == [(first + step) % 4 for step in range(4)]


def test_clockwise_a_committed_choice_is_seen_by_the_next() -> None:
    """LC-T5"""
    table = opened(3, "clockwise")
    (one,) = table.undecided()
    commit(step(table, one), one)
    (two,) = table.undecided()
    assert [mark.spots for mark in table.view(two).pages[one].marks] == [("die-1",)]


# -- taking back -----------------------------------------------------------------------


def test_a_seat_takes_back_its_own_step() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    before = to_builtins(table.view(one))
    take_back(step(table, one), one)
    assert to_builtins(table.view(one)) == before


def test_a_seat_takes_back_after_its_commit_while_others_choose() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    take_back(commit(step(table, one), one), one)
    assert one in table.undecided()


def test_a_seat_without_steps_takes_nothing_back() -> None:
    table = at_the_others()
    with pytest.raises(NotYourDecision, match="has nothing to take back"):
        take_back(table, table.undecided()[0])


def test_nobody_takes_back_after_the_stage_has_closed() -> None:
    table = opened(2)
    active = table.state.active
    commit(step(table, active), active)
    with pytest.raises(NotYourDecision, match=f"seat {active + 1} owes no decision now"):
        take_back(table, active)


def test_a_take_back_meant_for_a_closed_stage_is_stale() -> None:
    table = opened(2)
    active = table.state.active
    commit(step(table, active), active)
    with pytest.raises(StaleStage, match="stage 1 is closed; the table is at 2"):
        table.do(Command(TAKE_BACK, active, 1))


@pytest.mark.parametrize("order", ORDERS)
def test_a_table_says_when_something_can_be_taken_back(order: str) -> None:
    table = opened(3, order)
    active = table.state.active
    before = table.can_take_back(active)
    step(table, active)
    assert (before, table.can_take_back(active)) == (False, True)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_after_the_end_nothing_can_be_taken_back(seat: int) -> None:
    assert not finished().can_take_back(seat)
