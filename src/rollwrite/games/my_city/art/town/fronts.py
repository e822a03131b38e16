"""Fronts: what a building shows towards the south, between the eaves and the street.

A front is as wide as its cell, up to the neighbours; in an inner corner it runs on a
little into the cell beside it.
"""

from __future__ import annotations

from rollwrite.kernel.room.art import EAST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, AreaPiece
from rollwrite.sheets.ink import numbers

from .roofs import EAVES, FOOT, INSET, MIDDLE, closed, line, panel

_SIDES = SOUTH | EAST | WEST
_STATES = (0, EAST, WEST, EAST | WEST)
_ALL_WAYS = 255


def _span(bits: int) -> tuple[float, float]:
    return 0 if bits & WEST else INSET, 100 if bits & EAST else 100 - INSET


def _slots(bits: int, narrow: int, wide: int) -> list[float]:
    """The middles of windows, evenly spread; a house that stands alone has fewer."""
    left, right = _span(bits)
    count = wide if bits else narrow
    return [left + (right - left) * (index + 0.5) / count for index in range(count)]


def _stubs(left_d: str, right_d: str) -> list[AreaPiece]:
    """The bits of a neighbour's front in inner corners."""
    west, east = SOUTH | WEST, SOUTH | EAST
    return [
        AreaPiece(west | SOUTH_WEST, west, left_d),
        AreaPiece(east | SOUTH_EAST, east, right_d),
    ]


def walls(top: float = EAVES, foot: float = FOOT) -> list[AreaPiece]:
    """The whole front as one panel."""
    fronts = []
    for bits in _STATES:
        left, right = _span(bits)
        fronts.append(AreaPiece(_SIDES, bits, panel(left, top, right, foot)))
    stubs = _stubs(panel(0, top, INSET, foot), panel(100 - INSET, top, 100, foot))
    return fronts + stubs


def levels(*heights: float) -> list[AreaPiece]:
    """Level lines along the front."""
    fronts = []
    for bits in _STATES:
        left, right = _span(bits)
        d = "".join(line((left, y), (right, y)) for y in heights)
        fronts.append(AreaPiece(_SIDES, bits, d))
    return fronts + _stubs(
        "".join(line((0, y), (INSET, y)) for y in heights),
        "".join(line((100 - INSET, y), (100, y)) for y in heights),
    )


def gables() -> list[AreaPiece]:
    """A building that ends in the south with one cell shows its gable."""
    peak = closed([MIDDLE, (100 - INSET, EAVES), (INSET, EAVES)])
    return [AreaPiece(_SIDES, 0, peak)]


# -- homes: windows, and one door a cell ------------------------------------------------


def home_windows() -> list[AreaPiece]:
    return [
        AreaPiece(_SIDES, bits, _window(x), _ALL_WAYS & ~_door_ways(index, len(slots)))
        for bits in _STATES
        for slots in (_slots(bits, 3, 4),)
        for index, x in enumerate(slots)
    ]


def home_doors() -> list[AreaPiece]:
    return [
        AreaPiece(_SIDES, bits, _door(x), _door_ways(index, len(slots)))
        for bits in _STATES
        for slots in (_slots(bits, 3, 4),)
        for index, x in enumerate(slots)
    ]


def _door_ways(index: int, count: int) -> int:
    """Which of the eight ways have their door here."""
    return sum(1 << way for way in range(8) if way % count == index)


def _window(x: float) -> str:
    cross = line((x, FOOT - 22), (x, FOOT - 9))
    return panel(x - 6, FOOT - 22, x + 6, FOOT - 9) + cross


def _door(x: float) -> str:
    top = FOOT - 19
    return (
        f"M{numbers(x - 6.5, FOOT)}L{numbers(x - 6.5, top)}"
        f"Q{numbers(x, top - 7, x + 6.5, top)}L{numbers(x + 6.5, FOOT)}Z"
    )


def chimneys() -> list[AreaPiece]:
    """On some ridges, beside the sign."""
    upright = 1 | SOUTH | EAST | WEST
    left, right = _chimney(17), _chimney(73)
    return [
        AreaPiece(WEST, WEST, left, 0b00100101),
        AreaPiece(EAST, EAST, right, 0b01010010),
        AreaPiece(upright, 1 | SOUTH, left, 0b10010010),
    ]


def _chimney(x: float) -> str:
    cap = panel(x - 1.5, 17, x + 11.5, 20.5)
    return panel(x, 20, x + 10, 32) + cap


# -- shops: a striped awning over windows and doors ------------------------------------


def awning(is_red: bool) -> list[AreaPiece]:
    """Every other stripe; along a row they go on without a break."""
    fronts = []
    for bits in _STATES:
        left, right = _span(bits)
        count = 10 if bits & EAST else 9
        wide = (right - left) / count
        d = "".join(
            _stripe(left + index * wide, wide)
            for index in range(count)
            if (index % 2 == 0) == is_red
        )
        fronts.append(AreaPiece(_SIDES, bits, d))
    stub = _stripe(0, INSET) if is_red else _stripe(100 - INSET, INSET)
    return fronts + [piece for piece in _stubs(stub, stub) if _is_stub_of(piece, is_red)]


def _is_stub_of(piece: AreaPiece, is_red: bool) -> bool:
    """The row in the west ends white, so that the stub is red; in the east it begins red."""
    return bool(piece.bits & WEST) == is_red


def _stripe(x: float, wide: float) -> str:
    top, low = EAVES - 3, EAVES + 10
    return (
        f"M{numbers(x, top)}L{numbers(x + wide, top)}L{numbers(x + wide, low)}"
        f"Q{numbers(x + wide / 2, low + 8, x, low)}Z"
    )


def shop_windows() -> list[AreaPiece]:
    return [
        AreaPiece(_SIDES, bits, panel(x - 17, FOOT - 14, x + 17, FOOT - 4.5), ways)
        for bits in _STATES
        for x, ways in zip(_slots(bits, 2, 2), (0b11011011, 0b10101101))
    ]


def shop_doors() -> list[AreaPiece]:
    return [
        AreaPiece(_SIDES, bits, panel(x - 7.5, FOOT - 16, x + 7.5, FOOT), ways)
        for bits in _STATES
        for x, ways in zip(_slots(bits, 2, 2), (0b00100100, 0b01010010))
    ]


# -- public buildings: columns on a step -----------------------------------------------


def columns() -> list[AreaPiece]:
    return [
        AreaPiece(_SIDES, bits, "".join(line((x, EAVES + 5), (x, FOOT - 8)) for x in slots))
        for bits in _STATES
        for slots in (_slots(bits, 5, 6),)
    ]


# -- churches: arched windows ------------------------------------------------------------


def arches() -> list[AreaPiece]:
    return [
        AreaPiece(_SIDES, bits, "".join(_arch(x) for x in slots))
        for bits in _STATES
        for slots in (_slots(bits, 3, 4),)
    ]


def _arch(x: float) -> str:
    foot, top = FOOT - 7, FOOT - 19
    return (
        f"M{numbers(x - 4.2, foot)}L{numbers(x - 4.2, top)}"
        f"Q{numbers(x, top - 8, x + 4.2, top)}L{numbers(x + 4.2, foot)}Z"
    )
