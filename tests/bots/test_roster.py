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
    hand_made = ("random", "gentle", "steady", "greedy", "merciless")
    assert (*hand_made, "seasoned", "peerless") == roster.NAMES
    assert roster.STRONGEST == "peerless"


def test_where_nobody_learned_a_game_who_learned_others_is_no_level_of_its_ladder() -> None:
    assert roster.levels(is_learned=True) == roster.NAMES
    assert roster.levels(is_learned=False) == roster.NAMES[:-2]


@pytest.mark.parametrize(
    ("bot", "learned", "untaught"),
    [
        ("gentle", "gentle", "gentle"),
        ("greedy", "greedy", "greedy"),
        ("merciless", "greedy", "greedy"),
        ("seasoned", "seasoned", "greedy"),
        ("peerless", "seasoned", "greedy"),
    ],
)
def test_where_time_is_short_the_strongest_that_needs_none_plays(
    bot: str, learned: str, untaught: str
) -> None:
    assert roster.quickened(bot, is_learned=True) == learned
    assert roster.quickened(bot, is_learned=False) == untaught


@pytest.mark.parametrize("bot", roster.ROSTER, ids=lambda bot: bot.id)
def test_a_player_is_found_by_its_name(bot: roster.Bot) -> None:
    assert roster.find(bot.id) is bot.player


@pytest.mark.parametrize("bot", ["", "Greedy", "chess"])
def test_a_player_that_does_not_exist_is_refused(bot: str) -> None:
    with pytest.raises(InvalidNotation, match=f"there is no bot “{bot}”; there are random, gentle"):
        roster.find(bot)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", roster.ROSTER, ids=lambda bot: bot.id)
def test_every_player_has_a_name_and_a_sentence(bot: roster.Bot, language: str) -> None:
    words = Words(language)
    assert words.has(f"bot-{bot.id}")
    assert words.has(f"bot-{bot.id}-about")
    assert words.has(f"bot-{bot.id}-untaught") == bot.has_learned


def test_the_random_player_takes_every_move_sooner_or_later() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    moves, random = state.moves(0), roster.find("random")
    assert {random.choose(state, 0, moves, stream(seed)) for seed in range(300)} == set(moves)


def test_the_random_player_does_not_look() -> None:
    assert not roster.find("random").looks()


def test_the_greedy_player_looks() -> None:
    assert roster.find("greedy").looks()
