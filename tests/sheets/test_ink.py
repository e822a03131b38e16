"""The pencil draws the same line every time."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from rollwrite.sheets import dice, ink, patterns
from rollwrite.sheets.ink import Box


def test_the_same_seed_gives_the_same_stone() -> None:
    stone = Box(0, 0, 100, 60)
    assert ink.block(stone, 8, "red-1") == ink.block(stone, 8, "red-1")


def test_another_seed_gives_another_stone() -> None:
    stone = Box(0, 0, 100, 60)
    assert ink.block(stone, 8, "red-1") != ink.block(stone, 8, "red-2")


def test_a_curve_passes_through_its_first_and_last_point() -> None:
    curve = ink.smooth([(0, 0), (10, 20), (30, 5)], closed=False)
    assert curve.startswith("M0 0C")
    assert curve.endswith(" 30 5")


def test_numbers_are_short_and_know_no_minus_zero() -> None:
    assert ink.numbers(2.0, -0.04, 3.14159) == "2 0 3.1"


def test_negative_points_are_written_with_a_real_minus() -> None:
    assert ink.signed(-20) == "−20"


def test_words_cannot_break_a_drawing() -> None:
    drawn = ink.drawing(Box(0, 0, 9, 9), ink.text(0, 0, "<Roll & Write>", 30), aria_label='"&<')
    assert "<Roll & Write>" in "".join(ElementTree.fromstring(drawn).itertext())


def test_a_die_is_lying_in_its_box() -> None:
    assert 'viewBox="-50 -50 100 100"' in dice.die(dice.pips(6))


def test_six_and_nine_are_underlined_on_dice() -> None:
    underlined = [face for face in "0123456789" if "<path" in dice.numeral(face)]
    assert underlined == ["6", "9"]


def test_a_pattern_bears_the_name_of_its_drawing() -> None:
    for pattern in (patterns.stripes, patterns.lattice):
        assert 'id="my-city-homes"' in pattern("my-city-homes", 9)
    assert 'id="my-city-shops"' in patterns.dots("my-city-shops", 9, 2)
