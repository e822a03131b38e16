"""Positions drawn in words, for tests that need a sheet without playing up to it.

    scene("red x 1 2 2 | blue 3 3 | dice 4", "", roll="red blue blue 3 7 0")

A column is its name, an ``x`` if its circle is crossed, its numbers from the
bottom and ``top`` if its end artefact is crossed. ``artefacts`` and ``dice``
count shaded places; ``bridges`` names those the seat was first across.
"""

from __future__ import annotations

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.rules.moves import COLOURS
from rollwrite.games.lost_cities.rules.paper import CIRCLE_BIT, Paper, height_of, written
from rollwrite.games.lost_cities.rules.state import LostCitiesState
from rollwrite.games.lost_cities.show.view import BRIDGES
from rollwrite.testing import follow


def scene(
    *sheets: str,
    roll: str = "",
    active: int = 1,
    order: str = "simultaneous",
    struck: str = "",
) -> LostCitiesState:
    """A position with these sheets (at least two seats); ``roll`` opens a turn.

    Bridges that lie behind a filled place, or are named in ``struck``, count as
    passed in an earlier turn.
    """
    texts = [*sheets, *[""] * (2 - len(sheets))]
    state = GAME.start(GAME.setup(len(texts), {"order": order}))
    assert isinstance(state, LostCitiesState)
    state.active = active - 1
    for seat, text in enumerate(texts):
        write_sheet(state.papers[seat], text)
        state.passed |= _behind(state.papers[seat]) | state.papers[seat].bridges
    state.passed |= _mask(struck.split())
    if roll:
        follow(GAME, state, f"roll {roll}")
    return state


def write_sheet(sheet: Paper, text: str) -> None:
    for part in filter(None, map(str.strip, text.split("|"))):
        name, *words = part.split()
        if name == "artefacts":
            sheet.artefacts = int(words[0])
        elif name == "dice":
            sheet.dice = int(words[0])
        elif name == "bridges":
            sheet.bridges = _mask(words)
        else:
            sheet.set_column(COLOURS.index(name), packed(words))


def packed(words: list[str]) -> int:
    """A column as the rules pack it."""
    column = 0
    for word in words:
        if word == "x":
            column |= CIRCLE_BIT
        else:
            column = written(column, 0 if word == "top" else int(word))
    return column


def column(height: int, last: int, *, circle: bool = False, name: str = "red") -> str:
    """A column of ``height`` boxes that ends in ``last``; 10 crosses its top too."""
    words = ["x"] if circle else []
    words += [str(last)] * min(height, 9) + ["top"] * (height == 10)
    return " ".join([name, *words])


def tell(state: LostCitiesState, *lines: str) -> LostCitiesState:
    """The same state after some more lines of notation."""
    for line in lines:
        follow(GAME, state, line)
    return state


def line_points(state: LostCitiesState, seat: int) -> dict[str, int]:
    """What each scoring line of a seat (counted from 1) is worth."""
    return dict(state.lines(seat - 1))


def written_on(state: LostCitiesState, seat: int) -> set[tuple[str, str, str]]:
    """Spot, glyph and text of everything on a sheet (seats counted from 1)."""
    marks = GAME.marks(state, seat - 1)
    return {(mark.spots[0], mark.glyph, mark.text) for mark in marks}


def filled(state: LostCitiesState, seat: int, colour: str) -> int:
    """How many places of a column are filled, the end artefact included."""
    return height_of(state.papers[seat - 1].column(COLOURS.index(colour)))


def mirrored(*turns: str, seats: int = 2) -> str:
    """A script in which every seat plays the same: one text a turn.

    ``red 3, speed blue`` is rolled as three red dice and three 3s, so that the
    others find in the middle what the active seat took.
    """
    lines = ["roll 1"]
    for number, moves in enumerate(turns):
        steps = moves.split(", ")
        lines.append(f"roll {dice_for(steps[0])}")
        for offset in range(seats):
            seat = (number + offset) % seats + 1
            lines += [f"{seat}: {step}" for step in steps]
    return "\n".join(lines)


def dice_for(move: str) -> str:
    """Six dice that show nothing but this pair."""
    if move == "refuse":
        return "red red red 1 1 1"
    colour, _, what = move.partition(" ")
    face = "0" if what in ("10", "circle") else what
    return " ".join([colour] * 3 + [face] * 3)


def _mask(names: list[str]) -> int:
    return sum(1 << BRIDGES.index(name) for name in names)


def _behind(sheet: Paper) -> int:
    filled = [height_of(sheet.column(colour)) for colour in range(6)]
    places = [*filled, sheet.artefacts, sheet.dice]
    return sum(1 << index for index, place in enumerate(places) if place >= 7)
