"""Arrows within a game's room are held by a machine; and it would notice a wrong one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "rollwrite" / "games"
ROOMS = sorted(door.parent for door in GAMES.glob("*/__init__.py"))
CORNERS = {"sheet", "rules", "mind", "show", "art", "words"}
MAY = {"lessons"}
LONGEST_DOOR = 60
PLANTED = [("rules", "mind"), ("mind", "show"), ("sheet", "show"), ("show", "art"), ("art", "mind")]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_room_has_the_same_corners(room: Path) -> None:
    found = {path.name for path in room.iterdir() if path.is_dir()} - {"__pycache__"}
    assert found - MAY == CORNERS
    assert [path.name for path in room.glob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_door_is_short(room: Path) -> None:
    assert len((room / "__init__.py").read_text(encoding="utf-8").splitlines()) < LONGEST_DOOR


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with one wrong import in each corner of the first room."""
    copy = tmp_path_factory.mktemp("house")
    leave = shutil.ignore_patterns("__pycache__", "client", "*.svg", "*.ttf", "*.woff2")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", copy)
    room = copy / "src" / "rollwrite" / "games" / ROOMS[0].name
    for corner, other in PLANTED:
        (room / corner / "planted.py").write_text(f"from .. import {other}\n", encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def said(house: Path) -> str:
    linter = Path(sys.executable).parent / "lint-imports"
    env = {"PYTHONPATH": str(house / "src"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [linter, "--no-cache"], cwd=house, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return " ".join(done.stdout.split())


@pytest.mark.parametrize(("corner", "other"), PLANTED)
def test_a_wrong_import_within_a_room_is_found(said: str, corner: str, other: str) -> None:
    room = f"rollwrite.games.{ROOMS[0].name}"
    assert f"{room}.{corner} is not allowed to import {room}.{other}" in said
