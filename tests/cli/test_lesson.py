"""``rollwrite lesson``."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

from rollwrite.catalogue import GAMES

Run = Callable[..., subprocess.CompletedProcess[str]]


def test_all_lessons_are_checked(inside: Run) -> None:
    done = inside("lesson", "check")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == len(GAMES)


def test_lessons_are_listed_in_order(inside: Run) -> None:
    found = json.loads(inside("lesson", "list", "lost-cities", "--json").stdout)
    assert [row["id"] for row in found][:2] == ["first", "race"]


def test_an_unknown_game_is_named(inside: Run) -> None:
    assert "acorn-walk" in inside("lesson", "check", "acorn-walk").stderr
