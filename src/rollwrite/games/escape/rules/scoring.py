"""The team's gems, and where they came from."""

from __future__ import annotations

from .team import Team


def lines(team: Team) -> list[tuple[str, int]]:
    """ES-F1: what counts towards the gems needed."""
    return [
        ("chambers", team.chamber_gems),
        ("secrets", team.secret_gems),
        ("maps", team.map_gems),
        ("tracks", team.track_gems),
    ]
