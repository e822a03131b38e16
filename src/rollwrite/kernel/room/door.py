"""The door of a game's room: what the game is, and where its corners are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, get_args, get_origin

from ..campaign import Board, Campaign
from ..game import Game, Played, Rolled
from ..notation import Notation
from ..seen.reading import Region
from ..seen.view import Badge, Choice, Mark, Message, News, Phrase, Remark, RuleCard, Tally, Token
from ..state import OVER, ROLL, START, State
from .shelf import Shelf
from .show import S, Show


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
        shelf = cls.shelf
        cls.sheets, cls.shared_sheets = shelf.names, shelf.shared
        cls.earlier_sheets, cls.earlier_shared_sheets = shelf.earlier, shelf.earlier_shared

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

    # -- what is seen -----------------------------------------------------------

    def tokens(self, state: State) -> tuple[Token, ...]:
        return self.show.tokens(self.own(state))

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return self.show.marks(self.own(state), seat)

    def shared_drawing(self, state: State) -> str:
        if self.show.shared_drawing is None:
            return super().shared_drawing(state)
        return self.show.shared_drawing(self.own(state))

    def shared_marks(self, state: State) -> tuple[Mark, ...]:
        if self.show.shared_marks is None:
            return super().shared_marks(state)
        return self.show.shared_marks(self.own(state))

    def tallies(self, state: State) -> tuple[Tally, ...]:
        if self.show.tallies is None:
            return super().tallies(state)
        return self.show.tallies(self.own(state))

    def stock(self, state: State, seat: int) -> tuple[Tally, ...]:
        if self.show.stock is None:
            return super().stock(state, seat)
        return self.show.stock(self.own(state), seat)

    def kept(self, state: State, seat: int) -> tuple[Tally, ...]:
        if self.show.kept is None:
            return super().kept(state, seat)
        return self.show.kept(self.own(state), seat)

    def badge(self, state: State, seat: int) -> Badge | None:
        if self.show.badge is None:
            return super().badge(state, seat)
        return self.show.badge(self.own(state), seat)

    def remarks(self, state: State, seat: int) -> tuple[Remark, ...]:
        if self.show.remarks is None:
            return super().remarks(state, seat)
        return self.show.remarks(self.own(state), seat)

    def anchor(self, state: State, seat: int) -> str:
        if self.show.anchor is None:
            return super().anchor(state, seat)
        return self.show.anchor(self.own(state), seat)

    # -- moves, and what they lead to -------------------------------------------

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return self.show.choice(self.own(state), seat, move)

    def bundles(self, state: State, seat: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
        if self.show.bundles is None:
            return super().bundles(state, seat)
        return self.show.bundles(self.own(state), seat)

    def routes(self, state: State, seat: int) -> tuple[tuple[int, ...], ...]:
        if self.show.routes is None:
            return super().routes(state, seat)
        return self.show.routes(self.own(state), seat)

    def phrases(self, state: State, seat: int) -> tuple[Phrase, ...]:
        if self.show.phrases is None:
            return super().phrases(state, seat)
        return self.show.phrases(self.own(state), seat)

    def tell(self, before: State, event: Rolled | Played, after: State) -> list[News]:
        return self.show.tell(self.own(before), event, self.own(after))

    def titles(self, state: State) -> tuple[Message, ...]:
        if self.show.titles is None:
            return super().titles(state)
        return self.show.titles(self.own(state))

    def figures(self, state: State) -> dict[str, float]:
        if self.show.figures is None:
            return super().figures(state)
        return self.show.figures(self.own(state))

    # -- campaigns --------------------------------------------------------------

    def carry_over(self, state: State) -> tuple[str, ...]:
        if self.show.carry_over is None:
            return super().carry_over(state)
        return self.show.carry_over(self.own(state))

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

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        if self.show.regions is None:
            return super().regions(state, seat)
        return self.show.regions(self.own(state), seat)

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
