"""The page of whoever keeps the house, and what is done there."""

from __future__ import annotations

from typing import Literal

from .base import Incoming, Wire
from .table.pace import Pace
from .table.talk import HouseSigns
from .table.view import Status

WhoOpens = Literal["everybody", "accounts", "keepers"]


class HouseView(Wire, frozen=True):
    """The house as somebody meets it; ``may_open``: whether they may open a table."""

    signs: HouseSigns
    is_keeper: bool
    may_open: bool


class KeeperLink(Wire, frozen=True):
    """A link that makes one the keeper, looked at before it is used up. ``name``: who asks."""

    name: str


class BecomeKeeper(Incoming, frozen=True):
    """``name`` for who is not known yet."""

    name: str = ""


class KeptSeat(Wire, frozen=True):
    """``is_away``: a person who is not here. ``is_free``: nobody sits there yet."""

    name: str
    face: str
    bot: str
    is_away: bool
    is_free: bool


class KeptTable(Wire, frozen=True):
    """A table as anybody sees it who passes by."""

    id: str
    name: str
    called: str
    game: str
    status: Status
    turn: int
    leg: int
    legs: int
    pace: Pace
    seats: tuple[KeptSeat, ...]
    waiting_for: tuple[int, ...]
    since: float  # how long that has been so; seconds since the epoch, 0: nobody knows
    deadline: float  # of whoever runs out first; 0 where no clock runs
    changed: float


class KeptPerson(Wire, frozen=True):
    """``id`` is good for asking here, and for nothing else."""

    id: str
    name: str
    face: str
    is_you: bool
    is_keeper: bool
    is_blocked: bool
    has_passkey: bool
    has_password: bool
    devices: int
    seen: float
    is_here: bool


class People(Wire, frozen=True):
    people: tuple[KeptPerson, ...]
    has_more: bool


class Check(Wire, frozen=True):
    """``about`` names what was looked at; ``sentence`` and ``mend`` are the doctor's."""

    about: str
    is_well: bool
    sentence: str
    mend: str


class Health(Wire, frozen=True):
    """``move``: seconds that a change of a table takes, in the middle; 0: none yet."""

    checked: float
    checks: tuple[Check, ...]
    move: float


class Storage(Wire, frozen=True):
    """In bytes."""

    games: int
    backups: int
    free: int


class Copy(Wire, frozen=True):
    """``tried`` is when it was last put back for a test; 0: never."""

    name: str
    size: int
    made: float
    tried: float


class Backups(Wire, frozen=True):
    """``every`` so many seconds one is made, 0: never by itself."""

    every: float
    keep: int
    copies: tuple[Copy, ...]
    tried: float
    folder: str


class ReportedWords(Wire, frozen=True):
    """``is_meant``: the line that the report is about."""

    name: str
    text: str
    at: float
    is_meant: bool


class ReportView(Wire, frozen=True):
    """``person`` is whom it is about, as ``KeptPerson`` names them."""

    id: str
    at: float
    by: str
    about: str
    person: str
    table: str
    name: str
    called: str
    game: str
    text: str
    lines: tuple[ReportedWords, ...]
    settled: float


class BanView(Wire, frozen=True):
    """``name`` of a person, else the network."""

    id: str
    kind: Literal["person", "network"]
    name: str
    at: float


class DeedView(Wire, frozen=True):
    """Who did what, to whom or what; ``more`` tells the rest, by name."""

    at: float
    by: str
    what: str
    about: str
    more: dict[str, str]


class DoorsView(Wire, frozen=True):
    is_invite_only: bool
    who_opens: WhoOpens
    has_lobby: bool
    has_chat: bool


class KeepersPage(Wire, frozen=True):
    """Everything at once. ``since``: when this server started; ``nodes`` share the house."""

    now: float
    since: float
    version: str
    rules: Literal["compiled", "interpreted"]
    database: str
    nodes: int
    tables: tuple[KeptTable, ...]
    table_count: int
    people: tuple[KeptPerson, ...]
    people_here: int
    people_count: int
    accounts: int
    health: Health
    storage: Storage
    backups: Backups
    reports: tuple[ReportView, ...]
    bans: tuple[BanView, ...]
    doors: DoorsView
    announcement: str
    until: float
    deeds: tuple[DeedView, ...]


class Log(Wire, frozen=True):
    deeds: tuple[DeedView, ...]
    has_more: bool


class NewDoors(Incoming, frozen=True):
    is_invite_only: bool
    who_opens: WhoOpens
    has_lobby: bool
    has_chat: bool


class NewAnnouncement(Incoming, frozen=True):
    """Seen by everybody for so many seconds."""

    text: str
    lasts: float


class TellTable(Incoming, frozen=True):
    text: str


class NewBan(Incoming, frozen=True):
    """An address or a network, like 192.0.2.7 or 10.0.0.0/8."""

    network: str


class HouseLink(Wire, frozen=True):
    """The key of a link, shown once."""

    key: str
