"""How a game shows itself: what is asked, what lies there, what may be done; and in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ..log import Played, Rolled
from ..state import State
from .reading import Region
from .view import Badge, Choice, Mark, Message, News, Phrase, Remark, RuleCard, Tally, Token


class Showing(ABC):
    """The part of a game that everybody looks at. Changes nothing; asked as often as one likes."""

    # -- what is asked, and what lies there ---------------------------------

    @abstractmethod
    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        """What this seat is asked, or what it waits for.

        ``awaited`` are the other seats that still decide, where the table knows better
        than ``state``, which holds nothing of what others have chosen in secret.
        """

    @abstractmethod
    def tokens(self, state: State) -> tuple[Token, ...]:
        """The dice on the table."""

    def drawing(self, state: State, seat: int) -> str:
        """The name of the drawing this seat writes on."""
        return state.sheet

    def shared_drawing(self, state: State) -> str:
        """The name of a sheet that all seats share; empty if there is none."""
        return ""

    def shared_marks(self, state: State) -> tuple[Mark, ...]:
        """All that is written on the shared sheet."""
        return ()

    def tallies(self, state: State) -> tuple[Tally, ...]:
        """The numbers of the shared sheet, for a screen without room for it."""
        return ()

    def stock(self, state: State, seat: int) -> tuple[Tally, ...]:
        """What a seat has left, for a screen that shows a part of its sheet."""
        return ()

    def kept(self, state: State, seat: int) -> tuple[Tally, ...]:
        """What a seat gathers that counts beyond the points of this game; shown beside them."""
        return ()

    def badge(self, state: State, seat: int) -> Badge | None:
        """How a seat is known and how it stands; nothing where its points say that."""
        return None

    def remarks(self, state: State, seat: int) -> tuple[Remark, ...]:
        """What is worth pointing out to this seat now."""
        return ()

    def anchor(self, state: State, seat: int) -> str:
        """The spot of a seat's piece, to be kept in sight; empty if it has none."""
        return ""

    def bundles(self, state: State, seat: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Moves in a row that are often taken together, by name, for a seat that decides."""
        return ()

    def routes(self, state: State, seat: int) -> tuple[tuple[int, ...], ...]:
        """Moves in a row that lead somewhere further on, for a seat that decides."""
        return ()

    def titles(self, state: State) -> tuple[Message, ...]:
        """How the game rates each seat at the end, in words; empty if it does not."""
        return ()

    def figures(self, state: State) -> dict[str, float]:
        """Numbers about a finished game that a report averages; empty if there are none."""
        return {}

    @abstractmethod
    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        """All that is written on a seat's sheet, scores excepted."""

    @abstractmethod
    def choice(self, state: State, seat: int, move: int) -> Choice:
        """A legal move in words and gestures, without its consequences."""

    @abstractmethod
    def tell(self, before: State, event: Rolled | Played, after: State) -> list[News]:
        """An event as the log tells it."""

    def phrases(self, state: State, seat: int) -> tuple[Phrase, ...]:
        """What this seat may want to tell its partners now, beyond what one says at any table."""
        return ()

    @abstractmethod
    def rules(self) -> tuple[RuleCard, ...]:
        """The rules as cards, in the order one learns them."""

    def new_rules(self, options: dict[str, str]) -> tuple[str, ...]:
        """The cards to show when a game with these options is first opened."""
        return ()

    # -- in words -------------------------------------------------------------

    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        """The spots of a seat's sheet (-1: the shared one) by name, in the order one reads them.

        Spots that are not named here, or not drawn, need nothing: see ``aloud``.
        """
        return ()

    def mark_words(self, state: State, seat: int, mark: Mark, number: int) -> Message:
        """A mark in words; ``number`` counts those of its glyph on the sheet."""
        return Message(f"mark-{mark.glyph}", {"text": mark.text})

    def rule_of(self, state: State, thing: str) -> str:
        """The rule card that says what a spot, die, button or number is about."""
        cards = self.rules()
        return cards[0].id if cards else ""

    def worth(self, state: State, seat: int, thing: str) -> tuple[Message, ...]:
        """What a thing is worth to a seat, beyond its rule."""
        return ()

    # -- reasons --------------------------------------------------------------

    @abstractmethod
    def why_not(self, state: State, seat: int, touched: str) -> Message:
        """Why nothing that touches this spot, token or button is legal."""

    @abstractmethod
    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        """Why this move is not legal now."""
