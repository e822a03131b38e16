"""What somebody played."""

from __future__ import annotations

from ..base import Incoming, Wire


class PlayedSeat(Wire, frozen=True):
    """``who`` tells people of the same name apart; nothing where a bot played."""

    name: str
    face: str
    bot: str
    who: str
    total: int
    title: dict[str, str]


class PlayedGame(Wire, frozen=True):
    """A game that is over. ``leg`` is its number in a campaign, 0 for a single game."""

    table: str
    leg: int
    game: str
    name: str
    called: str
    ended: float  # seconds since the epoch
    seats: tuple[PlayedSeat, ...]
    mine: tuple[int, ...]
    winners: tuple[int, ...]
    is_team: bool
    is_agreed: bool  # ended by all who were still there: nobody won
    is_rated: bool


class LevelMark(Wire, frozen=True):
    """Where a level of bots stands on the ruler."""

    bot: str
    at: int


class RatingStep(Wire, frozen=True):
    """A rating after one game."""

    table: str
    ended: float  # seconds since the epoch
    rating: int
    give_or_take: int


class RatingView(Wire, frozen=True):
    """How well somebody plays a game: 19 of 20 times between ``rating`` minus and plus
    ``give_or_take``. While it ``is_early`` nobody should be told the number.

    ``games`` counted so far; ``steps`` are the last of them, in order.
    """

    game: str
    rating: int
    give_or_take: int
    games: int
    is_early: bool
    levels: tuple[LevelMark, ...]
    steps: tuple[RatingStep, ...]


class History(Wire, frozen=True):
    """The last game first; ``since`` is when the person came here first."""

    since: float
    games: tuple[PlayedGame, ...]
    ratings: tuple[RatingView, ...]


class Leave(Incoming, frozen=True):
    """One's own name, typed, so that nobody leaves by mistake."""

    name: str


class PutAway(Incoming, frozen=True):
    """Whether a table is put away: not on the home page, still in the history."""

    is_archived: bool
