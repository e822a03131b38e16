"""What is asked of any game, for tests: its moves as text, and what it refuses."""

from __future__ import annotations

import pytest

from rollwrite.kernel.errors import BadSheet, IllegalMove
from rollwrite.kernel.game import Game
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.state import State


def texts_of(game: Game) -> tuple[str, ...]:
    """All moves of a game, in the order of their numbers."""
    assert isinstance(game, Door)
    return game.notation.texts


def refused_sheet(game: Game, text: str) -> str:
    """What is said of a sheet that is not fit to play."""
    with pytest.raises(BadSheet) as error:
        game.check_sheet(text)
    return str(error.value)


def try_out(game: Game, state: State, move: int) -> None:
    """A move is legal and changes something, or is refused with a reason and changes nothing."""
    seat, before = state.owing()[0], state.digest()
    if move in state.moves(seat):
        game.checked_play(state, seat, move)
        assert state.digest() != before
        return
    with pytest.raises(IllegalMove) as refused:
        game.checked_play(state, seat, move)
    assert refused.value.code.startswith("why-")
    assert state.digest() == before
