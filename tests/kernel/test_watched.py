"""Where one seat decides alone, all watch its steps; where several do, nobody does."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.stage import Stage
from rollwrite.testing import position
from tests.table.test_table import at_the_others, commit, opened, step, take_back

ALONE = "roll 3\nroll yellow yellow yellow 1 1 1\n"


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_steps_of_a_lone_decider_are_seen_by_all(seat: int) -> None:
    stage = Stage(GAME, position(GAME, 3, ALONE))
    assert (stage.seats, stage.is_watched()) == ((2,), True)
    stage.step(2, GAME.from_text("yellow 1"))
    assert stage.seen_by(seat).digest() == position(GAME, 3, ALONE + "3: yellow 1").digest()
    stage.take_back(2)
    assert stage.seen_by(seat).digest() == position(GAME, 3, ALONE).digest()


def test_several_deciders_are_not_watched() -> None:
    table = at_the_others()
    assert table.stage is not None
    assert not table.stage.is_watched()
    (one, other) = table.stage.seats
    before = table.view(other)
    step(table, one)
    assert table.shown_steps() == ()
    assert table.view(other) == before
    assert table.view(-1).pages == before.pages


def test_who_decides_next_only_looks_on_until_the_commit() -> None:
    """The step of the active seat lets the others decide; before its commit they cannot."""
    table = opened(order="clockwise")
    active = GAME.active(table.state)
    others = [seat for seat in range(3) if seat != active]
    step(table, active)
    assert table.shown_steps() != ()
    assert [table.view(seat).choices for seat in others] == [(), ()]
    assert [table.view(seat).seat for seat in others] == others
    assert table.view(others[0]).waiting == (active,)
    take_back(table, active)
    assert table.shown_steps() == ()
    commit(step(table, active), active)
    assert any(table.view(seat).choices for seat in others)
