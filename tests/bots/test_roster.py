"""The players there are."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import stream
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.testing import position
from rollwrite.words import LANGUAGES, Words


def test_the_weakest_player_comes_first() -> None:
    names = [bot.id for bot in roster.ROSTER]
    assert names == ["random", "gentle", "steady", "greedy", "merciless"]


def test_who_learned_stands_beside_the_ladder() -> None:
    assert [bot.id for bot in roster.BESIDE] == ["seasoned", "peerless"]


@pytest.mark.parametrize("bot", [*roster.ROSTER, *roster.BESIDE], ids=lambda bot: bot.id)
def test_a_player_is_found_by_its_name(bot: roster.Bot) -> None:
    assert roster.find(bot.id) is bot.player


@pytest.mark.parametrize("bot", ["", "Greedy", "chess"])
def test_a_player_that_does_not_exist_is_refused(bot: str) -> None:
    with pytest.raises(InvalidNotation, match=f"there is no bot “{bot}”; there are random, gentle"):
        roster.find(bot)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", [*roster.ROSTER, *roster.BESIDE], ids=lambda bot: bot.id)
def test_every_player_has_a_name_and_a_sentence(bot: roster.Bot, language: str) -> None:
    words = Words(language)
    assert words.has(f"bot-{bot.id}")
    assert words.has(f"bot-{bot.id}-about")


def test_the_random_player_takes_every_move_sooner_or_later() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    moves, random = state.moves(0), roster.find("random")
    assert {random.choose(state, 0, moves, stream(seed)) for seed in range(300)} == set(moves)


def test_the_random_player_does_not_look() -> None:
    assert not roster.find("random").looks()


def test_the_greedy_player_looks() -> None:
    assert roster.find("greedy").looks()
