"""What was learned as a file: a line that says what it is, where it comes from, the numbers.

    rollwrite weights 1
    {"game": "lost-cities", "seats": 2, …}
    numbers, sixteen bits each, compressed

The second line is the provenance. Points are kept in fiftieths, sums for the win in thousandths.
"""

from __future__ import annotations

import json
import lzma
import os
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from rollwrite.kernel.errors import GameError
from rollwrite.kernel.game import Game
from rollwrite.kernel.state import State

from ..ahead.aim import is_team
from .shelf import Shelf
from .tables import HEADS, Judge, Tables

MAGIC = b"rollwrite weights 1\n"
UNITS = (0.02, 0.001)  # of points, of sums for the win
LARGEST = 32767
ENDING = ".weights"
FOLDER = "ROLLWRITE_WEIGHTS"  # whoever has learned more looks there first


class BadWeights(GameError):
    """A file of weights that is damaged, or made for something else."""

    code = "bad-weights"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where numbers come from, and how strong a player they made."""

    game: str
    rules: int
    sheet: str
    seats: int
    size: int
    scale: float
    command: str
    seed: int
    cores: int
    games: int
    warm_up: int
    version: str
    date: str
    strength: tuple[dict[str, object], ...] = ()


def pack(numbers: Sequence[float]) -> bytes:
    """Rounded to their units; what is too large is as large as can be."""
    whole = array("h", bytes(2 * len(numbers)))
    for at, number in enumerate(numbers):
        steps = round(number / UNITS[at % HEADS])
        whole[at] = max(-LARGEST, min(LARGEST, steps))
    if sys.byteorder == "big":
        whole.byteswap()
    # Each head by itself: numbers that are alike lie together.
    parted = b"".join(whole[head::HEADS].tobytes() for head in range(HEADS))
    return lzma.compress(parted)


def unpack(packed: bytes, size: int) -> list[float]:
    whole = array("h", lzma.decompress(packed))
    if sys.byteorder == "big":
        whole.byteswap()
    if len(whole) != size * HEADS:
        raise ValueError(f"{len(whole)} numbers instead of {size * HEADS}")
    found = [0.0] * len(whole)
    for head in range(HEADS):
        part = whole[head * size : (head + 1) * size]
        found[head::HEADS] = [steps * UNITS[head] for steps in part]
    return found


def write(provenance: Provenance, numbers: Sequence[float]) -> bytes:
    packed = pack(numbers)
    header: dict[str, object] = {**asdict(provenance), "digest": sha256(packed).hexdigest()}
    return MAGIC + json.dumps(header).encode() + b"\n" + packed


def read(content: bytes, called: str) -> tuple[Provenance, Tables]:
    """What a file holds; refused in one sentence where it is damaged."""
    if not content.startswith(MAGIC):
        raise BadWeights(f"{called} is no file of weights")
    line, _, packed = content[len(MAGIC) :].partition(b"\n")
    try:
        header: dict[str, Any] = json.loads(line)
        digest = header.pop("digest")
        names = {field.name for field in fields(Provenance)}
        provenance = Provenance(**{name: header[name] for name in names})
        if digest != sha256(packed).hexdigest():
            raise ValueError("its numbers are not those that were written")
        numbers = unpack(packed, provenance.size)
    except (ValueError, KeyError, TypeError, AttributeError, lzma.LZMAError) as error:
        raise BadWeights(f"{called} is damaged: {error}") from None
    tables = Tables(provenance.size, provenance.scale)
    tables.fill(numbers)
    return provenance, tables


def content_of(name: str) -> bytes | None:
    """The file of a name, ``package/name``: in one's own folder, or in the game's room."""
    package, _, own = name.partition("/")
    folder = os.environ.get(FOLDER)
    if folder and (Path(folder) / (own + ENDING)).is_file():
        return (Path(folder) / (own + ENDING)).read_bytes()
    file = files(package).joinpath("weights", own + ENDING)
    return file.read_bytes() if file.is_file() else None


def is_learned(game: Game) -> bool:
    """Whether there is a file for every kind of table."""
    names = {state.mind.weights(state) for state in tables_of(game)}
    return bool(names) and all(content_of(name) for name in names)


def tables_of(game: Game) -> Iterator[State]:
    """The start of every kind of table; none of a game whose players see nothing."""
    if not game.mind.weights(game.start(game.setup(game.min_seats))):
        return
    names = [option.id for option in game.options]
    for seats in range(game.min_seats, game.max_seats + 1):
        for values in product(*(option.values for option in game.options)):
            yield game.start(game.setup(seats, dict(zip(names, values, strict=True))))


class Library(Shelf):
    """Judges by the files they were kept in, each read once in a process."""

    def read_all(self, game: Game) -> None:
        """Before processes are made that are to share what was read."""
        for state in tables_of(game):
            self.judge(state)

    def read(self, name: str, state: State) -> Judge | None:
        content = content_of(name)
        if content is None:
            return None
        _, tables = read(content, name)
        if tables.size != state.mind.sights(state):
            raise BadWeights(f"{name} was learned when players saw other things: learn it anew")
        tables.is_team = is_team(state)
        return Judge(tables)


LIBRARY = Library()
