"""The end of the game, and what counts."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.kernel.state import OVER
from tests.games.dungeons.scene import (
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    cross,
    dungeon,
    has_killed,
    hits,
    monster_called,
    pass_roll,
    play,
    reached,
    sheet,
    wound,
)


def almost_won(seats: int = 2) -> DungeonsState:
    """Seat 1 has killed all but the Necro Mancer, who has one box left."""
    state = dungeon(CULTISTS, seats)
    necro = 1 << monster_called(state, "necro")
    killed = state.layout.monsters & ~necro
    state.killed = killed
    sheet(state, 1).killed = sheet(state, 1).firsts = killed
    for seat in range(2, seats + 1):
        sheet(state, seat).struck = killed
    cross(state, 1, "f13")
    wound(state, 1, necro=3)
    return state


FATAL = ("roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")


def finish(state: DungeonsState) -> DungeonsState:
    play(state, *FATAL)
    pass_roll(state, 1, 2)
    return state


def test_the_game_ends_after_the_roll_in_which_the_last_monster_falls() -> None:
    """DD-F1"""
    state = almost_won()
    play(state, *FATAL)
    assert state.phase != OVER
    pass_roll(state, 1, 2)
    assert state.phase == OVER


def test_the_game_ends_when_every_seat_is_eliminated() -> None:
    """DD-F1, DD-F3: and nobody wins."""
    state = dungeon(CULTISTS)
    for seat in (1, 2):
        sheet(state, seat).life = 9
        cross(state, seat, "f1")
    play(state, "roll 3 4 3 4 6", "1: 3+4 3+4", "2: 3+4 3+4")
    assert state.phase == OVER
    assert state.outcome().winners == ()


def test_an_eliminated_seat_rolls_no_more() -> None:
    """DD-Q7"""
    state = dungeon(CULTISTS, 3, active=1)
    sheet(state, 2).life = 9
    cross(state, 2, "f1")
    play(state, "roll 3 4 3 4 6", "2: 3+4 3+4")
    pass_roll(state, 1, 3)
    assert state.active == 2
    play(state, "roll 1 2 3 4 5")
    assert state.owing() == [0, 2]


@pytest.mark.parametrize(("count", "gems"), [(2, 0), (3, 1), (8, 2), (12, 4)])
def test_three_hits_on_a_boss_pay_a_gem_to_who_was_not_first(count: int, gems: int) -> None:
    """DD-F2"""
    state = almost_won()
    wound(state, 2, boss=count)
    finish(state)
    assert dict(state.lines(1))["gems"] == 3 * gems


def test_who_killed_the_boss_first_gets_no_thirds() -> None:
    """DD-F2"""
    state = almost_won()
    wound(state, 1, boss=12)
    finish(state)
    assert sheet(state, 1).gems == 2 + 3  # the Mancer, and the bonus for both
    assert dict(state.lines(0))["gems"] == 3 * 5


def test_a_later_boss_kill_pays_only_thirds() -> None:
    """DD-M4, DD-Q7"""
    state = dungeon(CULTISTS)
    boss = monster_called(state, "boss")
    cross(state, 2, "f34")
    wound(state, 2, boss=11)
    state.killed = sheet(state, 1).killed = sheet(state, 1).firsts = 1 << boss
    sheet(state, 2).struck = 1 << boss
    play(state, "roll 3 5 1 2 6", "2: 1+2 3+5", "2: 8 hits boss")
    assert has_killed(state, 2, "boss")
    assert (sheet(state, 2).gems, sheet(state, 2).lost) == (0, 0)
    assert state.total(1) == 3 * 4


def test_points_are_gems_gold_and_lives() -> None:
    """DD-F3, DD-S5"""
    state = dungeon(CULTISTS)
    sheet(state, 1).gems, sheet(state, 1).gold, sheet(state, 1).life = 4, 2, 3
    assert state.lines(0) == [("gems", 12), ("gold", 4), ("lives", -2)]
    assert state.total(0) == 14


def test_most_points_win() -> None:
    """DD-F3"""
    state = almost_won()
    sheet(state, 2).gems = 12
    assert finish(state).outcome().winners == (1,)


def test_a_tie_goes_to_more_crosses_on_the_life_track() -> None:
    """DD-F3"""
    state = finish(almost_won())
    for seat, life in ((1, 1), (2, 0)):
        sheet(state, seat).gems, sheet(state, seat).life = 5, life
        sheet(state, seat).hits = 0
    assert state.totals() == [15, 15]
    assert state.outcome().winners == (0,)


def test_extra_lives_do_not_count_for_the_tie() -> None:
    """DD-Q7"""
    state = finish(almost_won())
    for seat, extra in ((1, 3), (2, 0)):
        found = sheet(state, seat)
        found.gems, found.life, found.extra, found.hits = 5, 1, extra, 0
    assert state.outcome().winners == (0, 1)


def test_an_eliminated_seat_cannot_win() -> None:
    """DD-F3"""
    state = almost_won()
    sheet(state, 1).life = 9
    finish(state)
    assert state.out == 1
    assert state.outcome().winners == (1,)


def test_an_eliminated_seats_track_counts_minus_20() -> None:
    """DD-Q12"""
    state = dungeon(DINOSAURS)
    sheet(state, 1).life = 10
    assert state.total(0) == -20


def test_running_points_count_what_the_roll_has_cost_and_thirds() -> None:
    """DD-Q12"""
    state = reached(PYRAMID, sandy=7)
    sheet(state, 1).life, sheet(state, 1).lost = 2, 1
    assert state.lines(0) == [("gems", 6), ("gold", 0), ("lives", -2)]
    assert hits(state, 1, "sandy") == 7
