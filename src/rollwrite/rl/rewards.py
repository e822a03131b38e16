"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.turn import Outcome


def win(outcome: Outcome) -> list[float]:
    """1 for a win, shared by those who share it; a team wins as a whole."""
    found = [0.0] * len(outcome.totals)
    teams = [team for team in outcome.teams if team[0] in outcome.winners]
    for team in teams:
        for seat in team:
            found[seat] = 1.0 / len(teams)
    return found


def points(outcome: Outcome) -> list[float]:
    return [float(total) for total in outcome.totals]


def lead(outcome: Outcome) -> list[float]:
    """Points beyond the best of the others; alone and in a team, points."""
    if len(outcome.teams) < 2:
        return points(outcome)
    totals = outcome.totals
    best = [
        max(totals[other] for team in outcome.teams if seat not in team for other in team)
        for seat in range(len(totals))
    ]
    return [float(own - other) for own, other in zip(totals, best, strict=True)]


REWARDS: dict[str, Callable[[Outcome], list[float]]] = {"win": win, "points": points, "lead": lead}


def reward_named(name: str) -> Callable[[Outcome], list[float]]:
    if name not in REWARDS:
        raise InvalidNotation(f"there is no reward “{name}”; there are {', '.join(REWARDS)}")
    return REWARDS[name]
