"""Lost Cities a second time: slow, plain, and written from the rules page alone.

Lists, dictionaries and words; no masks, no packing, nothing imported from the
game it judges. Read it next to docs/rules/lost-cities.md. Seats count from 0,
moves are texts in notation.
"""

from __future__ import annotations

from dataclasses import dataclass, field

# LC-S1, LC-S6: as printed on the rules page.
PRINTED = (
    "red `>3 A5 >8`, orange `A2 >5 A8`, yellow `>2 A6 >9`, "
    "green `A3 >6 A9`, blue `>4 A7 >8`, purple `A4 >5 >7`"
)
SPECIALS = {
    column.split(" `")[0]: column.split(" `")[1].strip("`").split()
    for column in PRINTED.split(", ")
}
COLOURS = list(SPECIALS)
SIDE_COLUMNS = ["artefacts", "dice"]

# LC-S3, LC-S4
BOX_POINTS = [-20, -15, -10, 5, 10, 15, 30, 35, 50]
ARTEFACT_POINTS = [0, -40, -30, -20, 10, 20, 30, 60, 70, 100]
DICE_POINTS = [0, -40, -30, -20, 10, 20, 30, 60, 70, 0]


def is_arrow(colour: str, box: int) -> bool:
    return f">{box}" in SPECIALS[colour]


def is_artefact(colour: str, box: int) -> bool:
    return f"A{box}" in SPECIALS[colour]


@dataclass
class NaiveSheet:
    """One sheet, as a person would describe it."""

    numbers: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in COLOURS})
    circles: set[str] = field(default_factory=set)
    tops: set[str] = field(default_factory=set)
    artefacts: int = 0
    dice: int = 0
    bridges: set[str] = field(default_factory=set)
    has_arrow: bool = False

    def copy(self) -> NaiveSheet:
        numbers = {name: list(column) for name, column in self.numbers.items()}
        return NaiveSheet(
            numbers,
            set(self.circles),
            set(self.tops),
            self.artefacts,
            self.dice,
            set(self.bridges),
            self.has_arrow,
        )

    # -- what can be done

    def fits(self, colour: str, number: int) -> bool:
        """LC-E1, LC-E4: not below the number beneath; nothing once the top is crossed."""
        if colour in self.tops:
            return False
        column = self.numbers[colour]
        return not column or number >= column[-1]

    def ways(self, colour: str, die: int) -> list[str]:
        """LC-E2: what one colour die and one number die can be entered as."""
        if die != 0:
            return [f"{colour} {die}"] if self.fits(colour, die) else []
        ways = [f"{colour} 10"] if self.fits(colour, 10) else []
        if not self.numbers[colour] and colour not in self.circles:
            ways.append(f"{colour} circle")
        return ways

    def can_accelerate(self) -> list[str]:
        """LC-E6: any own column that has a next box, or its end artefact."""
        return [colour for colour in COLOURS if colour not in self.tops]

    # -- doing it

    def enter(self, colour: str, what: str) -> None:
        if what == "circle":
            self.circles.add(colour)
        else:
            self.fill(colour, int(what))

    def accelerate(self, colour: str) -> None:
        """LC-E6: the number below again, or a 1."""
        column = self.numbers[colour]
        self.fill(colour, column[-1] if column else 1)

    def fill(self, colour: str, number: int) -> None:
        """LC-E4, LC-E5, LC-E7, LC-Q1: one place more, and what it brings."""
        column = self.numbers[colour]
        self.has_arrow = False
        if len(column) == 9:
            self.tops.add(colour)
            self.shade_artefact()
            return
        column.append(number)
        if is_artefact(colour, len(column)):
            self.shade_artefact()
        if is_arrow(colour, len(column)):
            self.has_arrow = bool(self.can_accelerate())

    def shade_artefact(self) -> None:
        self.artefacts = min(9, self.artefacts + 1)

    def refuse(self) -> None:
        """LC-R1"""
        self.dice = min(9, self.dice + 1)

    # -- what it is worth

    def beyond_the_bridge(self) -> set[str]:
        """LC-S5: the columns in which place 7 is filled."""
        filled = {colour: len(self.numbers[colour]) for colour in COLOURS}
        filled |= {"artefacts": self.artefacts, "dice": self.dice}
        return {column for column, places in filled.items() if places >= 7}

    def column_points(self, colour: str) -> int:
        """LC-F2"""
        column, doubled = self.numbers[colour], colour in self.circles
        if not column:
            return -100 if doubled else 0
        points = BOX_POINTS[len(column) - 1]
        return points * 2 if doubled else points

    def lines(self) -> list[tuple[str, int]]:
        """LC-F2, LC-F3"""
        found = [(colour, self.column_points(colour)) for colour in COLOURS]
        found.append(("artefacts", ARTEFACT_POINTS[self.artefacts]))
        found.append(("dice", DICE_POINTS[self.dice]))
        found.append(("bridges", 20 * len(self.bridges)))
        return found

    def total(self) -> int:
        return sum(points for _, points in self.lines())


