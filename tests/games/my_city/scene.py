"""Cities from a few words: each line rolls the dice it needs and draws for every seat.

``home e5 e6`` builds a home there, ``church …`` and ``fortress …`` roll the compass,
``pass`` and ``end`` follow a roll of their own.
"""

from __future__ import annotations

from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.rules import moves, shapes
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.testing import follow

FACES = {
    "single": "single blank",
    "domino": "flat blank",
    "i3": "flat single",
    "l3": "l3 blank",
    "i4": "flat flat",
    "l4": "l3 single",
    "square": "upright upright",
    "l5": "l3 flat",
    "u5": "l3 upright",
}
WHITE = {"home": "residential", "shop": "commercial", "public": "public"}
COMPASS = "single compass public"


def city(game: int, *lines: str, seats: int = 1, carry: tuple[str, ...] = ()) -> MyCityState:
    """The state after all seats have drawn the same."""
    state = GAME.start(GAME.setup(seats, {"map": str(game)}, carry=carry))
    assert isinstance(state, MyCityState)
    for line in lines:
        roll_for(state, line)
        for seat in range(seats):
            follow(GAME, state, f"{seat + 1}: {move_of(line)}")
    return state


def roll_for(state: MyCityState, line: str) -> None:
    follow(GAME, state, f"roll {faces_for(line)}")


def faces_for(line: str) -> str:
    """The roll that a line needs."""
    word, *cells = line.split()
    if word in ("pass", "end"):
        return "single blank residential"
    if word in ("church", "fortress") or word.startswith("compass"):
        return COMPASS
    shape = shapes.NAMES[moves.shape_of(moves.placed_on(cells))]
    return f"{FACES[shape]} {WHITE[word]}"


def move_of(line: str) -> str:
    word, *cells = line.split()
    if word in ("pass", "end"):
        return word
    if word.startswith("compass"):
        return word.removeprefix("compass-")
    return " ".join(["build", *cells])


def asked(
    game: int, roll: str, *lines: str, seats: int = 1, carry: tuple[str, ...] = ()
) -> MyCityState:
    """A city with a roll on the table."""
    state = city(game, *lines, seats=seats, carry=carry)
    follow(GAME, state, f"roll {roll}")
    return state


def legal(state: MyCityState, seat: int = 0) -> set[str]:
    return {GAME.to_text(move) for move in state.moves(seat)}


def points(state: MyCityState, line: str, seat: int = 0) -> int:
    return dict(state.lines(seat))[line]


def why(state: MyCityState, move: str, seat: int = 0) -> str:
    """The reason a move is refused for."""
    assert move not in legal(state, seat), f"{move} is legal"
    return GAME.why_illegal(state, seat, GAME.from_text(move)).id
