"""A small game, to break in many ways."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Die, Event, Game, Played, Setup
from rollwrite.kernel.room.art import Art
from rollwrite.kernel.seen.view import Choice, Figure, Mark, Message, News, RuleCard, Token
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from rollwrite.kernel.turn import Outcome, rivals

CROP, PITCH, SIZE = 1080, 180, 140  # a phone shows six boxes, each a finger wide


class SmallState(State):
    """Three rounds: one die, then all seats at once keep its face or double it, twice.

    The seat's second step is open only after the first, so that a decision has two steps.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.face = -1
        self.kept: list[list[int]] = [[] for _ in range(seats)]

    def dice(self) -> tuple[str, ...]:
        return ("coin",)

    def sides(self) -> list[int]:
        return [2]

    def roll(self, faces: list[int]) -> None:
        self.face = faces[0]
        self.turns += 1
        self.phase = DECIDE
        self.waiting = (1 << self.seats) - 1

    def moves(self, seat: int) -> list[int]:
        return [1, 2]

    def play(self, seat: int, move: int) -> None:
        self.kept[seat].append((self.face + 1) * move)
        if len(self.kept[seat]) == 2 * self.turns:
            self.waiting &= ~(1 << seat)
        if not self.waiting:
            self.face = -1
            self.phase = OVER if self.turns == 3 else ROLL

    def total(self, seat: int) -> int:
        return sum(self.kept[seat])

    def lines(self, seat: int) -> list[tuple[str, int]]:
        return [("kept", sum(self.kept[seat]))]

    def outcome(self) -> Outcome:
        return rivals(self.totals())

    def key(self) -> list[int]:
        kept = [[len(row), *row] for row in self.kept]
        return [self.seats, self.turns, self.face, *itertools.chain(*kept)]

    def copy(self) -> SmallState:
        twin = type(self)(self.seats)
        twin.resume(self)
        twin.face = self.face
        twin.kept = [list(row) for row in self.kept]
        return twin


class SmallArt(Art):
    def sheet(self, drawing: str, language: str) -> str:
        boxes = [*(f"box-{box}" for box in range(1, 7)), "score-kept", "total", "name"]
        shapes = "".join(
            f'<rect data-spot="{box}" x="{PITCH * at}" y="0" width="{SIZE}" height="{SIZE}"/>'
            for at, box in enumerate(boxes)
        )
        crop = f'data-crop="0 0 {CROP} {PITCH}"'
        return f'<svg viewBox="0 0 {PITCH * len(boxes)} {PITCH}" {crop}>{shapes}</svg>'

    def cover(self, language: str) -> str:
        return ""

    def die(self, kind: str, face: str) -> str:
        return '<circle r="40"/>'

    def signs(self) -> dict[str, str]:
        return {"kept": '<circle r="40"/>'}


class SmallGame(Game):
    id = "small"
    rules_version = 1
    min_seats = 2
    max_seats = 3
    options = ()
    sheets = ("small@1",)
    dice = {"coin": Die("coin", ("heads", "tails"))}  # noqa: RUF012
    art = SmallArt()
    home = "tests.conformance.small"  # of those that are broken, too

    def __init__(self, state: type[SmallState] = SmallState) -> None:
        self.state = state

    def opening(self, setup: Setup) -> State:
        return self.state(setup.seats)

    def to_text(self, move: int) -> str:
        return {1: "keep", 2: "double"}.get(move, str(move))

    def from_text(self, text: str) -> int:
        if text not in ("keep", "double"):
            raise InvalidNotation(f"“{text}” is no move of small")
        return 1 if text == "keep" else 2

    def sheet_texts(self) -> tuple[str, ...]:
        return ()

    def check_sheet(self, text: str) -> None:
        pass

    def active(self, state: State) -> int:
        return -1

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return Message("prompt")

    def tokens(self, state: State) -> tuple[Token, ...]:
        face = own(state).face
        return (Token("coin-1", "coin", ("heads", "tails")[face]),) if face >= 0 else ()

    def drawing(self, state: State, seat: int) -> str:
        return "small@1"

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        row = own(state).kept[seat]
        return tuple(Mark((f"box-{box}",), "text", str(kept)) for box, kept in enumerate(row, 1))

    def choice(self, state: State, seat: int, move: int) -> Choice:
        words = Message("label"), Message("title"), Message("verb")
        spot = f"box-{len(own(state).kept[seat]) + 1}"
        return Choice(self.to_text(move), *words, (("coin-1",),), (spot,))

    def tell(self, before: State, event: Event, after: State) -> list[News]:
        seat = event.seat if isinstance(event, Played) else -1
        return [News(after.turns, seat, Message("told"), "kept")]

    def rules(self) -> tuple[RuleCard, ...]:
        figure = Figure("small@1", ("box-1", "box-6"), (Mark(("box-2",), "cross"),))
        return (RuleCard("goal", figure, (Token("coin-1", "coin", "tails"),)),)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return Message("why")

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return Message("why")


def own(state: State) -> SmallState:
    assert isinstance(state, SmallState)
    return state
