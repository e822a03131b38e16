"""What a seat brings along from the game before, and its notation (MC-Q12).

``bandits c3 g4`` goes from game 10 to 11 and from 11 to 12 (MC-12), ``purses 2``
from 7 to 8 and from 8 to 9 (MC-11); ``nothing`` is nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.errors import InvalidNotation

from .. import sheet
from ..rules import scoring
from ..rules.shapes import CELLS, cell_name
from ..rules.state import MyCityState

NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Carry:
    bandits: tuple[int, ...] = ()
    purses: int = 0


def to_text(carry: Carry) -> str:
    """
    >>> to_text(Carry((18,), 0))
    'bandits c3'
    """
    parts = []
    if carry.bandits:
        parts.append(" ".join(["bandits", *map(cell_name, carry.bandits)]))
    if carry.purses:
        parts.append(f"purses {carry.purses}")
    return "; ".join(parts) or NOTHING


def from_text(text: str, game: int) -> Carry:
    """What a notation names, for a game that can take it; ``InvalidNotation`` if it cannot."""
    bandits: tuple[int, ...] = ()
    purses = 0
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        word, *rest = part.split()
        if word == "bandits" and rest and not bandits:
            bandits = _bandits(rest, game)
        elif word == "purses" and len(rest) == 1 and not purses:
            purses = _purses(rest[0], game)
        elif part != NOTHING:
            raise InvalidNotation(
                f"“{part}” cannot be carried over; write “bandits c3 g4”, “purses 2” or “nothing”"
            )
    return Carry(bandits, purses)


def _bandits(names: list[str], game: int) -> tuple[int, ...]:
    if game not in sheet.LAST_CHAPTER[1:]:
        raise InvalidNotation(f"bandits come to games 11 and 12, not to game {game}")
    camps = [cell_name(cell) for cell in sheet.camps()]
    for name in names:
        if name not in camps:
            raise InvalidNotation(f"no bandit comes from “{name}”; they camp at {' '.join(camps)}")
    return tuple(sorted({CELLS[name] for name in names}))


def _purses(number: str, game: int) -> int:
    most = most_purses(game)
    if not number.isdecimal() or not 0 <= int(number) <= most:
        raise InvalidNotation(
            f"game {game} takes {'0 to ' + str(most) if most else 'no'} purses, not “{number}”"
        )
    return int(number)


def most_purses(game: int) -> int:
    """What the games of the chapter before this one can give."""
    first = (game - 1) // 3 * 3 + 1
    earlier = [sheet.shipped(number) for number in range(first, game)]
    return sum(purses for chart in earlier for _, purses in chart.purses)


def over(state: MyCityState) -> tuple[str, ...]:
    """What every seat takes out of a finished game, in notation."""
    return tuple(to_text(after(state, seat)) for seat in range(state.seats))


def after(state: MyCityState, seat: int) -> Carry:
    """What a seat takes out of a finished game."""
    layout, own = state.layout, state.papers[seat]
    if layout.game in sheet.LAST_CHAPTER[:2]:
        return Carry(bandits=tuple(free_bandits(state, seat)))
    if layout.never_passed_purses and layout.game % 3:
        return Carry(purses=own.purses + scoring.purses(layout, own))
    return Carry()


def free_bandits(state: MyCityState, seat: int) -> list[int]:
    """The cells of bandits that are not surrounded."""
    own = state.papers[seat]
    north, south = scoring.caught(own)
    return cells_of(own.bandits_north & ~north, own.bandits_south & ~south)


def cells_of(north: int, south: int) -> list[int]:
    """The cells of an area."""
    both, found = north | south << 32, []
    while both:
        found.append((both & -both).bit_length() - 1)
        both &= both - 1
    return found


def bring(state: MyCityState, carried: tuple[str, ...]) -> None:
    """Put what each seat brings along on its sheet."""
    for seat, text in enumerate(carried):
        carry = from_text(text, int(state.layout.game))
        camps = sheet.area(list(carry.bandits))
        state.bring(seat, camps.north, camps.south, carry.purses)
