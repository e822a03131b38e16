"""Everything that crosses the wire. The browser's types are generated from here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rollwrite.bots.advice import Aim, Estimate
from rollwrite.kernel.art import AreaGlyph
from rollwrite.kernel.campaign import Board
from rollwrite.kernel.moments import Moment
from rollwrite.kernel.reading import About, Section
from rollwrite.kernel.view import (
    Choice,
    Message,
    News,
    Page,
    Phrase,
    Result,
    RuleCard,
    Token,
    View,
)

SeatKind = Literal["me", "device", "link", "bot"]
Status = Literal["waiting", "playing", "over"]


class Wire(Struct, frozen=True, omit_defaults=False):
    """A value on the wire: immutable, every field always there."""


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """A value from outside: unknown fields are refused, not ignored."""


# -- the catalogue --------------------------------------------------------------


class OptionInfo(Wire, frozen=True):
    id: str
    values: tuple[str, ...]


class CampaignInfo(Wire, frozen=True):
    """Games in a row; its words are ``campaign-<id>`` and ``campaign-<id>-about``."""

    id: str
    legs: int


class GameInfo(Wire, frozen=True):
    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: tuple[OptionInfo, ...]
    names: dict[str, str]  # by language
    taglines: dict[str, str]
    campaigns: tuple[CampaignInfo, ...]


class BotInfo(Wire, frozen=True):
    id: str
    names: dict[str, str]
    about: dict[str, str]


class Pack(Wire, frozen=True):
    """All a client needs to show one game in one language, but for its sheets."""

    game: str
    language: str
    sheet: str  # the drawing of the usual options
    dice: dict[str, dict[str, str]]  # SVG by kind and face
    signs: dict[str, str]
    glyphs: dict[str, str]
    areas: dict[str, AreaGlyph]
    places: tuple[str, ...]  # where dice lie, in order
    has_parts: bool  # moves are made of parts
    explained: dict[str, dict[str, Message]]  # what a value of an option means
    words: str  # Fluent source
    rules: tuple[RuleCard, ...]


# -- guests and tables ------------------------------------------------------------


class NewGuest(Incoming, frozen=True):
    name: str


class Guest(Wire, frozen=True):
    """``token`` is shown once, to bots; browsers get it as a cookie."""

    name: str
    token: str


class SeatPlan(Incoming, frozen=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""


class NewTable(Incoming, frozen=True):
    """``hints``: whether those who play may ask what their moves are worth."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, str] = {}
    campaign: str = ""
    name: str = ""
    seed: str = ""
    hints: bool = False


class Opened(Wire, frozen=True):
    table: str


class TakeSeat(Incoming, frozen=True):
    """By invitation or hand-over link: whoever knows the key gets the seat."""

    key: str
    name: str
    seed: str = ""


class Kept(Wire, frozen=True):
    """The seat a link leads to. ``is_free``: an invitation, else somebody hands it over."""

    seat: int
    name: str
    is_free: bool
    is_yours: bool


class Taken(Wire, frozen=True):
    table: str
    seat: int


class MyLink(Wire, frozen=True):
    """The key of a link that is oneself on any device; the one before is dead."""

    key: str


class Where(Wire, frozen=True):
    """Addresses under which other devices reach this server, like ``http://192.168.1.5:8000``."""

    addresses: tuple[str, ...]