@dataclass
class NaiveGame:
    """A whole game. ``owing`` holds the seats that must decide now."""

    seats: int
    clockwise: bool
    active: int = -1
    turn: int = 0
    owing: list[int] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    passed: set[str] = field(default_factory=set)
    is_over: bool = False
    sheets: list[NaiveSheet] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.sheets:
            self.sheets = [NaiveSheet() for _ in range(self.seats)]

    def copy(self) -> NaiveGame:
        return NaiveGame(
            self.seats,
            self.clockwise,
            self.active,
            self.turn,
            list(self.owing),
            list(self.colours),
            list(self.numbers),
            set(self.passed),
            self.is_over,
            [sheet.copy() for sheet in self.sheets],
        )

    def needs_roll(self) -> bool:
        return not self.owing and not self.is_over

    def roll(self, faces: str) -> None:
        """LC-T0, LC-T1"""
        words = faces.split()
        if self.active < 0:
            self.active = int(words[0]) - 1
            return
        self.turn += 1
        self.colours = words[:3]
        self.numbers = [int(word) for word in words[3:]]
        self.owing = [self.active]

    def legal(self, seat: int) -> set[str]:
        """LC-T2 to LC-T4, LC-E6"""
        sheet = self.sheets[seat]
        if sheet.has_arrow:
            return {f"speed {colour}" for colour in sheet.can_accelerate()} | {"stay"}
        found = {"refuse"}
        for colour in self.colours:
            for number in self.numbers:
                found |= set(sheet.ways(colour, number))
        return found

    def play(self, seat: int, move: str) -> None:
        sheet = self.sheets[seat]
        first, _, second = move.partition(" ")
        if move == "refuse":
            sheet.refuse()
        elif move == "stay":
            sheet.has_arrow = False
        elif first == "speed":
            sheet.accelerate(second)
        else:
            if seat == self.active:
                self.take_dice(first, second)
            sheet.enter(first, second)
        if not sheet.has_arrow:
            self.seat_is_done(seat)

    def take_dice(self, colour: str, what: str) -> None:
        """LC-T2: taken dice leave the middle."""
        self.colours.remove(colour)
        self.numbers.remove(0 if what in ("circle", "10") else int(what))

    def seat_is_done(self, seat: int) -> None:
        """LC-T3, LC-T5, LC-Q1"""
        self.owing.remove(seat)
        others = [(self.active + step) % self.seats for step in range(1, self.seats)]
        if self.clockwise:
            in_turn = [self.active, *others]
            self.owing = in_turn[in_turn.index(seat) + 1 :][:1]
        elif seat == self.active:
            self.owing = sorted(others)
        if not self.owing:
            self.end_turn()

    def end_turn(self) -> None:
        """LC-T6, LC-B1, LC-Q2, LC-F1"""
        open_bridges = {*COLOURS, *SIDE_COLUMNS} - self.passed
        for sheet in self.sheets:
            won = sheet.beyond_the_bridge() & open_bridges
            sheet.bridges |= won
            self.passed |= won
        self.active = (self.active + 1) % self.seats
        self.colours, self.numbers = [], []
        all_exhausted = all(sheet.dice == 9 for sheet in self.sheets)
        self.is_over = all_exhausted or len(self.passed) == 8

    def winners(self) -> list[int]:
        """LC-F4"""
        totals = [sheet.total() for sheet in self.sheets]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    # -- what can be compared with another implementation

    def marks(self, seat: int) -> set[tuple[str, str, str]]:
        """All that is written on a sheet: spot, glyph and text."""
        sheet = self.sheets[seat]
        found: set[tuple[str, str, str]] = set()
        for colour in COLOURS:
            column = sheet.numbers[colour]
            if colour in sheet.circles:
                found.add((f"{colour}-circle", "tick", ""))
            elif column:
                found.add((f"{colour}-circle", "strike", ""))
            found |= {(f"{colour}-{box}", "text", str(n)) for box, n in enumerate(column, 1)}
        found |= {(f"{colour}-top", "cross", "") for colour in sheet.tops}
        found |= {(f"artefact-{place}", "shade", "") for place in range(1, sheet.artefacts + 1)}
        found |= {(f"die-{place}", "shade", "") for place in range(1, sheet.dice + 1)}
        found |= {(f"bridge-{name}", "ring", "") for name in sheet.bridges}
        return found | {(f"bridge-{name}", "strike", "") for name in self.passed - sheet.bridges}

    def position(self) -> str:
        """The same text exactly for the same position."""
        sheets = [
            (
                *(sheet.numbers[colour] for colour in COLOURS),
                sorted(sheet.circles),
                sorted(sheet.tops),
                sheet.artefacts,
                sheet.dice,
                sorted(sheet.bridges),
                sheet.has_arrow,
            )
            for sheet in self.sheets
        ]
        dice = (sorted(self.colours), sorted(self.numbers), sorted(self.passed))
        return repr((self.active, self.turn, self.owing, dice, self.is_over, sheets))
