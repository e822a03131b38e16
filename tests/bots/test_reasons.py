"""Reasons beside a hint, in words a person understands."""

from __future__ import annotations

import pytest

from rollwrite.bots.advice import _for_later, reasons
from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import DECIDE, OVER, ROLL
from rollwrite.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_later_is_said_in_round_numbers(language: str) -> None:
    words = Words(language)
    few, many = (_for_later(find("lost-cities"), promise) for promise in (7.4, -38.9))
    assert "7" in words.say(few)
    assert "40" in words.say(many)


def test_a_team_hears_no_points() -> None:
    said = [Words("en").say(_for_later(find("escape"), promise)) for promise in (9.0, -9.0)]
    assert said == ["brings the team closer", "costs the team time"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_speaks_of_promises(game: object, language: str) -> None:
    found = find(str(getattr(game, "id", "")))
    state, dice = found.start(found.setup(2)), stream(4)
    words = Words(language, found, ("Ada", "Bob"))
    for _ in range(30):
        if state.phase == ROLL:
            state.roll(dice.faces(state.sides()))
        elif state.phase == DECIDE:
            seat = state.owing()[0]
            move = state.moves(seat)[0]
            said = " ".join(words.say(one) for one in reasons(found, state, seat, move))
            assert "promise" not in said
            assert "ersproch" not in said
            state.play(seat, move)
        if state.phase == OVER:
            break
