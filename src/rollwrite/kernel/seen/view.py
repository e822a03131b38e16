"""What a seat may know, as plain data: all that any client ever shows.

A sheet is a drawing with named spots; a state is the marks on it; a move is
a gesture over spots, dice and buttons. Nothing here knows a game or a screen.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Sound = Literal["", "roll", "write", "bridge", "kill", "gem"]


class Message(Struct, frozen=True, gc=False):
    """Words by name: the sentence stands in the message files.

    An argument may be a message of its own. One called ``seat`` is a seat,
    shown by its name.
    """

    id: str
    args: dict[str, str | int | Message] = {}


class Token(Struct, frozen=True, gc=False):
    """A die (or another small thing) that lies somewhere on the table.

    Tokens of one ``group`` belong together and are shown joined.
    """

    id: str
    die: str
    face: str
    place: str = "tray"
    group: str = ""


class Mark(Struct, frozen=True, gc=False):
    """Something written on a sheet: a glyph over one spot, or over an area."""

    spots: tuple[str, ...]
    glyph: str
    text: str = ""


class Line(Struct, frozen=True, gc=False):
    """A scoring line; its points stand at the spot ``score-<id>``."""

    id: str
    points: int


class Change(Struct, frozen=True, gc=False):
    """What a move does to one scoring line."""

    line: str
    before: int
    after: int


class Hint(Struct, frozen=True, gc=False):
    """A small drawing that says what a move could bring or costs; ``label`` says it in words."""

    sign: str
    label: Message
    is_cost: bool = False


class Part(Struct, frozen=True, gc=False):
    """One of several things a move is made of, or the one that a later step uses up.

    ``sign`` is short and stands on a chip wherever the part is meant: at its
    dice, in the list and on the sheet. ``spots`` are where it could be used,
    ``moves`` the steps that do so, one a spot. A step that uses it up has a
    part with the same ``id``.
    """

    id: str
    sign: str
    label: Message
    dice: tuple[tuple[str, ...], ...] = ()
    spots: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    hints: tuple[Hint, ...] = ()


class Choice(Struct, frozen=True, gc=False):
    """A legal move: what it touches, how it is called, what it would change.

    ``dice`` holds one group a die used: tokens that show the same are
    alternatives. ``spots`` are in the order of the gesture. ``label`` is the
    whole move in words, ``title`` its short name, ``verb`` what confirming
    does. A move with a ``button`` has a button of its own; moves may share one,
    which then asks for the rest (``button-<id>`` is its name). Moves that place
    one shape differ in ``pose`` when it is turned or mirrored, and only in
    their spots when it lies elsewhere. Moves with several ``parts`` are shown
    side by side, each with its ``hints``.

    ``place`` is where its dice go: they may be dragged there. ``origin`` is the
    spot of a piece that may be dragged to the first of ``spots``. ``signs`` are
    small drawings of what else it uses. A move that ``is_last`` ends the
    decision: what follows cannot be taken back. One that ``is_light`` is one of
    several small steps: a tap takes it at once, another takes it back. One that
    ``is_final`` ends the game for its seat: nobody does that without being asked.
    """

    move: str
    label: Message
    title: Message
    verb: Message
    dice: tuple[tuple[str, ...], ...] = ()
    spots: tuple[str, ...] = ()
    button: str = ""
    pose: str = ""
    parts: tuple[Part, ...] = ()
    hints: tuple[Hint, ...] = ()
    notes: tuple[Message, ...] = ()
    marks: tuple[Mark, ...] = ()
    changes: tuple[Change, ...] = ()
    points: int = 0
    place: str = ""
    origin: str = ""
    signs: tuple[str, ...] = ()
    is_last: bool = False
    is_light: bool = False
    is_final: bool = False


class Badge(Struct, frozen=True, gc=False):
    """How a seat is known and how it stands, where points say nothing about it."""

    sign: str
    words: Message


class Remark(Struct, frozen=True, gc=False):
    """Something worth pointing out now, beside the prompt."""

    sign: str
    words: Message


class Route(Struct, frozen=True, gc=False):
    """Several steps of one decision in a row, found by tapping where they lead."""

    spot: str
    steps: tuple[Choice, ...]


class Bundle(Struct, frozen=True, gc=False):
    """Several steps of one decision in a row, taken with one tap; ``bundle-<id>`` is its name."""

    id: str
    steps: tuple[Choice, ...]


class Tally(Struct, frozen=True, gc=False):
    """A number: a small drawing and ``value``, ``of`` so many if not 0.

    Its words are ``tally-<id>``. Tallies of one ``group`` stand together.
    """

    id: str
    sign: str
    value: int
    of: int = 0
    group: str = ""


class Page(Struct, frozen=True, gc=False):
    """One sheet on the table. ``seat`` is -1 for a sheet that all share.

    ``stock`` is what the seat has left, for a screen that shows a part of the sheet;
    ``kept`` is what it gathers beyond the points of this game, shown beside them;
    ``anchor`` is the spot of its piece, kept in sight while nothing else is asked.
    """

    seat: int
    drawing: str
    marks: tuple[Mark, ...]
    lines: tuple[Line, ...]
    total: int
    badge: Badge | None = None
    stock: tuple[Tally, ...] = ()
    kept: tuple[Tally, ...] = ()
    anchor: str = ""


class Notice(Struct, frozen=True, gc=False):
    """What a seat must have seen before it goes on: shown to it until it says so.

    ``dice`` are those it is about, ``fate`` is what becomes of them.
    """

    title: Message
    text: Message
    verb: Message
    dice: tuple[Token, ...] = ()
    fate: Message | None = None


class News(Struct, frozen=True, gc=False):
    """Something that happened, as the log tells it. ``sign`` is a small drawing.

    ``sound`` is how it is heard, of a palette that every client has.
    A ``notice`` is for the seat it happened to. ``by`` is the bot that did it for a person.
    """

    turn: int
    seat: int
    message: Message
    sign: str = ""
    sound: Sound = ""
    notice: Notice | None = None
    by: str = ""


class Phrase(Struct, frozen=True, gc=False):
    """Something a seat can tell its partners with one tap.

    ``sign`` is a small drawing beside the words; ``spots`` are what it points at.
    """

    id: str
    words: Message
    sign: str = ""
    spots: tuple[str, ...] = ()


class Result(Struct, frozen=True, gc=False):
    """How the game ended: who won, with which totals, and what they may call themselves."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    titles: tuple[Message, ...]


