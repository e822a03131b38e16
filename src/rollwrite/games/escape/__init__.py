"""Escape: Roll & Write, for two to four seats who win or lose together.

Modelled: the standard game, three difficulties and the three variants, one at a
time. Not modelled: talking; the table does that. The temples, the treasure maps,
the rounds and the length of the tracks are ours; see ``sheets/``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Die, Game, Option, Played, Rolled, Setup
from rollwrite.kernel.reading import Region
from rollwrite.kernel.state import State
from rollwrite.kernel.view import (
    Badge,
    Choice,
    Mark,
    Message,
    News,
    Phrase,
    Remark,
    RuleCard,
    Sound,
    Tally,
    Token,
)
from rollwrite.sheets import data as sheet_data

from . import choices, lessons, moves, pairs, phrases, places, reasons, routes, sheet, talk, view
from .art import EscapeArt
from .chart import SEATS, VARIANTS, temple_of
from .opinions import EscapeMind
from .simulated import EscapeState

# Two of the six faces are alike (ES-D1); a die that was not rolled shows none of them.
FACES = ("adventurer", "adventurer", "key", "torch", "golden", "black", view.UNROLLED)
DICE = {
    "start": Die("start", ("1", "2", "3", "4")),
    "escape": Die("escape", FACES),
    "extra": Die("extra", FACES),
}
DIFFICULTIES = ("normal", "easy", "hard")
OPTIONS = (
    Option("difficulty", DIFFICULTIES, tuple(map(lessons.about_difficulty, DIFFICULTIES))),
    Option("variant", VARIANTS, tuple(map(lessons.about_variant, VARIANTS))),
)
SOUNDS: dict[str, Sound] = {"news-gems": "gem", "news-secret": "gem"}


class Escape(Game):
    id = "escape"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    options = OPTIONS
    sheets = sheet.NAMES
    shared_sheets = sheet.TEAM_NAMES
    earlier_sheets = sheet.EARLIER_NAMES
    earlier_shared_sheets = sheet.EARLIER_TEAM_NAMES
    dice = DICE
    places = view.SHOWN
    is_cooperative = True
    mind = EscapeMind()
    art = EscapeArt()
    sounds = SOUNDS
    gauges = tuple(
        Gauge(
            f"{seats}-seats-{level}-{variant}", seats, ({"difficulty": level, "variant": variant},)
        )
        for variant in VARIANTS
        for level in ("easy", "normal", "hard")
        for seats in SEATS
    )

    # -- start --------------------------------------------------------------------------

    def opening(self, setup: Setup) -> State:
        team = sheet.shipped_team(sheet.version_of(setup.sheet))
        terms = sheet.terms(setup.seats, setup.options, team)
        return EscapeState(sheet.layout(setup.sheet), terms, setup.seats)

    def sheet_for(self, options: dict[str, str]) -> str:
        return self.sheets[0 if options["variant"] == "standard" else 1]

    def setup(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        sheet: str = "",
        carry: tuple[str, ...] = (),
    ) -> Setup:
        found = super().setup(seats, options, sheet, carry)
        if found.sheet.partition("@")[0] != temple_of(found.options["variant"]):
            variant = found.options["variant"]
            raise InvalidNotation(f"“{found.sheet}” is no sheet of the variant {variant}")
        return found

    # -- notation -------------------------------------------------------------------------

    def die(self, kind: str) -> Die:
        return DICE[kind]

    def to_text(self, move: int) -> str:
        return moves.to_text(move)

    def from_text(self, text: str) -> int:
        return moves.from_text(text)

    def sheet_texts(self) -> tuple[str, ...]:
        return tuple(sheet.shipped_text(name) for name in sheet.FILES)

    def check_sheet(self, text: str) -> None:
        sheet.check(sheet_data.parse(text))

    # -- showing ----------------------------------------------------------------------------

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return view.prompt(_own(state), seat)

    def tokens(self, state: State) -> tuple[Token, ...]:
        return view.tokens(_own(state))

    def drawing(self, state: State, seat: int) -> str:
        return _own(state).layout.name

    def shared_drawing(self, state: State) -> str:
        return view.shared_drawing(_own(state))

    def shared_marks(self, state: State) -> tuple[Mark, ...]:
        return view.shared_marks(_own(state))

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return view.marks(_own(state), seat)

    def tallies(self, state: State) -> tuple[Tally, ...]:
        return view.tallies(_own(state))

    def badge(self, state: State, seat: int) -> Badge:
        return view.badge(_own(state), seat)

    def remarks(self, state: State, seat: int) -> tuple[Remark, ...]:
        return view.remarks(_own(state), seat)

    def anchor(self, state: State, seat: int) -> str:
        return view.anchor(_own(state), seat)

    def bundles(self, state: State, seat: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return pairs.bundles(_own(state), seat)

    def routes(self, state: State, seat: int) -> tuple[tuple[int, ...], ...]:
        return routes.routes(_own(state), seat)

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return choices.choice(_own(state), seat, move)

    def titles(self, state: State) -> tuple[Message, ...]:
        """ES-F1: everybody's, the same for all."""
        own = _own(state)
        return (Message("title-won" if own.has_won else "title-lost"),) * int(own.seats)

    def figures(self, state: State) -> dict[str, float]:
        """Where the gems came from, and how many of the seats got out."""
        own = _own(state)
        found = {name: float(gems) for name, gems in own.lines(0)}
        home = [sheet.at == own.layout.exit for sheet in own.sheets]
        return found | {"home": sum(home) / len(home)}

    def tell(self, before: State, event: Rolled | Played, after: State) -> list[News]:
        return talk.tell(_own(before), event, _own(after))

    def phrases(self, state: State, seat: int) -> tuple[Phrase, ...]:
        return phrases.phrases(_own(state), seat)

    def rules(self) -> tuple[RuleCard, ...]:
        return lessons.CARDS

    def new_rules(self, options: dict[str, str]) -> tuple[str, ...]:
        return lessons.new_in(options)

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        return places.regions(_own(state), seat)

    def mark_words(self, state: State, seat: int, mark: Mark, number: int) -> Message:
        return places.mark_words(mark)

    def rule_of(self, state: State, thing: str) -> str:
        return places.rule_of(_own(state), thing)

    def worth(self, state: State, seat: int, thing: str) -> tuple[Message, ...]:
        return places.worth(_own(state), seat, thing)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return reasons.why_not(_own(state), seat, touched)

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return reasons.why_illegal(_own(state), seat, move)


def _own(state: State) -> EscapeState:
    assert isinstance(state, EscapeState), "a state of another game"
    return state


GAME = Escape()
