"""A table through somebody’s eyes."""

from __future__ import annotations

from typing import Literal

from rollwrite.kernel.campaign import Board
from rollwrite.kernel.seen.view import Message, News, Phrase, View

from ..base import Wire
from .pace import Choice, Pace, Patience

Status = Literal["waiting", "playing", "over", "closed"]


class ClockView(Wire, frozen=True):
    """``left`` seconds as this was sent; it ``is_running`` unless the table pauses, or its person
    rests: quiet hours and holidays are left out, so the ``deadline`` may be later than that.

    Below ``low`` seconds it is low; who looks on without a message in between knows it, too.
    """

    left: float
    low: float
    deadline: float  # seconds since the epoch
    is_low: bool
    is_running: bool


class RestView(Wire, frozen=True):
    """Somebody who plays by the day rests: quiet hours, or a holiday."""

    until: float  # seconds since the epoch
    is_holiday: bool


class SeatView(Wire, frozen=True):
    """``key`` is there for the seat's owner, and for the host while it is free or offered.

    ``is_offered``: the host made a new link to it, for who lost the way. ``is_hurried``:
    a bot that thinks shorter than it would like to, since many wait for theirs. ``face`` is
    what its person chose: colour, eyes and mouth; nothing where the name gives it.

    ``is_away``: no sign of life for a while, since ``away_since``; ``is_vacant``: its person
    got up. ``stands_in`` is the bot that decides there for now; ``wrote`` counts what bots
    decided since the person last did, from step ``wrote_from`` of the replay on, the last of
    them ``writer``. ``by_bots`` of all ``decisions`` at a person's seat were a bot's.
    """

    name: str
    face: str
    kind: Literal["person", "bot", "free"]
    bot: str
    decided: bool
    here: bool
    key: str
    is_offered: bool
    is_hurried: bool
    is_away: bool
    away_since: float  # seconds since the epoch; 0 for who is here
    is_vacant: bool
    stands_in: str
    wrote: int
    wrote_from: int
    writer: str
    decisions: int
    by_bots: int
    clock: ClockView | None
    rest: RestView | None
    can_nudge: bool  # by who looks
    is_nudged: bool  # by who looks, not long ago


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


class MomentView(Wire, frozen=True):
    """``expect`` are the moves it waits for, with ``*`` for any text; none where it is only
    looked at. ``see`` is spoken of, too; ``cases`` are numbers to be compared before one decides.
    """

    words: Message
    cases: tuple[Message, ...]
    point: tuple[str, ...]
    see: tuple[str, ...]
    expect: tuple[str, ...]


class LessonView(Wire, frozen=True):
    """A lesson and where its pupil stands.

    ``at`` is the moment that waits for a move (one past the last: all is learned), ``first``
    the one to look at first, ``praise`` what is said to the move before. ``say`` is what ``at``
    says now (less, where its move is made again), ``point`` what it points at, ``shown`` what
    the right ``move`` touches, for who does not find it.
    """

    id: str
    moments: tuple[MomentView, ...]
    first: int
    at: int
    say: Message | None
    praise: Message | None
    point: tuple[str, ...]
    shown: tuple[str, ...]
    move: str
    learned: tuple[Message, ...]


class VoteView(Wire, frozen=True):
    """Shall a bot play at ``seat``? ``bot`` and ``wait`` are the seats that want one or the other.

    ``needed`` of ``asked`` decide; ``is_asked`` and ``choice`` are about who looks. ``level``
    is the bot that would sit down. ``is_once``: only for the one decision that took too long.
    """

    seat: int
    asked: tuple[int, ...]
    bot: tuple[int, ...]
    wait: tuple[int, ...]
    needed: int
    is_asked: bool
    choice: Choice | None
    level: str
    is_once: bool
    since: float  # since when nobody has seen the person; 0: got up, or is only slow


class PauseView(Wire, frozen=True):
    """All clocks stand. ``by`` -1: nobody was there."""

    by: int
    since: float


class EndView(Wire, frozen=True):
    """Who would end the game here, and who has not said so."""

    by: tuple[int, ...]
    missing: tuple[int, ...]


class LineView(Wire, frozen=True):
    """Free words of a seat; ``number`` counts the lines of a table from 1."""

    number: int
    seat: int
    name: str
    text: str
    at: float  # seconds since the epoch


class TableNow(Wire, frozen=True, tag="table"):
    """What a move, the time, or who comes and goes may change. ``news`` continues at ``news_from``.

    ``lines`` are free words that were not told yet, for those who sit here.

    ``papers`` are the sheets of the view, in order, by names that follow from what is written
    on them. Who ``keeps`` sheets, see ``Hello``, gets only those in the view whose names did
    not stand in the message before.
    """

    number: int
    stage: int
    seats: tuple[SeatView, ...]
    view: View | None
    steps: int  # that this seat has taken in this stage
    can_take_back: bool
    can_commit: bool
    can_go_back: bool  # to an earlier decision, which only practice allows
    news_from: int
    news: tuple[News, ...]
    sheets: tuple[str, ...]  # the drawings on the table
    phrases: tuple[Phrase, ...]  # what this seat may say to the others
    lines: tuple[LineView, ...]
    lesson: LessonView | None
    now: float  # the server's time, in seconds since the epoch
    vote: VoteView | None
    ending: EndView | None
    watchers: int
    papers: tuple[str, ...]


class TableView(TableNow, frozen=True, tag="table"):
    """The table through the eyes of ``seat``. What stands here stays while people move: who
    ``keeps`` it, see ``Hello``, is not sent it again before it changes.

    ``house_word`` is the last message of the house to this table, said at ``house_word_at``.
    """

    id: str
    name: str
    called: str  # two words of ours, where ``name`` is empty
    game: str
    options: dict[str, str]  # as they hold now
    switches: tuple[OptionSwitch, ...]
    status: Status
    seat: int
    mine: tuple[int, ...]
    is_host: bool
    host: int  # the seat of who opened the table; -1 where nobody sits
    lost: tuple[int, ...]  # seats that were yours and are played elsewhere now
    is_practice: bool
    commitment: str
    rematch: str
    new_rules: tuple[str, ...]  # cards to show when this game is first opened
    say_every: float  # seconds from one of them to the next; 0: as the moment asks for
    has_chat: bool
    house_word: str
    house_word_at: float  # seconds since the epoch
    has_hints: bool
    campaign: CampaignView | None
    pace: Pace
    patience: Patience
    door: str  # the key of the table's link, for those who sit here
    is_open: bool
    is_rated: bool
    can_watch: bool
    is_quick: bool  # it starts by itself, as soon as all seats are taken
    fills_at: float  # when bots take the seats that are left, and it starts; 0: never
    is_agreed: bool  # ended by all who were still there
    pause: PauseView | None
