"""How well somebody plays, game by game, as they may see it themselves."""

from __future__ import annotations

from itertools import groupby

from rollwrite.catalogue import BY_ID

from ..house.house import House
from ..house.rating.levels import levels_of
from ..house.rating.model import EARLY
from ..house.rating.ratings import Step
from ..wire.people.history import LevelMark, RatingStep, RatingView

THOUGHTLESS = "random"  # no level anybody would compare themselves with
MOST_STEPS = 200


async def ratings_of(house: House, guest: str, most: int = MOST_STEPS) -> list[RatingView]:
    """One for each game that somebody has played for a rating."""
    steps = await house.ratings.of(guest)
    return [_view(game, list(found), most) for game, found in groupby(steps, lambda one: one.game)]


def _view(game: str, steps: list[Step], most: int) -> RatingView:
    last = steps[-1].rating
    return RatingView(
        game=game,
        rating=round(last.value),
        give_or_take=last.give_or_take,
        games=len(steps),
        is_early=len(steps) < EARLY,
        levels=_levels(game),
        steps=tuple(_step(one) for one in steps[-most:]),
    )


def _step(one: Step) -> RatingStep:
    return RatingStep(one.table, one.ended, round(one.rating.value), one.rating.give_or_take)


def _levels(game: str) -> tuple[LevelMark, ...]:
    """Who has not learned the game stands where another stands, and is not marked again."""
    known = levels_of(BY_ID[game]) if game in BY_ID else {}
    marks = {at: bot for bot, at in reversed(known.items()) if bot != THOUGHTLESS}
    return tuple(LevelMark(bot, round(at)) for at, bot in reversed(marks.items()))
