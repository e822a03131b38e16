"""Who may say what at a table."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from rollwrite.kernel.seen.view import Phrase
from rollwrite.table.phrases import phrases_for

from ...refusal import Refusal
from ...wire.table.talk import Report, Write
from ..log import LogEvent, Wrote
from ..room import Room
from .lines import Line, written


def phrases_of(room: Room, seat: int) -> tuple[Phrase, ...]:
    """Rivals talk where somebody else sits at the table; bots do not listen."""
    if room.table is None:
        return ()
    is_heard = room.game.is_cooperative or len(room.rarely(_owners)) > 1
    return phrases_for(room.table, seat) if is_heard else ()


def _owners(room: Room) -> set[str]:
    return {one.owner for one in room.seats if one.owner}


def write_events(room: Room, digest: str, asked: Write) -> list[LogEvent]:
    room.require_own(digest, asked.seat)
    if not room.has_chat:
        raise Refusal(403, "no-chat", "no free words are written at this table")
    return [Wrote(asked.seat, written(asked.text))]


class ReportedLine(Struct, frozen=True):
    number: int
    name: str
    text: str
    at: float


class Reported(Struct, frozen=True):
    """A report as it is kept: what was said of it, and the lines around the one it is about."""

    text: str
    line: int
    lines: tuple[ReportedLine, ...]
    table: str
    called: str
    game: str


@dataclass(frozen=True, slots=True)
class ReportMade:
    about: str
    said: Reported


def report_of(room: Room, digest: str, asked: Report) -> ReportMade:
    """About somebody else at a table where one sits oneself."""
    if not room.mine(digest):
        raise Refusal(403, "not-your-seat", "only those who sit at the table report from there")
    line = room.lines.find(asked.line) if asked.line else None
    if asked.line and line is None:
        raise Refusal(422, "no-such-line", f"there is no line {asked.line}")
    about = line.owner if line else _person_at(room, asked.seat)
    if about in ("", digest):
        raise Refusal(422, "nobody-there", "nobody else sits there")
    words = written(asked.text) if asked.text.strip() else ""
    around = tuple(map(_kept, room.lines.around(asked.line))) if line else ()
    opened = room.opened
    return ReportMade(
        about, Reported(words, asked.line, around, opened.name, opened.called, room.game.id)
    )


def _person_at(room: Room, number: int) -> str:
    return room.seats[number].owner if 0 <= number < len(room.seats) else ""


def _kept(line: Line) -> ReportedLine:
    return ReportedLine(line.number, line.name, line.text, line.at)
