"""What the data of the sheets say: temples with their treasure maps, and the team's sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets.data import parse

from ..sheet import SHELF
from .palette import SECRETS
from .signs.emblems import EMBLEMS

TEMPLES = ("standard", "variant")
VARIANTS = ("standard", "locked", "dice", "joker")
DRAWINGS = (*TEMPLES, *(f"team-{variant}" for variant in VARIANTS))
GEMS_A_ROW = 10

Cell = tuple[int, int]  # row and column, from 0
Passage = tuple[Cell, Cell]
Entrance = tuple[str, Cell]  # the side: n, e, s or w

SYMBOLS = {"A": "adventurer", "K": "key", "T": "torch", "G": "golden"}
ACTIONS = {
    ".": "",
    "r": "reroll",
    "h": "heal",
    "k": "key",
    "t": "torch",
    "g": "golden",
    "?": "choice",
    "*": "gem",
    "J": "joker",
}
_CHAMBER = 5  # letters a chamber has in the drawing, and a wall after them


@dataclass(frozen=True, slots=True)
class Chamber:
    pair: tuple[str, str]
    action: str


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret chamber and its two halves, the upper one first."""

    colour: str
    symbol: str
    halves: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure map: the symbols of its two parts."""

    title: dict[str, str]
    track: str
    bonus: tuple[str, ...]
    gem: tuple[str, ...]

    def parts(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        yield from (("bonus", self.bonus), ("gem", self.gem))


@dataclass(frozen=True, slots=True)
class Temple:
    """One side of a seat's sheet."""

    drawing: str
    title: dict[str, str]
    exit: Cell
    chambers: dict[Cell, Chamber]
    passages: tuple[Passage, ...]
    entrances: tuple[Entrance, ...]
    secrets: tuple[Secret, ...]
    maps: tuple[Treasure, ...]

    def half(self, cell: Cell) -> tuple[Secret, int] | None:
        """The secret whose half lies in a chamber, and which half."""
        for secret in self.secrets:
            if cell in secret.halves:
                return secret, secret.halves.index(cell)
        return None

    def has_jokers(self) -> bool:
        return any(chamber.action == "joker" for chamber in self.chambers.values())


@dataclass(frozen=True, slots=True)
class Track:
    """A bonus track; ``gems`` are the places that bring one, for 2, 3 and 4 seats."""

    name: str
    length: int
    gems: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Team:
    """The team's sheet of a variant. Goals and rounds, by difficulty, are for 2, 3 and 4 seats."""

    variant: str
    goals: dict[str, tuple[int, ...]]
    rounds: dict[str, tuple[int, ...]]
    tracks: tuple[Track, ...]
    cursed: int

    @property
    def is_variant(self) -> bool:
        return self.variant != VARIANTS[0]

    def most_gems(self) -> int:
        """Whole rows: who finds more than needed can mark it."""
        most = max(max(goals) for goals in self.goals.values())
        return -(-most // GEMS_A_ROW) * GEMS_A_ROW

    def most_rounds(self) -> int:
        return max(max(rounds) for rounds in self.rounds.values())


# -- reading -----------------------------------------------------------------------------


def shipped_data(drawing: str, name: str) -> Mapping[str, Any]:
    """The data in one of the three files, for a drawing such as ``standard@3``."""
    data, version = _file(name), drawing.partition("@")[2]
    newest = str(data["version"])
    if version in ("", newest):
        return data
    if version not in map(str, range(1, int(newest))):
        raise BadSheet(drawing, f"the sheet has versions 1 to {newest}")
    return _file(f"{name}@{version}")


def _file(name: str) -> Mapping[str, Any]:
    return parse(SHELF.text(name))


def temple_of(variant: str) -> str:
    """The side of a seat's sheet that a variant is played on."""
    return TEMPLES[0] if variant == VARIANTS[0] else TEMPLES[1]


def read_temple(drawing: str, data: Mapping[str, Any]) -> Temple:
    """A temple as far as it can be drawn."""
    lines = data["temple"].strip("\n").split("\n")
    size = len(lines) // 2
    if any(len(line) != (_CHAMBER + 1) * size + 1 for line in lines):
        raise BadSheet("temple", "lines of the drawing differ in length")
    cells = [(row, column) for row in range(size) for column in range(size)]
    gaps = [gap for cell in cells for gap in _gaps(lines, cell)]
    return Temple(
        drawing=drawing,
        title=data["title"],
        exit=_cell(data["exit"]),
        chambers={cell: _chamber(lines, cell) for cell in cells},
        passages=tuple(sorted({_passage(one, other) for _, one, other in gaps if other in cells})),
        entrances=tuple((side, cell) for side, cell, beyond in gaps if beyond not in cells),
        secrets=tuple(_secret(each) for each in data["secret"]),
        maps=tuple(_treasure(each) for each in data["map"]),
    )


def _chamber(lines: Sequence[str], cell: Cell) -> Chamber:
    row, column = cell
    left = (_CHAMBER + 1) * column + 1
    pair, action = lines[2 * row + 1][left : left + _CHAMBER].split()
    return Chamber((SYMBOLS[pair[0]], SYMBOLS[pair[1]]), ACTIONS[action])


def _gaps(lines: Sequence[str], cell: Cell) -> Iterator[tuple[str, Cell, Cell]]:
    """Sides of a chamber without a wall, and what lies beyond."""
    row, column = cell
    top, left = 2 * row + 1, (_CHAMBER + 1) * column + 1
    right = left + _CHAMBER
    walls = {
        "n": (lines[top - 1][left:right], (row - 1, column)),
        "e": (lines[top][right], (row, column + 1)),
        "s": (lines[top + 1][left:right], (row + 1, column)),
        "w": (lines[top][left - 1], (row, column - 1)),
    }
    yield from ((side, cell, beyond) for side, (wall, beyond) in walls.items() if wall.isspace())


def _passage(one: Cell, other: Cell) -> Passage:
    return (one, other) if one < other else (other, one)


def _cell(name: str) -> Cell:
    """``a2`` is the first chamber of the second row."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def _secret(data: Mapping[str, Any]) -> Secret:
    if data["colour"] not in SECRETS or data["symbol"] not in EMBLEMS:
        raise BadSheet("secret", f"nobody has drawn a {data['colour']} {data['symbol']}")
    return Secret(data["colour"], data["symbol"], tuple(_cell(half) for half in data["halves"]))


def _treasure(data: Mapping[str, Any]) -> Treasure:
    def symbols(part: str) -> tuple[str, ...]:
        return tuple(SYMBOLS[letter] for letter in data[part].split())

    return Treasure(data["title"], data["track"], symbols("bonus"), symbols("gem"))


def read_team(data: Mapping[str, Any], variant: str) -> Team:
    tracks, places = data["tracks"], tuple(data["gem_place"][variant])
    return Team(
        variant=variant,
        goals=_by_level(data["gems"][variant]),
        rounds=_by_level(data["rounds"][variant]),
        tracks=tuple(Track(name, tracks["length"], places) for name in tracks["names"]),
        cursed=data["cursed"]["places"],
    )


def _by_level(rounds: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
    return {level: tuple(each) for level, each in rounds.items()}
