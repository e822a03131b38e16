"""Quick moves for simulations: legal, cheap, and often what greedy would choose."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.position import PLACE, TAKING
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.chance import stream
from rollwrite.kernel.mind import NO_HUNCH
from rollwrite.kernel.state import ROLL


@pytest.mark.parametrize("variant", ["standard", "locked", "dice", "joker"])
def test_hunches_are_about_placing_and_taking_and_often_those_of_greedy(variant: str) -> None:
    state = GAME.start(GAME.setup(3, {"variant": variant}))
    assert isinstance(state, EscapeState)
    greedy, chance, steps, same = roster.find("greedy"), stream(3), {PLACE: 0, TAKING: 0}, 0
    while not state.is_over() and min(steps.values()) < 20:
        if state.phase == ROLL:
            state.roll(chance.faces(state.sides()))
            continue
        seat, moves = int(state.seat), state.moves(state.seat)
        hunch = state.mind.hunch(state, seat, moves, chance)
        chosen = greedy.choose(state, seat, moves, chance)
        if hunch != NO_HUNCH:
            assert hunch in moves
            steps[state.step] += 1
            same += hunch == chosen
        state.play(seat, chosen)
    assert min(steps.values()) > 0, "both kinds were met"
    assert same * 2 >= sum(steps.values())
