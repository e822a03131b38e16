"""What people do while they wait for each other: as a line of the record, and as it is told."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..game import Waited
from .view import Message

#: By kind: the line of the record, and the message of the log. ``{by}`` are the seats that did it.
LINES = {
    "away": ("seat {seat} is away", "news-away"),
    "nudged": ("seat {by} nudged seat {seat}", "news-nudged"),
    "for-bot": ("seat {by} would let {bot} play for seat {seat}", "news-votes-bot"),
    "for-waiting": ("seat {by} would wait for seat {seat}", "news-votes-wait"),
    "let-bot": ("seats {by} let {bot} play for seat {seat}", "news-let-bot-play"),
    "kept": ("seat {seat} is looked after by {bot}", "news-stands-in"),
    "returned": ("seat {seat} returned", "news-is-back"),
    "left": ("seat {seat} left the table", "news-left"),
    "out": ("seat {seat} ran out of time", "news-time-out"),
    "out-bot": ("seat {seat} ran out of time, {bot} decides", "news-time-out-bot"),
    "paused": ("seat {seat} stopped the clocks", "news-paused"),
    "resumed": ("seat {seat} set the clocks going", "news-resumed"),
    "holiday": ("seat {seat} is on holiday", "news-holiday"),
    "holiday-over": ("seat {seat} is back from the holiday", "news-holiday-over"),
    "quiet": ("seat {seat} has quiet hours", "news-quiet-hours"),
    "end": ("seat {seat} would end the game here", "news-end-proposed"),
    "no-end": ("seat {seat} would rather play on", "news-end-withdrawn"),
}
SEAT = "[1-9][0-9]?"
PATTERNS = {
    kind: re.compile(
        re.escape(line)
        .replace(r"\{seat\}", f"(?P<seat>{SEAT})")
        .replace(r"\{by\}", f"(?P<by>{SEAT}( {SEAT})*)" if kind == "let-bot" else f"(?P<by>{SEAT})")
        .replace(r"\{bot\}", "(?P<bot>[a-z][a-z0-9-]*)")
    )
    for kind, (line, _) in LINES.items()
}


def waited_to_text(event: Waited) -> str:
    by = " ".join(str(seat + 1) for seat in event.by)
    return LINES[event.what][0].format(seat=event.seat + 1, by=by, bot=event.bot)


def waited_from_text(line: str) -> Waited | None:
    """Such a line, if it is one."""
    for kind, pattern in PATTERNS.items():
        if found := pattern.fullmatch(line):
            parts = found.groupdict()
            by = tuple(int(seat) - 1 for seat in (parts.get("by") or "").split())
            return Waited(kind, int(parts["seat"]) - 1, by, parts.get("bot") or "")
    return None


def tell_waited(event: Waited) -> Message:
    args: dict[str, str | int | Message] = {"seat": event.seat}
    if event.by:
        args["who"] = names_of(event.by)
    if event.bot:
        args["bot"] = Message(f"bot-{event.bot}")
    return Message(LINES[event.what][1], args)


def names_of(seats: Iterable[int]) -> Message:
    """``Ann``, ``Ann and Ben``, ``Ann, Ben and Kim``."""
    names = [Message("name-of-seat", {"seat": seat}) for seat in seats]
    if not names:
        return Message("names-nobody")
    *most, last = names
    if not most:
        return last
    first = most[0]
    for name in most[1:]:
        first = Message("names-more", {"first": first, "last": name})
    return Message("names-and", {"first": first, "last": last})