class View(Struct, frozen=True, gc=False):
    """The whole table through the eyes of one seat (-1: an onlooker).

    ``is_preview_asked`` says that there are too many choices to send what each
    would change: the client asks for the one it shows. ``steps`` are those that
    this seat may still take back, in their order; ``can_swap`` says that the last
    two would do the other way round.
    """

    game: str
    seat: int
    turn: int
    active: int
    waiting: tuple[int, ...]
    prompt: Message
    tokens: tuple[Token, ...]
    pages: tuple[Page, ...]
    tallies: tuple[Tally, ...]
    remarks: tuple[Remark, ...]
    choices: tuple[Choice, ...]
    routes: tuple[Route, ...]
    is_preview_asked: bool
    result: Result | None
    steps: tuple[Choice, ...] = ()
    can_swap: bool = False
    bundles: tuple[Bundle, ...] = ()


class Figure(Struct, frozen=True, gc=False):
    """A picture for the rules: the part of a drawing around some spots, with marks."""

    drawing: str
    around: tuple[str, ...]
    marks: tuple[Mark, ...] = ()


class RuleCard(Struct, frozen=True, gc=False):
    """A section of the rules; its words are ``rules-<id>`` and ``rules-<id>-text``."""

    id: str
    figure: Figure | None = None
    dice: tuple[Token, ...] = ()
