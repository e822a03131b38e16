"""What docs/game-authors.md promises: its commands, its first change, the names in its tables."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from importlib import import_module
from inspect import get_annotations
from pathlib import Path

import pytest

from rollwrite.cli.new_game import spell, template
from rollwrite.kernel.room.art import Art
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.room.show import Show
from rollwrite.kernel.state import State
from rollwrite.kernel.taught.lesson import lessons_of
from rollwrite.sheets.written.hand import hand_data
from rollwrite.testing.taught import lessons_can_be_taught
from rollwrite.words import LANGUAGES
from tests.packages.conftest import ROOT, Elsewhere

PAGE = (ROOT / "docs" / "game-authors.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    ((?:rollwrite|pip|pytest|cd)\b.*)$", PAGE, re.MULTILINE)


def rows(heading: str) -> list[list[str]]:
    """The tables whose first column is called so."""
    table = rf"^\| {re.escape(heading)} \|.*\n\|[-|]+\n((?:\|.*\n)+)"
    tables = re.findall(table, PAGE, re.MULTILINE)
    lines = "".join(tables).splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def names(heading: str) -> list[str]:
    """What stands in code in the first column, without arguments."""
    cells = [name for row in rows(heading) for name in re.findall("`([^`]+)`", row[0])]
    return [re.split(r"[(]", name)[0] for name in cells]


class Author:
    """Does what the page says, in its order."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self.elsewhere = elsewhere
        self.folder = ""

    def follow(self, command: str) -> None:
        name, *rest = shlex.split(command)
        if name == "cd":
            self.folder = rest[0]
        elif name == "pip":
            path = self.elsewhere.home / self.folder
            self.elsewhere.install("-c", ROOT / "requirements.lock", "-e", f"{path}{rest[-1][1:]}")
        elif command != "rollwrite":  # which serves until it is stopped: see the other tests
            self.run(name, *rest)

    def run(self, name: str, *rest: str) -> None:
        tool = ("python", "-m", "pytest", "-q") if name == "pytest" else (name,)
        words, kept = (rest[:-2], rest[-1]) if ">" in rest else (rest, "")
        done = self.elsewhere.run(*tool, *words, at=self.folder, text="q\n")
        assert done.returncode == 0, f"{name} {rest}: {done.stdout}{done.stderr}"
        if kept:
            (self.elsewhere.home / self.folder / kept).write_text(done.stdout)


def test_the_page_followed_to_the_letter_makes_a_game(elsewhere: Elsewhere) -> None:
    author = Author(elsewhere)
    for command in dict.fromkeys(COMMANDS):
        author.follow(command)
    made = elsewhere.home / author.folder
    assert (made / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert (made / "after.png").read_bytes().startswith(b"\x89PNG")
    change(made / "src" / "acorn_run")
    author.run("pytest")
    shown = elsewhere.run("rollwrite", "play", "acorn-run", text="q\n")
    assert "Box 6" in shown.stdout


def test_the_lesson_of_the_page_can_be_taught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spelled = spell("Acorn Lesson")
    for path, text in template(spelled):
        write(tmp_path / path, text)
    room = tmp_path / "src" / spelled.package / "lessons"
    write(room / "first.toml", block("toml"))
    for language in LANGUAGES:
        write(room / f"{language}.ftl", block("ftl"))
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    game = import_module(spelled.package).GAME
    assert [lesson.id for lesson in lessons_of(game)] == ["first"]
    lessons_can_be_taught(game)


def block(kind: str) -> str:
    """The examples of a kind: one file, told in parts."""
    return "\n".join(re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL))


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def change(package: Path) -> None:
    """The first change, as its table tells it."""
    edits = rows("file")
    assert len(edits) >= 5
    for file, old, new in edits:
        path = package / file.strip("`")
        text = path.read_text(encoding="utf-8")
        assert old.strip("`") in text, f"{file} has no {old}"
        path.write_text(text.replace(old.strip("`"), new.strip("`")), encoding="utf-8")


@pytest.mark.parametrize(
    ("heading", "kind"), [("`Door`", Door), ("`State`", State), ("`Art`", Art), ("`Show`", Show)]
)
def test_every_name_in_a_table_of_the_contract_is_there(heading: str, kind: type) -> None:
    known = set(dir(kind))
    known |= {name for base in kind.__mro__ for name in get_annotations(base)}
    known |= set(dir(State(2))) if kind is State else set()
    found = names(heading)
    assert len(found) > 5
    assert [name for name in found if name not in known] == []


def test_whatever_a_show_must_have_stands_in_the_page() -> None:
    needed = {field.name for field in fields(Show) if field.default is not None}
    assert needed <= set(names("`Show`"))


def test_whatever_a_state_must_have_stands_in_the_page() -> None:
    unwritten = {
        name
        for name, member in vars(State).items()
        if callable(member) and not name.startswith("_") and "NotImplementedError" in source(name)
    }
    assert unwritten <= set(names("`State`"))


def source(name: str) -> str:
    """The body of a method of State, from its file: compiled ones have none."""
    text = (ROOT / "src" / "rollwrite" / "kernel" / "state.py").read_text(encoding="utf-8")
    found = re.search(rf"    def {name}\(.*?(?=\n    def |\Z)", text, re.DOTALL)
    return found[0] if found else ""


def test_the_glyphs_of_the_page_are_those_of_the_hand() -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith("**Glyphs**")]
    assert {"text", *hand_data()["glyphs"]} <= set(re.findall("`([a-z]+)`", line))


def test_whatever_the_door_says_by_itself_stands_in_the_page() -> None:
    text = (ROOT / "src" / "rollwrite" / "kernel" / "room" / "door.py").read_text(encoding="utf-8")
    said = set(re.findall(r'Message\("([a-z-]+)"', text))
    assert len(said) > 5
    assert said <= set(names("message"))
