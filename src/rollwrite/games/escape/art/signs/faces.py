"""The dice: stone for the eight of the game, red stone for the two extra ones."""

from __future__ import annotations

from rollwrite.sheets import dice
from rollwrite.sheets.ink import placed

from ..palette import CREAM
from .symbols import Place, inline

FACES = ("adventurer", "key", "torch", "golden", "black")
BLANK = "blank"  # a die that has not been rolled

# Fill and lip.
_STONE = ("#EAD9B4", "#B99E6C")
_RED_STONE = ("#F3C9B4", "#A3412E")
_START = ("#8F2F23", "#5E1C14")


def die(kind: str, face: str) -> str:
    match kind:
        case "escape":
            return dice.die(_face(inline, face, dice.SIZE), *_STONE)
        case "extra":
            return dice.die(_face(inline, face, dice.SIZE), *_RED_STONE)
        case "start":
            return dice.die(dice.pips(int(face), ink=CREAM), *_START)
    raise KeyError(f"no die of kind “{kind}”")


def lying(
    place: Place,
    x: float,
    y: float,
    size: float,
    face: str,
    turn: float,
    *,
    is_extra: bool = False,
) -> str:
    """A die on a sheet."""
    stone = _RED_STONE if is_extra else _STONE
    return placed(x, y, dice.body(_face(place, face, size), *stone, size), turn=turn)


def _face(place: Place, face: str, size: float) -> str:
    if face == BLANK:
        return ""
    if face not in FACES:
        raise KeyError(f"no face “{face}”")
    return place(face, 0, size * 0.02, size * 0.7)
