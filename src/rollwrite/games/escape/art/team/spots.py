"""The spots of the team's sheet. Of a track the whole plate answers to a finger."""

from __future__ import annotations

from rollwrite.sheets.ink import Box, circle

from ..seat.spots import square
from ..signs.pieces import around
from ..temples import Team, Temple
from .layout import (
    EXTRA_DICE,
    SEATS,
    cursed_box,
    extra_at,
    gem_at,
    goal_at,
    round_box,
    secret_at,
    track_box,
    track_place,
)


def spots(temple: Temple, team: Team) -> str:
    """Every spot, once."""
    drawn = _rounds(team) + _gems(team) + _goals(team) + _tracks(team)
    for place in range(1, team.cursed + 1):
        drawn += square(f"cursed-{place}", cursed_box(team.cursed, place))
    for index, secret in enumerate(temple.secrets):
        x, y = secret_at(temple, team.is_variant, index)
        drawn += circle(x, y, 60, data_spot=f"secret-{secret.colour}")
    if team.is_variant:
        for number in EXTRA_DICE:
            drawn += square(f"extra-{number}", around(*extra_at(number), 132, 132))
    return drawn


def _rounds(team: Team) -> str:
    return "".join(
        square(f"round-{number}", round_box(team, number))
        for number in range(1, team.most_rounds() + 1)
    )


def _gems(team: Team) -> str:
    drawn = ""
    for gem in range(1, team.most_gems() + 1):
        x, y = gem_at(team, gem)
        drawn += square(f"gem-{gem}", around(x, y - 2, 64, 60))
    return drawn


def _goals(team: Team) -> str:
    drawn = ""
    for level, name in enumerate(team.goals):
        for seats in SEATS:
            x, y = goal_at(level, seats)
            drawn += square(f"goal-{name}-{seats}", around(x, y + 8, 74, 112))
    return drawn


def _tracks(team: Team) -> str:
    drawn = ""
    for index, track in enumerate(team.tracks):
        box = track_box(index)
        whole = Box(box.x - 4, box.y - 4, box.width + 8, box.height + 8)
        drawn += square(f"track-{track.name}", box, whole, whole)
        for number in range(1, track.length + 1):
            x, y, radius = track_place(index, track.length, number)
            drawn += circle(
                round(x, 1),
                y,
                round(radius * 0.9, 1),
                data_spot=f"track-{track.name}-{number}",
                data_hit=str(whole),
            )
    return drawn
