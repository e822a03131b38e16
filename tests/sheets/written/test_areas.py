"""Marks over several cells: one outline, pieces chosen by neighbours, one sign."""

from __future__ import annotations

import re

import pytest

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.art import EAST, NORTH, SOUTH, WEST, AreaCoat, AreaGlyph, AreaPiece
from rollwrite.kernel.seen.view import Mark
from rollwrite.sheets.ink import Box
from rollwrite.sheets.written.areas import (
    loops,
    neighbours,
    outline,
    places,
    sign_cell,
)
from rollwrite.sheets.written.hand import draw_mark, variant_of

GRID = {
    f"cell-{column}-{row}": Box(10 + column * 50, 20 + row * 50, 50, 50)
    for column in range(4)
    for row in range(4)
}
ROOF = AreaCoat((AreaPiece(0, 0, "M0 0L100 0L100 100Z"),), fill="#AA0000")
GLYPH = AreaGlyph("#BB0000", (ROOF,), sign="<circle/>", inset=10)


def drawn(*cells: str, glyph: AreaGlyph = GLYPH) -> str:
    return draw_mark(Mark(cells, "house"), GRID, areas={"house": glyph})


def test_neighbours_are_counted_clockwise_from_north() -> None:
    ring = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    assert [neighbours((0, 0), [place]) for place in ring] == [1, 2, 4, 8, 16, 32, 64, 128]


def test_places_are_found_from_boxes_alone() -> None:
    boxes = [GRID["cell-2-1"], GRID["cell-2-2"], GRID["cell-3-2"]]
    assert places(boxes) == [(0, 0), (0, 1), (1, 1)]


def test_an_outline_stays_within_the_cells_at_outer_and_inner_corners() -> None:
    boxes = [GRID["cell-0-0"], GRID["cell-1-0"], GRID["cell-0-1"]]
    (rim,) = outline(boxes, 5)
    assert rim == [(15, 25), (105, 25), (105, 65), (55, 65), (55, 115), (15, 115)]


def test_an_area_with_a_hole_has_two_outlines() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert [len(loop) for loop in loops(ring)] == [4, 4]


def test_cells_that_meet_by_a_corner_keep_outlines_of_their_own() -> None:
    assert [len(loop) for loop in loops([(0, 0), (1, 1)])] == [4, 4]


def test_the_sign_stands_where_most_cells_meet_and_else_in_the_first_cell() -> None:
    assert sign_cell([EAST, EAST | WEST, WEST]) == 1
    assert sign_cell([SOUTH, NORTH]) == 0


def test_an_area_is_one_drawing_with_one_ground_one_coat_and_one_sign() -> None:
    svg = drawn("cell-0-0", "cell-1-0", "cell-1-1")
    assert svg.count("<circle/>") == 1
    assert svg.count('fill="#AA0000"') == 1
    assert svg.count('fill="#BB0000"') == 1
    assert svg.count("M10 20L60 20L60 70Z") == 1
    assert svg.startswith('<g data-mark="cell-0-0 cell-1-0 cell-1-1" data-glyph="house">')


def test_the_order_of_the_spots_does_not_change_the_drawing() -> None:
    one, other = drawn("cell-0-0", "cell-1-0"), drawn("cell-1-0", "cell-0-0")
    assert one.partition(">")[2] == other.partition(">")[2]


def test_a_piece_is_drawn_only_where_the_neighbours_fit() -> None:
    piece = AreaPiece(EAST | WEST, EAST, "M0 0L100 100")
    svg = drawn(
        "cell-0-0",
        "cell-1-0",
        "cell-2-0",
        glyph=AreaGlyph("#BB0000", (AreaCoat((piece,), stroke="#00AA00", width=4),)),
    )
    (d,) = re.findall(r'<path d="([^"]*)" fill="none" stroke="#00AA00" stroke-width="2"', svg)
    assert d == "M10 20L60 70"


def test_a_piece_may_be_kept_for_some_of_the_eight_ways() -> None:
    way = variant_of("house", "cell-0-0")
    shown = AreaGlyph("#BB0000", (AreaCoat((AreaPiece(0, 0, "M1 1Z", 1 << way),), "#00AA00"),))
    hidden = AreaGlyph(
        "#BB0000", (AreaCoat((AreaPiece(0, 0, "M1 1Z", 255 & ~(1 << way)),), "#00AA00"),)
    )
    assert "#00AA00" in drawn("cell-0-0", glyph=shown)
    assert "#00AA00" not in drawn("cell-0-0", glyph=hidden)


def test_an_outline_trembles_but_always_in_the_same_way() -> None:
    lines = re.findall(r'<path d="([^"]*)" fill="none" stroke="#3A3940"', drawn("cell-0-0"))
    assert len(lines) == 2
    assert lines[0] != lines[1]
    assert drawn("cell-0-0") == drawn("cell-0-0")


def test_an_area_over_a_spot_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSheet, match="cell-9-9"):
        drawn("cell-0-0", "cell-9-9")
