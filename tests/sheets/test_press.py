"""The press: PDF on A4, PNG, and the fonts they need."""

from __future__ import annotations

import re
import struct
from importlib.resources import files

import pytest

from rollwrite.sheets import press
from rollwrite.sheets.ink import Box, drawing, text
from rollwrite.sheets.written.hand import write

PAGE = drawing(
    Box(0, 0, 1360, 1924),
    text(680, 200, "Grüße ×2", 90) + write("−15", "score", Box(500, 500, 300, 200)),
)


def pages(document: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", document))


def test_every_sheet_gets_a_page() -> None:
    assert pages(press.pdf([PAGE, PAGE.replace("Grüße", "Hello")])) == 2


def test_copies_repeat_the_whole_set() -> None:
    assert pages(press.pdf([PAGE, PAGE.replace("Grüße", "Hello")], copies=3)) == 6


def test_pages_are_a4() -> None:
    found = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", press.pdf([PAGE]))
    assert found
    assert [float(side) for side in found.groups()] == pytest.approx([595.28, 841.89], abs=0.02)


def test_a_wide_sheet_is_printed_across() -> None:
    wide = drawing(Box(0, 0, 2970, 2100), text(1485, 200, "wide", 90))
    found = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", press.pdf([PAGE, wide]))
    widths = sorted(float(width) for width, _ in found)
    assert widths == pytest.approx([595.28, 841.89], abs=0.02)


def test_printing_twice_gives_the_same_file() -> None:
    assert press.pdf([PAGE]) == press.pdf([PAGE])


def test_text_and_handwriting_keep_their_fonts_in_print() -> None:
    document = press.pdf([PAGE])
    assert b"AtkinsonHyperlegibleNext-ExtraBold" in document
    assert b"Kalam-Bold" in document


def test_a_picture_has_the_width_asked_for() -> None:
    picture = press.png(PAGE, 340)
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (340, 481)


@pytest.mark.parametrize(
    "name",
    [
        *(f"atkinson-hyperlegible-next-{weight}" for weight in (400, 600, 700, 800)),
        *(f"kalam-{weight}" for weight in (400, 700)),
    ],
)
def test_every_font_is_shipped_for_press_and_browser(name: str) -> None:
    fonts = files("rollwrite.sheets") / "fonts"
    assert (fonts / f"{name}.ttf").is_file()
    assert (fonts / f"{name}.woff2").is_file()


@pytest.mark.parametrize("family", ["atkinson-hyperlegible-next", "kalam"])
def test_every_font_brings_its_licence(family: str) -> None:
    licence = files("rollwrite.sheets") / "fonts" / f"{family}-OFL.txt"
    assert "SIL Open Font License, Version 1.1" in licence.read_text(encoding="utf-8")
