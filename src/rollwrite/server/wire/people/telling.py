"""Being told that it is one's turn: by which ways, what for, and when not."""

from __future__ import annotations

from typing import Literal

from ..base import Incoming, Wire

HookKind = Literal["discord", "slack", "json"]
Way = Literal["page", "push", "webhook", "mail"]
#: What there is to tell: it is your turn, and soon too late for it; somebody nudged you, asks you
#: to a table, took a seat at yours, started it; the others ask for your vote; the game is over;
#: a seat is free where you waited for one.
What = Literal[
    "turn", "late", "nudged", "invited", "joined", "started", "vote", "over", "free", "test"
]


class Wishes(Incoming, frozen=True):
    """What for and when. Times like ``22:00``, in ``zone`` (or, where nobody here knows it, so
    many minutes east of Greenwich); ``holiday`` is the day on which one is told again.
    """

    turns: bool = True
    tables: bool = True  # somebody sits down, a table starts
    nudges: bool = True  # also votes
    ends: bool = True
    quiet_from: str = ""
    quiet_to: str = ""
    zone: str = ""
    offset: int = 0
    holiday: str = ""
    language: Literal["en", "de"] = "en"


class PushView(Wire, frozen=True):
    """A browser that is called; its address is a secret."""

    id: str
    device: str
    made: float
    is_here: bool  # the device that asks


class HookView(Wire, frozen=True):
    kind: HookKind
    shown: str  # the place, and the end of the address


class MailView(Wire, frozen=True):
    shown: str
    is_confirmed: bool


class Reach(Wire, frozen=True):
    """How somebody can be reached. ``push_key`` is the server's own public key; ``has_mail``:
    a host set it up here. ``hook_secret`` is said once, when it was made.
    """

    wishes: Wishes
    push_key: str
    pushes: tuple[PushView, ...]
    webhook: HookView | None
    mail: MailView | None
    has_mail: bool
    hook_secret: str


class NewPush(Incoming, frozen=True):
    """What a browser says of itself when it lets itself be called."""

    endpoint: str
    p256dh: str
    auth: str


class NewHook(Incoming, frozen=True):
    url: str
    kind: HookKind


class NewMail(Incoming, frozen=True):
    address: str


class MailCode(Incoming, frozen=True):
    code: str


class Tried(Wire, frozen=True):
    """``code`` says why it did not work; empty where it was sent."""

    way: Way
    shown: str
    code: str


class TestResult(Wire, frozen=True):
    tried: tuple[Tried, ...]


class Turns(Wire, frozen=True):
    """How many tables wait for one."""

    count: int


class Called(Wire, frozen=True, tag="called"):
    """Something elsewhere needs whoever has this page open. ``by`` is who did it."""

    what: What
    table: str
    name: str
    called: str
    game: str
    by: str
