"""Notation: every move has a text of its own that names it again."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules import moves
from rollwrite.kernel.errors import InvalidNotation


def test_every_move_has_its_own_text() -> None:
    assert len(moves.NOTATION.texts) == len(set(moves.NOTATION.texts)) == moves.END
    assert [GAME.from_text(text) for text in moves.NOTATION.texts] == list(range(moves.END))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (moves.CHOOSE_SIDE + 3, "side west"),
        (moves.HEAL + 1, "heal 2"),
        (moves.KEEP + 1, "keep key"),
        (moves.POOL + 3, "pool golden"),
        (moves.RUN + 24, "run e5"),
        (moves.go(7, 0), "go c2"),
        (moves.go(7, moves.TWO_HELPS[1 * 4 + 2]), "go c2 with key torch"),
        (moves.go(7, moves.TWO_HELPS[2 * 4 + 1]), "go c2 with key torch"),
        (moves.go(24, 9), "go e5 with golden golden"),
        (moves.CHOOSE, "choose reroll"),
        (moves.JOKER + 4, "joker black"),
        (moves.CLOSE, "close a1-b1"),
        (moves.CLOSE + 20, "close a1-a2"),
        (moves.cross(1, 3), "key on map 2 gem"),
        (moves.LOSE + 2, "lose torch"),
        (moves.GIVE_UP + 4, "give up map 5"),
    ],
)
def test_moves_read_like_a_record(move: int, text: str) -> None:
    assert GAME.to_text(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "go f1",
        "go c2 with adventurer",
        "go c2 with torch key",
        "heal 4",
        "keep black",
        "close a1-b2",
        "key on map 6 gem",
        "give up",
    ],
)
def test_what_is_no_move_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        GAME.from_text(text)
    assert f"“{text}”" in str(error.value)
    assert error.value.code == "invalid-notation"


@pytest.mark.parametrize("text", ["key", "key torch golden", "key blue", "start key"])
def test_a_roll_that_does_not_fit_is_refused(text: str) -> None:
    """ES-D1"""
    with pytest.raises(InvalidNotation):
        GAME.faces_from_text(("escape", "escape"), text)
