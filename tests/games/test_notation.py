"""The notation of every game on the shelf: total, unique, and strict."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.catalogue import GAMES
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from tests.games.asked import texts_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_every_move_has_a_text_that_names_it_again(game: Game) -> None:
    texts = texts_of(game)
    assert [game.to_text(move) for move in range(len(texts))] == list(texts)
    assert [game.from_text(text) for text in texts] == list(range(len(texts)))


@every_game
def test_spaces_do_not_matter(game: Game) -> None:
    text = max(texts_of(game), key=str.split)
    assert game.from_text(f" {text.replace(' ', '  ')}\t\n") == game.from_text(text)


@every_game
@pytest.mark.parametrize("beyond", [-1, 0, 10**6])
def test_a_number_that_is_no_move_is_refused_and_quoted(game: Game, beyond: int) -> None:
    count = len(texts_of(game))
    move = beyond if beyond < 0 else count + beyond
    with pytest.raises(InvalidNotation) as caught:
        game.to_text(move)
    assert str(caught.value) == f"{move} is no move of {game.id}; they run from 0 to {count - 1}"


@every_game
@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=30))
def test_any_text_names_a_move_or_is_refused_and_quoted(game: Game, text: str) -> None:
    try:
        move = game.from_text(text)
    except InvalidNotation as error:
        said = str(error)
    else:
        assert game.from_text(game.to_text(move)) == move
        return
    assert said.startswith(f"“{text}” is no move of {game.id}; write “")
