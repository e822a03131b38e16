"""Rule cards, and when they are shown."""

from __future__ import annotations

import re

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.show import lessons
from rollwrite.kernel.taught.lesson import lessons_of
from rollwrite.words import LANGUAGES, Words


def test_every_card_has_words_and_points_at_the_drawing() -> None:
    for card in GAME.rules():
        for language in ("en", "de"):
            words = Words(language, GAME)
            assert words.has(f"rules-{card.id}")
            assert words.has(f"rules-{card.id}-text")
        if card.figure:
            svg = GAME.art.sheet(card.figure.drawing, "en")
            spots = set(re.findall(r'data-spot="([^"]+)"', svg))
            used = set(card.figure.around)
            used |= {spot for mark in card.figure.marks for spot in mark.spots}
            assert used <= spots
        for die in card.dice:
            assert die.face in GAME.die(die.die).faces


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_switch_is_lit_one_die_is_asked_for(language: str) -> None:
    """The pencil shows the first of several moves, whatever the slip says."""
    words = Words(language, GAME)
    for lesson in lessons_of(GAME):
        for moment in lesson.moments:
            if moment.times > 1:
                text = words.say(lesson.words(moment.say))
                assert not re.search(r"\b(these|both|diese|beide)\b", text, re.IGNORECASE), text


@pytest.mark.parametrize("variant", ["locked", "dice", "joker"])
def test_a_variant_is_explained_when_it_is_chosen(variant: str) -> None:
    """ES-V1, ES-V2, ES-V3"""
    shown = GAME.new_rules({"variant": variant})
    assert shown[-1] == variant
    assert set(shown) <= {card.id for card in lessons.CARDS}
    assert GAME.new_rules({"variant": "standard"}) == lessons.BASE
