"""Where a partner decides alone, all watch its steps; rivals see nothing before the reveal."""

from __future__ import annotations

import pytest

from rollwrite.games import escape, lost_cities
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import State
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Chair, Command, Table
from rollwrite.testing import position
from tests.table.tables import at_the_others, step

ALONE = "roll 3\nroll yellow yellow yellow 1 1 1\n"


def partners() -> State:
    """Three of them; the first one drawn chooses its side."""
    return position(escape.GAME, 3, "roll 3\n")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_steps_of_a_lone_partner_are_seen_by_all(seat: int) -> None:
    stage = Stage(escape.GAME, partners())
    assert (stage.seats, stage.is_watched()) == ((2,), True)
    move = stage.opened.moves(2)[0]
    stage.step(2, move)
    after = partners()
    after.play(2, move)
    assert stage.seen_by(seat).digest() == after.digest()
    stage.take_back(2)
    assert stage.seen_by(seat).digest() == partners().digest()


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_lone_rival_is_not_watched(seat: int) -> None:
    game = lost_cities.GAME
    stage = Stage(game, position(game, 3, ALONE))
    assert (stage.seats, stage.is_watched()) == ((2,), False)
    stage.step(2, game.from_text("yellow 1"))
    assert stage.seen_by(seat).digest() == position(game, 3, ALONE).digest()


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
    """The step of one partner lets the next decide; before its commit that one cannot."""
    game = escape.GAME
    chairs = tuple(Chair(name) for name in ("Ann", "Ben", "Cleo"))
    table = Table(game, game.setup(3), chairs, from_seed(1, 3))
    (active,) = table.state.owing()
    others = [seat for seat in range(3) if seat != active]
    move = game.to_text(table.state.moves(active)[0])
    table.do(Command(STEP, active, table.stages, move))
    assert table.shown_steps() != ()
    assert [table.view(seat).choices for seat in others] == [(), ()]
    assert [table.view(seat).seat for seat in others] == others
    assert table.view(others[0]).waiting == (active,)
    table.do(Command(TAKE_BACK, active, table.stages))
    assert table.shown_steps() == ()
    table.do(Command(STEP, active, table.stages, move))
    table.do(Command(COMMIT, active, table.stages))
    assert any(table.view(seat).choices for seat in others)
