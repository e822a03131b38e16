"""The hand: same spot, same mark; one set of data for Python and the browser."""

from __future__ import annotations

import json
import re

import pytest

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.seen.view import Mark
from rollwrite.sheets.ink import Box
from rollwrite.sheets.written.hand import (
    draw_mark,
    fitted,
    hand_data,
    text_size,
    variant_of,
    write,
)

BOXES = {"red-1": Box(10, 20, 80, 60), "red-2": Box(10, 90, 80, 60)}
GLYPHS = ("cross", "ring", "strike", "hatch", "shade", "solid", "tick", "dot")


@pytest.mark.parametrize("glyph", GLYPHS)
def test_a_mark_at_the_same_spot_is_always_the_same(glyph: str) -> None:
    mark = Mark(("red-1",), glyph)
    assert draw_mark(mark, BOXES) == draw_mark(mark, BOXES)


@pytest.mark.parametrize("glyph", GLYPHS)
def test_a_glyph_is_drawn_in_eight_ways(glyph: str) -> None:
    ways = hand_data()["glyphs"][glyph]
    assert len({json.dumps(way) for way in ways}) == 8


@pytest.mark.parametrize("glyph", GLYPHS)
def test_strokes_use_only_pairs_and_absolute_commands(glyph: str) -> None:
    strokes = [stroke["d"] for way in hand_data()["glyphs"][glyph] for stroke in way]
    pair = r"-?\d+(\.\d)? -?\d+(\.\d)?"
    command = rf"[MLQC]{pair}( {pair})*|Z"
    assert [d for d in strokes if not re.fullmatch(rf"({command})+", d)] == []


def test_a_drawn_mark_is_the_data_scaled_to_its_box() -> None:
    strokes = hand_data()["glyphs"]["cross"][variant_of("cross", "red-1")]
    drawn = draw_mark(Mark(("red-1",), "cross"), BOXES)
    for stroke in strokes:
        assert f'd="{fitted(stroke["d"], BOXES["red-1"])}"' in drawn
        assert f'stroke-width="{stroke["width"] * 60 / 100:.1f}"' in drawn


def test_alternating_numbers_are_scaled_across_and_down() -> None:
    assert fitted("M-10 0Q50 -10 100 100Z", Box(100, 200, 50, 20)) == "M95 200Q125 198 150 220Z"


def test_the_variant_is_the_fnv_hash_modulo_eight() -> None:
    # FNV-1a of "a" is 0xE40C292C (Fowler, Noll, Vo, test vectors).
    assert variant_of("", "a") == 0xE40C292C % 8


def test_the_nine_boxes_of_a_column_are_not_written_alike() -> None:
    assert len({variant_of("text", f"red-{box}") for box in range(1, 10)}) == 8


def test_long_words_shrink_to_stay_inside() -> None:
    box = Box(0, 0, 100, 50)
    assert text_size("7", box) == pytest.approx(50 * 0.81)
    assert text_size("Konstantinopel", box) < 15


def test_written_words_are_handwriting_and_cannot_break_the_drawing() -> None:
    written = write("Tom & <Ida>", "name", Box(0, 0, 300, 50))
    assert "Tom &amp; &lt;Ida&gt;" in written
    assert 'font-family="Kalam' in written


def test_a_mark_over_an_area_is_one_group() -> None:
    drawn = draw_mark(Mark(("red-1", "red-2"), "hatch"), BOXES)
    assert drawn.count("<g ") == 1
    assert 'data-mark="red-1 red-2"' in drawn


def test_a_glyph_that_a_game_drew_is_fitted_like_any_other() -> None:
    drawn = draw_mark(Mark(("red-1",), "tower"), BOXES, glyphs={"tower": "<path d='M0 0'/>"})
    assert "translate(10 20)scale(0.8 0.6)" in drawn


def test_an_unknown_glyph_is_refused_by_name() -> None:
    with pytest.raises(BadSheet, match="squiggle"):
        draw_mark(Mark(("red-1",), "squiggle"), BOXES)


def test_an_unknown_spot_is_refused_by_name() -> None:
    with pytest.raises(BadSheet, match="red-12"):
        draw_mark(Mark(("red-12",), "cross"), BOXES)


def test_the_hand_can_be_sent_as_json() -> None:
    assert json.loads(json.dumps(hand_data()))["variants"] == 8
