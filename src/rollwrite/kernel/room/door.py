"""The door of a game's room: what the game is, and where its corners are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, get_args, get_origin

from ..campaign import Board, Campaign
from ..game import Game, Played, Rolled
from ..notation import Notation
from ..seen.view import Choice, Mark, Message, News, RuleCard, Token
from ..state import OVER, ROLL, START, State
from .shelf import Shelf
from .show import S, Show

# Asked in the same words of a game and of what it shows.
ASKED = (
    *("tokens", "marks", "choice", "tell", "shared_drawing", "shared_marks", "tallies", "stock"),
    *("kept", "badge", "remarks", "anchor", "bundles", "routes", "phrases", "titles", "figures"),
    *("carry_over", "regions", "rule_of", "worth", "why_illegal"),
)


class Door(Game, Generic[S]):
    """A game that is told rather than written: it names its corners, and this class asks them."""

    state: type[S]  # as named in the brackets
    notation: Notation
    shelf: Shelf[Any]
    show: Show[S]

    def __init_subclass__(cls) -> None:
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Door:
                (cls.state,) = get_args(base)
        if "show" in cls.__dict__:
            cls._answer()
        shelf = cls.shelf
        cls.sheets, cls.shared_sheets = shelf.names, shelf.shared
        cls.earlier_sheets, cls.earlier_shared_sheets = shelf.earlier, shelf.earlier_shared

    @classmethod
    def _answer(cls) -> None:
        """Whoever asks the game asks what it shows: nothing lies between at every move."""
        for question in ASKED:
            answer = getattr(cls.show, question)
            if answer is not None and question not in cls.__dict__:
                setattr(cls, question, staticmethod(answer))

    def own(self, state: State) -> S:
        assert isinstance(state, self.state), "a state of another game"
        return state

    # -- sheets and moves -------------------------------------------------------

    def sheet_for(self, options: dict[str, str]) -> str:
        if not self.shelf.option:
            return self.sheets[0]
        return self.shelf.by_value[options[self.shelf.option]]

    def sheet_texts(self) -> tuple[str, ...]:
        return self.shelf.texts()

    def check_sheet(self, text: str) -> None:
        (self.shelf.check or self.shelf.read)(text)

    def move_count(self) -> int:
        return len(self.notation.texts)

    def to_text(self, move: int) -> str:
        return self.notation.to_text(move)

    def from_text(self, text: str) -> int:
        return self.notation.from_text(text)

    # -- what is asked ----------------------------------------------------------

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        own, owing = self.own(state), state.owing()
        if state.phase == OVER:
            return self.show.ending(own) if self.show.ending else Message("prompt-over")
        if seat in owing:
            return self.show.question(own, seat)
        said = self.show.meanwhile(own, seat) if self.show.meanwhile else None
        return said or _usual(state, awaited or owing)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        if state.phase == OVER:
            return Message("why-over")
        idle = self.show.why_idle(self.own(state), seat) if self.show.why_idle else None
        if idle or seat not in state.owing():
            return idle or Message("why-wait")
        return self.show.why_not(self.own(state), seat, touched)

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return self.show.why_illegal(self.own(state), seat, move)

    # -- what every game answers by itself: see ``_answer`` -----------------------

    def tokens(self, state: State) -> tuple[Token, ...]:
        return self.show.tokens(self.own(state))

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return self.show.marks(self.own(state), seat)

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return self.show.choice(self.own(state), seat, move)

    def tell(self, before: State, event: Rolled | Played, after: State) -> list[News]:
        return self.show.tell(self.own(before), event, self.own(after))

    # -- campaigns --------------------------------------------------------------

    def board(self, campaign: Campaign, finals: Sequence[State]) -> Board:
        if self.show.board is None:
            return super().board(campaign, finals)
        return self.show.board(campaign, [self.own(final) for final in finals])

    def ledger(
        self, campaign: Campaign, finals: Sequence[State], state: State, seat: int
    ) -> tuple[Mark, ...]:
        if self.show.ledger is None:
            return super().ledger(campaign, finals, state, seat)
        own = [self.own(final) for final in finals]
        return self.show.ledger(campaign, own, self.own(state), seat)

    # -- in words ---------------------------------------------------------------

    def rules(self) -> tuple[RuleCard, ...]:
        return self.show.cards

    def new_rules(self, options: dict[str, str]) -> tuple[str, ...]:
        if self.show.new_cards is None:
            return super().new_rules(options)
        return self.show.new_cards(options)

    def mark_words(self, state: State, seat: int, mark: Mark, number: int) -> Message:
        found = self.show.mark_words(mark, number) if self.show.mark_words else None
        return found or super().mark_words(state, seat, mark, number)

    def rule_of(self, state: State, thing: str) -> str:
        return self.show.rule_of(self.own(state), thing)

    def worth(self, state: State, seat: int, thing: str) -> tuple[Message, ...]:
        return self.show.worth(self.own(state), seat, thing)


def _usual(state: State, waits: Sequence[int]) -> Message:
    """What one hears who is not asked."""
    if state.phase == ROLL:
        is_drawn = state.active < 0 and state.dice() == START
        args = {"seat": int(state.active)} if state.active >= 0 else {}
        return Message("prompt-start") if is_drawn else Message("prompt-roll", {**args})
    if len(waits) == 1:
        return Message("prompt-wait-one", {"seat": waits[0]})
    return Message("prompt-wait-others", {"count": len(waits)})
