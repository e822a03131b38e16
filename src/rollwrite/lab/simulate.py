"""Thousands of games between bots, on all cores, the same whatever their number."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, pstdev, quantiles

from rollwrite.bots import roster
from rollwrite.bots.match import play_out
from rollwrite.catalogue import find
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.game import Setup

CHUNK = 250


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate; plain data, so that it travels to other processes."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    teams: tuple[tuple[int, ...], ...]


def simulate(
    plan: Plan, games: int, cores: int = 0, progress: Callable[[int], None] = lambda _: None
) -> dict[str, object]:
    """Play so many games; the summary that ``rollwrite simulate`` prints."""
    began = time.perf_counter()
    played: list[Played] = []
    for chunk in _chunks(plan, games, cores or os.cpu_count() or 1):
        played += chunk
        progress(len(chunk))
    return summary(plan, played, time.perf_counter() - began)


def _chunks(plan: Plan, games: int, cores: int) -> Iterator[list[Played]]:
    starts = range(0, games, CHUNK)
    spans = [(plan, start, min(start + CHUNK, games)) for start in starts]
    if cores == 1 or len(spans) == 1:
        yield from map(_play_span, spans)
        return
    with ProcessPoolExecutor(min(cores, len(spans))) as pool:
        yield from pool.map(_play_span, spans)


def _play_span(span: tuple[Plan, int, int]) -> list[Played]:
    plan, start, end = span
    return [play_one(plan, number) for number in range(start, end)]


def play_one(plan: Plan, number: int) -> Played:
    """Game ``number`` of a plan: its dice and its bots depend on nothing else."""
    state = find(plan.game).start(plan.setup)
    players = [roster.find(bot) for bot in plan.bots]
    chances = [stream(plan.seed, number, seat + 1) for seat in range(plan.setup.seats)]
    decisions = play_out(state, players, chances, stream(plan.seed, number, 0))
    outcome = state.outcome()
    return Played(outcome.totals, outcome.winners, state.turns, decisions, outcome.teams)


def summary(plan: Plan, played: list[Played], seconds: float) -> dict[str, object]:
    turns = [game.turns for game in played]
    return {
        "games": len(played),
        "decisions": sum(game.decisions for game in played),
        "seconds": round(seconds, 3),
        "compiled": is_compiled(),
        "turns": {"mean": round(fmean(turns), 3), "sd": round(pstdev(turns), 3)},
        "seats": [_seat_summary(bot, seat, played) for seat, bot in enumerate(plan.bots)],
        "teams": [team_summary(team, played) for team in played[0].teams],
    }


def team_summary(team: tuple[int, ...], played: list[Played]) -> dict[str, object]:
    """A team wins or loses as a whole; among rivals a team is one seat."""
    wins = sum(team[0] in game.winners for game in played)
    return {"seats": [seat + 1 for seat in team], "wins": wins}


def _seat_summary(bot: str, seat: int, played: list[Played]) -> dict[str, object]:
    wins = sum(seat in game.winners for game in played)
    return {"bot": bot, "wins": wins, "score": spread([game.totals[seat] for game in played])}


def spread(values: list[int]) -> dict[str, float]:
    """Mean, deviation and three percentiles."""
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else values * 9
    shown = {"mean": fmean(values), "sd": pstdev(values)}
    shown |= {"p10": tenths[0], "p50": tenths[4], "p90": tenths[8]}
    return {name: round(value, 3) for name, value in shown.items()}
