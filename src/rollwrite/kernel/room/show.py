"""How a game shows itself: a function for each question that ``Game`` is asked.

What is not given is left as ``Game`` has it. A door hands these to everybody; see ``Door``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from ..campaign import Board, Campaign
from ..seen.reading import Region
from ..seen.view import (
    Badge,
    Choice,
    Mark,
    Message,
    News,
    Phrase,
    Remark,
    RuleCard,
    Tally,
    Token,
)
from ..state import State

if TYPE_CHECKING:
    from ..game import Played, Rolled

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True)
class Show(Generic[S]):
    """By state, by seat; every seat but -1 (an onlooker) is one of the game's."""

    # what a seat is asked, and what one hears who is not asked where it is not the usual
    question: Callable[[S, int], Message]
    meanwhile: Callable[[S, int], Message | None] | None = None
    ending: Callable[[S], Message] | None = None
    # dice, sheets, moves
    tokens: Callable[[S], tuple[Token, ...]]
    marks: Callable[[S, int], tuple[Mark, ...]]
    choice: Callable[[S, int, int], Choice]
    shared_drawing: Callable[[S], str] | None = None
    shared_marks: Callable[[S], tuple[Mark, ...]] | None = None
    tallies: Callable[[S], tuple[Tally, ...]] | None = None
    stock: Callable[[S, int], tuple[Tally, ...]] | None = None
    kept: Callable[[S, int], tuple[Tally, ...]] | None = None
    badge: Callable[[S, int], Badge] | None = None
    remarks: Callable[[S, int], tuple[Remark, ...]] | None = None
    anchor: Callable[[S, int], str] | None = None
    bundles: Callable[[S, int], tuple[tuple[str, tuple[int, ...]], ...]] | None = None
    routes: Callable[[S, int], tuple[tuple[int, ...], ...]] | None = None
    phrases: Callable[[S, int], tuple[Phrase, ...]] | None = None
    # the log, and the end
    tell: Callable[[S, Rolled | Played, S], list[News]]
    titles: Callable[[S], tuple[Message, ...]] | None = None
    figures: Callable[[S], dict[str, float]] | None = None
    # campaigns: what each seat takes along, the score sheet, and what is written on the newest
    carry_over: Callable[[S], tuple[str, ...]] | None = None
    board: Callable[[Campaign, list[S]], Board] | None = None
    ledger: Callable[[Campaign, list[S], S, int], tuple[Mark, ...]] | None = None
    # rule cards, and the sheet in words
    cards: tuple[RuleCard, ...]
    new_cards: Callable[[dict[str, str]], tuple[str, ...]] | None = None
    regions: Callable[[S, int], tuple[Region, ...]] | None = None
    mark_words: Callable[[Mark, int], Message | None] | None = None
    rule_of: Callable[[S, str], str]
    worth: Callable[[S, int, str], tuple[Message, ...]]
    # reasons, asked of a seat that decides; ``why_idle`` of one that never will again
    why_not: Callable[[S, int, str], Message]
    why_illegal: Callable[[S, int, int], Message]
    why_idle: Callable[[S, int], Message | None] | None = None
