"""Games of other packages: on the shelf like our own, or named and left out."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from shutil import copytree

import pytest

from rollwrite.catalogue import LEFT_OUT, OWN, find
from rollwrite.kernel.game import Game
from rollwrite.packages import GROUP, gather
from rollwrite.words import Words

FOREST = """
from rollwrite.games.lost_cities import LostCities

class Forest(LostCities):
    id = "forest"

GAME = Forest()
"""
BARE = """
from rollwrite.kernel.game import Game

class Bare(Game):
    pass

Bare.__abstractmethods__ = frozenset()
GAME = Bare()
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages; those of other tests are forgotten."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("forest", "meadow"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def package(shelf: Path, name: str, text: str, *languages: str) -> None:
    folder = shelf / name
    folder.mkdir()
    (folder / "__init__.py").write_text(text, encoding="utf-8")
    for language in languages:
        words = (folder / "words" / f"{language}.ftl", "name = Forest\ntagline = Trees!\n")
        words[0].parent.mkdir(exist_ok=True)
        words[0].write_text(words[1], encoding="utf-8")


def gathered(*entries: str) -> tuple[list[Game], list[str]]:
    return gather([EntryPoint(value.split(":")[0], value, GROUP) for value in entries], OWN)


def sentence(*entries: str) -> str:
    """What is said of the one game that does not fit."""
    _, (said,) = gathered(*entries)
    assert "\n" not in said
    return said


def test_a_game_of_another_package_stands_beside_our_own_with_its_words(shelf: Path) -> None:
    package(shelf, "forest", FOREST, "en", "de")
    (game,), left_out = gathered("forest:GAME")
    assert not left_out
    assert game.home == "forest"
    assert Words("de", game).say("name") == "Forest"


def test_a_broken_game_leaves_the_others_alone(shelf: Path) -> None:
    package(shelf, "forest", FOREST, "en", "de")
    games, left_out = gathered("meadow:GAME", "forest:GAME")
    assert [game.id for game in games] == ["forest"]
    assert len(left_out) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import nowhere", "meadow:GAME cannot be imported: ModuleNotFoundError"),
        ("def", "cannot be imported: SyntaxError"),
        ("raise SystemExit(3)", "cannot be imported: SystemExit: 3"),
        ("WORLD = 1", "cannot be imported: AttributeError"),
        ("GAME = 1", "meadow:GAME is of the kind int, not an instance of rollwrite’s Game"),
        (FOREST + "GAME = Forest", "meadow:GAME is the class Forest, not an instance"),
        (FOREST + "GAME.id = 'lost-cities'", "another game has its id, “lost-cities”"),
        (FOREST + "GAME.id = 'Big Forest'", "its id “Big Forest” should be small letters"),
        (FOREST + "GAME.min_seats = 9", "it cannot be started: InvalidNotation"),
    ],
)
def test_a_broken_game_is_named_in_one_sentence(shelf: Path, text: str, reason: str) -> None:
    package(shelf, "meadow", text, "en", "de")
    said = sentence("meadow:GAME")
    assert said.startswith("the game “meadow” is left out: ")
    assert reason in said


def test_a_game_without_the_words_of_a_language_is_left_out(shelf: Path) -> None:
    package(shelf, "forest", FOREST, "en")
    assert "its words (de) cannot be read: FileNotFoundError" in sentence("forest:GAME")


def test_a_game_without_a_name_is_left_out(shelf: Path) -> None:
    package(shelf, "forest", FOREST, "en", "de")
    (shelf / "forest" / "words" / "de.ftl").write_text("tagline = Bäume!\n", encoding="utf-8")
    assert "its words (de) have no “name”" in sentence("forest:GAME")


def test_a_game_without_its_facts_is_left_out(shelf: Path) -> None:
    package(shelf, "meadow", BARE)
    assert "it has no id, rules_version, min_seats" in sentence("meadow:GAME")


def test_of_two_games_with_one_id_the_first_by_name_is_taken(shelf: Path) -> None:
    package(shelf, "forest", FOREST, "en", "de")
    copytree(shelf / "forest", shelf / "meadow")
    games, left_out = gathered("meadow:GAME", "forest:GAME")
    assert [game.home for game in games] == ["forest"]
    assert "meadow" in left_out[0]


def test_the_command_line_finds_what_is_installed_and_names_what_is_broken(shelf: Path) -> None:
    package(shelf, "forest", FOREST, "en", "de")
    info = shelf / "forest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: forest\nVersion: 1.0\n")
    entries = f"[{GROUP}]\nforest = forest:GAME\nmeadow = forest:MEADOW\n"
    (info / "entry_points.txt").write_text(entries)
    path = os.pathsep.join([str(shelf), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "rollwrite", "games"],
        env={**os.environ, "PYTHONPATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert "forest" in done.stdout
    assert done.stderr.startswith("left-out: the game “meadow” of the package forest 1.0")
    assert done.stderr.count("\n") == 1


def test_nothing_is_left_out_here() -> None:
    assert not LEFT_OUT
    assert all(find(game.id) is game for game in OWN)
