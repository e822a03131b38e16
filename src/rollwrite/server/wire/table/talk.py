"""The conversation at a live table: questions that change nothing, and all answers."""

from __future__ import annotations

from rollwrite.bots.advice import Aim, Estimate
from rollwrite.kernel.seen.reading import About, Section
from rollwrite.kernel.seen.view import Choice, Message, Phrase

from ..base import Answer, Asking, Incoming, Wire


class Hello(Incoming, frozen=True, tag="hello"):
    """First message. ``token`` is for bots; browsers are known by their cookie.

    ``news`` is how much of the log is known, in game ``leg`` of a campaign. ``is_looking``:
    the page can be seen, so that nobody has to call its person.
    Who ``keeps`` the last table is sent only what changed: sheets, see ``papers``, and what
    stays while people move, see ``TableView``; who lacks something all the same says hello again.
    """

    token: str = ""
    seat: int = -1
    news: int = 0
    leg: int = 0
    is_looking: bool = False
    keeps: bool = False


class Sit(Asking, frozen=True, tag="sit"):
    """Look through another own seat (-1: an onlooker)."""

    seat: int


class Look(Asking, frozen=True, tag="look"):
    """Whether the page of this table can be seen now."""

    is_looking: bool


class Done(Answer, frozen=True, tag="done"):
    """It was done, and nothing more is to be said."""


class Refused(Answer, frozen=True, tag="refused"):
    code: str
    sentence: str
    reason: Message | None


class Why(Asking, frozen=True, tag="why"):
    """Why does nothing fit what I touched?"""

    seat: int
    touched: str


class Because(Answer, frozen=True, tag="because"):
    message: Message


class Preview(Asking, frozen=True, tag="preview"):
    """What would this move write and change? For views with many choices."""

    seat: int
    move: str


class Previewed(Answer, frozen=True, tag="previewed"):
    """The choice asked for, with its marks, changes and points."""

    choice: Choice


class Read(Asking, frozen=True, tag="read"):
    """The sheet of a seat (-1: the shared one) in words, as the seat one looks through sees it."""

    sheet: int


class Aloud(Answer, frozen=True, tag="aloud"):
    """A sheet in words, as it is now."""

    sections: tuple[Section, ...]


class Explain(Asking, frozen=True, tag="explain"):
    """What is this? A spot of a sheet, or a die, button or number; see ``kernel.seen.reading``."""

    sheet: int
    thing: str


class Explained(Answer, frozen=True, tag="explained"):
    """What a thing is; nothing where nobody knows it."""

    about: About | None


class Advise(Asking, frozen=True, tag="advise"):
    """What are my moves worth? Asking again, or moving, ends the thinking before."""

    seat: int


class Hints(Answer, frozen=True, tag="hints"):
    """What was thought so far; better numbers follow until ``done``.

    ``is_brief``: fewer than usual, since many wait for theirs. ``strongest`` is what the
    strongest level would play, at a table for practice.
    """

    number: int  # the table's number these hints belong to
    aim: Aim
    simulations: int
    rows: tuple[Estimate, ...]
    is_brief: bool
    strongest: str


class Say(Asking, frozen=True, tag="say"):
    """Tell the others one of the ``phrases`` offered."""

    seat: int
    phrase: str


class Said(Wire, frozen=True, tag="said"):
    """A seat tells the others something. It is heard once and not kept."""

    seat: int
    phrase: Phrase


class Write(Asking, frozen=True, tag="write"):
    """Free words, at a table that has them. They are kept with the table, never in its record."""

    seat: int
    text: str


class Report(Asking, frozen=True, tag="report"):
    """Tell the house about somebody at this table. ``line``: what they wrote, which goes along
    with the lines around it; 0: nothing of that."""

    seat: int
    line: int = 0
    text: str = ""


class HouseSigns(Wire, frozen=True, tag="house"):
    """What hangs at the door for everybody; the announcement ends ``until`` then.

    ``has_chat``: tables may have free words. ``has_lobby``: open tables are shown to all.
    """

    announcement: str
    until: float
    now: float
    is_invite_only: bool
    has_lobby: bool
    has_chat: bool


class Leaving(Wire, frozen=True, tag="leaving"):
    """This server is about to go: come back for another, or for the next one at this place.

    What was asked is still answered; what is asked from now on, the other one answers.
    """


Inquiry = Why | Preview | Read | Explain
