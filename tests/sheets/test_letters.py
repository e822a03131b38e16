"""The drawn capitals."""

from __future__ import annotations

import string

import pytest

from rollwrite.sheets.letters import ALPHABET, lettering, width


def test_the_alphabet_has_what_english_and_german_titles_need() -> None:
    assert set(string.ascii_uppercase + string.digits + "ÄÖÜß:!-–×& ") <= set(ALPHABET)


@pytest.mark.parametrize(("plain", "dotted"), ["AÄ", "OÖ", "UÜ"])
def test_an_umlaut_is_its_letter_with_two_dots_above(plain: str, dotted: str) -> None:
    wide, shape = ALPHABET[plain]
    assert ALPHABET[dotted][0] == wide
    assert ALPHABET[dotted][1].startswith(shape)
    assert ALPHABET[dotted][1].removeprefix(shape).count("M") == 2


def test_longer_words_are_wider() -> None:
    assert width("LOST CITIES", 60) > width("LOST", 60)


def test_a_title_is_drawn_without_ids_and_without_a_font() -> None:
    title = lettering("LOST CITIES 2", 680, 122, 62, "#BF2F2B", shine="#FFD9A8", bounce=0.12)
    assert "id=" not in title
    assert "font" not in title
