"""A table through somebody’s eyes."""

from __future__ import annotations

from typing import Literal

from rollwrite.kernel.campaign import Board
from rollwrite.kernel.view import News, Phrase, View

from .base import Wire

Status = Literal["waiting", "playing", "over"]


class SeatView(Wire, frozen=True):
    """``key`` is there for the seat's owner, and for the host while it is free or offered.

    ``is_offered``: the host made a new link to it, for who lost the way. ``is_hurried``:
    a bot that thinks shorter than it would like to, since many wait for theirs.
    """

    name: str
    kind: Literal["person", "bot", "free"]
    bot: str
    decided: bool
    here: bool
    key: str
    is_offered: bool
    is_hurried: bool


class OptionSwitch(Wire, frozen=True):
    """An option that the host may switch; it is ``next`` when the next turn begins."""

    id: str
    values: tuple[str, ...]
    now: str
    next: str


class CampaignView(Wire, frozen=True):
    """A campaign at this table: which game is on, and the score sheet so far."""

    id: str
    leg: int
    legs: int
    is_complete: bool
    board: Board


class TableView(Wire, frozen=True, tag="table"):
    """The table through the eyes of ``seat``. ``news`` continues at ``news_from``."""

    id: str
    name: str
    called: str  # two words of ours, where ``name`` is empty
    game: str
    options: dict[str, str]  # as they hold now
    switches: tuple[OptionSwitch, ...]
    status: Status
    number: int
    stage: int
    seat: int
    mine: tuple[int, ...]
    is_host: bool
    lost: tuple[int, ...]  # seats that were yours and are played elsewhere now
    seats: tuple[SeatView, ...]
    view: View | None
    can_take_back: bool
    can_commit: bool
    news_from: int
    news: tuple[News, ...]
    commitment: str
    rematch: str
    sheets: tuple[str, ...]  # the drawings on the table
    new_rules: tuple[str, ...]  # cards to show when this game is first opened
    phrases: tuple[Phrase, ...]  # what this seat may say to its partners
    has_hints: bool
    campaign: CampaignView | None
