"""What a seat plays for, read off a simulated end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.state import OVER, State

WIN: Final = 0  # among rivals, or as a team
SCORE: Final = 1  # many points, whoever wins
LOWEST: Final = -(1 << 40)
DOUBT: Final = 0.05  # a lead of this part of both sheets is won in three of four games


@final
class Ending:
    """A simulated end for one seat: its points, its lead, and its share of a win.

    Where a game goes on, points are what the sheet promises, and a lead is
    turned into a chance. A team has no rivals: its lead is what it can hope for.
    """

    def __init__(self, score: float, lead: float, win: float) -> None:
        self.score = score
        self.lead = lead
        self.win = win


def aim_for(state: State) -> i64:
    """What one plays for unless told otherwise."""
    return SCORE if state.seats == 1 else WIN


def is_team(state: State) -> bool:
    """Whether all seats win or lose together."""
    return state.seats > 1 and len(state.outcome().teams) == 1


def read_ending(state: State, seat: i64) -> Ending:
    outcome = state.outcome()
    if len(outcome.teams) == 1 and state.seats > 1:
        return team_ending(state, seat, len(outcome.winners) > 0)
    if state.phase != OVER:
        return promised(state, seat)
    winners = outcome.winners
    score = outcome.totals[seat]
    win = 1.0 / len(winners) if seat in winners else 0.0
    return Ending(float(score), float(score - best_other(outcome.totals, seat)), win)


def team_ending(state: State, seat: i64, has_won: bool) -> Ending:
    hope = state.mind.prospect(state, seat) / 100
    score = float(state.total(seat)) if state.phase == OVER else hope
    return Ending(score, hope, 1.0 if has_won else 0.0)


def best_other(totals: tuple[int, ...], seat: i64) -> i64:
    best: i64 = LOWEST
    other: i64 = 0
    while other < len(totals):
        total: i64 = totals[other]
        if other != seat and total > best:
            best = total
        other += 1
    return best if best > LOWEST else 0


def promised(state: State, seat: i64) -> Ending:
    """A game that goes on."""
    mine = state.mind.prospect(state, seat)
    best: i64 = LOWEST
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            hope = state.mind.prospect(state, other)
            if hope > best:
                best = hope
        other += 1
    if best == LOWEST:
        best = 0
    return Ending(mine / 100, (mine - best) / 100, chance_of(float(mine), float(best)))


def chance_of(mine: float, best: float) -> float:
    """A lead as a chance to win: even without one, sure with a large one."""
    lead = mine - best
    doubt = 100.0 + DOUBT * (abs(mine) + abs(best))
    return 0.5 + 0.5 * lead / (abs(lead) + doubt)
