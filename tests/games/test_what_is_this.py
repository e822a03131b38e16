"""Whatever is printed answers when it is held: a name, a rule card, words in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import SHARED, about, drawing_of, spots_of
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.state import State
from rollwrite.words import LANGUAGES, Words

NAMELESS = "reading-spot"  # said of a spot that its game has no name for


def openings(game: Game) -> Iterator[State]:
    """A game with every value of every option: each may lay out other sheets."""
    chosen = [{option.id: value} for option in game.options for value in option.values]
    for options in [{}, *chosen]:
        yield game.start(game.setup(game.min_seats, options))


def printed(game: Game, state: State) -> Iterator[tuple[int, str]]:
    for owner in (SHARED, 0):
        for spot in spots_of(game, drawing_of(game, state, owner)):
            yield owner, spot


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_printed_thing_has_a_name_and_a_card(game: Game) -> None:
    cards = {card.id for card in game.rules()}
    for state in openings(game):
        for owner, spot in printed(game, state):
            answer = about(game, state, 0, owner, spot)
            assert answer is not None, f"nobody knows what “{spot}” is"
            assert answer.rule in cards, f"“{spot}” is told by “{answer.rule}”"
            assert answer.title.id != NAMELESS, f"“{spot}” has no name"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_can_be_said(game: Game, language: str) -> None:
    words = Words(language, game, ("Ada", "Ben", "Cleo", "Dora"))
    for state in openings(game):
        for owner, spot in printed(game, state):
            answer = about(game, state, 0, owner, spot)
            assert answer is not None
            rule = Message(f"rules-{answer.rule}-text")
            for message in (answer.title, rule, *answer.printed, *answer.worth):
                assert words.has(message.id), f"“{spot}”: no words for {message.id}"
                assert "{" not in words.say(message), f"“{spot}”: {message.id}"
