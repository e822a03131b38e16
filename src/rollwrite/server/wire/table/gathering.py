"""What people ask of a table beside the game: seats and terms, leaving and returning, time."""

from __future__ import annotations

from ..base import Asking
from .pace import Choice, Pace


class OfSeat(Asking, frozen=True):
    """About one seat."""

    seat: int


# -- before the start, by the host ----------------------------------------------------


class AddSeat(Asking, frozen=True, tag="add-seat"):
    """One more free seat."""


class DropSeat(OfSeat, frozen=True, tag="drop-seat"):
    """Take a free seat or a bot's away; those behind it move up."""


class MoveUp(OfSeat, frozen=True, tag="move-up"):
    """A seat changes its place with the one before it."""


class SeatBot(OfSeat, frozen=True, tag="seat-bot"):
    """Give a seat to a bot. If a person sat there, the table's link changes.

    ``until_return``: the seat stays that of a person who is away, and is theirs again as soon as
    they come; until then, also in the game, the bot plays there.
    """

    bot: str
    until_return: bool = False


class SeatBeside(OfSeat, frozen=True, tag="seat-beside"):
    """Somebody who sits beside the host, at the same device."""

    name: str


class FreeSeat(OfSeat, frozen=True, tag="free-seat"):
    """Send a bot or a person away. If it was a person, the table's link changes."""


class ChangeTerms(Asking, frozen=True, tag="change-terms"):
    """What is to be played, how fast, and who may come."""

    options: dict[str, str]
    pace: Pace
    hints: bool
    is_open: bool = False
    is_rated: bool = False
    can_watch: bool = True
    has_chat: bool = False


class RenewDoor(Asking, frozen=True, tag="renew-door"):
    """A new link for the table; the old one is dead."""


class Close(Asking, frozen=True, tag="close"):
    """The table will not be played."""


# -- coming and going -----------------------------------------------------------------


class GetUp(Asking, frozen=True, tag="leave"):
    """Leave the table, all own seats: free again before the start, vacant in a game."""


class Return(OfSeat, frozen=True, tag="return"):
    """Sit down again at a seat one has left and nobody took since."""


class Nudge(OfSeat, frozen=True, tag="nudge"):
    """A friendly reminder to who keeps the table waiting."""


class Vote(OfSeat, frozen=True, tag="vote"):
    """Shall a bot play for an absent person? ``bot`` is the level, where one is wished."""

    choice: Choice
    bot: str = ""


# -- time and the end -----------------------------------------------------------------


class Pause(Asking, frozen=True, tag="pause"):
    """All clocks stand, for all to see."""


class Resume(Asking, frozen=True, tag="resume"):
    """All clocks go on."""


class ProposeEnd(Asking, frozen=True, tag="propose-end"):
    """I would end the game here; it ends when all who are still there would."""


class WithdrawEnd(Asking, frozen=True, tag="withdraw-end"):
    """I would not, after all."""


Hosting = (
    AddSeat | DropSeat | MoveUp | SeatBot | SeatBeside | FreeSeat | ChangeTerms | RenewDoor | Close
)
Keeping = GetUp | Return | Nudge | Vote | Pause | Resume | ProposeEnd | WithdrawEnd
