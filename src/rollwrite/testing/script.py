"""Positions from notation, for tests that read like a game."""

from __future__ import annotations

from rollwrite.kernel.game import Game
from rollwrite.kernel.state import State


def position(game: Game, seats: int, script: str, **options: str) -> State:
    """The state after the lines of a script, each ``roll …`` or ``1: …``.

    Rolls and moves are checked; what the rules refuse raises.
    """
    state = game.start(game.setup(seats, options))
    for line in filter(None, map(str.strip, script.splitlines())):
        follow(game, state, line)
    return state


def follow(game: Game, state: State, line: str) -> None:
    """One more line."""
    if line.startswith("roll "):
        state.require_roll()
        state.checked_roll(game.faces_from_text(state.dice(), line[5:]))
    else:
        seat, _, move = line.partition(": ")
        game.checked_play(state, int(seat) - 1, game.from_text(move))


def legal(game: Game, state: State, seat: int) -> set[str]:
    """The legal moves of a seat (counted from 1), in notation."""
    return {game.to_text(move) for move in state.moves(seat - 1)}
