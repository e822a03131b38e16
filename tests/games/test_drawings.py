"""What holds for the drawings of every game on the shelf."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from functools import cache

import pytest

from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.game import Game
from rollwrite.words import LANGUAGES
from tests.games.drawn import dice_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SHEETS = [(game.id, drawing) for game in GAMES for drawing in (*game.sheets, *game.shared_sheets)]
every_sheet = pytest.mark.parametrize(("name", "drawing"), SHEETS)


@cache
def sheet(name: str, drawing: str, language: str = "en") -> str:
    return find(name).art.sheet(drawing, language)


def drawings(game: Game) -> list[str]:
    """All that may stand on one page."""
    art = game.art
    sheets = [sheet(name, drawing) for name, drawing in SHEETS if name == game.id]
    areas = [glyph.sign for glyph in art.areas().values()]
    marks = [*art.signs().values(), *art.glyphs().values(), *areas]
    return [*sheets, art.cover("en"), *dice_of(game), *marks]


@every_game
def test_no_id_meets_another_when_all_drawings_share_a_page(game: Game) -> None:
    page = "".join(drawings(game))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert all(name.startswith(f"{game.id}-") for name in ids)
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page))
    assert {one or other for one, other in used} == set(ids)


@every_sheet
def test_every_reference_stays_within_its_drawing(name: str, drawing: str) -> None:
    svg = sheet(name, drawing)
    ids = set(re.findall(r' id="([^"]+)"', svg))
    assert set(re.findall(r'(?:url\(|href=")#([^")]+)', svg)) <= ids


@every_game
def test_drawings_need_nothing_but_themselves(game: Game) -> None:
    for drawing in (*drawings(game), game.art.cover("de")):
        assert not re.search(r"<style|style=|class=|http(?!://www\.w3\.org/2000/svg)", drawing)
        assert not re.search(r"<(filter|\w+Gradient|foreignObject|image|mask)", drawing)


@every_game
def test_colours_are_written_out_so_that_grey_print_finds_them(game: Game) -> None:
    for drawing in drawings(game):
        found = set(re.findall(r'(?:fill|stroke)="([^"]*)"', drawing))
        odd = [each for each in found if not re.fullmatch(r"#[0-9A-F]{6}|none|url\(.*\)", each)]
        assert odd == []


@every_sheet
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_sheet_is_set_smaller_than_25_units(
    name: str, drawing: str, language: str
) -> None:
    sizes = re.findall(r'font-size="([\d.]+)"', sheet(name, drawing, language))
    assert min(map(float, sizes)) >= 25


@every_sheet
def test_no_text_is_scaled_or_outlined(name: str, drawing: str) -> None:
    touched = []

    def walk(shape: ElementTree.Element, is_touched: bool) -> None:
        is_touched |= "scale" in shape.get("transform", "") or shape.get("stroke") is not None
        if shape.tag.endswith("text") and is_touched:
            touched.append(shape.text)
        for child in shape:
            walk(child, is_touched)

    for language in LANGUAGES:
        walk(ElementTree.fromstring(sheet(name, drawing, language)), False)
    assert touched == []


@every_game
def test_a_cover_is_drawn_for_the_box(game: Game) -> None:
    assert all('viewBox="0 0 300 400"' in game.art.cover(language) for language in LANGUAGES)


def test_the_same_sheets_are_drawn_in_every_process() -> None:
    script = (
        "from rollwrite.catalogue import find\n"
        f"print(*(find(name).art.sheet(drawing, 'en') for name, drawing in {SHEETS}), sep='')"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=True,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.stdout.decode().rstrip("\n") == "".join(sheet(*one) for one in SHEETS)
