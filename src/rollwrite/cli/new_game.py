"""``new-game``: a small game as a package of its own, from the one in ``template/``.

The template is a game that works; its name, in every spelling, is replaced.
"""

from __future__ import annotations

import keyword
import re
import sys
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import InvalidNotation

from .kit.files import BadFile, write_text
from .kit.show import out

LONGEST = 30
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*([ _-]+[A-Za-z0-9]+)*")
_LEFT_BEHIND = ("__pycache__",)


def add_to(app: typer.Typer) -> None:
    app.command("new-game")(new_game)


def new_game(
    name: Annotated[str, typer.Argument(help="What it is called, such as “Acorn Run”.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The folder; its id if left out.")
    ] = None,
) -> None:
    """Write a small game of your own that works: a package to change step by step."""
    spelled = spell(name)
    folder = output or Path(spelled.id)
    check_free(spelled)
    check_folder(folder)
    for path, text in template(spelled):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        write_text(file, text)
    out.print(f"{spelled.title} is in {folder}. Next:\n", markup=False)
    steps = (f"cd {folder}", 'pip install -e ".[test]"', "pytest", f"rollwrite play {spelled.id}")
    out.print("\n".join(f"    {step}" for step in steps), markup=False)


@dataclass(frozen=True, slots=True)
class Spelled:
    """A name as people, programs and shelves write it."""

    title: str
    id: str
    package: str
    kind: str

    def pairs(self, other: Spelled) -> dict[str, str]:
        """What to write in place of what."""
        mine = (self.title, self.title.upper(), self.id, self.package, self.kind)
        theirs = (other.title, other.title.upper(), other.id, other.package, other.kind)
        return dict(zip(mine, theirs, strict=True))


def spell(name: str) -> Spelled:
    """
    >>> spell("acorn-run")
    Spelled(title='Acorn Run', id='acorn-run', package='acorn_run', kind='AcornRun')
    """
    if not _NAME.fullmatch(name.strip()) or len(name) > LONGEST:
        raise InvalidNotation(
            f"“{name[: 2 * LONGEST]}” cannot name a game: it takes letters from a to z and digits, "
            f"a letter first, with spaces or hyphens between, {LONGEST} in all"
        )
    words = re.split("[ _-]+", name.strip())
    small = [word.lower() for word in words]
    title = [word[0].upper() + word[1:] for word in words]
    return Spelled(" ".join(title), "-".join(small), "_".join(small), "".join(title))


TEMPLATE = spell("Five Spots")


def check_free(name: Spelled) -> None:
    """Neither a game nor a module that is there already."""
    if name.id in BY_ID:
        raise InvalidNotation(f"there is a game “{name.id}” already; give yours another name")
    taken = name.package in sys.stdlib_module_names or keyword.iskeyword(name.package)
    if taken or name.package == "tests" or find_spec(name.package):
        raise InvalidNotation(f"“{name.package}” means something to Python; add another word")


def check_folder(folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadFile(f"{folder} is there already, with something in it; choose another with -o")


def template(name: Spelled) -> list[tuple[Path, str]]:
    """Every file of the new package."""
    pairs = TEMPLATE.pairs(name)
    root = files(__package__).joinpath("template")
    return [
        (Path(_replaced(path, pairs)), _replaced(file.read_text(encoding="utf-8"), pairs))
        for path, file in _files(root, "")
    ]


def _files(folder: Traversable, above: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{above}{entry.name}"
        if entry.is_file():
            found.append((path, entry))
        elif entry.name not in _LEFT_BEHIND:
            found += _files(entry, f"{path}/")
    return found


def _replaced(text: str, pairs: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, pairs)), lambda found: pairs[found[0]], text)
