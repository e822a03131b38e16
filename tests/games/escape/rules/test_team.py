"""All seats are one team: nothing may tell of a seat that beat another."""

from __future__ import annotations

from rollwrite.cli.lab import team_line
from rollwrite.games.escape import GAME
from rollwrite.kernel.seen.look import result
from rollwrite.lab.simulate import Played, team_summary
from tests.games.escape.scene import play, scene, through


def test_the_whole_table_wins() -> None:
    """ES-F1"""
    won = play(through(scene("b3 c3", gems=15), "adventurer key", "torch"), "1: go c3")
    found = result(GAME, won)
    assert (found.winners, found.teams) == ((0, 1), ((0, 1),))
    assert {title.id for title in found.titles} == {"title-won"}


def test_a_simulation_counts_a_team_once() -> None:
    team = (0, 1, 2)
    won = Played((20, 20, 20), team, 18, 200, (team,))
    lost = Played((9, 9, 9), (), 21, 220, (team,))
    assert team_summary(team, [won, lost, won]) == {"seats": [1, 2, 3], "wins": 2}
    seats: list[dict[str, object]] = [{"bot": "greedy", "score": {"mean": 16}} for _ in team]
    line = team_line(seats, {"seats": [1, 2, 3], "wins": 2})
    assert line == "seats 1, 2, 3 greedy, greedy, greedy: 2 wins, score {'mean': 16}"
