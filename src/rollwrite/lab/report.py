"""How a game plays on its sheets: score distributions, ratings, win rates, by bot.

A game names its gauges; each is played many times by a table full of one bot.
What was measured is kept as data beside the sheets.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib.resources import files
from importlib.resources.abc import Traversable
from statistics import fmean

from rollwrite.bots import roster
from rollwrite.bots.match import play_out
from rollwrite.catalogue import find
from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.chance import stream
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept.album import find_campaign
from rollwrite.kernel.state import State

from .simulate import spread

FILE = "calibration.json"
CHUNK = 10
SHARED = ("games", "score", "wins", "turns", "titles")  # what is measured of every game
Measured = dict[str, object]
Report = dict[str, dict[str, Measured]]


@dataclass(frozen=True, slots=True)
class Sample:
    """One play of a gauge."""

    totals: tuple[int, ...]
    has_won: bool
    titles: tuple[str, ...]
    turns: int
    figures: dict[str, float] = field(default_factory=dict)


def stored(game: Game) -> Report:
    """What is kept beside the sheets; empty if nothing was measured yet."""
    return read(files(game.home).joinpath(FILE))


def read(file: Traversable) -> Report:
    """What a file keeps, nothing if it is not there."""
    return parse(file.read_text(encoding="utf-8")) if file.is_file() else {}


def parse(text: str) -> Report:
    """What was measured, by bot and gauge; ``InvalidNotation`` where the text is something else."""
    try:
        found = json.loads(text) if text.strip() else {}
    except (ValueError, RecursionError):
        raise InvalidNotation("this file is no JSON; it cannot keep a measurement") from None
    rows = list(found.values()) if isinstance(found, dict) else [None]
    if not all(isinstance(row, dict) and _are_measured(row) for row in rows):
        raise InvalidNotation("this file keeps no measurement by bot and gauge")
    report: Report = found
    return report


def _are_measured(gauges: dict[str, object]) -> bool:
    return all(isinstance(one, dict) and _is_measured(one) for one in gauges.values())


def _is_measured(row: Measured) -> bool:
    score, titles = row.get("score"), row.get("titles", {})
    if not isinstance(score, dict) or not isinstance(titles, dict):
        return False
    numbers = [row.get("games"), row.get("wins"), row.get("turns"), *titles.values()]
    numbers += [score.get(key) for key in ("p10", "p50", "p90")]
    return all(isinstance(number, float | int) for number in numbers)


def merged(game: Game, old: Report, new: Report) -> Report:
    """What is newly measured replaces what was; in the order of bots and gauges."""
    bots = [bot.id for bot in roster.ROSTER if bot.id in old or bot.id in new]
    found: Report = {}
    for bot in bots:
        rows = old.get(bot, {}) | new.get(bot, {})
        found[bot] = {gauge.id: rows[gauge.id] for gauge in game.gauges if gauge.id in rows}
    return found


def matching(game: Game, pattern: str) -> tuple[Gauge, ...]:
    """The gauges whose names fit, as ``*-1``."""
    found = tuple(gauge for gauge in game.gauges if fnmatchcase(gauge.id, pattern))
    if not found:
        names = ", ".join(gauge.id for gauge in game.gauges)
        raise InvalidNotation(f"no gauge of {game.id} is called “{pattern}”; there are {names}")
    return found


def measure(
    game: Game,
    bots: tuple[str, ...],
    gauges: tuple[Gauge, ...],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Each of the gauges with every bot: ``report[bot][gauge]``."""
    found: Report = {bot: {} for bot in bots}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for bot in bots:
            for gauge in gauges:
                tasks = [
                    (game.id, bot, gauge, seed, start, min(start + CHUNK, games))
                    for start in range(0, games, CHUNK)
                ]
                samples = [sample for chunk in pool.map(_play_chunk, tasks) for sample in chunk]
                found[bot][gauge.id] = summary(samples)
                progress(games)
    return found


def _play_chunk(task: tuple[str, str, Gauge, int, int, int]) -> list[Sample]:
    game, bot, gauge, seed, start, end = task
    return [play_gauge(find(game), bot, gauge, seed, number) for number in range(start, end)]


def play_gauge(game: Game, bot: str, gauge: Gauge, seed: int, number: int) -> Sample:
    """All games of a gauge in a row, with what is carried over."""
    finals: list[State] = []
    for leg, options in enumerate(gauge.legs):
        carry = game.carry_over(finals[-1]) if finals else ()
        state = game.start(game.setup(gauge.seats, options, carry=carry))
        players = [roster.find(bot)] * gauge.seats
        chances = [stream(seed, number, leg, seat + 1) for seat in range(gauge.seats)]
        play_out(state, players, chances, stream(seed, number, leg, 0))
        finals.append(state)
    return _sample(game, gauge, finals)


def _sample(game: Game, gauge: Gauge, finals: list[State]) -> Sample:
    turns = sum(state.turns for state in finals)
    if gauge.campaign:
        board = game.board(find_campaign(game, gauge.campaign), finals)
        titles = tuple(title.id for title in board.titles)
        return Sample(board.totals, 0 in board.winners, titles, turns)
    outcome = finals[-1].outcome()
    titles = tuple(title.id for title in game.titles(finals[-1]))
    figures = game.figures(finals[-1])
    return Sample(outcome.totals, 0 in outcome.winners, titles, turns, figures)


def summary(samples: list[Sample]) -> Measured:
    found: Measured = {
        "games": len(samples),
        "score": spread([total for sample in samples for total in sample.totals]),
        "wins": round(fmean(sample.has_won for sample in samples), 3),
        "turns": round(fmean(sample.turns for sample in samples), 1),
    }
    titles = Counter(title for sample in samples for title in sample.titles)
    if titles:
        count = sum(titles.values())
        found["titles"] = {name: round(titles[name] / count, 3) for name in sorted(titles)}
    for name in samples[0].figures:
        found[name] = round(fmean(sample.figures[name] for sample in samples), 3)
    return found


def own_figures(row: Measured) -> dict[str, float]:
    """The averages of what a game itself counts, see ``Game.figures``."""
    return {
        name: value
        for name, value in row.items()
        if name not in SHARED and isinstance(value, float | int)
    }
