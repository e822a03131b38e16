"""Five Spots, for one to four seats.

Modelled: the complete game. Not modelled: nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.game import Die, Event, Game, Setup
from rollwrite.kernel.reading import Region
from rollwrite.kernel.state import State
from rollwrite.kernel.view import Choice, Mark, Message, News, RuleCard, Token
from rollwrite.sheets import data as sheet_data

from . import sheet
from .art import FiveSpotsArt
from .mind import FiveSpotsMind
from .rules import moves
from .rules.state import FiveSpotsState
from .show import cards, places, talk, view

DICE = {"number": Die("number", ("1", "2", "3", "4", "5", "6"))}


class FiveSpotsGame(Game):
    id = "five-spots"
    rules_version = 1
    min_seats = 1
    max_seats = 4
    options = ()
    sheets = ("standard@1",)
    dice = DICE
    mind = FiveSpotsMind()
    art = FiveSpotsArt()

    # -- rules

    def opening(self, setup: Setup) -> State:
        return FiveSpotsState(sheet.layout(setup.sheet), setup.seats)

    def to_text(self, move: int) -> str:
        return moves.to_text(move)

    def from_text(self, text: str) -> int:
        return moves.from_text(text)

    # -- sheet

    def sheet_texts(self) -> tuple[str, ...]:
        return (sheet.text(),)

    def check_sheet(self, text: str) -> None:
        sheet.read(sheet_data.parse(text))

    def drawing(self, state: State, seat: int) -> str:
        return _own(state).layout.name

    # -- show

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return view.prompt(_own(state), seat, awaited)

    def tokens(self, state: State) -> tuple[Token, ...]:
        return view.tokens(_own(state))

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return view.marks(_own(state), seat)

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return view.choice(_own(state), move)

    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return talk.tell(_own(before), event, _own(after))

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return talk.why_not(_own(state), seat, touched)

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return talk.why_illegal(_own(state), seat, move)

    def rules(self) -> tuple[RuleCard, ...]:
        return cards.CARDS

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        return places.regions()

    def rule_of(self, state: State, thing: str) -> str:
        return places.rule_of(thing)


def _own(state: State) -> FiveSpotsState:
    assert isinstance(state, FiveSpotsState), "a state of another game"
    return state


GAME = FiveSpotsGame()
