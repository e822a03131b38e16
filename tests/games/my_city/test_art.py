"""The drawings of My City show what the data of the twelve sheets say."""

from __future__ import annotations

import re
from dataclasses import asdict
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rollwrite.catalogue import find
from rollwrite.games.my_city.art import MyCityArt
from rollwrite.games.my_city.art.faces import PARTS
from rollwrite.games.my_city.art.icons import LINE_ICONS
from rollwrite.games.my_city.art.page.ledger import layout
from rollwrite.games.my_city.art.page.rows import SHAPES
from rollwrite.games.my_city.art.plan import CROP, GAMES, ROWS, Plan, cell_name, shipped_plan
from rollwrite.games.my_city.art.town import roofs
from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.art import AreaPiece
from rollwrite.kernel.seen.view import Line, Mark
from rollwrite.sheets import paper, press
from rollwrite.sheets.data import shipped
from rollwrite.sheets.ink import Box
from rollwrite.sheets.paper import spots
from rollwrite.sheets.written.hand import draw_mark
from tests.games.drawn import Drawings, dice_of, overlap, printed

ART = MyCityArt()
sheet = Drawings(ART, 1).sheet
LANGUAGES = ("en", "de")
KINDS = ("home", "shop", "public", "church", "fortress")
FACES = {
    "left": ("l3", "single", "upright", "flat"),
    "right": ("single", "flat", "upright", "blank", "compass"),
    "kind": ("residential", "commercial", "public"),
}


def data(game: str) -> dict[str, Any]:
    return shipped("rollwrite.games.my_city.sheet", f"data/{game}.toml")


def wanted_spots(plan: Plan) -> set[str]:
    cells = {f"cell-{column}{row}" for column in "abcdefgh" for row in range(1, 12)}
    rows = {f"pass-{index}" for index in range(1, len(plan.passes) + 1)}
    rows |= {f"church-{index}" for index in range(1, len(plan.churches) + 1)}
    rows |= {f"fortress-{index}" for index in range(1, plan.fortresses + 1)}
    sums = {f"score-{line.id}" for line in plan.lines} | {"total", "name"}
    sums |= {f"purse-{purse.goal}" for purse in plan.purses}
    if plan.game % 3 == 0:
        sums |= {f"chapter-game-{game}" for game in range(plan.game - 2, plan.game + 1)}
        sums |= {"chapter-total"}
    if plan.game == 9:
        sums |= {"chapter-purses"}
    if plan.game == 12:
        sums |= {"campaign-1", "campaign-2", "campaign-3", "campaign-4", "campaign-total"}
    return cells | rows | sums | {f"shape-{name}" for name, _, _ in SHAPES}


