"""What lies and is written on the table, packed: a seat's sheet, the team's sheet, the dice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .layout import BLACK, MAPS, NOWHERE, PART_TILES, TRACKS, Layout

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


@final
class Team:
    """The team's sheet. Tracks have four bits each."""

    def __init__(self) -> None:
        self.chamber_gems: i64 = 0
        self.secret_gems: i64 = 0
        self.map_gems: i64 = 0
        self.track_gems: i64 = 0
        self.marked: i64 = 0
        self.spent: i64 = 0
        self.found: i64 = 0  # secrets, a bit each

    def gems(self) -> i64:
        return self.chamber_gems + self.secret_gems + self.map_gems + self.track_gems

    def marks(self, track: i64) -> i64:
        return (self.marked >> (4 * track)) & 15

    def left(self, track: i64) -> i64:
        """Marks that are not spent yet."""
        return ((self.marked - self.spent) >> (4 * track)) & 15

    def mark(self, track: i64, length: i64, gem_place: i64) -> None:
        """ES-S2"""
        marks = self.marks(track)
        if marks == length:
            return
        one: i64 = 1
        self.marked += one << (4 * track)
        if marks + 1 == gem_place:
            self.track_gems += 1

    def spend(self, track: i64) -> None:
        one: i64 = 1
        self.spent += one << (4 * track)

    def copy(self) -> Team:
        twin = Team()
        twin.chamber_gems = self.chamber_gems
        twin.secret_gems = self.secret_gems
        twin.map_gems = self.map_gems
        twin.track_gems = self.track_gems
        twin.marked = self.marked
        twin.spent = self.spent
        twin.found = self.found
        return twin

    def key(self) -> list[int]:
        gems = [self.chamber_gems, self.secret_gems, self.map_gems, self.track_gems]
        return [*gems, self.marked, self.spent, self.found]


@final
class Sheet:
    """A seat's temple and maps."""

    def __init__(self) -> None:
        self.at: i64 = NOWHERE
        self.crossed: i64 = 0  # actions
        self.closed: i64 = 0  # passages
        self.tiles: i64 = 0  # five bits a part
        self.done: i64 = 0  # maps

    def tiles_of(self, part: i64) -> i64:
        return (self.tiles >> (PART_TILES * part)) & 31

    def is_full(self, layout: Layout, part: i64) -> bool:
        return self.tiles_of(part) == layout.full[part]

    def free_tiles(self, layout: Layout, part: i64, symbol: i64) -> i64:
        """Tiles with this symbol that can still be crossed."""
        if (self.done >> (part // 2)) & 1:
            return 0
        return layout.tiles[part * 4 + symbol] & ~self.tiles_of(part)

    def cross(self, layout: Layout, part: i64, symbol: i64) -> None:
        """The first free one."""
        free: i64 = self.free_tiles(layout, part, symbol)
        self.tiles |= (free & -free) << (PART_TILES * part)

    def has_use(self, layout: Layout, symbol: i64) -> bool:
        part: i64 = 0
        while part < 2 * MAPS:
            if self.free_tiles(layout, part, symbol):
                return True
            part += 1
        return False

    def can_give_up(self, layout: Layout, number: i64) -> bool:
        """ES-P2: the bonus part is full and the gem part is not."""
        return (self.done >> number) & 1 == 0 and self.is_full(layout, 2 * number)

    def copy(self) -> Sheet:
        twin = Sheet()
        twin.at = self.at
        twin.crossed = self.crossed
        twin.closed = self.closed
        twin.tiles = self.tiles
        twin.done = self.done
        return twin

    def key(self) -> list[int]:
        return [self.at, self.crossed, self.closed, self.tiles, self.done]


assert TRACKS * 4 < 62, "the tracks fit into one integer"
