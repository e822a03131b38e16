"""What is heard of what happens."""

from __future__ import annotations

from typing import get_args

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Event, Game, Played, Rolled
from rollwrite.kernel.seen.events import tell
from rollwrite.kernel.seen.view import News, Sound
from rollwrite.testing import Trial


def heard(game: Game, seed: int = 1) -> list[tuple[Event, list[News]]]:
    """A whole game, event by event."""
    trial = Trial(game, seats=2, options={}, seed=seed)
    found = []
    for before, event in trial.walk():
        after = before.copy()
        trial.apply(after, event)
        found.append((event, tell(game, before, event, after)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_roll_rattles_and_every_other_sound_is_of_the_palette(game: Game) -> None:
    for event, told in heard(game):
        sounds = [news.sound for news in told]
        assert set(sounds) <= set(get_args(Sound))
        assert not isinstance(event, Rolled) or sounds[0] == "roll"
        assert not isinstance(event, Played) or not told or sounds[0] not in ("", "roll")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_game_names_only_sounds_of_the_palette(game: Game) -> None:
    assert game.sounds, "each of our games has something worth hearing"
    assert set(game.sounds.values()) <= set(get_args(Sound))


def test_what_a_game_names_is_heard_by_message_or_by_sign() -> None:
    game = next(game for game in GAMES if game.sounds)
    name, sound = next(iter(game.sounds.items()))
    assert any(
        news.sound == sound
        for seed in range(1, 8)
        for _, told in heard(game, seed)
        for news in told
        if name in (news.message.id, news.sign)
    )
