"""Options that change between turns."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import (
    GameOver,
    InvalidNotation,
)
from rollwrite.kernel.game import Switched
from rollwrite.kernel.kept import record as records
from rollwrite.table.drive import play_bots
from rollwrite.table.table import Table
from tests.table.tables import at_the_others, commit, finished, opened, step


def all_refuse(table: Table) -> Table:
    """Everybody the table waits for refuses, until the next roll."""
    turn = table.state.turns
    while table.stage is not None and table.state.turns == turn:
        for seat in table.undecided():
            commit(step(table, seat), seat)
    return table


def test_a_switched_option_holds_from_the_next_turn_on() -> None:
    """LC-T5"""
    table = at_the_others()
    table.switch("order", "clockwise")
    assert len(table.undecided()) == 2
    all_refuse(table)
    active = table.state.active
    commit(step(table, active), active)
    assert len(table.undecided()) == 1
    assert table.options == {"order": "clockwise"}


def test_a_switch_that_is_taken_back_in_the_same_turn_leaves_no_trace() -> None:
    """LC-T5"""
    table = opened()
    table.switch("order", "clockwise")
    table.switch("order", "simultaneous")
    all_refuse(table)
    assert not [event for event in table.events if isinstance(event, Switched)]


def test_a_switch_is_told_in_the_log_of_everybody() -> None:
    """LC-T5"""
    table = opened()
    table.switch("order", "clockwise")
    all_refuse(table)
    (told,) = [news for news in table.news if news.message.id == "option-switched"]
    assert (told.seat, told.turn) == (-1, 2)


def test_a_record_with_switches_there_and_back_replays() -> None:
    """LC-T5"""
    table = opened()
    table.switch("order", "clockwise")
    all_refuse(table)
    table.switch("order", "simultaneous")
    play_bots(table, dict.fromkeys(range(3), roster.find("random")))
    text = records.write(table.record(), GAME)
    assert text.count("\noption order") == 3
    *_, last = records.replay(records.read(text, {GAME.id: GAME}), GAME)
    assert last.state.digest() == table.state.digest()


def test_what_is_no_option_or_cannot_be_switched_is_refused() -> None:
    table = opened()
    with pytest.raises(InvalidNotation, match="no option “speed”"):
        table.check_switch("speed", "fast")
    with pytest.raises(InvalidNotation, match="cannot be “backwards”"):
        table.check_switch("order", "backwards")
    with pytest.raises(GameOver):
        finished().check_switch("order", "clockwise")


def test_games_without_switchable_options_refuse_in_words() -> None:
    for game in BY_ID.values():
        for option in game.options:
            if not option.is_switchable:
                with pytest.raises(InvalidNotation, match="cannot be switched"):
                    game.check_switch(option.id, option.values[0])
