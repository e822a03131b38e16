"""What changes a table, once it is checked and stored."""

from __future__ import annotations

from ..base import Asking
from .gathering import Hosting, Keeping
from .talk import Write


class Repeatable(Asking, frozen=True, kw_only=True):
    """Safe to send again: what was done already is refused, not done twice.

    ``steps`` is how many the seat had taken in the stage (-1: that is not said).
    """

    steps: int = -1


class Deciding(Repeatable, frozen=True):
    """What a seat does in a stage of the game."""

    seat: int
    stage: int


class Start(Asking, frozen=True, tag="start"):
    """The host begins; seats that are still free go away."""


class Switch(Asking, frozen=True, tag="switch"):
    """Another value of a switchable option, from the next turn on; the host may."""

    option: str
    value: str


class NextGame(Asking, frozen=True, tag="next"):
    """Open the next game of the campaign; anybody at the table may."""


class Renew(Asking, frozen=True, tag="renew"):
    """A new link for a seat; the old one is dead. For its owner, and for the host, who
    sends it to somebody that lost the way back."""

    seat: int


class Step(Deciding, frozen=True, tag="step"):
    """One step; with ``commit`` the seat also commits if that was its last one."""

    move: str
    commit: bool = False


class TakeBack(Deciding, frozen=True, tag="take-back"):
    """The last step never happened."""


class Commit(Deciding, frozen=True, tag="commit"):
    """The decision stands."""


class Redo(Deciding, frozen=True, tag="redo"):
    """Take these steps in this stage, in place of all that were taken: all of them or none."""

    moves: tuple[str, ...]


class Exchange(Deciding, frozen=True, tag="exchange"):
    """The steps of this stage, with what was done at one spot done at the other, and back."""

    one: str
    other: str


class GoBack(Asking, frozen=True, tag="go-back"):
    """In practice: to one's decision before this one, however long ago that was."""

    seat: int


Order = Step | TakeBack | Commit | Redo | Exchange
Change = Start | Switch | NextGame | Renew | GoBack | Hosting | Keeping | Write | Order
