"""Lost Cities: Roll & Write, for two to five seats.

Modelled: the complete game, with the others deciding at the same time
(option ``order = simultaneous``) or one after another (``clockwise``).
Not modelled: nothing. The layout of arrows and artefacts is ours; see
``sheet/data/``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.game import Die, Event, Game, Option, Setup
from rollwrite.kernel.reading import Region
from rollwrite.kernel.state import State
from rollwrite.kernel.view import Choice, Mark, Message, News, RuleCard, Sound, Token
from rollwrite.sheets import data as sheet_data

from . import sheet
from .art import LostCitiesArt
from .mind.opinions import LostCitiesMind
from .rules import moves
from .rules.state import LostCitiesState
from .show import lessons, places, talk, view

DICE = {
    "start": Die("start", ("1", "2", "3", "4", "5")),
    "colour": Die("colour", moves.COLOURS),
    "number": Die("number", tuple(str(face) for face in range(10))),
}
SOUNDS: dict[str, Sound] = {"news-bridge": "bridge", "news-top": "gem"}


class LostCities(Game):
    id = "lost-cities"
    rules_version = 1
    min_seats = 2
    max_seats = 5
    options = (Option("order", ("simultaneous", "clockwise"), is_switchable=True),)
    sheets = ("classic@1",)
    gauges = tuple(Gauge(f"{seats}-seats", seats, ({},)) for seats in (2, 3, 4, 5))
    dice = DICE
    mind = LostCitiesMind()
    art = LostCitiesArt()
    sounds = SOUNDS

    def opening(self, setup: Setup) -> State:
        clockwise = setup.options["order"] == "clockwise"
        return LostCitiesState(sheet.layout(setup.sheet), setup.seats, clockwise)

    def switch(self, state: State, name: str, value: str) -> None:
        """LC-T5: the others may ask for another order between turns."""
        _own(state).clockwise = value == "clockwise"

    def to_text(self, move: int) -> str:
        return moves.to_text(move)

    def from_text(self, text: str) -> int:
        return moves.from_text(text)

    def sheet_texts(self) -> tuple[str, ...]:
        return (sheet_data.shipped_text(sheet.__name__, "data/classic.toml"),)

    def check_sheet(self, text: str) -> None:
        sheet.read(sheet_data.parse(text))

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return view.prompt(_own(state), seat, awaited)

    def tokens(self, state: State) -> tuple[Token, ...]:
        return view.tokens(_own(state))

    def drawing(self, state: State, seat: int) -> str:
        return _own(state).layout.name

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return view.marks(_own(state), seat)

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return view.choice(_own(state), seat, move)

    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return talk.tell(_own(before), event, _own(after))

    def rules(self) -> tuple[RuleCard, ...]:
        return lessons.CARDS

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        return places.regions(_own(state), seat)

    def rule_of(self, state: State, thing: str) -> str:
        return places.rule_of(_own(state), thing)

    def worth(self, state: State, seat: int, thing: str) -> tuple[Message, ...]:
        return places.worth(_own(state), seat, thing)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return talk.why_not(_own(state), seat, touched)

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return talk.why_illegal(_own(state), seat, move)


def _own(state: State) -> LostCitiesState:
    assert isinstance(state, LostCitiesState), "a state of another game"
    return state


GAME = LostCities()
