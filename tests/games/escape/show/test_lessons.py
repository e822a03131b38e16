"""Rule cards, and when they are shown."""

from __future__ import annotations

import re

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.show import lessons
from rollwrite.words import Words


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


@pytest.mark.parametrize("variant", ["locked", "dice", "joker"])
def test_a_variant_is_explained_when_it_is_chosen(variant: str) -> None:
    """ES-V1, ES-V2, ES-V3"""
    shown = GAME.new_rules({"variant": variant})
    assert shown[-1] == variant
    assert set(shown) <= {card.id for card in lessons.CARDS}
    assert GAME.new_rules({"variant": "standard"}) == lessons.BASE
