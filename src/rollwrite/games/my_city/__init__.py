"""My City: Roll & Write, for one to six seats: twelve games, four chapters, one campaign.

Modelled: all twelve games with their own rules (option ``map``), chapters, the mini
campaign, the whole campaign with what it carries over, and the solo ratings.
Not modelled: nothing. The maps, the church rows and the points under the pass
circles are ours; see ``sheet/data/``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.campaign import Board, Campaign, Gauge
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Die, Event, Game, Option, Setup
from rollwrite.kernel.reading import Region
from rollwrite.kernel.state import State
from rollwrite.kernel.view import Choice, Mark, Message, News, RuleCard, Sound, Tally, Token
from rollwrite.sheets import data as sheet_data

from . import sheet
from .art import MyCityArt
from .mind.opinions import MyCityMind
from .rules import moves
from .rules.shapes import KIND_FACES, LEFT_FACES, RIGHT_FACES
from .rules.state import MyCityState
from .sheet import carry
from .show import lessons, places, standing, sums, talk, view

# Faces that show the same share a name.
DICE = {
    "left": Die("left", LEFT_FACES),
    "right": Die("right", RIGHT_FACES),
    "kind": Die("kind", KIND_FACES),
}
MAPS = tuple(str(game) for game in sheet.GAMES)
SOUNDS: dict[str, Sound] = {"news-first": "gem", "news-caught": "kill"}


class MyCity(Game):
    id = "my-city"
    rules_version = 1
    min_seats = 1
    max_seats = 6
    options = (Option("map", MAPS),)
    sheets = sheet.NAMES
    dice = DICE
    mind = MyCityMind()
    art = MyCityArt()
    sounds = SOUNDS
    campaigns = standing.CAMPAIGNS
    gauges = (
        *(Gauge(f"map-{number}", 1, ({"map": number},)) for number in MAPS),
        *(Gauge(campaign.id, 1, campaign.legs, campaign.id) for campaign in standing.CAMPAIGNS),
    )

    # -- start --------------------------------------------------------------

    def opening(self, setup: Setup) -> State:
        state = MyCityState(sheet.layout(setup.sheet), setup.seats)
        carry.bring(state, setup.carry)
        return state

    def sheet_for(self, options: dict[str, str]) -> str:
        return sheet.NAMES[int(options["map"]) - 1]

    def setup(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        sheet: str = "",
        carry: tuple[str, ...] = (),
    ) -> Setup:
        found = super().setup(seats, options, sheet, carry)
        _check_setup(found)
        return found

    # -- campaigns ------------------------------------------------------------

    def carry_over(self, state: State) -> tuple[str, ...]:
        own = _own(state)
        return tuple(carry.to_text(carry.after(own, seat)) for seat in range(own.seats))

    def board(self, campaign: Campaign, finals: Sequence[State]) -> Board:
        return standing.board(campaign, [_own(state) for state in finals])

    def ledger(
        self, campaign: Campaign, finals: Sequence[State], state: State, seat: int
    ) -> tuple[Mark, ...]:
        return sums.ledger(campaign, [_own(final) for final in finals], _own(state), seat)

    # -- notation ---------------------------------------------------------------

    def to_text(self, move: int) -> str:
        return moves.to_text(move)

    def from_text(self, text: str) -> int:
        return moves.from_text(text)

    def sheet_texts(self) -> tuple[str, ...]:
        return tuple(sheet.shipped_text(game) for game in sheet.GAMES)

    def check_sheet(self, text: str) -> None:
        sheet.read(sheet_data.parse(text))

    # -- showing ------------------------------------------------------------------

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return view.prompt(_own(state), seat, awaited)

    def tokens(self, state: State) -> tuple[Token, ...]:
        return view.tokens(_own(state))

    def drawing(self, state: State, seat: int) -> str:
        return _own(state).layout.name

    def kept(self, state: State, seat: int) -> tuple[Tally, ...]:
        return view.kept(_own(state), seat)

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return view.marks(_own(state), seat)

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return view.choice(_own(state), seat, move)

    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return talk.tell(_own(before), event, _own(after))

    def rules(self) -> tuple[RuleCard, ...]:
        return lessons.CARDS

    def new_rules(self, options: dict[str, str]) -> tuple[str, ...]:
        """The cards that this game is the first to need."""
        return lessons.new_in(int(options["map"]))

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        return places.regions(_own(state))

    def mark_words(self, state: State, seat: int, mark: Mark, number: int) -> Message:
        found = places.mark_words(mark, number)
        return found or super().mark_words(state, seat, mark, number)

    def rule_of(self, state: State, thing: str) -> str:
        return places.rule_of(_own(state), thing)

    def worth(self, state: State, seat: int, thing: str) -> tuple[Message, ...]:
        return places.worth(_own(state), seat, thing)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return talk.why_not(_own(state), seat, touched)

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return talk.why_illegal(_own(state), seat, move)


def _check_setup(setup: Setup) -> None:
    """The sheet is one of its map; what is carried over can come to it."""
    game = int(setup.options["map"])
    if setup.sheet != sheet.NAMES[game - 1]:
        raise InvalidNotation(f"“{setup.sheet}” is no sheet of map {game}")
    for text in setup.carry:
        carry.from_text(text, game)


def _own(state: State) -> MyCityState:
    assert isinstance(state, MyCityState), "a state of another game"
    return state


GAME = MyCity()
