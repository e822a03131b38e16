"""The same seed gives the same bytes: interpreted and compiled, on one core and two."""

from __future__ import annotations

from dataclasses import asdict
from hashlib import sha256

from rollwrite.catalogue import find
from rollwrite.cli.records import record_text
from rollwrite.lab.simulate import Plan, Played, play_one

GAME = find("lost-cities")


def test_a_record_has_the_bytes_it_always_had() -> None:
    """Golden: this very file is checked by the interpreted and by the compiled run."""
    text = record_text(GAME, ("greedy", "random", "greedy"), 11, {"order": "clockwise"})
    assert sha256(text.encode()).hexdigest() == GOLDEN_RECORD


def test_simulated_games_are_the_ones_they_always_were() -> None:
    plan = Plan(GAME.id, GAME.setup(4), ("greedy", "random", "random", "greedy"), 3)
    played = repr([_without_teams(play_one(plan, number)) for number in range(40)])
    assert sha256(played.encode()).hexdigest() == GOLDEN_GAMES


def _without_teams(played: Played) -> dict[str, object]:
    """As when the golden games were written down: rivals are teams of one."""
    found = asdict(played)
    assert found.pop("teams") == tuple((seat,) for seat in range(4))
    return found


GOLDEN_RECORD = "0bcdccbaa34f1de7e7d78dd9e1a978e58a655bcbdde0935462c15e5522932ef2"
GOLDEN_GAMES = "400e57ee088e3392569b7ffc8f7be5fa339b7ac3e31cd43142866601b12aa70f"
