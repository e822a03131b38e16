"""The player that others are measured against stays what it was."""

from __future__ import annotations

from bench.merciless_1 import Refuser, alone, merciless_1, share
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import stream
from rollwrite.testing import position

CHOSEN = "purple 4, refuse, yellow 1, orange 2, yellow 3, yellow 4, speed orange, purple 4, blue 2"


def test_it_chooses_what_it_always_chose() -> None:
    found: list[str] = []
    state, dice = GAME.start(GAME.setup(2)), stream(31)
    player = merciless_1()
    while not state.is_over() and len(found) < 9:
        for seat in state.owing():
            move = player.choose(state, seat, state.moves(seat), stream(32, len(found)))
            found.append(GAME.to_text(move))
            state.play(seat, move)
        if state.phase == 0:
            state.tumble(dice)
    assert ", ".join(found) == CHOSEN


def test_who_refuses_always_refuses() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    chosen = Refuser().choose(state, 0, state.moves(0), stream(1))
    assert GAME.to_text(chosen) == "refuse"


def test_shares_are_counted_over_all_seats() -> None:
    found = share("lost-cities", "greedy", "random", 3, 6, 1)
    assert (found["games"], found["seats"], found["level"]) == (6, 3, "greedy")
    assert found["times_fair"] == round(3 * float(str(found["share"])), 2)


def test_alone_points_are_compared_on_the_same_dice() -> None:
    same = alone("my-city", "greedy", "greedy", 2, 1)
    assert (same["ahead"], same["half"]) == (0, 0)
    found = alone("my-city", "greedy", "random", 3, 1)
    assert (found["games"], found["seats"]) == (3, 1)
    assert float(str(found["ahead"])) > 0
