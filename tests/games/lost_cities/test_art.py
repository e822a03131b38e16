"""The drawings of Lost Cities show what the rules of the sheet demand."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import pairwise

import pytest

from rollwrite.games.lost_cities.art import LostCitiesArt
from rollwrite.games.lost_cities.art.layout import classic, row_top
from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.seen.view import Mark
from rollwrite.sheets import paper, press
from rollwrite.sheets.ink import Box
from rollwrite.sheets.paper import spots
from tests.games.drawn import printed

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
ART = LostCitiesArt()
SHEET = ART.sheet("classic", "en")
SPOTS = spots(SHEET)


# -- spots --------------------------------------------------------------------


def test_six_columns_stand_from_left_to_right() -> None:
    """LC-S1"""
    places = [SPOTS[f"{colour}-1"].x for colour in COLOURS]
    assert places == sorted(places)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_column_is_a_circle_nine_boxes_and_a_top_from_bottom_to_top(colour: str) -> None:
    """LC-S2"""
    names = ["circle", *range(1, 10), "top"]
    heights = [SPOTS[f"{colour}-{name}"].y for name in names]
    assert all(above < below for below, above in pairwise(heights))


def test_nine_artefacts_and_nine_dice_are_filled_from_bottom_to_top() -> None:
    """LC-S4"""
    for kind in ("artefact", "die"):
        heights = [SPOTS[f"{kind}-{place}"].y for place in range(1, 10)]
        assert heights == sorted(heights, reverse=True)


@pytest.mark.parametrize("column", [*COLOURS, "artefacts", "dice"])
def test_a_bridge_crosses_each_of_the_eight_columns_between_places_6_and_7(column: str) -> None:
    """LC-S5"""
    below = {"artefacts": "artefact-6", "dice": "die-6"}.get(column, f"{column}-6")
    above = below.replace("6", "7")
    assert SPOTS[above].y < SPOTS[f"bridge-{column}"].y < SPOTS[below].y


def test_the_sheet_has_these_spots_and_no_others() -> None:
    """LC-S1 to LC-S6"""
    columns = {f"{c}-{name}" for c in COLOURS for name in ("circle", *range(1, 10), "top")}
    shelf = {f"{kind}-{place}" for kind in ("artefact", "die") for place in range(1, 10)}
    bridges = {f"bridge-{name}" for name in (*COLOURS, "artefacts", "dice")}
    scores = {f"score-{name}" for name in (*COLOURS, "artefacts", "dice", "bridges")}
    numbers = {f"{kind}-{step}" for kind in ("rung", "value") for step in range(1, 10)}
    asked = numbers | {"head-artefacts", "head-dice"}
    assert set(SPOTS) == columns | shelf | bridges | scores | asked | {"total", "name"}


def test_points_on_the_shelf_answer_like_what_is_worth_them() -> None:
    """LC-S4: between artefacts and dice nothing is left that gives no answer."""
    hits = dict(re.findall(r'data-spot="((?:artefact|die)-9)" data-hit="([^"]+)"', SHEET))
    left, right = (Box(*map(float, hits[name].split())) for name in ("artefact-9", "die-9"))
    assert left.x + left.width == right.x


def test_a_number_between_artefacts_and_dice_is_asked_about_itself() -> None:
    """LC-S4: the tag of 100 reaches over to the dice, which count 0 there."""
    tag = Box(1093, row_top(9) + 19, 58, 94)
    value = SPOTS["value-9"]
    assert value.x <= tag.x < tag.x + tag.width <= value.x + value.width
    assert value.y <= tag.y < tag.y + tag.height <= value.y + value.height


@pytest.mark.parametrize("colour", COLOURS)
def test_a_finger_has_44_pixels_for_every_step_on_a_phone(colour: str) -> None:
    """LC-S2: three units are a pixel."""
    hits = re.findall(rf'data-spot="{colour}-[^"]+" data-hit="([^"]+)"', SHEET)
    boxes = [Box(*map(float, hit.split())) for hit in hits]
    assert len(boxes) == 11
    assert all(box.width >= 132 and box.height >= 132 for box in boxes)


# -- what is printed -----------------------------------------------------------


def test_points_are_printed_as_the_data_say() -> None:
    """LC-S3, LC-S4, LC-S5"""
    words = printed(SHEET)
    for value in ("−20", "−15", "−10", "5", "15", "35", "50", "−40", "60", "70", "100", "0"):
        assert value in words
    assert words.count("20") == 8 + 1


def test_other_points_in_the_data_change_the_print() -> None:
    """LC-S3, LC-S5"""
    data = deepcopy(classic())
    data["ladder"][8] = 55
    data["bridge"]["points"] = 25
    words = printed(LostCitiesArt(data).sheet("classic", "en"))
    assert words.count("25") == 8
    assert "55" in words


def test_a_special_box_moves_with_the_data() -> None:
    """LC-S6: a badge leaves the number less room, at the right."""
    data = deepcopy(classic())
    del data["columns"]["red"]["3"]
    data["columns"]["red"]["4"] = ">"
    moved = LostCitiesArt(data).sheet("classic", "en")
    boxes = spots(moved)
    assert boxes["red-4"].width < SPOTS["red-4"].width
    assert boxes["red-3"].width > SPOTS["red-3"].width
    assert boxes["red-4"].x > SPOTS["red-4"].x


@pytest.mark.parametrize("colour", COLOURS)
def test_special_boxes_are_those_of_the_rules(colour: str) -> None:
    """LC-S6"""
    special = {int(box) for box in classic()["columns"][colour]}
    narrow = {box for box in range(1, 10) if SPOTS[f"{colour}-{box}"].width < 100}
    assert narrow == special


def test_a_ravine_elsewhere_cannot_be_drawn() -> None:
    """LC-S5"""
    data = deepcopy(classic())
    data["bridge"]["after"] = 5
    with pytest.raises(BadSheet, match=r"bridge\.after"):
        LostCitiesArt(data)


def test_both_languages_are_drawn() -> None:
    assert "Roll &amp; Write, the sheet" in SHEET
    assert "Roll &amp; Write, der Spielbogen" in ART.sheet("classic", "de")


# -- drawings on a page and in print ---------------------------------------------


def test_spots_are_no_ids_so_that_a_sheet_can_be_shown_twice() -> None:
    assert 'id="red-1"' not in SHEET
    assert SHEET.count('data-spot="red-1"') == 1


def test_layers_lie_in_the_order_the_client_expects() -> None:
    layers = re.findall(r'data-layer="(\w+)"', SHEET)
    assert layers == ["scenery", "stairs", "side", "bridges", "print", "spots", "marks"]


def test_the_sheet_carries_its_phone_crop() -> None:
    assert 'viewBox="0 0 1360 1924" data-crop="140 150 1080 1646"' in SHEET


def test_two_leaves_fold_the_sheet_at_the_ravine() -> None:
    leaves = re.findall(r'data-crop-(\w+)="([^"]+)"', SHEET)
    assert leaves == [("foot", "140 790 1080 1010"), ("top", "140 150 1080 1010")]


def test_the_sheet_stays_light_enough_for_a_phone() -> None:
    assert len(SHEET.encode()) < 155_000


def test_every_expedition_has_a_shape_of_its_own_on_its_die() -> None:
    """LC-S1: never by colour alone."""
    shapes = {re.sub(r"#[0-9A-F]{6}", "", ART.die("colour", colour)) for colour in COLOURS}
    assert len(shapes) == 6


def test_signs_are_drawn_for_every_scoring_line() -> None:
    wanted = {*COLOURS, "artefacts", "dice", "bridges", "refuse", "roll"}
    assert set(ART.signs()) == wanted


def test_a_filled_sheet_prints_without_its_scenery() -> None:
    marks = [Mark(("red-1",), "text", "3"), Mark(("red-circle",), "strike")]
    plain = paper.black_and_white(paper.fill(SHEET, marks, name="Jürgen"))
    assert '<g data-layer="scenery" display="none">' in plain
    assert press.png(plain, 136).startswith(b"\x89PNG")
