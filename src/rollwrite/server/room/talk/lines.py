"""Free words at a table that has them: what may be written, and what was.

They are kept with the table, in its log, and are no part of the game: no record has them.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field, replace

from ...refusal import Refusal

LONGEST = 200
MOST_KEPT = 200
AROUND = 5  # lines before and after one that is reported
MOST_MARKS = 2  # that stand on one letter


def written(text: str) -> str:
    """One line of plain letters: nothing that is unseen, turns the line around or climbs out
    of it."""
    normal = unicodedata.normalize("NFC", " ".join(text.split()))
    line, marks = "", 0
    for letter in normal:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isprintable() and marks <= MOST_MARKS:
            line += letter
    line = line.strip()
    if not line:
        raise Refusal(422, "no-words", "there is nothing in this line")
    if len(line) > LONGEST:
        raise Refusal(422, "long-words", f"a line has at most {LONGEST} letters")
    return line


@dataclass(frozen=True, slots=True)
class Line:
    """``number`` counts the lines of a table, from 1."""

    number: int
    seat: int
    owner: str
    name: str
    text: str
    at: float


@dataclass(slots=True)
class Lines:
    """The last lines of a table."""

    kept: list[Line] = field(default_factory=list)
    count: int = 0

    def add(self, seat: int, owner: str, name: str, text: str, at: float) -> None:
        self.count += 1
        self.kept.append(Line(self.count, seat, owner, name, text, at))
        del self.kept[:-MOST_KEPT]

    def after(self, number: int) -> tuple[Line, ...]:
        if number >= self.count:  # nearly always
            return ()
        return tuple(line for line in self.kept if line.number > number)

    def around(self, number: int) -> tuple[Line, ...]:
        found = [line for line in self.kept if abs(line.number - number) <= AROUND]
        return tuple(found) if any(line.number == number for line in found) else ()

    def find(self, number: int) -> Line | None:
        return next((line for line in self.kept if line.number == number), None)

    def move(self, guest: str, to: str) -> None:
        self.kept = [replace(line, owner=to) if line.owner == guest else line for line in self.kept]

    def forget(self, guest: str) -> None:
        self.kept = [line for line in self.kept if line.owner != guest]