# -- spots ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_has_these_spots_once_and_no_others(game: str, language: str) -> None:
    """MC-M1, MC-M4"""
    assert set(spots(sheet(game, language))) == wanted_spots(shipped_plan(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_says_what_is_printed_on_it(game: str) -> None:
    """MC-M1, MC-M3"""
    said = dict(re.findall(r'data-spot="(cell-[^"]+)" data-on="(.)"', sheet(game)))
    rows = data(game)["map"].split()
    assert said == {
        cell_name((column, row)): sign
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
    }


def test_a_finger_has_44_pixels_for_every_cell_on_a_phone() -> None:
    """MC-M1: 2.71 units are a pixel."""
    svg = sheet("game-01")
    crop = re.search(r'data-crop="([^"]+)"', svg)
    assert crop
    unit = float(crop[1].split()[2]) / 360
    hits = re.findall(r'data-spot="cell-[^"]+" data-on="." data-hit="([^"]+)"', svg)
    boxes = [Box(*map(float, hit.split())) for hit in hits]
    assert len(boxes) == 88
    assert all(min(box.width, box.height) / unit >= 44 for box in boxes)


def test_the_sheet_carries_its_two_phone_crops() -> None:
    view = 'viewBox="0 0 1360 1924" data-crop="66 272 976 1482" data-crop-map="66 272 976 1336"'
    assert all(view in sheet(game) for game in GAMES)


def test_the_passes_are_a_slip_beside_the_map() -> None:
    assert all('data-slip="66 1608 976 146"' in sheet(game) for game in GAMES)


def test_writing_boxes_do_not_meet() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            boxes = list(spots(sheet(game, language)).values())
            meeting = [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if overlap(a, b, 0.5)]
            assert meeting == []


# -- what is printed ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_scoring_lines_are_printed_in_the_words_of_the_data(game: str, language: str) -> None:
    """MC-P1, MC-M4"""
    words = " ".join(printed(sheet(game, language)))
    for line in data(game)["line"] + data(game).get("purse", []):
        assert line[language] in words


@pytest.mark.parametrize("game", GAMES)
def test_pass_values_are_those_of_the_data(game: str) -> None:
    """MC-M4"""
    values = [str(value).replace("-", "−") for value in data(game)["passes"]]
    assert re.findall(r'font-size="29"[^>]*>([^<]*)<', sheet(game)) == values


def test_other_data_change_the_print() -> None:
    """MC-M3, MC-P1"""
    changed = data("game-03")
    changed["passes"][5] = -33
    changed["line"][1]["points"] = 7
    changed["map"] = changed["map"].replace("w", "s")
    svg = MyCityArt({"mine": changed}).sheet("mine", "en")
    assert "−33" in printed(svg)
    assert "+7" in printed(svg)
    assert "-well" not in svg.partition('data-layer="print"')[0]
    assert 'id="my-city-mine-map"' in svg


def test_a_map_of_another_size_cannot_be_drawn() -> None:
    """MC-M1"""
    changed = data("game-03")
    changed["map"] = changed["map"].strip() + "\nMM......\n"
    with pytest.raises(BadSheet, match="map"):
        MyCityArt({"mine": changed})


def test_a_sheet_nobody_drew_is_refused() -> None:
    with pytest.raises(BadSheet, match="game-13@1"):
        ART.sheet("game-13@1", "en")


def test_the_nine_shapes_are_shown_with_their_frequencies() -> None:
    """MC-D3"""
    assert sum(often for _, _, often in SHAPES) == 36
    for _, _, often in SHAPES:
        assert f"×{often}" in printed(sheet("game-01"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_has_room_for_everything(game: str, language: str) -> None:
    found = layout(shipped_plan(game), language)
    ends = [(y, y + entry.height) for entry, y in found.entries]
    assert all(end <= start for (_, end), (start, _) in pairwise(ends))
    assert ends[-1][1] <= found.total.y


def test_titles_are_drawn_with_umlauts_in_capitals() -> None:
    for game in GAMES:
        assert sheet(game, "de") != sheet(game, "en")
        assert f'aria-label="My City – Roll &amp; Write, Spiel {int(game[-2:])}: ' in sheet(
            game, "de"
        )


# -- buildings ----------------------------------------------------------------------------


def pieces(kind: str) -> list[AreaPiece]:
    return [piece for coat in ART.areas()[kind].coats for piece in coat.pieces]


def test_there_are_five_kinds_of_buildings() -> None:
    """MC-D4, MC-4, MC-13"""
    assert tuple(ART.areas()) == KINDS


@pytest.mark.parametrize("mask", range(256))
def test_every_quarter_of_a_roof_has_exactly_one_form_for_any_neighbours(mask: int) -> None:
    fitting = [corner for corner in roofs.corners() if mask & corner.care == corner.bits]
    assert len({(corner.upright, corner.across) for corner in fitting}) == len(fitting) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_use_only_pairs_and_absolute_commands(kind: str) -> None:
    pair = r"-?\d+(\.\d)? -?\d+(\.\d)?"
    command = rf"[MLQC]{pair}( {pair})*|Z"
    assert [p.d for p in pieces(kind) if not re.fullmatch(rf"({command})+", p.d)] == []
    assert all(piece.bits & ~piece.care == 0 for piece in pieces(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_a_building_is_one_mark_with_one_outline_and_one_sign(kind: str) -> None:
    """MC-R3"""
    boxes = spots(sheet("game-01"))
    cells = ("cell-c4", "cell-c5", "cell-d5")
    drawn = draw_mark(Mark(cells, kind), boxes, areas=ART.areas())
    assert drawn.count('stroke="#3A3940"') == 2
    assert drawn.count(ART.areas()[kind].sign) == 1
    assert drawn == draw_mark(Mark(cells, kind), boxes, areas=ART.areas())


def test_kinds_differ_without_colour() -> None:
    """MC-D4"""
    boxes = spots(sheet("game-01"))
    looks = {
        re.sub(r"#[0-9A-F]{6}|data-glyph=\"\w+\"", "", draw_mark(mark, boxes, areas=ART.areas()))
        for mark in (Mark(("cell-c4",), kind) for kind in KINDS)
    }
    assert len(looks) == 5


def test_the_table_of_buildings_stays_small() -> None:
    table = {name: asdict(glyph) for name, glyph in ART.areas().items()}
    assert len(msgspec.json.encode(table)) < 60_000


def test_the_church_of_game_6_and_the_sawmill_of_game_7_are_printed() -> None:
    """MC-6, MC-7"""
    for game, is_printed in (("game-05", False), ("game-06", True), ("game-07", True)):
        layer = re.search(r'data-layer="printed">(.*?)<g data-layer="print"', sheet(game))
        assert layer
        assert bool(layer[1].removesuffix("</g>")) == is_printed


# -- dice, signs, drawings on a page ---------------------------------------------------------


def test_dice_show_the_parts_of_the_rules() -> None:
    """MC-D1, MC-D2"""
    assert {face: len(cells) for face, cells in PARTS["left"].items()} == {
        "l3": 3,
        "single": 1,
        "upright": 2,
        "flat": 2,
    }
    assert all((1, 1) in cells for cells in PARTS["left"].values())
    assert all((0, 1) in cells for name, cells in PARTS["right"].items() if name != "blank")
    assert len(set(dice_of(find("my-city")))) == 11  # flat is the same on both blue dice
    with pytest.raises(KeyError):
        ART.die("black", "6")


def test_signs_are_drawn_for_every_line_kind_and_button() -> None:
    lines = {line["id"] for game in GAMES for line in data(game)["line"]}
    assert lines == set(LINE_ICONS)
    faces = {"residential", "commercial", "public"}
    assert lines | {*KINDS} | faces | {"compass", "roll", "pass", "end"} <= set(ART.signs())


def test_marks_bring_no_ids_so_that_many_can_share_a_page() -> None:
    fragments = [*ART.glyphs().values(), *(glyph.sign for glyph in ART.areas().values())]
    assert all("id=" not in fragment and "url(" not in fragment for fragment in fragments)
    assert set(ART.glyphs()) == {"bandit", "purse"}


def test_layers_lie_in_the_order_the_client_expects() -> None:
    layers = re.findall(r'data-layer="(\w+)"', sheet("game-06"))
    wanted = ["scenery", "land", "grid", "river", "printed", "print", "spots", "marks"]
    assert layers == wanted


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_stays_light_enough_for_a_phone(game: str) -> None:
    assert len(sheet(game, "de").encode()) < 150_000


def test_a_drawing_is_always_the_same() -> None:
    assert MyCityArt().sheet("game-08@1", "de") == sheet("game-08", "de")


def test_a_filled_sheet_prints_without_its_scenery() -> None:
    marks = [
        Mark(("cell-c2", "cell-d2"), "home"),
        Mark(("cell-f4",), "fortress"),
        Mark(("cell-c3",), "bandit"),
        Mark(("pass-1",), "cross"),
        Mark(("campaign-total",), "text", "310"),
    ]
    filled = paper.fill(
        sheet("game-12"),
        marks,
        [Line("trees", -3)],
        9,
        "Jürgen",
        glyphs=ART.glyphs(),
        areas=ART.areas(),
    )
    plain = paper.black_and_white(filled)
    assert '<g data-layer="scenery" display="none">' in plain
    assert press.png(plain, 136).startswith(b"\x89PNG")


def test_what_cells_are_called_by_is_printed_where_a_phone_shows_it() -> None:
    """MC-M1: log, moves and reasons say “f5”."""
    words = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([a-h]|\d+)</text>', sheet("game-01"))
    seen = {name for x, y, name in words if is_within(CROP, float(x), float(y))}
    assert {*"abcdefgh", *map(str, range(1, ROWS + 1))} <= seen


def is_within(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height
