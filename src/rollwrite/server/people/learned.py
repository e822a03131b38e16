"""What a person has learned: only what can be learned here is kept."""

from __future__ import annotations

from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Game
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.kernel.taught.lesson import lessons_of

KNOWN = "known"  # somebody said so
DECLINED = "no-"  # begins the name of a lesson that was offered and not wanted


def things_of(game: Game) -> list[str]:
    """Everything of a game that can be learned, as it is called."""
    lessons = [lesson.id for lesson in lessons_of(game)]
    declined = [f"{DECLINED}{name}" for name in lessons]
    firsts = [first.words for first in firsts_of(game)]
    return [f"{game.id} {what}" for what in (KNOWN, *lessons, *declined, *firsts)]


def learnable(asked: tuple[str, ...]) -> list[str]:
    """What of it there is. A game that is gone from the shelf spoils nothing."""
    known = {thing for game in GAMES for thing in things_of(game)}
    return sorted(known.intersection(asked))
