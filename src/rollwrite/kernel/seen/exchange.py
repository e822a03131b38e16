"""The same small steps at other spots: what was done at one is done at the other."""

from __future__ import annotations

from msgspec.structs import replace

from ..errors import IllegalMove
from ..game import Game
from ..state import State
from .view import Choice


def exchanged(
    game: Game, opened: State, seat: int, moves: list[int], one: str, other: str
) -> list[int]:
    """The steps of a seat with two spots exchanged; the second may be free."""
    old, new = opened.copy(), opened.copy()
    found = []
    for move in moves:
        wanted = _aimed(game.choice(old, seat, move), {one: other, other: one})
        found.append(_like(game, new, seat, wanted))
        old.play(seat, move)
        new.play(seat, found[-1])
    if found == moves:
        raise IllegalMove(f"nothing of this stage can go from “{one}” to “{other}”")
    return found


def _aimed(choice: Choice, other: dict[str, str]) -> Choice:
    """The gesture it takes: only small steps change their spots."""
    if not choice.is_light:
        return choice
    return replace(choice, spots=tuple(other.get(spot, spot) for spot in choice.spots))


def _like(game: Game, state: State, seat: int, wanted: Choice) -> int:
    """The move with the same gesture."""
    for move in state.moves(seat):
        choice = game.choice(state, seat, move)
        if (choice.dice, choice.parts, choice.spots) == (wanted.dice, wanted.parts, wanted.spots):
            return move
    raise IllegalMove(f"no such step fits {', '.join(wanted.spots) or 'there'}")
