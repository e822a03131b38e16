"""A package with a small game, under a name of one's own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from rollwrite.cli.new_game import TEMPLATE, spell, template
from rollwrite.testing import words_are_known

Run = Callable[..., subprocess.CompletedProcess[str]]


def test_the_package_bears_the_name_in_every_spelling(inside: Run, tmp_path: Path) -> None:
    made = inside("new-game", "acorn run", "-o", str(tmp_path / "mine"))
    assert made.returncode == 0
    assert "rollwrite play acorn-run" in made.stdout
    written = {path: path.read_text() for path in (tmp_path / "mine").rglob("*") if path.is_file()}
    assert tmp_path / "mine" / "src" / "acorn_run" / "rules" / "state.py" in written
    for path, text in written.items():
        for old in ("five_spots", "five-spots", "FiveSpots", "Five Spots", "FIVE SPOTS"):
            assert old not in text, f"{path.name} still says {old}"
            assert old not in str(path)


def test_a_name_that_is_also_a_word_of_ours_makes_a_package_that_compiles() -> None:
    for path, text in template(spell("Game")):
        if path.suffix == ".py":
            compile(text, str(path), "exec")
            assert "class Game(Game)" not in text


def test_the_template_brings_what_a_game_needs_and_nothing_left_over() -> None:
    names = {path.as_posix() for path, _ in template(TEMPLATE)}
    assert {"pyproject.toml", "README.md", "tests/test_five_spots.py"} <= names
    assert {f"src/five_spots/words/{language}.ftl" for language in ("en", "de")} <= names
    assert not [name for name in names if "__pycache__" in name]


def made(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """A new game where Python finds it: its folder of words, and its package."""
    spelled = spell(name)
    for path, text in template(spelled):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder / "src"))
    return folder / "src" / spelled.package / "words", spelled.package


def test_whatever_the_small_game_says_is_known_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, package = made(tmp_path, "Whole Words", monkeypatch)
    words_are_known(import_module(package).GAME)


@pytest.mark.parametrize(("language", "name"), [("de", "why-written"), ("en", "rules-end-text")])
def test_a_missing_sentence_is_named_to_the_author(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    words, package = made(tmp_path, f"No {name}", monkeypatch)
    file = words / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f"{name} =", "other ="), encoding="utf-8")
    with pytest.raises(AssertionError, match=rf"no words \({language}\) for {name}"):
        words_are_known(import_module(package).GAME)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "cannot name a game"),
        ("9lives", "a letter first"),
        ("Öl", "letters from a to z"),
        ("../up", "letters from a to z"),
        ("x" * 31, "30 in all"),
        ("lost cities", "there is a game “lost-cities” already"),
        ("class", "“class” means something to Python"),
        ("json", "“json” means something to Python"),
        ("rollwrite", "“rollwrite” means something to Python"),
    ],
)
def test_a_bad_name_gets_a_sentence_and_no_folder(
    inside: Run, tmp_path: Path, name: str, sentence: str
) -> None:
    made = inside("new-game", name, "-o", str(tmp_path / "mine"))
    assert made.returncode == 2
    assert sentence in made.stderr
    assert made.stderr.count("\n") == 1
    assert not (tmp_path / "mine").exists()


def test_what_is_there_already_is_not_written_over(inside: Run, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    for taken in (tmp_path, tmp_path / "notes"):
        made = inside("new-game", "acorn run", "-o", str(taken))
        assert made.returncode == 2
        assert "is there already" in made.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["notes"]
