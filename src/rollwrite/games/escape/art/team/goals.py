"""The gem track, and the table of what a team needs."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.sheets.ink import INK, block, number, numbers, path, stroke, text

from ..palette import BONE, SOFT, TEAL, WHITE, edged
from ..signs.symbols import Place
from ..temples import Team
from ..words import Words
from .layout import GEMS, GOALS, SEATS, gem_at, gems_a_row, goal_at
from .panels import panel


def gems(team: Team, place: Place, words: Words) -> str:
    most, goals = team.most_gems(), _goals(team.goals)
    return (
        panel(GEMS, "gems", "#E3F3F0")
        + place("gem", GEMS.x + 46, GEMS.y + 42, 52)
        + text(GEMS.x + 86, GEMS.y + 54, words.gems, 32, weight=700, anchor="start")
        + _strings(team)
        + "".join(_gem(team, gem, goals.get(gem, []), place) for gem in range(1, most + 1))
        + _table(team, place)
    )


def _goals(levels: dict[str, tuple[int, ...]]) -> dict[int, list[tuple[int, int]]]:
    """For whom a gem is the last one needed: seats and difficulty."""
    found: dict[int, list[tuple[int, int]]] = {}
    for level, needed in enumerate(levels.values(), 1):
        for seats, gem in zip(SEATS, needed):
            found.setdefault(gem, []).append((seats, level))
    return found


def _strings(team: Team) -> str:
    """Gems of a row hang on a string."""
    across, most = gems_a_row(team), team.most_gems()
    ends = (
        (gem_at(team, first), gem_at(team, min(most, first + across - 1)))
        for first in range(1, most + 1, across)
    )
    d = "".join(f"M{numbers(*start)}H{number(end[0])}" for start, end in ends)
    return stroke(d, "#9CCFC9", 14)


def _gem(team: Team, gem: int, goals: list[tuple[int, int]], place: Place) -> str:
    x, y = gem_at(team, gem)
    wide = min(1, 10 / gems_a_row(team))
    d = (
        f"M{numbers(x - 32 * wide, y - 14)}l{numbers(16 * wide, -18)}h{number(32 * wide)}"
        f"l{numbers(16 * wide, 18, -32 * wide, 46)}Z"
    )
    ink, weight = (INK, 800) if goals else (SOFT, 600)
    return (
        path(d, fill="#FFE9A8" if goals else WHITE, **edged())
        + text(x, y + 5, str(gem), 25, ink, weight)
        + "".join(_goal(x, y + 50 + index * 26, *goal, place) for index, goal in enumerate(goals))
    )


def _goal(x: float, y: float, seats: int, level: int, place: Place) -> str:
    """So many players, at this difficulty."""
    return (
        text(x - 35, y + 9, str(seats), 26, anchor="start")
        + place("pawn", x - 10, y, 23)
        + steps(level, x + 7 + (level - 1) * 5.9, y + 1, 0.82)
    )


def steps(level: int, x: float, y: float, scale: float = 1) -> str:
    """Difficulty: one, two or three peaks."""
    d = "".join(
        f"M{numbers(x + ((peak - (level - 1) / 2) * 15 - 6) * scale, y + 5 * scale)}"
        f"l{numbers(6 * scale, -10 * scale, 6 * scale, 10 * scale)}Z"
        for peak in range(level)
    )
    return path(d, fill=TEAL, stroke=TEAL, stroke_width=2 * scale, stroke_linejoin="round")


# -- the table: players across, difficulty down; gems and rounds ------------------------------


def _table(team: Team, place: Place) -> str:
    left, top = GOALS.x + 34, GOALS.y + 37
    heads = "".join(_heads(seats, goal_at(0, seats)[0], top, place) for seats in SEATS)
    rows = (_row(team, level, place) for level in range(len(team.goals)))
    plate = path(block(GOALS, 14, "goals"), fill=BONE, **edged())
    return plate + place("gem", left, top, 32) + heads + "".join(rows)


def _heads(seats: int, x: float, y: float, place: Place) -> str:
    size, step = {2: (23, 16), 3: (22, 16), 4: (19, 13)}[seats]
    return "".join(
        place("pawn", x + (head - (seats - 1) / 2) * step, y, size) for head in range(seats)
    )


def _row(team: Team, level: int, place: Place) -> str:
    y = goal_at(level, 2)[1]
    rule = stroke(f"M{numbers(GOALS.x + 12, y - 54)}h244", "#CDBB96", 3)
    cells = (
        text(goal_at(level, seats)[0], y, str(needed), 40)
        + text(goal_at(level, seats)[0], y + 46, str(rounds), 28, SOFT, 700)
        for seats, needed, rounds in _cells(team, level)
    )
    peaks = steps(level + 1, GOALS.x + 34, y - 14, 0.95)
    return rule + peaks + place("hourglass", GOALS.x + 34, y + 37, 29) + "".join(cells)


def _cells(team: Team, level: int) -> Iterator[tuple[int, int, int]]:
    """Seats, gems and rounds."""
    name, goals = list(team.goals.items())[level]
    yield from zip(SEATS, goals, team.rounds[name], strict=True)
