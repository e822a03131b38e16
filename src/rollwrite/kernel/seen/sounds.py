"""How what happens is heard."""

from __future__ import annotations

from msgspec.structs import replace

from ..game import Event, Game, Rolled
from .view import News, Sound


def heard(game: Game, event: Event, told: list[News]) -> list[News]:
    """News with their sounds. Dice are always heard, and so is a pencil."""
    plain: Sound = "roll" if isinstance(event, Rolled) else "write"
    found = [replace(news, sound=_own_sound(game, news)) for news in told]
    if found and not found[0].sound:
        found[0] = replace(found[0], sound=plain)
    return found


def _own_sound(game: Game, news: News) -> Sound:
    return news.sound or game.sounds.get(news.message.id) or game.sounds.get(news.sign, "")
