"""The engine and the second implementation agree, step by step, on whole games."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import ROLL, State
from tests.games.dungeons.rules.careful import choose
from tests.games.dungeons.rules.naive import NaiveGame

CASES = [(adventure, seats) for adventure in ADVENTURES for seats in (1, 2, 4)]


def agree(state: State, naive: NaiveGame) -> None:
    assert isinstance(state, DungeonsState)
    assert state.is_over() == naive.is_over
    assert (state.phase == ROLL) == naive.needs_roll()
    assert state.owing() == sorted(naive.owing)
    assert state.totals() == [naive.total(seat) for seat in range(naive.seats)]
    for seat in state.owing():
        assert {GAME.to_text(move) for move in state.moves(seat)} == naive.legal(seat)
    for sheet, other in zip(state.papers, naive.sheets, strict=True):
        assert (sheet.gems, sheet.gold, sheet.life) == (other.gems, other.gold, other.track)


@pytest.mark.parametrize(("adventure", "seats"), CASES)
def test_both_agree_through_a_whole_game(adventure: str, seats: int) -> None:
    for seed in range(3 if seats == 1 else 1):
        naive = NaiveGame(adventure, seats)
        state = GAME.start(GAME.setup(seats, {"adventure": adventure}))
        chance = stream(seed, seats)
        while not state.is_over():
            agree(state, naive)
            if state.phase == ROLL:
                faces = chance.faces(state.sides())
                naive.roll(GAME.faces_to_text(state.dice(), faces))
                state.roll(faces)
            else:
                owing = state.owing()
                seat = owing[chance.below(len(owing))]
                move = choose(state, seat, chance)
                naive.play(seat, GAME.to_text(move))
                state.play(seat, move)
        agree(state, naive)
        assert list(state.outcome().winners) == naive.winners()
