"""All ratings reckoned again from the games that counted, and compared with what is kept."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from ..house.rating.ratings import again, is_same
from ..store.copying.archive import Place, examined, rated_anew


@dataclass(frozen=True, slots=True)
class Compared:
    """How many games of a kind ``differ`` from what comes out now."""

    game: str
    games: int
    people: int
    differ: int


def compare(place: Place, is_kept: bool) -> list[Compared]:
    """``is_kept``: what comes out now takes the place of what was there."""
    with examined(place) as store:
        rows = list(store.rated())
    news = list(again(rows))
    pairs = groupby(zip(rows, news), lambda pair: pair[0].game)
    found = []
    for game, of_game in pairs:
        all_of = list(of_game)
        people = {seat.guest for row, _ in all_of for seat in row.seats if seat.is_counted}
        differ = sum(not is_same(old, new) for old, new in all_of)
        found.append(Compared(game, len(all_of), len(people), differ))
    if is_kept:
        rated_anew(place, news)
    return found
