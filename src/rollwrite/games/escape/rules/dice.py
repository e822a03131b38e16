"""The dice, packed: where each lies and what it shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .layout import BLACK

# Where a die lies, four bits each.
SUPPLY: Final = 0
TRAY: Final = 1
KEPT: Final = 2
POOL: Final = 3
CURSE: Final = 4  # and the two places after it
LAST_CURSE: Final = 6
SPENT: Final = 7
EXTRA: Final = 8
BLANK: Final = 7  # the face of a die that was not rolled
DICE: Final = 8
ALL_DICE: Final = 10


@final
class Dice:
    """Each die has a place and a face; die 9 and 10 are the extra ones of the variants."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count
        self.places: i64 = 0
        self.faces: i64 = 0
        die: i64 = 0
        while die < count:
            self.put(die, SUPPLY if die < DICE else EXTRA)
            self.turn(die, BLANK)
            die += 1

    def place(self, die: i64) -> i64:
        return (self.places >> (4 * die)) & 15

    def face(self, die: i64) -> i64:
        return (self.faces >> (4 * die)) & 15

    def put(self, die: i64, place: i64) -> None:
        self.places += (place - self.place(die)) << (4 * die)

    def turn(self, die: i64, face: i64) -> None:
        self.faces += (face - self.face(die)) << (4 * die)

    def how_many(self, place: i64) -> i64:
        found: i64 = 0
        die: i64 = 0
        while die < self.count:
            if self.place(die) == place:
                found += 1
            die += 1
        return found

    def counts(self, place: i64) -> i64:
        """How many dice lie there by face, four bits each."""
        found: i64 = 0
        die: i64 = 0
        one: i64 = 1
        while die < self.count:
            if self.place(die) == place:
                found += one << (4 * self.face(die))
            die += 1
        return found

    def find(self, place: i64, face: i64) -> i64:
        """The first die there that shows a face."""
        die: i64 = 0
        while self.place(die) != place or self.face(die) != face:
            die += 1
        return die

    def take(self, most: i64, to: i64) -> i64:
        """Move so many dice of the supply, or as many as there are."""
        taken: i64 = 0
        die: i64 = 0
        while die < self.count and taken < most:
            if self.place(die) == SUPPLY:
                self.put(die, to)
                taken += 1
            die += 1
        return taken

    def move_all(self, place: i64, to: i64) -> None:
        die: i64 = 0
        while die < self.count:
            if self.place(die) == place:
                self.put(die, to)
                if to == SUPPLY:
                    self.turn(die, BLANK)
            die += 1

    def show(self, place: i64, faces: list[int]) -> None:
        """The dice there are rolled; two of the six faces are adventurers (ES-D1)."""
        die: i64 = 0
        at: i64 = 0
        while die < self.count:
            if self.place(die) == place:
                face: i64 = faces[at]
                self.turn(die, face - 1 if face > 0 else 0)
                at += 1
            die += 1

    def curse(self) -> None:
        """ES-A3: black masks leave the tray."""
        die: i64 = 0
        while die < self.count:
            if self.place(die) == TRAY and self.face(die) == BLACK:
                self.put(die, CURSE)
            die += 1

    def move_curse(self, to: i64) -> None:
        """ES-A1: one place to the right; those in the last place are free."""
        self.move_all(LAST_CURSE, to)
        self.move_all(CURSE + 1, LAST_CURSE)
        self.move_all(CURSE, CURSE + 1)

    def gather(self) -> None:
        """ES-P3: all that are not cursed go back to the supply."""
        self.move_all(TRAY, SUPPLY)
        self.move_all(KEPT, SUPPLY)
        self.move_all(POOL, SUPPLY)
        self.move_all(SPENT, SUPPLY)

    def copy(self) -> Dice:
        twin = Dice(0)
        twin.count = self.count
        twin.places = self.places
        twin.faces = self.faces
        return twin
