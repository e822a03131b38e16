"""The ladder: each level against the next lower one, as a team, and alone.

Rivals meet at two seats, each pair of games on the same dice with the seats
changed; a draw is half a win. Teams and lone players are one level throughout.
Games go through all options in turn.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise, product
from math import sqrt
from statistics import fmean, stdev
from typing import TypeVar

from rollwrite.bots import roster
from rollwrite.bots.learned.weights import is_learned
from rollwrite.bots.match import play_out
from rollwrite.catalogue import find
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Game
from rollwrite.kernel.turn import Outcome

SURE = 1.96  # standard errors of a 95 % interval
CHUNK = 2
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Rung:
    """A level against the one below: its share of wins and the 95 % interval (Wilson)."""

    level: str
    below: str
    games: int
    wins: int
    draws: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Team:
    """A table full of one level that wins or loses together; its mean score beside that."""

    level: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Solo:
    """A level alone: its mean score and half the width of the 95 % interval."""

    level: str
    games: int
    mean: float
    error: float


Row = TypeVar("Row", Rung, Team, Solo)


@dataclass(frozen=True, slots=True)
class Ladder:
    game: str
    seed: int
    rungs: tuple[Rung, ...]
    teams: tuple[Team, ...]
    solos: tuple[Solo, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """Games of one kind; plain data, so that it travels to other processes."""

    game: str
    levels: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int


def matches(game: Game, seed: int, only: Sequence[str] = ()) -> list[Match]:
    """All that a game's ladder consists of, or what some levels do on it."""
    found = _matches(game, seed)
    return [match for match in found if match.levels[0] in only] if only else found


def _matches(game: Game, seed: int) -> list[Match]:
    levels = roster.levels(is_learned(game))
    found = []
    if game.is_cooperative:
        seats = tuple(range(game.min_seats, game.max_seats + 1))
        found += [Match(game.id, (level,), seats, seed) for level in levels]
    elif game.max_seats > 1:
        pairs = pairwise(levels)
        found += [Match(game.id, (level, below), (2,), seed) for below, level in pairs]
    if game.min_seats == 1:
        found += [Match(game.id, (level,), (1,), seed) for level in levels]
    return found


def measure(
    game: Game,
    games: int,
    seed: int = 1,
    cores: int = 0,
    progress: Progress = lambda _: None,
    only: Sequence[str] = (),
) -> Ladder:
    """Play the matches; the same for the same seed, whatever the number of cores."""
    rungs: list[Rung] = []
    teams: list[Team] = []
    solos: list[Solo] = []
    with ProcessPoolExecutor(cores or os.cpu_count() or 1) as pool:
        for match in matches(game, seed, only):
            outcomes = [
                outcome
                for chunk in pool.map(_play_chunk, _chunks(match, games))
                for outcome in _counted(chunk, progress)
            ]
            if len(match.levels) == 2:
                rungs.append(rung(match, outcomes))
            elif match.seats == (1,):
                solos.append(solo(match, outcomes))
            else:
                teams.append(team(match, outcomes))
    return Ladder(game.id, seed, tuple(rungs), tuple(teams), tuple(solos))


def climbed(kept: Ladder, found: Ladder) -> Ladder:
    """What was kept, with what some levels were measured to do now."""
    return Ladder(
        found.game,
        found.seed,
        _with_new(kept.rungs, found.rungs),
        _with_new(kept.teams, found.teams),
        _with_new(kept.solos, found.solos),
    )


def _with_new(kept: tuple[Row, ...], found: tuple[Row, ...]) -> tuple[Row, ...]:
    new = [row.level for row in found]
    rows = [row for row in kept if row.level not in new]
    rows.extend(found)
    rows.sort(key=_place)
    return tuple(rows)


def _place(row: Rung | Team | Solo) -> int:
    return roster.NAMES.index(row.level)


def _chunks(match: Match, games: int) -> list[tuple[Match, int, int]]:
    return [(match, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]


def _counted(chunk: Sequence[Outcome], progress: Progress) -> Iterator[Outcome]:
    progress(len(chunk))
    yield from chunk


def _play_chunk(task: tuple[Match, int, int]) -> list[Outcome]:
    match, start, end = task
    return [play(match, number) for number in range(start, end)]


def play(match: Match, number: int) -> Outcome:
    """Game ``number`` of a match; who sits first changes from game to game."""
    game, pair = find(match.game), number // 2
    options = all_options(game)
    seats = match.seats[pair % len(match.seats)]
    state = game.start(game.setup(seats, options[pair // len(match.seats) % len(options)]))
    names = [match.levels[(seat + number) % len(match.levels)] for seat in range(seats)]
    chances = [stream(match.seed, pair, seat + 1) for seat in range(seats)]
    if len(match.levels) == 1:  # alone or in a team nobody changes seats: all dice are new
        chances = [stream(match.seed, pair, seat + 1, number % 2) for seat in range(seats)]
    dice = stream(match.seed, pair, 0, number % 2 if len(match.levels) == 1 else 0)
    play_out(state, [roster.find(name) for name in names], chances, dice)
    return state.outcome()


def all_options(game: Game) -> list[dict[str, str]]:
    names = [option.id for option in game.options]
    values = product(*(option.values for option in game.options))
    return [dict(zip(names, chosen, strict=True)) for chosen in values]


# -- sums ---------------------------------------------------------------------------


def rung(match: Match, outcomes: Sequence[Outcome]) -> Rung:
    wins = draws = 0
    for number, outcome in enumerate(outcomes):
        seat = number % 2  # where the stronger one sits
        wins += outcome.winners == (seat,)
        draws += len(outcome.winners) != 1
    level, below = match.levels
    share = (wins + draws / 2) / len(outcomes)
    return Rung(
        level, below, len(outcomes), wins, draws, _round(share), *wilson(share, len(outcomes))
    )


def team(match: Match, outcomes: Sequence[Outcome]) -> Team:
    wins = sum(bool(outcome.winners) for outcome in outcomes)
    share = wins / len(outcomes)
    (level,) = match.levels
    interval = wilson(share, len(outcomes))
    return Team(level, len(outcomes), wins, _round(share), *interval, *mean_score(outcomes))


def solo(match: Match, outcomes: Sequence[Outcome]) -> Solo:
    (level,) = match.levels
    return Solo(level, len(outcomes), *mean_score(outcomes))


def mean_score(outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """Of the first seat, with half the width of the 95 % interval."""
    totals = [outcome.totals[0] for outcome in outcomes]
    error = SURE * stdev(totals) / sqrt(len(totals)) if len(totals) > 1 else 0.0
    return round(fmean(totals), 2), round(error, 2)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> wilson(0.7, 400)
    (0.653, 0.743)
    """
    square = SURE * SURE
    middle = share + square / (2 * count)
    half = SURE * sqrt(share * (1 - share) / count + square / (4 * count * count))
    whole = 1 + square / count
    return _round((middle - half) / whole), _round((middle + half) / whole)


def _round(value: float) -> float:
    return round(value, 3)