class RowResult(Wire, frozen=True):
    """How a finished table ended; ``title`` is one's own rating, by language."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    is_team: bool
    title: dict[str, str]


class TableRow(Wire, frozen=True):
    """A table on the home page. ``called`` names it where ``name`` does not."""

    id: str
    name: str
    called: str
    game: str
    status: Status
    turn: int
    seats: tuple[str, ...]
    mine: tuple[int, ...]
    your_turn: bool
    leg: int  # the game of a campaign that is on; 0 for a single game
    legs: int
    waiting_for: tuple[int, ...]  # seats
    changed: float  # seconds since the epoch
    ended: float  # when the game that is over ended
    result: RowResult | None  # once nothing is left to be played


class Me(Wire, frozen=True):
    name: str
    tables: tuple[TableRow, ...]


# -- a table, live ------------------------------------------------------------------


class SeatView(Wire, frozen=True):
    """``key`` is there for the seat's owner, and for the host while it is free or offered.

    ``is_offered``: the host made a new link to it, for who lost the way.
    """

    name: str
    kind: Literal["person", "bot", "free"]
    bot: str
    decided: bool
    here: bool
    key: str
    is_offered: bool


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


class Done(Wire, frozen=True, tag="done"):
    id: int


class Refused(Wire, frozen=True, tag="refused"):
    id: int
    code: str
    sentence: str
    reason: Message | None


class Because(Wire, frozen=True, tag="because"):
    id: int
    message: Message


class Previewed(Wire, frozen=True, tag="previewed"):
    """The choice asked for, with its marks, changes and points."""

    id: int
    choice: Choice


class Aloud(Wire, frozen=True, tag="aloud"):
    """A sheet in words, as it is now."""

    id: int
    sections: tuple[Section, ...]


class Explained(Wire, frozen=True, tag="explained"):
    """What a thing is; nothing where nobody knows it."""

    id: int
    about: About | None


class Hints(Wire, frozen=True, tag="hints"):
    """What was thought so far; better numbers follow until ``done``."""

    id: int
    number: int  # the table's number these hints belong to
    aim: Aim
    simulations: int
    rows: tuple[Estimate, ...]


class Said(Wire, frozen=True, tag="said"):
    """A seat tells its partners something. It is heard once and not kept."""

    seat: int
    phrase: Phrase


FromServer = TableView | Done | Refused | Because | Previewed | Aloud | Explained | Hints | Said


class Hello(Incoming, frozen=True, tag="hello"):
    """First message. ``token`` is for bots; browsers are known by their cookie.

    ``news`` is how much of the log is known, in game ``leg`` of a campaign.
    """

    token: str = ""
    seat: int = -1
    news: int = 0
    leg: int = 0


class Sit(Incoming, frozen=True, tag="sit"):
    """Look through another own seat (-1: an onlooker)."""

    id: int
    seat: int


class Start(Incoming, frozen=True, tag="start"):
    id: int


class Switch(Incoming, frozen=True, tag="switch"):
    """Another value of a switchable option, from the next turn on; the host may."""

    id: int
    option: str
    value: str


class NextGame(Incoming, frozen=True, tag="next"):
    """Open the next game of the campaign; anybody at the table may."""

    id: int


class Renew(Incoming, frozen=True, tag="renew"):
    """A new link for a seat; the old one is dead. For its owner, and for the host, who
    sends it to somebody that lost the way back."""

    id: int
    seat: int


class Step(Incoming, frozen=True, tag="step"):
    """One step; with ``commit`` the seat also commits if that was its last one."""

    id: int
    seat: int
    stage: int
    move: str
    commit: bool = False


class TakeBack(Incoming, frozen=True, tag="take-back"):
    id: int
    seat: int
    stage: int


class Commit(Incoming, frozen=True, tag="commit"):
    id: int
    seat: int
    stage: int


class Redo(Incoming, frozen=True, tag="redo"):
    """Take these steps in this stage, in place of all that were taken: all of them or none."""

    id: int
    seat: int
    stage: int
    moves: tuple[str, ...]


class Exchange(Incoming, frozen=True, tag="exchange"):
    """The steps of this stage, with what was done at one spot done at the other, and back."""

    id: int
    seat: int
    stage: int
    one: str
    other: str


Order = Step | TakeBack | Commit | Redo | Exchange


class Why(Incoming, frozen=True, tag="why"):
    """Why does nothing fit what I touched?"""

    id: int
    seat: int
    touched: str


class Preview(Incoming, frozen=True, tag="preview"):
    """What would this move write and change? For views with many choices."""

    id: int
    seat: int
    move: str


class Read(Incoming, frozen=True, tag="read"):
    """The sheet of a seat (-1: the shared one) in words, as the seat one looks through sees it."""

    id: int
    sheet: int


class Explain(Incoming, frozen=True, tag="explain"):
    """What is this? A spot of a sheet, or a die, button or number; see ``kernel.reading``."""

    id: int
    sheet: int
    thing: str


class Advise(Incoming, frozen=True, tag="advise"):
    """What are my moves worth? Asking again, or moving, ends the thinking before."""

    id: int
    seat: int


class Say(Incoming, frozen=True, tag="say"):
    """Tell the partners one of the ``phrases`` offered."""

    id: int
    seat: int
    phrase: str


FromClient = (
    Hello
    | Sit
    | Start
    | Switch
    | NextGame
    | Renew
    | Order
    | Why
    | Preview
    | Read
    | Explain
    | Advise
    | Say
)

# -- replay ---------------------------------------------------------------------------


class Frame(Wire, frozen=True):
    """One step of a replay; ``pages`` holds only the sheets that changed."""

    number: int
    turn: int
    active: int
    event: str
    tokens: tuple[Token, ...]
    pages: tuple[Page, ...]
    news: tuple[News, ...]


class Replay(Wire, frozen=True):
    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    verified: Literal["yes", "no", "open"]  # open: no secret yet
    frames: tuple[Frame, ...]
    result: Result | None


class Story(Wire, frozen=True):
    """What the end page tells beside the result; much lighter than the replay."""

    verified: Literal["yes", "no", "open"]  # open: no secret yet
    moments: tuple[Moment, ...]


class ReplayRequest(Incoming, frozen=True):
    record: str


class Problem(Wire, frozen=True):
    """Every HTTP error."""

    code: str
    sentence: str
    reason: Message | None


WIRE_TYPES = (
    GameInfo,
    BotInfo,
    Pack,
    NewGuest,
    Guest,
    NewTable,
    Opened,
    TakeSeat,
    Kept,
    Taken,
    MyLink,
    Where,
    Me,
    TableView,
    Done,
    Refused,
    Because,
    Hello,
    Sit,
    Start,
    Switch,
    NextGame,
    Renew,
    Step,
    TakeBack,
    Commit,
    Redo,
    Exchange,
    Why,
    Preview,
    Previewed,
    Read,
    Aloud,
    Explain,
    Explained,
    Advise,
    Hints,
    Say,
    Said,
    Replay,
    Story,
    ReplayRequest,
    Problem,
)
