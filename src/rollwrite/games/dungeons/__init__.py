"""Dungeons, Dice & Danger, for one to four seats.

Modelled: the complete game, four adventures (option ``adventure``) and the
solo mode with its ratings. Not modelled: nothing. The four maps are ours, with
the numbers of the published sheets; see ``sheet/data/*.json``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Die, Event, Game, Option, Setup
from rollwrite.kernel.reading import Region
from rollwrite.kernel.state import OVER, State
from rollwrite.kernel.view import Choice, Mark, Message, News, RuleCard, Sound, Tally, Token

from . import sheet
from .art import DungeonsArt
from .mind.opinions import DungeonsMind
from .rules import moves, scoring
from .rules.state import DungeonsState
from .sheet.facts import ADVENTURES
from .show import choices, lessons, places, talk, view, why

FACES = ("1", "2", "3", "4", "5", "6")
DICE = {
    "start": Die("start", FACES[:4]),
    "white": Die("white", FACES),
    "black": Die("black", FACES),
    "number": Die("number", tuple(map(str, moves.CLOUD_NUMBERS))),
}
SOUNDS: dict[str, Sound] = {
    "news-first": "kill",
    "news-felled": "kill",
    "news-later": "kill",
    "gems": "gem",
    "chest": "gem",
    "bonus": "gem",
}


class Dungeons(Game):
    id = "dungeons"
    rules_version = 2
    older_rules = (1,)  # alone, a usable sum could not be dropped then (DD-O1)
    min_seats = 1
    max_seats = 4
    options = (Option("adventure", tuple(ADVENTURES)),)
    sheets = sheet.NAMES
    gauges = tuple(
        Gauge(f"{adventure}-{seats}", seats, ({"adventure": adventure},))
        for adventure in ADVENTURES
        for seats in (1, 2, 3, 4)
    )
    dice = DICE
    has_parts = True
    mind = DungeonsMind()
    art = DungeonsArt()
    sounds = SOUNDS

    def sheet_for(self, options: dict[str, str]) -> str:
        return f"{options['adventure']}@1"

    def setup(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        sheet: str = "",
        carry: tuple[str, ...] = (),
    ) -> Setup:
        """The sheet has to be one of the adventure."""
        found = super().setup(seats, options, sheet, carry)
        adventure = found.options["adventure"]
        if found.sheet.partition("@")[0] != adventure:
            raise InvalidNotation(f"the sheet “{found.sheet}” is none of {adventure}")
        return found

    def opening(self, setup: Setup) -> State:
        return DungeonsState(sheet.layout(setup.sheet), setup.seats)

    def to_text(self, move: int) -> str:
        return moves.to_text(move)

    def from_text(self, text: str) -> int:
        return moves.from_text(text)

    def sheet_texts(self) -> tuple[str, ...]:
        return tuple(sheet.text_of(name) for name in self.sheets)

    def check_sheet(self, text: str) -> None:
        sheet.read(text)

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return view.prompt(_own(state), seat, awaited)

    def tokens(self, state: State) -> tuple[Token, ...]:
        return view.tokens(_own(state))

    def drawing(self, state: State, seat: int) -> str:
        return _own(state).layout.name

    def stock(self, state: State, seat: int) -> tuple[Tally, ...]:
        return view.stock(_own(state), seat)

    def titles(self, state: State) -> tuple[Message, ...]:
        """DD-O1: a solo game ends with a rating."""
        if state.seats > 1 or state.phase != OVER:
            return ()
        return (Message(f"rating-{scoring.rating(state.total(0))}"),)

    def figures(self, state: State) -> dict[str, float]:
        return talk.figures(_own(state))

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return view.marks(_own(state), seat)

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return choices.choice(_own(state), seat, move)

    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return talk.tell(_own(before), event, _own(after))

    def rules(self) -> tuple[RuleCard, ...]:
        return lessons.CARDS

    def new_rules(self, options: dict[str, str]) -> tuple[str, ...]:
        return (options.get("adventure", self.options[0].values[0]),)

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        return places.regions(_own(state), seat)

    def rule_of(self, state: State, thing: str) -> str:
        return places.rule_of(_own(state), thing)

    def worth(self, state: State, seat: int, thing: str) -> tuple[Message, ...]:
        return places.worth(_own(state), seat, thing)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return why.why_not(_own(state), seat, touched)

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return why.why_illegal(_own(state), seat, move)


def _own(state: State) -> DungeonsState:
    assert isinstance(state, DungeonsState), "a state of another game"
    return state


GAME = Dungeons()
