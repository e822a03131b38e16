"""Writing on a sheet, and how it prints."""

from __future__ import annotations

import pytest

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.seen.view import Line, Mark
from rollwrite.sheets.ink import Box, circle, drawing, layer, rect
from rollwrite.sheets.paper import black_and_white, fill, print_view, spots
from rollwrite.sheets.written.hand import FAINT_PENCIL, PENCIL

SHEET = drawing(
    Box(0, 0, 200, 300),
    layer("scenery", rect(Box(0, 0, 200, 300), fill="#2C5645"))
    + layer("print", rect(Box(0, 0, 20, 20), fill="#BF2F2B"))
    + layer(
        "spots",
        rect(Box(10, 20, 60, 40), data_spot="red-1"),
        circle(100, 50, 20, data_spot="bridge-red"),
        rect(Box(10, 200, 60, 30), data_spot="score-red"),
        rect(Box(80, 200, 60, 30), data_spot="total"),
        rect(Box(10, 250, 150, 30), data_spot="name"),
        fill="none",
    )
    + layer("marks"),
)


def test_spots_are_found_with_their_boxes() -> None:
    found = spots(SHEET)
    assert found["red-1"] == Box(10, 20, 60, 40)
    assert found["bridge-red"] == Box(80, 30, 40, 40)


def test_a_spot_that_is_drawn_twice_is_refused() -> None:
    twice = layer("spots", rect(Box(0, 0, 9, 9), data_spot="a"), circle(9, 9, 9, data_spot="a"))
    with pytest.raises(BadSheet, match="a: "):
        spots(drawing(Box(0, 0, 9, 9), twice))


def test_marks_go_into_the_layer_of_marks() -> None:
    filled = fill(SHEET, [Mark(("red-1",), "text", "7")])
    assert '<g data-layer="marks"><g data-mark="red-1" data-glyph="text"><text' in filled


def test_a_sheet_without_marks_stays_as_it_was() -> None:
    assert fill(SHEET) == SHEET


def test_running_points_are_faint_and_final_ones_dark() -> None:
    lines = [Line("red", -20)]
    assert FAINT_PENCIL in fill(SHEET, lines=lines, total=-20)
    final = fill(SHEET, lines=lines, total=-20, final=True)
    assert FAINT_PENCIL not in final
    assert PENCIL in final


def test_points_and_name_stand_at_their_spots() -> None:
    filled = fill(SHEET, lines=[Line("red", -20), Line("unseen", 5)], total=35, name="Ada")
    assert ">−20<" in filled
    assert ">35<" in filled
    assert ">Ada<" in filled
    assert ">5<" not in filled


def test_the_print_view_hides_the_scenery_and_nothing_else() -> None:
    printed = print_view(SHEET)
    assert '<g data-layer="scenery" display="none">' in printed
    assert printed.count("display=") == 1
    assert "#BF2F2B" in printed


def test_black_and_white_knows_only_greys() -> None:
    printed = black_and_white(SHEET)
    assert 'display="none"' in printed
    assert "#BF2F2B" not in printed
    assert "#595959" in printed
