"""The boxes for chapter and campaign on the last sheets, filled as the games end (MC-M4)."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.campaign import Campaign
from rollwrite.kernel.seen.view import Mark

from ..rules.state import MyCityState
from . import standing

GAMES_OF_CHAPTER, GAMES = 3, 12


def ledger(
    campaign: Campaign, finals: Sequence[MyCityState], state: MyCityState, seat: int
) -> tuple[Mark, ...]:
    """MC-P2: the mini campaign has no chapters."""
    game = int(state.layout.game)
    if campaign.id == "mini" or game % GAMES_OF_CHAPTER:
        return ()
    chapter = int(state.layout.chapter)
    found = _chapter_marks([one for one in finals if one.layout.chapter == chapter], seat)
    if campaign.id == "whole" and game == GAMES:
        found += _campaign_marks(finals, seat)
    return tuple(found)


def _chapter_marks(games: Sequence[MyCityState], seat: int) -> list[Mark]:
    found = [
        _number(f"chapter-game-{int(state.layout.game)}", int(state.total(seat))) for state in games
    ]
    if len(games) < GAMES_OF_CHAPTER:
        return found
    found += [_number("chapter-purses", row[seat]) for row in standing.bonus_rows(games[-1])]
    return [*found, _number("chapter-total", _chapter_total(games, seat))]


def _campaign_marks(finals: Sequence[MyCityState], seat: int) -> list[Mark]:
    starts = range(0, len(finals) - GAMES_OF_CHAPTER + 1, GAMES_OF_CHAPTER)
    totals = [_chapter_total(finals[at : at + GAMES_OF_CHAPTER], seat) for at in starts]
    found = [_number(f"campaign-{chapter}", total) for chapter, total in enumerate(totals, 1)]
    is_over = len(finals) == GAMES
    return [*found, _number("campaign-total", sum(totals))] if is_over else found


def _chapter_total(games: Sequence[MyCityState], seat: int) -> int:
    bonus = sum(row[seat] for row in standing.bonus_rows(games[-1]))
    return bonus + sum(int(state.total(seat)) for state in games)


def _number(spot: str, points: int) -> Mark:
    return Mark((spot,), "text", str(points).replace("-", "−"))
