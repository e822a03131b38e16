"""The quick choice of pairs: legal, cheap, and nearly what greedy would choose."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules.moves import AT
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.kernel.chance import stream
from rollwrite.kernel.mind import NO_HUNCH
from rollwrite.kernel.state import ROLL


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_hunches_are_about_pairs_and_often_those_of_greedy(adventure: str) -> None:
    state = GAME.start(GAME.setup(1, {"adventure": adventure}))
    greedy, chance, hunches, same = roster.find("greedy"), stream(3), 0, 0
    while not state.is_over() and hunches < 12:
        if state.phase == ROLL:
            state.roll(chance.faces(state.sides()))
            continue
        moves = state.moves(0)
        hunch = state.mind.hunch(state, 0, moves, chance)
        chosen = greedy.choose(state, 0, moves, chance)
        assert (hunch == NO_HUNCH) == (moves[0] >= AT)
        if hunch != NO_HUNCH:
            assert hunch in moves
            hunches, same = hunches + 1, same + (hunch == chosen)
        state.play(0, chosen)
    assert same * 3 >= hunches
