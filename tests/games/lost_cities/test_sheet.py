"""The sheet as data: what is printed, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwrite.games.lost_cities import DICE, GAME, sheet
from rollwrite.games.lost_cities.rules.moves import COLOURS
from rollwrite.games.lost_cities.show.view import BRIDGES
from rollwrite.kernel.errors import BadSheet
from tests.games.lost_cities.rules.naive import PRINTED, SPECIALS

RULES = Path(__file__).parents[3] / "docs" / "rules" / "lost-cities.md"
SHIPPED = GAME.sheet_texts()[0]
LAYOUT = sheet.SHELF.layout("classic@1")


# -- what is printed -----------------------------------------------------------


def test_six_expeditions_stand_from_red_to_purple() -> None:
    """LC-S1"""
    assert COLOURS == ("red", "orange", "yellow", "green", "blue", "purple")


def test_each_expedition_has_a_symbol_of_its_own_on_its_die_face() -> None:
    """LC-S1: the faces differ in more than their colour."""
    faces = {face: GAME.art.die("colour", face) for face in DICE["colour"].faces}
    assert len(set(faces.values())) == 6


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_column_is_drawn_with_a_circle_nine_boxes_and_an_end_artefact(language: str) -> None:
    """LC-S2"""
    drawing = GAME.art.sheet("classic@1", language)
    names = ["circle", *map(str, range(1, 10)), "top"]
    spots = {f"{colour}-{name}" for colour in COLOURS for name in names}
    assert {spot for spot in spots if f'data-spot="{spot}"' in drawing} == spots


def test_the_boxes_score_from_minus_20_to_50_and_a_lone_circle_minus_50() -> None:
    """LC-S3"""
    printed = (LAYOUT.ladder, LAYOUT.circle_alone)
    assert printed == ([-20, -15, -10, 5, 10, 15, 30, 35, 50], -50)


def test_nine_artefacts_score_from_minus_40_to_100() -> None:
    """LC-S4"""
    assert LAYOUT.artefact_points == [-40, -30, -20, 10, 20, 30, 60, 70, 100]


def test_nine_dice_symbols_score_the_same_but_the_ninth_scores_0() -> None:
    """LC-S4"""
    assert LAYOUT.dice_points == [*LAYOUT.artefact_points[:8], 0]


def test_eight_bridges_worth_20_lie_between_places_6_and_7() -> None:
    """LC-S5"""
    assert (len(BRIDGES), LAYOUT.bridge_points, LAYOUT.bridge_after) == (8, 20, 6)


@pytest.mark.parametrize("colour", range(6))
def test_arrows_and_artefacts_lie_where_the_rules_page_says(colour: int) -> None:
    """LC-S6"""
    boxes = range(1, 10)
    found = {f">{box}" for box in boxes if LAYOUT.has_arrow(colour, box)}
    found |= {f"A{box}" for box in boxes if LAYOUT.has_artefact(colour, box)}
    assert found == set(SPECIALS[COLOURS[colour]])


def test_the_layout_that_these_tests_know_stands_on_the_rules_page() -> None:
    """LC-S6"""
    assert PRINTED in RULES.read_text(encoding="utf-8")


def test_no_box_holds_both_an_arrow_and_an_artefact() -> None:
    """LC-S6"""
    assert LAYOUT.arrows & LAYOUT.artefacts == 0


def test_there_are_three_colour_dice_with_six_faces_and_three_number_dice_from_0_to_9() -> None:
    """LC-D1"""
    state = GAME.start(GAME.setup(2))
    state.roll([0])
    faces = [GAME.die(kind).faces for kind in state.dice()]
    assert faces == [COLOURS] * 3 + [tuple("0123456789")] * 3


def test_each_die_has_as_many_sides_as_faces() -> None:
    """LC-D1"""
    state = GAME.start(GAME.setup(2))
    state.roll([0])
    assert state.sides() == [len(GAME.die(kind).faces) for kind in state.dice()]


# -- what is refused ---------------------------------------------------------------


def changed(old: str, new: str) -> str:
    assert SHIPPED.count(old) == 1, f"{old} stands {SHIPPED.count(old)} times in the sheet"
    return SHIPPED.replace(old, new)


LADDER = "ladder = [-20, -15, -10, 5, 10, 15, 30, 35, 50]"
ARTEFACTS = "artefacts = [-40, -30, -20, 10, 20, 30, 60, 70, 100]"
DICE_LINE = "\ndice = [-40, -30, -20, 10, 20, 30, 60, 70, 0]"
BRIDGE = "bridge = { after = 6, points = 20 }"
RED = 'red = { 3 = ">", 5 = "A", 8 = ">" }'

BROKEN = [
    ("name = = 3", "file", "this is no TOML: Invalid value (at line 1, column 8)"),
    (changed('name = "classic"', ""), "name", "is missing"),
    (changed('name = "classic"', 'name = ""'), "name", "expected a word, found ''"),
    (changed('name = "classic"', "name = 3"), "name", "expected a word, found 3"),
    (changed("\nversion = 1", ""), "version", "is missing"),
    (changed("\nversion = 1", "\nversion = 0"), "version", "versions count from 1, found 0"),
    (changed("\nversion = 1", "\nversion = 1.5"), "version", "expected a whole number, found 1.5"),
    (changed("circle_alone = -50\n", ""), "circle_alone", "is missing"),
    (
        changed("circle_alone = -50", "circle_alone = true"),
        "circle_alone",
        "expected a whole number, found True",
    ),
    (changed(LADDER, ""), "ladder", "is missing"),
    (changed(LADDER, "ladder = 7"), "ladder", "expected a list of whole numbers, found 7"),
    (changed(LADDER, "ladder = [1, 2]"), "ladder", "expected 9 numbers, found 2"),
    (
        changed(LADDER, 'ladder = [1, "2"]'),
        "ladder",
        "expected a list of whole numbers, found [1, '2']",
    ),
    (
        changed(LADDER, "ladder = [1, 2, 3, 4, 5, 5, 7, 8, 9]"),
        "ladder[6]",
        "5 is not above 5",
    ),
    (changed(ARTEFACTS, ""), "artefacts", "is missing"),
    (
        changed(ARTEFACTS, "artefacts = [1, 2, 3, 4, 5, 6, 7, 8, 0]"),
        "artefacts[9]",
        "0 is not above 8",
    ),
    (changed(DICE_LINE, ""), "dice", "is missing"),
    (
        changed(DICE_LINE, "\ndice = [1, 2, 3, 4, 5, 6, 7, 8, 9]"),
        "dice[9]",
        "an exhausted seat scores 0 here, found 9",
    ),
    (
        changed(DICE_LINE, "\ndice = [1, 0, 3, 4, 5, 6, 7, 8, 0]"),
        "dice[2]",
        "0 is not above 1",
    ),
    (changed(BRIDGE, ""), "bridge", "is missing"),
    (changed(BRIDGE, "bridge = 6"), "bridge", "expected a table, found 6"),
    (changed(BRIDGE, "bridge = { points = 20 }"), "bridge.after", "is missing"),
    (changed(BRIDGE, "bridge = { after = 6 }"), "bridge.points", "is missing"),
    (
        changed(BRIDGE, "bridge = { after = 0, points = 20 }"),
        "bridge.after",
        "a bridge lies after place 1 to 8, found 0",
    ),
    (
        changed(BRIDGE, "bridge = { after = 9, points = 20 }"),
        "bridge.after",
        "a bridge lies after place 1 to 8, found 9",
    ),
    (
        changed(BRIDGE, "bridge = { after = 6, points = 20, toll = 1 }"),
        "bridge.toll",
        "unknown name; known are after, points",
    ),
    (
        changed(LADDER, LADDER + "\nlader = 1"),
        "lader",
        "unknown name; known are artefacts, bridge, circle_alone, columns, dice, ladder, "
        "name, version",
    ),
    (SHIPPED.split("[columns]")[0], "columns", "is missing"),
    (changed(RED, ""), "columns.red", "is missing"),
    (changed(RED, "red = 3"), "columns.red", "expected a table, found 3"),
    (
        changed(RED, RED + "\npink = {}"),
        "columns.pink",
        "unknown name; known are blue, green, orange, purple, red, yellow",
    ),
    (changed(RED, 'red = { 0 = ">" }'), "columns.red.0", "boxes are numbered 1 to 9"),
    (changed(RED, 'red = { 10 = "A" }'), "columns.red.10", "boxes are numbered 1 to 9"),
    (changed(RED, 'red = { top = "A" }'), "columns.red.top", "boxes are numbered 1 to 9"),
    (changed(RED, 'red = { 3 = "B" }'), "columns.red.3", "expected “>” or “A”, found 'B'"),
    (changed(RED, "red = { 3 = 1 }"), "columns.red.3", "expected “>” or “A”, found 1"),
]


@pytest.mark.parametrize(("text", "place", "reason"), BROKEN, ids=[case[1] for case in BROKEN])
def test_a_broken_sheet_is_refused_with_place_and_reason(
    text: str, place: str, reason: str
) -> None:
    """LC-S1 to LC-S6"""
    with pytest.raises(BadSheet) as caught:
        GAME.check_sheet(text)
    assert (caught.value.place, caught.value.reason) == (place, reason)


def test_a_refused_sheet_is_a_bad_sheet_by_its_code_too() -> None:
    with pytest.raises(BadSheet) as caught:
        GAME.check_sheet("")
    assert (caught.value.code, str(caught.value)) == ("bad-sheet", "name: is missing")


def test_the_shipped_sheet_is_fit_to_play() -> None:
    """LC-S6"""
    GAME.check_sheet(SHIPPED)


def test_a_sheet_may_move_its_arrows() -> None:
    """LC-S6: the layout is data."""
    GAME.check_sheet(changed(RED, 'red = { 1 = ">", 2 = "A" }'))


@pytest.mark.parametrize("box", ["03", "٣"])
def test_a_box_has_one_name_only(box: str) -> None:
    """Two names for a box would let it hold an arrow and an artefact."""
    with pytest.raises(BadSheet):
        GAME.check_sheet(changed(RED, f'red = {{ 3 = ">", "{box}" = "A" }}'))


@pytest.mark.parametrize("key", ["circle_alone = -50", "points = 20"])
def test_a_number_too_large_to_count_with_is_refused(key: str) -> None:
    """Compiled rules count with 64 bits."""
    name = key.split(" = ")[0]
    with pytest.raises(BadSheet):
        GAME.check_sheet(changed(key, f"{name} = {10**30}"))


def test_a_number_with_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadSheet):
        GAME.check_sheet(changed("circle_alone = -50", f"circle_alone = {'9' * 5000}"))
